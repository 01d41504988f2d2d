## lobby: the game outside of matches

lobby-title = VOLT

lobby-colours-red = Rouge
lobby-colours-blue = Bleu
lobby-colours-yellow = Jaune
lobby-colours-green = Vert

lobby-presets-league-name = Ligue à deux
lobby-presets-league-about = Deux joueurs, avec modules et mines ; 5 PV pour gagner.
lobby-presets-training-name = Entraînement
lobby-presets-training-about = Apprendre à programmer à deux : ni modules ni mines ; 3 PV pour gagner.
lobby-presets-solo-name = Seul contre trois KillBots
lobby-presets-solo-about = Vous contre une escouade de KillBots, qui jouent selon des dés.
lobby-presets-championship-name = Championnat
lobby-presets-championship-about = Quatre arènes l’une après l’autre, chacune avec un module de champion à défendre, puis un match pour le titre.

lobby-introduction-goal = Placez en secret des dés sur les unités de votre robot ; puis tous les robots avancent et tirent dans un ordre strict. Les points de victoire (PV) viennent des jetons PV et des robots détruits.
lobby-introduction-target = Il faut { $target } PV pour gagner.
lobby-introduction-championship = On joue dans quatre arènes, puis vient un match pour le titre.
lobby-introduction-killbots =
    { $killbots ->
        [one] Un KillBot joue aussi, un robot que les règles pilotent.
       *[other] { $killbots } KillBots jouent aussi, une escouade que les règles pilotent et qui gagne avec 7 PV en tout.
    }

lobby-resignQuestion = Votre robot quitte l’arène et vous êtes classé derrière tous les autres.

lobby-seats-sides-south = côté sud
lobby-seats-sides-west = côté ouest
lobby-seats-sides-north = côté nord
lobby-seats-sides-east = côté est
lobby-seats-sideAbout = Le robot entre par ce côté de l’arène si toutes les places sont prises.

lobby-options-modeWords-training = Entraînement
lobby-options-modeWords-league = Ligue
lobby-options-modeWords-championship = Championnat
lobby-options-arenaName = Arène { $name }
lobby-options-randomWords = Arène au hasard
lobby-options-house = Les arènes et les nombres des cartes sont des règles maison : ceux du jeu d’origine ne sont pas publiés.
lobby-options-targetWords = { $target } PV pour gagner
lobby-options-killbotWords =
    { $count ->
        [0] Aucun KillBot
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
lobby-options-tooMany = L’arène accueille au plus quatre robots, joueurs et KillBots ensemble.
lobby-options-tooFew = Un joueur seul a besoin d’au moins un KillBot.
lobby-options-startNumberWords-random = Numéros d’ordre au hasard
lobby-options-startNumberWords-rotating = Numéros d’ordre à tour de rôle
lobby-options-startNumberWords-first_come = Numéros d’ordre au plus rapide
lobby-options-roundWords =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }

## match: the game in a match

match-directions-0 = nord
match-directions-1 = nord-est
match-directions-2 = est
match-directions-3 = sud-est
match-directions-4 = sud
match-directions-5 = sud-ouest
match-directions-6 = ouest
match-directions-7 = nord-ouest

match-modules-mobility = Mobilité
match-modules-recoil = Recul
match-modules-thruster = Propulseur
match-modules-teleport = Téléportation
match-modules-telescopic_arm = Bras télescopique
match-modules-crossfire = Feu croisé
match-modules-grenades = Grenades
match-modules-mines = Mines
match-modules-remote_control = Télécommande
match-modules-saw_blade = Lame de scie
match-modules-force_beam = Rayon de force
match-modules-swivel_head = Tête pivotante
match-modules-anchor = Ancre
match-modules-shield = Bouclier
match-modules-bomb = Bombe
match-modules-ram_expansion = Extension RAM
match-modules-lightning_rod = Paratonnerre
match-modules-jetpack = Jetpack
match-modules-water_cannon = Canon à eau
match-modules-wall_control = Passe-murs

match-stacks-blue = pile bleue
match-stacks-red = pile rouge
match-stacks-yellow = pile jaune

match-dice-unknown-blue = dé bleu
match-dice-unknown-red = dé rouge
match-dice-number-blue = bleu { $number }
match-dice-number-red = rouge { $number }
match-dice-placed-blue = bleu { $number }, { $direction }
match-dice-placed-red = rouge { $number }, { $direction }

match-arena-label = Arène { $name }
match-arena-keys = Les flèches vont de case en case.
match-arena-pick = { $what } : { $space }

match-spaces-label = { $space } : { $words }
match-spaces-robot = robot de { $name }
match-spaces-killbot =
    { $direction ->
        [none] { $name }
       *[other] { $name }, regard : { $direction }
    }
