-- Puts a report among the closed ones, of which the oldest go.
-- KEYS: reports by id, closed reports (stream)
-- ARGV: id, who closes it, why, how many closed ones are kept
-- Replies 1, or 0 if there is no such report.
local report = redis.call('HGET', KEYS[1], ARGV[1])
if not report then return 0 end
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('XADD', KEYS[2], 'MAXLEN', ARGV[4], '*', 'report', report, 'by', ARGV[2], 'why', ARGV[3])
return 1
