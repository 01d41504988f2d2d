## lobby: the game outside of matches

lobby-title = Twin Tin Bots

lobby-presets-standard-name = Standaard
lobby-presets-standard-about = Het oorspronkelijke spel, zonder klok.
lobby-presets-quick-name = Snel
lobby-presets-quick-about = Vereenvoudigde regels en een klok van 2 minuten: klaar in 15 minuten.
lobby-presets-elements-name = Elementen
lobby-presets-elements-about = Voegt teleporters, rotsen, blobs en modder toe aan het bord.
lobby-presets-teams-name = Teams
lobby-presets-teams-about = Twee teams, voor vier of meer spelers.

lobby-seats-team = Team { $number }
lobby-seats-two = twee plaatsen
lobby-seats-robots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }

lobby-settings-resignQuestion = Je robots blijven staan en bewegen niet meer. Je eindigt als laatste.

lobby-options-modes-standard-name = Standaard
lobby-options-modes-standard-about = Ieder voor zich, elk twee robots.
lobby-options-modes-standard-before = Elk twee robots met drie sleuven. Per beurt verander je één ding, daarna wordt alles uitgevoerd.
lobby-options-modes-simplified-name = Vereenvoudigd
lobby-options-modes-simplified-about = Elk één robot en geen speciale tegels. Ideaal voor een eerste partij.
lobby-options-modes-simplified-before = Elk één robot met drie sleuven, geen speciale tegels. Per beurt verander je één ding, daarna voert je robot het programma uit.
lobby-options-modes-teams-name = Teams
lobby-options-modes-teams-about = Twee teams. De punten van een team worden opgeteld; geen winst bij het puntendoel.
lobby-options-modes-teams-before = Elke tweede plaats hoort bij je team. Breng kristallen naar een basis naar keuze; de punten van je team worden opgeteld.
lobby-options-modes-advanced_two_player-name = Gevorderd voor twee
lobby-options-modes-advanced_two_player-about = Twee tegenoverliggende bases en elk vier robots, op het bord voor vier spelers.
lobby-options-modes-advanced_two_player-before = Iedere speler heeft twee tegenoverliggende bases met elk twee robots. De punten van beide bases worden opgeteld. Een robot kan zijn kristal neerleggen in zijn eigen basis of in een basis van de tegenstander, maar niet in je andere basis.
lobby-options-teamsNeed =
    { $count ->
        [one] Voor teams is minstens { $count } speler nodig.
       *[other] Voor teams zijn minstens { $count } spelers nodig.
    }
lobby-options-advancedNeeds = Voor precies twee spelers.
lobby-options-firstWins = Wie als eerste genoeg kristallen thuisbrengt, wint.
lobby-options-mostWins = Als de kristallen op zijn, wint wie de meeste punten heeft.
lobby-options-doubleSeat = Bij een oneven aantal spelers heeft één speler twee plaatsen.
lobby-options-noScoreVictory = Geen winst bij het puntendoel
lobby-options-stalledRounds =
    { $rounds ->
        [one] Eindigt na { $rounds } ronde zonder aflevering
       *[other] Eindigt na { $rounds } rondes zonder aflevering
    }
lobby-options-stalledOff = Eindigt nooit door gebrek aan afleveringen
lobby-options-exampleElements = Elementen uit het voorbeeld
lobby-options-byHand = Met de hand geplaatst: { $list }
lobby-options-counts-teleporters =
    { $count ->
        [one] { $count } paar teleporters
       *[other] { $count } paar teleporters
    }
lobby-options-counts-rocks =
    { $count ->
        [one] { $count } rots
       *[other] { $count } rotsen
    }
lobby-options-counts-blobs =
    { $count ->
        [one] { $count } blob
       *[other] { $count } blobs
    }
lobby-options-counts-mud =
    { $count ->
        [one] { $count } modderveld
       *[other] { $count } moddervelden
    }
lobby-options-boardTooSmall = Het bord voor dit aantal spelers heeft geen ruimte voor al deze elementen.
lobby-options-colours = Eigen kleuren

lobby-sideMarks-left = L
lobby-sideMarks-right = R

lobby-colours-red = rood
lobby-colours-yellow = geel
lobby-colours-green = groen
lobby-colours-blue = blauw
lobby-colours-purple = paars
lobby-colours-pink = roze

## match: the game in a match

match-deal-first = een andere speler had moeten beginnen.
match-deal-special = je had een andere speciale tegel moeten krijgen.

match-presetAnswers-open = Automatische antwoorden…
match-presetAnswers-openSet = Automatische antwoorden: aan

match-crystals-blue = blauw kristal
match-crystals-green = groen kristal
match-crystals-pink = roze kristal

match-crystalCounts-blue = { $count } blauw
match-crystalCounts-green = { $count } groen
match-crystalCounts-pink = { $count } roze

match-directions-0 = naar het oosten
match-directions-1 = naar het zuidoosten
match-directions-2 = naar het zuidwesten
match-directions-3 = naar het westen
match-directions-4 = naar het noordwesten
match-directions-5 = naar het noordoosten

