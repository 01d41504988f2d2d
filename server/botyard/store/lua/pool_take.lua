-- Picks a room for a user who wants a quick match: one with free seats, or a new one that later users find.
-- The room itself decides who sits; this only spreads users who arrive at once over the seats. A room whose seats have
-- all been given out is offered again after a while, because some of those users may never have arrived.
-- A user with points gets only a room that waits longer than the user does and is in reach: its points are about the
-- same, or it has waited long. Rooms that people have made by hand have no points, and are in reach of all.
-- KEYS: rooms (sorted set by the time from which on they are offered), free seats (hash), 'POINTS START' of the rooms
--   that this script has made (hash; START: since when people wait there), last room of this user
-- ARGV: name for a new room, or of the room where the user waits, its free seats for others, how long the user is sent
--   to the same room again (s), after how long a full room is offered again (s), points of the user or '', since when
--   the user waits or '' (from now on), '1' if the first is the room where the user waits, how many points are in reach
--   at once, how many more in each second, after how many seconds all are, rooms that this user cannot use...
-- Replies the name of a room, new or not.
local points, waits = tonumber(ARGV[5]), ARGV[7] == '1'
local useless = {}
for place = 11, #ARGV do useless[ARGV[place]] = true end
local mine = redis.call('GET', KEYS[4])
if mine and not waits and not useless[mine] then return mine end
local time = redis.call('TIME')
local now = time[1] .. '.' .. string.format('%06d', tonumber(time[2]))
local start = ARGV[6] ~= '' and ARGV[6] or now

local function in_reach(room)
  local theirs, since = string.match(redis.call('HGET', KEYS[3], room) or '', '^(%S+) (%S+)$')
  if not points or not theirs then return true end
  local waited = tonumber(now) - tonumber(since)
  local reach = tonumber(ARGV[8]) + tonumber(ARGV[9]) * waited
  return tonumber(since) < tonumber(start) and (waited >= tonumber(ARGV[10]) or math.abs(points - theirs) <= reach)
end

for _, room in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, 50)) do
  if not useless[room] and in_reach(room) then
    if redis.call('HINCRBY', KEYS[2], room, -1) <= 0 then
      redis.call('ZADD', KEYS[1], tonumber(time[1]) + tonumber(ARGV[4]), room)
    end
    if not waits then redis.call('SET', KEYS[4], room, 'EX', ARGV[3]) end
    return room
  end
end
if not waits then
  redis.call('ZADD', KEYS[1], now, ARGV[1])
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
  if points then redis.call('HSET', KEYS[3], ARGV[1], ARGV[5] .. ' ' .. start) end
end
redis.call('SET', KEYS[4], ARGV[1], 'EX', ARGV[3])
return ARGV[1]
