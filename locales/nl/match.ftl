## match: rooms and matches

match-room-loading = Tafel openen…
match-room-unknownGame = Deze pagina kan { $name } niet tonen. Probeer de pagina te herladen.
match-room-copy = Link naar de tafel kopiëren
match-room-copied = Link gekopieerd
match-room-copyByHand = Kopieer deze link:
match-room-attendance-here = aanwezig
match-room-attendance-away = even weg
match-room-attendance-offline =
    { $duration ->
        [none] offline
       *[other] offline: { $duration }
    }
match-room-spectators =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
match-room-spectating = Je kijkt mee.
match-room-rules = Spelregels

match-lasting-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
match-lasting-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

match-clock-of = Klok van { $name }
match-clock-questionOf = Tijd van { $name } voor deze beslissing
match-clock-lost = Geen verbinding: laatst bekende tijd.

match-clock-absent = automatisch gespeeld
match-clock-absentAbout = De tijd was drie keer om, dus beurten worden automatisch overgeslagen tot de speler terug is.
match-clock-youAreAbsent = Je tijd was drie keer om, dus je beurten worden automatisch overgeslagen.
match-clock-comeBack = Ik ben terug

match-absence-plays = Een bot ({ $level }) speelt tot ze terug zijn.
match-absence-ruled = Hun beurten worden overgeslagen tot ze terug zijn.
match-absence-botShort = bot speelt
match-absence-remedies-wait-name = wachten
match-absence-remedies-wait-about = De klokken lopen door.
match-absence-remedies-rules-name = automatisch passen
match-absence-remedies-rules-about = Hun beslissingen overslaan tot ze terug zijn.
match-absence-remedies-bot-name = een bot laten spelen
match-absence-remedies-bot-about = Tot ze terug zijn.
match-absence-remedies-adjourn-name = pauzeren
match-absence-remedies-adjourn-about = Alle klokken staan stil tot jullie verdergaan.
match-absence-remedies-forfeit-name = als opgegeven tellen
match-absence-remedies-forfeit-about = Wie afwezig is, wordt laatste. Is er nog maar één speler over, dan wint die.
match-absence-remedies-end-name = zonder uitslag beëindigen
match-absence-remedies-end-about = De partij is voor iedereen afgelopen en er telt geen uitslag.
match-absence-remedies-go_on-name = verdergaan
match-absence-remedies-go_on-about = De klokken lopen weer.
match-absence-bot = een bot laten spelen ({ $level })
match-absence-abandoned-vote = De spelers hebben ervoor gestemd de partij zonder uitslag te beëindigen.
match-absence-abandoned-resigned = Iedereen heeft opgegeven, dus de partij is afgelopen.
match-absence-abandoned-operator = Een beheerder heeft de partij beëindigd.
match-absence-abandoned-deserted = De partij is zonder uitslag geëindigd omdat niemand terugkwam.

match-log-title = Logboek
match-log-earlier = Eerdere regels
match-log-later = Latere regels
match-log-newest = Nieuwste regels
match-log-before = Voor de partij
match-log-middle = Midden in een beurt
match-log-empty = Er is nog niets gebeurd.
match-log-nothingFound = Nog niets van dit soort.
match-log-filter = Tonen
match-log-all = Alle regels
match-log-presetAnswer = (automatisch antwoord)
match-log-roomCreated = De tafel is gemaakt.
match-log-seatTaken = { $name } heeft plaats { $seat } ingenomen.
match-log-botSeated = { $name } heeft plaatsgenomen (bot, { $level }).
match-log-seatLeft = Plaats { $seat } is weer vrij.
match-log-hostChanged = De tafel heeft een nieuwe host.
match-log-matchStarted =
    { $seats ->
        [one] De partij is begonnen met { $seats } speler.
       *[other] De partij is begonnen met { $seats } spelers.
    }
match-log-contributed = Plaats { $seat } heeft een willekeurig getal vastgelegd voor het schudden.
match-log-openingStarted =
    { $people ->
        [one] Het schudden is begonnen met { $people } speler.
       *[other] Het schudden is begonnen met { $people } spelers.
    }
