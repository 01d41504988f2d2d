## first: the texts of every page, and those that the lobby begins with

first-app-name = Botyard
first-app-motto = Programmeer je robots. Pas op voor die van de anderen.
first-app-home = Terug naar de lobby
first-app-loading = Tandwielen smeren…
first-app-unreachable = Botyard is nu niet bereikbaar.
first-app-retry = Opnieuw proberen
first-app-loadFailed = Een deel van deze pagina kon niet worden geladen. Misschien is de verbinding weg of is er een nieuwe versie.
first-app-stillUnreachable = De dienst is nog steeds niet bereikbaar. Er gaat niets verloren: probeer het zo nog eens.
first-app-reload = Pagina herladen
first-app-close = Sluiten
first-app-dismiss = Dit bericht verbergen
first-app-skip = Naar de hoofdinhoud
first-app-noSuchPage = Deze pagina bestaat niet.

first-name-suggestions-0 = Ketellapper
first-name-suggestions-1 = Smid
first-name-suggestions-2 = Lasser
first-name-suggestions-3 = Monteur
first-name-suggestions-4 = Timmerman
first-name-suggestions-5 = Glazenier
first-name-suggestions-6 = Draaier
first-name-suggestions-7 = Wagenmaker
first-name-suggestions-8 = Metselaar
first-name-suggestions-9 = Kuiper
first-name-you = Jij bent { $name }
first-name-youWith = Je bent { $name }, { $count } in je postvak

first-connection-connecting = Verbinding maken…
first-connection-lost = Verbinding verbroken. Opnieuw verbinden… Alles wat je hebt gedaan, blijft bewaard.
first-connection-rewound = De server is teruggegaan naar een eerder moment. Je laatste zetten kunnen ontbreken.
first-connection-replaced = Je hebt Botyard ergens anders geopend. Deze pagina is daarom gepauzeerd.
first-connection-banned =
    { $reason ->
        [none] Je bent verbannen.
       *[other] { $reason }
    }
first-connection-refused = De server heeft deze verbinding gesloten (code { $code }).
first-connection-stopped = Verbinding verbroken.
first-connection-again = Opnieuw verbinden
first-connection-sending = Versturen…
first-connection-delayed = { $reason } We versturen het automatisch opnieuw.

first-invitations-onlyInvited = Alleen op uitnodiging

first-options-title = Opties
first-options-standard = Standaardspel

first-quick-title = Snelle partij

first-notify-turn = Jij bent aan de beurt

first-lobby-open = Open tafels
first-lobby-playing = Lopende partijen
first-lobby-none = Nog geen open tafels. Maak er een en nodig een vriend uit.
first-lobby-nonePlaying = Er zijn nu geen lopende partijen.
first-lobby-noneFound = Niets past bij je zoekopdracht en filters.
first-lobby-loading = Tafels zoeken…
first-lobby-create = Nieuwe tafel
first-lobby-players = Spelers
first-lobby-more = Meer tonen ({ $count })
first-lobby-tooMany =
    { $count ->
        [one] Nog { $count } tafel. Zoek of filter om die te vinden.
       *[other] Nog { $count } tafels. Zoek of filter om ze te vinden.
    }
first-lobby-newTables =
    { $count ->
        [one] { $count } nieuwe tafel tonen
       *[other] { $count } nieuwe tafels tonen
    }
first-lobby-update = Lijst bijwerken
first-lobby-gone = Niet meer in de lijst
first-lobby-host-here = De host is er
first-lobby-host-away = De host bekijkt een andere pagina
first-lobby-host-offline = De host is offline
first-lobby-seats =
    { $all ->
        [one] { $taken } van { $all } plaats bezet
       *[other] { $taken } van { $all } plaatsen bezet
    }
first-lobby-join = Meedoen
first-lobby-joinRoom = Meedoen aan { $name }
first-lobby-enter = Openen
first-lobby-enterRoom = { $name } openen
first-lobby-play = Spelen
# $name (string)
first-lobby-playRoom = Spelen: { $name }
first-lobby-watch = Kijken
first-lobby-watchRoom = Kijken bij { $name }
first-lobby-free = vrije plaats
first-lobby-unnamed = Tafel van { $host }
# $game (string), $names (list)
first-lobby-titled = { $game }: { LIST($names) }
first-lobby-unnamedEmpty = Lege tafel
first-lobby-people_here =
    { $count ->
        [one] { $count } speler online
       *[other] { $count } spelers online
    }
first-lobby-matches =
    { $count ->
        [one] { $count } lopende partij
       *[other] { $count } lopende partijen
    }
first-lobby-spoken = Taal: { $language }

first-lobby-readyCheck = Iedereen klaar?
first-lobby-rated = Met rating

first-bots-title = Tegen bots spelen
first-bots-play = Nu tegen bots spelen
first-bots-opponents = Tegenstanders
first-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
first-bots-level = Niveau
first-bots-levels-random-name = makkelijk
first-bots-levels-random-choice = Makkelijk
first-bots-levels-random-about = Doet willekeurige toegestane zetten.
first-bots-levels-greedy-name = gemiddeld
first-bots-levels-greedy-choice = Gemiddeld
first-bots-levels-greedy-about = Kijkt één beurt vooruit.
first-bots-levels-planner-name = moeilijk
first-bots-levels-planner-choice = Moeilijk
first-bots-levels-planner-about = Plant meerdere beurten vooruit.
first-bots-label = Bot ({ $level })
first-bots-named = { $name } (bot)
first-bots-thinking = { $name } denkt na.

first-watching-delays-none = geen
first-watching-delays-turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
first-watching-delays-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
first-watching-delays-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
first-watching-chips-none = geen toeschouwers
first-watching-chips-link = toeschouwers via link
first-watching-chips-late = toeschouwers { $delay } later

first-durations-days = { $days } d { $hours } u
first-durations-hours = { $hours } u { $minutes } min

first-time-live = { $bank } + { $increment } per beurt
first-time-slow = { $turn } per beurt
first-time-seconds = { $count } s
first-time-minutes = { $count } min
first-time-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
first-time-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

first-settings-title = Instellingen
first-settings-language = Taal

first-account-menu-matches = Partijen
first-account-menu-profile = Profiel
first-account-menu-account = Account
first-account-menu-desk = Moderatie
first-account-menu-inbox =
    { $count ->
        [0] Postvak
       *[other] Postvak ({ $count })
    }
first-account-menu-rename = Naam wijzigen
first-account-menu-register = Registreren
first-account-menu-logIn = Inloggen
first-account-menu-logOut = Uitloggen
first-account-ended = Je bent vanaf een ander apparaat uitgelogd. Log opnieuw in of ga verder als nieuwe gast.
first-account-loggedOut = Je bent uitgelogd.
first-account-guestLeft = Je bent uitgelogd. De gast waarmee je speelde en de bijbehorende plaatsen zijn weg.
first-account-deleted = Je account is verwijderd. Je partijen blijven onder een andere naam bestaan.

first-chat-titles-lobby = Lobbychat
first-chat-titles-room = Tafelchat
first-chat-titles-spectators = Toeschouwers
first-chat-tabs = Logboek en chat
first-chat-news =
    { $count ->
        [one] 1 nieuw bericht
       *[other] { $count } nieuwe berichten
    }

