-- Counts one more. KEYS: count. ARGV: seconds from the first one on after which counting begins anew.
-- Replies with the count.
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return count