match-log-shareOpened = Plaats { $seat } heeft zijn willekeurige getal onthuld.
match-log-startCalledOff =
    { $names ->
        [none] Iedereen trekt een nieuw willekeurig getal.
       *[other] De start is afgebroken: geen willekeurig getal van { $names }.
    }
match-log-secretRevealed = De server heeft zijn willekeurige getal onthuld.
match-log-timedOut = De tijd van { $name } is om; er is automatisch gespeeld.
match-log-seatAbsent = De tijd van { $name } was drie keer om; de beurten worden nu automatisch gespeeld.
match-log-seatReturned = { $name } is terug.
match-log-watchLinkSet = De link voor toeschouwers is vervangen.
match-log-coachLinkSet =
    { $valid ->
        [true] { $name } heeft een coachlink gemaakt.
       *[false] { $name } heeft de coachlink ingetrokken.
    }
match-log-absenceChanged = De lijst met afwezige spelers is veranderd.
match-log-personGone = { $name } is afwezig. De andere spelers beslissen wat er gebeurt.
match-log-personLeft = { $name } kan niet terugkomen. De andere spelers beslissen wat er gebeurt.
match-log-personSeen = { $name } is weer online.
match-log-voted = { $name } stemde: { $remedy }.
match-log-decided = Besluit: { $remedy }.
match-log-matchAbandoned =
    { $words ->
        [none] { $why }
       *[other] { $why } ‘{ $words }’
    }
match-log-timeGranted =
    { $seconds ->
        [one] { $name } kreeg { $seconds } seconde terug omdat de server weg was.
       *[other] { $name } kreeg { $seconds } seconden terug omdat de server weg was.
    }

match-end-title = De partij is afgelopen
match-end-and = { LIST($names) }

match-seats-log-offered = Plaats { $seat } is aan een andere speler aangeboden.
match-seats-log-swap = Plaats { $seat } wil met plaats { $other } ruilen.
match-seats-log-ended-accepted = Het aanbod is geaccepteerd.
match-seats-log-ended-declined = Het aanbod is afgeslagen.
match-seats-log-ended-withdrawn = Het aanbod is ingetrokken.
match-seats-log-ended-void = Het aanbod is verlopen.
match-seats-log-sentAway = De host heeft { $name } van tafel verwijderd.
match-seats-log-letIn = De host heeft { $name } weer toegelaten.
match-seats-log-ready =
    { $count ->
        [0] Nog niemand is klaar.
       *[other] { $count ->
            [one] Klaar: { $count } speler.
           *[other] Klaar: { $count } spelers.
        }
    }
match-seats-log-changed = De host heeft de tafelinstellingen gewijzigd.

match-compact-show = { $name }, { $points }

match-compact-close = Terug naar het bord

match-lookBack-open = Tijdlijn
match-lookBack-openLabel = Deze partij terugkijken
match-lookBack-pause = Pauzeren en terugkijken
match-lookBack-replay = Laatste beurt terugkijken
match-lookBack-sinceTurnOf = Alles sinds de laatste beurt van { $name } terugkijken
match-lookBack-skipTurn = Deze beurt overslaan
match-lookBack-skipAll = Naar de huidige stand

## match: when a player comes back

match-lookBack-offer = De partij ging door terwijl je weg was.
match-lookBack-since = Zien wat er gebeurde
match-lookBack-dismiss = Niet nu
match-watching-late = Je kijkt { $delay } later mee.
match-watching-lateAbout = Zo kunnen toeschouwers de spelers niets voorzeggen.
match-watching-coaching = Je kijkt mee als coach van { $name }.
match-watching-coachOf = coach van { $name }
match-watching-unnamed = en nog { $count }
match-watching-menu = Partij
match-settings-resign = Opgeven
match-settings-resignTitle = Opgeven?
match-settings-resignYes = Ja, opgeven
match-settings-resignNo = Doorspelen

## access: a match for keyboards and screen readers

