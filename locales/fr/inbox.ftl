invited =
    { $seat ->
        [none] { $name } vous invite à « { $title } ».
       *[other] { $name } vous invite à « { $title } », place { $seat }.
    }
accept = Accepter
decline = Refuser
word = Message (facultatif)
said = « { $title } »
later = Pas maintenant
answered-accepted = { $name } a pris une place à « { $title } ».
answered-declined =
    { $word ->
        [none] { $name } a refusé votre invitation à « { $title } ».
       *[other] { $name } a refusé votre invitation à « { $title } » : « { $word } »
    }
friend = { $name } vous a envoyé une demande d’ami.
friendAccepted = { $name } a accepté votre demande d’ami.
seatOffered = { $name } vous propose une place à « { $title } ».
rematchOffered = { $name } veut une revanche.
swap = { $name } propose d’échanger vos places à « { $title } ».
letIn =
    { $word ->
        [none] { $name } demande à entrer à « { $title } ».
       *[other] { $name } demande à entrer à « { $title } » : « { $word } »
    }
doLetIn = Laisser entrer
letBackIn = { $name } vous laisse revenir à « { $title } ».
note = { $name } : « { $text } »
takeSeat = Reprendre la place
doSwap = Échanger
play = Rejouer
view = Aller à la table
more =
    { $count ->
        [one] Encore { $count } dans votre boîte
       *[other] Encore { $count } dans votre boîte
    }
title = Boîte de réception
empty = Rien ne vous attend.
remove = Supprimer
reply = Répondre
send = Envoyer
replyTo = Mot pour { $name }

## moderation

moderation-renamed =
    { $reason ->
        [none] La modération vous a donné un autre nom.
       *[other] La modération vous a donné un autre nom : { $reason }
    }
moderation-muted =
    { $reason ->
        [none] La modération vous a réduit au silence jusqu’au { $until }.
       *[other] La modération vous a réduit au silence jusqu’au { $until } : { $reason }
    }
moderation-unmuted =
    { $reason ->
        [none] Vous pouvez de nouveau écrire.
       *[other] Vous pouvez de nouveau écrire : { $reason }
    }
moderation-warned =
    { $reason ->
        [none] La modération vous a averti.
       *[other] La modération vous a averti : { $reason }
    }
moderation-resetLink = La modération a créé un lien pour un nouveau mot de passe de votre compte. Il sera valable à partir de demain. Si vous ne l’avez pas demandé, changez votre mot de passe maintenant : le lien ne vaudra plus.
moderation-other =
    { $reason ->
        [none] La modération a pris une mesure.
       *[other] La modération : { $reason }
    }

## news

news-started = Votre partie « { $title } » a commencé.
news-joined = À la table « { $title } » : { LIST($names) }.
news-ended =
    { $place ->
        [0] « { $title } » est terminée.
        [1] « { $title } » est terminée : vous avez gagné !
       *[other] « { $title } » est terminée : votre rang est { $place }.
    }
news-short-started = Partie commencée
news-short-joined = À la table : { LIST($names) }
news-short-ended = Partie terminée
news-toMatch = Aller à la partie
news-toTable = Aller à la table
news-toResult = Voir le résultat

## seats at other tables, seen in a live match

alsoSeated = Vous êtes aussi à la table « { $title } ».
alsoPlaying = Votre partie « { $title } » est aussi en cours.
leaveSeat = Quitter la place
