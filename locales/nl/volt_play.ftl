## desk

desk-label = Je lessenaar
desk-waiting = Je hoeft nu niets te doen.
desk-modules =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
desk-modulesTitle = Je modules
desk-waitingOrders =
    { $count ->
        [one] { $count } vaste opdracht gaat mee met je volgende antwoord
       *[other] { $count } vaste opdrachten gaan mee met je volgende antwoord
    }
desk-ordersAbout = Een vaste opdracht beslist zonder vraag. Een wijziging gaat mee met je volgende antwoord.
desk-equipped = Uitgerust

## controller

controller-dice = Dobbelstenen
controller-number = Getal van de dobbelsteen
controller-handDie-blue = Blauwe dobbelstenen, nog { $left }
controller-handDie-red = Rode dobbelstenen, nog { $left }
controller-dieAbout-blue = Verplaatst de robot zo veel velden als het getal. Alleen op rechte knoppen.
controller-dieAbout-red = Schiet. Het getal zegt alleen wanneer.
controller-button = Eenheid { $unit }, { $direction }
controller-buttonWith = Eenheid { $unit }, { $direction }: { LIST($dice) }
controller-hint = Kies een dobbelsteen en een getal en druk op een richting op een eenheid, of sleep de dobbelsteen erheen.
controller-left = Over: { $blue } blauw, { $red } rood. Druk op een dobbelsteen om hem terug te nemen.
controller-fitting = Met { $dice }: { LIST($modules) }.
controller-numberWith = { $number }: { LIST($modules) }
controller-sent = Verstuurd. Je kunt nog wijzigen tot iedereen klaar is.
controller-sentTill =
    { $count ->
        [one] Verstuurd. Je kunt nog wijzigen tot { LIST($names) } klaar is.
       *[other] Verstuurd. Je kunt nog wijzigen tot { LIST($names) } klaar zijn.
    }
controller-clear = Leegmaken
controller-done = Klaar
controller-doneEmpty = Deze ronde overslaan
controller-change = Opnieuw sturen

## dryRun

dryRun-title = Proefrit
dryRun-about = Laat zien wat je programma doet als verder niemand rijdt.
dryRun-start = Proberen
dryRun-end = Verbergen
dryRun-nothing = Er gebeurt niets.

## equip

equip-card = Robotkaart
equip-sides-left = linkerkant
equip-sides-right = rechterkant
equip-empty = Lege plek { $place }, { $side }
equip-takeOff = { $module } eraf halen
equip-attach = { $module } uitrusten
equip-exchange = { $module } op de plek van { $other }
equip-hint = Druk op een module om die uit te rusten, en op een uitgeruste om die eraf te halen.
equip-nowhere = { $module } past nergens: druk op een uitgeruste module om te ruilen.
equip-problems-full = Op een kant passen twee modules.
equip-problems-beyond_yellow = Achter een gele module past niets meer.
equip-fixed = Een beschadigd schild blijft waar het is.
equip-pickFirst = Druk eerst hieronder op een module.
equip-inventory = Niet uitgerust
equip-done = Klaar

## restart

restart-question = Waar komt je robot binnen? Kies een gemarkeerd veld in de arena.
restart-pick = Binnenkomen

## draw

draw-question = Trek een module van een stapel.
draw-questionAgain = { LIST($stacks) }: die modules heb je allemaal al. Trek van een andere stapel.
draw-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

## workshop

workshop-question = Je robot staat in een werkplaats.
workshop-repair = Alle schade herstellen

## arm

arm-question = Welk veld activeert je robot? Kies een gemarkeerd veld in de arena.
arm-pick = Activeren
arm-own = Mijn eigen veld

## react

react-questions-anchor = Je robot wordt geduwd. Hoe ver mag het gaan?
react-questions-shield = Je robot wordt geraakt. Moet het schild de schade opvangen?
react-questions-bomb = Je robot wordt vernietigd. Moet zijn bom ontploffen?
react-questions-lightning_rod = Je robot wordt geduwd. Moet de bliksemafleider terugslaan?
react-yes = Ja
react-no = Nee
react-noLimit = Geen grens
react-limit =
    { $spaces ->
        [0] Niet van zijn plaats
        [one] Hoogstens { $spaces } veld
       *[other] Hoogstens { $spaces } velden
    }

## use

use-question = Eenheid { $unit }: welke modules gebruik je?
use-certain = Volgens vaste opdracht: { LIST($modules) }.
use-swivel-left = Naar links
use-swivel-right = Naar rechts
use-swivelTo-left = Links, op { $name }
use-swivelTo-right = Rechts, op { $name }
use-noTarget = Er staat geen robot in de schootslijn.
use-target = Welke dobbelsteen van { $name } verleg je?
use-face = Waarheen kijkt { $name }?
use-die = Eenheid { $unit }: { $die }
use-toUnit = Naar welke eenheid
use-toButton = Naar welke knop
use-none = Geen gebruiken
use-done = Gebruiken

## order

order-label = Volgorde van de dobbelstenen van eenheid { $unit }
order-die = { $name }: { $die }

## end

end-tokens = OP-fiches
end-destroyed = Vernietigde robots
end-losses = Eigen robot vernietigd
end-shots = Schoten
end-damage = Treffers geïncasseerd
end-modules = Gebruikte modules
end-wins = { $name } wint!
end-squadWins = De KillBots winnen!
end-squad = De KillBots samen
end-shared = { LIST($names) } delen de eerste plaats.
end-defenders = De arena’s en hun verdedigers
end-arena = Arena { $name }
