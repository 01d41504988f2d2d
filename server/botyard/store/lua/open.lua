-- Reads a room. If Redis was restarted since the room's last commit, and the run that took it could not promise to
-- keep it, or kept it on another disk (a replica has taken its place, or the slot has moved), a new epoch begins:
-- cursors of the old one may name entries that are gone. A packed room keeps its epoch:
-- that it is there proves that nothing before it was lost, and nothing comes after it.
-- KEYS: head hash, packed. ARGV: run, stamp of the packed form that the node knows, or '', disk of the run
-- Replies {epoch, number, record, what is beside the log, its version}; of a packed room all its bytes, or the stamp alone if the node knows it; or nil.
local head = redis.call('HMGET', KEYS[1], 'epoch', 'number', 'record', 'run', 'durable', 'aside', 'aside_version')
if not head[1] then
  local stamp = ARGV[2]
  if stamp ~= '' and redis.call('GETRANGE', KEYS[2], 0, #stamp - 1) == stamp then return stamp end
  return redis.call('GET', KEYS[2])
end
if head[4] ~= ARGV[1] then
  if head[5] ~= ARGV[3] then head[1] = redis.call('HINCRBY', KEYS[1], 'epoch', 1) end
  redis.call('HSET', KEYS[1], 'run', ARGV[1])
end
return {tonumber(head[1]), tonumber(head[2]), head[3], head[6] or '', tonumber(head[7] or 0)}
