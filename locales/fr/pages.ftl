links-label = À propos de ce site
links-about = À propos
links-help = Aide
links-contact = Contact
links-imprint = Mentions légales
links-privacy = Confidentialité
links-terms = Conditions
links-status = État du service

missing-title = Page introuvable
missing-about = L’adresse est peut-être mal écrite, ou la page n’existe plus.
missing-lobby = Aller au salon
missing-learn = Apprendre à jouer

loading = Chargement…
retry = Réessayer

status-title = État du service
status-works = Tout fonctionne.
status-away = Botyard est injoignable pour l’instant. Cette page continue d’essayer.
status-checked = Vérifié à { $time }.
status-announced = Annoncé
status-outages = Interruptions des 60 derniers jours
status-none = Il n’y en a pas eu.
status-about = Pendant une interruption, toutes les pendules des parties s’arrêtent. Les joueurs récupèrent ce temps.
status-began = Début
status-lasted = Durée
status-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
status-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
status-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
