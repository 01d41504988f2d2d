## lobby: the game outside of matches

lobby-title = VOLT

lobby-colours-red = Rood
lobby-colours-blue = Blauw
lobby-colours-yellow = Geel
lobby-colours-green = Groen

lobby-presets-league-name = Competitie voor twee
lobby-presets-league-about = Twee spelers, met modules en mijnen; 5 OP om te winnen.
lobby-presets-training-name = Training
lobby-presets-training-about = Met z’n tweeën leren programmeren: geen modules, geen mijnen; 3 OP om te winnen.
lobby-presets-solo-name = Alleen tegen drie KillBots
lobby-presets-solo-about = Jij alleen tegen een ploeg KillBots, die volgens dobbelstenen spelen.
lobby-presets-championship-name = Kampioenschap
lobby-presets-championship-about = Vier arena’s na elkaar, elk met een kampioensmodule om te verdedigen, en een titelgevecht.

lobby-introduction-goal = Leg in het geheim dobbelstenen op de eenheden van je robot; daarna rijden en schieten alle robots in een strikte volgorde. Overwinningspunten (OP) krijg je voor OP-fiches en voor vernietigde robots.
lobby-introduction-target = Je hebt { $target } OP nodig om te winnen.
lobby-introduction-championship = Er wordt in vier arena’s gespeeld, daarna volgt een titelgevecht.
lobby-introduction-killbots =
    { $killbots ->
        [one] Er speelt één KillBot mee, een robot die door de regels wordt bestuurd.
       *[other] Er spelen { $killbots } KillBots mee, een ploeg die door de regels wordt bestuurd en met samen 7 OP wint.
    }

lobby-resignQuestion = Je robot verlaat de arena en je eindigt achter alle anderen.

lobby-seats-sides-south = zuidkant
lobby-seats-sides-west = westkant
lobby-seats-sides-north = noordkant
lobby-seats-sides-east = oostkant
lobby-seats-sideAbout = Aan deze kant komt de robot de arena in als alle plaatsen bezet zijn.

lobby-options-modeWords-training = Training
lobby-options-modeWords-league = Competitie
lobby-options-modeWords-championship = Kampioenschap
lobby-options-arenaName = Arena { $name }
lobby-options-randomWords = Willekeurige arena
lobby-options-house = De arena’s en de getallen op de kaarten zijn huisregels: die van het oorspronkelijke spel zijn niet gepubliceerd.
lobby-options-targetWords = { $target } OP om te winnen
lobby-options-killbotWords =
    { $count ->
        [0] Geen KillBots
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
lobby-options-tooMany = In de arena passen hoogstens vier robots, spelers en KillBots samen.
lobby-options-tooFew = Eén speler heeft minstens één KillBot nodig.
lobby-options-startNumberWords-random = Willekeurige startnummers
lobby-options-startNumberWords-rotating = Startnummers om de beurt
lobby-options-startNumberWords-first_come = Startnummers op snelheid
lobby-options-roundWords =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }

## match: the game in a match

match-directions-0 = noorden
match-directions-1 = noordoosten
match-directions-2 = oosten
match-directions-3 = zuidoosten
match-directions-4 = zuiden
match-directions-5 = zuidwesten
match-directions-6 = westen
match-directions-7 = noordwesten

match-modules-mobility = Mobiliteit
match-modules-recoil = Terugslag
match-modules-thruster = Stuurraket
match-modules-teleport = Teleport
match-modules-telescopic_arm = Telescooparm
match-modules-crossfire = Kruisvuur
match-modules-grenades = Granaten
match-modules-mines = Mijnen
match-modules-remote_control = Afstandsbediening
match-modules-saw_blade = Zaagblad
match-modules-force_beam = Krachtstraal
match-modules-swivel_head = Draaikop
match-modules-anchor = Anker
match-modules-shield = Schild
match-modules-bomb = Bom
match-modules-ram_expansion = RAM-uitbreiding
match-modules-lightning_rod = Bliksemafleider
match-modules-jetpack = Jetpack
match-modules-water_cannon = Waterkanon
match-modules-wall_control = Muurcontrole

match-stacks-blue = blauwe stapel
match-stacks-red = rode stapel
match-stacks-yellow = gele stapel

match-dice-unknown-blue = blauwe dobbelsteen
match-dice-unknown-red = rode dobbelsteen
match-dice-number-blue = blauw { $number }
match-dice-number-red = rood { $number }
match-dice-placed-blue = blauw { $number }, { $direction }
match-dice-placed-red = rood { $number }, { $direction }

match-arena-label = Arena { $name }
match-arena-keys = De pijltjestoetsen gaan van veld naar veld.
match-arena-pick = { $what }: { $space }

match-spaces-label = { $space }: { $words }
match-spaces-robot = robot van { $name }
match-spaces-killbot =
    { $direction ->
        [none] { $name }
       *[other] { $name }, kijkt naar het { $direction }
    }
