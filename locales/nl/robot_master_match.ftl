## sides

sides-owner-rows = Rijen
sides-owner-columns = Kolommen
sides-own-rows = Jouw rijen
sides-own-columns = Jouw kolommen

## grid

grid-title = Raster van 5×5
grid-cell = { $cell }: { $value }
grid-last = { $label }, laatste kaart
grid-empty = { $cell }: leeg
grid-legal = { $cell }: leeg, hier kun je een kaart leggen
grid-foreseen = { $cell }: leeg. Een { $value } hier: { $changes }
grid-line-rows = rij { $name }
grid-line-columns = kolom { $name }
grid-lineTitle-rows = Rij { $name }
grid-lineTitle-columns = Kolom { $name }
grid-worth = { $line }: { $worth }
grid-lowest = { $label }, laagste lijn
grid-deciding = { $label }, beslissende lijn

## worth

worth-empty = { $line } is leeg en dus 0 waard.
worth-of = { $line } is { $worth } waard: { $parts }.
worth-single = { $value } voor één { $value }
worth-singles = { $worth } voor losse kaarten ({ $sum })
worth-set =
    { $count ->
        [2] { $worth } voor twee kaarten { $value } (10 × { $value })
        [3] { $worth } voor drie kaarten { $value }
        [4] { $worth } voor vier kaarten { $value } (100 + { $value })
       *[other] { $worth } voor vijf kaarten { $value } (100 + 10 × { $value })
    }
worth-change = { $line }: { $before } → { $after }
worth-spokenChange = { $line } van { $before } naar { $after }
worth-unchanged = { $line } blijft { $worth }

## game

game-yourTurn = Jij bent aan de beurt
game-turnOf = Beurt van { $name }
game-over = De partij is afgelopen
game-number = Spel { $number }/{ $games }
game-gamesButton = Spel { $number } van hoogstens { $games }, gewonnen spellen { $score }: toon de gespeelde spellen
game-score = { $first } : { $second }
game-won = { $name } heeft { $won } van de { $needed } benodigde spellen gewonnen
game-players = Spelers
game-hand =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
game-lowest = Laagste
game-lowestOf = Laagste lijnen van { $name }: { $parts }
game-lowestPart = { $line } { $worth }
game-tied = gelijk
game-ahead = voor
game-winner = winnaar
game-even = gelijk

## turn

turn-pickCard-rows = Jij hebt de rijen. Kies een kaart uit je hand.
turn-pickCard-columns = Jij hebt de kolommen. Kies een kaart uit je hand.
turn-pickCell = Waar komt de { $value }? Kies een groen vak.
turn-pickCardFor = { $cell } gekozen. Kies nu een kaart.
turn-illegal = { $cell } ligt nog niet naast een kaart.
turn-waiting = { $name } kiest een kaart.
turn-ahead = { $name } zou met { $mine } tegen { $theirs } voorstaan.
turn-youAhead = Jij zou met { $mine } tegen { $theirs } voorstaan.
turn-even = Beide kanten zouden gelijkstaan.
turn-lay = Kaart leggen
turn-layLabel = Kaart { $value } op { $cell } leggen
turn-spoken = { $value } op { $cell }: { $changes }. { $standing } Enter legt de kaart, Escape maakt ongedaan.
turn-back = Ongedaan maken
turn-outcome = { $value } op { $cell }
turn-hand = Je hand
turn-handOf = Hand van { $name }
turn-pile =
    { $count ->
        [one] { $value }, { $count } kaart
       *[other] { $value }, { $count } kaarten
    }
turn-noPile = { $value }, geen in je hand
turn-keys = Toetsen: 0 tot 5 kiezen een kaart, pijltjes een vak, Enter legt de kaart, Escape maakt ongedaan.
turn-times = ×{ $count }

## log

log-heading = Spel { $number } · rijen { $rows }, kolommen { $columns }
log-headingOfOne = Rijen { $rows }, kolommen { $columns }
log-began = Spel { $number }: { $rows } heeft de rijen, { $columns } de kolommen. { $first } begint.
log-laid = { $name } legde een { $value } op { $cell }: rij { $row } is { $rowWorth } waard, kolom { $column } { $columnWorth }.
log-won = { $name } wint het spel met { $mine } tegen { $theirs }.
log-drawn = Het spel is gelijk: alle vijf lijnen zijn even hoog.
log-resigned = { $name } geeft op.
log-ended = De partij is afgelopen: { $name } wint.
log-endedEven = De partij is afgelopen: gelijkspel.

## between

between-title = Spel { $number } van hoogstens { $games }
between-won = { $name } wint spel { $number } met { $mine } tegen { $theirs }.
between-drawn = Spel { $number } is gelijk en telt voor niemand.
between-exchanged = Van kant gewisseld:
between-youOwn-rows = Jij hebt nu de rijen.
between-youOwn-columns = Jij hebt nu de kolommen.
between-owner = { $rows } heeft nu de rijen, { $columns } de kolommen.
between-youBegin = Jij begint.
between-begins = { $name } begint.
between-playOn = Volgend spel
between-finished = Gespeelde spellen

## end

end-winner = { $name } wint!
end-draw = Gelijkspel!
end-because-lowest = Laagste lijn: { $mine } tegen { $theirs }.
end-because-later = Beslist door de { $place } lijn: { $mine } tegen { $theirs }.
end-because-even = Alle vijf lijnen zijn even hoog.
end-because-games = { $mine } : { $theirs } in spellen.
end-because-resigned = { $name } heeft opgegeven.
end-places-0 = laagste
end-places-1 = op één na laagste
end-places-2 = op twee na laagste
end-places-3 = op drie na laagste
end-places-4 = hoogste
end-place = Lijn
end-grid = Het volle raster: { $cells }
end-showGrid = Het volle raster
end-lines = Lijnen, laagste eerst
end-deciding = beslist
end-game = Spel { $number }
end-gameWon = { $name } wint
end-gameDrawn = gelijk
end-ranking = Uitslag tonen

## deal

deal-rows = de andere speler had de rijen moeten hebben.
deal-first = de andere speler had moeten beginnen.
deal-centre = er had een andere kaart in het midden moeten liggen.
deal-hand = je had andere kaarten moeten krijgen.

## and

and = { LIST($parts) }
