#!lua flags=allow-oom
-- Replaces a room's live keys by its archived form, if the room is still at the position that the node read.
-- Runs in a full store too: the archived form is smaller than the live keys.
-- KEYS: head (hash), archived room, log (stream), accepted ids (hash) of a room of an earlier release, presence, alarms,
--   dirty set, last seen, rooms that are to leave for the archive (sorted set): each that stays for ever
-- ARGV: run, epoch, number, archived form, room, lifetime (s, '' for ever), channel, message to publish ('' for none:
--   then the indexes stay as they are), PUBLISH or SPUBLISH
-- Replies 1; or 0 if the room has moved on, was archived by another node, or is gone.
local head = redis.call('HMGET', KEYS[1], 'epoch', 'number', 'run')
if head[1] ~= ARGV[2] or head[2] ~= ARGV[3] or head[3] ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[4])
if ARGV[6] ~= '' then redis.call('EXPIRE', KEYS[2], ARGV[6]) else redis.call('ZADD', KEYS[9], 0, ARGV[5]) end
redis.call('UNLINK', KEYS[1], KEYS[3], KEYS[4], KEYS[5], KEYS[8])
redis.call('ZREM', KEYS[6], ARGV[5])
if ARGV[8] ~= '' then
  redis.call('SADD', KEYS[7], ARGV[5])
  redis.call(ARGV[9], ARGV[7], ARGV[8])
end
return 1
