-- Extends the life of a node, and lists all nodes.
-- KEYS: nodes (sorted set by expiry), versions by node (hash)
-- ARGV: node, lifetime of the node (ms)
-- Replies {{node, version, '1' if it has expired}, ...}.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
redis.call('ZADD', KEYS[1], string.format('%.0f', now + tonumber(ARGV[2])), ARGV[1])
local nodes = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
local reply = {}
for place = 1, #nodes, 2 do
  local version = redis.call('HGET', KEYS[2], nodes[place]) or '0'
  reply[#reply + 1] = {nodes[place], version, tonumber(nodes[place + 1]) < now and '1' or '0'}
end
return reply
