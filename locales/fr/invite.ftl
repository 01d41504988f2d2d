title = Inviter des joueurs
seat = Pour
anySeat = n’importe quelle place libre
onlySeat = la place { $number }
single = usage unique
makeLink = Créer un lien
makeCode = Créer un code court
byName = Inviter un joueur
word = Message (facultatif)
invite = Inviter
inviteName = Inviter { $name }
line-link = Lien
line-code = Code court
line-person =
    { $name ->
        [none] Joueur inscrit
       *[other] { $name }
    }
states-open = pas encore utilisée
states-used = utilisée
states-expired = expirée
states-revoked = annulée
states-declined = refusée
waiting = pas encore de réponse
usedBy =
    { $count ->
        [one] utilisée { $count } fois
       *[other] utilisée { $count } fois
    }
declined =
    { $word ->
        [none] refusée
       *[other] refusée : « { $word } »
    }
withdraw = Annuler
