## the bar

title = Timeline
loading = Reading the match…
# $reason (string)
failed = The timeline can’t be shown. { $reason }
live = Live
close = Close
ownView = Show my own view
closeAbout = Back to the match as it is now.
yourTurn = Your turn
play = Play
pause = Pause
keys = Arrow keys step, with Shift by turn, Page Up and Page Down by round. Space plays, Escape closes.

## steps

back-order = One step back
back-turn = One turn back
back-round = One round back
forward-order = One step forward
forward-turn = One turn forward
forward-round = One round forward

## the moment

position = Moment of the match
# $turn (number), $turns (number), $player (string)
turn = Turn { $turn } of { $turns }: { $player }
# $turn (number), $turns (number)
turnOfAll = Turn { $turn } of { $turns }
# $round (number)
round = Round { $round }
# $words (string): turn and player
end = End of the match. { $words }
# $words (string): turn and player
newest = Now. { $words }

## choices

speed = Speed
# $factor (number)
times = { $factor }×
viewpoint = As known then by
own = You
spectators = Spectators

## a sandbox

tryIt = Try from here
tryAbout = Play on from this moment yourself. Nothing counts.

## sharing

share = Share
shareLabel = Share this moment
copyLink = Copy link
picture = Picture of this moment
animation = Animation of this turn
making = One moment…
copied = Link copied
notCopied = Copy this address:
