-- Stores how many free seats a room offers for quick matches.
-- KEYS: rooms (sorted set by the time from which on they are offered), free seats (hash), points and start (hash)
-- ARGV: room, free seats (0: the room is offered no more)
if ARGV[2] == '0' then
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[1])
  redis.call('HDEL', KEYS[3], ARGV[1])
else
  local time = redis.call('TIME')
  redis.call('ZADD', KEYS[1], 'LT', time[1] .. '.' .. string.format('%06d', tonumber(time[2])), ARGV[1])
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
end
return 1
