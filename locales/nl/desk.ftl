title = Moderatie

## parts of the desk

parts-label = Onderdelen van de moderatie
parts-reports = Meldingen
parts-people = Personen
parts-sanctions = Dempingen en blokkades
parts-announcement = Mededeling
parts-names = Gereserveerde namen
parts-log = Logboek
waiting =
    { $count ->
        [0] Er wacht geen melding.
        [one] Er wacht { $count } melding.
       *[other] Er wachten { $count } meldingen.
    }

## entering the desk

unlock-title = Voer je wachtwoord in
unlock-about = De moderatie is 30 minuten open, alleen in deze browser. Alles wat je hier doet en opzoekt, komt in het logboek.
unlock-password = Wachtwoord
unlock-submit = Openen
openUntil = Open tot { $time }
loading = Laden …

## reports

reports-none = Er zijn geen open meldingen. Nieuwe verschijnen hier vanzelf.
reports-more = Je ziet de { $shown } oudste van { $all } meldingen.
reports-closedTitle = Afgehandelde meldingen
reports-showClosed = Afgehandelde meldingen tonen
reports-line = Een bericht van { $name }
reports-lobby = Lobbychat
reports-room = Tafelchat
reports-spectators = Toeschouwerschat
reports-toTable = Naar de tafel
reports-by = Gemeld door { $name }, { $time }
reports-reason = Reden: “{ $why }”
reports-context = Het bericht, met die ervoor en erna
reports-removed = Verwijderd
reports-take = Melding oppakken
reports-takenBy = { $name } behandelt deze melding.
reports-takenByYou = Jij behandelt deze melding.
reports-takeOver = Overnemen
reports-release = Teruggeven
reports-closedBy = Afgehandeld door { $by }, { $time }: { $why }
reports-closedNow = De melding is afgehandeld.
reports-history = Geschiedenis van { $name }

## measures

measures-why = Reden
measures-whyAbout = De speler leest de reden na een waarschuwing, demping of blokkade. Hij komt ook in het logboek.
measures-defaultWhy = In strijd met de regels van deze site
measures-removeLine = Bericht verwijderen
measures-removeAll = Alle berichten van deze speler hier verwijderen
measures-warn = Waarschuwen
measures-muteHour = 1 uur dempen
measures-muteDay = 1 dag dempen
measures-ban = Blokkeren …
measures-rename = Hernoemen …
measures-resetPassword = Wachtwoord resetten …
measures-close = Melding afhandelen
measures-closeAllOf = Alle meldingen van { $name } afhandelen
measures-endMatch = Partij beëindigen
measures-endTable = Tafel sluiten
measures-lift = Opheffen
measures-liftOne = Opheffen: { $what }, { $name }
done-removed =
    { $count ->
        [one] { $count } bericht is verwijderd.
       *[other] { $count } berichten zijn verwijderd.
    }
done-muted = Gedempt tot { $until }: { $name }
done-banned = Geblokkeerd tot { $until }: { $name }
done-warned = Gewaarschuwd: { $name }
done-lifted = Opgeheven.
done-renamed = De speler heeft een andere naam.
done-resetLink = Stuur deze link naar { $name }: { $link }
done-ended = De partij is voorbij, zonder resultaat.
done-closed = De tafel is gesloten.
done-closedReports =
    { $count ->
        [one] { $count } melding is afgehandeld.
       *[other] { $count } meldingen zijn afgehandeld.
    }

## dialogs

dialog-ban = { $name } blokkeren
dialog-mute = { $name } dempen
dialog-rename = { $name } hernoemen
dialog-end = Een partij van { $name } beëindigen
dialog-term = Voor
dialog-hour = 1 uur
dialog-day = 1 dag
dialog-week = 1 week
dialog-month = 30 dagen
dialog-year = 1 jaar
dialog-banAbout = Een geblokkeerde speler kan deze site niet gebruiken tot de blokkade voorbij is, maar houdt alle plaatsen.
dialog-device = Ook in elke browser die deze speler heeft gebruikt
dialog-address = Ook geen nieuwe gasten uit het netwerk van deze speler
dialog-reset = Wachtwoord van { $name } resetten
dialog-resetAbout = Je krijgt een link voor deze speler. Daarmee is één keer een nieuw wachtwoord te kiezen, vanaf morgen en 24 uur lang. De speler krijgt er meteen bericht van.
dialog-newName = Nieuwe naam
dialog-newNameAbout = Laat leeg voor “Player” en een nummer.
dialog-endAbout = De partij eindigt zonder resultaat. De spelers lezen de reden.

