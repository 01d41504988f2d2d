## deal

deal-first = ein anderer Spieler hätte anfangen müssen.
deal-special = du hättest ein anderes Spezialplättchen bekommen müssen.

## presetAnswers

presetAnswers-open = Automatische Antworten …
presetAnswers-openSet = Automatische Antworten: an
presetAnswers-title = Automatische Antworten
presetAnswers-about = Diese Entscheidungen treffen wir sofort für dich, auch wenn du abwesend bist. Nur du siehst deine automatischen Antworten. Sie gelten für diese Partie, und du kannst sie jederzeit ändern.
presetAnswers-crystal = Wo ein neuer Kristall ins Spiel kommt
presetAnswers-crystalRules-ask-name = Frag mich
presetAnswers-crystalRules-ask-about = Die Partie wartet auf dich.
presetAnswers-crystalRules-nearest-name = Nah bei meinen Robotern
presetAnswers-crystalRules-nearest-about = Das Feld, das einem deiner Roboter am nächsten ist.
presetAnswers-crystalRules-farthest-name = Weit weg von Gegnern
presetAnswers-crystalRules-farthest-about = Das Feld, das vom nächsten gegnerischen Roboter am weitesten weg ist.
presetAnswers-crystalRules-first-name = Erstes Feld
presetAnswers-crystalRules-first-about = Wie wenn deine Zeit abläuft.
presetAnswers-zap = Wenn dein Zap einen Roboter trifft
presetAnswers-zapRules-ask-name = Frag mich
presetAnswers-zapRules-ask-about = Die Partie wartet auf dich.
presetAnswers-zapRules-decline-name = Verzichten
presetAnswers-zapRules-decline-about = Der getroffene Roboter tut nichts.
presetAnswers-zapRules-orders-name = Einen Befehl geben
presetAnswers-zapRules-orders-about = Ein gegnerischer Roboter bekommt den ersten Befehl deiner Liste, den er ausführen kann. Bei befreundeten Robotern wirst du weiter gefragt.
presetAnswers-orders = Befehle, in dieser Reihenfolge versucht
presetAnswers-blob = Wenn dein Zap einen Blob trifft
presetAnswers-blobDecline = Liegen lassen
presetAnswers-blobAbout = Sonst fragen wir dich, wohin er soll.

## crystals

crystals-blue = blauer Kristall
crystals-green = grüner Kristall
crystals-pink = rosa Kristall

## crystalCounts

crystalCounts-blue = { $count } blau
crystalCounts-green = { $count } grün
crystalCounts-pink = { $count } rosa

## directions

directions-0 = Osten
directions-1 = Südosten
directions-2 = Südwesten
directions-3 = Westen
directions-4 = Nordwesten
directions-5 = Nordosten

## tiles

tiles-forward_1 = Vorwärts 1
tiles-forward_2 = Vorwärts 2
tiles-turn_left = Drehung links
tiles-turn_right = Drehung rechts
tiles-load = Aufladen
tiles-unload = Abladen
tiles-zap = Zap
tiles-double_modification = Doppel-Modi­fikation
tiles-turn_left_2 = Drehung links 2
tiles-turn_right_2 = Drehung rechts 2
tiles-anti_zap = Anti-Zap
tiles-u_turn = Kehrtwende
tiles-forward_3 = Vorwärts 3
tiles-forward_load = Vorwärts + Aufladen
tiles-forward_zap = Vorwärts + Zap
tiles-dash = Schub
tiles-jump = Sprung
tiles-back_up = Rückwärts­gang
tiles-double_zap = Doppel-Zap
tiles-anti_theft = Diebstahl­sicherung
tiles-long_range_zap = Lang­strecken-Zap

## tileHelp

