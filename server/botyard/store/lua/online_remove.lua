-- Removes a node that stops, or that has died: its users leave the service.
-- KEYS: nodes (sorted set by expiry), versions by node (hash), users of the node (hash), times of leaving (sorted set)
-- ARGV: node, '1' to remove it only if it has expired
-- Replies 1, or 0 if the node is alive.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local expires = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or '0')
if ARGV[2] == '1' and expires >= now then return 0 end
for _, identity in ipairs(redis.call('HKEYS', KEYS[3])) do
  redis.call('ZADD', KEYS[4], string.format('%.0f', math.min(now, ARGV[2] == '1' and expires or now)), identity)
end
redis.call('DEL', KEYS[3])
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('HDEL', KEYS[2], ARGV[1])
return 1
