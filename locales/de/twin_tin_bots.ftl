## title

title = Twin Tin Bots

## presets

presets-standard-name = Standard
presets-standard-about = Das Originalspiel, ohne Uhr.
presets-quick-name = Schnell
presets-quick-about = Vereinfachte Regeln und eine Uhr mit 2 Minuten: in 15 Minuten gespielt.
presets-elements-name = Elemente
presets-elements-about = Mit Teleportern, Felsen, Blobs und Schlamm auf dem Spielplan.
presets-teams-name = Teams
presets-teams-about = Zwei Teams, ab vier Spielern.

## seats

seats-team = Team { $number }
seats-two = zwei Plätze
seats-robots =
    { $count ->
        [one] { $count } Roboter
       *[other] { $count } Roboter
    }

## settings

settings-resignQuestion = Deine Roboter bleiben stehen und laufen nicht mehr. Du wirst Letzter.

## options

options-title = Optionen
options-standard = Standardspiel
options-mode = Spiel
options-modes-standard-name = Standard
options-modes-standard-about = Jeder für sich, je zwei Roboter.
options-modes-standard-before = Je zwei Roboter mit drei Programmfeldern. Pro Zug änderst du eine Sache, dann läuft alles.
options-modes-simplified-name = Vereinfacht
options-modes-simplified-about = Je ein Roboter und keine Spezialplättchen. Ideal für die erste Partie.
options-modes-simplified-before = Je ein Roboter mit drei Programmfeldern, keine Spezialplättchen. Pro Zug änderst du eine Sache, dann läuft dein Roboter.
options-modes-teams-name = Teams
options-modes-teams-about = Zwei Teams. Die Punkte eines Teams werden addiert; kein Punktsieg.
options-modes-teams-before = Jeder zweite Platz gehört zu deinem Team. Bring Kristalle in eine beliebige Basis; die Punkte deines Teams werden addiert.
options-modes-advanced_two_player-name = Fortgeschritten zu zweit
options-modes-advanced_two_player-about = Zwei gegenüberliegende Basen und je vier Roboter, auf dem Plan für vier Spieler.
options-modes-advanced_two_player-before = Jeder Spieler hat zwei gegenüberliegende Basen mit je zwei Robotern. Die Punkte beider Basen werden addiert. Ein Roboter kann in seiner eigenen oder einer gegnerischen Basis abladen, aber nicht in deiner anderen.
options-teamsNeed =
    { $count ->
        [one] Teams brauchen mindestens { $count } Spieler.
       *[other] Teams brauchen mindestens { $count } Spieler.
    }
options-advancedNeeds = Für genau zwei Spieler.
options-firstWins = Wer zuerst genug Kristalle heimbringt, gewinnt.
options-mostWins = Sind die Kristalle aufgebraucht, gewinnen die meisten Punkte.
options-doubleSeat = Bei ungerader Spielerzahl hat ein Spieler zwei Plätze.
options-ending = Wie es endet
options-scoreVictory = Punktsieg
options-scoreVictoryAbout = Wer zuerst die Zielpunkte erreicht, gewinnt.
options-scoreVictoryTeams = Team-Partien enden immer, wenn die Kristalle aufgebraucht sind.
options-noScoreVictory = Kein Punktsieg
options-stalled = Ende ohne Lieferungen
options-stalledAfter =
    { $rounds ->
        [one] nach { $rounds } Runde
       *[other] nach { $rounds } Runden
    }
options-stalledNever = nie
options-stalledRounds =
    { $rounds ->
        [one] Endet nach { $rounds } Runde ohne Lieferung
       *[other] Endet nach { $rounds } Runden ohne Lieferung
    }
options-stalledOff = Endet nie mangels Lieferungen
options-elements = Elemente auf dem Plan
options-drawSetup = Zufälliger Aufbau
options-placings-none-name = Keine
options-placings-none-about = Nur Roboter, Basen und Kristalle.
options-placings-example-name = Beispiel
options-placings-example-about = Der Beispielaufbau für diese Spielerzahl.
options-placings-random-name = Zufällig
options-placings-random-about = Du wählst, wie viele; die Orte sind zufällig.
options-placings-by_hand-name = Von Hand
options-placings-by_hand-about = Du setzt sie selbst.
options-exampleElements = Elemente des Beispiels
options-byHand = Von Hand gesetzt: { $list }
options-kinds-teleporters = Teleporter
options-kinds-rocks = Felsen
options-kinds-blobs = Blobs
options-kinds-mud = Schlamm
options-counts-teleporters =
    { $count ->
        [one] { $count } Teleporter-Paar
       *[other] { $count } Teleporter-Paare
    }
options-counts-rocks =
    { $count ->
        [one] { $count } Fels
       *[other] { $count } Felsen
    }
options-counts-blobs =
    { $count ->
        [one] { $count } Blob
       *[other] { $count } Blobs
    }
options-counts-mud =
    { $count ->
        [one] { $count } Schlammfeld
       *[other] { $count } Schlammfelder
    }
options-room =
    { $left ->
        [0] Dieser Plan ist voll. Ein Teleporter-Paar braucht zwei Orte, ein Fels oder Blob einen.
       *[other] Noch frei: { $left }. Ein Teleporter-Paar braucht zwei Orte, Schlamm keinen.
    }
options-placed-teleporter = Teleporter
options-placed-rock = Fels
options-placed-blob = Blob
options-placed-mud = Schlamm
options-byHandBoard = Plan der Partie
options-byHandHint = Klick auf ein helles Feld, um ein Element zu setzen. Klick auf ein Element, um es zu entfernen.
options-otherEnd = Klick nun auf ein Feld für das andere Ende.
options-noMore = { $kind }: höchstens drei.
options-placeHere = Hierher: { $kind }
options-takeAway-teleporter = Teleporter entfernen
options-takeAway-rock = Fels entfernen
options-takeAway-blob = Blob entfernen
options-takeAway-mud = Schlamm entfernen
options-coloursTitle = Farben
options-ownColours = Farben wählen
options-ownColoursAbout = Die Plätze ändern sich nicht.
options-seat = Platz { $seat }
options-boardTooSmall = Der Plan für diese Spielerzahl hat keinen Platz für all diese Elemente.
options-colours = Eigene Farben

## sideMarks

sideMarks-left = L
sideMarks-right = R

## colours

colours-red = rot
colours-yellow = gelb
colours-green = grün
colours-blue = blau
colours-purple = lila
colours-pink = rosa
