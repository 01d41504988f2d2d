## title

title = Robot Master

## presets

presets-standard-name = Eén spel
presets-standard-about = Eén spel met willekeurige kanten en een willekeurige beginspeler.
presets-best_of_3-name = Best of 3
presets-best_of_3-about = Na elk spel wisselen jullie van kant; wie het eerst twee spellen wint, wint.

## introduction

introduction-goal = Leg kaarten op een raster van 5×5. De ene speler scoort de rijen, de andere de kolommen. Alleen je laagste lijn telt: de hoogste laagste lijn wint.
introduction-games = De partij is best of { $games }. Na elk spel wisselen jullie rijen en kolommen.

## resignQuestion

resignQuestion = Je verliest de hele partij, niet alleen dit spel.

## seats

seats-owns-rows = rijen
seats-owns-columns = kolommen
seats-ownsAbout-rows = Scoort in het eerste spel de vijf rijen.
seats-ownsAbout-columns = Scoort in het eerste spel de vijf kolommen.
seats-begins = begint
seats-beginsAbout = Legt de eerste kaart van het eerste spel.

## options

options-title = Opties
options-standard = Standaardspel
options-rows = De rijen zijn van
options-rowsOwners-random-name = Willekeurig
options-rowsOwners-random-about = Wordt bij het begin van de partij geloot.
options-rowsOwners-first_seat-name = Eerste plaats
options-rowsOwners-first_seat-about = Plaats 1 heeft de rijen, plaats 2 de kolommen.
options-rowsOwners-second_seat-name = Tweede plaats
options-rowsOwners-second_seat-about = Plaats 2 heeft de rijen, plaats 1 de kolommen.
options-rowsWords-random = Willekeurige kanten
options-rowsWords-first_seat = Plaats 1 heeft de rijen
options-rowsWords-second_seat = Plaats 2 heeft de rijen
options-begins = Wie begint
options-beginners-random-name = Willekeurig
options-beginners-random-about = Wordt voor elk spel geloot.
options-beginners-rows-name = Rijen
options-beginners-rows-about = De speler met de rijen begint elk spel.
options-beginners-columns-name = Kolommen
options-beginners-columns-about = De speler met de kolommen begint elk spel.
options-beginsWords-random = Willekeurige beginspeler
options-beginsWords-rows = Rijen beginnen
options-beginsWords-columns = Kolommen beginnen
options-games = Lengte van de partij
options-gamesAbout = Na elk spel wisselen de spelers rijen en kolommen.
options-gamesWords =
    { $games ->
        [1] 1 spel
       *[other] Best of { $games }
    }
