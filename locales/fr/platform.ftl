## first: the texts of every page, and those that the lobby begins with

first-app-name = Botyard
first-app-motto = Programmez vos robots. Méfiez-vous de ceux des autres.
first-app-home = Retour au salon
first-app-loading = On huile les engrenages…
first-app-unreachable = Botyard est injoignable pour le moment.
first-app-retry = Réessayer
first-app-loadFailed = Une partie de la page n’a pas pu être chargée. La connexion est peut-être coupée, ou une nouvelle version est sortie.
first-app-stillUnreachable = Le service est toujours injoignable. Rien n’est perdu : réessayez dans un instant.
first-app-reload = Recharger la page
first-app-close = Fermer
first-app-dismiss = Masquer ce message
first-app-skip = Aller au contenu principal
first-app-noSuchPage = Cette page n’existe pas.

first-name-suggestions-0 = Rétameur
first-name-suggestions-1 = Forgeron
first-name-suggestions-2 = Soudeuse
first-name-suggestions-3 = Ajusteur
first-name-suggestions-4 = Menuisière
first-name-suggestions-5 = Vitrier
first-name-suggestions-6 = Tourneuse
first-name-suggestions-7 = Charron
first-name-suggestions-8 = Maçonne
first-name-suggestions-9 = Tonnelier
first-name-you = Vous êtes { $name }
first-name-youWith = Vous êtes { $name }, { $count } dans votre boîte

first-connection-connecting = Connexion…
first-connection-lost = Connexion perdue. Reconnexion… Rien de ce que vous avez fait n’est perdu.
first-connection-rewound = Le serveur est revenu à un état antérieur. Vos derniers coups peuvent manquer.
first-connection-replaced = Vous avez ouvert Botyard ailleurs : cette page est en pause.
first-connection-banned =
    { $reason ->
        [none] Vous avez été exclu.
       *[other] { $reason }
    }
first-connection-refused = Le serveur a fermé cette connexion (code { $code }).
first-connection-stopped = Déconnecté.
first-connection-again = Se reconnecter
first-connection-sending = Envoi…
first-connection-delayed = { $reason } Nous le renverrons automatiquement.

first-invitations-onlyInvited = Sur invitation seulement

first-options-title = Options
first-options-standard = Partie standard

first-quick-title = Partie rapide

first-notify-turn = C’est votre tour

first-lobby-open = Tables ouvertes
first-lobby-playing = Parties en cours
first-lobby-none = Pas encore de table ouverte. Créez-en une et invitez un ami.
first-lobby-nonePlaying = Aucune partie en cours.
first-lobby-noneFound = Rien ne correspond à votre recherche et à vos filtres.
first-lobby-loading = Recherche de tables…
first-lobby-create = Nouvelle table
first-lobby-players = Joueurs
first-lobby-more = Afficher plus ({ $count })
first-lobby-tooMany =
    { $count ->
        [one] Encore { $count } table. Utilisez la recherche ou les filtres pour la trouver.
       *[other] Encore { $count } tables. Utilisez la recherche ou les filtres pour les trouver.
    }
first-lobby-newTables =
    { $count ->
        [one] Afficher { $count } nouvelle table
       *[other] Afficher { $count } nouvelles tables
    }
first-lobby-update = Actualiser la liste
first-lobby-gone = N’est plus dans la liste
first-lobby-host-here = L’hôte est là
first-lobby-host-away = L’hôte regarde une autre page
first-lobby-host-offline = L’hôte est hors ligne
first-lobby-seats =
    { $all ->
        [one] { $taken } place prise sur { $all }
       *[other] { $taken } places prises sur { $all }
    }
first-lobby-join = Rejoindre
first-lobby-joinRoom = Rejoindre { $name }
first-lobby-enter = Entrer
first-lobby-enterRoom = Entrer : { $name }
first-lobby-play = Jouer
# $name (string)
first-lobby-playRoom = Jouer : { $name }
first-lobby-watch = Regarder
first-lobby-watchRoom = Regarder { $name }
first-lobby-free = place libre
first-lobby-unnamed = Table de { $host }
# $game (string), $names (list)
first-lobby-titled = { $game } : { LIST($names) }
first-lobby-unnamedEmpty = Table vide
first-lobby-people_here =
    { $count ->
        [one] { $count } joueur en ligne
       *[other] { $count } joueurs en ligne
    }
first-lobby-matches =
    { $count ->
        [one] { $count } partie en cours
       *[other] { $count } parties en cours
    }
first-lobby-spoken = Langue : { $language }

first-lobby-readyCheck = Confirmation avant le début
first-lobby-rated = Classée

first-bots-title = Jouer contre des bots
first-bots-play = Jouer maintenant
first-bots-opponents = Adversaires
first-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
first-bots-level = Niveau
first-bots-levels-random-name = facile
first-bots-levels-random-choice = Facile
first-bots-levels-random-about = Joue des coups légaux au hasard.
first-bots-levels-greedy-name = moyen
first-bots-levels-greedy-choice = Moyen
first-bots-levels-greedy-about = Voit un tour à l’avance.
first-bots-levels-planner-name = difficile
first-bots-levels-planner-choice = Difficile
first-bots-levels-planner-about = Planifie plusieurs tours à l’avance.
first-bots-label = Bot ({ $level })
first-bots-named = { $name } (bot)
first-bots-thinking = { $name } réfléchit.

first-watching-delays-none = aucun
first-watching-delays-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
first-watching-delays-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
first-watching-delays-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
first-watching-chips-none = pas de spectateurs
first-watching-chips-link = spectateurs par lien
first-watching-chips-late = spectateurs : { $delay } de décalage

first-durations-days = { $days } j { $hours } h
first-durations-hours = { $hours } h { $minutes } min

first-time-live = { $bank } + { $increment } par tour
first-time-slow = { $turn } par tour
first-time-seconds = { $count } s
first-time-minutes = { $count } min
first-time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
first-time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

first-settings-title = Réglages
first-settings-language = Langue

first-account-menu-matches = Parties
first-account-menu-profile = Profil
first-account-menu-account = Compte
first-account-menu-desk = Modération
first-account-menu-inbox =
    { $count ->
        [0] Boîte de réception
       *[other] Boîte de réception ({ $count })
    }
first-account-menu-rename = Changer de nom
first-account-menu-register = S’inscrire
first-account-menu-logIn = Se connecter
first-account-menu-logOut = Se déconnecter
first-account-ended = Vous avez été déconnecté depuis un autre appareil. Reconnectez-vous ou continuez comme nouvel invité.
first-account-loggedOut = Vous êtes déconnecté.
first-account-guestLeft = Vous êtes déconnecté. L’invité avec lequel vous jouiez et ses places n’existent plus.
first-account-deleted = Votre compte a été supprimé. Vos parties restent sous un autre nom.

first-chat-titles-lobby = Chat du salon
first-chat-titles-room = Chat de la table
first-chat-titles-spectators = Spectateurs
first-chat-tabs = Journal et chat
first-chat-news =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

