open = Verlauf
openLabel = Auf diese Partie zurückblicken
pause = Anhalten und zurückblicken
replay = Letzten Zug noch einmal zeigen
skipTurn = Diesen Zug überspringen
skipAll = Zur Gegenwart springen
watchAgain = Noch einmal ansehen
## when a player comes back
offer = Während du weg warst, ging die Partie weiter.
since = Was ist geschehen?
dismiss = Nicht jetzt
