# A match for keyboards and screen readers.

table = Board as a table
keys = Keyboard shortcuts
key = Key
does = What it does
showTable = Shows the board as a table
showKeys = Shows this list
showSince = Looks back at what happened since your last turn
stepOrder = In the timeline: one step back or forward
stepTurn = In the timeline: one turn back or forward
stepRound = In the timeline: one round back or forward
stepEnds = In the timeline: to the first or last step
space = Space
play = In the timeline: play or pause
