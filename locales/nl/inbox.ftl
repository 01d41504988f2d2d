invited =
    { $seat ->
        [none] { $name } nodigt je uit voor ‘{ $title }’.
       *[other] { $name } nodigt je uit voor ‘{ $title }’, plaats { $seat }.
    }
accept = Accepteren
decline = Afslaan
word = Bericht (optioneel)
said = ‘{ $title }’
later = Niet nu
answered-accepted = { $name } heeft plaatsgenomen aan ‘{ $title }’.
answered-declined =
    { $word ->
        [none] { $name } heeft je uitnodiging voor ‘{ $title }’ afgeslagen.
       *[other] { $name } heeft je uitnodiging voor ‘{ $title }’ afgeslagen: ‘{ $word }’
    }
friend = { $name } heeft je een vriendschapsverzoek gestuurd.
friendAccepted = { $name } heeft je vriendschapsverzoek geaccepteerd.
seatOffered = { $name } biedt je een plaats aan bij ‘{ $title }’.
rematchOffered = { $name } wil revanche.

## moderation

## news
