## sides

sides-0 = vooruit
sides-1 = rechtsvoor
sides-2 = rechtsachter
sides-3 = achteruit
sides-4 = linksachter
sides-5 = linksvoor

## leg

leg = { $steps } { $side }

## legs

legs = { $first } en { $second }

## fromOwn

fromOwn = vanaf jouw { $robot }: { $way }

## fromNamed

fromNamed = vanaf { $robot }: { $way }

## ownBase

ownBase = jouw basis: { $way }

## next

next = volgende: { $crystal }

## inLine

inLine = nummer { $place }: { $crystal }

## piece

piece = { $piece } op { $hex }

## pieceFrom

pieceFrom = { $piece } op { $hex }, { $relation }

## robot

robot = { $robot } op { $hex }, gericht { $facing }, { $cargo }

## stuck

stuck = { $label }, vast in de modder

## related

related = { $label }, { $relation }

## crystalOn

crystalOn = Kristal op { $hex }

## blobTo

blobTo = Blob gaat { $direction } naar { $hex }

## log

log-robotMoved = { $robot } ging { $direction }, naar { $hex }.
log-robotPushed = { $robot } werd { $direction } geduwd, naar { $hex }.
log-robotJumped = { $robot } sprong { $direction }, naar { $hex }.
log-crystalPushed = Een { $crystal } werd { $direction } geduwd, naar { $hex }.
log-blobPushed = Een blob werd { $direction } geduwd, naar { $hex }.
log-blobMoved = De blob ging { $direction }, naar { $hex }.
log-crystalUnloaded = { $robot } legde een { $crystal } neer op { $hex }.
log-crystalPlaced = Een { $crystal } kwam in het spel op { $hex }.

## filters

filters-deliveries = Afleveringen
filters-thefts = Diefstallen
filters-hits = Wat mij raakte

## names

names = Namen van velden langs de rand

## namesAbout

namesAbout = Letters voor rijen, cijfers voor kolommen. Het logboek gebruikt ze.

## summary

summary-change = { $name }: { $change }.
summary-moved = { $robot } ging naar { $hex }.
summary-movedAndTurned = { $robot } ging naar { $hex } en is gericht { $facing }.

## table

table-pieces = Stukken
table-piece = Stuk
table-hex = Veld
table-state = Toestand
table-ahead = Veld ervoor
table-robotState = gericht { $facing }, { $cargo }
table-from = Vanaf { $robot }
table-here = hier
table-free = vrij
table-edge = rand van het bord
table-map = Kaart
table-mapAbout = Eén cel naar rechts is één stap naar het oosten. Eén cel omlaag is één stap naar het zuidoosten.
table-waysAbout = ‘Rechtsvoor’ is de richting na één draai naar rechts, ‘rechtsachter’ na twee. Wegen worden veld voor veld geteld; robots, rotsen en teleporters onderweg tellen niet mee.

## keys

keys-tile = Een tegel uit je hand kiezen, in de getoonde volgorde
keys-slots = Vakken 1, 2 en 3 van robot { $robot } kiezen
keys-joker = De dubbele verandering gebruiken
keys-remove = De tegel van het gekozen vak weghalen
keys-drop = De gekozen tegel terugleggen
keys-undo = Je laatste verandering ongedaan maken
keys-preview = Uitproberen: zien wat er zou gebeuren
keys-run = Start
keys-pass = Passen
keys-answer = Een vraag van de partij beantwoorden
keys-arrows = Op het bord: van stuk naar stuk gaan
