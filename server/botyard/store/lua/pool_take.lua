-- Picks a room for a user who wants a quick match: one with free seats, or a new one that later users find.
-- The room itself decides who sits; this only spreads users who arrive at once over the seats. A room whose seats have
-- all been given out is offered again after a while, because some of those users may never have arrived.
-- KEYS: rooms (sorted set by the time from which on they are offered), free seats (hash), last room of this user
-- ARGV: name for a new room, its free seats for others, how long the user is sent to the same room again (s),
--   after how long a full room is offered again (s), rooms that this user cannot use...
-- Replies the name of a room, new or not.
local useless = {}
for place = 5, #ARGV do useless[ARGV[place]] = true end
local mine = redis.call('GET', KEYS[3])
if mine and not useless[mine] then return mine end
local time = redis.call('TIME')
local now = time[1] .. '.' .. string.format('%06d', tonumber(time[2]))
for _, room in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, 50)) do
  if not useless[room] then
    if redis.call('HINCRBY', KEYS[2], room, -1) <= 0 then
      redis.call('ZADD', KEYS[1], tonumber(time[1]) + tonumber(ARGV[4]), room)
    end
    redis.call('SET', KEYS[3], room, 'EX', ARGV[3])
    return room
  end
end
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
redis.call('SET', KEYS[3], ARGV[1], 'EX', ARGV[3])
return ARGV[1]
