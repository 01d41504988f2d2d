## directions

directions-0 = north
directions-1 = northeast
directions-2 = east
directions-3 = southeast
directions-4 = south
directions-5 = southwest
directions-6 = west
directions-7 = northwest

## modules

modules-mobility = Mobility
modules-recoil = Recoil
modules-thruster = Thruster
modules-teleport = Teleport
modules-telescopic_arm = Telescopic arm
modules-crossfire = Crossfire
modules-grenades = Grenades
modules-mines = Mines
modules-remote_control = Remote control
modules-saw_blade = Saw blade
modules-force_beam = Force beam
modules-swivel_head = Swivel head
modules-anchor = Anchor
modules-shield = Shield
modules-bomb = Bomb
modules-ram_expansion = RAM expansion
modules-lightning_rod = Lightning rod
modules-jetpack = Jetpack
modules-water_cannon = Water cannon
modules-wall_control = Wall control

## stacks

stacks-blue = blue stack
stacks-red = red stack
stacks-yellow = yellow stack

## dice

dice-unknown-blue = blue die
dice-unknown-red = red die
# $number (number)
dice-number-blue = blue { $number }
# $number (number)
dice-number-red = red { $number }
# $number (number), $direction (string)
dice-placed-blue = blue { $number }, { $direction }
# $number (number), $direction (string)
dice-placed-red = red { $number }, { $direction }

## arena

# $name (string)
arena-label = Arena { $name }
arena-keys = The arrow keys go from space to space.
# $what (string), $space (string)
arena-pick = { $what }: { $space }

## spaces

# $space (string), $words (string)
spaces-label = { $space }: { $words }
# $name (string)
spaces-robot = { POSSESSIVE($name) } robot
# $name (string), $direction (string)
spaces-killbot =
    { $direction ->
        [none] { $name }
       *[other] { $name }, facing { $direction }
    }
# $robot (string), $damage (number)
spaces-damaged = { $robot }, damage { $damage }
# $name (string)
spaces-mine = { POSSESSIVE($name) } mine
# $number (number)
spaces-vp = VP space { $number }
# $number (number)
spaces-token = VP space { $number } with a VP token
spaces-workshop = workshop
spaces-pit = pit
spaces-field = lightning field
# $name (string), $direction (string)
spaces-start = { POSSESSIVE($name) } start space, arrow to the { $direction }
# $direction (string)
spaces-freeStart = unused start space, arrow to the { $direction }
# $direction (string)
spaces-edges-wall = wall in the { $direction }
# $direction (string)
spaces-edges-energy = energy wall in the { $direction }
# $direction (string)
spaces-edges-barrier = lightning barrier in the { $direction }
# $direction (string)
spaces-edges-door = door in the { $direction }

## seats

# $colour (string)
seats-killbot = { $colour } KillBot
# $vp (number)
seats-vp = { $vp } VP
# $vp (number), $target (number)
seats-vpOf = { $vp } of { $target } VP
# $vp (number), $squad (number), $target (number)
seats-squadVp = { $vp } VP; the KillBots have { $squad } of { $target } VP together
# $damage (number)
seats-damage =
    { $damage ->
        [0] No damage
        [one] { $damage } damage token
       *[other] { $damage } damage tokens
    }
# $times (number)
seats-out =
    { $times ->
        [0] Not in the arena yet
       *[other] Not in the arena
    }
# $times (number)
seats-destroyed =
    { $times ->
        [0] Never destroyed. The third damage token destroys a robot.
        [one] Destroyed once. The third damage token destroys a robot.
       *[other] Destroyed { $times } times. The third damage token destroys a robot.
    }
# $number (number)
seats-startNumber = Start number { $number }
seats-startNumberAbout = It decides between equal dice, and the order at the end of a round.
# $count (number)
seats-owned =
    { $count ->
        [one] { $count } module in the inventory
       *[other] { $count } modules in the inventory
    }
seats-ownedAbout = Modules that the player owns and has not equipped; only the player knows which.
seats-modules = Equipped modules
seats-bag = Dice of the KillBot
seats-dice = Dice to come
# $unit (number)
seats-unit = Unit { $unit }
# $arenas (list)
seats-defends = Defends { LIST($arenas) }
seats-defendsAbout = The player who defends most arenas at the end wins the championship.
seats-resigned = Resigned
seats-answered = Done
# $modules (string)
seats-askedFor = Decides: { $modules }
seats-asked-draw = Draws a module
seats-asked-equip = Equips
seats-asked-restart = Comes in
seats-asked-program = Programs
seats-asked-use = Decides
seats-asked-react = Decides
seats-asked-arm = Decides
seats-asked-workshop = In the workshop
# $name (string), $vp (number), $damage (number)
seats-tab = { $name }: { $vp } VP, damage { $damage }

## asks

