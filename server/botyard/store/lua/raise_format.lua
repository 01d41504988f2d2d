-- Stores the number of the data format; it never decreases. KEYS: format. ARGV: format that the node writes.
-- Replies the stored format: a number above its own means that the node must not write.
local noted = tonumber(redis.call('GET', KEYS[1]) or 0)
if noted >= tonumber(ARGV[1]) then return noted end
redis.call('SET', KEYS[1], ARGV[1])
return tonumber(ARGV[1])
