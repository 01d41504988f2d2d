logIn-lost = Passwort vergessen?
logIn-back = Mit Passwort anmelden
recover-about = Gib deinen Namen, einen deiner Wiederherstellungscodes und ein neues Passwort ein. Alle Sitzungen und Token deines Kontos enden.
recover-name = Name
recover-code = Wiederherstellungscode
recover-password = Neues Passwort (mindestens 8 Zeichen)
recover-submit = Neues Passwort setzen
recover-noCode = Kein Code mehr übrig? Bitte die Betreiber dieser Seite um einen Link zum Zurücksetzen: siehe Kontaktseite. Ohne beides kann niemand dein Konto wieder öffnen.
reset-title = Neues Passwort setzen
reset-loading = Dein Link wird geprüft…
reset-about = Wähle ein neues Passwort für das Konto { $name }. Alle seine Sitzungen und Token enden, und du wirst hier angemeldet.
reset-password = Neues Passwort (mindestens 8 Zeichen)
reset-submit = Neues Passwort setzen
reset-home = Zur Startseite
codes-title = Wiederherstellungscodes
codes-about = Wir kennen deine E-Mail-Adresse nicht. Wenn du dein Passwort verlierst, kannst du nur mit einem Wiederherstellungscode ein neues setzen. Jeder Code gilt einmal.
codes-none = Du hast keine Wiederherstellungscodes.
codes-left =
    { $left ->
        [one] Du hast { $left } unbenutzten Code, erstellt am { $date }.
       *[other] Du hast { $left } unbenutzte Codes, erstellt am { $date }.
    }
codes-make = Wiederherstellungscodes erstellen
codes-makeNew = Wiederherstellungscodes ersetzen
codes-made-title = Sichere deine Wiederherstellungscodes
codes-made-about = Sie werden nur dieses eine Mal gezeigt. Drucke sie aus oder bewahre sie dort auf, wo du deine Passwörter aufbewahrst. Früher erstellte Codes gelten nicht mehr.
codes-made-account = Botyard-Wiederherstellungscodes von { $name }
codes-print = Drucken
codes-copy = Kopieren
codes-copied = Kopiert
codes-save = Als Datei speichern
codes-done = Ich habe sie gesichert
banned-title = Du bist auf dieser Seite gesperrt
banned-until = Du kannst wieder spielen ab { $date }, in deiner Zeitzone.
banned-why = Grund: { $why }
banned-over = Die Sperre ist vorbei oder wurde aufgehoben.
banned-about = Deine Plätze bleiben deine, und die Uhren laufen weiter. Wenn du das für einen Irrtum hältst, schreib den Betreibern: siehe Kontaktseite.
banned-contact = Kontakt
banned-account = Dein Konto und deine Daten
banned-again = Noch einmal versuchen
