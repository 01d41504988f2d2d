-- Writes or removes a field of a replicated table and numbers the change. Expired fields are removed.
-- KEYS: values (hash; its field '' holds the number of the last change and the time at which the table began, its field
--   '*' its generation), changes (sorted set by number), expiries (sorted set by time)
-- ARGV: field, '1' to write or '0' to remove, value, lifetime (ms) or '', generation of a table that begins now
-- Replies the number, as text: ms since 1970, but always more than the one before.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local last, began = string.match(redis.call('HGET', KEYS[1], '') or '', '^(%d+) (%d+)$')
local change = string.format('%.0f', math.max(now, tonumber(last or '0') + 1))
redis.call('HSET', KEYS[1], '', change .. ' ' .. (began or change))
if not began then redis.call('HSET', KEYS[1], '*', ARGV[5]) end
if ARGV[2] == '1' then redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) else redis.call('HDEL', KEYS[1], ARGV[1]) end
redis.call('ZADD', KEYS[2], change, ARGV[1])
if ARGV[4] == '' then
  redis.call('ZREM', KEYS[3], ARGV[1])
else
  redis.call('ZADD', KEYS[3], string.format('%.0f', now + tonumber(ARGV[4])), ARGV[1])
end
for _, field in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', string.format('%.0f', now - 1), 'LIMIT', 0, 100)) do
  redis.call('HDEL', KEYS[1], field)
  redis.call('ZREM', KEYS[2], field)
  redis.call('ZREM', KEYS[3], field)
end
return change
