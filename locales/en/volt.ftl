## title

title = VOLT

## colours

colours-red = Red
colours-blue = Blue
colours-yellow = Yellow
colours-green = Green

## presets

presets-league-name = League for two
presets-league-about = Two players, modules and mines; 5 VP win.
presets-training-name = Training
presets-training-about = Two players learn to program: no modules, no mines; 3 VP win.
presets-solo-name = Solo against three KillBots
presets-solo-about = You alone against a squad of KillBots, which play by dice.
presets-championship-name = Championship
presets-championship-about = Four arenas one after the other, each with a champion module to defend, and a title match.

## introduction

introduction-goal = Put dice on your robot’s control units in secret; then all robots move and shoot in a strict order. Victory points (VP) come from VP tokens and from destroyed robots.
# $target (number)
introduction-target = { $target } VP win.
introduction-championship = You play in four arenas, and then a title match.
# $killbots (number)
introduction-killbots =
    { $killbots ->
        [one] One KillBot plays along, a robot that the rules drive.
       *[other] { $killbots } KillBots play along, a squad that the rules drive and that wins with 7 VP together.
    }

## resignQuestion

resignQuestion = Your robot leaves the arena and you rank behind all others.

## seats

seats-sides-south = south side
seats-sides-west = west side
seats-sides-north = north side
seats-sides-east = east side
seats-sideAbout = The robot comes in by this side of the arena if all seats are taken.

## options

options-title = Options
options-standard = Standard game
options-mode = Mode
options-modes-training-name = Training
options-modes-training-about = No modules and no mines; arena A or B; 3 VP win.
options-modes-league-name = League
options-modes-league-about = With modules and mines, in any arena.
options-modes-championship-name = Championship
options-modes-championship-about = All arenas one after the other, and then a title match.
options-modeWords-training = Training
options-modeWords-league = League
options-modeWords-championship = Championship
options-arena = Arena
# $name (string)
options-arenaName = Arena { $name }
options-random = Random
options-randomWords = Random arena
options-arenaTitles-A = Yard
options-arenaTitles-B = Sinkholes
options-arenaTitles-C = Power plant
options-arenaTitles-D = Vault
options-house = The arenas and the numbers on the cards are house rules: the original game’s are not published.
options-target = VP to win
# $target (number)
options-targetWords = { $target } VP win
options-killbots = KillBots
# $count (number)
options-killbotWords =
    { $count ->
        [0] No KillBots
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
options-killbotsAbout = Robots that the rules drive with random dice. Together they are a squad, which wins with 7 VP.
options-tooMany = At most four robots fit into the arena, players and KillBots together.
options-tooFew = One player needs at least one KillBot.
options-startNumbers = Start numbers
options-startNumberKinds-random-name = Random
options-startNumberKinds-random-about = Drawn anew in each round.
options-startNumberKinds-rotating-name = Rotating
options-startNumberKinds-rotating-about = The first robot of a round is the last one of the next.
options-startNumberKinds-first_come-name = First come
options-startNumberKinds-first_come-about = The first player to finish programming has number 1.
options-startNumberWords-random = Random start numbers
options-startNumberWords-rotating = Rotating start numbers
options-startNumberWords-first_come = Start numbers by speed
options-rounds = Round limit
# $rounds (number)
options-roundWords =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
