## about

about-mobility = Een rode dobbelsteen op een rechte knop verplaatst de robot zoals een blauwe, in plaats van te schieten.
about-recoil = Na een beweging worden alle robots naast je één veld weggeduwd; mijnen daar ontploffen.
about-thruster = Passende blauwe dobbelstenen mogen op diagonale knoppen liggen en rijden dan diagonaal.
about-teleport = Je robot ruilt van plaats met de eerste robot in de schootslijn. Een mijn daar ontploft.
about-telescopic_arm = Aan het einde van de ronde mag je robot een veld ernaast activeren in plaats van zijn eigen veld.
about-crossfire = Een schot gaat in vier richtingen: vooruit, achteruit en naar beide kanten.
about-grenades = Een ontploffing zo veel velden verderop als het getal, over robots en mijnen heen. Die raakt alles eromheen.
about-mines = Na een beweging ligt er een mijn van jou op het laatst verlaten veld.
about-remote_control = De eerste robot in de schootslijn: leg een van zijn dobbelstenen op een andere knop, of draai een KillBot.
about-saw_blade = De eerste robot die deze beweging duwt, krijgt 1 schade.
about-force_beam = Duwt de eerste robot in de schootslijn twee velden weg. Een mijn daar ontploft.
about-swivel_head = Het schot, of wat ervoor in de plaats komt, gaat 45° naar links of rechts.
about-anchor = Wordt je robot geduwd, dan zeg jij hoe ver hoogstens.
about-shield = Vangt één schade op voor je robot. Een werkplaats herstelt het.
about-bomb = Wordt je robot vernietigd, dan ontploft hij en raakt hij alles eromheen.
about-ram_expansion = Op één eenheid passen twee dobbelstenen, zodat je alle vier kunt gebruiken.
about-lightning_rod = Wie je robot duwt, krijgt 1 schade.
about-jetpack = Je robot springt zo veel velden als het getal, over alles heen, en verplettert wat hij bij de landing niet kan wegduwen.
about-water_cannon = De straal laat mijnen ontploffen en duwt de eerste robot drie velden weg.
about-wall_control = Je robot rijdt door muren in de arena, maar niet door energiemuren.

## uses

uses-instead = in plaats daarvan
uses-add = extra
uses-passive = Werkt altijd
uses-phase_3 = Aan het einde van de ronde
uses-reaction = Als het gebeurt

## range

range-blue = Blauwe dobbelstenen, { $low } tot { $high }
range-red = Rode dobbelstenen, { $low } tot { $high }

## house

house = Huisregel: getallen, bereiken en aantallen van de kaarten en de arena’s zijn van ons; die van het oorspronkelijke spel zijn niet gepubliceerd.

## orders

ordersOf = Vaste opdracht voor { $module }
orders-ask = Vragen
orders-no = Nee
orders-yes = Ja
orders-brake = Remmen
ordersAbout-ask = Vraag het me elke keer.
ordersAbout-no = Nooit gebruiken, zonder vraag.
ordersAbout-yes = Altijd gebruiken als het past, zonder vraag.
ordersAbout-brake = Nooit van zijn plaats, zonder vraag.
pending = met je volgende antwoord
