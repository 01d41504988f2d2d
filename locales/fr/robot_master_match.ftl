## sides

sides-owner-rows = Lignes
sides-owner-columns = Colonnes
sides-own-rows = Vos lignes
sides-own-columns = Vos colonnes

## grid

grid-title = Grille de 5×5
grid-cell = { $cell } : { $value }
grid-last = { $label }, dernière carte
grid-empty = { $cell } : vide
grid-legal = { $cell } : vide, vous pouvez y jouer une carte
grid-foreseen = { $cell } : vide. Un { $value } ici : { $changes }
grid-line-rows = ligne { $name }
grid-line-columns = colonne { $name }
grid-lineTitle-rows = Ligne { $name }
grid-lineTitle-columns = Colonne { $name }
grid-worth = { $line } : { $worth }
grid-lowest = { $label }, la plus faible
grid-deciding = { $label }, décisive

## worth

worth-empty = { $line } : vide, vaut donc 0.
worth-of = { $line } vaut { $worth } : { $parts }.
worth-single = { $value } pour un seul { $value }
worth-singles = { $worth } pour les cartes isolées ({ $sum })
worth-set =
    { $count ->
        [2] { $worth } pour deux { $value } (10 × { $value })
        [3] { $worth } pour trois { $value }
        [4] { $worth } pour quatre { $value } (100 + { $value })
       *[other] { $worth } pour cinq { $value } (100 + 10 × { $value })
    }
worth-change = { $line } : { $before } → { $after }
worth-spokenChange = { $line } de { $before } à { $after }
worth-unchanged = { $line } reste à { $worth }

## game

game-yourTurn = À vous de jouer
game-turnOf = Tour de { $name }
game-over = La partie est terminée
game-number = Jeu { $number }/{ $games }
game-gamesButton = Jeu { $number } sur { $games } au plus, jeux gagnés { $score } : montrer les jeux terminés
game-score = { $first } : { $second }
game-won = { $name } a gagné { $won } des { $needed } jeux nécessaires
game-players = Joueurs
game-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
game-lowest = La plus faible
game-lowestOf = Rangées les plus faibles de { $name } : { $parts }
game-lowestPart = { $line } { $worth }
game-tied = égalité
game-ahead = devant
game-winner = gagnant
game-even = égalité

## turn

turn-pickCard-rows = Vous avez les lignes. Choisissez une carte de votre main.
turn-pickCard-columns = Vous avez les colonnes. Choisissez une carte de votre main.
turn-pickCell = Où va le { $value } ? Choisissez une case verte.
turn-pickCardFor = { $cell } choisie. Choisissez maintenant une carte.
turn-illegal = { $cell } n’est pas encore à côté d’une carte.
turn-waiting = { $name } choisit une carte.
turn-ahead = { $name } mènerait { $mine } à { $theirs }.
turn-youAhead = Vous mèneriez { $mine } à { $theirs }.
turn-even = Les deux camps seraient à égalité.
turn-lay = Jouer la carte
turn-layLabel = Jouer la carte { $value } en { $cell }
turn-spoken = { $value } en { $cell } : { $changes }. { $standing } Entrée pour jouer, Échap pour annuler.
turn-back = Annuler
turn-outcome = { $value } en { $cell }
turn-hand = Votre main
turn-handOf = Main de { $name }
turn-pile =
    { $count ->
        [one] { $value }, { $count } carte
       *[other] { $value }, { $count } cartes
    }
turn-noPile = { $value }, aucune en main
turn-keys = Touches : 0 à 5 pour une carte, flèches pour une case, Entrée pour jouer, Échap pour annuler.
turn-times = ×{ $count }

## log

log-heading = Jeu { $number } · lignes { $rows }, colonnes { $columns }
log-headingOfOne = Lignes { $rows }, colonnes { $columns }
log-began = Jeu { $number } : { $rows } a les lignes, { $columns } les colonnes. { $first } commence.
log-laid = { $name } a joué un { $value } en { $cell } : la ligne { $row } vaut { $rowWorth }, la colonne { $column } { $columnWorth }.
log-won = { $name } gagne le jeu, { $mine } à { $theirs }.
log-drawn = Jeu nul : les cinq rangées sont à égalité.
log-resigned = { $name } a abandonné.
log-ended = La partie est terminée : { $name } gagne.
log-endedEven = La partie est terminée : match nul.

## between

between-title = Jeu { $number } sur { $games } au plus
between-won = { $name } gagne le jeu { $number }, { $mine } à { $theirs }.
between-drawn = Le jeu { $number } est nul et ne compte pour personne.
between-exchanged = Changement de camp :
between-youOwn-rows = Vous avez maintenant les lignes.
between-youOwn-columns = Vous avez maintenant les colonnes.
between-owner = { $rows } a maintenant les lignes, { $columns } les colonnes.
between-youBegin = Vous commencez.
between-begins = { $name } commence.
between-playOn = Jeu suivant
between-finished = Jeux terminés

## end

end-winner = { $name } gagne !
end-draw = Match nul !
end-because-lowest = Rangée la plus faible : { $mine } à { $theirs }.
end-because-later = Décidé par la { $place } rangée : { $mine } à { $theirs }.
end-because-even = Les cinq rangées sont à égalité.
end-because-games = { $mine } : { $theirs } en jeux.
end-because-resigned = { $name } a abandonné.
end-places-0 = première
end-places-1 = deuxième
end-places-2 = troisième
end-places-3 = quatrième
end-places-4 = cinquième
end-place = Rangée
end-grid = La grille complète : { $cells }
end-showGrid = La grille complète
end-lines = Rangées, de la plus faible à la plus forte
end-deciding = décide
end-game = Jeu { $number }
end-gameWon = { $name } gagne
end-gameDrawn = nul
end-ranking = Voir le résultat

## deal

deal-rows = l’autre joueur aurait dû avoir les lignes.
deal-first = l’autre joueur aurait dû commencer.
deal-centre = une autre carte aurait dû être placée au centre.
deal-hand = vous auriez dû recevoir d’autres cartes.

## and

and = { LIST($parts) }
