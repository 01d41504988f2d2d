### What reaches people while no page is open. The server says it in the language of the reader: selectors and functions are not known here.

# $game (string)
turn-title = { $game }: jij bent aan de beurt
# $game (string)
time-title = { $game }: je tijd is bijna om
# $game (string)
vote-title = { $game }: er is iemand afwezig, en jij beslist mee wat er gebeurt
# $game (string)
begun-title = { $game }: je partij is begonnen
# $game (string)
over-title = { $game }: je partij is afgelopen
# $name (string)
invitation-title = { $name } nodigt je uit om te spelen
# $name (string)
rematch-title = { $name } wil een revanche
# $name (string)
seat_offer-title = { $name } biedt je een plaats aan
# $name (string)
swap-title = { $name } wil met jou van plaats ruilen
# $name (string)
let_in-title = { $name } wil aan jouw tafel meespelen
# $name (string)
friend_request-title = { $name } wil vrienden met je worden
# $name (string)
note-title = { $name } heeft je een briefje gestuurd
# $names (string)
table-with = Met { $names }
table-alone = Aan jouw tafel
# $title (string)
table-called = Tafel: { $title }
inbox-look = Kijk in je postvak.
# $site (string)
confirm-title = { $site }: Bevestig je adres
# $site (string)
confirm-body = Jij of iemand anders heeft dit adres aan { $site } gegeven. Bevestig het om e-mail over je partijen te krijgen. Was jij het niet, dan hoef je niets te doen.
confirm-link = Adres bevestigen
# $site (string)
reset-title = { $site }: Kies een ander wachtwoord
# $site (string)
reset-body = Iemand heeft voor je account bij { $site } een ander wachtwoord gevraagd. De link werkt één keer, een dag lang. Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft.
reset-link = Ander wachtwoord kiezen
# $site (string)
mail-why = Je krijgt deze e-mail omdat je die bij { $site } hebt aangezet.
mail-open = Openen
mail-stop = Deze e-mails uitzetten
# $site (string)
digest-title = { $site }: je berichten
# $site (string)
login-title = { $site }: ingelogd in een nieuwe browser
# $browser (string)
# $time (string)
login-body = Er is op je account ingelogd met een browser die je er nog nooit voor hebt gebruikt: { $browser }, { $time }.
login-else = Was jij het, dan hoef je niets te doen. Zo niet, kies dan op je accountpagina een ander wachtwoord: dat beëindigt alle andere sessies.
login-unknown = een onbekende browser
# $site (string)
password-title = { $site }: je wachtwoord is gewijzigd
# $time (string)
password-body = Het wachtwoord van je account is gewijzigd: { $time }. Alle andere sessies zijn beëindigd.
# $site (string)
password-else = Was jij het, dan hoef je niets te doen. Zo niet, kies dan bij het inloggen op { $site } ‘Wachtwoord vergeten?’: er komt een nieuwe link naar dit adres.
# $site (string)
moved-title = { $site }: geen e-mail meer naar dit adres
# $time (string)
moved-body = Het adres van je account is gewijzigd of verwijderd: { $time }.
# $site (string)
moved-else = Was jij het, dan hoef je niets te doen. Zo niet, log dan in op { $site }, kies een ander wachtwoord en geef je adres opnieuw op. Kun je niet inloggen, gebruik dan een herstelcode of schrijf de beheerder.
notice-link = Je accountpagina openen
# $site (string)
test-title = { $site }: een test
# $site (string)
test-body = Deze e-mail laat zien dat { $site } e-mail kan versturen.
# $game (string), $names (string)
table_turn-title = { $game }: aan de beurt: { $names }
# $game (string)
table_vote-title = { $game }: er is een speler afwezig, en de anderen beslissen wat er gebeurt
# $game (string)
table_begun-title = { $game }: de partij is begonnen
# $game (string)
table_over-title = { $game }: de partij is afgelopen
# $site (string)
test_hook-title = { $site }: een test
# $site (string)
test_hook-body = Dit bericht laat zien dat { $site } deze webhook bereikt.
