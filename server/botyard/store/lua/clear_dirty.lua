-- Removes a room from its shard's dirty set, if nothing was committed since its indexes were built.
-- KEYS: head (hash), dirty set, archived room. ARGV: room, number (0: there was no such room). Replies 1 or 0.
local number = redis.call('HGET', KEYS[1], 'number')
  or string.match(redis.call('GETRANGE', KEYS[3], 0, 63), '^%d+:(%d+):') or '0'
if number ~= ARGV[2] then return 0 end
redis.call('SREM', KEYS[2], ARGV[1])
return 1
