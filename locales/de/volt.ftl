## lobby: the game outside of matches

lobby-title = VOLT

lobby-colours-red = Rot
lobby-colours-blue = Blau
lobby-colours-yellow = Gelb
lobby-colours-green = Grün

lobby-presets-league-name = Liga zu zweit
lobby-presets-league-about = Zwei Spieler, mit Modulen und Minen; Sieg mit 5 SP.
lobby-presets-training-name = Training
lobby-presets-training-about = Zu zweit programmieren lernen: ohne Module und Minen; Sieg mit 3 SP.
lobby-presets-solo-name = Allein gegen drei KillBots
lobby-presets-solo-about = Du allein gegen ein Team von KillBots, die nach Würfeln spielen.
lobby-presets-championship-name = Meisterschaft
lobby-presets-championship-about = Vier Arenen nacheinander, jede mit einem Champion-Modul, und dann eine Titelpartie.

lobby-introduction-goal = Leg geheim Würfel auf die Einheiten deines Roboters; dann fahren und schießen alle Roboter in strenger Reihenfolge. Siegpunkte (SP) gibt es für SP-Marker und für zerstörte Roboter.
lobby-introduction-target = Für den Sieg braucht man { $target } SP.
lobby-introduction-championship = Gespielt wird in vier Arenen, dann folgt eine Titelpartie.
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

lobby-options-modeWords-training = Training
lobby-options-modeWords-league = Liga
lobby-options-modeWords-championship = Meisterschaft
lobby-options-arenaName = Arena { $name }
lobby-options-randomWords = Zufällige Arena
lobby-options-house = Die Arenen und die Zahlen auf den Karten sind Hausregeln: Die des ursprünglichen Spiels sind nicht veröffentlicht.
lobby-options-targetWords = Sieg mit { $target } SP
lobby-options-killbotWords =
    { $count ->
        [0] Keine KillBots
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
lobby-options-tooMany = In die Arena passen höchstens vier Roboter, Spieler und KillBots zusammen.
lobby-options-tooFew = Wer allein spielt, braucht mindestens einen KillBot.
lobby-options-startNumberWords-random = Zufällige Startnummern
lobby-options-startNumberWords-rotating = Startnummern reihum
lobby-options-startNumberWords-first_come = Startnummern nach Tempo
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

match-seats-killbot = KillBot { $colour }
match-seats-vp = { $vp } SP
match-seats-vpOf = { $vp } von { $target } SP
match-seats-vpAbout = Siegpunkte: einer für jeden SP-Marker, auf dem dein Roboter am Ende einer Runde steht, und einer für jeden Roboter, den du zerstörst.
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
        [one] { $count } Modul im Inventar
       *[other] { $count } Module im Inventar
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
match-seats-asked-restart = Wählt ein Startfeld
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

match-round-over = Die Partie ist zu Ende
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
match-round-phasesAbout-preparation = SP-Marker werden gezogen, Module ausgerüstet, und Roboter kommen in die Arena.
match-round-phasesAbout-programming = Alle programmieren geheim ihre Würfel.
match-round-phasesAbout-activation = Die Würfel aller Roboter wirken, Einheit für Einheit.
match-round-phasesAbout-resolution = Blitzfelder schlagen zu; dann aktiviert jeder Roboter sein Feld.
match-round-phasesLabel = Phasen der Runde
match-round-number = Runde { $number }/{ $limit }
match-round-match =
    { $match ->
        [5] Titelpartie
       *[other] Partie { $match }/4
    }
match-round-matchAbout = Vier Partien in Arenen, dann die Titelpartie.

match-about-title = Über diese Partie

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
        [5] Die Titelpartie beginnt in Arena { $arena }.
       *[other] Partie { $match } beginnt in Arena { $arena }.
    }
