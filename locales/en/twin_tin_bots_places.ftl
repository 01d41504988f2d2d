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

## names

names = Names of hexes at the board’s edge

## namesAbout

namesAbout = Letters for rows, numbers for columns. The log uses them.
