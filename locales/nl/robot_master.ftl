## lobby: the game outside of matches

lobby-title = Robot Master

lobby-presets-standard-name = Eén spel
lobby-presets-standard-about = Eén spel met willekeurige kanten en een willekeurige beginspeler.
lobby-presets-best_of_3-name = Best of 3
lobby-presets-best_of_3-about = Na elk spel wisselen jullie van kant; wie het eerst twee spellen wint, wint.

lobby-introduction-goal = Leg kaarten op een raster van 5×5. De ene speler heeft de rijen, de andere de kolommen. Alleen je laagste lijn telt: wie de hoogste laagste lijn heeft, wint.
lobby-introduction-games = De partij is best of { $games }. Na elk spel wisselen jullie rijen en kolommen.

lobby-resignQuestion = Je verliest de hele partij, niet alleen dit spel.

lobby-seats-owns-rows = rijen
lobby-seats-owns-columns = kolommen
lobby-seats-ownsAbout-rows = Heeft in het eerste spel de vijf rijen.
lobby-seats-ownsAbout-columns = Heeft in het eerste spel de vijf kolommen.
lobby-seats-begins = begint
lobby-seats-beginsAbout = Legt de eerste kaart van het eerste spel.

lobby-options-rowsWords-random = Willekeurige kanten
lobby-options-rowsWords-first_seat = Plaats 1 heeft de rijen
lobby-options-rowsWords-second_seat = Plaats 2 heeft de rijen
lobby-options-beginsWords-random = Willekeurige beginspeler
lobby-options-beginsWords-rows = Rijen beginnen
lobby-options-beginsWords-columns = Kolommen beginnen
lobby-options-gamesWords =
    { $games ->
        [1] 1 spel
       *[other] Best of { $games }
    }

## match: the game in a match

match-sides-owner-rows = Rijen
match-sides-owner-columns = Kolommen
match-sides-own-rows = Jouw rijen
match-sides-own-columns = Jouw kolommen

match-grid-title = Raster van 5×5
match-grid-cell = { $cell }: { $value }
match-grid-last = { $label }, laatste kaart
match-grid-empty = { $cell }: leeg
match-grid-legal = { $cell }: leeg, hier kun je een kaart leggen
match-grid-foreseen = { $cell }: leeg. Een { $value } hier: { $changes }
match-grid-line-rows = rij { $name }
match-grid-line-columns = kolom { $name }
match-grid-lineTitle-rows = Rij { $name }
match-grid-lineTitle-columns = Kolom { $name }
match-grid-worth = { $line }: { $worth }
match-grid-lowest = { $label }, laagste lijn
match-grid-deciding = { $label }, beslissende lijn

match-worth-empty = { $line } is leeg en dus 0 waard.
match-worth-of = { $line } is { $worth } waard: { $parts }.
match-worth-single = { $value } voor één { $value }
match-worth-singles = { $worth } voor losse kaarten ({ $sum })
match-worth-set =
    { $count ->
        [2] { $worth } voor twee kaarten { $value } (10 × { $value })
        [3] { $worth } voor drie kaarten { $value }
        [4] { $worth } voor vier kaarten { $value } (100 + { $value })
       *[other] { $worth } voor vijf kaarten { $value } (100 + 10 × { $value })
    }
match-worth-change = { $line }: { $before } → { $after }
match-worth-spokenChange = { $line } van { $before } naar { $after }
match-worth-unchanged = { $line } blijft { $worth }

match-game-yourTurn = Jij bent aan de beurt
match-game-turnOf = Beurt van { $name }
match-game-over = De partij is afgelopen
match-game-number = Spel { $number }/{ $games }
match-game-gamesButton = Spel { $number } van hoogstens { $games }, gewonnen spellen { $score }: toon de gespeelde spellen
match-game-score = { $first } : { $second }
match-game-won = { $name } heeft { $won } van de { $needed } benodigde spellen gewonnen
match-game-players = Spelers
match-game-hand =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
match-game-lowest = Laagste
match-game-lowestOf = Laagste lijnen van { $name }: { $parts }
match-game-lowestPart = { $line } { $worth }
match-game-tied = gelijk
match-game-ahead = voor
match-game-winner = winnaar
match-game-even = gelijk

