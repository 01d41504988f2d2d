goal = Alleen je laagste lijn telt: houd die hoger dan die van de andere kant.

## chapters

chapters-worth = Les 1: wat lijnen waard zijn
chapters-both = Les 2: let op beide kanten

## lesson

lesson-sides-title = De rijen zijn van jou
lesson-sides-text = Jij hebt de vijf rijen, de andere speler de vijf kolommen. Het getal aan het eind van elke lijn is haar waarde.
lesson-lay-title = Leg een kaart
lesson-lay-text = Een kaart komt op een leeg vak naast een andere kaart. Kies een 3 uit je hand en een groen vak, en dan “Kaart leggen”.
lesson-lay-done = De kaart telt in haar rij en in haar kolom. Een waarde die maar één keer in een lijn ligt, telt gewoon als zichzelf.
lesson-lay-missed = Kies een kaart en een groen vak.
lesson-pair-title = Maak een paar
lesson-pair-text = Twee gelijke kaarten in een lijn zijn 10 keer hun waarde waard. Leg een tweede 4 in rij 3.
lesson-pair-done = 40 voor twee vieren en 1 voor de losse 1: rij 3 is 41 waard.
lesson-pair-missed = In rij 3 liggen een 4 en een 1. Er ontbreekt een tweede 4.
lesson-triple-title = Maak er drie gelijk
lesson-triple-text = Drie gelijke kaarten zijn 100 waard, welke het ook zijn. In rij 2 liggen twee nullen, die niets waard zijn: leg de derde erbij.
lesson-triple-done = 100 voor drie nullen! Een vierde of vijfde gelijke kaart telt verder als losse kaart of als paar.
lesson-triple-missed = Dat was niet de derde 0. Leg hem in rij 2.
lesson-lowest-title = Je laagste lijn telt
lesson-lowest-text = Aan het eind wordt alleen je laagste rij vergeleken met hun laagste kolom. Bij jou is dat rij 2 met 5: maak er een paar vijven van.
lesson-lowest-done = Rij 2 is nu 50 waard. Je laagste rij is nu rij 5 met 21: die telt voortaan.
lesson-lowest-missed = Rij 2 is nog steeds je laagste. Leg de 5 erin.
lesson-watch-title = Wie staat voor?
lesson-watch-text = Hier zie je de laagste lijnen van beide kanten: bij jou rij 2 met 5, bij de ander kolom d met 12. De ander staat nu voor.
lesson-cross-title = Kies het juiste vak
lesson-cross-text = Elke kaart telt ook voor de ander. Op d2 of e2 maakt een 5 rij 2 50 waard. Kies het vak dat kolom d niet helpt.
lesson-cross-done = Kolom e is nu 100 waard, maar dat helpt niet: de laagste kolom blijft 12.
lesson-cross-missed = Leg de 5 op e2. Op d2 verhoogt hij kolom d, de laagste kolom.
lesson-spoil-title = Vul het gat
lesson-spoil-text = Kolom d heeft nog één leeg vak. Een 1 of 2 daar zou er 30 of meer van maken. Leg er een kaart die niets toevoegt.
lesson-spoil-done = Kolom d is vol en blijft 12. En bij jou maken drie nullen en twee vijven rij 2 150 waard.
lesson-spoil-missed = Kolom d moet 12 blijven. Leg de 0 op d2.
lesson-end-title = Dat is alles
lesson-end-text = De laatste kaart komt op e1, en je wint met 33 tegen 12. Zijn de laagste lijnen gelijk, dan beslissen de op één na laagste, enzovoort.

## rules

rules-goal-title = Het doel
rules-goal-text = Samen vullen jullie een raster van 5×5 vakken. De ene speler heeft de vijf rijen, de andere de vijf kolommen. Van elke kant telt alleen de laagste lijn, en de hoogste van die twee wint.
rules-turn-title = Een beurt
rules-turn-text = Er zijn 36 kaarten: de waarden 0 tot 5, elk zes keer. Eén ligt in het midden, elke speler heeft er 12; de rest ziet niemand. In je beurt leg je een kaart op een leeg vak dat aan een kaart grenst. Passen kan niet.
rules-worth-title = Wat een lijn waard is
rules-worth-text = Een waarde die één keer in de lijn ligt, telt gewoon. Twee gelijke kaarten tellen 10 keer hun waarde, drie tellen 100, welke het ook zijn. Een vierde voegt haar waarde toe, een vierde en vijfde een paar. De som is de waarde van de lijn.
rules-both-title = Elke kaart telt twee keer
rules-both-text = Elke kaart ligt in een rij en in een kolom, dus telt ze altijd voor beide spelers. Het vak bepaalt welke van jouw lijnen ze verhoogt, en welke van de ander.
rules-lowest-title = De laagste lijn
rules-lowest-text = Hoge lijnen maken een lage niet goed. Verhoog je laagste lijn, en vul de laagste lijn van de ander met kaarten die weinig opleveren. Alle waarden staan naast het raster, en een vlaggetje toont de laagste lijnen.
rules-end-title = Het einde
rules-end-text = Als alle 25 vakken vol zijn, worden de laagste lijnen vergeleken. Zijn ze gelijk, dan beslissen de op één na laagste, enzovoort. Zijn alle vijf gelijk, dan is het gelijkspel.
rules-match-title = Best of 3 of 5
rules-match-text = Een partij kan ook best of 3 of best of 5 zijn. Na elk spel wisselen jullie rijen en kolommen; een gelijkspel telt voor niemand.

## boards

boards-lay = Een kaart komt naast een kaart die er al ligt.
boards-single = Losse kaarten: 1 + 4 + 3 is 8.
boards-pair = Een paar vieren is 40, met de losse 1 samen 41.
boards-triple = Drie nullen zijn 100.
boards-more = Vier drieën zijn 100 + 3.
boards-cross = De 4 vormt een paar in rij 4, maar niet in kolom d.
boards-lowest = De 5 verhoogt rij 2 van 5 naar 50, en kolom d blijft de laagste.
boards-end = De laatste kaart: de rijen winnen met 33 tegen 12.
