-- Appends one entry to a room's log, if the room is still at the position that the node decided against.
-- KEYS: head (hash), log (stream), dirty set, alarms (sorted set), archived room, due lines (sorted set)
-- ARGV: 1 run, 2 epoch, 3 number (before), 4 entry, 5 record, 6 room, 7 channel,
--   8 indexed (1: the indexes must be written again), 9 durable (the disk of the run, or 0),
--   10 now (the node's time, ms, or ''), 11 alarm (time of the room's next alarm, ms, or ''),
--   12 publish (PUBLISH or SPUBLISH), 13 version of the side data, 14 number:digest of the log before the entry or '',
--   15 number:digest of the log with the entry or '',
--   16 the run in which the node has read the room, or '*' for any,
--   if due lines change: 17 how many of the next values are for lines that are due: a time (ms) and the line, in turn;
--   then settled lines
-- The head stores the side data and its version in the fields `aside` and `aside_version`.
-- Replies {"committed"} | {"conflict"} | {"skewed"}
local run, epoch, number = ARGV[1], ARGV[2], tonumber(ARGV[3])

-- A store that was restored since then may be at the same position by other commands.
if ARGV[16] ~= '*' and ARGV[16] ~= run then return {'conflict'} end

local head = redis.call('HMGET', KEYS[1], 'epoch', 'number', 'run', 'aside_version', 'digest')
if head[1] then
  if head[1] ~= epoch or tonumber(head[2]) ~= number or head[3] ~= run or (head[4] or '0') ~= ARGV[13] then
    return {'conflict'}
  end
  -- A restored store may be at the same number of another history.
  local before = head[5] or ''
  if ARGV[14] ~= '' and before ~= ARGV[14] and string.match(before, '^(%d+):') == ARGV[3] then
    return {'conflict'}
  end
elseif number ~= 0 or redis.call('EXISTS', KEYS[5]) == 1 then
  return {'conflict'}
end

-- A node that was suspended, or whose clock is wrong, must not decide by its own time.
if ARGV[10] ~= '' then
  local time = redis.call('TIME')
  if math.abs(tonumber(time[1]) * 1000 + tonumber(time[2]) / 1000 - tonumber(ARGV[10])) > 2000 then
    return {'skewed'}
  end
end

local next_number = string.format('%d', number + 1)
redis.call('XADD', KEYS[2], next_number .. '-0', 'e', ARGV[4])
redis.call('HSET', KEYS[1], 'epoch', epoch, 'number', next_number, 'run', run, 'record', ARGV[5],
  'durable', ARGV[9], 'digest', ARGV[15])

if ARGV[11] ~= '' then
  redis.call('ZADD', KEYS[4], ARGV[11], ARGV[6])
else
  redis.call('ZREM', KEYS[4], ARGV[6])
end
if ARGV[17] then
  local last = 17 + tonumber(ARGV[17])
  if last > 17 then redis.call('ZADD', KEYS[6], unpack(ARGV, 18, last)) end
  if last < #ARGV then redis.call('ZREM', KEYS[6], unpack(ARGV, last + 1)) end
end
if ARGV[8] == '1' then redis.call('SADD', KEYS[3], ARGV[6]) end
redis.call(ARGV[12], ARGV[7], ARGV[4])
return {'committed'}
