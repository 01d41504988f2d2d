-- Removes a room from its shard's dirty set, if nothing was committed since its indexes were made.
-- KEYS: head hash, dirty set. ARGV: room, number. Replies 1, or 0 if there was.
if redis.call('HGET', KEYS[1], 'number') ~= ARGV[2] then return 0 end
redis.call('SREM', KEYS[2], ARGV[1])
return 1
