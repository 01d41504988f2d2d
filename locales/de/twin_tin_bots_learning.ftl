goal = Lade Kristalle auf, trag sie heim in deine Basis und lade sie dort ab. Die Ecken eines Kristalls sind seine Punkte.
goalOfTeam = Lade Kristalle auf und lade sie in einer Basis deines Teams ab. Die Ecken eines Kristalls sind seine Punkte.

## lesson

lesson-robots-title = Zwei Roboter gehören dir
lesson-robots-text = Die Roboter A und B in deiner Farbe gehören dir, ebenso die Basis in dieser Farbe. Kristalle, die du in deine Basis bringst, sind Punkte.
lesson-load-title = Lade einen Kristall auf
lesson-load-text = In jedem Zug änderst du eine Sache in deinen Programmen, dann laufen beide Roboter. Roboter A steht vor einem Kristall: Lege Aufladen in sein Feld 1 und drück auf Starten.
lesson-load-done = Roboter A hat den Kristall. Ein Roboter trägt immer nur einen.
lesson-load-missed = Roboter A hat nichts aufgeladen. Lege Aufladen in Feld 1 von Roboter A.
lesson-carry-title = Trag ihn heim
lesson-carry-text = Programme bleiben von Zug zu Zug. Roboter A fährt vorwärts und steht dann vor deiner Basis: Lege Abladen in Feld 2 dazu.
lesson-carry-done = Abgeliefert! Abladen wirkt nur, wenn der Roboter zu deiner Basis schaut.
lesson-carry-missed = Der Kristall ist noch nicht daheim. Abladen gehört in Feld 2, nach der Bewegung.
lesson-values-title = Zähl die Ecken
lesson-values-text = Ein Kristall ist so viel wert, wie er Ecken hat: blau 2, grün 3, rosa 4. Dreh Roboter A nach links, bevor er auflädt, damit er den rosa Kristall bekommt.
lesson-values-done = Rosa: 4 Punkte, sobald er daheim ist.
lesson-values-missed = Das war ein anderer Kristall. Mit Drehung links in Feld 1 schaut Roboter A zum rosa Kristall.
lesson-order-title = A läuft vor B
lesson-order-text = Roboter A führt seine Felder 1, 2, 3 aus, danach Roboter B die seinen. Lass A auf B abladen: B ist danach dran und lädt in deine Basis ab.
lesson-order-done = Ein Zug, zwei Roboter: A hat den Kristall übergeben, und B hat ihn abgeliefert.
lesson-order-missed = Lege Abladen in Feld 1 von Roboter A: B hat es schon.
lesson-ignored-title = Manche Befehle werden ignoriert
lesson-ignored-text = Roboter A steht am Rand und soll weiterfahren, Roboter B soll aufladen, wo nichts liegt. Drück auf Passen, das ändert nichts, und schau zu.
lesson-ignored-done = Beide Befehle wurden ignoriert. Spielplan und Protokoll sagen, warum; mehr als den Befehl kostet es dich nicht.
lesson-ignored-missed = Drück auf Passen und schau, was geschieht.
lesson-track-title = Die Leiste bringt Nachschub
lesson-track-text = Die Leiste zeigt die kommenden Kristalle, den nächsten zuerst. Jede Lieferung bringt einen auf den Spielplan. Liefere den blauen Kristall ab.
lesson-track-done = Der nächste Kristall ist auf dem Spielplan. Und für den blauen Kristall hast du ein Spezialplättchen gezogen: Du hast es auf der Hand.
lesson-track-missed = Lege Abladen in Feld 1 von Roboter A.
lesson-theft-title = Nimm ihn den anderen weg
lesson-theft-text = Aufladen nimmt den Kristall auch von einem Roboter. Fahr Roboter A neben den roten Roboter, der einen trägt; lege im nächsten Zug Aufladen dazu.
lesson-theft-done = Jetzt gehört er dir. Vorsicht: Die anderen können das auch mit dir machen.
lesson-theft-missed = Rot ist entkommen. Erst vorwärts fahren, dann aufladen.
lesson-end-title = Das ist alles
lesson-end-text = Zu zweit gewinnen 11 Punkte sofort. Ist die Leiste leer, folgen noch drei Runden, und dann zählt ein getragener Kristall einen Punkt weniger.

## rules

