## the bar

title = Tijdlijn
loading = Partij lezen…
failed = De tijdlijn kan niet worden getoond. { $reason }
live = Live
close = Sluiten
ownView = Mijn eigen beeld tonen
closeAbout = Terug naar de partij van nu.
yourTurn = Jij bent aan de beurt
play = Afspelen
pause = Pauze
keys = Pijltjes gaan stap voor stap, met Shift per beurt, Page Up en Page Down per ronde. Spatie speelt af, Escape sluit.

## steps

back-order = Eén stap terug
back-turn = Eén beurt terug
back-round = Eén ronde terug
forward-order = Eén stap vooruit
forward-turn = Eén beurt vooruit
forward-round = Eén ronde vooruit

## the moment

position = Moment van de partij
turn = Beurt { $turn } van { $turns }: { $player }
turnOfAll = Beurt { $turn } van { $turns }
round = Ronde { $round }
end = Einde van de partij. { $words }
newest = Nu. { $words }

## choices

speed = Snelheid
times = { $factor }×
viewpoint = Zoals toen bekend aan
own = Jij
spectators = Toeschouwers

## a sandbox

tryIt = Vanaf hier proberen
tryAbout = Speel zelf verder vanaf dit moment. Niets telt.

## sharing

share = Delen
shareLabel = Dit moment delen
copyLink = Link kopiëren
picture = Afbeelding van dit moment
animation = Animatie van deze beurt
making = Een moment…
copied = Link gekopieerd
notCopied = Kopieer dit adres:
