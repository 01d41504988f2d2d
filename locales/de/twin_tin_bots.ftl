## lobby: the game outside of matches

lobby-title = Twin Tin Bots

lobby-presets-standard-name = Standard
lobby-presets-standard-about = Das Originalspiel, ohne Uhr.
lobby-presets-quick-name = Schnell
lobby-presets-quick-about = Vereinfachte Regeln und eine Uhr mit 2 Minuten: in 15 Minuten gespielt.
lobby-presets-elements-name = Elemente
lobby-presets-elements-about = Mit Teleportern, Felsen, Blobs und Schlamm auf dem Spielplan.
lobby-presets-teams-name = Teams
lobby-presets-teams-about = Zwei Teams, ab vier Spielern.

lobby-seats-team = Team { $number }
lobby-seats-two = zwei Plätze
lobby-seats-robots =
    { $count ->
        [one] { $count } Roboter
       *[other] { $count } Roboter
    }

lobby-settings-resignQuestion = Deine Roboter bleiben stehen und laufen nicht mehr. Du kommst auf den letzten Platz.

lobby-options-modes-standard-name = Standard
lobby-options-modes-standard-about = Jeder für sich, je zwei Roboter.
lobby-options-modes-standard-before = Je zwei Roboter mit drei Programmfächern. Pro Zug änderst du eine Sache, dann läuft alles.
lobby-options-modes-simplified-name = Vereinfacht
lobby-options-modes-simplified-about = Je ein Roboter und keine Spezialplättchen. Ideal für die erste Partie.
lobby-options-modes-simplified-before = Je ein Roboter mit drei Programmfächern, keine Spezialplättchen. Pro Zug änderst du eine Sache, dann läuft dein Roboter.
lobby-options-modes-teams-name = Teams
lobby-options-modes-teams-about = Zwei Teams. Die Punkte eines Teams werden addiert; kein Sofortsieg.
lobby-options-modes-teams-before = Jeder zweite Platz gehört zu deinem Team. Bring Kristalle in eine beliebige Basis; die Punkte deines Teams werden addiert.
lobby-options-modes-advanced_two_player-name = Fortgeschritten zu zweit
lobby-options-modes-advanced_two_player-about = Zwei gegenüberliegende Basen und je vier Roboter, auf dem Plan für vier Spieler.
lobby-options-modes-advanced_two_player-before = Jeder Spieler hat zwei gegenüberliegende Basen mit je zwei Robotern. Die Punkte beider Basen werden addiert. Ein Roboter kann in seiner eigenen oder einer gegnerischen Basis abladen, aber nicht in deiner anderen.
lobby-options-teamsNeed =
    { $count ->
        [one] Teams brauchen mindestens { $count } Spieler.
       *[other] Teams brauchen mindestens { $count } Spieler.
    }
lobby-options-advancedNeeds = Für genau zwei Spieler.
lobby-options-firstWins = Wer zuerst genug Kristalle heimbringt, gewinnt.
lobby-options-mostWins = Sind die Kristalle aufgebraucht, gewinnt, wer die meisten Punkte hat.
lobby-options-doubleSeat = Bei ungerader Spielerzahl hat ein Spieler zwei Plätze.
lobby-options-noScoreVictory = Kein Sofortsieg
lobby-options-stalledRounds =
    { $rounds ->
        [one] Endet nach { $rounds } Runde ohne Lieferung
       *[other] Endet nach { $rounds } Runden ohne Lieferung
    }
lobby-options-stalledOff = Endet nie wegen fehlender Lieferungen
lobby-options-exampleElements = Elemente des Beispiels
lobby-options-byHand = Von Hand gesetzt: { $list }
lobby-options-counts-teleporters =
    { $count ->
        [one] { $count } Teleporter-Paar
       *[other] { $count } Teleporter-Paare
    }
lobby-options-counts-rocks =
    { $count ->
        [one] { $count } Fels
       *[other] { $count } Felsen
    }
lobby-options-counts-blobs =
    { $count ->
        [one] { $count } Blob
       *[other] { $count } Blobs
    }
lobby-options-counts-mud =
    { $count ->
        [one] { $count } Schlammfeld
       *[other] { $count } Schlammfelder
    }
lobby-options-boardTooSmall = Der Plan für diese Spielerzahl hat keinen Platz für all diese Elemente.
lobby-options-colours = Eigene Farben

lobby-sideMarks-left = L
lobby-sideMarks-right = R

lobby-colours-red = rot
lobby-colours-yellow = gelb
lobby-colours-green = grün
lobby-colours-blue = blau
lobby-colours-purple = lila
lobby-colours-pink = rosa

## match: the game in a match

match-deal-first = ein anderer Spieler hätte anfangen müssen.
match-deal-special = du hättest ein anderes Spezialplättchen bekommen müssen.

match-presetAnswers-open = Automatische Antworten …
match-presetAnswers-openSet = Automatische Antworten: an

match-crystals-blue = blauer Kristall
match-crystals-green = grüner Kristall
match-crystals-pink = rosa Kristall

match-crystalCounts-blue = { $count } blau
match-crystalCounts-green = { $count } grün
match-crystalCounts-pink = { $count } rosa

match-directions-0 = Osten
match-directions-1 = Südosten
match-directions-2 = Südwesten
match-directions-3 = Westen
match-directions-4 = Nordwesten
match-directions-5 = Nordosten