rules-goal-title = Das Ziel
rules-goal-text = Jeder Spieler hat zwei Roboter und eine Basis in einer Farbe. Lade Kristalle auf, trag sie in deine Basis und lade sie dort ab. Zu zweit gewinnen 11 Punkte sofort; mit mehr Spielern genügen weniger.
rules-turn-title = Ein Zug
rules-turn-text = Mach eine Änderung: Lege ein Plättchen, tausche zwei Plättchen eines Roboters, entferne ein Plättchen oder setze einen Roboter zurück. Oder ändere nichts. Dann führt Roboter A seine Felder 1, 2, 3 aus und danach Roboter B. Programme bleiben, wie sie sind, bis du sie änderst.
rules-moves-title = Fahren und schieben
rules-moves-text = Ein Roboter fährt dorthin, wohin er schaut, und schiebt einen Roboter, Kristall oder Blob, wenn dahinter Platz ist. Felsen und Basen bewegen sich nie.
rules-crystals-title = Kristalle
rules-crystals-text = Aufladen nimmt den Kristall davor, vom Boden oder von einem Roboter. Abladen legt ihn davor ab: auf den Boden, auf einen Roboter ohne Kristall oder in eine Basis. Ein Roboter trägt immer nur einen Kristall.
rules-values-title = Punkte und die Leiste
rules-values-text = Ein Kristall ist so viel wert, wie er Ecken hat: blau 2, grün 3, rosa 4. Nach jeder Lieferung kommt der nächste Kristall der Leiste in der Mitte ins Spiel. Für einen blauen Kristall ziehst du außerdem ein Spezialplättchen, das die anderen erst sehen, wenn du es legst.
rules-zaps-title = Zaps
rules-zaps-text = Ein Zap reicht zwei Felder weit und trifft das Erste, was im Weg ist. Trifft er einen Roboter, darfst du einen Befehl wählen, den dieser Roboter sofort ausführt, oder darauf verzichten.
rules-ignored-title = Ignorierte Befehle
rules-ignored-text = Ein Befehl, der nicht ausgeführt werden kann, wird ignoriert, und das Programm geht mit dem nächsten Feld weiter. Spielplan und Protokoll sagen, warum.
rules-elements-title = Schlamm, Teleporter, Felsen und Blobs
rules-elements-text = Manche Tische spielen mit mehr Elementen. Im Schlamm verliert ein Roboter seinen nächsten Schritt; wer in einen Teleporter fährt, kommt hinter dem anderen heraus; Felsen versperren den Weg; Blobs kann man schieben und zappen.
rules-end-title = Das Ende
rules-end-text = Hat niemand genug Punkte und ist der letzte Kristall der Leiste im Spiel, spielt ihr die Runde zu Ende und noch drei weitere. Dann zählen Kristalle, die Roboter noch tragen, einen Punkt weniger, als sie Ecken haben, und die meisten Punkte gewinnen.

## boards

boards-deliver = Vorwärts 1, dann Abladen: Der Kristall ist daheim.
boards-turn = Roboter A dreht sich und fährt, dann fährt Roboter B und dreht sich.
boards-push = A schiebt einen Kristall, B einen Roboter.
boards-theft = Aufladen nimmt den Kristall vom roten Roboter.
boards-hand = A übergibt seinen Kristall an B, und B liefert ihn ab.
boards-track = Der erste Kristall der Leiste kommt auf den Spielplan.
boards-zap = Der gezappte Roboter muss abladen.
boards-ignored = A steht am Rand, und vor B liegt nichts.
boards-teleporter = In den einen Teleporter hinein, hinter dem anderen heraus.
boards-mud = Der erste Schritt aus dem Schlamm verfällt, der nächste gelingt.

## puzzles

puzzles-blue =
    { $turns ->
        [one] Liefere in einem Zug einen blauen Kristall ab.
       *[other] Liefere in { $turns } Zügen einen blauen Kristall ab.
    }
puzzles-green =
    { $turns ->
        [one] Liefere in einem Zug einen grünen Kristall ab.
       *[other] Liefere in { $turns } Zügen einen grünen Kristall ab.
    }
puzzles-pink =
    { $turns ->
        [one] Liefere in einem Zug einen rosa Kristall ab.
       *[other] Liefere in { $turns } Zügen einen rosa Kristall ab.
    }
