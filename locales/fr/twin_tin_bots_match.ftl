## deal

deal-first = un autre joueur aurait dû commencer.
deal-special = vous auriez dû recevoir une autre tuile spéciale.

## presetAnswers

presetAnswers-open = Réponses automatiques…
presetAnswers-openSet = Réponses automatiques : activées
presetAnswers-title = Réponses automatiques
presetAnswers-about = Nous prenons ces décisions pour vous aussitôt, même en votre absence. Vous seul voyez vos réponses automatiques. Elles valent pour cette partie et vous pouvez les changer à tout moment.
presetAnswers-crystal = Où un nouveau cristal entre en jeu
presetAnswers-crystalRules-ask-name = Me demander
presetAnswers-crystalRules-ask-about = La partie vous attend.
presetAnswers-crystalRules-nearest-name = Près de mes robots
presetAnswers-crystalRules-nearest-about = L’hexagone le plus proche d’un de vos robots.
presetAnswers-crystalRules-farthest-name = Loin des adversaires
presetAnswers-crystalRules-farthest-about = L’hexagone le plus éloigné du robot adverse le plus proche.
presetAnswers-crystalRules-first-name = Premier hexagone
presetAnswers-crystalRules-first-about = Comme quand votre temps est écoulé.
presetAnswers-zap = Quand votre zap touche un robot
presetAnswers-zapRules-ask-name = Me demander
presetAnswers-zapRules-ask-about = La partie vous attend.
presetAnswers-zapRules-decline-name = Renoncer
presetAnswers-zapRules-decline-about = Le robot touché ne fait rien.
presetAnswers-zapRules-orders-name = Donner un ordre
presetAnswers-zapRules-orders-about = Un robot adverse reçoit le premier ordre de votre liste qu’il peut exécuter. Pour les robots amis, on vous demande toujours.
presetAnswers-orders = Ordres, dans l’ordre où les essayer
presetAnswers-blob = Quand votre zap touche un blob
presetAnswers-blobDecline = Le laisser où il est
presetAnswers-blobAbout = Sinon, nous vous demanderons où le déplacer.

## crystals

crystals-blue = cristal bleu
crystals-green = cristal vert
crystals-pink = cristal rose

## crystalCounts