match-tiles-forward_1 = Vooruit 1x
match-tiles-forward_2 = Vooruit 2x
match-tiles-turn_left = Draai links
match-tiles-turn_right = Draai rechts
match-tiles-load = Grijp kristal
match-tiles-unload = Leg kristal neer
match-tiles-zap = Zap!
match-tiles-double_modification = Dubbele verandering
match-tiles-turn_left_2 = Draai links 2x
match-tiles-turn_right_2 = Draai rechts 2x
match-tiles-anti_zap = Anti-zap
match-tiles-u_turn = U-bocht
match-tiles-forward_3 = Vooruit 3x
match-tiles-forward_load = Vooruit 1x en grijp kristal
match-tiles-forward_zap = Vooruit 1x en zap
match-tiles-dash = Gespierde vooruit
match-tiles-jump = Springen
match-tiles-back_up = Achteruit­rijden
match-tiles-double_zap = Dubbelzap!
match-tiles-anti_theft = Anti-diefstal
match-tiles-long_range_zap = Lange­afstands­zap

match-tileHelp-forward_1 = Eén veld vooruit; duwt één robot, kristal of blob.
match-tileHelp-forward_2 = Tweemaal Vooruit 1x.
match-tileHelp-turn_left = Draait 60° naar links.
match-tileHelp-turn_right = Draait 60° naar rechts.
match-tileHelp-load = Pakt het kristal ervoor op, ook van een robot.
match-tileHelp-unload = Legt zijn kristal ervoor neer: op de grond, op een robot of in een basis.
match-tileHelp-zap = Reikt twee velden ver. Raakt hij een robot, dan kies jij een opdracht voor die robot.
match-tileHelp-double_modification = Eén keer per partij: doe twee veranderingen in één beurt.
match-tileHelp-turn_left_2 = Draait 120° naar links.
match-tileHelp-turn_right_2 = Draait 120° naar rechts.
match-tileHelp-anti_zap = Zolang hij in het programma zit, hebben zaps van tegenstanders geen effect.
match-tileHelp-u_turn = Keert om.
match-tileHelp-forward_3 = Driemaal Vooruit 1x.
match-tileHelp-forward_load = Vooruit 1x, daarna Grijp kristal.
match-tileHelp-forward_zap = Vooruit 1x, daarna Zap.
match-tileHelp-dash = Vooruit 1x. Zolang hij in het programma zit, duwt deze robot hele rijen.
match-tileHelp-jump = Springt twee velden vooruit, over alles wat ertussen staat.
match-tileHelp-back_up = Eén veld achteruit.
match-tileHelp-double_zap = Twee zaps achter elkaar.
match-tileHelp-anti_theft = Zolang hij in het programma zit, kunnen tegenstanders het kristal van deze robot niet grijpen. Een zap kan de robot het nog wel laten neerleggen.
match-tileHelp-long_range_zap = Een zap met onbeperkt bereik.

match-emptySlot = leeg

match-game-board = Bord
match-game-yourTurn = Jouw beurt
match-game-yourTurnAs = Jouw beurt: { $colour }
match-game-turnOf = Beurt van { $name }
match-game-round = Ronde { $round }
match-game-roundsLeft =
    { $left ->
        [0] laatste ronde
       *[other] { $left ->
            [one] hierna nog { $left } ronde
           *[other] hierna nog { $left } rondes
        }
    }
match-game-quiet =
    { $end ->
        [one] { $quiet } van { $end } ronde zonder aflevering
       *[other] { $quiet } van { $end } rondes zonder aflevering
    }
match-game-stack =
    { $count ->
        [one] nog { $count } speciale tegel
       *[other] nog { $count } speciale tegels
    }
match-game-track = Volgende kristallen
match-game-trackEmpty = Geen kristallen meer
match-game-waiting = Wacht op een vrij veld
match-game-score = Punten
match-game-scoreOf =
    { $target ->
        [none] { $score }
       *[other] { $score } / { $target }
    }
match-game-scoreLabel =
    { $target ->
        [none] { $score ->
            [one] { $score } punt
           *[other] { $score } punten
        }
       *[other] { $target ->
            [one] { $score } van { $target } punt
           *[other] { $score } van { $target } punten
        }
    }
match-game-delivered = Afgeleverd: { $list }
match-game-carrying = draagt een { $crystal }
match-game-noCargo = draagt niets
match-game-resigned = opgegeven
match-game-robot = { $robot } van { $name }
match-game-base = Basis van { $name }
match-game-activeBase = Basis van { $name }, aan de beurt
match-game-sides = Punten per kant
match-game-yourSide = jij
match-game-team = Team { $number }
match-game-seatName = { $name } ({ $colour })
match-game-programs = Programma’s van { $name }
match-game-yourPrograms = Jouw programma’s
match-game-program = Robot { $robot }
match-game-slot = Robot { $robot }, sleuf { $slot }: { $content }
match-game-otherSlot = { $robot } van { $name }, sleuf { $slot }: { $content }
match-game-secretSpecials =
    { $count ->
        [one] { $count } geheime speciale tegel
       *[other] { $count } geheime speciale tegels
    }
match-game-special = speciaal
match-game-hand = Tegels in je hand
match-game-handTile = { $tile }, { $count } in je hand
match-game-jokerTile = Dubbele verandering: twee veranderingen in deze beurt
match-game-jokerUsed = Dubbele verandering gebruikt
match-game-jokerLeft = Dubbele verandering nog niet gebruikt

