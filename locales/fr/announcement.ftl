restart = Botyard redémarrera à { $time }.
about = Les parties continueront ensuite. Leurs pendules s’arrêtent pendant ce temps.
inMinutes =
    { $minutes ->
        [one] Dans { $minutes } minute.
       *[other] Dans { $minutes } minutes.
    }
inSeconds =
    { $seconds ->
        [one] Dans { $seconds } seconde.
       *[other] Dans { $seconds } secondes.
    }
now = Redémarrage en cours.
label = Annonce
dismiss = Fermer l’annonce
