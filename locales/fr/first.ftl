## app

app-name = Botyard
app-motto = Programmez vos robots. Méfiez-vous de ceux des autres.
app-home = Retour au salon
app-loading = On huile les engrenages…
app-unreachable = Botyard est injoignable pour le moment.
app-retry = Réessayer
app-loadFailed = Une partie de la page n’a pas pu être chargée. La connexion est peut-être coupée, ou une nouvelle version est sortie.
app-stillUnreachable = Le service est toujours injoignable. Rien n’est perdu : réessayez dans un instant.
app-reload = Recharger la page
app-close = Fermer
app-dismiss = Masquer ce message
app-skip = Aller au contenu principal
app-noSuchPage = Cette page n’existe pas.

## name

name-title = Comment vous appeler ?
name-explanation = Visible par les autres joueurs. Pas besoin de compte : ce navigateur se souviendra de vous.
name-label = Votre nom
name-suggestions-0 = Rétameur
name-suggestions-1 = Forgeron
name-suggestions-2 = Soudeuse
name-suggestions-3 = Ajusteur
name-suggestions-4 = Menuisière
name-suggestions-5 = Vitrier
name-suggestions-6 = Tourneuse
name-suggestions-7 = Charron
name-suggestions-8 = Maçonne
name-suggestions-9 = Tonnelier
name-enter = Continuer en invité
name-change = Changer de nom
name-save = Enregistrer le nom
name-you = Vous êtes { $name }
name-youWith = Vous êtes { $name }, { $count } dans votre boîte

## connection

connection-connecting = Connexion…
connection-lost = Connexion perdue. Reconnexion… Rien de ce que vous avez fait n’est perdu.
connection-rewound = Le serveur est revenu à un état antérieur. Vos derniers coups peuvent manquer.
connection-replaced = Vous avez ouvert Botyard ailleurs : cette page est en pause.
connection-banned =
    { $reason ->
        [none] Vous avez été banni.
       *[other] { $reason }
    }
connection-refused = Le serveur a fermé cette connexion (code { $code }).
connection-stopped = Déconnecté.
connection-again = Se reconnecter
connection-sending = Envoi…
connection-delayed = { $reason } Nous le renverrons automatiquement.

## invitations

invitations-from =
    { $name ->
        [none] Vous êtes invité
       *[other] { $name } vous invite
    }
invitations-yours = Vous avez déjà une place à cette table
invitations-sit = Prendre une place
invitations-back = Aller à la table
invitations-looking = Ouverture de l’invitation…
invitations-yourSeat = votre place
invitations-full = Toutes les places sont prises pour le moment.
invitations-seatTaken = La place à laquelle vous êtes invité est occupée pour l’instant.
invitations-code = Vous avez un code ?
invitations-codeExample = BCDFG-HJKLM
invitations-useCode = Ouvrir
invitations-onlyInvited = Sur invitation seulement
invitations-onlyInvitedAbout = Seules les personnes que vous invitez peuvent rejoindre la table.

## people

people-title = Joueurs
people-loading = Chargement des joueurs…
people-none = Les personnes avec qui vous avez joué apparaîtront ici.
people-find = Chercher un joueur inscrit
people-askedBy = Demandes d’ami
people-friends = Amis
people-asked = Demandes envoyées
people-recent = Adversaires récents
people-blocked = Bloqués
people-actions-befriend = Ajouter en ami
people-actions-accept = Accepter
people-actions-turnDown = Refuser
people-actions-takeBack = Annuler la demande
people-actions-remove = Retirer
people-actions-block = Bloquer
people-actions-unblock = Débloquer
people-done-befriend = Demande envoyée
people-done-block = Bloqué
people-befriend = Ajouter en ami : { $name }
people-accept = Accepter { $name }
people-turnDown = Refuser { $name }
people-takeBack = Annuler la demande à { $name }
people-remove = Retirer { $name } de vos amis
people-block = Bloquer { $name }
people-unblock = Débloquer { $name }

## quick

quick-title = Partie rapide
quick-about = Trouvez des adversaires pour une partie standard. Elle commence dès que la table est complète.
quick-find = Trouver des adversaires
quick-looking = Recherche d’adversaires…

## notify

notify-turn = C’est votre tour

## filters

filters-search = Chercher des tables et des joueurs
filters-title =
    { $count ->
        [0] Filtres
       *[other] Filtres ({ $count })
    }
