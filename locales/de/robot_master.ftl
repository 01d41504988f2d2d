## lobby: the game outside of matches

lobby-title = Robot Master

lobby-presets-standard-name = Ein Spiel
lobby-presets-standard-about = Ein einzelnes Spiel; Seiten und Anfang werden ausgelost.
lobby-presets-best_of_3-name = Best of 3
lobby-presets-best_of_3-about = Nach jedem Spiel tauscht ihr die Seiten; wer zuerst zwei Spiele gewinnt, siegt.

lobby-introduction-goal = Legt Karten in ein Raster von 5×5 Feldern. Für den einen zählen die Zeilen, für den anderen die Spalten. Nur die niedrigste Reihe zählt: Es gewinnt, wessen niedrigste Reihe mehr wert ist.
lobby-introduction-games = Gespielt wird Best of { $games }. Nach jedem Spiel tauscht ihr Zeilen und Spalten.

lobby-resignQuestion = Du verlierst die ganze Partie, nicht nur dieses Spiel.

lobby-seats-owns-rows = Zeilen
lobby-seats-owns-columns = Spalten
lobby-seats-ownsAbout-rows = Wertet im ersten Spiel die fünf Zeilen.
lobby-seats-ownsAbout-columns = Wertet im ersten Spiel die fünf Spalten.
lobby-seats-begins = beginnt
lobby-seats-beginsAbout = Legt die erste Karte des ersten Spiels.

lobby-options-rowsWords-random = Seiten ausgelost
lobby-options-rowsWords-first_seat = Platz 1 hat die Zeilen
lobby-options-rowsWords-second_seat = Platz 2 hat die Zeilen
lobby-options-beginsWords-random = Anfang ausgelost
lobby-options-beginsWords-rows = Zeilen beginnen
lobby-options-beginsWords-columns = Spalten beginnen
lobby-options-gamesWords =
    { $games ->
        [1] 1 Spiel
       *[other] Best of { $games }
    }

## match: the game in a match

match-sides-owner-rows = Zeilen
match-sides-owner-columns = Spalten
match-sides-own-rows = Deine Zeilen
match-sides-own-columns = Deine Spalten

match-grid-title = Raster 5×5
match-grid-cell = { $cell }: { $value }
match-grid-last = { $label }, letzte Karte
match-grid-empty = { $cell }: leer
match-grid-legal = { $cell }: leer, hier kannst du eine Karte legen
match-grid-foreseen = { $cell }: leer. Eine { $value } hier: { $changes }
match-grid-line-rows = Zeile { $name }
match-grid-line-columns = Spalte { $name }
match-grid-lineTitle-rows = Zeile { $name }
match-grid-lineTitle-columns = Spalte { $name }
match-grid-worth = { $line }: { $worth }
match-grid-lowest = { $label }, niedrigste Reihe
match-grid-deciding = { $label }, entscheidende Reihe

match-worth-empty = { $line } ist leer, also 0 wert.
match-worth-of = { $line } ist { $worth } wert: { $parts }.
match-worth-single = { $value } für eine einzelne { $value }
match-worth-singles = { $worth } für einzelne Karten ({ $sum })
match-worth-set =
    { $count ->
        [2] { $worth } für zwei Karten { $value } (10 × { $value })
        [3] { $worth } für drei Karten { $value }
        [4] { $worth } für vier Karten { $value } (100 + { $value })
       *[other] { $worth } für fünf Karten { $value } (100 + 10 × { $value })
    }
match-worth-change = { $line }: { $before } → { $after }
match-worth-spokenChange = { $line } von { $before } auf { $after }
match-worth-unchanged = { $line } bleibt bei { $worth }

match-game-yourTurn = Dein Zug
match-game-turnOf = Am Zug: { $name }
match-game-over = Die Partie ist zu Ende
match-game-number = Spiel { $number }/{ $games }
match-game-gamesButton = Spiel { $number } von höchstens { $games }, gewonnene Spiele { $score }: beendete Spiele zeigen
match-game-score = { $first } : { $second }
match-game-won = { $name } hat { $won } von { $needed } nötigen Spielen gewonnen
match-game-players = Spieler
match-game-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
match-game-lowest = Niedrigste
match-game-lowestOf = Niedrigste Reihen von { $name }: { $parts }
match-game-lowestPart = { $line } { $worth }
match-game-tied = gleich
match-game-ahead = vorn
match-game-winner = gewonnen
match-game-even = Gleichstand

match-turn-pickCard-rows = Du hast die Zeilen. Wähle eine Karte aus deiner Hand.
match-turn-pickCard-columns = Du hast die Spalten. Wähle eine Karte aus deiner Hand.
match-turn-pickCell = Wohin soll die { $value }? Wähle ein grünes Feld.
match-turn-pickCardFor = { $cell } gewählt. Wähle jetzt eine Karte.
match-turn-illegal = { $cell } liegt noch neben keiner Karte.
match-turn-waiting = { $name } wählt eine Karte.
match-turn-ahead = { $name } läge { $mine } zu { $theirs } vorn.
match-turn-youAhead = Du lägst { $mine } zu { $theirs } vorn.
match-turn-even = Es stünde unentschieden.
match-turn-lay = Karte legen
match-turn-layLabel = Karte { $value } auf { $cell } legen
match-turn-spoken = { $value } auf { $cell }: { $changes }. { $standing } Eingabe legt die Karte, Escape nimmt sie zurück.
match-turn-back = Rückgängig
match-turn-outcome = { $value } auf { $cell }
match-turn-hand = Deine Hand
match-turn-handOf = Hand von { $name }
match-turn-pile =
    { $count ->
        [one] { $value }, { $count } Karte
       *[other] { $value }, { $count } Karten
    }
