## about

about-mobility = Un dé rouge sur une touche droite déplace le robot comme un dé bleu, au lieu de tirer.
about-recoil = Après un déplacement, tous les robots voisins sont poussés d’une case ; les mines voisines explosent.
about-thruster = Les dés bleus qui conviennent peuvent être sur des touches diagonales, et avancent en diagonale.
about-teleport = Votre robot échange sa place avec le premier robot de la ligne de tir. Une mine y explose.
about-telescopic_arm = À la fin de la manche, votre robot peut activer une case voisine au lieu de la sienne.
about-crossfire = Un tir part dans quatre directions : devant, derrière et des deux côtés.
about-grenades = Une explosion à autant de cases que le nombre, par-dessus robots et mines. Elle touche tout autour.
about-mines = Après un déplacement, une de vos mines reste sur la dernière case quittée.
about-remote_control = Le premier robot de la ligne de tir : déplacez un de ses dés vers une autre touche, ou tournez un KillBot.
about-saw_blade = Le premier robot que ce déplacement pousse subit 1 dégât.
about-force_beam = Pousse de deux cases le premier robot de la ligne de tir. Une mine y explose.
about-swivel_head = Le tir, ou ce qui le remplace, part à 45° à gauche ou à droite.
about-anchor = Quand votre robot est poussé, vous dites de combien au plus.
about-shield = Subit un dégât à la place de votre robot. Un atelier le répare.
about-bomb = Quand votre robot est détruit, il explose et touche tout autour.
about-ram_expansion = Une unité peut porter deux dés : vous pouvez utiliser les quatre.
about-lightning_rod = Qui pousse votre robot subit 1 dégât.
about-jetpack = Votre robot saute autant de cases que le nombre, par-dessus tout, et écrase ce qu’il ne peut pas pousser à l’arrivée.
about-water_cannon = Le jet fait exploser les mines et pousse le premier robot de trois cases.
about-wall_control = Votre robot traverse les murs de l’arène, mais pas les murs d’énergie.

## uses

uses-instead = à la place
uses-add = en plus
uses-passive = Agit toujours
uses-phase_3 = À la fin de la manche
uses-reaction = Sur le moment

## range

range-blue = Dés bleus, { $low } à { $high }
range-red = Dés rouges, { $low } à { $high }

## house

house = Règle maison : les nombres, plages et quantités des cartes et les arènes sont de nous ; ceux du jeu d’origine ne sont pas publiés.

## orders

ordersOf = Consigne pour { $module }
orders-ask = Demander
orders-no = Non
orders-yes = Oui
orders-brake = Freiner
ordersAbout-ask = Me demander chaque fois.
ordersAbout-no = Ne jamais l’utiliser, sans question.
ordersAbout-yes = L’utiliser dès que possible, sans question.
ordersAbout-brake = Ne jamais bouger, sans question.
pending = avec votre prochaine réponse
