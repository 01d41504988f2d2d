-- Sets a field of a hash, unless the field is new and the hash is full, or has another value than before. Data of a
-- guest expires.
-- KEYS: hash, account of its owner (absent: the hash has no owner). ARGV: field, value, most fields, seconds,
-- value before ('' for none; absent: any)
-- Replies 1, or 0 if nothing was set.
if ARGV[5] and (redis.call('HGET', KEYS[1], ARGV[1]) or '') ~= ARGV[5] then return 0 end
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[3]) then
  return 0
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
if KEYS[2] and redis.call('TTL', KEYS[1]) == -1 and redis.call('EXISTS', KEYS[2]) == 0 then
  redis.call('EXPIRE', KEYS[1], ARGV[4])
end
return 1