first-learning-learn = Apprendre à jouer

first-myMatches-waiting =
    { $count ->
        [one] { $count } partie vous attend
       *[other] { $count } parties vous attendent
    }

## games: the cards of games

# $range (string), $most (number)
games-players =
    { $most ->
        [one] { $range } joueur
       *[other] { $range } joueurs
    }
games-first = Première partie : { $name }
games-bots = Contre des bots
# $game (string)
games-botsAt = Contre des bots : { $game }
games-learn = Apprendre en 3 minutes
games-learnSmall = Apprendre
# $game (string)
games-learnAt = Apprendre en 3 minutes : { $game }
# $game (string)
games-quickAt = Partie rapide : { $game }
# $game (string)
games-tableAt = Nouvelle table : { $game }
games-rules = Règles
# $game (string)
games-rulesAt = Règles : { $game }

## front: the first page, and the pages of rooms for visitors without a name

front-about = Des jeux de plateau où l’on programme des robots : avec des amis, des inconnus ou des bots. Dans le navigateur, gratuitement, sans compte.
front-play = Jouer
front-games = Jeux
front-minutes = { $count } min
front-show-live = En direct
front-show-recorded = Partie enregistrée
front-show-pause = Pause
front-show-go = Lecture
# $title (string)
front-show-watching = Une partie en direct : { $title }
# $game (string)
front-show-playing = Une partie enregistrée de { $game } entre bots
front-room-what = Qu’est-ce que c’est ? (40 s)
front-room-playing = Une partie est en cours
front-room-over = Cette partie est terminée
front-room-replay = Revoir
front-room-coach = Avec ce lien, vous voyez la partie comme l’un de ses joueurs. Toute la table est prévenue de votre présence : il vous faut donc un nom.
front-room-private = Seules les personnes invitées peuvent prendre place ici. Avec un nom, vous pouvez demander à entrer.
front-room-away = Impossible d’afficher cette partie pour le moment.

## tables: new tables, joining one, own matches

tables-myMatches-title = Vos parties
tables-myMatches-left = encore { $time }
tables-myMatches-by = jusqu’à { $moment }
tables-myMatches-theirTurn =
    { $names ->
        [none] en cours
       *[other] au tour de { LIST($names) }
    }
tables-myMatches-waits =
    { $free ->
        [one] il manque { $free } joueur
       *[other] il manque { $free } joueurs
    }
tables-myMatches-over = terminée
tables-myMatches-won = gagnée
tables-myMatches-shared = première place partagée
tables-myMatches-lost = perdue
tables-myMatches-place = place { $place }
tables-myMatches-against = avec { LIST($names) }
tables-myMatches-playRoom = Jouer { $name } : à vous de jouer
tables-myMatches-replay = Revoir
# $name (string)
tables-myMatches-replayRoom = Revoir : { $name }
tables-myMatches-turn = À vous de jouer
tables-myMatches-past = Parties terminées
# $time (string)
tables-myMatches-lasted = durée { $time }
tables-myMatches-again = Rejouer
tables-myMatches-againRoom = Rejouer : { $name }
tables-myMatches-more =
    { $count ->
        [one] encore { $count } partie plus ancienne
       *[other] encore { $count } parties plus anciennes
    }
tables-myMatches-all = Toutes les parties
tables-myMatches-fewer = Montrer seulement les dernières

tables-notify-on = Me prévenir quand c’est mon tour
tables-notify-off = Désactiver les notifications
tables-notify-denied = Les notifications sont bloquées dans les réglages de votre navigateur.

tables-lobby-createButton = Créer la table
tables-lobby-roomName = Nom de la table (facultatif)
tables-lobby-kind = Type de partie
tables-lobby-startsAtOnce = La partie commence dès que vous prenez place.
tables-lobby-startsLater = C’est la dernière place libre, et l’hôte est hors ligne. La partie commence dès que tout le monde est là.
tables-lobby-sitDown = Prendre place
tables-lobby-cancel = Annuler

tables-quick-searching = Recherche d’adversaires…
tables-quick-others =
    { $count ->
        [0] Personne d’autre ne cherche en ce moment.
        [one] { $count } autre joueur cherche.
       *[other] { $count } autres joueurs cherchent.
    }
tables-quick-strength = Nous cherchons des adversaires à peu près de votre niveau. Plus vous attendez, plus nous élargissons la recherche.
tables-quick-bots = Personne n’est encore venu. Vous pouvez jouer contre des bots.
tables-quick-playBots = Jouer contre des bots
tables-quick-full = Votre table est complète
tables-quick-table = Aller à la table

tables-invitations-onlyInvitedAbout = Seules les personnes que vous invitez peuvent rejoindre la table.
tables-quick-about = Trouvez des adversaires pour une partie standard. Elle commence dès que la table est complète.
tables-quick-find = Trouver des adversaires
tables-quick-looking = Recherche d’adversaires…
tables-filters-search = Chercher des tables et des joueurs
tables-filters-title =
    { $count ->
        [0] Filtres
       *[other] Filtres ({ $count })
    }
tables-filters-any = Tous
tables-filters-game = Jeu
tables-filters-tempos-any = Tous
tables-filters-tempos-none = Sans pendule
tables-filters-tempos-live = En direct
tables-filters-tempos-slow = Lent : des jours par tour
tables-filters-free = Avec une place libre
tables-filters-freeAbout = Masque les tables complètes.
tables-filters-people = Sans bots
tables-filters-peopleAbout = Ne montre que les tables sans bots.
tables-filters-found =
    { $count ->
        [0] Rien ne correspond à votre recherche et à vos filtres.
        [one] { $count } table correspond à votre recherche et à vos filtres.
       *[other] { $count } tables correspondent à votre recherche et à vos filtres.
    }
tables-filters-showAll = Tout montrer
tables-lobby-people = Joueurs
tables-lobby-ratedAbout = La partie compte pour votre cote. Il faut un compte pour jouer ; tout le monde peut regarder.
tables-lobby-language = Langue
tables-lobby-anyLanguage = Toutes les langues
tables-bots-seated = Bots
tables-bots-none = Aucun bot
tables-bots-fill =
    { $count ->
        [one] { $count } bot, commence tout de suite
       *[other] { $count } bots, commence tout de suite
    }
tables-watching-title = Spectateurs
tables-watching-who = Qui peut regarder
tables-watching-whoMay-open = tout le monde
tables-watching-whoMay-link = toute personne ayant le lien
tables-watching-whoMay-none = personne
tables-watching-delay = Décalage des spectateurs
tables-time-title = Temps
tables-time-none = Sans pendule
tables-time-atZero = Quand le temps d’un joueur est écoulé, son tour est joué automatiquement et la partie continue.
tables-time-noneAbout = Pas de limite de temps.
tables-time-liveAbout =
    { $offTurn ->
        [none] Chaque joueur commence avec { $bank } et peut accumuler jusqu’à { $cap }.
       *[other] Chaque joueur commence avec { $bank } et peut accumuler jusqu’à { $cap } ; { $offTurn } pour les décisions pendant le tour des autres.
    }
