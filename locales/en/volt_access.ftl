## table

table-robots = Robots
table-robot = Robot
table-space = Space
table-damage = Damage
table-vp = VP
table-startNumber = Start number
table-modules = Modules
table-dice = Dice to come
table-out = not in the arena
table-none = none
# $unit (number), $dice (list)
table-unit = Unit { $unit }: { LIST($dice) }
# $modules (list)
table-left = left: { LIST($modules) }
# $modules (list)
table-right = right: { LIST($modules) }
table-spaces = Spaces
table-spacesAbout = All spaces on which something lies or stands, or with a wall, from the top row to the bottom.
table-what = What is there
# $name (string)
table-from = From { POSSESSIVE($name) } robot
table-here = here
# $steps (number), $direction (string)
table-way = { $steps } { $direction }
# $first (string), $second (string)
table-ways = { $first }, { $second }
table-map = Map
table-mapAbout = Columns from west to east, rows from north to south.

## keys

keys-die = Take a blue die (it moves) or a red one (it fires)
keys-number = Choose the die’s number
keys-direction = Put the die on a direction of the next unit: the keys lie around S like the directions
keys-back = Take the last die back
keys-done = Send the program
keys-spaces = Go from space to space in the arena
keys-pick = Choose the space

## summary

# $name (string), $space (string)
summary-went = { $name } went to { $space }.
