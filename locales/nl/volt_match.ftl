## directions

directions-0 = noorden
directions-1 = noordoosten
directions-2 = oosten
directions-3 = zuidoosten
directions-4 = zuiden
directions-5 = zuidwesten
directions-6 = westen
directions-7 = noordwesten

## modules

modules-mobility = Mobiliteit
modules-recoil = Terugslag
modules-thruster = Stuurraket
modules-teleport = Teleport
modules-telescopic_arm = Telescooparm
modules-crossfire = Kruisvuur
modules-grenades = Granaten
modules-mines = Mijnen
modules-remote_control = Afstandsbediening
modules-saw_blade = Zaagblad
modules-force_beam = Krachtstraal
modules-swivel_head = Draaikop
modules-anchor = Anker
modules-shield = Schild
modules-bomb = Bom
modules-ram_expansion = RAM-uitbreiding
modules-lightning_rod = Bliksemafleider
modules-jetpack = Jetpack
modules-water_cannon = Waterkanon
modules-wall_control = Muurcontrole

## stacks

stacks-blue = blauwe stapel
stacks-red = rode stapel
stacks-yellow = gele stapel

## dice

dice-unknown-blue = blauwe dobbelsteen
dice-unknown-red = rode dobbelsteen
dice-number-blue = blauw { $number }
dice-number-red = rood { $number }
dice-placed-blue = blauw { $number }, { $direction }
dice-placed-red = rood { $number }, { $direction }

## arena

arena-label = Arena { $name }
arena-keys = De pijltoetsen gaan van veld naar veld.
arena-pick = { $what }: { $space }

## spaces

spaces-label = { $space }: { $words }
spaces-robot = robot van { $name }
spaces-killbot =
    { $direction ->
        [none] { $name }
       *[other] { $name }, kijkt naar het { $direction }
    }
spaces-damaged = { $robot }, schade { $damage }
spaces-mine = mijn van { $name }
spaces-vp = OP-veld { $number }
spaces-token = OP-veld { $number } met OP-fiche
spaces-workshop = werkplaats
spaces-pit = kuil
spaces-field = bliksemveld
spaces-start = startveld van { $name }, pijl naar het { $direction }
spaces-freeStart = ongebruikt startveld, pijl naar het { $direction }
spaces-edges-wall = muur in het { $direction }
spaces-edges-energy = energiemuur in het { $direction }
spaces-edges-barrier = bliksembarrière in het { $direction }
spaces-edges-door = deur in het { $direction }

## seats

seats-killbot = KillBot { $colour }
seats-vp = { $vp } OP
seats-vpOf = { $vp } van { $target } OP
seats-squadVp = { $vp } OP; de KillBots hebben samen { $squad } van { $target } OP
seats-damage =
    { $damage ->
        [0] Geen schade
        [one] { $damage } schadefiche
       *[other] { $damage } schadefiches
    }
seats-out =
    { $times ->
        [0] Nog niet in de arena
       *[other] Niet in de arena
    }
seats-destroyed =
    { $times ->
        [0] Nooit vernietigd. Het derde schadefiche vernietigt een robot.
        [one] Eén keer vernietigd. Het derde schadefiche vernietigt een robot.
       *[other] { $times } keer vernietigd. Het derde schadefiche vernietigt een robot.
    }
seats-startNumber = Startnummer { $number }
seats-startNumberAbout = Het beslist bij gelijke dobbelstenen en aan het einde van een ronde.
seats-owned =
    { $count ->
        [one] { $count } module in voorraad
       *[other] { $count } modules in voorraad
    }
seats-ownedAbout = Modules die niet uitgerust zijn; alleen de eigenaar weet welke.
seats-modules = Uitgeruste modules
seats-bag = Dobbelstenen van de KillBot
seats-dice = Dobbelstenen die nog komen
seats-unit = Eenheid { $unit }
seats-defends = Verdedigt { LIST($arenas) }
seats-defendsAbout = Wie aan het einde de meeste arena’s verdedigt, wint het kampioenschap.
seats-resigned = Opgegeven
seats-answered = Klaar
seats-askedFor = Beslist: { $modules }
seats-asked-draw = Trekt een module
seats-asked-equip = Rust uit
seats-asked-restart = Komt binnen
seats-asked-program = Programmeert
seats-asked-use = Beslist
seats-asked-react = Beslist
seats-asked-arm = Beslist
seats-asked-workshop = In de werkplaats
seats-tab = { $name }: { $vp } OP, schade { $damage }

