-- Removes a packed match that the archive has, if it still is the one that was put there and its indexes are written.
-- KEYS: head (hash), packed room, dirty set, rooms that are to leave for the archive (sorted set). ARGV: room, stamp
-- Replies 1, or 0 if the room must stay.
if redis.call('EXISTS', KEYS[1]) == 1 or redis.call('SISMEMBER', KEYS[3], ARGV[1]) == 1 then return 0 end
if redis.call('GETRANGE', KEYS[2], 0, #ARGV[2] - 1) ~= ARGV[2] then return 0 end
redis.call('UNLINK', KEYS[2])
redis.call('ZREM', KEYS[4], ARGV[1])
return 1
