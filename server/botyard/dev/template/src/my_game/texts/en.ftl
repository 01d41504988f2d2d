title = My Game
introduction = Take one, two or three stones in turn. The last stone wins.

# $stones (number)
heap =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
ask = How many stones do you take?
# $count (number)
take = Take { $count }
# $players (list)
waiting = Waiting for { LIST($players) }.
# $player (string), $count (number)
taken =
    { $count ->
        [one] { $player } takes { $count } stone.
       *[other] { $player } takes { $count } stones.
    }
# $player (string)
wins = { $player } wins.
result = Result

lesson-take-title = Leave four
lesson-take-text = Six stones lie there. Take two: from four, no move of the other player wins.
lesson-take-done = That's it. Whatever they take now, the last stone is yours.
lesson-win-title = The last stone
lesson-win-text = Three stones are left. Take them all.
lesson-win-done = You win.

refusal-turn = It's not your turn.
# $stones (number)
refusal-fewer = Take at most { $stones }: no more are left.
refusal-over = You have resigned, or the match is over.
