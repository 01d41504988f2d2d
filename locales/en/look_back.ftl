open = Timeline
openLabel = Look back at this match
pause = Pause and look back
replay = Replay the last turn
skipTurn = Skip this turn
skipAll = Skip to the present
watchAgain = Watch again

## when a player comes back

offer = The match went on while you were away.
since = See what happened
dismiss = Not now