match-spaces-damaged = { $robot }, dégâts { $damage }
match-spaces-mine = mine de { $name }
match-spaces-vp = case PV { $number }
match-spaces-token = case PV { $number } avec un jeton PV
match-spaces-workshop = atelier
match-spaces-pit = fosse
match-spaces-field = champ électrique
match-spaces-start = case de départ de { $name }, flèche : { $direction }
match-spaces-freeStart = case de départ libre, flèche : { $direction }
match-spaces-edges-wall = mur : { $direction }
match-spaces-edges-energy = mur d’énergie : { $direction }
match-spaces-edges-barrier = barrière électrique : { $direction }
match-spaces-edges-door = porte : { $direction }

match-seats-killbot = KillBot { $colour }
match-seats-vp = { $vp } PV
match-seats-vpOf = { $vp } PV sur { $target }
match-seats-vpAbout = Points de victoire : un pour chaque jeton PV sous votre robot à la fin d’une manche, et un pour chaque robot que vous détruisez.
match-seats-squadVp = { $vp } PV ; les KillBots ont ensemble { $squad } PV sur { $target }
match-seats-damage =
    { $damage ->
        [0] Aucun dégât
        [one] { $damage } jeton de dégâts
       *[other] { $damage } jetons de dégâts
    }
match-seats-out =
    { $times ->
        [0] Pas encore dans l’arène
       *[other] Hors de l’arène
    }
match-seats-destroyed =
    { $times ->
        [0] Jamais détruit. Le troisième jeton de dégâts détruit un robot.
        [one] Détruit une fois. Le troisième jeton de dégâts détruit un robot.
       *[other] Détruit { $times } fois. Le troisième jeton de dégâts détruit un robot.
    }
match-seats-startNumber = Numéro d’ordre { $number }
match-seats-startNumberAbout = Il départage les dés égaux et fixe l’ordre en fin de manche.
match-seats-owned =
    { $count ->
        [one] { $count } module dans l’inventaire
       *[other] { $count } modules dans l’inventaire
    }
match-seats-ownedAbout = Les modules non équipés ; seul leur propriétaire sait lesquels.
match-seats-modules = Modules équipés
match-seats-bag = Dés du KillBot
match-seats-dice = Dés à venir
match-seats-unit = Unité { $unit }
match-seats-defends = Défend { LIST($arenas) }
match-seats-defendsAbout = Qui défend le plus d’arènes à la fin gagne le championnat.
match-seats-resigned = Abandon
match-seats-answered = Terminé
match-seats-askedFor = Décide : { $modules }
match-seats-asked-draw = Pioche un module
match-seats-asked-equip = S’équipe
match-seats-asked-restart = Choisit son départ
match-seats-asked-program = Programme
match-seats-asked-use = Décide
match-seats-asked-react = Décide
match-seats-asked-arm = Décide
match-seats-asked-workshop = À l’atelier
match-seats-tab = { $name } : { $vp } PV, dégâts { $damage }

match-asks-draw = Piochez un module
match-asks-equip = Équipez votre robot
match-asks-restart = Choisissez une case de départ
match-asks-program = Programmez vos dés
match-asks-use = Utiliser des modules ?
match-asks-react = Utiliser le module ?
match-asks-arm = Utiliser le bras télescopique ?
match-asks-workshop = À l’atelier

match-round-over = La partie est terminée
match-round-unit = L’unité { $unit } agit
match-round-phases-setup = Mise en place
match-round-phases-preparation = Préparation
match-round-phases-programming = Programmation
match-round-phases-activation = Activation
match-round-phases-resolution = Résolution
match-round-phasesShort-setup = Début
match-round-phasesShort-preparation = 0
match-round-phasesShort-programming = 1
match-round-phasesShort-activation = 2
match-round-phasesShort-resolution = 3
match-round-phasesAbout-setup = On tire les jetons PV, et chacun pioche deux modules.
match-round-phasesAbout-preparation = On tire les jetons PV, on équipe les modules, et les robots entrent.
match-round-phasesAbout-programming = Chacun programme ses dés en secret.
match-round-phasesAbout-activation = Les dés de tous les robots agissent, unité par unité.
match-round-phasesAbout-resolution = Les champs électriques frappent ; puis chaque robot active sa case.
match-round-phasesLabel = Phases de la manche
match-round-number = Manche { $number }/{ $limit }
match-round-match =
    { $match ->
        [5] Match pour le titre
       *[other] Match { $match }/4
    }
match-round-matchAbout = Quatre matchs dans les arènes, puis le match pour le titre.

match-about-title = À propos de cette partie

