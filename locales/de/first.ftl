## app

app-name = Botyard
app-motto = Programmiere deine Roboter. Und nimm dich vor den anderen in Acht.
app-home = Zurück zur Lobby
app-loading = Zahnräder werden geölt …
app-unreachable = Botyard ist gerade nicht erreichbar.
app-retry = Noch einmal versuchen
app-loadFailed = Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht ist die Verbindung weg, oder es gibt eine neue Version.
app-stillUnreachable = Der Dienst ist noch immer nicht erreichbar. Nichts ist verloren: Versuch es gleich noch einmal.
app-reload = Seite neu laden
app-close = Schließen
app-dismiss = Diese Meldung ausblenden
app-skip = Zum Hauptinhalt springen
app-noSuchPage = Diese Seite gibt es nicht.

## name

name-title = Wie dürfen wir dich nennen?
name-explanation = Andere Spieler sehen diesen Namen. Du brauchst kein Konto; dieser Browser merkt sich dich.
name-label = Dein Name
name-suggestions-0 = Klempner
name-suggestions-1 = Schmied
name-suggestions-2 = Schweißer
name-suggestions-3 = Schlosser
name-suggestions-4 = Tischler
name-suggestions-5 = Glaser
name-suggestions-6 = Dreher
name-suggestions-7 = Wagner
name-suggestions-8 = Maurer
name-suggestions-9 = Böttcher
name-enter = Als Gast weiter
name-change = Namen ändern
name-save = Namen speichern
name-you = Du bist { $name }
name-youWith = Du bist { $name }, { $count } im Postfach

## connection

connection-connecting = Verbindung wird aufgebaut …
connection-lost = Verbindung verloren. Neuer Versuch … Nichts, was du getan hast, geht verloren.
connection-rewound = Der Server ist zu einem früheren Stand zurückgekehrt. Deine letzten Züge können fehlen.
connection-replaced = Du hast Botyard woanders geöffnet; diese Seite pausiert.
connection-banned =
    { $reason ->
        [none] Du wurdest gesperrt.
       *[other] { $reason }
    }
connection-refused = Der Server hat diese Verbindung geschlossen (Code { $code }).
connection-stopped = Verbindung getrennt.
connection-again = Neu verbinden
connection-sending = Wird gesendet …
connection-delayed = { $reason } Wir senden es automatisch noch einmal.

## invitations

invitations-from =
    { $name ->
        [none] Du bist eingeladen
       *[other] { $name } lädt dich ein
    }
invitations-yours = Du hast schon einen Platz an diesem Tisch
invitations-sit = Platz nehmen
invitations-back = Zum Tisch
invitations-looking = Einladung wird geöffnet …
invitations-yourSeat = dein Platz
invitations-full = Im Moment sind alle Plätze belegt.
invitations-seatTaken = Der Platz, zu dem du eingeladen bist, ist gerade besetzt.
invitations-code = Hast du einen Code?
invitations-codeExample = BCDFG-HJKLM
invitations-useCode = Öffnen
invitations-onlyInvited = Nur mit Einladung
invitations-onlyInvitedAbout = Nur wer von dir eingeladen wird, kann mitspielen.

## people

people-title = Spieler
people-loading = Spieler werden geladen …
people-none = Hier erscheinen die Leute, mit denen du gespielt hast.
people-find = Registrierten Spieler suchen
people-askedBy = Freundschaftsanfragen
people-friends = Freunde
people-asked = Gesendete Anfragen
people-recent = Letzte Mitspieler
people-blocked = Blockiert
people-actions-befriend = Als Freund hinzufügen
people-actions-accept = Annehmen
people-actions-turnDown = Ablehnen
people-actions-takeBack = Anfrage zurückziehen
people-actions-remove = Entfernen
people-actions-block = Blockieren
people-actions-unblock = Freigeben
people-done-befriend = Anfrage gesendet
people-done-block = Blockiert
people-befriend = Als Freund hinzufügen: { $name }
people-accept = { $name } annehmen
people-turnDown = { $name } ablehnen
people-takeBack = Anfrage an { $name } zurückziehen
people-remove = { $name } aus den Freunden entfernen
people-block = { $name } blockieren
people-unblock = { $name } freigeben

## quick

quick-title = Schnelle Partie
quick-about = Wir suchen Mitspieler für ein Standardspiel. Es beginnt, sobald der Tisch voll ist.
quick-find = Mitspieler finden
quick-looking = Mitspieler werden gesucht …

## notify

notify-turn = Du bist am Zug

## filters

filters-search = Tische und Spieler suchen
filters-title =
    { $count ->
        [0] Filter
       *[other] Filter ({ $count })
    }
