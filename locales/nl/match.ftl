## room

room-loading = Tafel openen…
room-unknownGame = Deze pagina kan { $name } niet tonen. Probeer hem te herladen.
room-invite = Uitnodigen
room-copy = Link naar de tafel kopiëren
room-copied = Link gekopieerd
room-copyByHand = Kopieer deze link:
room-freeSeat = Vrije plaats
room-take = Plaatsnemen
room-takeSeat = Plaats { $index } nemen
room-leave = Plaats verlaten
room-leaveSeat = Plaats { $index } verlaten
room-startWith =
    { $taken ->
        [one] Beginnen met { $taken } speler
       *[other] Beginnen met { $taken } spelers
    }
room-needMore = Er zijn minstens { $fewest } spelers nodig.
room-startsFull = De partij begint vanzelf als alle plaatsen bezet zijn.
room-waitForHost = { $host } kan de partij beginnen.
room-host = host
room-you = jij
room-attendance-here = aanwezig
room-attendance-away = even weg
room-attendance-offline =
    { $duration ->
        [none] offline
       *[other] offline: { $duration }
    }
room-spectators =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
room-spectating = Je kijkt mee.
room-waitTitle = Voor de partij
room-rules = Spelregels

## lasting

lasting-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
lasting-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
lasting-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

## clock

clock-of = Klok van { $name }
clock-questionOf = Tijd van { $name } voor deze beslissing
clock-lost = Geen verbinding: laatst bekende tijd.

clock-absent = automatisch gespeeld
clock-absentAbout = Driemaal de tijd overschreden, dus beurten worden automatisch overgeslagen tot de speler terug is.
clock-youAreAbsent = Je hebt driemaal de tijd overschreden, dus je beurten worden automatisch overgeslagen.
clock-comeBack = Ik ben terug

## absence

absence-title = Afwezige spelers
absence-gone = Offline: { $names }.
absence-left = { $names } kan niet terugkomen.
absence-back = Weer online.
absence-allBack = Iedereen is terug.
absence-ask = Wat doen we?
absence-adjourned = De partij is gepauzeerd. Alle klokken staan stil.
absence-decided = Besluit: { $remedy }.
absence-anew = Opnieuw stemmen
absence-needed =
    { $count ->
        [one] { $count } stem nodig.
       *[other] { $count } stemmen nodig.
    }
absence-plays = Een bot ({ $level }) speelt tot ze terug zijn.
absence-ruled = Hun beurten worden overgeslagen tot ze terug zijn.
absence-botShort = bot speelt
absence-remedies-wait-name = wachten
absence-remedies-wait-about = De klokken lopen door.
absence-remedies-rules-name = automatisch passen
absence-remedies-rules-about = Hun beslissingen overslaan tot ze terug zijn.
absence-remedies-bot-name = een bot laten spelen
absence-remedies-bot-about = Tot ze terug zijn.
absence-remedies-adjourn-name = pauzeren
absence-remedies-adjourn-about = Alle klokken staan stil tot jullie verdergaan.
absence-remedies-forfeit-name = als opgegeven tellen
absence-remedies-forfeit-about = Wie ontbreekt, wordt laatste. Is er nog maar één speler over, dan wint die.
absence-remedies-end-name = zonder resultaat beëindigen
absence-remedies-end-about = De partij is voor iedereen voorbij en er telt geen resultaat.
absence-remedies-go_on-name = verdergaan
absence-remedies-go_on-about = De klokken lopen weer.
absence-sure = Stemmen: { $choice }?
absence-final = Zodra genoeg spelers het ermee eens zijn, is dit definitief.
absence-confirm = Stemmen
absence-cancel = Annuleren
absence-bot = een bot laten spelen ({ $level })
absence-abandoned-vote = De spelers hebben gestemd om de partij zonder uitslag te beëindigen.
absence-abandoned-resigned = Iedereen heeft opgegeven, dus de partij is afgelopen.
absence-abandoned-operator = Een beheerder heeft de partij beëindigd.
absence-abandoned-deserted = De partij is zonder uitslag geëindigd omdat niemand terugkwam.

## luck

