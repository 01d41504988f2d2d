## first: the texts of every page, and those that the lobby begins with

first-app-name = Botyard
first-app-motto = Programmiere deine Roboter. Und nimm dich vor den anderen in Acht.
first-app-home = Zurück zur Lobby
first-app-loading = Zahnräder werden geölt …
first-app-unreachable = Botyard ist gerade nicht erreichbar.
first-app-retry = Erneut versuchen
first-app-loadFailed = Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht ist die Verbindung weg, oder es gibt eine neue Version.
first-app-stillUnreachable = Der Dienst ist noch immer nicht erreichbar. Nichts ist verloren: Versuch es gleich noch einmal.
first-app-reload = Seite neu laden
first-app-close = Schließen
first-app-dismiss = Diese Meldung ausblenden
first-app-skip = Zum Hauptinhalt springen
first-app-noSuchPage = Diese Seite gibt es nicht.

first-name-suggestions-0 = Klempner
first-name-suggestions-1 = Schmied
first-name-suggestions-2 = Schweißer
first-name-suggestions-3 = Schlosser
first-name-suggestions-4 = Tischler
first-name-suggestions-5 = Glaser
first-name-suggestions-6 = Dreher
first-name-suggestions-7 = Wagner
first-name-suggestions-8 = Maurer
first-name-suggestions-9 = Böttcher
first-name-you = Du bist { $name }
first-name-youWith = Du bist { $name }, { $count } im Postfach

first-connection-connecting = Verbindung wird aufgebaut …
first-connection-lost = Verbindung verloren. Neuer Versuch … Nichts, was du getan hast, geht verloren.
first-connection-rewound = Der Server ist zu einem früheren Stand zurückgekehrt. Deine letzten Züge können fehlen.
first-connection-replaced = Du hast Botyard woanders geöffnet; diese Seite pausiert.
first-connection-banned =
    { $reason ->
        [none] Du wurdest gesperrt.
       *[other] { $reason }
    }
first-connection-refused = Der Server hat diese Verbindung geschlossen (Code { $code }).
first-connection-stopped = Verbindung getrennt.
first-connection-again = Neu verbinden
first-connection-sending = Wird gesendet …
first-connection-delayed = { $reason } Wir senden es automatisch noch einmal.

first-invitations-onlyInvited = Nur mit Einladung

first-options-title = Optionen
first-options-standard = Standardspiel

first-quick-title = Schnelle Partie

first-notify-turn = Du bist am Zug

first-lobby-open = Offene Tische
first-lobby-playing = Laufende Partien
first-lobby-none = Noch keine offenen Tische. Eröffne einen und lade Freunde ein.
first-lobby-nonePlaying = Gerade läuft keine Partie.
first-lobby-noneFound = Nichts passt zu deiner Suche und deinen Filtern.
first-lobby-loading = Tische werden gesucht …
first-lobby-create = Neuer Tisch
first-lobby-players = Spieler
first-lobby-more = Mehr zeigen ({ $count })
first-lobby-tooMany =
    { $count ->
        [one] Noch { $count } Tisch. Du findest ihn mit Suche oder Filtern.
       *[other] Noch { $count } Tische. Du findest sie mit Suche oder Filtern.
    }
first-lobby-newTables =
    { $count ->
        [one] { $count } neuen Tisch zeigen
       *[other] { $count } neue Tische zeigen
    }
first-lobby-update = Liste aktualisieren
first-lobby-gone = Nicht mehr in der Liste
first-lobby-host-here = Der Gastgeber ist da
first-lobby-host-away = Der Gastgeber sieht gerade eine andere Seite an
first-lobby-host-offline = Der Gastgeber ist offline
first-lobby-seats =
    { $all ->
        [one] { $taken } von { $all } Platz belegt
       *[other] { $taken } von { $all } Plätzen belegt
    }
first-lobby-join = Mitspielen
first-lobby-joinRoom = Mitspielen: { $name }
first-lobby-enter = Öffnen
first-lobby-enterRoom = { $name } öffnen
first-lobby-play = Spielen
# $name (string)
first-lobby-playRoom = Spielen: { $name }
first-lobby-watch = Zuschauen
first-lobby-watchRoom = Zuschauen: { $name }
first-lobby-free = freier Platz
first-lobby-unnamed = Tisch von { $host }
# $game (string), $names (list)
first-lobby-titled = { $game }: { LIST($names) }
first-lobby-unnamedEmpty = Leerer Tisch
first-lobby-people_here =
    { $count ->
        [one] { $count } Spieler online
       *[other] { $count } Spieler online
    }
first-lobby-matches =
    { $count ->
        [one] { $count } laufende Partie
       *[other] { $count } laufende Partien
    }
first-lobby-spoken = Sprache: { $language }

first-lobby-readyCheck = Bereit-Abfrage
first-lobby-rated = Gewertet

first-bots-title = Gegen Bots spielen
first-bots-play = Jetzt gegen Bots
first-bots-opponents = Gegner
first-bots-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
first-bots-level = Stufe
first-bots-levels-random-name = leicht
first-bots-levels-random-choice = Leicht
first-bots-levels-random-about = Macht zufällige erlaubte Züge.
first-bots-levels-greedy-name = mittel
first-bots-levels-greedy-choice = Mittel
first-bots-levels-greedy-about = Denkt einen Zug voraus.
first-bots-levels-planner-name = schwer
first-bots-levels-planner-choice = Schwer
first-bots-levels-planner-about = Plant mehrere Züge voraus.
first-bots-label = Bot ({ $level })
first-bots-named = { $name } (Bot)
first-bots-thinking = { $name } denkt nach.

first-watching-delays-none = keine
first-watching-delays-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
first-watching-delays-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
first-watching-delays-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
first-watching-chips-none = keine Zuschauer
first-watching-chips-link = Zuschauer per Link
first-watching-chips-late = Zuschauer verzögert: { $delay }

first-durations-days = { $days } T { $hours } Std
first-durations-hours = { $hours } Std { $minutes } min

first-time-live = { $bank } + { $increment } pro Zug
first-time-slow = { $turn } pro Zug
first-time-seconds = { $count } s
first-time-minutes = { $count } min
first-time-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
first-time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

first-settings-title = Einstellungen
first-settings-language = Sprache

first-account-menu-matches = Partien
first-account-menu-profile = Profil
first-account-menu-account = Konto
first-account-menu-desk = Moderation
first-account-menu-inbox =
    { $count ->
        [0] Postfach
       *[other] Postfach ({ $count })
    }
first-account-menu-rename = Namen ändern
first-account-menu-register = Registrieren
first-account-menu-logIn = Anmelden
first-account-menu-logOut = Abmelden
first-account-ended = Du wurdest von einem anderen Gerät aus abgemeldet. Melde dich wieder an oder spiel als neuer Gast weiter.
first-account-loggedOut = Du bist abgemeldet.
first-account-guestLeft = Du bist abgemeldet. Der Gast, mit dem du gespielt hast, und seine Plätze sind weg.
first-account-deleted = Dein Konto ist gelöscht. Deine Partien bleiben unter einem anderen Namen.

first-chat-titles-lobby = Lobby-Chat
first-chat-titles-room = Tisch-Chat
first-chat-titles-spectators = Zuschauer
first-chat-tabs = Protokoll und Chat
first-chat-news =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }

first-learning-learn = Spielen lernen

first-myMatches-waiting =
    { $count ->
        [one] { $count } Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }

## games: the cards of games

