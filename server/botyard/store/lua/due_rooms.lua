-- Lists the rooms of some shards whose alarm time has come.
-- KEYS: alarms (sorted set) of each shard. ARGV: now (ms), how many rooms of a shard at most. Replies with their ids.
local due = {}
for _, alarms in ipairs(KEYS) do
  for _, room in ipairs(redis.call('ZRANGEBYSCORE', alarms, '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])) do
    due[#due + 1] = room
  end
end
return due