match-tiles-forward_1 = Vorwärts 1
match-tiles-forward_2 = Vorwärts 2
match-tiles-turn_left = Drehung links
match-tiles-turn_right = Drehung rechts
match-tiles-load = Aufladen
match-tiles-unload = Abladen
match-tiles-zap = Zap
match-tiles-double_modification = Doppel-Modi­fikation
match-tiles-turn_left_2 = Drehung links 2
match-tiles-turn_right_2 = Drehung rechts 2
match-tiles-anti_zap = Anti-Zap
match-tiles-u_turn = Kehrtwende
match-tiles-forward_3 = Vorwärts 3
match-tiles-forward_load = Vorwärts + Aufladen
match-tiles-forward_zap = Vorwärts + Zap
match-tiles-dash = Schub
match-tiles-jump = Sprung
match-tiles-back_up = Rückwärts­gang
match-tiles-double_zap = Doppel-Zap
match-tiles-anti_theft = Diebstahl­sicherung
match-tiles-long_range_zap = Lang­strecken-Zap

match-tileHelp-forward_1 = Ein Feld nach vorn; schiebt einen Roboter, Kristall oder Blob.
match-tileHelp-forward_2 = Vorwärts 1, zweimal.
match-tileHelp-turn_left = Dreht sich um 60° nach links.
match-tileHelp-turn_right = Dreht sich um 60° nach rechts.
match-tileHelp-load = Nimmt den Kristall davor auf, auch von einem Roboter.
match-tileHelp-unload = Legt seinen Kristall davor ab: auf den Boden, auf einen Roboter oder in eine Basis.
match-tileHelp-zap = Reicht zwei Felder weit. Trifft er einen Roboter, wählst du einen Befehl für ihn.
match-tileHelp-double_modification = Einmal pro Partie: zwei Änderungen in einem Zug.
match-tileHelp-turn_left_2 = Dreht sich um 120° nach links.
match-tileHelp-turn_right_2 = Dreht sich um 120° nach rechts.
match-tileHelp-anti_zap = Solange es im Programm ist, wirken gegnerische Zaps nicht.
match-tileHelp-u_turn = Macht kehrt.
match-tileHelp-forward_3 = Vorwärts 1, dreimal.
match-tileHelp-forward_load = Vorwärts 1, dann Aufladen.
match-tileHelp-forward_zap = Vorwärts 1, dann Zap.
match-tileHelp-dash = Vorwärts 1. Solange es im Programm ist, schiebt dieser Roboter ganze Reihen.
match-tileHelp-jump = Springt zwei Felder nach vorn, über alles hinweg.
match-tileHelp-back_up = Ein Feld rückwärts.
match-tileHelp-double_zap = Zwei Zaps hintereinander.
match-tileHelp-anti_theft = Solange es im Programm ist, können Gegner diesem Roboter seinen Kristall nicht durch Aufladen nehmen. Ein Zap kann ihn trotzdem zum Abladen bringen.
match-tileHelp-long_range_zap = Ein Zap mit unbegrenzter Reichweite.

match-emptySlot = leer

match-game-board = Spielplan
match-game-yourTurn = Dein Zug
match-game-yourTurnAs = Dein Zug: { $colour }
match-game-turnOf = Am Zug: { $name }
match-game-round = Runde { $round }
match-game-roundsLeft =
    { $left ->
        [0] letzte Runde
        [one] danach noch { $left } Runde
       *[other] danach noch { $left } Runden
    }
match-game-quiet =
    { $end ->
        [one] { $quiet } von { $end } Runde ohne Lieferung
       *[other] { $quiet } von { $end } Runden ohne Lieferung
    }
match-game-stack =
    { $count ->
        [one] noch { $count } Spezialplättchen
       *[other] noch { $count } Spezialplättchen
    }
match-game-track = Kommende Kristalle
match-game-trackEmpty = Keine Kristalle mehr
match-game-waiting = Wartet auf ein freies Feld
match-game-score = Punkte
match-game-scoreOf =
    { $target ->
        [none] { $score }
       *[other] { $score } / { $target }
    }
match-game-scoreLabel =
    { $target ->
        [none] { $score ->
            [one] { $score } Punkt
           *[other] { $score } Punkte
        }
       *[other] { $score } von { $target } Punkten
    }
match-game-delivered = Abgeliefert: { $list }
match-game-carrying = trägt: { $crystal }
match-game-noCargo = trägt nichts
match-game-resigned = aufgegeben
match-game-robot = { $robot } von { $name }
match-game-base = Basis von { $name }
match-game-activeBase = Basis von { $name }, am Zug
match-game-sides = Punkte der Teams
match-game-yourSide = du
match-game-team = Team { $number }
match-game-seatName = { $name } ({ $colour })
match-game-programs = Programme von { $name }
match-game-yourPrograms = Deine Programme
match-game-program = Roboter { $robot }
match-game-slot = Roboter { $robot }, Fach { $slot }: { $content }
match-game-otherSlot = { $robot } von { $name }, Fach { $slot }: { $content }
match-game-secretSpecials =
    { $count ->
        [one] { $count } verdecktes Spezialplättchen
       *[other] { $count } verdeckte Spezialplättchen
    }
match-game-special = Spezialplättchen
match-game-hand = Plättchen in deiner Hand
match-game-handTile = { $tile }, { $count } auf der Hand
match-game-jokerTile = Doppel-Modifikation: zwei Änderungen in diesem Zug
match-game-jokerUsed = Doppel-Modifikation benutzt
match-game-jokerLeft = Doppel-Modifikation noch nicht benutzt