access-table = Bord als tabel
access-short = Regels in het kort
access-keys = Sneltoetsen
access-key = Toets
access-does = Wat hij doet
access-showTable = Toont het bord als tabel
access-showShort = Toont de regels in het kort
access-allRules = Alle regels
access-print = Afdrukken
access-showKeys = Toont deze lijst
access-showSince = Toont wat er sinds je laatste beurt gebeurde
access-stepOrder = In de tijdlijn: één stap terug of vooruit
access-stepTurn = In de tijdlijn: één beurt terug of vooruit
access-stepRound = In de tijdlijn: één ronde terug of vooruit
access-stepEnds = In de tijdlijn: naar de eerste of laatste stap
access-space = Spatie
access-play = In de tijdlijn: afspelen of pauzeren

## timeline: the timeline of a match

## timeline: the bar

timeline-title = Tijdlijn
timeline-loading = Partij lezen…
timeline-failed = De tijdlijn kan niet worden getoond. { $reason }
timeline-none = Dit spel heeft er geen.
timeline-live = Live
timeline-ownView = Mijn eigen beeld tonen
timeline-closeAbout = Terug naar de partij zoals die nu is.
timeline-yourTurn = Jouw beurt
timeline-play = Afspelen
timeline-pause = Pauze
timeline-keys = Pijltjes gaan stap voor stap, met Shift per beurt, Page Up en Page Down per ronde. Spatie speelt af, Escape sluit.

## timeline: steps

timeline-back-order = Eén stap terug
timeline-back-turn = Eén beurt terug
timeline-back-round = Eén ronde terug
timeline-forward-order = Eén stap vooruit
timeline-forward-turn = Eén beurt vooruit
timeline-forward-round = Eén ronde vooruit

## timeline: the moment

timeline-position = Moment van de partij
timeline-turn = Beurt { $turn } van { $turns }: { $player }
timeline-turnOfAll = Beurt { $turn } van { $turns }
timeline-round = Ronde { $round }
timeline-end = Einde van de partij. { $words }
timeline-newest = Nu. { $words }

## timeline: choices

timeline-speed = Snelheid
timeline-times = { $factor }×
timeline-viewpoint = Zoals toen bekend aan
timeline-own = Jij

## timeline: a sandbox

timeline-tryIt = Vanaf hier proberen
timeline-tryAbout = Speel zelf verder vanaf dit moment. Niets telt mee.

## timeline: sharing

timeline-share = Delen
timeline-shareLabel = Dit moment delen
timeline-copyLink = Link kopiëren
timeline-picture = Afbeelding van dit moment
timeline-making = Een moment…
timeline-copied = Link gekopieerd
timeline-notCopied = Kopieer dit adres:

## end: the end of a match

end-verdict-won = Je hebt gewonnen!
end-verdict-drawn = Gelijkspel.
end-verdict-shared = Je deelt de eerste plaats.
end-verdict-lost = Je hebt verloren.
# $place (number)
end-verdict-placed = Je bent { $place }e geworden.
end-playMoment = Dit moment afspelen
end-higher = Eén niveau hoger
end-more = Details
end-duration = Duur
end-turns = Beurten
end-rounds = Rondes
end-statistics = Statistieken
end-awards = Onderscheidingen
end-award = { $title }: { $name } ({ $statistic }: { $value })
end-player = Speler
end-byRound = Punten per ronde
end-byTurn = Punten per beurt
end-line = { $name }: { $points }
end-curveAbout = Aan het eind: { LIST($lines) }.
end-curveTable = Punten als tabel
end-start = Begin
end-round = Ronde { $number }
end-turn = Beurt { $number }
end-moments = Belangrijke momenten
end-lead = { $name } neemt de leiding.
end-loading = Logboek van de partij lezen…
end-unavailable = Het logboek van de partij kan nu niet worden gelezen.

## end: sharing

end-share = Uitslag delen
end-drawing = De afbeelding wordt getekend…
end-noPicture = De afbeelding kan nu niet worden gemaakt.
end-send = Delen…
end-copyLink = Link kopiëren
end-copied = Link gekopieerd. Daarmee is de partij terug te kijken.
end-copyByHand = Kopieer dit adres:
end-savePicture = Afbeelding opslaan
end-notPublic = Niet iedereen mag deze partij zien, dus alleen de afbeelding wordt gedeeld.
end-result = { $game }: de uitslag van een partij
end-resultLines = { $game } – { LIST($lines) }
end-placed = { $place }. { $name }