tables-time-slowAbout =
    { $offTurn ->
        [none] Pas besoin de rester en ligne : { $turn } pour chaque tour.
       *[other] Pas besoin de rester en ligne : { $turn } pour chaque tour, { $offTurn } pour une décision pendant le tour d’un autre.
    }

## friends: the friends in the lobby

friends-title = Amis
friends-state-here = en ligne
friends-state-away = absent
friends-state-offline = hors ligne
friends-plays = joue « { $title } »
friends-waits = à la table « { $title } »
friends-playName = Jouer avec { $name }
friends-watchName = Regarder { $name }
friends-joinName = Rejoindre { $name }
friends-invite = Inviter
friends-inviteName = Inviter { $name } à « { $title } »
friends-challenge = Défier
friends-challengeName = Défier { $name } à une partie
friends-note = Mot
friends-noteName = Envoyer un mot à { $name }
friends-send = Envoyer
friends-invited = Invitation envoyée
friends-sent = Mot envoyé
friends-more =
    { $count ->
        [one] Encore { $count }
       *[other] Encore { $count }
    }
friends-fewer = Afficher moins

## invite: the dialog that invites to a table

invite-title = Inviter des joueurs
invite-seat = Pour
invite-anySeat = n’importe quelle place libre
invite-onlySeat = la place { $number }
invite-single = usage unique
invite-makeLink = Créer un lien
invite-makeCode = Créer un code court
invite-byName = Inviter un joueur
invite-word = Message (facultatif)
invite-invite = Inviter
invite-inviteName = Inviter { $name }
invite-line-link = Lien
invite-line-code = Code court
invite-line-person =
    { $name ->
        [none] Joueur inscrit
       *[other] { $name }
    }
invite-states-open = pas encore utilisée
invite-states-used = utilisée
invite-states-expired = expirée
invite-states-revoked = annulée
invite-states-declined = refusée
invite-waiting = pas encore de réponse
invite-usedBy =
    { $count ->
        [one] utilisée { $count } fois
       *[other] utilisée { $count } fois
    }
invite-declined =
    { $word ->
        [none] refusée
       *[other] refusée : « { $word } »
    }
invite-withdraw = Annuler
invite-loading = Chargement de vos invitations…
invite-link = Lien de la table
invite-copyLink = Copier le lien de la table
invite-openAbout = Toute personne qui a ce lien peut jouer tant qu’il reste des places.
invite-privateAbout = Seules les personnes invitées peuvent jouer. Ce lien vaut invitation.
invite-share = Partager…
invite-shareText = Jouez avec moi sur Botyard !
invite-copy = Copier
invite-copied = Copié
invite-copyValue = Copier { $value }
invite-qr = Code QR
invite-qrLabel = Code QR du lien de la table
invite-codeAbout = À dicter ou à saisir dans le salon. Valable une heure.
invite-open = Invitations en cours
invite-over =
    { $count ->
        [one] { $count } invitation passée
       *[other] { $count } invitations passées
    }
invite-limited = Pour une place ou un joueur
invite-created = Créée { $time }.
invite-until = Valable jusqu’à { $time }.
invite-withdrawThis = Annuler { $value }
invite-copyByHand = Sélectionnez et copiez

## inbox: the inbox

inbox-invited =
    { $seat ->
        [none] { $name } vous invite à « { $title } ».
       *[other] { $name } vous invite à « { $title } », place { $seat }.
    }
inbox-accept = Accepter
inbox-decline = Refuser
inbox-word = Message (facultatif)
inbox-said = « { $title } »
inbox-later = Pas maintenant
inbox-answered-accepted = { $name } a pris une place à « { $title } ».
inbox-answered-declined =
    { $word ->
        [none] { $name } a refusé votre invitation à « { $title } ».
       *[other] { $name } a refusé votre invitation à « { $title } » : « { $word } »
    }
inbox-friend = { $name } vous a envoyé une demande d’ami.
inbox-friendAccepted = { $name } a accepté votre demande d’ami.
inbox-seatOffered = { $name } vous propose une place à « { $title } ».
inbox-rematchOffered = { $name } veut une revanche.
inbox-swap = { $name } propose d’échanger vos places à « { $title } ».
inbox-letIn =
    { $word ->
        [none] { $name } demande à entrer à « { $title } ».
       *[other] { $name } demande à entrer à « { $title } » : « { $word } »
    }
inbox-doLetIn = Laisser entrer
inbox-letBackIn = { $name } vous laisse revenir à « { $title } ».
inbox-note = { $name } : « { $text } »
# $title (string)
inbox-hookOff = Votre webhook chez { $title } est désactivé : rien n’y est arrivé pendant un jour. Testez-le dans votre compte, ou supprimez-le.
inbox-takeSeat = Reprendre la place
inbox-doSwap = Échanger
inbox-play = Rejouer
inbox-more =
    { $count ->
        [one] Encore { $count } dans votre boîte
       *[other] Encore { $count } dans votre boîte
    }
inbox-title = Boîte de réception
inbox-empty = Rien ne vous attend.
inbox-remove = Supprimer
inbox-reply = Répondre
inbox-send = Envoyer
inbox-replyTo = Mot pour { $name }

inbox-moderation-renamed =
    { $reason ->
        [none] La modération vous a donné un autre nom.
       *[other] La modération vous a donné un autre nom : { $reason }
    }
inbox-moderation-muted =
    { $reason ->
        [none] La modération vous a réduit au silence jusqu’au { $until }.
       *[other] La modération vous a réduit au silence jusqu’au { $until } : { $reason }
    }
inbox-moderation-unmuted =
    { $reason ->
        [none] Vous pouvez de nouveau écrire.
       *[other] Vous pouvez de nouveau écrire : { $reason }
    }
inbox-moderation-warned =
    { $reason ->
        [none] La modération vous a averti.
       *[other] La modération vous a averti : { $reason }
    }
inbox-moderation-resetLink = La modération a créé un lien pour un nouveau mot de passe de votre compte. Il sera valable à partir de demain. Si vous ne l’avez pas demandé, changez votre mot de passe maintenant : le lien ne vaudra plus.
inbox-moderation-other =
    { $reason ->
        [none] La modération a pris une mesure.
       *[other] La modération : { $reason }
    }

inbox-news-started = Votre partie « { $title } » a commencé.
inbox-news-joined = À la table « { $title } » : { LIST($names) }.
inbox-news-shared = « { $title } » est terminée : vous partagez la première place.
inbox-news-ended =
    { $place ->
        [0] « { $title } » est terminée.
        [1] « { $title } » est terminée : vous avez gagné !
       *[other] « { $title } » est terminée : votre rang est { $place }.
    }
inbox-news-short-started = Partie commencée
inbox-news-short-joined = À la table : { LIST($names) }
inbox-news-short-ended = Partie terminée
inbox-news-toMatch = Aller à la partie
inbox-news-toTable = Aller à la table
inbox-news-toResult = Voir le résultat

