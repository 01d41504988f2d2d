-- Stores sessions of a user, and extends the lists of the user: for good if there is an account, else from now on.
-- KEYS: sessions, account, lists. ARGV: seconds for the sessions, seconds for the lists, then names and data of
-- sessions in turn. Replies 1 if there is an account, else 0.
redis.call('HSET', KEYS[1], unpack(ARGV, 3))
redis.call('EXPIRE', KEYS[1], ARGV[1])
local registered = redis.call('EXISTS', KEYS[2])
for place = 3, #KEYS do
  if registered == 1 then redis.call('PERSIST', KEYS[place]) else redis.call('EXPIRE', KEYS[place], ARGV[2]) end
end
return registered
