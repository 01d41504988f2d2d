-- Adds a line to a chat and tells all nodes. The same line under the same id again adds nothing.
-- KEYS: lines (stream), remembered id
-- ARGV: line, who may read it now, lines kept, how long they are kept (s), how long the id is (s), channel,
--   what is told before the line, how to publish
-- Replies the id of the line.
local before = redis.call('GET', KEYS[2])
if before then return before end
local id = redis.call('XADD', KEYS[1], 'MAXLEN', ARGV[3], '*', 'line', ARGV[1], 'readers', ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[4])
redis.call('SET', KEYS[2], id, 'EX', ARGV[5])
redis.call(ARGV[8], ARGV[6], ARGV[7] .. ARGV[2] .. ' ' .. id .. ' ' .. ARGV[1])
return id
