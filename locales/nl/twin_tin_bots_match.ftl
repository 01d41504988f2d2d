## deal

deal-first = een andere speler had moeten beginnen.
deal-special = je had een andere speciale tegel moeten krijgen.

## presetAnswers

presetAnswers-open = Automatische antwoorden…
presetAnswers-openSet = Automatische antwoorden: aan
presetAnswers-title = Automatische antwoorden
presetAnswers-about = We nemen deze beslissingen meteen voor je, ook als je weg bent. Alleen jij ziet je automatische antwoorden. Ze gelden voor deze partij en je kunt ze altijd wijzigen.
presetAnswers-crystal = Waar een nieuw kristal in het spel komt
presetAnswers-crystalRules-ask-name = Vraag het mij
presetAnswers-crystalRules-ask-about = De partij wacht op je.
presetAnswers-crystalRules-nearest-name = Dicht bij mijn robots
presetAnswers-crystalRules-nearest-about = Het vak dat het dichtst bij een van je robots ligt.
presetAnswers-crystalRules-farthest-name = Ver van tegenstanders
presetAnswers-crystalRules-farthest-about = Het vak dat het verst van de dichtstbijzijnde vijandelijke robot ligt.
presetAnswers-crystalRules-first-name = Eerste vak
presetAnswers-crystalRules-first-about = Zoals wanneer je tijd om is.
presetAnswers-zap = Als je zap een robot raakt
presetAnswers-zapRules-ask-name = Vraag het mij
presetAnswers-zapRules-ask-about = De partij wacht op je.
presetAnswers-zapRules-decline-name = Afzien
presetAnswers-zapRules-decline-about = De geraakte robot doet niets.
presetAnswers-zapRules-orders-name = Een opdracht geven
presetAnswers-zapRules-orders-about = Een vijandelijke robot krijgt de eerste opdracht op je lijst die hij kan uitvoeren. Over bevriende robots vragen we het je nog steeds.
presetAnswers-orders = Opdrachten, in deze volgorde te proberen
presetAnswers-blob = Als je zap een blob raakt
presetAnswers-blobDecline = Laat hem staan
presetAnswers-blobAbout = Anders vragen we je waarheen hij gaat.

## crystals

crystals-blue = blauw kristal
crystals-green = groen kristal
crystals-pink = roze kristal

## crystalCounts

crystalCounts-blue = { $count } blauw
crystalCounts-green = { $count } groen
crystalCounts-pink = { $count } roze

## directions

directions-0 = naar het oosten
directions-1 = naar het zuidoosten
directions-2 = naar het zuidwesten
directions-3 = naar het westen
directions-4 = naar het noordwesten
directions-5 = naar het noordoosten

## tiles

tiles-forward_1 = Vooruit 1x
tiles-forward_2 = Vooruit 2x
tiles-turn_left = Draai links
tiles-turn_right = Draai rechts
tiles-load = Grijp kristal
tiles-unload = Leg kristal neer
tiles-zap = Zap!
tiles-double_modification = Dubbele verandering
tiles-turn_left_2 = Draai links 2x
tiles-turn_right_2 = Draai rechts 2x
tiles-anti_zap = Anti-zap
tiles-u_turn = U-bocht
tiles-forward_3 = Vooruit 3x
tiles-forward_load = Vooruit 1x en grijp kristal
tiles-forward_zap = Vooruit 1x en zap
tiles-dash = Gespierde vooruit
tiles-jump = Springen
tiles-back_up = Achteruit­rijden
tiles-double_zap = Dubbelzap!
tiles-anti_theft = Anti-diefstal
tiles-long_range_zap = Lange­afstands­zap

## tileHelp

