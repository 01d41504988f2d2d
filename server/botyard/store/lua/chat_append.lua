-- Appends a line to a chat and publishes it. The same line under the same id appends nothing.
-- KEYS: lines (stream), id of the line that was appended for this request
-- ARGV: line, current readers, lines kept, lifetime of the chat (s), lifetime of the request's id (s), channel,
--   prefix of the published line, PUBLISH or SPUBLISH
-- Replies the id of the line.
local before = redis.call('GET', KEYS[2])
if before then return before end
local id = redis.call('XADD', KEYS[1], 'MAXLEN', ARGV[3], '*', 'line', ARGV[1], 'readers', ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[4])
redis.call('SET', KEYS[2], id, 'EX', ARGV[5])
redis.call(ARGV[8], ARGV[6], ARGV[7] .. ARGV[2] .. ' ' .. id .. ' ' .. ARGV[1])
return id
