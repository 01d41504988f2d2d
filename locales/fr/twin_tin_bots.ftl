## title

title = Twin Tin Bots

## presets

presets-standard-name = Standard
presets-standard-about = Le jeu d’origine, sans pendule.
presets-quick-name = Rapide
presets-quick-about = Règles simplifiées et pendule de 2 minutes : fini en un quart d’heure.
presets-elements-name = Éléments
presets-elements-about = Ajoute des téléporteurs, des rochers, des blobs et de la boue au plateau.
presets-teams-name = Équipes
presets-teams-about = Deux équipes, à partir de quatre joueurs.

## seats

seats-team = Équipe { $number }
seats-two = deux places
seats-robots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }

## settings

settings-resignQuestion = Vos robots restent où ils sont et ne bougent plus. Vous serez classé dernier.

## options

options-title = Options
options-standard = Partie standard
options-mode = Jeu
options-modes-standard-name = Standard
options-modes-standard-about = Chacun pour soi, deux robots par joueur.
options-modes-standard-before = Deux robots par joueur, trois cases par robot. Changez une chose par tour, puis tout s’exécute.
options-modes-simplified-name = Simplifié
options-modes-simplified-about = Un robot par joueur et pas de tuiles spéciales. Idéal pour une première partie.
options-modes-simplified-before = Un robot par joueur avec trois cases, pas de tuiles spéciales. Changez une chose par tour, puis votre robot s’exécute.
options-modes-teams-name = Équipes
options-modes-teams-about = Deux équipes. Les points des coéquipiers s’additionnent ; pas de victoire aux points.
options-modes-teams-before = Une place sur deux est dans votre équipe. Apportez des cristaux à n’importe quelle base ; les points de votre équipe s’additionnent.
options-modes-advanced_two_player-name = Avancé à deux
options-modes-advanced_two_player-about = Deux bases opposées et quatre robots chacun, sur le plateau à quatre joueurs.
options-modes-advanced_two_player-before = Chaque joueur a deux bases opposées avec deux robots chacune. Les points des deux bases s’additionnent. Un robot peut déposer un cristal dans sa propre base ou dans celle d’un adversaire, mais pas dans votre autre base.
options-teamsNeed =
    { $count ->
        [one] Il faut au moins { $count } joueur pour jouer en équipes.
       *[other] Il faut au moins { $count } joueurs pour jouer en équipes.
    }
options-advancedNeeds = Pour deux joueurs exactement.
options-firstWins = Le premier à rapporter assez de cristaux gagne.
options-mostWins = Quand il n’y a plus de cristaux, le plus de points gagne.
options-doubleSeat = Avec un nombre impair de joueurs, l’un d’eux a deux places.
options-ending = Fin de la partie
options-scoreVictory = Victoire aux points
options-scoreVictoryAbout = Le premier joueur à atteindre l’objectif gagne.
options-scoreVictoryTeams = Les parties en équipes se terminent toujours quand il n’y a plus de cristaux.
options-noScoreVictory = Pas de victoire aux points
options-stalled = Fin sans livraison
options-stalledAfter =
    { $rounds ->
        [one] après { $rounds } manche
       *[other] après { $rounds } manches
    }
options-stalledNever = jamais
options-stalledRounds =
    { $rounds ->
        [one] Se termine après { $rounds } manche sans livraison
       *[other] Se termine après { $rounds } manches sans livraison
    }
options-stalledOff = Ne se termine jamais faute de livraisons
options-elements = Éléments du plateau
options-drawSetup = Mise en place au hasard
options-placings-none-name = Aucun
options-placings-none-about = Seulement des robots, des bases et des cristaux.
options-placings-example-name = Exemple
options-placings-example-about = La mise en place d’exemple pour ce nombre de joueurs.
options-placings-random-name = Au hasard
options-placings-random-about = Vous choisissez combien ; les positions sont aléatoires.
options-placings-by_hand-name = À la main
options-placings-by_hand-about = Vous les placez vous-même.
options-exampleElements = Éléments de l’exemple
options-byHand = Placés à la main : { $list }
options-kinds-teleporters = Téléporteurs
options-kinds-rocks = Rochers
options-kinds-blobs = Blobs
options-kinds-mud = Boue
options-counts-teleporters =
    { $count ->
        [one] { $count } paire de téléporteurs
       *[other] { $count } paires de téléporteurs
    }
options-counts-rocks =
    { $count ->
        [one] { $count } rocher
       *[other] { $count } rochers
    }
options-counts-blobs =
    { $count ->
        [one] { $count } blob
       *[other] { $count } blobs
    }
options-counts-mud =
    { $count ->
        [one] { $count } hexagone de boue
       *[other] { $count } hexagones de boue
    }
options-room =
    { $left ->
        [0] Ce plateau est plein. Une paire de téléporteurs prend deux emplacements, un rocher ou un blob un seul.
       *[other] Emplacements libres : { $left }. Une paire de téléporteurs en prend deux, la boue aucun.
    }
options-placed-teleporter = Téléporteur
options-placed-rock = Rocher
options-placed-blob = Blob
options-placed-mud = Boue
options-byHandBoard = Plateau de la partie
options-byHandHint = Cliquez sur un hexagone clair pour placer un élément. Cliquez sur un élément pour le retirer.
options-otherEnd = Cliquez maintenant sur un hexagone pour l’autre extrémité.
options-noMore = { $kind } : trois au plus.
options-placeHere = Placer ici : { $kind }
options-takeAway-teleporter = Retirer le téléporteur
options-takeAway-rock = Retirer le rocher
options-takeAway-blob = Retirer le blob
options-takeAway-mud = Retirer la boue
options-coloursTitle = Couleurs
options-ownColours = Choisir les couleurs
options-ownColoursAbout = Les places ne changent pas.
options-seat = Place { $seat }
options-boardTooSmall = Le plateau pour ce nombre de joueurs est trop petit pour tous ces éléments.
options-colours = Couleurs personnalisées

## sideMarks

sideMarks-left = G
sideMarks-right = D

## colours

colours-red = rouge
colours-yellow = jaune
colours-green = vert
colours-blue = bleu
colours-purple = violet
colours-pink = rose