match-turn-noPile = { $value }, keine auf der Hand
match-turn-keys = Tasten: 0 bis 5 wählen eine Karte, Pfeile ein Feld, Eingabe legt, Escape nimmt zurück.
match-turn-times = ×{ $count }

match-log-heading = Spiel { $number } · Zeilen { $rows }, Spalten { $columns }
match-log-headingOfOne = Zeilen { $rows }, Spalten { $columns }
match-log-began = Spiel { $number }: { $rows } hat die Zeilen, { $columns } die Spalten. { $first } beginnt.
match-log-laid = { $name } hat eine { $value } auf { $cell } gelegt: Zeile { $row } ist { $rowWorth } wert, Spalte { $column } { $columnWorth }.
match-log-won = { $name } gewinnt das Spiel mit { $mine } zu { $theirs }.
match-log-drawn = Das Spiel endet unentschieden: Alle fünf Reihen sind gleich.
match-log-resigned = { $name } hat aufgegeben.
match-log-ended = Die Partie ist zu Ende: { $name } gewinnt.
match-log-endedEven = Die Partie ist zu Ende: unentschieden.

match-between-title = Spiel { $number } von höchstens { $games }
match-between-won = { $name } gewinnt Spiel { $number } mit { $mine } zu { $theirs }.
match-between-drawn = Spiel { $number } endet unentschieden und zählt für keine Seite.
match-between-exchanged = Seiten getauscht:
match-between-youOwn-rows = Du hast jetzt die Zeilen.
match-between-youOwn-columns = Du hast jetzt die Spalten.
match-between-owner = { $rows } hat jetzt die Zeilen, { $columns } die Spalten.
match-between-youBegin = Du beginnst.
match-between-begins = { $name } beginnt.
match-between-playOn = Nächstes Spiel
match-between-finished = Beendete Spiele

match-end-winner = { $name } gewinnt!
match-end-draw = Unentschieden!
match-end-because-lowest = Niedrigste Reihe: { $mine } zu { $theirs }.
match-end-because-later = Entschieden hat diese Reihe ({ $place }): { $mine } zu { $theirs }.
match-end-because-even = Alle fünf Reihen sind gleich.
match-end-because-games = { $mine } : { $theirs } nach Spielen.
match-end-because-resigned = { $name } hat aufgegeben.
match-end-places-0 = niedrigste
match-end-places-1 = zweitniedrigste
match-end-places-2 = dritte
match-end-places-3 = vierte
match-end-places-4 = fünfte
match-end-place = Reihe
match-end-grid = Das volle Raster: { $cells }
match-end-showGrid = Das volle Raster
match-end-lines = Reihen, niedrigste zuerst
match-end-deciding = entscheidet
match-end-game = Spiel { $number }
match-end-gameWon = { $name } gewinnt
match-end-gameDrawn = unentschieden
match-end-ranking = Ergebnis zeigen

match-deal-rows = die Zeilen hätte der andere Spieler haben müssen.
match-deal-first = der andere Spieler hätte beginnen müssen.
match-deal-centre = in der Mitte hätte eine andere Karte liegen müssen.
match-deal-hand = du hättest andere Karten bekommen müssen.

match-and = { LIST($parts) }

## access: the list of keys

access-keys-card = Eine Karte deiner Hand wählen
access-keys-cell = Von Feld zu Feld gehen, und weiter zu den Werten
access-keys-ends = Zum ersten oder letzten Feld einer Zeile gehen
access-keys-lay = Das Feld wählen, dann die Karte legen
access-keys-back = Rückgängig

## learning: lessons and rules

learning-goal = Nur deine niedrigste Reihe zählt: Sie muss höher sein als die der anderen Seite.
learning-guide-own = Diese Seite gehört dir.
learning-guide-card = Wähle eine Karte aus deiner Hand, dann ein grünes Feld.
learning-guide-lay = Drück auf „Karte legen“: Das beendet deinen Zug.

learning-chapters-worth = Lektion 1: Was Reihen wert sind
learning-chapters-both = Lektion 2: Beide Seiten im Blick

