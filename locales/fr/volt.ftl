## title

title = VOLT

## colours

colours-red = Rouge
colours-blue = Bleu
colours-yellow = Jaune
colours-green = Vert

## presets

presets-league-name = Ligue à deux
presets-league-about = Deux joueurs, avec modules et mines ; 5 PV gagnent.
presets-training-name = Entraînement
presets-training-about = Apprendre à programmer à deux : ni modules ni mines ; 3 PV gagnent.
presets-solo-name = Seul contre trois KillBots
presets-solo-about = Vous contre une escouade de KillBots, qui jouent selon des dés.
presets-championship-name = Championnat
presets-championship-about = Quatre arènes l’une après l’autre, chacune avec un module de champion à défendre, puis un match pour le titre.

## introduction

introduction-goal = Placez en secret des dés sur les unités de votre robot ; puis tous les robots avancent et tirent dans un ordre strict. Les points de victoire (PV) viennent des jetons PV et des robots détruits.
introduction-target = { $target } PV gagnent.
introduction-championship = On joue dans quatre arènes, puis vient un match pour le titre.
introduction-killbots =
    { $killbots ->
        [one] Un KillBot joue aussi, un robot que les règles pilotent.
       *[other] { $killbots } KillBots jouent aussi, une escouade que les règles pilotent et qui gagne avec 7 PV en tout.
    }

## resignQuestion

resignQuestion = Votre robot quitte l’arène et vous êtes classé derrière tous les autres.

## seats

seats-sides-south = côté sud
seats-sides-west = côté ouest
seats-sides-north = côté nord
seats-sides-east = côté est
seats-sideAbout = Le robot entre par ce côté de l’arène si toutes les places sont prises.

## options

options-title = Options
options-standard = Jeu standard
options-mode = Mode
options-modes-training-name = Entraînement
options-modes-training-about = Ni modules ni mines ; arène A ou B ; 3 PV gagnent.
options-modes-league-name = Ligue
options-modes-league-about = Avec modules et mines, dans n’importe quelle arène.
options-modes-championship-name = Championnat
options-modes-championship-about = Toutes les arènes l’une après l’autre, puis un match pour le titre.
options-modeWords-training = Entraînement
options-modeWords-league = Ligue
options-modeWords-championship = Championnat
options-arena = Arène
options-arenaName = Arène { $name }
options-random = Au hasard
options-randomWords = Arène au hasard
options-arenaTitles-A = Cour
options-arenaTitles-B = Gouffres
options-arenaTitles-C = Centrale
options-arenaTitles-D = Coffre
options-house = Les arènes et les nombres des cartes sont des règles maison : ceux du jeu d’origine ne sont pas publiés.
options-target = PV pour gagner
options-targetWords = { $target } PV gagnent
options-killbots = KillBots
options-killbotWords =
    { $count ->
        [0] Aucun KillBot
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
options-killbotsAbout = Des robots que les règles pilotent avec des dés au hasard. Ensemble ils forment une escouade, qui gagne avec 7 PV.
options-tooMany = L’arène accueille au plus quatre robots, joueurs et KillBots ensemble.
options-tooFew = Un joueur seul a besoin d’au moins un KillBot.
options-startNumbers = Numéros d’ordre
options-startNumberKinds-random-name = Au hasard
options-startNumberKinds-random-about = Tirés à chaque manche.
options-startNumberKinds-rotating-name = À tour de rôle
options-startNumberKinds-rotating-about = Le premier robot d’une manche est le dernier de la suivante.
options-startNumberKinds-first_come-name = Au plus rapide
options-startNumberKinds-first_come-about = Qui finit de programmer en premier a le numéro 1.
options-startNumberWords-random = Numéros d’ordre au hasard
options-startNumberWords-rotating = Numéros d’ordre à tour de rôle
options-startNumberWords-first_come = Numéros d’ordre au plus rapide
options-rounds = Manches au plus
options-roundWords =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
