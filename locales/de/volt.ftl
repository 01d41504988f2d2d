## lobby: the game outside of matches

lobby-title = VOLT

lobby-colours-red = Rot
lobby-colours-blue = Blau
lobby-colours-yellow = Gelb
lobby-colours-green = Grün

lobby-presets-league-name = Liga zu zweit
lobby-presets-league-about = Zwei Spieler, mit Modulen und Minen; 5 SP gewinnen.
lobby-presets-training-name = Training
lobby-presets-training-about = Zu zweit programmieren lernen: ohne Module und Minen; 3 SP gewinnen.
lobby-presets-solo-name = Allein gegen drei KillBots
lobby-presets-solo-about = Du allein gegen ein Team von KillBots, die nach Würfeln spielen.
lobby-presets-championship-name = Meisterschaft
lobby-presets-championship-about = Vier Arenen nacheinander, jede mit einem Meistermodul, und dann ein Titelkampf.

lobby-introduction-goal = Leg geheim Würfel auf die Einheiten deines Roboters; dann fahren und schießen alle Roboter in strenger Reihenfolge. Siegpunkte (SP) gibt es für SP-Marker und für zerstörte Roboter.
lobby-introduction-target = { $target } SP gewinnen.
lobby-introduction-championship = Gespielt wird in vier Arenen, dann folgt ein Titelkampf.
lobby-introduction-killbots =
    { $killbots ->
        [one] Ein KillBot spielt mit, ein Roboter, den die Regeln steuern.
       *[other] { $killbots } KillBots spielen mit, ein Team, das die Regeln steuern und das mit zusammen 7 SP gewinnt.
    }

lobby-resignQuestion = Dein Roboter verlässt die Arena, und du kommst hinter alle anderen.

lobby-seats-sides-south = Südseite
lobby-seats-sides-west = Westseite
lobby-seats-sides-north = Nordseite
lobby-seats-sides-east = Ostseite
lobby-seats-sideAbout = Auf dieser Seite kommt der Roboter in die Arena, wenn alle Plätze besetzt sind.

lobby-options-title = Optionen
lobby-options-standard = Standardspiel
lobby-options-mode = Modus
lobby-options-modes-training-name = Training
lobby-options-modes-training-about = Ohne Module und Minen; Arena A oder B; 3 SP gewinnen.
lobby-options-modes-league-name = Liga
lobby-options-modes-league-about = Mit Modulen und Minen, in jeder Arena.
lobby-options-modes-championship-name = Meisterschaft
lobby-options-modes-championship-about = Alle Arenen nacheinander, dann ein Titelkampf.
lobby-options-modeWords-training = Training
lobby-options-modeWords-league = Liga
lobby-options-modeWords-championship = Meisterschaft
lobby-options-arena = Arena
lobby-options-arenaName = Arena { $name }
lobby-options-random = Zufall
lobby-options-randomWords = Zufällige Arena
lobby-options-arenaTitles-A = Hof
lobby-options-arenaTitles-B = Krater
lobby-options-arenaTitles-C = Kraftwerk
lobby-options-arenaTitles-D = Tresor
lobby-options-house = Die Arenen und die Zahlen auf den Karten sind Hausregeln: Die des ursprünglichen Spiels sind nicht veröffentlicht.
lobby-options-target = SP zum Sieg
lobby-options-targetWords = { $target } SP gewinnen
lobby-options-killbots = KillBots
lobby-options-killbotWords =
    { $count ->
        [0] Keine KillBots
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
lobby-options-killbotsAbout = Roboter, die nach den Regeln mit zufälligen Würfeln fahren. Zusammen sind sie ein Team, das mit 7 SP gewinnt.
lobby-options-tooMany = In die Arena passen höchstens vier Roboter, Spieler und KillBots zusammen.
lobby-options-tooFew = Wer allein spielt, braucht mindestens einen KillBot.
lobby-options-startNumbers = Startnummern
lobby-options-startNumberKinds-random-name = Zufall
lobby-options-startNumberKinds-random-about = In jeder Runde neu gezogen.
lobby-options-startNumberKinds-rotating-name = Reihum
lobby-options-startNumberKinds-rotating-about = Der erste Roboter einer Runde ist in der nächsten der letzte.
lobby-options-startNumberKinds-first_come-name = Nach Tempo
lobby-options-startNumberKinds-first_come-about = Wer zuerst fertig programmiert hat, bekommt die 1.
lobby-options-startNumberWords-random = Zufällige Startnummern
lobby-options-startNumberWords-rotating = Startnummern reihum
lobby-options-startNumberWords-first_come = Startnummern nach Tempo
lobby-options-rounds = Höchste Rundenzahl
lobby-options-roundWords =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }

## match: the game in a match

match-directions-0 = Norden
match-directions-1 = Nordosten
match-directions-2 = Osten
match-directions-3 = Südosten
match-directions-4 = Süden
match-directions-5 = Südwesten
match-directions-6 = Westen
match-directions-7 = Nordwesten

match-modules-mobility = Mobilität
match-modules-recoil = Rückstoß
match-modules-thruster = Steuerdüse
match-modules-teleport = Teleport
match-modules-telescopic_arm = Teleskoparm
match-modules-crossfire = Kreuzfeuer
match-modules-grenades = Granaten
match-modules-mines = Minen
match-modules-remote_control = Fernsteuerung
match-modules-saw_blade = Sägeblatt
match-modules-force_beam = Kraftstrahl
match-modules-swivel_head = Schwenkkopf
match-modules-anchor = Anker
match-modules-shield = Schild
match-modules-bomb = Bombe
match-modules-ram_expansion = RAM-Erweiterung
match-modules-lightning_rod = Blitzableiter
match-modules-jetpack = Jetpack
match-modules-water_cannon = Wasserwerfer
match-modules-wall_control = Wandkontrolle

match-stacks-blue = blauer Stapel
match-stacks-red = roter Stapel
match-stacks-yellow = gelber Stapel

match-dice-unknown-blue = blauer Würfel
match-dice-unknown-red = roter Würfel
match-dice-number-blue = Blau { $number }
match-dice-number-red = Rot { $number }
match-dice-placed-blue = Blau { $number }, { $direction }
match-dice-placed-red = Rot { $number }, { $direction }

match-arena-label = Arena { $name }
match-arena-keys = Die Pfeiltasten gehen von Feld zu Feld.
match-arena-pick = { $what }: { $space }

match-spaces-label = { $space }: { $words }
match-spaces-robot = Roboter von { $name }
match-spaces-killbot =
    { $direction ->
        [none] { $name }
       *[other] { $name }, Blick nach { $direction }
    }
