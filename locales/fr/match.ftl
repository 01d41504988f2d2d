## match: rooms and matches

match-room-loading = Ouverture de la table…
match-room-unknownGame = Cette page ne peut pas afficher { $name }. Essayez de la recharger.
match-room-copy = Copier le lien de la table
match-room-copied = Lien copié
match-room-copyByHand = Copiez ce lien :
match-room-attendance-here = ici
match-room-attendance-away = absent
match-room-attendance-offline =
    { $duration ->
        [none] hors ligne
       *[other] hors ligne depuis { $duration }
    }
match-room-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
match-room-spectating = Vous regardez.
match-room-rules = Règles du jeu

match-lasting-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
match-lasting-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

match-clock-of = Pendule de { $name }
match-clock-questionOf = Temps de { $name } pour cette décision
match-clock-lost = Déconnecté : dernier temps connu.

match-clock-absent = joué automatiquement
match-clock-absentAbout = Temps écoulé trois fois : les tours sont passés automatiquement jusqu’au retour du joueur.
match-clock-youAreAbsent = Votre temps s’est écoulé trois fois : vos tours sont passés automatiquement.
match-clock-comeBack = Je suis de retour

match-absence-plays = Un bot ({ $level }) joue jusqu’à leur retour.
match-absence-ruled = Leurs tours sont passés jusqu’à leur retour.
match-absence-botShort = un bot joue
match-absence-remedies-wait-name = attendre
match-absence-remedies-wait-about = Les pendules continuent de tourner.
match-absence-remedies-rules-name = passer automatiquement
match-absence-remedies-rules-about = Passer leurs décisions jusqu’à leur retour.
match-absence-remedies-bot-name = laisser jouer un bot
match-absence-remedies-bot-about = Jusqu’à leur retour.
match-absence-remedies-adjourn-name = mettre en pause
match-absence-remedies-adjourn-about = Toutes les pendules s’arrêtent jusqu’à la reprise.
match-absence-remedies-forfeit-name = compter comme abandon
match-absence-remedies-forfeit-about = Les joueurs manquants sont classés derniers. S’il ne reste qu’un joueur, il gagne.
match-absence-remedies-end-name = terminer sans résultat
match-absence-remedies-end-about = La partie est finie pour tout le monde, et aucun résultat ne compte.
match-absence-remedies-go_on-name = reprendre
match-absence-remedies-go_on-about = Les pendules repartent.
match-absence-bot = laisser jouer un bot ({ $level })
match-absence-abandoned-vote = Les joueurs ont voté pour terminer la partie sans résultat.
match-absence-abandoned-resigned = Tout le monde a abandonné : la partie est terminée.
match-absence-abandoned-operator = Un responsable a terminé la partie.
match-absence-abandoned-deserted = La partie s’est terminée sans résultat : personne n’est revenu.

match-log-title = Journal
match-log-earlier = Lignes précédentes
match-log-later = Lignes suivantes
match-log-newest = Dernières lignes
match-log-before = Avant la partie
match-log-middle = En cours de tour
match-log-empty = Rien ne s’est encore passé.
match-log-nothingFound = Rien de tel pour l’instant.
match-log-filter = Afficher
match-log-all = Toutes les lignes
match-log-presetAnswer = (réponse automatique)
match-log-roomCreated = La table a été créée.
match-log-seatTaken = { $name } a pris la place { $seat }.
match-log-botSeated = { $name } a pris une place (bot, { $level }).
match-log-seatLeft = La place { $seat } est de nouveau libre.
match-log-hostChanged = La table a un nouvel hôte.
match-log-matchStarted =
    { $seats ->
        [one] La partie a commencé avec { $seats } joueur.
       *[other] La partie a commencé avec { $seats } joueurs.
    }
match-log-contributed = La place { $seat } a fixé un nombre aléatoire pour le tirage.
match-log-openingStarted =
    { $people ->
        [one] Le tirage a commencé avec { $people } joueur.
       *[other] Le tirage a commencé avec { $people } joueurs.
    }
