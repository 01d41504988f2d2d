goal = Nur deine niedrigste Reihe zählt: Sie muss höher sein als die der anderen Seite.

## chapters

chapters-worth = Lektion 1: Was Reihen wert sind
chapters-both = Lektion 2: Beide Seiten im Blick

## lesson

lesson-sides-title = Die Zeilen gehören dir
lesson-sides-text = Du hast die fünf Zeilen, die andere Seite die fünf Spalten. Die Zahl am Ende jeder Reihe ist ihr Wert.
lesson-lay-title = Lege eine Karte
lesson-lay-text = Eine Karte kommt auf ein leeres Feld neben einer anderen. Wähle eine 3 aus deiner Hand und ein grünes Feld, dann „Karte legen“.
lesson-lay-done = Die Karte zählt in ihrer Zeile und in ihrer Spalte. Was nur einmal in einer Reihe liegt, zählt einfach seinen Wert.
lesson-lay-missed = Wähle eine Karte und ein grünes Feld.
lesson-pair-title = Bilde ein Paar
lesson-pair-text = Zwei gleiche Karten in einer Reihe zählen das Zehnfache ihres Werts. Lege eine zweite 4 in Zeile 3.
lesson-pair-done = 40 für zwei Vieren und 1 für die einzelne 1: Zeile 3 ist 41 wert.
lesson-pair-missed = In Zeile 3 liegen eine 4 und eine 1. Ihr fehlt die zweite 4.
lesson-triple-title = Bilde einen Drilling
lesson-triple-text = Drei gleiche Karten zählen 100, egal welche. In Zeile 2 liegen zwei Nullen, die nichts wert sind: Lege die dritte dazu.
lesson-triple-done = 100 für drei Nullen! Eine vierte oder fünfte gleiche Karte zählt weiter wie eine einzelne oder ein Paar.
lesson-triple-missed = Das war nicht die dritte 0. Lege sie in Zeile 2.
lesson-lowest-title = Die niedrigste Reihe zählt
lesson-lowest-text = Am Ende wird nur deine niedrigste Zeile mit der niedrigsten Spalte verglichen. Bei dir ist das Zeile 2 mit 5: Mach daraus ein Paar Fünfen.
lesson-lowest-done = Zeile 2 ist jetzt 50 wert. Deine niedrigste ist nun Zeile 5 mit 21: Sie zählt als Nächstes.
lesson-lowest-missed = Zeile 2 ist noch immer deine niedrigste. Lege die 5 hinein.
lesson-watch-title = Wer liegt vorn?
lesson-watch-text = Hier stehen die niedrigsten Reihen beider Seiten: bei dir Zeile 2 mit 5, drüben Spalte d mit 12. Im Moment liegt die andere Seite vorn.
lesson-cross-title = Wähle das richtige Feld
lesson-cross-text = Jede Karte zählt auch für die andere Seite. Auf d2 oder e2 macht die 5 aus Zeile 2 eine 50. Nimm das Feld, das Spalte d nicht hilft.
lesson-cross-done = Spalte e ist jetzt 100 wert, aber das hilft nicht: Die niedrigste Spalte bleibt bei 12.
lesson-cross-missed = Lege die 5 auf e2. Auf d2 hebt sie Spalte d, die niedrigste Spalte.
lesson-spoil-title = Schließe die Lücke
lesson-spoil-text = In Spalte d ist noch ein Feld frei. Eine 1 oder 2 dort brächte sie auf 30 oder mehr. Lege eine Karte hinein, die nichts dazugibt.
lesson-spoil-done = Spalte d ist voll und bleibt bei 12. Und bei dir machen drei Nullen und zwei Fünfen Zeile 2 zu 150.
lesson-spoil-missed = Spalte d soll bei 12 bleiben. Lege die 0 auf d2.
lesson-end-title = Das war’s
lesson-end-text = Die letzte Karte kommt auf e1, und du gewinnst 33 zu 12. Sind die niedrigsten Reihen gleich, entscheiden die zweitniedrigsten, und so weiter.

## rules

rules-goal-title = Das Ziel
rules-goal-text = Gemeinsam füllt ihr 5×5 Felder. Eine Seite hat die fünf Zeilen, die andere die fünf Spalten. Auf jeder Seite zählt nur die niedrigste Reihe, und die höhere von beiden gewinnt.
rules-turn-title = Ein Zug
rules-turn-text = Es gibt 36 Karten: die Werte 0 bis 5, jeden sechsmal. Eine liegt in der Mitte, jede Seite hat 12; den Rest sieht niemand. In deinem Zug legst du eine Karte auf ein leeres Feld, das an eine Karte grenzt. Passen geht nicht.
rules-worth-title = Was eine Reihe wert ist
rules-worth-text = Ein Wert, der nur einmal in der Reihe liegt, zählt einfach. Zwei gleiche Karten zählen das Zehnfache ihres Werts, drei zählen 100, egal welche. Eine vierte gibt ihren Wert dazu, eine vierte und fünfte ein Paar. Die Summe ist der Wert der Reihe.
rules-both-title = Jede Karte zählt zweimal
rules-both-text = Jede Karte liegt in einer Zeile und einer Spalte, zählt also immer für beide Seiten. Ihr Feld entscheidet, welche deiner Reihen sie hebt und welche der anderen.
rules-lowest-title = Die niedrigste Reihe
rules-lowest-text = Hohe Reihen gleichen eine niedrige nicht aus. Hebe deine niedrigste Reihe, und fülle die niedrigste der anderen Seite mit Karten, die wenig bringen. Alle Werte stehen neben dem Spielfeld, ein Fähnchen zeigt die niedrigsten Reihen.
rules-end-title = Das Ende
rules-end-text = Sind alle 25 Felder voll, werden die niedrigsten Reihen verglichen. Sind sie gleich, entscheiden die zweitniedrigsten, und so weiter. Sind alle fünf gleich, ist es unentschieden.
rules-match-title = Best of 3 oder 5
rules-match-text = Eine Partie kann auch aus bis zu drei oder fünf Spielen bestehen. Nach jedem Spiel tauscht ihr Zeilen und Spalten; ein Unentschieden zählt für niemanden.

## boards

boards-lay = Eine Karte kommt neben eine, die schon liegt.
boards-single = Einzelne Karten: 1 + 4 + 3 sind 8.
boards-pair = Ein Paar Vieren sind 40, mit der einzelnen 1 also 41.
boards-triple = Drei Nullen sind 100.
boards-more = Vier Dreien sind 100 + 3.
boards-cross = Die 4 bildet in Zeile 4 ein Paar, in Spalte d aber nicht.
boards-lowest = Die 5 hebt Zeile 2 von 5 auf 50, und Spalte d bleibt die niedrigste.
boards-end = Die letzte Karte: Die Zeilen gewinnen 33 zu 12.
