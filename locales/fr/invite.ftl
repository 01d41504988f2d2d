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
loading = Chargement de vos invitations…
link = Lien de la table
copyLink = Copier le lien de la table
openAbout = Toute personne qui a ce lien peut jouer tant qu’il reste des places.
privateAbout = Seules les personnes invitées peuvent jouer. Ce lien vaut invitation.
share = Partager…
shareText = Jouez avec moi sur Botyard !
copy = Copier
copied = Copié
copyValue = Copier { $value }
qr = Code QR
qrLabel = Code QR du lien de la table
codeAbout = À dicter ou à saisir dans le salon. Valable une heure.
open = Invitations en cours
over =
    { $count ->
        [one] { $count } invitation passée
       *[other] { $count } invitations passées
    }
limited = Pour une place ou un joueur
created = Créée { $time }.
until = Valable jusqu’à { $time }.
withdrawThis = Annuler { $value }
copyByHand = Sélectionnez et copiez