match-waiting-several = On attend { LIST($names) }.
match-waiting-modules = { $name } décide pour { LIST($modules) }.
match-waiting-draw = { $name } pioche un module.
match-waiting-equip = { $name } équipe le robot.
match-waiting-restart = { $name } choisit une case de départ.
match-waiting-program = { $name } programme.
match-waiting-use = { $name } décide pour un dé.
match-waiting-react = { $name } décide pour un module.
match-waiting-arm = { $name } décide pour le bras télescopique.
match-waiting-workshop = { $name } est à l’atelier.

match-bubbles-damage = Touché
match-bubbles-vp = +1 PV
match-bubbles-repaired = Réparé

match-filters-vp = PV
match-filters-destroyed = Robots détruits
match-filters-own = Vos dégâts

match-log-arenaBegan =
    { $match ->
        [5] Le match pour le titre commence dans l’arène { $arena }.
       *[other] Le match { $match } commence dans l’arène { $arena }.
    }
match-log-round = Manche { $round }
match-log-phases-setup = Mise en place.
match-log-phases-preparation = Préparation.
match-log-phases-programming = Tout le monde programme.
match-log-phases-activation = Les dés agissent.
match-log-phases-resolution = La manche s’achève : les champs électriques frappent et les robots activent leurs cases.
match-log-unit = L’unité { $unit } agit.
match-log-tokenPlaced = Un jeton PV arrive sur la case { $number }.
match-log-tokenPlacedMixed = Les jetons pris retournent en réserve. Un jeton PV arrive sur la case { $number }.
match-log-answered = { $name } a répondu.
match-log-drew = { $name } pioche un module ({ $stack }).
match-log-drewModule = { $name } pioche { $module } ({ $stack }).
match-log-withDoubles = { $sentence } Doublons remis : { LIST($doubles) }.
match-log-triedStack = { $name } ne pioche rien ({ $stack }) : tous ces modules sont déjà dans son inventaire.
match-log-equipmentShown = Tous les robots sont équipés.
match-log-programsShown = Les programmes et les numéros d’ordre sont publics.
match-log-entered = { $name } entre en { $space }.
match-log-killBotDrew = { $name } tire un dé : { $die }.
match-log-activated = { $name } : { $die }.
match-log-used = { $name } utilise { LIST($modules) }.
match-log-usedSwivel-left = { $name } utilise { LIST($modules) }, vers la gauche.
match-log-usedSwivel-right = { $name } utilise { LIST($modules) }, vers la droite.
match-log-usedLimit =
    { $limit ->
        [0] { $name } utilise { LIST($modules) } et ne bouge pas.
        [one] { $name } utilise { LIST($modules) } et permet { $limit } case.
       *[other] { $name } utilise { LIST($modules) } et permet { $limit } cases.
    }
match-log-withoutTarget = { $sentence } Il n’y a rien à commander.
match-log-dieMoved = { $by } déplace un dé de { $name } de l’unité { $unit } à l’unité { $to }, { $direction }.
match-log-faced = { $name } regarde côté { $direction }.
match-log-turned = { $by } tourne { $name } côté { $direction }.
match-log-moved = { $name } avance ({ $direction }) jusqu’en { $space }.
match-log-movedPushing = { $name } avance ({ $direction }) jusqu’en { $space } et pousse { LIST($pushed) }.
match-log-pushed =
    { $direction ->
        [none] Poussée jusqu’en { $space } : { LIST($names) }.
       *[other] Poussée ({ $direction }) jusqu’en { $space } : { LIST($names) }.
    }
match-log-jumped = { $name } saute ({ $direction }) jusqu’en { $space }.
match-log-teleported = { $name } se téléporte en { $space } et échange avec { $other }.
match-log-stopped = { $name } est bloqué côté { $direction }.
match-log-shot = { $name } tire : { LIST($directions) }.
match-log-beam = { $module } de { $name } : { LIST($directions) }.
match-log-struck-shot = Le tir touche { $space }.
match-log-struck-explosion = Explosion en { $space }.
match-log-struck-barrier = La barrière électrique frappe en { $space }.
match-log-struck-fields = La foudre frappe les champs électriques.
match-log-struck-saw_blade = La lame de scie frappe { $space }.
match-log-struck-lightning_rod = Le paratonnerre frappe { $space }.
match-log-damagedWithShield =
    { $damage ->
        [0] Coup sur { $name } : un jeton de dégâts sur le bouclier.
        [one] Coup sur { $name } : { $damage } jeton de dégâts, et un sur le bouclier.
       *[other] Coup sur { $name } : { $damage } jetons de dégâts, et un sur le bouclier.
    }
match-log-damaged =
    { $damage ->
        [one] { $name } a maintenant { $damage } jeton de dégâts.
       *[other] { $name } a maintenant { $damage } jetons de dégâts.
    }