match-spaces-damaged = { $robot }, Schaden { $damage }
match-spaces-mine = Mine von { $name }
match-spaces-vp = SP-Feld { $number }
match-spaces-token = SP-Feld { $number } mit SP-Marker
match-spaces-workshop = Werkstatt
match-spaces-pit = Grube
match-spaces-field = Blitzfeld
match-spaces-start = Startfeld von { $name }, Pfeil nach { $direction }
match-spaces-freeStart = unbenutztes Startfeld, Pfeil nach { $direction }
match-spaces-edges-wall = Wand im { $direction }
match-spaces-edges-energy = Energiewand im { $direction }
match-spaces-edges-barrier = Blitzschranke im { $direction }
match-spaces-edges-door = Tür im { $direction }
match-spaces-effects-mine = Ein Roboter, der ihr Feld betritt, oder ein Schuss bringt sie zur Explosion: 1 Schaden für alles dort und rundherum.
match-spaces-effects-token = Wer am Ende der Runde hier steht, nimmt den Marker: 1 SP.
match-spaces-effects-vp = Hierher kommen SP-Marker.
match-spaces-effects-workshop = Am Ende der Runde repariert ein Roboter hier seinen ganzen Schaden oder zieht, wenn mit Modulen gespielt wird, eines.
match-spaces-effects-pit = Sie zerstört, was hineinfällt.
match-spaces-effects-field = Am Ende der Runde nimmt alles, was hier ist, 1 Blitzschaden.
match-spaces-effects-energy = Eine Energiewand hält Roboter, Schüsse und Teleports auf.
match-spaces-effects-barrier = Ein Roboter, der die Blitzschranke überquert, nimmt 1 Schaden.
match-spaces-effects-door = Eine Tür hat keine Wirkung.

match-seats-killbot = KillBot { $colour }
match-seats-vp = { $vp } SP
match-seats-vpOf = { $vp } von { $target } SP
match-seats-squadVp = { $vp } SP; die KillBots haben zusammen { $squad } von { $target } SP
match-seats-damage =
    { $damage ->
        [0] Kein Schaden
        [one] { $damage } Schadensmarker
       *[other] { $damage } Schadensmarker
    }
match-seats-out =
    { $times ->
        [0] Noch nicht in der Arena
       *[other] Nicht in der Arena
    }
match-seats-destroyed =
    { $times ->
        [0] Nie zerstört. Der dritte Schadensmarker zerstört einen Roboter.
        [one] Einmal zerstört. Der dritte Schadensmarker zerstört einen Roboter.
       *[other] { $times }-mal zerstört. Der dritte Schadensmarker zerstört einen Roboter.
    }
match-seats-startNumber = Startnummer { $number }
match-seats-startNumberAbout = Sie entscheidet bei gleichen Würfeln und am Ende der Runde.
match-seats-owned =
    { $count ->
        [one] { $count } Modul im Vorrat
       *[other] { $count } Module im Vorrat
    }
match-seats-ownedAbout = Module, die nicht ausgerüstet sind; nur ihr Besitzer weiß, welche.
match-seats-modules = Ausgerüstete Module
match-seats-bag = Würfel des KillBots
match-seats-dice = Würfel, die noch kommen
match-seats-unit = Einheit { $unit }
match-seats-defends = Verteidigt { LIST($arenas) }
match-seats-defendsAbout = Wer am Ende die meisten Arenen verteidigt, gewinnt die Meisterschaft.
match-seats-resigned = Aufgegeben
match-seats-answered = Fertig
match-seats-askedFor = Entscheidet: { $modules }
match-seats-asked-draw = Zieht ein Modul
match-seats-asked-equip = Rüstet aus
match-seats-asked-restart = Kommt herein
match-seats-asked-program = Programmiert
match-seats-asked-use = Entscheidet
match-seats-asked-react = Entscheidet
match-seats-asked-arm = Entscheidet
match-seats-asked-workshop = In der Werkstatt
match-seats-tab = { $name }: { $vp } SP, Schaden { $damage }

match-asks-draw = Zieh ein Modul
match-asks-equip = Rüste deinen Roboter aus
match-asks-restart = Wähle ein Startfeld
match-asks-program = Programmiere deine Würfel
match-asks-use = Module benutzen?
match-asks-react = Modul benutzen?
match-asks-arm = Teleskoparm benutzen?
match-asks-workshop = In der Werkstatt

match-round-over = Die Partie ist vorbei
match-round-unit = Einheit { $unit } läuft
match-round-phases-setup = Aufbau
match-round-phases-preparation = Vorbereitung
match-round-phases-programming = Programmieren
match-round-phases-activation = Aktivierung
match-round-phases-resolution = Auswertung
match-round-phasesShort-setup = Aufbau
match-round-phasesShort-preparation = 0
match-round-phasesShort-programming = 1
match-round-phasesShort-activation = 2
match-round-phasesShort-resolution = 3
match-round-phasesAbout-setup = SP-Marker werden gezogen, und alle ziehen zwei Module.
match-round-phasesAbout-preparation = SP-Marker werden gezogen, Module ausgerüstet, und Roboter kommen herein.
match-round-phasesAbout-programming = Alle programmieren geheim ihre Würfel.
match-round-phasesAbout-activation = Die Würfel aller Roboter laufen, Einheit für Einheit.
match-round-phasesAbout-resolution = Blitzfelder schlagen zu; dann aktiviert jeder Roboter sein Feld.
match-round-phasesLabel = Phasen der Runde
match-round-number = Runde { $number }/{ $limit }
match-round-match =
    { $match ->
        [5] Titelkampf
       *[other] Kampf { $match }/4
    }
match-round-matchAbout = Vier Kämpfe in Arenen, dann der Titelkampf.

match-about-title = Über diese Partie
match-about-arena = Arena { $name }. Modus: { $mode }.
match-about-target = Wer zuerst { $target } SP hat, gewinnt sofort. Ein SP-Marker und jeder Roboter, den du zerstörst, zählen 1 SP.
match-about-squad = Alle KillBots zusammen sind ein Team, das mit { $target } SP gewinnt.
match-about-rounds = Nach Runde { $rounds } gewinnt, wer die meisten SP hat; dann, wessen Roboter seltener zerstört wurde.
match-about-tokens = SP-Marker im Vorrat: { $pool }. Genommen: { $taken }.
match-about-stacks = Modulkarten auf den Stapeln: { $blue } blau, { $red } rot, { $yellow } gelb.
match-about-defender = { $name } verteidigt Arena { $arena }.
match-about-house = Hausregeln

match-waiting-several = Es fehlen noch: { LIST($names) }.
match-waiting-modules = { $name } entscheidet über { LIST($modules) }.
match-waiting-draw = { $name } zieht ein Modul.
match-waiting-equip = { $name } rüstet den Roboter aus.
match-waiting-restart = { $name } wählt ein Startfeld.
match-waiting-program = { $name } programmiert.
match-waiting-use = { $name } entscheidet über einen Würfel.
match-waiting-react = { $name } entscheidet über ein Modul.
match-waiting-arm = { $name } entscheidet über den Teleskoparm.
match-waiting-workshop = { $name } ist in der Werkstatt.

match-bubbles-damage = Treffer
match-bubbles-vp = +1 SP
match-bubbles-repaired = Repariert

match-filters-vp = SP
match-filters-destroyed = Zerstörte Roboter
match-filters-own = Schaden an dir

match-log-arenaBegan =
    { $match ->
        [5] Der Titelkampf beginnt in Arena { $arena }.
       *[other] Kampf { $match } beginnt in Arena { $arena }.
    }