match-program-choose = Kies een tegel en dan een sleuf. Of kies een sleuf om de tegel te wisselen of weg te halen.
match-program-first = Eerste beurt: leg één tegel bij elke robot.
match-program-firstOfOne = Eerste beurt: leg één tegel bij je robot.
match-program-picked = ‘{ $tile }’ gekozen. Kies nu een sleuf.
match-program-pickedSlot = Sleuf { $slot } van { $robot } gekozen. Kies een andere sleuf om te wisselen.
match-program-staged = Klaar? Druk op ‘Start’.
match-program-doubleNone = Dubbele verandering: doe twee veranderingen.
match-program-doubleOne = Dubbele verandering: nog één verandering.
match-program-run = Start
match-program-pass = Passen
match-program-undo = Ongedaan maken
match-program-remove = Tegel weghalen
match-program-reset = Wissen
match-program-resetRobot = Programma van robot { $robot } wissen
match-program-otherRobot = Je kunt alleen tegels van dezelfde robot wisselen.
match-program-impossible = Dat kan niet met deze tegels.
match-program-notFirst = Leg in je eerste beurt één tegel bij elke robot.
match-program-waitingFor = { $name } programmeert.

match-preview-begin = Uitproberen
match-preview-about = Bekijk wat er zou gebeuren zonder het te versturen.
match-preview-lost = De verbinding viel weg voordat de vooruitblik klaar was. Probeer het opnieuw.

match-prompt-zapRobot = Je hebt { $robot } gezapt. Laat hem:
match-prompt-zapBlob = Je hebt een blob gezapt. Verplaats hem:
match-prompt-crystal = Kies waar het { $crystal } komt.
match-prompt-crystalHelp = Kies een van de oplichtende velden op het bord.
match-prompt-decline = Afzien
match-prompt-orderFor = { $order } voor { $robot }
match-prompt-othersZap = { $name } beslist wat { $robot } doet.
match-prompt-othersBlob = { $name } beslist waar de blob heen gaat.
match-prompt-othersCrystal = { $name } kiest waar het kristal komt.

match-log-heading = Ronde { $round } · { $name }
match-log-turnStarted =
    { $roundsLeft ->
        [none] Beurt van { $name }.
       *[other] { $roundsLeft ->
            [one] Beurt van { $name }; hierna nog { $roundsLeft } ronde.
           *[other] Beurt van { $name }; hierna nog { $roundsLeft } rondes.
        }
    }
match-log-tilePlaced =
    { $returned ->
        [none] { $robot }: ‘{ $tile }’ in sleuf { $slot }.
       *[other] { $robot }: ‘{ $tile }’ in sleuf { $slot }, ‘{ $returned }’ terug in de hand.
    }
match-log-tilesSwapped = { $robot }: sleuven { $a } en { $b } gewisseld.
match-log-tileRemoved = { $robot }: ‘{ $tile }’ uit sleuf { $slot } gehaald.
match-log-robotReset =
    { $tiles ->
        [one] { $robot }: gewist, { $tiles } tegel terug in de hand.
       *[other] { $robot }: gewist, { $tiles } tegels terug in de hand.
    }
match-log-passed = { $name } verandert niets.
match-log-doubleModificationUsed = { $name } gebruikt de dubbele verandering.
match-log-orderStarted = { $robot }, sleuf { $slot }: { $tile }.
match-log-orderIgnored = { $robot } kon niet { $order }: { $reason }.
match-log-robotTurned = { $robot } draaide { $direction }.
match-log-throughGate = {" "}Door een teleporter.
match-log-intoMud = {" "}Vast in de modder!
match-log-crystalLoaded = { $robot } pakte een { $crystal }.
match-log-crystalTaken = { $robot } pakte een { $crystal } af van { $source }.
match-log-crystalHanded = { $robot } gaf een { $crystal } aan { $target }.
match-log-crystalDelivered =
    { $points ->
        [one] { $robot } leverde een { $crystal } af in de basis van { $name }: { $points } punt.
       *[other] { $robot } leverde een { $crystal } af in de basis van { $name }: { $points } punten.
    }
match-log-specialDrawn =
    { $tile ->
        [none] { $name } trok een speciale tegel.
       *[other] { $name } trok een speciale tegel: { $tile }.
    }
match-log-crystalWaited = Geen vrij veld: een { $crystal } wacht.
match-log-endPhaseBegun =
    { $rounds ->
        [one] Het laatste kristal is in het spel. De partij eindigt { $rounds } ronde na deze.
       *[other] Het laatste kristal is in het spel. De partij eindigt { $rounds } rondes na deze.
    }
