## title

title = Robot Master

## presets

presets-standard-name = One game
presets-standard-about = A single game with random sides and a random first player.
presets-best_of_3-name = Best of 3
presets-best_of_3-about = You swap sides after each game; the first to win two games wins.

## introduction

introduction-goal = Place cards on a 5×5 grid. One player scores the rows, the other the columns. Only your lowest line counts: the higher lowest line wins.
# $games (number)
introduction-games = The match is best of { $games }. You swap rows and columns after each game.

## resignQuestion

resignQuestion = You’ll lose the whole match, not just this game.

## seats

seats-owns-rows = rows
seats-owns-columns = columns
seats-ownsAbout-rows = Scores the five rows in the first game.
seats-ownsAbout-columns = Scores the five columns in the first game.
seats-begins = starts
seats-beginsAbout = Plays the first card of the first game.

## options

options-title = Options
options-standard = Standard game
options-rows = Rows belong to
options-rowsOwners-random-name = Random
options-rowsOwners-random-about = Drawn when the match starts.
options-rowsOwners-first_seat-name = First seat
options-rowsOwners-first_seat-about = Seat 1 has the rows, seat 2 the columns.
options-rowsOwners-second_seat-name = Second seat
options-rowsOwners-second_seat-about = Seat 2 has the rows, seat 1 the columns.
options-rowsWords-random = Random sides
options-rowsWords-first_seat = Seat 1 has the rows
options-rowsWords-second_seat = Seat 2 has the rows
options-begins = Who starts
options-beginners-random-name = Random
options-beginners-random-about = Drawn for each game.
options-beginners-rows-name = Rows
options-beginners-rows-about = The player with the rows starts each game.
options-beginners-columns-name = Columns
options-beginners-columns-about = The player with the columns starts each game.
options-beginsWords-random = Random first player
options-beginsWords-rows = Rows start
options-beginsWords-columns = Columns start
options-games = Match length
options-gamesAbout = Players swap rows and columns after each game.
# $games (number)
options-gamesWords =
    { $games ->
        [1] 1 game
       *[other] Best of { $games }
    }