end-luck-checked = Eerlijk schudden: gecontroleerd.
end-luck-checkedAlone = Het geheim klopt, maar geen speler heeft een willekeurig getal toegevoegd: de server heeft in zijn eentje gedeeld.
end-luck-details = { $shares ->
        [one] { $shares } willekeurig getal
       *[other] { $shares } willekeurige getallen
    }{ $own ->
        [true] , waaronder het jouwe
       *[false] {""}
    }. Het geheim, de getallen en wat je van het delen zag, kloppen met elkaar.
end-luck-failed = Het schudden van deze partij heeft de controle niet doorstaan:
end-luck-faults-seal = de vingerafdruk van de server is sinds de start veranderd.
end-luck-faults-secret = het geheim past niet bij zijn vingerafdruk.
end-luck-faults-share = het willekeurige getal van een speler is niet het getal dat was vastgelegd.
end-luck-faults-list = de lijst met willekeurige getallen is veranderd nadat je het jouwe had onthuld.
end-luck-faults-left_out = jouw willekeurige getal is weggelaten terwijl je online was.
end-luck-download = Partij downloaden
end-luck-verify = Voor experts: ‘botyard verify’ controleert het gedownloade bestand.
end-end-look = Terug naar het bord
end-lookBack-watchAgain = Terugkijken

embedded-title = Een partij
embedded-whole = Openen in { $site }
embedded-none = Deze partij kan hier niet worden getoond. Misschien is de partij nog niet begonnen of mag niet iedereen meekijken.

## table: a table before the match

table-room-invite = Uitnodigen
table-room-freeSeat = Vrije plaats
table-room-take = Plaatsnemen
table-room-takeSeat = Plaats { $index } nemen
table-room-leave = Plaats verlaten
table-room-leaveSeat = Plaats { $index } verlaten
table-room-startWith =
    { $taken ->
        [one] Beginnen met { $taken } speler
       *[other] Beginnen met { $taken } spelers
    }
table-room-needMore = Er zijn minstens { $fewest } spelers nodig.
table-room-startsFull = De partij begint vanzelf als alle plaatsen bezet zijn.
table-room-waitForHost = { $host } kan de partij beginnen.
table-room-host = host
table-room-you = jij
table-room-waitTitle = Voor de partij
table-room-ways = Terwijl je wacht
table-room-learn = Leer het in 3 minuten
table-room-share = Link van deze tafel
table-luck-sealed = Eerlijk schudden: { $start }…
table-luck-explanation = De server heeft al een geheim vastgelegd. Het delen combineert dat geheim met een willekeurig getal van iedere speler. Spelers leggen hun getal eerst vast en onthullen het samen bij de start. Na de partij onthult de server zijn geheim en controleert je browser het met deze vingerafdruk: { $commitment }
table-luck-shared = Jouw willekeurige getal telt mee.
table-luck-alone = Nog geen speler heeft een willekeurig getal toegevoegd, dus de server zou in zijn eentje delen.
table-luck-bots = Bots voegen geen getallen toe: dankzij het jouwe kan de server de kaarten niet kiezen.
table-luck-shuffling = Samen schudden… { $opened } van { $all }
table-luck-calledOff = De start is afgebroken. Niet meegedaan aan het schudden: { $names }. We trekken nieuwe getallen.
table-seats-move = Hierheen verplaatsen
table-seats-moveTo = Naar plaats { $seat } verplaatsen
table-seats-reservedFor = Gereserveerd voor { $name }
table-seats-reservedForYou = Gereserveerd voor jou
table-seats-decline = Afslaan
table-seats-declineSeat = Plaats { $seat } afslaan
table-seats-release = Plaats vrijgeven
table-seats-releaseSeat = Plaats { $seat }, gereserveerd voor { $name }, vrijgeven
table-seats-more = Opties voor { $name }
table-seats-about = Opties voor { $name }
table-seats-swap = Van plaats ruilen
table-seats-sendAway = Van tafel verwijderen
table-seats-makeHost = Host maken
table-seats-ready = Klaar
# $points (string)
table-seats-rating = Rating { $points }
table-seats-isReady = klaar
table-seats-notReady = nog niet klaar
table-seats-sayReady = Ik ben klaar
table-seats-startsAsked = Alle plaatsen zijn bezet, maar niet iedereen is er. De partij begint zodra de afwezige spelers klaar zijn.
table-seats-wereAway = Terwijl je weg was, raakte de tafel vol. De partij begint zodra je klaar bent.
table-seats-startsReady = De partij begint vanzelf als alle plaatsen bezet zijn en iedereen klaar is.
table-seats-waitingFor = Nog niet klaar: { $names }.
table-seats-asksSwap = { $name } wil van plaats ruilen: plaats { $theirs } voor jouw plaats { $yours }.
table-seats-askedSwap = Je hebt { $name } gevraagd van plaats te ruilen.
table-seats-offersYou = { $name } biedt je de eigen plaats aan.
table-seats-offersAnybody = { $name } biedt de eigen plaats aan iedereen aan.
table-seats-offered = Je hebt je plaats aangeboden. Die blijft van jou tot iemand anders er gaat zitten.
table-seats-doSwap = Ruilen
table-seats-takeOver = Plaats overnemen
table-seats-no = Afslaan
table-seats-withdraw = Annuleren
table-seats-offers = Voorstellen
table-seats-sentAway = Verwijderd
table-seats-barred = De host heeft je van tafel verwijderd. Kijken kun je nog steeds.
table-seats-byInvitation = Alleen wie is uitgenodigd, kan aan deze tafel meedoen.
table-seats-ask = Om toegang vragen
table-seats-askWord = Bericht aan de host (optioneel)
table-seats-asked = Je hebt de host om toegang gevraagd.
table-seats-letIn = Weer toelaten
table-seats-letInName = { $name } weer toelaten
table-seats-change = Tafelinstellingen
table-seats-changeSave = Opslaan
table-seats-changeFewer =
    { $count ->
        [one] Er zit { $count } speler aan tafel, dus er is minstens { $count } plaats nodig.
       *[other] Er zitten { $count } spelers aan tafel, dus er zijn minstens { $count } plaatsen nodig.
    }
