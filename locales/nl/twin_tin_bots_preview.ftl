## orders

orders =
    { $count ->
        [one] { $count } opdracht
       *[other] { $count } opdrachten
    }

## ignored

ignored = genegeerd: { $what }

## ignoredCount

ignoredCount = { $count } genegeerd

## ignoredOrder

ignoredOrder = { $slot } ({ $reason })

## delivers

delivers =
    { $points ->
        [one] +{ $points } punt
       *[other] +{ $points } punten
    }

## ends

ends = de partij eindigt

## stops

stops = Stopt hier: { $reason }

## summary

summary = { $parts }.

## ownZap

ownZap = je zap raakt { $robot } en jij kiest wat die doet.

## ownBlob

ownBlob = je zap raakt een blob en jij kiest waar die heen gaat.

## ownCrystal

ownCrystal = jij kiest waar het { $crystal } komt.

## details

details = Details

## list

list = Wat er zou gebeuren

## rounds

rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }

## automatic

automatic = Voorbeeld bij elke verandering

## automaticAbout

automaticAbout = Het bord toont meteen wat je veranderingen doen. Escape verbergt het.
