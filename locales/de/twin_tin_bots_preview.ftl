## orders

orders =
    { $count ->
        [one] { $count } Befehl
       *[other] { $count } Befehle
    }

## ignored

ignored = ignoriert: { $what }

## ignoredCount

ignoredCount = { $count } ignoriert

## ignoredOrder

ignoredOrder = { $slot } ({ $reason })

## delivers

delivers =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }

## ends

ends = die Partie endet

## stops

stops = Hier ist Schluss: { $reason }

## summary

summary = { $parts }.

## ownZap

ownZap = dein Zap trifft { $robot }, und du wählst den Befehl.

## ownBlob

ownBlob = dein Zap trifft einen Blob, und du wählst, wohin er geht.

## ownCrystal

ownCrystal = du wählst, wohin er kommt: { $crystal }.

## details

details = Einzelheiten

## list

list = Was geschehen würde

## rounds

rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }

## automatic

automatic = Vorschau bei jeder Änderung

## automaticAbout

automaticAbout = Der Spielplan zeigt sofort, was deine Änderungen bewirken würden. Escape blendet es aus.
