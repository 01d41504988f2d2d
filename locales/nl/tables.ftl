## myMatches

myMatches-title = Jouw partijen
myMatches-yourTurn = jij bent aan de beurt
myMatches-left = nog { $time }
myMatches-by = tot { $moment }
myMatches-theirTurn =
    { $names ->
        [none] bezig
       *[other] aan de beurt: { LIST($names) }
    }
myMatches-waits =
    { $free ->
        [one] wacht op { $free } speler
       *[other] wacht op { $free } spelers
    }
myMatches-over = afgelopen
myMatches-won = gewonnen
myMatches-lost = verloren
myMatches-place = plaats { $place }
myMatches-against = met { LIST($names) }
myMatches-play = Spelen
myMatches-playRoom = { $name } spelen: jij bent aan de beurt
myMatches-look = Bekijken
myMatches-again = Nog een keer spelen
myMatches-againRoom = Nog een keer spelen: { $name }
myMatches-more =
    { $count ->
        [one] nog { $count } oudere partij
       *[other] nog { $count } oudere partijen
    }
myMatches-fewer = Alleen de nieuwste tonen

## notify

notify-on = Meld het als ik aan de beurt ben
notify-off = Meldingen uitzetten
notify-denied = Meldingen zijn geblokkeerd in de instellingen van je browser.

## lobby

lobby-createButton = Tafel maken
lobby-roomName = Naam van de tafel (optioneel)
lobby-kind = Soort partij
lobby-startsAtOnce = De partij begint zodra je plaatsneemt.
lobby-startsLater = Dit is de laatste vrije plaats, en de host is offline. De partij begint zodra iedereen er is.
lobby-sitDown = Plaatsnemen
lobby-cancel = Annuleren

## quick

quick-searching = Tegenstanders zoeken …
quick-others =
    { $count ->
        [0] Verder zoekt nu niemand.
        [one] Nog { $count } speler zoekt.
       *[other] Nog { $count } spelers zoeken.
    }
quick-cancel = Annuleren
quick-bots = Er is nog niemand gekomen. Je kunt ook tegen bots spelen.
quick-playBots = Tegen bots spelen
quick-full = Je tafel is vol
quick-table = Naar de tafel
