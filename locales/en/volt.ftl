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

lobby-options-title = Options
lobby-options-standard = Standard game
lobby-options-mode = Mode
lobby-options-modes-training-name = Training
lobby-options-modes-training-about = No modules and no mines; arena A or B; 3 VP win.
lobby-options-modes-league-name = League
lobby-options-modes-league-about = With modules and mines, in any arena.
lobby-options-modes-championship-name = Championship
lobby-options-modes-championship-about = All arenas one after the other, and then a title match.
lobby-options-modeWords-training = Training
lobby-options-modeWords-league = League
lobby-options-modeWords-championship = Championship
lobby-options-arena = Arena
# $name (string)
lobby-options-arenaName = Arena { $name }
lobby-options-random = Random
lobby-options-randomWords = Random arena
lobby-options-arenaTitles-A = Yard
lobby-options-arenaTitles-B = Sinkholes
lobby-options-arenaTitles-C = Power plant
lobby-options-arenaTitles-D = Vault
lobby-options-house = The arenas and the numbers on the cards are house rules: the original game’s are not published.
lobby-options-target = VP to win
# $target (number)
lobby-options-targetWords = { $target } VP win
lobby-options-killbots = KillBots
# $count (number)
lobby-options-killbotWords =
    { $count ->
        [0] No KillBots
        [one] { $count } KillBot
       *[other] { $count } KillBots
    }
lobby-options-killbotsAbout = Robots that the rules drive with random dice. Together they are a squad, which wins with 7 VP.
lobby-options-tooMany = At most four robots fit into the arena, players and KillBots together.
lobby-options-tooFew = One player needs at least one KillBot.
lobby-options-startNumbers = Start numbers
lobby-options-startNumberKinds-random-name = Random
lobby-options-startNumberKinds-random-about = Drawn anew in each round.
lobby-options-startNumberKinds-rotating-name = Rotating
lobby-options-startNumberKinds-rotating-about = The first robot of a round is the last one of the next.
lobby-options-startNumberKinds-first_come-name = First come
lobby-options-startNumberKinds-first_come-about = The first player to finish programming has number 1.
lobby-options-startNumberWords-random = Random start numbers
lobby-options-startNumberWords-rotating = Rotating start numbers
lobby-options-startNumberWords-first_come = Start numbers by speed
lobby-options-rounds = Round limit
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
match-spaces-effects-mine = A robot that enters its space, or a shot, makes it explode: 1 damage to everything there and around it.
match-spaces-effects-token = A robot that is here at the end of the round takes the token: 1 VP.
match-spaces-effects-vp = VP tokens come here.
match-spaces-effects-workshop = At the end of the round a robot here repairs all its damage or, in a game with modules, draws one.
match-spaces-effects-pit = It destroys what falls in.
match-spaces-effects-field = At the end of the round everything here takes 1 lightning damage.
match-spaces-effects-energy = An energy wall stops robots, shots and teleports.
match-spaces-effects-barrier = A robot that crosses the lightning barrier takes 1 damage.
match-spaces-effects-door = A door has no effect.

# $colour (string)
match-seats-killbot = { $colour } KillBot
# $vp (number)
match-seats-vp = { $vp } VP
# $vp (number), $target (number)
match-seats-vpOf = { $vp } of { $target } VP
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
# $name (string), $mode (string)
match-about-arena = Arena { $name }. Mode: { $mode }.
# $target (number)
match-about-target = The first player with { $target } VP wins at once. A VP token and each robot that you destroy are worth 1 VP.
# $target (number)
match-about-squad = All KillBots together are a squad, which wins with { $target } VP.
# $rounds (number)
match-about-rounds = After round { $rounds } most VP win; then fewer destructions of the own robot decide.
# $pool (number), $taken (number)
match-about-tokens = VP tokens in the pool: { $pool }. Taken: { $taken }.
# $blue (number), $red (number), $yellow (number)
match-about-stacks = Module cards in the stacks: { $blue } blue, { $red } red, { $yellow } yellow.
# $arena (string), $name (string)
match-about-defender = { $name } defends arena { $arena }.
match-about-house = House rules

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
match-log-phases-programming = Everybody programs.
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

