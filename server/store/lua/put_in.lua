-- Sets a field of a hash, if it is there already or the hash is not full.
-- KEYS: hash. ARGV: field, value, most (so many fields). Replies 1, or 0 if it is full.
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[3]) then
  return 0
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