match-program-choose = Wähle ein Plättchen, dann ein Programmfach. Oder wähle ein Fach, um sein Plättchen zu tauschen oder zu entfernen.
match-program-first = Erster Zug: Lege ein Plättchen in jeden Roboter.
match-program-firstOfOne = Erster Zug: Lege ein Plättchen in deinen Roboter.
match-program-picked = { $tile } gewählt. Wähle jetzt ein Programmfach.
match-program-pickedSlot = Fach { $slot } von { $robot } gewählt. Wähle ein anderes zum Tauschen.
match-program-staged = Fertig? Drück auf Starten.
match-program-doubleNone = Doppel-Modifikation: Mach zwei Änderungen.
match-program-doubleOne = Doppel-Modifikation: noch eine Änderung.
match-program-run = Starten
match-program-pass = Passen
match-program-undo = Rückgängig
match-program-remove = Entfernen
match-program-reset = Leeren
match-program-resetRobot = Programm von Roboter { $robot } leeren
match-program-otherRobot = Du kannst nur Plättchen desselben Roboters tauschen.
match-program-impossible = Das geht mit diesen Plättchen nicht.
match-program-notFirst = Lege in deinem ersten Zug ein Plättchen in jeden Roboter.
match-program-waitingFor = { $name } programmiert.

match-preview-begin = Ausprobieren
match-preview-about = Sieh dir an, was geschehen würde, ohne es abzuschicken.
match-preview-lost = Die Verbindung brach ab, bevor die Vorschau da war. Versuch es noch einmal.

match-prompt-zapRobot = Dein Zap hat { $robot } getroffen. Befehl:
match-prompt-zapBlob = Dein Zap hat einen Blob getroffen. Wohin damit?
match-prompt-crystal = Neu im Spiel: { $crystal }. Wohin damit?
match-prompt-crystalHelp = Wähle eines der leuchtenden Felder auf dem Spielplan.
match-prompt-decline = Verzichten
match-prompt-orderFor = { $order } für { $robot }
match-prompt-othersZap = { $name } entscheidet, was { $robot } tut.
match-prompt-othersBlob = { $name } entscheidet, wohin der Blob geht.
match-prompt-othersCrystal = { $name } wählt, wohin der Kristall kommt.

match-log-heading = Runde { $round } · { $name }
match-log-turnStarted =
    { $roundsLeft ->
        [none] Am Zug: { $name }.
        [one] Am Zug: { $name }; danach noch { $roundsLeft } Runde.
       *[other] Am Zug: { $name }; danach noch { $roundsLeft } Runden.
    }
match-log-tilePlaced =
    { $returned ->
        [none] { $robot }: { $tile } in Fach { $slot }.
       *[other] { $robot }: { $tile } in Fach { $slot }, { $returned } zurück auf die Hand.
    }
match-log-tilesSwapped = { $robot }: Fächer { $a } und { $b } getauscht.
match-log-tileRemoved = { $robot }: { $tile } aus Fach { $slot } entfernt.
match-log-robotReset =
    { $tiles ->
        [one] { $robot }: geleert, { $tiles } Plättchen zurück auf die Hand.
       *[other] { $robot }: geleert, { $tiles } Plättchen zurück auf die Hand.
    }
match-log-passed = { $name } hat nichts geändert.
match-log-doubleModificationUsed = { $name } hat die Doppel-Modifikation benutzt.
match-log-orderStarted = { $robot }, Fach { $slot }: { $tile }.
match-log-orderIgnored = { $robot } konnte nicht { $order }: { $reason }.
match-log-robotTurned = { $robot } dreht sich nach { $direction }.
match-log-throughGate = {" "}Durch einen Teleporter.
match-log-intoMud = {" "}Steckt im Schlamm fest!
match-log-crystalLoaded = { $robot } hat aufgeladen: { $crystal }.
match-log-crystalTaken = { $robot } hat { $source } bestohlen: { $crystal }.
match-log-crystalHanded = { $robot } hat an { $target } übergeben: { $crystal }.
match-log-crystalDelivered =
    { $points ->
        [one] { $robot } hat in die Basis von { $name } geliefert: { $crystal }, { $points } Punkt.
       *[other] { $robot } hat in die Basis von { $name } geliefert: { $crystal }, { $points } Punkte.
    }
match-log-specialDrawn =
    { $tile ->
        [none] { $name } hat ein Spezialplättchen gezogen.
       *[other] { $name } hat ein Spezialplättchen gezogen: { $tile }.
    }
match-log-crystalWaited = Kein Feld frei, wartet: { $crystal }.
match-log-endPhaseBegun =
    { $rounds ->
        [one] Der letzte Kristall ist im Spiel. Die Partie endet { $rounds } Runde nach dieser.
       *[other] Der letzte Kristall ist im Spiel. Die Partie endet { $rounds } Runden nach dieser.
    }
match-log-zapFired-nothing = { $robot } zappt in die Luft.
match-log-zapFired-robot = { $robot } zappt einen Roboter.
match-log-zapFired-shielded_robot = { $robot } zappt einen Roboter, aber der ist abgeschirmt.
match-log-zapFired-blob = { $robot } zappt einen Blob.
match-log-zapFired-base = { $robot } zappt eine Basis: keine Wirkung.
match-log-zapFired-crystal = { $robot } zappt einen Kristall: keine Wirkung.
match-log-zapFired-rock = { $robot } zappt einen Fels: keine Wirkung.
match-log-zapFired-teleporter = { $robot } zappt einen Teleporter: keine Wirkung.
match-log-zapFired-edge = { $robot } zappt über den Rand.
match-log-zapObeyed = { $robot } muss gehorchen: { $order }.
match-log-zapDeclined = { $name } hat verzichtet.
match-log-gameEnded = Die Partie ist zu Ende: { $reason }.
match-log-seatResigned = { $name } hat aufgegeben.