tileHelp-forward_1 = Ein Feld nach vorn; schiebt einen Roboter, Kristall oder Blob.
tileHelp-forward_2 = Vorwärts 1, zweimal.
tileHelp-turn_left = Dreht um 60° nach links.
tileHelp-turn_right = Dreht um 60° nach rechts.
tileHelp-load = Nimmt den Kristall davor auf, auch von einem Roboter.
tileHelp-unload = Legt seinen Kristall davor ab: auf den Boden, auf einen Roboter oder in eine Basis.
tileHelp-zap = Reicht zwei Felder weit. Trifft er einen Roboter, wählst du einen Befehl für ihn.
tileHelp-double_modification = Einmal pro Partie: zwei Änderungen in einem Zug.
tileHelp-turn_left_2 = Dreht um 120° nach links.
tileHelp-turn_right_2 = Dreht um 120° nach rechts.
tileHelp-anti_zap = Solange es im Programm ist, wirken gegnerische Zaps nicht.
tileHelp-u_turn = Dreht um.
tileHelp-forward_3 = Vorwärts 1, dreimal.
tileHelp-forward_load = Vorwärts 1, dann Aufladen.
tileHelp-forward_zap = Vorwärts 1, dann Zap.
tileHelp-dash = Vorwärts 1. Solange es im Programm ist, schiebt dieser Roboter ganze Reihen.
tileHelp-jump = Springt zwei Felder nach vorn, über alles hinweg.
tileHelp-back_up = Ein Feld rückwärts.
tileHelp-double_zap = Zwei Zaps hintereinander.
tileHelp-anti_theft = Solange es im Programm ist, können Gegner diesem Roboter seinen Kristall nicht durch Laden nehmen. Ein Zap kann ihn trotzdem zum Abladen bringen.
tileHelp-long_range_zap = Ein Zap mit unbegrenzter Reichweite.

## emptySlot

emptySlot = leer

## game

game-board = Spielplan
game-yourTurn = Dein Zug
game-yourTurnAs = Dein Zug: { $colour }
game-turnOf = Am Zug: { $name }
game-round = Runde { $round }
game-roundsLeft =
    { $left ->
        [0] letzte Runde
        [one] danach noch { $left } Runde
       *[other] danach noch { $left } Runden
    }
game-quiet =
    { $end ->
        [one] { $quiet } von { $end } Runde ohne Lieferung
       *[other] { $quiet } von { $end } Runden ohne Lieferung
    }
game-stack =
    { $count ->
        [one] noch { $count } Spezialplättchen
       *[other] noch { $count } Spezialplättchen
    }
game-track = Kommende Kristalle
game-trackEmpty = Keine Kristalle mehr
game-waiting = Wartet auf ein freies Feld
game-score = Punkte
game-scoreOf =
    { $target ->
        [none] { $score }
       *[other] { $score } / { $target }
    }
game-scoreLabel =
    { $target ->
        [none] { $score ->
            [one] { $score } Punkt
           *[other] { $score } Punkte
        }
       *[other] { $score } von { $target } Punkten
    }
game-delivered = Abgeliefert: { $list }
game-carrying = trägt: { $crystal }
game-noCargo = trägt nichts
game-resigned = aufgegeben
game-robot = { $robot } von { $name }
game-base = Basis von { $name }
game-activeBase = Basis von { $name }, am Zug
game-sides = Punkte der Teams
game-yourSide = du
game-team = Team { $number }
game-seatName = { $name } ({ $colour })
game-programs = Programme von { $name }
game-yourPrograms = Deine Programme
game-program = Roboter { $robot }
game-slot = Roboter { $robot }, Feld { $slot }: { $content }
game-otherSlot = { $robot } von { $name }, Feld { $slot }: { $content }
game-secretSpecials =
    { $count ->
        [one] { $count } verdecktes Spezialplättchen
       *[other] { $count } verdeckte Spezialplättchen
    }
game-special = Spezialplättchen
game-hand = Deine Hand
game-handTile = { $tile }, { $count } auf der Hand
game-jokerTile = Doppel-Modifikation: zwei Änderungen in diesem Zug
game-jokerUsed = Doppel-Modifikation verbraucht

## program

program-choose = Wähle ein Plättchen, dann ein Programmfeld. Oder wähle ein Feld, um sein Plättchen zu tauschen oder zu entfernen.
program-first = Erster Zug: Lege ein Plättchen in jeden Roboter.
program-firstOfOne = Erster Zug: Lege ein Plättchen in deinen Roboter.
program-picked = { $tile } gewählt. Wähle jetzt ein Programmfeld.
program-pickedSlot = Feld { $slot } von { $robot } gewählt. Wähle ein anderes Feld zum Tauschen.
program-staged = Fertig? Drück auf Starten.
program-doubleNone = Doppel-Modifikation: Mach zwei Änderungen.
program-doubleOne = Doppel-Modifikation: noch eine Änderung.
program-run = Starten
program-pass = Passen
program-undo = Rückgängig
program-remove = Entfernen
program-reset = Leeren
program-resetRobot = Programm von Roboter { $robot } leeren
program-otherRobot = Du kannst nur Plättchen desselben Roboters tauschen.
program-impossible = Das geht mit diesen Plättchen nicht.
program-notFirst = Lege in deinem ersten Zug ein Plättchen in jeden Roboter.
program-waitingFor = { $name } programmiert.

## preview