first-learning-learn = Leren spelen

first-myMatches-waiting =
    { $count ->
        [one] { $count } partij wacht op je
       *[other] { $count } partijen wachten op je
    }

## games: the cards of games

# $range (string), $most (number)
games-players =
    { $most ->
        [one] { $range } speler
       *[other] { $range } spelers
    }
games-first = Eerste partij: { $name }
games-bots = Tegen bots
# $game (string)
games-botsAt = Tegen bots: { $game }
games-learn = Leer het in 3 minuten
games-learnSmall = Leer het
# $game (string)
games-learnAt = Leer het in 3 minuten: { $game }
# $game (string)
games-quickAt = Snelle partij: { $game }
# $game (string)
games-tableAt = Nieuwe tafel: { $game }
games-rules = Regels
# $game (string)
games-rulesAt = Regels: { $game }

## front: the first page, and the pages of rooms for visitors without a name

front-about = Bordspellen waarin je robots programmeert: met vrienden, met onbekenden of tegen bots. In je browser, gratis, zonder account.
front-play = Nu spelen
front-games = Spellen
front-minutes = { $count } min
front-show-live = Live
front-show-recorded = Opgenomen partij
front-show-pause = Pauzeren
front-show-go = Afspelen
# $title (string)
front-show-watching = Een partij die nu bezig is: { $title }
# $game (string)
front-show-playing = Een opgenomen partij { $game } tussen bots
front-room-what = Wat is dit? (40 s)
front-room-playing = Er is een partij bezig
front-room-over = Deze partij is afgelopen
front-room-replay = Terugkijken
front-room-coach = Met deze link zie je de partij zoals een van de spelers. Iedereen aan tafel krijgt te zien dat je er bent, dus je hebt een naam nodig.
front-room-private = Alleen wie is uitgenodigd, kan hier plaatsnemen. Geef je naam op om de host te vragen of je mag meedoen.
front-room-away = Deze partij is nu niet te zien.

## tables: new tables, joining one, own matches

tables-myMatches-title = Jouw partijen
tables-myMatches-left = nog { $time }
tables-myMatches-by = tot { $moment }
tables-myMatches-theirTurn =
    { $names ->
        [none] bezig
       *[other] aan de beurt: { LIST($names) }
    }
tables-myMatches-waits =
    { $free ->
        [one] wacht op { $free } speler
       *[other] wacht op { $free } spelers
    }
tables-myMatches-over = afgelopen
tables-myMatches-won = gewonnen
tables-myMatches-shared = eerste plaats gedeeld
tables-myMatches-lost = verloren
tables-myMatches-place = plaats { $place }
tables-myMatches-against = met { LIST($names) }
tables-myMatches-playRoom = { $name } spelen: jij bent aan de beurt
tables-myMatches-replay = Terugkijken
# $name (string)
tables-myMatches-replayRoom = Terugkijken: { $name }
tables-myMatches-turn = Jouw beurt
tables-myMatches-past = Afgelopen partijen
# $time (string)
tables-myMatches-lasted = duur { $time }
tables-myMatches-again = Nog een keer spelen
tables-myMatches-againRoom = Nog een keer spelen: { $name }
tables-myMatches-more =
    { $count ->
        [one] nog { $count } oudere partij
       *[other] nog { $count } oudere partijen
    }
tables-myMatches-all = Alle partijen
tables-myMatches-fewer = Alleen de nieuwste tonen

tables-notify-on = Meld het als ik aan de beurt ben
tables-notify-off = Meldingen uitzetten
tables-notify-denied = Meldingen zijn geblokkeerd in de instellingen van je browser.

tables-lobby-createButton = Tafel maken
tables-lobby-roomName = Naam van de tafel (optioneel)
tables-lobby-kind = Soort partij
tables-lobby-startsAtOnce = De partij begint zodra je plaatsneemt.
tables-lobby-startsLater = Dit is de laatste vrije plaats, en de host is offline. De partij begint zodra iedereen er is.
tables-lobby-sitDown = Plaatsnemen
tables-lobby-cancel = Annuleren

tables-quick-searching = Tegenstanders zoeken…
tables-quick-others =
    { $count ->
        [0] Verder zoekt nu niemand.
        [one] Nog { $count } speler zoekt.
       *[other] Nog { $count } spelers zoeken.
    }
tables-quick-strength = We zoeken tegenstanders van ongeveer jouw sterkte. Hoe langer je wacht, hoe breder we zoeken.
tables-quick-bots = Er is nog niemand gekomen. Je kunt ook tegen bots spelen.
tables-quick-playBots = Tegen bots spelen
tables-quick-full = Je tafel is vol
tables-quick-table = Naar de tafel

tables-invitations-onlyInvitedAbout = Alleen mensen die je uitnodigt, kunnen meedoen.
tables-quick-about = We zoeken tegenstanders voor een standaardspel. De partij begint zodra de tafel vol is.
tables-quick-find = Tegenstanders zoeken
tables-quick-looking = Tegenstanders zoeken…
tables-filters-search = Tafels en spelers zoeken
tables-filters-title =
    { $count ->
        [0] Filters
       *[other] Filters ({ $count })
    }
tables-filters-any = Alle
tables-filters-game = Spel
tables-filters-tempos-any = Elk tempo
tables-filters-tempos-none = Zonder klok
tables-filters-tempos-live = Live
tables-filters-tempos-slow = Langzaam: dagen per beurt
tables-filters-free = Met een vrije plaats
tables-filters-freeAbout = Verbergt volle tafels.
tables-filters-people = Zonder bots
tables-filters-peopleAbout = Toont alleen tafels zonder bots.
tables-filters-found =
    { $count ->
        [0] Niets past bij je zoekopdracht en filters.
        [one] { $count } tafel past bij je zoekopdracht en filters.
       *[other] { $count } tafels passen bij je zoekopdracht en filters.
    }
tables-filters-showAll = Alles tonen
tables-lobby-people = Spelers
tables-lobby-ratedAbout = De partij telt mee voor je rating. Alleen wie een account heeft, kan meespelen; kijken mag iedereen.
tables-lobby-language = Taal
tables-lobby-anyLanguage = Elke taal
tables-bots-seated = Bots
tables-bots-none = Geen bots
tables-bots-fill =
    { $count ->
        [one] { $count } bot, begint meteen
       *[other] { $count } bots, begint meteen
    }
tables-watching-title = Toeschouwers
tables-watching-who = Wie mag kijken
tables-watching-whoMay-open = iedereen
tables-watching-whoMay-link = iedereen met de link
tables-watching-whoMay-none = niemand
tables-watching-delay = Vertraging voor toeschouwers
tables-time-title = Tijd
tables-time-none = Zonder klok
tables-time-atZero = Als de tijd van een speler om is, wordt de beurt automatisch gespeeld en gaat de partij verder.
tables-time-noneAbout = Geen tijdslimiet.
tables-time-liveAbout =
    { $offTurn ->
        [none] Iedere speler begint met { $bank } en kan tot { $cap } sparen.
       *[other] Iedere speler begint met { $bank } en kan tot { $cap } sparen; { $offTurn } voor beslissingen in de beurt van anderen.
    }
