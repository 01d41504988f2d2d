## about

about-mobility = Ein roter Würfel auf einer geraden Taste bewegt den Roboter wie ein blauer, statt zu schießen.
about-recoil = Nach einer Bewegung werden alle Roboter neben dir ein Feld weggeschoben; Minen dort explodieren.
about-thruster = Passende blaue Würfel dürfen auf diagonalen Tasten liegen und fahren dann diagonal.
about-teleport = Dein Roboter tauscht den Platz mit dem ersten Roboter in der Schusslinie. Eine Mine dort explodiert.
about-telescopic_arm = Am Ende der Runde darf dein Roboter statt seines Feldes eines daneben aktivieren.
about-crossfire = Ein Schuss geht in vier Richtungen: nach vorn, nach hinten und zu beiden Seiten.
about-grenades = Eine Explosion so viele Felder weit weg, wie die Zahl sagt, über Roboter und Minen hinweg. Sie trifft ringsum.
about-mines = Nach einer Bewegung liegt auf dem zuletzt verlassenen Feld eine Mine von dir.
about-remote_control = Der erste Roboter in der Schusslinie: Leg einen seiner Würfel auf eine andere Taste, oder dreh einen KillBot.
about-saw_blade = Der erste Roboter, den diese Bewegung schiebt, nimmt 1 Schaden.
about-force_beam = Schiebt den ersten Roboter in der Schusslinie zwei Felder weg. Eine Mine dort explodiert.
about-swivel_head = Der Schuss, oder was an seine Stelle tritt, geht 45° weiter links oder rechts.
about-anchor = Wird dein Roboter geschoben, sagst du, wie weit höchstens.
about-shield = Nimmt einen Schaden für deinen Roboter. Eine Werkstatt repariert es.
about-bomb = Wird dein Roboter zerstört, explodiert er und trifft ringsum.
about-ram_expansion = Eine Einheit fasst zwei Würfel, so kannst du alle vier benutzen.
about-lightning_rod = Wer deinen Roboter schiebt, nimmt 1 Schaden.
about-jetpack = Dein Roboter springt so viele Felder, wie die Zahl sagt, über alles hinweg, und zerdrückt, was er bei der Landung nicht wegschieben kann.
about-water_cannon = Der Strahl lässt Minen explodieren und schiebt den ersten Roboter drei Felder weg.
about-wall_control = Dein Roboter fährt durch Wände in der Arena, nicht durch Energiewände.

## uses

uses-instead = stattdessen
uses-add = zusätzlich
uses-passive = Wirkt immer
uses-phase_3 = Am Ende der Runde
uses-reaction = Wenn es passiert

## range

range-blue = Blaue Würfel, { $low } bis { $high }
range-red = Rote Würfel, { $low } bis { $high }

## house

house = Hausregel: Zahlen, Bereiche und Anzahl der Karten und die Arenen sind von uns; die des ursprünglichen Spiels sind nicht veröffentlicht.

## orders

ordersOf = Dauerbefehl für { $module }
orders-ask = Fragen
orders-no = Nein
orders-yes = Ja
orders-brake = Bremsen
ordersAbout-ask = Frag mich jedes Mal.
ordersAbout-no = Nie benutzen, ohne Frage.
ordersAbout-yes = Immer benutzen, wenn es passt, ohne Frage.
ordersAbout-brake = Nie von der Stelle, ohne Frage.
pending = mit deiner nächsten Antwort