# $range (string), $most (number)
games-players =
    { $most ->
        [one] { $range } Spieler
       *[other] { $range } Spieler
    }
games-first = Erste Partie: { $name }
games-bots = Gegen Bots
# $game (string)
games-botsAt = Gegen Bots: { $game }
games-learn = Lernen in 3 Minuten
games-learnSmall = Lernen
# $game (string)
games-learnAt = Lernen in 3 Minuten: { $game }
# $game (string)
games-quickAt = Schnelle Partie: { $game }
# $game (string)
games-tableAt = Neuer Tisch: { $game }
games-rules = Regeln
# $game (string)
games-rulesAt = Regeln: { $game }

## front: the first page, and the pages of rooms for visitors without a name

front-about = Brettspiele, in denen du Roboter programmierst: mit Freunden, mit Unbekannten oder gegen Bots. Im Browser, kostenlos, ohne Konto.
front-play = Jetzt spielen
front-games = Spiele
front-minutes = { $count } Min.
front-show-live = Live
front-show-recorded = Aufgezeichnete Partie
front-show-pause = Anhalten
front-show-go = Abspielen
# $title (string)
front-show-watching = Eine laufende Partie: { $title }
# $game (string)
front-show-playing = Eine aufgezeichnete Partie { $game } zwischen Bots
front-room-what = Was ist das? (40 s)
front-room-playing = Hier läuft eine Partie
front-room-over = Diese Partie ist zu Ende
front-room-replay = Nachspielen
front-room-coach = Mit diesem Link siehst du die Partie so wie jemand, der mitspielt. Alle am Tisch erfahren, dass du da bist. Deshalb brauchst du einen Namen.
front-room-private = Hier können nur Eingeladene Platz nehmen. Mit einem Namen kannst du darum bitten, eingelassen zu werden.
front-room-away = Diese Partie lässt sich gerade nicht zeigen.

## tables: new tables, joining one, own matches

tables-myMatches-title = Deine Partien
tables-myMatches-left = noch { $time }
tables-myMatches-by = bis { $moment }
tables-myMatches-theirTurn =
    { $names ->
        [none] läuft
       *[other] am Zug: { LIST($names) }
    }
tables-myMatches-waits =
    { $free ->
        [one] es fehlt { $free } Spieler
       *[other] es fehlen { $free } Spieler
    }
tables-myMatches-over = beendet
tables-myMatches-won = gewonnen
tables-myMatches-shared = erster Platz geteilt
tables-myMatches-lost = verloren
tables-myMatches-place = Platz { $place }
tables-myMatches-against = mit { LIST($names) }
tables-myMatches-playRoom = { $name } spielen: du bist am Zug
tables-myMatches-replay = Nachspielen
# $name (string)
tables-myMatches-replayRoom = Nachspielen: { $name }
tables-myMatches-turn = Du bist dran
tables-myMatches-past = Beendete Partien
# $time (string)
tables-myMatches-lasted = Dauer { $time }
tables-myMatches-again = Noch einmal spielen
tables-myMatches-againRoom = Noch einmal spielen: { $name }
tables-myMatches-more =
    { $count ->
        [one] { $count } ältere Partie
       *[other] { $count } ältere Partien
    }
tables-myMatches-all = Alle Partien
tables-myMatches-fewer = Nur die neuesten zeigen

tables-notify-on = Melden, wenn ich am Zug bin
tables-notify-off = Benachrichtigungen ausschalten
tables-notify-denied = Benachrichtigungen sind in den Einstellungen deines Browsers gesperrt.

tables-lobby-createButton = Tisch eröffnen
tables-lobby-roomName = Name des Tisches (optional)
tables-lobby-kind = Art der Partie
tables-lobby-startsAtOnce = Die Partie beginnt, sobald du Platz nimmst.
tables-lobby-startsLater = Das ist der letzte freie Platz, und der Gastgeber ist offline. Die Partie beginnt, sobald alle da sind.
tables-lobby-sitDown = Platz nehmen
tables-lobby-cancel = Abbrechen

tables-quick-searching = Gegner werden gesucht …
tables-quick-others =
    { $count ->
        [0] Gerade sucht sonst niemand.
        [one] { $count } weitere Person sucht gerade.
       *[other] { $count } weitere Personen suchen gerade.
    }
tables-quick-strength = Wir suchen Gegner, die etwa so stark sind wie du. Je länger du wartest, desto weiter suchen wir.
tables-quick-bots = Noch ist niemand gekommen. Du kannst stattdessen gegen Bots spielen.
tables-quick-playBots = Gegen Bots spielen
tables-quick-full = Dein Tisch ist voll
tables-quick-table = Zum Tisch

tables-invitations-onlyInvitedAbout = Nur wer von dir eingeladen wird, kann mitspielen.
tables-quick-about = Wir suchen Mitspieler für ein Standardspiel. Es beginnt, sobald der Tisch voll ist.
tables-quick-find = Mitspieler finden
tables-quick-looking = Mitspieler werden gesucht …
tables-filters-search = Tische und Spieler suchen
tables-filters-title =
    { $count ->
        [0] Filter
       *[other] Filter ({ $count })
    }
tables-filters-any = Alle
tables-filters-game = Spiel
tables-filters-tempos-any = Jedes Tempo
tables-filters-tempos-none = Ohne Uhr
tables-filters-tempos-live = Live
tables-filters-tempos-slow = Langsam: Tage pro Zug
tables-filters-free = Mit freiem Platz
tables-filters-freeAbout = Blendet volle Tische aus.
tables-filters-people = Ohne Bots
tables-filters-peopleAbout = Zeigt nur Tische ohne Bots.
tables-filters-found =
    { $count ->
        [0] Nichts passt zu deiner Suche und deinen Filtern.
        [one] { $count } Tisch passt zu deiner Suche und deinen Filtern.
       *[other] { $count } Tische passen zu deiner Suche und deinen Filtern.
    }
tables-filters-showAll = Alle zeigen
tables-lobby-people = Spieler
tables-lobby-ratedAbout = Die Partie ändert deine Wertung. Mitspielen kann nur, wer ein Konto hat; zuschauen dürfen alle.
tables-lobby-language = Sprache
tables-lobby-anyLanguage = Jede Sprache
tables-bots-seated = Bots
tables-bots-none = Keine Bots
tables-bots-fill =
    { $count ->
        [one] { $count } Bot, beginnt sofort
       *[other] { $count } Bots, beginnt sofort
    }
tables-watching-title = Zuschauer
tables-watching-who = Wer darf zuschauen
tables-watching-whoMay-open = alle
tables-watching-whoMay-link = alle mit dem Link
tables-watching-whoMay-none = niemand
tables-watching-delay = Verzögerung für Zuschauer
tables-time-title = Bedenkzeit
tables-time-none = Ohne Uhr
tables-time-atZero = Läuft die Zeit ab, wird der Zug automatisch gespielt, und die Partie geht weiter.
tables-time-noneAbout = Keine Zeitbegrenzung.
tables-time-liveAbout =
    { $offTurn ->
        [none] Jeder Spieler beginnt mit { $bank } und kann bis zu { $cap } ansparen.
       *[other] Jeder Spieler beginnt mit { $bank } und kann bis zu { $cap } ansparen; { $offTurn } für Entscheidungen in fremden Zügen.
    }
tables-time-slowAbout =
    { $offTurn ->
        [none] Du musst nicht online bleiben: { $turn } für jeden Zug.
       *[other] Du musst nicht online bleiben: { $turn } für jeden Zug, { $offTurn } für eine Entscheidung in einem fremden Zug.
    }

