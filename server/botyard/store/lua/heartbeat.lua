-- Records that a node serves. A gap between heartbeats that is too long is recorded as an outage.
-- KEYS: last heartbeat, outages (sorted set by end)
-- ARGV: longest gap (ms), how long outages are kept (ms), since (ms), the calling node's last heartbeat or 0 (ms)
-- Replies {now (ms since 1970), {"from-to", ...}}: the outages that ended after `since`, oldest first.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local stamp = string.format('%.0f', now)
local last = math.max(tonumber(redis.call('GET', KEYS[1]) or now), tonumber(ARGV[4]))
if now - last > tonumber(ARGV[1]) then
  redis.call('ZADD', KEYS[2], stamp, string.format('%.0f-%.0f', last, now))
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', string.format('%.0f', now - tonumber(ARGV[2])))
end
-- A small step back is the difference of two clocks. A large one means that the clock was set: a heartbeat ahead of
-- it would hide all outages until then.
if now >= last or last - now > tonumber(ARGV[1]) then redis.call('SET', KEYS[1], stamp) end
return {now, redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[3], '+inf')}