match-turn-pickCard-rows = Jij hebt de rijen. Kies een kaart uit je hand.
match-turn-pickCard-columns = Jij hebt de kolommen. Kies een kaart uit je hand.
match-turn-pickCell = Waar komt de { $value }? Kies een groen vak.
match-turn-pickCardFor = { $cell } gekozen. Kies nu een kaart.
match-turn-illegal = { $cell } ligt nog niet naast een kaart.
match-turn-waiting = { $name } kiest een kaart.
match-turn-ahead = { $name } zou met { $mine } tegen { $theirs } voorstaan.
match-turn-youAhead = Jij zou met { $mine } tegen { $theirs } voorstaan.
match-turn-even = Beide kanten zouden gelijkstaan.
match-turn-lay = Kaart leggen
match-turn-layLabel = Kaart { $value } op { $cell } leggen
match-turn-spoken = { $value } op { $cell }: { $changes }. { $standing } Enter legt de kaart, Escape maakt ongedaan.
match-turn-back = Ongedaan maken
match-turn-outcome = { $value } op { $cell }
match-turn-hand = Je hand
match-turn-handOf = Hand van { $name }
match-turn-pile =
    { $count ->
        [one] { $value }, { $count } kaart
       *[other] { $value }, { $count } kaarten
    }
match-turn-noPile = { $value }, geen in je hand
match-turn-keys = Toetsen: 0 tot 5 kiezen een kaart, pijltjes een vak, Enter legt de kaart, Escape maakt ongedaan.
match-turn-times = ×{ $count }

match-log-heading = Spel { $number } · rijen { $rows }, kolommen { $columns }
match-log-headingOfOne = Rijen { $rows }, kolommen { $columns }
match-log-began = Spel { $number }: { $rows } heeft de rijen, { $columns } de kolommen. { $first } begint.
match-log-laid = { $name } legde een { $value } op { $cell }: rij { $row } is { $rowWorth } waard, kolom { $column } { $columnWorth }.
match-log-won = { $name } wint het spel met { $mine } tegen { $theirs }.
match-log-drawn = Het spel is gelijk: alle vijf de lijnen zijn even hoog.
match-log-resigned = { $name } geeft op.
match-log-ended = De partij is afgelopen: { $name } wint.
match-log-endedEven = De partij is afgelopen: gelijkspel.

match-between-title = Spel { $number } van hoogstens { $games }
match-between-won = { $name } wint spel { $number } met { $mine } tegen { $theirs }.
match-between-drawn = Spel { $number } is gelijk en telt voor niemand.
match-between-exchanged = Van kant gewisseld:
match-between-youOwn-rows = Jij hebt nu de rijen.
match-between-youOwn-columns = Jij hebt nu de kolommen.
match-between-owner = { $rows } heeft nu de rijen, { $columns } de kolommen.
match-between-youBegin = Jij begint.
match-between-begins = { $name } begint.
match-between-playOn = Volgend spel
match-between-finished = Gespeelde spellen

match-end-winner = { $name } wint!
match-end-draw = Gelijkspel!
match-end-because-lowest = Laagste lijn: { $mine } tegen { $theirs }.
match-end-because-later = Beslist door de { $place } lijn: { $mine } tegen { $theirs }.
match-end-because-even = Alle vijf de lijnen zijn even hoog.
match-end-because-games = { $mine } : { $theirs } in spellen.
match-end-because-resigned = { $name } heeft opgegeven.
match-end-places-0 = laagste
match-end-places-1 = op één na laagste
match-end-places-2 = op twee na laagste
match-end-places-3 = op drie na laagste
match-end-places-4 = hoogste
match-end-place = Lijn
match-end-grid = Het volle raster: { $cells }
match-end-showGrid = Het volle raster
match-end-lines = Lijnen, laagste eerst
match-end-deciding = beslist
match-end-game = Spel { $number }
match-end-gameWon = { $name } wint
match-end-gameDrawn = gelijk
match-end-ranking = Uitslag tonen

match-deal-rows = de andere speler had de rijen moeten hebben.
match-deal-first = de andere speler had moeten beginnen.
match-deal-centre = er had een andere kaart in het midden moeten liggen.
match-deal-hand = je had andere kaarten moeten krijgen.

match-and = { LIST($parts) }

## access: the list of keys

access-keys-card = Een kaart uit je hand kiezen
access-keys-cell = Van vak naar vak gaan, en verder naar de waarden
access-keys-ends = Naar het eerste of laatste vak van een rij
access-keys-lay = Het vak kiezen en dan de kaart leggen
access-keys-back = Ongedaan maken

## learning: lessons and rules

learning-goal = Alleen je laagste lijn telt: houd die hoger dan die van de andere kant.
learning-guide-own = Deze kant is van jou.
learning-guide-card = Kies een kaart uit je hand, dan een groen vak.
learning-guide-lay = Druk op ‘Kaart leggen’: dat beëindigt je beurt.

learning-chapters-worth = Les 1: wat lijnen waard zijn
learning-chapters-both = Les 2: let op beide kanten