match-log-shareOpened = La place { $seat } a révélé son nombre aléatoire.
match-log-startCalledOff =
    { $names ->
        [none] Tout le monde tire un nouveau nombre aléatoire.
       *[other] Le début est annulé : pas de nombre aléatoire de { $names }.
    }
match-log-secretRevealed = Le serveur a révélé son nombre aléatoire.
match-log-timedOut = Le temps de { $name } est écoulé ; le tour a été joué automatiquement.
match-log-seatAbsent = Le temps de { $name } s’est écoulé trois fois ; ses tours sont joués automatiquement.
match-log-seatReturned = { $name } est de retour.
match-log-watchLinkSet = Le lien spectateur a été remplacé.
match-log-coachLinkSet =
    { $valid ->
        [true] { $name } a créé un lien de coach.
       *[false] { $name } a annulé le lien de coach.
    }
match-log-absenceChanged = La liste des joueurs absents a changé.
match-log-personGone = { $name } est absent. Les autres joueurs décident quoi faire.
match-log-personLeft = { $name } ne peut pas revenir. Les autres joueurs décident quoi faire.
match-log-personSeen = { $name } est de nouveau en ligne.
match-log-voted = { $name } a voté : { $remedy }.
match-log-decided = Décision : { $remedy }.
match-log-matchAbandoned =
    { $words ->
        [none] { $why }
       *[other] { $why } « { $words } »
    }
match-log-timeGranted =
    { $seconds ->
        [one] { $name } récupère { $seconds } seconde, car le serveur était arrêté.
       *[other] { $name } récupère { $seconds } secondes, car le serveur était arrêté.
    }

match-end-title = La partie est terminée
match-end-and = { LIST($names) }

match-seats-log-offered = La place { $seat } a été proposée à un autre joueur.
match-seats-log-swap = La place { $seat } a proposé un échange à la place { $other }.
match-seats-log-ended-accepted = La proposition a été acceptée.
match-seats-log-ended-declined = La proposition a été refusée.
match-seats-log-ended-withdrawn = La proposition a été annulée.
match-seats-log-ended-void = La proposition a expiré.
match-seats-log-sentAway = L’hôte a retiré { $name } de la table.
match-seats-log-letIn = L’hôte a laissé revenir { $name }.
match-seats-log-ready =
    { $count ->
        [0] Personne n’est encore prêt.
       *[other] { $count ->
            [one] Prêt : { $count } joueur.
           *[other] Prêts : { $count } joueurs.
        }
    }
match-seats-log-changed = L’hôte a changé les réglages de la table.

match-compact-show = { $name }, { $points }

match-compact-close = Retour au plateau

match-lookBack-open = Chronologie
match-lookBack-openLabel = Revoir cette partie
match-lookBack-pause = Mettre en pause et revoir
match-lookBack-replay = Revoir le dernier tour
match-lookBack-sinceTurnOf = Revoir tout depuis le dernier tour de { $name }
match-lookBack-skipTurn = Passer ce tour
match-lookBack-skipAll = Revenir au direct

## match: when a player comes back

match-lookBack-offer = La partie a continué en votre absence.
match-lookBack-since = Voir ce qui s’est passé
match-lookBack-dismiss = Pas maintenant
match-watching-late = Vous regardez avec { $delay } de décalage.
match-watching-lateAbout = Pour que les spectateurs ne puissent pas souffler aux joueurs.
match-watching-coaching = Vous regardez en tant que coach de { $name }.
match-watching-coachOf = coach de { $name }
match-watching-unnamed = et { $count } de plus
match-watching-menu = Partie
match-settings-resign = Abandonner
match-settings-resignTitle = Abandonner ?
match-settings-resignYes = Oui, abandonner
match-settings-resignNo = Continuer à jouer

## access: a match for keyboards and screen readers

