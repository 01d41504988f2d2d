duration = Duration
turns = Turns
rounds = Rounds
statistics = Statistics
player = Player
byRound = Points by round
byTurn = Points by turn
# $name (string), $points (number)
line = { $name }: { $points }
# $lines (list)
curveAbout = At the end: { LIST($lines) }.
curveTable = Points as a table
start = Start
# $number (number)
round = Round { $number }
# $number (number)
turn = Turn { $number }
moments = Key moments
# $name (string)
lead = { $name } takes the lead.
loading = Reading the log of the match …
unavailable = The log of the match can’t be read now.

## sharing

share = Share the result
drawing = Drawing the picture …
noPicture = The picture can’t be made now.
send = Share …
copyLink = Copy link
copied = Link copied. It opens the match to watch again.
copyByHand = Copy this address:
savePicture = Save picture
notPublic = Not everyone may watch this match, so only its picture is shared.
# $game (string)
result = { $game }: the result of a match
# $game (string), $lines (list)
resultLines = { $game } – { LIST($lines) }
