you = You
next = Next
back = Back
again = Try again
leave = Leave
# $number (number), $count (number)
step = Step { $number } of { $count }
# $game (string)
learnTitle = Learn { $game }
retry = Try again
noLessons = This game has no lessons yet.
play = Play now
problem = This can’t be loaded just now.

sandboxTitle = Try it out
sandboxAbout = Nothing here counts: the match itself stays as it is.
imagined = The match still runs, so what you can’t see was dealt anew.
undo = Take back
restart = Start over
backToMatch = Back to the match
iPlay = I play
everySeat = everyone
others = The others
pass = do nothing
rules = Rules
puzzles = Puzzles
learn = Learn to play
# $game (string)
rulesTitle = Rules of { $game }
contents = On this page
watch = Play
watchAgain = Play again
# $game (string)
puzzlesTitle = Puzzles: { $game }
# $number (number)
puzzle = Puzzle { $number }
solved = Solved!
solvedMark = solved
missed = Not this time. Take it back and try another way.
# $done (number), $count (number)
progress = { $done } of { $count } solved
# $turns (number)
turnsLeft =
    { $turns ->
        [one] Reach the goal in one turn.
       *[other] Reach the goal in { $turns } turns.
    }
nextPuzzle = Next puzzle
gotIt = Got it
how = How?
hint = What would the planner do?
# $number (number)
move = Move { $number }
# $points (number)
worth = { $points } points
