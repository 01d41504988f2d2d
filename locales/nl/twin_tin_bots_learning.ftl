goal = Pak kristallen, breng ze naar je basis en leg ze daar neer. De hoeken van een kristal zijn zijn punten.
goalOfTeam = Pak kristallen en leg ze in een basis van je team. De hoeken van een kristal zijn zijn punten.

## lesson

lesson-robots-title = Twee robots zijn van jou
lesson-robots-text = Robots A en B in jouw kleur zijn van jou, net als de basis in die kleur. Kristallen die je in je basis brengt, zijn punten waard.
lesson-load-title = Pak een kristal
lesson-load-text = Elke beurt verander je één ding in je programma’s, daarna voeren beide robots ze uit. Robot A staat voor een kristal: leg Grijp kristal in zijn vak 1 en druk op Start.
lesson-load-done = Robot A heeft het kristal. Een robot draagt er één tegelijk.
lesson-load-missed = Robot A heeft niets gegrepen. Leg Grijp kristal in vak 1 van robot A.
lesson-carry-title = Breng het naar huis
lesson-carry-text = Programma’s blijven van beurt tot beurt staan. Robot A rijdt vooruit en staat dan voor je basis: voeg Leg kristal neer toe in vak 2.
lesson-carry-done = Afgeleverd! Neerleggen werkt alleen als de robot naar je basis kijkt.
lesson-carry-missed = Het kristal is nog niet thuis. Neerleggen hoort in vak 2, na de beweging.
lesson-values-title = Tel de hoeken
lesson-values-text = Een kristal is zoveel waard als het hoeken heeft: blauw 2, groen 3, roze 4. Draai robot A naar links voordat hij grijpt, dan pakt hij het roze.
lesson-values-done = Roze: 4 punten, als het thuis is.
lesson-values-missed = Dat was een ander kristal. Met Draai links in vak 1 kijkt robot A naar het roze.
lesson-order-title = A gaat voor B
lesson-order-text = Robot A voert zijn vakken 1, 2, 3 uit, daarna robot B de zijne. Laat A neerleggen op B: B is daarna aan de beurt en legt het in je basis.
lesson-order-done = Eén beurt, twee robots: A gaf het kristal door en B leverde het af.
lesson-order-missed = Leg Leg kristal neer in vak 1 van robot A: B heeft er al een.
lesson-ignored-title = Sommige opdrachten worden genegeerd
lesson-ignored-text = Robot A staat aan de rand en moet verder, robot B moet grijpen waar niets ligt. Druk op Passen, dat niets verandert, en kijk.
lesson-ignored-done = Beide opdrachten zijn genegeerd. Het bord en het logboek zeggen waarom, en het kost je niets behalve de opdracht.
lesson-ignored-missed = Druk op Passen en kijk wat er gebeurt.
lesson-track-title = Het spoor brengt er meer
lesson-track-text = Het spoor toont de volgende kristallen, het eerstvolgende vooraan. Elke aflevering brengt er een op het bord. Lever het blauwe kristal af.
lesson-track-done = Het volgende kristal ligt op het bord. En voor een blauw kristal heb je een speciale tegel getrokken: die zit in je hand.
lesson-track-missed = Leg Leg kristal neer in vak 1 van robot A.
lesson-theft-title = Pak het van de anderen
lesson-theft-text = Grijpen werkt ook op een robot. Rijd robot A naast de rode robot die er een draagt; voeg in je volgende beurt Grijp kristal toe.
lesson-theft-done = Het is van jou. Pas op: anderen kunnen jou hetzelfde aandoen.
lesson-theft-missed = Rood is ontkomen. Eerst vooruit, dan grijpen.
lesson-end-title = Dat was het
lesson-end-text = Met twee spelers winnen 11 punten meteen. Als het spoor leeg is, volgen nog drie rondes, en dan telt een gedragen kristal één punt minder.

## puzzles

## rules

## boards

## rules

rules-goal-title = Het doel
rules-goal-text = Iedere speler heeft twee robots en een basis in één kleur. Pak kristallen, breng ze naar je basis en leg ze daar neer. Met twee spelers winnen 11 punten meteen; met meer spelers is minder genoeg.
rules-turn-title = Een beurt
rules-turn-text = Doe één verandering: leg een tegel, wissel twee tegels van een robot, haal een tegel weg of wis een robot. Of verander niets. Daarna voert robot A zijn vakken 1, 2, 3 uit, en dan robot B. Programma’s blijven zoals ze zijn tot je ze verandert.
rules-moves-title = Bewegen en duwen
rules-moves-text = Een robot beweegt in zijn kijkrichting en duwt één robot, kristal of blob als daarachter ruimte is. Rotsen en bases bewegen nooit.
rules-crystals-title = Kristallen
rules-crystals-text = Grijp kristal pakt het kristal ervoor, van de grond of van een robot. Leg kristal neer legt het ervoor: op de grond, op een robot zonder kristal of in een basis. Een robot draagt één kristal tegelijk.
rules-values-title = Punten en het spoor
rules-values-text = Een kristal is zoveel waard als het hoeken heeft: blauw 2, groen 3, roze 4. Na elke aflevering komt het volgende kristal van het spoor in het midden. Voor een blauw kristal trek je ook een speciale tegel, die anderen pas zien als je hem legt.
rules-zaps-title = Zaps
rules-zaps-text = Een zap reikt twee velden ver en stopt bij het eerste wat hij raakt. Raakt hij een robot, dan mag jij een opdracht kiezen die de robot meteen uitvoert, of ervan afzien.
rules-ignored-title = Genegeerde opdrachten
rules-ignored-text = Een opdracht die niet kan, wordt genegeerd, en het programma gaat verder met het volgende vak. Het bord en het logboek zeggen waarom.
rules-elements-title = Modder, teleporters, rotsen en blobs
rules-elements-text = Sommige tafels hebben meer elementen. In modder verliest een robot zijn volgende stap; een robot die een teleporter in gaat, komt achter de andere uit; rotsen versperren de weg; blobs kun je duwen en zappen.
rules-end-title = Het einde
rules-end-text = Heeft niemand genoeg punten en is het laatste kristal van het spoor in het spel, dan speel je de ronde uit en daarna nog drie. Kristallen die robots dan nog dragen, tellen één punt minder dan hun hoeken, en de meeste punten winnen.

## boards

boards-deliver = Vooruit 1x, dan neerleggen: het kristal is thuis.
boards-turn = Robot A draait en beweegt, dan beweegt robot B en draait.
boards-push = A duwt een kristal, B duwt een robot.
boards-theft = Grijp kristal pakt het kristal van de rode robot.
boards-hand = A geeft zijn kristal aan B, en B levert het af.
boards-track = Het eerste kristal van het spoor komt op het bord.
boards-zap = De gezapte robot moet neerleggen.
boards-ignored = A staat aan de rand en voor B ligt niets.
boards-teleporter = De ene teleporter in, achter de andere uit.
boards-mud = De eerste stap uit de modder gaat verloren, de volgende lukt.

## puzzles

puzzles-blue =
    { $turns ->
        [one] Lever een blauw kristal af in één beurt.
       *[other] Lever een blauw kristal af in { $turns } beurten.
    }
puzzles-green =
    { $turns ->
        [one] Lever een groen kristal af in één beurt.
       *[other] Lever een groen kristal af in { $turns } beurten.
    }
puzzles-pink =
    { $turns ->
        [one] Lever een roze kristal af in één beurt.
       *[other] Lever een roze kristal af in { $turns } beurten.
    }
