-- Writes a room's line of the lobby, or takes it off, and notes that it has changed, if it has.
-- KEYS: lines (hash), changes (sorted set of rooms by version), version, playing (set of rooms)
-- ARGV: room, line ('' to take it off), 1 if its match runs, how many changes are kept
-- Replies 1, or 0 if everything was so already.
local playing = redis.call(ARGV[3] == '1' and 'SADD' or 'SREM', KEYS[4], ARGV[1])
local former = redis.call('HGET', KEYS[1], ARGV[1]) or ''
if former == ARGV[2] then return playing end
if ARGV[2] == '' then redis.call('HDEL', KEYS[1], ARGV[1]) else redis.call('HSET', KEYS[1], ARGV[1], ARGV[2]) end
-- after a Redis was emptied no version comes again
if redis.call('EXISTS', KEYS[3]) == 0 then redis.call('SET', KEYS[3], redis.call('TIME')[1] .. '000000') end
redis.call('ZADD', KEYS[2], redis.call('INCR', KEYS[3]), ARGV[1])
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -1 - tonumber(ARGV[4]))
return 1
