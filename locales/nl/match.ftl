## match: rooms and matches

match-room-loading = Tafel openen…
match-room-unknownGame = Deze pagina kan { $name } niet tonen. Probeer hem te herladen.
match-room-invite = Uitnodigen
match-room-copy = Link naar de tafel kopiëren
match-room-copied = Link gekopieerd
match-room-copyByHand = Kopieer deze link:
match-room-freeSeat = Vrije plaats
match-room-take = Plaatsnemen
match-room-takeSeat = Plaats { $index } nemen
match-room-leave = Plaats verlaten
match-room-leaveSeat = Plaats { $index } verlaten
match-room-startWith =
    { $taken ->
        [one] Beginnen met { $taken } speler
       *[other] Beginnen met { $taken } spelers
    }
match-room-needMore = Er zijn minstens { $fewest } spelers nodig.
match-room-startsFull = De partij begint vanzelf als alle plaatsen bezet zijn.
match-room-waitForHost = { $host } kan de partij beginnen.
match-room-host = host
match-room-you = jij
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
match-room-waitTitle = Voor de partij
match-room-ways = Terwijl je wacht
match-room-learn = Leer het in 3 minuten
match-room-share = Link van deze tafel
match-room-rules = Spelregels

match-lasting-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
match-lasting-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
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
match-clock-absentAbout = Driemaal de tijd overschreden, dus beurten worden automatisch overgeslagen tot de speler terug is.
match-clock-youAreAbsent = Je hebt driemaal de tijd overschreden, dus je beurten worden automatisch overgeslagen.
match-clock-comeBack = Ik ben terug

match-absence-title = Afwezige spelers
match-absence-gone = Offline: { $names }.
match-absence-left = { $names } kan niet terugkomen.
match-absence-back = Weer online.
match-absence-allBack = Iedereen is terug.
match-absence-ask = Wat doen we?
match-absence-adjourned = De partij is gepauzeerd. Alle klokken staan stil.
match-absence-decided = Besluit: { $remedy }.
match-absence-anew = Opnieuw stemmen
match-absence-needed =
    { $count ->
        [one] { $count } stem nodig.
       *[other] { $count } stemmen nodig.
    }
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
match-absence-remedies-forfeit-about = Wie ontbreekt, wordt laatste. Is er nog maar één speler over, dan wint die.
match-absence-remedies-end-name = zonder resultaat beëindigen
match-absence-remedies-end-about = De partij is voor iedereen voorbij en er telt geen resultaat.
match-absence-remedies-go_on-name = verdergaan
match-absence-remedies-go_on-about = De klokken lopen weer.
match-absence-sure = Stemmen: { $choice }?
match-absence-final = Zodra genoeg spelers het ermee eens zijn, is dit definitief.
match-absence-confirm = Stemmen
match-absence-cancel = Annuleren
match-absence-bot = een bot laten spelen ({ $level })
match-absence-abandoned-vote = De spelers hebben gestemd om de partij zonder uitslag te beëindigen.
match-absence-abandoned-resigned = Iedereen heeft opgegeven, dus de partij is afgelopen.
match-absence-abandoned-operator = Een beheerder heeft de partij beëindigd.
match-absence-abandoned-deserted = De partij is zonder uitslag geëindigd omdat niemand terugkwam.

match-luck-sealed = Eerlijk schudden: { $start }…
match-luck-explanation = De server heeft al een geheim vastgelegd. Het delen combineert dat geheim met een willekeurig getal van iedere speler. Spelers leggen hun getal eerst vast en onthullen het samen bij de start. Na de partij onthult de server zijn geheim en controleert je browser het met deze vingerafdruk: { $commitment }
match-luck-shared = Jouw willekeurige getal telt mee.
match-luck-alone = Nog geen speler heeft een willekeurig getal toegevoegd, dus de server zou alleen delen.
match-luck-bots = Bots voegen geen getallen toe: dankzij het jouwe kan de server de kaarten niet kiezen.
match-luck-shuffling = Samen schudden… { $opened } van { $all }
match-luck-calledOff = De start is afgebroken omdat { $names } niet meedeed aan het schudden. We trekken nieuwe getallen.
match-luck-checked = Eerlijk schudden: gecontroleerd.
match-luck-checkedAlone = Het geheim klopt, maar geen speler heeft een willekeurig getal toegevoegd: de server heeft alleen gedeeld.
match-luck-details = { $shares ->
        [one] { $shares } willekeurig getal
       *[other] { $shares } willekeurige getallen
    }{ $own ->
        [true] , waaronder het jouwe
       *[false] {""}
    }. Het geheim, de getallen en wat je van het delen zag, kloppen met elkaar.
