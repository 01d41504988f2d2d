-- Notes a room among the matches of somebody.
-- KEYS: hash, account and sessions of the person. ARGV: room, its line ('' while its match is not over), seconds.
-- Until a match that is over is among them, all are forgotten so many seconds after the last was noted; those of a
-- guest (sessions, but no account) always. Replies 1.
local first = redis.call('EXISTS', KEYS[1]) == 0
local guest = redis.call('EXISTS', KEYS[2]) == 0 and redis.call('EXISTS', KEYS[3]) == 1
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
if ARGV[2] ~= '' and not guest then
  redis.call('PERSIST', KEYS[1])
elseif guest or first or redis.call('TTL', KEYS[1]) >= 0 then
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
return 1