match-end-reopen = Result
match-end-reasons-score = Enough VP: the match is over.
match-end-reasons-rounds = The last round is over.
match-end-reasons-resigned = Only one player was left.
match-end-nobodyLeft = No player is left.
match-end-reasons-championship = The championship is decided.
# $count (number)
match-end-arenas =
    { $count ->
        [one] { $count } arena
       *[other] { $count } arenas
    }

## play: a player’s desk

play-desk-label = Your desk
play-desk-waiting = Nothing to do for you now.
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
        [one] { $count } standing order goes with your next answer
       *[other] { $count } standing orders go with your next answer
    }
play-desk-ordersAbout = A standing order decides without a question. A change goes with your next answer.
play-desk-equipped = Equipped

play-controller-dice = Dice
play-controller-number = Number of the die
# $left (number)
play-controller-handDie-blue = Blue dice, { $left } left
# $left (number)
play-controller-handDie-red = Red dice, { $left } left
play-controller-dieAbout-blue = Moves the robot as many spaces as its number. Orthogonal buttons only.
play-controller-dieAbout-red = Fires. The number only says when.
# $unit (number), $direction (string)
play-controller-button = Unit { $unit }, { $direction }
# $unit (number), $direction (string), $dice (list)
play-controller-buttonWith = Unit { $unit }, { $direction }: { LIST($dice) }
play-controller-hint = Pick a die and a number, then press a direction on a unit, or drag the die there.
# $blue (number), $red (number)
play-controller-left = Left: { $blue } blue, { $red } red. Press a die to take it back.
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
play-controller-clear = Clear
play-controller-done = Done
play-controller-doneEmpty = Skip this round
play-controller-change = Send again

play-dryRun-title = Dry run
play-dryRun-about = Shows what your program does if nobody else moves.
play-dryRun-start = Try it
play-dryRun-end = Hide it
play-dryRun-nothing = Nothing happens.

play-equip-card = Robot card
play-equip-sides-left = left side
play-equip-sides-right = right side
# $side (string), $place (number)
play-equip-empty = Empty place { $place } on the { $side }
# $module (string)
play-equip-takeOff = Take { $module } off
# $module (string)
play-equip-attach = Equip { $module }
# $module (string), $other (string)
play-equip-exchange = Put { $module } in the place of { $other }
play-equip-hint = Press a module to equip it, and an equipped one to take it off.
# $module (string)
play-equip-nowhere = { $module } fits nowhere: press an equipped module to exchange it.
# $module (string)
play-equip-isNew = New: { $module }.
play-equip-problems-full = A side holds two modules.
play-equip-problems-beyond_yellow = Nothing fits beyond a yellow module.
play-equip-fixed = A shield with damage stays where it is.
play-equip-pickFirst = Press a module below first.
play-equip-inventory = Not equipped
play-equip-done = Done

play-restart-question = Where does your robot come in? Choose a marked space in the arena.
play-restart-pick = Come in

play-draw-question = Draw a module from a stack.
# $stacks (list)
play-draw-questionAgain = You own all modules of the { LIST($stacks) }. Draw a module from another stack.
# $count (number)
play-draw-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

play-workshop-question = Your robot is in a workshop.
play-workshop-repair = Repair all damage

play-arm-question = Which space does your robot activate? Choose a marked space in the arena.
play-arm-pick = Activate
play-arm-own = My own space

play-react-questions-anchor = Your robot is being pushed. How far may it go?
play-react-questions-shield = Your robot is hit. Shall the shield take the damage?
play-react-questions-bomb = Your robot is destroyed. Shall its bomb explode?
play-react-questions-lightning_rod = Your robot is being pushed. Shall the lightning rod strike back?
play-react-yes = Yes
play-react-no = No
play-react-noLimit = No limit
# $spaces (number)
play-react-limit =
    { $spaces ->
        [0] Don’t budge
        [one] At most { $spaces } space
       *[other] At most { $spaces } spaces
    }

# $unit (number)
play-use-question = Unit { $unit }: which modules do you use?
# $modules (list)
play-use-certain = By standing order: { LIST($modules) }.
play-use-swivel-left = Turn left
play-use-swivel-right = Turn right
# $name (string)
play-use-swivelTo-left = Left, at { $name }
# $name (string)
play-use-swivelTo-right = Right, at { $name }
play-use-noTarget = There is no robot in the line of fire.
# $name (string)
play-use-target = Which die of { $name } lies elsewhere?
# $name (string)
play-use-face = Where does { $name } look?
# $unit (number), $die (string)
play-use-die = Unit { $unit }: { $die }
play-use-toUnit = To which unit
play-use-toButton = To which button
play-use-none = Use none
play-use-done = Use

