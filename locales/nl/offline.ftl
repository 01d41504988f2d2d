newVersion = Er is een nieuwe versie van Botyard klaar.
load = Nu laden
later = Later

title = Zonder verbinding
rules = Regels van { $game }
matches = Jouw afgelopen partijen op dit apparaat
none = Nog geen: partijen worden hier bewaard als je in de lobby komt.
watch = Nog eens kijken
loading = Laden…

blocked = De dienst antwoordt, maar liveverbindingen worden geblokkeerd, misschien door een proxy, een firewall of het netwerk van een bedrijf of school.