tables-time-slowAbout =
    { $offTurn ->
        [none] Je hoeft niet online te blijven: { $turn } voor elke beurt.
       *[other] Je hoeft niet online te blijven: { $turn } voor elke beurt, { $offTurn } voor een beslissing in de beurt van een ander.
    }

## friends: the friends in the lobby

friends-title = Vrienden
friends-state-here = online
friends-state-away = even weg
friends-state-offline = offline
friends-plays = speelt ‘{ $title }’
friends-waits = aan tafel ‘{ $title }’
friends-playName = Spelen met { $name }
friends-watchName = Bij { $name } kijken
friends-joinName = Bij { $name } meedoen
friends-invite = Uitnodigen
friends-inviteName = { $name } uitnodigen aan tafel ‘{ $title }’
friends-challenge = Uitdagen
friends-challengeName = { $name } uitdagen voor een partij
friends-note = Briefje
friends-noteName = { $name } een briefje sturen
friends-send = Versturen
friends-invited = Uitgenodigd
friends-sent = Briefje verstuurd
friends-more = Nog { $count }
friends-fewer = Minder tonen

## invite: the dialog that invites to a table

invite-title = Spelers uitnodigen
invite-seat = Voor
invite-anySeat = een vrije plaats
invite-onlySeat = plaats { $number }
invite-single = eenmalig
invite-makeLink = Link maken
invite-makeCode = Korte code maken
invite-byName = Een speler uitnodigen
invite-word = Bericht (optioneel)
invite-invite = Uitnodigen
invite-inviteName = { $name } uitnodigen
invite-line-link = Link
invite-line-code = Korte code
invite-line-person =
    { $name ->
        [none] Geregistreerde speler
       *[other] { $name }
    }
invite-states-open = nog niet gebruikt
invite-states-used = gebruikt
invite-states-expired = verlopen
invite-states-revoked = ingetrokken
invite-states-declined = afgeslagen
invite-waiting = nog geen antwoord
invite-usedBy =
    { $count ->
        [one] één keer gebruikt
       *[other] { $count } keer gebruikt
    }
invite-declined =
    { $word ->
        [none] afgeslagen
       *[other] afgeslagen: ‘{ $word }’
    }
invite-withdraw = Annuleren
invite-loading = Je uitnodigingen worden geladen…
invite-link = Link naar de tafel
invite-copyLink = Link naar de tafel kopiëren
invite-openAbout = Iedereen met deze link kan meedoen zolang er plaatsen vrij zijn.
invite-privateAbout = Alleen wie is uitgenodigd, kan meedoen. Deze link is een uitnodiging.
invite-share = Delen…
invite-shareText = Speel met mij op Botyard!
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-copyValue = { $value } kopiëren
invite-qr = QR-code
invite-qrLabel = QR-code met de link naar de tafel
invite-codeAbout = Om voor te lezen of in de lobby in te typen. Een uur geldig.
invite-open = Open uitnodigingen
invite-over =
    { $count ->
        [one] { $count } eerdere uitnodiging
       *[other] { $count } eerdere uitnodigingen
    }
invite-limited = Voor één plaats of één speler
invite-created = Gemaakt { $time }.
invite-until = Geldig tot { $time }.
invite-withdrawThis = { $value } intrekken
invite-copyByHand = Selecteer en kopieer

## inbox: the inbox

inbox-invited =
    { $seat ->
        [none] { $name } nodigt je uit voor ‘{ $title }’.
       *[other] { $name } nodigt je uit voor ‘{ $title }’, plaats { $seat }.
    }
inbox-accept = Accepteren
inbox-decline = Afslaan
inbox-word = Bericht (optioneel)
inbox-said = ‘{ $title }’
inbox-later = Niet nu
inbox-answered-accepted = { $name } heeft plaatsgenomen aan tafel ‘{ $title }’.
inbox-answered-declined =
    { $word ->
        [none] { $name } heeft je uitnodiging voor ‘{ $title }’ afgeslagen.
       *[other] { $name } heeft je uitnodiging voor ‘{ $title }’ afgeslagen: ‘{ $word }’
    }
inbox-friend = { $name } heeft je een vriendschapsverzoek gestuurd.
inbox-friendAccepted = { $name } heeft je vriendschapsverzoek geaccepteerd.
inbox-seatOffered = { $name } biedt je een plaats aan bij ‘{ $title }’.
inbox-rematchOffered = { $name } wil revanche.
inbox-swap = { $name } wil aan tafel ‘{ $title }’ met je van plaats ruilen.
inbox-letIn =
    { $word ->
        [none] { $name } vraagt toegang tot tafel ‘{ $title }’.
       *[other] { $name } vraagt toegang tot tafel ‘{ $title }’: ‘{ $word }’
    }
inbox-doLetIn = Toelaten
inbox-letBackIn = { $name } laat je weer toe aan tafel ‘{ $title }’.
inbox-note = { $name }: ‘{ $text }’
# $title (string)
inbox-hookOff = Je webhook bij { $title } is uitgeschakeld: een dag lang is er niets aangekomen. Test hem in je account, of verwijder hem.
inbox-takeSeat = Plaats overnemen
inbox-doSwap = Ruilen
inbox-play = Nog een keer spelen
inbox-more = Nog { $count } in je postvak
inbox-title = Postvak
inbox-empty = Er wacht niets op je.
inbox-remove = Verwijderen
inbox-reply = Antwoorden
inbox-send = Versturen
inbox-replyTo = Briefje aan { $name }

inbox-moderation-renamed =
    { $reason ->
        [none] Een moderator heeft je een andere naam gegeven.
       *[other] Een moderator heeft je een andere naam gegeven: { $reason }
    }
inbox-moderation-muted =
    { $reason ->
        [none] Een moderator heeft je gedempt tot { $until }.
       *[other] Een moderator heeft je gedempt tot { $until }: { $reason }
    }
inbox-moderation-unmuted =
    { $reason ->
        [none] Je bent niet meer gedempt.
       *[other] Je bent niet meer gedempt: { $reason }
    }
inbox-moderation-warned =
    { $reason ->
        [none] Een moderator heeft je gewaarschuwd.
       *[other] Een moderator heeft je gewaarschuwd: { $reason }
    }
inbox-moderation-resetLink = Een moderator heeft een link gemaakt voor een nieuw wachtwoord van je account. Die werkt vanaf morgen. Heb je er niet om gevraagd, wijzig dan nu je wachtwoord: daarmee vervalt de link.
inbox-moderation-other =
    { $reason ->
        [none] Een moderator heeft een maatregel genomen.
       *[other] Een moderator: { $reason }
    }

inbox-news-started = Je partij ‘{ $title }’ is begonnen.
inbox-news-joined = Nieuw aan tafel ‘{ $title }’: { LIST($names) }.
inbox-news-shared = ‘{ $title }’ is afgelopen: je deelt de eerste plaats.
inbox-news-ended =
    { $place ->
        [0] ‘{ $title }’ is afgelopen.
        [1] ‘{ $title }’ is afgelopen: je hebt gewonnen!
       *[other] ‘{ $title }’ is afgelopen: je werd nummer { $place }.
    }