# $unit (number)
play-order-label = Order of the dice of unit { $unit }
# $name (string), $die (string)
play-order-die = { $name }: { $die }

play-end-tokens = VP tokens
play-end-destroyed = Robots destroyed
play-end-losses = Own robot destroyed
play-end-shots = Shots
play-end-damage = Hits taken
play-end-modules = Modules used
# $name (string)
play-end-wins = { $name } wins!
play-end-squadWins = The KillBots win!
play-end-squad = The KillBots together
# $names (list)
play-end-shared = { LIST($names) } share the first place.
play-end-defenders = The arenas and their defenders
# $name (string)
play-end-arena = Arena { $name }

## cards: the module cards

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

cards-uses-instead = instead
cards-uses-add = in addition
cards-uses-passive = Always works
cards-uses-phase_3 = At the end of the round
cards-uses-reaction = As it happens

# $low (number), $high (number)
cards-range-blue = Blue dice, { $low } to { $high }
# $low (number), $high (number)
cards-range-red = Red dice, { $low } to { $high }

cards-house = House rule: numbers, ranges and copies of the cards, and the arenas, are ours; the original game’s are not published.

## cards: orders

# $module (string)
cards-ordersOf = Standing order for { $module }
cards-orders-ask = Ask
cards-orders-no = No
cards-orders-yes = Yes
cards-orders-brake = Brake
cards-ordersAbout-ask = Ask me each time.
cards-ordersAbout-no = Never use it, without a question.
cards-ordersAbout-yes = Use it whenever it fits, without a question.
cards-ordersAbout-brake = Never budge, without a question.
cards-pending = with your next answer

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
learning-lesson-end-text = In a league 5 VP win. Each player begins with two modules and gets more in workshops, and one whenever somebody scores for destroying their robot. The rules page answers the rest, with boards to watch.

# $vp (number)
learning-puzzles-vp = Gain { $vp } VP in this round. The other robots have no dice.

learning-rules-goal-title = The goal
learning-rules-goal-text = Two to four robots fight in an arena. A robot that ends the round on a VP token takes it: 1 VP. Destroying another robot is worth 1 VP, too. 5 VP win at once, in training 3. After round 30 most VP win, then fewer destructions of the own robot.
learning-rules-arena-title = The arena
learning-rules-arena-text = Walls stop robots and shots, and so do energy walls. A lightning barrier costs 1 damage when a robot crosses it. Lightning fields cost 1 damage at the end of the round. A pit destroys what falls in. Doors have no effect.
learning-rules-program-title = Programs
learning-rules-program-text = All players program at the same time, in secret. You have two blue and two red dice and use up to three of them, at most one on each unit. You choose the number and the button of each die. Blue dice go on the four straight buttons, red ones on any of the eight.
learning-rules-order-title = The order
learning-rules-order-text = Unit 1 of all robots runs, then unit 2, then unit 3. In a unit the lowest number comes first, then blue before red, then the lower start number. Each round gives new start numbers.
learning-rules-moves-title = Moving and pushing
learning-rules-moves-text = A blue die moves the robot as many spaces as its number, and pushes all robots in a row ahead of it. A row that can’t move stops the mover. Pushing a robot into a pit is worth 1 VP.
learning-rules-shots-title = Shots and mines
learning-rules-shots-text = A red die fires along the line until the first robot or mine. A robot takes 1 damage; the third damage token destroys it. A mine explodes: 1 damage to all on its space and the spaces around it, as far as no wall is between. Robots that enter a mine’s space set it off.
learning-rules-ending-title = The end of a round
learning-rules-ending-text = First lightning strikes all fields. Then each robot, by start number, uses its space: it takes a VP token, or in a workshop repairs or draws a module. In training workshops only repair.
learning-rules-return-title = Coming back
learning-rules-return-text = A destroyed robot loses its dice and all damage, and its mines are removed. In the next round it comes in on a start space of its side. A robot or a mine there is pushed one space along the arrow, without damage.
learning-rules-modules-title = Modules
learning-rules-modules-text = In a league you draw modules from three stacks, two at the start, one as a consolation whenever another player or a KillBot scores for destroying your robot, and more in workshops. At the beginning of a round you equip: each side of the robot card holds two modules, and nothing goes beyond a yellow one. All see what is equipped, but not what you own besides.
learning-rules-using-title = Using modules
learning-rules-using-text = The card says which dice fit. When such a die runs, you are asked whether to use the module. “Instead” replaces the move or the shot, so only one of those can be used. A standing order answers in advance: always, never, or ask.
learning-rules-killbots-title = KillBots
learning-rules-killbots-text = KillBots play by rules that are ours. Each unit they draw a die and a number. With a blue die they face the nearest VP token that they see along the four straight lines, or else the nearest enemy, and go there, around pits and walls. With a red die they fire at the nearest enemy in one of the eight directions. Together they need 7 VP.
learning-rules-championship-title = Championship
learning-rules-championship-text = Four matches in the arenas A to D. The winner of an arena defends it and gets its champion module: jetpack in B, water cannon in C, wall control in D. Then the player with most arenas plays a title match in the one won last, and another winner takes that arena with the champion modules.
learning-rules-house-title = House rules
learning-rules-house-text = The answers below are from the rules of an online version of the game, as far as a question’s number is given without a mark. What else is said of modules, the arenas, the numbers on cards, the KillBots’ procedure and the championship’s order are house rules, which are ours. Answers that are ours are marked as house rules.

