-- Reads a room and begins a new epoch if entries may be lost. That is so after a restart of Redis since the room's last
-- commit, if the run that stored it was not durable or used another disk (a replica took over, or the slot moved):
-- cursors of the old epoch may name entries that are gone. An archived room keeps its epoch: its archived form proves
-- that no earlier entry was lost, and no entry follows.
-- KEYS: head (hash), archived room
-- ARGV: run, stamp of the archived form that the node has in memory or '', disk of the run
-- The head stores the side data and its version in the fields `aside` and `aside_version`.
-- Replies {epoch, number, record, side data, version of the side data, digest of the log or ''}; {-1, -1, ''} for a
-- head without them, which is damaged; of an archived room all bytes, or only the stamp if the node has it in memory;
-- or nil.
local head = redis.call('HMGET', KEYS[1], 'epoch', 'number', 'record', 'run', 'durable', 'aside', 'aside_version', 'digest')
local whole = tonumber(head[1]) and tonumber(head[2]) and head[3]
if not whole and redis.call('EXISTS', KEYS[1]) == 1 then return {-1, -1, ''} end
if not whole then
  local stamp = ARGV[2]
  if stamp ~= '' and redis.call('GETRANGE', KEYS[2], 0, #stamp - 1) == stamp then return stamp end
  return redis.call('GET', KEYS[2])
end
if head[4] ~= ARGV[1] then
  if head[5] ~= ARGV[3] then head[1] = redis.call('HINCRBY', KEYS[1], 'epoch', 1) end
  redis.call('HSET', KEYS[1], 'run', ARGV[1])
end
return {tonumber(head[1]), tonumber(head[2]), head[3], head[6] or '', tonumber(head[7]) or 0, head[8] or ''}
