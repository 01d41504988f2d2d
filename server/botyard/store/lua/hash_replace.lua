-- Replaces the value of a field, unless it has changed meanwhile.
-- KEYS: hash. ARGV: field, value before, value after. Replies 1, or 0 if nothing was replaced.
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