luck-sealed = Eerlijk schudden: { $start }…
luck-explanation = De server heeft al een geheim vastgelegd. Het delen combineert dat geheim met een willekeurig getal van iedere speler. Spelers leggen hun getal eerst vast en onthullen het samen bij de start. Na de partij onthult de server zijn geheim en controleert je browser het met deze vingerafdruk: { $commitment }
luck-shared = Jouw willekeurige getal telt mee.
luck-alone = Nog geen speler heeft een willekeurig getal toegevoegd, dus de server zou alleen delen.
luck-bots = Bots voegen geen getallen toe: dankzij het jouwe kan de server de kaarten niet kiezen.
luck-shuffling = Samen schudden… { $opened } van { $all }
luck-calledOff = De start is afgebroken omdat { $names } niet meedeed aan het schudden. We trekken nieuwe getallen.
luck-checked = Eerlijk schudden: gecontroleerd.
luck-checkedAlone = Het geheim klopt, maar geen speler heeft een willekeurig getal toegevoegd: de server heeft alleen gedeeld.
luck-details = { $shares ->
        [one] { $shares } willekeurig getal
       *[other] { $shares } willekeurige getallen
    }{ $own ->
        [true] , waaronder het jouwe
       *[false] {""}
    }. Het geheim, de getallen en wat je van het delen zag, kloppen met elkaar.
luck-failed = Het schudden van deze partij heeft de controle niet doorstaan:
luck-faults-seal = de vingerafdruk van de server is sinds de start veranderd.
luck-faults-secret = het geheim past niet bij zijn vingerafdruk.
luck-faults-share = het willekeurige getal van een speler is niet het getal dat was vastgelegd.
luck-faults-list = de lijst met willekeurige getallen is veranderd nadat je het jouwe had onthuld.
luck-faults-left_out = jouw willekeurige getal is weggelaten terwijl je online was.
luck-download = Partij downloaden
luck-verify = Voor experts: ‘botyard verify’ controleert het gedownloade bestand.

## log

log-title = Logboek
log-earlier = Eerdere regels
log-later = Latere regels
log-newest = Nieuwste regels
log-before = Voor de partij
log-middle = Midden in een beurt
log-empty = Nog niets. De robots zijn aan het opwarmen.
log-nothingFound = Hiervan is er nog niets.
log-filter = Tonen
log-all = Alle regels
log-presetAnswer = (automatisch antwoord)
log-roomCreated = De tafel is gemaakt.
log-seatTaken = { $name } heeft plaats { $seat } ingenomen.
log-botSeated = { $name } heeft plaatsgenomen (bot, { $level }).
log-seatLeft = Plaats { $seat } is weer vrij.
log-hostChanged = De tafel heeft een nieuwe host.
log-matchStarted =
    { $seats ->
        [one] De partij is begonnen met { $seats } speler.
       *[other] De partij is begonnen met { $seats } spelers.
    }
log-contributed = Plaats { $seat } heeft een willekeurig getal vastgelegd voor het schudden.
log-openingStarted =
    { $people ->
        [one] Het schudden is begonnen met { $people } speler.
       *[other] Het schudden is begonnen met { $people } spelers.
    }
log-shareOpened = Plaats { $seat } heeft zijn willekeurige getal onthuld.
log-startCalledOff =
    { $names ->
        [none] Iedereen trekt een nieuw willekeurig getal.
       *[other] De start is afgebroken: geen willekeurig getal van { $names }.
    }
log-secretRevealed = De server heeft zijn willekeurige getal onthuld.
log-timedOut = De tijd van { $name } is om; er is automatisch gespeeld.
log-seatAbsent = { $name } heeft driemaal de tijd overschreden; de beurten worden nu automatisch gespeeld.
log-seatReturned = { $name } is terug.
log-watchLinkSet = De link voor toeschouwers is vervangen.
log-coachLinkSet =
    { $valid ->
        [true] { $name } heeft een coachlink gemaakt.
       *[false] { $name } heeft de coachlink ingetrokken.
    }
log-absenceChanged = De lijst met afwezige spelers is veranderd.
log-personGone = { $name } is afwezig. De andere spelers beslissen wat er gebeurt.
log-personLeft = { $name } kan niet terugkomen. De andere spelers beslissen wat er gebeurt.
log-personSeen = { $name } is weer online.
log-voted = { $name } stemde: { $remedy }.
log-decided = Besluit: { $remedy }.
log-matchAbandoned =
    { $words ->
        [none] { $why }
       *[other] { $why } ‘{ $words }’
    }
log-timeGranted =
    { $seconds ->
        [one] { $name } kreeg { $seconds } seconde terug omdat de server weg was.
       *[other] { $name } kreeg { $seconds } seconden terug omdat de server weg was.
    }

## end