inbox-news-short-started = Partij begonnen
inbox-news-short-joined = Nieuw aan tafel: { LIST($names) }
inbox-news-short-ended = Partij afgelopen
inbox-news-toMatch = Naar de partij
inbox-news-toTable = Naar de tafel
inbox-news-toResult = Uitslag bekijken

## inbox: seats at other tables, seen in a live match

inbox-alsoSeated = Je zit ook aan tafel ‘{ $title }’.
inbox-alsoPlaying = Je partij ‘{ $title }’ is ook bezig.
inbox-leaveSeat = Plaats verlaten

## practice: lessons, rules pages, puzzles and sandboxes

practice-you = Jij
practice-next = Verder
practice-back = Terug
practice-again = Nog een keer
practice-leave = Verlaten
practice-step = Stap { $number } van { $count }
practice-learnTitle = { $game } leren
practice-noLessons = Dit spel heeft nog geen lessen.
practice-play = Nu spelen
practice-problem = Dit kan nu niet worden geladen.

practice-sandboxTitle = Uitproberen
practice-sandboxAbout = Hier telt niets mee: de partij zelf verandert niet.
practice-imagined = De partij loopt nog, dus wat je niet ziet, is opnieuw gedeeld.
practice-undo = Terugnemen
practice-restart = Opnieuw beginnen
practice-backToMatch = Terug naar de partij
practice-iPlay = Ik speel
practice-everySeat = iedereen
practice-others = De anderen
practice-pass = doen niets
practice-rules = Regels
practice-puzzles = Puzzels
practice-rulesTitle = Regels van { $game }
practice-contents = Op deze pagina
practice-watch = Afspelen
practice-watchAgain = Nog eens afspelen
practice-puzzlesTitle = Puzzels: { $game }
practice-puzzle = Puzzel { $number }
practice-solved = Opgelost!
practice-solvedMark = opgelost
practice-missed = Deze keer niet. Neem het terug en probeer iets anders.
practice-progress = { $done } van { $count } opgelost
practice-turnsLeft =
    { $turns ->
        [one] Haal het doel in één beurt.
       *[other] Haal het doel in { $turns } beurten.
    }
practice-nextPuzzle = Volgende puzzel
practice-gotIt = Begrepen
practice-how = Hoe?
practice-hint = Wat zou de planner doen?
practice-move = Zet { $number }
practice-worth =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## daily: the puzzle of the day

daily-title = Puzzel van de dag
daily-grades-0 = Makkelijk
daily-grades-1 = Gemiddeld
daily-grades-2 = Moeilijk
daily-solve = Oplossen
daily-look = Nog eens bekijken
daily-solvedMark = opgelost
daily-todayOf = { $game }
daily-yesterdayOf = Gisteren: { $game }
daily-share = Opgelost door { $share } van { $tried }
daily-untried = Nog niemand heeft hem geprobeerd
daily-days =
    { $days ->
        [one] { $days } dag op rij
       *[other] { $days } dagen op rij
    }
daily-none = Er is vandaag geen puzzel.
daily-next = Volgende puzzel om { $time }.
daily-shareIt = Delen
daily-copied = Gekopieerd
daily-shared = Botyard-puzzel { $day }, { $game }: opgelost, pogingen: { $tries }

## history: lists of finished matches, and profiles

history-title = Partijen
history-filters = Filters
history-fields-whose = Partijen van
history-fields-game = Spel
history-fields-result = Uitslag
history-fields-rated = Rating
history-whose-mine = Mijn partijen
history-whose-all = Alle openbare partijen
history-whose-person = Partijen van een speler
history-any = Alle
history-person = Naam van de speler
history-opponent = Tegenstander
history-since = Vanaf
history-until = Tot en met
history-words = Woorden in namen
history-results-won = gewonnen
history-results-shared = eerste plaats gedeeld
history-results-lost = verloren
history-results-none = zonder uitslag
history-ratedOnly = Alleen met rating
history-unratedOnly = Alleen zonder rating
history-search = Zoeken
history-found = Gevonden partijen
# $count (number)
history-shown =
    { $count ->
        [one] { $count } partij getoond
       *[other] { $count } partijen getoond
    }
history-none = Geen partijen gevonden. Een partij verschijnt hier een seconde na het einde.
history-more = Meer tonen
# $count (number)
history-turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
# $place (number), $name (string)
history-placed = { $place }. { $name }
# $points (number)
history-points = ({ $points })
history-abandoned = voortijdig beëindigd
history-isRated = met rating
history-notPublic = niet openbaar
# $day (string)
history-profile-since = Hier sinds { $day }
history-profile-own = Jij ziet hier al je partijen, anderen zien alleen de openbare.
history-profile-choose = Kiezen wie het ziet
history-profile-none = Er zijn nog geen afgelopen partijen om te tonen.
history-profile-last = Laatste partijen
history-profile-all = Alle partijen
history-profile-matches = partijen
history-profile-finished = uitgespeeld
history-profile-timeouts = tijd op
history-profile-statistics = Statistieken
history-profile-statistic = Statistiek
history-profile-total = Totaal
history-profile-average = Per partij
history-profile-range = Min. – max.
# $lowest (string), $highest (string)
history-profile-between = { $lowest } – { $highest }
history-profile-opponents = Vaste tegenstanders
# $matches (number), $better (number), $worse (number): in so many matches the person had the better place, or the worse one
history-profile-balance =
    { $matches ->
        [one] { $matches } partij: { $better } keer voor, { $worse } keer achter
       *[other] { $matches } partijen: { $better } keer voor, { $worse } keer achter
    }
history-profile-playing = Speelt nu
history-readers-title = Profiel
history-readers-who = Wie je profiel mag zien
history-readers-all = Iedereen
history-readers-friends = Vrienden
history-readers-me = Alleen ik
history-readers-about-all = Uitslagen van je openbare partijen, en met wie je het vaakst speelt.
history-readers-about-friends = Hetzelfde, alleen voor je vrienden.
history-readers-about-me = Je openbare partijen blijven via zoeken te vinden.
history-readers-look = Je profiel

## ratings: leaderboards, and ratings in profiles

ratings-title = Ranglijst
# $game (string)
ratings-of = Ranglijst: { $game }
ratings-views = Wat je ziet
ratings-tempos-live = Live
ratings-tempos-slow = Langzaam
ratings-scopes-all = Alle
ratings-scopes-month = Deze maand
ratings-scopes-friends = Vrienden
ratings-place = Plaats
ratings-player = Speler
ratings-rating = Rating
ratings-matches = Partijen
ratings-provisional = voorlopig
ratings-none = Nog niemand heeft hier een rating.
# $points (number), $matches (number)
ratings-own =
    { $matches ->
        [one] Jouw rating: { $points }, na { $matches } partij.
       *[other] Jouw rating: { $points }, na { $matches } partijen.
    }
ratings-more = Meer tonen
ratings-about = Iedereen begint op 1000. Een partij met rating laat ratings stijgen of dalen, meer naarmate de uitslag verrassender is. De eerste 10 partijen is een rating voorlopig.
ratings-rated-live = Rating (live):
ratings-rated-slow = Rating (langzaam):
# $first (number), $last (number), $count (number)
ratings-curve = Rating, van { $first } tot { $last }: de nieuwste { $count } partijen

