## table

table-robots = Robots
table-robot = Robot
table-space = Case
table-damage = Dégâts
table-vp = PV
table-startNumber = Numéro d’ordre
table-modules = Modules
table-dice = Dés à venir
table-out = hors de l’arène
table-none = aucun
table-unit = Unité { $unit } : { LIST($dice) }
table-left = à gauche : { LIST($modules) }
table-right = à droite : { LIST($modules) }
table-spaces = Cases
table-spacesAbout = Toutes les cases où il y a quelque chose, ou un mur, de la rangée du haut à celle du bas.
table-what = Ce qu’il y a
table-from = Depuis le robot de { $name }
table-here = ici
table-way = { $steps } vers : { $direction }
table-ways = { $first }, { $second }
table-map = Plan
table-mapAbout = Colonnes d’ouest en est, rangées du nord au sud.

## keys

keys-die = Prendre un dé bleu (il avance) ou rouge (il tire)
keys-number = Choisir le nombre du dé
keys-direction = Poser le dé sur une direction de l’unité suivante : les touches entourent S comme les directions
keys-back = Reprendre le dernier dé
keys-done = Envoyer le programme
keys-spaces = Aller de case en case dans l’arène
keys-pick = Choisir la case

## summary

summary-went = { $name } va en { $space }.
