invited =
    { $seat ->
        [none] { $name } lädt dich an den Tisch „{ $title }“ ein.
       *[other] { $name } lädt dich an den Tisch „{ $title }“ ein, Platz { $seat }.
    }
accept = Annehmen
decline = Ablehnen
word = Nachricht (optional)
said = „{ $title }“
later = Nicht jetzt
answered-accepted = { $name } hat am Tisch „{ $title }“ Platz genommen.
answered-declined =
    { $word ->
        [none] { $name } hat deine Einladung an den Tisch „{ $title }“ abgelehnt.
       *[other] { $name } hat deine Einladung an den Tisch „{ $title }“ abgelehnt: „{ $word }“
    }
friend = { $name } hat dir eine Freundschaftsanfrage geschickt.
friendAccepted = { $name } hat deine Freundschaftsanfrage angenommen.
seatOffered = { $name } bietet dir einen Platz am Tisch „{ $title }“ an.
rematchOffered = { $name } möchte eine Revanche.
swap = { $name } möchte am Tisch „{ $title }“ mit dir den Platz tauschen.
letIn =
    { $word ->
        [none] { $name } bittet um Einlass am Tisch „{ $title }“.
       *[other] { $name } bittet um Einlass am Tisch „{ $title }“: „{ $word }“
    }
doLetIn = Einlassen
letBackIn = { $name } lässt dich wieder an den Tisch „{ $title }“.
note = { $name }: „{ $text }“
takeSeat = Platz übernehmen
doSwap = Tauschen
play = Noch einmal spielen
view = Zum Tisch
more =
    { $count ->
        [one] { $count } weiterer Eintrag im Postfach
       *[other] { $count } weitere Einträge im Postfach
    }
title = Postfach
empty = Hier wartet nichts auf dich.
remove = Entfernen
reply = Antworten
send = Senden
replyTo = Nachricht an { $name }

## moderation

moderation-renamed =
    { $reason ->
        [none] Die Moderation hat dir einen anderen Namen gegeben.
       *[other] Die Moderation hat dir einen anderen Namen gegeben: { $reason }
    }
moderation-muted =
    { $reason ->
        [none] Die Moderation hat dich bis { $until } stummgeschaltet.
       *[other] Die Moderation hat dich bis { $until } stummgeschaltet: { $reason }
    }
moderation-unmuted =
    { $reason ->
        [none] Du bist nicht mehr stummgeschaltet.
       *[other] Du bist nicht mehr stummgeschaltet: { $reason }
    }
moderation-warned =
    { $reason ->
        [none] Die Moderation hat dich verwarnt.
       *[other] Die Moderation hat dich verwarnt: { $reason }
    }
moderation-resetLink = Die Moderation hat einen Link für ein neues Passwort deines Kontos erstellt. Er gilt ab morgen. Wenn du nicht darum gebeten hast, ändere jetzt dein Passwort: Damit gilt der Link nicht mehr.
moderation-other =
    { $reason ->
        [none] Die Moderation hat eine Maßnahme getroffen.
       *[other] Die Moderation: { $reason }
    }

## news

news-started = Deine Partie „{ $title }“ hat begonnen.
news-joined = Neu am Tisch „{ $title }“: { LIST($names) }.
news-ended =
    { $place ->
        [0] „{ $title }“ ist vorbei.
        [1] „{ $title }“ ist vorbei: Du hast gewonnen!
       *[other] „{ $title }“ ist vorbei: Du bist auf Platz { $place }.
    }
news-short-started = Partie begonnen
news-short-joined = Neu am Tisch: { LIST($names) }
news-short-ended = Partie vorbei
news-toMatch = Zur Partie
news-toTable = Zum Tisch
news-toResult = Ergebnis ansehen

## seats at other tables, seen in a live match

alsoSeated = Du sitzt auch an „{ $title }“.
alsoPlaying = Deine Partie „{ $title }“ läuft ebenfalls.
leaveSeat = Platz verlassen