match-log-round = Runde { $round }
match-log-phases-setup = Aufbau.
match-log-phases-preparation = Vorbereitung.
match-log-phases-programming = Alle programmieren.
match-log-phases-activation = Die Würfel wirken.
match-log-phases-resolution = Die Runde endet: Blitzfelder schlagen zu, und Roboter aktivieren ihre Felder.
match-log-unit = Einheit { $unit } läuft.
match-log-tokenPlaced = Auf Feld { $number } kommt ein SP-Marker.
match-log-tokenPlacedMixed = Die genommenen Marker kommen zurück in den Vorrat. Auf Feld { $number } kommt ein SP-Marker.
match-log-answered = { $name } ist fertig.
match-log-drew = { $name } zieht ein Modul ({ $stack }).
match-log-drewModule = { $name } zieht { $module } ({ $stack }).
match-log-withDoubles = { $sentence } Zurückgelegt, weil doppelt: { LIST($doubles) }.
match-log-triedStack = { $name } zieht nichts ({ $stack }) und hat schon alle Module daraus.
match-log-equipmentShown = Alle Roboter sind ausgerüstet.
match-log-programsShown = Die Programme und die Startnummern sind offen.
match-log-entered = { $name } startet auf { $space }.
match-log-killBotDrew = { $name } zieht einen Würfel: { $die }.
match-log-activated = { $name } führt aus: { $die }.
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

match-end-reasons-score = Genug SP: Die Partie ist zu Ende.
match-end-reasons-rounds = Die letzte Runde ist vorbei.
match-end-reasons-resigned = Nur noch ein Spieler war übrig.
match-end-reasons-championship = Die Meisterschaft ist entschieden.

## play: a player’s desk

play-desk-label = Dein Steuerpult
play-desk-waiting = Warten auf die anderen.
play-desk-modules =
    { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }
play-desk-modulesTitle = Deine Module
play-desk-waitingOrders =
    { $count ->
        [one] { $count } Dauerbefehl wird mit deiner nächsten Antwort gesendet
       *[other] { $count } Dauerbefehle werden mit deiner nächsten Antwort gesendet
    }
play-desk-ordersAbout = Ein Dauerbefehl antwortet für dich. Eine Änderung wird mit deiner nächsten Antwort gesendet.
play-desk-equipped = Ausgerüstet

play-controller-dice = Würfel
play-controller-number = Zahl des Würfels
play-controller-handDie-blue = Fahren: blaue Würfel, noch { $left }
play-controller-handDie-red = Schießen: rote Würfel, noch { $left }
play-controller-does-blue = Fahren
play-controller-does-red = Schießen
play-controller-dieAbout-blue = Bewegt den Roboter so viele Felder, wie die Zahl sagt. Nur auf geraden Tasten.
play-controller-dieAbout-red = Schießt. Die Zahl sagt nur, wann.
play-controller-button = Einheit { $unit }, { $direction }
play-controller-buttonWith = Einheit { $unit }, { $direction }: { LIST($dice) }
play-controller-hint = Wähle Würfel und Zahl, dann eine Richtung auf einer Einheit, oder zieh den Würfel dorthin.
play-controller-takeBack = Drück darauf, um ihn zurückzunehmen.
play-controller-fitting = Mit { $dice }: { LIST($modules) }.
play-controller-numberWith = { $number }: { LIST($modules) }
play-controller-sent = Antwort gesendet. Du kannst sie noch ändern, bis alle fertig sind.
play-controller-sentTill =
    { $count ->
        [one] Antwort gesendet. Du kannst sie noch ändern, bis { LIST($names) } fertig ist.
       *[other] Antwort gesendet. Du kannst sie noch ändern, bis { LIST($names) } fertig sind.
    }
play-controller-race = Wer zuerst fertig ist, beginnt: { $done } von { $all } fertig.
play-controller-clear = Leeren
play-controller-done = Fertig
play-controller-skip = Diese Runde aussetzen
play-controller-skipAbout = Ohne Würfel steht dein Roboter eine Runde lang still.
play-controller-skipYes = Ja, aussetzen
play-controller-change = Neu senden

play-dryRun-title = Wenn sonst niemand fährt:
play-dryRun-nothing = Es passiert nichts.

play-restart-question = Wo startet dein Roboter? Wähle ein markiertes Feld in der Arena.
play-restart-pick = Hier starten

