## lobby: the game outside of matches

lobby-title = VOLT

lobby-colours-red = Red
lobby-colours-blue = Blue
lobby-colours-yellow = Yellow
lobby-colours-green = Green

lobby-presets-league-name = League for two
lobby-presets-league-about = Two players, modules and mines; 5 VP win.
lobby-presets-training-name = Training
lobby-presets-training-about = Two players learn to program: no modules, no mines; 3 VP win.
lobby-presets-solo-name = Solo against three KillBots
lobby-presets-solo-about = You alone against a squad of KillBots, which play by dice.
lobby-presets-championship-name = Championship
lobby-presets-championship-about = Four arenas one after the other, each with a champion module to defend, and a title match.

lobby-introduction-goal = Put dice on your robot’s control units in secret; then all robots move and shoot in a strict order. Victory points (VP) come from VP tokens and from destroyed robots.
# $target (number)
lobby-introduction-target = { $target } VP win.
lobby-introduction-championship = You play in four arenas, and then a title match.
# $killbots (number)
lobby-introduction-killbots =
    { $killbots ->
        [one] One KillBot plays along, a robot that the rules drive.
       *[other] { $killbots } KillBots play along, a squad that the rules drive and that wins with 7 VP together.
    }

lobby-resignQuestion = Your robot leaves the arena and you rank behind all others.

lobby-seats-sides-south = south side
lobby-seats-sides-west = west side
lobby-seats-sides-north = north side
lobby-seats-sides-east = east side
lobby-seats-sideAbout = The robot comes in by this side of the arena if all seats are taken.

