-- Reads a room. If Redis was restarted since the room's last commit, and the run that took it could not promise to
-- keep it, a new epoch begins: cursors of the old one may name entries that are gone.
-- KEYS: head hash. ARGV: run. Replies {epoch, number, record} or nil.
local head = redis.call('HMGET', KEYS[1], 'epoch', 'number', 'record', 'run', 'durable')
if not head[1] then return nil end
if head[4] ~= ARGV[1] then
  if head[5] ~= '1' then head[1] = redis.call('HINCRBY', KEYS[1], 'epoch', 1) end
  redis.call('HSET', KEYS[1], 'run', ARGV[1])
end
return {tonumber(head[1]), tonumber(head[2]), head[3]}