## friends: the friends in the lobby

friends-title = Freunde
friends-state-here = online
friends-state-away = abwesend
friends-state-offline = offline
friends-plays = spielt „{ $title }“
friends-waits = am Tisch „{ $title }“
friends-playName = Spielen mit { $name }
friends-watchName = Bei { $name } zuschauen
friends-joinName = Bei { $name } mitspielen
friends-invite = Einladen
friends-inviteName = { $name } an den Tisch „{ $title }“ einladen
friends-challenge = Herausfordern
friends-challengeName = { $name } zu einer Partie herausfordern
friends-note = Nachricht
friends-noteName = Nachricht an { $name } schreiben
friends-send = Senden
friends-invited = Eingeladen
friends-sent = Nachricht gesendet
friends-more =
    { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
friends-fewer = Weniger zeigen

## invite: the dialog that invites to a table

invite-title = Spieler einladen
invite-seat = Für
invite-anySeat = einen beliebigen freien Platz
invite-onlySeat = Platz { $number }
invite-single = nur einmal gültig
invite-makeLink = Link erstellen
invite-makeCode = Kurzen Code erstellen
invite-byName = Einen Spieler einladen
invite-word = Nachricht (optional)
invite-invite = Einladen
invite-inviteName = { $name } einladen
invite-line-link = Link
invite-line-code = Kurzer Code
invite-line-person =
    { $name ->
        [none] Registrierter Spieler
       *[other] { $name }
    }
invite-states-open = noch nicht benutzt
invite-states-used = benutzt
invite-states-expired = abgelaufen
invite-states-revoked = zurückgezogen
invite-states-declined = abgelehnt
invite-waiting = noch keine Antwort
invite-usedBy =
    { $count ->
        [one] einmal benutzt
       *[other] { $count }-mal benutzt
    }
invite-declined =
    { $word ->
        [none] abgelehnt
       *[other] abgelehnt: „{ $word }“
    }
invite-withdraw = Zurückziehen
invite-loading = Deine Einladungen werden geladen …
invite-link = Link zum Tisch
invite-copyLink = Link zum Tisch kopieren
invite-openAbout = Wer diesen Link hat, kann mitspielen, solange Plätze frei sind.
invite-privateAbout = Mitspielen kann nur, wer eingeladen ist. Mit diesem Link ist man es.
invite-share = Teilen …
invite-shareText = Spiel mit mir auf Botyard!
invite-copy = Kopieren
invite-copied = Kopiert
invite-copyValue = { $value } kopieren
invite-qr = QR-Code
invite-qrLabel = QR-Code mit dem Link zum Tisch
invite-codeAbout = Zum Vorlesen oder Eintippen in der Lobby. Gilt eine Stunde.
invite-open = Offene Einladungen
invite-over =
    { $count ->
        [one] { $count } frühere Einladung
       *[other] { $count } frühere Einladungen
    }
invite-limited = Für einen Platz oder eine Person
invite-created = Erstellt { $time }.
invite-until = Gültig bis { $time }.
invite-withdrawThis = { $value } zurückziehen
invite-copyByHand = Markieren und kopieren

## inbox: the inbox

inbox-invited =
    { $seat ->
        [none] { $name } lädt dich an den Tisch „{ $title }“ ein.
       *[other] { $name } lädt dich an den Tisch „{ $title }“ ein, Platz { $seat }.
    }
inbox-accept = Annehmen
inbox-decline = Ablehnen
inbox-word = Nachricht (optional)
inbox-said = „{ $title }“
inbox-later = Nicht jetzt
inbox-answered-accepted = { $name } hat am Tisch „{ $title }“ Platz genommen.
inbox-answered-declined =
    { $word ->
        [none] { $name } hat deine Einladung an den Tisch „{ $title }“ abgelehnt.
       *[other] { $name } hat deine Einladung an den Tisch „{ $title }“ abgelehnt: „{ $word }“
    }
inbox-friend = { $name } hat dir eine Freundschaftsanfrage geschickt.
inbox-friendAccepted = { $name } hat deine Freundschaftsanfrage angenommen.
inbox-seatOffered = { $name } bietet dir einen Platz am Tisch „{ $title }“ an.
inbox-rematchOffered = { $name } möchte eine Revanche.
inbox-swap = { $name } möchte am Tisch „{ $title }“ mit dir den Platz tauschen.
inbox-letIn =
    { $word ->
        [none] { $name } bittet um Einlass am Tisch „{ $title }“.
       *[other] { $name } bittet um Einlass am Tisch „{ $title }“: „{ $word }“
    }
inbox-doLetIn = Einlassen
inbox-letBackIn = { $name } lässt dich wieder an den Tisch „{ $title }“.
inbox-note = { $name }: „{ $text }“
# $title (string)
inbox-hookOff = Dein Webhook bei { $title } ist abgeschaltet: Einen Tag lang ist dort nichts angekommen. Teste ihn in deinem Konto oder entferne ihn.
inbox-takeSeat = Platz übernehmen
inbox-doSwap = Tauschen
inbox-play = Noch einmal spielen
inbox-more =
    { $count ->
        [one] { $count } weiterer Eintrag im Postfach
       *[other] { $count } weitere Einträge im Postfach
    }
inbox-title = Postfach
inbox-empty = Hier wartet nichts auf dich.
inbox-remove = Entfernen
inbox-reply = Antworten
inbox-send = Senden
inbox-replyTo = Nachricht an { $name }

inbox-moderation-renamed =
    { $reason ->
        [none] Die Moderation hat dir einen anderen Namen gegeben.
       *[other] Die Moderation hat dir einen anderen Namen gegeben: { $reason }
    }
inbox-moderation-muted =
    { $reason ->
        [none] Die Moderation hat dich bis { $until } stummgeschaltet.
       *[other] Die Moderation hat dich bis { $until } stummgeschaltet: { $reason }
    }
inbox-moderation-unmuted =
    { $reason ->
        [none] Du bist nicht mehr stummgeschaltet.
       *[other] Du bist nicht mehr stummgeschaltet: { $reason }
    }
inbox-moderation-warned =
    { $reason ->
        [none] Die Moderation hat dich verwarnt.
       *[other] Die Moderation hat dich verwarnt: { $reason }
    }
inbox-moderation-resetLink = Die Moderation hat einen Link für ein neues Passwort deines Kontos erstellt. Er gilt ab morgen. Wenn du nicht darum gebeten hast, ändere jetzt dein Passwort: Damit gilt der Link nicht mehr.
inbox-moderation-other =
    { $reason ->
        [none] Die Moderation hat eine Maßnahme getroffen.
       *[other] Die Moderation: { $reason }
    }

inbox-news-started = Deine Partie „{ $title }“ hat begonnen.
inbox-news-joined = Neu am Tisch „{ $title }“: { LIST($names) }.
inbox-news-shared = „{ $title }“ ist vorbei: Du teilst dir den ersten Platz.
inbox-news-ended =
    { $place ->
        [0] „{ $title }“ ist vorbei.
        [1] „{ $title }“ ist vorbei: Du hast gewonnen!
       *[other] „{ $title }“ ist vorbei: Du bist auf Platz { $place }.
    }
inbox-news-short-started = Partie begonnen
inbox-news-short-joined = Neu am Tisch: { LIST($names) }
inbox-news-short-ended = Partie vorbei
inbox-news-toMatch = Zur Partie
inbox-news-toTable = Zum Tisch
inbox-news-toResult = Ergebnis ansehen

## inbox: seats at other tables, seen in a live match

inbox-alsoSeated = Du sitzt auch an „{ $title }“.
inbox-alsoPlaying = Deine Partie „{ $title }“ läuft ebenfalls.
inbox-leaveSeat = Platz verlassen

## practice: lessons, rules pages, puzzles and sandboxes

practice-you = Du
practice-next = Weiter
practice-back = Zurück
practice-again = Noch einmal
practice-leave = Verlassen
practice-step = Schritt { $number } von { $count }
practice-learnTitle = { $game } lernen
practice-noLessons = Für dieses Spiel gibt es noch keine Lektionen.
practice-play = Jetzt spielen
practice-problem = Das kann gerade nicht geladen werden.
practice-sandboxTitle = Ausprobieren
practice-sandboxAbout = Hier zählt nichts: Die Partie selbst bleibt, wie sie ist.
practice-imagined = Die Partie läuft noch, darum wurde neu verteilt, was du nicht sehen kannst.
practice-undo = Zurücknehmen
practice-restart = Von vorn
practice-backToMatch = Zurück zur Partie
practice-iPlay = Ich spiele
practice-everySeat = alle
practice-others = Die anderen
practice-pass = nichts tun
practice-rules = Regeln
practice-puzzles = Rätsel
practice-rulesTitle = Regeln von { $game }
practice-contents = Auf dieser Seite
practice-watch = Abspielen
practice-watchAgain = Noch einmal abspielen
practice-puzzlesTitle = Rätsel: { $game }
practice-puzzle = Rätsel { $number }
practice-solved = Gelöst!
practice-solvedMark = gelöst
practice-missed = Diesmal nicht. Nimm es zurück und versuch es anders.
practice-progress = { $done } von { $count } gelöst
practice-turnsLeft =
    { $turns ->
        [one] Erreiche das Ziel in einem Zug.
       *[other] Erreiche das Ziel in { $turns } Zügen.
    }
practice-nextPuzzle = Nächstes Rätsel
practice-gotIt = Verstanden
practice-how = Wie?
practice-hint = Was würde der Planer tun?
practice-move = Zug { $number }
practice-worth =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## daily: the puzzle of the day

daily-title = Rätsel des Tages
daily-grades-0 = Leicht
daily-grades-1 = Mittel
daily-grades-2 = Schwer
daily-solve = Lösen
daily-look = Noch mal ansehen
daily-solvedMark = gelöst
daily-todayOf = { $game }
daily-yesterdayOf = Gestern: { $game }
daily-share = Gelöst von { $share } von { $tried }
daily-untried = Noch hat es niemand versucht
daily-days =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-none = Heute gibt es kein Rätsel.
daily-next = Nächstes Rätsel um { $time }.
daily-shareIt = Teilen
daily-copied = Kopiert
daily-shared = Botyard-Rätsel { $day }, { $game }: gelöst, Versuche: { $tries }

## history: lists of finished matches, and profiles

history-title = Partien
history-filters = Filter
history-fields-whose = Wessen Partien
history-fields-game = Spiel
history-fields-result = Ergebnis
history-fields-rated = Gewertet
history-whose-mine = Meine Partien
history-whose-all = Alle öffentlichen Partien
history-whose-person = Partien einer Person
history-any = Beliebig
history-person = Name der Person
history-opponent = Gegner
history-since = Von
history-until = Bis
history-words = Wörter in Namen
history-results-won = gewonnen
history-results-shared = erster Platz geteilt
history-results-lost = verloren
history-results-none = ohne Ergebnis
history-ratedOnly = Nur gewertete
history-unratedOnly = Nur nicht gewertete
history-search = Suchen
history-found = Gefundene Partien
# $count (number)
history-shown =
    { $count ->
        [one] { $count } Partie gezeigt
       *[other] { $count } Partien gezeigt
    }
history-none = Keine Partien gefunden. Eine Partie erscheint hier eine Sekunde nach ihrem Ende.
history-more = Mehr zeigen
# $count (number)
history-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
# $place (number), $name (string)
history-placed = { $place }. { $name }
# $points (number)
history-points = ({ $points })
history-abandoned = vorzeitig beendet
history-isRated = gewertet
history-notPublic = nicht öffentlich
# $day (string)
history-profile-since = Dabei seit { $day }
history-profile-own = Du siehst hier alle deine Partien, andere nur die öffentlichen.
history-profile-choose = Wählen, wer es sieht
history-profile-none = Es gibt noch keine beendeten Partien zu zeigen.
history-profile-last = Letzte Partien
history-profile-all = Alle Partien
history-profile-matches = Partien
history-profile-finished = zu Ende gespielt
history-profile-timeouts = Zeit abgelaufen
history-profile-statistics = Statistik
history-profile-statistic = Kennzahl
history-profile-total = Insgesamt
history-profile-average = Je Partie
history-profile-range = Min. – Max.
# $lowest (string), $highest (string)
history-profile-between = { $lowest } – { $highest }
history-profile-opponents = Häufigste Gegner
# $matches (number), $better (number), $worse (number): in so many matches the person had the better place, or the worse one
history-profile-balance =
    { $matches ->
        [one] { $matches } Partie: { $better }-mal vorn, { $worse }-mal hinten
       *[other] { $matches } Partien: { $better }-mal vorn, { $worse }-mal hinten
    }
history-profile-playing = Spielt gerade
history-readers-title = Profil
history-readers-who = Wer dein Profil sehen darf
history-readers-all = Alle
history-readers-friends = Freunde
history-readers-me = Nur ich
history-readers-about-all = Ergebnisse deiner öffentlichen Partien, und mit wem du am häufigsten spielst.
history-readers-about-friends = Dasselbe, nur für deine Freunde.
history-readers-about-me = Öffentliche Partien lassen sich weiterhin über die Suche finden.
history-readers-look = Dein Profil

## ratings: leaderboards, and ratings in profiles

ratings-title = Rangliste
# $game (string)
ratings-of = Rangliste: { $game }
ratings-views = Was gezeigt wird
ratings-tempos-live = Live
ratings-tempos-slow = Langsam
ratings-scopes-all = Alle
ratings-scopes-month = Dieser Monat
ratings-scopes-friends = Freunde
ratings-place = Platz
ratings-player = Spieler
ratings-rating = Wertung
ratings-matches = Partien
ratings-provisional = vorläufig
ratings-none = Noch hat hier niemand eine Wertung.
# $points (number), $matches (number)
ratings-own =
    { $matches ->
        [one] Deine Wertung: { $points }, nach { $matches } Partie.
       *[other] Deine Wertung: { $points }, nach { $matches } Partien.
    }
ratings-more = Mehr zeigen
ratings-about = Alle beginnen bei 1000. Eine gewertete Partie hebt oder senkt Wertungen, umso mehr, je weniger das Ergebnis zu erwarten war. In den ersten 10 Partien ist eine Wertung vorläufig.
ratings-rated-live = Wertung (live):
ratings-rated-slow = Wertung (langsam):
# $first (number), $last (number), $count (number)
ratings-curve = Wertung, von { $first } bis { $last }: die neuesten { $count } Partien

## account: the account page and its forms

## account: account

account-copyRefused = Dein Browser lässt diese Seite nichts kopieren. Markiere den Text oben und kopiere ihn.
account-account-title = Konto
account-account-registered = Du hast ein Konto. Melde dich auf jedem Gerät mit Name und Passwort an.
account-account-register-title = Registrieren
account-account-register-about = Behalte deine Plätze und Partien auf jedem Gerät. Du brauchst nur Name und Passwort. Token, die du als Gast erstellt hast, gelten dann nicht mehr.
account-account-register-name = Name
account-account-register-password = Passwort (mindestens 8 Zeichen)
account-account-logIn-name = Name
account-account-logIn-password = Passwort
account-account-logIn-leaves = Du spielst als Gast { $name }. Mit der Anmeldung verlierst du die Plätze dieses Gastes; registriere dich, um sie zu behalten.
account-account-confirm-title = Bestätige dein Passwort
account-account-confirm-about = Gib dein Passwort noch einmal ein, um ein Token zu erstellen oder deine Daten herunterzuladen.
account-account-confirm-password = Dein Passwort
account-account-confirm-submit = Bestätigen
account-account-rename-title = Name
account-account-rename-about = An Tischen, an denen du schon sitzt, bleibt dein alter Name.
account-account-rename-done = Gespeichert.
account-account-password-title = Passwort
account-account-password-old = Bisheriges Passwort
account-account-password-fresh = Neues Passwort (mindestens 8 Zeichen)
account-account-password-submit = Passwort ändern
account-account-password-about = Das beendet alle deine anderen Sitzungen und Token; deine Wiederherstellungscodes gelten dann nicht mehr.
account-account-password-done = Passwort geändert. Alle deine anderen Sitzungen sind beendet, und deine Wiederherstellungscodes gelten nicht mehr.
account-account-logOut-guestQuestion = Du hast kein Konto; du verlierst diesen Gast und alle seine Plätze. Abmelden?
account-account-logOut-yes = Ja, abmelden
account-account-logOut-no = Angemeldet bleiben
account-account-sessions-title = Sitzungen
account-account-sessions-about = Deine angemeldeten Geräte. Beende, was du nicht erkennst.
account-account-sessions-loading = Sitzungen werden geladen …
account-account-sessions-here = dieser Browser
account-account-sessions-unknown = Unbekannter Browser
account-account-sessions-guestToken = Programm
account-account-sessions-token = Token: { $label }
account-account-sessions-began = Beginn: { RELATIVE_DAY($days) }
account-account-sessions-seen = zuletzt aktiv: { RELATIVE_DAY($days) }
account-account-sessions-until = endet: { RELATIVE_DAY($days) }
account-account-sessions-end = Beenden
account-account-sessions-endOne = Sitzung beenden: { $what }
account-account-sessions-everywhere = Überall sonst abmelden
account-account-sessions-everywhereToo = Überall abmelden, auch hier
account-account-sessions-others =
    { $count ->
        [one] { $count } weitere Sitzung.
       *[other] { $count } weitere Sitzungen.
    }
account-account-tokens-title = Token für Bots und Werkzeuge
account-account-tokens-about = Für Programme, die die API benutzen. Wird nur einmal gezeigt. Wer es hat, kann als du handeln, bis du seine Sitzung beendest.
account-account-tokens-label = Wofür es ist
account-account-tokens-submit = Token erstellen
account-account-tokens-made = Token für „{ $label }“. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
account-account-tokens-copy = Kopieren
account-account-tokens-copied = Kopiert
account-account-data-title = Deine Daten
account-account-data-about = Lade alles, was wir über dich speichern, als Datei herunter.
account-account-data-download = Meine Daten herunterladen
account-account-data-remove = Konto löschen …
account-account-data-removeTitle = Dein Konto löschen
account-account-data-removeAbout = Dein Name, dein Konto, deine Sitzungen und Listen werden endgültig gelöscht. Andere Spieler behalten ihre Partien mit dir, unter „Former player“ und einer Nummer. Gib laufende Partien vorher auf.
account-account-data-yes = Konto endgültig löschen

## recovery: recovery codes, reset links and bans

recovery-logIn-lost = Passwort vergessen?
recovery-logIn-back = Mit Passwort anmelden
recovery-recover-about = Gib deinen Namen, einen deiner Wiederherstellungscodes und ein neues Passwort ein. Alle Sitzungen und Token deines Kontos enden.
recovery-recover-name = Name
recovery-recover-code = Wiederherstellungscode
recovery-recover-password = Neues Passwort (mindestens 8 Zeichen)
recovery-recover-submit = Neues Passwort setzen
recovery-recover-noCode = Kein Code mehr übrig? Bitte die Betreiber dieser Seite um einen Link zum Zurücksetzen: siehe Kontaktseite. Ohne Code, Link oder bestätigte E-Mail-Adresse kann niemand dein Konto wieder öffnen.
recovery-mail-about = Oder lass dir einen Link an die E-Mail-Adresse deines Kontos schicken.
recovery-mail-submit = Schickt mir einen Link
recovery-mail-done = Wenn dieses Konto eine bestätigte Adresse hat, ist ein Link unterwegs.
recovery-reset-title = Neues Passwort setzen
recovery-reset-loading = Dein Link wird geprüft …
recovery-reset-about = Wähle ein neues Passwort für das Konto { $name }. Alle seine Sitzungen, Token und Wiederherstellungscodes enden, und du wirst hier angemeldet.
recovery-reset-home = Zur Startseite
recovery-codes-title = Wiederherstellungscodes
recovery-codes-about = Wenn du dein Passwort verlierst, kannst du mit einem Wiederherstellungscode ein neues setzen, auch ohne E-Mail. Jeder Code gilt einmal.
recovery-codes-none = Du hast keine Wiederherstellungscodes.
recovery-codes-left =
    { $left ->
        [one] Du hast { $left } unbenutzten Code, erstellt am { $date }.
       *[other] Du hast { $left } unbenutzte Codes, erstellt am { $date }.
    }
recovery-codes-make = Wiederherstellungscodes erstellen
recovery-codes-makeNew = Wiederherstellungscodes ersetzen
recovery-codes-made-title = Sichere deine Wiederherstellungscodes
recovery-codes-made-about = Sie werden nur dieses eine Mal gezeigt. Drucke sie aus oder bewahre sie dort auf, wo du deine Passwörter aufbewahrst. Früher erstellte Codes gelten nicht mehr.
recovery-codes-made-account = Botyard-Wiederherstellungscodes von { $name }
recovery-codes-print = Drucken
recovery-codes-copy = Kopieren
recovery-codes-copied = Kopiert
recovery-codes-save = Als Datei speichern
recovery-codes-done = Ich habe sie gesichert
recovery-banned-title = Du bist auf dieser Seite gesperrt
recovery-banned-until = Du kannst wieder spielen ab { $date }, in deiner Zeitzone.
recovery-banned-why = Grund: { $why }
recovery-banned-over = Die Sperre ist vorbei oder wurde aufgehoben.
recovery-banned-about = Deine Plätze bleiben deine, und die Uhren laufen weiter. Wenn du das für einen Irrtum hältst, schreib den Betreibern: siehe Kontaktseite.
recovery-banned-contact = Kontakt
recovery-banned-account = Dein Konto und deine Daten

## pages: the footer and the pages of the site

pages-links-label = Über diese Seite
pages-links-about = Über uns
pages-links-help = Hilfe
pages-links-contact = Kontakt
pages-links-imprint = Impressum
pages-links-privacy = Datenschutz
pages-links-terms = Nutzungsbedingungen
pages-links-status = Status

pages-missing-title = Seite nicht gefunden
pages-missing-about = Vielleicht ist die Adresse falsch geschrieben, oder die Seite gibt es nicht mehr.
pages-missing-lobby = Zur Lobby

pages-loading = Lädt …

pages-status-title = Status
pages-status-works = Alles funktioniert.
pages-status-away = Botyard ist gerade nicht erreichbar. Diese Seite versucht es weiter.
pages-status-checked = Geprüft um { $time }.
pages-status-announced = Angekündigt
pages-status-outages = Ausfälle der letzten 60 Tage
pages-status-none = Es gab keine.
pages-status-about = Solange Botyard weg ist, stehen alle Uhren der Partien still. Die Spieler bekommen diese Zeit zurück.
pages-status-began = Beginn
pages-status-lasted = Dauer
pages-status-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
pages-status-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
pages-status-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }

