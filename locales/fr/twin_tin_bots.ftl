## lobby: the game outside of matches

lobby-title = Twin Tin Bots

lobby-presets-standard-name = Standard
lobby-presets-standard-about = Le jeu d’origine, sans pendule.
lobby-presets-quick-name = Rapide
lobby-presets-quick-about = Règles simplifiées et pendule de 2 minutes : fini en un quart d’heure.
lobby-presets-elements-name = Éléments
lobby-presets-elements-about = Ajoute des téléporteurs, des rochers, des blobs et de la boue au plateau.
lobby-presets-teams-name = Équipes
lobby-presets-teams-about = Deux équipes, à partir de quatre joueurs.

lobby-seats-team = Équipe { $number }
lobby-seats-two = deux places
lobby-seats-robots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }

lobby-settings-resignQuestion = Vos robots restent où ils sont et ne bougent plus. Vous serez classé dernier.

lobby-options-modes-standard-name = Standard
lobby-options-modes-standard-about = Chacun pour soi, deux robots par joueur.
lobby-options-modes-standard-before = Deux robots par joueur, trois cases par robot. Changez une chose par tour, puis tous exécutent leur programme.
lobby-options-modes-simplified-name = Simplifié
lobby-options-modes-simplified-about = Un robot par joueur et pas de tuiles spéciales. Idéal pour une première partie.
lobby-options-modes-simplified-before = Un robot par joueur avec trois cases, pas de tuiles spéciales. Changez une chose par tour, puis votre robot exécute son programme.
lobby-options-modes-teams-name = Équipes
lobby-options-modes-teams-about = Deux équipes. Les points des coéquipiers s’additionnent ; pas de victoire à l’objectif.
lobby-options-modes-teams-before = Une place sur deux est dans votre équipe. Apportez des cristaux à n’importe quelle base ; les points de votre équipe s’additionnent.
lobby-options-modes-advanced_two_player-name = Avancé à deux
lobby-options-modes-advanced_two_player-about = Deux bases opposées et quatre robots chacun, sur le plateau à quatre joueurs.
lobby-options-modes-advanced_two_player-before = Chaque joueur a deux bases opposées avec deux robots chacune. Les points des deux bases s’additionnent. Un robot peut déposer un cristal dans sa propre base ou dans celle d’un adversaire, mais pas dans votre autre base.
lobby-options-teamsNeed =
    { $count ->
        [one] Il faut au moins { $count } joueur pour jouer en équipes.
       *[other] Il faut au moins { $count } joueurs pour jouer en équipes.
    }
lobby-options-advancedNeeds = Pour deux joueurs exactement.
lobby-options-firstWins = Le premier à rapporter assez de cristaux gagne.
lobby-options-mostWins = Quand il n’y a plus de cristaux, celui qui a le plus de points gagne.
lobby-options-doubleSeat = Avec un nombre impair de joueurs, l’un d’eux a deux places.
lobby-options-noScoreVictory = Pas de victoire à l’objectif
lobby-options-stalledRounds =
    { $rounds ->
        [one] Se termine après { $rounds } manche sans livraison
       *[other] Se termine après { $rounds } manches sans livraison
    }
lobby-options-stalledOff = Ne se termine jamais faute de livraisons
lobby-options-exampleElements = Éléments de l’exemple
lobby-options-byHand = Placés à la main : { $list }
lobby-options-counts-teleporters =
    { $count ->
        [one] { $count } paire de téléporteurs
       *[other] { $count } paires de téléporteurs
    }
lobby-options-counts-rocks =
    { $count ->
        [one] { $count } rocher
       *[other] { $count } rochers
    }
lobby-options-counts-blobs =
    { $count ->
        [one] { $count } blob
       *[other] { $count } blobs
    }
lobby-options-counts-mud =
    { $count ->
        [one] { $count } hexagone de boue
       *[other] { $count } hexagones de boue
    }
lobby-options-boardTooSmall = Le plateau pour ce nombre de joueurs est trop petit pour tous ces éléments.
lobby-options-colours = Couleurs personnalisées

lobby-sideMarks-left = G
lobby-sideMarks-right = D

lobby-colours-red = rouge
lobby-colours-yellow = jaune
lobby-colours-green = vert
lobby-colours-blue = bleu
lobby-colours-purple = violet
lobby-colours-pink = rose

## match: the game in a match

match-deal-first = un autre joueur aurait dû commencer.
match-deal-special = vous auriez dû recevoir une autre tuile spéciale.

match-presetAnswers-open = Réponses automatiques…
match-presetAnswers-openSet = Réponses automatiques : activées

match-crystals-blue = cristal bleu
match-crystals-green = cristal vert
match-crystals-pink = cristal rose

