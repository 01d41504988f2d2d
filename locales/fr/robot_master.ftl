## lobby: the game outside of matches

lobby-title = Robot Master

lobby-presets-standard-name = Une manche
lobby-presets-standard-about = Une seule manche, avec camps et premier joueur tirés au sort.
lobby-presets-best_of_3-name = En deux manches gagnantes
lobby-presets-best_of_3-about = Vous changez de camp après chaque manche ; le premier à gagner deux manches l’emporte.

lobby-introduction-goal = Placez des cartes sur une grille de 5×5. Un joueur compte les lignes, l’autre les colonnes. Seule votre rangée la plus faible compte : gagne celui dont la plus faible vaut le plus.
lobby-introduction-games = La partie se joue en { $games } manches au plus. Après chaque manche, vous échangez lignes et colonnes.

lobby-resignQuestion = Vous perdrez toute la partie, pas seulement cette manche.

lobby-seats-owns-rows = lignes
lobby-seats-owns-columns = colonnes
lobby-seats-ownsAbout-rows = Compte les cinq lignes à la première manche.
lobby-seats-ownsAbout-columns = Compte les cinq colonnes à la première manche.
lobby-seats-begins = commence
lobby-seats-beginsAbout = Joue la première carte de la première manche.

lobby-options-rowsWords-random = Camps au hasard
lobby-options-rowsWords-first_seat = Lignes à la place 1
lobby-options-rowsWords-second_seat = Lignes à la place 2
lobby-options-beginsWords-random = Premier joueur au hasard
lobby-options-beginsWords-rows = Les lignes commencent
lobby-options-beginsWords-columns = Les colonnes commencent
lobby-options-gamesWords =
    { $games ->
        [1] 1 manche
       *[other] { $games } manches au plus
    }

## match: the game in a match

match-sides-owner-rows = Lignes
match-sides-owner-columns = Colonnes
match-sides-own-rows = Vos lignes
match-sides-own-columns = Vos colonnes

match-grid-title = Grille de 5×5
match-grid-cell = { $cell } : { $value }
match-grid-last = { $label }, dernière carte
match-grid-empty = { $cell } : vide
match-grid-legal = { $cell } : vide, vous pouvez y jouer une carte
match-grid-foreseen = { $cell } : vide. Un { $value } ici : { $changes }
match-grid-line-rows = ligne { $name }
match-grid-line-columns = colonne { $name }
match-grid-lineTitle-rows = Ligne { $name }
match-grid-lineTitle-columns = Colonne { $name }
match-grid-worth = { $line } : { $worth }
match-grid-lowest = { $label }, la plus faible
match-grid-deciding = { $label }, décisive

match-worth-empty = { $line } : vide, vaut donc 0.
match-worth-of = { $line } vaut { $worth } : { $parts }.
match-worth-single = { $value } pour un seul { $value }
match-worth-singles = { $worth } pour les cartes isolées ({ $sum })
match-worth-set =
    { $count ->
        [2] { $worth } pour deux { $value } (10 × { $value })
        [3] { $worth } pour trois { $value }
        [4] { $worth } pour quatre { $value } (100 + { $value })
       *[other] { $worth } pour cinq { $value } (100 + 10 × { $value })
    }
match-worth-change = { $line } : { $before } → { $after }
match-worth-spokenChange = { $line } de { $before } à { $after }
match-worth-unchanged = { $line } reste à { $worth }

match-game-yourTurn = À vous de jouer
match-game-turnOf = Tour de { $name }
match-game-over = La partie est terminée
match-game-number = Manche { $number }/{ $games }
match-game-gamesButton = Manche { $number } sur { $games } au plus, manches gagnées { $score } : montrer les manches terminées
match-game-score = { $first } : { $second }
match-game-won = { $name } a gagné { $won } des { $needed } manches nécessaires
match-game-players = Joueurs
match-game-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
match-game-lowest = La plus faible
match-game-lowestOf = Rangées les plus faibles de { $name } : { $parts }
match-game-lowestPart = { $line } { $worth }
match-game-tied = égalité
match-game-ahead = devant
match-game-winner = gagnant
match-game-even = égalité

