title = Spieler einladen
seat = Für
anySeat = einen beliebigen freien Platz
onlySeat = Platz { $number }
single = nur einmal gültig
makeLink = Link erstellen
makeCode = Kurzen Code erstellen
byName = Einen Spieler einladen
word = Nachricht (optional)
invite = Einladen
inviteName = { $name } einladen
line-link = Link
line-code = Kurzer Code
line-person =
    { $name ->
        [none] Registrierter Spieler
       *[other] { $name }
    }
states-open = noch nicht benutzt
states-used = benutzt
states-expired = abgelaufen
states-revoked = zurückgezogen
states-declined = abgelehnt
waiting = noch keine Antwort
usedBy =
    { $count ->
        [one] einmal benutzt
       *[other] { $count }-mal benutzt
    }
declined =
    { $word ->
        [none] abgelehnt
       *[other] abgelehnt: „{ $word }“
    }
withdraw = Zurückziehen
