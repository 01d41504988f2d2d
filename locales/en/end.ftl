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
