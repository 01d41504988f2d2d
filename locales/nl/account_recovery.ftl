logIn-lost = Wachtwoord vergeten?
logIn-back = Inloggen met een wachtwoord
recover-about = Vul je naam, een van je herstelcodes en een nieuw wachtwoord in. Alle sessies en tokens van je account eindigen.
recover-name = Naam
recover-code = Herstelcode
recover-password = Nieuw wachtwoord (minstens 8 tekens)
recover-submit = Nieuw wachtwoord instellen
recover-noCode = Geen code meer? Vraag de beheerders van deze site om een herstellink: zie de contactpagina. Zonder een van beide kan niemand je account weer openen.
reset-title = Een nieuw wachtwoord instellen
reset-loading = Je link wordt gecontroleerd…
reset-about = Kies een nieuw wachtwoord voor het account { $name }. Alle sessies en tokens ervan eindigen, en je wordt hier ingelogd.
reset-password = Nieuw wachtwoord (minstens 8 tekens)
reset-submit = Nieuw wachtwoord instellen
reset-home = Naar de startpagina
codes-title = Herstelcodes
codes-about = We hebben je e-mailadres niet. Als je je wachtwoord kwijtraakt, kun je alleen met een herstelcode een nieuw wachtwoord instellen. Elke code werkt één keer.
codes-none = Je hebt geen herstelcodes.
codes-left =
    { $left ->
        [one] Je hebt nog { $left } ongebruikte code, gemaakt op { $date }.
       *[other] Je hebt nog { $left } ongebruikte codes, gemaakt op { $date }.
    }
codes-make = Herstelcodes maken
codes-makeNew = Herstelcodes vervangen
codes-made-title = Bewaar je herstelcodes
codes-made-about = Ze worden maar één keer getoond. Druk ze af of bewaar ze bij je wachtwoorden. Codes die je eerder hebt gemaakt, werken niet meer.
codes-made-account = Botyard-herstelcodes van { $name }
codes-print = Afdrukken
codes-copy = Kopiëren
codes-copied = Gekopieerd
codes-save = Opslaan als bestand
codes-done = Ik heb ze bewaard
banned-title = Je bent van deze site verbannen
banned-until = Je kunt weer spelen vanaf { $date }, in jouw tijdzone.
banned-why = Reden: { $why }
banned-over = De ban is voorbij of opgeheven.
banned-about = Je plaatsen blijven van jou, en de klokken lopen door. Denk je dat dit een vergissing is, schrijf dan de beheerders: zie de contactpagina.
banned-contact = Contact
banned-account = Je account en je gegevens
banned-again = Opnieuw proberen
