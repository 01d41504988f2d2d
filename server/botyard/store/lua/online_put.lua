-- Changes the states of users who are connected to one node. The node's version grows by one.
-- KEYS: nodes (sorted set by expiry), versions by node (hash), users of the node (hash), times of leaving (sorted set)
-- ARGV: node, lifetime of the node (ms), how long a time of leaving is kept (ms), then pairs: identity, state ('' if
-- the last connection of the identity has ended)
-- Replies the version.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
for place = 4, #ARGV, 2 do
  if ARGV[place + 1] == '' then
    redis.call('HDEL', KEYS[3], ARGV[place])
    redis.call('ZADD', KEYS[4], string.format('%.0f', now), ARGV[place])
  else
    redis.call('HSET', KEYS[3], ARGV[place], ARGV[place + 1])
  end
end
redis.call('ZADD', KEYS[1], string.format('%.0f', now + tonumber(ARGV[2])), ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', string.format('%.0f', now - tonumber(ARGV[3])))
return redis.call('HINCRBY', KEYS[2], ARGV[1], 1)