match-parts-forward_1 = fahren
match-parts-forward_2 = fahren
match-parts-turn_left = drehen
match-parts-turn_right = drehen
match-parts-load = aufladen
match-parts-unload = abladen
match-parts-zap = zappen
match-parts-double_modification = handeln
match-parts-turn_left_2 = drehen
match-parts-turn_right_2 = drehen
match-parts-anti_zap = handeln
match-parts-u_turn = drehen
match-parts-forward_3 = fahren
match-parts-forward_load = fahren
match-parts-forward_zap = fahren
match-parts-dash = fahren
match-parts-jump = springen
match-parts-back_up = zurückfahren
match-parts-double_zap = zappen
match-parts-anti_theft = handeln
match-parts-long_range_zap = zappen

match-reasons-off_board = dort endet der Spielplan
match-reasons-base_in_the_way = eine Basis ist im Weg
match-reasons-rock_in_the_way = ein Fels ist im Weg
match-reasons-push_blocked = zum Schieben ist kein Platz
match-reasons-landing_occupied = das Zielfeld ist besetzt
match-reasons-stuck_in_mud = er steckte im Schlamm; jetzt ist er frei
match-reasons-already_loaded = er trägt schon einen Kristall
match-reasons-nothing_to_load = da ist nichts zum Aufladen
match-reasons-anti_theft = der andere Roboter ist gegen Diebstahl gesichert
match-reasons-nothing_to_unload = er trägt nichts
match-reasons-no_room_to_unload = davor ist kein Platz
match-reasons-own_other_base = das ist die andere Basis seines Besitzers

match-reasonsShort-off_board = Rand!
match-reasonsShort-base_in_the_way = Basis!
match-reasonsShort-rock_in_the_way = Fels!
match-reasonsShort-push_blocked = blockiert!
match-reasonsShort-landing_occupied = besetzt!
match-reasonsShort-stuck_in_mud = Schlamm!
match-reasonsShort-already_loaded = voll!
match-reasonsShort-nothing_to_load = nichts da
match-reasonsShort-anti_theft = gesichert!
match-reasonsShort-nothing_to_unload = leer!
match-reasonsShort-no_room_to_unload = kein Platz!
match-reasonsShort-own_other_base = nicht hier!

match-bubble-declined = verzichtet
match-bubble-shield = abgewehrt!
match-bubble-points = +{ $points }
match-bubble-stuck = fest!
match-bubble-taken = geklaut!

match-end-reasons-score = die Zielpunktzahl ist erreicht
match-end-reasons-crystals = die Kristalle sind aufgebraucht
match-end-reasons-stalled = zu lange wurde nichts geliefert
match-end-reasons-resigned = alle Gegner haben aufgegeben

match-glance-lastChange = Letzte Änderung: { $change }
match-glance-placed =
    { $before ->
        [none] { $robot }{ $slot }: { $tile }
       *[other] { $robot }{ $slot }: { $tile } (vorher { $before })
    }