match-crystalCounts-blue =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
match-crystalCounts-green =
    { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
match-crystalCounts-pink =
    { $count ->
        [one] { $count } rose
       *[other] { $count } roses
    }

match-directions-0 = vers l’est
match-directions-1 = vers le sud-est
match-directions-2 = vers le sud-ouest
match-directions-3 = vers l’ouest
match-directions-4 = vers le nord-ouest
match-directions-5 = vers le nord-est

match-tiles-forward_1 = Avancer 1x
match-tiles-forward_2 = Avancer 2x
match-tiles-turn_left = Tourner à gauche
match-tiles-turn_right = Tourner à droite
match-tiles-load = Charger un cristal
match-tiles-unload = Déposer un cristal
match-tiles-zap = Zap !
match-tiles-double_modification = Double modification
match-tiles-turn_left_2 = Tourner à gauche 2x
match-tiles-turn_right_2 = Tourner à droite 2x
match-tiles-anti_zap = Anti-Zap
match-tiles-u_turn = Demi-tour
match-tiles-forward_3 = Avancer 3x
match-tiles-forward_load = Avancer puis charger
match-tiles-forward_zap = Avancer puis zapper
match-tiles-dash = Avance musclée
match-tiles-jump = Sauter
match-tiles-back_up = Reculer
match-tiles-double_zap = Double zap !
match-tiles-anti_theft = Antivol
match-tiles-long_range_zap = Zap longue portée

match-tileHelp-forward_1 = Un hexagone en avant ; pousse un robot, un cristal ou un blob.
match-tileHelp-forward_2 = Deux fois Avancer 1x.
match-tileHelp-turn_left = Tourne de 60° vers la gauche.
match-tileHelp-turn_right = Tourne de 60° vers la droite.
match-tileHelp-load = Prend le cristal devant lui, même sur un robot.
match-tileHelp-unload = Dépose son cristal devant lui : au sol, sur un robot ou dans une base.
match-tileHelp-zap = Porte à deux hexagones. S’il touche un robot, vous choisissez un ordre pour lui.
match-tileHelp-double_modification = Une fois par partie : deux modifications en un tour.
match-tileHelp-turn_left_2 = Tourne de 120° vers la gauche.
match-tileHelp-turn_right_2 = Tourne de 120° vers la droite.
match-tileHelp-anti_zap = Tant qu’elle est dans le programme, les zaps adverses sont sans effet.
match-tileHelp-u_turn = Se retourne.
match-tileHelp-forward_3 = Trois fois Avancer 1x.
match-tileHelp-forward_load = Avancer 1x, puis Charger.
match-tileHelp-forward_zap = Avancer 1x, puis Zap.
match-tileHelp-dash = Avancer 1x. Tant qu’elle est dans le programme, ce robot pousse des rangées entières.
match-tileHelp-jump = Saute deux hexagones en avant, par-dessus tout ce qui s’y trouve.
match-tileHelp-back_up = Un hexagone en arrière.
match-tileHelp-double_zap = Deux zaps de suite.
match-tileHelp-anti_theft = Tant qu’elle est dans le programme, les adversaires ne peuvent pas charger le cristal de ce robot. Un zap peut encore le lui faire déposer.
match-tileHelp-long_range_zap = Un zap de portée illimitée.

match-emptySlot = vide

match-game-board = Plateau
match-game-yourTurn = À vous
match-game-yourTurnAs = À vous de jouer : { $colour }
match-game-turnOf = Tour de { $name }
match-game-round = Manche { $round }
match-game-roundsLeft =
    { $left ->
        [0] dernière manche
       *[other] { $left ->
            [one] encore { $left } manche après celle-ci
           *[other] encore { $left } manches après celle-ci
        }
    }
match-game-quiet =
    { $end ->
        [one] { $quiet } manche sur { $end } sans livraison
       *[other] { $quiet } manches sur { $end } sans livraison
    }
match-game-stack =
    { $count ->
        [one] encore { $count } tuile spéciale
       *[other] encore { $count } tuiles spéciales
    }
match-game-track = Cristaux à venir
match-game-trackEmpty = Plus de cristaux à venir
match-game-waiting = Attend un hexagone libre
match-game-score = Points
match-game-scoreOf =
    { $target ->
        [none] { $score }
       *[other] { $score } / { $target }
    }
match-game-scoreLabel =
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
match-game-delivered = Livrés : { $list }
match-game-carrying = porte un { $crystal }
match-game-noCargo = ne porte rien
match-game-resigned = a abandonné
match-game-robot = { $robot } de { $name }
match-game-base = Base de { $name }
match-game-activeBase = Base de { $name }, à son tour
match-game-sides = Points par camp
match-game-yourSide = vous
match-game-team = Équipe { $number }
match-game-seatName = { $name } ({ $colour })
match-game-programs = Programmes de { $name }
match-game-yourPrograms = Vos programmes
match-game-program = Robot { $robot }
match-game-slot = Robot { $robot }, case { $slot } : { $content }
match-game-otherSlot = { $robot } de { $name }, case { $slot } : { $content }
match-game-secretSpecials =
    { $count ->
        [one] { $count } tuile spéciale secrète
       *[other] { $count } tuiles spéciales secrètes
    }
match-game-special = spéciale
match-game-hand = Tuiles de votre main
match-game-handTile = { $tile }, { $count } en main
match-game-jokerTile = Double modification : deux modifications ce tour-ci
match-game-jokerUsed = Double modification utilisée
match-game-jokerLeft = Double modification pas encore utilisée

match-program-choose = Choisissez une tuile, puis une case. Ou une case, pour échanger ou retirer sa tuile.
match-program-first = Premier tour : placez une tuile sur chaque robot.
match-program-firstOfOne = Premier tour : placez une tuile sur votre robot.
match-program-picked = { $tile } : choisie. Choisissez maintenant une case.
match-program-pickedSlot = Case { $slot } de { $robot } choisie. Choisissez une autre case pour échanger.
match-program-staged = Prêt ? Appuyez sur Lancer.
match-program-doubleNone = Double modification : faites deux changements.
match-program-doubleOne = Double modification : encore un changement.
match-program-run = Lancer
match-program-pass = Passer
match-program-undo = Annuler
match-program-remove = Retirer la tuile
match-program-reset = Vider
match-program-resetRobot = Vider le programme du robot { $robot }
match-program-otherRobot = On ne peut échanger que des tuiles du même robot.
match-program-impossible = Ce n’est pas possible avec ces tuiles.
match-program-notFirst = À votre premier tour, placez une tuile sur chaque robot.
match-program-waitingFor = { $name } programme.

match-preview-begin = Essayer
match-preview-about = Voir ce qui se passerait sans l’envoyer.
match-preview-lost = La connexion a été perdue avant la fin de l’aperçu. Réessayez.

match-prompt-zapRobot = Vous avez zappé { $robot }. Son ordre :
match-prompt-zapBlob = Vous avez zappé un blob. Où va-t-il ?
match-prompt-crystal = Choisissez où va le { $crystal }.
match-prompt-crystalHelp = Choisissez un des hexagones lumineux du plateau.
match-prompt-decline = Renoncer
match-prompt-orderFor = { $order } pour { $robot }
match-prompt-othersZap = { $name } décide de ce que fait { $robot }.
match-prompt-othersBlob = { $name } décide où va le blob.
match-prompt-othersCrystal = { $name } choisit où va le cristal.

match-log-heading = Manche { $round } · { $name }
match-log-turnStarted =
    { $roundsLeft ->
        [none] Tour de { $name }.
       *[other] { $roundsLeft ->
            [one] Tour de { $name } ; encore { $roundsLeft } manche après celle-ci.
           *[other] Tour de { $name } ; encore { $roundsLeft } manches après celle-ci.
        }
    }
match-log-tilePlaced =
    { $returned ->
        [none] { $robot } : { $tile } dans la case { $slot }.
       *[other] { $robot } : { $tile } dans la case { $slot }, { $returned } revient en main.
    }
match-log-tilesSwapped = { $robot } : cases { $a } et { $b } échangées.
match-log-tileRemoved = { $robot } : { $tile } retirée de la case { $slot }.
match-log-robotReset =
    { $tiles ->
        [one] { $robot } : programme vidé, { $tiles } tuile revient en main.
       *[other] { $robot } : programme vidé, { $tiles } tuiles reviennent en main.
    }
match-log-passed = { $name } n’a rien changé.
match-log-doubleModificationUsed = { $name } a utilisé la double modification.
match-log-orderStarted = { $robot }, case { $slot } : { $tile }.
match-log-orderIgnored = { $robot } n’a pas pu { $order } : { $reason }.
match-log-robotTurned = { $robot } a tourné { $direction }.
match-log-throughGate = {" "}Par un téléporteur.
match-log-intoMud = {" "}Embourbé !
match-log-crystalLoaded = { $robot } a chargé un { $crystal }.
match-log-crystalTaken = { $robot } a pris un { $crystal } à { $source }.
match-log-crystalHanded = { $robot } a donné un { $crystal } à { $target }.
match-log-crystalDelivered =
    { $points ->
        [one] { $robot } a livré un { $crystal } à la base de { $name } : { $points } point.
       *[other] { $robot } a livré un { $crystal } à la base de { $name } : { $points } points.
    }
match-log-specialDrawn =
    { $tile ->
        [none] { $name } a pioché une tuile spéciale.
       *[other] { $name } a pioché une tuile spéciale : { $tile }.
    }
match-log-crystalWaited = Pas d’hexagone libre : un { $crystal } attend.
match-log-endPhaseBegun =
    { $rounds ->
        [one] Le dernier cristal est en jeu. La partie se termine { $rounds } manche après celle-ci.
       *[other] Le dernier cristal est en jeu. La partie se termine { $rounds } manches après celle-ci.
    }
match-log-zapFired-nothing = { $robot } a zappé dans le vide.
match-log-zapFired-robot = { $robot } a zappé un robot.
match-log-zapFired-shielded_robot = { $robot } a zappé un robot, mais il était protégé.
match-log-zapFired-blob = { $robot } a zappé un blob.
match-log-zapFired-base = { $robot } a zappé une base : sans effet.
match-log-zapFired-crystal = { $robot } a zappé un cristal : sans effet.
match-log-zapFired-rock = { $robot } a zappé un rocher : sans effet.
match-log-zapFired-teleporter = { $robot } a zappé un téléporteur : sans effet.
match-log-zapFired-edge = { $robot } a zappé par-dessus le bord.
match-log-zapObeyed = { $robot } doit obéir : { $order }.
match-log-zapDeclined = { $name } a renoncé.
match-log-gameEnded = La partie est terminée : { $reason }.
match-log-seatResigned = { $name } a abandonné.

match-parts-forward_1 = avancer
match-parts-forward_2 = avancer
match-parts-turn_left = tourner
match-parts-turn_right = tourner
match-parts-load = charger
match-parts-unload = déposer
match-parts-zap = zapper
match-parts-double_modification = le faire
match-parts-turn_left_2 = tourner
match-parts-turn_right_2 = tourner
match-parts-anti_zap = le faire
match-parts-u_turn = tourner
match-parts-forward_3 = avancer
match-parts-forward_load = avancer
match-parts-forward_zap = avancer
match-parts-dash = avancer
match-parts-jump = sauter
match-parts-back_up = reculer
match-parts-double_zap = zapper
match-parts-anti_theft = le faire
match-parts-long_range_zap = zapper

match-reasons-off_board = le plateau s’arrête là
match-reasons-base_in_the_way = une base est sur le chemin
match-reasons-rock_in_the_way = un rocher est sur le chemin
match-reasons-push_blocked = il n’y a pas la place de pousser
match-reasons-landing_occupied = l’hexagone d’arrivée est occupé
match-reasons-stuck_in_mud = il était embourbé ; il est maintenant libre
match-reasons-already_loaded = il porte déjà un cristal
match-reasons-nothing_to_load = il n’y a rien à charger
match-reasons-anti_theft = l’autre robot est protégé contre le vol
match-reasons-nothing_to_unload = il ne porte rien
match-reasons-no_room_to_unload = il n’y a pas de place devant lui
match-reasons-own_other_base = c’est l’autre base de son propriétaire

match-reasonsShort-off_board = bord !
match-reasonsShort-base_in_the_way = base !
match-reasonsShort-rock_in_the_way = rocher !
match-reasonsShort-push_blocked = bloqué !
match-reasonsShort-landing_occupied = occupé !
match-reasonsShort-stuck_in_mud = boue !
match-reasonsShort-already_loaded = plein !
match-reasonsShort-nothing_to_load = rien ici
match-reasonsShort-anti_theft = verrouillé !
match-reasonsShort-nothing_to_unload = vide !
match-reasonsShort-no_room_to_unload = pas de place !
match-reasonsShort-own_other_base = pas ici !

match-bubble-declined = renonce
match-bubble-shield = protégé !
match-bubble-points = +{ $points }
match-bubble-stuck = embourbé !
match-bubble-taken = pris !

match-end-reasons-score = un joueur a atteint l’objectif de points
match-end-reasons-crystals = il n’y a plus de cristaux
match-end-reasons-stalled = il n’y a pas eu de livraison depuis trop longtemps
match-end-reasons-resigned = tous les adversaires ont abandonné

match-glance-lastChange = Dernier changement : { $change }
match-glance-placed =
    { $before ->
        [none] { $robot }{ $slot } : { $tile }
       *[other] { $robot }{ $slot } : { $tile } (avant : { $before })
    }
match-glance-swapped = { $robot }{ $a } et { $robot }{ $b } échangées
match-glance-removed = { $robot }{ $slot } : { $tile } retirée
match-glance-reset = { $robot } vidé
match-glance-passed = Passé
match-glance-double = Deux changements : { $changes }
match-glance-ownBaseNear = Ma base en bas
match-glance-ownBaseNearAbout = Tourne le plateau. Les directions sont nommées telles que vous les voyez.
match-glance-sideMarks = Repères gauche et droite sur les robots
match-glance-sideMarksAbout = G et D montrent de quel côté un robot tourne.
match-glance-ownRobot = { $label } (à vous)
match-glance-crystals-blue = Vaut 2 points dans une base. Son propriétaire pioche aussi une tuile spéciale.
match-glance-crystals-green = Vaut 3 points dans une base.
match-glance-crystals-pink = Vaut 4 points dans une base.
match-glance-crystalNames-blue = Cristal bleu
match-glance-crystalNames-green = Cristal vert
match-glance-crystalNames-pink = Cristal rose
match-glance-ownBase = Votre base
match-glance-ownBaseAbout = Tout cristal déposé ici vous rapporte des points, peu importe qui l’apporte.
match-glance-baseAbout = Tout cristal déposé ici rapporte des points à { $name }, peu importe qui l’apporte.
match-glance-robotAbout = Exécute les cases 1, 2 et 3 de son programme au tour de { $name } ; A passe avant B.
match-glance-ownRobotAbout = Votre robot : il exécute les cases 1, 2 et 3 de son programme à votre tour ; A passe avant B.
match-glance-stuckAbout = Il est embourbé et perd son prochain déplacement.
match-glance-mud = Boue
match-glance-mudAbout = Un robot qui y entre s’embourbe et perd son prochain déplacement.
match-glance-teleporter = Téléporteur { $letter }
match-glance-teleporterAbout = Tout ce qui y entre ressort à l’autre bout, dans la même direction.
match-glance-rock = Rocher
match-glance-rockAbout = Barre le chemin et arrête les zaps. Impossible à déplacer.
match-glance-blob = Blob
match-glance-blobAbout = Les robots peuvent le pousser et un zap le déplace d’un hexagone.
match-glance-centre = Centre
match-glance-centreAbout = Les nouveaux cristaux arrivent ici, ou sur l’hexagone vide le plus proche.
match-glance-trackNext = Entre en jeu après la prochaine livraison.
match-glance-trackLater = Numéro { $place } dans la file.
match-glance-waitingAbout = Entre en jeu dès qu’un hexagone se libère.
match-glance-round = À chaque manche, chaque joueur joue un tour.
match-glance-stack = Tuiles spéciales restantes
match-glance-stackAbout = Vous en piochez une quand vous recevez un cristal bleu.
match-glance-pointsAbout = Seuls les cristaux livrés comptent ici. Les cristaux portés comptent à la fin.
match-glance-deliveredTitle = Cristaux livrés
match-glance-secretAbout = Les autres joueurs la voient quand elle est placée pour la première fois.
match-glance-boardKeys = Les flèches passent d’une pièce à l’autre.
match-glance-passAbout = Ne change rien ; vos robots exécutent leurs programmes.
match-glance-runAbout = Envoie votre changement ; vos robots exécutent leurs programmes.
match-glance-slotName = Robot { $robot }, case { $slot }
match-glance-slotTip = { $slot } : { $tile }
match-glance-endTitle = Comment la partie se termine
match-glance-endAbout = Ouvre les détails, et qui gagnerait si elle se terminait maintenant.
match-glance-endByScore = Objectif : { $points } points
match-glance-endByCrystals = Jusqu’au dernier cristal

## places: places on the board

places-sides-0 = devant
places-sides-1 = devant à droite
places-sides-2 = derrière à droite
places-sides-3 = derrière
places-sides-4 = derrière à gauche
places-sides-5 = devant à gauche

places-leg = { $steps } { $side }

places-legs = { $first } et { $second }

places-fromOwn = depuis votre { $robot } : { $way }

places-fromNamed = depuis { $robot } : { $way }

places-ownBase = votre base : { $way }

places-next = prochain : { $crystal }

places-inLine = numéro { $place } : { $crystal }

places-piece = { $piece } en { $hex }

places-pieceFrom = { $piece } en { $hex }, { $relation }

places-robot = { $robot } en { $hex }, tourné { $facing }, { $cargo }

places-stuck = { $label }, embourbé

places-related = { $label }, { $relation }

places-crystalOn = Cristal en { $hex }

places-blobTo = Le blob va { $direction } en { $hex }

places-log-robotMoved = { $robot } est allé { $direction } en { $hex }.
places-log-robotPushed = { $robot } a été poussé { $direction } en { $hex }.
places-log-robotJumped = { $robot } a sauté { $direction } en { $hex }.
places-log-crystalPushed = Un { $crystal } a été poussé { $direction } en { $hex }.
places-log-blobPushed = Un blob a été poussé { $direction } en { $hex }.
places-log-blobMoved = Le blob est allé { $direction } en { $hex }.
places-log-crystalUnloaded = { $robot } a déposé un { $crystal } en { $hex }.
places-log-crystalPlaced = Un { $crystal } est entré en jeu en { $hex }.

places-filters-deliveries = Livraisons
places-filters-thefts = Vols
places-filters-hits = Ce qui m’a touché

places-names = Noms des hexagones au bord du plateau

places-namesAbout = Des lettres pour les rangées, des nombres pour les colonnes. Le journal les utilise.

## preview: previews

preview-orders =
    { $count ->
        [one] { $count } ordre
       *[other] { $count } ordres
    }

preview-ignored = ignoré : { $what }

preview-ignoredCount = ignorés : { $count }

preview-ignoredOrder = { $slot } ({ $reason })

preview-delivers =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

preview-ends = la partie se termine

preview-stops = S’arrête ici : { $reason }

preview-summary = { $parts }.

preview-ownZap = votre zap touche { $robot }, et vous choisissez ce qu’il fait.

preview-ownBlob = votre zap touche un blob, et vous choisissez où il va.

preview-ownCrystal = vous choisissez où va le { $crystal }.

preview-details = Détails

preview-list = Ce qui se passerait

preview-rounds =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }

