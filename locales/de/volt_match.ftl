## directions

directions-0 = Norden
directions-1 = Nordosten
directions-2 = Osten
directions-3 = Südosten
directions-4 = Süden
directions-5 = Südwesten
directions-6 = Westen
directions-7 = Nordwesten

## modules

modules-mobility = Mobilität
modules-recoil = Rückstoß
modules-thruster = Steuerdüse
modules-teleport = Teleport
modules-telescopic_arm = Teleskoparm
modules-crossfire = Kreuzfeuer
modules-grenades = Granaten
modules-mines = Minen
modules-remote_control = Fernsteuerung
modules-saw_blade = Sägeblatt
modules-force_beam = Kraftstrahl
modules-swivel_head = Schwenkkopf
modules-anchor = Anker
modules-shield = Schild
modules-bomb = Bombe
modules-ram_expansion = RAM-Erweiterung
modules-lightning_rod = Blitzableiter
modules-jetpack = Jetpack
modules-water_cannon = Wasserwerfer
modules-wall_control = Wandkontrolle

## stacks

stacks-blue = blauer Stapel
stacks-red = roter Stapel
stacks-yellow = gelber Stapel

## dice

dice-unknown-blue = blauer Würfel
dice-unknown-red = roter Würfel
dice-number-blue = Blau { $number }
dice-number-red = Rot { $number }
dice-placed-blue = Blau { $number }, { $direction }
dice-placed-red = Rot { $number }, { $direction }

## arena

arena-label = Arena { $name }
arena-keys = Die Pfeiltasten gehen von Feld zu Feld.
arena-pick = { $what }: { $space }

## spaces

spaces-label = { $space }: { $words }
spaces-robot = Roboter von { $name }
spaces-killbot =
    { $direction ->
        [none] { $name }
       *[other] { $name }, Blick nach { $direction }
    }
spaces-damaged = { $robot }, Schaden { $damage }
spaces-mine = Mine von { $name }
spaces-vp = SP-Feld { $number }
spaces-token = SP-Feld { $number } mit SP-Marker
spaces-workshop = Werkstatt
spaces-pit = Grube
spaces-field = Blitzfeld
spaces-start = Startfeld von { $name }, Pfeil nach { $direction }
spaces-freeStart = unbenutztes Startfeld, Pfeil nach { $direction }
spaces-edges-wall = Wand im { $direction }
spaces-edges-energy = Energiewand im { $direction }
spaces-edges-barrier = Blitzschranke im { $direction }
spaces-edges-door = Tür im { $direction }

## seats

seats-killbot = KillBot { $colour }
seats-vp = { $vp } SP
seats-vpOf = { $vp } von { $target } SP
seats-squadVp = { $vp } SP; die KillBots haben zusammen { $squad } von { $target } SP
seats-damage =
    { $damage ->
        [0] Kein Schaden
        [one] { $damage } Schadensmarker
       *[other] { $damage } Schadensmarker
    }
seats-out =
    { $times ->
        [0] Noch nicht in der Arena
       *[other] Nicht in der Arena
    }
seats-destroyed =
    { $times ->
        [0] Nie zerstört. Der dritte Schadensmarker zerstört einen Roboter.
        [one] Einmal zerstört. Der dritte Schadensmarker zerstört einen Roboter.
       *[other] { $times }-mal zerstört. Der dritte Schadensmarker zerstört einen Roboter.
    }
seats-startNumber = Startnummer { $number }
seats-startNumberAbout = Sie entscheidet bei gleichen Würfeln und am Ende der Runde.
seats-owned =
    { $count ->
        [one] { $count } Modul im Vorrat
       *[other] { $count } Module im Vorrat
    }
seats-ownedAbout = Module, die nicht ausgerüstet sind; nur ihr Besitzer weiß, welche.
seats-modules = Ausgerüstete Module
seats-bag = Würfel des KillBots
seats-dice = Würfel, die noch kommen
seats-unit = Einheit { $unit }
seats-defends = Verteidigt { LIST($arenas) }
seats-defendsAbout = Wer am Ende die meisten Arenen verteidigt, gewinnt die Meisterschaft.
seats-resigned = Aufgegeben
seats-answered = Fertig
seats-askedFor = Entscheidet: { $modules }
seats-asked-draw = Zieht ein Modul
seats-asked-equip = Rüstet aus
seats-asked-restart = Kommt herein
seats-asked-program = Programmiert
seats-asked-use = Entscheidet
seats-asked-react = Entscheidet
seats-asked-arm = Entscheidet
seats-asked-workshop = In der Werkstatt
seats-tab = { $name }: { $vp } SP, Schaden { $damage }

