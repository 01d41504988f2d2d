you = Du
next = Weiter
back = Zurück
again = Noch einmal
leave = Verlassen
step = Schritt { $number } von { $count }
learnTitle = { $game } lernen
retry = Noch einmal versuchen
noLessons = Für dieses Spiel gibt es noch keine Lektionen.
play = Jetzt spielen
problem = Das kann gerade nicht geladen werden.
sandboxTitle = Ausprobieren
sandboxAbout = Hier zählt nichts: Die Partie selbst bleibt, wie sie ist.
imagined = Die Partie läuft noch, darum wurde neu verteilt, was du nicht sehen kannst.
undo = Zurücknehmen
restart = Von vorn
backToMatch = Zurück zur Partie
iPlay = Ich spiele
everySeat = alle
others = Die anderen
pass = nichts tun
rules = Regeln
puzzles = Rätsel
learn = Spielen lernen
rulesTitle = Regeln von { $game }
contents = Auf dieser Seite
watch = Abspielen
watchAgain = Noch einmal abspielen
puzzlesTitle = Rätsel: { $game }
puzzle = Rätsel { $number }
solved = Gelöst!
solvedMark = gelöst
missed = Diesmal nicht. Nimm es zurück und versuch es anders.
progress = { $done } von { $count } gelöst
turnsLeft =
    { $turns ->
        [one] Erreiche das Ziel in einem Zug.
       *[other] Erreiche das Ziel in { $turns } Zügen.
    }
nextPuzzle = Nächstes Rätsel
gotIt = Verstanden
how = Wie?
hint = Was würde der Planer tun?
move = Zug { $number }
worth =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
