-- Appends one entry to a room's log, if the room is still at the position that the node decided against.
-- KEYS: head (hash), log (stream), commands (hash), dirty set, alarms (sorted set), archived room,
--   due lines (sorted set)
-- ARGV: 1 run, 2 epoch, 3 number (before), 4 entry, 5 record, 6 command key, 7 digest of the command, 8 ring, 9 room,
--   10 channel, 11 indexed (1: the indexes must be written again), 12 durable (the disk of the run, or 0),
--   13 now (the node's time, ms, or ''), 14 alarm (time of the room's next alarm, ms, or ''),
--   15 publish (PUBLISH or SPUBLISH), 16 version of the side data, 17 number:digest of the log before the entry or '',
--   18 number:digest of the log with the entry or '',
--   if due lines change: 19 how many of the next values are for lines that are due: a time (ms) and the line, in turn;
--   then settled lines
-- The head stores the side data and its version in the fields `aside` and `aside_version`.
-- Replies {"committed"} | {"duplicate", number} | {"reused", number} | {"conflict"} | {"skewed"}
local run, epoch, number = ARGV[1], ARGV[2], tonumber(ARGV[3])
local key, digest, ring = ARGV[6], ARGV[7], ARGV[8]

local remembered = redis.call('HGET', KEYS[3], key)
if remembered then
  local at, known = string.match(remembered, '^(%d+):(.*)$')
  return {known == digest and 'duplicate' or 'reused', tonumber(at)}
end

local head = redis.call('HMGET', KEYS[1], 'epoch', 'number', 'run', 'aside_version', 'digest')
if head[1] then
  if head[1] ~= epoch or tonumber(head[2]) ~= number or head[3] ~= run or (head[4] or '0') ~= ARGV[16] then
    return {'conflict'}
  end
  -- A restored store may be at the same number of another history.
  local before = head[5] or ''
  if ARGV[17] ~= '' and before ~= ARGV[17] and string.match(before, '^(%d+):') == ARGV[3] then
    return {'conflict'}
  end
elseif number ~= 0 or redis.call('EXISTS', KEYS[6]) == 1 then
  return {'conflict'}
end

-- A node that was suspended, or whose clock is wrong, must not decide by its own time.
if ARGV[13] ~= '' then
  local time = redis.call('TIME')
  if math.abs(tonumber(time[1]) * 1000 + tonumber(time[2]) / 1000 - tonumber(ARGV[13])) > 2000 then
    return {'skewed'}
  end
end

local next_number = string.format('%d', number + 1)
redis.call('XADD', KEYS[2], next_number .. '-0', 'e', ARGV[4])
redis.call('HSET', KEYS[1], 'epoch', epoch, 'number', next_number, 'run', run, 'record', ARGV[5],
  'durable', ARGV[12], 'digest', ARGV[18])

-- The last 64 command ids of each identity and seat stand in a ring, so that no id is ever searched for.
local place = redis.call('HINCRBY', KEYS[3], ring .. '#', 1) % 64
local slot = ring .. '#' .. place
local old = redis.call('HGET', KEYS[3], slot)
if old then redis.call('HDEL', KEYS[3], old) end
redis.call('HSET', KEYS[3], slot, key, key, next_number .. ':' .. digest)

if ARGV[14] ~= '' then
  redis.call('ZADD', KEYS[5], ARGV[14], ARGV[9])
else
  redis.call('ZREM', KEYS[5], ARGV[9])
end
if ARGV[19] then
  local last = 19 + tonumber(ARGV[19])
  if last > 19 then redis.call('ZADD', KEYS[7], unpack(ARGV, 20, last)) end
  if last < #ARGV then redis.call('ZREM', KEYS[7], unpack(ARGV, last + 1)) end
end
if ARGV[11] == '1' then redis.call('SADD', KEYS[4], ARGV[9]) end
redis.call(ARGV[15], ARGV[10], ARGV[4])
return {'committed'}