filters-any = Alle
filters-game = Spiel
filters-tempos-any = Jedes Tempo
filters-tempos-none = Ohne Uhr
filters-tempos-live = Live
filters-tempos-slow = Langsam: Tage pro Zug
filters-free = Mit freiem Platz
filters-freeAbout = Blendet volle Tische aus.
filters-people = Ohne Bots
filters-peopleAbout = Zeigt nur Tische ohne Bots.
filters-found =
    { $count ->
        [0] Nichts passt zu deiner Suche und deinen Filtern.
        [one] { $count } Tisch passt zu deiner Suche und deinen Filtern.
       *[other] { $count } Tische passen zu deiner Suche und deinen Filtern.
    }
filters-showAll = Alle zeigen

## lobby

lobby-open = Offene Tische
lobby-playing = Laufende Partien
lobby-none = Noch keine offenen Tische. Eröffne einen und lade Freunde ein.
lobby-nonePlaying = Gerade läuft keine Partie.
lobby-noneFound = Nichts passt zu deiner Suche und deinen Filtern.
lobby-loading = Tische werden gesucht …
lobby-create = Neuer Tisch
lobby-players = Spieler
lobby-more = Mehr zeigen ({ $count })
lobby-tooMany =
    { $count ->
        [one] Noch { $count } Tisch. Du findest ihn mit Suche oder Filtern.
       *[other] Noch { $count } Tische. Du findest sie mit Suche oder Filtern.
    }
lobby-newTables =
    { $count ->
        [one] { $count } neuen Tisch zeigen
       *[other] { $count } neue Tische zeigen
    }
lobby-update = Liste aktualisieren
lobby-gone = Nicht mehr in der Liste
lobby-host-here = Leitung ist da
lobby-host-away = Leitung sieht gerade eine andere Seite an
lobby-host-offline = Leitung ist offline
lobby-seats =
    { $all ->
        [one] { $taken } von { $all } Platz belegt
       *[other] { $taken } von { $all } Plätzen belegt
    }
lobby-join = Mitspielen
lobby-joinRoom = Mitspielen: { $name }
lobby-enter = Öffnen
lobby-enterRoom = { $name } öffnen
lobby-watch = Zuschauen
lobby-watchRoom = Zuschauen: { $name }
lobby-free = freier Platz
lobby-unnamed = Tisch von { $host }
lobby-unnamedEmpty = Leerer Tisch
lobby-people_here =
    { $count ->
        [one] { $count } Spieler online
       *[other] { $count } Spieler online
    }
lobby-matches =
    { $count ->
        [one] { $count } laufende Partie
       *[other] { $count } laufende Partien
    }
lobby-people = Spieler
lobby-language = Sprache
lobby-anyLanguage = Jede Sprache
lobby-spoken = Sprache: { $language }

lobby-readyCheck = Bereit-Abfrage
lobby-readyCheckAbout = Die Partie beginnt erst, wenn alle bereit sind.

## bots

bots-title = Gegen Bots spielen
bots-play = Jetzt gegen Bots
bots-opponents = Gegner
bots-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
bots-level = Stufe
bots-levels-random-name = leicht
bots-levels-random-choice = Leicht
bots-levels-random-about = Macht zufällige erlaubte Züge.
bots-levels-greedy-name = mittel
bots-levels-greedy-choice = Mittel
bots-levels-greedy-about = Denkt einen Zug voraus.
bots-levels-planner-name = schwer
bots-levels-planner-choice = Schwer
bots-levels-planner-about = Plant mehrere Züge voraus.
bots-label = Bot ({ $level })
bots-named = { $name } (Bot)
bots-seated = Bots
bots-none = Keine Bots
bots-fill =
    { $count ->
        [one] { $count } Bot, beginnt sofort
       *[other] { $count } Bots, beginnt sofort
    }
bots-added = Stufe des Bots
bots-add = Bot hinzufügen
bots-addTo = Bot hinzufügen auf Platz { $seat }
bots-remove = Entfernen
bots-removeFrom = { $name } von Platz { $seat } entfernen
bots-thinking = { $name } denkt nach.

## watching

watching-title = Zuschauer
watching-who = Wer darf zuschauen
watching-whoMay-open = alle
watching-whoMay-link = alle mit dem Link
watching-whoMay-none = niemand
watching-delay = Verzögerung für Zuschauer
watching-delays-none = keine
watching-delays-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
watching-delays-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
watching-delays-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
watching-chips-none = keine Zuschauer
watching-chips-link = Zuschauer per Link
watching-chips-late = Zuschauer verzögert: { $delay }
watching-late = Du siehst die Partie verzögert: { $delay }.
watching-lateAbout = Damit Zuschauer den Spielern nichts verraten können.
watching-coaching = Du schaust als Coach zu: { $name }.
watching-coachOf = Coach von { $name }
watching-unnamed = und { $count } weitere
watching-menu = Partie
watching-copyWatch = Zuschauerlink kopieren
watching-watchAbout = Für alle, die zuschauen wollen.
watching-renew = Zuschauerlink ersetzen
watching-renewAbout = Wer den alten Link benutzt, wird getrennt.
watching-notWatched = Niemand sonst kann diese Partie sehen.
watching-makeCoach = Coachlink erstellen
watching-copyCoach = Coachlink kopieren
watching-coachAbout = Wer diesen Link hat, sieht deine Hand, kann aber nicht spielen. Alle am Tisch erfahren davon.
watching-withdraw = Coachlink zurückziehen