end-title = De partij is afgelopen
end-look = Het bord bekijken
end-and = { LIST($names) }

## seats

seats-move = Hierheen verplaatsen
seats-moveTo = Naar plaats { $seat } verplaatsen
seats-reservedFor = Gereserveerd voor { $name }
seats-reservedForYou = Gereserveerd voor jou
seats-decline = Afslaan
seats-declineSeat = Plaats { $seat } afslaan
seats-release = Plaats vrijgeven
seats-releaseSeat = Plaats { $seat }, gereserveerd voor { $name }, vrijgeven
seats-more = Opties voor { $name }
seats-about = Opties voor { $name }
seats-swap = Van plaats wisselen
seats-sendAway = Van tafel verwijderen
seats-makeHost = Host maken
seats-ready = Klaar
seats-isReady = klaar
seats-notReady = nog niet klaar
seats-sayReady = Ik ben klaar
seats-startsAsked = Alle plaatsen zijn bezet, maar niet iedereen is er. De partij begint zodra de afwezige spelers klaar zijn.
seats-wereAway = Terwijl je weg was, raakte de tafel vol. De partij begint zodra je klaar bent.
seats-startsReady = De partij begint vanzelf als alle plaatsen bezet zijn en iedereen klaar is.
seats-waitingFor = Nog niet klaar: { $names }.
seats-asksSwap = { $name } wil van plaats wisselen: plaats { $theirs } voor jouw plaats { $yours }.
seats-askedSwap = Je hebt { $name } gevraagd van plaats te wisselen.
seats-offersYou = { $name } biedt je een plaats aan.
seats-offersAnybody = { $name } biedt een plaats aan, aan wie maar wil.
seats-offered = Je hebt je plaats aangeboden. Hij blijft van jou tot iemand hem neemt.
seats-doSwap = Wisselen
seats-takeOver = Plaats overnemen
seats-no = Afslaan
seats-withdraw = Annuleren
seats-offers = Aanbiedingen
seats-sentAway = Verwijderd
seats-barred = De gastheer heeft je van de tafel verwijderd. Kijken kun je nog steeds.
seats-byInvitation = Alleen wie is uitgenodigd, kan aan deze tafel meedoen.
seats-ask = Om toegang vragen
seats-askWord = Bericht aan de gastheer (niet verplicht)
seats-asked = Je hebt de gastheer om toegang gevraagd.
seats-letIn = Weer toelaten
seats-letInName = { $name } weer toelaten
seats-change = Tafelinstellingen
seats-changeTitle = Tafelinstellingen
seats-changeSave = Opslaan
seats-changeFewer =
    { $count ->
        [one] Er zit { $count } speler aan tafel, dus er is minstens { $count } plaats nodig.
       *[other] Er zitten { $count } spelers aan tafel, dus er zijn minstens { $count } plaatsen nodig.
    }
seats-changeNote = Iedereen moet opnieuw bevestigen.
seats-handOver = Je plaats overdragen…
seats-handOverTitle = Je plaats overdragen
seats-handOverAbout = Iemand anders speelt voor je verder. Die ziet wat jij weet, en jij wordt toeschouwer. Er gebeurt niets tot het aanbod wordt aangenomen.
seats-handOverTo = Aan { $name }
seats-handOverAnybody = Aan wie het eerst komt
seats-again = Nog een keer
seats-againAbout = Met dezelfde opties.
seats-rematch = Revanche
seats-rematchJoin = Meedoen aan de revanche
seats-rematchAbout = Dezelfde opties; iedereen schuift één plaats door.
seats-rematchWanted = { $name } wil revanche.
seats-rematchWatch = Naar de revanche
seats-log-offered = Plaats { $seat } is aan een andere speler aangeboden.
seats-log-swap = Plaats { $seat } vroeg plaats { $other } om te wisselen.
seats-log-ended-accepted = Het aanbod is geaccepteerd.
seats-log-ended-declined = Het aanbod is afgeslagen.
seats-log-ended-withdrawn = Het aanbod is ingetrokken.
seats-log-ended-void = Het aanbod is verlopen.
seats-log-sentAway = De host heeft { $name } van tafel verwijderd.
seats-log-letIn = De host heeft { $name } weer toegelaten.
seats-log-ready =
    { $count ->
        [0] Nog niemand is klaar.
       *[other] { $count ->
            [one] Klaar: { $count } speler.
           *[other] Klaar: { $count } spelers.
        }
    }
seats-log-changed = De host heeft de tafelinstellingen gewijzigd.
