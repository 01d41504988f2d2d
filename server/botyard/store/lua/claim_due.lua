-- Takes the lock on a due line, unless a node has it or the line has changed meanwhile.
-- KEYS: due lines (sorted set), lock, names of the values that it is still to be sent to, its failed attempts.
-- ARGV: the line, its time (ms), how long the lock holds (ms).
-- Replies with these names, '' for all, and these attempts, '' for none; nil without a lock.
if tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or -1) ~= tonumber(ARGV[2]) then return false end
if not redis.call('SET', KEYS[2], '', 'NX', 'PX', ARGV[3]) then return false end
return {redis.call('GET', KEYS[3]) or '', redis.call('GET', KEYS[4]) or ''}