## durations

durations-days = { $days } T { $hours } Std
durations-hours = { $hours } Std { $minutes } min

## time

time-title = Bedenkzeit
time-none = Ohne Uhr
time-noneAbout = Keine Zeitbegrenzung.
time-live = { $bank } + { $increment } pro Zug
time-liveAbout =
    { $offTurn ->
        [none] Jeder Spieler beginnt mit { $bank } und kann bis zu { $cap } ansparen.
       *[other] Jeder Spieler beginnt mit { $bank } und kann bis zu { $cap } ansparen; { $offTurn } für Entscheidungen in fremden Zügen.
    }
time-slow = { $turn } pro Zug
time-slowAbout =
    { $offTurn ->
        [none] Du musst nicht online bleiben: { $turn } für jeden Zug.
       *[other] Du musst nicht online bleiben: { $turn } für jeden Zug, { $offTurn } für eine Entscheidung in einem fremden Zug.
    }
time-atZero = Läuft die Zeit ab, wird der Zug automatisch gespielt, und die Partie geht weiter.
time-seconds = { $count } s
time-minutes = { $count } min
time-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## settings

settings-title = Einstellungen
settings-speed = Animationen
settings-speeds-normal = Normal
settings-speeds-fast = Schnell
settings-speeds-instant = Sofort
settings-language = Sprache
settings-theme = Farbschema
settings-themes-system = System
settings-themes-light = Hell
settings-themes-dark = Dunkel
settings-themes-contrast = Hoher Kontrast
settings-resign = Aufgeben
settings-resignTitle = Aufgeben?
settings-resignYes = Ja, aufgeben
settings-resignNo = Weiterspielen

## account

account-guest = Du spielst als Gast, nur in diesem Browser.
account-menu-account = Konto
account-menu-desk = Moderation
account-menu-inbox =
    { $count ->
        [0] Postfach
       *[other] Postfach ({ $count })
    }
account-menu-rename = Namen ändern
account-menu-register = Registrieren
account-menu-logIn = Anmelden
account-menu-logOut = Abmelden
account-ended = Du wurdest von einem anderen Gerät aus abgemeldet. Melde dich wieder an oder spiel als neuer Gast weiter.
account-loggedOut = Du bist abgemeldet.
account-guestLeft = Du bist abgemeldet. Der Gast, mit dem du gespielt hast, und seine Plätze sind weg.
account-deleted = Dein Konto ist gelöscht. Deine Partien bleiben unter einem anderen Namen.
account-haveAccount = Ich habe ein Konto
account-noAccount = Als Gast weiter
account-logIn-title = Anmelden

## chat

chat-titles-lobby = Lobby-Chat
chat-titles-room = Tisch-Chat
chat-titles-spectators = Zuschauer
chat-say-lobby = Nachricht an alle
chat-say-room = Nachricht an den Tisch
chat-say-spectators = Nachricht an andere Zuschauer
chat-nothing-lobby = Still hier. Sogar die Roboter spitzen die Ohren.
chat-nothing-room = Noch keine Nachrichten. Sag Hallo!
chat-nothing-spectators = Noch keine Nachrichten. Die Spieler können das erst nach der Partie lesen.
chat-words = Nachricht
chat-send = Senden
chat-phrases = Kurze Sätze
chat-tabs = Protokoll und Chat
chat-news =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-menu = Optionen zur Nachricht von { $name }
chat-mute = { $name } stummschalten
chat-block = { $name } blockieren
chat-muted =
    { $count ->
        [one] 1 Spieler stumm
       *[other] { $count } Spieler stumm
    }
chat-unmute = Wieder zeigen
chat-unmuteName = { $name } wieder zeigen
chat-report = Melden
chat-why = Was ist daran falsch? (optional)
chat-reportSend = Meldung senden
chat-reportMeans = Moderatoren sehen diese Nachricht und die um sie herum. Sonst erfährt niemand davon.
chat-reported = Danke. Ein Moderator sieht es sich an.

## learning

learning-learn = Spielen lernen

## myMatches

myMatches-waiting =
    { $count ->
        [one] { $count } Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
