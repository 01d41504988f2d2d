### What reaches people while no page is open. The server says it in the language of the reader: selectors and functions are not known here.

# $game (string)
turn-title = { $game }: it’s your turn
# $game (string)
time-title = { $game }: your time is nearly up
# $game (string)
vote-title = { $game }: a player is missing, and you are asked what to do
# $game (string)
begun-title = { $game }: your match has begun
# $game (string)
over-title = { $game }: your match is over
# $name (string)
invitation-title = { $name } invites you to play
# $name (string)
rematch-title = { $name } wants to play a rematch
# $name (string)
seat_offer-title = { $name } offers you a seat
# $name (string)
swap-title = { $name } wants to swap seats with you
# $name (string)
let_in-title = { $name } asks to join your table
# $name (string)
friend_request-title = { $name } wants to be your friend
# $name (string)
note-title = { $name } has sent you a note
# $names (string)
table-with = With { $names }
table-alone = At your table
# $title (string)
table-called = Table: { $title }
inbox-look = Have a look at your inbox.
# $site (string)
confirm-title = { $site }: Confirm your address
# $site (string)
confirm-body = You or someone else gave this address to { $site }. Confirm it to get e-mail about your matches. If it wasn’t you, do nothing.
confirm-link = Confirm the address
# $site (string)
reset-title = { $site }: Set another password
# $site (string)
reset-body = Someone asked for another password for your account at { $site }. The link works once, for a day. If it wasn’t you, do nothing: your password stays.
reset-link = Set another password
# $site (string)
mail-why = You get this e-mail because you switched it on at { $site }.
mail-open = Open
mail-stop = Switch these e-mails off
# $site (string)
digest-title = { $site }: your messages
# $site (string)
login-title = { $site }: a log-in from a new browser
# $browser (string)
# $time (string)
login-body = A browser that had not logged in to your account before has logged in: { $browser }, { $time }.
login-else = If it was you, there is nothing to do. If not, set another password on your account page: that ends all other sessions.
login-unknown = an unknown browser
# $site (string)
password-title = { $site }: your password was changed
# $time (string)
password-body = The password of your account was changed: { $time }. All other sessions have ended.
# $site (string)
password-else = If it was you, there is nothing to do. If not, choose “Forgot your password?” when you log in at { $site }: another link comes to this address.
# $site (string)
moved-title = { $site }: e-mail no longer goes to this address
# $time (string)
moved-body = The address of your account was changed or removed: { $time }.
# $site (string)
moved-else = If it was you, there is nothing to do. If not, log in at { $site }, set another password and give your address again. If you cannot log in, use a recovery code, or write to the operator.
notice-link = Open your account page
# $site (string)
test-title = { $site }: a test
# $site (string)
test-body = This e-mail shows that { $site } can send e-mail.
# $game (string), $names (string)
table_turn-title = { $game }: it’s the turn of { $names }
# $game (string)
table_vote-title = { $game }: a player is missing, and the others are asked what to do
# $game (string)
table_begun-title = { $game }: the match has begun
# $game (string)
table_over-title = { $game }: the match is over
# $site (string)
test_hook-title = { $site }: a test
# $site (string)
test_hook-body = This message shows that { $site } reaches this webhook.
