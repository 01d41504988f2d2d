title = Gear Rush
introduction = Write secret programs of three cards, push other robots, and be the first at the far edge.
rounds = Rounds at most
pushes = Robots push others
card-move_1 = 1 ahead
card-move_2 = 2 ahead
card-left = Turn left
card-right = Turn right
card-back = 1 back
facing-0 = up
facing-1 = right
facing-2 = down
facing-3 = left
send = Send
# $place (number), $card (string)
slot = Take back card { $place }, { $card }
# $player (string), $column (number), $row (number), $facing (string)
robot = { $player }: column { $column }, row { $row }, facing { $facing }
# $round (number), $rounds (number)
round = Round { $round } of { $rounds }.
ask = Choose three cards in the order in which they run.
# $players (list)
waiting = Waiting for { LIST($players) }.
# $players (list)
changeable = { waiting } You can still change your program.
# $player (string)
programmed = { $player } has a program.
# $player (string), $card (string)
ran = { $player }: { $card }
# $player (string)
left = The robot of { $player } leaves the grid.
# $players (list)
ended = First: { LIST($players) }.
result = Result
refusal-closed = This choice is not open for you.
refusal-cards = Choose three cards of your hand.
lesson-title = To the far edge
lesson-text = The far edge is at the top. Go 1 ahead, which pushes robot 2 off the grid, turn left, and go 2 ahead.
lesson-done = Robot 2 is back in the first row, and yours is the first at the far edge: you win.