match-spaces-damaged = { $robot }, schade { $damage }
match-spaces-mine = mijn van { $name }
match-spaces-vp = OP-veld { $number }
match-spaces-token = OP-veld { $number } met OP-fiche
match-spaces-workshop = werkplaats
match-spaces-pit = kuil
match-spaces-field = bliksemveld
match-spaces-start = startveld van { $name }, pijl naar het { $direction }
match-spaces-freeStart = ongebruikt startveld, pijl naar het { $direction }
match-spaces-edges-wall = muur in het { $direction }
match-spaces-edges-energy = energiemuur in het { $direction }
match-spaces-edges-barrier = bliksembarrière in het { $direction }
match-spaces-edges-door = deur in het { $direction }

match-seats-killbot = KillBot { $colour }
match-seats-vp = { $vp } OP
match-seats-vpOf = { $vp } van { $target } OP
match-seats-vpAbout = Overwinningspunten: één voor elk OP-fiche waarop je robot aan het eind van een ronde staat, en één voor elke robot die je vernietigt.
match-seats-squadVp = { $vp } OP; de KillBots hebben samen { $squad } van { $target } OP
match-seats-damage =
    { $damage ->
        [0] Geen schade
        [one] { $damage } schadefiche
       *[other] { $damage } schadefiches
    }
match-seats-out =
    { $times ->
        [0] Nog niet in de arena
       *[other] Niet in de arena
    }
match-seats-destroyed =
    { $times ->
        [0] Nooit vernietigd. Het derde schadefiche vernietigt een robot.
        [one] Eén keer vernietigd. Het derde schadefiche vernietigt een robot.
       *[other] { $times } keer vernietigd. Het derde schadefiche vernietigt een robot.
    }
match-seats-startNumber = Startnummer { $number }
match-seats-startNumberAbout = Het beslist bij gelijke dobbelstenen en aan het einde van een ronde.
match-seats-owned =
    { $count ->
        [one] { $count } module in voorraad
       *[other] { $count } modules in voorraad
    }
match-seats-ownedAbout = Modules die niet uitgerust zijn; alleen de eigenaar weet welke.
match-seats-modules = Uitgeruste modules
match-seats-bag = Dobbelstenen van de KillBot
match-seats-dice = Dobbelstenen die nog komen
match-seats-unit = Eenheid { $unit }
match-seats-defends = Verdedigt { LIST($arenas) }
match-seats-defendsAbout = Wie aan het einde de meeste arena’s verdedigt, wint het kampioenschap.
match-seats-resigned = Opgegeven
match-seats-answered = Klaar
match-seats-askedFor = Beslist: { $modules }
match-seats-asked-draw = Trekt een module
match-seats-asked-equip = Rust uit
match-seats-asked-restart = Kiest een startveld
match-seats-asked-program = Programmeert
match-seats-asked-use = Beslist
match-seats-asked-react = Beslist
match-seats-asked-arm = Beslist
match-seats-asked-workshop = In de werkplaats
match-seats-tab = { $name }: { $vp } OP, schade { $damage }

match-asks-draw = Trek een module
match-asks-equip = Rust je robot uit
match-asks-restart = Kies een startveld
match-asks-program = Programmeer je dobbelstenen
match-asks-use = Modules gebruiken?
match-asks-react = De module gebruiken?
match-asks-arm = De telescooparm gebruiken?
match-asks-workshop = In de werkplaats

match-round-over = De partij is afgelopen
match-round-unit = Eenheid { $unit } is aan de beurt
match-round-phases-setup = Opbouw
match-round-phases-preparation = Voorbereiding
match-round-phases-programming = Programmeren
match-round-phases-activation = Activering
match-round-phases-resolution = Afhandeling
match-round-phasesShort-setup = Opbouw
match-round-phasesShort-preparation = 0
match-round-phasesShort-programming = 1
match-round-phasesShort-activation = 2
match-round-phasesShort-resolution = 3
match-round-phasesAbout-setup = Er worden OP-fiches getrokken, en iedereen trekt twee modules.
match-round-phasesAbout-preparation = Er worden OP-fiches getrokken, modules uitgerust, en robots komen de arena in.
match-round-phasesAbout-programming = Iedereen programmeert in het geheim zijn dobbelstenen.
match-round-phasesAbout-activation = De dobbelstenen van alle robots worden uitgevoerd, eenheid voor eenheid.
match-round-phasesAbout-resolution = Bliksemvelden slaan toe; daarna activeert elke robot zijn veld.
match-round-phasesLabel = Fasen van de ronde
match-round-number = Ronde { $number }/{ $limit }
match-round-match =
    { $match ->
        [5] Titelgevecht
       *[other] Gevecht { $match }/4
    }
match-round-matchAbout = Vier gevechten in arena’s, daarna het titelgevecht.

match-about-title = Over deze partij