## account: the account page and its forms

## account: account

account-copyRefused = Je browser laat deze pagina niets kopiëren. Selecteer de tekst hierboven en kopieer die.
account-account-title = Account
account-account-registered = Je hebt een account. Log op elk apparaat in met je naam en wachtwoord.
account-account-register-title = Registreren
account-account-register-about = Je plaatsen en partijen op elk apparaat. Je hebt alleen een naam en een wachtwoord nodig. Tokens die je als gast hebt gemaakt, werken dan niet meer.
account-account-register-name = Naam
account-account-register-password = Wachtwoord (minstens 8 tekens)
account-account-logIn-name = Naam
account-account-logIn-password = Wachtwoord
account-account-logIn-leaves = Je speelt als gast { $name }. Als je inlogt, raak je de plaatsen van deze gast kwijt; registreer je om ze te houden.
account-account-confirm-title = Bevestig je wachtwoord
account-account-confirm-about = Voer je wachtwoord nog eens in om een token te maken of je gegevens te downloaden.
account-account-confirm-password = Je wachtwoord
account-account-confirm-submit = Bevestigen
account-account-rename-title = Naam
account-account-rename-about = Tafels waar je al zit, houden je oude naam.
account-account-rename-done = Opgeslagen.
account-account-password-title = Wachtwoord
account-account-password-old = Huidig wachtwoord
account-account-password-fresh = Nieuw wachtwoord (minstens 8 tekens)
account-account-password-submit = Wachtwoord wijzigen
account-account-password-about = Dit beëindigt al je andere sessies en tokens, en je herstelcodes.
account-account-password-done = Wachtwoord gewijzigd. Al je andere sessies zijn beëindigd, en je herstelcodes werken niet meer.
account-account-logOut-guestQuestion = Je hebt geen account, dus je raakt deze gast en al zijn plaatsen kwijt. Uitloggen?
account-account-logOut-yes = Ja, uitloggen
account-account-logOut-no = Ingelogd blijven
account-account-sessions-title = Sessies
account-account-sessions-about = De apparaten waarop je bent ingelogd. Beëindig wat je niet herkent.
account-account-sessions-loading = Sessies laden…
account-account-sessions-here = deze browser
account-account-sessions-unknown = Onbekende browser
account-account-sessions-guestToken = Programma
account-account-sessions-token = Token: { $label }
account-account-sessions-began = sinds { RELATIVE_DAY($days) }
account-account-sessions-seen = laatst gezien { RELATIVE_DAY($days) }
account-account-sessions-until = eindigt { RELATIVE_DAY($days) }
account-account-sessions-end = Beëindigen
account-account-sessions-endOne = Sessie beëindigen: { $what }
account-account-sessions-everywhere = Overal elders uitloggen
account-account-sessions-everywhereToo = Overal uitloggen, ook hier
account-account-sessions-others =
    { $count ->
        [one] { $count } andere sessie.
       *[other] { $count } andere sessies.
    }
account-account-tokens-title = Tokens voor bots en programma’s
account-account-tokens-about = Voor programma’s die de API gebruiken. Wordt maar één keer getoond. Wie het token heeft, kan namens jou handelen tot je de sessie beëindigt.
account-account-tokens-label = Waar het voor is
account-account-tokens-submit = Token maken
account-account-tokens-made = Token voor ‘{ $label }’. Kopieer het nu: je ziet het niet meer terug.
account-account-tokens-copy = Kopiëren
account-account-tokens-copied = Gekopieerd
account-account-data-title = Je gegevens
account-account-data-about = Download alles wat we over je bewaren als bestand.
account-account-data-download = Mijn gegevens downloaden
account-account-data-remove = Account verwijderen…
account-account-data-removeTitle = Je account verwijderen
account-account-data-removeAbout = Je naam, account, sessies en lijsten worden voorgoed verwijderd. Andere spelers houden hun partijen met jou, onder ‘Former player’ en een nummer. Geef lopende partijen eerst op.
account-account-data-yes = Account voorgoed verwijderen

## recovery: recovery codes, reset links and bans

recovery-logIn-lost = Wachtwoord vergeten?
recovery-logIn-back = Inloggen met een wachtwoord
recovery-recover-about = Vul je naam, een van je herstelcodes en een nieuw wachtwoord in. Alle sessies en tokens van je account eindigen.
recovery-recover-name = Naam
recovery-recover-code = Herstelcode
recovery-recover-password = Nieuw wachtwoord (minstens 8 tekens)
recovery-recover-submit = Nieuw wachtwoord instellen
recovery-recover-noCode = Geen code meer? Vraag de beheerders van deze site om een herstellink: zie de contactpagina. Zonder code, link of bevestigd e-mailadres kan niemand je account weer openen.
recovery-mail-about = Of laat een link naar het e-mailadres van je account sturen.
recovery-mail-submit = Stuur me een link
recovery-mail-done = Als dit account een bevestigd adres heeft, is er een link onderweg.
recovery-reset-title = Een nieuw wachtwoord instellen
recovery-reset-loading = Je link wordt gecontroleerd…
recovery-reset-about = Kies een nieuw wachtwoord voor het account { $name }. Alle sessies, tokens en herstelcodes ervan eindigen, en je wordt hier ingelogd.
recovery-reset-home = Naar de startpagina
recovery-codes-title = Herstelcodes
recovery-codes-about = Als je je wachtwoord kwijtraakt, kun je met een herstelcode een nieuw wachtwoord instellen, ook zonder e-mail. Elke code werkt één keer.
recovery-codes-none = Je hebt geen herstelcodes.
recovery-codes-left =
    { $left ->
        [one] Je hebt nog { $left } ongebruikte code, gemaakt op { $date }.
       *[other] Je hebt nog { $left } ongebruikte codes, gemaakt op { $date }.
    }
recovery-codes-make = Herstelcodes maken
recovery-codes-makeNew = Herstelcodes vervangen
recovery-codes-made-title = Bewaar je herstelcodes
recovery-codes-made-about = Ze worden maar één keer getoond. Druk ze af of bewaar ze bij je wachtwoorden. Codes die je eerder hebt gemaakt, werken niet meer.
recovery-codes-made-account = Botyard-herstelcodes van { $name }
recovery-codes-print = Afdrukken
recovery-codes-copy = Kopiëren
recovery-codes-copied = Gekopieerd
recovery-codes-save = Opslaan als bestand
recovery-codes-done = Ik heb ze bewaard
recovery-banned-title = Je bent van deze site verbannen
recovery-banned-until = Je kunt weer spelen vanaf { $date }, in jouw tijdzone.
recovery-banned-why = Reden: { $why }
recovery-banned-over = De ban is voorbij of opgeheven.
recovery-banned-about = Je plaatsen blijven van jou, en de klokken lopen door. Denk je dat dit een vergissing is, schrijf dan de beheerders: zie de contactpagina.
recovery-banned-contact = Contact
recovery-banned-account = Je account en je gegevens

## pages: the footer and the pages of the site