tileHelp-forward_1 = Eén vak vooruit; duwt één robot, kristal of blob.
tileHelp-forward_2 = Tweemaal Vooruit 1x.
tileHelp-turn_left = Draait 60° naar links.
tileHelp-turn_right = Draait 60° naar rechts.
tileHelp-load = Pakt het kristal ervoor op, ook van een robot.
tileHelp-unload = Legt zijn kristal ervoor neer: op de grond, op een robot of in een basis.
tileHelp-zap = Reikt twee vakken ver. Raakt hij een robot, dan kies jij een opdracht voor die robot.
tileHelp-double_modification = Eén keer per partij: doe twee veranderingen in één beurt.
tileHelp-turn_left_2 = Draait 120° naar links.
tileHelp-turn_right_2 = Draait 120° naar rechts.
tileHelp-anti_zap = Zolang hij in het programma zit, hebben zaps van tegenstanders geen effect.
tileHelp-u_turn = Keert om.
tileHelp-forward_3 = Driemaal Vooruit 1x.
tileHelp-forward_load = Vooruit 1x, daarna Grijp kristal.
tileHelp-forward_zap = Vooruit 1x, daarna Zap.
tileHelp-dash = Vooruit 1x. Zolang hij in het programma zit, duwt deze robot hele rijen.
tileHelp-jump = Springt twee vakken vooruit, over alles wat ertussen staat.
tileHelp-back_up = Eén vak achteruit.
tileHelp-double_zap = Twee zaps achter elkaar.
tileHelp-anti_theft = Zolang hij in het programma zit, kunnen tegenstanders het kristal van deze robot niet laden. Een zap kan de robot het nog wel laten lossen.
tileHelp-long_range_zap = Een zap met onbeperkt bereik.

## emptySlot

emptySlot = leeg

## game

game-board = Bord
game-yourTurn = Jouw beurt
game-yourTurnAs = Jouw beurt: { $colour }
game-turnOf = Beurt van { $name }
game-round = Ronde { $round }
game-roundsLeft =
    { $left ->
        [0] laatste ronde
       *[other] { $left ->
            [one] hierna nog { $left } ronde
           *[other] hierna nog { $left } rondes
        }
    }
game-quiet =
    { $end ->
        [one] { $quiet } van { $end } ronde zonder aflevering
       *[other] { $quiet } van { $end } rondes zonder aflevering
    }
game-stack =
    { $count ->
        [one] nog { $count } speciale tegel
       *[other] nog { $count } speciale tegels
    }
game-track = Volgende kristallen
game-trackEmpty = Geen kristallen meer
game-waiting = Wacht op een vrij vak
game-score = Punten
game-scoreOf =
    { $target ->
        [none] { $score }
       *[other] { $score } / { $target }
    }
game-scoreLabel =
    { $target ->
        [none] { $score ->
            [one] { $score } punt
           *[other] { $score } punten
        }
       *[other] { $target ->
            [one] { $score } van { $target } punt
           *[other] { $score } van { $target } punten
        }
    }
game-delivered = Afgeleverd: { $list }
game-carrying = draagt een { $crystal }
game-noCargo = draagt niets
game-resigned = opgegeven
game-robot = { $robot } van { $name }
game-base = Basis van { $name }
game-activeBase = Basis van { $name }, aan de beurt
game-sides = Punten per kant
game-yourSide = jij
game-team = Team { $number }
game-seatName = { $name } ({ $colour })
game-programs = Programma’s van { $name }
game-yourPrograms = Jouw programma’s
game-program = Robot { $robot }
game-slot = Robot { $robot }, vak { $slot }: { $content }
game-otherSlot = { $robot } van { $name }, vak { $slot }: { $content }
game-secretSpecials =
    { $count ->
        [one] { $count } geheime speciale tegel
       *[other] { $count } geheime speciale tegels
    }
game-special = speciaal
game-hand = Je hand
game-handTile = { $tile }, { $count } in je hand
game-jokerTile = Dubbele verandering: twee veranderingen in deze beurt
game-jokerUsed = Dubbele verandering gebruikt

## program

program-choose = Kies een tegel en dan een vak. Of kies een vak om de tegel te wisselen of weg te halen.
program-first = Eerste beurt: leg één tegel bij elke robot.
program-firstOfOne = Eerste beurt: leg één tegel bij je robot.
program-picked = { $tile } gekozen. Kies nu een vak.
program-pickedSlot = Vak { $slot } van { $robot } gekozen. Kies een ander vak om te wisselen.
program-staged = Klaar? Druk op Start.
program-doubleNone = Dubbele verandering: doe twee veranderingen.
program-doubleOne = Dubbele verandering: nog één verandering.
program-run = Start
program-pass = Passen
program-undo = Ongedaan maken
program-remove = Tegel weghalen
program-reset = Wissen
program-resetRobot = Programma van robot { $robot } wissen
program-otherRobot = Je kunt alleen tegels van dezelfde robot wisselen.
program-impossible = Dat kan niet met deze tegels.
program-notFirst = Leg in je eerste beurt één tegel bij elke robot.
program-waitingFor = { $name } programmeert.

