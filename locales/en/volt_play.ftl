## desk

desk-label = Your desk
desk-waiting = Nothing to do for you now.
# $count (number)
desk-modules =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
desk-modulesTitle = Your modules
# $count (number)
desk-waitingOrders =
    { $count ->
        [one] { $count } standing order goes with your next answer
       *[other] { $count } standing orders go with your next answer
    }
desk-ordersAbout = A standing order decides without a question. A change goes with your next answer.
desk-equipped = Equipped

## controller

controller-dice = Dice
controller-number = Number of the die
# $left (number)
controller-handDie-blue = Blue dice, { $left } left
# $left (number)
controller-handDie-red = Red dice, { $left } left
controller-dieAbout-blue = Moves the robot as many spaces as its number. Orthogonal buttons only.
controller-dieAbout-red = Fires. The number only says when.
# $unit (number), $direction (string)
controller-button = Unit { $unit }, { $direction }
# $unit (number), $direction (string), $dice (list)
controller-buttonWith = Unit { $unit }, { $direction }: { LIST($dice) }
controller-hint = Pick a die and a number, then press a direction on a unit, or drag the die there.
# $blue (number), $red (number)
controller-left = Left: { $blue } blue, { $red } red. Press a die to take it back.
# $dice (string), $modules (list)
controller-fitting = With { $dice }: { LIST($modules) }.
# $number (number), $modules (list)
controller-numberWith = { $number }: { LIST($modules) }
controller-sent = Sent. You can still change it until all have answered.
# $count (number), $names (list)
controller-sentTill =
    { $count ->
        [one] Sent. You can still change it until { LIST($names) } has answered.
       *[other] Sent. You can still change it until { LIST($names) } have answered.
    }
controller-clear = Clear
controller-done = Done
controller-doneEmpty = Skip this round
controller-change = Send again

## dryRun

dryRun-title = Dry run
dryRun-about = Shows what your program does if nobody else moves.
dryRun-start = Try it
dryRun-end = Hide it
dryRun-nothing = Nothing happens.

## equip

equip-card = Robot card
equip-sides-left = left side
equip-sides-right = right side
# $side (string), $place (number)
equip-empty = Empty place { $place } on the { $side }
# $module (string)
equip-takeOff = Take { $module } off
# $module (string)
equip-attach = Equip { $module }
# $module (string), $other (string)
equip-exchange = Put { $module } in the place of { $other }
equip-hint = Press a module to equip it, and an equipped one to take it off.
# $module (string)
equip-nowhere = { $module } fits nowhere: press an equipped module to exchange it.
equip-problems-full = A side holds two modules.
equip-problems-beyond_yellow = Nothing fits beyond a yellow module.
equip-fixed = A shield with damage stays where it is.
equip-pickFirst = Press a module below first.
equip-inventory = Not equipped
equip-done = Done

## restart

restart-question = Where does your robot come in? Choose a marked space in the arena.
restart-pick = Come in

## draw

draw-question = Draw a module from a stack.
# $stacks (list)
draw-questionAgain = You own all modules of the { LIST($stacks) }. Draw a module from another stack.
# $count (number)
draw-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## workshop

workshop-question = Your robot is in a workshop.
workshop-repair = Repair all damage

## arm

arm-question = Which space does your robot activate? Choose a marked space in the arena.
arm-pick = Activate
arm-own = My own space

## react

react-questions-anchor = Your robot is being pushed. How far may it go?
react-questions-shield = Your robot is hit. Shall the shield take the damage?
react-questions-bomb = Your robot is destroyed. Shall its bomb explode?
react-questions-lightning_rod = Your robot is being pushed. Shall the lightning rod strike back?
react-yes = Yes
react-no = No
react-noLimit = No limit
# $spaces (number)
react-limit =
    { $spaces ->
        [0] Don’t budge
        [one] At most { $spaces } space
       *[other] At most { $spaces } spaces
    }

## use

# $unit (number)
use-question = Unit { $unit }: which modules do you use?
# $modules (list)
use-certain = By standing order: { LIST($modules) }.
use-swivel-left = Turn left
use-swivel-right = Turn right
# $name (string)
use-swivelTo-left = Left, at { $name }
# $name (string)
use-swivelTo-right = Right, at { $name }
use-noTarget = There is no robot in the line of fire.
# $name (string)
use-target = Which die of { $name } lies elsewhere?
# $name (string)
use-face = Where does { $name } look?
# $unit (number), $die (string)
use-die = Unit { $unit }: { $die }
use-toUnit = To which unit
use-toButton = To which button
use-none = Use none
use-done = Use

## order

# $unit (number)
order-label = Order of the dice of unit { $unit }
# $name (string), $die (string)
order-die = { $name }: { $die }

## end

end-tokens = VP tokens
end-destroyed = Robots destroyed
end-losses = Own robot destroyed
end-shots = Shots
end-damage = Hits taken
end-modules = Modules used
# $name (string)
end-wins = { $name } wins!
end-squadWins = The KillBots win!
end-squad = The KillBots together
# $names (list)
end-shared = { LIST($names) } share the first place.
end-defenders = The arenas and their defenders
# $name (string)
end-arena = Arena { $name }
