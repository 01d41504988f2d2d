## lobby: the game outside of matches

lobby-title = Robot Master

lobby-presets-standard-name = One game
lobby-presets-standard-about = A single game with random sides and a random first player.
lobby-presets-best_of_3-name = Best of 3
lobby-presets-best_of_3-about = You swap sides after each game; the first to win two games wins.

lobby-introduction-goal = Place cards on a 5×5 grid. One player scores the rows, the other the columns. Only your lowest line counts: the higher lowest line wins.
# $games (number)
lobby-introduction-games = The match is best of { $games }. You swap rows and columns after each game.

lobby-resignQuestion = You’ll lose the whole match, not just this game.

lobby-seats-owns-rows = rows
lobby-seats-owns-columns = columns
lobby-seats-ownsAbout-rows = Scores the five rows in the first game.
lobby-seats-ownsAbout-columns = Scores the five columns in the first game.
lobby-seats-begins = starts
lobby-seats-beginsAbout = Plays the first card of the first game.

lobby-options-rowsWords-random = Random sides
lobby-options-rowsWords-first_seat = Seat 1 has the rows
lobby-options-rowsWords-second_seat = Seat 2 has the rows
lobby-options-beginsWords-random = Random first player
lobby-options-beginsWords-rows = Rows start
lobby-options-beginsWords-columns = Columns start
# $games (number)
lobby-options-gamesWords =
    { $games ->
        [1] 1 game
       *[other] Best of { $games }
    }

## match: the game in a match

match-sides-owner-rows = Rows
match-sides-owner-columns = Columns
match-sides-own-rows = Your rows
match-sides-own-columns = Your columns

match-grid-title = 5×5 grid
# $cell (string), $value (number)
match-grid-cell = { $cell }: { $value }
# $label (string)
match-grid-last = { $label }, last card
# $cell (string)
match-grid-empty = { $cell }: empty
# $cell (string)
match-grid-legal = { $cell }: empty, you can play a card here
# $cell (string), $value (number), $changes (string)
match-grid-foreseen = { $cell }: empty. A { $value } here: { $changes }
# $name (string)
match-grid-line-rows = row { $name }
# $name (string)
match-grid-line-columns = column { $name }
# $name (string)
match-grid-lineTitle-rows = Row { $name }
# $name (string)
match-grid-lineTitle-columns = Column { $name }
# $line (string), $worth (number)
match-grid-worth = { $line }: { $worth }
# $label (string)
match-grid-lowest = { $label }, lowest line
# $label (string)
match-grid-deciding = { $label }, deciding line

# $line (string)
match-worth-empty = { $line } is empty, so it’s worth 0.
# $line (string), $worth (number), $parts (string)
match-worth-of = { $line } is worth { $worth }: { $parts }.
# $value (number)
match-worth-single = { $value } for a single { $value }
# $sum (string), $worth (number)
match-worth-singles = { $worth } for single cards ({ $sum })
# $value (number), $count (number), $worth (number)
match-worth-set =
    { $count ->
        [2] { $worth } for two { $value }s (10 × { $value })
        [3] { $worth } for three { $value }s
        [4] { $worth } for four { $value }s (100 + { $value })
       *[other] { $worth } for five { $value }s (100 + 10 × { $value })
    }
# $line (string), $before (number), $after (number)
match-worth-change = { $line }: { $before } → { $after }
# $line (string), $before (number), $after (number)
match-worth-spokenChange = { $line } from { $before } to { $after }
# $line (string), $worth (number)
match-worth-unchanged = { $line } stays { $worth }

match-game-yourTurn = Your turn
# $name (string)
match-game-turnOf = { POSSESSIVE($name) } turn
match-game-over = The match is over
# $number (number), $games (number)
match-game-number = Game { $number }/{ $games }
# $number (number), $games (number), $score (string)
match-game-gamesButton = Game { $number } of up to { $games }, games won { $score }: show the finished games
# $first (number), $second (number)
match-game-score = { $first } : { $second }
# $name (string), $won (number), $needed (number)
match-game-won = { $name } has won { $won } of the { $needed } games needed
match-game-players = Players
# $count (number)
match-game-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
match-game-lowest = Lowest
# $name (string), $parts (string)
match-game-lowestOf = Lowest lines of { $name }: { $parts }
# $line (string), $worth (number)
match-game-lowestPart = { $line } { $worth }
match-game-tied = tied
match-game-ahead = ahead
match-game-winner = winner
match-game-even = tied

