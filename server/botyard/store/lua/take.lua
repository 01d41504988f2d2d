-- Where somebody who wants a quick match is to sit: a room that has places left, or a new one, which others find then.
-- What a room says is the truth; this only keeps many who come at once from all trying the same seat. A room to which
-- as many were sent as it has places is tried again after a while: one of them may never have arrived.
-- KEYS: rooms (sorted by the time from which on people are sent there), places left (hash), the room that this person
--   was sent to last
-- ARGV: name for a new room, places that it has for others, for how long the person is sent there again (s),
--   after how long a room is tried again (s), rooms that are of no use to the person...
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
