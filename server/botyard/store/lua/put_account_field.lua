-- Sets a field of an account, if there is the account.
-- KEYS: account (hash). ARGV: field, value. Replies 1 or 0.
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
