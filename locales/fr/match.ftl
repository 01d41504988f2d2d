## room

room-loading = Ouverture de la table…
room-unknownGame = Cette page ne peut pas afficher { $name }. Essayez de la recharger.
room-invite = Inviter
room-copy = Copier le lien de la table
room-copied = Lien copié
room-copyByHand = Copiez ce lien :
room-freeSeat = Place libre
room-take = Prendre la place
room-takeSeat = Prendre la place { $index }
room-leave = Quitter la place
room-leaveSeat = Quitter la place { $index }
room-startWith =
    { $taken ->
        [one] Commencer avec { $taken } joueur
       *[other] Commencer avec { $taken } joueurs
    }
room-needMore = Il faut au moins { $fewest } joueurs.
room-startsFull = La partie commence automatiquement quand toutes les places sont prises.
room-waitForHost = { $host } peut lancer la partie.
room-host = hôte
room-you = vous
room-attendance-here = ici
room-attendance-away = absent un instant
room-attendance-offline =
    { $duration ->
        [none] hors ligne
       *[other] hors ligne depuis { $duration }
    }
room-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
room-spectating = Vous regardez.
room-waitTitle = Avant la partie
room-rules = Règles du jeu

## lasting

lasting-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
lasting-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
lasting-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## clock

clock-of = Pendule de { $name }
clock-questionOf = Temps de { $name } pour cette décision
clock-lost = Déconnecté : dernier temps connu.

clock-absent = joué automatiquement
clock-absentAbout = Temps écoulé trois fois : les tours sont passés automatiquement jusqu’au retour du joueur.
clock-youAreAbsent = Votre temps s’est écoulé trois fois : vos tours sont passés automatiquement.
clock-comeBack = Je suis de retour

## absence

absence-title = Joueurs absents
absence-gone = Hors ligne : { $names }.
absence-left = { $names } ne peut pas revenir.
absence-back = De nouveau en ligne.
absence-allBack = Tout le monde est de retour.
absence-ask = Que faire ?
absence-adjourned = La partie est en pause. Toutes les pendules sont arrêtées.
absence-decided = Décision : { $remedy }.
absence-anew = Voter à nouveau
absence-needed =
    { $count ->
        [one] Il faut { $count } vote.
       *[other] Il faut { $count } votes.
    }
absence-plays = Un bot ({ $level }) joue jusqu’à leur retour.
absence-ruled = Leurs tours sont passés jusqu’à leur retour.
absence-botShort = un bot joue
absence-remedies-wait-name = attendre
absence-remedies-wait-about = Les pendules continuent de tourner.
absence-remedies-rules-name = passer automatiquement
absence-remedies-rules-about = Passer leurs décisions jusqu’à leur retour.
absence-remedies-bot-name = laisser jouer un bot
absence-remedies-bot-about = Jusqu’à leur retour.
absence-remedies-adjourn-name = mettre en pause
absence-remedies-adjourn-about = Toutes les pendules s’arrêtent jusqu’à la reprise.
absence-remedies-forfeit-name = compter comme abandon
absence-remedies-forfeit-about = Les joueurs manquants sont classés derniers. S’il ne reste qu’un joueur, il gagne.
absence-remedies-end-name = terminer sans résultat
absence-remedies-end-about = La partie est finie pour tout le monde, et aucun résultat ne compte.
absence-remedies-go_on-name = reprendre
absence-remedies-go_on-about = Les pendules repartent.
absence-sure = Voter : { $choice } ?
absence-final = Dès qu’assez de joueurs sont d’accord, c’est définitif.
absence-confirm = Voter
absence-cancel = Annuler
absence-bot = laisser jouer un bot ({ $level })
absence-abandoned-vote = Les joueurs ont voté pour terminer la partie sans résultat.
absence-abandoned-resigned = Tout le monde a abandonné : la partie est terminée.
absence-abandoned-operator = Un opérateur a terminé la partie.
absence-abandoned-deserted = La partie s’est terminée sans résultat : personne n’est revenu.

## luck