## inbox: seats at other tables, seen in a live match

inbox-alsoSeated = Vous êtes aussi à la table « { $title } ».
inbox-alsoPlaying = Votre partie « { $title } » est aussi en cours.
inbox-leaveSeat = Quitter la place

## practice: lessons, rules pages, puzzles and sandboxes

practice-you = Vous
practice-next = Suivant
practice-back = Retour
practice-again = Réessayer
practice-leave = Quitter
practice-step = Étape { $number } sur { $count }
practice-learnTitle = Apprendre { $game }
practice-noLessons = Ce jeu n’a pas encore de leçons.
practice-play = Jouer maintenant
practice-problem = Impossible de charger cela pour le moment.

practice-sandboxTitle = Essayer
practice-sandboxAbout = Rien ne compte ici : la partie elle-même reste comme elle est.
practice-imagined = La partie continue : ce que vous ne voyez pas a été redistribué.
practice-undo = Annuler
practice-restart = Recommencer
practice-backToMatch = Retour à la partie
practice-iPlay = Je joue
practice-everySeat = tout le monde
practice-others = Les autres
practice-pass = ne font rien
practice-rules = Règles
practice-puzzles = Énigmes
practice-rulesTitle = Règles de { $game }
practice-contents = Sur cette page
practice-watch = Jouer
practice-watchAgain = Rejouer
practice-puzzlesTitle = Énigmes : { $game }
practice-puzzle = Énigme { $number }
practice-solved = Résolue !
practice-solvedMark = résolue
practice-missed = Pas cette fois. Annulez et essayez autrement.
practice-progress = { $done } résolues sur { $count }
practice-turnsLeft =
    { $turns ->
        [one] Atteignez le but en un tour.
       *[other] Atteignez le but en { $turns } tours.
    }
practice-nextPuzzle = Énigme suivante
practice-gotIt = Compris
practice-how = Comment ?
practice-hint = Que ferait le planificateur ?
practice-move = Coup { $number }
practice-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## daily: the puzzle of the day

daily-title = Énigme du jour
daily-grades-0 = Facile
daily-grades-1 = Moyenne
daily-grades-2 = Difficile
daily-solve = La résoudre
daily-look = La revoir
daily-solvedMark = résolue
daily-todayOf = { $game }
daily-yesterdayOf = Hier : { $game }
daily-share = Résolue par { $share } de { $tried }
daily-untried = Personne ne l’a encore tentée
daily-days =
    { $days ->
        [one] { $days } jour d’affilée
       *[other] { $days } jours d’affilée
    }
daily-none = Il n’y a pas d’énigme aujourd’hui.
daily-next = Prochaine énigme à { $time }.
daily-shareIt = Partager
daily-copied = Copié
daily-shared = Énigme Botyard { $day }, { $game } : résolue, essais : { $tries }

## history: lists of finished matches, and profiles

history-title = Parties
history-filters = Filtres
history-fields-whose = Parties de qui
history-fields-game = Jeu
history-fields-result = Résultat
history-fields-rated = Cote
history-whose-mine = Mes parties
history-whose-all = Toutes les parties publiques
history-whose-person = Parties d’une personne
history-any = Tous
history-person = Nom de la personne
history-opponent = Adversaire
history-since = Du
history-until = Au
history-words = Mots dans les noms
history-results-won = gagnée
history-results-shared = première place partagée
history-results-lost = perdue
history-results-none = sans résultat
history-ratedOnly = Classées seulement
history-unratedOnly = Non classées seulement
history-search = Rechercher
history-found = Parties trouvées
# $count (number)
history-shown =
    { $count ->
        [one] { $count } partie affichée
       *[other] { $count } parties affichées
    }
history-none = Aucune partie trouvée. Une partie apparaît ici une seconde après sa fin.
history-more = Afficher plus
# $count (number)
history-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
# $place (number), $name (string)
history-placed = { $place }. { $name }
# $points (number)
history-points = ({ $points })
history-abandoned = terminée avant la fin
history-isRated = classée
history-notPublic = non publique
# $day (string)
history-profile-since = Membre depuis le { $day }
history-profile-own = Vous voyez ici toutes vos parties ; les autres n’y voient que les publiques.
history-profile-choose = Choisir qui le voit
history-profile-none = Il n’y a pas encore de partie terminée à montrer.
history-profile-last = Dernières parties
history-profile-all = Toutes les parties
history-profile-matches = parties
history-profile-finished = jouées jusqu’au bout
history-profile-timeouts = temps écoulé
history-profile-statistics = Statistiques
history-profile-statistic = Statistique
history-profile-total = Total
history-profile-average = Par partie
history-profile-range = Min. – max.
# $lowest (string), $highest (string)
history-profile-between = { $lowest } – { $highest }
history-profile-opponents = Adversaires fréquents
# $matches (number), $better (number), $worse (number): in so many matches the person had the better place, or the worse one
history-profile-balance =
    { $matches ->
        [one] { $matches } partie : { $better } fois devant, { $worse } fois derrière
       *[other] { $matches } parties : { $better } fois devant, { $worse } fois derrière
    }
history-profile-playing = En train de jouer
history-readers-title = Profil
history-readers-who = Qui peut voir votre profil
history-readers-all = Tout le monde
history-readers-friends = Amis
history-readers-me = Moi seulement
history-readers-about-all = Les résultats de vos parties publiques, et vos adversaires les plus fréquents.
history-readers-about-friends = La même chose, pour vos amis seulement.
history-readers-about-me = Une recherche trouve toujours vos parties publiques.
history-readers-look = Votre profil

## ratings: leaderboards, and ratings in profiles

ratings-title = Classement
# $game (string)
ratings-of = Classement : { $game }
ratings-views = Ce qui est affiché
ratings-tempos-live = En direct
ratings-tempos-slow = Lent
ratings-scopes-all = Tous
ratings-scopes-month = Ce mois-ci
ratings-scopes-friends = Amis
ratings-place = Place
ratings-player = Joueur
ratings-rating = Cote
ratings-matches = Parties
ratings-provisional = provisoire
ratings-none = Personne n’a encore de cote ici.
# $points (number), $matches (number)
ratings-own =
    { $matches ->
        [one] Votre cote : { $points }, après { $matches } partie.
       *[other] Votre cote : { $points }, après { $matches } parties.
    }
ratings-more = Afficher plus
ratings-about = Tout le monde commence à 1000. Une partie classée fait monter ou baisser les cotes, d’autant plus que son résultat était inattendu. Une cote est provisoire avant 10 parties.
ratings-rated-live = Cote en direct :
ratings-rated-slow = Cote, parties lentes :
# $first (number), $last (number), $count (number)
ratings-curve = Cote, de { $first } à { $last } : les { $count } dernières parties

## account: the account page and its forms

## account: account

