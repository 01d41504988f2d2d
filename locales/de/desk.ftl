title = Moderation

## parts of the desk

parts-label = Bereiche der Moderation
parts-reports = Meldungen
parts-people = Personen
parts-sanctions = Stummschaltungen und Sperren
parts-announcement = Ankündigung
parts-names = Reservierte Namen
parts-log = Protokoll
waiting =
    { $count ->
        [0] Keine Meldung wartet.
        [one] { $count } Meldung wartet.
       *[other] { $count } Meldungen warten.
    }

## entering the desk

unlock-title = Gib dein Passwort ein
unlock-about = Der Bereich ist 30 Minuten lang offen, nur in diesem Browser. Alles, was du hier tust und nachschlägst, steht danach im Protokoll.
unlock-password = Passwort
unlock-submit = Öffnen
openUntil = Offen bis { $time }
loading = Lädt …

## reports

reports-none = Keine offenen Meldungen. Neue erscheinen hier von selbst.
reports-more = Gezeigt werden die { $shown } ältesten von { $all } Meldungen.
reports-closedTitle = Erledigte Meldungen
reports-showClosed = Erledigte Meldungen zeigen
reports-line = Eine Nachricht von { $name }
reports-lobby = Lobby-Chat
reports-room = Tisch-Chat
reports-spectators = Zuschauer-Chat
reports-toTable = Zum Tisch
reports-by = Gemeldet von { $name }, { $time }
reports-reason = Begründung: „{ $why }“
reports-context = Die Nachricht mit denen davor und danach
reports-removed = Entfernt
reports-take = Meldung übernehmen
reports-takenBy = { $name } bearbeitet diese Meldung.
reports-takenByYou = Du bearbeitest diese Meldung.
reports-takeOver = Übernehmen
reports-release = Zurückgeben
reports-closedBy = Erledigt von { $by }, { $time }: { $why }
reports-closedNow = Die Meldung ist erledigt.
reports-history = Vorgeschichte von { $name }

## measures

measures-why = Grund
measures-whyAbout = Den Grund liest die Person nach einer Verwarnung, Stummschaltung oder Sperre. Er steht auch im Protokoll.
measures-defaultWhy = Gegen die Regeln dieser Seite
measures-removeLine = Nachricht entfernen
measures-removeAll = Alle Nachrichten der Person hier entfernen
measures-warn = Verwarnen
measures-muteHour = 1 Stunde stummschalten
measures-muteDay = 1 Tag stummschalten
measures-ban = Sperren …
measures-rename = Umbenennen …
measures-resetPassword = Passwort zurücksetzen …
measures-close = Meldung erledigen
measures-closeAllOf = Alle Meldungen von { $name } erledigen
measures-endMatch = Partie beenden
measures-endTable = Tisch schließen
measures-lift = Aufheben
measures-liftOne = Aufheben: { $what }, { $name }
done-removed =
    { $count ->
        [one] { $count } Nachricht wurde entfernt.
       *[other] { $count } Nachrichten wurden entfernt.
    }
done-muted = Stumm bis { $until }: { $name }
done-banned = Gesperrt bis { $until }: { $name }
done-warned = Verwarnt: { $name }
done-lifted = Aufgehoben.
done-renamed = Die Person hat jetzt einen anderen Namen.
done-resetLink = Schick diesen Link an { $name }: { $link }
done-ended = Die Partie ist ohne Ergebnis beendet.
done-closed = Der Tisch ist geschlossen.
done-closedReports =
    { $count ->
        [one] { $count } Meldung ist erledigt.
       *[other] { $count } Meldungen sind erledigt.
    }

## dialogs

dialog-ban = { $name } sperren
dialog-mute = { $name } stummschalten
dialog-rename = { $name } umbenennen
dialog-end = Eine Partie mit { $name } beenden
dialog-term = Für
dialog-hour = 1 Stunde
dialog-day = 1 Tag
dialog-week = 1 Woche
dialog-month = 30 Tage
dialog-year = 1 Jahr
dialog-banAbout = Wer gesperrt ist, kann diese Seite bis zum Ende der Sperre nicht benutzen, behält aber alle Plätze.
dialog-device = Auch in jedem Browser, den diese Person benutzt hat
dialog-address = Auch keine neuen Gäste aus dem Netz dieser Person
dialog-reset = Passwort von { $name } zurücksetzen
dialog-resetAbout = Du bekommst einen Link für diese Person. Er führt einmal zu einem neuen Passwort, ab morgen und 24 Stunden lang. Die Person erfährt sofort davon.
dialog-newName = Neuer Name
dialog-newNameAbout = Leer lassen für „Player“ und eine Zahl.
dialog-endAbout = Die Partie endet ohne Ergebnis. Alle, die mitspielen, lesen den Grund.

