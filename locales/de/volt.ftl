## title

title = VOLT

## colours

colours-red = Rot
colours-blue = Blau
colours-yellow = Gelb
colours-green = Grün

## presets

presets-league-name = Liga zu zweit
presets-league-about = Zwei Spieler, mit Modulen und Minen; 5 SP gewinnen.
presets-training-name = Training
presets-training-about = Zu zweit programmieren lernen: ohne Module und Minen; 3 SP gewinnen.
presets-solo-name = Allein gegen drei KillBots
presets-solo-about = Du allein gegen ein Team von KillBots, die nach Würfeln spielen.
presets-championship-name = Meisterschaft
presets-championship-about = Vier Arenen nacheinander, jede mit einem Meistermodul, und dann ein Titelkampf.

## introduction

introduction-goal = Leg geheim Würfel auf die Einheiten deines Roboters; dann fahren und schießen alle Roboter in strenger Reihenfolge. Siegpunkte (SP) gibt es für SP-Marker und für zerstörte Roboter.
introduction-target = { $target } SP gewinnen.
introduction-championship = Gespielt wird in vier Arenen, dann folgt ein Titelkampf.
introduction-killbots =
    { $killbots ->
        [one] Ein KillBot spielt mit, ein Roboter, den die Regeln steuern.
       *[other] { $killbots } KillBots spielen mit, ein Team, das die Regeln steuern und das mit zusammen 7 SP gewinnt.
    }

## resignQuestion

resignQuestion = Dein Roboter verlässt die Arena, und du kommst hinter alle anderen.

## seats

seats-sides-south = Südseite
seats-sides-west = Westseite
seats-sides-north = Nordseite
seats-sides-east = Ostseite
seats-sideAbout = Auf dieser Seite kommt der Roboter in die Arena, wenn alle Plätze besetzt sind.

## options

options-title = Optionen
options-standard = Standardspiel
options-mode = Modus
options-modes-training-name = Training
options-modes-training-about = Ohne Module und Minen; Arena A oder B; 3 SP gewinnen.
options-modes-league-name = Liga
options-modes-league-about = Mit Modulen und Minen, in jeder Arena.
options-modes-championship-name = Meisterschaft
options-modes-championship-about = Alle Arenen nacheinander, dann ein Titelkampf.
options-modeWords-training = Training
options-modeWords-league = Liga
options-modeWords-championship = Meisterschaft
options-arena = Arena
options-arenaName = Arena { $name }
options-random = Zufall
options-randomWords = Zufällige Arena
options-arenaTitles-A = Hof
options-arenaTitles-B = Krater
options-arenaTitles-C = Kraftwerk
options-arenaTitles-D = Tresor
options-house = Die Arenen und die Zahlen auf den Karten sind Hausregeln: Die des ursprünglichen Spiels sind nicht veröffentlicht.
options-target = SP zum Sieg
options-targetWords = { $target } SP gewinnen
options-killbots = KillBots
options-killbotWords =
    { $count ->
        [0] Keine KillBots
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
options-killbotsAbout = Roboter, die nach den Regeln mit zufälligen Würfeln fahren. Zusammen sind sie ein Team, das mit 7 SP gewinnt.
options-tooMany = In die Arena passen höchstens vier Roboter, Spieler und KillBots zusammen.
options-tooFew = Wer allein spielt, braucht mindestens einen KillBot.
options-startNumbers = Startnummern
options-startNumberKinds-random-name = Zufall
options-startNumberKinds-random-about = In jeder Runde neu gezogen.
options-startNumberKinds-rotating-name = Reihum
options-startNumberKinds-rotating-about = Der erste Roboter einer Runde ist in der nächsten der letzte.
options-startNumberKinds-first_come-name = Nach Tempo
options-startNumberKinds-first_come-about = Wer zuerst fertig programmiert hat, bekommt die 1.
options-startNumberWords-random = Zufällige Startnummern
options-startNumberWords-rotating = Startnummern reihum
options-startNumberWords-first_come = Startnummern nach Tempo
options-rounds = Höchste Rundenzahl
options-roundWords =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