lobby-options-modeWords-training = Training
lobby-options-modeWords-league = League
lobby-options-modeWords-championship = Championship
# $name (string)
lobby-options-arenaName = Arena { $name }
lobby-options-randomWords = Random arena
lobby-options-house = The arenas and the numbers on the cards are house rules: the original game’s are not published.
# $target (number)
lobby-options-targetWords = { $target } VP win
# $count (number)
lobby-options-killbotWords =
    { $count ->
        [0] No KillBots
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
lobby-options-tooMany = At most four robots fit into the arena, players and KillBots together.
lobby-options-tooFew = One player needs at least one KillBot.
lobby-options-startNumberWords-random = Random start numbers
lobby-options-startNumberWords-rotating = Rotating start numbers
lobby-options-startNumberWords-first_come = Start numbers by speed
# $rounds (number)
lobby-options-roundWords =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

## match: the game in a match

match-directions-0 = north
match-directions-1 = northeast
match-directions-2 = east
match-directions-3 = southeast
match-directions-4 = south
match-directions-5 = southwest
match-directions-6 = west
match-directions-7 = northwest

match-modules-mobility = Mobility
match-modules-recoil = Recoil
match-modules-thruster = Thruster
match-modules-teleport = Teleport
match-modules-telescopic_arm = Telescopic arm
match-modules-crossfire = Crossfire
match-modules-grenades = Grenades
match-modules-mines = Mines
match-modules-remote_control = Remote control
match-modules-saw_blade = Saw blade
match-modules-force_beam = Force beam
match-modules-swivel_head = Swivel head
match-modules-anchor = Anchor
match-modules-shield = Shield
match-modules-bomb = Bomb
match-modules-ram_expansion = RAM expansion
match-modules-lightning_rod = Lightning rod
match-modules-jetpack = Jetpack
match-modules-water_cannon = Water cannon
match-modules-wall_control = Wall control

match-stacks-blue = blue stack
match-stacks-red = red stack
match-stacks-yellow = yellow stack

match-dice-unknown-blue = blue die
match-dice-unknown-red = red die
# $number (number)
match-dice-number-blue = blue { $number }
# $number (number)
match-dice-number-red = red { $number }
# $number (number), $direction (string)
match-dice-placed-blue = blue { $number }, { $direction }
# $number (number), $direction (string)
match-dice-placed-red = red { $number }, { $direction }

# $name (string)
match-arena-label = Arena { $name }
match-arena-keys = The arrow keys go from space to space.
# $what (string), $space (string)
match-arena-pick = { $what }: { $space }

# $space (string), $words (string)
match-spaces-label = { $space }: { $words }
# $name (string)
match-spaces-robot = { POSSESSIVE($name) } robot
# $name (string), $direction (string)
match-spaces-killbot =
    { $direction ->
        [none] { $name }
       *[other] { $name }, facing { $direction }
    }
# $robot (string), $damage (number)
match-spaces-damaged = { $robot }, damage { $damage }
# $name (string)
match-spaces-mine = { POSSESSIVE($name) } mine
# $number (number)
match-spaces-vp = VP space { $number }
# $number (number)
match-spaces-token = VP space { $number } with a VP token
match-spaces-workshop = workshop
match-spaces-pit = pit
match-spaces-field = lightning field
# $name (string), $direction (string)
match-spaces-start = { POSSESSIVE($name) } start space, arrow to the { $direction }
# $direction (string)
match-spaces-freeStart = unused start space, arrow to the { $direction }
# $direction (string)
match-spaces-edges-wall = wall in the { $direction }
# $direction (string)
match-spaces-edges-energy = energy wall in the { $direction }
# $direction (string)
match-spaces-edges-barrier = lightning barrier in the { $direction }
# $direction (string)
match-spaces-edges-door = door in the { $direction }

# $colour (string)
match-seats-killbot = { $colour } KillBot
# $vp (number)
match-seats-vp = { $vp } VP
# $vp (number), $target (number)
match-seats-vpOf = { $vp } of { $target } VP
match-seats-vpAbout = Victory points: one for each VP token that your robot stands on at the end of a round, and one for each robot that you destroy.
# $vp (number), $squad (number), $target (number)
match-seats-squadVp = { $vp } VP; the KillBots have { $squad } of { $target } VP together
# $damage (number)
match-seats-damage =
    { $damage ->
        [0] No damage
        [one] { $damage } damage token
       *[other] { $damage } damage tokens
    }
# $times (number)
match-seats-out =
    { $times ->
        [0] Not in the arena yet
       *[other] Not in the arena
    }
# $times (number)
match-seats-destroyed =
    { $times ->
        [0] Never destroyed. The third damage token destroys a robot.
        [one] Destroyed once. The third damage token destroys a robot.
       *[other] Destroyed { $times } times. The third damage token destroys a robot.
    }
# $number (number)
match-seats-startNumber = Start number { $number }
match-seats-startNumberAbout = It decides between equal dice, and the order at the end of a round.
# $count (number)
match-seats-owned =
    { $count ->
        [one] { $count } module in the inventory
       *[other] { $count } modules in the inventory
    }
match-seats-ownedAbout = Modules that the player owns and has not equipped; only the player knows which.
match-seats-modules = Equipped modules
match-seats-bag = Dice of the KillBot
match-seats-dice = Dice to come
# $unit (number)
match-seats-unit = Unit { $unit }
# $arenas (list)
match-seats-defends = Defends { LIST($arenas) }
match-seats-defendsAbout = The player who defends most arenas at the end wins the championship.
match-seats-resigned = Resigned
match-seats-answered = Done
# $modules (string)
match-seats-askedFor = Decides: { $modules }
match-seats-asked-draw = Draws a module
match-seats-asked-equip = Equips
match-seats-asked-restart = Comes in
match-seats-asked-program = Programs
match-seats-asked-use = Decides
match-seats-asked-react = Decides
match-seats-asked-arm = Decides
match-seats-asked-workshop = In the workshop
# $name (string), $vp (number), $damage (number)
match-seats-tab = { $name }: { $vp } VP, damage { $damage }

match-asks-draw = Draw a module
match-asks-equip = Equip your robot
match-asks-restart = Choose a start space
match-asks-program = Program your dice
match-asks-use = Use modules?
match-asks-react = Use the module?
match-asks-arm = Use the telescopic arm?
match-asks-workshop = In the workshop

match-round-over = The match is over
# $unit (number)
match-round-unit = Unit { $unit } runs
match-round-phases-setup = Setup
match-round-phases-preparation = Preparation
match-round-phases-programming = Programming
match-round-phases-activation = Activation
match-round-phases-resolution = Resolution
match-round-phasesShort-setup = Setup
match-round-phasesShort-preparation = 0
match-round-phasesShort-programming = 1
match-round-phasesShort-activation = 2
match-round-phasesShort-resolution = 3
match-round-phasesAbout-setup = VP tokens are drawn, and each player draws two modules.
match-round-phasesAbout-preparation = VP tokens are drawn, modules are equipped, and robots come in.
match-round-phasesAbout-programming = All players program their dice in secret.
match-round-phasesAbout-activation = The dice of all robots run, unit by unit.
match-round-phasesAbout-resolution = Lightning fields strike; then each robot activates its space.
match-round-phasesLabel = Phases of the round
# $number (number), $limit (number)
match-round-number = Round { $number }/{ $limit }
# $match (number)
match-round-match =
    { $match ->
        [5] Title match
       *[other] Match { $match }/4
    }
match-round-matchAbout = Four arena matches, and then the title match.

match-about-title = About this match

# $names (list)
match-waiting-several = Waiting for { LIST($names) }.
# $name (string), $modules (list)
match-waiting-modules = { $name } decides about { LIST($modules) }.
# $name (string)
match-waiting-draw = { $name } draws a module.
# $name (string)
match-waiting-equip = { $name } is equipping the robot.
# $name (string)
match-waiting-restart = { $name } chooses a start space.
# $name (string)
match-waiting-program = { $name } is programming.
# $name (string)
match-waiting-use = { $name } decides about a die.
# $name (string)
match-waiting-react = { $name } decides about a module.
# $name (string)
match-waiting-arm = { $name } decides about the telescopic arm.
# $name (string)
match-waiting-workshop = { $name } is in the workshop.

match-bubbles-damage = Hit
match-bubbles-vp = +1 VP
match-bubbles-repaired = Repaired

match-filters-vp = VP
match-filters-destroyed = Destroyed robots
match-filters-own = Damage to you

# $match (number), $arena (string)
match-log-arenaBegan =
    { $match ->
        [5] The title match begins in arena { $arena }.
       *[other] Match { $match } begins in arena { $arena }.
    }
# $round (number)
match-log-round = Round { $round }
match-log-phases-setup = Setup.
match-log-phases-preparation = Preparation.
match-log-phases-programming = Everyone programs.
match-log-phases-activation = The dice run.
match-log-phases-resolution = The round ends: lightning fields strike and robots activate their spaces.
# $unit (number)
match-log-unit = Unit { $unit } runs.
# $number (number)
match-log-tokenPlaced = A VP token is placed on space { $number }.
# $number (number)
match-log-tokenPlacedMixed = The taken tokens go back into the pool. A VP token is placed on space { $number }.
# $name (string)
match-log-answered = { $name } is done.
# $name (string), $stack (string)
match-log-drew = { $name } draws from the { $stack }.
# $name (string), $stack (string), $module (string)
match-log-drewModule = { $name } draws { $module } from the { $stack }.
# $sentence (string), $doubles (list)
match-log-withDoubles = { $sentence } Doubles put back: { LIST($doubles) }.
# $name (string), $stack (string)
match-log-triedStack = { $name } draws nothing from the { $stack }: { $name } owns all its modules.
match-log-equipmentShown = All robots are equipped.
match-log-programsShown = The programs and the start numbers are public.
# $name (string), $space (string)
match-log-entered = { $name } comes in on { $space }.
# $name (string), $die (string)
match-log-killBotDrew = { $name } draws a die: { $die }.
# $name (string), $die (string)
match-log-activated = { $name } runs { $die }.
# $name (string), $modules (list)
match-log-used = { $name } uses { LIST($modules) }.
# $name (string), $modules (list)
match-log-usedSwivel-left = { $name } uses { LIST($modules) }, turning left.
# $name (string), $modules (list)
match-log-usedSwivel-right = { $name } uses { LIST($modules) }, turning right.
# $name (string), $modules (list), $limit (number)
match-log-usedLimit =
    { $limit ->
        [0] { $name } uses { LIST($modules) } and doesn’t budge.
        [one] { $name } uses { LIST($modules) } and allows { $limit } space.
       *[other] { $name } uses { LIST($modules) } and allows { $limit } spaces.
    }
# $sentence (string)
match-log-withoutTarget = { $sentence } There is nothing to control.
# $by (string), $name (string), $unit (number), $to (number), $direction (string)
match-log-dieMoved = { $by } moves a die of { $name } from unit { $unit } to unit { $to }, { $direction }.
# $name (string), $direction (string)
match-log-faced = { $name } faces { $direction }.
# $by (string), $name (string), $direction (string)
match-log-turned = { $by } turns { $name } to the { $direction }.
# $name (string), $direction (string), $space (string)
match-log-moved = { $name } moves { $direction } to { $space }.
# $name (string), $direction (string), $space (string), $pushed (list)
match-log-movedPushing = { $name } moves { $direction } to { $space } and pushes { LIST($pushed) }.
# $names (list), $direction (string), $space (string)
match-log-pushed =
    { $direction ->
        [none] { LIST($names) } pushed to { $space }.
       *[other] { LIST($names) } pushed { $direction }, to { $space }.
    }
# $name (string), $direction (string), $space (string)
match-log-jumped = { $name } jumps { $direction } to { $space }.
# $name (string), $space (string), $other (string)
match-log-teleported = { $name } teleports to { $space } and swaps places with { $other }.
# $name (string), $direction (string)
match-log-stopped = { $name } can’t go on { $direction }.
# $name (string), $directions (list)
match-log-shot = { $name } fires { LIST($directions) }.
# $name (string), $module (string), $directions (list)
match-log-beam = { $module } of { $name }: { LIST($directions) }.
# $space (string)
match-log-struck-shot = The shot hits { $space }.
# $space (string)
match-log-struck-explosion = Explosion on { $space }.
# $space (string)
match-log-struck-barrier = The lightning barrier strikes on { $space }.
# $space (string)
match-log-struck-fields = Lightning strikes the fields.
# $space (string)
match-log-struck-saw_blade = The saw blade strikes { $space }.
# $space (string)
match-log-struck-lightning_rod = The lightning rod strikes { $space }.
# $name (string), $damage (number)
match-log-damagedWithShield =
    { $damage ->
        [0] { $name } is hit: one damage token on the shield.
        [one] { $name } is hit: { $damage } damage token, and one on the shield.
       *[other] { $name } is hit: { $damage } damage tokens, and one on the shield.
    }
# $name (string), $damage (number)
match-log-damaged =
    { $damage ->
        [one] { $name } now has { $damage } damage token.
       *[other] { $name } now has { $damage } damage tokens.
    }
# $name (string)
match-log-destroyed-damage = { $name } is destroyed.
# $name (string)
match-log-destroyed-pit = { $name } falls into a pit.
# $name (string)
match-log-destroyed-crush = { $name } is crushed.
# $name (string), $by (string)
match-log-destroyedBy-damage = { $name } is destroyed; { $by } scores.
# $name (string), $by (string)
match-log-destroyedBy-pit = { $name } falls into a pit; { $by } scores.
# $name (string), $by (string)
match-log-destroyedBy-crush = { $name } is crushed; { $by } scores.
# $name (string), $vp (number)
match-log-vpGained = { $name } gains a VP and has { $vp }.
# $name (string), $number (number), $vp (number)
match-log-tokenTaken = { $name } takes VP token { $number } and has { $vp } VP.
# $name (string), $space (string)
match-log-mineLaid = { $name } lays a mine on { $space }.
# $name (string), $space (string)
match-log-mineRemoved-exploded = A mine of { $name } explodes on { $space }.
# $name (string), $space (string)
match-log-mineRemoved-limit = The oldest mine of { $name }, on { $space }, is taken away.
# $name (string), $space (string)
match-log-mineRemoved-owner = A mine of { $name } on { $space } is taken away.
# $from (string), $to (string)
match-log-minePushed = The mine on { $from } is pushed to { $to }.
# $name (string), $space (string)
match-log-spaceActivated = { $name } activates { $space }.
# $name (string)
match-log-repaired = { $name } is repaired.
# $name (string)
match-log-resigned = { $name } resigned.
# $name (string)
match-log-removed = The robot of { $name } leaves the arena.
# $name (string), $arena (string), $modules (list)
match-log-arenaWon =
    { $modules ->
        [none] { $name } wins arena { $arena }.
       *[other] { $name } wins arena { $arena } and { LIST($modules) }.
    }

match-end-reasons-score = Enough VP: the match is over.
match-end-reasons-rounds = The last round is over.
match-end-reasons-resigned = Only one player was left.
match-end-reasons-championship = The championship is decided.

## play: a player’s desk

play-desk-label = Your desk
play-desk-waiting = Waiting for the others.
# $count (number)
play-desk-modules =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
play-desk-modulesTitle = Your modules
# $count (number)
play-desk-waitingOrders =
    { $count ->
        [one] { $count } standing order is sent with your next answer
       *[other] { $count } standing orders are sent with your next answer
    }
play-desk-ordersAbout = A standing order answers for you. A change is sent with your next answer.
play-desk-equipped = Equipped

play-controller-dice = Dice
play-controller-number = Number of the die
# $left (number)
play-controller-handDie-blue = Move: blue dice, { $left } left
# $left (number)
play-controller-handDie-red = Fire: red dice, { $left } left
play-controller-does-blue = Move
play-controller-does-red = Fire
play-controller-dieAbout-blue = Moves the robot as many spaces as its number. Orthogonal buttons only.
play-controller-dieAbout-red = Fires. The number only says when.
# $unit (number), $direction (string)
play-controller-button = Unit { $unit }, { $direction }
# $unit (number), $direction (string), $dice (list)
play-controller-buttonWith = Unit { $unit }, { $direction }: { LIST($dice) }
play-controller-hint = Pick a die and a number, then press a direction on a unit, or drag the die there.
play-controller-takeBack = Press it to take it back.
# $dice (string), $modules (list)
play-controller-fitting = With { $dice }: { LIST($modules) }.
# $number (number), $modules (list)
play-controller-numberWith = { $number }: { LIST($modules) }
play-controller-sent = Sent. You can still change it until all have answered.
# $count (number), $names (list)
play-controller-sentTill =
    { $count ->
        [one] Sent. You can still change it until { LIST($names) } has answered.
       *[other] Sent. You can still change it until { LIST($names) } have answered.
    }
# $done (number), $all (number)
play-controller-race = First to finish starts: { $done } of { $all } done.
play-controller-clear = Clear
play-controller-done = Done
play-controller-skip = Skip this round
play-controller-skipAbout = Without dice your robot stands still for a round.
play-controller-skipYes = Yes, skip it
play-controller-change = Send again

play-dryRun-title = If no other robot moves:
play-dryRun-nothing = Nothing happens.

play-restart-question = Where does your robot come in? Choose a marked space in the arena.
play-restart-pick = Come in

play-arm-pick = Activate

play-order-label = Order of the dice of this round
# $name (string), $die (string)
play-order-die = { $name }: { $die }
# $name (string), $die (string)
play-order-done = { $name }: { $die }, done

## questions: what a player is asked apart from programs

questions-draw-question = Draw a module from a stack. Modules give your robot new actions.
# $stacks (list)
questions-draw-questionAgain = You own all modules of the { LIST($stacks) }. Draw a module from another stack.
# $count (number)
questions-draw-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
questions-draw-kinds-blue = move
questions-draw-kinds-red = attack
questions-draw-kinds-yellow = protect
questions-draw-kindsAbout-blue = Modules for moving: further, diagonally, or to another place.
questions-draw-kindsAbout-red = Modules for attacks: beams, mines, explosions, and control of other robots.
questions-draw-kindsAbout-yellow = Modules for protection: they work by themselves, or when your robot is hit or pushed.

questions-workshop-question = Your robot is in a workshop.
questions-workshop-repair = Repair all damage

questions-arm-question = Which space does your robot activate? Choose a marked space in the arena.
questions-arm-own = My own space

questions-react-questions-anchor = Your robot is being pushed. How far may it go?
questions-react-questions-shield = Your robot is hit. Should the shield take the damage?
questions-react-questions-bomb = Your robot is destroyed. Should its bomb explode?
questions-react-questions-lightning_rod = Your robot is being pushed. Should the lightning rod strike back?
questions-react-yes = Yes
questions-react-no = No
questions-react-noLimit = No limit
# $spaces (number)
questions-react-limit =
    { $spaces ->
        [0] Don’t budge
        [one] At most { $spaces } space
       *[other] At most { $spaces } spaces
    }

# $unit (number)
questions-use-question = Unit { $unit }: which modules do you use?
# $modules (list)
questions-use-certain = By standing order: { LIST($modules) }.
questions-use-swivel-left = Turn left
questions-use-swivel-right = Turn right
# $name (string)
questions-use-swivelTo-left = Left, at { $name }
# $name (string)
questions-use-swivelTo-right = Right, at { $name }
# $name (string)
questions-use-target = Which die of { $name } lies elsewhere?
# $name (string)
questions-use-face = Where does { $name } look?
# $unit (number), $die (string)
questions-use-die = Unit { $unit }: { $die }
questions-use-toUnit = To which unit
questions-use-toButton = To which button
questions-use-none = Use none
questions-use-done = Use
# $module (string)
questions-use-now = Use { $module }
# $things (list)
questions-use-hits = Hits { LIST($things) }.
questions-use-hitsNothing = Hits nothing.
# $space (string)
questions-use-mineOn = the mine on { $space }

questions-dontAsk-title = Don’t ask again…

## cards: what the modules do

cards-about-mobility = A red die on an orthogonal button moves the robot as a blue one would, instead of a shot.
cards-about-recoil = After a movement, all robots next to you are pushed one space away; mines there explode.
cards-about-thruster = Blue dice that fit may lie on diagonal buttons, and move diagonally.
cards-about-teleport = Your robot changes places with the first robot in the line of fire. A mine there explodes.
cards-about-telescopic_arm = At the end of the round your robot may activate a space next to it instead of its own.
cards-about-crossfire = A shot goes in four directions: ahead, back, and to both sides.
cards-about-grenades = An explosion as many spaces away as the number, over robots and mines. It hits all around.
cards-about-mines = After a movement, a mine of yours lies on the space that your robot left last.
cards-about-remote_control = The first robot in the line of fire: move one of its dice to another button, or turn a KillBot.
cards-about-saw_blade = The first robot that this movement pushes takes 1 damage.
cards-about-force_beam = Pushes the first robot in the line of fire two spaces away. A mine there explodes.
cards-about-swivel_head = The shot, or what is done instead of it, goes 45° to the left or right.
cards-about-anchor = When your robot is pushed, you say how far it may go at most.
cards-about-shield = Takes one damage in place of your robot. A workshop repairs it.
cards-about-bomb = When your robot is destroyed, it explodes and hits all around.
cards-about-ram_expansion = One unit may hold two dice, so you can use all four.
cards-about-lightning_rod = A robot that pushes yours takes 1 damage.
cards-about-jetpack = Your robot jumps as many spaces as the number, over everything, and crushes what it lands on and can’t push away.
cards-about-water_cannon = The stream makes mines explode and pushes the first robot three spaces away.
cards-about-wall_control = Your robot passes walls inside the arena, but not energy walls.
# $module (string)
cards-play = Show what { $module } does

## modules: module cards and standing orders

modules-uses-instead = instead
modules-uses-add = in addition
modules-uses-passive = Always works
modules-uses-phase_3 = At the end of the round
modules-uses-reaction = As it happens

# $low (number), $high (number)
modules-range-blue = Blue dice, { $low } to { $high }
# $low (number), $high (number)
modules-range-red = Red dice, { $low } to { $high }

modules-house = House rule: numbers, ranges and copies of the cards, and the arenas, are ours; the original game’s are not published.

# $module (string)
modules-ordersOf = Standing order for { $module }
modules-orders-ask = Ask
modules-orders-no = No
modules-orders-yes = Yes
modules-orders-brake = Brake
modules-ordersAbout-ask = Ask me each time.
modules-ordersAbout-no = Never use it, without a question.
modules-ordersAbout-yes = Use it whenever it fits, without a question.
modules-ordersAbout-brake = Never budge, without a question.
modules-pending = with your next answer

## access: for players who do not see the arena

access-table-robots = Robots
access-table-robot = Robot
access-table-space = Space
access-table-damage = Damage
access-table-vp = VP
access-table-startNumber = Start number
access-table-modules = Modules
access-table-dice = Dice to come
access-table-out = not in the arena
access-table-none = none
# $unit (number), $dice (list)
access-table-unit = Unit { $unit }: { LIST($dice) }
# $modules (list)
access-table-left = left: { LIST($modules) }
# $modules (list)
access-table-right = right: { LIST($modules) }
access-table-spaces = Spaces
access-table-spacesAbout = All spaces on which something lies or stands, or with a wall, from the top row to the bottom.
access-table-what = What is there
# $name (string)
access-table-from = From { POSSESSIVE($name) } robot
access-table-here = here
# $steps (number), $direction (string)
access-table-way = { $steps } { $direction }
# $first (string), $second (string)
access-table-ways = { $first }, { $second }
access-table-map = Map
access-table-mapAbout = Columns from west to east, rows from north to south.

access-keys-die = Take a blue die (it moves) or a red one (it fires)
access-keys-number = Choose the die’s number
access-keys-direction = Put the die on a direction of the next unit: the keys lie around S like the directions
access-keys-back = Take the last die back
access-keys-done = Send the program
access-keys-spaces = Go from space to space in the arena
access-keys-pick = Choose the space

# $name (string), $space (string)
access-summary-went = { $name } went to { $space }.

## learning: lessons and rules

# $target (number)
learning-goal = Take VP tokens and destroy robots: { $target } VP win at once. All programs run unit by unit, low numbers first.
# $target (number)
learning-goalOfArena = Take VP tokens and destroy robots: { $target } VP win an arena. Who defends most arenas wins the championship.
# $target (number)
learning-goalOfSquad = Take VP tokens and destroy robots: { $target } VP win at once. The KillBots win with 7 VP together.
learning-guide-own = This robot is yours.
learning-guide-die = Choose a die and a number, then press a direction on a unit.
learning-guide-done = Press Done when your dice lie: it ends your turn.

learning-chapters-dice = Lesson 1: Dice and units
learning-chapters-modules = Lesson 2: Modules and KillBots

learning-lesson-points-title = Victory points
learning-lesson-points-text = Red is your robot. The stars are VP tokens: a robot that stands on one at the end of the round gains 1 VP. Destroying a robot is worth 1 VP, too.
learning-lesson-move-title = Blue dice move
learning-lesson-move-text = You choose a die’s number yourself. Put a blue 3 on north in unit 1, and your robot goes three spaces to the token. Then press Done.
learning-lesson-move-done = One VP! Robots take tokens at the end of the round, not on the way.
learning-lesson-move-missed = You have to stop on the star: a blue 3 to the north.
learning-lesson-units-title = One unit after the other
learning-lesson-units-text = You have three units, each with one die. Go 3 east with unit 1, then 2 north with unit 2, around the pit and the wall.
learning-lesson-units-done = All robots run unit 1, then unit 2, then unit 3. Units may stay empty.
learning-lesson-units-missed = First a blue 3 to the east in unit 1, then a blue 2 to the north in unit 2.
learning-lesson-fire-title = Red dice fire
learning-lesson-fire-text = A red die fires in any of the eight directions, as far as the way is open. Blue has two damage tokens: fire northeast.
learning-lesson-fire-done = The third damage token destroys a robot: 1 VP for you. Pits don’t stop shots.
learning-lesson-fire-missed = Put a red die on northeast, any number.
learning-lesson-order-title = Low numbers first
learning-lesson-order-text = In each unit low numbers run first. Blue will leave with a blue 3 to the north. Hit it before that: with a red die to the east and a low number.
learning-lesson-order-done = A 2 comes before a 3. Of equal numbers blue dice come before red, then the lower start number.
learning-lesson-order-missed = Blue was faster. Choose 1 or 2 for your red die.
learning-lesson-push-title = Pushing
learning-lesson-push-text = A moving robot pushes others ahead of it. Walls stop it, and a pit destroys what falls in. Push Blue into the pit, but don’t follow.
learning-lesson-push-done = Pushed into a pit: 1 VP for you.
learning-lesson-push-missed = A blue 2 to the east pushes Blue just far enough.
learning-lesson-return-title = Coming back
learning-lesson-return-text = Your robot was destroyed. It comes back now, without damage, on a start space of your side. Choose one.
learning-lesson-return-done = All you lost is the rest of that round. Everything else you keep, your VP too.
learning-lesson-equip-title = Equip modules
learning-lesson-equip-text = Equip your two modules, then use the thruster: it lets blue dice from 1 to 3 go diagonally. Take the token with a blue 2 to the northeast.
learning-lesson-equip-done = Diagonal moves slip past pits. Each side of the robot card holds two modules, and nothing goes beyond a yellow one.
learning-lesson-module-title = Use a module
learning-lesson-module-text = The force beam goes with red dice from 2 to 5. Put a red 4 on east. When it runs, use the force beam instead of the shot.
learning-lesson-module-done = Pushed into the pit, from a distance! You are asked whenever a module fits. Standing orders answer in advance.
learning-lesson-module-missed = A red 4 to the east, and then the force beam.
learning-lesson-workshop-title = In the workshop
learning-lesson-workshop-text = In a workshop you repair your robot or draw a module. Go there with a blue 3 to the north, and repair.
learning-lesson-workshop-done = All damage is gone. You could have drawn a module instead.
learning-lesson-workshop-missed = Go 3 north with unit 1, and choose the repair.
learning-lesson-killbot-title = A KillBot
learning-lesson-killbot-text = The rules drive KillBots: each unit they draw a die, and they go for tokens and robots that they see. This one will draw a blue 3. Shoot it with a red 1 to the east.
learning-lesson-killbot-done = One KillBot less. All KillBots of a match are friends, and win with 7 VP together.
learning-lesson-killbot-missed = It was faster. Only a 1 or a 2 comes before its blue 3.
learning-lesson-end-title = That’s it
learning-lesson-end-text = In a league 5 VP win. Each player begins with two modules and gets more in workshops, and one whenever another player scores for destroying their robot. The rules page answers the rest, with boards to watch.

# $vp (number)
learning-puzzles-vp = Gain { $vp } VP in this round. The other robots have no dice.

## effects: what lies on a space does

effects-mine = A robot that enters its space, or a shot, makes it explode: 1 damage to everything there and around it.
effects-token = A robot that is here at the end of the round takes the token: 1 VP.
effects-vp = VP tokens come here.
effects-workshop = At the end of the round a robot here repairs all its damage or, in a game with modules, draws one.
effects-pit = It destroys what falls in.
effects-field = At the end of the round everything here takes 1 lightning damage.
effects-energy = An energy wall stops robots, shots and teleports.
effects-barrier = A robot that crosses the lightning barrier takes 1 damage.
effects-door = A door has no effect.

## options: the form for the options

options-options-mode = Mode
options-options-modes-training-name = Training
options-options-modes-training-about = No modules and no mines; arena A or B; 3 VP win.
options-options-modes-league-name = League
options-options-modes-league-about = With modules and mines, in any arena.
options-options-modes-championship-name = Championship
options-options-modes-championship-about = All arenas one after the other, and then a title match.
options-options-arena = Arena
options-options-random = Random
options-options-arenaTitles-A = Yard
options-options-arenaTitles-B = Sinkholes
options-options-arenaTitles-C = Power plant
options-options-arenaTitles-D = Vault
options-options-target = VP to win
options-options-killbots = KillBots
options-options-killbotsAbout = Robots that the rules drive with random dice. Together they are a squad, which wins with 7 VP.
options-options-startNumbers = Start numbers
options-options-startNumberKinds-random-name = Random
options-options-startNumberKinds-random-about = Drawn anew in each round.
options-options-startNumberKinds-rotating-name = Rotating
options-options-startNumberKinds-rotating-about = The first robot of a round is the last one of the next.
options-options-startNumberKinds-first_come-name = First come
options-options-startNumberKinds-first_come-about = The first player to finish programming has number 1.
options-options-rounds = Round limit

## equip: modules for a robot

equip-equip-card = Robot card
equip-equip-sides-left = left side
equip-equip-sides-right = right side
# $side (string), $place (number)
equip-equip-empty = Empty place { $place } on the { $side }
# $module (string)
equip-equip-takeOff = Take { $module } off
# $module (string)
equip-equip-attach = Equip { $module }
# $module (string), $other (string)
equip-equip-exchange = Put { $module } in the place of { $other }
equip-equip-hint = Press a module to equip it, and an equipped one to take it off.
# $module (string)
equip-equip-nowhere = { $module } fits nowhere: press an equipped module to exchange it.
# $module (string)
equip-equip-isNew = New: { $module }.
equip-equip-problems-full = A side holds two modules.
equip-equip-problems-beyond_yellow = Nothing fits beyond a yellow module.
equip-equip-fixed = A shield with damage stays where it is.
equip-equip-pickFirst = Press a module below first.
equip-equip-inventory = Not equipped
equip-equip-done = Done

## dialogs: the dialogs of a match

# $name (string), $mode (string)
dialogs-about-arena = Arena { $name }. Mode: { $mode }.
# $target (number)
dialogs-about-target = The first player with { $target } VP wins at once. A VP token and each robot that you destroy are worth 1 VP.
# $target (number)
dialogs-about-squad = All KillBots together are a squad, which wins with { $target } VP.
# $rounds (number)
dialogs-about-rounds = After round { $rounds } the most VP win. In a tie, the robot that was destroyed less often wins.
# $pool (number), $taken (number)
dialogs-about-tokens = VP tokens in the pool: { $pool }. Taken: { $taken }.
# $blue (number), $red (number), $yellow (number)
dialogs-about-stacks = Module cards in the stacks: { $blue } blue, { $red } red, { $yellow } yellow.
# $arena (string), $name (string)
dialogs-about-defender = { $name } defends arena { $arena }.
dialogs-about-house = House rules
dialogs-end-reopen = Result
dialogs-end-nobodyLeft = No player is left.
# $count (number)
dialogs-end-arenas =
    { $count ->
        [one] { $count } arena
       *[other] { $count } arenas
    }
# $name (string)
dialogs-end-wins = { $name } wins!
dialogs-end-squadWins = The KillBots win!
dialogs-end-squad = The KillBots together
# $names (list)
dialogs-end-shared = { LIST($names) } share the first place.
dialogs-end-defenders = The arenas and their defenders
# $name (string)
dialogs-end-arena = Arena { $name }

# $match (string), $arena (string)
dialogs-between-title = { $match }, arena { $arena }
# $target (number)
dialogs-between-anew = Points and damage begin anew, and { $target } VP win. Modules stay.
dialogs-between-playOn = Next arena

## end: statistics and awards of a finished match

end-statistic-destroyed = Robots destroyed
end-about-destroyed = VP for destroyed robots of others.
end-statistic-tokens = VP tokens
end-about-tokens = VP for tokens that the robot took.
end-statistic-modules = Modules used
end-about-modules = How often a module was used.
end-statistic-losses = Times destroyed
end-about-losses = How often the player’s robot was destroyed.
end-statistic-shots = Shots
end-about-shots = Shots, and beams of modules.
end-statistic-damage = Hits taken
end-about-damage = How often the player’s robot or its shield was damaged.
end-award-destroyer = Destroyer
end-award-collector = Collector
end-award-tinkerer = Tinkerer
