## players

players = Spelers

## show

show = { $name }, { $points }

## log

log = Logboek en chat

## close

close = Terug naar het bord
