## table

table-robots = Roboter
table-robot = Roboter
table-space = Feld
table-damage = Schaden
table-vp = SP
table-startNumber = Startnummer
table-modules = Module
table-dice = Kommende Würfel
table-out = nicht in der Arena
table-none = keine
table-unit = Einheit { $unit }: { LIST($dice) }
table-left = links: { LIST($modules) }
table-right = rechts: { LIST($modules) }
table-spaces = Felder
table-spacesAbout = Alle Felder, auf denen etwas liegt oder steht oder die eine Wand haben, von der obersten Reihe nach unten.
table-what = Was dort ist
table-from = Vom Roboter: { $name }
table-here = hier
table-way = { $steps } { $direction }
table-ways = { $first }, { $second }
table-map = Karte
table-mapAbout = Spalten von Westen nach Osten, Reihen von Norden nach Süden.

## keys

keys-die = Einen blauen Würfel (er bewegt) oder einen roten (er schießt) nehmen
keys-number = Die Zahl des Würfels wählen
keys-direction = Den Würfel in der nächsten Einheit auf eine Richtung legen: Die Tasten liegen um S wie die Richtungen
keys-back = Den letzten Würfel zurücknehmen
keys-done = Das Programm senden
keys-spaces = In der Arena von Feld zu Feld gehen
keys-pick = Das Feld wählen

## summary

summary-went = { $name } ist jetzt auf { $space }.