match-waiting-several = Wachten op { LIST($names) }.
match-waiting-modules = { $name } beslist over { LIST($modules) }.
match-waiting-draw = { $name } trekt een module.
match-waiting-equip = { $name } rust de robot uit.
match-waiting-restart = { $name } kiest een startveld.
match-waiting-program = { $name } programmeert.
match-waiting-use = { $name } beslist over een dobbelsteen.
match-waiting-react = { $name } beslist over een module.
match-waiting-arm = { $name } beslist over de telescooparm.
match-waiting-workshop = { $name } is in de werkplaats.

match-bubbles-damage = Raak
match-bubbles-vp = +1 OP
match-bubbles-repaired = Hersteld

match-filters-vp = OP
match-filters-destroyed = Vernietigde robots
match-filters-own = Schade aan jou

match-log-arenaBegan =
    { $match ->
        [5] Het titelgevecht begint in arena { $arena }.
       *[other] Gevecht { $match } begint in arena { $arena }.
    }
match-log-round = Ronde { $round }
match-log-phases-setup = Opbouw.
match-log-phases-preparation = Voorbereiding.
match-log-phases-programming = Iedereen programmeert.
match-log-phases-activation = De dobbelstenen worden uitgevoerd.
match-log-phases-resolution = De ronde eindigt: bliksemvelden slaan toe en robots activeren hun veld.
match-log-unit = Eenheid { $unit } is aan de beurt.
match-log-tokenPlaced = Er komt een OP-fiche op veld { $number }.
match-log-tokenPlacedMixed = De genomen fiches gaan terug in de voorraad. Er komt een OP-fiche op veld { $number }.
match-log-answered = { $name } is klaar.
match-log-drew = { $name } trekt een module ({ $stack }).
match-log-drewModule = { $name } trekt { $module } ({ $stack }).
match-log-withDoubles = { $sentence } Dubbele teruggelegd: { LIST($doubles) }.
match-log-triedStack = { $name } trekt niets ({ $stack }) en heeft al die modules al.
match-log-equipmentShown = Alle robots zijn uitgerust.
match-log-programsShown = De programma’s en de startnummers zijn openbaar.
match-log-entered = { $name } start op { $space }.
match-log-killBotDrew = { $name } trekt een dobbelsteen: { $die }.
match-log-activated = { $name } voert { $die } uit.
match-log-used = { $name } gebruikt { LIST($modules) }.
match-log-usedSwivel-left = { $name } gebruikt { LIST($modules) } en draait naar links.
match-log-usedSwivel-right = { $name } gebruikt { LIST($modules) } en draait naar rechts.
match-log-usedLimit =
    { $limit ->
        [0] { $name } gebruikt { LIST($modules) } en wijkt niet.
        [one] { $name } gebruikt { LIST($modules) } en staat { $limit } veld toe.
       *[other] { $name } gebruikt { LIST($modules) } en staat { $limit } velden toe.
    }
match-log-withoutTarget = { $sentence } Er is niets te besturen.
match-log-dieMoved = { $by } verlegt een dobbelsteen van { $name } van eenheid { $unit } naar eenheid { $to }, { $direction }.
match-log-faced = { $name } kijkt naar het { $direction }.
match-log-turned = { $by } draait { $name } naar het { $direction }.
match-log-moved = { $name } rijdt naar het { $direction } tot { $space }.
match-log-movedPushing = { $name } rijdt naar het { $direction } tot { $space } en duwt { LIST($pushed) }.
match-log-pushed =
    { $direction ->
        [none] Geduwd naar { $space }: { LIST($names) }.
       *[other] Geduwd naar het { $direction }, tot { $space }: { LIST($names) }.
    }
match-log-jumped = { $name } springt naar het { $direction } tot { $space }.
match-log-teleported = { $name } teleporteert naar { $space } en ruilt met { $other }.
match-log-stopped = { $name } kan niet verder naar het { $direction }.
match-log-shot = { $name } schiet naar het { LIST($directions) }.
match-log-beam = { $module } van { $name }: { LIST($directions) }.
match-log-struck-shot = Het schot raakt { $space }.
match-log-struck-explosion = Ontploffing op { $space }.
match-log-struck-barrier = De bliksembarrière slaat toe op { $space }.
match-log-struck-fields = De bliksem slaat in op de bliksemvelden.
match-log-struck-saw_blade = Het zaagblad raakt { $space }.
match-log-struck-lightning_rod = De bliksemafleider raakt { $space }.
match-log-damagedWithShield =
    { $damage ->
        [0] { $name } is geraakt: één schadefiche op het schild.
        [one] { $name } is geraakt: { $damage } schadefiche, en één op het schild.
       *[other] { $name } is geraakt: { $damage } schadefiches, en één op het schild.
    }
match-log-damaged =
    { $damage ->
        [one] { $name } heeft nu { $damage } schadefiche.
       *[other] { $name } heeft nu { $damage } schadefiches.
    }