match-turn-pickCard-rows = You have the rows. Choose a card from your hand.
match-turn-pickCard-columns = You have the columns. Choose a card from your hand.
# $value (number)
match-turn-pickCell = Where should the { $value } go? Choose a green cell.
# $cell (string)
match-turn-pickCardFor = { $cell } selected. Now choose a card.
# $cell (string)
match-turn-illegal = { $cell } isn’t next to a card yet.
# $name (string)
match-turn-waiting = { $name } is choosing a card.
# $name (string), $mine (number), $theirs (number)
match-turn-ahead = { $name } would lead { $mine } to { $theirs }.
# $mine (number), $theirs (number)
match-turn-youAhead = You’d lead { $mine } to { $theirs }.
match-turn-even = Both sides would be tied.
match-turn-lay = Play card
# $value (number), $cell (string)
match-turn-layLabel = Play card { $value } on { $cell }
# $value (number), $cell (string), $changes (string), $standing (string)
match-turn-spoken = { $value } on { $cell }: { $changes }. { $standing } Press Enter to play it, Escape to undo.
match-turn-back = Undo
# $value (number), $cell (string)
match-turn-outcome = { $value } on { $cell }
match-turn-hand = Your hand
# $name (string)
match-turn-handOf = { POSSESSIVE($name) } hand
# $value (number), $count (number)
match-turn-pile =
    { $count ->
        [one] { $value }, { $count } card
       *[other] { $value }, { $count } cards
    }
# $value (number)
match-turn-noPile = { $value }, none in hand
match-turn-keys = Keys: 0 to 5 choose a card, arrows choose a cell, Enter plays it, Escape undoes.
# $count (number)
match-turn-times = ×{ $count }

# $number (number), $rows (string), $columns (string)
match-log-heading = Game { $number } · rows { $rows }, columns { $columns }
# $rows (string), $columns (string)
match-log-headingOfOne = Rows { $rows }, columns { $columns }
# $number (number), $rows (string), $columns (string), $first (string)
match-log-began = Game { $number }: { $rows } has the rows, { $columns } the columns. { $first } starts.
# $name (string), $value (number), $cell (string), $row (string), $rowWorth (number), $column (string), $columnWorth (number)
match-log-laid = { $name } played a { $value } on { $cell }: row { $row } is worth { $rowWorth }, column { $column } { $columnWorth }.
# $name (string), $mine (number), $theirs (number)
match-log-won = { $name } wins the game, { $mine } to { $theirs }.
match-log-drawn = The game is a draw: all five lines are tied.
# $name (string)
match-log-resigned = { $name } resigned.
# $name (string)
match-log-ended = The match is over: { $name } wins.
match-log-endedEven = The match is over: a draw.

# $number (number), $games (number)
match-between-title = Game { $number } of up to { $games }
# $number (number), $name (string), $mine (number), $theirs (number)
match-between-won = { $name } wins game { $number }, { $mine } to { $theirs }.
# $number (number)
match-between-drawn = Game { $number } is a draw and counts for neither side.
match-between-exchanged = Sides swapped:
match-between-youOwn-rows = You have the rows now.
match-between-youOwn-columns = You have the columns now.
# $rows (string), $columns (string)
match-between-owner = { $rows } has the rows now, { $columns } the columns.
match-between-youBegin = You start.
# $name (string)
match-between-begins = { $name } starts.
match-between-playOn = Next game
match-between-finished = Finished games

# $name (string)
match-end-winner = { $name } wins!
match-end-draw = A draw!
# $mine (number), $theirs (number)
match-end-because-lowest = Lowest line: { $mine } to { $theirs }.
# $place (string), $mine (number), $theirs (number)
match-end-because-later = Decided by the { $place } lowest line: { $mine } to { $theirs }.
match-end-because-even = All five lines are tied.
# $mine (number), $theirs (number)
match-end-because-games = { $mine } : { $theirs } in games.
# $name (string)
match-end-because-resigned = { $name } resigned.
match-end-places-0 = lowest
match-end-places-1 = second
match-end-places-2 = third
match-end-places-3 = fourth
match-end-places-4 = fifth
match-end-place = Line
# $cells (string)
match-end-grid = The full grid: { $cells }
match-end-showGrid = The full grid
match-end-lines = Lines, lowest first
match-end-deciding = decides
# $number (number)
match-end-game = Game { $number }
# $name (string)
match-end-gameWon = { $name } wins
match-end-gameDrawn = draw
match-end-ranking = Show result

match-deal-rows = the other player should have had the rows.
match-deal-first = the other player should have started.
match-deal-centre = a different card should have been placed in the centre.
match-deal-hand = you should have been dealt different cards.

# $parts (list)
match-and = { LIST($parts) }

## access: the list of keys

