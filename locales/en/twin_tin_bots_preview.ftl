## orders

# $count (number)
orders =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }

## ignored

# $what (string)
ignored = ignored: { $what }

## ignoredCount

# $count (number)
ignoredCount = { $count } ignored

## ignoredOrder

# $slot (string), $reason (string)
ignoredOrder = { $slot } ({ $reason })

## delivers

# $points (number)
delivers =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## ends

ends = the match ends

## stops

# $reason (string)
stops = Stops here: { $reason }

## summary

# $parts (string)
summary = { $parts }.

## ownZap

# $robot (string)
ownZap = your zap hits { $robot }, and you choose what it does.

## ownBlob

ownBlob = your zap hits a blob, and you choose where it goes.

## ownCrystal

# $crystal (string)
ownCrystal = you choose where the { $crystal } goes.

## details

details = Details

## list

list = What would happen

## rounds

# $count (number)
rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }

## automatic

automatic = Preview each change

## automaticAbout

automaticAbout = The board shows at once what your changes would do. Escape hides it.
