-- Notes that a node serves. If nobody did for longer than a gap, that was an outage, and it is remembered.
-- KEYS: last beat, outages (sorted by their ends)
-- ARGV: gap (ms), how long outages are kept (ms), since (ms), when the node that beats has beaten last, or 0 (ms)
-- Replies {now (ms since 1970), {"from-to", ...}}: the outages that ended after `since`, oldest first.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local told = string.format('%.0f', now)
local last = math.max(tonumber(redis.call('GET', KEYS[1]) or now), tonumber(ARGV[4]))
if now - last > tonumber(ARGV[1]) then
  redis.call('ZADD', KEYS[2], told, string.format('%.0f-%.0f', last, now))
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', string.format('%.0f', now - tonumber(ARGV[2])))
end
-- a little back is two clocks that differ; more, and the clock was set: what was ahead would hide all outages until then
if now >= last or last - now > tonumber(ARGV[1]) then redis.call('SET', KEYS[1], told) end
return {now, redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[3], '+inf')}