play-arm-pick = Aktivieren

play-order-label = Reihenfolge der Würfel dieser Runde
play-order-die = { $name }: { $die }
play-order-done = { $name }: { $die }, erledigt

## questions: what a player is asked apart from programs

questions-draw-question = Zieh ein Modul von einem Stapel. Module geben deinem Roboter neue Aktionen.
questions-draw-questionAgain = { LIST($stacks) }: Diese Module hast du alle schon. Zieh von einem anderen Stapel.
questions-draw-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
questions-draw-kinds-blue = bewegen
questions-draw-kinds-red = angreifen
questions-draw-kinds-yellow = schützen
questions-draw-kindsAbout-blue = Module zum Fahren: weiter, schräg oder an einen anderen Ort.
questions-draw-kindsAbout-red = Module zum Angreifen: Strahlen, Minen, Explosionen und die Steuerung anderer Roboter.
questions-draw-kindsAbout-yellow = Module zum Schutz: Sie wirken von selbst, oder wenn dein Roboter getroffen oder geschoben wird.

questions-workshop-question = Dein Roboter ist in einer Werkstatt.
questions-workshop-repair = Allen Schaden reparieren

questions-arm-question = Welches Feld aktiviert dein Roboter? Wähle ein markiertes Feld in der Arena.
questions-arm-own = Mein eigenes Feld

questions-react-questions-anchor = Dein Roboter wird geschoben. Wie weit darf es gehen?
questions-react-questions-shield = Dein Roboter wird getroffen. Soll der Schild den Schaden abfangen?
questions-react-questions-bomb = Dein Roboter wird zerstört. Soll seine Bombe explodieren?
questions-react-questions-lightning_rod = Dein Roboter wird geschoben. Soll der Blitzableiter zurückschlagen?
questions-react-yes = Ja
questions-react-no = Nein
questions-react-noLimit = Ohne Grenze
questions-react-limit =
    { $spaces ->
        [0] Nicht von der Stelle
        [one] Höchstens { $spaces } Feld
       *[other] Höchstens { $spaces } Felder
    }

questions-use-question = Einheit { $unit }: Welche Module benutzt du?
questions-use-certain = Nach Dauerbefehl: { LIST($modules) }.
questions-use-swivel-left = Nach links
questions-use-swivel-right = Nach rechts
questions-use-swivelTo-left = Links, auf { $name }
questions-use-swivelTo-right = Rechts, auf { $name }
questions-use-target = Welchen Würfel von { $name } verlegst du?
questions-use-face = Wohin blickt { $name }?
questions-use-die = Einheit { $unit }: { $die }
questions-use-toUnit = Auf welche Einheit
questions-use-toButton = Auf welche Taste
questions-use-none = Keins benutzen
questions-use-done = Benutzen
questions-use-now = { $module } benutzen
questions-use-hits = Trifft: { LIST($things) }.
questions-use-hitsNothing = Trifft nichts.
questions-use-mineOn = die Mine auf { $space }

questions-dontAsk-title = Nicht mehr fragen …

## cards: what the modules do

cards-about-mobility = Ein roter Würfel auf einer geraden Taste bewegt den Roboter wie ein blauer, statt zu schießen.
cards-about-recoil = Nach einer Bewegung werden alle Roboter neben dir ein Feld weggeschoben; Minen dort explodieren.
cards-about-thruster = Passende blaue Würfel dürfen auf schrägen Tasten liegen und fahren dann schräg.
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
cards-about-shield = Fängt einen Schaden für deinen Roboter ab. Eine Werkstatt repariert ihn.
cards-about-bomb = Wird dein Roboter zerstört, explodiert er und trifft ringsum.
cards-about-ram_expansion = Eine Einheit fasst zwei Würfel, so kannst du alle vier benutzen.
cards-about-lightning_rod = Wer deinen Roboter schiebt, nimmt 1 Schaden.
cards-about-jetpack = Dein Roboter springt so viele Felder, wie die Zahl sagt, über alles hinweg, und zerdrückt, was er bei der Landung nicht wegschieben kann.
cards-about-water_cannon = Der Strahl lässt Minen explodieren und schiebt den ersten Roboter drei Felder weg.
cards-about-wall_control = Dein Roboter fährt durch Wände in der Arena, nicht durch Energiewände.
cards-play = Zeigen, was { $module } bewirkt

