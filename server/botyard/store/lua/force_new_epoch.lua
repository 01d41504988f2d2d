#!lua flags=allow-oom
-- Forces a new epoch at the next read of a room: its entries do not belong to the run that committed them any more.
-- Runs in a full store too, because a restore or a start could not finish otherwise.
-- KEYS: head (hash). Replies 1, or 0 if the room was archived meanwhile or has expired.
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'run', '', 'durable', '0')
return 1