## announcement: announcements by operators

announcement-restart = Botyard wird um { $time } neu gestartet.
announcement-about = Danach gehen die Partien weiter. Die Uhren stehen so lange still.
announcement-inMinutes =
    { $minutes ->
        [one] In { $minutes } Minute.
       *[other] In { $minutes } Minuten.
    }
announcement-inSeconds =
    { $seconds ->
        [one] In { $seconds } Sekunde.
       *[other] In { $seconds } Sekunden.
    }
announcement-now = Der Neustart läuft.
announcement-label = Ankündigung
announcement-dismiss = Ankündigung schließen

## offline: times without a connection, newer versions of the page

offline-newVersion = Eine neue Version von Botyard ist bereit.
offline-load = Jetzt laden
offline-later = Später
offline-title = Ohne Verbindung
offline-rules = Regeln von { $game }
offline-matches = Deine beendeten Partien auf diesem Gerät
offline-none = Noch keine: Partien werden hier aufbewahrt, wenn du die Lobby besuchst.
offline-watch = Noch einmal ansehen
offline-loading = Wird geladen …
offline-gone = Das Spiel dieser Partie ist in diesem Browser nicht gespeichert. Sieh sie dir an, sobald du wieder online bist.

offline-blocked = Der Dienst antwortet, aber Live-Verbindungen zu ihm werden blockiert. Der Grund kann ein Proxy, eine Firewall oder ein Firmen- oder Schulnetz sein.