preview-automatic = Aperçu de chaque changement

preview-automaticAbout = Le plateau montre aussitôt l’effet de vos changements. Échap le masque.

preview-preview-title = Aperçu (pas encore envoyé)
preview-preview-close = Fermer l’aperçu
preview-preview-rounds = Manches à l’avance
preview-preview-roundsAbout = Jusqu’où regarder si personne ne change rien
preview-preview-branches = Et si vous choisissez
preview-preview-nothing = Il ne se passe rien.

## end: the end of a match

end-statistic-thefts = Cristaux volés
end-about-thefts = Cristaux que ses robots ont pris à ceux des autres.
end-statistic-zaps = Robots zappés
end-about-zaps = Robots qui ont exécuté un ordre à cause d’un zap du joueur.
end-statistic-ignored = Ordres ignorés
end-about-ignored = Ordres, ou parties d’ordres, qui n’ont pas pu être exécutés.
end-statistic-delivered_blue = Bleus livrés
end-about-delivered_blue = Cristaux bleus dans sa base, 2 points chacun.
end-statistic-delivered_green = Verts livrés
end-about-delivered_green = Cristaux verts dans sa base, 3 points chacun.
end-statistic-delivered_pink = Roses livrés
end-about-delivered_pink = Cristaux roses dans sa base, 4 points chacun.
end-statistic-orders = Ordres exécutés
end-about-orders = Ordres de ses programmes qui ont commencé.
end-statistic-ignored_way = Ignorés : voie bloquée
end-about-ignored_way = Ignorés parce que le plateau s’arrête là ou que la voie est occupée.
end-statistic-ignored_mud = Ignorés : boue
end-about-ignored_mud = Ignorés parce que le robot était embourbé.
end-statistic-ignored_crystal = Ignorés : cristal
end-about-ignored_crystal = Ignorés faute de cristal à charger ou à déposer, ou faute de place.
end-statistic-passes = Tours passés
end-about-passes = Tours où le joueur n’a rien changé.
end-award-thief = Voleur
end-award-zapper = Zappeur
end-award-optimist = Optimiste
end-endPhase = Le dernier cristal entre en jeu.
end-delivered = { $name } reçoit un { $crystal } : +{ $points }.
end-stolen = { $robot } vole un { $crystal } à { $source }.
end-zapped = { $name } zappe { $robot } : { $order }.