match-log-round = Runde { $round }
match-log-phases-setup = Aufbau.
match-log-phases-preparation = Vorbereitung.
match-log-phases-programming = Alle programmieren.
match-log-phases-activation = Die Würfel laufen.
match-log-phases-resolution = Die Runde endet: Blitzfelder schlagen zu, und Roboter aktivieren ihre Felder.
match-log-unit = Einheit { $unit } läuft.
match-log-tokenPlaced = Auf Feld { $number } kommt ein SP-Marker.
match-log-tokenPlacedMixed = Die genommenen Marker kommen zurück in den Vorrat. Auf Feld { $number } kommt ein SP-Marker.
match-log-answered = { $name } ist fertig.
match-log-drew = { $name } zieht: { $stack }.
match-log-drewModule = { $name } zieht { $module } ({ $stack }).
match-log-withDoubles = { $sentence } Doppelte, zurückgelegt: { LIST($doubles) }.
match-log-triedStack = { $name } zieht nichts ({ $stack }): Alle Module darin sind schon vorhanden.
match-log-equipmentShown = Alle Roboter sind ausgerüstet.
match-log-programsShown = Die Programme und die Startnummern sind offen.
match-log-entered = { $name } kommt auf { $space } herein.
match-log-killBotDrew = { $name } zieht einen Würfel: { $die }.
match-log-activated = { $name }: { $die } läuft.
match-log-used = { $name } benutzt { LIST($modules) }.
match-log-usedSwivel-left = { $name } benutzt { LIST($modules) } und dreht nach links.
match-log-usedSwivel-right = { $name } benutzt { LIST($modules) } und dreht nach rechts.
match-log-usedLimit =
    { $limit ->
        [0] { $name } benutzt { LIST($modules) } und rührt sich nicht von der Stelle.
        [one] { $name } benutzt { LIST($modules) } und erlaubt { $limit } Feld.
       *[other] { $name } benutzt { LIST($modules) } und erlaubt { $limit } Felder.
    }
match-log-withoutTarget = { $sentence } Es gibt nichts zu steuern.
match-log-dieMoved = { $by } verlegt einen Würfel von { $name } von Einheit { $unit } auf Einheit { $to }, { $direction }.
match-log-faced = { $name } blickt nach { $direction }.
match-log-turned = { $by } dreht { $name } nach { $direction }.
match-log-moved = { $name } fährt nach { $direction } auf { $space }.
match-log-movedPushing = { $name } fährt nach { $direction } auf { $space } und schiebt { LIST($pushed) }.
match-log-pushed =
    { $direction ->
        [none] Geschoben auf { $space }: { LIST($names) }.
       *[other] Geschoben nach { $direction }, auf { $space }: { LIST($names) }.
    }
match-log-jumped = { $name } springt nach { $direction } auf { $space }.
match-log-teleported = { $name } teleportiert sich auf { $space } und tauscht mit { $other }.
match-log-stopped = { $name } kommt nach { $direction } nicht weiter.
match-log-shot = { $name } schießt nach { LIST($directions) }.
match-log-beam = { $module } von { $name }: { LIST($directions) }.
match-log-struck-shot = Der Schuss trifft { $space }.
match-log-struck-explosion = Explosion auf { $space }.
match-log-struck-barrier = Die Blitzschranke trifft { $space }.
match-log-struck-fields = Blitze schlagen in die Blitzfelder ein.
match-log-struck-saw_blade = Das Sägeblatt trifft { $space }.
match-log-struck-lightning_rod = Der Blitzableiter trifft { $space }.
match-log-damagedWithShield =
    { $damage ->
        [0] Treffer für { $name }: ein Schadensmarker auf dem Schild.
        [one] Treffer für { $name }: { $damage } Schadensmarker, und einer auf dem Schild.
       *[other] Treffer für { $name }: { $damage } Schadensmarker, und einer auf dem Schild.
    }
match-log-damaged =
    { $damage ->
        [one] { $name } hat jetzt { $damage } Schadensmarker.
       *[other] { $name } hat jetzt { $damage } Schadensmarker.
    }
match-log-destroyed-damage = { $name } wird zerstört.
match-log-destroyed-pit = { $name } fällt in eine Grube.
match-log-destroyed-crush = { $name } wird zerdrückt.
match-log-destroyedBy-damage = { $name } wird zerstört; der Punkt geht an { $by }.
match-log-destroyedBy-pit = { $name } fällt in eine Grube; der Punkt geht an { $by }.
match-log-destroyedBy-crush = { $name } wird zerdrückt; der Punkt geht an { $by }.
match-log-vpGained = { $name } bekommt einen SP und hat { $vp }.
match-log-tokenTaken = { $name } nimmt SP-Marker { $number } und hat { $vp } SP.
match-log-mineLaid = { $name } legt eine Mine auf { $space }.
match-log-mineRemoved-exploded = Eine Mine von { $name } explodiert auf { $space }.
match-log-mineRemoved-limit = Die älteste Mine von { $name }, auf { $space }, wird entfernt.
match-log-mineRemoved-owner = Eine Mine von { $name } auf { $space } wird entfernt.
match-log-minePushed = Die Mine auf { $from } wird auf { $to } geschoben.
match-log-spaceActivated = { $name } aktiviert { $space }.
match-log-repaired = { $name } ist repariert.
match-log-resigned = { $name } hat aufgegeben.
match-log-removed = Der Roboter von { $name } verlässt die Arena.
match-log-arenaWon =
    { $modules ->
        [none] { $name } gewinnt Arena { $arena }.
       *[other] { $name } gewinnt Arena { $arena } und { LIST($modules) }.
    }

match-end-reopen = Ergebnis
match-end-reasons-score = Genug SP: Die Partie ist vorbei.
match-end-reasons-rounds = Die letzte Runde ist vorbei.
match-end-reasons-resigned = Nur noch ein Spieler war übrig.
match-end-nobodyLeft = Es ist niemand mehr im Spiel.
match-end-reasons-championship = Die Meisterschaft ist entschieden.
match-end-arenas =
    { $count ->
        [one] { $count } Arena
       *[other] { $count } Arenen
    }

## play: a player’s desk

play-desk-label = Dein Pult
play-desk-waiting = Für dich ist gerade nichts zu tun.
play-desk-modules =
    { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }
play-desk-modulesTitle = Deine Module
play-desk-waitingOrders =
    { $count ->
        [one] { $count } Dauerbefehl geht mit deiner nächsten Antwort
       *[other] { $count } Dauerbefehle gehen mit deiner nächsten Antwort
    }
play-desk-ordersAbout = Ein Dauerbefehl entscheidet ohne Frage. Eine Änderung geht mit deiner nächsten Antwort.
play-desk-equipped = Ausgerüstet

play-controller-dice = Würfel
play-controller-number = Zahl des Würfels
play-controller-handDie-blue = Blaue Würfel, noch { $left }
play-controller-handDie-red = Rote Würfel, noch { $left }
play-controller-dieAbout-blue = Bewegt den Roboter so viele Felder, wie die Zahl sagt. Nur auf geraden Tasten.
play-controller-dieAbout-red = Schießt. Die Zahl sagt nur, wann.
play-controller-button = Einheit { $unit }, { $direction }
play-controller-buttonWith = Einheit { $unit }, { $direction }: { LIST($dice) }
play-controller-hint = Wähle Würfel und Zahl, dann eine Richtung auf einer Einheit, oder zieh den Würfel dorthin.
play-controller-left = Übrig: { $blue } blau, { $red } rot. Drück auf einen Würfel, um ihn zurückzunehmen.
play-controller-fitting = Mit { $dice }: { LIST($modules) }.
play-controller-numberWith = { $number }: { LIST($modules) }
play-controller-sent = Gesendet. Du kannst noch ändern, bis alle fertig sind.
play-controller-sentTill =
    { $count ->
        [one] Gesendet. Du kannst noch ändern, bis { LIST($names) } fertig ist.
       *[other] Gesendet. Du kannst noch ändern, bis { LIST($names) } fertig sind.
    }