pages-links-label = Over deze site
pages-links-about = Over ons
pages-links-help = Hulp
pages-links-contact = Contact
pages-links-imprint = Colofon
pages-links-privacy = Privacy
pages-links-terms = Voorwaarden
pages-links-status = Status

pages-missing-title = Pagina niet gevonden
pages-missing-about = Misschien is het adres verkeerd getypt, of bestaat de pagina niet meer.
pages-missing-lobby = Naar de lobby

pages-loading = Laden…

pages-status-title = Status
pages-status-works = Alles werkt.
pages-status-away = Botyard is nu niet bereikbaar. Deze pagina blijft het proberen.
pages-status-checked = Gecontroleerd om { $time }.
pages-status-announced = Aangekondigd
pages-status-outages = Storingen van de afgelopen 60 dagen
pages-status-none = Er waren er geen.
pages-status-about = Zolang Botyard weg is, staan alle klokken van partijen stil. Spelers krijgen die tijd terug.
pages-status-began = Begin
pages-status-lasted = Duur
pages-status-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
pages-status-minutes =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
pages-status-hours =
    { $hours ->
        [one] { $hours } uur
       *[other] { $hours } uur
    }

## announcement: announcements by operators

announcement-restart = Botyard wordt om { $time } opnieuw gestart.
announcement-about = Daarna gaan de partijen verder. Hun klokken staan zolang stil.
announcement-inMinutes =
    { $minutes ->
        [one] Over { $minutes } minuut.
       *[other] Over { $minutes } minuten.
    }
announcement-inSeconds =
    { $seconds ->
        [one] Over { $seconds } seconde.
       *[other] Over { $seconds } seconden.
    }
announcement-now = Botyard wordt nu opnieuw gestart.
announcement-label = Mededeling
announcement-dismiss = Mededeling sluiten

## offline: times without a connection, newer versions of the page

offline-newVersion = Er is een nieuwe versie van Botyard klaar.
offline-load = Nu laden
offline-later = Later

offline-title = Zonder verbinding
offline-rules = Regels van { $game }
offline-matches = Jouw afgelopen partijen op dit apparaat
offline-none = Nog geen: partijen worden hier bewaard als je in de lobby komt.
offline-watch = Nog eens kijken
offline-loading = Laden…
offline-gone = Het spel van deze partij is niet in deze browser bewaard. Bekijk haar zodra je weer online bent.

offline-blocked = De dienst antwoordt, maar liveverbindingen worden geblokkeerd, misschien door een proxy, een firewall of het netwerk van een bedrijf of school.

## sounds: the setting for sounds

sounds-title = Geluiden

sounds-volumes-off = Uit
sounds-volumes-quiet = Zacht
sounds-volumes-normal = Normaal
sounds-volumes-loud = Luid

## outside: games of installed packages

outside-failed = De pagina van { $game } is vastgelopen. De partij gaat door: laad de pagina opnieuw of ga terug naar de lobby.

outside-yes = ja
outside-no = nee

outside-resign = Je verlaat de partij voorgoed. De spelregels bepalen wat er dan gebeurt.

## desk: parts of the desk

desk-parts-label = Onderdelen van de moderatie
desk-parts-reports = Meldingen
desk-parts-people = Personen
desk-parts-sanctions = Dempingen en bans
desk-parts-announcement = Mededeling
desk-parts-names = Gereserveerde namen
desk-parts-log = Logboek
desk-waiting =
    { $count ->
        [0] Er wacht geen melding.
        [one] Er wacht { $count } melding.
       *[other] Er wachten { $count } meldingen.
    }

## desk: entering the desk

desk-unlock-title = Voer je wachtwoord in
desk-unlock-about = De moderatie is 30 minuten open, alleen in deze browser. Alles wat je hier doet en opzoekt, komt in het logboek.
desk-unlock-password = Wachtwoord
desk-unlock-submit = Openen
desk-openUntil = Open tot { $time }
desk-loading = Laden…

desk-reports-none = Er zijn geen open meldingen. Nieuwe verschijnen hier vanzelf.
desk-reports-more = Je ziet de { $shown } oudste van { $all } meldingen.
desk-reports-closedTitle = Afgehandelde meldingen
desk-reports-showClosed = Afgehandelde meldingen tonen
desk-reports-line = Een bericht van { $name }
desk-reports-lobby = Lobbychat
desk-reports-room = Tafelchat
desk-reports-spectators = Toeschouwerschat
desk-reports-toTable = Naar de tafel
desk-reports-by = Gemeld door { $name }, { $time }
desk-reports-reason = Reden: ‘{ $why }’
desk-reports-context = Het bericht, met die ervoor en erna
desk-reports-removed = Verwijderd
desk-reports-take = Melding oppakken
desk-reports-takenBy = { $name } behandelt deze melding.
desk-reports-takenByYou = Jij behandelt deze melding.
desk-reports-takeOver = Overnemen
desk-reports-release = Teruggeven
desk-reports-closedBy = Afgehandeld door { $by }, { $time }: { $why }
desk-reports-closedNow = De melding is afgehandeld.
desk-reports-history = Geschiedenis van { $name }

desk-measures-why = Reden
desk-measures-whyAbout = De speler ziet de reden bij een waarschuwing, demping of ban. De reden komt ook in het logboek.
desk-measures-defaultWhy = In strijd met de regels van deze site
desk-measures-removeLine = Bericht verwijderen
desk-measures-removeAll = Alle berichten van deze speler hier verwijderen
desk-measures-warn = Waarschuwen
desk-measures-muteHour = 1 uur dempen
desk-measures-muteDay = 1 dag dempen
desk-measures-ban = Verbannen…
desk-measures-rename = Hernoemen…
desk-measures-resetPassword = Wachtwoord resetten…
desk-measures-close = Melding afhandelen
desk-measures-closeAllOf = Alle meldingen van { $name } afhandelen
desk-measures-endMatch = Partij beëindigen
desk-measures-endTable = Tafel sluiten
desk-measures-lift = Opheffen
desk-measures-liftOne = Opheffen: { $what }, { $name }
desk-done-removed =
    { $count ->
        [one] { $count } bericht is verwijderd.
       *[other] { $count } berichten zijn verwijderd.
    }
desk-done-muted = Gedempt tot { $until }: { $name }
desk-done-banned = Verbannen tot { $until }: { $name }
desk-done-warned = Gewaarschuwd: { $name }
desk-done-lifted = Opgeheven.
desk-done-renamed = De speler heeft een andere naam.
desk-done-resetLink = Stuur deze link naar { $name }: { $link }
desk-done-ended = De partij is afgelopen, zonder uitslag.
desk-done-closed = De tafel is gesloten.
desk-done-closedReports =
    { $count ->
        [one] { $count } melding is afgehandeld.
       *[other] { $count } meldingen zijn afgehandeld.
    }

## desk: dialogs

