## title

title = Twin Tin Bots

## presets

presets-standard-name = Standaard
presets-standard-about = Het oorspronkelijke spel, zonder klok.
presets-quick-name = Snel
presets-quick-about = Vereenvoudigde regels en een klok van 2 minuten: klaar in 15 minuten.
presets-elements-name = Elementen
presets-elements-about = Voegt teleporters, rotsen, blobs en modder toe aan het bord.
presets-teams-name = Teams
presets-teams-about = Twee teams, voor vier of meer spelers.

## seats

seats-team = Team { $number }
seats-two = twee plaatsen
seats-robots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }

## settings

settings-resignQuestion = Je robots blijven staan en bewegen niet meer. Je eindigt als laatste.

## options

options-title = Opties
options-standard = Standaardspel
options-mode = Spel
options-modes-standard-name = Standaard
options-modes-standard-about = Ieder voor zich, elk twee robots.
options-modes-standard-before = Elk twee robots met drie vakken. Per beurt verander je één ding, daarna wordt alles uitgevoerd.
options-modes-simplified-name = Vereenvoudigd
options-modes-simplified-about = Elk één robot en geen speciale tegels. Ideaal voor een eerste partij.
options-modes-simplified-before = Elk één robot met drie vakken, geen speciale tegels. Per beurt verander je één ding, daarna voert je robot het programma uit.
options-modes-teams-name = Teams
options-modes-teams-about = Twee teams. De punten van een team worden opgeteld; geen puntenoverwinning.
options-modes-teams-before = Elke tweede plaats hoort bij je team. Breng kristallen naar een basis; de punten van je team worden opgeteld.
options-modes-advanced_two_player-name = Gevorderd voor twee
options-modes-advanced_two_player-about = Twee tegenoverliggende bases en elk vier robots, op het bord voor vier spelers.
options-modes-advanced_two_player-before = Iedere speler heeft twee tegenoverliggende bases met elk twee robots. De punten van beide bases worden opgeteld. Een robot kan zijn kristal neerleggen in zijn eigen basis of in een basis van de tegenstander, maar niet in je andere basis.
options-teamsNeed =
    { $count ->
        [one] Voor teams is minstens { $count } speler nodig.
       *[other] Voor teams zijn minstens { $count } spelers nodig.
    }
options-advancedNeeds = Voor precies twee spelers.
options-firstWins = Wie als eerste genoeg kristallen thuisbrengt, wint.
options-mostWins = Als de kristallen op zijn, winnen de meeste punten.
options-doubleSeat = Bij een oneven aantal spelers heeft één speler twee plaatsen.
options-ending = Hoe het eindigt
options-scoreVictory = Puntenoverwinning
options-scoreVictoryAbout = De eerste speler die het puntendoel haalt, wint.
options-scoreVictoryTeams = Teampartijen eindigen altijd als de kristallen op zijn.
options-noScoreVictory = Geen puntenoverwinning
options-stalled = Einde zonder afleveringen
options-stalledAfter =
    { $rounds ->
        [one] na { $rounds } ronde
       *[other] na { $rounds } rondes
    }
options-stalledNever = nooit
options-stalledRounds =
    { $rounds ->
        [one] Eindigt na { $rounds } ronde zonder aflevering
       *[other] Eindigt na { $rounds } rondes zonder aflevering
    }
options-stalledOff = Eindigt nooit door gebrek aan afleveringen
options-elements = Bordelementen
options-drawSetup = Willekeurige opstelling
options-placings-none-name = Geen
options-placings-none-about = Alleen robots, bases en kristallen.
options-placings-example-name = Voorbeeld
options-placings-example-about = De voorbeeldopstelling voor dit aantal spelers.
options-placings-random-name = Willekeurig
options-placings-random-about = Jij kiest hoeveel; de plekken zijn willekeurig.
options-placings-by_hand-name = Met de hand
options-placings-by_hand-about = Je plaatst ze zelf.
options-exampleElements = Elementen uit het voorbeeld
options-byHand = Met de hand geplaatst: { $list }
options-kinds-teleporters = Teleporters
options-kinds-rocks = Rotsen
options-kinds-blobs = Blobs
options-kinds-mud = Modder
options-counts-teleporters =
    { $count ->
        [one] { $count } paar teleporters
       *[other] { $count } paar teleporters
    }
options-counts-rocks =
    { $count ->
        [one] { $count } rots
       *[other] { $count } rotsen
    }
options-counts-blobs =
    { $count ->
        [one] { $count } blob
       *[other] { $count } blobs
    }
options-counts-mud =
    { $count ->
        [one] { $count } moddervak
       *[other] { $count } moddervakken
    }
options-room =
    { $left ->
        [0] Dit bord is vol. Een paar teleporters neemt twee plekken in, een rots of blob één.
       *[other] Nog { $left } plekken vrij. Een paar teleporters neemt er twee in, modder geen.
    }
options-placed-teleporter = Teleporter
options-placed-rock = Rots
options-placed-blob = Blob
options-placed-mud = Modder
options-byHandBoard = Bord van de partij
options-byHandHint = Klik op een licht vak om een element te plaatsen. Klik op een element om het weg te halen.
options-otherEnd = Klik nu op een vak voor het andere uiteinde.
options-noMore = { $kind }: hoogstens drie.
options-placeHere = { $kind } hier
options-takeAway-teleporter = De teleporter weghalen
options-takeAway-rock = De rots weghalen
options-takeAway-blob = De blob weghalen
options-takeAway-mud = De modder weghalen
options-coloursTitle = Kleuren
options-ownColours = Kleuren kiezen
options-ownColoursAbout = De plaatsen veranderen niet.
options-seat = Plaats { $seat }
options-boardTooSmall = Het bord voor dit aantal spelers heeft geen ruimte voor al deze elementen.
options-colours = Eigen kleuren

## sideMarks

sideMarks-left = L
sideMarks-right = R

## colours

colours-red = rood
colours-yellow = geel
colours-green = groen
colours-blue = blauw
colours-purple = paars
colours-pink = roze
