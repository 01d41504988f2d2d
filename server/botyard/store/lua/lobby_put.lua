-- Writes or removes a room's line of the lobby. A change gets the next version.
-- KEYS: lines (hash), changes (sorted set of rooms by version), version, rooms with a running match (set),
-- creators (hash)
-- ARGV: room, line ('' to remove it), 1 if its match runs, how many changes are kept, its creators ('' for none)
-- Replies 1, or 0 if nothing changed.
local playing = redis.call(ARGV[3] == '1' and 'SADD' or 'SREM', KEYS[4], ARGV[1])
if ARGV[5] == '' then redis.call('HDEL', KEYS[5], ARGV[1]) else redis.call('HSET', KEYS[5], ARGV[1], ARGV[5]) end
local former = redis.call('HGET', KEYS[1], ARGV[1]) or ''
if former == ARGV[2] then return playing end
if ARGV[2] == '' then redis.call('HDEL', KEYS[1], ARGV[1]) else redis.call('HSET', KEYS[1], ARGV[1], ARGV[2]) end
-- The clock as the first version: after Redis was emptied no version is used again.
if redis.call('EXISTS', KEYS[3]) == 0 then redis.call('SET', KEYS[3], redis.call('TIME')[1] .. '000000') end
redis.call('ZADD', KEYS[2], redis.call('INCR', KEYS[3]), ARGV[1])
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -1 - tonumber(ARGV[4]))
return 1
