-- Claims a name for an identity, unless another identity holds it. A repeated claim is renewed.
-- KEYS: owner of the name (hash). ARGV: identity, an owner whose claim is known to be void, or ''
-- Replies {1}, or {0, owner, age of the owner's claim (ms)}.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local held = redis.call('HMGET', KEYS[1], 'identity', 'since')
if held[1] and held[1] ~= ARGV[1] and held[1] ~= ARGV[2] then return {0, held[1], now - tonumber(held[2])} end
redis.call('HSET', KEYS[1], 'identity', ARGV[1], 'since', string.format('%.0f', now))
return {1}
