-- Counts an attempt before it is made, so that many attempts at once do not pass the limit together.
-- KEYS: attempts (hash). ARGV: free attempts, first wait (ms), longest wait (ms), kept (ms)
-- Replies the time to wait (ms), and counts nothing then; or 0 to go ahead. Each attempt after the free ones doubles
-- the wait.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local rest = tonumber(redis.call('HGET', KEYS[1], 'until') or '0') - now
if rest > 0 then return math.ceil(rest) end
local count = redis.call('HINCRBY', KEYS[1], 'count', 1)
local over = count - tonumber(ARGV[1])
if over >= 0 then
  local wait = math.min(tonumber(ARGV[3]), tonumber(ARGV[2]) * 2 ^ math.min(over, 40))
  redis.call('HSET', KEYS[1], 'until', string.format('%.0f', now + wait))
end
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 0
