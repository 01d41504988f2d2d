-- Moves the alarm of a room, unless the room has changed since a node has read it.
-- KEYS: head (hash), alarms (sorted set). ARGV: number of the last entry that was read, room, alarm (ms since 1970)
-- Replies 1, or 0 if nothing was moved.
if redis.call('HGET', KEYS[1], 'number') ~= ARGV[1] then return 0 end
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[2])
return 1
