## players

players = Players

## show

# $name (string), $points (string)
show = { $name }, { $points }

## log

log = Log and chat

## close

close = Back to the board
