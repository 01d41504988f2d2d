-- Reads what a node must know before it refuses a command: the room's position, and whether the command was accepted
-- before. KEYS: head (hash), commands (hash), archived room. ARGV: command key
-- Replies {epoch, number, remembered or nil, archived (1 or 0)}; epoch 0: no such room. Of an archived room only the
-- archived form says what was accepted.
local head = redis.call('HMGET', KEYS[1], 'epoch', 'number')
if head[1] then return {tonumber(head[1]), tonumber(head[2]), redis.call('HGET', KEYS[2], ARGV[1]), 0} end
local epoch, number = string.match(redis.call('GETRANGE', KEYS[3], 0, 63), '^(%d+):(%d+):')
return {tonumber(epoch or 0), tonumber(number or 0), false, epoch and 1 or 0}