match-log-destroyed-damage = Robot détruit : { $name }.
match-log-destroyed-pit = { $name } tombe dans une fosse.
match-log-destroyed-crush = Robot écrasé : { $name }.
match-log-destroyedBy-damage = Robot détruit : { $name } ; le point va à { $by }.
match-log-destroyedBy-pit = { $name } tombe dans une fosse ; le point va à { $by }.
match-log-destroyedBy-crush = Robot écrasé : { $name } ; le point va à { $by }.
match-log-vpGained = { $name } gagne un PV et en a { $vp }.
match-log-tokenTaken = { $name } prend le jeton PV { $number } et a { $vp } PV.
match-log-mineLaid = { $name } pose une mine en { $space }.
match-log-mineRemoved-exploded = Une mine de { $name } explose en { $space }.
match-log-mineRemoved-limit = La plus ancienne mine de { $name }, en { $space }, est retirée.
match-log-mineRemoved-owner = Une mine de { $name } en { $space } est retirée.
match-log-minePushed = La mine de { $from } est poussée en { $to }.
match-log-spaceActivated = { $name } active { $space }.
match-log-repaired = Réparation complète pour { $name }.
match-log-resigned = { $name } abandonne.
match-log-removed = Le robot de { $name } quitte l’arène.
match-log-arenaWon =
    { $modules ->
        [none] { $name } gagne l’arène { $arena }.
       *[other] { $name } gagne l’arène { $arena } et { LIST($modules) }.
    }

match-end-reasons-score = Assez de PV : la partie est terminée.
match-end-reasons-rounds = La dernière manche est terminée.
match-end-reasons-resigned = Il ne restait plus qu’un joueur.
match-end-reasons-championship = Le championnat est terminé.

## play: a player’s desk

play-desk-label = Votre pupitre
play-desk-waiting = On attend les autres.
play-desk-modules =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
play-desk-modulesTitle = Vos modules
play-desk-waitingOrders =
    { $count ->
        [one] { $count } consigne part avec votre prochaine réponse
       *[other] { $count } consignes partent avec votre prochaine réponse
    }
play-desk-ordersAbout = Une consigne répond à votre place. Un changement part avec votre prochaine réponse.
play-desk-equipped = Équipés

play-controller-dice = Dés
play-controller-number = Nombre du dé
play-controller-handDie-blue = Avancer : dés bleus, encore { $left }
play-controller-handDie-red = Tirer : dés rouges, encore { $left }
play-controller-does-blue = Avancer
play-controller-does-red = Tirer
play-controller-dieAbout-blue = Déplace le robot d’autant de cases que son nombre. Touches orthogonales seulement (N, E, S, O).
play-controller-dieAbout-red = Tire. Le nombre fixe seulement l’ordre.
play-controller-button = Unité { $unit }, { $direction }
play-controller-buttonWith = Unité { $unit }, { $direction } : { LIST($dice) }
play-controller-hint = Choisissez un dé et un nombre, puis une direction sur une unité, ou faites-y glisser le dé.
play-controller-takeBack = Appuyez dessus pour le reprendre.
play-controller-fitting = Avec { $dice } : { LIST($modules) }.
play-controller-numberWith = { $number } : { LIST($modules) }
play-controller-sent = Réponse envoyée. Vous pouvez encore la changer jusqu’à la dernière réponse.
play-controller-sentTill =
    { $count ->
        [one] Réponse envoyée. Vous pouvez encore la changer jusqu’à la réponse de { LIST($names) }.
       *[other] Réponse envoyée. Vous pouvez encore la changer jusqu’aux réponses de { LIST($names) }.
    }
play-controller-race = Qui finit d’abord commence : { $done } sur { $all } ont fini.
play-controller-clear = Vider
play-controller-done = Terminé
play-controller-skip = Passer cette manche
play-controller-skipAbout = Sans dés, votre robot ne fait rien pendant une manche.
play-controller-skipYes = Oui, passer
play-controller-change = Renvoyer

play-dryRun-title = Si aucun autre robot ne bouge :
play-dryRun-nothing = Il ne se passe rien.

play-restart-question = Par où entre votre robot ? Choisissez une case marquée dans l’arène.
play-restart-pick = Entrer ici

play-arm-pick = Activer

play-order-label = Ordre des dés de cette manche
play-order-die = { $name } : { $die }
play-order-done = { $name } : { $die }, activé

## questions: what a player is asked apart from programs

questions-draw-question = Piochez un module dans une pile. Les modules donnent de nouvelles actions à votre robot.
questions-draw-questionAgain = { LIST($stacks) } : vous possédez déjà tous ces modules. Piochez dans une autre pile.
questions-draw-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
questions-draw-kinds-blue = bouger
questions-draw-kinds-red = attaquer
questions-draw-kinds-yellow = protéger
questions-draw-kindsAbout-blue = Modules de mouvement : plus loin, en diagonale ou ailleurs.
questions-draw-kindsAbout-red = Modules d’attaque : rayons, mines, explosions et commande d’autres robots.
questions-draw-kindsAbout-yellow = Modules de protection : ils agissent d’eux-mêmes, ou quand votre robot est touché ou poussé.