learning-lesson-sides-title = Die Zeilen gehören dir
learning-lesson-sides-text = Du hast die fünf Zeilen, die andere Seite die fünf Spalten. Die Zahl am Ende jeder Reihe ist ihr Wert.
learning-lesson-lay-title = Lege eine Karte
learning-lesson-lay-text = Eine Karte kommt auf ein leeres Feld neben einer anderen. Wähle eine 3 aus deiner Hand und ein grünes Feld, dann „Karte legen“.
learning-lesson-lay-done = Die Karte zählt in ihrer Zeile und in ihrer Spalte. Was nur einmal in einer Reihe liegt, zählt einfach seinen Wert.
learning-lesson-lay-missed = Wähle eine Karte und ein grünes Feld.
learning-lesson-pair-title = Bilde ein Paar
learning-lesson-pair-text = Zwei gleiche Karten in einer Reihe zählen das Zehnfache ihres Werts. Lege eine zweite 4 in Zeile 3.
learning-lesson-pair-done = 40 für zwei Vieren und 1 für die einzelne 1: Zeile 3 ist 41 wert.
learning-lesson-pair-missed = In Zeile 3 liegen eine 4 und eine 1. Ihr fehlt die zweite 4.
learning-lesson-triple-title = Bilde einen Drilling
learning-lesson-triple-text = Drei gleiche Karten zählen 100, egal welche. In Zeile 2 liegen zwei Nullen, die nichts wert sind: Lege die dritte dazu.
learning-lesson-triple-done = 100 für drei Nullen! Eine vierte oder fünfte gleiche Karte zählt weiter wie eine einzelne oder ein Paar.
learning-lesson-triple-missed = Das war nicht die dritte 0. Lege sie in Zeile 2.
learning-lesson-lowest-title = Die niedrigste Reihe zählt
learning-lesson-lowest-text = Am Ende wird nur deine niedrigste Zeile mit der niedrigsten Spalte verglichen. Bei dir ist das Zeile 2 mit 5: Mach daraus ein Paar Fünfen.
learning-lesson-lowest-done = Zeile 2 ist jetzt 50 wert. Deine niedrigste ist nun Zeile 5 mit 21: Sie zählt als Nächstes.
learning-lesson-lowest-missed = Zeile 2 ist noch immer deine niedrigste. Lege die 5 hinein.
learning-lesson-watch-title = Wer liegt vorn?
learning-lesson-watch-text = Hier stehen die niedrigsten Reihen beider Seiten: bei dir Zeile 2 mit 5, drüben Spalte d mit 12. Im Moment liegt die andere Seite vorn.
learning-lesson-cross-title = Wähle das richtige Feld
learning-lesson-cross-text = Jede Karte zählt auch für die andere Seite. Auf d2 oder e2 macht die 5 aus Zeile 2 eine 50. Nimm das Feld, das Spalte d nicht hilft.
learning-lesson-cross-done = Spalte e ist jetzt 100 wert, aber das hilft nicht: Die niedrigste Spalte bleibt bei 12.
learning-lesson-cross-missed = Lege die 5 auf e2. Auf d2 hebt sie Spalte d, die niedrigste Spalte.
learning-lesson-spoil-title = Schließe die Lücke
learning-lesson-spoil-text = In Spalte d ist noch ein Feld frei. Eine 1 oder 2 dort brächte sie auf 30 oder mehr. Lege eine Karte hinein, die nichts dazugibt.
learning-lesson-spoil-done = Spalte d ist voll und bleibt bei 12. Und bei dir machen drei Nullen und zwei Fünfen Zeile 2 zu 150.
learning-lesson-spoil-missed = Spalte d soll bei 12 bleiben. Lege die 0 auf d2.
learning-lesson-end-title = Das war’s
learning-lesson-end-text = Die letzte Karte kommt auf e1, und du gewinnst 33 zu 12. Sind die niedrigsten Reihen gleich, entscheiden die zweitniedrigsten, und so weiter.
learning-puzzle = Gewinne das Spiel mit deinen letzten { $turns } Karten. Deine niedrigste Zeile muss am Ende mehr wert sein als die niedrigste Spalte.

## options: the form for the options

options-options-rows = Die Zeilen hat
options-options-rowsOwners-random-name = Zufall
options-options-rowsOwners-random-about = Wird beim Start ausgelost.
options-options-rowsOwners-first_seat-name = Erster Platz
options-options-rowsOwners-first_seat-about = Platz 1 hat die Zeilen, Platz 2 die Spalten.
options-options-rowsOwners-second_seat-name = Zweiter Platz
options-options-rowsOwners-second_seat-about = Platz 2 hat die Zeilen, Platz 1 die Spalten.
options-options-begins = Wer beginnt
options-options-beginners-random-name = Zufall
options-options-beginners-random-about = Wird für jedes Spiel ausgelost.
options-options-beginners-rows-name = Zeilen
options-options-beginners-rows-about = Wer die Zeilen hat, beginnt jedes Spiel.
options-options-beginners-columns-name = Spalten
options-options-beginners-columns-about = Wer die Spalten hat, beginnt jedes Spiel.
options-options-games = Länge der Partie
options-options-gamesAbout = Nach jedem Spiel werden Zeilen und Spalten getauscht.

end-statistic-highest = Höchste Reihe
end-about-highest = Der höchste Wert einer Reihe in den beendeten Spielen.
end-statistic-lowest = Niedrigste Reihe
end-about-lowest = Der niedrigste Wert einer Reihe in den beendeten Spielen.
end-award-peak = Spitzenreihe