## people

people-search = Name
people-submit = Nachschlagen
people-why = Grund der Suche (freiwillig)
people-none = Niemand heißt { $name }.
people-registered = Mit Konto
people-guest = Gast
people-moderator = Moderation
people-noName = Name unbekannt
people-back = Jemand anderen nachschlagen
people-created = Konto seit { $date }
people-seen = Zuletzt gesehen: { $date }
people-names = Namen
people-sanctions = In Kraft
people-noSanctions = Weder stummgeschaltet noch gesperrt.
people-actions = Was die Moderation getan hat
people-noActions = Bisher hat die Moderation nichts getan.
people-reports = Gemeldete Nachrichten
people-noReports = Keine Nachricht dieser Person wurde gemeldet.
people-made =
    { $count ->
        [0] Diese Person hat nichts gemeldet.
        [one] Diese Person hat { $count } Nachricht gemeldet.
       *[other] Diese Person hat { $count } Nachrichten gemeldet.
    }
people-matches = Partien
people-noMatches = Keine Partien.
people-open = offen
people-playing = läuft
people-finished = beendet
people-measures = Maßnahmen

## mutes and bans

sanctions-none = Niemand ist stummgeschaltet oder gesperrt.
sanctions-mute = Stummschaltung
sanctions-ban = Sperre
sanctions-until = Bis { $until }

## audit log

log-none = Im Protokoll steht noch nichts.
log-time = Zeit
log-by = Wer
log-what = Was
log-of = Wen
log-why = Warum
log-more = Mehr zeigen
log-actions-remove_line = Nachricht entfernt
log-actions-remove_lines = Nachrichten entfernt
log-actions-warn = Verwarnung
log-actions-mute = Stummschaltung
log-actions-unmute = Ende einer Stummschaltung
log-actions-ban = Sperre
log-actions-unban = Ende einer Sperre
log-actions-reset_password = Passwort zurückgesetzt
log-actions-reserve_name = Name reserviert
log-actions-release_name = Name freigegeben
log-actions-rename = Umbenennung
log-actions-end = Tisch beendet
log-actions-close_report = Meldung erledigt
log-actions-close_reports = Meldungen einer Person erledigt
log-actions-take_over_report = Meldung übernommen
log-actions-open_desk = Moderation geöffnet
log-actions-look_up_name = Namen nachgeschlagen
log-actions-look_up_history = Vorgeschichte nachgeschlagen
log-actions-announce = Ankündigung
log-actions-unannounce = Ankündigung zurückgezogen
log-actions-grant_moderator = Zur Moderation ernannt
log-actions-revoke_moderator = Nicht mehr in der Moderation
log-actions-show_secrets = Geheimnisse eines Tisches gezeigt
log-actions-begin_new_epochs = Datenbank wiederhergestellt

## announcement

announcement-about = Alle sehen die Ankündigung sofort, auf jeder Seite. Mit der Zeit eines Neustarts zählt sie herunter.
announcement-now = Gerade zu sehen
announcement-none = Nichts ist angekündigt.
announcement-text = Text
announcement-restart = Neustart in Minuten (freiwillig)
announcement-submit = Ankündigen
announcement-withdraw = Zurückziehen
announcement-done = Angekündigt.
announcement-gone = Die Ankündigung ist zurückgezogen.

## reserved names

names-about = Diese und ähnlich aussehende Namen kann niemand annehmen. Wer schon so heißt, behält den Namen.
names-none = Keine Namen wurden hinzugefügt.
names-name = Name
names-submit = Reservieren
names-release = Freigeben
names-releaseOne = Namen { $name } freigeben
names-fixed = Aus den Einstellungen des Dienstes: { LIST($names) }.
