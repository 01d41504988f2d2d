-- Lists the due lines of some shards whose time has come.
-- KEYS: due lines (sorted set) of each shard. ARGV: now (ms), how many lines of a shard at most.
-- Replies with triples: place of the shard in KEYS (from 0), line, time (ms).
local due = {}
for place, lines in ipairs(KEYS) do
  local found = redis.call('ZRANGEBYSCORE', lines, '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[2])
  for at = 1, #found, 2 do
    due[#due + 1] = place - 1
    due[#due + 1] = found[at]
    due[#due + 1] = found[at + 1]
  end
end
return due