match-glance-swapped = { $robot }{ $a } und { $robot }{ $b } getauscht
match-glance-removed = { $robot }{ $slot }: { $tile } entfernt
match-glance-reset = { $robot } geleert
match-glance-passed = Gepasst
match-glance-double = Zwei Änderungen: { $changes }
match-glance-sideMarks = Zeichen für links und rechts auf Robotern
match-glance-sideMarksAbout = L und R zeigen, wohin sich ein Roboter dreht.
match-glance-ownRobot = { $label } (deiner)
match-glance-crystals-blue = In einer Basis 2 Punkte wert. Ihr Besitzer zieht dazu ein Spezialplättchen.
match-glance-crystals-green = In einer Basis 3 Punkte wert.
match-glance-crystals-pink = In einer Basis 4 Punkte wert.
match-glance-crystalNames-blue = Blauer Kristall
match-glance-crystalNames-green = Grüner Kristall
match-glance-crystalNames-pink = Rosa Kristall
match-glance-ownBase = Deine Basis
match-glance-ownBaseAbout = Jeder Kristall, der hier abgeladen wird, zählt für dich, egal wer ihn bringt.
match-glance-baseAbout = Jeder Kristall, der hier abgeladen wird, zählt für { $name }, egal wer ihn bringt.
match-glance-robotAbout = Führt die Fächer 1, 2 und 3 seines Programms aus, wenn { $name } am Zug ist; A vor B.
match-glance-ownRobotAbout = Dein Roboter: Er führt in deinem Zug die Fächer 1, 2 und 3 seines Programms aus; A vor B.
match-glance-stuckAbout = Er steckt im Schlamm und verliert seine nächste Bewegung.
match-glance-mud = Schlamm
match-glance-mudAbout = Ein Roboter, der hineinfährt, bleibt stecken und verliert seine nächste Bewegung.
match-glance-teleporter = Teleporter { $letter }
match-glance-teleporterAbout = Was hineinfährt, kommt am anderen Ende in derselben Richtung heraus.
match-glance-rock = Fels
match-glance-rockAbout = Versperrt den Weg und hält Zaps auf. Er lässt sich nicht bewegen.
match-glance-blob = Blob
match-glance-blobAbout = Roboter können ihn schieben, und ein Zap bewegt ihn ein Feld weit.
match-glance-centre = Mitte
match-glance-centreAbout = Hier oder auf dem nächsten freien Feld kommen neue Kristalle ins Spiel.
match-glance-trackNext = Kommt nach der nächsten Lieferung ins Spiel.
match-glance-trackLater = Nummer { $place } in der Reihe.
match-glance-waitingAbout = Kommt ins Spiel, sobald ein Feld frei ist.
match-glance-round = In jeder Runde ist jeder Spieler einmal am Zug.
match-glance-stack = Übrige Spezialplättchen
match-glance-stackAbout = Du ziehst eins, wenn du einen blauen Kristall bekommst.
match-glance-pointsAbout = Hier zählen nur abgelieferte Kristalle. Getragene zählen am Ende.
match-glance-deliveredTitle = Abgelieferte Kristalle
match-glance-secretAbout = Die anderen sehen es, wenn es zum ersten Mal gelegt wird.
match-glance-boardKeys = Mit den Pfeiltasten geht es von Figur zu Figur.
match-glance-passAbout = Ändert nichts; deine Roboter laufen.
match-glance-runAbout = Schickt deine Änderung ab; deine Roboter laufen.
match-glance-slotName = Roboter { $robot }, Fach { $slot }
match-glance-slotTip = { $slot }: { $tile }
match-glance-endTitle = Wie die Partie endet
match-glance-endAbout = Zeigt, wie die Partie endet und wer gewinnen würde, wenn sie jetzt zu Ende wäre.
match-glance-endByScore = Bis { $points } Punkte
match-glance-endByCrystals = Endet, wenn die Kristalle aufgebraucht sind
match-glance-ownBaseNear = Meine Basis unten
match-glance-ownBaseNearAbout = Dreht den Spielplan. Richtungen heißen so, wie du sie siehst.

## places: places on the board

places-sides-0 = geradeaus
places-sides-1 = vorn rechts
places-sides-2 = hinten rechts
places-sides-3 = hinten
places-sides-4 = hinten links
places-sides-5 = vorn links

places-leg = { $steps } { $side }

places-legs = { $first } und { $second }

places-fromOwn = von deinem { $robot } aus: { $way }

places-fromNamed = von { $robot } aus: { $way }

places-ownBase = deine Basis: { $way }

places-next = als Nächstes: { $crystal }

places-inLine = Nummer { $place }: { $crystal }

places-piece = { $piece } auf { $hex }

places-pieceFrom = { $piece } auf { $hex }, { $relation }

places-robot = { $robot } auf { $hex }, Blick nach { $facing }, { $cargo }

places-stuck = { $label }, steckt im Schlamm

places-related = { $label }, { $relation }

places-crystalOn = Kristall auf { $hex }

places-blobTo = Blob geht nach { $direction } auf { $hex }

places-log-robotMoved = { $robot } fährt nach { $direction } auf { $hex }.
places-log-robotPushed = { $robot } wird nach { $direction } auf { $hex } geschoben.
places-log-robotJumped = { $robot } springt nach { $direction } auf { $hex }.
places-log-crystalPushed = Nach { $direction } auf { $hex } geschoben: { $crystal }.
places-log-blobPushed = Ein Blob wird nach { $direction } auf { $hex } geschoben.
places-log-blobMoved = Der Blob geht nach { $direction } auf { $hex }.
places-log-crystalUnloaded = { $robot } legt auf { $hex } ab: { $crystal }.
places-log-crystalPlaced = Neu im Spiel auf { $hex }: { $crystal }.

places-filters-deliveries = Lieferungen
places-filters-thefts = Diebstähle
places-filters-hits = Was mich traf

places-names = Namen der Felder am Rand des Spielplans

places-namesAbout = Buchstaben für Reihen, Zahlen für Spalten. Das Protokoll benutzt sie.

## preview: previews

preview-orders =
    { $count ->
        [one] { $count } Befehl
       *[other] { $count } Befehle
    }

preview-ignored = ignoriert: { $what }

preview-ignoredCount = { $count } ignoriert

preview-ignoredOrder = { $slot } ({ $reason })

preview-delivers =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }

preview-ends = die Partie endet

preview-stops = Hier ist Schluss: { $reason }

preview-summary = { $parts }.

preview-ownZap = dein Zap trifft { $robot }, und du wählst den Befehl.

preview-ownBlob = dein Zap trifft einen Blob, und du wählst, wohin er geht.

preview-ownCrystal = du wählst den Ort: { $crystal }.

preview-details = Einzelheiten

preview-list = Was geschehen würde

preview-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }

preview-automatic = Vorschau bei jeder Änderung

preview-automaticAbout = Der Spielplan zeigt sofort, was deine Änderungen bewirken würden. Escape blendet es aus.

preview-preview-title = Vorschau (noch nicht abgeschickt)
preview-preview-close = Vorschau schließen
preview-preview-rounds = Runden voraus
preview-preview-roundsAbout = Wie weit vorausgeschaut wird, wenn niemand etwas ändert
preview-preview-branches = Was, wenn du wählst
preview-preview-nothing = Es geschieht nichts.

## end: the end of a match

