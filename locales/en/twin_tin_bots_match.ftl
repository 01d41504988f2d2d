## deal

deal-first = another player should have gone first.
deal-special = you should have been dealt another special tile.

## presetAnswers

presetAnswers-open = Auto-answers…
presetAnswers-openSet = Auto-answers: on
presetAnswers-title = Auto-answers
presetAnswers-about = We’ll make these decisions for you right away, even while you’re away. Only you can see your auto-answers. They apply to this match, and you can change them at any time.
presetAnswers-crystal = Where a new crystal enters play
presetAnswers-crystalRules-ask-name = Ask me
presetAnswers-crystalRules-ask-about = The match waits for you.
presetAnswers-crystalRules-nearest-name = Near my robots
presetAnswers-crystalRules-nearest-about = The hex closest to one of your robots.
presetAnswers-crystalRules-farthest-name = Far from opponents
presetAnswers-crystalRules-farthest-about = The hex farthest from the nearest opposing robot.
presetAnswers-crystalRules-first-name = First hex
presetAnswers-crystalRules-first-about = Same as when you time out.
presetAnswers-zap = When your zap hits a robot
presetAnswers-zapRules-ask-name = Ask me
presetAnswers-zapRules-ask-about = The match waits for you.
presetAnswers-zapRules-decline-name = Decline
presetAnswers-zapRules-decline-about = The robot you hit does nothing.
presetAnswers-zapRules-orders-name = Give an order
presetAnswers-zapRules-orders-about = An opposing robot gets the first order on your list that it can carry out. You’re still asked about friendly robots.
presetAnswers-orders = Orders, in the order to try them
presetAnswers-blob = When your zap hits a blob
presetAnswers-blobDecline = Leave it where it is
presetAnswers-blobAbout = Otherwise, we’ll ask you where to move it.

## crystals

crystals-blue = blue crystal
crystals-green = green crystal
crystals-pink = pink crystal

## crystalCounts

# $count (number)
crystalCounts-blue = { $count } blue
# $count (number)
crystalCounts-green = { $count } green
# $count (number)
crystalCounts-pink = { $count } pink

## directions

directions-0 = east
directions-1 = south-east
directions-2 = south-west
directions-3 = west
directions-4 = north-west
directions-5 = north-east

## tiles

tiles-forward_1 = Forward 1
tiles-forward_2 = Forward 2
tiles-turn_left = Turn left
tiles-turn_right = Turn right
tiles-load = Load
tiles-unload = Unload
tiles-zap = Zap
tiles-double_modification = Double modification
tiles-turn_left_2 = Double left
tiles-turn_right_2 = Double right
tiles-anti_zap = Anti-zap
tiles-u_turn = U-turn
tiles-forward_3 = Forward 3
tiles-forward_load = Forward + load
tiles-forward_zap = Forward + zap
tiles-dash = Dash
tiles-jump = Jump
tiles-back_up = Back up
tiles-double_zap = Double zap
tiles-anti_theft = Anti-theft
tiles-long_range_zap = Long-range zap

## tileHelp

tileHelp-forward_1 = One hex ahead; pushes one robot, crystal or blob.
tileHelp-forward_2 = Forward 1, twice.
tileHelp-turn_left = Turns 60° to the left.
tileHelp-turn_right = Turns 60° to the right.
tileHelp-load = Picks up the crystal ahead, even from a robot.
tileHelp-unload = Puts its crystal down ahead: on the ground, on a robot or in a base.
tileHelp-zap = Reaches two hexes ahead. If it hits a robot, you choose an order for it.
tileHelp-double_modification = Once per match: make two changes in one turn.
tileHelp-turn_left_2 = Turns 120° to the left.
tileHelp-turn_right_2 = Turns 120° to the right.
tileHelp-anti_zap = While it’s in the program, opponents’ zaps have no effect.
tileHelp-u_turn = Turns around.
tileHelp-forward_3 = Forward 1, three times.
tileHelp-forward_load = Forward 1, then Load.
tileHelp-forward_zap = Forward 1, then Zap.
tileHelp-dash = Forward 1. While it’s in the program, this robot pushes whole rows.
tileHelp-jump = Jumps two hexes ahead, over anything in between.
tileHelp-back_up = One hex backwards.
tileHelp-double_zap = Two zaps in a row.
tileHelp-anti_theft = While it’s in the program, opponents can’t load this robot’s crystal. A zap can still make the robot unload it.
tileHelp-long_range_zap = A zap with unlimited range.