match-log-destroyed-damage = { $name } is vernietigd.
match-log-destroyed-pit = { $name } valt in een kuil.
match-log-destroyed-crush = { $name } is verpletterd.
match-log-destroyedBy-damage = { $name } is vernietigd; het punt gaat naar { $by }.
match-log-destroyedBy-pit = { $name } valt in een kuil; het punt gaat naar { $by }.
match-log-destroyedBy-crush = { $name } is verpletterd; het punt gaat naar { $by }.
match-log-vpGained = { $name } krijgt een OP en heeft er { $vp }.
match-log-tokenTaken = { $name } pakt OP-fiche { $number } en heeft { $vp } OP.
match-log-mineLaid = { $name } legt een mijn op { $space }.
match-log-mineRemoved-exploded = Een mijn van { $name } ontploft op { $space }.
match-log-mineRemoved-limit = De oudste mijn van { $name }, op { $space }, wordt weggehaald.
match-log-mineRemoved-owner = Een mijn van { $name } op { $space } wordt weggehaald.
match-log-minePushed = De mijn op { $from } wordt naar { $to } geduwd.
match-log-spaceActivated = { $name } activeert { $space }.
match-log-repaired = { $name } is hersteld.
match-log-resigned = { $name } heeft opgegeven.
match-log-removed = De robot van { $name } verlaat de arena.
match-log-arenaWon =
    { $modules ->
        [none] { $name } wint arena { $arena }.
       *[other] { $name } wint arena { $arena } en { LIST($modules) }.
    }

match-end-reasons-score = Genoeg OP: de partij is afgelopen.
match-end-reasons-rounds = De laatste ronde is afgelopen.
match-end-reasons-resigned = Er was nog maar één speler over.
match-end-reasons-championship = Het kampioenschap is beslist.

## play: a player’s desk

play-desk-label = Je paneel
play-desk-waiting = Wachten op de anderen.
play-desk-modules =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
play-desk-modulesTitle = Je modules
play-desk-waitingOrders =
    { $count ->
        [one] { $count } vaste opdracht gaat mee met je volgende antwoord
       *[other] { $count } vaste opdrachten gaan mee met je volgende antwoord
    }
play-desk-ordersAbout = Een vaste opdracht antwoordt voor je. Een wijziging gaat mee met je volgende antwoord.
play-desk-equipped = Uitgerust

play-controller-dice = Dobbelstenen
play-controller-number = Getal van de dobbelsteen
play-controller-handDie-blue = Rijden: blauwe dobbelstenen, nog { $left }
play-controller-handDie-red = Schieten: rode dobbelstenen, nog { $left }
play-controller-does-blue = Rijden
play-controller-does-red = Schieten
play-controller-dieAbout-blue = Verplaatst de robot zo veel velden als het getal. Alleen op rechte knoppen.
play-controller-dieAbout-red = Schiet. Het getal zegt alleen wanneer.
play-controller-button = Eenheid { $unit }, { $direction }
play-controller-buttonWith = Eenheid { $unit }, { $direction }: { LIST($dice) }
play-controller-hint = Kies een dobbelsteen en een getal en druk op een richting op een eenheid, of sleep de dobbelsteen erheen.
play-controller-takeBack = Druk erop om hem terug te nemen.
play-controller-fitting = Met { $dice }: { LIST($modules) }.
play-controller-numberWith = { $number }: { LIST($modules) }
play-controller-sent = Verstuurd. Je kunt het nog wijzigen tot iedereen klaar is.
play-controller-sentTill =
    { $count ->
        [one] Verstuurd. Je kunt het nog wijzigen tot { LIST($names) } klaar is.
       *[other] Verstuurd. Je kunt het nog wijzigen tot { LIST($names) } klaar zijn.
    }
play-controller-race = Wie het eerst klaar is, begint: { $done } van { $all } klaar.
play-controller-clear = Leegmaken
play-controller-done = Klaar
play-controller-skip = Deze ronde overslaan
play-controller-skipAbout = Zonder dobbelstenen staat je robot een ronde stil.
play-controller-skipYes = Ja, overslaan
play-controller-change = Opnieuw sturen

play-dryRun-title = Als verder niemand rijdt:
play-dryRun-nothing = Er gebeurt niets.

play-restart-question = Waar start je robot? Kies een gemarkeerd veld in de arena.
play-restart-pick = Hier starten

play-arm-pick = Activeren

play-order-label = Volgorde van de dobbelstenen van deze ronde
play-order-die = { $name }: { $die }
play-order-done = { $name }: { $die }, klaar

## questions: what a player is asked apart from programs

