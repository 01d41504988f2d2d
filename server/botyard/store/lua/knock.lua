-- Counts an attempt that may be one too many, before it is made: of many at once no more than these are let through.
-- KEYS: knocks (a hash). ARGV: attempts that are free, first wait (ms), longest wait (ms), kept (ms)
-- Replies how long to wait (ms), nothing counted; 0 to go ahead. After the free ones every attempt doubles the wait.
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