## preview

preview-begin = Uitproberen
preview-about = Bekijk wat er zou gebeuren zonder het te versturen.
preview-title = Voorbeeld (nog niet verstuurd)
preview-close = Voorbeeld sluiten
preview-rounds = Rondes vooruit
preview-roundsAbout = Hoe ver je vooruitkijkt als niemand iets verandert
preview-branches = Stel dat je kiest voor
preview-nothing = Er gebeurt niets.
preview-lost = De verbinding viel weg voordat het voorbeeld klaar was. Probeer het opnieuw.

## prompt

prompt-zapRobot = Je hebt { $robot } gezapt. Laat hem:
prompt-zapBlob = Je hebt een blob gezapt. Verplaats hem:
prompt-crystal = Kies waar het { $crystal } komt.
prompt-crystalHelp = Kies een van de oplichtende vakken op het bord.
prompt-decline = Afzien
prompt-orderFor = { $order } voor { $robot }
prompt-othersZap = { $name } beslist wat { $robot } doet.
prompt-othersBlob = { $name } beslist waar de blob heen gaat.
prompt-othersCrystal = { $name } kiest waar het kristal komt.

## log

log-heading = Ronde { $round } · { $name }
log-turnStarted =
    { $roundsLeft ->
        [none] Beurt van { $name }.
       *[other] { $roundsLeft ->
            [one] Beurt van { $name }; hierna nog { $roundsLeft } ronde.
           *[other] Beurt van { $name }; hierna nog { $roundsLeft } rondes.
        }
    }
log-tilePlaced =
    { $returned ->
        [none] { $robot }: { $tile } in vak { $slot }.
       *[other] { $robot }: { $tile } in vak { $slot }, { $returned } terug in de hand.
    }
log-tilesSwapped = { $robot }: vakken { $a } en { $b } gewisseld.
log-tileRemoved = { $robot }: { $tile } uit vak { $slot } gehaald.
log-robotReset =
    { $tiles ->
        [one] { $robot }: gewist, { $tiles } tegel terug in de hand.
       *[other] { $robot }: gewist, { $tiles } tegels terug in de hand.
    }
log-passed = { $name } verandert niets.
log-doubleModificationUsed = { $name } gebruikt de dubbele verandering.
log-orderStarted = { $robot }, vak { $slot }: { $tile }.
log-orderIgnored = { $robot } kon niet { $order }: { $reason }.
log-robotTurned = { $robot } draaide { $direction }.
log-throughGate = {" "}Door een teleporter.
log-intoMud = {" "}Vast in de modder!
log-crystalLoaded = { $robot } pakte een { $crystal }.
log-crystalTaken = { $robot } pakte een { $crystal } af van { $source }.
log-crystalHanded = { $robot } gaf een { $crystal } aan { $target }.
log-crystalDelivered =
    { $points ->
        [one] { $robot } leverde een { $crystal } af in de basis van { $name }: { $points } punt.
       *[other] { $robot } leverde een { $crystal } af in de basis van { $name }: { $points } punten.
    }
log-specialDrawn =
    { $tile ->
        [none] { $name } trok een speciale tegel.
       *[other] { $name } trok een speciale tegel: { $tile }.
    }
log-crystalWaited = Geen vrij vak: een { $crystal } wacht.
log-endPhaseBegun =
    { $rounds ->
        [one] Het laatste kristal is in het spel. De partij eindigt { $rounds } ronde na deze.
       *[other] Het laatste kristal is in het spel. De partij eindigt { $rounds } rondes na deze.
    }
log-zapFired-nothing = { $robot } zapte in het niets.
log-zapFired-robot = { $robot } zapte een robot.
log-zapFired-shielded_robot = { $robot } zapte een robot, maar die was beschermd.
log-zapFired-blob = { $robot } zapte een blob.
log-zapFired-base = { $robot } zapte een basis: geen effect.
log-zapFired-crystal = { $robot } zapte een kristal: geen effect.
log-zapFired-rock = { $robot } zapte een rots: geen effect.
log-zapFired-teleporter = { $robot } zapte een teleporter: geen effect.
log-zapFired-edge = { $robot } zapte over de rand.
log-zapObeyed = { $robot } moet gehoorzamen: { $order }.
log-zapDeclined = { $name } ziet ervan af.
log-gameEnded = De partij is afgelopen: { $reason }.
log-seatResigned = { $name } geeft op.

