-- Stores a report for the moderators.
-- KEYS: open reports by id (hash)
-- ARGV: id, report, most open reports
-- Replies 1, or 0 if too many are open.
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then return 1 end
if redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
