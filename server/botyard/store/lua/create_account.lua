-- Creates an account, unless there is one. The person's daily puzzles expire no more.
-- KEYS: account (hash), daily (hash). ARGV: name, password (hashed), created (s since 1970). Replies 1 or 0.
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'name', ARGV[1], 'password', ARGV[2], 'created', ARGV[3])
redis.call('PERSIST', KEYS[2])
return 1
