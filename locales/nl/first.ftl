## app

app-name = Botyard
app-motto = Programmeer je robots. Pas op voor die van de anderen.
app-home = Terug naar de lobby
app-loading = Tandwielen smeren…
app-unreachable = Botyard is nu niet bereikbaar.
app-retry = Opnieuw proberen
app-loadFailed = Een deel van deze pagina kon niet worden geladen. Misschien is de verbinding weg of is er een nieuwe versie.
app-stillUnreachable = De dienst is nog steeds niet bereikbaar. Er gaat niets verloren: probeer het zo nog eens.
app-reload = Pagina herladen
app-close = Sluiten
app-dismiss = Dit bericht verbergen
app-skip = Naar de hoofdinhoud
app-noSuchPage = Deze pagina bestaat niet.

## name

name-title = Hoe mogen we je noemen?
name-explanation = Andere spelers zien deze naam. Je hebt geen account nodig; deze browser onthoudt je.
name-label = Je naam
name-suggestions-0 = Ketellapper
name-suggestions-1 = Smid
name-suggestions-2 = Lasser
name-suggestions-3 = Monteur
name-suggestions-4 = Timmerman
name-suggestions-5 = Glazenier
name-suggestions-6 = Draaier
name-suggestions-7 = Wagenmaker
name-suggestions-8 = Metselaar
name-suggestions-9 = Kuiper
name-enter = Verder als gast
name-change = Naam wijzigen
name-save = Naam opslaan
name-you = Jij bent { $name }
name-youWith = Je bent { $name }, { $count } in je postvak

## connection

connection-connecting = Verbinding maken…
connection-lost = Verbinding verbroken. Opnieuw verbinden… Alles wat je hebt gedaan, blijft bewaard.
connection-rewound = De server is teruggegaan naar een eerder moment. Je laatste zetten kunnen ontbreken.
connection-replaced = Je hebt Botyard ergens anders geopend. Deze pagina is daarom gepauzeerd.
connection-banned =
    { $reason ->
        [none] Je bent verbannen.
       *[other] { $reason }
    }
connection-refused = De server heeft deze verbinding gesloten (code { $code }).
connection-stopped = Verbinding verbroken.
connection-again = Opnieuw verbinden
connection-sending = Versturen…
connection-delayed = { $reason } We versturen het automatisch opnieuw.

## invitations

invitations-from =
    { $name ->
        [none] Je bent uitgenodigd
       *[other] { $name } nodigt je uit
    }
invitations-yours = Je hebt al een plaats aan deze tafel
invitations-sit = Plaatsnemen
invitations-back = Naar de tafel
invitations-looking = Uitnodiging openen…
invitations-yourSeat = jouw plaats
invitations-full = Alle plaatsen zijn nu bezet.
invitations-seatTaken = De plaats waarvoor je bent uitgenodigd, is nu bezet.
invitations-code = Heb je een code?
invitations-codeExample = BCDFG-HJKLM
invitations-useCode = Openen
invitations-onlyInvited = Alleen op uitnodiging
invitations-onlyInvitedAbout = Alleen mensen die je uitnodigt, kunnen meedoen.

## people

people-title = Spelers
people-loading = Spelers laden…
people-none = Hier verschijnen de mensen met wie je hebt gespeeld.
people-find = Een geregistreerde speler zoeken
people-askedBy = Vriendschapsverzoeken
people-friends = Vrienden
people-asked = Verstuurde verzoeken
people-recent = Recente tegenstanders
people-blocked = Geblokkeerd
people-actions-befriend = Vriend toevoegen
people-actions-accept = Accepteren
people-actions-turnDown = Afslaan
people-actions-takeBack = Verzoek intrekken
people-actions-remove = Verwijderen
people-actions-block = Blokkeren
people-actions-unblock = Deblokkeren
people-done-befriend = Verzoek verstuurd
people-done-block = Geblokkeerd
people-befriend = Vriend toevoegen: { $name }
people-accept = { $name } accepteren
people-turnDown = { $name } afslaan
people-takeBack = Verzoek aan { $name } intrekken
people-remove = { $name } uit je vrienden verwijderen
people-block = { $name } blokkeren
people-unblock = { $name } deblokkeren

## quick

quick-title = Snelle partij
quick-about = We zoeken tegenstanders voor een standaardspel. De partij begint zodra de tafel vol is.
quick-find = Tegenstanders zoeken
quick-looking = Tegenstanders zoeken…

## notify

notify-turn = Jij bent aan de beurt

## filters

filters-search = Tafels en spelers zoeken
filters-title =
    { $count ->
        [0] Filters
       *[other] Filters ({ $count })
    }
