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
options-modeWords-training = Training
options-modeWords-league = League
options-modeWords-championship = Championship
# $name (string)
options-arenaName = Arena { $name }
options-randomWords = Random arena
# $target (number)
options-targetWords = { $target } VP win
# $count (number)
options-killbotWords =
    { $count ->
        [0] No KillBots
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
options-tooMany = At most four robots fit into the arena, players and KillBots together.
options-tooFew = One player needs at least one KillBot.
options-startNumberWords-random = Random start numbers
options-startNumberWords-rotating = Rotating start numbers
options-startNumberWords-first_come = Start numbers by speed
# $rounds (number)
options-roundWords =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
