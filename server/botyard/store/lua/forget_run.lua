#!lua flags=allow-oom
-- Lets a new epoch begin when the room is read next: its entries are no longer those of the run that took them.
-- Also in a full store, which could not be restored or started otherwise.
-- KEYS: head hash. Replies 1, or 0 if the room has just been packed or has expired.
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'run', '', 'durable', '0')
return 1