end-end-winner = { $name } gagne !
end-end-shared = { $names } se partagent la première place !
end-end-place = { $place }.
end-end-because = Fin de la partie : { $reason }.
end-end-finalScore = Score final
end-end-ranking = Voir le classement
end-glance-scoreWay = Le premier joueur dont la base contient { $points } points gagne. Les cristaux portés ne comptent pas pour cela.
end-glance-crystalWay =
    { $left ->
        [one] Il reste { $left } cristal à venir. Quand le dernier entre en jeu, on finit la manche et on en joue trois autres. Le meilleur score final gagne.
       *[other] Il reste { $left } cristaux à venir. Quand le dernier entre en jeu, on finit la manche et on en joue trois autres. Le meilleur score final gagne.
    }
end-glance-lastRounds =
    { $left ->
        [0] Le dernier cristal est en jeu et c’est la dernière manche. Le meilleur score final gagne.
       *[other] { $left ->
            [one] Le dernier cristal est en jeu : encore { $left } manche après celle-ci. Le meilleur score final gagne.
           *[other] Le dernier cristal est en jeu : encore { $left } manches après celle-ci. Le meilleur score final gagne.
        }
    }
end-glance-stalledWay =
    { $end ->
        [one] Après { $end } manche sans livraison, la partie se termine aussi ({ $now } pour l’instant).
       *[other] Après { $end } manches de suite sans livraison, la partie se termine aussi ({ $now } pour l’instant).
    }