asks-draw = Draw a module
asks-equip = Equip your robot
asks-restart = Choose a start space
asks-program = Program your dice
asks-use = Use modules?
asks-react = Use the module?
asks-arm = Use the telescopic arm?
asks-workshop = In the workshop

## round

round-over = The match is over
# $unit (number)
round-unit = Unit { $unit } runs
round-phases-setup = Setup
round-phases-preparation = Preparation
round-phases-programming = Programming
round-phases-activation = Activation
round-phases-resolution = Resolution
round-phasesShort-setup = Setup
round-phasesShort-preparation = 0
round-phasesShort-programming = 1
round-phasesShort-activation = 2
round-phasesShort-resolution = 3
round-phasesAbout-setup = VP tokens are drawn, and each player draws two modules.
round-phasesAbout-preparation = VP tokens are drawn, modules are equipped, and robots come in.
round-phasesAbout-programming = All players program their dice in secret.
round-phasesAbout-activation = The dice of all robots run, unit by unit.
round-phasesAbout-resolution = Lightning fields strike; then each robot activates its space.
round-phasesLabel = Phases of the round
# $number (number), $limit (number)
round-number = Round { $number }/{ $limit }
# $match (number)
round-match =
    { $match ->
        [5] Title match
       *[other] Match { $match }/4
    }
round-matchAbout = Four arena matches, and then the title match.

## about

about-title = About this match
# $name (string), $mode (string)
about-arena = Arena { $name }. Mode: { $mode }.
# $target (number)
about-target = The first player with { $target } VP wins at once. A VP token and each robot that you destroy are worth 1 VP.
# $target (number)
about-squad = All KillBots together are a squad, which wins with { $target } VP.
# $rounds (number)
about-rounds = After round { $rounds } most VP win; then fewer destructions of the own robot decide.
# $pool (number), $taken (number)
about-tokens = VP tokens in the pool: { $pool }. Taken: { $taken }.
# $blue (number), $red (number), $yellow (number)
about-stacks = Module cards in the stacks: { $blue } blue, { $red } red, { $yellow } yellow.
# $arena (string), $name (string)
about-defender = { $name } defends arena { $arena }.
about-house = House rules

## waiting

# $names (list)
waiting-several = Waiting for { LIST($names) }.
# $name (string), $modules (list)
waiting-modules = { $name } decides about { LIST($modules) }.
# $name (string)
waiting-draw = { $name } draws a module.
# $name (string)
waiting-equip = { $name } is equipping the robot.
# $name (string)
waiting-restart = { $name } chooses a start space.
# $name (string)
waiting-program = { $name } is programming.
# $name (string)
waiting-use = { $name } decides about a die.
# $name (string)
waiting-react = { $name } decides about a module.
# $name (string)
waiting-arm = { $name } decides about the telescopic arm.
# $name (string)
waiting-workshop = { $name } is in the workshop.

## bubbles

bubbles-damage = Hit
bubbles-vp = +1 VP
bubbles-repaired = Repaired

## filters

filters-vp = VP
filters-destroyed = Destroyed robots
filters-own = Damage to you

## log

# $match (number), $arena (string)
log-arenaBegan =
    { $match ->
        [5] The title match begins in arena { $arena }.
       *[other] Match { $match } begins in arena { $arena }.
    }
# $round (number)
log-round = Round { $round }
log-phases-setup = Setup.
log-phases-preparation = Preparation.
log-phases-programming = Everybody programs.
log-phases-activation = The dice run.
log-phases-resolution = The round ends: lightning fields strike and robots activate their spaces.
# $unit (number)
log-unit = Unit { $unit } runs.
# $number (number)
log-tokenPlaced = A VP token is placed on space { $number }.
# $number (number)
log-tokenPlacedMixed = The taken tokens go back into the pool. A VP token is placed on space { $number }.
# $name (string)
log-answered = { $name } is done.
# $name (string), $stack (string)
log-drew = { $name } draws from the { $stack }.
# $name (string), $stack (string), $module (string)
log-drewModule = { $name } draws { $module } from the { $stack }.
# $sentence (string), $doubles (list)
log-withDoubles = { $sentence } Doubles put back: { LIST($doubles) }.
# $name (string), $stack (string)
log-triedStack = { $name } draws nothing from the { $stack }: { $name } owns all its modules.
log-equipmentShown = All robots are equipped.
log-programsShown = The programs and the start numbers are public.
# $name (string), $space (string)
log-entered = { $name } comes in on { $space }.
# $name (string), $die (string)
log-killBotDrew = { $name } draws a die: { $die }.
# $name (string), $die (string)
log-activated = { $name } runs { $die }.
# $name (string), $modules (list)
log-used = { $name } uses { LIST($modules) }.
# $name (string), $modules (list)
log-usedSwivel-left = { $name } uses { LIST($modules) }, turning left.
# $name (string), $modules (list)
log-usedSwivel-right = { $name } uses { LIST($modules) }, turning right.
# $name (string), $modules (list), $limit (number)
log-usedLimit =
    { $limit ->
        [0] { $name } uses { LIST($modules) } and doesn’t budge.
        [one] { $name } uses { LIST($modules) } and allows { $limit } space.
       *[other] { $name } uses { LIST($modules) } and allows { $limit } spaces.
    }
