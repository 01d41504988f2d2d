-- Creates an account, unless there is one.
-- KEYS: account (hash). ARGV: name, password (hashed), created (s since 1970). Replies 1 or 0.
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'name', ARGV[1], 'password', ARGV[2], 'created', ARGV[3])
return 1