## sounds: the setting for sounds

sounds-title = Töne

sounds-volumes-off = Aus
sounds-volumes-quiet = Leise
sounds-volumes-normal = Normal
sounds-volumes-loud = Laut

## outside: games of installed packages

outside-failed = Die Seite von { $game } ist ausgefallen. Die Partie läuft weiter: Lade die Seite neu oder geh zurück zur Lobby.

outside-yes = ja
outside-no = nein

outside-resign = Du verlässt die Partie endgültig. Die Spielregeln sagen, was dann geschieht.

## desk: parts of the desk

desk-parts-label = Bereiche der Moderation
desk-parts-reports = Meldungen
desk-parts-people = Personen
desk-parts-sanctions = Stummschaltungen und Sperren
desk-parts-announcement = Ankündigung
desk-parts-names = Reservierte Namen
desk-parts-log = Protokoll
desk-waiting =
    { $count ->
        [0] Keine Meldung wartet.
        [one] { $count } Meldung wartet.
       *[other] { $count } Meldungen warten.
    }

## desk: entering the desk

desk-unlock-title = Gib dein Passwort ein
desk-unlock-about = Der Bereich ist 30 Minuten lang offen, nur in diesem Browser. Alles, was du hier tust und nachschlägst, steht danach im Protokoll.
desk-unlock-password = Passwort
desk-unlock-submit = Öffnen
desk-openUntil = Offen bis { $time }
desk-loading = Lädt …