filters-any = Alle
filters-game = Spel
filters-tempos-any = Elk tempo
filters-tempos-none = Zonder klok
filters-tempos-live = Live
filters-tempos-slow = Langzaam: dagen per beurt
filters-free = Met een vrije plaats
filters-freeAbout = Verbergt volle tafels.
filters-people = Zonder bots
filters-peopleAbout = Toont alleen tafels zonder bots.
filters-found =
    { $count ->
        [0] Niets past bij je zoekopdracht en filters.
        [one] { $count } tafel past bij je zoekopdracht en filters.
       *[other] { $count } tafels passen bij je zoekopdracht en filters.
    }
filters-showAll = Alles tonen

## lobby

lobby-open = Open tafels
lobby-playing = Lopende partijen
lobby-none = Nog geen open tafels. Maak er een en nodig een vriend uit.
lobby-nonePlaying = Er zijn nu geen lopende partijen.
lobby-noneFound = Niets past bij je zoekopdracht en filters.
lobby-loading = Tafels zoeken…
lobby-create = Nieuwe tafel
lobby-players = Spelers
lobby-more = Meer tonen ({ $count })
lobby-tooMany =
    { $count ->
        [one] Nog { $count } tafel. Zoek of filter om die te vinden.
       *[other] Nog { $count } tafels. Zoek of filter om ze te vinden.
    }
lobby-newTables =
    { $count ->
        [one] { $count } nieuwe tafel tonen
       *[other] { $count } nieuwe tafels tonen
    }
lobby-update = Lijst bijwerken
lobby-gone = Niet meer in de lijst
lobby-host-here = De host is er
lobby-host-away = De host bekijkt een andere pagina
lobby-host-offline = De host is offline
lobby-seats =
    { $all ->
        [one] { $taken } van { $all } plaats bezet
       *[other] { $taken } van { $all } plaatsen bezet
    }
lobby-join = Meedoen
lobby-joinRoom = Meedoen aan { $name }
lobby-enter = Openen
lobby-enterRoom = { $name } openen
lobby-watch = Kijken
lobby-watchRoom = Kijken bij { $name }
lobby-free = vrije plaats
lobby-unnamed = Tafel van { $host }
lobby-unnamedEmpty = Lege tafel
lobby-people_here =
    { $count ->
        [one] { $count } speler online
       *[other] { $count } spelers online
    }
lobby-matches =
    { $count ->
        [one] { $count } lopende partij
       *[other] { $count } lopende partijen
    }
lobby-people = Spelers
lobby-language = Taal
lobby-anyLanguage = Elke taal
lobby-spoken = Taal: { $language }

lobby-readyCheck = Gereedheidscontrole
lobby-readyCheckAbout = De partij begint pas als iedereen klaar is.

## bots

bots-title = Tegen bots spelen
bots-play = Nu tegen bots spelen
bots-opponents = Tegenstanders
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
bots-level = Niveau
bots-levels-random-name = makkelijk
bots-levels-random-choice = Makkelijk
bots-levels-random-about = Doet willekeurige toegestane zetten.
bots-levels-greedy-name = gemiddeld
bots-levels-greedy-choice = Gemiddeld
bots-levels-greedy-about = Kijkt één beurt vooruit.
bots-levels-planner-name = moeilijk
bots-levels-planner-choice = Moeilijk
bots-levels-planner-about = Plant meerdere beurten vooruit.
bots-label = Bot ({ $level })
bots-named = { $name } (bot)
bots-seated = Bots
bots-none = Geen bots
bots-fill =
    { $count ->
        [one] { $count } bot, begint meteen
       *[other] { $count } bots, begint meteen
    }
bots-added = Niveau van de bot
bots-add = Bot toevoegen
bots-addTo = Bot toevoegen op plaats { $seat }
bots-remove = Verwijderen
bots-removeFrom = { $name } verwijderen van plaats { $seat }
bots-thinking = { $name } denkt na.

## watching

watching-title = Toeschouwers
watching-who = Wie mag kijken
watching-whoMay-open = iedereen
watching-whoMay-link = iedereen met de link
watching-whoMay-none = niemand
watching-delay = Vertraging voor toeschouwers
watching-delays-none = geen
watching-delays-turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
watching-delays-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
watching-delays-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
watching-chips-none = geen toeschouwers
watching-chips-link = toeschouwers via link
watching-chips-late = toeschouwers { $delay } later
watching-late = Je kijkt { $delay } later mee.
watching-lateAbout = Zo kunnen toeschouwers de spelers niets voorzeggen.
watching-coaching = Je kijkt mee als coach van { $name }.
watching-coachOf = coach van { $name }
watching-unnamed = en nog { $count }
watching-menu = Partij
watching-copyWatch = Link voor toeschouwers kopiëren
watching-watchAbout = Voor iedereen die wil kijken.
watching-renew = Link voor toeschouwers vervangen
watching-renewAbout = Wie de oude link gebruikt, verliest de verbinding.
watching-notWatched = Niemand anders kan deze partij bekijken.
watching-makeCoach = Coachlink maken
watching-copyCoach = Coachlink kopiëren
watching-coachAbout = Wie deze link heeft, ziet je hand maar kan niet spelen. Iedereen aan tafel krijgt een melding.
watching-withdraw = Coachlink intrekken

