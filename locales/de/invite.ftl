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
loading = Deine Einladungen werden geladen …
link = Link zum Tisch
copyLink = Link zum Tisch kopieren
openAbout = Wer diesen Link hat, kann mitspielen, solange Plätze frei sind.
privateAbout = Mitspielen kann nur, wer eingeladen ist. Mit diesem Link ist man es.
share = Teilen …
shareText = Spiel mit mir auf Botyard!
copy = Kopieren
copied = Kopiert
copyValue = { $value } kopieren
qr = QR-Code
qrLabel = QR-Code mit dem Link zum Tisch
codeAbout = Zum Vorlesen oder Eintippen in der Lobby. Gilt eine Stunde.
open = Offene Einladungen
over =
    { $count ->
        [one] { $count } frühere Einladung
       *[other] { $count } frühere Einladungen
    }
limited = Für einen Platz oder eine Person
created = Erstellt { $time }.
until = Gültig bis { $time }.
withdrawThis = { $value } zurückziehen
copyByHand = Markieren und kopieren