## asks

asks-draw = Trek een module
asks-equip = Rust je robot uit
asks-restart = Kies een startveld
asks-program = Programmeer je dobbelstenen
asks-use = Modules gebruiken?
asks-react = De module gebruiken?
asks-arm = De telescooparm gebruiken?
asks-workshop = In de werkplaats

## round

round-over = De partij is afgelopen
round-unit = Eenheid { $unit } loopt
round-phases-setup = Opbouw
round-phases-preparation = Voorbereiding
round-phases-programming = Programmeren
round-phases-activation = Activering
round-phases-resolution = Afhandeling
round-phasesShort-setup = Opbouw
round-phasesShort-preparation = 0
round-phasesShort-programming = 1
round-phasesShort-activation = 2
round-phasesShort-resolution = 3
round-phasesAbout-setup = Er worden OP-fiches getrokken, en iedereen trekt twee modules.
round-phasesAbout-preparation = Er worden OP-fiches getrokken, modules uitgerust, en robots komen binnen.
round-phasesAbout-programming = Iedereen programmeert in het geheim zijn dobbelstenen.
round-phasesAbout-activation = De dobbelstenen van alle robots lopen, eenheid voor eenheid.
round-phasesAbout-resolution = Bliksemvelden slaan toe; daarna activeert elke robot zijn veld.
round-phasesLabel = Fasen van de ronde
round-number = Ronde { $number }/{ $limit }
round-match =
    { $match ->
        [5] Titelgevecht
       *[other] Gevecht { $match }/4
    }
round-matchAbout = Vier gevechten in arena’s, daarna het titelgevecht.

## about

about-title = Over deze partij
about-arena = Arena { $name }. Modus: { $mode }.
about-target = De eerste speler met { $target } OP wint meteen. Een OP-fiche en elke robot die je vernietigt, zijn 1 OP waard.
about-squad = Alle KillBots samen zijn een ploeg, die met { $target } OP wint.
about-rounds = Na ronde { $rounds } winnen de meeste OP; daarna telt wiens robot minder vaak vernietigd is.
about-tokens = OP-fiches in de voorraad: { $pool }. Genomen: { $taken }.
about-stacks = Modulekaarten op de stapels: { $blue } blauw, { $red } rood, { $yellow } geel.
about-defender = { $name } verdedigt arena { $arena }.
about-house = Huisregels

## waiting

waiting-several = Wachten op { LIST($names) }.
waiting-modules = { $name } beslist over { LIST($modules) }.
waiting-draw = { $name } trekt een module.
waiting-equip = { $name } rust de robot uit.
waiting-restart = { $name } kiest een startveld.
waiting-program = { $name } programmeert.
waiting-use = { $name } beslist over een dobbelsteen.
waiting-react = { $name } beslist over een module.
waiting-arm = { $name } beslist over de telescooparm.
waiting-workshop = { $name } is in de werkplaats.

## bubbles

bubbles-damage = Raak
bubbles-vp = +1 OP
bubbles-repaired = Hersteld

## filters

filters-vp = OP
filters-destroyed = Vernietigde robots
filters-own = Schade aan jou

## log

log-arenaBegan =
    { $match ->
        [5] Het titelgevecht begint in arena { $arena }.
       *[other] Gevecht { $match } begint in arena { $arena }.
    }
log-round = Ronde { $round }
log-phases-setup = Opbouw.
log-phases-preparation = Voorbereiding.
log-phases-programming = Iedereen programmeert.
log-phases-activation = De dobbelstenen lopen.
log-phases-resolution = De ronde eindigt: bliksemvelden slaan toe en robots activeren hun veld.
log-unit = Eenheid { $unit } loopt.
log-tokenPlaced = Er komt een OP-fiche op veld { $number }.
log-tokenPlacedMixed = De genomen fiches gaan terug in de voorraad. Er komt een OP-fiche op veld { $number }.
log-answered = { $name } is klaar.
log-drew = { $name } trekt: { $stack }.
log-drewModule = { $name } trekt { $module } ({ $stack }).
log-withDoubles = { $sentence } Dubbele, teruggelegd: { LIST($doubles) }.
log-triedStack = { $name } trekt niets ({ $stack }): alle modules daarvan zijn al in bezit.
log-equipmentShown = Alle robots zijn uitgerust.
log-programsShown = De programma’s en de startnummers zijn openbaar.
log-entered = { $name } komt binnen op { $space }.
log-killBotDrew = { $name } trekt een dobbelsteen: { $die }.
log-activated = { $name }: { $die } loopt.
log-used = { $name } gebruikt { LIST($modules) }.
log-usedSwivel-left = { $name } gebruikt { LIST($modules) } en draait naar links.
log-usedSwivel-right = { $name } gebruikt { LIST($modules) } en draait naar rechts.
log-usedLimit =
    { $limit ->
        [0] { $name } gebruikt { LIST($modules) } en wijkt niet.
        [one] { $name } gebruikt { LIST($modules) } en staat { $limit } veld toe.
       *[other] { $name } gebruikt { LIST($modules) } en staat { $limit } velden toe.
    }