end-statistic-thefts = Gestohlene Kristalle
end-about-thefts = Kristalle, die eigene Roboter denen anderer abgenommen haben.
end-statistic-zaps = Gezappte Roboter
end-about-zaps = Roboter, die nach einem Zap des Spielers einen Befehl ausgeführt haben.
end-statistic-ignored = Ignorierte Befehle
end-about-ignored = Befehle oder Teile davon, die nicht ausgeführt werden konnten.
end-statistic-delivered_blue = Blaue abgeliefert
end-about-delivered_blue = Blaue Kristalle in der eigenen Basis, je 2 Punkte.
end-statistic-delivered_green = Grüne abgeliefert
end-about-delivered_green = Grüne Kristalle in der eigenen Basis, je 3 Punkte.
end-statistic-delivered_pink = Rosa abgeliefert
end-about-delivered_pink = Rosa Kristalle in der eigenen Basis, je 4 Punkte.
end-statistic-orders = Ausgeführte Befehle
end-about-orders = Befehle der eigenen Programme, die begonnen haben.
end-statistic-ignored_way = Ignoriert: Weg versperrt
end-about-ignored_way = Ignoriert, weil der Spielplan dort endet oder etwas im Weg steht.
end-statistic-ignored_mud = Ignoriert: Schlamm
end-about-ignored_mud = Ignoriert, weil der Roboter im Schlamm steckte.
end-statistic-ignored_crystal = Ignoriert: Kristall
end-about-ignored_crystal = Ignoriert, weil kein Kristall aufzuladen oder abzuladen war oder der Platz fehlte.
end-statistic-passes = Gepasst
end-about-passes = Züge, in denen der Spieler nichts geändert hat.
end-award-thief = Dieb
end-award-zapper = Zapper
end-award-optimist = Optimist
end-endPhase = Der letzte Kristall kommt ins Spiel.
end-delivered = Lieferung für { $name }: { $crystal }, +{ $points }.
end-stolen = { $robot } bestiehlt { $source }: { $crystal }.
end-zapped = { $name } zappt { $robot }: { $order }.

end-end-winner = { $name } gewinnt!
end-end-shared = { $names } teilen sich den ersten Platz!
end-end-place = { $place }.
end-end-because = Ende der Partie: { $reason }.
end-end-finalScore = Endstand
end-end-ranking = Rangliste zeigen
end-glance-scoreWay = Es gewinnt, wessen Basis zuerst { $points } Punkte enthält. Getragene Kristalle zählen dafür nicht.
end-glance-crystalWay =
    { $left ->
        [one] { $left } Kristall kommt noch. Ist der letzte im Spiel, spielt ihr die Runde zu Ende und noch drei weitere. Dann gewinnt der höchste Endstand.
       *[other] { $left } Kristalle kommen noch. Ist der letzte im Spiel, spielt ihr die Runde zu Ende und noch drei weitere. Dann gewinnt der höchste Endstand.
    }
end-glance-lastRounds =
    { $left ->
        [0] Der letzte Kristall ist im Spiel, und dies ist die letzte Runde. Dann gewinnt der höchste Endstand.
        [one] Der letzte Kristall ist im Spiel: Auf diese Runde folgt noch { $left }. Dann gewinnt der höchste Endstand.
       *[other] Der letzte Kristall ist im Spiel: Auf diese Runde folgen noch { $left }. Dann gewinnt der höchste Endstand.
    }
end-glance-stalledWay =
    { $end ->
        [one] Nach { $end } Runde ohne Lieferung endet die Partie ebenfalls (bisher { $now }).
       *[other] Nach { $end } Runden in Folge ohne Lieferung endet die Partie ebenfalls (bisher { $now }).
    }
end-glance-endedNow = Wäre jetzt Schluss
end-glance-parts = { $delivered } abgeliefert + { $carried } getragen
end-glance-scoringRule = Endstand: abgelieferte Kristalle (blau 2, grün 3, rosa 4) und getragene Kristalle mit je einem Punkt weniger. Bei Gleichstand: mehr blaue abgeliefert, dann mehr grüne, dann mehr Punkte abgeliefert.
end-glance-behindBy-won = Der Sieger hatte die Punkte zuerst.
end-glance-behindBy-resigned = Aufgegeben.
end-glance-behindBy-blue = Gleichstand: weniger blaue Kristalle abgeliefert.
end-glance-behindBy-green = Gleichstand: weniger grüne Kristalle abgeliefert.
end-glance-behindBy-delivered = Gleichstand: weniger Punkte abgeliefert.

## learning: lessons and rules

learning-goal = Lade Kristalle auf, trag sie heim in deine Basis und lade sie dort ab. Die Ecken eines Kristalls sind seine Punkte.
learning-goalOfTeam = Lade Kristalle auf und lade sie in einer Basis deines Teams ab. Die Ecken eines Kristalls sind seine Punkte.
learning-guide-own = Dieser Roboter gehört dir.
learning-guide-tile = Wähle hier ein Plättchen, dann ein Fach eines Roboters.
learning-guide-run = Drück auf Starten: Deine Roboter tun, was in ihren Fächern liegt, und dein Zug ist zu Ende.

