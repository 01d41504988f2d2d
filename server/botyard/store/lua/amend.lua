-- Changes a field of an account, if there is one and the field is as it was seen.
-- KEYS: account. ARGV: field, seen, new value. Replies 1 or 0.
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