## durations

durations-days = { $days } d { $hours } u
durations-hours = { $hours } u { $minutes } min

## time

time-title = Tijd
time-none = Zonder klok
time-noneAbout = Geen tijdslimiet.
time-live = { $bank } + { $increment } per beurt
time-liveAbout =
    { $offTurn ->
        [none] Iedere speler begint met { $bank } en kan tot { $cap } sparen.
       *[other] Iedere speler begint met { $bank } en kan tot { $cap } sparen; { $offTurn } voor beslissingen in de beurt van anderen.
    }
time-slow = { $turn } per beurt
time-slowAbout =
    { $offTurn ->
        [none] Je hoeft niet online te blijven: { $turn } voor elke beurt.
       *[other] Je hoeft niet online te blijven: { $turn } voor elke beurt, { $offTurn } voor een beslissing in de beurt van een ander.
    }
time-atZero = Als de tijd van een speler om is, wordt de beurt automatisch gespeeld en gaat de partij verder.
time-seconds = { $count } s
time-minutes = { $count } min
time-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
time-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

## settings

settings-title = Instellingen
settings-speed = Animaties
settings-speeds-normal = Normaal
settings-speeds-fast = Snel
settings-speeds-instant = Direct
settings-language = Taal
settings-theme = Thema
settings-themes-system = Systeem
settings-themes-light = Licht
settings-themes-dark = Donker
settings-themes-contrast = Hoog contrast
settings-resign = Opgeven
settings-resignTitle = Opgeven?
settings-resignYes = Ja, opgeven
settings-resignNo = Doorspelen

## account

account-guest = Je speelt als gast, alleen in deze browser.
account-menu-account = Account
account-menu-desk = Moderatie
account-menu-inbox =
    { $count ->
        [0] Postvak
       *[other] Postvak ({ $count })
    }
account-menu-rename = Naam wijzigen
account-menu-register = Registreren
account-menu-logIn = Inloggen
account-menu-logOut = Uitloggen
account-ended = Je bent vanaf een ander apparaat uitgelogd. Log opnieuw in of ga verder als nieuwe gast.
account-loggedOut = Je bent uitgelogd.
account-guestLeft = Je bent uitgelogd. De gast waarmee je speelde en de bijbehorende plaatsen zijn weg.
account-deleted = Je account is verwijderd. Je partijen blijven onder een andere naam bestaan.
account-haveAccount = Ik heb een account
account-noAccount = Verder als gast
account-logIn-title = Inloggen

## chat

chat-titles-lobby = Lobbychat
chat-titles-room = Tafelchat
chat-titles-spectators = Toeschouwers
chat-say-lobby = Bericht aan iedereen
chat-say-room = Bericht aan de tafel
chat-say-spectators = Bericht aan andere toeschouwers
chat-nothing-lobby = Het is hier stil. Zelfs de robots luisteren mee.
chat-nothing-room = Nog geen berichten. Zeg eens hallo!
chat-nothing-spectators = Nog geen berichten. Spelers kunnen dit pas na de partij lezen.
chat-words = Bericht
chat-send = Versturen
chat-phrases = Snelle zinnen
chat-tabs = Logboek en chat
chat-news =
    { $count ->
        [one] 1 nieuw bericht
       *[other] { $count } nieuwe berichten
    }
chat-menu = Opties voor het bericht van { $name }
chat-mute = { $name } dempen
chat-block = { $name } blokkeren
chat-muted =
    { $count ->
        [one] 1 speler gedempt
       *[other] { $count } spelers gedempt
    }
chat-unmute = Dempen opheffen
chat-unmuteName = { $name } niet meer dempen
chat-report = Melden
chat-why = Wat is er mis mee? (optioneel)
chat-reportSend = Melding versturen
chat-reportMeans = Moderators zien dit bericht en de berichten eromheen. Verder krijgt niemand bericht.
chat-reported = Bedankt. Een moderator kijkt ernaar.

## learning

learning-learn = Leren spelen

## myMatches

myMatches-waiting =
    { $count ->
        [one] { $count } partij wacht op je
       *[other] { $count } partijen wachten op je
    }
