## desk

desk-label = Votre pupitre
desk-waiting = Rien à faire pour vous en ce moment.
desk-modules =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
desk-modulesTitle = Vos modules
desk-waitingOrders =
    { $count ->
        [one] { $count } consigne part avec votre prochaine réponse
       *[other] { $count } consignes partent avec votre prochaine réponse
    }
desk-ordersAbout = Une consigne décide sans question. Un changement part avec votre prochaine réponse.
desk-equipped = Équipés

## controller

controller-dice = Dés
controller-number = Nombre du dé
controller-handDie-blue = Dés bleus, encore { $left }
controller-handDie-red = Dés rouges, encore { $left }
controller-dieAbout-blue = Déplace le robot d’autant de cases que son nombre. Touches droites seulement.
controller-dieAbout-red = Tire. Le nombre ne dit que quand.
controller-button = Unité { $unit }, { $direction }
controller-buttonWith = Unité { $unit }, { $direction } : { LIST($dice) }
controller-hint = Choisissez un dé et un nombre, puis une direction sur une unité, ou faites-y glisser le dé.
controller-left = Reste : { $blue } bleus, { $red } rouges. Appuyez sur un dé pour le reprendre.
controller-fitting = Avec { $dice } : { LIST($modules) }.
controller-numberWith = { $number } : { LIST($modules) }
controller-sent = Envoyé. Vous pouvez encore changer jusqu’à la dernière réponse.
controller-sentTill =
    { $count ->
        [one] Envoyé. Vous pouvez encore changer jusqu’à la réponse de { LIST($names) }.
       *[other] Envoyé. Vous pouvez encore changer jusqu’aux réponses de { LIST($names) }.
    }
controller-clear = Vider
controller-done = Terminé
controller-doneEmpty = Passer cette manche
controller-change = Renvoyer

## dryRun

dryRun-title = Essai à blanc
dryRun-about = Montre ce que fait votre programme si personne d’autre ne bouge.
dryRun-start = Essayer
dryRun-end = Masquer
dryRun-nothing = Il ne se passe rien.

## equip

equip-card = Carte du robot
equip-sides-left = côté gauche
equip-sides-right = côté droit
equip-empty = Place libre { $place }, { $side }
equip-takeOff = Retirer { $module }
equip-attach = Équiper { $module }
equip-exchange = Mettre { $module } à la place de { $other }
equip-hint = Appuyez sur un module pour l’équiper, et sur un module équipé pour le retirer.
equip-nowhere = { $module } ne va nulle part : appuyez sur un module équipé pour l’échanger.
equip-problems-full = Un côté porte deux modules.
equip-problems-beyond_yellow = Rien ne s’attache après un module jaune.
equip-fixed = Un bouclier endommagé reste où il est.
equip-pickFirst = Appuyez d’abord sur un module en bas.
equip-inventory = Non équipés
equip-done = Terminé

## restart

restart-question = Par où entre votre robot ? Choisissez une case marquée dans l’arène.
restart-pick = Entrer

## draw

draw-question = Piochez un module dans une pile.
draw-questionAgain = { LIST($stacks) } : vous possédez déjà tous ces modules. Piochez dans une autre pile.
draw-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## workshop

workshop-question = Votre robot est dans un atelier.
workshop-repair = Réparer tous les dégâts

## arm

arm-question = Quelle case votre robot active-t-il ? Choisissez une case marquée dans l’arène.
arm-pick = Activer
arm-own = Ma propre case

## react

react-questions-anchor = On pousse votre robot. Jusqu’où peut-il aller ?
react-questions-shield = Votre robot est touché. Le bouclier prend-il le dégât ?
react-questions-bomb = Votre robot est détruit. Sa bombe explose-t-elle ?
react-questions-lightning_rod = On pousse votre robot. Le paratonnerre riposte-t-il ?
react-yes = Oui
react-no = Non
react-noLimit = Sans limite
react-limit =
    { $spaces ->
        [0] Ne pas bouger
        [one] Au plus { $spaces } case
       *[other] Au plus { $spaces } cases
    }

## use

use-question = Unité { $unit } : quels modules utilisez-vous ?
use-certain = Par consigne : { LIST($modules) }.
use-swivel-left = À gauche
use-swivel-right = À droite
use-swivelTo-left = À gauche, sur { $name }
use-swivelTo-right = À droite, sur { $name }
use-noTarget = Il n’y a pas de robot dans la ligne de tir.
use-target = Quel dé de { $name } déplacez-vous ?
use-face = Où regarde { $name } ?
use-die = Unité { $unit } : { $die }
use-toUnit = Vers quelle unité
use-toButton = Vers quelle touche
use-none = N’en utiliser aucun
use-done = Utiliser

## order

order-label = Ordre des dés de l’unité { $unit }
order-die = { $name } : { $die }

## end

end-tokens = Jetons PV
end-destroyed = Robots détruits
end-losses = Robot perdu
end-shots = Tirs
end-damage = Coups reçus
end-modules = Modules utilisés
end-wins = { $name } gagne !
end-squadWins = Les KillBots gagnent !
end-squad = Les KillBots ensemble
end-shared = { LIST($names) } partagent la première place.
end-defenders = Les arènes et leurs défenseurs
end-arena = Arène { $name }
