## account

copyRefused = Je browser laat deze pagina niets kopiëren. Selecteer de tekst hierboven en kopieer die.
account-title = Account
account-registered = Je hebt een account. Log op elk apparaat in met je naam en wachtwoord.
account-register-title = Registreren
account-register-about = Je plaatsen en partijen op elk apparaat. Je hebt alleen een naam en een wachtwoord nodig. Tokens die je als gast hebt gemaakt, werken dan niet meer.
account-register-name = Naam
account-register-password = Wachtwoord (minstens 8 tekens)
account-register-submit = Registreren
account-register-done = Je bent geregistreerd, { $name }.
account-logIn-name = Naam
account-logIn-password = Wachtwoord
account-logIn-submit = Inloggen
account-logIn-leaves = Je speelt als gast { $name }. Als je inlogt, raak je de plaatsen van deze gast kwijt; registreer je om ze te houden.
account-confirm-title = Bevestig je wachtwoord
account-confirm-about = Voer je wachtwoord nog eens in om een token te maken of je gegevens te downloaden.
account-confirm-password = Je wachtwoord
account-confirm-submit = Bevestigen
account-rename-title = Naam
account-rename-label = Je naam
account-rename-submit = Naam opslaan
account-rename-about = Tafels waar je al zit, houden je oude naam.
account-rename-done = Opgeslagen.
account-password-title = Wachtwoord
account-password-old = Huidig wachtwoord
account-password-fresh = Nieuw wachtwoord (minstens 8 tekens)
account-password-submit = Wachtwoord wijzigen
account-password-about = Dit beëindigt al je andere sessies en tokens.
account-password-done = Wachtwoord gewijzigd. Al je andere sessies zijn beëindigd.
account-logOut-button = Uitloggen
account-logOut-guestQuestion = Je hebt geen account, dus je raakt deze gast en al zijn plaatsen kwijt. Uitloggen?
account-logOut-yes = Ja, uitloggen
account-logOut-no = Ingelogd blijven
account-sessions-title = Sessies
account-sessions-about = De apparaten waarop je bent ingelogd. Beëindig wat je niet herkent.
account-sessions-loading = Sessies laden…
account-sessions-here = deze browser
account-sessions-unknown = Onbekende browser
account-sessions-guestToken = Programma
account-sessions-token = Token: { $label }
account-sessions-began = sinds { RELATIVE_DAY($days) }
account-sessions-seen = laatst gezien { RELATIVE_DAY($days) }
account-sessions-until = eindigt { RELATIVE_DAY($days) }
account-sessions-end = Beëindigen
account-sessions-endOne = Sessie beëindigen: { $what }
account-sessions-everywhere = Overal elders uitloggen
account-sessions-everywhereToo = Overal uitloggen, ook hier
account-sessions-others =
    { $count ->
        [one] { $count } andere sessie.
       *[other] { $count } andere sessies.
    }
account-tokens-title = Tokens voor bots en programma’s
account-tokens-about = Voor programma’s die de API gebruiken. Wordt maar één keer getoond. Wie het token heeft, kan namens jou handelen tot je de sessie beëindigt.
account-tokens-label = Waar het voor is
account-tokens-submit = Token maken
account-tokens-made = Token voor ‘{ $label }’. Kopieer het nu: je ziet het niet meer terug.
account-tokens-copy = Kopiëren
account-tokens-copied = Gekopieerd
account-data-title = Je gegevens
account-data-about = Download alles wat we over je bewaren als bestand.
account-data-download = Mijn gegevens downloaden
account-data-remove = Account verwijderen…
account-data-removeTitle = Je account verwijderen
account-data-removeAbout = Je naam, account, sessies en lijsten worden voorgoed verwijderd. Andere spelers houden hun partijen met jou, onder ‘Voormalige speler’ en een nummer. Geef lopende partijen eerst op.
account-data-password = Je wachtwoord
account-data-yes = Account voorgoed verwijderen
