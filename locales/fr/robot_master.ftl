## title

title = Robot Master

## presets

presets-standard-name = Un jeu
presets-standard-about = Un seul jeu, avec camps et premier joueur tirés au sort.
presets-best_of_3-name = En deux jeux gagnants
presets-best_of_3-about = Vous changez de camp après chaque jeu ; le premier à gagner deux jeux l’emporte.

## introduction

introduction-goal = Placez des cartes sur une grille de 5×5. Un joueur compte les lignes, l’autre les colonnes. Seule votre rangée la plus faible compte : la plus haute des deux gagne.
introduction-games = La partie se joue en { $games } jeux au plus. Après chaque jeu, vous échangez lignes et colonnes.

## resignQuestion

resignQuestion = Vous perdrez toute la partie, pas seulement ce jeu.

## seats

seats-owns-rows = lignes
seats-owns-columns = colonnes
seats-ownsAbout-rows = Compte les cinq lignes au premier jeu.
seats-ownsAbout-columns = Compte les cinq colonnes au premier jeu.
seats-begins = commence
seats-beginsAbout = Joue la première carte du premier jeu.

## options

options-title = Options
options-standard = Partie standard
options-rows = Les lignes sont à
options-rowsOwners-random-name = Au hasard
options-rowsOwners-random-about = Tiré au sort au début de la partie.
options-rowsOwners-first_seat-name = Première place
options-rowsOwners-first_seat-about = La place 1 a les lignes, la place 2 les colonnes.
options-rowsOwners-second_seat-name = Deuxième place
options-rowsOwners-second_seat-about = La place 2 a les lignes, la place 1 les colonnes.
options-rowsWords-random = Camps au hasard
options-rowsWords-first_seat = Lignes à la place 1
options-rowsWords-second_seat = Lignes à la place 2
options-begins = Qui commence
options-beginners-random-name = Au hasard
options-beginners-random-about = Tiré au sort pour chaque jeu.
options-beginners-rows-name = Lignes
options-beginners-rows-about = Le joueur des lignes commence chaque jeu.
options-beginners-columns-name = Colonnes
options-beginners-columns-about = Le joueur des colonnes commence chaque jeu.
options-beginsWords-random = Premier joueur au hasard
options-beginsWords-rows = Les lignes commencent
options-beginsWords-columns = Les colonnes commencent
options-games = Durée de la partie
options-gamesAbout = Les joueurs échangent lignes et colonnes après chaque jeu.
options-gamesWords =
    { $games ->
        [1] 1 jeu
       *[other] { $games } jeux au plus
    }