## asks

asks-draw = Zieh ein Modul
asks-equip = Rüste deinen Roboter aus
asks-restart = Wähle ein Startfeld
asks-program = Programmiere deine Würfel
asks-use = Module benutzen?
asks-react = Modul benutzen?
asks-arm = Teleskoparm benutzen?
asks-workshop = In der Werkstatt

## round

round-over = Die Partie ist vorbei
round-unit = Einheit { $unit } läuft
round-phases-setup = Aufbau
round-phases-preparation = Vorbereitung
round-phases-programming = Programmieren
round-phases-activation = Aktivierung
round-phases-resolution = Auswertung
round-phasesShort-setup = Aufbau
round-phasesShort-preparation = 0
round-phasesShort-programming = 1
round-phasesShort-activation = 2
round-phasesShort-resolution = 3
round-phasesAbout-setup = SP-Marker werden gezogen, und alle ziehen zwei Module.
round-phasesAbout-preparation = SP-Marker werden gezogen, Module ausgerüstet, und Roboter kommen herein.
round-phasesAbout-programming = Alle programmieren geheim ihre Würfel.
round-phasesAbout-activation = Die Würfel aller Roboter laufen, Einheit für Einheit.
round-phasesAbout-resolution = Blitzfelder schlagen zu; dann aktiviert jeder Roboter sein Feld.
round-phasesLabel = Phasen der Runde
round-number = Runde { $number }/{ $limit }
round-match =
    { $match ->
        [5] Titelkampf
       *[other] Kampf { $match }/4
    }
round-matchAbout = Vier Kämpfe in Arenen, dann der Titelkampf.

## about

about-title = Über diese Partie
about-arena = Arena { $name }. Modus: { $mode }.
about-target = Wer zuerst { $target } SP hat, gewinnt sofort. Ein SP-Marker und jeder Roboter, den du zerstörst, zählen 1 SP.
about-squad = Alle KillBots zusammen sind ein Team, das mit { $target } SP gewinnt.
about-rounds = Nach Runde { $rounds } gewinnt, wer die meisten SP hat; dann, wessen Roboter seltener zerstört wurde.
about-tokens = SP-Marker im Vorrat: { $pool }. Genommen: { $taken }.
about-stacks = Modulkarten auf den Stapeln: { $blue } blau, { $red } rot, { $yellow } gelb.
about-defender = { $name } verteidigt Arena { $arena }.
about-house = Hausregeln

## waiting

waiting-several = Es fehlen noch: { LIST($names) }.
waiting-modules = { $name } entscheidet über { LIST($modules) }.
waiting-draw = { $name } zieht ein Modul.
waiting-equip = { $name } rüstet den Roboter aus.
waiting-restart = { $name } wählt ein Startfeld.
waiting-program = { $name } programmiert.
waiting-use = { $name } entscheidet über einen Würfel.
waiting-react = { $name } entscheidet über ein Modul.
waiting-arm = { $name } entscheidet über den Teleskoparm.
waiting-workshop = { $name } ist in der Werkstatt.

## bubbles

bubbles-damage = Treffer
bubbles-vp = +1 SP
bubbles-repaired = Repariert

## filters

filters-vp = SP
filters-destroyed = Zerstörte Roboter
filters-own = Schaden an dir

## log

log-arenaBegan =
    { $match ->
        [5] Der Titelkampf beginnt in Arena { $arena }.
       *[other] Kampf { $match } beginnt in Arena { $arena }.
    }
log-round = Runde { $round }
log-phases-setup = Aufbau.
log-phases-preparation = Vorbereitung.
log-phases-programming = Alle programmieren.
log-phases-activation = Die Würfel laufen.
log-phases-resolution = Die Runde endet: Blitzfelder schlagen zu, und Roboter aktivieren ihre Felder.
log-unit = Einheit { $unit } läuft.
log-tokenPlaced = Auf Feld { $number } kommt ein SP-Marker.
log-tokenPlacedMixed = Die genommenen Marker kommen zurück in den Vorrat. Auf Feld { $number } kommt ein SP-Marker.
log-answered = { $name } ist fertig.
log-drew = { $name } zieht: { $stack }.
log-drewModule = { $name } zieht { $module } ({ $stack }).
log-withDoubles = { $sentence } Doppelte, zurückgelegt: { LIST($doubles) }.
log-triedStack = { $name } zieht nichts ({ $stack }): Alle Module darin sind schon vorhanden.
log-equipmentShown = Alle Roboter sind ausgerüstet.
log-programsShown = Die Programme und die Startnummern sind offen.
log-entered = { $name } kommt auf { $space } herein.
log-killBotDrew = { $name } zieht einen Würfel: { $die }.
log-activated = { $name }: { $die } läuft.
log-used = { $name } benutzt { LIST($modules) }.
log-usedSwivel-left = { $name } benutzt { LIST($modules) } und dreht nach links.
log-usedSwivel-right = { $name } benutzt { LIST($modules) } und dreht nach rechts.
log-usedLimit =
    { $limit ->
        [0] { $name } benutzt { LIST($modules) } und rührt sich nicht von der Stelle.
        [one] { $name } benutzt { LIST($modules) } und erlaubt { $limit } Feld.
       *[other] { $name } benutzt { LIST($modules) } und erlaubt { $limit } Felder.
    }