play-controller-clear = Leeren
play-controller-done = Fertig
play-controller-doneEmpty = Diese Runde aussetzen
play-controller-change = Neu senden

play-dryRun-title = Probelauf
play-dryRun-about = Zeigt, was dein Programm tut, wenn sonst niemand fährt.
play-dryRun-start = Probieren
play-dryRun-end = Ausblenden
play-dryRun-nothing = Es passiert nichts.

play-equip-card = Roboterkarte
play-equip-sides-left = linke Seite
play-equip-sides-right = rechte Seite
play-equip-empty = Freier Platz { $place }, { $side }
play-equip-takeOff = { $module } abnehmen
play-equip-attach = { $module } ausrüsten
play-equip-exchange = { $module } an die Stelle von { $other }
play-equip-hint = Drück auf ein Modul, um es auszurüsten, und auf ein ausgerüstetes, um es abzunehmen.
play-equip-nowhere = { $module } passt nirgends: Drück auf ein ausgerüstetes Modul, um zu tauschen.
play-equip-isNew = Neu: { $module }.
play-equip-problems-full = Eine Seite fasst zwei Module.
play-equip-problems-beyond_yellow = An ein gelbes Modul passt nichts mehr.
play-equip-fixed = Ein beschädigtes Schild bleibt, wo es ist.
play-equip-pickFirst = Drück zuerst unten auf ein Modul.
play-equip-inventory = Nicht ausgerüstet
play-equip-done = Fertig

play-restart-question = Wo kommt dein Roboter herein? Wähle ein markiertes Feld in der Arena.
play-restart-pick = Hereinkommen

play-draw-question = Zieh ein Modul von einem Stapel.
play-draw-questionAgain = { LIST($stacks) }: Diese Module hast du alle schon. Zieh von einem anderen Stapel.
play-draw-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

play-workshop-question = Dein Roboter ist in einer Werkstatt.
play-workshop-repair = Allen Schaden reparieren

play-arm-question = Welches Feld aktiviert dein Roboter? Wähle ein markiertes Feld in der Arena.
play-arm-pick = Aktivieren
play-arm-own = Mein eigenes Feld

play-react-questions-anchor = Dein Roboter wird geschoben. Wie weit darf es gehen?
play-react-questions-shield = Dein Roboter wird getroffen. Soll das Schild den Schaden nehmen?
play-react-questions-bomb = Dein Roboter wird zerstört. Soll seine Bombe explodieren?
play-react-questions-lightning_rod = Dein Roboter wird geschoben. Soll der Blitzableiter zurückschlagen?
play-react-yes = Ja
play-react-no = Nein
play-react-noLimit = Ohne Grenze
play-react-limit =
    { $spaces ->
        [0] Nicht von der Stelle
        [one] Höchstens { $spaces } Feld
       *[other] Höchstens { $spaces } Felder
    }

play-use-question = Einheit { $unit }: Welche Module benutzt du?
play-use-certain = Nach Dauerbefehl: { LIST($modules) }.
play-use-swivel-left = Nach links
play-use-swivel-right = Nach rechts
play-use-swivelTo-left = Links, auf { $name }
play-use-swivelTo-right = Rechts, auf { $name }
play-use-noTarget = In der Schusslinie ist kein Roboter.
play-use-target = Welchen Würfel von { $name } verlegst du?
play-use-face = Wohin blickt { $name }?
play-use-die = Einheit { $unit }: { $die }
play-use-toUnit = Auf welche Einheit
play-use-toButton = Auf welche Taste
play-use-none = Keins benutzen
play-use-done = Benutzen

play-order-label = Reihenfolge der Würfel von Einheit { $unit }
play-order-die = { $name }: { $die }

play-end-tokens = SP-Marker
play-end-destroyed = Zerstörte Roboter
play-end-losses = Eigener Roboter zerstört
play-end-shots = Schüsse
play-end-damage = Treffer erhalten
play-end-modules = Benutzte Module
play-end-wins = { $name } gewinnt!
play-end-squadWins = Die KillBots gewinnen!
play-end-squad = Die KillBots zusammen
play-end-shared = { LIST($names) } teilen sich den ersten Platz.
play-end-defenders = Die Arenen und ihre Verteidiger
play-end-arena = Arena { $name }

## cards: the module cards

cards-about-mobility = Ein roter Würfel auf einer geraden Taste bewegt den Roboter wie ein blauer, statt zu schießen.
cards-about-recoil = Nach einer Bewegung werden alle Roboter neben dir ein Feld weggeschoben; Minen dort explodieren.
cards-about-thruster = Passende blaue Würfel dürfen auf diagonalen Tasten liegen und fahren dann diagonal.
cards-about-teleport = Dein Roboter tauscht den Platz mit dem ersten Roboter in der Schusslinie. Eine Mine dort explodiert.
cards-about-telescopic_arm = Am Ende der Runde darf dein Roboter statt seines Feldes eines daneben aktivieren.
cards-about-crossfire = Ein Schuss geht in vier Richtungen: nach vorn, nach hinten und zu beiden Seiten.
cards-about-grenades = Eine Explosion so viele Felder weit weg, wie die Zahl sagt, über Roboter und Minen hinweg. Sie trifft ringsum.
cards-about-mines = Nach einer Bewegung liegt auf dem zuletzt verlassenen Feld eine Mine von dir.
cards-about-remote_control = Der erste Roboter in der Schusslinie: Leg einen seiner Würfel auf eine andere Taste, oder dreh einen KillBot.
cards-about-saw_blade = Der erste Roboter, den diese Bewegung schiebt, nimmt 1 Schaden.
cards-about-force_beam = Schiebt den ersten Roboter in der Schusslinie zwei Felder weg. Eine Mine dort explodiert.
cards-about-swivel_head = Der Schuss, oder was an seine Stelle tritt, geht 45° weiter links oder rechts.
cards-about-anchor = Wird dein Roboter geschoben, sagst du, wie weit höchstens.
cards-about-shield = Nimmt einen Schaden für deinen Roboter. Eine Werkstatt repariert es.
cards-about-bomb = Wird dein Roboter zerstört, explodiert er und trifft ringsum.
cards-about-ram_expansion = Eine Einheit fasst zwei Würfel, so kannst du alle vier benutzen.
cards-about-lightning_rod = Wer deinen Roboter schiebt, nimmt 1 Schaden.
cards-about-jetpack = Dein Roboter springt so viele Felder, wie die Zahl sagt, über alles hinweg, und zerdrückt, was er bei der Landung nicht wegschieben kann.
cards-about-water_cannon = Der Strahl lässt Minen explodieren und schiebt den ersten Roboter drei Felder weg.
cards-about-wall_control = Dein Roboter fährt durch Wände in der Arena, nicht durch Energiewände.

cards-uses-instead = stattdessen
cards-uses-add = zusätzlich
cards-uses-passive = Wirkt immer
cards-uses-phase_3 = Am Ende der Runde
cards-uses-reaction = Wenn es passiert