account-copyRefused = Votre navigateur ne laisse pas cette page copier. Sélectionnez le texte ci-dessus et copiez-le.
account-account-title = Compte
account-account-registered = Vous avez un compte. Connectez-vous avec votre nom et votre mot de passe sur n’importe quel appareil.
account-account-register-title = Inscription
account-account-register-about = Gardez vos places et vos parties sur tous vos appareils. Il suffit d’un nom et d’un mot de passe. Les jetons créés en tant qu’invité cessent de fonctionner.
account-account-register-name = Nom
account-account-register-password = Mot de passe (au moins 8 caractères)
account-account-logIn-name = Nom
account-account-logIn-password = Mot de passe
account-account-logIn-leaves = Vous jouez en tant que { $name }, un invité. En vous connectant, vous perdez les places de cet invité ; inscrivez-vous plutôt pour les garder.
account-account-confirm-title = Confirmez votre mot de passe
account-account-confirm-about = Saisissez à nouveau votre mot de passe pour créer un jeton ou télécharger vos données.
account-account-confirm-password = Votre mot de passe
account-account-confirm-submit = Confirmer
account-account-rename-title = Nom
account-account-rename-about = Les tables où vous êtes déjà gardent votre ancien nom.
account-account-rename-done = Enregistré.
account-account-password-title = Mot de passe
account-account-password-old = Mot de passe actuel
account-account-password-fresh = Nouveau mot de passe (au moins 8 caractères)
account-account-password-submit = Changer le mot de passe
account-account-password-about = Cela met fin à toutes vos autres sessions, à tous vos jetons et à vos codes de secours.
account-account-password-done = Mot de passe changé. Toutes vos autres sessions sont terminées, et vos codes de secours ne sont plus valables.
account-account-logOut-guestQuestion = Vous n’avez pas de compte : vous perdrez cet invité et toutes ses places. Se déconnecter ?
account-account-logOut-yes = Oui, se déconnecter
account-account-logOut-no = Rester connecté
account-account-sessions-title = Sessions
account-account-sessions-about = Vos appareils connectés. Mettez fin à ceux que vous ne reconnaissez pas.
account-account-sessions-loading = Chargement des sessions…
account-account-sessions-here = ce navigateur
account-account-sessions-unknown = Navigateur inconnu
account-account-sessions-guestToken = Programme
account-account-sessions-token = Jeton : { $label }
account-account-sessions-began = début : { RELATIVE_DAY($days) }
account-account-sessions-seen = dernière activité : { RELATIVE_DAY($days) }
account-account-sessions-until = fin : { RELATIVE_DAY($days) }
account-account-sessions-end = Terminer
account-account-sessions-endOne = Terminer la session { $what }
account-account-sessions-everywhere = Se déconnecter partout ailleurs
account-account-sessions-everywhereToo = Se déconnecter partout, ici aussi
account-account-sessions-others =
    { $count ->
        [one] { $count } autre session.
       *[other] { $count } autres sessions.
    }
account-account-tokens-title = Jetons pour bots et outils
account-account-tokens-about = Pour les programmes qui utilisent l’API. Montré une seule fois. Toute personne qui l’a peut agir en votre nom jusqu’à ce que vous mettiez fin à sa session.
account-account-tokens-label = À quoi il sert
account-account-tokens-submit = Créer le jeton
account-account-tokens-made = Jeton pour « { $label } ». Copiez-le maintenant : il ne sera plus montré.
account-account-tokens-copy = Copier
account-account-tokens-copied = Copié
account-account-data-title = Vos données
account-account-data-about = Téléchargez dans un fichier tout ce que nous gardons sur vous.
account-account-data-download = Télécharger mes données
account-account-data-remove = Supprimer le compte…
account-account-data-removeTitle = Supprimer votre compte
account-account-data-removeAbout = Votre nom, votre compte, vos sessions et vos listes sont supprimés définitivement. Les autres joueurs gardent leurs parties avec vous, sous « Former player » et un numéro. Abandonnez d’abord vos parties en cours.
account-account-data-yes = Supprimer le compte définitivement

## recovery: recovery codes, reset links and bans

recovery-logIn-lost = Mot de passe oublié ?
recovery-logIn-back = Se connecter avec un mot de passe
recovery-recover-about = Saisissez votre nom, l’un de vos codes de secours et un nouveau mot de passe. Toutes les sessions et tous les jetons de votre compte prennent fin.
recovery-recover-name = Nom
recovery-recover-code = Code de secours
recovery-recover-password = Nouveau mot de passe (au moins 8 caractères)
recovery-recover-submit = Définir le nouveau mot de passe
recovery-recover-noCode = Plus de code ? Demandez un lien de réinitialisation aux responsables de ce site : voyez la page de contact. Sans code, lien ni adresse e-mail confirmée, personne ne peut rouvrir votre compte.
recovery-mail-about = Ou faites envoyer un lien à l’adresse e-mail de votre compte.
recovery-mail-submit = Envoyez-moi un lien
recovery-mail-done = Si ce compte a une adresse confirmée, un lien est en route.
recovery-reset-title = Définir un nouveau mot de passe
recovery-reset-loading = Vérification de votre lien…
recovery-reset-about = Choisissez un nouveau mot de passe pour le compte { $name }. Toutes ses sessions, tous ses jetons et tous ses codes de secours prennent fin, et vous êtes connecté ici.
recovery-reset-home = Vers la page d’accueil
recovery-codes-title = Codes de secours
recovery-codes-about = Si vous perdez votre mot de passe, un code de secours permet d’en définir un nouveau, même sans e-mail. Chaque code sert une fois.
recovery-codes-none = Vous n’avez pas de codes de secours.
recovery-codes-left =
    { $left ->
        [one] Il vous reste { $left } code, créé le { $date }.
       *[other] Il vous reste { $left } codes, créés le { $date }.
    }
recovery-codes-make = Créer des codes de secours
recovery-codes-makeNew = Remplacer les codes de secours
recovery-codes-made-title = Conservez vos codes de secours
recovery-codes-made-about = Ils ne s’affichent que cette fois. Imprimez-les ou gardez-les avec vos mots de passe. Les codes créés auparavant ne servent plus.
recovery-codes-made-account = Codes de secours Botyard de { $name }
recovery-codes-print = Imprimer
recovery-codes-copy = Copier
recovery-codes-copied = Copié
recovery-codes-save = Enregistrer dans un fichier
recovery-codes-done = C’est fait
recovery-banned-title = Vous êtes exclu de ce site
recovery-banned-until = Vous pourrez jouer de nouveau à partir du { $date }, dans votre fuseau horaire.
recovery-banned-why = Motif : { $why }
recovery-banned-over = L’exclusion est terminée ou a été levée.
recovery-banned-about = Vos places restent les vôtres, et les pendules continuent. Si vous pensez que c’est une erreur, écrivez aux responsables : voyez la page de contact.
recovery-banned-contact = Contact
recovery-banned-account = Votre compte et vos données

## pages: the footer and the pages of the site

pages-links-label = À propos de ce site
pages-links-about = À propos
pages-links-help = Aide
pages-links-contact = Contact
pages-links-imprint = Mentions légales
pages-links-privacy = Confidentialité
pages-links-terms = Conditions
pages-links-status = État du service

