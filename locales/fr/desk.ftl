title = Modération

## parts of the desk

parts-label = Rubriques de la modération
parts-reports = Signalements
parts-people = Personnes
parts-sanctions = Silences et exclusions
parts-announcement = Annonce
parts-names = Noms réservés
parts-log = Journal
waiting =
    { $count ->
        [0] Aucun signalement en attente.
        [one] { $count } signalement en attente.
       *[other] { $count } signalements en attente.
    }

## entering the desk

unlock-title = Saisissez votre mot de passe
unlock-about = La modération s’ouvre pour 30 minutes, dans ce navigateur seulement. Tout ce que vous y faites ou consultez est inscrit au journal.
unlock-password = Mot de passe
unlock-submit = Ouvrir
openUntil = Ouvert jusqu’à { $time }
loading = Chargement …

## reports

reports-none = Aucun signalement ouvert. Les nouveaux apparaissent ici d’eux-mêmes.
reports-more = Voici les { $shown } plus anciens des { $all } signalements.
reports-closedTitle = Signalements traités
reports-showClosed = Afficher les signalements traités
reports-line = Un message de { $name }
reports-lobby = Chat du salon
reports-room = Chat de la table
reports-spectators = Chat des spectateurs
reports-toTable = Aller à la table
reports-by = Signalé par { $name }, { $time }
reports-reason = Motif donné : « { $why } »
reports-context = Le message, avec ceux qui le précèdent et le suivent
reports-removed = Supprimé
reports-take = Prendre en charge
reports-takenBy = { $name } traite ce signalement.
reports-takenByYou = Vous traitez ce signalement.
reports-takeOver = Reprendre
reports-release = Rendre
reports-closedBy = Traité par { $by }, { $time } : { $why }
reports-closedNow = Le signalement est traité.
reports-history = Historique de { $name }

## measures

measures-why = Motif
measures-whyAbout = Le joueur lit ce motif après un avertissement, une mise en silence ou une exclusion. Il est inscrit au journal.
measures-defaultWhy = Contraire aux règles de ce site
measures-removeLine = Supprimer le message
measures-removeAll = Supprimer tous ses messages ici
measures-warn = Avertir
measures-muteHour = Silence d’1 heure
measures-muteDay = Silence d’1 jour
measures-ban = Exclure …
measures-rename = Renommer …
measures-resetPassword = Réinitialiser le mot de passe …
measures-close = Clore le signalement
measures-closeAllOf = Clore tous les signalements de { $name }
measures-endMatch = Terminer la partie
measures-endTable = Fermer la table
measures-lift = Lever
measures-liftOne = Lever : { $what }, { $name }
done-removed =
    { $count ->
        [one] { $count } message supprimé.
       *[other] { $count } messages supprimés.
    }
done-muted = Silence jusqu’au { $until } : { $name }
done-banned = Exclusion jusqu’au { $until } : { $name }
done-warned = Averti : { $name }
done-lifted = La sanction est levée.
done-renamed = Le joueur a un autre nom.
done-resetLink = Envoyez ce lien à { $name } : { $link }
done-ended = La partie est terminée, sans résultat.
done-closed = La table est fermée.
done-closedReports =
    { $count ->
        [one] { $count } signalement est traité.
       *[other] { $count } signalements sont traités.
    }

## dialogs

dialog-ban = Exclure { $name }
dialog-mute = Réduire { $name } au silence
dialog-rename = Renommer { $name }
dialog-end = Terminer une partie de { $name }
dialog-term = Pour
dialog-hour = 1 heure
dialog-day = 1 jour
dialog-week = 1 semaine
dialog-month = 30 jours
dialog-year = 1 an
dialog-banAbout = Un joueur exclu ne peut pas utiliser ce site jusqu’à la fin de l’exclusion, mais garde toutes ses places.
dialog-device = Aussi dans chaque navigateur que ce joueur a utilisé
dialog-address = Et pas de nouveaux invités depuis le réseau de ce joueur
dialog-reset = Réinitialiser le mot de passe de { $name }
dialog-resetAbout = Vous obtenez un lien pour ce joueur. Il permet de choisir un nouveau mot de passe, une fois, à partir de demain et pendant 24 heures. Le joueur en est averti aussitôt.
dialog-newName = Nouveau nom
dialog-newNameAbout = Laissez vide pour « Player » et un numéro.
dialog-endAbout = La partie se termine sans résultat. Ses joueurs lisent le motif.

