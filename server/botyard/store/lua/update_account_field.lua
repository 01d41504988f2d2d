-- Changes a field of an account, if the field still has the value that the node read.
-- KEYS: account (hash). ARGV: field, old value, new value. Replies 1 or 0.
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
