## myMatches

myMatches-title = Vos parties
myMatches-yourTurn = à vous de jouer
myMatches-left = encore { $time }
myMatches-by = jusqu’à { $moment }
myMatches-theirTurn =
    { $names ->
        [none] en cours
       *[other] au tour de { LIST($names) }
    }
myMatches-waits =
    { $free ->
        [one] il manque { $free } joueur
       *[other] il manque { $free } joueurs
    }
myMatches-over = terminée
myMatches-won = gagnée
myMatches-lost = perdue
myMatches-place = place { $place }
myMatches-against = avec { LIST($names) }
myMatches-play = Jouer
myMatches-playRoom = Jouer { $name } : à vous de jouer
myMatches-look = Voir
myMatches-again = Rejouer
myMatches-againRoom = Rejouer : { $name }
myMatches-more =
    { $count ->
        [one] encore { $count } partie plus ancienne
       *[other] encore { $count } parties plus anciennes
    }
myMatches-fewer = Montrer seulement les dernières

## notify

notify-on = Me prévenir quand c’est mon tour
notify-off = Désactiver les notifications
notify-denied = Les notifications sont bloquées dans les réglages de votre navigateur.

## lobby

lobby-createButton = Créer la table
lobby-roomName = Nom de la table (facultatif)
lobby-kind = Type de partie
lobby-startsAtOnce = La partie commence dès que vous prenez place.
lobby-startsLater = C’est la dernière place libre, et l’hôte est hors ligne. La partie commence dès que tout le monde est là.
lobby-sitDown = Prendre place
lobby-cancel = Annuler

## quick

quick-searching = Recherche d’adversaires…
quick-others =
    { $count ->
        [0] Personne d’autre ne cherche en ce moment.
        [one] { $count } autre joueur cherche.
       *[other] { $count } autres joueurs cherchent.
    }
quick-cancel = Annuler
quick-bots = Personne n’est encore venu. Vous pouvez jouer contre des bots.
quick-playBots = Jouer contre des bots
quick-full = Votre table est complète
quick-table = Aller à la table
