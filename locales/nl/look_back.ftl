open = Tijdlijn
openLabel = Deze partij terugkijken
pause = Pauzeren en terugkijken
replay = Laatste beurt terugkijken
skipTurn = Deze beurt overslaan
skipAll = Naar het heden
watchAgain = Nog eens kijken

## when a player comes back

offer = De partij ging door terwijl je weg was.
since = Zien wat er gebeurde
dismiss = Niet nu