preview-begin = Ausprobieren
preview-about = Sieh dir an, was geschehen würde, ohne es abzuschicken.
preview-title = Vorschau (noch nicht abgeschickt)
preview-close = Vorschau schließen
preview-rounds = Runden voraus
preview-roundsAbout = Wie weit vorausgeschaut wird, wenn niemand etwas ändert
preview-branches = Was, wenn du wählst
preview-nothing = Es geschieht nichts.
preview-lost = Die Verbindung brach ab, bevor die Vorschau da war. Versuch es noch einmal.

## prompt

prompt-zapRobot = Dein Zap hat { $robot } getroffen. Befehl:
prompt-zapBlob = Dein Zap hat einen Blob getroffen. Wohin damit?
prompt-crystal = Wähle, wohin er kommt: { $crystal }.
prompt-crystalHelp = Wähle eines der leuchtenden Felder auf dem Spielplan.
prompt-decline = Verzichten
prompt-orderFor = { $order } für { $robot }
prompt-othersZap = { $name } entscheidet, was { $robot } tut.
prompt-othersBlob = { $name } entscheidet, wohin der Blob geht.
prompt-othersCrystal = { $name } wählt, wohin der Kristall kommt.

## log

log-heading = Runde { $round } · { $name }
log-turnStarted =
    { $roundsLeft ->
        [none] Am Zug: { $name }.
        [one] Am Zug: { $name }; danach noch { $roundsLeft } Runde.
       *[other] Am Zug: { $name }; danach noch { $roundsLeft } Runden.
    }
log-tilePlaced =
    { $returned ->
        [none] { $robot }: { $tile } in Feld { $slot }.
       *[other] { $robot }: { $tile } in Feld { $slot }, { $returned } zurück auf die Hand.
    }
log-tilesSwapped = { $robot }: Felder { $a } und { $b } getauscht.
log-tileRemoved = { $robot }: { $tile } aus Feld { $slot } entfernt.
log-robotReset =
    { $tiles ->
        [one] { $robot }: zurückgesetzt, { $tiles } Plättchen zurück auf die Hand.
       *[other] { $robot }: zurückgesetzt, { $tiles } Plättchen zurück auf die Hand.
    }
log-passed = { $name } hat nichts geändert.
log-doubleModificationUsed = { $name } hat die Doppel-Modifikation genutzt.
log-orderStarted = { $robot }, Feld { $slot }: { $tile }.
log-orderIgnored = { $robot } konnte nicht { $order }: { $reason }.
log-robotTurned = { $robot } dreht sich nach { $direction }.
log-throughGate = {" "}Durch einen Teleporter.
log-intoMud = {" "}Steckt im Schlamm fest!
log-crystalLoaded = { $robot } hat aufgeladen: { $crystal }.
log-crystalTaken = { $robot } hat etwas von { $source } genommen: { $crystal }.
log-crystalHanded = { $robot } hat etwas an { $target } übergeben: { $crystal }.
log-crystalDelivered =
    { $points ->
        [one] { $robot } hat in die Basis von { $name } geliefert: { $crystal }, { $points } Punkt.
       *[other] { $robot } hat in die Basis von { $name } geliefert: { $crystal }, { $points } Punkte.
    }
log-specialDrawn =
    { $tile ->
        [none] { $name } hat ein Spezialplättchen gezogen.
       *[other] { $name } hat ein Spezialplättchen gezogen: { $tile }.
    }
log-crystalWaited = Kein Feld frei, wartet: { $crystal }.
log-endPhaseBegun =
    { $rounds ->
        [one] Der letzte Kristall ist im Spiel. Die Partie endet { $rounds } Runde nach dieser.
       *[other] Der letzte Kristall ist im Spiel. Die Partie endet { $rounds } Runden nach dieser.
    }
log-zapFired-nothing = { $robot } zappt in die Luft.
log-zapFired-robot = { $robot } zappt einen Roboter.
log-zapFired-shielded_robot = { $robot } zappt einen Roboter, aber der ist abgeschirmt.
log-zapFired-blob = { $robot } zappt einen Blob.
log-zapFired-base = { $robot } zappt eine Basis: keine Wirkung.
log-zapFired-crystal = { $robot } zappt einen Kristall: keine Wirkung.
log-zapFired-rock = { $robot } zappt einen Fels: keine Wirkung.
log-zapFired-teleporter = { $robot } zappt einen Teleporter: keine Wirkung.
log-zapFired-edge = { $robot } zappt über den Rand.
log-zapObeyed = { $robot } muss gehorchen: { $order }.
log-zapDeclined = { $name } hat verzichtet.
log-gameEnded = Die Partie ist vorbei: { $reason }.
log-seatResigned = { $name } hat aufgegeben.

