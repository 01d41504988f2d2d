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
loading = Je uitnodigingen worden geladen …
link = Link naar de tafel
copyLink = Link naar de tafel kopiëren
openAbout = Iedereen met deze link kan meedoen zolang er plaatsen vrij zijn.
privateAbout = Alleen wie is uitgenodigd, kan meedoen. Met deze link is dat zo.
share = Delen …
shareText = Speel met mij op Botyard!
copy = Kopiëren
copied = Gekopieerd
copyValue = { $value } kopiëren
qr = QR-code
qrLabel = QR-code met de link naar de tafel
codeAbout = Om voor te lezen of in de lobby in te typen. Een uur geldig.
open = Open uitnodigingen
over =
    { $count ->
        [one] { $count } eerdere uitnodiging
       *[other] { $count } eerdere uitnodigingen
    }
limited = Voor één plaats of één speler
created = Gemaakt { $time }.
until = Geldig tot { $time }.
withdrawThis = { $value } intrekken
copyByHand = Selecteer en kopieer