## emptySlot

emptySlot = empty

## game

game-board = Board
game-yourTurn = Your turn
# $colour (string)
game-yourTurnAs = Your turn: { $colour }
# $name (string)
game-turnOf = { POSSESSIVE($name) } turn
# $round (number)
game-round = Round { $round }
# $left (number)
game-roundsLeft =
    { $left ->
        [0] last round
       *[other] { $left ->
            [one] { $left } round left after this
           *[other] { $left } rounds left after this
        }
    }
# $quiet (number), $end (number)
game-quiet =
    { $end ->
        [one] { $quiet } of { $end } round without a delivery
       *[other] { $quiet } of { $end } rounds without a delivery
    }
# $count (number)
game-stack =
    { $count ->
        [one] { $count } special left
       *[other] { $count } specials left
    }
game-track = Crystals to come
game-trackEmpty = No crystals to come
game-waiting = Waiting for a free hex
game-score = Points
# $score (number), $target (number, optional)
game-scoreOf =
    { $target ->
        [none] { $score }
       *[other] { $score } / { $target }
    }
# $score (number), $target (number, optional)
game-scoreLabel =
    { $target ->
        [none] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
       *[other] { $target ->
            [one] { $score } of { $target } point
           *[other] { $score } of { $target } points
        }
    }
# $list (string)
game-delivered = Delivered: { $list }
# $crystal (string)
game-carrying = carries a { $crystal }
game-noCargo = carries nothing
game-resigned = resigned
# $name (string), $robot (string)
game-robot = { POSSESSIVE($name) } { $robot }
# $name (string)
game-base = { POSSESSIVE($name) } base
# $name (string)
game-activeBase = { POSSESSIVE($name) } base, active
game-sides = Points by side
game-yourSide = you
# $number (number)
game-team = Team { $number }
# $name (string), $colour (string)
game-seatName = { $name } ({ $colour })
# $name (string)
game-programs = { POSSESSIVE($name) } programs
game-yourPrograms = Your programs
# $robot (string)
game-program = Robot { $robot }
# $robot (string), $slot (number), $content (string)
game-slot = Robot { $robot }, slot { $slot }: { $content }
# $name (string), $robot (string), $slot (number), $content (string)
game-otherSlot = { POSSESSIVE($name) } { $robot }, slot { $slot }: { $content }
# $count (number)
game-secretSpecials =
    { $count ->
        [one] { $count } secret special
       *[other] { $count } secret specials
    }
game-special = special
game-hand = Your hand
# $tile (string), $count (number)
game-handTile = { $tile }, { $count } in hand
game-jokerTile = Double modification: two changes this turn
game-jokerUsed = Double modification used

## program

program-choose = Pick a tile, then a slot. Or pick a slot to swap or remove its tile.
program-first = First turn: place one tile on each robot.
program-firstOfOne = First turn: place one tile on your robot.
# $tile (string)
program-picked = { $tile } picked. Now choose a slot.
# $robot (string), $slot (number)
program-pickedSlot = Slot { $slot } of { $robot } picked. Pick another slot to swap.
program-staged = Ready? Press Run.
program-doubleNone = Double modification: make two changes.
program-doubleOne = Double modification: one more change.
program-run = Run
program-pass = Pass
program-undo = Undo
program-remove = Remove tile
program-reset = Reset
# $robot (string)
program-resetRobot = Reset robot { $robot }
program-otherRobot = You can swap tiles only on the same robot.
program-impossible = You can’t do that with these tiles.
program-notFirst = In your first turn, place one tile on each robot.
# $name (string)
program-waitingFor = { $name } is programming.

## preview

preview-begin = Try it
preview-about = See what would happen without sending it.
preview-title = Preview (not sent yet)
preview-close = Close preview
preview-rounds = Rounds ahead
preview-roundsAbout = How far to look ahead if no one changes anything
preview-branches = What if you choose
preview-nothing = Nothing happens.
preview-lost = Connection lost before the preview was ready. Try again.