## parts

parts-forward_1 = bewegen
parts-forward_2 = bewegen
parts-turn_left = draaien
parts-turn_right = draaien
parts-load = grijpen
parts-unload = neerleggen
parts-zap = zappen
parts-double_modification = het doen
parts-turn_left_2 = draaien
parts-turn_right_2 = draaien
parts-anti_zap = het doen
parts-u_turn = draaien
parts-forward_3 = bewegen
parts-forward_load = bewegen
parts-forward_zap = bewegen
parts-dash = bewegen
parts-jump = springen
parts-back_up = achteruitrijden
parts-double_zap = zappen
parts-anti_theft = het doen
parts-long_range_zap = zappen

## reasons

reasons-off_board = daar houdt het bord op
reasons-base_in_the_way = er staat een basis in de weg
reasons-rock_in_the_way = er staat een rots in de weg
reasons-push_blocked = er is geen ruimte om te duwen
reasons-landing_occupied = het landingsvak is bezet
reasons-stuck_in_mud = hij zat vast in de modder; nu is hij vrij
reasons-already_loaded = hij draagt al een kristal
reasons-nothing_to_load = er valt niets te grijpen
reasons-anti_theft = de andere robot is beschermd tegen diefstal
reasons-nothing_to_unload = hij draagt niets
reasons-no_room_to_unload = ervoor is geen ruimte
reasons-own_other_base = dat is de andere basis van zijn eigenaar

## reasonsShort

reasonsShort-off_board = rand!
reasonsShort-base_in_the_way = basis!
reasonsShort-rock_in_the_way = rots!
reasonsShort-push_blocked = vast!
reasonsShort-landing_occupied = bezet!
reasonsShort-stuck_in_mud = modder!
reasonsShort-already_loaded = vol!
reasonsShort-nothing_to_load = niets hier
reasonsShort-anti_theft = op slot!
reasonsShort-nothing_to_unload = leeg!
reasonsShort-no_room_to_unload = te vol!
reasonsShort-own_other_base = niet hier!

## bubble

bubble-declined = afgezien
bubble-shield = schild!
bubble-points = +{ $points }
bubble-stuck = vast!
bubble-taken = gepakt!

## end

end-winner = { $name } wint!
end-shared = { $names } delen de eerste plaats!
end-place = { $place }.
end-reasons-score = een speler heeft het puntendoel gehaald
end-reasons-crystals = de kristallen zijn op
end-reasons-stalled = er was te lang geen aflevering
end-reasons-resigned = er was nog maar één kant over
end-because = Einde van de partij: { $reason }.
end-finalScore = Eindstand
end-ranking = Uitslag tonen

## glance

glance-lastChange = Laatste verandering: { $change }
glance-placed =
    { $before ->
        [none] { $robot }{ $slot }: { $tile }
       *[other] { $robot }{ $slot }: { $tile } (was { $before })
    }
