## sides

sides-0 = geradeaus
sides-1 = vorn rechts
sides-2 = hinten rechts
sides-3 = hinter ihm
sides-4 = hinten links
sides-5 = vorn links

## leg

leg = { $steps } { $side }

## legs

legs = { $first } und { $second }

## fromOwn

fromOwn = von deinem { $robot } aus: { $way }

## fromNamed

fromNamed = von { $robot } aus: { $way }

## ownBase

ownBase = deine Basis: { $way }

## next

next = als Nächstes: { $crystal }

## inLine

inLine = Nummer { $place }: { $crystal }

## piece

piece = { $piece } auf { $hex }

## pieceFrom

pieceFrom = { $piece } auf { $hex }, { $relation }

## robot

robot = { $robot } auf { $hex }, Blick nach { $facing }, { $cargo }

## stuck

stuck = { $label }, steckt im Schlamm

## related

related = { $label }, { $relation }

## crystalOn

crystalOn = Kristall auf { $hex }

## blobTo

blobTo = Blob geht nach { $direction } auf { $hex }

## log

log-robotMoved = { $robot } fährt nach { $direction } auf { $hex }.
log-robotPushed = { $robot } wird nach { $direction } auf { $hex } geschoben.
log-robotJumped = { $robot } springt nach { $direction } auf { $hex }.
log-crystalPushed = Nach { $direction } auf { $hex } geschoben: { $crystal }.
log-blobPushed = Ein Blob wird nach { $direction } auf { $hex } geschoben.
log-blobMoved = Der Blob geht nach { $direction } auf { $hex }.
log-crystalUnloaded = { $robot } legt auf { $hex } ab: { $crystal }.
log-crystalPlaced = Neu im Spiel auf { $hex }: { $crystal }.

## filters

filters-deliveries = Lieferungen
filters-thefts = Diebstähle
filters-hits = Was mich traf

## names

names = Namen der Felder am Rand des Spielplans

## namesAbout

namesAbout = Buchstaben für Reihen, Zahlen für Spalten. Das Protokoll benutzt sie.

## summary

summary-change = { $name }: { $change }.
summary-moved = { $robot } steht jetzt auf { $hex }.
summary-movedAndTurned = { $robot } steht jetzt auf { $hex }, Blick nach { $facing }.

## table

table-pieces = Figuren
table-piece = Figur
table-hex = Feld
table-state = Zustand
table-ahead = Feld davor
table-robotState = Blick nach { $facing }, { $cargo }
table-from = Von { $robot } aus
table-here = hier
table-free = frei
table-edge = Rand des Spielplans
table-map = Karte
table-mapAbout = Eine Zelle nach rechts ist ein Schritt nach Osten. Eine Zelle nach unten ist ein Schritt nach Südosten.
table-waysAbout = „Vorn rechts“ ist die Richtung nach einer Drehung nach rechts, „hinten rechts“ nach zweien. Wege zählen Feld für Feld; Roboter, Felsen und Teleporter auf dem Weg bleiben außer Acht.

## keys

keys-tile = Ein Plättchen deiner Hand wählen, in der gezeigten Reihenfolge
keys-slots = Die Programmfelder 1, 2 und 3 von Roboter { $robot } wählen
keys-joker = Die Doppel-Modifikation benutzen
keys-remove = Das Plättchen des gewählten Felds entfernen
keys-drop = Das gewählte Plättchen zurücklegen
keys-undo = Deine letzte Änderung rückgängig machen
keys-preview = Ausprobieren: sehen, was geschehen würde
keys-run = Starten
keys-pass = Passen
keys-answer = Eine Frage der Partie beantworten
keys-arrows = Auf dem Spielplan: von Figur zu Figur gehen
