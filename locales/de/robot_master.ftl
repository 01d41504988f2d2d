## title

title = Robot Master

## presets

presets-standard-name = Ein Spiel
presets-standard-about = Ein einzelnes Spiel; Seiten und Anfang werden ausgelost.
presets-best_of_3-name = Best of 3
presets-best_of_3-about = Nach jedem Spiel tauscht ihr die Seiten; wer zuerst zwei Spiele gewinnt, siegt.

## introduction

introduction-goal = Legt Karten in ein Raster von 5×5 Feldern. Für den einen zählen die Zeilen, für den anderen die Spalten. Nur die niedrigste Reihe zählt: Die höhere niedrigste Reihe gewinnt.
introduction-games = Gespielt wird Best of { $games }. Nach jedem Spiel tauscht ihr Zeilen und Spalten.

## resignQuestion

resignQuestion = Du verlierst die ganze Partie, nicht nur dieses Spiel.

## seats

seats-owns-rows = Zeilen
seats-owns-columns = Spalten
seats-ownsAbout-rows = Wertet im ersten Spiel die fünf Zeilen.
seats-ownsAbout-columns = Wertet im ersten Spiel die fünf Spalten.
seats-begins = beginnt
seats-beginsAbout = Legt die erste Karte des ersten Spiels.

## options

options-title = Optionen
options-standard = Standardspiel
options-rows = Die Zeilen hat
options-rowsOwners-random-name = Zufall
options-rowsOwners-random-about = Wird beim Start ausgelost.
options-rowsOwners-first_seat-name = Erster Platz
options-rowsOwners-first_seat-about = Platz 1 hat die Zeilen, Platz 2 die Spalten.
options-rowsOwners-second_seat-name = Zweiter Platz
options-rowsOwners-second_seat-about = Platz 2 hat die Zeilen, Platz 1 die Spalten.
options-rowsWords-random = Seiten ausgelost
options-rowsWords-first_seat = Platz 1 hat die Zeilen
options-rowsWords-second_seat = Platz 2 hat die Zeilen
options-begins = Wer beginnt
options-beginners-random-name = Zufall
options-beginners-random-about = Wird für jedes Spiel ausgelost.
options-beginners-rows-name = Zeilen
options-beginners-rows-about = Wer die Zeilen hat, beginnt jedes Spiel.
options-beginners-columns-name = Spalten
options-beginners-columns-about = Wer die Spalten hat, beginnt jedes Spiel.
options-beginsWords-random = Anfang ausgelost
options-beginsWords-rows = Zeilen beginnen
options-beginsWords-columns = Spalten beginnen
options-games = Länge der Partie
options-gamesAbout = Nach jedem Spiel werden Zeilen und Spalten getauscht.
options-gamesWords =
    { $games ->
        [1] 1 Spiel
       *[other] Best of { $games }
    }