end-glance-endedNow = Si elle se terminait maintenant
end-glance-parts = { $delivered } livrés + { $carried } portés
end-glance-scoringRule = Score final : cristaux livrés (bleu 2, vert 3, rose 4) plus cristaux portés, chacun à un point de moins. Égalité : plus de bleus livrés, puis plus de verts, puis plus de points livrés.
end-glance-behindBy-won = Le gagnant a atteint les points en premier.
end-glance-behindBy-resigned = A abandonné.
end-glance-behindBy-blue = Égalité : moins de cristaux bleus livrés.
end-glance-behindBy-green = Égalité : moins de cristaux verts livrés.
end-glance-behindBy-delivered = Égalité : moins de points livrés.

## learning: lessons and rules

learning-goal = Chargez des cristaux, rapportez-les à votre base et déposez-les-y. Les pointes d’un cristal sont ses points.
learning-goalOfTeam = Chargez des cristaux et déposez-les dans une base de votre équipe. Les pointes d’un cristal sont ses points.
learning-guide-own = Ce robot est à vous.
learning-guide-tile = Choisissez ici une tuile, puis la case d’un robot.
learning-guide-run = Appuyez sur Lancer : vos robots exécutent leurs cases, et votre tour se termine.

learning-lesson-robots-title = Deux robots sont à vous
learning-lesson-robots-text = Les robots A et B de votre couleur sont à vous, ainsi que la base de cette couleur. Les cristaux apportés dans votre base rapportent des points.
learning-lesson-load-title = Chargez un cristal
learning-lesson-load-text = À chaque tour, vous changez une chose dans vos programmes, puis les deux robots les exécutent. Le robot A est face à un cristal : mettez Charger dans sa case 1, puis appuyez sur Lancer.
learning-lesson-load-done = Le robot A a le cristal. Un robot n’en porte qu’un à la fois.
learning-lesson-load-missed = Le robot A n’a rien chargé. Mettez Charger dans la case 1 du robot A.
learning-lesson-carry-title = Rapportez-le
learning-lesson-carry-text = Les programmes restent d’un tour à l’autre. Le robot A avance et arrivera devant votre base : ajoutez Déposer dans la case 2.
learning-lesson-carry-done = Livré ! Déposer ne marche que si le robot est face à votre base.
learning-lesson-carry-missed = Le cristal n’est pas encore arrivé. Déposer va dans la case 2, après le déplacement.
learning-lesson-values-title = Comptez les pointes
learning-lesson-values-text = Un cristal vaut autant que ses pointes : bleu 2, vert 3, rose 4. Faites tourner le robot A à gauche avant qu’il charge, pour prendre le rose.
learning-lesson-values-done = Rose : 4 points, une fois à la base.
learning-lesson-values-missed = C’était un autre cristal. Tourner à gauche dans la case 1 met le robot A face au rose.
learning-lesson-order-title = A passe avant B
learning-lesson-order-text = Le robot A exécute ses cases 1, 2, 3, puis le robot B les siennes. Faites déposer A sur B : B joue ensuite et dépose dans votre base.
learning-lesson-order-done = Un tour, deux robots : A a donné le cristal, et B l’a livré.
learning-lesson-order-missed = Mettez Déposer dans la case 1 du robot A : B en a déjà un.
learning-lesson-ignored-title = Certains ordres sont ignorés
learning-lesson-ignored-text = Le robot A est au bord et doit avancer, le robot B doit charger là où il n’y a rien. Appuyez sur Passer, qui ne change rien, et regardez.
learning-lesson-ignored-done = Les deux ordres ont été ignorés. Le plateau et le journal disent pourquoi, et cela ne coûte que l’ordre.
learning-lesson-ignored-missed = Appuyez sur Passer et regardez ce qui se passe.
learning-lesson-track-title = La piste en apporte d’autres
learning-lesson-track-text = La piste montre les cristaux à venir, le prochain d’abord. Chaque livraison en amène un sur le plateau. Livrez le cristal bleu.
learning-lesson-track-done = Le prochain cristal est sur le plateau. Et pour un cristal bleu, vous avez pioché une tuile spéciale : elle est dans votre main.
learning-lesson-track-missed = Mettez Déposer dans la case 1 du robot A.
learning-lesson-theft-title = Prenez-le aux autres
learning-lesson-theft-text = Charger prend aussi le cristal d’un robot. Amenez le robot A à côté du robot rouge qui en porte un ; au tour suivant, ajoutez Charger.
learning-lesson-theft-done = Il est à vous. Attention : les autres peuvent vous faire pareil.
learning-lesson-theft-missed = Rouge s’est échappé. D’abord avancer, puis charger.
learning-lesson-end-title = C’est tout
learning-lesson-end-text = À deux joueurs, on gagne aussitôt avec 11 points. Quand la piste est vide, trois manches suivent encore, et un cristal porté compte alors un point de moins.

