## desk

desk-label = Dein Pult
desk-waiting = Für dich ist gerade nichts zu tun.
desk-modules =
    { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }
desk-modulesTitle = Deine Module
desk-waitingOrders =
    { $count ->
        [one] { $count } Dauerbefehl geht mit deiner nächsten Antwort
       *[other] { $count } Dauerbefehle gehen mit deiner nächsten Antwort
    }
desk-ordersAbout = Ein Dauerbefehl entscheidet ohne Frage. Eine Änderung geht mit deiner nächsten Antwort.
desk-equipped = Ausgerüstet

## controller

controller-dice = Würfel
controller-number = Zahl des Würfels
controller-handDie-blue = Blaue Würfel, noch { $left }
controller-handDie-red = Rote Würfel, noch { $left }
controller-dieAbout-blue = Bewegt den Roboter so viele Felder, wie die Zahl sagt. Nur auf geraden Tasten.
controller-dieAbout-red = Schießt. Die Zahl sagt nur, wann.
controller-button = Einheit { $unit }, { $direction }
controller-buttonWith = Einheit { $unit }, { $direction }: { LIST($dice) }
controller-hint = Wähle Würfel und Zahl, dann eine Richtung auf einer Einheit, oder zieh den Würfel dorthin.
controller-left = Übrig: { $blue } blau, { $red } rot. Drück auf einen Würfel, um ihn zurückzunehmen.
controller-fitting = Mit { $dice }: { LIST($modules) }.
controller-numberWith = { $number }: { LIST($modules) }
controller-sent = Gesendet. Du kannst noch ändern, bis alle fertig sind.
controller-sentTill =
    { $count ->
        [one] Gesendet. Du kannst noch ändern, bis { LIST($names) } fertig ist.
       *[other] Gesendet. Du kannst noch ändern, bis { LIST($names) } fertig sind.
    }
controller-clear = Leeren
controller-done = Fertig
controller-doneEmpty = Diese Runde aussetzen
controller-change = Neu senden

## dryRun

dryRun-title = Probelauf
dryRun-about = Zeigt, was dein Programm tut, wenn sonst niemand fährt.
dryRun-start = Probieren
dryRun-end = Ausblenden
dryRun-nothing = Es passiert nichts.

## equip

equip-card = Roboterkarte
equip-sides-left = linke Seite
equip-sides-right = rechte Seite
equip-empty = Freier Platz { $place }, { $side }
equip-takeOff = { $module } abnehmen
equip-attach = { $module } ausrüsten
equip-exchange = { $module } an die Stelle von { $other }
equip-hint = Drück auf ein Modul, um es auszurüsten, und auf ein ausgerüstetes, um es abzunehmen.
equip-nowhere = { $module } passt nirgends: Drück auf ein ausgerüstetes Modul, um zu tauschen.
equip-problems-full = Eine Seite fasst zwei Module.
equip-problems-beyond_yellow = An ein gelbes Modul passt nichts mehr.
equip-fixed = Ein beschädigtes Schild bleibt, wo es ist.
equip-pickFirst = Drück zuerst unten auf ein Modul.
equip-inventory = Nicht ausgerüstet
equip-done = Fertig

## restart

restart-question = Wo kommt dein Roboter herein? Wähle ein markiertes Feld in der Arena.
restart-pick = Hereinkommen

## draw

draw-question = Zieh ein Modul von einem Stapel.
draw-questionAgain = { LIST($stacks) }: Diese Module hast du alle schon. Zieh von einem anderen Stapel.
draw-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## workshop

workshop-question = Dein Roboter ist in einer Werkstatt.
workshop-repair = Allen Schaden reparieren

## arm

arm-question = Welches Feld aktiviert dein Roboter? Wähle ein markiertes Feld in der Arena.
arm-pick = Aktivieren
arm-own = Mein eigenes Feld

## react

react-questions-anchor = Dein Roboter wird geschoben. Wie weit darf es gehen?
react-questions-shield = Dein Roboter wird getroffen. Soll das Schild den Schaden nehmen?
react-questions-bomb = Dein Roboter wird zerstört. Soll seine Bombe explodieren?
react-questions-lightning_rod = Dein Roboter wird geschoben. Soll der Blitzableiter zurückschlagen?
react-yes = Ja
react-no = Nein
react-noLimit = Ohne Grenze
react-limit =
    { $spaces ->
        [0] Nicht von der Stelle
        [one] Höchstens { $spaces } Feld
       *[other] Höchstens { $spaces } Felder
    }

## use

use-question = Einheit { $unit }: Welche Module benutzt du?
use-certain = Nach Dauerbefehl: { LIST($modules) }.
use-swivel-left = Nach links
use-swivel-right = Nach rechts
use-swivelTo-left = Links, auf { $name }
use-swivelTo-right = Rechts, auf { $name }
use-noTarget = In der Schusslinie ist kein Roboter.
use-target = Welchen Würfel von { $name } verlegst du?
use-face = Wohin blickt { $name }?
use-die = Einheit { $unit }: { $die }
use-toUnit = Auf welche Einheit
use-toButton = Auf welche Taste
use-none = Keins benutzen
use-done = Benutzen

## order

order-label = Reihenfolge der Würfel von Einheit { $unit }
order-die = { $name }: { $die }

## end

end-tokens = SP-Marker
end-destroyed = Zerstörte Roboter
end-losses = Eigener Roboter zerstört
end-shots = Schüsse
end-damage = Treffer erhalten
end-modules = Benutzte Module
end-wins = { $name } gewinnt!
end-squadWins = Die KillBots gewinnen!
end-squad = Die KillBots zusammen
end-shared = { LIST($names) } teilen sich den ersten Platz.
end-defenders = Die Arenen und ihre Verteidiger
end-arena = Arena { $name }
