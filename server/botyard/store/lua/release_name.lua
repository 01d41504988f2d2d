-- Releases a name, if its claim is still the one that the node read.
-- KEYS: owner of the name (hash). ARGV: identity, time of the claim. Replies 1 or 0.
local held = redis.call('HMGET', KEYS[1], 'identity', 'since')
if held[1] ~= ARGV[1] or held[2] ~= ARGV[2] then return 0 end
redis.call('DEL', KEYS[1])
return 1