filters-any = Tous
filters-game = Jeu
filters-tempos-any = Tous
filters-tempos-none = Sans pendule
filters-tempos-live = En direct
filters-tempos-slow = Lent : des jours par tour
filters-free = Avec une place libre
filters-freeAbout = Masque les tables complètes.
filters-people = Sans bots
filters-peopleAbout = Ne montre que les tables sans bots.
filters-found =
    { $count ->
        [0] Rien ne correspond à votre recherche et à vos filtres.
        [one] { $count } table correspond à votre recherche et à vos filtres.
       *[other] { $count } tables correspondent à votre recherche et à vos filtres.
    }
filters-showAll = Tout montrer

## lobby

lobby-open = Tables ouvertes
lobby-playing = Parties en cours
lobby-none = Pas encore de table ouverte. Créez-en une et invitez un ami.
lobby-nonePlaying = Aucune partie en cours.
lobby-noneFound = Rien ne correspond à votre recherche et à vos filtres.
lobby-loading = Recherche de tables…
lobby-create = Nouvelle table
lobby-players = Joueurs
lobby-more = Afficher plus ({ $count })
lobby-tooMany =
    { $count ->
        [one] Encore { $count } table. Utilisez la recherche ou les filtres pour la trouver.
       *[other] Encore { $count } tables. Utilisez la recherche ou les filtres pour les trouver.
    }
lobby-newTables =
    { $count ->
        [one] Afficher { $count } nouvelle table
       *[other] Afficher { $count } nouvelles tables
    }
lobby-update = Actualiser la liste
lobby-gone = N’est plus dans la liste
lobby-host-here = L’hôte est là
lobby-host-away = L’hôte regarde une autre page
lobby-host-offline = L’hôte est hors ligne
lobby-seats =
    { $all ->
        [one] { $taken } place prise sur { $all }
       *[other] { $taken } places prises sur { $all }
    }
lobby-join = Rejoindre
lobby-joinRoom = Rejoindre { $name }
lobby-enter = Entrer
lobby-enterRoom = Entrer à { $name }
lobby-watch = Regarder
lobby-watchRoom = Regarder { $name }
lobby-free = place libre
lobby-unnamed = Table de { $host }
lobby-unnamedEmpty = Table vide
lobby-people_here =
    { $count ->
        [one] { $count } joueur en ligne
       *[other] { $count } joueurs en ligne
    }
lobby-matches =
    { $count ->
        [one] { $count } partie en cours
       *[other] { $count } parties en cours
    }
lobby-people = Joueurs
lobby-language = Langue
lobby-anyLanguage = Toutes les langues
lobby-spoken = Langue : { $language }

lobby-readyCheck = Confirmation avant le début
lobby-readyCheckAbout = La partie ne commence que lorsque tout le monde est prêt.

## bots

bots-title = Jouer contre des bots
bots-play = Jouer contre des bots
bots-opponents = Adversaires
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
bots-level = Niveau
bots-levels-random-name = facile
bots-levels-random-choice = Facile
bots-levels-random-about = Joue des coups légaux au hasard.
bots-levels-greedy-name = moyen
bots-levels-greedy-choice = Moyen
bots-levels-greedy-about = Voit un tour à l’avance.
bots-levels-planner-name = difficile
bots-levels-planner-choice = Difficile
bots-levels-planner-about = Planifie plusieurs tours à l’avance.
bots-label = Bot ({ $level })
bots-named = { $name } (bot)
bots-seated = Bots
bots-none = Aucun bot
bots-fill =
    { $count ->
        [one] { $count } bot, commence tout de suite
       *[other] { $count } bots, commence tout de suite
    }
bots-added = Niveau du bot
bots-add = Ajouter un bot
bots-addTo = Ajouter un bot à la place { $seat }
bots-remove = Retirer
bots-removeFrom = Retirer { $name } de la place { $seat }
bots-thinking = { $name } réfléchit.

## watching

watching-title = Spectateurs
watching-who = Qui peut regarder
watching-whoMay-open = tout le monde
watching-whoMay-link = toute personne ayant le lien
watching-whoMay-none = personne
watching-delay = Décalage des spectateurs
watching-delays-none = aucun
watching-delays-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
watching-delays-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
watching-delays-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
watching-chips-none = pas de spectateurs
watching-chips-link = spectateurs par lien
watching-chips-late = spectateurs : { $delay } de décalage
watching-late = Vous regardez avec { $delay } de décalage.
watching-lateAbout = Pour que les spectateurs ne puissent pas souffler aux joueurs.
watching-coaching = Vous regardez en tant que coach de { $name }.
watching-coachOf = coach de { $name }
watching-unnamed = et { $count } de plus
watching-menu = Partie
watching-copyWatch = Copier le lien spectateur
watching-watchAbout = Pour tous ceux qui veulent regarder.
watching-renew = Remplacer le lien spectateur
watching-renewAbout = Ceux qui utilisent l’ancien lien sont déconnectés.
watching-notWatched = Personne d’autre ne peut regarder cette partie.
watching-makeCoach = Créer un lien de coach
watching-copyCoach = Copier le lien de coach
watching-coachAbout = Toute personne ayant ce lien voit votre main mais ne peut pas jouer. Toute la table est prévenue.
watching-withdraw = Annuler le lien de coach

