### What reaches people while no page is open. The server says it in the language of the reader: selectors and functions are not known here.

# $game (string)
turn-title = { $game } : c’est à vous de jouer
# $game (string)
time-title = { $game } : votre temps est presque écoulé
# $game (string)
vote-title = { $game } : quelqu’un manque, et on vous demande que faire
# $game (string)
begun-title = { $game } : votre partie a commencé
# $game (string)
over-title = { $game } : votre partie est terminée
# $name (string)
invitation-title = { $name } vous invite à jouer
# $name (string)
rematch-title = { $name } veut une revanche
# $name (string)
seat_offer-title = { $name } vous propose une place
# $name (string)
swap-title = { $name } veut échanger sa place avec vous
# $name (string)
let_in-title = { $name } demande à jouer à votre table
# $name (string)
friend_request-title = { $name } veut faire partie de vos amis
# $name (string)
note-title = { $name } vous a envoyé un mot
# $names (string)
table-with = Avec { $names }
table-alone = À votre table
# $title (string)
table-called = Table : { $title }
inbox-look = Regardez votre boîte de réception.
# $site (string)
confirm-title = { $site } : confirmez votre adresse
# $site (string)
confirm-body = Vous ou quelqu’un d’autre a donné cette adresse à { $site }. Confirmez-la pour recevoir des e-mails sur vos parties. Si ce n’était pas vous, ne faites rien.
confirm-link = Confirmer l’adresse
# $site (string)
reset-title = { $site } : choisissez un autre mot de passe
# $site (string)
reset-body = Quelqu’un a demandé un autre mot de passe pour votre compte sur { $site }. Le lien sert une fois, pendant un jour. Si ce n’était pas vous, ne faites rien : votre mot de passe reste.
reset-link = Choisir un autre mot de passe
# $site (string)
mail-why = Vous recevez cet e-mail parce que vous l’avez activé sur { $site }.
mail-open = Ouvrir
mail-stop = Désactiver ces e-mails
# $site (string)
digest-title = { $site } : vos messages
# $site (string)
login-title = { $site } : une connexion depuis un nouveau navigateur
# $browser (string)
# $time (string)
login-body = Un navigateur qui ne s’était jamais connecté à votre compte vient de le faire : { $browser }, { $time }.
login-else = Si c’était vous, il n’y a rien à faire. Sinon, choisissez un autre mot de passe sur la page de votre compte : toutes les autres sessions prennent fin.
login-unknown = un navigateur inconnu
# $site (string)
password-title = { $site } : votre mot de passe a changé
# $time (string)
password-body = Le mot de passe de votre compte a été changé : { $time }. Toutes les autres sessions ont pris fin.
# $site (string)
password-else = Si c’était vous, il n’y a rien à faire. Sinon, choisissez « Mot de passe oublié ? » en vous connectant à { $site } : un autre lien viendra à cette adresse.
# $site (string)
moved-title = { $site } : plus d’e-mails à cette adresse
# $time (string)
moved-body = L’adresse de votre compte a été changée ou retirée : { $time }.
# $site (string)
moved-else = Si c’était vous, il n’y a rien à faire. Sinon, connectez-vous à { $site }, choisissez un autre mot de passe et redonnez votre adresse. Si vous ne pouvez pas vous connecter, utilisez un code de secours ou écrivez aux responsables.
notice-link = Ouvrir la page de votre compte
# $site (string)
test-title = { $site } : un essai
# $site (string)
test-body = Cet e-mail montre que { $site } peut envoyer des e-mails.
# $game (string), $names (string)
table_turn-title = { $game } : c’est le tour de { $names }
# $game (string)
table_vote-title = { $game } : un joueur manque, et les autres doivent dire quoi faire
# $game (string)
table_begun-title = { $game } : la partie a commencé
# $game (string)
table_over-title = { $game } : la partie est terminée
# $site (string)
test_hook-title = { $site } : un essai
# $site (string)
test_hook-body = Ce message montre que { $site } atteint ce webhook.