cards-range-blue = Blaue Würfel, { $low } bis { $high }
cards-range-red = Rote Würfel, { $low } bis { $high }

cards-house = Hausregel: Zahlen, Bereiche und Anzahl der Karten und die Arenen sind von uns; die des ursprünglichen Spiels sind nicht veröffentlicht.

## cards: orders

cards-ordersOf = Dauerbefehl für { $module }
cards-orders-ask = Fragen
cards-orders-no = Nein
cards-orders-yes = Ja
cards-orders-brake = Bremsen
cards-ordersAbout-ask = Frag mich jedes Mal.
cards-ordersAbout-no = Nie benutzen, ohne Frage.
cards-ordersAbout-yes = Immer benutzen, wenn es passt, ohne Frage.
cards-ordersAbout-brake = Nie von der Stelle, ohne Frage.
cards-pending = mit deiner nächsten Antwort

## access: for players who do not see the arena

access-table-robots = Roboter
access-table-robot = Roboter
access-table-space = Feld
access-table-damage = Schaden
access-table-vp = SP
access-table-startNumber = Startnummer
access-table-modules = Module
access-table-dice = Kommende Würfel
access-table-out = nicht in der Arena
access-table-none = keine
access-table-unit = Einheit { $unit }: { LIST($dice) }
access-table-left = links: { LIST($modules) }
access-table-right = rechts: { LIST($modules) }
access-table-spaces = Felder
access-table-spacesAbout = Alle Felder, auf denen etwas liegt oder steht oder die eine Wand haben, von der obersten Reihe nach unten.
access-table-what = Was dort ist
access-table-from = Vom Roboter: { $name }
access-table-here = hier
access-table-way = { $steps } { $direction }
access-table-ways = { $first }, { $second }
access-table-map = Karte
access-table-mapAbout = Spalten von Westen nach Osten, Reihen von Norden nach Süden.

access-keys-die = Einen blauen Würfel (er bewegt) oder einen roten (er schießt) nehmen
access-keys-number = Die Zahl des Würfels wählen
access-keys-direction = Den Würfel in der nächsten Einheit auf eine Richtung legen: Die Tasten liegen um S wie die Richtungen
access-keys-back = Den letzten Würfel zurücknehmen
access-keys-done = Das Programm senden
access-keys-spaces = In der Arena von Feld zu Feld gehen
access-keys-pick = Das Feld wählen

access-summary-went = { $name } ist jetzt auf { $space }.

## learning: lessons and rules

learning-goal = Hol SP-Marker und zerstöre Roboter: { $target } SP gewinnen sofort. Alle Programme laufen Einheit für Einheit, niedrige Zahlen zuerst.
learning-goalOfArena = Hol SP-Marker und zerstöre Roboter: { $target } SP gewinnen eine Arena. Wer die meisten Arenen verteidigt, gewinnt die Meisterschaft.
learning-goalOfSquad = Hol SP-Marker und zerstöre Roboter: { $target } SP gewinnen sofort. Die KillBots gewinnen mit 7 SP zusammen.

learning-chapters-dice = Lektion 1: Würfel und Einheiten
learning-chapters-modules = Lektion 2: Module und KillBots

learning-lesson-points-title = Siegpunkte
learning-lesson-points-text = Rot ist dein Roboter. Die Sterne sind SP-Marker: Wer am Ende der Runde auf einem steht, bekommt 1 Siegpunkt (SP). Auch ein zerstörter Roboter bringt 1 SP.
learning-lesson-move-title = Blaue Würfel bewegen
learning-lesson-move-text = Die Zahl eines Würfels wählst du selbst. Leg eine blaue 3 in Einheit 1 nach Norden: Dein Roboter fährt drei Felder weit zum Marker. Drück dann auf Fertig.
learning-lesson-move-done = Ein SP! Marker nehmen Roboter am Ende der Runde, nicht unterwegs.
learning-lesson-move-missed = Du musst auf dem Stern halten: eine blaue 3 nach Norden.
learning-lesson-units-title = Eine Einheit nach der anderen
learning-lesson-units-text = Du hast drei Einheiten für je einen Würfel. Fahr mit Einheit 1 nach Osten (3) und mit Einheit 2 nach Norden (2), um Grube und Wand herum.
learning-lesson-units-done = Erst läuft Einheit 1 aller Roboter, dann Einheit 2, dann Einheit 3. Einheiten dürfen leer bleiben.
learning-lesson-units-missed = Erst eine blaue 3 nach Osten in Einheit 1, dann eine blaue 2 nach Norden in Einheit 2.
learning-lesson-fire-title = Rote Würfel schießen
learning-lesson-fire-text = Ein roter Würfel schießt in eine der acht Richtungen, so weit der Weg frei ist. Blau hat zwei Schadensmarker: Schieß nach Nordosten.
learning-lesson-fire-done = Der dritte Schadensmarker zerstört einen Roboter: 1 SP für dich. Gruben halten Schüsse nicht auf.
learning-lesson-fire-missed = Leg einen roten Würfel nach Nordosten, die Zahl ist egal.
learning-lesson-order-title = Niedrige Zahlen zuerst
learning-lesson-order-text = In jeder Einheit laufen niedrige Zahlen zuerst. Blau wird mit einer blauen 3 nach Norden fahren. Triff vorher: mit einem roten Würfel nach Osten und niedriger Zahl.
learning-lesson-order-done = Die 2 kommt vor der 3. Bei gleicher Zahl kommt Blau vor Rot, dann die niedrigere Startnummer.
learning-lesson-order-missed = Blau war schneller. Nimm für den roten Würfel 1 oder 2.
learning-lesson-push-title = Schieben
learning-lesson-push-text = Ein fahrender Roboter schiebt andere vor sich her. Wände halten ihn auf, und eine Grube zerstört, was hineinfällt. Schieb Blau in die Grube, aber fahr nicht hinterher.
learning-lesson-push-done = In die Grube geschoben: 1 SP für dich.
learning-lesson-push-missed = Eine blaue 2 nach Osten schiebt Blau gerade weit genug.
learning-lesson-return-title = Zurückkommen
learning-lesson-return-text = Dein Roboter wurde zerstört. Jetzt kommt er ohne Schaden zurück, auf ein Startfeld deiner Seite. Wähl eins.
learning-lesson-return-done = Verloren ist nur der Rest jener Runde. Alles andere behältst du, auch deine SP.
learning-lesson-equip-title = Module ausrüsten
learning-lesson-equip-text = Rüste deine zwei Module aus und nutze dann die Steuerdüse: Mit ihr fahren blaue Würfel von 1 bis 3 auch schräg. Hol den Marker mit einer blauen 2 nach Nordosten.
learning-lesson-equip-done = Schräg kommst du an Gruben vorbei. Jede Seite der Roboterkarte fasst zwei Module, und hinter ein gelbes passt nichts mehr.
learning-lesson-module-title = Ein Modul nutzen
learning-lesson-module-text = Der Kraftstrahl passt zu roten Würfeln von 2 bis 5. Leg eine rote 4 nach Osten. Wenn sie läuft, nutze statt des Schusses den Kraftstrahl.
learning-lesson-module-done = Aus der Ferne in die Grube geschoben! Du wirst gefragt, wenn ein Modul passt. Dauerbefehle antworten im Voraus.
learning-lesson-module-missed = Eine rote 4 nach Osten, und dann der Kraftstrahl.
learning-lesson-workshop-title = In der Werkstatt
learning-lesson-workshop-text = In einer Werkstatt reparierst du deinen Roboter oder ziehst ein Modul. Fahr mit einer blauen 3 nach Norden dorthin und repariere.
learning-lesson-workshop-done = Der Schaden ist weg. Du hättest stattdessen ein Modul ziehen können.
learning-lesson-workshop-missed = Fahr mit Einheit 1 drei Felder nach Norden und wähl die Reparatur.
learning-lesson-killbot-title = Ein KillBot
learning-lesson-killbot-text = KillBots werden von den Regeln gesteuert: In jeder Einheit ziehen sie einen Würfel und jagen Marker und Roboter, die sie sehen. Dieser wird eine blaue 3 ziehen. Schieß mit einer roten 1 nach Osten.
learning-lesson-killbot-done = Ein KillBot weniger. Alle KillBots einer Partie sind Freunde und gewinnen mit 7 SP zusammen.
learning-lesson-killbot-missed = Er war schneller. Nur eine 1 oder 2 kommt vor seiner blauen 3.
learning-lesson-end-title = Das war’s
learning-lesson-end-text = In einer Liga gewinnen 5 SP. Alle beginnen mit zwei Modulen und bekommen weitere in Werkstätten und eins, wenn jemand für die Zerstörung ihres Roboters punktet. Den Rest sagen die Regeln, mit Stellungen zum Ansehen.

