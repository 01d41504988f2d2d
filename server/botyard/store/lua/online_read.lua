-- Reads the users of a node, and the times at which users left the service.
-- KEYS: versions by node (hash), users of the node (hash), times of leaving (sorted set)
-- ARGV: node
-- Replies {version, {identity, state, ...}, {identity, ms since it left, ...}}.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local left = redis.call('ZRANGE', KEYS[3], 0, -1, 'WITHSCORES')
for place = 2, #left, 2 do
  left[place] = string.format('%.0f', now - tonumber(left[place]))
end
return {redis.call('HGET', KEYS[1], ARGV[1]) or '0', redis.call('HGETALL', KEYS[2]), left}
