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

## moderation

## news