## modules: module cards and standing orders

modules-uses-instead = stattdessen
modules-uses-add = zusätzlich
modules-uses-passive = Wirkt immer
modules-uses-phase_3 = Am Ende der Runde
modules-uses-reaction = Wenn es passiert

modules-range-blue = Blaue Würfel, { $low } bis { $high }
modules-range-red = Rote Würfel, { $low } bis { $high }

modules-house = Hausregel: Zahlen, Bereiche und Anzahl der Karten und die Arenen sind von uns; die des ursprünglichen Spiels sind nicht veröffentlicht.

modules-ordersOf = Dauerbefehl für { $module }
modules-orders-ask = Fragen
modules-orders-no = Nein
modules-orders-yes = Ja
modules-orders-brake = Bremsen
modules-ordersAbout-ask = Frag mich jedes Mal.
modules-ordersAbout-no = Nie benutzen, ohne Frage.
modules-ordersAbout-yes = Immer benutzen, wenn es passt, ohne Frage.
modules-ordersAbout-brake = Nie von der Stelle, ohne Frage.
modules-pending = mit deiner nächsten Antwort

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

learning-goal = Hol SP-Marker und zerstöre Roboter: Mit { $target } SP gewinnst du sofort. Alle Programme laufen Einheit für Einheit, niedrige Zahlen zuerst.
learning-goalOfArena = Hol SP-Marker und zerstöre Roboter: Mit { $target } SP gewinnst du eine Arena. Wer die meisten Arenen verteidigt, gewinnt die Meisterschaft.
learning-goalOfSquad = Hol SP-Marker und zerstöre Roboter: Mit { $target } SP gewinnst du sofort. Die KillBots gewinnen mit zusammen 7 SP.
learning-guide-own = Dieser Roboter gehört dir.
learning-guide-die = Wähle Würfel und Zahl, dann eine Richtung auf einer Einheit.
learning-guide-done = Drück auf Fertig, wenn deine Würfel liegen: Das beendet deinen Zug.

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
learning-lesson-order-text = In jeder Einheit kommen niedrige Zahlen zuerst. Blau wird mit einer blauen 3 nach Norden fahren. Triff vorher: mit einem roten Würfel nach Osten und niedriger Zahl.
learning-lesson-order-done = Die 2 kommt vor der 3. Bei gleicher Zahl kommt Blau vor Rot, dann die niedrigere Startnummer.
learning-lesson-order-missed = Blau war schneller. Nimm für den roten Würfel 1 oder 2.
learning-lesson-push-title = Schieben
learning-lesson-push-text = Ein fahrender Roboter schiebt andere vor sich her. Wände halten ihn auf, und eine Grube zerstört, was hineinfällt. Schieb Blau in die Grube, aber fahr nicht hinterher.
learning-lesson-push-done = In die Grube geschoben: 1 SP für dich.
learning-lesson-push-missed = Eine blaue 2 nach Osten schiebt Blau gerade weit genug.
learning-lesson-return-title = Zurückkommen
learning-lesson-return-text = Dein Roboter wurde zerstört. Jetzt kommt er ohne Schaden zurück, auf ein Startfeld deiner Seite. Wähle eins.
learning-lesson-return-done = Verloren ist nur der Rest jener Runde. Alles andere behältst du, auch deine SP.
learning-lesson-equip-title = Module ausrüsten
learning-lesson-equip-text = Rüste deine zwei Module aus und benutze dann die Steuerdüse: Mit ihr fahren blaue Würfel von 1 bis 3 auch schräg. Hol den Marker mit einer blauen 2 nach Nordosten.
learning-lesson-equip-done = Schräg kommst du an Gruben vorbei. Jede Seite der Roboterkarte fasst zwei Module, und hinter ein gelbes passt nichts mehr.
learning-lesson-module-title = Ein Modul benutzen
learning-lesson-module-text = Der Kraftstrahl passt zu roten Würfeln von 2 bis 5. Leg eine rote 4 nach Osten. Wenn sie an der Reihe ist, benutze statt des Schusses den Kraftstrahl.
learning-lesson-module-done = Aus der Ferne in die Grube geschoben! Du wirst gefragt, wenn ein Modul passt. Dauerbefehle antworten im Voraus.
learning-lesson-module-missed = Eine rote 4 nach Osten, und dann der Kraftstrahl.
learning-lesson-workshop-title = In der Werkstatt
learning-lesson-workshop-text = In einer Werkstatt reparierst du deinen Roboter oder ziehst ein Modul. Fahr mit einer blauen 3 nach Norden dorthin und repariere.
learning-lesson-workshop-done = Der Schaden ist weg. Du hättest stattdessen ein Modul ziehen können.
learning-lesson-workshop-missed = Fahr mit Einheit 1 drei Felder nach Norden und wähle die Reparatur.
learning-lesson-killbot-title = Ein KillBot
learning-lesson-killbot-text = KillBots werden von den Regeln gesteuert: In jeder Einheit ziehen sie einen Würfel und jagen Marker und Roboter, die sie sehen. Dieser wird eine blaue 3 ziehen. Schieß mit einer roten 1 nach Osten.
learning-lesson-killbot-done = Ein KillBot weniger. Alle KillBots einer Partie sind Freunde und gewinnen mit zusammen 7 SP.
learning-lesson-killbot-missed = Er war schneller. Nur eine 1 oder 2 kommt vor seiner blauen 3.
learning-lesson-end-title = Das war’s
learning-lesson-end-text = In einer Liga gewinnst du mit 5 SP. Alle beginnen mit zwei Modulen und bekommen weitere in Werkstätten und eins, wenn jemand für die Zerstörung ihres Roboters punktet. Den Rest sagen die Regeln, mit Stellungen zum Ansehen.