glance-swapped = { $robot }{ $a } en { $robot }{ $b } gewisseld
glance-removed = { $robot }{ $slot }: { $tile } weggehaald
glance-reset = { $robot } gewist
glance-passed = Gepast
glance-double = Twee veranderingen: { $changes }
glance-ownBaseNear = Mijn basis onderaan
glance-ownBaseNearAbout = Draait het bord. Richtingen heten zoals jij ze ziet.
glance-sideMarks = Markering links en rechts op robots
glance-sideMarksAbout = L en R tonen welke kant een robot op draait.
glance-ownRobot = { $label } (van jou)
glance-crystals-blue = In een basis 2 punten waard. De eigenaar trekt ook een speciale tegel.
glance-crystals-green = In een basis 3 punten waard.
glance-crystals-pink = In een basis 4 punten waard.
glance-crystalNames-blue = Blauw kristal
glance-crystalNames-green = Groen kristal
glance-crystalNames-pink = Roze kristal
glance-ownBase = Jouw basis
glance-ownBaseAbout = Elk kristal dat hier wordt neergelegd, levert jou punten op, wie het ook brengt.
glance-baseAbout = Elk kristal dat hier wordt neergelegd, levert { $name } punten op, wie het ook brengt.
glance-robotAbout = Voert in de beurt van { $name } de vakken 1, 2 en 3 van zijn programma uit; A gaat voor B.
glance-ownRobotAbout = Jouw robot: voert in jouw beurt de vakken 1, 2 en 3 van zijn programma uit; A gaat voor B.
glance-stuckAbout = Hij zit vast in de modder en verliest zijn volgende beweging.
glance-mud = Modder
glance-mudAbout = Een robot die hier binnenkomt, zit vast en verliest zijn volgende beweging.
glance-teleporter = Teleporter { $letter }
glance-teleporterAbout = Alles wat erin gaat, komt er aan het andere eind in dezelfde richting uit.
glance-rock = Rots
glance-rockAbout = Verspert de weg en houdt zaps tegen. Hij kan niet worden verplaatst.
glance-blob = Blob
glance-blobAbout = Robots kunnen hem duwen en een zap verplaatst hem één vak.
glance-centre = Midden
glance-centreAbout = Nieuwe kristallen komen hier in het spel, of op het dichtstbijzijnde lege vak.
glance-trackNext = Komt in het spel na de volgende aflevering.
glance-trackLater = Nummer { $place } in de rij.
glance-waitingAbout = Komt in het spel zodra er een vak vrij is.
glance-round = In elke ronde is iedere speler één keer aan de beurt.
glance-stack = Resterende speciale tegels
glance-stackAbout = Je trekt er een als je een blauw kristal krijgt.
glance-pointsAbout = Hier tellen alleen afgeleverde kristallen. Gedragen kristallen tellen aan het eind.
glance-deliveredTitle = Afgeleverde kristallen
glance-secretAbout = Andere spelers zien hem als hij voor het eerst wordt neergelegd.
glance-boardKeys = Met de pijltjestoetsen ga je van stuk naar stuk.
glance-passAbout = Verandert niets; je robots voeren hun programma uit.
glance-runAbout = Verstuurt je verandering; je robots voeren hun programma uit.
glance-slotName = Robot { $robot }, vak { $slot }
glance-slotTip = { $slot }: { $tile }
glance-endTitle = Hoe de partij eindigt
glance-endAbout = Opent de details, en wie nu zou winnen.
glance-endByScore = Doel: { $points } punten
glance-endByCrystals = Eindigt als de kristallen op zijn
glance-scoreWay = De eerste speler wiens basis { $points } punten bevat, wint. Gedragen kristallen tellen hiervoor niet.
glance-crystalWay =
    { $left ->
        [one] Er komt nog { $left } kristal. Als het laatste in het spel komt, speel je de ronde uit en daarna nog drie. Dan wint de hoogste eindstand.
       *[other] Er komen nog { $left } kristallen. Als het laatste in het spel komt, speel je de ronde uit en daarna nog drie. Dan wint de hoogste eindstand.
    }
glance-lastRounds =
    { $left ->
        [0] Het laatste kristal is in het spel en dit is de laatste ronde. Dan wint de hoogste eindstand.
       *[other] { $left ->
            [one] Het laatste kristal is in het spel: na deze volgt nog { $left } ronde. Dan wint de hoogste eindstand.
           *[other] Het laatste kristal is in het spel: na deze volgen nog { $left } rondes. Dan wint de hoogste eindstand.
        }
    }
glance-stalledWay =
    { $end ->
        [one] Na { $end } ronde zonder aflevering eindigt de partij ook (tot nu toe { $now }).
       *[other] Na { $end } rondes achter elkaar zonder aflevering eindigt de partij ook (tot nu toe { $now }).
    }
glance-endedNow = Als het nu afgelopen was
glance-parts = { $delivered } afgeleverd + { $carried } gedragen
glance-scoringRule = Eindstand: afgeleverde kristallen (blauw 2, groen 3, roze 4) plus gedragen kristallen, elk één punt minder. Bij gelijke stand: meer blauw afgeleverd, dan meer groen, dan meer punten afgeleverd.
glance-behindBy-won = De winnaar had de punten als eerste.
glance-behindBy-resigned = Opgegeven.
glance-behindBy-blue = Gelijke stand: minder blauwe kristallen afgeleverd.
glance-behindBy-green = Gelijke stand: minder groene kristallen afgeleverd.
glance-behindBy-delivered = Gelijke stand: minder punten afgeleverd.