questions-draw-question = Trek een module van een stapel. Modules geven je robot nieuwe acties.
questions-draw-questionAgain = { LIST($stacks) }: die modules heb je allemaal al. Trek van een andere stapel.
questions-draw-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
questions-draw-kinds-blue = bewegen
questions-draw-kinds-red = aanvallen
questions-draw-kinds-yellow = beschermen
questions-draw-kindsAbout-blue = Modules om te rijden: verder, diagonaal of naar een andere plek.
questions-draw-kindsAbout-red = Modules om aan te vallen: stralen, mijnen, ontploffingen en de besturing van andere robots.
questions-draw-kindsAbout-yellow = Modules ter bescherming: ze werken vanzelf, of als je robot geraakt of geduwd wordt.

questions-workshop-question = Je robot staat in een werkplaats.
questions-workshop-repair = Alle schade herstellen

questions-arm-question = Welk veld activeert je robot? Kies een gemarkeerd veld in de arena.
questions-arm-own = Mijn eigen veld

questions-react-questions-anchor = Je robot wordt geduwd. Hoe ver mag het gaan?
questions-react-questions-shield = Je robot wordt geraakt. Moet het schild de schade opvangen?
questions-react-questions-bomb = Je robot wordt vernietigd. Moet zijn bom ontploffen?
questions-react-questions-lightning_rod = Je robot wordt geduwd. Moet de bliksemafleider terugslaan?
questions-react-yes = Ja
questions-react-no = Nee
questions-react-noLimit = Geen grens
questions-react-limit =
    { $spaces ->
        [0] Niet van zijn plaats
        [one] Hoogstens { $spaces } veld
       *[other] Hoogstens { $spaces } velden
    }

questions-use-question = Eenheid { $unit }: welke modules gebruik je?
questions-use-certain = Volgens vaste opdracht: { LIST($modules) }.
questions-use-swivel-left = Naar links
questions-use-swivel-right = Naar rechts
questions-use-swivelTo-left = Links, op { $name }
questions-use-swivelTo-right = Rechts, op { $name }
questions-use-target = Welke dobbelsteen van { $name } verleg je?
questions-use-face = Waarheen kijkt { $name }?
questions-use-die = Eenheid { $unit }: { $die }
questions-use-toUnit = Naar welke eenheid
questions-use-toButton = Naar welke knop
questions-use-none = Geen gebruiken
questions-use-done = Gebruiken
questions-use-now = { $module } gebruiken
questions-use-hits = Raakt: { LIST($things) }.
questions-use-hitsNothing = Raakt niets.
questions-use-mineOn = de mijn op { $space }

questions-dontAsk-title = Niet meer vragen…

## cards: what the modules do

cards-about-mobility = Een rode dobbelsteen op een rechte knop verplaatst de robot zoals een blauwe, in plaats van te schieten.
cards-about-recoil = Na een beweging worden alle robots naast je één veld weggeduwd; mijnen daar ontploffen.
cards-about-thruster = Passende blauwe dobbelstenen mogen op diagonale knoppen liggen en rijden dan diagonaal.
cards-about-teleport = Je robot ruilt van plaats met de eerste robot in de schootslijn. Een mijn daar ontploft.
cards-about-telescopic_arm = Aan het einde van de ronde mag je robot een veld ernaast activeren in plaats van zijn eigen veld.
cards-about-crossfire = Een schot gaat in vier richtingen: vooruit, achteruit en naar beide kanten.
cards-about-grenades = Een ontploffing zo veel velden verderop als het getal, over robots en mijnen heen. Die raakt alles eromheen.
cards-about-mines = Na een beweging ligt er een mijn van jou op het laatst verlaten veld.
cards-about-remote_control = De eerste robot in de schootslijn: leg een van zijn dobbelstenen op een andere knop, of draai een KillBot.
cards-about-saw_blade = De eerste robot die deze beweging duwt, krijgt 1 schade.
cards-about-force_beam = Duwt de eerste robot in de schootslijn twee velden weg. Een mijn daar ontploft.
cards-about-swivel_head = Het schot, of wat ervoor in de plaats komt, gaat 45° naar links of rechts.
cards-about-anchor = Wordt je robot geduwd, dan bepaal jij hoe ver hij hoogstens gaat.
cards-about-shield = Vangt één schade op voor je robot. Een werkplaats herstelt het.
cards-about-bomb = Wordt je robot vernietigd, dan ontploft hij en raakt hij alles eromheen.
cards-about-ram_expansion = Op één eenheid passen twee dobbelstenen, zodat je alle vier kunt gebruiken.
cards-about-lightning_rod = Wie je robot duwt, krijgt 1 schade.
cards-about-jetpack = Je robot springt zo veel velden als het getal, over alles heen, en verplettert wat hij bij de landing niet kan wegduwen.
cards-about-water_cannon = De straal laat mijnen ontploffen en duwt de eerste robot drie velden weg.
cards-about-wall_control = Je robot rijdt door muren in de arena, maar niet door energiemuren.
cards-play = Laten zien wat { $module } doet

## modules: module cards and standing orders

