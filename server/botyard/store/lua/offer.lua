-- Says how many places a room has for those who want a quick match.
-- KEYS: rooms (sorted by the time from which on people are sent there), places left (hash)
-- ARGV: room, places (0: nobody is to be sent there any more)
if ARGV[2] == '0' then
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[1])
else
  local time = redis.call('TIME')
  redis.call('ZADD', KEYS[1], 'LT', time[1] .. '.' .. string.format('%06d', tonumber(time[2])), ARGV[1])
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
end
return 1
