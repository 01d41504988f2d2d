## players

players = Joueurs

## show

show = { $name }, { $points }

## log

log = Journal et chat

## close

close = Retour au plateau
