## myMatches

myMatches-title = Your matches
myMatches-yourTurn = your turn
# $time (string)
myMatches-left = { $time } left
# $moment (string)
myMatches-by = by { $moment }
# $names (list)
myMatches-theirTurn =
    { $names ->
        [none] in progress
       *[other] { LIST($names) } to play
    }
# $free (number)
myMatches-waits =
    { $free ->
        [one] waiting for { $free } player
       *[other] waiting for { $free } players
    }
myMatches-over = over
myMatches-won = won
myMatches-lost = lost
# $place (number)
myMatches-place = place { $place }
# $names (list)
myMatches-against = with { LIST($names) }
myMatches-play = Play
# $name (string)
myMatches-playRoom = Play { $name }: your turn
myMatches-look = View
myMatches-again = Play again
# $name (string)
myMatches-againRoom = Play again: { $name }
# $count (number)
myMatches-more =
    { $count ->
        [one] { $count } older match more
       *[other] { $count } older matches more
    }
myMatches-fewer = Show latest only

## notify

notify-on = Notify me on my turn
notify-off = Turn off notifications
notify-denied = Notifications are blocked in your browser settings.

## lobby

lobby-createButton = Create table
lobby-roomName = Table name (optional)
lobby-startsAtOnce = The match starts as soon as you sit down.
lobby-startsLater = This is the last free seat, and the host is offline. The match starts once everyone is there.
lobby-sitDown = Sit down
lobby-cancel = Cancel
lobby-kind = Match type

## quick

quick-searching = Looking for opponents…
# $count (number)
quick-others =
    { $count ->
        [0] No one else is looking right now.
        [one] { $count } other player is looking.
       *[other] { $count } other players are looking.
    }
quick-cancel = Cancel
quick-bots = No one has turned up yet. You can play against bots instead.
quick-playBots = Play bots
quick-full = Your table is full
quick-table = Go to table