learning-boards-points = Red ends the round on token 1 and takes it. Token 2 stays.
learning-boards-fields = The barrier costs 1 damage, the lightning field another one.
learning-boards-order = Both have a 2. Blue dice run before red ones, so Blue moves into the line of fire and is hit.
learning-boards-units = Unit 1 goes east, unit 2 north, unit 3 fires west.
learning-boards-push = Red pushes two robots into the pit, one after the other: 2 VP.
learning-boards-fire = A shot passes over a pit and hits the first robot.
learning-boards-walls = The wall ends the first move. The barrier lets robots pass, for 1 damage.
learning-boards-mine = The shot ends at the mine, and its explosion hits the robot next to it.
learning-boards-workshop = Red has two damage tokens and repairs in the workshop.
learning-boards-restart = Red comes back on b1.
learning-boards-equip = Red equips the thruster and moves diagonally.
learning-boards-use = Red uses the force beam instead of a shot.
learning-boards-killbot = The KillBot sees the token, turns and takes it.

learning-questions-moving-title = Questions 1: Moving and pushing
learning-questions-moving-text = Each answer has a small position to watch.
learning-questions-equipping-title = Questions 2: Equipping
learning-questions-equipping-text = How modules are put together.
learning-questions-blue-title = Questions 3: Blue modules
learning-questions-blue-text = Mobility, recoil, thruster, teleport and telescopic arm.
learning-questions-red-title = Questions 4: Red modules
learning-questions-red-text = Crossfire, grenades, mines, remote control, saw blade, force beam and swivel head.
learning-questions-yellow-title = Questions 5: Yellow modules
learning-questions-yellow-text = Anchor, shield and bomb.
learning-questions-champion-title = Questions 6: Champion modules
learning-questions-champion-text = Jetpack, water cannon and wall control.
learning-questions-killbots-title = Questions 7: KillBots
learning-questions-killbots-text = What KillBots see and do, and who scores.

## learning: answers