match-luck-failed = Het schudden van deze partij heeft de controle niet doorstaan:
match-luck-faults-seal = de vingerafdruk van de server is sinds de start veranderd.
match-luck-faults-secret = het geheim past niet bij zijn vingerafdruk.
match-luck-faults-share = het willekeurige getal van een speler is niet het getal dat was vastgelegd.
match-luck-faults-list = de lijst met willekeurige getallen is veranderd nadat je het jouwe had onthuld.
match-luck-faults-left_out = jouw willekeurige getal is weggelaten terwijl je online was.
match-luck-download = Partij downloaden
match-luck-verify = Voor experts: ‘botyard verify’ controleert het gedownloade bestand.

match-log-title = Logboek
match-log-earlier = Eerdere regels
match-log-later = Latere regels
match-log-newest = Nieuwste regels
match-log-before = Voor de partij
match-log-middle = Midden in een beurt
match-log-empty = Nog niets. De robots zijn aan het opwarmen.
match-log-nothingFound = Hiervan is er nog niets.
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
match-log-seatAbsent = { $name } heeft driemaal de tijd overschreden; de beurten worden nu automatisch gespeeld.
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
match-end-look = Terug naar het bord
match-end-and = { LIST($names) }

match-seats-move = Hierheen verplaatsen
match-seats-moveTo = Naar plaats { $seat } verplaatsen
match-seats-reservedFor = Gereserveerd voor { $name }
match-seats-reservedForYou = Gereserveerd voor jou
match-seats-decline = Afslaan
match-seats-declineSeat = Plaats { $seat } afslaan
match-seats-release = Plaats vrijgeven
match-seats-releaseSeat = Plaats { $seat }, gereserveerd voor { $name }, vrijgeven
match-seats-more = Opties voor { $name }
match-seats-about = Opties voor { $name }
match-seats-swap = Van plaats wisselen
match-seats-sendAway = Van tafel verwijderen
match-seats-makeHost = Host maken
match-seats-ready = Klaar
match-seats-isReady = klaar
match-seats-notReady = nog niet klaar
match-seats-sayReady = Ik ben klaar
match-seats-startsAsked = Alle plaatsen zijn bezet, maar niet iedereen is er. De partij begint zodra de afwezige spelers klaar zijn.
match-seats-wereAway = Terwijl je weg was, raakte de tafel vol. De partij begint zodra je klaar bent.
match-seats-startsReady = De partij begint vanzelf als alle plaatsen bezet zijn en iedereen klaar is.
match-seats-waitingFor = Nog niet klaar: { $names }.
match-seats-asksSwap = { $name } wil van plaats wisselen: plaats { $theirs } voor jouw plaats { $yours }.
match-seats-askedSwap = Je hebt { $name } gevraagd van plaats te wisselen.
match-seats-offersYou = { $name } biedt je een plaats aan.
match-seats-offersAnybody = { $name } biedt een plaats aan, aan wie maar wil.
match-seats-offered = Je hebt je plaats aangeboden. Hij blijft van jou tot iemand hem neemt.
match-seats-doSwap = Wisselen
match-seats-takeOver = Plaats overnemen
match-seats-no = Afslaan
match-seats-withdraw = Annuleren
match-seats-offers = Aanbiedingen
match-seats-sentAway = Verwijderd
match-seats-barred = De gastheer heeft je van de tafel verwijderd. Kijken kun je nog steeds.
match-seats-byInvitation = Alleen wie is uitgenodigd, kan aan deze tafel meedoen.
match-seats-ask = Om toegang vragen
match-seats-askWord = Bericht aan de gastheer (niet verplicht)
match-seats-asked = Je hebt de gastheer om toegang gevraagd.
match-seats-letIn = Weer toelaten
match-seats-letInName = { $name } weer toelaten
match-seats-change = Tafelinstellingen
match-seats-changeTitle = Tafelinstellingen
match-seats-changeSave = Opslaan
match-seats-changeFewer =
    { $count ->
        [one] Er zit { $count } speler aan tafel, dus er is minstens { $count } plaats nodig.
       *[other] Er zitten { $count } spelers aan tafel, dus er zijn minstens { $count } plaatsen nodig.
    }