questions-workshop-question = Votre robot est dans un atelier.
questions-workshop-repair = Réparer tous les dégâts

questions-arm-question = Quelle case votre robot active-t-il ? Choisissez une case marquée dans l’arène.
questions-arm-own = Ma propre case

questions-react-questions-anchor = On pousse votre robot. Jusqu’où peut-il aller ?
questions-react-questions-shield = Votre robot est touché. Le bouclier encaisse-t-il le dégât ?
questions-react-questions-bomb = Votre robot est détruit. Sa bombe explose-t-elle ?
questions-react-questions-lightning_rod = On pousse votre robot. Le paratonnerre riposte-t-il ?
questions-react-yes = Oui
questions-react-no = Non
questions-react-noLimit = Sans limite
questions-react-limit =
    { $spaces ->
        [0] Ne pas bouger
        [one] Au plus { $spaces } case
       *[other] Au plus { $spaces } cases
    }

questions-use-question = Unité { $unit } : quels modules utilisez-vous ?
questions-use-certain = Par consigne : { LIST($modules) }.
questions-use-swivel-left = À gauche
questions-use-swivel-right = À droite
questions-use-swivelTo-left = À gauche, sur { $name }
questions-use-swivelTo-right = À droite, sur { $name }
questions-use-target = Quel dé de { $name } déplacez-vous ?
questions-use-face = Où regarde { $name } ?
questions-use-die = Unité { $unit } : { $die }
questions-use-toUnit = Vers quelle unité
questions-use-toButton = Vers quelle touche
questions-use-none = N’en utiliser aucun
questions-use-done = Utiliser
questions-use-now = Utiliser { $module }
questions-use-hits = Touche : { LIST($things) }.
questions-use-hitsNothing = Ne touche rien.
questions-use-mineOn = la mine en { $space }

questions-dontAsk-title = Ne plus demander…

## cards: what the modules do

cards-about-mobility = Un dé rouge sur une touche orthogonale (N, E, S, O) déplace le robot comme un dé bleu, au lieu de tirer.
cards-about-recoil = Après un déplacement, tous les robots voisins sont poussés d’une case ; les mines voisines explosent.
cards-about-thruster = Les dés bleus qui conviennent peuvent être sur des touches diagonales, et avancent en diagonale.
cards-about-teleport = Votre robot échange sa place avec le premier robot de la ligne de tir. Une mine y explose.
cards-about-telescopic_arm = À la fin de la manche, votre robot peut activer une case voisine au lieu de la sienne.
cards-about-crossfire = Un tir part dans quatre directions : devant, derrière et des deux côtés.
cards-about-grenades = Une explosion à autant de cases que le nombre, par-dessus robots et mines. Elle touche tout autour.
cards-about-mines = Après un déplacement, une de vos mines reste sur la dernière case quittée.
cards-about-remote_control = Le premier robot de la ligne de tir : déplacez un de ses dés vers une autre touche, ou tournez un KillBot.
cards-about-saw_blade = Le premier robot que ce déplacement pousse subit 1 dégât.
cards-about-force_beam = Pousse de deux cases le premier robot de la ligne de tir. Une mine y explose.
cards-about-swivel_head = Le tir, ou ce qui le remplace, part à 45° à gauche ou à droite.
cards-about-anchor = Quand votre robot est poussé, vous dites de combien au plus.
cards-about-shield = Encaisse un dégât à la place de votre robot. Un atelier le répare.
cards-about-bomb = Quand votre robot est détruit, il explose et touche tout autour.
cards-about-ram_expansion = Une unité peut porter deux dés : vous pouvez utiliser les quatre.
cards-about-lightning_rod = Qui pousse votre robot subit 1 dégât.
cards-about-jetpack = Votre robot saute autant de cases que le nombre, par-dessus tout, et écrase ce qu’il ne peut pas pousser à l’arrivée.
cards-about-water_cannon = Le jet fait exploser les mines et pousse le premier robot de trois cases.
cards-about-wall_control = Votre robot traverse les murs de l’arène, mais pas les murs d’énergie.
cards-play = Montrer ce que fait { $module }

## modules: module cards and standing orders

modules-uses-instead = à la place
modules-uses-add = en plus
modules-uses-passive = Agit toujours
modules-uses-phase_3 = À la fin de la manche
modules-uses-reaction = Sur le moment

modules-range-blue = Dés bleus, { $low } à { $high }
modules-range-red = Dés rouges, { $low } à { $high }

