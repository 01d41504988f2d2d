title = Invite players
seat = For
anySeat = any free seat
# $number (number)
onlySeat = seat { $number }
single = single use
makeLink = Create link
makeCode = Create short code
byName = Invite a player
word = Message (optional)
invite = Invite
# $name (string)
inviteName = Invite { $name }
# $name (string)
line-link = Link
# $name (string)
line-code = Short code
# $name (string)
line-person =
    { $name ->
        [none] Registered player
       *[other] { $name }
    }
states-open = not used yet
states-used = used
states-expired = expired
states-revoked = cancelled
states-declined = declined
waiting = no answer yet
# $count (number)
usedBy =
    { $count ->
        [one] used once
       *[other] used { $count } times
    }
# $word (string)
declined =
    { $word ->
        [none] declined
       *[other] declined: “{ $word }”
    }
withdraw = Cancel
loading = Looking up your invitations…
link = Table link
copyLink = Copy the table link
openAbout = Anyone with this link can join while seats are free.
privateAbout = Only players with an invitation can join. Anyone with this link has one.
share = Share…
shareText = Play with me at Botyard!
copy = Copy
copied = Copied
# $value (string)
copyValue = Copy { $value }
qr = QR code
qrLabel = QR code of the table link
codeAbout = To read out or type in the lobby. Valid for one hour.
open = Open invitations
# $count (number)
over =
    { $count ->
        [one] { $count } earlier invitation
       *[other] { $count } earlier invitations
    }
limited = For one seat or one player
# $time (string)
created = Created { $time }.
# $time (string)
until = Valid until { $time }.
# $value (string)
withdrawThis = Cancel { $value }
copyByHand = Select and copy it
