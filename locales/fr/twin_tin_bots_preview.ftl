## orders

orders =
    { $count ->
        [one] { $count } ordre
       *[other] { $count } ordres
    }

## ignored

ignored = ignoré : { $what }

## ignoredCount

ignoredCount = ignorés : { $count }

## ignoredOrder

ignoredOrder = { $slot } ({ $reason })

## delivers

delivers =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## ends

ends = la partie se termine

## stops

stops = S’arrête ici : { $reason }

## summary

summary = { $parts }.

## ownZap

ownZap = votre zap touche { $robot }, et vous choisissez ce qu’il fait.

## ownBlob

ownBlob = votre zap touche un blob, et vous choisissez où il va.

## ownCrystal

ownCrystal = vous choisissez où va le { $crystal }.

## details

details = Détails

## list

list = Ce qui se passerait

## rounds

rounds =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }

## automatic

automatic = Aperçu de chaque changement

## automaticAbout

automaticAbout = Le plateau montre aussitôt l’effet de vos changements. Échap le masque.