access-table = Plateau en tableau
access-short = Règles en bref
access-keys = Raccourcis clavier
access-key = Touche
access-does = Effet
access-showTable = Affiche le plateau sous forme de tableau
access-showShort = Affiche les règles en bref
access-allRules = Toutes les règles
access-print = Imprimer
access-showKeys = Affiche cette liste
access-showSince = Revoir ce qui s’est passé depuis votre dernier tour
access-stepOrder = Dans la chronologie : un pas en arrière ou en avant
access-stepTurn = Dans la chronologie : un tour en arrière ou en avant
access-stepRound = Dans la chronologie : une manche en arrière ou en avant
access-stepEnds = Dans la chronologie : au premier ou au dernier pas
access-space = Espace
access-play = Dans la chronologie : lecture ou pause

## timeline: the timeline of a match

## timeline: the bar

timeline-title = Chronologie
timeline-loading = Lecture de la partie…
timeline-failed = La chronologie ne peut pas être affichée. { $reason }
timeline-none = Ce jeu n’en a pas.
timeline-live = En direct
timeline-ownView = Afficher ma propre vue
timeline-closeAbout = Retour à la partie telle qu’elle est.
timeline-yourTurn = À vous de jouer
timeline-play = Lire
timeline-pause = Pause
timeline-keys = Les flèches avancent pas à pas, avec Maj par tour, Page haut et Page bas par manche. Espace lit, Échap ferme.

## timeline: steps

timeline-back-order = Un pas en arrière
timeline-back-turn = Un tour en arrière
timeline-back-round = Une manche en arrière
timeline-forward-order = Un pas en avant
timeline-forward-turn = Un tour en avant
timeline-forward-round = Une manche en avant

## timeline: the moment

timeline-position = Moment de la partie
timeline-turn = Tour { $turn } sur { $turns } : { $player }
timeline-turnOfAll = Tour { $turn } sur { $turns }
timeline-round = Manche { $round }
timeline-end = Fin de la partie. { $words }
timeline-newest = Maintenant. { $words }

## timeline: choices

timeline-speed = Vitesse
timeline-times = { $factor }×
timeline-viewpoint = Vu à ce moment par
timeline-own = Vous

## timeline: a sandbox

timeline-tryIt = Essayer à partir d’ici
timeline-tryAbout = Reprenez la partie à ce moment, pour vous seul. Rien ne compte.

## timeline: sharing

timeline-share = Partager
timeline-shareLabel = Partager ce moment
timeline-copyLink = Copier le lien
timeline-picture = Image de ce moment
timeline-making = Un instant…
timeline-copied = Lien copié
timeline-notCopied = Copiez cette adresse :

## end: the end of a match

end-verdict-won = Vous avez gagné !
end-verdict-drawn = Match nul.
end-verdict-shared = Vous partagez la première place.
end-verdict-lost = Vous avez perdu.
# $place (number)
end-verdict-placed = Vous finissez { $place }e.
end-playMoment = Rejouer ce moment
end-higher = Un niveau au-dessus
end-more = Détails
end-duration = Durée
end-turns = Tours
end-rounds = Manches
end-statistics = Statistiques
end-awards = Distinctions
end-award = { $title } : { $name } ({ $statistic } : { $value })
end-player = Joueur
end-byRound = Points par manche
end-byTurn = Points par tour
end-line = { $name } : { $points }
end-curveAbout = À la fin : { LIST($lines) }.
end-curveTable = Points en tableau
end-start = Début
end-round = Manche { $number }
end-turn = Tour { $number }
end-moments = Moments clés
end-lead = { $name } prend la tête.
end-loading = Lecture du journal de la partie…
end-unavailable = Le journal de la partie est illisible pour le moment.

## end: sharing

end-share = Partager le résultat
end-drawing = Dessin de l’image…
end-noPicture = L’image ne peut pas être créée pour l’instant.
end-send = Partager…
end-copyLink = Copier le lien
end-copied = Lien copié. Il permet de revoir la partie.
end-copyByHand = Copiez cette adresse :
end-savePicture = Enregistrer l’image
end-notPublic = Cette partie n’est pas visible par tous : seule son image est partagée.
end-result = { $game } : le résultat d’une partie
end-resultLines = { $game } – { LIST($lines) }
end-placed = { $place }. { $name }