learning-lesson-sides-title = De rijen zijn van jou
learning-lesson-sides-text = Jij hebt de vijf rijen, de andere speler de vijf kolommen. Het getal aan het eind van elke lijn is de waarde ervan.
learning-lesson-lay-title = Leg een kaart
learning-lesson-lay-text = Een kaart komt op een leeg vak naast een andere kaart. Kies een 3 uit je hand en een groen vak, en dan ‘Kaart leggen’.
learning-lesson-lay-done = De kaart telt in de rij en in de kolom. Een waarde die maar één keer in een lijn ligt, telt gewoon als zichzelf.
learning-lesson-lay-missed = Kies een kaart en een groen vak.
learning-lesson-pair-title = Maak een paar
learning-lesson-pair-text = Twee gelijke kaarten in een lijn zijn 10 keer hun waarde waard. Leg een tweede 4 in rij 3.
learning-lesson-pair-done = 40 voor twee vieren en 1 voor de losse 1: rij 3 is 41 waard.
learning-lesson-pair-missed = In rij 3 liggen een 4 en een 1. Er ontbreekt een tweede 4.
learning-lesson-triple-title = Maak een drietal
learning-lesson-triple-text = Drie gelijke kaarten zijn 100 waard, welke het ook zijn. In rij 2 liggen twee nullen, die niets waard zijn: leg de derde erbij.
learning-lesson-triple-done = 100 voor drie nullen! Een vierde of vijfde gelijke kaart telt verder als losse kaart of als paar.
learning-lesson-triple-missed = Dat was niet de derde 0. Leg hem in rij 2.
learning-lesson-lowest-title = Je laagste lijn telt
learning-lesson-lowest-text = Aan het eind wordt alleen je laagste rij vergeleken met hun laagste kolom. Bij jou is dat rij 2 met 5: maak er een paar vijven van.
learning-lesson-lowest-done = Rij 2 is nu 50 waard. Je laagste rij is nu rij 5 met 21: die telt voortaan.
learning-lesson-lowest-missed = Rij 2 is nog steeds je laagste. Leg de 5 erin.
learning-lesson-watch-title = Wie staat voor?
learning-lesson-watch-text = Hier zie je de laagste lijnen van beide kanten: bij jou rij 2 met 5, bij de ander kolom d met 12. De ander staat nu voor.
learning-lesson-cross-title = Kies het juiste vak
learning-lesson-cross-text = Elke kaart telt ook voor de ander. Op d2 of e2 maakt een 5 rij 2 50 waard. Kies het vak dat kolom d niet helpt.
learning-lesson-cross-done = Kolom e is nu 100 waard, maar dat helpt niet: de laagste kolom blijft 12.
learning-lesson-cross-missed = Leg de 5 op e2. Op d2 verhoogt hij kolom d, de laagste kolom.
learning-lesson-spoil-title = Vul het gat
learning-lesson-spoil-text = Kolom d heeft nog één leeg vak. Een 1 of 2 daar zou er 30 of meer van maken. Leg er een kaart die niets toevoegt.
learning-lesson-spoil-done = Kolom d is vol en blijft 12. En bij jou maken drie nullen en twee vijven rij 2 150 waard.
learning-lesson-spoil-missed = Kolom d moet 12 blijven. Leg de 0 op d2.
learning-lesson-end-title = Dat is alles
learning-lesson-end-text = De laatste kaart komt op e1, en je wint met 33 tegen 12. Zijn de laagste lijnen gelijk, dan beslissen de op één na laagste, enzovoort.
learning-puzzle = Win het spel met je laatste { $turns } kaarten. Je laagste rij moet aan het eind meer waard zijn dan de laagste kolom.

## options: the form for the options

options-options-rows = De rijen zijn van
options-options-rowsOwners-random-name = Willekeurig
options-options-rowsOwners-random-about = Wordt bij het begin van de partij geloot.
options-options-rowsOwners-first_seat-name = Eerste plaats
options-options-rowsOwners-first_seat-about = Plaats 1 heeft de rijen, plaats 2 de kolommen.
options-options-rowsOwners-second_seat-name = Tweede plaats
options-options-rowsOwners-second_seat-about = Plaats 2 heeft de rijen, plaats 1 de kolommen.
options-options-begins = Wie begint
options-options-beginners-random-name = Willekeurig
options-options-beginners-random-about = Wordt voor elk spel geloot.
options-options-beginners-rows-name = Rijen
options-options-beginners-rows-about = De speler met de rijen begint elk spel.
options-options-beginners-columns-name = Kolommen
options-options-beginners-columns-about = De speler met de kolommen begint elk spel.
options-options-games = Lengte van de partij
options-options-gamesAbout = Na elk spel wisselen de spelers rijen en kolommen.

end-statistic-highest = Hoogste lijn
end-about-highest = De hoogste waarde van een lijn in de uitgespeelde spellen.
end-statistic-lowest = Laagste lijn
end-about-lowest = De laagste waarde van een lijn in de uitgespeelde spellen.
end-award-peak = Toplijn