modules-house = Règle maison : les nombres, plages et quantités des cartes et les arènes sont de nous ; ceux du jeu d’origine ne sont pas publiés.

modules-ordersOf = Consigne pour { $module }
modules-orders-ask = Demander
modules-orders-no = Non
modules-orders-yes = Oui
modules-orders-brake = Freiner
modules-ordersAbout-ask = Me demander chaque fois.
modules-ordersAbout-no = Ne jamais l’utiliser, sans question.
modules-ordersAbout-yes = L’utiliser dès que possible, sans question.
modules-ordersAbout-brake = Ne jamais bouger, sans question.
modules-pending = avec votre prochaine réponse

## access: for players who do not see the arena

access-table-robots = Robots
access-table-robot = Robot
access-table-space = Case
access-table-damage = Dégâts
access-table-vp = PV
access-table-startNumber = Numéro d’ordre
access-table-modules = Modules
access-table-dice = Dés à venir
access-table-out = hors de l’arène
access-table-none = aucun
access-table-unit = Unité { $unit } : { LIST($dice) }
access-table-left = à gauche : { LIST($modules) }
access-table-right = à droite : { LIST($modules) }
access-table-spaces = Cases
access-table-spacesAbout = Toutes les cases où il y a quelque chose, ou un mur, de la rangée du haut à celle du bas.
access-table-what = Ce qu’il y a
access-table-from = Depuis le robot de { $name }
access-table-here = ici
access-table-way = { $steps } vers : { $direction }
access-table-ways = { $first }, { $second }
access-table-map = Plan
access-table-mapAbout = Colonnes d’ouest en est, rangées du nord au sud.

access-keys-die = Prendre un dé bleu (il avance) ou rouge (il tire)
access-keys-number = Choisir le nombre du dé
access-keys-direction = Poser le dé sur une direction de l’unité suivante : les touches entourent S comme les directions
access-keys-back = Reprendre le dernier dé
access-keys-done = Envoyer le programme
access-keys-spaces = Aller de case en case dans l’arène
access-keys-pick = Choisir la case

access-summary-went = { $name } va en { $space }.

## learning: lessons and rules

learning-goal = Prenez des jetons PV et détruisez des robots : avec { $target } PV, vous gagnez aussitôt. Tous les programmes agissent unité par unité, petits nombres d’abord.
learning-goalOfArena = Prenez des jetons PV et détruisez des robots : avec { $target } PV, vous gagnez une arène. Qui défend le plus d’arènes gagne le championnat.
learning-goalOfSquad = Prenez des jetons PV et détruisez des robots : avec { $target } PV, vous gagnez aussitôt. Les KillBots gagnent avec 7 PV en tout.
learning-guide-own = Ce robot est à vous.
learning-guide-die = Choisissez un dé et un nombre, puis une direction sur une unité.
learning-guide-done = Vos dés posés, appuyez sur Terminé : cela termine votre tour.

learning-chapters-dice = Leçon 1 : dés et unités
learning-chapters-modules = Leçon 2 : modules et KillBots