pages-missing-title = Page introuvable
pages-missing-about = L’adresse est peut-être mal écrite, ou la page n’existe plus.
pages-missing-lobby = Aller au salon

pages-loading = Chargement…

pages-status-title = État du service
pages-status-works = Tout fonctionne.
pages-status-away = Botyard est injoignable pour l’instant. Cette page continue d’essayer.
pages-status-checked = Vérifié à { $time }.
pages-status-announced = Annoncé
pages-status-outages = Interruptions des 60 derniers jours
pages-status-none = Il n’y en a pas eu.
pages-status-about = Pendant une interruption, toutes les pendules des parties s’arrêtent. Les joueurs récupèrent ce temps.
pages-status-began = Début
pages-status-lasted = Durée
pages-status-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
pages-status-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
pages-status-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }

## announcement: announcements by operators

announcement-restart = Botyard redémarrera à { $time }.
announcement-about = Les parties continueront ensuite. Leurs pendules s’arrêtent pendant ce temps.
announcement-inMinutes =
    { $minutes ->
        [one] Dans { $minutes } minute.
       *[other] Dans { $minutes } minutes.
    }
announcement-inSeconds =
    { $seconds ->
        [one] Dans { $seconds } seconde.
       *[other] Dans { $seconds } secondes.
    }
announcement-now = Redémarrage en cours.
announcement-label = Annonce
announcement-dismiss = Fermer l’annonce

## offline: times without a connection, newer versions of the page

offline-newVersion = Une nouvelle version de Botyard est prête.
offline-load = Charger maintenant
offline-later = Plus tard

offline-title = Sans connexion
offline-rules = Règles de { $game }
offline-matches = Vos parties terminées sur cet appareil
offline-none = Aucune pour l’instant : les parties sont gardées ici quand vous passez au salon.
offline-watch = Revoir
offline-loading = Chargement…
offline-gone = Le jeu de cette partie n’est pas enregistré dans ce navigateur. Regardez-la lorsque la connexion sera rétablie.

offline-blocked = Le service répond, mais les connexions en direct sont bloquées, peut-être par un proxy, un pare-feu ou le réseau d’une entreprise ou d’une école.

## sounds: the setting for sounds

sounds-title = Sons

sounds-volumes-off = Aucun
sounds-volumes-quiet = Faible
sounds-volumes-normal = Normal
sounds-volumes-loud = Fort

## outside: games of installed packages

outside-failed = La page de { $game } a échoué. La partie continue : rechargez la page ou revenez au salon.

outside-yes = oui
outside-no = non

outside-resign = Vous quittez la partie définitivement. Les règles du jeu disent ce qui se passe ensuite.

## desk: parts of the desk

desk-parts-label = Rubriques de la modération
desk-parts-reports = Signalements
desk-parts-people = Personnes
desk-parts-sanctions = Silences et exclusions
desk-parts-announcement = Annonce
desk-parts-names = Noms réservés
desk-parts-log = Journal
desk-waiting =
    { $count ->
        [0] Aucun signalement en attente.
        [one] { $count } signalement en attente.
       *[other] { $count } signalements en attente.
    }

## desk: entering the desk

desk-unlock-title = Saisissez votre mot de passe
desk-unlock-about = La modération s’ouvre pour 30 minutes, dans ce navigateur seulement. Tout ce que vous y faites ou consultez est inscrit au journal.
desk-unlock-password = Mot de passe
desk-unlock-submit = Ouvrir
desk-openUntil = Ouvert jusqu’à { $time }
desk-loading = Chargement…

desk-reports-none = Aucun signalement ouvert. Les nouveaux apparaissent ici d’eux-mêmes.
desk-reports-more = Voici les { $shown } plus anciens des { $all } signalements.
desk-reports-closedTitle = Signalements traités
desk-reports-showClosed = Afficher les signalements traités
desk-reports-line = Un message de { $name }
desk-reports-lobby = Chat du salon
desk-reports-room = Chat de la table
desk-reports-spectators = Chat des spectateurs
desk-reports-toTable = Aller à la table
desk-reports-by = Signalé par { $name }, { $time }
desk-reports-reason = Motif donné : « { $why } »
desk-reports-context = Le message, avec ceux qui le précèdent et le suivent
desk-reports-removed = Supprimé
desk-reports-take = Prendre en charge
desk-reports-takenBy = { $name } traite ce signalement.
desk-reports-takenByYou = Vous traitez ce signalement.
desk-reports-takeOver = Reprendre
desk-reports-release = Rendre
desk-reports-closedBy = Traité par { $by }, { $time } : { $why }
desk-reports-closedNow = Le signalement est traité.
desk-reports-history = Historique de { $name }

desk-measures-why = Motif
desk-measures-whyAbout = Le joueur lit ce motif après un avertissement, une mise en silence ou une exclusion. Il est inscrit au journal.
desk-measures-defaultWhy = Contraire aux règles de ce site
desk-measures-removeLine = Supprimer le message
desk-measures-removeAll = Supprimer tous ses messages ici
desk-measures-warn = Avertir
desk-measures-muteHour = Silence d’1 heure
desk-measures-muteDay = Silence d’1 jour
desk-measures-ban = Exclure…
desk-measures-rename = Renommer…
desk-measures-resetPassword = Réinitialiser le mot de passe…
desk-measures-close = Clore le signalement
desk-measures-closeAllOf = Clore tous les signalements de { $name }
desk-measures-endMatch = Terminer la partie
desk-measures-endTable = Fermer la table
desk-measures-lift = Lever
desk-measures-liftOne = Lever : { $what }, { $name }
desk-done-removed =
    { $count ->
        [one] { $count } message supprimé.
       *[other] { $count } messages supprimés.
    }
desk-done-muted = Silence jusqu’au { $until } : { $name }
desk-done-banned = Exclusion jusqu’au { $until } : { $name }
desk-done-warned = Averti : { $name }
desk-done-lifted = La sanction est levée.
desk-done-renamed = Le joueur a un autre nom.
desk-done-resetLink = Envoyez ce lien à { $name } : { $link }
desk-done-ended = La partie est terminée, sans résultat.
desk-done-closed = La table est fermée.
desk-done-closedReports =
    { $count ->
        [one] { $count } signalement est traité.
       *[other] { $count } signalements sont traités.
    }

## desk: dialogs

