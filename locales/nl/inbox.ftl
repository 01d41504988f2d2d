invited =
    { $seat ->
        [none] { $name } nodigt je uit voor ‘{ $title }’.
       *[other] { $name } nodigt je uit voor ‘{ $title }’, plaats { $seat }.
    }
accept = Accepteren
decline = Afslaan
word = Bericht (optioneel)
said = ‘{ $title }’
later = Niet nu
answered-accepted = { $name } heeft plaatsgenomen aan ‘{ $title }’.
answered-declined =
    { $word ->
        [none] { $name } heeft je uitnodiging voor ‘{ $title }’ afgeslagen.
       *[other] { $name } heeft je uitnodiging voor ‘{ $title }’ afgeslagen: ‘{ $word }’
    }
friend = { $name } heeft je een vriendschapsverzoek gestuurd.
friendAccepted = { $name } heeft je vriendschapsverzoek geaccepteerd.
seatOffered = { $name } biedt je een plaats aan bij ‘{ $title }’.
rematchOffered = { $name } wil revanche.
swap = { $name } wil aan tafel “{ $title }” met je van plaats ruilen.
letIn =
    { $word ->
        [none] { $name } vraagt toegang tot tafel “{ $title }”.
       *[other] { $name } vraagt toegang tot tafel “{ $title }”: “{ $word }”
    }
doLetIn = Toelaten
letBackIn = Dankzij { $name } mag je weer aan tafel “{ $title }”.
note = { $name }: “{ $text }”
takeSeat = Plaats overnemen
doSwap = Ruilen
play = Nog een keer spelen
view = Naar de tafel
more =
    { $count ->
        [one] Nog { $count } in je postvak
       *[other] Nog { $count } in je postvak
    }
title = Postvak
empty = Er wacht niets op je.
remove = Verwijderen
reply = Antwoorden
send = Versturen
replyTo = Berichtje aan { $name }

## moderation

moderation-renamed =
    { $reason ->
        [none] Een moderator heeft je een andere naam gegeven.
       *[other] Een moderator heeft je een andere naam gegeven: { $reason }
    }
moderation-muted =
    { $reason ->
        [none] Een moderator heeft je gedempt tot { $until }.
       *[other] Een moderator heeft je gedempt tot { $until }: { $reason }
    }
moderation-unmuted =
    { $reason ->
        [none] Je bent niet meer gedempt.
       *[other] Je bent niet meer gedempt: { $reason }
    }
moderation-warned =
    { $reason ->
        [none] Een moderator heeft je gewaarschuwd.
       *[other] Een moderator heeft je gewaarschuwd: { $reason }
    }
moderation-resetLink = Een moderator heeft een link gemaakt voor een nieuw wachtwoord van je account. Die werkt vanaf morgen. Heb je er niet om gevraagd, wijzig dan nu je wachtwoord: daarmee vervalt de link.
moderation-other =
    { $reason ->
        [none] Een moderator heeft een maatregel genomen.
       *[other] Een moderator: { $reason }
    }

## news

news-started = Je partij “{ $title }” is begonnen.
news-joined = Nieuw aan tafel “{ $title }”: { LIST($names) }.
news-ended =
    { $place ->
        [0] “{ $title }” is voorbij.
        [1] “{ $title }” is voorbij: je hebt gewonnen!
       *[other] “{ $title }” is voorbij: je werd nummer { $place }.
    }
news-short-started = Partij begonnen
news-short-joined = Nieuw aan tafel: { LIST($names) }
news-short-ended = Partij voorbij
news-toMatch = Naar de partij
news-toTable = Naar de tafel
news-toResult = Resultaat bekijken

## seats at other tables, seen in a live match

alsoSeated = Je zit ook aan “{ $title }”.
alsoPlaying = Je partij “{ $title }” is ook bezig.
leaveSeat = Plaats verlaten