learning-lesson-points-title = Points de victoire
learning-lesson-points-text = Votre robot est le rouge. Les étoiles sont des jetons PV : un robot qui s’y trouve à la fin de la manche gagne 1 PV. Détruire un robot vaut aussi 1 PV.
learning-lesson-move-title = Les dés bleus avancent
learning-lesson-move-text = C’est vous qui choisissez le nombre d’un dé. Posez un 3 bleu sur le nord dans l’unité 1 : votre robot fait trois cases jusqu’au jeton. Puis appuyez sur Terminé.
learning-lesson-move-done = Un PV ! Les robots prennent les jetons à la fin de la manche, pas en chemin.
learning-lesson-move-missed = Il faut s’arrêter sur l’étoile : un 3 bleu vers le nord.
learning-lesson-units-title = Une unité après l’autre
learning-lesson-units-text = Vous avez trois unités, avec un dé chacune. Allez de 3 vers l’est avec l’unité 1, puis de 2 vers le nord avec l’unité 2, en évitant la fosse et le mur.
learning-lesson-units-done = L’unité 1 de tous les robots agit, puis l’unité 2, puis l’unité 3. Une unité peut rester vide.
learning-lesson-units-missed = D’abord un 3 bleu vers l’est dans l’unité 1, puis un 2 bleu vers le nord dans l’unité 2.
learning-lesson-fire-title = Les dés rouges tirent
learning-lesson-fire-text = Un dé rouge tire dans une des huit directions, aussi loin que la voie est libre. Bleu a deux jetons de dégâts : tirez au nord-est.
learning-lesson-fire-done = Le troisième jeton de dégâts détruit un robot : 1 PV pour vous. Les fosses n’arrêtent pas les tirs.
learning-lesson-fire-missed = Posez un dé rouge sur le nord-est, avec n’importe quel nombre.
learning-lesson-order-title = Petits nombres d’abord
learning-lesson-order-text = Dans chaque unité, les petits nombres agissent d’abord. Bleu va partir avec un 3 bleu vers le nord. Touchez-le avant : avec un dé rouge vers l’est et un petit nombre.
learning-lesson-order-done = Un 2 passe avant un 3. À nombre égal, le bleu passe avant le rouge, puis le plus petit numéro d’ordre.
learning-lesson-order-missed = Bleu a été plus rapide. Choisissez 1 ou 2 pour votre dé rouge.
learning-lesson-push-title = Pousser
learning-lesson-push-text = Un robot qui avance pousse les autres devant lui. Les murs l’arrêtent, et une fosse détruit ce qui y tombe. Poussez Bleu dans la fosse, mais sans le suivre.
learning-lesson-push-done = Poussé dans une fosse : 1 PV pour vous.
learning-lesson-push-missed = Un 2 bleu vers l’est pousse Bleu juste assez loin.
learning-lesson-return-title = Revenir
learning-lesson-return-text = Votre robot a été détruit. Il revient maintenant, sans dégât, sur une case de départ de votre côté. Choisissez-en une.
learning-lesson-return-done = Vous ne perdez que le reste de cette manche. Vous gardez tout le reste, vos PV aussi.
learning-lesson-equip-title = Équiper des modules
learning-lesson-equip-text = Équipez vos deux modules, puis servez-vous du propulseur : avec lui, les dés bleus de 1 à 3 vont en diagonale. Prenez le jeton avec un 2 bleu vers le nord-est.
learning-lesson-equip-done = En diagonale on se glisse à côté des fosses. Chaque côté de la carte du robot porte deux modules, et rien ne va après un module jaune.
learning-lesson-module-title = Utiliser un module
learning-lesson-module-text = Le rayon de force va avec les dés rouges de 2 à 5. Posez un 4 rouge sur l’est. Quand il agit, utilisez le rayon de force au lieu du tir.
learning-lesson-module-done = Poussé dans la fosse, à distance ! On vous pose la question chaque fois qu’un module convient. Les consignes répondent d’avance.
learning-lesson-module-missed = Un 4 rouge vers l’est, puis le rayon de force.
learning-lesson-workshop-title = À l’atelier
learning-lesson-workshop-text = Dans un atelier, on répare son robot ou on pioche un module. Allez-y avec un 3 bleu vers le nord, et réparez.
learning-lesson-workshop-done = Plus aucun dégât. Vous auriez pu y piocher un module à la place.
learning-lesson-workshop-missed = Allez de 3 vers le nord avec l’unité 1, et choisissez la réparation.
learning-lesson-killbot-title = Un KillBot
learning-lesson-killbot-text = Les règles pilotent les KillBots : à chaque unité ils tirent un dé, et ils visent les jetons et les robots qu’ils voient. Celui-ci tirera un 3 bleu. Touchez-le avec un 1 rouge vers l’est.
learning-lesson-killbot-done = Un KillBot de moins. Tous les KillBots d’une partie sont amis, et gagnent avec 7 PV en tout.
learning-lesson-killbot-missed = Il a été plus rapide. Seul un 1 ou un 2 passe avant son 3 bleu.
learning-lesson-end-title = C’est tout
learning-lesson-end-text = En ligue, il faut 5 PV pour gagner. Chaque joueur commence avec deux modules et en reçoit d’autres dans les ateliers, et un chaque fois que quelqu’un marque en détruisant son robot. La page des règles dit le reste, avec des plateaux à regarder.

learning-puzzles-vp = Gagnez { $vp } PV dans cette manche. Les autres robots n’ont pas de dés.

effects-mine = Un robot qui entre sur sa case, ou un tir, la fait exploser : 1 dégât pour tout ce qui s’y trouve et autour.
effects-token = Un robot qui est ici à la fin de la manche prend le jeton : 1 PV.
effects-vp = Les jetons PV arrivent ici.
effects-workshop = À la fin de la manche, un robot ici répare tous ses dégâts ou, si l’on joue avec des modules, en pioche un.
effects-pit = Elle détruit ce qui y tombe.
effects-field = À la fin de la manche, tout ce qui est ici subit 1 dégât électrique.
effects-energy = Un mur d’énergie arrête les robots, les tirs et les téléportations.
effects-barrier = Un robot qui franchit la barrière électrique subit 1 dégât.
effects-door = Une porte n’a aucun effet.

## options: the form for the options