## parts

parts-forward_1 = fahren
parts-forward_2 = fahren
parts-turn_left = drehen
parts-turn_right = drehen
parts-load = aufladen
parts-unload = abladen
parts-zap = zappen
parts-double_modification = handeln
parts-turn_left_2 = drehen
parts-turn_right_2 = drehen
parts-anti_zap = handeln
parts-u_turn = drehen
parts-forward_3 = fahren
parts-forward_load = fahren
parts-forward_zap = fahren
parts-dash = fahren
parts-jump = springen
parts-back_up = zurückfahren
parts-double_zap = zappen
parts-anti_theft = handeln
parts-long_range_zap = zappen

## reasons

reasons-off_board = dort endet der Spielplan
reasons-base_in_the_way = eine Basis ist im Weg
reasons-rock_in_the_way = ein Fels ist im Weg
reasons-push_blocked = zum Schieben ist kein Platz
reasons-landing_occupied = das Zielfeld ist besetzt
reasons-stuck_in_mud = er steckte im Schlamm; jetzt ist er frei
reasons-already_loaded = er trägt schon einen Kristall
reasons-nothing_to_load = da ist nichts zum Aufladen
reasons-anti_theft = der andere Roboter ist gegen Diebstahl gesichert
reasons-nothing_to_unload = er trägt nichts
reasons-no_room_to_unload = davor ist kein Platz
reasons-own_other_base = das ist die andere Basis seines Besitzers

## reasonsShort

reasonsShort-off_board = Rand!
reasonsShort-base_in_the_way = Basis!
reasonsShort-rock_in_the_way = Fels!
reasonsShort-push_blocked = blockiert!
reasonsShort-landing_occupied = besetzt!
reasonsShort-stuck_in_mud = Schlamm!
reasonsShort-already_loaded = voll!
reasonsShort-nothing_to_load = nichts da
reasonsShort-anti_theft = gesichert!
reasonsShort-nothing_to_unload = leer!
reasonsShort-no_room_to_unload = kein Platz!
reasonsShort-own_other_base = nicht hier!

## bubble

bubble-declined = verzichtet
bubble-shield = abgewehrt!
bubble-points = +{ $points }
bubble-stuck = fest!
bubble-taken = geklaut!

## end

end-winner = { $name } gewinnt!
end-shared = { $names } teilen sich den ersten Platz!
end-place = { $place }.
end-reasons-score = die Zielpunkte sind erreicht
end-reasons-crystals = die Kristalle sind aufgebraucht
end-reasons-stalled = zu lange wurde nichts geliefert
end-reasons-resigned = nur eine Seite war noch übrig
end-because = Ende der Partie: { $reason }.
end-finalScore = Endstand
end-ranking = Rangliste zeigen

## glance

glance-lastChange = Letzte Änderung: { $change }
glance-placed =
    { $before ->
        [none] { $robot }{ $slot }: { $tile }
       *[other] { $robot }{ $slot }: { $tile } (vorher { $before })
    }
