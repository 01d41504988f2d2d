## myMatches

myMatches-title = Deine Partien
myMatches-yourTurn = du bist am Zug
myMatches-left = noch { $time }
myMatches-by = bis { $moment }
myMatches-theirTurn =
    { $names ->
        [none] läuft
       *[other] am Zug: { LIST($names) }
    }
myMatches-waits =
    { $free ->
        [one] es fehlt { $free } Spieler
       *[other] es fehlen { $free } Spieler
    }
myMatches-over = beendet
myMatches-won = gewonnen
myMatches-lost = verloren
myMatches-place = Platz { $place }
myMatches-against = mit { LIST($names) }
myMatches-play = Spielen
myMatches-playRoom = { $name } spielen: du bist am Zug
myMatches-look = Ansehen
myMatches-again = Noch einmal spielen
myMatches-againRoom = Noch einmal spielen: { $name }
myMatches-more =
    { $count ->
        [one] { $count } ältere Partie
       *[other] { $count } ältere Partien
    }
myMatches-fewer = Nur die neuesten zeigen

## notify

notify-on = Melden, wenn ich am Zug bin
notify-off = Benachrichtigungen ausschalten
notify-denied = Benachrichtigungen sind in den Einstellungen deines Browsers gesperrt.

## lobby

lobby-createButton = Tisch eröffnen
lobby-roomName = Name des Tisches (optional)
lobby-kind = Art der Partie
lobby-startsAtOnce = Die Partie beginnt, sobald du Platz nimmst.
lobby-startsLater = Das ist der letzte freie Platz, und der Leitung ist offline. Die Partie beginnt, sobald alle da sind.
lobby-sitDown = Platz nehmen
lobby-cancel = Abbrechen

## quick

quick-searching = Gegner werden gesucht …
quick-others =
    { $count ->
        [0] Gerade sucht sonst niemand.
        [one] { $count } weitere Person sucht gerade.
       *[other] { $count } weitere Personen suchen gerade.
    }
quick-cancel = Abbrechen
quick-bots = Noch ist niemand gekommen. Du kannst stattdessen gegen Bots spielen.
quick-playBots = Gegen Bots spielen
quick-full = Dein Tisch ist voll
quick-table = Zum Tisch