match-seats-changeNote = Iedereen moet opnieuw bevestigen.
match-seats-handOver = Je plaats overdragen…
match-seats-handOverTitle = Je plaats overdragen
match-seats-handOverAbout = Iemand anders speelt voor je verder. Die ziet wat jij weet, en jij wordt toeschouwer. Er gebeurt niets tot het aanbod wordt aangenomen.
match-seats-handOverTo = Aan { $name }
match-seats-handOverAnybody = Aan wie het eerst komt
match-seats-again = Nog een keer
match-seats-againAbout = Met dezelfde opties.
match-seats-rematch = Revanche
match-seats-rematchJoin = Meedoen aan de revanche
match-seats-rematchAbout = Dezelfde opties; iedereen schuift één plaats door.
match-seats-rematchWanted = { $name } wil revanche.
match-seats-rematchWatch = Naar de revanche
match-seats-log-offered = Plaats { $seat } is aan een andere speler aangeboden.
match-seats-log-swap = Plaats { $seat } vroeg plaats { $other } om te wisselen.
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

match-compact-players = Spelers

match-compact-show = { $name }, { $points }

match-compact-log = Logboek en chat

match-compact-close = Terug naar het bord

match-lookBack-open = Tijdlijn
match-lookBack-openLabel = Deze partij terugkijken
match-lookBack-pause = Pauzeren en terugkijken
match-lookBack-replay = Laatste beurt terugkijken
match-lookBack-sinceTurnOf = Alles sinds de laatste beurt van { $name } terugkijken
match-lookBack-skipTurn = Deze beurt overslaan
match-lookBack-skipAll = Naar het heden
match-lookBack-watchAgain = Terugkijken

## match: when a player comes back

match-lookBack-offer = De partij ging door terwijl je weg was.
match-lookBack-since = Zien wat er gebeurde
match-lookBack-dismiss = Niet nu

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
access-showSince = Terugkijken naar wat er sinds je laatste beurt gebeurde
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
timeline-live = Live
timeline-close = Sluiten
timeline-ownView = Mijn eigen beeld tonen
timeline-closeAbout = Terug naar de partij van nu.
timeline-yourTurn = Jij bent aan de beurt
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
timeline-spectators = Toeschouwers

## timeline: a sandbox

timeline-tryIt = Vanaf hier proberen
timeline-tryAbout = Speel zelf verder vanaf dit moment. Niets telt.

## timeline: sharing

timeline-share = Delen
timeline-shareLabel = Dit moment delen
timeline-copyLink = Link kopiëren
timeline-picture = Afbeelding van dit moment
timeline-making = Een moment…
timeline-copied = Link gekopieerd
timeline-notCopied = Kopieer dit adres:

## end: the end of a match

end-duration = Duur
end-turns = Beurten
end-rounds = Rondes
end-statistics = Statistieken
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

end-share = Resultaat delen
end-drawing = De afbeelding wordt getekend …
end-noPicture = De afbeelding kan nu niet worden gemaakt.
end-send = Delen …
end-copyLink = Link kopiëren
end-copied = Link gekopieerd. Daarmee is de partij terug te kijken.
end-copyByHand = Kopieer dit adres:
end-savePicture = Afbeelding opslaan
end-notPublic = Niet iedereen mag deze partij zien, dus alleen de afbeelding wordt gedeeld.
end-result = { $game }: het resultaat van een partij
end-resultLines = { $game } – { LIST($lines) }

embedded-title = Een partij
embedded-whole = Openen in { $site }
embedded-none = Deze partij kan hier niet worden getoond. Misschien is ze nog niet begonnen of mag niet iedereen meekijken.
