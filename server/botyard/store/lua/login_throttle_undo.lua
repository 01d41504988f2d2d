-- Takes back one counted attempt and the wait that it started.
-- KEYS: attempts (hash). Replies 1, or 0 if nothing is counted.
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or '0')
if count <= 1 then return redis.call('DEL', KEYS[1]) end
redis.call('HDEL', KEYS[1], 'until')
redis.call('HINCRBY', KEYS[1], 'count', -1)
return 1