match-log-zapFired-nothing = { $robot } zapte in het niets.
match-log-zapFired-robot = { $robot } zapte een robot.
match-log-zapFired-shielded_robot = { $robot } zapte een robot, maar die was beschermd.
match-log-zapFired-blob = { $robot } zapte een blob.
match-log-zapFired-base = { $robot } zapte een basis: geen effect.
match-log-zapFired-crystal = { $robot } zapte een kristal: geen effect.
match-log-zapFired-rock = { $robot } zapte een rots: geen effect.
match-log-zapFired-teleporter = { $robot } zapte een teleporter: geen effect.
match-log-zapFired-edge = { $robot } zapte over de rand.
match-log-zapObeyed = { $robot } moet gehoorzamen: { $order }.
match-log-zapDeclined = { $name } ziet ervan af.
match-log-gameEnded = De partij is afgelopen: { $reason }.
match-log-seatResigned = { $name } geeft op.

match-parts-forward_1 = bewegen
match-parts-forward_2 = bewegen
match-parts-turn_left = draaien
match-parts-turn_right = draaien
match-parts-load = grijpen
match-parts-unload = neerleggen
match-parts-zap = zappen
match-parts-double_modification = het doen
match-parts-turn_left_2 = draaien
match-parts-turn_right_2 = draaien
match-parts-anti_zap = het doen
match-parts-u_turn = draaien
match-parts-forward_3 = bewegen
match-parts-forward_load = bewegen
match-parts-forward_zap = bewegen
match-parts-dash = bewegen
match-parts-jump = springen
match-parts-back_up = achteruitrijden
match-parts-double_zap = zappen
match-parts-anti_theft = het doen
match-parts-long_range_zap = zappen

match-reasons-off_board = daar houdt het bord op
match-reasons-base_in_the_way = er staat een basis in de weg
match-reasons-rock_in_the_way = er staat een rots in de weg
match-reasons-push_blocked = er is geen ruimte om te duwen
match-reasons-landing_occupied = het landingsveld is bezet
match-reasons-stuck_in_mud = hij zat vast in de modder; nu is hij vrij
match-reasons-already_loaded = hij draagt al een kristal
match-reasons-nothing_to_load = er valt niets te grijpen
match-reasons-anti_theft = de andere robot is beschermd tegen diefstal
match-reasons-nothing_to_unload = hij draagt niets
match-reasons-no_room_to_unload = ervoor is geen ruimte
match-reasons-own_other_base = dat is de andere basis van zijn eigenaar

match-reasonsShort-off_board = rand!
match-reasonsShort-base_in_the_way = basis!
match-reasonsShort-rock_in_the_way = rots!
match-reasonsShort-push_blocked = vast!
match-reasonsShort-landing_occupied = bezet!
match-reasonsShort-stuck_in_mud = modder!
match-reasonsShort-already_loaded = vol!
match-reasonsShort-nothing_to_load = niets hier
match-reasonsShort-anti_theft = op slot!
match-reasonsShort-nothing_to_unload = leeg!
match-reasonsShort-no_room_to_unload = geen plek!
match-reasonsShort-own_other_base = niet hier!

match-bubble-declined = afgezien
match-bubble-shield = schild!
match-bubble-points = +{ $points }
match-bubble-stuck = vast!
match-bubble-taken = gepakt!

match-end-reasons-score = een speler heeft het puntendoel gehaald
match-end-reasons-crystals = de kristallen zijn op
match-end-reasons-stalled = er was te lang geen aflevering
match-end-reasons-resigned = alle tegenstanders hebben opgegeven

match-glance-lastChange = Laatste verandering: { $change }
match-glance-placed =
    { $before ->
        [none] { $robot }{ $slot }: { $tile }
       *[other] { $robot }{ $slot }: { $tile } (was { $before })
    }