learning-puzzles-vp = Hol in dieser Runde { $vp } SP. Die anderen Roboter haben keine Würfel.

learning-rules-goal-title = Das Ziel
learning-rules-goal-text = Zwei bis vier Roboter kämpfen in einer Arena. Wer am Ende der Runde auf einem SP-Marker steht, nimmt ihn: 1 SP. Auch ein zerstörter Roboter bringt 1 SP. 5 SP gewinnen sofort, im Training 3. Nach Runde 30 gewinnen die meisten SP, bei Gleichstand die seltener zerstörten Roboter.
learning-rules-arena-title = Die Arena
learning-rules-arena-text = Wände halten Roboter und Schüsse auf, Energiewände auch. Eine Blitzschranke kostet beim Durchfahren 1 Schaden, ein Blitzfeld am Ende der Runde 1 Schaden. Eine Grube zerstört, was hineinfällt. Türen haben keine Wirkung.
learning-rules-program-title = Programme
learning-rules-program-text = Alle programmieren gleichzeitig und geheim. Du hast zwei blaue und zwei rote Würfel und nutzt bis zu drei davon, höchstens einen je Einheit. Zahl und Taste jedes Würfels wählst du selbst. Blaue Würfel kommen auf die vier geraden Tasten, rote auf alle acht.
learning-rules-order-title = Die Reihenfolge
learning-rules-order-text = Erst läuft Einheit 1 aller Roboter, dann Einheit 2, dann Einheit 3. In einer Einheit kommt die niedrigste Zahl zuerst, dann Blau vor Rot, dann die niedrigere Startnummer. Jede Runde gibt es neue Startnummern.
learning-rules-moves-title = Fahren und schieben
learning-rules-moves-text = Ein blauer Würfel bewegt den Roboter so viele Felder weit, wie er zeigt. Alle Roboter in einer Reihe davor werden geschoben. Geht das nicht, bleibt er stehen. Einen Roboter in eine Grube zu schieben bringt 1 SP.
learning-rules-shots-title = Schüsse und Minen
learning-rules-shots-text = Ein roter Würfel schießt bis zum ersten Roboter oder zur ersten Mine. Ein Roboter nimmt 1 Schaden; der dritte Schadensmarker zerstört ihn. Eine Mine explodiert: 1 Schaden für alle auf ihrem Feld und ringsum, soweit keine Wand dazwischen ist. Wer auf das Feld einer Mine fährt, löst sie aus.
learning-rules-ending-title = Das Ende einer Runde
learning-rules-ending-text = Zuerst schlagen die Blitze in alle Blitzfelder. Dann nutzt jeder Roboter, nach Startnummern, sein Feld: Er nimmt einen SP-Marker, oder in einer Werkstatt wird repariert oder ein Modul gezogen. Im Training wird dort nur repariert.
learning-rules-return-title = Zurückkommen
learning-rules-return-text = Ein zerstörter Roboter verliert seine Würfel und allen Schaden, und seine Minen verschwinden. In der nächsten Runde kommt er auf ein Startfeld seiner Seite. Ein Roboter oder eine Mine dort rückt ein Feld in Pfeilrichtung weiter, ohne Schaden.
learning-rules-modules-title = Module
learning-rules-modules-text = In einer Liga ziehst du Module von drei Stapeln: zwei zu Beginn, als Trost eins, wenn jemand anderes oder ein KillBot für die Zerstörung deines Roboters punktet, und weitere in Werkstätten. Am Anfang einer Runde rüstest du aus: Jede Seite der Roboterkarte fasst zwei Module, und hinter ein gelbes passt nichts mehr. Alle sehen, was ausgerüstet ist, aber nicht, was du sonst noch hast.
learning-rules-using-title = Module nutzen
learning-rules-using-text = Die Karte sagt, welche Würfel passen. Läuft so ein Würfel, wirst du gefragt, ob du das Modul nutzt. „Statt“ ersetzt die Bewegung oder den Schuss, darum geht nur eins davon. Ein Dauerbefehl antwortet im Voraus: immer, nie oder fragen.
learning-rules-killbots-title = KillBots
learning-rules-killbots-text = KillBots spielen nach Regeln, die von uns sind. In jeder Einheit ziehen sie einen Würfel und eine Zahl. Mit einem blauen drehen sie sich zum nächsten SP-Marker, den sie in den vier geraden Richtungen sehen, oder sonst zum nächsten Gegner, und fahren hin, um Gruben und Wände herum. Mit einem roten schießen sie auf den nächsten Gegner in einer der acht Richtungen. Zusammen brauchen sie 7 SP.
learning-rules-championship-title = Meisterschaft
learning-rules-championship-text = Vier Partien in den Arenen A bis D. Wer eine Arena gewinnt, verteidigt sie und bekommt ihr Champion-Modul: Jetpack in B, Wasserwerfer in C, Wandkontrolle in D. Dann folgt eine Titelpartie in der Arena, die zuletzt an die Seite mit den meisten Arenen ging. Gewinnt sie eine andere Seite, bekommt diese die Arena und die Champion-Module.
learning-rules-house-title = Hausregeln
learning-rules-house-text = Die Antworten unten stammen, soweit sie keinen Zusatz tragen, aus den Regeln einer Online-Version des Spiels. Was sonst über Module gesagt wird, die Arenen, die Zahlen auf den Karten, das Vorgehen der KillBots und der Ablauf der Meisterschaft sind Hausregeln, also von uns. Antworten, die von uns sind, tragen den Zusatz Hausregel.

