-- Reads the changes of a replicated table after a number.
-- KEYS: values, changes (see table_put). ARGV: since
-- Replies {number of the last change, generation, {field, value or '', '1' or '0' (removed), number of the
-- change, ...}}.
local number, began = string.match(redis.call('HGET', KEYS[1], '') or '0 0', '^(%d+) (%d+)$')
local generation = redis.call('HGET', KEYS[1], '*') or began -- tables of data format 1 have none
local reply = {}
if number ~= ARGV[1] then
  local changes = redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[1], '+inf', 'WITHSCORES')
  for place = 1, #changes, 2 do
    local value = redis.call('HGET', KEYS[1], changes[place])
    reply[#reply + 1] = changes[place]
    reply[#reply + 1] = value or ''
    reply[#reply + 1] = value and '1' or '0'
    reply[#reply + 1] = string.format('%.0f', tonumber(changes[place + 1]))
  end
end
return {number, generation, reply}