## learning: puzzles

## learning: boards

learning-puzzles-blue =
    { $turns ->
        [one] Livrez un cristal bleu en un tour.
       *[other] Livrez un cristal bleu en { $turns } tours.
    }
learning-puzzles-green =
    { $turns ->
        [one] Livrez un cristal vert en un tour.
       *[other] Livrez un cristal vert en { $turns } tours.
    }
learning-puzzles-pink =
    { $turns ->
        [one] Livrez un cristal rose en un tour.
       *[other] Livrez un cristal rose en { $turns } tours.
    }

## options: the form for the options

options-options-mode = Jeu
options-options-ending = Fin de la partie
options-options-scoreVictory = Victoire à l’objectif
options-options-scoreVictoryAbout = Le premier joueur à atteindre l’objectif gagne.
options-options-scoreVictoryTeams = Les parties en équipes se terminent toujours quand il n’y a plus de cristaux.
options-options-stalled = Fin sans livraison
options-options-stalledAfter =
    { $rounds ->
        [one] après { $rounds } manche
       *[other] après { $rounds } manches
    }
options-options-stalledNever = jamais
options-options-elements = Éléments du plateau
options-options-drawSetup = Mise en place au hasard
options-options-placings-none-name = Aucun
options-options-placings-none-about = Seulement des robots, des bases et des cristaux.
options-options-placings-example-name = Exemple
options-options-placings-example-about = La mise en place d’exemple pour ce nombre de joueurs.
options-options-placings-random-name = Au hasard
options-options-placings-random-about = Vous choisissez combien ; les positions sont aléatoires.
options-options-placings-by_hand-name = À la main
options-options-placings-by_hand-about = Vous les placez vous-même.
options-options-kinds-teleporters = Téléporteurs
options-options-kinds-rocks = Rochers
options-options-kinds-blobs = Blobs
options-options-kinds-mud = Boue
options-options-room =
    { $left ->
        [0] Ce plateau est plein. Une paire de téléporteurs prend deux emplacements, un rocher ou un blob un seul.
       *[other] Emplacements libres : { $left }. Une paire de téléporteurs en prend deux, la boue aucun.
    }
