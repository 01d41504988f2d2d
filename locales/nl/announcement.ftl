restart = Botyard wordt om { $time } opnieuw gestart.
about = Daarna gaan de partijen verder. Hun klokken staan zolang stil.
inMinutes =
    { $minutes ->
        [one] Over { $minutes } minuut.
       *[other] Over { $minutes } minuten.
    }
inSeconds =
    { $seconds ->
        [one] Over { $seconds } seconde.
       *[other] Over { $seconds } seconden.
    }
now = Botyard wordt nu opnieuw gestart.
label = Mededeling
dismiss = Mededeling sluiten
