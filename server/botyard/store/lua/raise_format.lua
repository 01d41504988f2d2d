-- Notes the format of what is stored from now on; it never goes back. KEYS: format. ARGV: what the node writes.
-- Replies the format that is noted now: a higher one than its own means that the node must not write.
local noted = tonumber(redis.call('GET', KEYS[1]) or 0)
if noted >= tonumber(ARGV[1]) then return noted end
redis.call('SET', KEYS[1], ARGV[1])
return tonumber(ARGV[1])