modules-uses-instead = in plaats daarvan
modules-uses-add = extra
modules-uses-passive = Werkt altijd
modules-uses-phase_3 = Aan het einde van de ronde
modules-uses-reaction = Als het gebeurt

modules-range-blue = Blauwe dobbelstenen, { $low } tot { $high }
modules-range-red = Rode dobbelstenen, { $low } tot { $high }

modules-house = Huisregel: getallen, bereiken en aantallen van de kaarten en de arena’s zijn van ons; die van het oorspronkelijke spel zijn niet gepubliceerd.

modules-ordersOf = Vaste opdracht voor { $module }
modules-orders-ask = Vragen
modules-orders-no = Nee
modules-orders-yes = Ja
modules-orders-brake = Remmen
modules-ordersAbout-ask = Vraag het me elke keer.
modules-ordersAbout-no = Nooit gebruiken, zonder vraag.
modules-ordersAbout-yes = Altijd gebruiken als het past, zonder vraag.
modules-ordersAbout-brake = Nooit van zijn plaats, zonder vraag.
modules-pending = met je volgende antwoord

## access: for players who do not see the arena

access-table-robots = Robots
access-table-robot = Robot
access-table-space = Veld
access-table-damage = Schade
access-table-vp = OP
access-table-startNumber = Startnummer
access-table-modules = Modules
access-table-dice = Dobbelstenen die nog komen
access-table-out = niet in de arena
access-table-none = geen
access-table-unit = Eenheid { $unit }: { LIST($dice) }
access-table-left = links: { LIST($modules) }
access-table-right = rechts: { LIST($modules) }
access-table-spaces = Velden
access-table-spacesAbout = Alle velden waarop iets ligt of staat, of met een muur, van de bovenste rij tot de onderste.
access-table-what = Wat er is
access-table-from = Vanaf de robot van { $name }
access-table-here = hier
access-table-way = { $steps } naar het { $direction }
access-table-ways = { $first }, { $second }
access-table-map = Kaart
access-table-mapAbout = Kolommen van west naar oost, rijen van noord naar zuid.

access-keys-die = Een blauwe (rijdt) of rode (schiet) dobbelsteen pakken
access-keys-number = Het getal van de dobbelsteen kiezen
access-keys-direction = De dobbelsteen op een richting van de volgende eenheid leggen: de toetsen liggen als de richtingen rond S
access-keys-back = De laatste dobbelsteen terugnemen
access-keys-done = Het programma versturen
access-keys-spaces = In de arena van veld naar veld gaan
access-keys-pick = Het veld kiezen

access-summary-went = { $name } ging naar { $space }.

## learning: lessons and rules

learning-goal = Pak OP-fiches en vernietig robots: met { $target } OP win je meteen. Alle programma’s lopen eenheid voor eenheid, lage getallen eerst.
learning-goalOfArena = Pak OP-fiches en vernietig robots: met { $target } OP win je een arena. Wie de meeste arena’s verdedigt, wint het kampioenschap.
learning-goalOfSquad = Pak OP-fiches en vernietig robots: met { $target } OP win je meteen. De KillBots winnen met samen 7 OP.
learning-guide-own = Deze robot is van jou.
learning-guide-die = Kies een dobbelsteen en een getal en druk dan op een richting op een eenheid.
learning-guide-done = Druk op Klaar als je dobbelstenen liggen: dat beëindigt je beurt.

learning-chapters-dice = Les 1: Dobbelstenen en eenheden
learning-chapters-modules = Les 2: Modules en KillBots