learning-lesson-robots-title = Zwei Roboter gehören dir
learning-lesson-robots-text = Die Roboter A und B in deiner Farbe gehören dir, ebenso die Basis in dieser Farbe. Kristalle, die du in deine Basis bringst, sind Punkte.
learning-lesson-load-title = Lade einen Kristall auf
learning-lesson-load-text = In jedem Zug änderst du eine Sache in deinen Programmen, dann laufen beide Roboter. Roboter A steht vor einem Kristall: Lege Aufladen in sein Fach 1 und drück auf Starten.
learning-lesson-load-done = Roboter A hat den Kristall. Ein Roboter trägt immer nur einen.
learning-lesson-load-missed = Roboter A hat nichts aufgeladen. Lege Aufladen in Fach 1 von Roboter A.
learning-lesson-carry-title = Trag ihn heim
learning-lesson-carry-text = Programme bleiben von Zug zu Zug. Roboter A fährt vorwärts und steht dann vor deiner Basis: Lege Abladen in Fach 2 dazu.
learning-lesson-carry-done = Abgeliefert! Abladen wirkt nur, wenn der Roboter zu deiner Basis schaut.
learning-lesson-carry-missed = Der Kristall ist noch nicht daheim. Abladen gehört in Fach 2, nach der Bewegung.
learning-lesson-values-title = Zähl die Ecken
learning-lesson-values-text = Ein Kristall ist so viel wert, wie er Ecken hat: blau 2, grün 3, rosa 4. Dreh Roboter A nach links, bevor er auflädt, damit er den rosa Kristall bekommt.
learning-lesson-values-done = Rosa: 4 Punkte, sobald er daheim ist.
learning-lesson-values-missed = Das war ein anderer Kristall. Mit Drehung links in Fach 1 schaut Roboter A zum rosa Kristall.
learning-lesson-order-title = A läuft vor B
learning-lesson-order-text = Roboter A führt seine Fächer 1, 2, 3 aus, danach Roboter B die seinen. Lass A auf B abladen: B ist danach dran und lädt in deine Basis ab.
learning-lesson-order-done = Ein Zug, zwei Roboter: A hat den Kristall übergeben, und B hat ihn abgeliefert.
learning-lesson-order-missed = Lege Abladen in Fach 1 von Roboter A: B hat es schon.
learning-lesson-ignored-title = Manche Befehle werden ignoriert
learning-lesson-ignored-text = Roboter A steht am Rand und soll weiterfahren, Roboter B soll aufladen, wo nichts liegt. Drück auf Passen, das ändert nichts, und schau zu.
learning-lesson-ignored-done = Beide Befehle wurden ignoriert. Spielplan und Protokoll sagen, warum; mehr als den Befehl kostet es dich nicht.
learning-lesson-ignored-missed = Drück auf Passen und schau, was geschieht.
learning-lesson-track-title = Die Leiste bringt Nachschub
learning-lesson-track-text = Die Leiste zeigt die kommenden Kristalle, den nächsten zuerst. Jede Lieferung bringt einen auf den Spielplan. Liefere den blauen Kristall ab.
learning-lesson-track-done = Der nächste Kristall ist auf dem Spielplan. Und für den blauen Kristall hast du ein Spezialplättchen gezogen: Du hast es auf der Hand.
learning-lesson-track-missed = Lege Abladen in Fach 1 von Roboter A.
learning-lesson-theft-title = Nimm ihn den anderen weg
learning-lesson-theft-text = Aufladen nimmt den Kristall auch von einem Roboter. Fahr Roboter A neben den roten Roboter, der einen trägt; lege im nächsten Zug Aufladen dazu.
learning-lesson-theft-done = Jetzt gehört er dir. Vorsicht: Die anderen können das auch mit dir machen.
learning-lesson-theft-missed = Rot ist entkommen. Erst vorwärts fahren, dann aufladen.
learning-lesson-end-title = Das war’s
learning-lesson-end-text = Zu zweit gewinnt man mit 11 Punkten sofort. Ist die Leiste leer, folgen noch drei Runden, und dann zählt ein getragener Kristall einen Punkt weniger.

learning-puzzles-blue =
    { $turns ->
        [one] Liefere in einem Zug einen blauen Kristall ab.
       *[other] Liefere in { $turns } Zügen einen blauen Kristall ab.
    }
learning-puzzles-green =
    { $turns ->
        [one] Liefere in einem Zug einen grünen Kristall ab.
       *[other] Liefere in { $turns } Zügen einen grünen Kristall ab.
    }
learning-puzzles-pink =
    { $turns ->
        [one] Liefere in einem Zug einen rosa Kristall ab.
       *[other] Liefere in { $turns } Zügen einen rosa Kristall ab.
    }

## options: the form for the options

options-options-mode = Spiel
options-options-ending = Wie es endet
options-options-scoreVictory = Sofortsieg bei Zielpunktzahl
options-options-scoreVictoryAbout = Wer zuerst die Zielpunktzahl erreicht, gewinnt.
options-options-scoreVictoryTeams = Team-Partien enden immer, wenn die Kristalle aufgebraucht sind.
options-options-stalled = Ende ohne Lieferungen
options-options-stalledAfter =
    { $rounds ->
        [one] nach { $rounds } Runde
       *[other] nach { $rounds } Runden
    }
