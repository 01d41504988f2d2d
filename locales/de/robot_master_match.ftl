## sides

sides-owner-rows = Zeilen
sides-owner-columns = Spalten
sides-own-rows = Deine Zeilen
sides-own-columns = Deine Spalten

## grid

grid-title = Raster 5×5
grid-cell = { $cell }: { $value }
grid-last = { $label }, letzte Karte
grid-empty = { $cell }: leer
grid-legal = { $cell }: leer, hier kannst du eine Karte legen
grid-foreseen = { $cell }: leer. Eine { $value } hier: { $changes }
grid-line-rows = Zeile { $name }
grid-line-columns = Spalte { $name }
grid-lineTitle-rows = Zeile { $name }
grid-lineTitle-columns = Spalte { $name }
grid-worth = { $line }: { $worth }
grid-lowest = { $label }, niedrigste Reihe
grid-deciding = { $label }, entscheidende Reihe

## worth

worth-empty = { $line } ist leer, also 0 wert.
worth-of = { $line } ist { $worth } wert: { $parts }.
worth-single = { $value } für eine einzelne { $value }
worth-singles = { $worth } für einzelne Karten ({ $sum })
worth-set =
    { $count ->
        [2] { $worth } für zwei Karten { $value } (10 × { $value })
        [3] { $worth } für drei Karten { $value }
        [4] { $worth } für vier Karten { $value } (100 + { $value })
       *[other] { $worth } für fünf Karten { $value } (100 + 10 × { $value })
    }
worth-change = { $line }: { $before } → { $after }
worth-spokenChange = { $line } von { $before } auf { $after }
worth-unchanged = { $line } bleibt bei { $worth }

## game

game-yourTurn = Dein Zug
game-turnOf = Am Zug: { $name }
game-over = Die Partie ist vorbei
game-number = Spiel { $number }/{ $games }
game-gamesButton = Spiel { $number } von höchstens { $games }, gewonnene Spiele { $score }: beendete Spiele zeigen
game-score = { $first } : { $second }
game-won = { $name } hat { $won } von { $needed } nötigen Spielen gewonnen
game-players = Spieler
game-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
game-lowest = Niedrigste
game-lowestOf = Niedrigste Reihen von { $name }: { $parts }
game-lowestPart = { $line } { $worth }
game-tied = gleich
game-ahead = vorn
game-winner = gewonnen
game-even = Gleichstand

## turn

turn-pickCard-rows = Du hast die Zeilen. Wähle eine Karte aus deiner Hand.
turn-pickCard-columns = Du hast die Spalten. Wähle eine Karte aus deiner Hand.
turn-pickCell = Wohin soll die { $value }? Wähle ein grünes Feld.
turn-pickCardFor = { $cell } gewählt. Wähle jetzt eine Karte.
turn-illegal = { $cell } liegt noch neben keiner Karte.
turn-waiting = { $name } wählt eine Karte.
turn-ahead = { $name } läge { $mine } zu { $theirs } vorn.
turn-youAhead = Du lägst { $mine } zu { $theirs } vorn.
turn-even = Es stünde unentschieden.
turn-lay = Karte legen
turn-layLabel = Karte { $value } auf { $cell } legen
turn-spoken = { $value } auf { $cell }: { $changes }. { $standing } Eingabe legt die Karte, Escape nimmt sie zurück.
turn-back = Rückgängig
turn-outcome = { $value } auf { $cell }
turn-hand = Deine Hand
turn-handOf = Hand von { $name }
turn-pile =
    { $count ->
        [one] { $value }, { $count } Karte
       *[other] { $value }, { $count } Karten
    }
turn-noPile = { $value }, keine auf der Hand
turn-keys = Tasten: 0 bis 5 wählen eine Karte, Pfeile ein Feld, Eingabe legt, Escape nimmt zurück.
turn-times = ×{ $count }

## log

log-heading = Spiel { $number } · Zeilen { $rows }, Spalten { $columns }
log-headingOfOne = Zeilen { $rows }, Spalten { $columns }
log-began = Spiel { $number }: { $rows } hat die Zeilen, { $columns } die Spalten. { $first } beginnt.
log-laid = { $name } hat eine { $value } auf { $cell } gelegt: Zeile { $row } ist { $rowWorth } wert, Spalte { $column } { $columnWorth }.
log-won = { $name } gewinnt das Spiel mit { $mine } zu { $theirs }.
log-drawn = Das Spiel endet unentschieden: Alle fünf Reihen sind gleich.
log-resigned = { $name } hat aufgegeben.
log-ended = Die Partie ist vorbei: { $name } gewinnt.
log-endedEven = Die Partie ist vorbei: unentschieden.

## between

between-title = Spiel { $number } von höchstens { $games }
between-won = { $name } gewinnt Spiel { $number } mit { $mine } zu { $theirs }.
between-drawn = Spiel { $number } endet unentschieden und zählt für keine Seite.
between-exchanged = Seiten getauscht:
between-youOwn-rows = Du hast jetzt die Zeilen.
between-youOwn-columns = Du hast jetzt die Spalten.
between-owner = { $rows } hat jetzt die Zeilen, { $columns } die Spalten.
between-youBegin = Du beginnst.
between-begins = { $name } beginnt.
between-playOn = Nächstes Spiel
between-finished = Beendete Spiele

## end

end-winner = { $name } gewinnt!
end-draw = Unentschieden!
end-because-lowest = Niedrigste Reihe: { $mine } zu { $theirs }.
end-because-later = Entschieden hat diese Reihe ({ $place }): { $mine } zu { $theirs }.
end-because-even = Alle fünf Reihen sind gleich.
end-because-games = { $mine } : { $theirs } nach Spielen.
end-because-resigned = { $name } hat aufgegeben.
end-places-0 = niedrigste
end-places-1 = zweitniedrigste
end-places-2 = dritte
end-places-3 = vierte
end-places-4 = fünfte
end-place = Reihe
end-grid = Das volle Raster: { $cells }
end-showGrid = Das volle Raster
end-lines = Reihen, niedrigste zuerst
end-deciding = entscheidet
end-game = Spiel { $number }
end-gameWon = { $name } gewinnt
end-gameDrawn = unentschieden
end-ranking = Ergebnis zeigen

## deal

deal-rows = die Zeilen hätte der andere Spieler haben müssen.
deal-first = der andere Spieler hätte beginnen müssen.
deal-centre = in der Mitte hätte eine andere Karte liegen müssen.
deal-hand = du hättest andere Karten bekommen müssen.

## and

and = { LIST($parts) }
