title = Amis
state-here = en ligne
state-away = absent
state-offline = hors ligne
plays = joue « { $title } »
waits = à la table « { $title } »
watch = Regarder
watchName = Regarder { $name }
join = Rejoindre
joinName = Rejoindre { $name }
invite = Inviter
inviteName = Inviter { $name } à « { $title } »
challenge = Défier
challengeName = Défier { $name } à une partie
note = Mot
noteName = Envoyer un mot à { $name }
send = Envoyer
invited = Invitation envoyée
sent = Mot envoyé
more =
    { $count ->
        [one] Encore { $count }
       *[other] Encore { $count }
    }
fewer = Afficher moins