log-withoutTarget = { $sentence } Er is niets te besturen.
log-dieMoved = { $by } verlegt een dobbelsteen van { $name } van eenheid { $unit } naar eenheid { $to }, { $direction }.
log-faced = { $name } kijkt naar het { $direction }.
log-turned = { $by } draait { $name } naar het { $direction }.
log-moved = { $name } rijdt naar het { $direction } tot { $space }.
log-movedPushing = { $name } rijdt naar het { $direction } tot { $space } en duwt { LIST($pushed) }.
log-pushed =
    { $direction ->
        [none] Geduwd naar { $space }: { LIST($names) }.
       *[other] Geduwd naar het { $direction }, tot { $space }: { LIST($names) }.
    }
log-jumped = { $name } springt naar het { $direction } tot { $space }.
log-teleported = { $name } teleporteert naar { $space } en ruilt met { $other }.
log-stopped = { $name } kan niet verder naar het { $direction }.
log-shot = { $name } schiet naar het { LIST($directions) }.
log-beam = { $module } van { $name }: { LIST($directions) }.
log-struck-shot = Het schot raakt { $space }.
log-struck-explosion = Ontploffing op { $space }.
log-struck-barrier = De bliksembarrière slaat toe op { $space }.
log-struck-fields = De bliksem slaat in op de bliksemvelden.
log-struck-saw_blade = Het zaagblad raakt { $space }.
log-struck-lightning_rod = De bliksemafleider raakt { $space }.
log-damagedWithShield =
    { $damage ->
        [0] { $name } is geraakt: één schadefiche op het schild.
        [one] { $name } is geraakt: { $damage } schadefiche, en één op het schild.
       *[other] { $name } is geraakt: { $damage } schadefiches, en één op het schild.
    }
log-damaged =
    { $damage ->
        [one] { $name } heeft nu { $damage } schadefiche.
       *[other] { $name } heeft nu { $damage } schadefiches.
    }
log-destroyed-damage = { $name } is vernietigd.
log-destroyed-pit = { $name } valt in een kuil.
log-destroyed-crush = { $name } is verpletterd.
log-destroyedBy-damage = { $name } is vernietigd; het punt gaat naar { $by }.
log-destroyedBy-pit = { $name } valt in een kuil; het punt gaat naar { $by }.
log-destroyedBy-crush = { $name } is verpletterd; het punt gaat naar { $by }.
log-vpGained = { $name } krijgt een OP en heeft er { $vp }.
log-tokenTaken = { $name } pakt OP-fiche { $number } en heeft { $vp } OP.
log-mineLaid = { $name } legt een mijn op { $space }.
log-mineRemoved-exploded = Een mijn van { $name } ontploft op { $space }.
log-mineRemoved-limit = De oudste mijn van { $name }, op { $space }, wordt weggehaald.
log-mineRemoved-owner = Een mijn van { $name } op { $space } wordt weggehaald.
log-minePushed = De mijn op { $from } wordt naar { $to } geduwd.
log-spaceActivated = { $name } activeert { $space }.
log-repaired = { $name } is hersteld.
log-resigned = { $name } heeft opgegeven.
log-removed = De robot van { $name } verlaat de arena.
log-arenaWon =
    { $modules ->
        [none] { $name } wint arena { $arena }.
       *[other] { $name } wint arena { $arena } en { LIST($modules) }.
    }

## end

end-reopen = Uitslag
end-reasons-score = Genoeg OP: de partij is afgelopen.
end-reasons-rounds = De laatste ronde is afgelopen.
end-reasons-resigned = Er was nog maar één speler over.
end-nobodyLeft = Er speelt niemand meer mee.
end-reasons-championship = Het kampioenschap is beslist.
end-arenas =
    { $count ->
        [one] { $count } arena
       *[other] { $count } arena’s
    }
