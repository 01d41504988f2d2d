## sides

sides-0 = devant
sides-1 = devant à droite
sides-2 = derrière à droite
sides-3 = derrière
sides-4 = derrière à gauche
sides-5 = devant à gauche

## leg

leg = { $steps } { $side }

## legs

legs = { $first } et { $second }

## fromOwn

fromOwn = depuis votre { $robot } : { $way }

## fromNamed

fromNamed = depuis { $robot } : { $way }

## ownBase

ownBase = votre base : { $way }

## next

next = prochain : { $crystal }

## inLine

inLine = numéro { $place } : { $crystal }

## piece

piece = { $piece } en { $hex }

## pieceFrom

pieceFrom = { $piece } en { $hex }, { $relation }

## robot

robot = { $robot } en { $hex }, tourné { $facing }, { $cargo }

## stuck

stuck = { $label }, embourbé

## related

related = { $label }, { $relation }

## crystalOn

crystalOn = Cristal en { $hex }

## blobTo

blobTo = Le blob va { $direction } en { $hex }

## log

log-robotMoved = { $robot } est allé { $direction } en { $hex }.
log-robotPushed = { $robot } a été poussé { $direction } en { $hex }.
log-robotJumped = { $robot } a sauté { $direction } en { $hex }.
log-crystalPushed = Un { $crystal } a été poussé { $direction } en { $hex }.
log-blobPushed = Un blob a été poussé { $direction } en { $hex }.
log-blobMoved = Le blob est allé { $direction } en { $hex }.
log-crystalUnloaded = { $robot } a déposé un { $crystal } en { $hex }.
log-crystalPlaced = Un { $crystal } est entré en jeu en { $hex }.

## filters

filters-deliveries = Livraisons
filters-thefts = Vols
filters-hits = Ce qui m’a touché

## names

names = Noms des hexagones au bord du plateau

## namesAbout

namesAbout = Des lettres pour les rangées, des nombres pour les colonnes. Le journal les utilise.

## summary

summary-change = { $name } : { $change }.
summary-moved = { $robot } est allé en { $hex }.
summary-movedAndTurned = { $robot } est allé en { $hex }, tourné { $facing }.

## table

table-pieces = Pièces
table-piece = Pièce
table-hex = Hexagone
table-state = État
table-ahead = Hexagone devant
table-robotState = tourné { $facing }, { $cargo }
table-from = Depuis { $robot }
table-here = ici
table-free = libre
table-edge = bord du plateau
table-map = Carte
table-mapAbout = Une cellule vers la droite, c’est un pas vers l’est. Une cellule vers le bas, un pas vers le sud-est.
table-waysAbout = « Devant à droite » est la direction après un tour à droite, « derrière à droite » après deux. Les chemins se comptent hexagone par hexagone ; les robots, rochers et téléporteurs sur le chemin ne sont pas pris en compte.

## keys

keys-tile = Choisir une tuile de la main, dans l’ordre affiché
keys-slots = Choisir les cases 1, 2 et 3 du robot { $robot }
keys-joker = Utiliser la double modification
keys-remove = Retirer la tuile de la case choisie
keys-drop = Reposer la tuile choisie
keys-undo = Annuler le dernier changement
keys-preview = Essayer : voir ce qui se passerait
keys-run = Lancer
keys-pass = Passer
keys-answer = Répondre à une question de la partie
keys-arrows = Sur le plateau : aller de pièce en pièce
