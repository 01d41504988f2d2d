-- Notes an answer of a person to the puzzle of a game on a day.
-- KEYS: daily (hash) and account of the person. ARGV: day (its number), game, 1 for a right answer, seconds
-- Each game keeps the latest day that was tried, and whether it was solved. `days` is how many days in a row had a
-- solved puzzle up to the day `last`, `best` the most. What is no account's expires so many seconds later.
-- Replies whether the answer is the person's first one on that day, and the first right one: 1 or 0 each.
local field, day, right = 'game:' .. ARGV[2], tonumber(ARGV[1]), ARGV[3] == '1'
local stored = redis.call('HGET', KEYS[1], field) or ''
local at, solved = string.match(stored, '^(%d+):(%d)$')
at = tonumber(at) or -1
if at > day or (at == day and (solved == '1' or not right)) then return {0, 0} end
redis.call('HSET', KEYS[1], field, ARGV[1] .. ':' .. ARGV[3])
local last = tonumber(redis.call('HGET', KEYS[1], 'last') or -1)
if right and last < day then
  local days = 1
  if last == day - 1 then days = redis.call('HINCRBY', KEYS[1], 'days', 1) end
  local best = tonumber(redis.call('HGET', KEYS[1], 'best') or 0)
  redis.call('HSET', KEYS[1], 'days', days, 'last', day, 'best', math.max(days, best))
end
if redis.call('EXISTS', KEYS[2]) == 0 then
  redis.call('EXPIRE', KEYS[1], ARGV[4])
else
  redis.call('PERSIST', KEYS[1])
end
return {at < day and 1 or 0, right and 1 or 0}
