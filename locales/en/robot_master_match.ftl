## sides

sides-owner-rows = Rows
sides-owner-columns = Columns
sides-own-rows = Your rows
sides-own-columns = Your columns

## grid

grid-title = 5×5 grid
# $cell (string), $value (number)
grid-cell = { $cell }: { $value }
# $label (string)
grid-last = { $label }, last card
# $cell (string)
grid-empty = { $cell }: empty
# $cell (string)
grid-legal = { $cell }: empty, you can play a card here
# $cell (string), $value (number), $changes (string)
grid-foreseen = { $cell }: empty. A { $value } here: { $changes }
# $name (string)
grid-line-rows = row { $name }
# $name (string)
grid-line-columns = column { $name }
# $name (string)
grid-lineTitle-rows = Row { $name }
# $name (string)
grid-lineTitle-columns = Column { $name }
# $line (string), $worth (number)
grid-worth = { $line }: { $worth }
# $label (string)
grid-lowest = { $label }, lowest line
# $label (string)
grid-deciding = { $label }, deciding line

## worth

# $line (string)
worth-empty = { $line } is empty, so it’s worth 0.
# $line (string), $worth (number), $parts (string)
worth-of = { $line } is worth { $worth }: { $parts }.
# $value (number)
worth-single = { $value } for a single { $value }
# $sum (string), $worth (number)
worth-singles = { $worth } for single cards ({ $sum })
# $value (number), $count (number), $worth (number)
worth-set =
    { $count ->
        [2] { $worth } for two { $value }s (10 × { $value })
        [3] { $worth } for three { $value }s
        [4] { $worth } for four { $value }s (100 + { $value })
       *[other] { $worth } for five { $value }s (100 + 10 × { $value })
    }
# $line (string), $before (number), $after (number)
worth-change = { $line }: { $before } → { $after }
# $line (string), $before (number), $after (number)
worth-spokenChange = { $line } from { $before } to { $after }
# $line (string), $worth (number)
worth-unchanged = { $line } stays { $worth }

## game

game-yourTurn = Your turn
# $name (string)
game-turnOf = { POSSESSIVE($name) } turn
game-over = The match is over
# $number (number), $games (number)
game-number = Game { $number }/{ $games }
# $number (number), $games (number), $score (string)
game-gamesButton = Game { $number } of up to { $games }, games won { $score }: show the finished games
# $first (number), $second (number)
game-score = { $first } : { $second }
# $name (string), $won (number), $needed (number)
game-won = { $name } has won { $won } of the { $needed } games needed
game-players = Players
# $count (number)
game-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
game-lowest = Lowest
# $name (string), $parts (string)
game-lowestOf = Lowest lines of { $name }: { $parts }
# $line (string), $worth (number)
game-lowestPart = { $line } { $worth }
game-tied = tied
game-ahead = ahead
game-winner = winner
game-even = tied

## turn

turn-pickCard-rows = You have the rows. Choose a card from your hand.
turn-pickCard-columns = You have the columns. Choose a card from your hand.
# $value (number)
turn-pickCell = Where should the { $value } go? Choose a green cell.
# $cell (string)
turn-pickCardFor = { $cell } selected. Now choose a card.
# $cell (string)
turn-illegal = { $cell } isn’t next to a card yet.
# $name (string)
turn-waiting = { $name } is choosing a card.
# $name (string), $mine (number), $theirs (number)
turn-ahead = { $name } would lead { $mine } to { $theirs }.
# $mine (number), $theirs (number)
turn-youAhead = You’d lead { $mine } to { $theirs }.
turn-even = Both sides would be tied.
turn-lay = Play card
# $value (number), $cell (string)
turn-layLabel = Play card { $value } on { $cell }
# $value (number), $cell (string), $changes (string), $standing (string)
turn-spoken = { $value } on { $cell }: { $changes }. { $standing } Press Enter to play it, Escape to undo.
turn-back = Undo
# $value (number), $cell (string)
turn-outcome = { $value } on { $cell }
turn-hand = Your hand
# $name (string)
turn-handOf = { POSSESSIVE($name) } hand
# $value (number), $count (number)
turn-pile =
    { $count ->
        [one] { $value }, { $count } card
       *[other] { $value }, { $count } cards
    }
# $value (number)
turn-noPile = { $value }, none in hand
turn-keys = Keys: 0 to 5 choose a card, arrows choose a cell, Enter plays it, Escape undoes.
# $count (number)
turn-times = ×{ $count }

## log

# $number (number), $rows (string), $columns (string)
log-heading = Game { $number } · rows { $rows }, columns { $columns }
# $rows (string), $columns (string)
log-headingOfOne = Rows { $rows }, columns { $columns }
# $number (number), $rows (string), $columns (string), $first (string)
log-began = Game { $number }: { $rows } has the rows, { $columns } the columns. { $first } starts.
# $name (string), $value (number), $cell (string), $row (string), $rowWorth (number), $column (string), $columnWorth (number)
log-laid = { $name } played a { $value } on { $cell }: row { $row } is worth { $rowWorth }, column { $column } { $columnWorth }.
# $name (string), $mine (number), $theirs (number)
log-won = { $name } wins the game, { $mine } to { $theirs }.
log-drawn = The game is a draw: all five lines are tied.
# $name (string)
log-resigned = { $name } resigned.
# $name (string)
log-ended = The match is over: { $name } wins.
log-endedEven = The match is over: a draw.

## between

# $number (number), $games (number)
between-title = Game { $number } of up to { $games }
# $number (number), $name (string), $mine (number), $theirs (number)
between-won = { $name } wins game { $number }, { $mine } to { $theirs }.
# $number (number)
between-drawn = Game { $number } is a draw and counts for neither side.
between-exchanged = Sides swapped:
between-youOwn-rows = You have the rows now.
between-youOwn-columns = You have the columns now.
# $rows (string), $columns (string)
between-owner = { $rows } has the rows now, { $columns } the columns.
between-youBegin = You start.
# $name (string)
between-begins = { $name } starts.
between-playOn = Next game
between-finished = Finished games

## end

# $name (string)
end-winner = { $name } wins!
end-draw = A draw!
# $mine (number), $theirs (number)
end-because-lowest = Lowest line: { $mine } to { $theirs }.
# $place (string), $mine (number), $theirs (number)
end-because-later = Decided by the { $place } lowest line: { $mine } to { $theirs }.
end-because-even = All five lines are tied.
# $mine (number), $theirs (number)
end-because-games = { $mine } : { $theirs } in games.
# $name (string)
end-because-resigned = { $name } resigned.
end-places-0 = lowest
end-places-1 = second
end-places-2 = third
end-places-3 = fourth
end-places-4 = fifth
end-place = Line
# $cells (string)
end-grid = The full grid: { $cells }
end-showGrid = The full grid
end-lines = Lines, lowest first
end-deciding = decides
# $number (number)
end-game = Game { $number }
# $name (string)
end-gameWon = { $name } wins
end-gameDrawn = draw
end-ranking = Show result

## deal

deal-rows = the other player should have had the rows.
deal-first = the other player should have started.
deal-centre = a different card should have been placed in the centre.
deal-hand = you should have been dealt different cards.

## and

# $parts (list)
and = { LIST($parts) }
