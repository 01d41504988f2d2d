you = Vous
next = Suivant
back = Retour
again = Réessayer
leave = Quitter
step = Étape { $number } sur { $count }
learnTitle = Apprendre { $game }
retry = Réessayer
noLessons = Ce jeu n’a pas encore de leçons.
play = Jouer maintenant
problem = Impossible de charger cela pour le moment.

sandboxTitle = Essayer
sandboxAbout = Rien ne compte ici : la partie elle-même reste comme elle est.
imagined = La partie continue : ce que vous ne voyez pas a été redistribué.
undo = Annuler
restart = Recommencer
backToMatch = Retour à la partie
iPlay = Je joue
everySeat = tout le monde
others = Les autres
pass = ne font rien
rules = Règles
puzzles = Énigmes
learn = Apprendre à jouer
rulesTitle = Règles de { $game }
contents = Sur cette page
watch = Jouer
watchAgain = Rejouer
puzzlesTitle = Énigmes : { $game }
puzzle = Énigme { $number }
solved = Résolue !
solvedMark = résolue
missed = Pas cette fois. Annulez et essayez autrement.
progress = { $done } résolues sur { $count }
turnsLeft =
    { $turns ->
        [one] Atteignez le but en un tour.
       *[other] Atteignez le but en { $turns } tours.
    }
nextPuzzle = Énigme suivante
gotIt = Compris
how = Comment ?
hint = Que ferait le planificateur ?
move = Coup { $number }
worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