## prompt

# $robot (string)
prompt-zapRobot = You zapped { $robot }. Make it:
prompt-zapBlob = You zapped a blob. Move it:
# $crystal (string)
prompt-crystal = Choose where the { $crystal } goes.
prompt-crystalHelp = Pick one of the glowing hexes on the board.
prompt-decline = Decline
# $order (string), $robot (string)
prompt-orderFor = { $order } for { $robot }
# $name (string), $robot (string)
prompt-othersZap = { $name } decides what { $robot } does.
# $name (string)
prompt-othersBlob = { $name } decides where the blob goes.
# $name (string)
prompt-othersCrystal = { $name } chooses where the crystal goes.

## log

# $round (number), $name (string)
log-heading = Round { $round } · { $name }
# $name (string), $roundsLeft (number, optional)
log-turnStarted =
    { $roundsLeft ->
        [none] { POSSESSIVE($name) } turn.
       *[other] { $roundsLeft ->
            [one] { POSSESSIVE($name) } turn; { $roundsLeft } round after this one.
           *[other] { POSSESSIVE($name) } turn; { $roundsLeft } rounds after this one.
        }
    }
# $robot (string), $slot (number), $tile (string), $returned (string, optional)
log-tilePlaced =
    { $returned ->
        [none] { $robot }: { $tile } in slot { $slot }.
       *[other] { $robot }: { $tile } in slot { $slot }, { $returned } back in hand.
    }
# $robot (string), $a (number), $b (number)
log-tilesSwapped = { $robot }: slots { $a } and { $b } swapped.
# $robot (string), $slot (number), $tile (string)
log-tileRemoved = { $robot }: { $tile } removed from slot { $slot }.
# $robot (string), $tiles (number)
log-robotReset =
    { $tiles ->
        [one] { $robot }: reset, { $tiles } tile back in hand.
       *[other] { $robot }: reset, { $tiles } tiles back in hand.
    }
# $name (string)
log-passed = { $name } changed nothing.
# $name (string)
log-doubleModificationUsed = { $name } used the double modification.
# $robot (string), $slot (number), $tile (string)
log-orderStarted = { $robot }, slot { $slot }: { $tile }.
# $robot (string), $order (string), $reason (string)
log-orderIgnored = { $robot } could not { $order }: { $reason }.
# $robot (string), $direction (string)
log-robotTurned = { $robot } turned { $direction }.
log-throughGate = {" "}Through a teleporter.
log-intoMud = {" "}Stuck in the mud!
# $robot (string), $crystal (string)
log-crystalLoaded = { $robot } loaded a { $crystal }.
# $robot (string), $crystal (string), $source (string)
log-crystalTaken = { $robot } took a { $crystal } from { $source }.
# $robot (string), $crystal (string), $target (string)
log-crystalHanded = { $robot } handed a { $crystal } to { $target }.
# $robot (string), $crystal (string), $name (string), $points (number)
log-crystalDelivered =
    { $points ->
        [one] { $robot } delivered a { $crystal } to { POSSESSIVE($name) } base: { $points } point.
       *[other] { $robot } delivered a { $crystal } to { POSSESSIVE($name) } base: { $points } points.
    }
# $name (string), $tile (string, optional)
log-specialDrawn =
    { $tile ->
        [none] { $name } drew a special tile.
       *[other] { $name } drew a special tile: { $tile }.
    }
# $crystal (string)
log-crystalWaited = No free hex: a { $crystal } is waiting.
# $rounds (number)
log-endPhaseBegun =
    { $rounds ->
        [one] The last crystal is in play. The match ends { $rounds } round after this one.
       *[other] The last crystal is in play. The match ends { $rounds } rounds after this one.
    }
