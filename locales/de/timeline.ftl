## the bar
title = Verlauf
loading = Die Partie wird gelesen …
failed = Der Verlauf kann nicht gezeigt werden. { $reason }
live = Live
close = Schließen
ownView = Meine eigene Sicht zeigen
closeAbout = Zurück zur Partie, wie sie jetzt steht.
yourTurn = Du bist am Zug
play = Abspielen
pause = Pause
keys = Pfeiltasten gehen einen Schritt, mit Umschalt einen Zug, Bild auf und Bild ab eine Runde. Leertaste spielt ab, Escape schließt.
## steps
back-order = Ein Schritt zurück
back-turn = Ein Zug zurück
back-round = Eine Runde zurück
forward-order = Ein Schritt vor
forward-turn = Ein Zug vor
forward-round = Eine Runde vor
## the moment
position = Moment der Partie
turn = Zug { $turn } von { $turns }: { $player }
turnOfAll = Zug { $turn } von { $turns }
round = Runde { $round }
end = Ende der Partie. { $words }
newest = Jetzt. { $words }
## choices
speed = Tempo
times = { $factor }×
viewpoint = Wissensstand von
own = Du
spectators = Zuschauer
## a sandbox
tryIt = Ab hier ausprobieren
tryAbout = Spiel ab diesem Moment selbst weiter. Nichts davon zählt.
## sharing
share = Teilen
shareLabel = Diesen Moment teilen
copyLink = Link kopieren
picture = Bild dieses Moments
animation = Animation dieses Zugs
making = Einen Moment …
copied = Link kopiert
notCopied = Kopiere diese Adresse:
