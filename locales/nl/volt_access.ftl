## table

table-robots = Robots
table-robot = Robot
table-space = Veld
table-damage = Schade
table-vp = OP
table-startNumber = Startnummer
table-modules = Modules
table-dice = Dobbelstenen die nog komen
table-out = niet in de arena
table-none = geen
table-unit = Eenheid { $unit }: { LIST($dice) }
table-left = links: { LIST($modules) }
table-right = rechts: { LIST($modules) }
table-spaces = Velden
table-spacesAbout = Alle velden waarop iets ligt of staat, of met een muur, van de bovenste rij tot de onderste.
table-what = Wat er is
table-from = Vanaf de robot van { $name }
table-here = hier
table-way = { $steps } naar het { $direction }
table-ways = { $first }, { $second }
table-map = Kaart
table-mapAbout = Kolommen van west naar oost, rijen van noord naar zuid.

## keys

keys-die = Een blauwe (rijdt) of rode (schiet) dobbelsteen pakken
keys-number = Het getal van de dobbelsteen kiezen
keys-direction = De dobbelsteen op een richting van de volgende eenheid leggen: de toetsen liggen als de richtingen rond S
keys-back = De laatste dobbelsteen terugnemen
keys-done = Het programma versturen
keys-spaces = In de arena van veld naar veld gaan
keys-pick = Het veld kiezen

## summary

summary-went = { $name } ging naar { $space }.
