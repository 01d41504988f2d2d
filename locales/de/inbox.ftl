invited =
    { $seat ->
        [none] { $name } lädt dich an den Tisch „{ $title }“ ein.
       *[other] { $name } lädt dich an den Tisch „{ $title }“ ein, Platz { $seat }.
    }
accept = Annehmen
decline = Ablehnen
word = Nachricht (optional)
said = „{ $title }“
later = Nicht jetzt
answered-accepted = { $name } hat am Tisch „{ $title }“ Platz genommen.
answered-declined =
    { $word ->
        [none] { $name } hat deine Einladung an den Tisch „{ $title }“ abgelehnt.
       *[other] { $name } hat deine Einladung an den Tisch „{ $title }“ abgelehnt: „{ $word }“
    }
friend = { $name } hat dir eine Freundschaftsanfrage geschickt.
friendAccepted = { $name } hat deine Freundschaftsanfrage angenommen.
seatOffered = { $name } bietet dir einen Platz am Tisch „{ $title }“ an.
rematchOffered = { $name } möchte eine Revanche.

## moderation

## news
