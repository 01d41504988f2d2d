## directions

directions-0 = nord
directions-1 = nord-est
directions-2 = est
directions-3 = sud-est
directions-4 = sud
directions-5 = sud-ouest
directions-6 = ouest
directions-7 = nord-ouest

## modules

modules-mobility = Mobilité
modules-recoil = Recul
modules-thruster = Propulseur
modules-teleport = Téléportation
modules-telescopic_arm = Bras télescopique
modules-crossfire = Feu croisé
modules-grenades = Grenades
modules-mines = Mines
modules-remote_control = Télécommande
modules-saw_blade = Lame de scie
modules-force_beam = Rayon de force
modules-swivel_head = Tête pivotante
modules-anchor = Ancre
modules-shield = Bouclier
modules-bomb = Bombe
modules-ram_expansion = Extension RAM
modules-lightning_rod = Paratonnerre
modules-jetpack = Jetpack
modules-water_cannon = Canon à eau
modules-wall_control = Passe-murs

## stacks

stacks-blue = pile bleue
stacks-red = pile rouge
stacks-yellow = pile jaune

## dice

dice-unknown-blue = dé bleu
dice-unknown-red = dé rouge
dice-number-blue = bleu { $number }
dice-number-red = rouge { $number }
dice-placed-blue = bleu { $number }, { $direction }
dice-placed-red = rouge { $number }, { $direction }

## arena

arena-label = Arène { $name }
arena-keys = Les flèches vont de case en case.
arena-pick = { $what } : { $space }

## spaces

spaces-label = { $space } : { $words }
spaces-robot = robot de { $name }
spaces-killbot =
    { $direction ->
        [none] { $name }
       *[other] { $name }, regard : { $direction }
    }
spaces-damaged = { $robot }, dégâts { $damage }
spaces-mine = mine de { $name }
spaces-vp = case PV { $number }
spaces-token = case PV { $number } avec un jeton PV
spaces-workshop = atelier
spaces-pit = fosse
spaces-field = champ électrique
spaces-start = case de départ de { $name }, flèche : { $direction }
spaces-freeStart = case de départ libre, flèche : { $direction }
spaces-edges-wall = mur : { $direction }
spaces-edges-energy = mur d’énergie : { $direction }
spaces-edges-barrier = barrière électrique : { $direction }
spaces-edges-door = porte : { $direction }

## seats

seats-killbot = KillBot { $colour }
seats-vp = { $vp } PV
seats-vpOf = { $vp } PV sur { $target }
seats-squadVp = { $vp } PV ; les KillBots ont ensemble { $squad } PV sur { $target }
seats-damage =
    { $damage ->
        [0] Aucun dégât
        [one] { $damage } jeton dégât
       *[other] { $damage } jetons dégât
    }
seats-out =
    { $times ->
        [0] Pas encore dans l’arène
       *[other] Hors de l’arène
    }
seats-destroyed =
    { $times ->
        [0] Jamais détruit. Le troisième jeton dégât détruit un robot.
        [one] Détruit une fois. Le troisième jeton dégât détruit un robot.
       *[other] Détruit { $times } fois. Le troisième jeton dégât détruit un robot.
    }
seats-startNumber = Numéro d’ordre { $number }
seats-startNumberAbout = Il départage les dés égaux et fixe l’ordre en fin de manche.
seats-owned =
    { $count ->
        [one] { $count } module en réserve
       *[other] { $count } modules en réserve
    }
seats-ownedAbout = Les modules non équipés ; seul leur propriétaire sait lesquels.
seats-modules = Modules équipés
seats-bag = Dés du KillBot
seats-dice = Dés à venir
seats-unit = Unité { $unit }
seats-defends = Défend { LIST($arenas) }
seats-defendsAbout = Qui défend le plus d’arènes à la fin gagne le championnat.
seats-resigned = Abandon
seats-answered = Prêt
seats-askedFor = Décide : { $modules }
seats-asked-draw = Pioche un module
seats-asked-equip = S’équipe
seats-asked-restart = Entre
seats-asked-program = Programme
seats-asked-use = Décide
seats-asked-react = Décide
seats-asked-arm = Décide
seats-asked-workshop = À l’atelier
seats-tab = { $name } : { $vp } PV, dégâts { $damage }

## asks

