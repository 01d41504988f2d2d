you = Jij
next = Verder
back = Terug
again = Nog een keer
leave = Verlaten
step = Stap { $number } van { $count }
learnTitle = { $game } leren
retry = Opnieuw proberen
noLessons = Dit spel heeft nog geen lessen.
play = Nu spelen
problem = Dit kan nu niet worden geladen.

sandboxTitle = Uitproberen
sandboxAbout = Hier telt niets: de partij zelf blijft zoals ze is.
imagined = De partij loopt nog, dus wat je niet ziet, is opnieuw gedeeld.
undo = Terugnemen
restart = Opnieuw beginnen
backToMatch = Terug naar de partij
iPlay = Ik speel
everySeat = iedereen
others = De anderen
pass = doen niets
rules = Regels
puzzles = Puzzels
learn = Leren spelen
rulesTitle = Regels van { $game }
contents = Op deze pagina
watch = Afspelen
watchAgain = Nog eens afspelen
puzzlesTitle = Puzzels: { $game }
puzzle = Puzzel { $number }
solved = Opgelost!
solvedMark = opgelost
missed = Deze keer niet. Neem het terug en probeer iets anders.
progress = { $done } van { $count } opgelost
turnsLeft =
    { $turns ->
        [one] Haal het doel in één beurt.
       *[other] Haal het doel in { $turns } beurten.
    }
nextPuzzle = Volgende puzzel
gotIt = Begrepen
how = Hoe?
hint = Wat zou de planner doen?
move = Zet { $number }
worth =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
