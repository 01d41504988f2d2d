duration = Dauer
turns = Züge
rounds = Runden
statistics = Statistik
player = Spieler
byRound = Punkte nach Runden
byTurn = Punkte nach Zügen
line = { $name }: { $points }
curveAbout = Am Ende: { LIST($lines) }.
curveTable = Punkte als Tabelle
start = Start
round = Runde { $number }
turn = Zug { $number }
moments = Schlüsselmomente
lead = { $name } übernimmt die Führung.
loading = Das Protokoll der Partie wird gelesen …
unavailable = Das Protokoll der Partie kann gerade nicht gelesen werden.

## sharing

share = Ergebnis teilen
drawing = Das Bild wird gezeichnet …
noPicture = Das Bild lässt sich gerade nicht erstellen.
send = Teilen …
copyLink = Link kopieren
copied = Link kopiert. Damit kann man die Partie noch einmal ansehen.
copyByHand = Kopiere diese Adresse:
savePicture = Bild speichern
notPublic = Diese Partie dürfen nicht alle sehen, darum wird nur ihr Bild geteilt.
result = { $game }: das Ergebnis einer Partie
resultLines = { $game } – { LIST($lines) }
