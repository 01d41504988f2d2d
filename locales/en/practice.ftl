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