desk-reports-none = Keine offenen Meldungen. Neue erscheinen hier von selbst.
desk-reports-more = Gezeigt werden die { $shown } ältesten von { $all } Meldungen.
desk-reports-closedTitle = Erledigte Meldungen
desk-reports-showClosed = Erledigte Meldungen zeigen
desk-reports-line = Eine Nachricht von { $name }
desk-reports-lobby = Lobby-Chat
desk-reports-room = Tisch-Chat
desk-reports-spectators = Zuschauer-Chat
desk-reports-toTable = Zum Tisch
desk-reports-by = Gemeldet von { $name }, { $time }
desk-reports-reason = Begründung: „{ $why }“
desk-reports-context = Die Nachricht mit denen davor und danach
desk-reports-removed = Entfernt
desk-reports-take = Meldung übernehmen
desk-reports-takenBy = { $name } bearbeitet diese Meldung.
desk-reports-takenByYou = Du bearbeitest diese Meldung.
desk-reports-takeOver = Übernehmen
desk-reports-release = Zurückgeben
desk-reports-closedBy = Erledigt von { $by }, { $time }: { $why }
desk-reports-closedNow = Die Meldung ist erledigt.
desk-reports-history = Vorgeschichte von { $name }

desk-measures-why = Grund
desk-measures-whyAbout = Den Grund liest die Person nach einer Verwarnung, Stummschaltung oder Sperre. Er steht auch im Protokoll.
desk-measures-defaultWhy = Gegen die Regeln dieser Seite
desk-measures-removeLine = Nachricht entfernen
desk-measures-removeAll = Alle Nachrichten der Person hier entfernen
desk-measures-warn = Verwarnen
desk-measures-muteHour = 1 Stunde stummschalten
desk-measures-muteDay = 1 Tag stummschalten
desk-measures-ban = Sperren …
desk-measures-rename = Umbenennen …
desk-measures-resetPassword = Passwort zurücksetzen …
desk-measures-close = Meldung erledigen
desk-measures-closeAllOf = Alle Meldungen von { $name } erledigen
desk-measures-endMatch = Partie beenden
desk-measures-endTable = Tisch schließen
desk-measures-lift = Aufheben
desk-measures-liftOne = Aufheben: { $what }, { $name }
desk-done-removed =
    { $count ->
        [one] { $count } Nachricht wurde entfernt.
       *[other] { $count } Nachrichten wurden entfernt.
    }
desk-done-muted = Stumm bis { $until }: { $name }
desk-done-banned = Gesperrt bis { $until }: { $name }
desk-done-warned = Verwarnt: { $name }
desk-done-lifted = Aufgehoben.
desk-done-renamed = Die Person hat jetzt einen anderen Namen.
desk-done-resetLink = Schick diesen Link an { $name }: { $link }
desk-done-ended = Die Partie ist ohne Ergebnis beendet.
desk-done-closed = Der Tisch ist geschlossen.
desk-done-closedReports =
    { $count ->
        [one] { $count } Meldung ist erledigt.
       *[other] { $count } Meldungen sind erledigt.
    }

## desk: dialogs

desk-dialog-ban = { $name } sperren
desk-dialog-mute = { $name } stummschalten
desk-dialog-rename = { $name } umbenennen
desk-dialog-end = Eine Partie mit { $name } beenden
desk-dialog-term = Für
desk-dialog-hour = 1 Stunde
desk-dialog-day = 1 Tag
desk-dialog-week = 1 Woche
desk-dialog-month = 30 Tage
desk-dialog-year = 1 Jahr
desk-dialog-banAbout = Wer gesperrt ist, kann diese Seite bis zum Ende der Sperre nicht benutzen, behält aber alle Plätze.
desk-dialog-device = Auch in jedem Browser, den diese Person benutzt hat
desk-dialog-address = Auch keine neuen Gäste aus dem Netz dieser Person
desk-dialog-reset = Passwort von { $name } zurücksetzen
desk-dialog-resetAbout = Du bekommst einen Link für diese Person. Er führt einmal zu einem neuen Passwort, ab morgen und 24 Stunden lang. Die Person erfährt sofort davon.
desk-dialog-newName = Neuer Name
desk-dialog-newNameAbout = Leer lassen für „Player“ und eine Zahl.
desk-dialog-endAbout = Die Partie endet ohne Ergebnis. Alle, die mitspielen, lesen den Grund.