options-options-placed-teleporter = Téléporteur
options-options-placed-rock = Rocher
options-options-placed-blob = Blob
options-options-placed-mud = Boue
options-options-byHandBoard = Plateau de la partie
options-options-byHandHint = Cliquez sur un hexagone clair pour placer un élément. Cliquez sur un élément pour le retirer.
options-options-otherEnd = Cliquez maintenant sur un hexagone pour l’autre extrémité.
options-options-noMore = { $kind } : trois au plus.
options-options-placeHere = Placer ici : { $kind }
options-options-takeAway-teleporter = Retirer le téléporteur
options-options-takeAway-rock = Retirer le rocher
options-options-takeAway-blob = Retirer le blob
options-options-takeAway-mud = Retirer la boue
options-options-coloursTitle = Couleurs
options-options-ownColours = Choisir les couleurs
options-options-ownColoursAbout = Les places ne changent pas.
options-options-seat = Place { $seat }

## preset: answers in advance

preset-presetAnswers-title = Réponses automatiques
preset-presetAnswers-about = Nous prenons ces décisions pour vous aussitôt, même en votre absence. Vous seul voyez vos réponses automatiques. Elles valent pour cette partie et vous pouvez les changer à tout moment.
preset-presetAnswers-crystal = Où un nouveau cristal entre en jeu
preset-presetAnswers-crystalRules-ask-name = Me demander
preset-presetAnswers-crystalRules-ask-about = La partie vous attend.
preset-presetAnswers-crystalRules-nearest-name = Près de mes robots
preset-presetAnswers-crystalRules-nearest-about = L’hexagone le plus proche d’un de vos robots.
preset-presetAnswers-crystalRules-farthest-name = Loin des adversaires
preset-presetAnswers-crystalRules-farthest-about = L’hexagone le plus éloigné du robot adverse le plus proche.
preset-presetAnswers-crystalRules-first-name = Premier hexagone
preset-presetAnswers-crystalRules-first-about = Comme quand votre temps est écoulé.
preset-presetAnswers-zap = Quand votre zap touche un robot
preset-presetAnswers-zapRules-ask-name = Me demander
preset-presetAnswers-zapRules-ask-about = La partie vous attend.
preset-presetAnswers-zapRules-decline-name = Renoncer
preset-presetAnswers-zapRules-decline-about = Le robot touché ne fait rien.
preset-presetAnswers-zapRules-orders-name = Donner un ordre
preset-presetAnswers-zapRules-orders-about = Un robot adverse reçoit le premier ordre de votre liste qu’il peut exécuter. Pour les robots amis, on vous demande toujours.
preset-presetAnswers-orders = Ordres, dans l’ordre où les essayer
preset-presetAnswers-blob = Quand votre zap touche un blob
preset-presetAnswers-blobDecline = Le laisser où il est
preset-presetAnswers-blobAbout = Sinon, nous vous demanderons où le déplacer.