luck-sealed = Tirage équitable : { $start }…
luck-explanation = Le serveur a déjà fixé un secret. La distribution mélange ce secret avec un nombre aléatoire de chaque joueur. Les joueurs fixent d’abord leurs nombres, puis les révèlent ensemble au début. Après la partie, le serveur révèle son secret et votre navigateur le compare à cette empreinte : { $commitment }
luck-shared = Votre nombre aléatoire est inclus.
luck-alone = Aucun joueur n’a encore ajouté de nombre aléatoire : le serveur choisirait seul la distribution.
luck-bots = Les bots n’ajoutent pas de nombre : le vôtre empêche le serveur de choisir la distribution.
luck-shuffling = Tirage en commun… { $opened } sur { $all }
luck-calledOff = Le début est annulé, car { $names } n’a pas participé au tirage. Nouveaux nombres.
luck-checked = Tirage équitable : vérifié.
luck-checkedAlone = Le secret correspond, mais aucun joueur n’a ajouté de nombre aléatoire : le serveur a choisi seul la distribution.
luck-details = { $shares ->
        [one] { $shares } nombre aléatoire
       *[other] { $shares } nombres aléatoires
    }{ $own ->
        [true] , dont le vôtre
       *[false] {""}
    }. Le secret, les nombres et ce que vous avez vu de la distribution concordent.
luck-failed = Le tirage de cette partie n’a pas passé la vérification :
luck-faults-seal = l’empreinte du serveur a changé depuis le début de la partie.
luck-faults-secret = le secret ne correspond pas à son empreinte.
luck-faults-share = le nombre aléatoire d’un joueur n’est pas celui qu’il avait fixé.
luck-faults-list = la liste des nombres aléatoires a changé après la révélation du vôtre.
luck-faults-left_out = votre nombre aléatoire a été omis alors que vous étiez en ligne.
luck-download = Télécharger la partie
luck-verify = Pour les experts : « botyard verify » vérifie le fichier téléchargé.

## log

log-title = Journal
log-earlier = Lignes précédentes
log-later = Lignes suivantes
log-newest = Dernières lignes
log-before = Avant la partie
log-middle = En cours de tour
log-empty = Rien pour l’instant. Les robots s’échauffent.
log-nothingFound = Rien de tel pour l’instant.
log-filter = Afficher
log-all = Toutes les lignes
log-presetAnswer = (réponse automatique)
log-roomCreated = La table a été créée.
log-seatTaken = { $name } a pris la place { $seat }.
log-botSeated = { $name } a pris une place (bot, { $level }).
log-seatLeft = La place { $seat } est de nouveau libre.
log-hostChanged = La table a un nouvel hôte.
log-matchStarted =
    { $seats ->
        [one] La partie a commencé avec { $seats } joueur.
       *[other] La partie a commencé avec { $seats } joueurs.
    }
log-contributed = La place { $seat } a fixé un nombre aléatoire pour le tirage.
log-openingStarted =
    { $people ->
        [one] Le tirage a commencé avec { $people } joueur.
       *[other] Le tirage a commencé avec { $people } joueurs.
    }
log-shareOpened = La place { $seat } a révélé son nombre aléatoire.
log-startCalledOff =
    { $names ->
        [none] Tout le monde tire un nouveau nombre aléatoire.
       *[other] Le début est annulé : pas de nombre aléatoire de { $names }.
    }
log-secretRevealed = Le serveur a révélé son nombre aléatoire.
log-timedOut = Le temps de { $name } est écoulé ; le tour a été joué automatiquement.
log-seatAbsent = Le temps de { $name } s’est écoulé trois fois ; ses tours sont joués automatiquement.
log-seatReturned = { $name } est de retour.
log-watchLinkSet = Le lien spectateur a été remplacé.
log-coachLinkSet =
    { $valid ->
        [true] { $name } a créé un lien de coach.
       *[false] { $name } a annulé le lien de coach.
    }
log-absenceChanged = La liste des joueurs absents a changé.
log-personGone = { $name } est absent. Les autres joueurs décident quoi faire.
log-personLeft = { $name } ne peut pas revenir. Les autres joueurs décident quoi faire.
log-personSeen = { $name } est de nouveau en ligne.
log-voted = { $name } a voté : { $remedy }.
log-decided = Décision : { $remedy }.
log-matchAbandoned =
    { $words ->
        [none] { $why }
       *[other] { $why } « { $words } »
    }
