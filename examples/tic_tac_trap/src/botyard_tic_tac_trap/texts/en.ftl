title = Tic-Tac-Trap
introduction = Tic-tac-toe, but each player first hides a trap in a cell.
resign = The other player wins.

# $number (number), $mark (string, optional), $own (boolean)
cell =
    Cell { $number }{ $mark ->
        [none] { "" }
       *[other] : { $mark }
    }{ $own ->
        [true] , your trap
       *[false] { "" }
    }
hide = Hide your trap in a cell.
mark = Mark a free cell.
# $players (list)
waiting = Waiting for { LIST($players) }.
# $players (list)
movable = { waiting } You can still move your trap.

# $player (string)
wins = { $player } wins.
draw = A draw.
result = Result
# $marks (number)
marks =
    { $marks ->
        [one] { $marks } mark was made.
       *[other] { $marks } marks were made.
    }

# $player (string)
log-trap_set = { $player } has hidden a trap.
# $player (string)
log-marked = { $player } marks a cell.
# $player (string)
log-lost = { $player } steps into the trap: the mark is lost.

statistic-trapped = Marks caught
about-trapped = Marks of the other player that were lost in the trap.
award-trapper = Trapper
statistic-marks = Marks made
about-marks = Marks that stand on the board.

refusal-closed = This choice is not open for you.
# $cell (number)
refusal-taken = Cell { $cell } is not free: choose another one.
refusal-no_cell = Choose one of the nine cells.
refusal-over = The match is over.
