### What reaches people while no page is open. The server says it in the language of the reader: selectors and functions are not known here.

# $game (string)
turn-title = { $game } : c’est à toi de jouer
# $game (string)
time-title = { $game } : ton temps est presque écoulé
# $game (string)
vote-title = { $game } : quelqu’un manque, et on te demande que faire
# $game (string)
begun-title = { $game } : ta partie a commencé
# $game (string)
over-title = { $game } : ta partie est finie
# $name (string)
invitation-title = { $name } t’invite à jouer
# $name (string)
rematch-title = { $name } veut une revanche
# $name (string)
seat_offer-title = { $name } te propose une place
# $name (string)
swap-title = { $name } veut échanger sa place avec toi
# $name (string)
let_in-title = { $name } demande à jouer à ta table
# $name (string)
friend_request-title = { $name } veut être ton ami
# $name (string)
note-title = { $name } t’a envoyé un mot
# $names (string)
table-with = Avec { $names }
table-alone = À ta table
# $title (string)
table-called = Table : { $title }
inbox-look = Regarde ta boîte de réception.
# $site (string)
confirm-title = { $site }: Confirme ton adresse
# $site (string)
confirm-body = Toi ou quelqu’un d’autre a donné cette adresse à { $site }. Confirme-la pour recevoir des e-mails sur tes parties. Si ce n’était pas toi, ne fais rien.
confirm-link = Confirmer l’adresse
# $site (string)
reset-title = { $site }: Choisis un autre mot de passe
# $site (string)
reset-body = Quelqu’un a demandé un autre mot de passe pour ton compte sur { $site }. Le lien sert une fois, pendant un jour. Si ce n’était pas toi, ne fais rien : ton mot de passe reste.
reset-link = Choisir un autre mot de passe
# $site (string)
mail-why = Tu reçois cet e-mail parce que tu l’as activé sur { $site }.
mail-open = Ouvrir
mail-stop = Désactiver ces e-mails