learning-puzzles-vp = Hol in dieser Runde { $vp } SP. Die anderen Roboter haben keine Würfel.

effects-mine = Ein Roboter, der ihr Feld betritt, oder ein Schuss bringt sie zur Explosion: 1 Schaden für alles dort und rundherum.
effects-token = Wer am Ende der Runde hier steht, nimmt den Marker: 1 SP.
effects-vp = Hierher kommen SP-Marker.
effects-workshop = Am Ende der Runde repariert ein Roboter hier seinen ganzen Schaden oder zieht, wenn mit Modulen gespielt wird, eines.
effects-pit = Sie zerstört, was hineinfällt.
effects-field = Am Ende der Runde nimmt alles, was hier ist, 1 Blitzschaden.
effects-energy = Eine Energiewand hält Roboter, Schüsse und Teleports auf.
effects-barrier = Ein Roboter, der die Blitzschranke überquert, nimmt 1 Schaden.
effects-door = Eine Tür hat keine Wirkung.

## options: the form for the options

options-options-mode = Modus
options-options-modes-training-name = Training
options-options-modes-training-about = Ohne Module und Minen; Arena A oder B; Sieg mit 3 SP.
options-options-modes-league-name = Liga
options-options-modes-league-about = Mit Modulen und Minen, in jeder Arena.
options-options-modes-championship-name = Meisterschaft
options-options-modes-championship-about = Alle Arenen nacheinander, dann eine Titelpartie.
options-options-arena = Arena
options-options-random = Zufall
options-options-arenaTitles-A = Hof
options-options-arenaTitles-B = Krater
options-options-arenaTitles-C = Kraftwerk
options-options-arenaTitles-D = Tresor
options-options-target = SP zum Sieg
options-options-killbots = KillBots
options-options-killbotsAbout = Roboter, die nach den Regeln mit zufälligen Würfeln fahren. Zusammen sind sie ein Team, das mit 7 SP gewinnt.
options-options-startNumbers = Startnummern
options-options-startNumberKinds-random-name = Zufall
options-options-startNumberKinds-random-about = In jeder Runde neu gezogen.
options-options-startNumberKinds-rotating-name = Reihum
options-options-startNumberKinds-rotating-about = Der erste Roboter einer Runde ist in der nächsten der letzte.
options-options-startNumberKinds-first_come-name = Nach Tempo
options-options-startNumberKinds-first_come-about = Wer zuerst fertig programmiert hat, bekommt die 1.
options-options-rounds = Höchste Rundenzahl

