## sides

sides-0 = ahead
sides-1 = front right
sides-2 = back right
sides-3 = behind
sides-4 = back left
sides-5 = front left

## leg

# $steps (number), $side (string)
leg = { $steps } { $side }

## legs

# $first (string), $second (string)
legs = { $first } and { $second }

## fromOwn

# $way (string), $robot (string)
fromOwn = from your { $robot }: { $way }

## fromNamed

# $way (string), $robot (string)
fromNamed = from { $robot }: { $way }

## ownBase

# $way (string)
ownBase = your base: { $way }

## next

# $crystal (string)
next = next: { $crystal }

## inLine

# $place (number), $crystal (string)
inLine = number { $place }: { $crystal }

## piece

# $piece (string), $hex (string)
piece = { $piece } on { $hex }

## pieceFrom

# $piece (string), $hex (string), $relation (string)
pieceFrom = { $piece } on { $hex }, { $relation }

## robot

# $robot (string), $hex (string), $facing (string), $cargo (string)
robot = { $robot } on { $hex }, facing { $facing }, { $cargo }

## stuck

# $label (string)
stuck = { $label }, stuck in mud

## related

# $label (string), $relation (string)
related = { $label }, { $relation }

## crystalOn

# $hex (string)
crystalOn = Crystal on { $hex }

## blobTo

# $direction (string), $hex (string)
blobTo = Blob goes { $direction } to { $hex }

## log

# $robot (string), $direction (string), $hex (string)
log-robotMoved = { $robot } moved { $direction } to { $hex }.
# $robot (string), $direction (string), $hex (string)
log-robotPushed = { $robot } was pushed { $direction } to { $hex }.
# $robot (string), $direction (string), $hex (string)
log-robotJumped = { $robot } jumped { $direction } to { $hex }.
# $crystal (string), $direction (string), $hex (string)
log-crystalPushed = A { $crystal } was pushed { $direction } to { $hex }.
# $direction (string), $hex (string)
log-blobPushed = A blob was pushed { $direction } to { $hex }.
# $direction (string), $hex (string)
log-blobMoved = The blob moved { $direction } to { $hex }.
# $robot (string), $crystal (string), $hex (string)
log-crystalUnloaded = { $robot } put down a { $crystal } on { $hex }.
# $crystal (string), $hex (string)
log-crystalPlaced = A { $crystal } entered play on { $hex }.

## filters

filters-deliveries = Deliveries
filters-thefts = Thefts
filters-hits = What hit me

## names

names = Names of hexes at the board’s edge

## namesAbout

namesAbout = Letters for rows, numbers for columns. The log uses them.

## summary

# $name (string), $change (string)
summary-change = { $name }: { $change }.
# $robot (string), $hex (string)
summary-moved = { $robot } went to { $hex }.
# $robot (string), $hex (string), $facing (string)
summary-movedAndTurned = { $robot } went to { $hex } and faces { $facing }.

## table

table-pieces = Pieces
table-piece = Piece
table-hex = Hex
table-state = State
table-ahead = Next hex ahead
# $facing (string), $cargo (string)
table-robotState = facing { $facing }, { $cargo }
# $robot (string)
table-from = From { $robot }
table-here = here
table-free = free
table-edge = edge of the board
table-map = Map
table-mapAbout = One cell to the right is one step east. One cell down is one step south-east.
table-waysAbout = “Front right” is the direction after one right turn, “back right” after two. Ways are counted hex by hex; robots, rocks and teleporters on the way are not considered.

## keys

keys-tile = Pick a tile of your hand, in the order shown
# $robot (string)
keys-slots = Choose slots 1, 2 and 3 of robot { $robot }
keys-joker = Use the double modification
keys-remove = Remove the tile of the picked slot
keys-drop = Put the picked tile back
keys-undo = Undo your last change
keys-preview = Try it: see what would happen
keys-run = Run
keys-pass = Pass
keys-answer = Answer a question of the match
keys-arrows = On the board: go from piece to piece
