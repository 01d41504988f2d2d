-- Stores how many users a node serves, and adds up the counts of all nodes that reported recently.
-- KEYS: nodes (sorted set by expiry), counts by node (hash)
-- ARGV: node ('' to report nothing), "people:in_rooms" ('' to remove the node), lifetime of the report (ms)
-- Replies {people, in rooms}.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
if ARGV[1] ~= '' and ARGV[2] == '' then
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[1])
elseif ARGV[1] ~= '' then
  redis.call('ZADD', KEYS[1], string.format('%.0f', now + tonumber(ARGV[3])), ARGV[1])
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
end
for _, gone in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now))) do
  redis.call('ZREM', KEYS[1], gone)
  redis.call('HDEL', KEYS[2], gone)
end
local people, inside = 0, 0
for _, said in ipairs(redis.call('HVALS', KEYS[2])) do
  local here, seated = string.match(said, '^(%d+):(%d+)$')
  people, inside = people + tonumber(here), inside + tonumber(seated)
end
return {people, inside}