# $answer (string)
learning-house = { $answer } (House rule)
learning-answers-1a-title = 1a. May one move, shoot, teleport or control diagonally past the end of a wall, or through a bend?
learning-answers-1a-text = Past the end of a wall yes: the shot to the northeast hits. Through a bend no: the one to the southwest goes nowhere.
learning-answers-1aControl-title = 1a. And with wall control?
learning-answers-1aControl-text = With wall control a robot moves through the bend itself.
learning-answers-1b-title = 1b. May a robot come back where another robot or a mine is?
learning-answers-1b-text = Yes. What is there is pushed one space along the arrow, without damage, but never into a pit. Modules don’t react: Blue’s anchor does not help.
learning-answers-1c-title = 1c. Can two players reach the winning VP at the same time?
learning-answers-1c-text = No. Everything has an order, and the game ends at once. Red has the lower start number and takes its fifth VP first.
learning-answers-1d-title = 1d. A robot is pushed through a lightning barrier and is destroyed. Does the pusher score?
learning-answers-1d-text = Yes, 1 VP.
learning-answers-1e-title = 1e. What if a VP token is drawn for a space where a robot stands?
learning-answers-1e-text = The token is put under the robot, which takes it if it still stands there at the end of the round.
learning-answers-1f-title = 1f. The mover is destroyed by a barrier or a lightning rod. Is the robot ahead of it pushed?
learning-answers-1f-text = No: the barrier destroys Red first, and Blue stays where it is.
learning-answers-1fRecoil-title = 1f. And if recoil or a force beam pushes?
learning-answers-1fRecoil-text = Such a push is carried out: Blue’s lightning rod destroys Red, and Blue is pushed all the same.
learning-answers-1g-title = 1g. An anchor right behind a barrier stops the mover. Is the mover damaged?
learning-answers-1g-text = No. No robot crossed the barrier.
learning-answers-2a-title = 2a. May modules be equipped in any way that fits?
learning-answers-2a-text = No. Nothing goes beyond a yellow module, so recoil has to come before the anchor. The shield goes on the other side.
learning-answers-3a-title = 3a. Does mobility change the order of dice?
learning-answers-3a-text = No. Red’s die stays red: Blue’s 3 runs first, although Red has the lower start number. So Red pushes it.
learning-answers-3b-title = 3b. Does recoil push if its robot could not move?
learning-answers-3b-text = Yes. Red is stopped by the wall, and Blue is pushed away.
learning-answers-3c-title = 3c. Is it safe to move diagonally past a pit?
learning-answers-3c-text = Yes.
learning-answers-3d-title = 3d. When is a blue die put on a diagonal button?
learning-answers-3d-text = When you program, if the thruster is equipped and the die fits it. Later only remote control can do that.
learning-answers-3e-title = 3e. The die lies on a diagonal button. May one decline the thruster now?
learning-answers-3e-text = No. Blue pushes Red aside, and Red has to go diagonally into the pit. It is Red’s own movement, so no player scores.
learning-answers-3f-title = 3f. Does teleport go through an energy wall?
learning-answers-3f-text = No. It needs an open line of fire, and the die is spent.
learning-answers-3g-title = 3g. A robot is destroyed at the end of the round. Does it take its VP token before that?
learning-answers-3g-text = No. Lightning sets off the mine first, which destroys Red. Tokens are taken after that, by start number, and damage by the own space comes before its token.
learning-answers-3h-title = 3h. May the telescopic arm use a space that is neither a VP space nor a workshop?
learning-answers-3h-text = Yes, also to get damage. Red sets off its own mine; that destroys Red, and then Red’s bomb destroys Blue.
learning-answers-4a-title = 4a. Crossfire hits a mine. Is its own damage dealt first?
learning-answers-4a-text = Yes. All lines hit first: Blue is destroyed by the shot and Red scores. Only then the mine explodes, and hits Red.
learning-answers-4b-title = 4b. Are robots that grenades destroy worth VP?
learning-answers-4b-text = Yes. Never your own robot, though.
learning-answers-4c-title = 4c. What happens to a mine that recoil or a force beam pushes?
learning-answers-4c-text = It explodes where it lies. Then the push goes on, even if its author has been destroyed: Yellow is still pushed away.
learning-answers-4d-title = 4d. One effect sets off two mines. Which one explodes first?
learning-answers-4d-text = They go by the start numbers of their owners. Blue’s is the first: it destroys Red, and Blue scores.
learning-answers-4e-title = 4e. What about a mine on a lightning field?
learning-answers-4e-text = At the end of the round lightning hits everything on the fields, so the mine explodes.
learning-answers-4f-title = 4f. Does a mine in the line of fire protect the robot behind it?
learning-answers-4f-text = Yes. The line ends at the mine, which is hit. That goes for teleport and remote control, too.
learning-answers-4g-title = 4g. May remote control move a die to another unit?
learning-answers-4g-text = No, it only changes the button, here from north to east. With the RAM expansion of its target it may change the unit.
learning-answers-4h-title = 4h. With RAM expansion, may it move to a unit that is over?
learning-answers-4h-text = No, only to a unit that is not over (house rule: the unit that is going on is not). Here Blue’s die goes from unit 3 to unit 2, and to the east.
learning-answers-4i-title = 4i. Does the target’s thruster allow diagonal buttons?
learning-answers-4i-text = Yes, if the die fits Blue’s thruster.
learning-answers-4j-title = 4j. Who gets the VP that the target gains with the moved die?
learning-answers-4j-text = The target. Blue takes the token.
learning-answers-4jPit-title = 4j. And if the target destroys itself?
learning-answers-4jPit-text = Then you score, if no other player does: Blue runs into the pit, 1 VP for Red. Blue’s player draws a module (house rule).
learning-answers-4k-title = 4k. The target runs onto a mine. Who scores?
learning-answers-4k-text = The owner of the mine: here Yellow.
learning-answers-4kOwn-title = 4k. And if the mine is its own?
learning-answers-4kOwn-text = Then you score.
learning-answers-4l-title = 4l. Does the saw blade hit a robot that can’t be pushed?
learning-answers-4l-text = Yes. The wall holds Blue, and Blue takes 1 damage.
learning-answers-5a-title = 5a. A movement and then recoil push a robot. Does its anchor’s answer hold for both?
learning-answers-5a-text = No, its player is asked for each push. Blue lets the movement push it, and stands firm against recoil.
learning-answers-5b-title = 5b. May a shield with a damage token change sides?
learning-answers-5b-text = Yes, the damage goes with it. House rule: it can’t be taken off.
learning-answers-5c-title = 5c. Does a bomb explode if its bearer’s destruction ends the game?
learning-answers-5c-text = No. The fifth VP ends the game before that.
learning-answers-5d-title = 5d. What comes first: the bomb, or the removal of its owner’s mines?
learning-answers-5d-text = The mines are removed first, so they don’t explode.
learning-answers-6a-title = 6a. What does a jump with thruster and jetpack do at a bend?
learning-answers-6a-text = It lands on the last space before it. Blue stands there and can’t be pushed, so it is crushed: 1 VP.
learning-answers-6b-title = 6b. Jetpack and recoil: which push comes first?
learning-answers-6b-text = The jetpack’s. Then recoil pushes those who are still next to the robot.
learning-answers-6c-title = 6c. Can a robot jump over one robot and then push the next one?
learning-answers-6c-text = No, it is one jump, over robots, mines, pits and barriers.
learning-answers-6d-title = 6d. The water cannon has a mine and then a robot in its line. What happens?
learning-answers-6d-text = The mine explodes, and the stream goes on and pushes the robot.
learning-answers-6e-title = 6e. And with several robots and a mine?
learning-answers-6e-text = At most one robot is pushed. The mine destroys Blue, so the stream reaches Yellow.
learning-answers-6f-title = 6f. Does wall control push others through walls?
learning-answers-6f-text = No. Red passes the first wall itself, but Blue is stopped by the next.
learning-answers-7a-title = 7a. Remote control turns a KillBot, and it destroys itself. Who scores?
learning-answers-7a-text = The player who turned it: 1 VP for Red. This holds for the KillBot’s next die only.
learning-answers-7b-title = 7b. One KillBot destroys another. Is that worth VP?
learning-answers-7b-text = No. They are friends.
learning-answers-7c-title = 7c. Does a KillBot see a VP token under another KillBot?
learning-answers-7c-text = No, nor what is behind it. So this one goes north.
learning-answers-7d-title = 7d. Who gives and gets champion modules if KillBots lose or win a title match?
learning-answers-7d-text = Only the KillBot that defends the arena gives its modules. Of KillBots that win, the one with most VP gets them; of equal ones that with the lower start number.
learning-answers-7e-title = 7e. What do KillBots do with a jetpack at a pit?
learning-answers-7e-text = They jump over pits if the landing space is safe.
learning-answers-7eWalls-title = 7e. And with wall control at a wall?
learning-answers-7eWalls-text = With wall control they go through walls.
learning-answers-7f-title = 7f. Does a KillBot look over mines?
learning-answers-7f-text = No. It doesn’t see the token behind the mine, and takes the other one.