crystalCounts-blue =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
crystalCounts-green =
    { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
crystalCounts-pink =
    { $count ->
        [one] { $count } rose
       *[other] { $count } roses
    }

## directions

directions-0 = vers l’est
directions-1 = vers le sud-est
directions-2 = vers le sud-ouest
directions-3 = vers l’ouest
directions-4 = vers le nord-ouest
directions-5 = vers le nord-est

## tiles

tiles-forward_1 = Avancer 1x
tiles-forward_2 = Avancer 2x
tiles-turn_left = Tourner à gauche
tiles-turn_right = Tourner à droite
tiles-load = Charger un cristal
tiles-unload = Déposer un cristal
tiles-zap = Zap !
tiles-double_modification = Double modification
tiles-turn_left_2 = Tourner à gauche 2x
tiles-turn_right_2 = Tourner à droite 2x
tiles-anti_zap = Anti-Zap
tiles-u_turn = Demi-tour
tiles-forward_3 = Avancer 3x
tiles-forward_load = Avancer puis charger
tiles-forward_zap = Avancer puis zapper
tiles-dash = Avance musclée
tiles-jump = Sauter
tiles-back_up = Reculer
tiles-double_zap = Double zap !
tiles-anti_theft = Antivol
tiles-long_range_zap = Zap longue portée

## tileHelp

tileHelp-forward_1 = Un hexagone en avant ; pousse un robot, un cristal ou un blob.
tileHelp-forward_2 = Deux fois Avancer 1x.
tileHelp-turn_left = Tourne de 60° vers la gauche.
tileHelp-turn_right = Tourne de 60° vers la droite.
tileHelp-load = Prend le cristal devant lui, même sur un robot.
tileHelp-unload = Dépose son cristal devant lui : au sol, sur un robot ou dans une base.
tileHelp-zap = Porte à deux hexagones. S’il touche un robot, vous choisissez un ordre pour lui.
tileHelp-double_modification = Une fois par partie : deux modifications en un tour.
tileHelp-turn_left_2 = Tourne de 120° vers la gauche.
tileHelp-turn_right_2 = Tourne de 120° vers la droite.
tileHelp-anti_zap = Tant qu’elle est dans le programme, les zaps adverses sont sans effet.
tileHelp-u_turn = Se retourne.
tileHelp-forward_3 = Trois fois Avancer 1x.
tileHelp-forward_load = Avancer 1x, puis Charger.
tileHelp-forward_zap = Avancer 1x, puis Zap.
tileHelp-dash = Avancer 1x. Tant qu’elle est dans le programme, ce robot pousse des rangées entières.
tileHelp-jump = Saute deux hexagones en avant, par-dessus tout ce qui s’y trouve.
tileHelp-back_up = Un hexagone en arrière.
tileHelp-double_zap = Deux zaps de suite.
tileHelp-anti_theft = Tant qu’elle est dans le programme, les adversaires ne peuvent pas charger le cristal de ce robot. Un zap peut encore le lui faire décharger.
tileHelp-long_range_zap = Un zap de portée illimitée.

## emptySlot

emptySlot = vide

## game

game-board = Plateau
game-yourTurn = À vous
game-yourTurnAs = À vous de jouer : { $colour }
game-turnOf = Tour de { $name }
game-round = Manche { $round }
game-roundsLeft =
    { $left ->
        [0] dernière manche
       *[other] { $left ->
            [one] encore { $left } manche après celle-ci
           *[other] encore { $left } manches après celle-ci
        }
    }
game-quiet =
    { $end ->
        [one] { $quiet } manche sur { $end } sans livraison
       *[other] { $quiet } manches sur { $end } sans livraison
    }
game-stack =
    { $count ->
        [one] encore { $count } tuile spéciale
       *[other] encore { $count } tuiles spéciales
    }
game-track = Cristaux à venir
game-trackEmpty = Plus de cristaux à venir
game-waiting = Attend un hexagone libre
game-score = Points
game-scoreOf =
    { $target ->
        [none] { $score }
       *[other] { $score } / { $target }
    }
game-scoreLabel =
    { $target ->
        [none] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
       *[other] { $target ->
            [one] { $score } point sur { $target }
           *[other] { $score } points sur { $target }
        }
    }
game-delivered = Livrés : { $list }
game-carrying = porte un { $crystal }
game-noCargo = ne porte rien
game-resigned = a abandonné
game-robot = { $robot } de { $name }
game-base = Base de { $name }
game-activeBase = Base de { $name }, à son tour
game-sides = Points par camp
game-yourSide = vous
game-team = Équipe { $number }
game-seatName = { $name } ({ $colour })
game-programs = Programmes de { $name }
game-yourPrograms = Vos programmes
game-program = Robot { $robot }
game-slot = Robot { $robot }, case { $slot } : { $content }
game-otherSlot = { $robot } de { $name }, case { $slot } : { $content }
game-secretSpecials =
    { $count ->
        [one] { $count } tuile spéciale secrète
       *[other] { $count } tuiles spéciales secrètes
    }
game-special = spéciale
game-hand = Votre main
game-handTile = { $tile }, { $count } en main
game-jokerTile = Double modification : deux modifications ce tour-ci
game-jokerUsed = Double modification utilisée

## program

program-choose = Choisissez une tuile, puis une case. Ou une case, pour échanger ou retirer sa tuile.
program-first = Premier tour : placez une tuile sur chaque robot.
program-firstOfOne = Premier tour : placez une tuile sur votre robot.
program-picked = { $tile } : choisie. Choisissez maintenant une case.
program-pickedSlot = Case { $slot } de { $robot } choisie. Choisissez une autre case pour échanger.
program-staged = Prêt ? Appuyez sur Lancer.
program-doubleNone = Double modification : faites deux changements.
program-doubleOne = Double modification : encore un changement.
program-run = Lancer
program-pass = Passer
program-undo = Annuler
program-remove = Retirer la tuile
program-reset = Vider
program-resetRobot = Vider le programme du robot { $robot }
program-otherRobot = On ne peut échanger que des tuiles du même robot.
program-impossible = Ce n’est pas possible avec ces tuiles.
program-notFirst = À votre premier tour, placez une tuile sur chaque robot.
program-waitingFor = { $name } programme.

## preview

preview-begin = Essayer
preview-about = Voir ce qui se passerait sans l’envoyer.
preview-title = Aperçu (pas encore envoyé)
preview-close = Fermer l’aperçu
preview-rounds = Manches à l’avance
preview-roundsAbout = Jusqu’où regarder si personne ne change rien
preview-branches = Et si vous choisissez
preview-nothing = Il ne se passe rien.
preview-lost = La connexion a été perdue avant la fin de l’aperçu. Réessayez.

## prompt

prompt-zapRobot = Vous avez zappé { $robot }. Faites-le :
prompt-zapBlob = Vous avez zappé un blob. Déplacez-le :
prompt-crystal = Choisissez où va le { $crystal }.
prompt-crystalHelp = Choisissez un des hexagones lumineux du plateau.
prompt-decline = Renoncer
prompt-orderFor = { $order } pour { $robot }
prompt-othersZap = { $name } décide de ce que fait { $robot }.
prompt-othersBlob = { $name } décide où va le blob.
prompt-othersCrystal = { $name } choisit où va le cristal.

## log

log-heading = Manche { $round } · { $name }
log-turnStarted =
    { $roundsLeft ->
        [none] Tour de { $name }.
       *[other] { $roundsLeft ->
            [one] Tour de { $name } ; encore { $roundsLeft } manche après celle-ci.
           *[other] Tour de { $name } ; encore { $roundsLeft } manches après celle-ci.
        }
    }
log-tilePlaced =
    { $returned ->
        [none] { $robot } : { $tile } dans la case { $slot }.
       *[other] { $robot } : { $tile } dans la case { $slot }, { $returned } revient en main.
    }
log-tilesSwapped = { $robot } : cases { $a } et { $b } échangées.
log-tileRemoved = { $robot } : { $tile } retirée de la case { $slot }.
log-robotReset =
    { $tiles ->
        [one] { $robot } : programme vidé, { $tiles } tuile revient en main.
       *[other] { $robot } : programme vidé, { $tiles } tuiles reviennent en main.
    }
log-passed = { $name } n’a rien changé.
log-doubleModificationUsed = { $name } a utilisé la double modification.
log-orderStarted = { $robot }, case { $slot } : { $tile }.
log-orderIgnored = { $robot } n’a pas pu { $order } : { $reason }.
log-robotTurned = { $robot } a tourné { $direction }.
log-throughGate = {" "}Par un téléporteur.
log-intoMud = {" "}Embourbé !
log-crystalLoaded = { $robot } a chargé un { $crystal }.
log-crystalTaken = { $robot } a pris un { $crystal } à { $source }.
log-crystalHanded = { $robot } a donné un { $crystal } à { $target }.
log-crystalDelivered =
    { $points ->
        [one] { $robot } a livré un { $crystal } à la base de { $name } : { $points } point.
       *[other] { $robot } a livré un { $crystal } à la base de { $name } : { $points } points.
    }
log-specialDrawn =
    { $tile ->
        [none] { $name } a pioché une tuile spéciale.
       *[other] { $name } a pioché une tuile spéciale : { $tile }.
    }
log-crystalWaited = Pas d’hexagone libre : un { $crystal } attend.
log-endPhaseBegun =
    { $rounds ->
        [one] Le dernier cristal est en jeu. La partie se termine { $rounds } manche après celle-ci.
       *[other] Le dernier cristal est en jeu. La partie se termine { $rounds } manches après celle-ci.
    }
log-zapFired-nothing = { $robot } a zappé dans le vide.
log-zapFired-robot = { $robot } a zappé un robot.
log-zapFired-shielded_robot = { $robot } a zappé un robot, mais il était protégé.
log-zapFired-blob = { $robot } a zappé un blob.
log-zapFired-base = { $robot } a zappé une base : sans effet.
log-zapFired-crystal = { $robot } a zappé un cristal : sans effet.
log-zapFired-rock = { $robot } a zappé un rocher : sans effet.
log-zapFired-teleporter = { $robot } a zappé un téléporteur : sans effet.
log-zapFired-edge = { $robot } a zappé par-dessus le bord.
log-zapObeyed = { $robot } doit obéir : { $order }.
log-zapDeclined = { $name } a renoncé.
log-gameEnded = La partie est terminée : { $reason }.
log-seatResigned = { $name } a abandonné.

## parts

parts-forward_1 = avancer
parts-forward_2 = avancer
parts-turn_left = tourner
parts-turn_right = tourner
parts-load = charger
parts-unload = déposer
parts-zap = zapper
parts-double_modification = le faire
parts-turn_left_2 = tourner
parts-turn_right_2 = tourner
parts-anti_zap = le faire
parts-u_turn = tourner
parts-forward_3 = avancer
parts-forward_load = avancer
parts-forward_zap = avancer
parts-dash = avancer
parts-jump = sauter
parts-back_up = reculer
parts-double_zap = zapper
parts-anti_theft = le faire
parts-long_range_zap = zapper

## reasons

reasons-off_board = le plateau s’arrête là
reasons-base_in_the_way = une base est sur le chemin
reasons-rock_in_the_way = un rocher est sur le chemin
reasons-push_blocked = il n’y a pas la place de pousser
reasons-landing_occupied = l’hexagone d’arrivée est occupé
reasons-stuck_in_mud = il était embourbé ; il est maintenant libre
reasons-already_loaded = il porte déjà un cristal
reasons-nothing_to_load = il n’y a rien à charger
reasons-anti_theft = l’autre robot est protégé contre le vol
reasons-nothing_to_unload = il ne porte rien
reasons-no_room_to_unload = il n’y a pas de place devant lui
reasons-own_other_base = c’est l’autre base de son propriétaire

## reasonsShort

reasonsShort-off_board = bord !
reasonsShort-base_in_the_way = base !
reasonsShort-rock_in_the_way = rocher !
reasonsShort-push_blocked = bloqué !
reasonsShort-landing_occupied = occupé !
reasonsShort-stuck_in_mud = boue !
reasonsShort-already_loaded = plein !
reasonsShort-nothing_to_load = rien ici
reasonsShort-anti_theft = verrouillé !
reasonsShort-nothing_to_unload = vide !
reasonsShort-no_room_to_unload = pas de place !
reasonsShort-own_other_base = pas ici !

## bubble

bubble-declined = renonce
bubble-shield = protégé !
bubble-points = +{ $points }
bubble-stuck = embourbé !
bubble-taken = pris !

## end

end-winner = { $name } gagne !
end-shared = { $names } se partagent la première place !
end-place = { $place }.
end-reasons-score = un joueur a atteint l’objectif de points
end-reasons-crystals = il n’y a plus de cristaux
end-reasons-stalled = il n’y a pas eu de livraison depuis trop longtemps
end-reasons-resigned = il ne restait plus qu’un camp
end-because = Fin de la partie : { $reason }.
end-finalScore = Score final
end-ranking = Voir le classement

## glance

glance-lastChange = Dernier changement : { $change }
glance-placed =
    { $before ->
        [none] { $robot }{ $slot } : { $tile }
       *[other] { $robot }{ $slot } : { $tile } (avant : { $before })
    }
glance-swapped = { $robot }{ $a } et { $robot }{ $b } échangées
glance-removed = { $robot }{ $slot } : { $tile } retirée
glance-reset = { $robot } vidé
glance-passed = Passé
glance-double = Deux changements : { $changes }
glance-ownBaseNear = Ma base en bas
glance-ownBaseNearAbout = Tourne le plateau. Les directions sont nommées telles que vous les voyez.
glance-sideMarks = Repères gauche et droite sur les robots
glance-sideMarksAbout = G et D montrent de quel côté un robot tourne.
glance-ownRobot = { $label } (à vous)
glance-crystals-blue = Vaut 2 points dans une base. Son propriétaire pioche aussi une tuile spéciale.
glance-crystals-green = Vaut 3 points dans une base.
glance-crystals-pink = Vaut 4 points dans une base.
glance-crystalNames-blue = Cristal bleu
glance-crystalNames-green = Cristal vert
glance-crystalNames-pink = Cristal rose
glance-ownBase = Votre base
glance-ownBaseAbout = Tout cristal déposé ici vous rapporte des points, peu importe qui l’apporte.
glance-baseAbout = Tout cristal déposé ici rapporte des points à { $name }, peu importe qui l’apporte.
glance-robotAbout = Exécute les cases 1, 2 et 3 de son programme au tour de { $name } ; A passe avant B.
glance-ownRobotAbout = Votre robot : il exécute les cases 1, 2 et 3 de son programme à votre tour ; A passe avant B.
glance-stuckAbout = Il est embourbé et perd son prochain déplacement.
glance-mud = Boue
glance-mudAbout = Un robot qui y entre s’embourbe et perd son prochain déplacement.
glance-teleporter = Téléporteur { $letter }
glance-teleporterAbout = Tout ce qui y entre ressort à l’autre bout, dans la même direction.
glance-rock = Rocher
glance-rockAbout = Barre le chemin et arrête les zaps. Impossible à déplacer.
glance-blob = Blob
glance-blobAbout = Les robots peuvent le pousser et un zap le déplace d’un hexagone.
glance-centre = Centre
glance-centreAbout = Les nouveaux cristaux arrivent ici, ou sur l’hexagone vide le plus proche.
glance-trackNext = Entre en jeu après la prochaine livraison.
glance-trackLater = Numéro { $place } dans la file.
glance-waitingAbout = Entre en jeu dès qu’un hexagone se libère.
glance-round = À chaque manche, chaque joueur joue un tour.
glance-stack = Tuiles spéciales restantes
glance-stackAbout = Vous en piochez une quand vous recevez un cristal bleu.
glance-pointsAbout = Seuls les cristaux livrés comptent ici. Les cristaux portés comptent à la fin.
glance-deliveredTitle = Cristaux livrés
glance-secretAbout = Les autres joueurs la voient quand elle est placée pour la première fois.
glance-boardKeys = Les flèches passent d’une pièce à l’autre.
glance-passAbout = Ne change rien ; vos robots s’exécutent.
glance-runAbout = Envoie votre changement ; vos robots s’exécutent.
glance-slotName = Robot { $robot }, case { $slot }
glance-slotTip = { $slot } : { $tile }
glance-endTitle = Comment la partie se termine
glance-endAbout = Ouvre les détails, et qui gagnerait si elle se terminait maintenant.
glance-endByScore = Objectif : { $points } points
glance-endByCrystals = Jusqu’au dernier cristal
glance-scoreWay = Le premier joueur dont la base contient { $points } points gagne. Les cristaux portés ne comptent pas pour cela.
glance-crystalWay =
    { $left ->
        [one] Il reste { $left } cristal à venir. Quand le dernier entre en jeu, on finit la manche et on en joue trois autres. Le meilleur score final gagne.
       *[other] Il reste { $left } cristaux à venir. Quand le dernier entre en jeu, on finit la manche et on en joue trois autres. Le meilleur score final gagne.
    }
glance-lastRounds =
    { $left ->
        [0] Le dernier cristal est en jeu et c’est la dernière manche. Le meilleur score final gagne.
       *[other] { $left ->
            [one] Le dernier cristal est en jeu : encore { $left } manche après celle-ci. Le meilleur score final gagne.
           *[other] Le dernier cristal est en jeu : encore { $left } manches après celle-ci. Le meilleur score final gagne.
        }
    }
glance-stalledWay =
    { $end ->
        [one] Après { $end } manche sans livraison, la partie se termine aussi ({ $now } pour l’instant).
       *[other] Après { $end } manches de suite sans livraison, la partie se termine aussi ({ $now } pour l’instant).
    }
glance-endedNow = Si elle se terminait maintenant
glance-parts = { $delivered } livrés + { $carried } portés
glance-scoringRule = Score final : cristaux livrés (bleu 2, vert 3, rose 4) plus cristaux portés, chacun à un point de moins. Égalité : plus de bleus livrés, puis plus de verts, puis plus de points livrés.
glance-behindBy-won = Le gagnant a atteint les points en premier.
glance-behindBy-resigned = A abandonné.
glance-behindBy-blue = Égalité : moins de cristaux bleus livrés.
glance-behindBy-green = Égalité : moins de cristaux verts livrés.
glance-behindBy-delivered = Égalité : moins de points livrés.