desk-dialog-ban = { $name } verbannen
desk-dialog-mute = { $name } dempen
desk-dialog-rename = { $name } hernoemen
desk-dialog-end = Een partij van { $name } beëindigen
desk-dialog-term = Voor
desk-dialog-hour = 1 uur
desk-dialog-day = 1 dag
desk-dialog-week = 1 week
desk-dialog-month = 30 dagen
desk-dialog-year = 1 jaar
desk-dialog-banAbout = Een verbannen speler kan deze site niet gebruiken tot de ban voorbij is, maar houdt alle plaatsen.
desk-dialog-device = Ook in elke browser die deze speler heeft gebruikt
desk-dialog-address = Ook geen nieuwe gasten uit het netwerk van deze speler
desk-dialog-reset = Wachtwoord van { $name } resetten
desk-dialog-resetAbout = Je krijgt een link voor deze speler. Daarmee is één keer een nieuw wachtwoord te kiezen, vanaf morgen en 24 uur lang. De speler krijgt er meteen bericht van.
desk-dialog-newName = Nieuwe naam
desk-dialog-newNameAbout = Laat leeg voor ‘Player’ en een nummer.
desk-dialog-endAbout = De partij eindigt zonder uitslag. De spelers lezen de reden.

desk-people-search = Naam
desk-people-submit = Opzoeken
desk-people-why = Reden van het opzoeken (optioneel)
desk-people-none = Geen speler heet { $name }.
desk-people-registered = Met account
desk-people-guest = Gast
desk-people-moderator = Moderator
desk-people-noName = Naam onbekend
desk-people-back = Een andere speler opzoeken
desk-people-created = Account sinds { $date }
desk-people-seen = Laatst gezien: { $date }
desk-people-names = Namen
desk-people-sanctions = Van kracht
desk-people-noSanctions = Er is geen demping of ban van kracht.
desk-people-actions = Wat moderators deden
desk-people-noActions = Moderators hebben nog niets gedaan.
desk-people-reports = Gemelde berichten
desk-people-noReports = Er zijn geen berichten van deze speler gemeld.
desk-people-made =
    { $count ->
        [0] Deze speler heeft niets gemeld.
        [one] Deze speler heeft { $count } melding gedaan.
       *[other] Deze speler heeft { $count } meldingen gedaan.
    }
desk-people-matches = Partijen
desk-people-noMatches = Geen partijen.
desk-people-open = open
desk-people-playing = bezig
desk-people-finished = afgelopen
desk-people-measures = Maatregelen

## desk: mutes and bans

desk-sanctions-none = Geen speler is gedempt of verbannen.
desk-sanctions-mute = Demping
desk-sanctions-ban = Ban
desk-sanctions-until = Tot { $until }

## desk: audit log

desk-log-none = Er staat nog niets in het logboek.
desk-log-time = Tijd
desk-log-by = Wie
desk-log-what = Wat
desk-log-of = Over wie
desk-log-why = Waarom
desk-log-more = Meer tonen
desk-log-actions-remove_line = Bericht verwijderd
desk-log-actions-remove_lines = Berichten verwijderd
desk-log-actions-warn = Waarschuwing
desk-log-actions-mute = Demping
desk-log-actions-unmute = Einde van een demping
desk-log-actions-ban = Ban
desk-log-actions-unban = Einde van een ban
desk-log-actions-reset_password = Wachtwoord gereset
desk-log-actions-reserve_name = Naam gereserveerd
desk-log-actions-release_name = Naam vrijgegeven
desk-log-actions-rename = Hernoemd
desk-log-actions-end = Tafel beëindigd
desk-log-actions-close_report = Melding afgehandeld
desk-log-actions-close_reports = Meldingen van een speler afgehandeld
desk-log-actions-take_over_report = Melding overgenomen
desk-log-actions-open_desk = Moderatie geopend
desk-log-actions-look_up_name = Naam opgezocht
desk-log-actions-look_up_history = Geschiedenis opgezocht
desk-log-actions-announce = Mededeling
desk-log-actions-unannounce = Mededeling ingetrokken
desk-log-actions-grant_moderator = Moderator gemaakt
desk-log-actions-revoke_moderator = Geen moderator meer
desk-log-actions-show_secrets = Geheimen van een tafel getoond
desk-log-actions-begin_new_epochs = Opslag hersteld

desk-announcement-about = Alle spelers zien de mededeling meteen, op elke pagina. Met de tijd van een herstart telt de mededeling af.
desk-announcement-now = Nu te zien
desk-announcement-none = Er is geen mededeling.
desk-announcement-text = Tekst
desk-announcement-restart = Minuten tot de herstart (optioneel)
desk-announcement-submit = Meedelen
desk-announcement-withdraw = Intrekken
desk-announcement-done = De mededeling is te zien.
desk-announcement-gone = De mededeling is ingetrokken.

## desk: reserved names

desk-names-about = Niemand kan deze namen of namen die erop lijken kiezen. Wie al zo heet, houdt de naam.
desk-names-none = Er zijn geen namen toegevoegd.
desk-names-name = Naam
desk-names-submit = Reserveren
desk-names-release = Vrijgeven
desk-names-releaseOne = De naam { $name } vrijgeven
desk-names-fixed = Uit de instellingen van de dienst: { LIST($names) }.

## entry: the dialog for a name

entry-name-title = Hoe mogen we je noemen?
entry-name-explanation = Andere spelers zien deze naam. Je hebt geen account nodig; deze browser onthoudt je.
entry-name-label = Je naam
entry-name-enter = Verder als gast
entry-name-save = Naam opslaan
entry-account-guest = Je speelt als gast, alleen in deze browser.
entry-account-haveAccount = Ik heb een account
entry-account-noAccount = Verder als gast
entry-account-logIn-title = Inloggen

## invitation: the page of an invitation

invitation-invitations-from =
    { $name ->
        [none] Je bent uitgenodigd
       *[other] { $name } nodigt je uit
    }
invitation-invitations-yours = Je hebt al een plaats aan deze tafel
invitation-invitations-sit = Plaatsnemen
invitation-invitations-back = Naar de tafel
invitation-invitations-looking = Uitnodiging openen…
invitation-invitations-yourSeat = jouw plaats
invitation-invitations-full = Alle plaatsen zijn nu bezet.
invitation-invitations-seatTaken = De plaats waarvoor je bent uitgenodigd, is nu bezet.
invitation-invitations-code = Heb je een code?
invitation-invitations-codeExample = BCDFG-HJKLM
invitation-invitations-useCode = Openen

## people: other players

people-people-title = Spelers
people-people-loading = Spelers laden…
people-people-none = Hier verschijnen de mensen met wie je hebt gespeeld.
people-people-find = Een geregistreerde speler zoeken
people-people-askedBy = Vriendschapsverzoeken
people-people-friends = Vrienden
people-people-asked = Verstuurde verzoeken
people-people-recent = Recente tegenstanders
people-people-blocked = Geblokkeerd
people-people-actions-befriend = Vriend toevoegen
people-people-actions-accept = Accepteren
people-people-actions-turnDown = Afslaan
people-people-actions-takeBack = Verzoek intrekken
people-people-actions-remove = Verwijderen
people-people-actions-block = Blokkeren
people-people-actions-unblock = Deblokkeren
people-people-done-befriend = Verzoek verstuurd
people-people-done-block = Geblokkeerd
people-people-befriend = Vriend toevoegen: { $name }
people-people-accept = { $name } accepteren
people-people-turnDown = { $name } afslaan
people-people-takeBack = Verzoek aan { $name } intrekken
people-people-remove = { $name } uit je vrienden verwijderen
people-people-block = { $name } blokkeren
people-people-unblock = { $name } deblokkeren

