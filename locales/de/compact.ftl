## players

players = Spieler

## show

show = { $name }, { $points }

## log

log = Protokoll und Chat

## close

close = Zurück zum Spielplan
