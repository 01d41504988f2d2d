restart = Botyard wird um { $time } neu gestartet.
about = Danach gehen die Partien weiter. Die Uhren stehen so lange still.
inMinutes =
    { $minutes ->
        [one] In { $minutes } Minute.
       *[other] In { $minutes } Minuten.
    }
inSeconds =
    { $seconds ->
        [one] In { $seconds } Sekunde.
       *[other] In { $seconds } Sekunden.
    }
now = Der Neustart läuft.
label = Ankündigung
dismiss = Ankündigung schließen
