duration = Duur
turns = Beurten
rounds = Rondes
statistics = Statistieken
player = Speler
byRound = Punten per ronde
byTurn = Punten per beurt
line = { $name }: { $points }
curveAbout = Aan het eind: { LIST($lines) }.
curveTable = Punten als tabel
start = Begin
round = Ronde { $number }
turn = Beurt { $number }
moments = Belangrijke momenten
lead = { $name } neemt de leiding.
loading = Logboek van de partij lezen…
unavailable = Het logboek van de partij kan nu niet worden gelezen.

## sharing

share = Resultaat delen
drawing = De afbeelding wordt getekend …
noPicture = De afbeelding kan nu niet worden gemaakt.
send = Delen …
copyLink = Link kopiëren
copied = Link gekopieerd. Daarmee is de partij terug te kijken.
copyByHand = Kopieer dit adres:
savePicture = Afbeelding opslaan
notPublic = Niet iedereen mag deze partij zien, dus alleen de afbeelding wordt gedeeld.
result = { $game }: het resultaat van een partij
resultLines = { $game } – { LIST($lines) }