## settings: the settings

settings-settings-speed = Animaties
settings-settings-speeds-normal = Normaal
settings-settings-speeds-fast = Snel
settings-settings-speeds-instant = Direct
settings-settings-theme = Thema
settings-settings-themes-system = Systeem
settings-settings-themes-light = Licht
settings-settings-themes-dark = Donker
settings-settings-themes-contrast = Hoog contrast

## chat: the inside of a chat

chat-chat-say-lobby = Bericht aan iedereen
chat-chat-say-room = Bericht aan de tafel
chat-chat-say-spectators = Bericht aan andere toeschouwers
chat-chat-nothing-lobby = Het is hier stil. Zelfs de robots luisteren mee.
chat-chat-nothing-room = Nog geen berichten. Zeg eens hallo!
chat-chat-nothing-spectators = Nog geen berichten. Spelers kunnen dit pas na de partij lezen.
chat-chat-words = Bericht
chat-chat-send = Versturen
chat-chat-phrases = Standaardzinnen
chat-chat-menu = Opties voor het bericht van { $name }
chat-chat-mute = { $name } dempen
chat-chat-block = { $name } blokkeren
chat-chat-muted =
    { $count ->
        [one] 1 speler gedempt
       *[other] { $count } spelers gedempt
    }
chat-chat-unmute = Dempen opheffen
chat-chat-unmuteName = { $name } niet meer dempen
chat-chat-report = Melden
chat-chat-why = Wat is er mis mee? (optioneel)
chat-chat-reportSend = Melding versturen
chat-chat-reportMeans = Moderators zien dit bericht en de berichten eromheen. Verder krijgt niemand bericht.
chat-chat-reported = Bedankt. Een moderator kijkt ernaar.

## links: the links for spectators and coaches

links-watching-copyWatch = Link voor toeschouwers kopiëren
links-watching-watchAbout = Voor iedereen die wil kijken.
links-watching-renew = Link voor toeschouwers vervangen
links-watching-renewAbout = Wie de oude link gebruikt, verliest de verbinding.
links-watching-notWatched = Niemand anders kan deze partij bekijken.
links-watching-makeCoach = Coachlink maken
links-watching-copyCoach = Coachlink kopiëren
links-watching-coachAbout = Wie deze link heeft, ziet je hand maar kan niet spelen. Iedereen aan tafel krijgt een melding.
links-watching-withdraw = Coachlink intrekken

## messages: what reaches people while no page is open

## messages: the account page, and the pages of links in mails
messages-section-title = Berichten
messages-section-about = Kies wat je bereikt als geen van je pagina’s open is.
messages-push-title = In deze browser
messages-push-on = Berichten in deze browser krijgen
messages-push-off = Geen berichten meer in deze browser
messages-push-no = Deze browser kan geen berichten krijgen.
messages-push-denied = Je browser blokkeert berichten van deze pagina: sta ze toe in de instellingen.
messages-push-install = Zet deze pagina op een iPhone of iPad eerst op het beginscherm en open die dan vandaar.
messages-mail-title = Per e-mail
messages-mail-label = Je adres
messages-mail-submit = Stuur me een link om het te bevestigen
# $address (string)
messages-mail-address = E-mails gaan naar { $address }.
# $address (string)
messages-mail-waits = We hebben een link naar { $address } gestuurd: open hem binnen een dag.
messages-mail-forget = Mijn adres vergeten
messages-mail-guest = Registreer je om e-mail te krijgen.
messages-kinds-title = Wat er verstuurd wordt
messages-kinds-push = Browser
messages-kinds-hook = Webhook
messages-kinds-mail = E-mail
messages-kinds-turn = Langzame partijen: ik ben aan de beurt
messages-kinds-time = Langzame partijen: mijn tijd is bijna om
messages-kinds-vote = Langzame partijen: iemand is afwezig en ik beslis mee
messages-kinds-begun = Langzame partijen: mijn partij is begonnen
messages-kinds-over = Langzame partijen: mijn partij is afgelopen
messages-kinds-invitation = Uitnodigingen en revanches
messages-kinds-join = Verzoeken om mee te spelen en aangeboden plaatsen
messages-kinds-friend = Vriendschapsverzoeken
messages-kinds-note = Briefjes van vrienden
webhooks-title = Via een webhook
webhooks-about = Een webhook is een adres bij een andere dienst, bijvoorbeeld in een eigen kanaal. Het adres is geheim: niemand krijgt het te zien, ook jij niet meer.
webhooks-form = Dienst
webhooks-url = Adres van de webhook
webhooks-forms-discord = Discord
webhooks-forms-slack = Slack
webhooks-forms-ntfy = ntfy
webhooks-forms-signed = Een eigen programma
webhooks-add = Webhook toevoegen
# $secret (string)
webhooks-secret = Je programma controleert berichten met dit geheim, dat alleen nu te zien is: { $secret }
webhooks-off = Uitgeschakeld: een dag lang is er niets aangekomen. Een test die aankomt, schakelt hem weer in.
webhooks-forTable = Voor een tafel
webhooks-test = Test sturen
webhooks-remove = Verwijderen
# $status (number), $text (string)
webhooks-answer = Antwoord: { $status } { $text }
webhooks-noAnswer = Geen antwoord
webhooks-deliveries = Laatste berichten
webhooks-trial = Test
webhooks-table-title = Webhook van deze tafel
webhooks-table-about = Hij krijgt bericht als de partij begint en eindigt, wie er aan de beurt is en als er een speler afwezig is: alleen wat toeschouwers mogen weten. Alle spelers zien dat er een is.
# $form (string)
webhooks-table-exists = Wat er in deze partij gebeurt, gaat ook naar een webhook van de host ({ $form }): begin en einde, wie er aan de beurt is, en jullie namen.
messages-digest-title = E-mail komt
messages-digest-once = Meteen
messages-digest-daily = Eén keer per dag
messages-digest-at = Om
messages-digest-about = Eén e-mail per dag bevat alles wat er is gebeurd. Dat je tijd bijna om is, hoor je toch meteen.
messages-quiet-title = Stille uren
messages-quiet-from = Van
messages-quiet-to = Tot
messages-quiet-about = Tussen deze tijden wordt niets verstuurd; het komt daarna. Kies tweemaal dezelfde tijd als je geen stille uren wilt.
messages-link-confirmTitle = Bevestig je adres
messages-link-confirmAbout = Bevestig dat dit e-mailadres van jou is, en krijg e-mail over je partijen.
messages-link-confirm = Bevestigen
messages-link-confirmDone = Je adres is bevestigd. Wat je krijgt, bepaal je in je account.
messages-link-stopTitle = E-mails uitzetten
messages-link-stopAbout = Je krijgt geen e-mails meer over je partijen en vrienden.
messages-link-stop = Uitzetten
messages-link-stopDone = Klaar. In je account kun je ze weer aanzetten.
messages-link-home = Naar de lobby
messages-offer-question = Wil je in deze browser een bericht als je weer aan de beurt bent?
messages-offer-yes = Ja, graag
messages-offer-no = Nu niet
