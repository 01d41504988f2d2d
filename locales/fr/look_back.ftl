open = Chronologie
openLabel = Revoir cette partie
pause = Mettre en pause et revoir
replay = Revoir le dernier tour
skipTurn = Passer ce tour
skipAll = Aller au présent
watchAgain = Revoir

## when a player comes back

offer = La partie a continué en votre absence.
since = Voir ce qui s’est passé
dismiss = Pas maintenant