match-glance-swapped = { $robot }{ $a } en { $robot }{ $b } gewisseld
match-glance-removed = { $robot }{ $slot }: { $tile } weggehaald
match-glance-reset = { $robot } gewist
match-glance-passed = Gepast
match-glance-double = Twee veranderingen: { $changes }
match-glance-ownBaseNear = Mijn basis onderaan
match-glance-ownBaseNearAbout = Draait het bord. Richtingen heten zoals jij ze ziet.
match-glance-sideMarks = Markering links en rechts op robots
match-glance-sideMarksAbout = L en R tonen welke kant een robot op draait.
match-glance-ownRobot = { $label } (van jou)
match-glance-crystals-blue = In een basis 2 punten waard. De eigenaar trekt ook een speciale tegel.
match-glance-crystals-green = In een basis 3 punten waard.
match-glance-crystals-pink = In een basis 4 punten waard.
match-glance-crystalNames-blue = Blauw kristal
match-glance-crystalNames-green = Groen kristal
match-glance-crystalNames-pink = Roze kristal
match-glance-ownBase = Jouw basis
match-glance-ownBaseAbout = Elk kristal dat hier wordt neergelegd, levert jou punten op, wie het ook brengt.
match-glance-baseAbout = Elk kristal dat hier wordt neergelegd, levert { $name } punten op, wie het ook brengt.
match-glance-robotAbout = Voert in de beurt van { $name } de sleuven 1, 2 en 3 van zijn programma uit; A gaat voor B.
match-glance-ownRobotAbout = Jouw robot: voert in jouw beurt de sleuven 1, 2 en 3 van zijn programma uit; A gaat voor B.
match-glance-stuckAbout = Hij zit vast in de modder en verliest zijn volgende beweging.
match-glance-mud = Modder
match-glance-mudAbout = Een robot die hier binnenkomt, zit vast en verliest zijn volgende beweging.
match-glance-teleporter = Teleporter { $letter }
match-glance-teleporterAbout = Alles wat erin gaat, komt er aan het andere eind in dezelfde richting uit.
match-glance-rock = Rots
match-glance-rockAbout = Verspert de weg en houdt zaps tegen. Hij kan niet worden verplaatst.
match-glance-blob = Blob
match-glance-blobAbout = Robots kunnen hem duwen en een zap verplaatst hem één veld.
match-glance-centre = Midden
match-glance-centreAbout = Nieuwe kristallen komen hier in het spel, of op het dichtstbijzijnde lege veld.
match-glance-trackNext = Komt in het spel na de volgende aflevering.
match-glance-trackLater = Nummer { $place } in de rij.
match-glance-waitingAbout = Komt in het spel zodra er een veld vrij is.
match-glance-round = In elke ronde is iedere speler één keer aan de beurt.
match-glance-stack = Resterende speciale tegels
match-glance-stackAbout = Je trekt er een als je een blauw kristal krijgt.
match-glance-pointsAbout = Hier tellen alleen afgeleverde kristallen. Gedragen kristallen tellen aan het eind.
match-glance-deliveredTitle = Afgeleverde kristallen
match-glance-secretAbout = Andere spelers zien hem als hij voor het eerst wordt neergelegd.
match-glance-boardKeys = Met de pijltjestoetsen ga je van stuk naar stuk.
match-glance-passAbout = Verandert niets; je robots voeren hun programma uit.
match-glance-runAbout = Verstuurt je verandering; je robots voeren hun programma uit.
match-glance-slotName = Robot { $robot }, sleuf { $slot }
match-glance-slotTip = { $slot }: { $tile }
match-glance-endTitle = Hoe de partij eindigt
match-glance-endAbout = Opent de details, en wie nu zou winnen.
match-glance-endByScore = Doel: { $points } punten
match-glance-endByCrystals = Eindigt als de kristallen op zijn

## places: places on the board

places-sides-0 = vooruit
places-sides-1 = rechtsvoor
places-sides-2 = rechtsachter
places-sides-3 = achteruit
places-sides-4 = linksachter
places-sides-5 = linksvoor

places-leg = { $steps } { $side }

places-legs = { $first } en { $second }

places-fromOwn = vanaf jouw { $robot }: { $way }

places-fromNamed = vanaf { $robot }: { $way }

places-ownBase = jouw basis: { $way }

places-next = volgende: { $crystal }

places-inLine = nummer { $place }: { $crystal }

places-piece = { $piece } op { $hex }

places-pieceFrom = { $piece } op { $hex }, { $relation }

places-robot = { $robot } op { $hex }, gericht { $facing }, { $cargo }

places-stuck = { $label }, vast in de modder

places-related = { $label }, { $relation }

places-crystalOn = Kristal op { $hex }

places-blobTo = Blob gaat { $direction } naar { $hex }

places-log-robotMoved = { $robot } ging { $direction }, naar { $hex }.
places-log-robotPushed = { $robot } werd { $direction } geduwd, naar { $hex }.
places-log-robotJumped = { $robot } sprong { $direction }, naar { $hex }.
places-log-crystalPushed = Een { $crystal } werd { $direction } geduwd, naar { $hex }.
places-log-blobPushed = Een blob werd { $direction } geduwd, naar { $hex }.
places-log-blobMoved = De blob ging { $direction }, naar { $hex }.
places-log-crystalUnloaded = { $robot } legde een { $crystal } neer op { $hex }.
places-log-crystalPlaced = Een { $crystal } kwam in het spel op { $hex }.

places-filters-deliveries = Afleveringen
places-filters-thefts = Diefstallen
places-filters-hits = Wat mij raakte

places-names = Namen van velden langs de rand

places-namesAbout = Letters voor rijen, cijfers voor kolommen. Het logboek gebruikt ze.

## preview: previews

preview-orders =
    { $count ->
        [one] { $count } opdracht
       *[other] { $count } opdrachten
    }

preview-ignored = genegeerd: { $what }

preview-ignoredCount = { $count } genegeerd

preview-ignoredOrder = { $slot } ({ $reason })

preview-delivers =
    { $points ->
        [one] +{ $points } punt
       *[other] +{ $points } punten
    }

preview-ends = de partij eindigt

preview-stops = Stopt hier: { $reason }

preview-summary = { $parts }.

preview-ownZap = je zap raakt { $robot } en jij kiest wat die doet.

preview-ownBlob = je zap raakt een blob en jij kiest waar die heen gaat.

preview-ownCrystal = jij kiest waar het { $crystal } komt.

preview-details = Details

preview-list = Wat er zou gebeuren

preview-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }

preview-automatic = Vooruitblik bij elke verandering

preview-automaticAbout = Het bord toont meteen wat je veranderingen doen. Escape verbergt het.

preview-preview-title = Vooruitblik (nog niet verstuurd)
preview-preview-close = Vooruitblik sluiten
preview-preview-rounds = Rondes vooruit
preview-preview-roundsAbout = Hoe ver je vooruitkijkt als niemand iets verandert
preview-preview-branches = Stel dat je kiest voor
preview-preview-nothing = Er gebeurt niets.

