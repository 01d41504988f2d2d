title = Freunde
state-here = online
state-away = abwesend
state-offline = offline
plays = spielt „{ $title }“
waits = am Tisch „{ $title }“
watch = Zuschauen
watchName = Bei { $name } zuschauen
join = Mitspielen
joinName = Bei { $name } mitspielen
invite = Einladen
inviteName = { $name } an den Tisch „{ $title }“ einladen
challenge = Herausfordern
challengeName = { $name } zu einer Partie herausfordern
note = Nachricht
noteName = Nachricht an { $name } schreiben
send = Senden
invited = Eingeladen
sent = Nachricht gesendet
more =
    { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
fewer = Weniger zeigen