log-withoutTarget = { $sentence } Es gibt nichts zu steuern.
log-dieMoved = { $by } verlegt einen Würfel von { $name } von Einheit { $unit } auf Einheit { $to }, { $direction }.
log-faced = { $name } blickt nach { $direction }.
log-turned = { $by } dreht { $name } nach { $direction }.
log-moved = { $name } fährt nach { $direction } auf { $space }.
log-movedPushing = { $name } fährt nach { $direction } auf { $space } und schiebt { LIST($pushed) }.
log-pushed =
    { $direction ->
        [none] Geschoben auf { $space }: { LIST($names) }.
       *[other] Geschoben nach { $direction }, auf { $space }: { LIST($names) }.
    }
log-jumped = { $name } springt nach { $direction } auf { $space }.
log-teleported = { $name } teleportiert sich auf { $space } und tauscht mit { $other }.
log-stopped = { $name } kommt nach { $direction } nicht weiter.
log-shot = { $name } schießt nach { LIST($directions) }.
log-beam = { $module } von { $name }: { LIST($directions) }.
log-struck-shot = Der Schuss trifft { $space }.
log-struck-explosion = Explosion auf { $space }.
log-struck-barrier = Die Blitzschranke trifft { $space }.
log-struck-fields = Blitze schlagen in die Blitzfelder ein.
log-struck-saw_blade = Das Sägeblatt trifft { $space }.
log-struck-lightning_rod = Der Blitzableiter trifft { $space }.
log-damagedWithShield =
    { $damage ->
        [0] Treffer für { $name }: ein Schadensmarker auf dem Schild.
        [one] Treffer für { $name }: { $damage } Schadensmarker, und einer auf dem Schild.
       *[other] Treffer für { $name }: { $damage } Schadensmarker, und einer auf dem Schild.
    }
log-damaged =
    { $damage ->
        [one] { $name } hat jetzt { $damage } Schadensmarker.
       *[other] { $name } hat jetzt { $damage } Schadensmarker.
    }
log-destroyed-damage = { $name } wird zerstört.
log-destroyed-pit = { $name } fällt in eine Grube.
log-destroyed-crush = { $name } wird zerdrückt.
log-destroyedBy-damage = { $name } wird zerstört; der Punkt geht an { $by }.
log-destroyedBy-pit = { $name } fällt in eine Grube; der Punkt geht an { $by }.
log-destroyedBy-crush = { $name } wird zerdrückt; der Punkt geht an { $by }.
log-vpGained = { $name } bekommt einen SP und hat { $vp }.
log-tokenTaken = { $name } nimmt SP-Marker { $number } und hat { $vp } SP.
log-mineLaid = { $name } legt eine Mine auf { $space }.
log-mineRemoved-exploded = Eine Mine von { $name } explodiert auf { $space }.
log-mineRemoved-limit = Die älteste Mine von { $name }, auf { $space }, wird entfernt.
log-mineRemoved-owner = Eine Mine von { $name } auf { $space } wird entfernt.
log-minePushed = Die Mine auf { $from } wird auf { $to } geschoben.
log-spaceActivated = { $name } aktiviert { $space }.
log-repaired = { $name } ist repariert.
log-resigned = { $name } hat aufgegeben.
log-removed = Der Roboter von { $name } verlässt die Arena.
log-arenaWon =
    { $modules ->
        [none] { $name } gewinnt Arena { $arena }.
       *[other] { $name } gewinnt Arena { $arena } und { LIST($modules) }.
    }

## end

end-reopen = Ergebnis
end-reasons-score = Genug SP: Die Partie ist vorbei.
end-reasons-rounds = Die letzte Runde ist vorbei.
end-reasons-resigned = Nur noch ein Spieler war übrig.
end-nobodyLeft = Es ist niemand mehr im Spiel.
end-reasons-championship = Die Meisterschaft ist entschieden.
end-arenas =
    { $count ->
        [one] { $count } Arena
       *[other] { $count } Arenen
    }