## end: the end of a match

end-statistic-thefts = Gestolen kristallen
end-about-thefts = Kristallen die eigen robots van robots van anderen afpakten.
end-statistic-zaps = Gezapte robots
end-about-zaps = Robots die door een zap van de speler een opdracht uitvoerden.
end-statistic-ignored = Genegeerde opdrachten
end-about-ignored = Opdrachten, of delen daarvan, die niet konden worden uitgevoerd.
end-statistic-delivered_blue = Blauw afgeleverd
end-about-delivered_blue = Blauwe kristallen in de eigen basis, 2 punten per stuk.
end-statistic-delivered_green = Groen afgeleverd
end-about-delivered_green = Groene kristallen in de eigen basis, 3 punten per stuk.
end-statistic-delivered_pink = Roze afgeleverd
end-about-delivered_pink = Roze kristallen in de eigen basis, 4 punten per stuk.
end-statistic-orders = Uitgevoerde opdrachten
end-about-orders = Opdrachten uit de eigen programma’s die begonnen zijn.
end-statistic-ignored_way = Genegeerd: weg versperd
end-about-ignored_way = Genegeerd omdat het bord daar ophoudt of er iets in de weg staat.
end-statistic-ignored_mud = Genegeerd: modder
end-about-ignored_mud = Genegeerd omdat de robot vastzat in de modder.
end-statistic-ignored_crystal = Genegeerd: kristal
end-about-ignored_crystal = Genegeerd omdat er geen kristal te grijpen of neer te leggen was, of geen plek ervoor.
end-statistic-passes = Gepast
end-about-passes = Beurten waarin de speler niets veranderde.
end-award-thief = Dief
end-award-zapper = Zapper
end-award-optimist = Optimist
end-endPhase = Het laatste kristal komt in het spel.
end-delivered = { $name } krijgt een { $crystal }: +{ $points }.
end-stolen = { $robot } steelt een { $crystal } van { $source }.
end-zapped = { $name } zapt { $robot }: { $order }.

end-end-winner = { $name } wint!
end-end-shared = { $names } delen de eerste plaats!
end-end-place = { $place }.
end-end-because = Einde van de partij: { $reason }.
end-end-finalScore = Eindstand
end-end-ranking = Uitslag tonen
end-glance-scoreWay = De eerste speler wiens basis { $points } punten bevat, wint. Gedragen kristallen tellen hiervoor niet.
end-glance-crystalWay =
    { $left ->
        [one] Er komt nog { $left } kristal. Als het laatste in het spel komt, speel je de ronde uit en daarna nog drie. Dan wint de hoogste eindstand.
       *[other] Er komen nog { $left } kristallen. Als het laatste in het spel komt, speel je de ronde uit en daarna nog drie. Dan wint de hoogste eindstand.
    }
end-glance-lastRounds =
    { $left ->
        [0] Het laatste kristal is in het spel en dit is de laatste ronde. Dan wint de hoogste eindstand.
       *[other] { $left ->
            [one] Het laatste kristal is in het spel: na deze volgt nog { $left } ronde. Dan wint de hoogste eindstand.
           *[other] Het laatste kristal is in het spel: na deze volgen nog { $left } rondes. Dan wint de hoogste eindstand.
        }
    }
end-glance-stalledWay =
    { $end ->
        [one] Na { $end } ronde zonder aflevering eindigt de partij ook (tot nu toe { $now }).
       *[other] Na { $end } rondes achter elkaar zonder aflevering eindigt de partij ook (tot nu toe { $now }).
    }
end-glance-endedNow = Als het nu afgelopen was
end-glance-parts = { $delivered } afgeleverd + { $carried } gedragen
end-glance-scoringRule = Eindstand: afgeleverde kristallen (blauw 2, groen 3, roze 4) plus gedragen kristallen, elk één punt minder. Bij gelijke stand: meer blauw afgeleverd, dan meer groen, dan meer punten afgeleverd.
end-glance-behindBy-won = De winnaar had de punten als eerste.
end-glance-behindBy-resigned = Opgegeven.
end-glance-behindBy-blue = Gelijke stand: minder blauwe kristallen afgeleverd.
end-glance-behindBy-green = Gelijke stand: minder groene kristallen afgeleverd.
end-glance-behindBy-delivered = Gelijke stand: minder punten afgeleverd.

## learning: lessons and rules

learning-goal = Pak kristallen, breng ze naar je basis en leg ze daar neer. De hoeken van een kristal zijn zijn punten.
learning-goalOfTeam = Pak kristallen en leg ze in een basis van je team. De hoeken van een kristal zijn zijn punten.
learning-guide-own = Deze robot is van jou.
learning-guide-tile = Kies hier een tegel, dan een sleuf van een robot.
learning-guide-run = Druk op ‘Start’: je robots doen wat in hun sleuven ligt, en je beurt is voorbij.