## people

people-search = Naam
people-submit = Opzoeken
people-why = Reden van het opzoeken (niet verplicht)
people-none = Geen speler heet { $name }.
people-registered = Met account
people-guest = Gast
people-moderator = Moderator
people-noName = Naam onbekend
people-back = Een andere speler opzoeken
people-created = Account sinds { $date }
people-seen = Laatst gezien: { $date }
people-names = Namen
people-sanctions = Van kracht
people-noSanctions = Er is geen demping of blokkade van kracht.
people-actions = Wat moderators deden
people-noActions = Moderators hebben nog niets gedaan.
people-reports = Gemelde berichten
people-noReports = Er zijn geen berichten van deze speler gemeld.
people-made =
    { $count ->
        [0] Deze speler heeft niets gemeld.
        [one] Deze speler heeft { $count } melding gedaan.
       *[other] Deze speler heeft { $count } meldingen gedaan.
    }
people-matches = Partijen
people-noMatches = Geen partijen.
people-open = open
people-playing = bezig
people-finished = afgelopen
people-measures = Maatregelen

## mutes and bans

sanctions-none = Geen speler is gedempt of geblokkeerd.
sanctions-mute = Demping
sanctions-ban = Blokkade
sanctions-until = Tot { $until }

## audit log

log-none = Er staat nog niets in het logboek.
log-time = Tijd
log-by = Wie
log-what = Wat
log-of = Over wie
log-why = Waarom
log-more = Meer tonen
log-actions-remove_line = Bericht verwijderd
log-actions-remove_lines = Berichten verwijderd
log-actions-warn = Waarschuwing
log-actions-mute = Demping
log-actions-unmute = Einde van een demping
log-actions-ban = Blokkade
log-actions-unban = Einde van een blokkade
log-actions-reset_password = Wachtwoord gereset
log-actions-reserve_name = Naam gereserveerd
log-actions-release_name = Naam vrijgegeven
log-actions-rename = Hernoemd
log-actions-end = Tafel beëindigd
log-actions-close_report = Melding afgehandeld
log-actions-close_reports = Meldingen van een speler afgehandeld
log-actions-take_over_report = Melding overgenomen
log-actions-open_desk = Moderatie geopend
log-actions-look_up_name = Naam opgezocht
log-actions-look_up_history = Geschiedenis opgezocht
log-actions-announce = Mededeling
log-actions-unannounce = Mededeling ingetrokken
log-actions-grant_moderator = Moderator gemaakt
log-actions-revoke_moderator = Geen moderator meer
log-actions-show_secrets = Geheimen van een tafel getoond
log-actions-begin_new_epochs = Opslag hersteld

## announcement

announcement-about = Alle spelers zien de mededeling meteen, op elke pagina. Met de tijd van een herstart telt zij af.
announcement-now = Nu te zien
announcement-none = Er is geen mededeling.
announcement-text = Tekst
announcement-restart = Herstart over minuten (niet verplicht)
announcement-submit = Meedelen
announcement-withdraw = Intrekken
announcement-done = De mededeling is te zien.
announcement-gone = De mededeling is ingetrokken.

## reserved names

names-about = Niemand kan deze namen of namen die erop lijken kiezen. Wie al zo heet, houdt de naam.
names-none = Er zijn geen namen toegevoegd.
names-name = Naam
names-submit = Reserveren
names-release = Vrijgeven
names-releaseOne = De naam { $name } vrijgeven
names-fixed = Uit de instellingen van de dienst: { LIST($names) }.
