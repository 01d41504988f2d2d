-- Counts a room among the unfinished rooms of its creator, up to a limit. A room that is counted already stays so.
-- KEYS: rooms (sorted set by the time at which they were counted, ms). ARGV: room, limit, kept (ms)
-- Replies 1; or, at the limit, the time below 0 (ms).
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - tonumber(ARGV[3]))
if redis.call('ZSCORE', KEYS[1], ARGV[1]) then return 1 end
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return -now end
redis.call('ZADD', KEYS[1], string.format('%d', now), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