learning-lesson-robots-title = Twee robots zijn van jou
learning-lesson-robots-text = Robots A en B in jouw kleur zijn van jou, net als de basis in die kleur. Kristallen die je in je basis brengt, zijn punten waard.
learning-lesson-load-title = Pak een kristal
learning-lesson-load-text = Elke beurt verander je één ding in je programma’s, daarna voeren beide robots ze uit. Robot A staat voor een kristal: leg ‘Grijp kristal’ in zijn sleuf 1 en druk op ‘Start’.
learning-lesson-load-done = Robot A heeft het kristal. Een robot draagt er één tegelijk.
learning-lesson-load-missed = Robot A heeft niets gegrepen. Leg ‘Grijp kristal’ in sleuf 1 van robot A.
learning-lesson-carry-title = Breng het naar huis
learning-lesson-carry-text = Programma’s blijven van beurt tot beurt staan. Robot A rijdt vooruit en staat dan voor je basis: leg er ‘Leg kristal neer’ bij, in sleuf 2.
learning-lesson-carry-done = Afgeleverd! Neerleggen werkt alleen als de robot naar je basis kijkt.
learning-lesson-carry-missed = Het kristal is nog niet thuis. ‘Leg kristal neer’ hoort in sleuf 2, na de beweging.
learning-lesson-values-title = Tel de hoeken
learning-lesson-values-text = Een kristal is zoveel waard als het hoeken heeft: blauw 2, groen 3, roze 4. Draai robot A naar links voordat hij grijpt, dan pakt hij het roze.
learning-lesson-values-done = Roze: 4 punten, als het thuis is.
learning-lesson-values-missed = Dat was een ander kristal. Met ‘Draai links’ in sleuf 1 kijkt robot A naar het roze.
learning-lesson-order-title = A gaat voor B
learning-lesson-order-text = Robot A voert zijn sleuven 1, 2, 3 uit, daarna robot B de zijne. Laat A neerleggen op B: B is daarna aan de beurt en legt het in je basis.
learning-lesson-order-done = Eén beurt, twee robots: A gaf het kristal door en B leverde het af.
learning-lesson-order-missed = Leg ‘Leg kristal neer’ in sleuf 1 van robot A: B heeft er al een.
learning-lesson-ignored-title = Sommige opdrachten worden genegeerd
learning-lesson-ignored-text = Robot A staat aan de rand en moet verder, robot B moet grijpen waar niets ligt. Druk op ‘Passen’, dat niets verandert, en kijk.
learning-lesson-ignored-done = Beide opdrachten zijn genegeerd. Het bord en het logboek zeggen waarom, en het kost je niets behalve de opdracht.
learning-lesson-ignored-missed = Druk op ‘Passen’ en kijk wat er gebeurt.
learning-lesson-track-title = Het spoor brengt er meer
learning-lesson-track-text = Het spoor toont de volgende kristallen, het eerstvolgende vooraan. Elke aflevering brengt er een op het bord. Lever het blauwe kristal af.
learning-lesson-track-done = Het volgende kristal ligt op het bord. En voor een blauw kristal heb je een speciale tegel getrokken: die zit in je hand.
learning-lesson-track-missed = Leg ‘Leg kristal neer’ in sleuf 1 van robot A.
learning-lesson-theft-title = Pak het van de anderen
learning-lesson-theft-text = Grijpen werkt ook op een robot. Rijd robot A naast de rode robot die er een draagt; leg er in je volgende beurt ‘Grijp kristal’ bij.
learning-lesson-theft-done = Het is van jou. Pas op: anderen kunnen jou hetzelfde aandoen.
learning-lesson-theft-missed = Rood is ontkomen. Eerst vooruit, dan grijpen.
learning-lesson-end-title = Dat was het
learning-lesson-end-text = Met twee spelers win je met 11 punten meteen. Als het spoor leeg is, volgen nog drie rondes, en dan telt een gedragen kristal één punt minder.

## learning: puzzles

## learning: boards

learning-puzzles-blue =
    { $turns ->
        [one] Lever een blauw kristal af in één beurt.
       *[other] Lever een blauw kristal af in { $turns } beurten.
    }
learning-puzzles-green =
    { $turns ->
        [one] Lever een groen kristal af in één beurt.
       *[other] Lever een groen kristal af in { $turns } beurten.
    }
learning-puzzles-pink =
    { $turns ->
        [one] Lever een roze kristal af in één beurt.
       *[other] Lever een roze kristal af in { $turns } beurten.
    }

## options: the form for the options

options-options-mode = Spel
options-options-ending = Hoe het eindigt
options-options-scoreVictory = Winst bij het puntendoel
options-options-scoreVictoryAbout = De eerste speler die het puntendoel haalt, wint.
options-options-scoreVictoryTeams = Teampartijen eindigen altijd als de kristallen op zijn.
options-options-stalled = Einde zonder afleveringen
options-options-stalledAfter =
    { $rounds ->
        [one] na { $rounds } ronde
       *[other] na { $rounds } rondes
    }
