-- Adds a line to the digest of a person, and makes the digest due, unless it is due already.
-- KEYS: due lines (sorted set), digest (sorted set). ARGV: the line, now (ms), the digest's line, its time (ms).
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
redis.call('ZADD', KEYS[1], 'NX', ARGV[4], ARGV[3])
return 1
