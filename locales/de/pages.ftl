links-label = Über diese Seite
links-about = Über uns
links-help = Hilfe
links-contact = Kontakt
links-imprint = Impressum
links-privacy = Datenschutz
links-terms = Nutzungsbedingungen
links-status = Status

missing-title = Seite nicht gefunden
missing-about = Vielleicht ist die Adresse falsch geschrieben, oder die Seite gibt es nicht mehr.
missing-lobby = Zur Lobby
missing-learn = Spielen lernen

loading = Lädt …
retry = Noch einmal versuchen

status-title = Status
status-works = Alles funktioniert.
status-away = Botyard ist gerade nicht erreichbar. Diese Seite versucht es weiter.
status-checked = Geprüft um { $time }.
status-announced = Angekündigt
status-outages = Ausfälle der letzten 60 Tage
status-none = Es gab keine.
status-about = Solange Botyard weg ist, stehen alle Uhren der Partien still. Die Spieler bekommen diese Zeit zurück.
status-began = Beginn
status-lasted = Dauer
status-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
status-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
status-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
