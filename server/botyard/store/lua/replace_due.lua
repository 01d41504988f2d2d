-- Replaces a due line by others, unless a commit has changed it meanwhile.
-- KEYS: due lines (sorted set), then locks to take on new lines.
-- ARGV: the line, its time (ms), how long a lock holds (ms), then pairs of a time and a line. Replies 1, or 0.
if tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or -1) ~= tonumber(ARGV[2]) then return 0 end
redis.call('ZREM', KEYS[1], ARGV[1])
for at = 4, #ARGV, 2 do redis.call('ZADD', KEYS[1], ARGV[at], ARGV[at + 1]) end
for at = 2, #KEYS do redis.call('SET', KEYS[at], '', 'PX', ARGV[3]) end
return 1