end-luck-checked = Tirage équitable : vérifié.
end-luck-checkedAlone = Le secret correspond, mais aucun joueur n’a ajouté de nombre aléatoire : le serveur a choisi seul la distribution.
end-luck-details = { $shares ->
        [one] { $shares } nombre aléatoire
       *[other] { $shares } nombres aléatoires
    }{ $own ->
        [true] , dont le vôtre
       *[false] {""}
    }. Le secret, les nombres et ce que vous avez vu de la distribution concordent.
end-luck-failed = Le tirage de cette partie n’a pas passé la vérification :
end-luck-faults-seal = l’empreinte du serveur a changé depuis le début de la partie.
end-luck-faults-secret = le secret ne correspond pas à son empreinte.
end-luck-faults-share = le nombre aléatoire d’un joueur n’est pas celui qu’il avait fixé.
end-luck-faults-list = la liste des nombres aléatoires a changé après la révélation du vôtre.
end-luck-faults-left_out = votre nombre aléatoire a été omis alors que vous étiez en ligne.
end-luck-download = Télécharger la partie
end-luck-verify = Pour les experts : « botyard verify » vérifie le fichier téléchargé.
end-end-look = Retour au plateau
end-lookBack-watchAgain = Revoir

embedded-title = Une partie
embedded-whole = Ouvrir dans { $site }
embedded-none = Cette partie ne peut pas être affichée ici. Elle n’a peut-être pas commencé, ou tout le monde ne peut pas la regarder.

## table: a table before the match

table-room-invite = Inviter
table-room-freeSeat = Place libre
table-room-take = Prendre la place
table-room-takeSeat = Prendre la place { $index }
table-room-leave = Quitter la place
table-room-leaveSeat = Quitter la place { $index }
table-room-startWith =
    { $taken ->
        [one] Commencer avec { $taken } joueur
       *[other] Commencer avec { $taken } joueurs
    }
table-room-needMore = Il faut au moins { $fewest } joueurs.
table-room-startsFull = La partie commence automatiquement quand toutes les places sont prises.
table-room-waitForHost = { $host } peut lancer la partie.
table-room-host = hôte
table-room-you = vous
table-room-waitTitle = Avant la partie
table-room-ways = En attendant
table-room-learn = Apprendre en 3 minutes
table-room-share = Lien de cette table
table-luck-sealed = Tirage équitable : { $start }…
table-luck-explanation = Le serveur a déjà fixé un secret. La distribution mélange ce secret avec un nombre aléatoire de chaque joueur. Les joueurs fixent d’abord leurs nombres, puis les révèlent ensemble au début. Après la partie, le serveur révèle son secret et votre navigateur le compare à cette empreinte : { $commitment }
table-luck-shared = Votre nombre aléatoire est inclus.
table-luck-alone = Aucun joueur n’a encore ajouté de nombre aléatoire : le serveur choisirait seul la distribution.
table-luck-bots = Les bots n’ajoutent pas de nombre : le vôtre empêche le serveur de choisir la distribution.
table-luck-shuffling = Tirage en commun… { $opened } sur { $all }
table-luck-calledOff = Le début est annulé, car { $names } n’a pas participé au tirage. Nouveaux nombres.
table-seats-move = Venir ici
table-seats-moveTo = Aller à la place { $seat }
table-seats-reservedFor = Réservée à { $name }
table-seats-reservedForYou = Réservée pour vous
table-seats-decline = Refuser
table-seats-declineSeat = Refuser la place { $seat }
table-seats-release = Libérer la place
table-seats-releaseSeat = Libérer la place { $seat }, réservée à { $name }
table-seats-more = Options pour { $name }
table-seats-about = Options pour { $name }
table-seats-swap = Échanger les places
table-seats-sendAway = Retirer de la table
table-seats-makeHost = Nommer hôte
table-seats-ready = Prêt
# $points (string)
table-seats-rating = Cote : { $points }
table-seats-isReady = prêt
table-seats-notReady = pas prêt
table-seats-sayReady = Je suis prêt
table-seats-startsAsked = Toutes les places sont prises, mais tout le monde n’est pas là. La partie commence quand les absents sont prêts.
table-seats-wereAway = La table s’est remplie pendant votre absence. La partie commence quand vous êtes prêt.
table-seats-startsReady = La partie commence automatiquement quand toutes les places sont prises et que tout le monde est prêt.
table-seats-waitingFor = Pas encore prêts : { $names }.
table-seats-asksSwap = { $name } veut échanger sa place { $theirs } contre votre place { $yours }.
table-seats-askedSwap = Vous avez proposé à { $name } d’échanger vos places.
table-seats-offersYou = { $name } vous propose sa place.
table-seats-offersAnybody = { $name } propose sa place à qui la veut.
table-seats-offered = Vous avez proposé votre place. Elle reste à vous jusqu’à ce que quelqu’un la prenne.
table-seats-doSwap = Échanger
table-seats-takeOver = Reprendre la place
table-seats-no = Refuser
table-seats-withdraw = Annuler
table-seats-offers = Propositions
table-seats-sentAway = Retirés
table-seats-barred = L’hôte vous a retiré de la table. Vous pouvez toujours regarder.
table-seats-byInvitation = Seuls les joueurs invités peuvent jouer à cette table.
table-seats-ask = Demander à entrer
table-seats-askWord = Message à l’hôte (facultatif)
table-seats-asked = Vous avez demandé à l’hôte de vous laisser entrer.
table-seats-letIn = Laisser revenir
table-seats-letInName = Laisser revenir { $name }
table-seats-change = Réglages de la table
table-seats-changeSave = Enregistrer
table-seats-changeFewer =
    { $count ->
        [one] Il y a { $count } joueur à la table : il faut au moins { $count } place.
       *[other] Il y a { $count } joueurs à la table : il faut au moins { $count } places.
    }