asks-draw = Piochez un module
asks-equip = Équipez votre robot
asks-restart = Choisissez une case de départ
asks-program = Programmez vos dés
asks-use = Utiliser des modules ?
asks-react = Utiliser le module ?
asks-arm = Utiliser le bras télescopique ?
asks-workshop = À l’atelier

## round

round-over = La partie est finie
round-unit = L’unité { $unit } agit
round-phases-setup = Mise en place
round-phases-preparation = Préparation
round-phases-programming = Programmation
round-phases-activation = Activation
round-phases-resolution = Résolution
round-phasesShort-setup = Début
round-phasesShort-preparation = 0
round-phasesShort-programming = 1
round-phasesShort-activation = 2
round-phasesShort-resolution = 3
round-phasesAbout-setup = On tire les jetons PV, et chacun pioche deux modules.
round-phasesAbout-preparation = On tire les jetons PV, on équipe les modules, et les robots entrent.
round-phasesAbout-programming = Chacun programme ses dés en secret.
round-phasesAbout-activation = Les dés de tous les robots agissent, unité par unité.
round-phasesAbout-resolution = Les champs électriques frappent ; puis chaque robot active sa case.
round-phasesLabel = Phases de la manche
round-number = Manche { $number }/{ $limit }
round-match =
    { $match ->
        [5] Match pour le titre
       *[other] Match { $match }/4
    }
round-matchAbout = Quatre matchs dans les arènes, puis le match pour le titre.

## about

about-title = À propos de cette partie
about-arena = Arène { $name }. Mode : { $mode }.
about-target = Qui atteint le premier { $target } PV gagne aussitôt. Un jeton PV, et chaque robot que vous détruisez, vaut 1 PV.
about-squad = Tous les KillBots forment une escouade, qui gagne avec { $target } PV.
about-rounds = Après la manche { $rounds }, le plus de PV gagne ; puis compte qui a le moins perdu son robot.
about-tokens = Jetons PV en réserve : { $pool }. Pris : { $taken }.
about-stacks = Cartes module dans les piles : { $blue } bleues, { $red } rouges, { $yellow } jaunes.
about-defender = { $name } défend l’arène { $arena }.
about-house = Règles maison

## waiting

waiting-several = On attend { LIST($names) }.
waiting-modules = { $name } décide pour { LIST($modules) }.
waiting-draw = { $name } pioche un module.
waiting-equip = { $name } équipe le robot.
waiting-restart = { $name } choisit une case de départ.
waiting-program = { $name } programme.
waiting-use = { $name } décide pour un dé.
waiting-react = { $name } décide pour un module.
waiting-arm = { $name } décide pour le bras télescopique.
waiting-workshop = { $name } est à l’atelier.

## bubbles

bubbles-damage = Touché
bubbles-vp = +1 PV
bubbles-repaired = Réparé

## filters

filters-vp = PV
filters-destroyed = Robots détruits
filters-own = Vos dégâts

## log

log-arenaBegan =
    { $match ->
        [5] Le match pour le titre commence dans l’arène { $arena }.
       *[other] Le match { $match } commence dans l’arène { $arena }.
    }
log-round = Manche { $round }
log-phases-setup = Mise en place.
log-phases-preparation = Préparation.
log-phases-programming = Tout le monde programme.
log-phases-activation = Les dés agissent.
log-phases-resolution = La manche s’achève : les champs électriques frappent et les robots activent leurs cases.
log-unit = L’unité { $unit } agit.
log-tokenPlaced = Un jeton PV arrive sur la case { $number }.
log-tokenPlacedMixed = Les jetons pris retournent en réserve. Un jeton PV arrive sur la case { $number }.
log-answered = { $name } a répondu.
log-drew = { $name } pioche : { $stack }.
log-drewModule = { $name } pioche { $module } ({ $stack }).
log-withDoubles = { $sentence } Doubles remis : { LIST($doubles) }.
log-triedStack = { $name } ne pioche rien ({ $stack }) : tous ses modules sont déjà possédés.
log-equipmentShown = Tous les robots sont équipés.
log-programsShown = Les programmes et les numéros d’ordre sont publics.
log-entered = { $name } entre en { $space }.
log-killBotDrew = { $name } tire un dé : { $die }.
log-activated = { $name } : { $die }.
log-used = { $name } utilise { LIST($modules) }.
log-usedSwivel-left = { $name } utilise { LIST($modules) }, vers la gauche.
log-usedSwivel-right = { $name } utilise { LIST($modules) }, vers la droite.
log-usedLimit =
    { $limit ->
        [0] { $name } utilise { LIST($modules) } et ne bouge pas.
        [one] { $name } utilise { LIST($modules) } et permet { $limit } case.
       *[other] { $name } utilise { LIST($modules) } et permet { $limit } cases.
    }