table-seats-changeNote = Iedereen moet opnieuw bevestigen.
table-seats-handOver = Je plaats overdragen…
table-seats-handOverTitle = Je plaats overdragen
table-seats-handOverAbout = Iemand anders speelt voor je verder. Die ziet wat jij weet, en jij wordt toeschouwer. Er gebeurt niets tot het aanbod wordt aangenomen.
table-seats-handOverTo = Aan { $name }
table-seats-handOverAnybody = Aan wie het eerst komt
table-seats-again = Nog een keer
table-seats-againAbout = Met dezelfde opties.
table-seats-rematch = Revanche
table-seats-rematchJoin = Meedoen aan de revanche
table-seats-rematchAbout = Dezelfde opties; iedereen schuift één plaats door.
table-seats-rematchWanted = { $name } wil revanche.
table-seats-rematchWatch = Naar de revanche
table-bots-added = Niveau van de bot
table-bots-add = Bot toevoegen
table-bots-addTo = Bot toevoegen op plaats { $seat }
table-bots-remove = Verwijderen
table-bots-removeFrom = { $name } verwijderen van plaats { $seat }
table-lobby-readyCheckAbout = De partij begint pas als iedereen klaar is.

## absence: a match without some of its players

absence-absence-title = Afwezige spelers
absence-absence-gone = Offline: { $names }.
absence-absence-left = Komt niet terug: { $names }.
absence-absence-back = Weer online.
absence-absence-allBack = Iedereen is terug.
absence-absence-ask = Wat doen we?
absence-absence-adjourned = De partij is gepauzeerd. Alle klokken staan stil.
absence-absence-decided = Besluit: { $remedy }.
absence-absence-anew = Opnieuw stemmen
absence-absence-needed =
    { $count ->
        [one] { $count } stem nodig.
       *[other] { $count } stemmen nodig.
    }
absence-absence-sure = Stemmen: { $choice }?
absence-absence-final = Zodra genoeg spelers het ermee eens zijn, is dit definitief.
absence-absence-confirm = Stemmen
absence-absence-cancel = Annuleren
absence-absence-claim = De winst opeisen
absence-absence-more = Meer…
