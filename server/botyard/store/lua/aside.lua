-- Writes what is kept beside a room's log, if it is still the version that the node has read. It takes no number.
-- KEYS: head hash, alarms
-- ARGV: version (before), what is written, room, alarm (when the room is to be looked at, at the latest, ms, or '')
-- Replies 1; or 0 if there is another version by now, or no such room that is live.
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
if (redis.call('HGET', KEYS[1], 'aside_version') or '0') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'aside', ARGV[2], 'aside_version', string.format('%d', tonumber(ARGV[1]) + 1))
if ARGV[4] ~= '' then
  local due = redis.call('ZSCORE', KEYS[2], ARGV[3])
  if not due or tonumber(due) > tonumber(ARGV[4]) then redis.call('ZADD', KEYS[2], ARGV[4], ARGV[3]) end
end
return 1