desk-people-search = Name
desk-people-submit = Nachschlagen
desk-people-why = Grund der Suche (optional)
desk-people-none = Niemand heißt { $name }.
desk-people-registered = Mit Konto
desk-people-guest = Gast
desk-people-moderator = Moderation
desk-people-noName = Name unbekannt
desk-people-back = Jemand anderen nachschlagen
desk-people-created = Konto seit { $date }
desk-people-seen = Zuletzt gesehen: { $date }
desk-people-names = Namen
desk-people-sanctions = In Kraft
desk-people-noSanctions = Weder stummgeschaltet noch gesperrt.
desk-people-actions = Was die Moderation getan hat
desk-people-noActions = Bisher hat die Moderation nichts getan.
desk-people-reports = Gemeldete Nachrichten
desk-people-noReports = Keine Nachricht dieser Person wurde gemeldet.
desk-people-made =
    { $count ->
        [0] Diese Person hat nichts gemeldet.
        [one] Diese Person hat { $count } Nachricht gemeldet.
       *[other] Diese Person hat { $count } Nachrichten gemeldet.
    }
desk-people-matches = Partien
desk-people-noMatches = Keine Partien.
desk-people-open = offen
desk-people-playing = läuft
desk-people-finished = beendet
desk-people-measures = Maßnahmen

## desk: mutes and bans

desk-sanctions-none = Niemand ist stummgeschaltet oder gesperrt.
desk-sanctions-mute = Stummschaltung
desk-sanctions-ban = Sperre
desk-sanctions-until = Bis { $until }

## desk: audit log

desk-log-none = Im Protokoll steht noch nichts.
desk-log-time = Zeit
desk-log-by = Wer
desk-log-what = Was
desk-log-of = Wen
desk-log-why = Warum
desk-log-more = Mehr zeigen
desk-log-actions-remove_line = Nachricht entfernt
desk-log-actions-remove_lines = Nachrichten entfernt
desk-log-actions-warn = Verwarnung
desk-log-actions-mute = Stummschaltung
desk-log-actions-unmute = Ende einer Stummschaltung
desk-log-actions-ban = Sperre
desk-log-actions-unban = Ende einer Sperre
desk-log-actions-reset_password = Passwort zurückgesetzt
desk-log-actions-reserve_name = Name reserviert
desk-log-actions-release_name = Name freigegeben
desk-log-actions-rename = Umbenennung
desk-log-actions-end = Tisch beendet
desk-log-actions-close_report = Meldung erledigt
desk-log-actions-close_reports = Meldungen einer Person erledigt
desk-log-actions-take_over_report = Meldung übernommen
desk-log-actions-open_desk = Moderation geöffnet
desk-log-actions-look_up_name = Namen nachgeschlagen
desk-log-actions-look_up_history = Vorgeschichte nachgeschlagen
desk-log-actions-announce = Ankündigung
desk-log-actions-unannounce = Ankündigung zurückgezogen
desk-log-actions-grant_moderator = Zur Moderation ernannt
desk-log-actions-revoke_moderator = Nicht mehr in der Moderation
desk-log-actions-show_secrets = Geheimnisse eines Tisches gezeigt
desk-log-actions-begin_new_epochs = Datenbank wiederhergestellt

desk-announcement-about = Alle sehen die Ankündigung sofort, auf jeder Seite. Mit der Zeit eines Neustarts zählt sie herunter.
desk-announcement-now = Gerade zu sehen
desk-announcement-none = Nichts ist angekündigt.
desk-announcement-text = Text
desk-announcement-restart = Neustart in Minuten (optional)
desk-announcement-submit = Ankündigen
desk-announcement-withdraw = Zurückziehen
desk-announcement-done = Angekündigt.
desk-announcement-gone = Die Ankündigung ist zurückgezogen.

## desk: reserved names

desk-names-about = Diese und ähnlich aussehende Namen kann niemand annehmen. Wer schon so heißt, behält den Namen.
desk-names-none = Keine Namen wurden hinzugefügt.
desk-names-name = Name
desk-names-submit = Reservieren
desk-names-release = Freigeben
desk-names-releaseOne = Namen { $name } freigeben
desk-names-fixed = Aus den Einstellungen des Dienstes: { LIST($names) }.

## entry: the dialog for a name

entry-name-title = Wie dürfen wir dich nennen?
entry-name-explanation = Andere Spieler sehen diesen Namen. Du brauchst kein Konto; dieser Browser merkt sich dich.
entry-name-label = Dein Name
entry-name-enter = Als Gast weiter
entry-name-save = Namen speichern
entry-account-guest = Du spielst als Gast, nur in diesem Browser.
entry-account-haveAccount = Ich habe ein Konto
entry-account-noAccount = Als Gast weiter
entry-account-logIn-title = Anmelden

## invitation: the page of an invitation

invitation-invitations-from =
    { $name ->
        [none] Du bist eingeladen
       *[other] { $name } lädt dich ein
    }
invitation-invitations-yours = Du hast schon einen Platz an diesem Tisch
invitation-invitations-sit = Platz nehmen
invitation-invitations-back = Zum Tisch
invitation-invitations-looking = Einladung wird geöffnet …
invitation-invitations-yourSeat = dein Platz
invitation-invitations-full = Im Moment sind alle Plätze belegt.
invitation-invitations-seatTaken = Der Platz, zu dem du eingeladen bist, ist gerade besetzt.
invitation-invitations-code = Hast du einen Code?
invitation-invitations-codeExample = BCDFG-HJKLM
invitation-invitations-useCode = Öffnen

## people: other players

people-people-title = Spieler
people-people-loading = Spieler werden geladen …
people-people-none = Hier erscheinen die Leute, mit denen du gespielt hast.
people-people-find = Registrierten Spieler suchen
people-people-askedBy = Freundschaftsanfragen
people-people-friends = Freunde
people-people-asked = Gesendete Anfragen
people-people-recent = Letzte Mitspieler
people-people-blocked = Blockiert
people-people-actions-befriend = Als Freund hinzufügen
people-people-actions-accept = Annehmen
people-people-actions-turnDown = Ablehnen
people-people-actions-takeBack = Anfrage zurückziehen
people-people-actions-remove = Entfernen
people-people-actions-block = Blockieren
people-people-actions-unblock = Freigeben
people-people-done-befriend = Anfrage gesendet
people-people-done-block = Blockiert
people-people-befriend = Als Freund hinzufügen: { $name }
people-people-accept = { $name } annehmen
people-people-turnDown = { $name } ablehnen
people-people-takeBack = Anfrage an { $name } zurückziehen
people-people-remove = { $name } aus den Freunden entfernen
people-people-block = { $name } blockieren
people-people-unblock = { $name } freigeben

## settings: the settings