table-seats-changeNote = Tout le monde devra confirmer à nouveau.
table-seats-handOver = Céder votre place…
table-seats-handOverTitle = Céder votre place
table-seats-handOverAbout = Quelqu’un d’autre joue la suite pour vous. Cette personne voit ce que vous savez, et vous devenez spectateur. Rien ne se passe avant son accord.
table-seats-handOverTo = À { $name }
table-seats-handOverAnybody = Au premier volontaire
table-seats-again = Rejouer
table-seats-againAbout = Mêmes options.
table-seats-rematch = Revanche
table-seats-rematchJoin = Rejoindre la revanche
table-seats-rematchAbout = Mêmes options, et chacun avance d’une place.
table-seats-rematchWanted = { $name } veut une revanche.
table-seats-rematchWatch = Voir la revanche
table-bots-added = Niveau du bot
table-bots-add = Ajouter un bot
table-bots-addTo = Ajouter un bot à la place { $seat }
table-bots-remove = Retirer
table-bots-removeFrom = Retirer { $name } de la place { $seat }
table-lobby-readyCheckAbout = La partie ne commence que lorsque tout le monde est prêt.

## absence: a match without some of its players

absence-absence-title = Joueurs absents
absence-absence-gone = Hors ligne : { $names }.
absence-absence-left = { $names } ne peut pas revenir.
absence-absence-back = De nouveau en ligne.
absence-absence-allBack = Tout le monde est de retour.
absence-absence-ask = Que faire ?
absence-absence-adjourned = La partie est en pause. Toutes les pendules sont arrêtées.
absence-absence-decided = Décision : { $remedy }.
absence-absence-anew = Voter à nouveau
absence-absence-needed =
    { $count ->
        [one] Il faut { $count } vote.
       *[other] Il faut { $count } votes.
    }
absence-absence-sure = Voter : { $choice } ?
absence-absence-final = Dès qu’assez de joueurs sont d’accord, c’est définitif.
absence-absence-confirm = Voter
absence-absence-cancel = Annuler
absence-absence-claim = Réclamer la victoire
absence-absence-more = Plus…
