## title

title = VOLT

## colours

colours-red = Rood
colours-blue = Blauw
colours-yellow = Geel
colours-green = Groen

## presets

presets-league-name = Competitie met twee
presets-league-about = Twee spelers, met modules en mijnen; 5 OP winnen.
presets-training-name = Training
presets-training-about = Met twee leren programmeren: geen modules, geen mijnen; 3 OP winnen.
presets-solo-name = Alleen tegen drie KillBots
presets-solo-about = Jij alleen tegen een ploeg KillBots, die volgens dobbelstenen spelen.
presets-championship-name = Kampioenschap
presets-championship-about = Vier arena’s na elkaar, elk met een kampioensmodule om te verdedigen, en een titelgevecht.

## introduction

introduction-goal = Leg in het geheim dobbelstenen op de eenheden van je robot; daarna rijden en schieten alle robots in een strikte volgorde. Overwinningspunten (OP) krijg je voor OP-fiches en voor vernietigde robots.
introduction-target = { $target } OP winnen.
introduction-championship = Er wordt in vier arena’s gespeeld, daarna volgt een titelgevecht.
introduction-killbots =
    { $killbots ->
        [one] Er speelt één KillBot mee, een robot die door de regels wordt bestuurd.
       *[other] Er spelen { $killbots } KillBots mee, een ploeg die door de regels wordt bestuurd en met samen 7 OP wint.
    }

## resignQuestion

resignQuestion = Je robot verlaat de arena en je eindigt achter alle anderen.

## seats

seats-sides-south = zuidkant
seats-sides-west = westkant
seats-sides-north = noordkant
seats-sides-east = oostkant
seats-sideAbout = Aan deze kant komt de robot de arena in als alle plaatsen bezet zijn.

## options

options-title = Opties
options-standard = Standaardspel
options-mode = Modus
options-modes-training-name = Training
options-modes-training-about = Zonder modules en mijnen; arena A of B; 3 OP winnen.
options-modes-league-name = Competitie
options-modes-league-about = Met modules en mijnen, in elke arena.
options-modes-championship-name = Kampioenschap
options-modes-championship-about = Alle arena’s na elkaar, daarna een titelgevecht.
options-modeWords-training = Training
options-modeWords-league = Competitie
options-modeWords-championship = Kampioenschap
options-arena = Arena
options-arenaName = Arena { $name }
options-random = Willekeurig
options-randomWords = Willekeurige arena
options-arenaTitles-A = Erf
options-arenaTitles-B = Kuilen
options-arenaTitles-C = Centrale
options-arenaTitles-D = Kluis
options-house = De arena’s en de getallen op de kaarten zijn huisregels: die van het oorspronkelijke spel zijn niet gepubliceerd.
options-target = OP om te winnen
options-targetWords = { $target } OP winnen
options-killbots = KillBots
options-killbotWords =
    { $count ->
        [0] Geen KillBots
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
options-killbotsAbout = Robots die volgens de regels met willekeurige dobbelstenen rijden. Samen zijn ze een ploeg die met 7 OP wint.
options-tooMany = In de arena passen hoogstens vier robots, spelers en KillBots samen.
options-tooFew = Eén speler heeft minstens één KillBot nodig.
options-startNumbers = Startnummers
options-startNumberKinds-random-name = Willekeurig
options-startNumberKinds-random-about = Elke ronde opnieuw getrokken.
options-startNumberKinds-rotating-name = Om de beurt
options-startNumberKinds-rotating-about = De eerste robot van een ronde is in de volgende de laatste.
options-startNumberKinds-first_come-name = Op snelheid
options-startNumberKinds-first_come-about = Wie het eerst klaar is met programmeren, krijgt nummer 1.
options-startNumberWords-random = Willekeurige startnummers
options-startNumberWords-rotating = Startnummers om de beurt
options-startNumberWords-first_come = Startnummers op snelheid
options-rounds = Maximum aantal rondes
options-roundWords =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