learning-boards-points = Rot steht am Ende der Runde auf Marker 1 und nimmt ihn. Marker 2 bleibt.
learning-boards-fields = Die Schranke kostet 1 Schaden, das Blitzfeld noch einen.
learning-boards-order = Beide haben eine 2. Blaue Würfel laufen vor roten: Blau fährt in die Schusslinie und wird getroffen.
learning-boards-units = Einheit 1 fährt nach Osten, Einheit 2 nach Norden, Einheit 3 schießt nach Westen.
learning-boards-push = Rot schiebt zwei Roboter nacheinander in die Grube: 2 SP.
learning-boards-fire = Ein Schuss geht über die Grube und trifft den ersten Roboter.
learning-boards-walls = Die Wand beendet die erste Bewegung. Durch die Schranke geht es für 1 Schaden.
learning-boards-mine = Der Schuss endet an der Mine, und ihre Explosion trifft den Roboter daneben.
learning-boards-workshop = Rot hat zwei Schadensmarker und repariert in der Werkstatt.
learning-boards-restart = Rot kommt auf b1 zurück.
learning-boards-equip = Rot rüstet die Steuerdüse aus und fährt schräg.
learning-boards-use = Rot nutzt den Kraftstrahl statt eines Schusses.
learning-boards-killbot = Der KillBot sieht den Marker, dreht sich und holt ihn.

learning-questions-moving-title = Fragen 1: Fahren und schieben
learning-questions-moving-text = Zu jeder Antwort gibt es eine kleine Stellung zum Ansehen.
learning-questions-equipping-title = Fragen 2: Ausrüsten
learning-questions-equipping-text = Wie Module zusammengesetzt werden.
learning-questions-blue-title = Fragen 3: Blaue Module
learning-questions-blue-text = Mobilität, Rückstoß, Steuerdüse, Teleport und Teleskoparm.
learning-questions-red-title = Fragen 4: Rote Module
learning-questions-red-text = Kreuzfeuer, Granaten, Minen, Fernsteuerung, Sägeblatt, Kraftstrahl und Schwenkkopf.
learning-questions-yellow-title = Fragen 5: Gelbe Module
learning-questions-yellow-text = Anker, Schild und Bombe.
learning-questions-champion-title = Fragen 6: Champion-Module
learning-questions-champion-text = Jetpack, Wasserwerfer und Wandkontrolle.
learning-questions-killbots-title = Fragen 7: KillBots
learning-questions-killbots-text = Was KillBots sehen und tun, und wer punktet.

## learning: answers

