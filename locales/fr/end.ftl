duration = Durée
turns = Tours
rounds = Manches
statistics = Statistiques
player = Joueur
byRound = Points par manche
byTurn = Points par tour
line = { $name } : { $points }
curveAbout = À la fin : { LIST($lines) }.
curveTable = Points en tableau
start = Début
round = Manche { $number }
turn = Tour { $number }
moments = Moments clés
lead = { $name } prend la tête.
loading = Lecture du journal de la partie…
unavailable = Le journal de la partie est illisible pour le moment.

## sharing

share = Partager le résultat
drawing = Dessin de l’image …
noPicture = L’image ne peut pas être créée pour l’instant.
send = Partager …
copyLink = Copier le lien
copied = Lien copié. Il permet de revoir la partie.
copyByHand = Copiez cette adresse :
savePicture = Enregistrer l’image
notPublic = Cette partie n’est pas visible par tous : seule son image est partagée.
result = { $game } : le résultat d’une partie
resultLines = { $game } – { LIST($lines) }
