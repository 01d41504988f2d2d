-- Records that a node serves. A gap between heartbeats that is too long is an outage, unless the clock of Redis was set.
-- The time of the service is the clock of Redis and a correction, so that it goes on evenly when that clock is set.
-- KEYS: last heartbeat, outages (sorted set by end), correction (ms)
-- ARGV: longest gap (ms), longest leap (ms), how long outages are kept (ms), since (ms), the calling node's last heartbeat or 0 (ms),
--   verdict, correction to replace or '', its new value
-- Verdict: '' if the node knows the time and wants to judge a leap of it first, 'new' if it cannot judge, else the last
--   heartbeat, since which there was an outage.
-- Replies {now (ms since 1970), {"from-to", ...}, correction, gap}: the outages that ended after `since`, oldest first.
--   gap: 0, or the last heartbeat (ms) if time has leapt since then; nothing is recorded then.
local gap, leap, kept, verdict = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[6]
local function text(ms) return string.format('%.0f', ms) end

local time = redis.call('TIME')
local clock = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local stored = redis.call('GET', KEYS[3]) or '0'
local correction = tonumber(stored)
local function correct(ms)
  correction = ms
  redis.call('SET', KEYS[3], text(ms))
end
if ARGV[7] == stored then correct(tonumber(ARGV[8])) end

local now = clock + correction
local last = math.max(tonumber(redis.call('GET', KEYS[1]) or now), tonumber(ARGV[5]))
if verdict == '' and math.abs(now - last) > leap then
  return {now, {}, correction, last}
end
if verdict == 'new' and last - now > gap and last - now < 86400000 then  -- time does not go back; a wrong day is not kept for ever
  correct(last - clock)
  now = last
end
if now - last > gap then
  if verdict ~= 'new' and verdict ~= text(last) then return {now, {}, correction, last} end
  redis.call('ZADD', KEYS[2], text(now), text(last) .. '-' .. text(now))
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', text(now - kept))
end

-- The correction goes back to 0 by 20 ms in 10 s, too slowly for a player to notice.
if correction ~= 0 and math.floor(now / 10000) ~= math.floor(last / 10000) then
  correct(correction > 0 and math.max(correction - 20, 0) or math.min(correction + 20, 0))
end
-- A small step back is the difference of two clocks.
if now >= last or last - now > gap then redis.call('SET', KEYS[1], text(now)) end
return {now, redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[4], '+inf'), correction, 0}