desk-dialog-ban = Exclure { $name }
desk-dialog-mute = Réduire { $name } au silence
desk-dialog-rename = Renommer { $name }
desk-dialog-end = Terminer une partie de { $name }
desk-dialog-term = Pour
desk-dialog-hour = 1 heure
desk-dialog-day = 1 jour
desk-dialog-week = 1 semaine
desk-dialog-month = 30 jours
desk-dialog-year = 1 an
desk-dialog-banAbout = Un joueur exclu ne peut pas utiliser ce site jusqu’à la fin de l’exclusion, mais garde toutes ses places.
desk-dialog-device = Aussi dans chaque navigateur que ce joueur a utilisé
desk-dialog-address = Et pas de nouveaux invités depuis le réseau de ce joueur
desk-dialog-reset = Réinitialiser le mot de passe de { $name }
desk-dialog-resetAbout = Vous obtenez un lien pour ce joueur. Il permet de choisir un nouveau mot de passe, une fois, à partir de demain et pendant 24 heures. Le joueur en est averti aussitôt.
desk-dialog-newName = Nouveau nom
desk-dialog-newNameAbout = Laissez vide pour « Player » et un numéro.
desk-dialog-endAbout = La partie se termine sans résultat. Ses joueurs lisent le motif.

desk-people-search = Nom
desk-people-submit = Rechercher
desk-people-why = Motif de la recherche (facultatif)
desk-people-none = Aucun joueur ne s’appelle { $name }.
desk-people-registered = Avec compte
desk-people-guest = Invité
desk-people-moderator = Modérateur
desk-people-noName = Nom inconnu
desk-people-back = Rechercher un autre joueur
desk-people-created = Compte créé le { $date }
desk-people-seen = Dernière visite : { $date }
desk-people-names = Noms
desk-people-sanctions = En vigueur
desk-people-noSanctions = Aucun silence ni exclusion en vigueur.
desk-people-actions = Ce que la modération a fait
desk-people-noActions = La modération n’a encore rien fait.
desk-people-reports = Messages signalés
desk-people-noReports = Aucun message de ce joueur n’a été signalé.
desk-people-made =
    { $count ->
        [0] Ce joueur n’a rien signalé.
        [one] Ce joueur a fait { $count } signalement.
       *[other] Ce joueur a fait { $count } signalements.
    }
desk-people-matches = Parties
desk-people-noMatches = Aucune partie.
desk-people-open = ouverte
desk-people-playing = en cours
desk-people-finished = terminée
desk-people-measures = Mesures

## desk: mutes and bans

desk-sanctions-none = Aucun joueur n’est réduit au silence ni exclu.
desk-sanctions-mute = Silence
desk-sanctions-ban = Exclusion
desk-sanctions-until = Jusqu’au { $until }

## desk: audit log

desk-log-none = Le journal est encore vide.
desk-log-time = Heure
desk-log-by = Qui
desk-log-what = Quoi
desk-log-of = Sur qui
desk-log-why = Pourquoi
desk-log-more = Afficher plus
desk-log-actions-remove_line = Message supprimé
desk-log-actions-remove_lines = Messages supprimés
desk-log-actions-warn = Avertissement
desk-log-actions-mute = Silence
desk-log-actions-unmute = Fin d’un silence
desk-log-actions-ban = Exclusion
desk-log-actions-unban = Fin d’une exclusion
desk-log-actions-reset_password = Mot de passe réinitialisé
desk-log-actions-reserve_name = Nom réservé
desk-log-actions-release_name = Nom libéré
desk-log-actions-rename = Renommage
desk-log-actions-end = Table fermée
desk-log-actions-close_report = Signalement traité
desk-log-actions-close_reports = Signalements d’un joueur traités
desk-log-actions-take_over_report = Signalement repris
desk-log-actions-open_desk = Modération ouverte
desk-log-actions-look_up_name = Nom recherché
desk-log-actions-look_up_history = Historique consulté
desk-log-actions-announce = Annonce
desk-log-actions-unannounce = Annonce retirée
desk-log-actions-grant_moderator = Modérateur nommé
desk-log-actions-revoke_moderator = N’est plus modérateur
desk-log-actions-show_secrets = Secrets d’une table affichés
desk-log-actions-begin_new_epochs = Données restaurées

desk-announcement-about = Tous les joueurs voient l’annonce aussitôt, sur chaque page. Avec l’heure d’un redémarrage, elle fait le compte à rebours.
desk-announcement-now = Affichée maintenant
desk-announcement-none = Aucune annonce.
desk-announcement-text = Texte
desk-announcement-restart = Redémarrage dans … minutes (facultatif)
desk-announcement-submit = Annoncer
desk-announcement-withdraw = Retirer
desk-announcement-done = L’annonce est affichée.
desk-announcement-gone = L’annonce est retirée.

## desk: reserved names

desk-names-about = Personne ne peut prendre ces noms ni des noms qui leur ressemblent. Les joueurs qui en portent un le gardent.
desk-names-none = Aucun nom n’a été ajouté.
desk-names-name = Nom
desk-names-submit = Réserver
desk-names-release = Libérer
desk-names-releaseOne = Libérer le nom { $name }
desk-names-fixed = Réglages du service : { LIST($names) }.

## entry: the dialog for a name

entry-name-title = Comment vous appeler ?
entry-name-explanation = Visible par les autres joueurs. Pas besoin de compte : ce navigateur se souviendra de vous.
entry-name-label = Votre nom
entry-name-enter = Continuer en invité
entry-name-save = Enregistrer le nom
entry-account-guest = Vous jouez en invité, dans ce navigateur seulement.
entry-account-haveAccount = J’ai un compte
entry-account-noAccount = Continuer en invité
entry-account-logIn-title = Connexion

## invitation: the page of an invitation

invitation-invitations-from =
    { $name ->
        [none] Vous êtes invité
       *[other] { $name } vous invite
    }
invitation-invitations-yours = Vous avez déjà une place à cette table
invitation-invitations-sit = Prendre une place
invitation-invitations-back = Aller à la table
invitation-invitations-looking = Ouverture de l’invitation…
invitation-invitations-yourSeat = votre place
invitation-invitations-full = Toutes les places sont prises pour le moment.
invitation-invitations-seatTaken = La place à laquelle vous êtes invité est occupée pour l’instant.
invitation-invitations-code = Vous avez un code ?
invitation-invitations-codeExample = BCDFG-HJKLM
invitation-invitations-useCode = Ouvrir

## people: other players

people-people-title = Joueurs
people-people-loading = Chargement des joueurs…
people-people-none = Les personnes avec qui vous avez joué apparaîtront ici.
people-people-find = Chercher un joueur inscrit
people-people-askedBy = Demandes d’ami
people-people-friends = Amis
people-people-asked = Demandes envoyées
people-people-recent = Adversaires récents
people-people-blocked = Bloqués
people-people-actions-befriend = Ajouter en ami
people-people-actions-accept = Accepter
people-people-actions-turnDown = Refuser
people-people-actions-takeBack = Annuler la demande
people-people-actions-remove = Retirer
people-people-actions-block = Bloquer
people-people-actions-unblock = Débloquer
people-people-done-befriend = Demande envoyée
people-people-done-block = Bloqué
people-people-befriend = Ajouter en ami : { $name }
people-people-accept = Accepter { $name }
people-people-turnDown = Refuser { $name }
people-people-takeBack = Annuler la demande à { $name }
people-people-remove = Retirer { $name } de vos amis
people-people-block = Bloquer { $name }
people-people-unblock = Débloquer { $name }

## settings: the settings

