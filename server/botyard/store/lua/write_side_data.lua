-- Replaces the side data of a room (state outside its log), if its version and the room are as the node read them.
-- The head stores them and their version in the fields `aside` and `aside_version`.
-- KEYS: head (hash), alarms (sorted set)
-- ARGV: version read, new side data, room, latest time of the room's next alarm (ms, or ''), number of the last entry
-- Replies 1; or 0 if the version or the number differs, or the room is not live.
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
if (redis.call('HGET', KEYS[1], 'aside_version') or '0') ~= ARGV[1] then return 0 end
if redis.call('HGET', KEYS[1], 'number') ~= ARGV[5] then return 0 end
redis.call('HSET', KEYS[1], 'aside', ARGV[2], 'aside_version', string.format('%d', tonumber(ARGV[1]) + 1))
if ARGV[4] ~= '' then
  local due = redis.call('ZSCORE', KEYS[2], ARGV[3])
  if not due or tonumber(due) > tonumber(ARGV[4]) then redis.call('ZADD', KEYS[2], ARGV[4], ARGV[3]) end
end
return 1