options-options-mode = Mode
options-options-modes-training-name = Entraînement
options-options-modes-training-about = Ni modules ni mines ; arène A ou B ; 3 PV pour gagner.
options-options-modes-league-name = Ligue
options-options-modes-league-about = Avec modules et mines, dans n’importe quelle arène.
options-options-modes-championship-name = Championnat
options-options-modes-championship-about = Toutes les arènes l’une après l’autre, puis un match pour le titre.
options-options-arena = Arène
options-options-random = Au hasard
options-options-arenaTitles-A = Cour
options-options-arenaTitles-B = Gouffres
options-options-arenaTitles-C = Centrale
options-options-arenaTitles-D = Coffre
options-options-target = PV pour gagner
options-options-killbots = KillBots
options-options-killbotsAbout = Des robots que les règles pilotent avec des dés au hasard. Ensemble ils forment une escouade, qui gagne avec 7 PV.
options-options-startNumbers = Numéros d’ordre
options-options-startNumberKinds-random-name = Au hasard
options-options-startNumberKinds-random-about = Tirés à chaque manche.
options-options-startNumberKinds-rotating-name = À tour de rôle
options-options-startNumberKinds-rotating-about = Le premier robot d’une manche est le dernier de la suivante.
options-options-startNumberKinds-first_come-name = Au plus rapide
options-options-startNumberKinds-first_come-about = Qui finit de programmer en premier a le numéro 1.
options-options-rounds = Manches au plus

## equip: modules for a robot

equip-equip-card = Carte du robot
equip-equip-sides-left = côté gauche
equip-equip-sides-right = côté droit
equip-equip-empty = Place libre { $place }, { $side }
equip-equip-takeOff = Retirer { $module }
equip-equip-attach = Équiper { $module }
equip-equip-exchange = Mettre { $module } à la place de { $other }
equip-equip-hint = Appuyez sur un module pour l’équiper, et sur un module équipé pour le retirer.
equip-equip-nowhere = { $module } ne peut se monter nulle part : appuyez sur un module équipé pour l’échanger.
equip-equip-isNew = Nouveau : { $module }.
equip-equip-problems-full = Un côté porte deux modules.
equip-equip-problems-beyond_yellow = Rien ne s’attache après un module jaune.
equip-equip-fixed = Un bouclier endommagé reste où il est.
equip-equip-pickFirst = Appuyez d’abord sur un module en bas.
equip-equip-inventory = Non équipés
equip-equip-done = Terminé

## dialogs: the dialogs of a match

dialogs-about-arena = Arène { $name }. Mode : { $mode }.
dialogs-about-target = Qui atteint le premier { $target } PV gagne aussitôt. Un jeton PV, et chaque robot que vous détruisez, vaut 1 PV.
dialogs-about-squad = Tous les KillBots forment une escouade, qui gagne avec { $target } PV.
dialogs-about-rounds = Après la manche { $rounds }, qui a le plus de PV gagne ; en cas d’égalité, qui a le moins souvent perdu son robot.
dialogs-about-tokens = Jetons PV en réserve : { $pool }. Pris : { $taken }.
dialogs-about-stacks = Cartes module dans les piles : { $blue } bleues, { $red } rouges, { $yellow } jaunes.
dialogs-about-defender = { $name } défend l’arène { $arena }.
dialogs-about-house = Règles maison
dialogs-end-reopen = Résultat
dialogs-end-nobodyLeft = Il n’y a plus de joueur.
dialogs-end-arenas =
    { $count ->
        [one] { $count } arène
       *[other] { $count } arènes
    }
dialogs-end-wins = { $name } gagne !
dialogs-end-squadWins = Les KillBots gagnent !
dialogs-end-squad = Les KillBots ensemble
dialogs-end-shared = { LIST($names) } partagent la première place.
dialogs-end-defenders = Les arènes et leurs défenseurs
dialogs-end-arena = Arène { $name }

dialogs-between-title = { $match }, arène { $arena }
dialogs-between-anew = Points et dégâts repartent à zéro, et { $target } PV font gagner. Les modules restent.
dialogs-between-playOn = Arène suivante

end-statistic-destroyed = Robots détruits
end-about-destroyed = PV pour les robots détruits des autres.
end-statistic-tokens = Jetons PV
end-about-tokens = PV pour les jetons pris par le robot.
end-statistic-modules = Modules utilisés
end-about-modules = Nombre d’utilisations de modules.
end-statistic-losses = Robots perdus
end-about-losses = Nombre de destructions du robot du joueur.
end-statistic-shots = Tirs
end-about-shots = Tirs et rayons de modules.
end-statistic-damage = Coups reçus
end-about-damage = Nombre de dégâts subis par le robot du joueur ou son bouclier.
end-award-destroyer = Destructeur
end-award-collector = Collectionneur
end-award-tinkerer = Bricoleur
