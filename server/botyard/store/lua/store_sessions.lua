-- Stores sessions of a user, and extends the lists of the user: for good if there is an account, else from now on.
-- A node may have seen a session just before another one ended it, and write that late: ended ones are passed over.
-- KEYS: sessions, account, sessions that ended recently (hash), lists. ARGV: seconds for the
-- sessions, seconds for the lists, then names and data of sessions in turn. Replies 1 if there is an account, else 0.
local ended = {}
for _, name in ipairs(redis.call('HKEYS', KEYS[3])) do ended[name] = true end
for place = 3, #ARGV, 2 do
  if not ended[ARGV[place]] then redis.call('HSET', KEYS[1], ARGV[place], ARGV[place + 1]) end
end
redis.call('EXPIRE', KEYS[1], ARGV[1])
local registered = redis.call('EXISTS', KEYS[2])
for place = 4, #KEYS do
  if registered == 1 then redis.call('PERSIST', KEYS[place]) else redis.call('EXPIRE', KEYS[place], ARGV[2]) end
end
return registered