# $robot (string)
log-zapFired-nothing = { $robot } zapped into the air.
# $robot (string)
log-zapFired-robot = { $robot } zapped a robot.
# $robot (string)
log-zapFired-shielded_robot = { $robot } zapped a robot, but it was shielded.
# $robot (string)
log-zapFired-blob = { $robot } zapped a blob.
# $robot (string)
log-zapFired-base = { $robot } zapped a base: no effect.
# $robot (string)
log-zapFired-crystal = { $robot } zapped a crystal: no effect.
# $robot (string)
log-zapFired-rock = { $robot } zapped a rock: no effect.
# $robot (string)
log-zapFired-teleporter = { $robot } zapped a teleporter: no effect.
# $robot (string)
log-zapFired-edge = { $robot } zapped over the edge.
# $robot (string), $order (string)
log-zapObeyed = { $robot } must obey: { $order }.
# $name (string)
log-zapDeclined = { $name } declined.
# $reason (string)
log-gameEnded = The match is over: { $reason }.
# $name (string)
log-seatResigned = { $name } resigned.

## parts

parts-forward_1 = move
parts-forward_2 = move
parts-turn_left = turn
parts-turn_right = turn
parts-load = load
parts-unload = unload
parts-zap = zap
parts-double_modification = do it
parts-turn_left_2 = turn
parts-turn_right_2 = turn
parts-anti_zap = do it
parts-u_turn = turn
parts-forward_3 = move
parts-forward_load = move
parts-forward_zap = move
parts-dash = move
parts-jump = jump
parts-back_up = back up
parts-double_zap = zap
parts-anti_theft = do it
parts-long_range_zap = zap

## reasons

reasons-off_board = the board ends there
reasons-base_in_the_way = a base is in the way
reasons-rock_in_the_way = a rock is in the way
reasons-push_blocked = there’s no room to push
reasons-landing_occupied = the landing hex is taken
reasons-stuck_in_mud = it was stuck in mud; now it’s free
reasons-already_loaded = it’s already carrying a crystal
reasons-nothing_to_load = there’s nothing to load
reasons-anti_theft = the other robot is protected from theft
reasons-nothing_to_unload = it isn’t carrying anything
reasons-no_room_to_unload = there’s no room ahead
reasons-own_other_base = that’s its owner’s other base

## reasonsShort

reasonsShort-off_board = edge!
reasonsShort-base_in_the_way = base!
reasonsShort-rock_in_the_way = rock!
reasonsShort-push_blocked = blocked!
reasonsShort-landing_occupied = no landing!
reasonsShort-stuck_in_mud = mud!
reasonsShort-already_loaded = full!
reasonsShort-nothing_to_load = nothing here
reasonsShort-anti_theft = locked!
reasonsShort-nothing_to_unload = empty!
reasonsShort-no_room_to_unload = no room!
reasonsShort-own_other_base = not here!

## bubble

bubble-declined = skipped
bubble-shield = shielded!
# $points (number)
bubble-points = +{ $points }
bubble-stuck = stuck!
bubble-taken = taken!

## end

# $name (string)
end-winner = { $name } wins!
# $names (string)
end-shared = { $names } share first place!
# $place (number)
end-place = { $place }.
end-reasons-score = a player reached the target score
end-reasons-crystals = the crystals ran out
end-reasons-stalled = there were no deliveries for too long
end-reasons-resigned = only one side was left
# $reason (string)
end-because = The match ended because { $reason }.
end-finalScore = Final score
end-ranking = Show ranking

## glance

# $change (string)
glance-lastChange = Last change: { $change }
# $robot (string), $slot (number), $tile (string), $before (string, optional)
glance-placed =
    { $before ->
        [none] { $robot }{ $slot }: { $tile }
       *[other] { $robot }{ $slot }: { $tile } (was { $before })
    }