match-turn-pickCard-rows = Vous avez les lignes. Choisissez une carte de votre main.
match-turn-pickCard-columns = Vous avez les colonnes. Choisissez une carte de votre main.
match-turn-pickCell = Où va le { $value } ? Choisissez une case verte.
match-turn-pickCardFor = { $cell } choisie. Choisissez maintenant une carte.
match-turn-illegal = { $cell } n’est pas encore à côté d’une carte.
match-turn-waiting = { $name } choisit une carte.
match-turn-ahead = { $name } mènerait { $mine } à { $theirs }.
match-turn-youAhead = Vous mèneriez { $mine } à { $theirs }.
match-turn-even = Les deux camps seraient à égalité.
match-turn-lay = Jouer la carte
match-turn-layLabel = Jouer la carte { $value } en { $cell }
match-turn-spoken = { $value } en { $cell } : { $changes }. { $standing } Entrée pour jouer, Échap pour annuler.
match-turn-back = Annuler
match-turn-outcome = { $value } en { $cell }
match-turn-hand = Votre main
match-turn-handOf = Main de { $name }
match-turn-pile =
    { $count ->
        [one] { $value }, { $count } carte
       *[other] { $value }, { $count } cartes
    }
match-turn-noPile = { $value }, aucune en main
match-turn-keys = Touches : 0 à 5 pour une carte, flèches pour une case, Entrée pour jouer, Échap pour annuler.
match-turn-times = ×{ $count }

match-log-heading = Manche { $number } · lignes { $rows }, colonnes { $columns }
match-log-headingOfOne = Lignes { $rows }, colonnes { $columns }
match-log-began = Manche { $number } : { $rows } a les lignes, { $columns } les colonnes. { $first } commence.
match-log-laid = { $name } a joué un { $value } en { $cell } : la ligne { $row } vaut { $rowWorth }, la colonne { $column } { $columnWorth }.
match-log-won = { $name } gagne la manche, { $mine } à { $theirs }.
match-log-drawn = Manche nulle : les cinq rangées sont à égalité.
match-log-resigned = { $name } a abandonné.
match-log-ended = La partie est terminée : { $name } gagne.
match-log-endedEven = La partie est terminée : match nul.

match-between-title = Manche { $number } sur { $games } au plus
match-between-won = { $name } gagne la manche { $number }, { $mine } à { $theirs }.
match-between-drawn = La manche { $number } est nulle et ne compte pour personne.
match-between-exchanged = Changement de camp :
match-between-youOwn-rows = Vous avez maintenant les lignes.
match-between-youOwn-columns = Vous avez maintenant les colonnes.
match-between-owner = { $rows } a maintenant les lignes, { $columns } les colonnes.
match-between-youBegin = Vous commencez.
match-between-begins = { $name } commence.
match-between-playOn = Manche suivante
match-between-finished = Manches terminées

match-end-winner = { $name } gagne !
match-end-draw = Match nul !
match-end-because-lowest = Rangée la plus faible : { $mine } à { $theirs }.
match-end-because-later = Décidé par la { $place } rangée : { $mine } à { $theirs }.
match-end-because-even = Les cinq rangées sont à égalité.
match-end-because-games = { $mine } : { $theirs } en manches.
match-end-because-resigned = { $name } a abandonné.
match-end-places-0 = première
match-end-places-1 = deuxième
match-end-places-2 = troisième
match-end-places-3 = quatrième
match-end-places-4 = cinquième
match-end-place = Rangée
match-end-grid = La grille complète : { $cells }
match-end-showGrid = La grille complète
match-end-lines = Rangées, de la plus faible à la plus forte
match-end-deciding = décide
match-end-game = Manche { $number }
match-end-gameWon = { $name } gagne
match-end-gameDrawn = nulle
match-end-ranking = Voir le résultat

match-deal-rows = l’autre joueur aurait dû avoir les lignes.
match-deal-first = l’autre joueur aurait dû commencer.
match-deal-centre = une autre carte aurait dû être placée au centre.
match-deal-hand = vous auriez dû recevoir d’autres cartes.

match-and = { LIST($parts) }

## access: the list of keys

access-keys-card = Choisir une carte de la main
access-keys-cell = Aller de case en case, puis aux valeurs
access-keys-ends = Aller à la première ou dernière case d’une ligne
access-keys-lay = Choisir la case, puis jouer la carte
access-keys-back = Annuler

## learning: lessons and rules

learning-goal = Seule votre rangée la plus faible compte : tenez-la au-dessus de celle de l’autre camp.
learning-guide-own = Ce camp est le vôtre.
learning-guide-card = Choisissez une carte de votre main, puis une case verte.
learning-guide-lay = Appuyez sur « Jouer la carte » : cela termine votre tour.

learning-chapters-worth = Leçon 1 : ce que valent les rangées
learning-chapters-both = Leçon 2 : surveillez les deux camps

