goal = Seule votre rangée la plus faible compte : tenez-la au-dessus de celle de l’autre camp.

## chapters

chapters-worth = Leçon 1 : ce que valent les rangées
chapters-both = Leçon 2 : surveillez les deux camps

## lesson

lesson-sides-title = Les lignes sont à vous
lesson-sides-text = Vous avez les cinq lignes, l’autre camp les cinq colonnes. Le nombre au bout de chaque rangée est sa valeur.
lesson-lay-title = Jouez une carte
lesson-lay-text = Une carte se pose sur une case vide à côté d’une autre carte. Choisissez un 3 de votre main et une case verte, puis « Jouer la carte ».
lesson-lay-done = La carte compte dans sa ligne et dans sa colonne. Une carte seule de sa valeur compte juste sa valeur.
lesson-lay-missed = Choisissez une carte et une case verte.
lesson-pair-title = Formez une paire
lesson-pair-text = Deux cartes égales dans une rangée comptent 10 fois leur valeur. Posez un deuxième 4 dans la ligne 3.
lesson-pair-done = 40 pour deux 4 et 1 pour le 1 seul : la ligne 3 vaut 41.
lesson-pair-missed = La ligne 3 contient un 4 et un 1. Il lui manque un deuxième 4.
lesson-triple-title = Formez un brelan
lesson-triple-text = Trois cartes égales comptent 100, quelle que soit leur valeur. La ligne 2 a deux 0, qui ne valent rien : ajoutez le troisième.
lesson-triple-done = 100 pour trois 0 ! Une quatrième ou cinquième carte égale compte en plus, comme carte seule ou comme paire.
lesson-triple-missed = Ce n’était pas le troisième 0. Posez-le dans la ligne 2.
lesson-lowest-title = La plus faible compte
lesson-lowest-text = À la fin, on compare seulement votre ligne la plus faible à leur colonne la plus faible. Chez vous, c’est la ligne 2, qui vaut 5 : faites-en une paire de 5.
lesson-lowest-done = La ligne 2 vaut maintenant 50. Votre plus faible est la ligne 5 avec 21 : c’est elle qui compte à présent.
lesson-lowest-missed = La ligne 2 est toujours la plus faible. Posez-y le 5.
lesson-watch-title = Qui est devant ?
lesson-watch-text = Voici les rangées les plus faibles des deux camps : chez vous la ligne 2 avec 5, en face la colonne d avec 12. L’autre camp est devant.
lesson-cross-title = Choisissez la bonne case
lesson-cross-text = Chaque carte compte aussi pour l’autre camp. En d2 ou en e2, un 5 porte la ligne 2 à 50. Choisissez la case qui n’aide pas la colonne d.
lesson-cross-done = La colonne e vaut maintenant 100, mais cela n’aide pas : la colonne la plus faible reste à 12.
lesson-cross-missed = Posez le 5 en e2. En d2, il renforce la colonne d, la plus faible.
lesson-spoil-title = Comblez le vide
lesson-spoil-text = La colonne d a encore une case vide. Un 1 ou un 2 la porterait à 30 ou plus. Posez-y une carte qui n’ajoute rien.
lesson-spoil-done = La colonne d est pleine et reste à 12. Et chez vous, trois 0 et deux 5 portent la ligne 2 à 150.
lesson-spoil-missed = La colonne d doit rester à 12. Posez le 0 en d2.
lesson-end-title = C’est tout
lesson-end-text = La dernière carte va en e1, et vous gagnez 33 à 12. Si les plus faibles sont égales, les deuxièmes plus faibles décident, et ainsi de suite.

## rules

rules-goal-title = Le but
rules-goal-text = Vous remplissez ensemble une grille de 5×5 cases. Un camp a les cinq lignes, l’autre les cinq colonnes. Seule la rangée la plus faible de chaque camp compte, et la plus haute des deux gagne.
rules-turn-title = Un tour
rules-turn-text = Il y a 36 cartes : les valeurs de 0 à 5, six fois chacune. Une carte est au centre, chaque camp en a 12 ; personne ne voit les autres. À votre tour, vous jouez une carte sur une case vide qui touche une carte par un côté. On ne peut pas passer.
rules-worth-title = Ce que vaut une rangée
rules-worth-text = Une valeur présente une seule fois compte telle quelle. Deux cartes égales comptent 10 fois leur valeur, trois comptent 100, quelle que soit leur valeur. Une quatrième ajoute sa valeur, une quatrième et une cinquième ajoutent une paire. La rangée vaut la somme du tout.
rules-both-title = Chaque carte compte deux fois
rules-both-text = Chaque carte est dans une ligne et dans une colonne : elle compte toujours pour les deux camps. Sa case décide laquelle de vos rangées elle renforce, et laquelle des leurs.
rules-lowest-title = La plus faible
rules-lowest-text = Des rangées fortes ne compensent pas une faible. Renforcez votre plus faible, et remplissez la leur de cartes qui rapportent peu. Toutes les valeurs figurent à côté de la grille, et un fanion marque les plus faibles.
rules-end-title = La fin
rules-end-text = Quand les 25 cases sont remplies, on compare les rangées les plus faibles. À égalité, les deuxièmes plus faibles décident, et ainsi de suite. Si les cinq sont égales, la partie est nulle.
rules-match-title = En trois ou cinq jeux
rules-match-text = Une partie peut aussi se jouer en trois ou cinq jeux au plus. Vous échangez lignes et colonnes après chaque jeu ; un jeu nul ne compte pour personne.

## boards

boards-lay = Une carte se pose à côté d’une autre.
boards-single = Cartes seules : 1 + 4 + 3 font 8.
boards-pair = Une paire de 4 fait 40, et avec le 1 seul 41.
boards-triple = Trois 0 font 100.
boards-more = Quatre 3 font 100 + 3.
boards-cross = Le 4 forme une paire dans la ligne 4, mais pas dans la colonne d.
boards-lowest = Le 5 porte la ligne 2 de 5 à 50, et la colonne d reste la plus faible.
boards-end = La dernière carte : les lignes gagnent 33 à 12.