# $robot (string), $a (number), $b (number)
glance-swapped = { $robot }{ $a } and { $robot }{ $b } swapped
# $robot (string), $slot (number), $tile (string)
glance-removed = { $robot }{ $slot }: { $tile } removed
# $robot (string)
glance-reset = { $robot } cleared
glance-passed = Passed
# $changes (string)
glance-double = Two changes: { $changes }
glance-ownBaseNear = My base at the bottom
glance-ownBaseNearAbout = Turns the board. Directions are named as you see them.
glance-sideMarks = Left and right marks on robots
glance-sideMarksAbout = L and R show which way a robot turns.
# $label (string)
glance-ownRobot = { $label } (yours)
glance-crystals-blue = Worth 2 points at a base. Its owner also draws a special tile.
glance-crystals-green = Worth 3 points at a base.
glance-crystals-pink = Worth 4 points at a base.
glance-crystalNames-blue = Blue crystal
glance-crystalNames-green = Green crystal
glance-crystalNames-pink = Pink crystal
glance-ownBase = Your base
glance-ownBaseAbout = Any crystal unloaded here scores for you, no matter who brings it.
# $name (string)
glance-baseAbout = Any crystal unloaded here scores for { $name }, no matter who brings it.
# $name (string)
glance-robotAbout = Runs slots 1, 2 and 3 of its program on { POSSESSIVE($name) } turn; A runs before B.
glance-ownRobotAbout = Your robot: it runs slots 1, 2 and 3 of its program on your turn; A runs before B.
glance-stuckAbout = It’s stuck in mud and loses its next move.
glance-mud = Mud
glance-mudAbout = A robot that enters gets stuck and loses its next move.
# $letter (string)
glance-teleporter = Teleporter { $letter }
glance-teleporterAbout = Anything that moves in comes out of the other end, in the same direction.
glance-rock = Rock
glance-rockAbout = Blocks the way and stops zaps. It can’t be moved.
glance-blob = Blob
glance-blobAbout = Robots can push it, and a zap moves it one hex.
glance-centre = Centre
glance-centreAbout = New crystals enter here, or on the nearest empty hex.
glance-trackNext = Enters play after the next delivery.
# $place (number)
glance-trackLater = Number { $place } in line.
glance-waitingAbout = Enters play as soon as a hex is free.
glance-round = Each round, every player takes one turn.
glance-stack = Specials left
glance-stackAbout = You draw one when you get a blue crystal.
glance-pointsAbout = Only delivered crystals count here. Carried ones count at the end.
glance-deliveredTitle = Delivered crystals
glance-secretAbout = Other players see it when it’s first placed.
glance-boardKeys = Arrow keys move from piece to piece.
glance-passAbout = Changes nothing; your robots run.
glance-runAbout = Sends your change; your robots run.
# $robot (string), $slot (number)
glance-slotName = Robot { $robot }, slot { $slot }
# $slot (string), $tile (string)
glance-slotTip = { $slot }: { $tile }
glance-endTitle = How the match ends
glance-endAbout = Opens the details, and who would win if it ended now.
# $points (number)
glance-endByScore = First to { $points } points wins
glance-endByCrystals = Ends when the crystals run out
# $points (number)
glance-scoreWay = The first player whose base holds { $points } points wins. Carried crystals don’t count for this.
# $left (number)
glance-crystalWay =
    { $left ->
        [one] { $left } crystal is still to come. When the last one enters play, you finish the round and play three more. Then the highest final score wins.
       *[other] { $left } crystals are still to come. When the last one enters play, you finish the round and play three more. Then the highest final score wins.
    }
# $left (number)
glance-lastRounds =
    { $left ->
        [0] The last crystal is in play and this is the last round. Then the highest final score wins.
       *[other] { $left ->
            [one] The last crystal is in play: { $left } round follows this one. Then the highest final score wins.
           *[other] The last crystal is in play: { $left } rounds follow this one. Then the highest final score wins.
        }
    }
# $end (number), $now (number)
glance-stalledWay =
    { $end ->
        [one] After { $end } round in a row without a delivery, the match also ends ({ $now } so far).
       *[other] After { $end } rounds in a row without a delivery, the match also ends ({ $now } so far).
    }
glance-endedNow = If it ended now
# $delivered (number), $carried (number)
glance-parts = { $delivered } delivered + { $carried } carried
glance-scoringRule = Final score: delivered crystals (blue 2, green 3, pink 4) plus carried crystals at one point less each. Ties: more blue delivered, then more green, then more points delivered.
glance-behindBy-won = The winner reached the points first.
glance-behindBy-resigned = Resigned.
glance-behindBy-blue = Tie: fewer blue crystals delivered.
glance-behindBy-green = Tie: fewer green crystals delivered.
glance-behindBy-delivered = Tie: fewer points delivered.
