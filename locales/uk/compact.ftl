## players

players = Гравці

## show

show = { $name }, { $points }

## log

log = Журнал і чат

## close

close = Назад до поля
