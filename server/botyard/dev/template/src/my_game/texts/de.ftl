title = My Game
introduction = Nehmt reihum einen, zwei oder drei Steine. Der letzte Stein gewinnt.

heap =
    { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }
ask = Wie viele Steine nimmst du?
take = { $count } nehmen
waiting = Warten auf { LIST($players) }.
taken =
    { $count ->
        [one] { $player } nimmt { $count } Stein.
       *[other] { $player } nimmt { $count } Steine.
    }
wins = { $player } gewinnt.
result = Ergebnis

lesson-take-title = Lass vier liegen
lesson-take-text = Sechs Steine liegen da. Nimm zwei: Von vieren aus gewinnt kein Zug des anderen.
lesson-take-done = Genau. Was auch immer jetzt genommen wird, der letzte Stein gehört dir.
lesson-win-title = Der letzte Stein
lesson-win-text = Drei Steine sind übrig. Nimm sie alle.
lesson-win-done = Du gewinnst.

refusal-turn = Du bist nicht am Zug.
refusal-fewer = Nimm höchstens { $stones }: Mehr sind nicht da.
refusal-over = Du hast aufgegeben, oder die Partie ist vorbei.