settings-settings-speed = Animationen
settings-settings-speeds-normal = Normal
settings-settings-speeds-fast = Schnell
settings-settings-speeds-instant = Sofort
settings-settings-theme = Farbschema
settings-settings-themes-system = System
settings-settings-themes-light = Hell
settings-settings-themes-dark = Dunkel
settings-settings-themes-contrast = Hoher Kontrast

## chat: the inside of a chat

chat-chat-say-lobby = Nachricht an alle
chat-chat-say-room = Nachricht an den Tisch
chat-chat-say-spectators = Nachricht an andere Zuschauer
chat-chat-nothing-lobby = Still hier. Sogar die Roboter spitzen die Ohren.
chat-chat-nothing-room = Noch keine Nachrichten. Sag Hallo!
chat-chat-nothing-spectators = Noch keine Nachrichten. Die Spieler können das erst nach der Partie lesen.
chat-chat-words = Nachricht
chat-chat-send = Senden
chat-chat-phrases = Kurze Sätze
chat-chat-menu = Optionen zur Nachricht von { $name }
chat-chat-mute = { $name } stummschalten
chat-chat-block = { $name } blockieren
chat-chat-muted =
    { $count ->
        [one] 1 Spieler stumm
       *[other] { $count } Spieler stumm
    }
chat-chat-unmute = Wieder zeigen
chat-chat-unmuteName = { $name } wieder zeigen
chat-chat-report = Melden
chat-chat-why = Was ist daran falsch? (optional)
chat-chat-reportSend = Meldung senden
chat-chat-reportMeans = Moderatoren sehen diese Nachricht und die um sie herum. Sonst erfährt niemand davon.
chat-chat-reported = Danke. Ein Moderator sieht es sich an.

## links: the links for spectators and coaches

links-watching-copyWatch = Zuschauer-Link kopieren
links-watching-watchAbout = Für alle, die zuschauen wollen.
links-watching-renew = Zuschauer-Link ersetzen
links-watching-renewAbout = Wer den alten Link benutzt, wird getrennt.
links-watching-notWatched = Niemand sonst kann diese Partie sehen.
links-watching-makeCoach = Coach-Link erstellen
links-watching-copyCoach = Coach-Link kopieren
links-watching-coachAbout = Wer diesen Link hat, sieht deine Hand, kann aber nicht spielen. Alle am Tisch erfahren davon.
links-watching-withdraw = Coach-Link zurückziehen

## messages: what reaches people while no page is open

## messages: the account page, and the pages of links in mails
messages-section-title = Nachrichten
messages-section-about = Wähle, was dich erreicht, wenn keine deiner Seiten offen ist.
messages-push-title = In diesem Browser
messages-push-on = Nachrichten in diesem Browser bekommen
messages-push-off = Keine Nachrichten mehr in diesem Browser
messages-push-no = Dieser Browser kann keine Nachrichten bekommen.
messages-push-denied = Dein Browser blockiert Nachrichten dieser Seite: Erlaube sie in seinen Einstellungen.
messages-push-install = Auf einem iPhone oder iPad: Füge diese Seite erst zum Home-Bildschirm hinzu und öffne sie von dort.
messages-mail-title = Per E-Mail
messages-mail-label = Deine Adresse
messages-mail-submit = Link zum Bestätigen schicken
# $address (string)
messages-mail-address = E-Mails gehen an { $address }.
# $address (string)
messages-mail-waits = Wir haben einen Link an { $address } geschickt: Öffne ihn innerhalb eines Tages.
messages-mail-forget = Meine Adresse vergessen
messages-mail-guest = Registriere dich, um E-Mails zu bekommen.
messages-kinds-title = Was geschickt wird
messages-kinds-push = Browser
messages-kinds-hook = Webhook
messages-kinds-mail = E-Mail
messages-kinds-turn = Langsame Partien: Ich bin am Zug
messages-kinds-time = Langsame Partien: Meine Zeit läuft bald ab
messages-kinds-vote = Langsame Partien: Jemand fehlt, und ich werde gefragt
messages-kinds-begun = Langsame Partien: Meine Partie hat begonnen
messages-kinds-over = Langsame Partien: Meine Partie ist zu Ende
messages-kinds-invitation = Einladungen und Revanchen
messages-kinds-join = Anfragen an meinen Tisch und angebotene Plätze
messages-kinds-friend = Freundschaftsanfragen
messages-kinds-note = Notizen von Freunden
webhooks-title = Per Webhook
webhooks-about = Ein Webhook ist eine Adresse bei einem anderen Dienst, zum Beispiel in einem eigenen Kanal. Die Adresse ist geheim: Sie wird niemandem gezeigt, auch dir nicht noch einmal.
webhooks-form = Dienst
webhooks-url = Adresse des Webhooks
webhooks-forms-discord = Discord
webhooks-forms-slack = Slack
webhooks-forms-ntfy = ntfy
webhooks-forms-signed = Ein eigenes Programm
webhooks-add = Webhook hinzufügen
# $secret (string)
webhooks-secret = Dein Programm prüft Nachrichten mit diesem Geheimnis, das nur jetzt gezeigt wird: { $secret }
webhooks-off = Abgeschaltet: Einen Tag lang ist nichts angekommen. Ein Test, der ankommt, schaltet ihn wieder ein.
webhooks-forTable = Für einen Tisch
webhooks-test = Test senden
webhooks-remove = Entfernen
# $status (number), $text (string)
webhooks-answer = Antwort: { $status } { $text }
webhooks-noAnswer = Keine Antwort
webhooks-deliveries = Letzte Nachrichten
webhooks-trial = Test
webhooks-table-title = Webhook dieses Tischs
webhooks-table-about = Er bekommt eine Nachricht, wenn die Partie beginnt und endet, wer am Zug ist und wenn jemand fehlt: nichts, was Zuschauer nicht wissen dürfen. Alle am Tisch sehen, dass es einen gibt.
# $form (string)
webhooks-table-exists = Was in dieser Partie geschieht, geht auch an einen Webhook des Gastgebers ({ $form }): Anfang und Ende, wer am Zug ist, und eure Namen.
messages-digest-title = E-Mails kommen
messages-digest-once = Sofort
messages-digest-daily = Einmal am Tag
messages-digest-at = Um
messages-digest-about = Eine E-Mail am Tag enthält alles, was sich ergeben hat. Dass deine Zeit bald abläuft, erfährst du trotzdem sofort.
messages-quiet-title = Ruhezeit
messages-quiet-from = Von
messages-quiet-to = Bis
messages-quiet-about = In dieser Zeit wird nichts geschickt; es kommt danach. Wenn du keine Ruhezeit willst, stelle beides auf dieselbe Uhrzeit.
messages-link-confirmTitle = Bestätige deine Adresse
messages-link-confirmAbout = Bestätige, dass diese E-Mail-Adresse dir gehört, und bekomme E-Mails zu deinen Partien.
messages-link-confirm = Bestätigen
messages-link-confirmDone = Deine Adresse ist bestätigt. Was du bekommst, entscheidest du in deinem Konto.
messages-link-stopTitle = E-Mails ausschalten
messages-link-stopAbout = Du bekommst keine E-Mails mehr zu deinen Partien und Freunden.
messages-link-stop = Ausschalten
messages-link-stopDone = Erledigt. In deinem Konto kannst du sie wieder einschalten.
messages-link-home = Zur Lobby
messages-offer-question = Möchtest du in diesem Browser eine Nachricht bekommen, wenn du wieder am Zug bist?
messages-offer-yes = Ja, gern
messages-offer-no = Jetzt nicht
