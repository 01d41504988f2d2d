## account

copyRefused = Dein Browser lässt diese Seite nichts kopieren. Markiere den Text oben und kopiere ihn.
account-title = Konto
account-registered = Du hast ein Konto. Melde dich auf jedem Gerät mit Name und Passwort an.
account-register-title = Registrieren
account-register-about = Behalte deine Plätze und Partien auf jedem Gerät. Du brauchst nur Name und Passwort. Token, die du als Gast erstellt hast, gelten dann nicht mehr.
account-register-name = Name
account-register-password = Passwort (mindestens 8 Zeichen)
account-register-submit = Registrieren
account-register-done = Du bist registriert, { $name }.
account-logIn-name = Name
account-logIn-password = Passwort
account-logIn-submit = Anmelden
account-logIn-leaves = Du spielst als Gast { $name }. Mit der Anmeldung verlierst du die Plätze dieses Gastes; registriere dich, um sie zu behalten.
account-confirm-title = Bestätige dein Passwort
account-confirm-about = Gib dein Passwort noch einmal ein, um ein Token zu erstellen oder deine Daten herunterzuladen.
account-confirm-password = Dein Passwort
account-confirm-submit = Bestätigen
account-rename-title = Name
account-rename-label = Dein Name
account-rename-submit = Namen speichern
account-rename-about = An Tischen, an denen du schon sitzt, bleibt dein alter Name.
account-rename-done = Gespeichert.
account-password-title = Passwort
account-password-old = Bisheriges Passwort
account-password-fresh = Neues Passwort (mindestens 8 Zeichen)
account-password-submit = Passwort ändern
account-password-about = Das beendet alle deine anderen Sitzungen und Token.
account-password-done = Passwort geändert. Alle deine anderen Sitzungen sind beendet.
account-logOut-button = Abmelden
account-logOut-guestQuestion = Du hast kein Konto; du verlierst diesen Gast und alle seine Plätze. Abmelden?
account-logOut-yes = Ja, abmelden
account-logOut-no = Angemeldet bleiben
account-sessions-title = Sitzungen
account-sessions-about = Deine angemeldeten Geräte. Beende, was du nicht erkennst.
account-sessions-loading = Sitzungen werden geladen …
account-sessions-here = dieser Browser
account-sessions-unknown = Unbekannter Browser
account-sessions-guestToken = Programm
account-sessions-token = Token: { $label }
account-sessions-began = Beginn: { RELATIVE_DAY($days) }
account-sessions-seen = zuletzt aktiv: { RELATIVE_DAY($days) }
account-sessions-until = endet: { RELATIVE_DAY($days) }
account-sessions-end = Beenden
account-sessions-endOne = Sitzung beenden: { $what }
account-sessions-everywhere = Überall sonst abmelden
account-sessions-everywhereToo = Überall abmelden, auch hier
account-sessions-others =
    { $count ->
        [one] { $count } weitere Sitzung.
       *[other] { $count } weitere Sitzungen.
    }
account-tokens-title = Token für Bots und Werkzeuge
account-tokens-about = Für Programme, die die API benutzen. Wird nur einmal gezeigt. Wer es hat, kann als du handeln, bis du seine Sitzung beendest.
account-tokens-label = Wofür es ist
account-tokens-submit = Token erstellen
account-tokens-made = Token für „{ $label }“. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
account-tokens-copy = Kopieren
account-tokens-copied = Kopiert
account-data-title = Deine Daten
account-data-about = Lade alles, was wir über dich speichern, als Datei herunter.
account-data-download = Meine Daten herunterladen
account-data-remove = Konto löschen …
account-data-removeTitle = Dein Konto löschen
account-data-removeAbout = Dein Name, dein Konto, deine Sitzungen und Listen werden endgültig gelöscht. Andere Spieler behalten ihre Partien mit dir, unter „Früherer Spieler“ und einer Nummer. Gib laufende Partien vorher auf.
account-data-password = Dein Passwort
account-data-yes = Konto endgültig löschen
