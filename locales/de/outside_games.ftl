failed = Die Seite von { $game } ist ausgefallen. Die Partie läuft weiter: Lade die Seite neu oder geh zurück zur Lobby.
