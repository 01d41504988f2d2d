table = Plateau en tableau
keys = Raccourcis clavier
key = Touche
does = Effet
or = ou
showTable = Affiche le plateau sous forme de tableau
showKeys = Affiche cette liste