options-options-stalledNever = nie
options-options-elements = Elemente auf dem Plan
options-options-drawSetup = Zufälliger Aufbau
options-options-placings-none-name = Keine
options-options-placings-none-about = Nur Roboter, Basen und Kristalle.
options-options-placings-example-name = Beispiel
options-options-placings-example-about = Der Beispielaufbau für diese Spielerzahl.
options-options-placings-random-name = Zufällig
options-options-placings-random-about = Du wählst, wie viele; die Orte sind zufällig.
options-options-placings-by_hand-name = Von Hand
options-options-placings-by_hand-about = Du setzt sie selbst.
options-options-kinds-teleporters = Teleporter
options-options-kinds-rocks = Felsen
options-options-kinds-blobs = Blobs
options-options-kinds-mud = Schlamm
options-options-room =
    { $left ->
        [0] Dieser Plan ist voll. Ein Teleporter-Paar braucht zwei Orte, ein Fels oder Blob einen.
       *[other] Noch frei: { $left }. Ein Teleporter-Paar braucht zwei Orte, Schlamm keinen.
    }
options-options-placed-teleporter = Teleporter
options-options-placed-rock = Fels
options-options-placed-blob = Blob
options-options-placed-mud = Schlamm
options-options-byHandBoard = Plan der Partie
options-options-byHandHint = Klick auf ein helles Feld, um ein Element zu setzen. Klick auf ein Element, um es zu entfernen.
options-options-otherEnd = Klick nun auf ein Feld für das andere Ende.
options-options-noMore = { $kind }: höchstens drei.
options-options-placeHere = Hierher: { $kind }
options-options-takeAway-teleporter = Teleporter entfernen
options-options-takeAway-rock = Fels entfernen
options-options-takeAway-blob = Blob entfernen
options-options-takeAway-mud = Schlamm entfernen
options-options-coloursTitle = Farben
options-options-ownColours = Farben wählen
options-options-ownColoursAbout = Die Plätze ändern sich nicht.
options-options-seat = Platz { $seat }

## preset: answers in advance

preset-presetAnswers-title = Automatische Antworten
preset-presetAnswers-about = Diese Entscheidungen treffen wir sofort für dich, auch wenn du abwesend bist. Nur du siehst deine automatischen Antworten. Sie gelten für diese Partie, und du kannst sie jederzeit ändern.
preset-presetAnswers-crystal = Wo ein neuer Kristall ins Spiel kommt
preset-presetAnswers-crystalRules-ask-name = Frag mich
preset-presetAnswers-crystalRules-ask-about = Die Partie wartet auf dich.
preset-presetAnswers-crystalRules-nearest-name = Nah bei meinen Robotern
preset-presetAnswers-crystalRules-nearest-about = Das Feld, das einem deiner Roboter am nächsten ist.
preset-presetAnswers-crystalRules-farthest-name = Weit weg von Gegnern
preset-presetAnswers-crystalRules-farthest-about = Das Feld, das vom nächsten gegnerischen Roboter am weitesten weg ist.
preset-presetAnswers-crystalRules-first-name = Erstes Feld
preset-presetAnswers-crystalRules-first-about = Wie wenn deine Zeit abläuft.
preset-presetAnswers-zap = Wenn dein Zap einen Roboter trifft
preset-presetAnswers-zapRules-ask-name = Frag mich
preset-presetAnswers-zapRules-ask-about = Die Partie wartet auf dich.
preset-presetAnswers-zapRules-decline-name = Verzichten
preset-presetAnswers-zapRules-decline-about = Der getroffene Roboter tut nichts.
preset-presetAnswers-zapRules-orders-name = Einen Befehl geben
preset-presetAnswers-zapRules-orders-about = Ein gegnerischer Roboter bekommt den ersten Befehl deiner Liste, den er ausführen kann. Bei befreundeten Robotern wirst du weiter gefragt.
preset-presetAnswers-orders = Befehle, in der Reihenfolge der Versuche
preset-presetAnswers-blob = Wenn dein Zap einen Blob trifft
preset-presetAnswers-blobDecline = Liegen lassen
preset-presetAnswers-blobAbout = Sonst fragen wir dich, wohin er soll.

## access: for players who do not see the board

access-summary-change = { $name }: { $change }.
access-summary-moved = { $robot } steht jetzt auf { $hex }.
access-summary-movedAndTurned = { $robot } steht jetzt auf { $hex }, Blick nach { $facing }.
access-table-pieces = Figuren
access-table-piece = Figur
access-table-hex = Feld
access-table-state = Zustand
access-table-ahead = Feld davor
access-table-robotState = Blick nach { $facing }, { $cargo }
access-table-from = Von { $robot } aus
access-table-here = hier
access-table-free = frei
access-table-edge = Rand des Spielplans
access-table-map = Karte
access-table-mapAbout = Eine Zelle nach rechts ist ein Schritt nach Osten. Eine Zelle nach unten ist ein Schritt nach Südosten.
access-table-waysAbout = „Vorn rechts“ ist die Richtung nach einer Drehung nach rechts, „hinten rechts“ nach zweien. Wege zählen Feld für Feld; Roboter, Felsen und Teleporter auf dem Weg bleiben außer Acht.
access-keys-tile = Ein Plättchen deiner Hand wählen, in der gezeigten Reihenfolge
access-keys-slots = Die Programmfächer 1, 2 und 3 von Roboter { $robot } wählen
access-keys-joker = Die Doppel-Modifikation benutzen
access-keys-remove = Das Plättchen des gewählten Fachs entfernen
access-keys-drop = Das gewählte Plättchen zurücklegen
access-keys-undo = Deine letzte Änderung rückgängig machen
access-keys-preview = Ausprobieren: sehen, was geschehen würde
access-keys-run = Starten
access-keys-pass = Passen
access-keys-answer = Eine Frage der Partie beantworten
access-keys-arrows = Auf dem Spielplan: von Figur zu Figur gehen