# $sentence (string)
log-withoutTarget = { $sentence } There is nothing to control.
# $by (string), $name (string), $unit (number), $to (number), $direction (string)
log-dieMoved = { $by } moves a die of { $name } from unit { $unit } to unit { $to }, { $direction }.
# $name (string), $direction (string)
log-faced = { $name } faces { $direction }.
# $by (string), $name (string), $direction (string)
log-turned = { $by } turns { $name } to the { $direction }.
# $name (string), $direction (string), $space (string)
log-moved = { $name } moves { $direction } to { $space }.
# $name (string), $direction (string), $space (string), $pushed (list)
log-movedPushing = { $name } moves { $direction } to { $space } and pushes { LIST($pushed) }.
# $names (list), $direction (string), $space (string)
log-pushed =
    { $direction ->
        [none] { LIST($names) } pushed to { $space }.
       *[other] { LIST($names) } pushed { $direction }, to { $space }.
    }
# $name (string), $direction (string), $space (string)
log-jumped = { $name } jumps { $direction } to { $space }.
# $name (string), $space (string), $other (string)
log-teleported = { $name } teleports to { $space } and swaps places with { $other }.
# $name (string), $direction (string)
log-stopped = { $name } can’t go on { $direction }.
# $name (string), $directions (list)
log-shot = { $name } fires { LIST($directions) }.
# $name (string), $module (string), $directions (list)
log-beam = { $module } of { $name }: { LIST($directions) }.
# $space (string)
log-struck-shot = The shot hits { $space }.
# $space (string)
log-struck-explosion = Explosion on { $space }.
# $space (string)
log-struck-barrier = The lightning barrier strikes on { $space }.
# $space (string)
log-struck-fields = Lightning strikes the fields.
# $space (string)
log-struck-saw_blade = The saw blade strikes { $space }.
# $space (string)
log-struck-lightning_rod = The lightning rod strikes { $space }.
# $name (string), $damage (number)
log-damagedWithShield =
    { $damage ->
        [0] { $name } is hit: one damage token on the shield.
        [one] { $name } is hit: { $damage } damage token, and one on the shield.
       *[other] { $name } is hit: { $damage } damage tokens, and one on the shield.
    }
# $name (string), $damage (number)
log-damaged =
    { $damage ->
        [one] { $name } now has { $damage } damage token.
       *[other] { $name } now has { $damage } damage tokens.
    }
# $name (string)
log-destroyed-damage = { $name } is destroyed.
# $name (string)
log-destroyed-pit = { $name } falls into a pit.
# $name (string)
log-destroyed-crush = { $name } is crushed.
# $name (string), $by (string)
log-destroyedBy-damage = { $name } is destroyed; { $by } scores.
# $name (string), $by (string)
log-destroyedBy-pit = { $name } falls into a pit; { $by } scores.
# $name (string), $by (string)
log-destroyedBy-crush = { $name } is crushed; { $by } scores.
# $name (string), $vp (number)
log-vpGained = { $name } gains a VP and has { $vp }.
# $name (string), $number (number), $vp (number)
log-tokenTaken = { $name } takes VP token { $number } and has { $vp } VP.
# $name (string), $space (string)
log-mineLaid = { $name } lays a mine on { $space }.
# $name (string), $space (string)
log-mineRemoved-exploded = A mine of { $name } explodes on { $space }.
# $name (string), $space (string)
log-mineRemoved-limit = The oldest mine of { $name }, on { $space }, is taken away.
# $name (string), $space (string)
log-mineRemoved-owner = A mine of { $name } on { $space } is taken away.
# $from (string), $to (string)
log-minePushed = The mine on { $from } is pushed to { $to }.
# $name (string), $space (string)
log-spaceActivated = { $name } activates { $space }.
# $name (string)
log-repaired = { $name } is repaired.
# $name (string)
log-resigned = { $name } resigned.
# $name (string)
log-removed = The robot of { $name } leaves the arena.
# $name (string), $arena (string), $modules (list)
log-arenaWon =
    { $modules ->
        [none] { $name } wins arena { $arena }.
       *[other] { $name } wins arena { $arena } and { LIST($modules) }.
    }

## end

end-reopen = Result
end-reasons-score = Enough VP: the match is over.
end-reasons-rounds = The last round is over.
end-reasons-resigned = Only one player was left.
end-nobodyLeft = No player is left.
end-reasons-championship = The championship is decided.
# $count (number)
end-arenas =
    { $count ->
        [one] { $count } arena
       *[other] { $count } arenas
    }
