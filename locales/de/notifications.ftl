### What reaches people while no page is open. The server says it in the language of the reader: selectors and functions are not known here.

# $game (string)
turn-title = { $game }: Du bist am Zug
# $game (string)
time-title = { $game }: Deine Zeit läuft bald ab
# $game (string)
vote-title = { $game }: Jemand fehlt, und du wirst gefragt, wie es weitergeht
# $game (string)
begun-title = { $game }: Deine Partie hat begonnen
# $game (string)
over-title = { $game }: Deine Partie ist zu Ende
# $name (string)
invitation-title = { $name } lädt dich zum Spielen ein
# $name (string)
rematch-title = { $name } möchte eine Revanche
# $name (string)
seat_offer-title = { $name } bietet dir einen Platz an
# $name (string)
swap-title = { $name } möchte mit dir den Platz tauschen
# $name (string)
let_in-title = { $name } möchte an deinem Tisch mitspielen
# $name (string)
friend_request-title = { $name } möchte mit dir befreundet sein
# $name (string)
note-title = { $name } hat dir eine Notiz geschickt
# $names (string)
table-with = Mit { $names }
table-alone = An deinem Tisch
# $title (string)
table-called = Tisch: { $title }
inbox-look = Schau in dein Postfach.
# $site (string)
confirm-title = { $site }: Bestätige deine Adresse
# $site (string)
confirm-body = Du oder jemand anders hat diese Adresse bei { $site } angegeben. Bestätige sie, um E-Mails zu deinen Partien zu bekommen. Wenn du es nicht warst, brauchst du nichts zu tun.
confirm-link = Adresse bestätigen
# $site (string)
reset-title = { $site }: Setze ein neues Passwort
# $site (string)
reset-body = Jemand hat für dein Konto bei { $site } ein neues Passwort verlangt. Der Link gilt einmal, einen Tag lang. Wenn du es nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt.
reset-link = Neues Passwort setzen
# $site (string)
mail-why = Du bekommst diese E-Mail, weil du sie bei { $site } eingeschaltet hast.
mail-open = Öffnen
mail-stop = Diese E-Mails ausschalten
# $site (string)
digest-title = { $site }: deine Nachrichten
# $site (string)
login-title = { $site }: eine Anmeldung in einem neuen Browser
# $browser (string)
# $time (string)
login-body = Ein Browser, der noch nie in deinem Konto angemeldet war, hat sich angemeldet: { $browser }, { $time }.
login-else = Wenn du es warst, brauchst du nichts zu tun. Wenn nicht, setze auf deiner Kontoseite ein neues Passwort: Das beendet alle anderen Sitzungen.
login-unknown = ein unbekannter Browser
# $site (string)
password-title = { $site }: Dein Passwort wurde geändert
# $time (string)
password-body = Das Passwort deines Kontos wurde geändert: { $time }. Alle anderen Sitzungen sind beendet.
# $site (string)
password-else = Wenn du es warst, brauchst du nichts zu tun. Wenn nicht, wähle beim Anmelden bei { $site } „Passwort vergessen?“: Ein neuer Link kommt an diese Adresse.
# $site (string)
moved-title = { $site }: Keine E-Mails mehr an diese Adresse
# $time (string)
moved-body = Die Adresse deines Kontos wurde geändert oder entfernt: { $time }.
# $site (string)
moved-else = Wenn du es warst, brauchst du nichts zu tun. Wenn nicht, melde dich bei { $site } an, setze ein neues Passwort und gib deine Adresse wieder an. Wenn du dich nicht anmelden kannst, nimm einen Wiederherstellungscode oder schreib dem Betreiber.
notice-link = Deine Kontoseite öffnen
# $site (string)
test-title = { $site }: ein Test
# $site (string)
test-body = Diese E-Mail zeigt, dass { $site } E-Mails verschicken kann.
# $game (string), $names (string)
table_turn-title = { $game }: am Zug: { $names }
# $game (string)
table_vote-title = { $game }: Jemand fehlt, und die anderen werden gefragt, wie es weitergeht
# $game (string)
table_begun-title = { $game }: Die Partie hat begonnen
# $game (string)
table_over-title = { $game }: Die Partie ist zu Ende
# $site (string)
test_hook-title = { $site }: ein Test
# $site (string)
test_hook-body = Diese Nachricht zeigt, dass { $site } diesen Webhook erreicht.
