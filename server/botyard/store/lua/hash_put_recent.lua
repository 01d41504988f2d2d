-- Sets a field of a hash, unless the stored value is newer, and drops the oldest fields.
-- KEYS: hash, times (sorted set of its fields). ARGV: field, value, time, most fields,
--   seconds after which all expires. Replies 1.
local known = redis.call('ZSCORE', KEYS[2], ARGV[1])
if known and tonumber(known) > tonumber(ARGV[3]) then return 1 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
local surplus = redis.call('ZCARD', KEYS[2]) - tonumber(ARGV[4])
if surplus > 0 then
  for _, field in ipairs(redis.call('ZRANGE', KEYS[2], 0, surplus - 1)) do
    redis.call('HDEL', KEYS[1], field)
    redis.call('ZREM', KEYS[2], field)
  end
end
redis.call('EXPIRE', KEYS[1], ARGV[5])
redis.call('EXPIRE', KEYS[2], ARGV[5])
return 1
