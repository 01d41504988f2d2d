-- Removes lines from the digest of a person, unless they were added again, and its due line if no other is left.
-- KEYS: due lines (sorted set), digest (sorted set). ARGV: the digest's line, its time (ms), its next time (ms), then
-- pairs of a line and when it was added (ms). Replies 1, or 0 if the time of the digest has changed meanwhile.
for at = 4, #ARGV, 2 do
  if tonumber(redis.call('ZSCORE', KEYS[2], ARGV[at]) or -1) == tonumber(ARGV[at + 1]) then
    redis.call('ZREM', KEYS[2], ARGV[at])
  end
end
if tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or -1) ~= tonumber(ARGV[2]) then return 0 end
if redis.call('EXISTS', KEYS[2]) == 1 then
  redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
else
  redis.call('ZREM', KEYS[1], ARGV[1])
end
return 1
