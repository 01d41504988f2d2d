## about

about-mobility = A red die on an orthogonal button moves the robot as a blue one would, instead of a shot.
about-recoil = After a movement, all robots next to you are pushed one space away; mines there explode.
about-thruster = Blue dice that fit may lie on diagonal buttons, and move diagonally.
about-teleport = Your robot changes places with the first robot in the line of fire. A mine there explodes.
about-telescopic_arm = At the end of the round your robot may activate a space next to it instead of its own.
about-crossfire = A shot goes in four directions: ahead, back, and to both sides.
about-grenades = An explosion as many spaces away as the number, over robots and mines. It hits all around.
about-mines = After a movement, a mine of yours lies on the space that your robot left last.
about-remote_control = The first robot in the line of fire: move one of its dice to another button, or turn a KillBot.
about-saw_blade = The first robot that this movement pushes takes 1 damage.
about-force_beam = Pushes the first robot in the line of fire two spaces away. A mine there explodes.
about-swivel_head = The shot, or what is done instead of it, goes 45° to the left or right.
about-anchor = When your robot is pushed, you say how far it may go at most.
about-shield = Takes one damage in place of your robot. A workshop repairs it.
about-bomb = When your robot is destroyed, it explodes and hits all around.
about-ram_expansion = One unit may hold two dice, so you can use all four.
about-lightning_rod = A robot that pushes yours takes 1 damage.
about-jetpack = Your robot jumps as many spaces as the number, over everything, and crushes what it lands on and can’t push away.
about-water_cannon = The stream makes mines explode and pushes the first robot three spaces away.
about-wall_control = Your robot passes walls inside the arena, but not energy walls.

## uses

uses-instead = instead
uses-add = in addition
uses-passive = Always works
uses-phase_3 = At the end of the round
uses-reaction = As it happens

## range

# $low (number), $high (number)
range-blue = Blue dice, { $low } to { $high }
# $low (number), $high (number)
range-red = Red dice, { $low } to { $high }

## house

house = House rule: numbers, ranges and copies of the cards, and the arenas, are ours; the original game’s are not published.

## orders

# $module (string)
ordersOf = Standing order for { $module }
orders-ask = Ask
orders-no = No
orders-yes = Yes
orders-brake = Brake
ordersAbout-ask = Ask me each time.
ordersAbout-no = Never use it, without a question.
ordersAbout-yes = Use it whenever it fits, without a question.
ordersAbout-brake = Never budge, without a question.
pending = with your next answer