## people

people-search = Nom
people-submit = Rechercher
people-why = Motif de la recherche (facultatif)
people-none = Aucun joueur ne s’appelle { $name }.
people-registered = Avec compte
people-guest = Invité
people-moderator = Modérateur
people-noName = Nom inconnu
people-back = Rechercher un autre joueur
people-created = Compte créé le { $date }
people-seen = Dernière visite : { $date }
people-names = Noms
people-sanctions = En vigueur
people-noSanctions = Aucun silence ni exclusion en vigueur.
people-actions = Ce que la modération a fait
people-noActions = La modération n’a encore rien fait.
people-reports = Messages signalés
people-noReports = Aucun message de ce joueur n’a été signalé.
people-made =
    { $count ->
        [0] Ce joueur n’a rien signalé.
        [one] Ce joueur a fait { $count } signalement.
       *[other] Ce joueur a fait { $count } signalements.
    }
people-matches = Parties
people-noMatches = Aucune partie.
people-open = ouverte
people-playing = en cours
people-finished = terminée
people-measures = Mesures

## mutes and bans

sanctions-none = Aucun joueur n’est réduit au silence ni exclu.
sanctions-mute = Silence
sanctions-ban = Exclusion
sanctions-until = Jusqu’au { $until }

## audit log

log-none = Le journal est encore vide.
log-time = Heure
log-by = Qui
log-what = Quoi
log-of = Sur qui
log-why = Pourquoi
log-more = Afficher plus
log-actions-remove_line = Message supprimé
log-actions-remove_lines = Messages supprimés
log-actions-warn = Avertissement
log-actions-mute = Silence
log-actions-unmute = Fin d’un silence
log-actions-ban = Exclusion
log-actions-unban = Fin d’une exclusion
log-actions-reset_password = Mot de passe réinitialisé
log-actions-reserve_name = Nom réservé
log-actions-release_name = Nom libéré
log-actions-rename = Renommage
log-actions-end = Table fermée
log-actions-close_report = Signalement traité
log-actions-close_reports = Signalements d’un joueur traités
log-actions-take_over_report = Signalement repris
log-actions-open_desk = Modération ouverte
log-actions-look_up_name = Nom recherché
log-actions-look_up_history = Historique consulté
log-actions-announce = Annonce
log-actions-unannounce = Annonce retirée
log-actions-grant_moderator = Modérateur nommé
log-actions-revoke_moderator = N’est plus modérateur
log-actions-show_secrets = Secrets d’une table affichés
log-actions-begin_new_epochs = Données restaurées

## announcement

announcement-about = Tous les joueurs voient l’annonce aussitôt, sur chaque page. Avec l’heure d’un redémarrage, elle fait le compte à rebours.
announcement-now = Affichée maintenant
announcement-none = Aucune annonce.
announcement-text = Texte
announcement-restart = Redémarrage dans … minutes (facultatif)
announcement-submit = Annoncer
announcement-withdraw = Retirer
announcement-done = L’annonce est affichée.
announcement-gone = L’annonce est retirée.

## reserved names

names-about = Personne ne peut prendre ces noms ni des noms qui leur ressemblent. Les joueurs qui en portent un le gardent.
names-none = Aucun nom n’a été ajouté.
names-name = Nom
names-submit = Réserver
names-release = Libérer
names-releaseOne = Libérer le nom { $name }
names-fixed = Réglages du service : { LIST($names) }.
