-- Moves a report to the closed ones and drops the oldest of those.
-- KEYS: open reports by id (hash), closed reports (stream)
-- ARGV: id, moderator, reason, how many closed reports are kept
-- Replies 1, or 0 if there is no such report.
local report = redis.call('HGET', KEYS[1], ARGV[1])
if not report then return 0 end
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('XADD', KEYS[2], 'MAXLEN', ARGV[4], '*', 'report', report, 'by', ARGV[2], 'why', ARGV[3])
return 1