learning-lesson-points-title = Overwinningspunten
learning-lesson-points-text = Rood is jouw robot. De sterren zijn OP-fiches: een robot die er aan het einde van de ronde op staat, krijgt 1 OP. Een robot vernietigen is ook 1 OP waard.
learning-lesson-move-title = Blauwe dobbelstenen rijden
learning-lesson-move-text = Het getal van een dobbelsteen kies je zelf. Leg een blauwe 3 op noord in eenheid 1, en je robot gaat drie velden naar het fiche. Druk dan op Klaar.
learning-lesson-move-done = Eén OP! Robots pakken fiches aan het einde van de ronde, niet onderweg.
learning-lesson-move-missed = Je moet op de ster stoppen: een blauwe 3 naar het noorden.
learning-lesson-units-title = De ene eenheid na de andere
learning-lesson-units-text = Je hebt drie eenheden, elk met één dobbelsteen. Ga 3 naar het oosten met eenheid 1 en dan 2 naar het noorden met eenheid 2, om de kuil en de muur heen.
learning-lesson-units-done = Eerst is eenheid 1 van alle robots aan de beurt, dan eenheid 2, dan eenheid 3. Eenheden mogen leeg blijven.
learning-lesson-units-missed = Eerst een blauwe 3 naar het oosten in eenheid 1, dan een blauwe 2 naar het noorden in eenheid 2.
learning-lesson-fire-title = Rode dobbelstenen schieten
learning-lesson-fire-text = Een rode dobbelsteen schiet in een van de acht richtingen, zo ver als de weg open is. Blauw heeft twee schadefiches: schiet naar het noordoosten.
learning-lesson-fire-done = Het derde schadefiche vernietigt een robot: 1 OP voor jou. Kuilen houden schoten niet tegen.
learning-lesson-fire-missed = Leg een rode dobbelsteen op noordoost, met welk getal dan ook.
learning-lesson-order-title = Lage getallen eerst
learning-lesson-order-text = In elke eenheid komen lage getallen eerst. Blauw gaat weg met een blauwe 3 naar het noorden. Raak hem daarvoor: met een rode dobbelsteen naar het oosten en een laag getal.
learning-lesson-order-done = Een 2 komt voor een 3. Bij gelijke getallen komt blauw voor rood, daarna het laagste startnummer.
learning-lesson-order-missed = Blauw was sneller. Kies 1 of 2 voor je rode dobbelsteen.
learning-lesson-push-title = Duwen
learning-lesson-push-text = Een rijdende robot duwt andere voor zich uit. Muren houden hem tegen, en een kuil vernietigt wat erin valt. Duw Blauw in de kuil, maar ga er niet achteraan.
learning-lesson-push-done = In een kuil geduwd: 1 OP voor jou.
learning-lesson-push-missed = Een blauwe 2 naar het oosten duwt Blauw precies ver genoeg.
learning-lesson-return-title = Terugkomen
learning-lesson-return-text = Je robot is vernietigd. Hij komt nu zonder schade terug op een startveld van jouw kant. Kies er een.
learning-lesson-return-done = Je verliest alleen de rest van die ronde. Al het andere houd je, ook je OP.
learning-lesson-equip-title = Modules uitrusten
learning-lesson-equip-text = Rust je twee modules uit en gebruik de stuurraket: daarmee gaan blauwe dobbelstenen van 1 tot 3 diagonaal. Pak het fiche met een blauwe 2 naar het noordoosten.
learning-lesson-equip-done = Diagonaal glip je langs kuilen. Op elke kant van de robotkaart passen twee modules, en achter een gele niets meer.
learning-lesson-module-title = Een module gebruiken
learning-lesson-module-text = De krachtstraal werkt met rode dobbelstenen van 2 tot 5. Leg een rode 4 op oost. Als die aan de beurt is, gebruik dan de krachtstraal in plaats van het schot.
learning-lesson-module-done = Van een afstand in de kuil geduwd! Past een module, dan wordt het je gevraagd. Vaste opdrachten antwoorden vooraf.
learning-lesson-module-missed = Een rode 4 naar het oosten, en dan de krachtstraal.
learning-lesson-workshop-title = In de werkplaats
learning-lesson-workshop-text = In een werkplaats herstel je je robot of trek je een module. Ga erheen met een blauwe 3 naar het noorden en herstel.
learning-lesson-workshop-done = Alle schade is weg. Je had er in plaats daarvan een module kunnen trekken.
learning-lesson-workshop-missed = Ga 3 naar het noorden met eenheid 1 en kies herstellen.
learning-lesson-killbot-title = Een KillBot
learning-lesson-killbot-text = KillBots worden door de regels bestuurd: per eenheid trekken ze een dobbelsteen, en ze gaan naar fiches en robots die ze zien. Deze trekt een blauwe 3. Schiet erop met een rode 1 naar het oosten.
learning-lesson-killbot-done = Een KillBot minder. Alle KillBots van een partij zijn vrienden en winnen met samen 7 OP.
learning-lesson-killbot-missed = Hij was sneller. Alleen een 1 of een 2 komt voor zijn blauwe 3.
learning-lesson-end-title = Dat was het
learning-lesson-end-text = In een competitie win je met 5 OP. Elke speler begint met twee modules en krijgt er meer in werkplaatsen, en één telkens als iemand scoort door zijn robot te vernietigen. De regelpagina beantwoordt de rest, met borden om te bekijken.

learning-puzzles-vp = Haal { $vp } OP in deze ronde. De andere robots hebben geen dobbelstenen.

effects-mine = Een robot die op het veld van de mijn komt, of een schot, laat de mijn ontploffen: 1 schade voor alles daar en eromheen.
effects-token = Een robot die hier aan het einde van de ronde staat, pakt het fiche: 1 OP.
effects-vp = Hier komen OP-fiches.
effects-workshop = Aan het einde van de ronde herstelt een robot hier al zijn schade of trekt, als er met modules wordt gespeeld, er een.
effects-pit = Hij vernietigt wat erin valt.
effects-field = Aan het einde van de ronde krijgt alles wat hier is 1 bliksemschade.
effects-energy = Een energiemuur houdt robots, schoten en teleports tegen.
effects-barrier = Een robot die de bliksembarrière oversteekt, krijgt 1 schade.
effects-door = Een deur heeft geen effect.