learning-house = { $answer } (Hausregel)
learning-answers-1a-title = 1a. Darf man schräg am Ende einer Wand vorbei fahren, schießen, teleportieren oder fernsteuern, oder durch einen Winkel?
learning-answers-1a-text = Am Ende vorbei ja: Der Schuss nach Nordosten trifft. Durch einen Winkel nein: Der nach Südwesten geht nirgendwohin.
learning-answers-1aControl-title = 1a. Und mit Wandkontrolle?
learning-answers-1aControl-text = Mit Wandkontrolle fährt ein Roboter selbst durch den Winkel.
learning-answers-1b-title = 1b. Darf ein Roboter auf ein Startfeld, auf dem ein anderer oder eine Mine ist?
learning-answers-1b-text = Ja. Was dort ist, rückt ein Feld in Pfeilrichtung weiter, ohne Schaden, aber nie in eine Grube. Module wirken nicht: Der Anker hilft Blau nichts.
learning-answers-1c-title = 1c. Können zwei gleichzeitig die nötigen SP erreichen?
learning-answers-1c-text = Nein. Alles hat eine Reihenfolge, und das Spiel endet sofort. Rot hat die niedrigere Startnummer und nimmt den fünften SP zuerst.
learning-answers-1d-title = 1d. Ein Roboter wird durch eine Blitzschranke geschoben und zerstört. Bringt das dem Schiebenden SP?
learning-answers-1d-text = Ja, 1 SP.
learning-answers-1e-title = 1e. Was, wenn ein SP-Marker für ein Feld gezogen wird, auf dem ein Roboter steht?
learning-answers-1e-text = Er kommt unter den Roboter. Der nimmt ihn, wenn er am Ende der Runde noch dort steht.
learning-answers-1f-title = 1f. Eine Schranke oder ein Blitzableiter zerstört den fahrenden Roboter. Wird der vor ihm geschoben?
learning-answers-1f-text = Nein: Die Schranke zerstört Rot zuerst, und Blau bleibt stehen.
learning-answers-1fRecoil-title = 1f. Und wenn Rückstoß oder Kraftstrahl schiebt?
learning-answers-1fRecoil-text = Das wird ausgeführt: Der Blitzableiter von Blau zerstört Rot, und Blau wird trotzdem geschoben.
learning-answers-1g-title = 1g. Ein Anker gleich hinter einer Schranke hält den Fahrenden auf. Nimmt der Schaden?
learning-answers-1g-text = Nein. Kein Roboter hat die Schranke durchquert.
learning-answers-2a-title = 2a. Darf man Module beliebig ausrüsten, solange sie passen?
learning-answers-2a-text = Nein. Hinter ein gelbes Modul passt nichts, darum muss der Rückstoß vor den Anker. Der Schild kommt auf die andere Seite.
learning-answers-3a-title = 3a. Ändert Mobilität die Reihenfolge der Würfel?
learning-answers-3a-text = Nein. Der Würfel von Rot bleibt rot: Die blaue 3 läuft zuerst, obwohl Rot die niedrigere Startnummer hat. So wird Blau geschoben.
learning-answers-3b-title = 3b. Schiebt Rückstoß, wenn der Roboter sich nicht bewegen konnte?
learning-answers-3b-text = Ja. Die Wand hält Rot auf, und Blau wird weggeschoben.
learning-answers-3c-title = 3c. Kommt man schräg sicher an einer Grube vorbei?
learning-answers-3c-text = Ja.
learning-answers-3d-title = 3d. Wann kommt ein blauer Würfel auf eine schräge Taste?
learning-answers-3d-text = Beim Programmieren, wenn die Steuerdüse ausgerüstet ist und der Würfel passt. Später geht das nur durch Fernsteuerung.
learning-answers-3e-title = 3e. Der Würfel liegt auf einer schrägen Taste. Darf man jetzt auf die Steuerdüse verzichten?
learning-answers-3e-text = Nein. Blau schiebt Rot zur Seite, und Rot muss schräg in die Grube fahren. Es ist die eigene Bewegung, also gibt es keine SP.
learning-answers-3f-title = 3f. Geht Teleport durch eine Energiewand?
learning-answers-3f-text = Nein. Er braucht eine freie Schusslinie, und der Würfel ist verbraucht.
learning-answers-3g-title = 3g. Ein Roboter wird am Ende der Runde zerstört. Nimmt er vorher seinen SP-Marker?
learning-answers-3g-text = Nein. Zuerst löst der Blitz die Mine aus, die Rot zerstört. Erst danach werden Marker genommen, nach Startnummern; Schaden durch das eigene Feld kommt vor dessen Marker.
learning-answers-3h-title = 3h. Darf der Teleskoparm ein Feld nutzen, das weder SP-Feld noch Werkstatt ist?
learning-answers-3h-text = Ja, auch um Schaden zu nehmen. Rot löst die eigene Mine aus; die zerstört Rot, und dann zerstört die Bombe von Rot den Roboter von Blau.
learning-answers-4a-title = 4a. Kreuzfeuer trifft eine Mine. Kommt sein eigener Schaden zuerst?
learning-answers-4a-text = Ja. Alle Linien treffen zuerst: Der Schuss zerstört Blau, und Rot punktet. Erst dann explodiert die Mine und trifft Rot.
learning-answers-4b-title = 4b. Bringen durch Granaten zerstörte Roboter SP?
learning-answers-4b-text = Ja. Der eigene Roboter aber nie.
learning-answers-4c-title = 4c. Was geschieht mit einer Mine, die Rückstoß oder Kraftstrahl schiebt?
learning-answers-4c-text = Sie explodiert, wo sie liegt. Danach wird weiter geschoben, auch wenn der Auslösende zerstört ist: Gelb rückt noch weg.
learning-answers-4d-title = 4d. Eine Wirkung löst zwei Minen aus. Welche explodiert zuerst?
learning-answers-4d-text = Es geht nach den Startnummern ihrer Besitzer. Die von Blau ist die erste: Sie zerstört Rot, und Blau punktet.
learning-answers-4e-title = 4e. Was ist mit einer Mine auf einem Blitzfeld?
learning-answers-4e-text = Am Ende der Runde trifft der Blitz alles auf den Feldern, also explodiert die Mine.
learning-answers-4f-title = 4f. Schützt eine Mine in der Schusslinie den Roboter dahinter?
learning-answers-4f-text = Ja. Die Linie endet an der Mine, und sie wird getroffen. Das gilt auch für Teleport und Fernsteuerung.
learning-answers-4g-title = 4g. Darf Fernsteuerung einen Würfel in eine andere Einheit legen?
learning-answers-4g-text = Nein, sie ändert nur die Taste, hier von Norden auf Osten. Hat das Ziel eine RAM-Erweiterung, geht auch eine andere Einheit.
learning-answers-4h-title = 4h. Geht mit RAM-Erweiterung auch eine Einheit, die schon vorbei ist?
learning-answers-4h-text = Nein, nur in eine Einheit, die noch nicht vorbei ist (Hausregel: die laufende ist es nicht). Hier kommt der Würfel von Blau aus Einheit 3 in Einheit 2 und nach Osten.
learning-answers-4i-title = 4i. Erlaubt die Steuerdüse des Ziels schräge Tasten?
learning-answers-4i-text = Ja, wenn der Würfel zur Steuerdüse von Blau passt.
learning-answers-4j-title = 4j. Wer bekommt SP, die das Ziel mit dem bewegten Würfel holt?
learning-answers-4j-text = Das Ziel. Blau nimmt den Marker.
learning-answers-4jPit-title = 4j. Und wenn sich das Ziel selbst zerstört?
learning-answers-4jPit-text = Dann punktest du, wenn sonst keiner punktet: Blau fährt in die Grube, 1 SP für Rot. Wer Blau spielt, zieht ein Modul (Hausregel).
learning-answers-4k-title = 4k. Das Ziel fährt auf eine Mine. Wer punktet?
learning-answers-4k-text = Wem die Mine gehört: hier Gelb.
learning-answers-4kOwn-title = 4k. Und wenn es die eigene Mine ist?
learning-answers-4kOwn-text = Dann punktest du.
learning-answers-4l-title = 4l. Trifft das Sägeblatt einen Roboter, der sich nicht schieben lässt?
learning-answers-4l-text = Ja. Die Wand hält Blau fest, und Blau nimmt 1 Schaden.
learning-answers-5a-title = 5a. Eine Bewegung und dann Rückstoß schieben einen Roboter. Gilt die Antwort für seinen Anker beide Male?
learning-answers-5a-text = Nein, gefragt wird bei jedem Schieben neu. Blau lässt sich von der Bewegung schieben und hält gegen den Rückstoß.
learning-answers-5b-title = 5b. Darf ein Schild mit Schadensmarker die Seite wechseln?
learning-answers-5b-text = Ja, der Schaden geht mit. Hausregel: Abnehmen darf man ihn nicht.
learning-answers-5c-title = 5c. Explodiert eine Bombe, wenn die Zerstörung ihres Trägers das Spiel beendet?
learning-answers-5c-text = Nein. Der fünfte SP beendet das Spiel vorher.
learning-answers-5d-title = 5d. Was kommt zuerst: die Bombe, oder werden die Minen ihres Besitzers entfernt?
learning-answers-5d-text = Zuerst verschwinden die Minen, darum explodieren sie nicht.
learning-answers-6a-title = 6a. Was tut ein Sprung mit Steuerdüse und Jetpack an einem Winkel?
learning-answers-6a-text = Er endet auf dem letzten Feld davor. Blau steht dort und kann nicht weg, wird also zerquetscht: 1 SP.
learning-answers-6b-title = 6b. Jetpack und Rückstoß: Was schiebt zuerst?
learning-answers-6b-text = Das Jetpack. Dann schiebt der Rückstoß alle, die noch neben dem Roboter stehen.
learning-answers-6c-title = 6c. Kann ein Roboter über einen springen und dann den nächsten schieben?
learning-answers-6c-text = Nein, es ist ein einziger Sprung, über Roboter, Minen, Gruben und Schranken.
learning-answers-6d-title = 6d. Der Wasserwerfer hat erst eine Mine, dann einen Roboter in der Linie. Was geschieht?
learning-answers-6d-text = Die Mine explodiert, der Strahl geht weiter und schiebt den Roboter.
learning-answers-6e-title = 6e. Und bei mehreren Robotern und einer Mine?
learning-answers-6e-text = Höchstens ein Roboter wird geschoben. Die Mine zerstört Blau, darum erreicht der Strahl Gelb.
learning-answers-6f-title = 6f. Schiebt man mit Wandkontrolle andere durch Wände?
learning-answers-6f-text = Nein. Rot selbst kommt durch die erste Wand, aber Blau bleibt an der nächsten stehen.
learning-answers-7a-title = 7a. Fernsteuerung dreht einen KillBot, und er zerstört sich. Wer punktet?
learning-answers-7a-text = Wer ihn gedreht hat: 1 SP für Rot. Das gilt nur für den nächsten Würfel des KillBots.
learning-answers-7b-title = 7b. Ein KillBot zerstört einen anderen. Bringt das SP?
learning-answers-7b-text = Nein. Sie sind Freunde.
learning-answers-7c-title = 7c. Sieht ein KillBot einen SP-Marker unter einem anderen KillBot?
learning-answers-7c-text = Nein, und auch nicht, was dahinter ist. Darum fährt dieser nach Norden.
learning-answers-7d-title = 7d. Wer gibt und bekommt Champion-Module, wenn KillBots eine Titelpartie verlieren oder gewinnen?
learning-answers-7d-text = Nur der KillBot, der die Arena verteidigt, gibt seine Module ab. Gewinnen KillBots, bekommt sie der mit den meisten SP, bei Gleichstand der mit der niedrigeren Startnummer.
learning-answers-7e-title = 7e. Was tun KillBots mit Jetpack vor einer Grube?
learning-answers-7e-text = Sie springen darüber, wenn das Zielfeld sicher ist.
learning-answers-7eWalls-title = 7e. Und mit Wandkontrolle vor einer Wand?
learning-answers-7eWalls-text = Mit Wandkontrolle fahren sie hindurch.
learning-answers-7f-title = 7f. Sieht ein KillBot über Minen hinweg?
learning-answers-7f-text = Nein. Er sieht den Marker hinter der Mine nicht und holt den anderen.