## equip: modules for a robot

equip-equip-card = Roboterkarte
equip-equip-sides-left = linke Seite
equip-equip-sides-right = rechte Seite
equip-equip-empty = Freier Platz { $place }, { $side }
equip-equip-takeOff = { $module } abnehmen
equip-equip-attach = { $module } ausrüsten
equip-equip-exchange = { $module } an die Stelle von { $other }
equip-equip-hint = Drück auf ein Modul, um es auszurüsten, und auf ein ausgerüstetes, um es abzunehmen.
equip-equip-nowhere = { $module } passt nirgends: Drück auf ein ausgerüstetes Modul, um zu tauschen.
equip-equip-isNew = Neu: { $module }.
equip-equip-problems-full = Eine Seite fasst zwei Module.
equip-equip-problems-beyond_yellow = An ein gelbes Modul passt nichts mehr.
equip-equip-fixed = Ein beschädigter Schild bleibt, wo er ist.
equip-equip-pickFirst = Drück zuerst unten auf ein Modul.
equip-equip-inventory = Nicht ausgerüstet
equip-equip-done = Fertig

## dialogs: the dialogs of a match

dialogs-about-arena = Arena { $name }. Modus: { $mode }.
dialogs-about-target = Wer zuerst { $target } SP hat, gewinnt sofort. Ein SP-Marker und jeder Roboter, den du zerstörst, zählen 1 SP.
dialogs-about-squad = Alle KillBots zusammen sind ein Team, das mit { $target } SP gewinnt.
dialogs-about-rounds = Nach Runde { $rounds } gewinnt, wer die meisten SP hat; bei Gleichstand, wessen Roboter seltener zerstört wurde.
dialogs-about-tokens = SP-Marker im Vorrat: { $pool }. Genommen: { $taken }.
dialogs-about-stacks = Modulkarten auf den Stapeln: { $blue } blau, { $red } rot, { $yellow } gelb.
dialogs-about-defender = { $name } verteidigt Arena { $arena }.
dialogs-about-house = Hausregeln
dialogs-end-reopen = Ergebnis
dialogs-end-nobodyLeft = Es ist niemand mehr im Spiel.
dialogs-end-arenas =
    { $count ->
        [one] { $count } Arena
       *[other] { $count } Arenen
    }
dialogs-end-wins = { $name } gewinnt!
dialogs-end-squadWins = Die KillBots gewinnen!
dialogs-end-squad = Die KillBots zusammen
dialogs-end-shared = { LIST($names) } teilen sich den ersten Platz.
dialogs-end-defenders = Die Arenen und ihre Verteidiger
dialogs-end-arena = Arena { $name }

dialogs-between-title = { $match }, Arena { $arena }
dialogs-between-anew = Punkte und Schaden beginnen neu, { $target } SP gewinnen. Module bleiben.
dialogs-between-playOn = Nächste Arena

end-statistic-destroyed = Zerstörte Roboter
end-about-destroyed = SP für zerstörte Roboter anderer.
end-statistic-tokens = SP-Marker
end-about-tokens = SP für Marker, die der Roboter genommen hat.
end-statistic-modules = Benutzte Module
end-about-modules = Wie oft ein Modul benutzt wurde.
end-statistic-losses = Wie oft zerstört
end-about-losses = Wie oft der eigene Roboter zerstört wurde.
end-statistic-shots = Schüsse
end-about-shots = Schüsse und Strahlen von Modulen.
end-statistic-damage = Erhaltene Treffer
end-about-damage = Wie oft der eigene Roboter oder sein Schild beschädigt wurde.
end-award-destroyer = Zerstörer
end-award-collector = Sammler
end-award-tinkerer = Tüftler