access-keys-card = Choose a card of your hand
access-keys-cell = Go from cell to cell, and on to the worths
access-keys-ends = Go to the first or last cell of a row
access-keys-lay = Choose the cell, then play the card
access-keys-back = Undo

## learning: lessons and rules

learning-goal = Only your lowest line counts: keep it above the other side’s.
learning-guide-own = This side is yours.
learning-guide-card = Choose a card from your hand, then a green cell.
learning-guide-lay = Press Play card: it ends your turn.

learning-chapters-worth = Lesson 1: What lines are worth
learning-chapters-both = Lesson 2: Watch both sides

learning-lesson-sides-title = The rows are yours
learning-lesson-sides-text = You own the five rows, the other player the five columns. The number at the end of each line is what it’s worth.
learning-lesson-lay-title = Play a card
learning-lesson-lay-text = A card goes on an empty cell next to another card. Choose a 3 from your hand and a green cell, then press Play card.
learning-lesson-lay-done = The card counts in its row and in its column. A value that a line has only once is worth just that.
learning-lesson-lay-missed = Choose a card and a green cell.
learning-lesson-pair-title = Make a pair
learning-lesson-pair-text = Two equal cards in a line are worth 10 times their value. Put a second 4 into row 3.
learning-lesson-pair-done = 40 for two 4s and 1 for the single 1: row 3 is worth 41.
learning-lesson-pair-missed = Row 3 has one 4 and one 1. It needs a second 4.
learning-lesson-triple-title = Make three of a kind
learning-lesson-triple-text = Three equal cards are worth 100, whatever their value. Row 2 has two 0s, worth nothing: add the third.
learning-lesson-triple-done = 100 for three 0s! A fourth or fifth card of a value counts on as a single or a pair.
learning-lesson-triple-missed = That wasn’t the third 0. Put it into row 2.
learning-lesson-lowest-title = Your lowest line counts
learning-lesson-lowest-text = In the end only your lowest row is compared with their lowest column. Yours is row 2, worth 5: make it a pair of 5s.
learning-lesson-lowest-done = Row 2 is worth 50 now. Your lowest row is row 5 with 21, so that is what counts next.
learning-lesson-lowest-missed = Row 2 is still your lowest. Put the 5 into it.
learning-lesson-watch-title = Who is ahead?
learning-lesson-watch-text = Here you see both sides’ lowest lines. Yours is row 2 with 5, theirs column d with 12: right now they’re ahead.
learning-lesson-cross-title = Pick the right cell
learning-lesson-cross-text = Each card also counts for the other player. A 5 makes row 2 worth 50 on d2 or e2. Choose the cell that doesn’t help column d.
learning-lesson-cross-done = Column e is worth 100 now, but that doesn’t help them: their lowest column is still worth 12.
learning-lesson-cross-missed = Put the 5 on e2. On d2 it raises column d, their lowest.
learning-lesson-spoil-title = Fill the gap
learning-lesson-spoil-text = Column d has one empty cell left. A 1 or a 2 there would raise it to 30 or more. Fill it with a card that adds nothing.
learning-lesson-spoil-done = Column d is full and stays at 12. And for you, three 0s and two 5s make row 2 worth 150.
learning-lesson-spoil-missed = Column d should stay at 12. Put the 0 on d2.
learning-lesson-end-title = That’s it
learning-lesson-end-text = The last card goes on e1, and you win 33 to 12. If the lowest lines are equal, the second lowest decide, and so on.
# $turns (number)
learning-puzzle = Win the game with your last { $turns } cards. Your lowest row must end up higher than the lowest column.

## options: the form for the options

options-options-rows = Rows belong to
options-options-rowsOwners-random-name = Random
options-options-rowsOwners-random-about = Drawn when the match starts.
options-options-rowsOwners-first_seat-name = First seat
options-options-rowsOwners-first_seat-about = Seat 1 has the rows, seat 2 the columns.
options-options-rowsOwners-second_seat-name = Second seat
options-options-rowsOwners-second_seat-about = Seat 2 has the rows, seat 1 the columns.
options-options-begins = Who starts
options-options-beginners-random-name = Random
options-options-beginners-random-about = Drawn for each game.
options-options-beginners-rows-name = Rows
options-options-beginners-rows-about = The player with the rows starts each game.
options-options-beginners-columns-name = Columns
options-options-beginners-columns-about = The player with the columns starts each game.
options-options-games = Match length
options-options-gamesAbout = Players swap rows and columns after each game.

## end: statistics and awards of a finished match

end-statistic-highest = Highest line
end-about-highest = The highest worth of a line in the games played to the end.
end-statistic-lowest = Lowest line
end-about-lowest = The lowest worth of a line in the games played to the end.
end-award-peak = Top line
