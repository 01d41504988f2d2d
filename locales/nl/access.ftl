table = Bord als tabel
keys = Sneltoetsen
key = Toets
does = Wat hij doet
or = of
showTable = Toont het bord als tabel
showKeys = Toont deze lijst