learning-lesson-sides-title = Les lignes sont à vous
learning-lesson-sides-text = Vous avez les cinq lignes, l’autre camp les cinq colonnes. Le nombre au bout de chaque rangée est sa valeur.
learning-lesson-lay-title = Jouez une carte
learning-lesson-lay-text = Une carte se pose sur une case vide à côté d’une autre carte. Choisissez un 3 de votre main et une case verte, puis « Jouer la carte ».
learning-lesson-lay-done = La carte compte dans sa ligne et dans sa colonne. Une carte seule de sa valeur compte juste sa valeur.
learning-lesson-lay-missed = Choisissez une carte et une case verte.
learning-lesson-pair-title = Formez une paire
learning-lesson-pair-text = Deux cartes égales dans une rangée comptent 10 fois leur valeur. Posez un deuxième 4 dans la ligne 3.
learning-lesson-pair-done = 40 pour deux 4 et 1 pour le 1 seul : la ligne 3 vaut 41.
learning-lesson-pair-missed = La ligne 3 contient un 4 et un 1. Il lui manque un deuxième 4.
learning-lesson-triple-title = Formez un brelan
learning-lesson-triple-text = Trois cartes égales comptent 100, quelle que soit leur valeur. La ligne 2 a deux 0, qui ne valent rien : ajoutez le troisième.
learning-lesson-triple-done = 100 pour trois 0 ! Une quatrième ou cinquième carte égale compte en plus, comme carte seule ou comme paire.
learning-lesson-triple-missed = Ce n’était pas le troisième 0. Posez-le dans la ligne 2.
learning-lesson-lowest-title = C’est la plus faible qui compte
learning-lesson-lowest-text = À la fin, on compare seulement votre ligne la plus faible à leur colonne la plus faible. Chez vous, c’est la ligne 2, qui vaut 5 : faites-en une paire de 5.
learning-lesson-lowest-done = La ligne 2 vaut maintenant 50. Votre plus faible est la ligne 5 avec 21 : c’est elle qui compte à présent.
learning-lesson-lowest-missed = La ligne 2 est toujours la plus faible. Posez-y le 5.
learning-lesson-watch-title = Qui est devant ?
learning-lesson-watch-text = Voici les rangées les plus faibles des deux camps : chez vous la ligne 2 avec 5, en face la colonne d avec 12. L’autre camp est devant.
learning-lesson-cross-title = Choisissez la bonne case
learning-lesson-cross-text = Chaque carte compte aussi pour l’autre camp. En d2 ou en e2, un 5 porte la ligne 2 à 50. Choisissez la case qui n’aide pas la colonne d.
learning-lesson-cross-done = La colonne e vaut maintenant 100, mais cela n’aide pas : la colonne la plus faible reste à 12.
learning-lesson-cross-missed = Posez le 5 en e2. En d2, il renforce la colonne d, la plus faible.
learning-lesson-spoil-title = Comblez le vide
learning-lesson-spoil-text = La colonne d a encore une case vide. Un 1 ou un 2 la porterait à 30 ou plus. Posez-y une carte qui n’ajoute rien.
learning-lesson-spoil-done = La colonne d est pleine et reste à 12. Et chez vous, trois 0 et deux 5 portent la ligne 2 à 150.
learning-lesson-spoil-missed = La colonne d doit rester à 12. Posez le 0 en d2.
learning-lesson-end-title = C’est tout
learning-lesson-end-text = La dernière carte va en e1, et vous gagnez 33 à 12. Si les plus faibles sont égales, les deuxièmes plus faibles décident, et ainsi de suite.
learning-puzzle = Gagnez avec vos { $turns } dernières cartes. À la fin, votre ligne la plus faible doit valoir plus que la colonne la plus faible.

## options: the form for the options

options-options-rows = Les lignes sont à
options-options-rowsOwners-random-name = Au hasard
options-options-rowsOwners-random-about = Tiré au sort au début de la partie.
options-options-rowsOwners-first_seat-name = Première place
options-options-rowsOwners-first_seat-about = La place 1 a les lignes, la place 2 les colonnes.
options-options-rowsOwners-second_seat-name = Deuxième place
options-options-rowsOwners-second_seat-about = La place 2 a les lignes, la place 1 les colonnes.
options-options-begins = Qui commence
options-options-beginners-random-name = Au hasard
options-options-beginners-random-about = Tiré au sort pour chaque manche.
options-options-beginners-rows-name = Lignes
options-options-beginners-rows-about = Le joueur des lignes commence chaque manche.
options-options-beginners-columns-name = Colonnes
options-options-beginners-columns-about = Le joueur des colonnes commence chaque manche.
options-options-games = Durée de la partie
options-options-gamesAbout = Les joueurs échangent lignes et colonnes après chaque manche.

end-statistic-highest = Rangée la plus forte
end-about-highest = La plus haute valeur d’une rangée dans les manches terminées.
end-statistic-lowest = Rangée la plus faible
end-about-lowest = La plus basse valeur d’une rangée dans les manches terminées.
end-award-peak = Meilleure rangée
