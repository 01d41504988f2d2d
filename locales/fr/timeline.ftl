## the bar

title = Chronologie
loading = Lecture de la partie…
failed = La chronologie ne peut pas être affichée. { $reason }
live = En direct
close = Fermer
ownView = Afficher ma propre vue
closeAbout = Retour à la partie telle qu’elle est.
yourTurn = À vous de jouer
play = Lire
pause = Pause
keys = Les flèches avancent pas à pas, avec Maj par tour, Page haut et Page bas par manche. Espace lit, Échap ferme.

## steps

back-order = Un pas en arrière
back-turn = Un tour en arrière
back-round = Une manche en arrière
forward-order = Un pas en avant
forward-turn = Un tour en avant
forward-round = Une manche en avant

## the moment

position = Moment de la partie
turn = Tour { $turn } sur { $turns } : { $player }
turnOfAll = Tour { $turn } sur { $turns }
round = Manche { $round }
end = Fin de la partie. { $words }
newest = Maintenant. { $words }

## choices

speed = Vitesse
times = { $factor }×
viewpoint = Vu à ce moment par
own = Vous
spectators = Spectateurs

## a sandbox

tryIt = Essayer d’ici
tryAbout = Reprenez la partie à ce moment, pour vous seul. Rien ne compte.

## sharing

share = Partager
shareLabel = Partager ce moment
copyLink = Copier le lien
picture = Image de ce moment
animation = Animation de ce tour
making = Un instant…
copied = Lien copié
notCopied = Copiez cette adresse :