## durations

durations-days = { $days } j { $hours } h
durations-hours = { $hours } h { $minutes } min

## time

time-title = Temps
time-none = Sans pendule
time-noneAbout = Pas de limite de temps.
time-live = { $bank } + { $increment } par tour
time-liveAbout =
    { $offTurn ->
        [none] Chaque joueur commence avec { $bank } et peut accumuler jusqu’à { $cap }.
       *[other] Chaque joueur commence avec { $bank } et peut accumuler jusqu’à { $cap } ; { $offTurn } pour les décisions pendant le tour des autres.
    }
time-slow = { $turn } par tour
time-slowAbout =
    { $offTurn ->
        [none] Pas besoin de rester en ligne : { $turn } pour chaque tour.
       *[other] Pas besoin de rester en ligne : { $turn } pour chaque tour, { $offTurn } pour une décision pendant le tour d’un autre.
    }
time-atZero = Quand le temps d’un joueur est écoulé, son tour est joué automatiquement et la partie continue.
time-seconds = { $count } s
time-minutes = { $count } min
time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## settings

settings-title = Réglages
settings-speed = Animations
settings-speeds-normal = Normales
settings-speeds-fast = Rapides
settings-speeds-instant = Instantanées
settings-language = Langue
settings-theme = Thème
settings-themes-system = Système
settings-themes-light = Clair
settings-themes-dark = Sombre
settings-themes-contrast = Contraste élevé
settings-resign = Abandonner
settings-resignTitle = Abandonner ?
settings-resignYes = Oui, abandonner
settings-resignNo = Continuer à jouer

## account

account-guest = Vous jouez en invité, dans ce navigateur seulement.
account-menu-account = Compte
account-menu-desk = Modération
account-menu-inbox =
    { $count ->
        [0] Boîte de réception
       *[other] Boîte de réception ({ $count })
    }
account-menu-rename = Changer de nom
account-menu-register = S’inscrire
account-menu-logIn = Se connecter
account-menu-logOut = Se déconnecter
account-ended = Vous avez été déconnecté depuis un autre appareil. Reconnectez-vous ou continuez comme nouvel invité.
account-loggedOut = Vous êtes déconnecté.
account-guestLeft = Vous êtes déconnecté. L’invité avec lequel vous jouiez et ses places n’existent plus.
account-deleted = Votre compte a été supprimé. Vos parties restent sous un autre nom.
account-haveAccount = J’ai un compte
account-noAccount = Continuer en invité
account-logIn-title = Connexion

## chat

chat-titles-lobby = Chat du salon
chat-titles-room = Chat de la table
chat-titles-spectators = Spectateurs
chat-say-lobby = Écrire à tout le monde
chat-say-room = Écrire à la table
chat-say-spectators = Écrire aux autres spectateurs
chat-nothing-lobby = C’est calme ici. Même les robots tendent l’oreille.
chat-nothing-room = Pas encore de messages. Dites bonjour !
chat-nothing-spectators = Pas encore de messages. Les joueurs ne pourront les lire qu’après la partie.
chat-words = Message
chat-send = Envoyer
chat-phrases = Phrases rapides
chat-tabs = Journal et chat
chat-news =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
chat-menu = Options pour le message de { $name }
chat-mute = Masquer { $name }
chat-block = Bloquer { $name }
chat-muted =
    { $count ->
        [one] { $count } joueur masqué
       *[other] { $count } joueurs masqués
    }
chat-unmute = Afficher de nouveau
chat-unmuteName = Afficher de nouveau { $name }
chat-report = Signaler
chat-why = Qu’est-ce qui ne va pas ? (facultatif)
chat-reportSend = Envoyer le signalement
chat-reportMeans = Les modérateurs verront ce message et ceux qui l’entourent. Personne d’autre n’est prévenu.
chat-reported = Merci. Un modérateur va l’examiner.

## learning

learning-learn = Apprendre à jouer

## myMatches

myMatches-waiting =
    { $count ->
        [one] { $count } partie vous attend
       *[other] { $count } parties vous attendent
    }
