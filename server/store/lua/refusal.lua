-- What must be known before a command is refused: where the room is, and whether the command was accepted before.
-- KEYS: head hash, commands hash. ARGV: command key. Replies {epoch, number, remembered or nil}; epoch 0: no such room.
local head = redis.call('HMGET', KEYS[1], 'epoch', 'number')
return {tonumber(head[1] or 0), tonumber(head[2] or 0), redis.call('HGET', KEYS[2], ARGV[1])}
