-- Extends the lists of a user: for good if there is an account, else for a time from now on.
-- KEYS: account, lists. ARGV: seconds. Replies 1 if there is an account, else 0.
local registered = redis.call('EXISTS', KEYS[1])
for place = 2, #KEYS do
  if registered == 1 then redis.call('PERSIST', KEYS[place]) else redis.call('EXPIRE', KEYS[place], ARGV[1]) end
end
return registered
