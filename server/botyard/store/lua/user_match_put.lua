-- Stores a room among the matches of a user.
-- KEYS: matches (hash), account and sessions of the user. ARGV: room, its line ('' until its match is over), seconds
-- The list expires so many seconds after the last change, until it holds a finished match. The list of a guest
-- (sessions, but no account) always expires. Replies 1.
local first = redis.call('EXISTS', KEYS[1]) == 0
local guest = redis.call('EXISTS', KEYS[2]) == 0 and redis.call('EXISTS', KEYS[3]) == 1
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
if ARGV[2] ~= '' and not guest then
  redis.call('PERSIST', KEYS[1])
elseif guest or first or redis.call('TTL', KEYS[1]) >= 0 then
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
return 1