## access: for players who do not see the board

access-summary-change = { $name } : { $change }.
access-summary-moved = { $robot } est allé en { $hex }.
access-summary-movedAndTurned = { $robot } est allé en { $hex }, tourné { $facing }.
access-table-pieces = Pièces
access-table-piece = Pièce
access-table-hex = Hexagone
access-table-state = État
access-table-ahead = Hexagone devant
access-table-robotState = tourné { $facing }, { $cargo }
access-table-from = Depuis { $robot }
access-table-here = ici
access-table-free = libre
access-table-edge = bord du plateau
access-table-map = Carte
access-table-mapAbout = Une cellule vers la droite, c’est un pas vers l’est. Une cellule vers le bas, un pas vers le sud-est.
access-table-waysAbout = « Devant à droite » est la direction après une rotation à droite, « derrière à droite » après deux. Les chemins se comptent hexagone par hexagone ; les robots, rochers et téléporteurs sur le chemin ne sont pas pris en compte.
access-keys-tile = Choisir une tuile de la main, dans l’ordre affiché
access-keys-slots = Choisir les cases 1, 2 et 3 du robot { $robot }
access-keys-joker = Utiliser la double modification
access-keys-remove = Retirer la tuile de la case choisie
access-keys-drop = Reposer la tuile choisie
access-keys-undo = Annuler le dernier changement
access-keys-preview = Essayer : voir ce qui se passerait
access-keys-run = Lancer
access-keys-pass = Passer
access-keys-answer = Répondre à une question de la partie
access-keys-arrows = Sur le plateau : aller de pièce en pièce
