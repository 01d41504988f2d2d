-- Lets a moderator take an open report, unless another moderator has taken it.
-- KEYS: open reports by id (hash), claims by id (hash)
-- ARGV: id, identity, name, how long the claim holds (ms; 0 gives the report back), 1 to take it from another moderator
-- Replies the claim that holds now, "until identity name"; nothing if there is no such report.
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then return false end
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local held = redis.call('HGET', KEYS[2], ARGV[1])
if held and ARGV[5] ~= '1' then
  local till, holder = string.match(held, '^(%d+) (%S+) ')
  if tonumber(till) > now and holder ~= ARGV[2] then return held end
end
local claim = string.format('%.0f', now + tonumber(ARGV[4])) .. ' ' .. ARGV[2] .. ' ' .. ARGV[3]
if ARGV[4] == '0' then
  redis.call('HDEL', KEYS[2], ARGV[1])
else
  redis.call('HSET', KEYS[2], ARGV[1], claim)
end
return claim
