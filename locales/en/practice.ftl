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
