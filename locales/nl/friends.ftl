title = Vrienden
state-here = online
state-away = afwezig
state-offline = offline
plays = speelt “{ $title }”
waits = aan tafel “{ $title }”
watch = Kijken
watchName = Bij { $name } kijken
join = Meedoen
joinName = Bij { $name } meedoen
invite = Uitnodigen
inviteName = { $name } uitnodigen aan tafel “{ $title }”
challenge = Uitdagen
challengeName = { $name } uitdagen voor een partij
note = Berichtje
noteName = { $name } een berichtje sturen
send = Versturen
invited = Uitgenodigd
sent = Berichtje verstuurd
more =
    { $count ->
        [one] Nog { $count }
       *[other] Nog { $count }
    }
fewer = Minder tonen