options-options-stalledNever = nooit
options-options-elements = Bordelementen
options-options-drawSetup = Willekeurige opstelling
options-options-placings-none-name = Geen
options-options-placings-none-about = Alleen robots, bases en kristallen.
options-options-placings-example-name = Voorbeeld
options-options-placings-example-about = De voorbeeldopstelling voor dit aantal spelers.
options-options-placings-random-name = Willekeurig
options-options-placings-random-about = Jij kiest hoeveel; de plekken zijn willekeurig.
options-options-placings-by_hand-name = Met de hand
options-options-placings-by_hand-about = Je plaatst ze zelf.
options-options-kinds-teleporters = Teleporters
options-options-kinds-rocks = Rotsen
options-options-kinds-blobs = Blobs
options-options-kinds-mud = Modder
options-options-room =
    { $left ->
        [0] Dit bord is vol. Een paar teleporters neemt twee plekken in, een rots of blob één.
       *[other] Nog { $left } plekken vrij. Een paar teleporters neemt er twee in, modder geen.
    }
options-options-placed-teleporter = Teleporter
options-options-placed-rock = Rots
options-options-placed-blob = Blob
options-options-placed-mud = Modder
options-options-byHandBoard = Bord van de partij
options-options-byHandHint = Klik op een licht veld om een element te plaatsen. Klik op een element om het weg te halen.
options-options-otherEnd = Klik nu op een veld voor het andere uiteinde.
options-options-noMore = { $kind }: hoogstens drie.
options-options-placeHere = { $kind } hier
options-options-takeAway-teleporter = De teleporter weghalen
options-options-takeAway-rock = De rots weghalen
options-options-takeAway-blob = De blob weghalen
options-options-takeAway-mud = De modder weghalen
options-options-coloursTitle = Kleuren
options-options-ownColours = Kleuren kiezen
options-options-ownColoursAbout = De plaatsen veranderen niet.
options-options-seat = Plaats { $seat }

## preset: answers in advance

preset-presetAnswers-title = Automatische antwoorden
preset-presetAnswers-about = We nemen deze beslissingen meteen voor je, ook als je weg bent. Alleen jij ziet je automatische antwoorden. Ze gelden voor deze partij en je kunt ze altijd wijzigen.
preset-presetAnswers-crystal = Waar een nieuw kristal in het spel komt
preset-presetAnswers-crystalRules-ask-name = Vraag het mij
preset-presetAnswers-crystalRules-ask-about = De partij wacht op je.
preset-presetAnswers-crystalRules-nearest-name = Dicht bij mijn robots
preset-presetAnswers-crystalRules-nearest-about = Het veld dat het dichtst bij een van je robots ligt.
preset-presetAnswers-crystalRules-farthest-name = Ver van tegenstanders
preset-presetAnswers-crystalRules-farthest-about = Het veld dat het verst van de dichtstbijzijnde vijandelijke robot ligt.
preset-presetAnswers-crystalRules-first-name = Eerste veld
preset-presetAnswers-crystalRules-first-about = Zoals wanneer je tijd om is.
preset-presetAnswers-zap = Als je zap een robot raakt
preset-presetAnswers-zapRules-ask-name = Vraag het mij
preset-presetAnswers-zapRules-ask-about = De partij wacht op je.
preset-presetAnswers-zapRules-decline-name = Afzien
preset-presetAnswers-zapRules-decline-about = De geraakte robot doet niets.
preset-presetAnswers-zapRules-orders-name = Een opdracht geven
preset-presetAnswers-zapRules-orders-about = Een vijandelijke robot krijgt de eerste opdracht op je lijst die hij kan uitvoeren. Over bevriende robots vragen we het je nog steeds.
preset-presetAnswers-orders = Opdrachten, in deze volgorde te proberen
preset-presetAnswers-blob = Als je zap een blob raakt
preset-presetAnswers-blobDecline = Laat hem staan
preset-presetAnswers-blobAbout = Anders vragen we je waarheen hij gaat.

## access: for players who do not see the board

access-summary-change = { $name }: { $change }.
access-summary-moved = { $robot } ging naar { $hex }.
access-summary-movedAndTurned = { $robot } ging naar { $hex } en is gericht { $facing }.
access-table-pieces = Stukken
access-table-piece = Stuk
access-table-hex = Veld
access-table-state = Toestand
access-table-ahead = Veld ervoor
access-table-robotState = gericht { $facing }, { $cargo }
access-table-from = Vanaf { $robot }
access-table-here = hier
access-table-free = vrij
access-table-edge = rand van het bord
access-table-map = Kaart
access-table-mapAbout = Eén cel naar rechts is één stap naar het oosten. Eén cel omlaag is één stap naar het zuidoosten.
access-table-waysAbout = ‘Rechtsvoor’ is de richting na één draai naar rechts, ‘rechtsachter’ na twee. Wegen worden veld voor veld geteld; robots, rotsen en teleporters onderweg tellen niet mee.
access-keys-tile = Een tegel uit je hand kiezen, in de getoonde volgorde
access-keys-slots = Sleuven 1, 2 en 3 van robot { $robot } kiezen
access-keys-joker = De dubbele verandering gebruiken
access-keys-remove = De tegel uit de gekozen sleuf weghalen
access-keys-drop = De gekozen tegel terugleggen
access-keys-undo = Je laatste verandering ongedaan maken
access-keys-preview = Uitproberen: zien wat er zou gebeuren
access-keys-run = Start
access-keys-pass = Passen
access-keys-answer = Een vraag van de partij beantwoorden
access-keys-arrows = Op het bord: van stuk naar stuk gaan