settings-settings-speed = Animations
settings-settings-speeds-normal = Normales
settings-settings-speeds-fast = Rapides
settings-settings-speeds-instant = Instantanées
settings-settings-theme = Thème
settings-settings-themes-system = Système
settings-settings-themes-light = Clair
settings-settings-themes-dark = Sombre
settings-settings-themes-contrast = Contraste élevé

## chat: the inside of a chat

chat-chat-say-lobby = Écrire à tout le monde
chat-chat-say-room = Écrire à la table
chat-chat-say-spectators = Écrire aux autres spectateurs
chat-chat-nothing-lobby = C’est calme ici. Même les robots tendent l’oreille.
chat-chat-nothing-room = Pas encore de messages. Dites bonjour !
chat-chat-nothing-spectators = Pas encore de messages. Les joueurs ne pourront les lire qu’après la partie.
chat-chat-words = Message
chat-chat-send = Envoyer
chat-chat-phrases = Phrases rapides
chat-chat-menu = Options pour le message de { $name }
chat-chat-mute = Masquer { $name }
chat-chat-block = Bloquer { $name }
chat-chat-muted =
    { $count ->
        [one] { $count } joueur masqué
       *[other] { $count } joueurs masqués
    }
chat-chat-unmute = Afficher de nouveau
chat-chat-unmuteName = Afficher de nouveau { $name }
chat-chat-report = Signaler
chat-chat-why = Qu’est-ce qui ne va pas ? (facultatif)
chat-chat-reportSend = Envoyer le signalement
chat-chat-reportMeans = Les modérateurs verront ce message et ceux qui l’entourent. Personne d’autre n’est prévenu.
chat-chat-reported = Merci. Un modérateur va l’examiner.

## links: the links for spectators and coaches

links-watching-copyWatch = Copier le lien spectateur
links-watching-watchAbout = Pour tous ceux qui veulent regarder.
links-watching-renew = Remplacer le lien spectateur
links-watching-renewAbout = Ceux qui utilisent l’ancien lien sont déconnectés.
links-watching-notWatched = Personne d’autre ne peut regarder cette partie.
links-watching-makeCoach = Créer un lien de coach
links-watching-copyCoach = Copier le lien de coach
links-watching-coachAbout = Toute personne ayant ce lien voit votre main mais ne peut pas jouer. Toute la table est prévenue.
links-watching-withdraw = Annuler le lien de coach

## messages: what reaches people while no page is open

## messages: the account page, and the pages of links in mails
messages-section-title = Messages
messages-section-about = Choisissez ce qui vous parvient quand aucune de vos pages n’est ouverte.
messages-push-title = Dans ce navigateur
messages-push-on = Recevoir des messages dans ce navigateur
messages-push-off = Plus de messages dans ce navigateur
messages-push-no = Ce navigateur ne peut pas recevoir de messages.
messages-push-denied = Votre navigateur bloque les messages de cette page : autorisez-les dans ses réglages.
messages-push-install = Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil et ouvrez-la de là.
messages-mail-title = Par e-mail
messages-mail-label = Votre adresse
messages-mail-submit = Envoyez-moi un lien pour la confirmer
# $address (string)
messages-mail-address = Les e-mails vont à { $address }.
# $address (string)
messages-mail-waits = Nous avons envoyé un lien à { $address } : ouvrez-le dans les 24 heures.
messages-mail-forget = Oublier mon adresse
messages-mail-guest = Inscrivez-vous pour recevoir des e-mails.
messages-kinds-title = Ce qui est envoyé
messages-kinds-push = Navigateur
messages-kinds-hook = Webhook
messages-kinds-mail = E-mail
messages-kinds-turn = Parties lentes : c’est à moi de jouer
messages-kinds-time = Parties lentes : mon temps est presque écoulé
messages-kinds-vote = Parties lentes : quelqu’un manque, et on me demande mon avis
messages-kinds-begun = Parties lentes : ma partie a commencé
messages-kinds-over = Parties lentes : ma partie est terminée
messages-kinds-invitation = Invitations et revanches
messages-kinds-join = Demandes de place à ma table et places proposées
messages-kinds-friend = Demandes d’ami
messages-kinds-note = Mots d’amis
webhooks-title = Par webhook
webhooks-about = Un webhook est une adresse chez un autre service, par exemple dans un canal à vous. Cette adresse est secrète : personne ne la voit, et vous ne la reverrez pas.
webhooks-form = Service
webhooks-url = Adresse du webhook
webhooks-forms-discord = Discord
webhooks-forms-slack = Slack
webhooks-forms-ntfy = ntfy
webhooks-forms-signed = Un programme à vous
webhooks-add = Ajouter le webhook
# $secret (string)
webhooks-secret = Votre programme vérifie les messages avec ce secret, montré une seule fois : { $secret }
webhooks-off = Désactivé : rien n’est arrivé pendant un jour. Un essai qui arrive le réactive.
webhooks-forTable = Pour une table
webhooks-test = Envoyer un essai
webhooks-remove = Supprimer
# $status (number), $text (string)
webhooks-answer = Réponse : { $status } { $text }
webhooks-noAnswer = Pas de réponse
webhooks-deliveries = Derniers messages
webhooks-trial = Essai
webhooks-table-title = Webhook de cette table
webhooks-table-about = Il reçoit un message quand la partie commence et se termine, pour dire à qui est le tour, et quand un joueur manque : rien que les spectateurs ne puissent savoir. Tous les joueurs voient qu’il y en a un.
# $form (string)
webhooks-table-exists = Ce qui se passe dans cette partie va aussi à un webhook de l’hôte ({ $form }) : son début et sa fin, à qui est le tour, et vos noms.
messages-digest-title = Les e-mails arrivent
messages-digest-once = Tout de suite
messages-digest-daily = Une fois par jour
messages-digest-at = À
messages-digest-about = Un e-mail par jour contient tout ce qui s’est passé. Vous apprenez quand même tout de suite que votre temps est presque écoulé.
messages-quiet-title = Heures calmes
messages-quiet-from = De
messages-quiet-to = À
messages-quiet-about = Rien n’est envoyé entre ces heures ; tout vient après. Pour ne pas avoir d’heures calmes, mettez deux fois la même heure.
messages-link-confirmTitle = Confirmez votre adresse
messages-link-confirmAbout = Confirmez que cette adresse e-mail est la vôtre, et recevez des e-mails sur vos parties.
messages-link-confirm = Confirmer
messages-link-confirmDone = Votre adresse est confirmée. Vous choisissez ce que vous recevez dans votre compte.
messages-link-stopTitle = Désactiver les e-mails
messages-link-stopAbout = Vous ne recevrez plus d’e-mails sur vos parties et vos amis.
messages-link-stop = Désactiver
messages-link-stopDone = C’est fait. Vous pouvez les réactiver dans votre compte.
messages-link-home = Au salon
messages-offer-question = Recevoir un message dans ce navigateur quand ce sera de nouveau à vous ?
messages-offer-yes = Oui, volontiers
messages-offer-no = Pas maintenant
