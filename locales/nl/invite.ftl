title = Spelers uitnodigen
seat = Voor
anySeat = een vrije plaats naar keuze
onlySeat = plaats { $number }
single = eenmalig
makeLink = Link maken
makeCode = Korte code maken
byName = Een speler uitnodigen
word = Bericht (optioneel)
invite = Uitnodigen
inviteName = { $name } uitnodigen
line-link = Link
line-code = Korte code
line-person =
    { $name ->
        [none] Geregistreerde speler
       *[other] { $name }
    }
states-open = nog niet gebruikt
states-used = gebruikt
states-expired = verlopen
states-revoked = ingetrokken
states-declined = afgeslagen
waiting = nog geen antwoord
usedBy =
    { $count ->
        [one] één keer gebruikt
       *[other] { $count } keer gebruikt
    }
declined =
    { $word ->
        [none] afgeslagen
       *[other] afgeslagen: ‘{ $word }’
    }
withdraw = Annuleren