glance-swapped = { $robot }{ $a } und { $robot }{ $b } getauscht
glance-removed = { $robot }{ $slot }: { $tile } entfernt
glance-reset = { $robot } geleert
glance-passed = Gepasst
glance-double = Zwei Änderungen: { $changes }
glance-sideMarks = Zeichen für links und rechts auf Robotern
glance-sideMarksAbout = L und R zeigen, wohin sich ein Roboter dreht.
glance-ownRobot = { $label } (deiner)
glance-crystals-blue = In einer Basis 2 Punkte wert. Ihr Besitzer zieht dazu ein Spezialplättchen.
glance-crystals-green = In einer Basis 3 Punkte wert.
glance-crystals-pink = In einer Basis 4 Punkte wert.
glance-crystalNames-blue = Blauer Kristall
glance-crystalNames-green = Grüner Kristall
glance-crystalNames-pink = Rosa Kristall
glance-ownBase = Deine Basis
glance-ownBaseAbout = Jeder Kristall, der hier abgeladen wird, zählt für dich, egal wer ihn bringt.
glance-baseAbout = Jeder Kristall, der hier abgeladen wird, zählt für { $name }, egal wer ihn bringt.
glance-robotAbout = Führt die Felder 1, 2 und 3 seines Programms aus, wenn { $name } am Zug ist; A vor B.
glance-ownRobotAbout = Dein Roboter: Er führt in deinem Zug die Felder 1, 2 und 3 seines Programms aus; A vor B.
glance-stuckAbout = Er steckt im Schlamm und verliert seine nächste Bewegung.
glance-mud = Schlamm
glance-mudAbout = Ein Roboter, der hineinfährt, bleibt stecken und verliert seine nächste Bewegung.
glance-teleporter = Teleporter { $letter }
glance-teleporterAbout = Was hineinfährt, kommt am anderen Ende in derselben Richtung heraus.
glance-rock = Fels
glance-rockAbout = Versperrt den Weg und hält Zaps auf. Er lässt sich nicht bewegen.
glance-blob = Blob
glance-blobAbout = Roboter können ihn schieben, und ein Zap bewegt ihn ein Feld weit.
glance-centre = Mitte
glance-centreAbout = Hier oder auf dem nächsten freien Feld kommen neue Kristalle ins Spiel.
glance-trackNext = Kommt nach der nächsten Lieferung ins Spiel.
glance-trackLater = Nummer { $place } in der Reihe.
glance-waitingAbout = Kommt ins Spiel, sobald ein Feld frei ist.
glance-round = In jeder Runde ist jeder Spieler einmal am Zug.
glance-stack = Übrige Spezialplättchen
glance-stackAbout = Du ziehst eins, wenn du einen blauen Kristall bekommst.
glance-pointsAbout = Hier zählen nur abgelieferte Kristalle. Getragene zählen am Ende.
glance-deliveredTitle = Abgelieferte Kristalle
glance-secretAbout = Die anderen sehen es, wenn es zum ersten Mal gelegt wird.
glance-boardKeys = Mit den Pfeiltasten geht es von Figur zu Figur.
glance-passAbout = Ändert nichts; deine Roboter laufen.
glance-runAbout = Schickt deine Änderung ab; deine Roboter laufen.
glance-slotName = Roboter { $robot }, Feld { $slot }
glance-slotTip = { $slot }: { $tile }
glance-endTitle = Wie die Partie endet
glance-endAbout = Zeigt, wie die Partie endet und wer gewinnen würde, wenn sie jetzt zu Ende wäre.
glance-endByScore = Bis { $points } Punkte
glance-endByCrystals = Endet, wenn die Kristalle aufgebraucht sind
glance-scoreWay = Es gewinnt, wessen Basis zuerst { $points } Punkte enthält. Getragene Kristalle zählen dafür nicht.
glance-crystalWay =
    { $left ->
        [one] { $left } Kristall kommt noch. Ist der letzte im Spiel, spielt ihr die Runde zu Ende und noch drei weitere. Dann gewinnt der höchste Endstand.
       *[other] { $left } Kristalle kommen noch. Ist der letzte im Spiel, spielt ihr die Runde zu Ende und noch drei weitere. Dann gewinnt der höchste Endstand.
    }
glance-lastRounds =
    { $left ->
        [0] Der letzte Kristall ist im Spiel, und dies ist die letzte Runde. Dann gewinnt der höchste Endstand.
        [one] Der letzte Kristall ist im Spiel: Auf diese Runde folgt noch { $left }. Dann gewinnt der höchste Endstand.
       *[other] Der letzte Kristall ist im Spiel: Auf diese Runde folgen noch { $left }. Dann gewinnt der höchste Endstand.
    }
glance-stalledWay =
    { $end ->
        [one] Nach { $end } Runde ohne Lieferung endet die Partie ebenfalls (bisher { $now }).
       *[other] Nach { $end } Runden in Folge ohne Lieferung endet die Partie ebenfalls (bisher { $now }).
    }
glance-endedNow = Wäre jetzt Schluss
glance-parts = { $delivered } abgeliefert + { $carried } getragen
glance-scoringRule = Endstand: abgelieferte Kristalle (blau 2, grün 3, rosa 4) und getragene Kristalle mit je einem Punkt weniger. Bei Gleichstand: mehr blaue abgeliefert, dann mehr grüne, dann mehr Punkte abgeliefert.
glance-behindBy-won = Der Sieger hatte die Punkte zuerst.
glance-behindBy-resigned = Aufgegeben.
glance-behindBy-blue = Gleichstand: weniger blaue Kristalle abgeliefert.
glance-behindBy-green = Gleichstand: weniger grüne Kristalle abgeliefert.
glance-behindBy-delivered = Gleichstand: weniger Punkte abgeliefert.
glance-ownBaseNear = Meine Basis unten
glance-ownBaseNearAbout = Dreht den Spielplan. Richtungen heißen so, wie du sie siehst.
