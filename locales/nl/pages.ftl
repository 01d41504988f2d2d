links-label = Over deze site
links-about = Over ons
links-help = Hulp
links-contact = Contact
links-imprint = Colofon
links-privacy = Privacy
links-terms = Voorwaarden
links-status = Status

missing-title = Pagina niet gevonden
missing-about = Misschien is het adres verkeerd getypt, of bestaat de pagina niet meer.
missing-lobby = Naar de lobby
missing-learn = Leren spelen

loading = Laden …
retry = Opnieuw proberen

status-title = Status
status-works = Alles werkt.
status-away = Botyard is nu niet bereikbaar. Deze pagina blijft het proberen.
status-checked = Gecontroleerd om { $time }.
status-announced = Aangekondigd
status-outages = Storingen van de afgelopen 60 dagen
status-none = Er waren er geen.
status-about = Zolang Botyard weg is, staan alle klokken van partijen stil. Spelers krijgen die tijd terug.
status-began = Begin
status-lasted = Duur
status-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
status-minutes =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
status-hours =
    { $hours ->
        [one] { $hours } uur
       *[other] { $hours } uur
    }