log-withoutTarget = { $sentence } Il n’y a rien à commander.
log-dieMoved = { $by } déplace un dé de { $name } de l’unité { $unit } à l’unité { $to }, { $direction }.
log-faced = { $name } regarde : { $direction }.
log-turned = { $by } tourne { $name } : { $direction }.
log-moved = { $name } avance ({ $direction }) jusqu’en { $space }.
log-movedPushing = { $name } avance ({ $direction }) jusqu’en { $space } et pousse { LIST($pushed) }.
log-pushed =
    { $direction ->
        [none] Poussée jusqu’en { $space } : { LIST($names) }.
       *[other] Poussée ({ $direction }) jusqu’en { $space } : { LIST($names) }.
    }
log-jumped = { $name } saute ({ $direction }) jusqu’en { $space }.
log-teleported = { $name } se téléporte en { $space } et échange avec { $other }.
log-stopped = { $name } est à l’arrêt ({ $direction }).
log-shot = { $name } tire : { LIST($directions) }.
log-beam = { $module } de { $name } : { LIST($directions) }.
log-struck-shot = Le tir touche { $space }.
log-struck-explosion = Explosion en { $space }.
log-struck-barrier = La barrière électrique frappe en { $space }.
log-struck-fields = La foudre frappe les champs électriques.
log-struck-saw_blade = La lame de scie frappe { $space }.
log-struck-lightning_rod = Le paratonnerre frappe { $space }.
log-damagedWithShield =
    { $damage ->
        [0] Coup sur { $name } : un jeton dégât sur le bouclier.
        [one] Coup sur { $name } : { $damage } jeton dégât, et un sur le bouclier.
       *[other] Coup sur { $name } : { $damage } jetons dégât, et un sur le bouclier.
    }
log-damaged =
    { $damage ->
        [one] { $name } a maintenant { $damage } jeton dégât.
       *[other] { $name } a maintenant { $damage } jetons dégât.
    }
log-destroyed-damage = Robot détruit : { $name }.
log-destroyed-pit = { $name } tombe dans une fosse.
log-destroyed-crush = Robot écrasé : { $name }.
log-destroyedBy-damage = Robot détruit : { $name } ; le point va à { $by }.
log-destroyedBy-pit = { $name } tombe dans une fosse ; le point va à { $by }.
log-destroyedBy-crush = Robot écrasé : { $name } ; le point va à { $by }.
log-vpGained = { $name } gagne un PV et en a { $vp }.
log-tokenTaken = { $name } prend le jeton PV { $number } et a { $vp } PV.
log-mineLaid = { $name } pose une mine en { $space }.
log-mineRemoved-exploded = Une mine de { $name } explose en { $space }.
log-mineRemoved-limit = La plus ancienne mine de { $name }, en { $space }, est retirée.
log-mineRemoved-owner = Une mine de { $name } en { $space } est retirée.
log-minePushed = La mine de { $from } est poussée en { $to }.
log-spaceActivated = { $name } active { $space }.
log-repaired = Réparation complète pour { $name }.
log-resigned = { $name } abandonne.
log-removed = Le robot de { $name } quitte l’arène.
log-arenaWon =
    { $modules ->
        [none] { $name } gagne l’arène { $arena }.
       *[other] { $name } gagne l’arène { $arena } et { LIST($modules) }.
    }

## end

end-reopen = Résultat
end-reasons-score = Assez de PV : la partie est finie.
end-reasons-rounds = La dernière manche est finie.
end-reasons-resigned = Il ne restait plus qu’un joueur.
end-nobodyLeft = Il n’y a plus de joueur.
end-reasons-championship = Le championnat est décidé.
end-arenas =
    { $count ->
        [one] { $count } arène
       *[other] { $count } arènes
    }
