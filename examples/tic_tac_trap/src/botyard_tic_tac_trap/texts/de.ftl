title = Tic-Tac-Falle
introduction = Tic-Tac-Toe, aber zuerst versteckt jeder in einem Feld eine Falle.
resign = Der andere Spieler gewinnt.

cell =
    Feld { $number }{ $mark ->
        [none] { "" }
       *[other] : { $mark }
    }{ $own ->
        [true] , deine Falle
       *[false] { "" }
    }
hide = Verstecke deine Falle in einem Feld.
mark = Belege ein freies Feld.
waiting = Warten auf { LIST($players) }.
movable = { waiting } Du kannst deine Falle noch verlegen.

wins = { $player } gewinnt.
draw = Unentschieden.
result = Ergebnis
marks =
    { $marks ->
        [one] { $marks } Zeichen wurde gesetzt.
       *[other] { $marks } Zeichen wurden gesetzt.
    }

log-trap_set = { $player } hat eine Falle versteckt.
log-marked = { $player } belegt ein Feld.
log-lost = { $player } tritt in die Falle: Das Zeichen ist verloren.

statistic-trapped = Gefangene Zeichen
about-trapped = Zeichen des anderen Spielers, die in der Falle verloren gingen.
award-trapper = Fallensteller
statistic-marks = Gesetzte Zeichen
about-marks = Zeichen, die auf dem Brett stehen.

refusal-closed = Diese Entscheidung steht dir nicht offen.
refusal-taken = Feld { $cell } ist nicht frei: Wähle ein anderes.
refusal-no_cell = Wähle eines der neun Felder.
refusal-over = Die Partie ist vorbei.