log-timeGranted =
    { $seconds ->
        [one] { $name } récupère { $seconds } seconde, car le serveur était arrêté.
       *[other] { $name } récupère { $seconds } secondes, car le serveur était arrêté.
    }

## end

end-title = La partie est terminée
end-look = Regarder le plateau
end-and = { LIST($names) }

## seats

seats-move = Venir ici
seats-moveTo = Aller à la place { $seat }
seats-reservedFor = Réservée à { $name }
seats-reservedForYou = Réservée pour vous
seats-decline = Refuser
seats-declineSeat = Refuser la place { $seat }
seats-release = Libérer la place
seats-releaseSeat = Libérer la place { $seat }, réservée à { $name }
seats-more = Options pour { $name }
seats-about = Options pour { $name }
seats-swap = Échanger les places
seats-sendAway = Retirer de la table
seats-makeHost = Nommer hôte
seats-ready = Prêt
seats-isReady = prêt
seats-notReady = pas prêt
seats-sayReady = Je suis prêt
seats-startsAsked = Toutes les places sont prises, mais tout le monde n’est pas là. La partie commence quand les absents sont prêts.
seats-wereAway = La table s’est remplie pendant votre absence. La partie commence quand vous êtes prêt.
seats-startsReady = La partie commence automatiquement quand toutes les places sont prises et que tout le monde est prêt.
seats-waitingFor = Pas encore prêts : { $names }.
seats-asksSwap = { $name } veut échanger sa place { $theirs } contre votre place { $yours }.
seats-askedSwap = Vous avez proposé à { $name } d’échanger vos places.
seats-offersYou = { $name } vous propose sa place.
seats-offersAnybody = { $name } propose sa place à qui la veut.
seats-offered = Vous avez proposé votre place. Elle reste à vous jusqu’à ce que quelqu’un la prenne.
seats-doSwap = Échanger
seats-takeOver = Reprendre la place
seats-no = Refuser
seats-withdraw = Annuler
seats-offers = Propositions
seats-sentAway = Retirés
seats-barred = L’hôte vous a retiré de la table. Vous pouvez toujours regarder.
seats-byInvitation = Seuls les joueurs invités peuvent jouer à cette table.
seats-ask = Demander à entrer
seats-askWord = Message à l’hôte (facultatif)
seats-asked = Vous avez demandé à l’hôte de vous laisser entrer.
seats-letIn = Laisser revenir
seats-letInName = Laisser revenir { $name }
seats-change = Réglages de la table
seats-changeTitle = Réglages de la table
seats-changeSave = Enregistrer
seats-changeFewer =
    { $count ->
        [one] Il y a { $count } joueur à la table : il faut au moins { $count } place.
       *[other] Il y a { $count } joueurs à la table : il faut au moins { $count } places.
    }
seats-changeNote = Tout le monde devra confirmer à nouveau.
seats-handOver = Céder votre place…
seats-handOverTitle = Céder votre place
seats-handOverAbout = Quelqu’un d’autre joue la suite pour vous. Cette personne voit ce que vous savez, et vous devenez spectateur. Rien ne se passe avant son accord.
seats-handOverTo = À { $name }
seats-handOverAnybody = Au premier volontaire
seats-again = Rejouer
seats-againAbout = Mêmes options.
seats-rematch = Revanche
seats-rematchJoin = Rejoindre la revanche
seats-rematchAbout = Mêmes options, et chacun avance d’une place.
seats-rematchWanted = { $name } veut une revanche.
seats-rematchWatch = Voir la revanche
seats-log-offered = La place { $seat } a été proposée à un autre joueur.
seats-log-swap = La place { $seat } a proposé un échange à la place { $other }.
seats-log-ended-accepted = La proposition a été acceptée.
seats-log-ended-declined = La proposition a été refusée.
seats-log-ended-withdrawn = La proposition a été annulée.
seats-log-ended-void = La proposition a expiré.
seats-log-sentAway = L’hôte a retiré { $name } de la table.
seats-log-letIn = L’hôte a laissé revenir { $name }.
seats-log-ready =
    { $count ->
        [0] Personne n’est encore prêt.
       *[other] { $count ->
            [one] Prêt : { $count } joueur.
           *[other] Prêts : { $count } joueurs.
        }
    }
seats-log-changed = L’hôte a changé les réglages de la table.