## options: the form for the options

options-options-mode = Modus
options-options-modes-training-name = Training
options-options-modes-training-about = Zonder modules en mijnen; arena A of B; 3 OP om te winnen.
options-options-modes-league-name = Competitie
options-options-modes-league-about = Met modules en mijnen, in elke arena.
options-options-modes-championship-name = Kampioenschap
options-options-modes-championship-about = Alle arena’s na elkaar, daarna een titelgevecht.
options-options-arena = Arena
options-options-random = Willekeurig
options-options-arenaTitles-A = Erf
options-options-arenaTitles-B = Kuilen
options-options-arenaTitles-C = Centrale
options-options-arenaTitles-D = Kluis
options-options-target = OP om te winnen
options-options-killbots = KillBots
options-options-killbotsAbout = Robots die volgens de regels met willekeurige dobbelstenen rijden. Samen zijn ze een ploeg die met 7 OP wint.
options-options-startNumbers = Startnummers
options-options-startNumberKinds-random-name = Willekeurig
options-options-startNumberKinds-random-about = Elke ronde opnieuw getrokken.
options-options-startNumberKinds-rotating-name = Om de beurt
options-options-startNumberKinds-rotating-about = De eerste robot van een ronde is in de volgende de laatste.
options-options-startNumberKinds-first_come-name = Op snelheid
options-options-startNumberKinds-first_come-about = Wie het eerst klaar is met programmeren, krijgt nummer 1.
options-options-rounds = Maximum aantal rondes

## equip: modules for a robot

equip-equip-card = Robotkaart
equip-equip-sides-left = linkerkant
equip-equip-sides-right = rechterkant
equip-equip-empty = Lege plek { $place }, { $side }
equip-equip-takeOff = { $module } eraf halen
equip-equip-attach = { $module } uitrusten
equip-equip-exchange = { $module } op de plek van { $other }
equip-equip-hint = Druk op een module om die uit te rusten, en op een uitgeruste om die eraf te halen.
equip-equip-nowhere = { $module } past nergens: druk op een uitgeruste module om te ruilen.
equip-equip-isNew = Nieuw: { $module }.
equip-equip-problems-full = Op een kant passen twee modules.
equip-equip-problems-beyond_yellow = Achter een gele module past niets meer.
equip-equip-fixed = Een beschadigd schild blijft waar het is.
equip-equip-pickFirst = Druk eerst hieronder op een module.
equip-equip-inventory = Niet uitgerust
equip-equip-done = Klaar

## dialogs: the dialogs of a match

dialogs-about-arena = Arena { $name }. Modus: { $mode }.
dialogs-about-target = De eerste speler met { $target } OP wint meteen. Een OP-fiche en elke robot die je vernietigt, zijn 1 OP waard.
dialogs-about-squad = Alle KillBots samen zijn een ploeg, die met { $target } OP wint.
dialogs-about-rounds = Na ronde { $rounds } wint wie de meeste OP heeft; bij gelijke stand wie zijn robot minder vaak verloor.
dialogs-about-tokens = OP-fiches in de voorraad: { $pool }. Genomen: { $taken }.
dialogs-about-stacks = Modulekaarten op de stapels: { $blue } blauw, { $red } rood, { $yellow } geel.
dialogs-about-defender = { $name } verdedigt arena { $arena }.
dialogs-about-house = Huisregels
dialogs-end-reopen = Uitslag
dialogs-end-nobodyLeft = Er speelt niemand meer mee.
dialogs-end-arenas =
    { $count ->
        [one] { $count } arena
       *[other] { $count } arena’s
    }
dialogs-end-wins = { $name } wint!
dialogs-end-squadWins = De KillBots winnen!
dialogs-end-squad = De KillBots samen
dialogs-end-shared = { LIST($names) } delen de eerste plaats.
dialogs-end-defenders = De arena’s en hun verdedigers
dialogs-end-arena = Arena { $name }

dialogs-between-title = { $match }, arena { $arena }
dialogs-between-anew = Punten en schade beginnen opnieuw; met { $target } OP win je. Modules blijven.
dialogs-between-playOn = Volgende arena

end-statistic-destroyed = Vernietigde robots
end-about-destroyed = OP voor vernietigde robots van anderen.
end-statistic-tokens = OP-fiches
end-about-tokens = OP voor fiches die de robot pakte.
end-statistic-modules = Gebruikte modules
end-about-modules = Hoe vaak een module werd gebruikt.
end-statistic-losses = Verloren robots
end-about-losses = Hoe vaak de eigen robot werd vernietigd.
end-statistic-shots = Schoten
end-about-shots = Schoten en stralen van modules.
end-statistic-damage = Geïncasseerde treffers
end-about-damage = Hoe vaak de eigen robot of zijn schild werd beschadigd.
end-award-destroyer = Vernietiger
end-award-collector = Verzamelaar
end-award-tinkerer = Knutselaar
