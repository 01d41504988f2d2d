## lobby: the game outside of matches

lobby-title = Twin Tin Bots

lobby-presets-standard-name = Standard
lobby-presets-standard-about = The original game, without a clock.
lobby-presets-quick-name = Quick
lobby-presets-quick-about = Simplified rules and a 2-minute clock: done in 15 minutes.
lobby-presets-elements-name = Elements
lobby-presets-elements-about = Adds teleporters, rocks, blobs and mud to the board.
lobby-presets-teams-name = Teams
lobby-presets-teams-about = Two teams, for four or more players.

# $number (number)
lobby-seats-team = Team { $number }
lobby-seats-two = two seats
# $count (number)
lobby-seats-robots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }

lobby-settings-resignQuestion = Your robots stay where they are and stop running. You will rank last.

lobby-options-modes-standard-name = Standard
lobby-options-modes-standard-about = Free-for-all, two robots each.
lobby-options-modes-standard-before = Two robots each, three slots per robot. Change one thing per turn, then everything runs.
lobby-options-modes-simplified-name = Simplified
lobby-options-modes-simplified-about = One robot each and no special tiles. Great for a first match.
lobby-options-modes-simplified-before = One robot each with three slots, no special tiles. Change one thing per turn, then your robot runs.
lobby-options-modes-teams-name = Teams
lobby-options-modes-teams-about = Two teams. Teammates’ points are added up; no score victory.
lobby-options-modes-teams-before = Every second seat is on your team. Bring crystals to any base; your team’s points are added up.
lobby-options-modes-advanced_two_player-name = Advanced for two
lobby-options-modes-advanced_two_player-about = Two opposite bases and four robots each, on the four-player board.
lobby-options-modes-advanced_two_player-before = Each player has two opposite bases with two robots each. Points from both bases are added up. A robot can unload at its own base or an opponent’s, but not at your other base.
# $count (number)
lobby-options-teamsNeed =
    { $count ->
        [one] Teams need { $count } player or more.
       *[other] Teams need { $count } players or more.
    }
lobby-options-advancedNeeds = For exactly two players.
lobby-options-firstWins = The first to bring home enough crystals wins.
lobby-options-mostWins = When the crystals run out, the most points win.
lobby-options-doubleSeat = With an odd number of players, one player has two seats.
lobby-options-noScoreVictory = No score victory
# $rounds (number)
lobby-options-stalledRounds =
    { $rounds ->
        [one] Ends after { $rounds } round without a delivery
       *[other] Ends after { $rounds } rounds without a delivery
    }
lobby-options-stalledOff = Never ends for lack of deliveries
lobby-options-exampleElements = Example elements
# $list (string)
lobby-options-byHand = Placed by hand: { $list }
# $count (number)
lobby-options-counts-teleporters =
    { $count ->
        [one] { $count } teleporter pair
       *[other] { $count } teleporter pairs
    }
# $count (number)
lobby-options-counts-rocks =
    { $count ->
        [one] { $count } rock
       *[other] { $count } rocks
    }
# $count (number)
lobby-options-counts-blobs =
    { $count ->
        [one] { $count } blob
       *[other] { $count } blobs
    }
# $count (number)
lobby-options-counts-mud =
    { $count ->
        [one] { $count } mud hex
       *[other] { $count } mud hexes
    }
lobby-options-boardTooSmall = The board for this many players has no room for all these elements.
lobby-options-colours = Custom colours

lobby-sideMarks-left = L
lobby-sideMarks-right = R

lobby-colours-red = red
lobby-colours-yellow = yellow
lobby-colours-green = green
lobby-colours-blue = blue
lobby-colours-purple = purple
lobby-colours-pink = pink

## match: the game in a match

match-deal-first = another player should have gone first.
match-deal-special = you should have been dealt another special tile.

match-presetAnswers-open = Auto-answers…
match-presetAnswers-openSet = Auto-answers: on

match-crystals-blue = blue crystal
match-crystals-green = green crystal
match-crystals-pink = pink crystal

# $count (number)
match-crystalCounts-blue = { $count } blue
# $count (number)
match-crystalCounts-green = { $count } green
# $count (number)
match-crystalCounts-pink = { $count } pink

match-directions-0 = east
match-directions-1 = south-east
match-directions-2 = south-west
match-directions-3 = west
match-directions-4 = north-west
match-directions-5 = north-east

match-tiles-forward_1 = Forward 1
match-tiles-forward_2 = Forward 2
match-tiles-turn_left = Turn left
match-tiles-turn_right = Turn right
match-tiles-load = Load
match-tiles-unload = Unload
match-tiles-zap = Zap
match-tiles-double_modification = Double modification
match-tiles-turn_left_2 = Double left
match-tiles-turn_right_2 = Double right
match-tiles-anti_zap = Anti-zap
match-tiles-u_turn = U-turn
match-tiles-forward_3 = Forward 3
match-tiles-forward_load = Forward + load
match-tiles-forward_zap = Forward + zap
match-tiles-dash = Dash
match-tiles-jump = Jump
match-tiles-back_up = Back up
match-tiles-double_zap = Double zap
match-tiles-anti_theft = Anti-theft
match-tiles-long_range_zap = Long-range zap

match-tileHelp-forward_1 = One hex ahead; pushes one robot, crystal or blob.
match-tileHelp-forward_2 = Forward 1, twice.
match-tileHelp-turn_left = Turns 60° to the left.
match-tileHelp-turn_right = Turns 60° to the right.
match-tileHelp-load = Picks up the crystal ahead, even from a robot.
match-tileHelp-unload = Puts its crystal down ahead: on the ground, on a robot or in a base.
match-tileHelp-zap = Reaches two hexes ahead. If it hits a robot, you choose an order for it.
match-tileHelp-double_modification = Once per match: make two changes in one turn.
match-tileHelp-turn_left_2 = Turns 120° to the left.
match-tileHelp-turn_right_2 = Turns 120° to the right.
match-tileHelp-anti_zap = While it’s in the program, opponents’ zaps have no effect.
match-tileHelp-u_turn = Turns around.
match-tileHelp-forward_3 = Forward 1, three times.
match-tileHelp-forward_load = Forward 1, then Load.
match-tileHelp-forward_zap = Forward 1, then Zap.
match-tileHelp-dash = Forward 1. While it’s in the program, this robot pushes whole rows.
match-tileHelp-jump = Jumps two hexes ahead, over anything in between.
match-tileHelp-back_up = One hex backwards.
match-tileHelp-double_zap = Two zaps in a row.
match-tileHelp-anti_theft = While it’s in the program, opponents can’t load this robot’s crystal. A zap can still make the robot unload it.
match-tileHelp-long_range_zap = A zap with unlimited range.

match-emptySlot = empty

match-game-board = Board
match-game-yourTurn = Your turn
# $colour (string)
match-game-yourTurnAs = Your turn: { $colour }
# $name (string)
match-game-turnOf = { POSSESSIVE($name) } turn
# $round (number)
match-game-round = Round { $round }
# $left (number)
match-game-roundsLeft =
    { $left ->
        [0] last round
       *[other] { $left ->
            [one] { $left } round left after this
           *[other] { $left } rounds left after this
        }
    }
# $quiet (number), $end (number)
match-game-quiet =
    { $end ->
        [one] { $quiet } of { $end } round without a delivery
       *[other] { $quiet } of { $end } rounds without a delivery
    }
# $count (number)
match-game-stack =
    { $count ->
        [one] { $count } special left
       *[other] { $count } specials left
    }
match-game-track = Crystals to come
match-game-trackEmpty = No crystals to come
match-game-waiting = Waiting for a free hex
match-game-score = Points
# $score (number), $target (number, optional)
match-game-scoreOf =
    { $target ->
        [none] { $score }
       *[other] { $score } / { $target }
    }
# $score (number), $target (number, optional)
match-game-scoreLabel =
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
match-game-delivered = Delivered: { $list }
# $crystal (string)
match-game-carrying = carries a { $crystal }
match-game-noCargo = carries nothing
match-game-resigned = resigned
# $name (string), $robot (string)
match-game-robot = { POSSESSIVE($name) } { $robot }
# $name (string)
match-game-base = { POSSESSIVE($name) } base
# $name (string)
match-game-activeBase = { POSSESSIVE($name) } base, active
match-game-sides = Points by side
match-game-yourSide = you
# $number (number)
match-game-team = Team { $number }
# $name (string), $colour (string)
match-game-seatName = { $name } ({ $colour })
# $name (string)
match-game-programs = { POSSESSIVE($name) } programs
match-game-yourPrograms = Your programs
# $robot (string)
match-game-program = Robot { $robot }
# $robot (string), $slot (number), $content (string)
match-game-slot = Robot { $robot }, slot { $slot }: { $content }
# $name (string), $robot (string), $slot (number), $content (string)
match-game-otherSlot = { POSSESSIVE($name) } { $robot }, slot { $slot }: { $content }
# $count (number)
match-game-secretSpecials =
    { $count ->
        [one] { $count } secret special
       *[other] { $count } secret specials
    }
match-game-special = special
match-game-hand = Tiles in your hand
# $tile (string), $count (number)
match-game-handTile = { $tile }, { $count } in hand
match-game-jokerTile = Double modification: two changes this turn
match-game-jokerUsed = Double modification used
match-game-jokerLeft = Double modification not used yet

match-program-choose = Pick a tile, then a slot. Or pick a slot to swap or remove its tile.
match-program-first = First turn: place one tile on each robot.
match-program-firstOfOne = First turn: place one tile on your robot.
# $tile (string)
match-program-picked = { $tile } picked. Now choose a slot.
# $robot (string), $slot (number)
match-program-pickedSlot = Slot { $slot } of { $robot } picked. Pick another slot to swap.
match-program-staged = Ready? Press Run.
match-program-doubleNone = Double modification: make two changes.
match-program-doubleOne = Double modification: one more change.
match-program-run = Run
match-program-pass = Pass
match-program-undo = Undo
match-program-remove = Remove tile
match-program-reset = Reset
# $robot (string)
match-program-resetRobot = Reset robot { $robot }
match-program-otherRobot = You can swap tiles only on the same robot.
match-program-impossible = You can’t do that with these tiles.
match-program-notFirst = In your first turn, place one tile on each robot.
# $name (string)
match-program-waitingFor = { $name } is programming.

match-preview-begin = Try it
match-preview-about = See what would happen without sending it.
match-preview-lost = Connection lost before the preview was ready. Try again.

# $robot (string)
match-prompt-zapRobot = You zapped { $robot }. Make it:
match-prompt-zapBlob = You zapped a blob. Move it:
# $crystal (string)
match-prompt-crystal = Choose where the { $crystal } goes.
match-prompt-crystalHelp = Pick one of the glowing hexes on the board.
match-prompt-decline = Decline
# $order (string), $robot (string)
match-prompt-orderFor = { $order } for { $robot }
# $name (string), $robot (string)
match-prompt-othersZap = { $name } decides what { $robot } does.
# $name (string)
match-prompt-othersBlob = { $name } decides where the blob goes.
# $name (string)
match-prompt-othersCrystal = { $name } chooses where the crystal goes.

# $round (number), $name (string)
match-log-heading = Round { $round } · { $name }
# $name (string), $roundsLeft (number, optional)
match-log-turnStarted =
    { $roundsLeft ->
        [none] { POSSESSIVE($name) } turn.
       *[other] { $roundsLeft ->
            [one] { POSSESSIVE($name) } turn; { $roundsLeft } round after this one.
           *[other] { POSSESSIVE($name) } turn; { $roundsLeft } rounds after this one.
        }
    }
# $robot (string), $slot (number), $tile (string), $returned (string, optional)
match-log-tilePlaced =
    { $returned ->
        [none] { $robot }: { $tile } in slot { $slot }.
       *[other] { $robot }: { $tile } in slot { $slot }, { $returned } back in hand.
    }
# $robot (string), $a (number), $b (number)
match-log-tilesSwapped = { $robot }: slots { $a } and { $b } swapped.
# $robot (string), $slot (number), $tile (string)
match-log-tileRemoved = { $robot }: { $tile } removed from slot { $slot }.
# $robot (string), $tiles (number)
match-log-robotReset =
    { $tiles ->
        [one] { $robot }: reset, { $tiles } tile back in hand.
       *[other] { $robot }: reset, { $tiles } tiles back in hand.
    }
# $name (string)
match-log-passed = { $name } changed nothing.
# $name (string)
match-log-doubleModificationUsed = { $name } used the double modification.
# $robot (string), $slot (number), $tile (string)
match-log-orderStarted = { $robot }, slot { $slot }: { $tile }.
# $robot (string), $order (string), $reason (string)
match-log-orderIgnored = { $robot } could not { $order }: { $reason }.
# $robot (string), $direction (string)
match-log-robotTurned = { $robot } turned { $direction }.
match-log-throughGate = {" "}Through a teleporter.
match-log-intoMud = {" "}Stuck in the mud!
# $robot (string), $crystal (string)
match-log-crystalLoaded = { $robot } loaded a { $crystal }.
# $robot (string), $crystal (string), $source (string)
match-log-crystalTaken = { $robot } took a { $crystal } from { $source }.
# $robot (string), $crystal (string), $target (string)
match-log-crystalHanded = { $robot } handed a { $crystal } to { $target }.
# $robot (string), $crystal (string), $name (string), $points (number)
match-log-crystalDelivered =
    { $points ->
        [one] { $robot } delivered a { $crystal } to { POSSESSIVE($name) } base: { $points } point.
       *[other] { $robot } delivered a { $crystal } to { POSSESSIVE($name) } base: { $points } points.
    }
# $name (string), $tile (string, optional)
match-log-specialDrawn =
    { $tile ->
        [none] { $name } drew a special tile.
       *[other] { $name } drew a special tile: { $tile }.
    }
# $crystal (string)
match-log-crystalWaited = No free hex: a { $crystal } is waiting.
# $rounds (number)
match-log-endPhaseBegun =
    { $rounds ->
        [one] The last crystal is in play. The match ends { $rounds } round after this one.
       *[other] The last crystal is in play. The match ends { $rounds } rounds after this one.
    }
# $robot (string)
match-log-zapFired-nothing = { $robot } zapped into the air.
# $robot (string)
match-log-zapFired-robot = { $robot } zapped a robot.
# $robot (string)
match-log-zapFired-shielded_robot = { $robot } zapped a robot, but it was shielded.
# $robot (string)
match-log-zapFired-blob = { $robot } zapped a blob.
# $robot (string)
match-log-zapFired-base = { $robot } zapped a base: no effect.
# $robot (string)
match-log-zapFired-crystal = { $robot } zapped a crystal: no effect.
# $robot (string)
match-log-zapFired-rock = { $robot } zapped a rock: no effect.
# $robot (string)
match-log-zapFired-teleporter = { $robot } zapped a teleporter: no effect.
# $robot (string)
match-log-zapFired-edge = { $robot } zapped over the edge.
# $robot (string), $order (string)
match-log-zapObeyed = { $robot } must obey: { $order }.
# $name (string)
match-log-zapDeclined = { $name } declined.
# $reason (string)
match-log-gameEnded = The match is over: { $reason }.
# $name (string)
match-log-seatResigned = { $name } resigned.

match-parts-forward_1 = move
match-parts-forward_2 = move
match-parts-turn_left = turn
match-parts-turn_right = turn
match-parts-load = load
match-parts-unload = unload
match-parts-zap = zap
match-parts-double_modification = do it
match-parts-turn_left_2 = turn
match-parts-turn_right_2 = turn
match-parts-anti_zap = do it
match-parts-u_turn = turn
match-parts-forward_3 = move
match-parts-forward_load = move
match-parts-forward_zap = move
match-parts-dash = move
match-parts-jump = jump
match-parts-back_up = back up
match-parts-double_zap = zap
match-parts-anti_theft = do it
match-parts-long_range_zap = zap

match-reasons-off_board = the board ends there
match-reasons-base_in_the_way = a base is in the way
match-reasons-rock_in_the_way = a rock is in the way
match-reasons-push_blocked = there’s no room to push
match-reasons-landing_occupied = the landing hex is taken
match-reasons-stuck_in_mud = it was stuck in mud; now it’s free
match-reasons-already_loaded = it’s already carrying a crystal
match-reasons-nothing_to_load = there’s nothing to load
match-reasons-anti_theft = the other robot is protected from theft
match-reasons-nothing_to_unload = it isn’t carrying anything
match-reasons-no_room_to_unload = there’s no room ahead
match-reasons-own_other_base = that’s its owner’s other base

match-reasonsShort-off_board = edge!
match-reasonsShort-base_in_the_way = base!
match-reasonsShort-rock_in_the_way = rock!
match-reasonsShort-push_blocked = blocked!
match-reasonsShort-landing_occupied = no landing!
match-reasonsShort-stuck_in_mud = mud!
match-reasonsShort-already_loaded = full!
match-reasonsShort-nothing_to_load = nothing here
match-reasonsShort-anti_theft = locked!
match-reasonsShort-nothing_to_unload = empty!
match-reasonsShort-no_room_to_unload = no room!
match-reasonsShort-own_other_base = not here!

match-bubble-declined = skipped
match-bubble-shield = shielded!
# $points (number)
match-bubble-points = +{ $points }
match-bubble-stuck = stuck!
match-bubble-taken = taken!

match-end-reasons-score = a player reached the target score
match-end-reasons-crystals = the crystals ran out
match-end-reasons-stalled = there were no deliveries for too long
match-end-reasons-resigned = all opponents resigned

# $change (string)
match-glance-lastChange = Last change: { $change }
# $robot (string), $slot (number), $tile (string), $before (string, optional)
match-glance-placed =
    { $before ->
        [none] { $robot }{ $slot }: { $tile }
       *[other] { $robot }{ $slot }: { $tile } (was { $before })
    }
# $robot (string), $a (number), $b (number)
match-glance-swapped = { $robot }{ $a } and { $robot }{ $b } swapped
# $robot (string), $slot (number), $tile (string)
match-glance-removed = { $robot }{ $slot }: { $tile } removed
# $robot (string)
match-glance-reset = { $robot } cleared
match-glance-passed = Passed
# $changes (string)
match-glance-double = Two changes: { $changes }
match-glance-ownBaseNear = My base at the bottom
match-glance-ownBaseNearAbout = Turns the board. Directions are named as you see them.
match-glance-sideMarks = Left and right marks on robots
match-glance-sideMarksAbout = L and R show which way a robot turns.
# $label (string)
match-glance-ownRobot = { $label } (yours)
match-glance-crystals-blue = Worth 2 points at a base. Its owner also draws a special tile.
match-glance-crystals-green = Worth 3 points at a base.
match-glance-crystals-pink = Worth 4 points at a base.
match-glance-crystalNames-blue = Blue crystal
match-glance-crystalNames-green = Green crystal
match-glance-crystalNames-pink = Pink crystal
match-glance-ownBase = Your base
match-glance-ownBaseAbout = Any crystal unloaded here scores for you, no matter who brings it.
# $name (string)
match-glance-baseAbout = Any crystal unloaded here scores for { $name }, no matter who brings it.
# $name (string)
match-glance-robotAbout = Runs slots 1, 2 and 3 of its program on { POSSESSIVE($name) } turn; A runs before B.
match-glance-ownRobotAbout = Your robot: it runs slots 1, 2 and 3 of its program on your turn; A runs before B.
match-glance-stuckAbout = It’s stuck in mud and loses its next move.
match-glance-mud = Mud
match-glance-mudAbout = A robot that enters gets stuck and loses its next move.
# $letter (string)
match-glance-teleporter = Teleporter { $letter }
match-glance-teleporterAbout = Anything that moves in comes out of the other end, in the same direction.
match-glance-rock = Rock
match-glance-rockAbout = Blocks the way and stops zaps. It can’t be moved.
match-glance-blob = Blob
match-glance-blobAbout = Robots can push it, and a zap moves it one hex.
match-glance-centre = Centre
match-glance-centreAbout = New crystals enter here, or on the nearest empty hex.
match-glance-trackNext = Enters play after the next delivery.
# $place (number)
match-glance-trackLater = Number { $place } in line.
match-glance-waitingAbout = Enters play as soon as a hex is free.
match-glance-round = Each round, every player takes one turn.
match-glance-stack = Specials left
match-glance-stackAbout = You draw one when you get a blue crystal.
match-glance-pointsAbout = Only delivered crystals count here. Carried ones count at the end.
match-glance-deliveredTitle = Delivered crystals
match-glance-secretAbout = Other players see it when it’s first placed.
match-glance-boardKeys = Arrow keys move from piece to piece.
match-glance-passAbout = Changes nothing; your robots run.
match-glance-runAbout = Sends your change; your robots run.
# $robot (string), $slot (number)
match-glance-slotName = Robot { $robot }, slot { $slot }
# $slot (string), $tile (string)
match-glance-slotTip = { $slot }: { $tile }
match-glance-endTitle = How the match ends
match-glance-endAbout = Opens the details, and who would win if it ended now.
# $points (number)
match-glance-endByScore = First to { $points } points wins
match-glance-endByCrystals = Ends when the crystals run out

## places: places on the board

places-sides-0 = ahead
places-sides-1 = front right
places-sides-2 = back right
places-sides-3 = behind
places-sides-4 = back left
places-sides-5 = front left

# $steps (number), $side (string)
places-leg = { $steps } { $side }

# $first (string), $second (string)
places-legs = { $first } and { $second }

# $way (string), $robot (string)
places-fromOwn = from your { $robot }: { $way }

# $way (string), $robot (string)
places-fromNamed = from { $robot }: { $way }

# $way (string)
places-ownBase = your base: { $way }

# $crystal (string)
places-next = next: { $crystal }

# $place (number), $crystal (string)
places-inLine = number { $place }: { $crystal }

# $piece (string), $hex (string)
places-piece = { $piece } on { $hex }

# $piece (string), $hex (string), $relation (string)
places-pieceFrom = { $piece } on { $hex }, { $relation }

# $robot (string), $hex (string), $facing (string), $cargo (string)
places-robot = { $robot } on { $hex }, facing { $facing }, { $cargo }

# $label (string)
places-stuck = { $label }, stuck in mud

# $label (string), $relation (string)
places-related = { $label }, { $relation }

# $hex (string)
places-crystalOn = Crystal on { $hex }

# $direction (string), $hex (string)
places-blobTo = Blob goes { $direction } to { $hex }

# $robot (string), $direction (string), $hex (string)
places-log-robotMoved = { $robot } moved { $direction } to { $hex }.
# $robot (string), $direction (string), $hex (string)
places-log-robotPushed = { $robot } was pushed { $direction } to { $hex }.
# $robot (string), $direction (string), $hex (string)
places-log-robotJumped = { $robot } jumped { $direction } to { $hex }.
# $crystal (string), $direction (string), $hex (string)
places-log-crystalPushed = A { $crystal } was pushed { $direction } to { $hex }.
# $direction (string), $hex (string)
places-log-blobPushed = A blob was pushed { $direction } to { $hex }.
# $direction (string), $hex (string)
places-log-blobMoved = The blob moved { $direction } to { $hex }.
# $robot (string), $crystal (string), $hex (string)
places-log-crystalUnloaded = { $robot } put down a { $crystal } on { $hex }.
# $crystal (string), $hex (string)
places-log-crystalPlaced = A { $crystal } entered play on { $hex }.

places-filters-deliveries = Deliveries
places-filters-thefts = Thefts
places-filters-hits = What hit me

places-names = Names of hexes at the board’s edge

places-namesAbout = Letters for rows, numbers for columns. The log uses them.

## preview: previews

# $count (number)
preview-orders =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }

# $what (string)
preview-ignored = ignored: { $what }

# $count (number)
preview-ignoredCount = { $count } ignored

# $slot (string), $reason (string)
preview-ignoredOrder = { $slot } ({ $reason })

# $points (number)
preview-delivers =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

preview-ends = the match ends

# $reason (string)
preview-stops = Stops here: { $reason }

# $parts (string)
preview-summary = { $parts }.

# $robot (string)
preview-ownZap = your zap hits { $robot }, and you choose what it does.

preview-ownBlob = your zap hits a blob, and you choose where it goes.

# $crystal (string)
preview-ownCrystal = you choose where the { $crystal } goes.

preview-details = Details

preview-list = What would happen

# $count (number)
preview-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }

preview-automatic = Preview each change

preview-automaticAbout = The board shows at once what your changes would do. Escape hides it.

preview-preview-title = Preview (not sent yet)
preview-preview-close = Close preview
preview-preview-rounds = Rounds ahead
preview-preview-roundsAbout = How far to look ahead if no one changes anything
preview-preview-branches = What if you choose
preview-preview-nothing = Nothing happens.

## end: the end of a match

end-statistic-thefts = Crystals stolen
end-about-thefts = Crystals that the player’s robots took from robots of others.
end-statistic-zaps = Robots zapped
end-about-zaps = Robots that carried out an order because of a zap by the player.
end-statistic-ignored = Orders ignored
end-about-ignored = Orders, or parts of one, that could not be carried out.
end-statistic-delivered_blue = Blue delivered
end-about-delivered_blue = Blue crystals in the player’s base, 2 points each.
end-statistic-delivered_green = Green delivered
end-about-delivered_green = Green crystals in the player’s base, 3 points each.
end-statistic-delivered_pink = Pink delivered
end-about-delivered_pink = Pink crystals in the player’s base, 4 points each.
end-statistic-orders = Orders run
end-about-orders = Orders of the player’s programs that began to run.
end-statistic-ignored_way = Ignored: way blocked
end-about-ignored_way = Ignored because the board ends there, or something stands in the way.
end-statistic-ignored_mud = Ignored: mud
end-about-ignored_mud = Ignored because the robot was stuck in mud.
end-statistic-ignored_crystal = Ignored: crystal
end-about-ignored_crystal = Ignored because there was no crystal to load or unload, or no room for one.
end-statistic-passes = Passes
end-about-passes = Turns in which the player changed nothing.
end-award-thief = Thief
end-award-zapper = Zapper
end-award-optimist = Optimist
end-endPhase = The last crystal enters play.
# $name (string), $crystal (string), $points (number)
end-delivered = { $name } receives a { $crystal }: +{ $points }.
# $robot (string), $crystal (string), $source (string)
end-stolen = { $robot } steals a { $crystal } from { $source }.
# $name (string), $robot (string), $order (string)
end-zapped = { $name } zaps { $robot }: { $order }.

# $name (string)
end-end-winner = { $name } wins!
# $names (string)
end-end-shared = { $names } share first place!
# $place (number)
end-end-place = { $place }.
# $reason (string)
end-end-because = The match ended because { $reason }.
end-end-finalScore = Final score
end-end-ranking = Show ranking
# $points (number)
end-glance-scoreWay = The first player whose base holds { $points } points wins. Carried crystals don’t count for this.
# $left (number)
end-glance-crystalWay =
    { $left ->
        [one] { $left } crystal is still to come. When the last one enters play, you finish the round and play three more. Then the highest final score wins.
       *[other] { $left } crystals are still to come. When the last one enters play, you finish the round and play three more. Then the highest final score wins.
    }
# $left (number)
end-glance-lastRounds =
    { $left ->
        [0] The last crystal is in play and this is the last round. Then the highest final score wins.
       *[other] { $left ->
            [one] The last crystal is in play: { $left } round follows this one. Then the highest final score wins.
           *[other] The last crystal is in play: { $left } rounds follow this one. Then the highest final score wins.
        }
    }
# $end (number), $now (number)
end-glance-stalledWay =
    { $end ->
        [one] After { $end } round in a row without a delivery, the match also ends ({ $now } so far).
       *[other] After { $end } rounds in a row without a delivery, the match also ends ({ $now } so far).
    }
end-glance-endedNow = If it ended now
# $delivered (number), $carried (number)
end-glance-parts = { $delivered } delivered + { $carried } carried
end-glance-scoringRule = Final score: delivered crystals (blue 2, green 3, pink 4) plus carried crystals at one point less each. Ties: more blue delivered, then more green, then more points delivered.
end-glance-behindBy-won = The winner reached the points first.
end-glance-behindBy-resigned = Resigned.
end-glance-behindBy-blue = Tie: fewer blue crystals delivered.
end-glance-behindBy-green = Tie: fewer green crystals delivered.
end-glance-behindBy-delivered = Tie: fewer points delivered.

## learning: lessons and rules

learning-goal = Load crystals, carry them home to your base and unload them there. The corners of a crystal are its points.
learning-goalOfTeam = Load crystals and unload them in a base of your team. The corners of a crystal are its points.
learning-guide-own = This robot is yours.
learning-guide-tile = Choose a tile here, then the slot of a robot.
learning-guide-run = Press Run: your robots do what their slots say, and your turn ends.

learning-lesson-robots-title = Two robots are yours
learning-lesson-robots-text = Robots A and B in your colour are yours, and so is the base in that colour. Crystals that you carry into your base are points.
learning-lesson-load-title = Load a crystal
learning-lesson-load-text = Each turn you change one thing in your programs, then both robots run. Robot A faces a crystal: put Load into its slot 1, then press Run.
learning-lesson-load-done = Robot A has the crystal. A robot carries one at a time.
learning-lesson-load-missed = Robot A did not load. Put Load into slot 1 of robot A.
learning-lesson-carry-title = Carry it home
learning-lesson-carry-text = Programs stay from turn to turn. Robot A moves forward and will stand in front of your base: add Unload in slot 2.
learning-lesson-carry-done = Delivered! Unload works only when the robot faces your base.
learning-lesson-carry-missed = The crystal is not home yet. Unload belongs into slot 2, after the move.
learning-lesson-values-title = Count the corners
learning-lesson-values-text = A crystal is worth its corners: blue 2, green 3, pink 4. Turn robot A left before it loads, to get the pink one.
learning-lesson-values-done = Pink: 4 points, once it is home.
learning-lesson-values-missed = That was another crystal. Turn left in slot 1 makes robot A face the pink one.
learning-lesson-order-title = A runs before B
learning-lesson-order-text = Robot A runs its slots 1, 2, 3, then robot B runs its own. Let A unload onto B: B comes next and unloads into your base.
learning-lesson-order-done = One turn, two robots: A handed the crystal over, and B delivered it.
learning-lesson-order-missed = Put Unload into slot 1 of robot A: B already has one.
learning-lesson-ignored-title = Some orders are ignored
learning-lesson-ignored-text = Robot A stands at the edge and is to move on, robot B is to load where nothing lies. Press Pass, which changes nothing, and look.
learning-lesson-ignored-done = Both orders were ignored. The board and the log say why, and it costs you nothing but the order.
learning-lesson-ignored-missed = Press Pass and look what happens.
learning-lesson-track-title = The track brings more
learning-lesson-track-text = The track shows the crystals to come, the next one first. Each delivery brings one onto the board. Deliver the blue crystal.
learning-lesson-track-done = The next crystal is on the board. And for a blue crystal you drew a special tile: it is in your hand.
learning-lesson-track-missed = Put Unload into slot 1 of robot A.
learning-lesson-theft-title = Take it from them
learning-lesson-theft-text = Load takes the crystal from a robot, too. Move robot A next to the red robot that carries one; in your next turn add Load.
learning-lesson-theft-done = It’s yours now. Beware: others can do the same to you.
learning-lesson-theft-missed = Red got away with it. First move forward, then load.
learning-lesson-end-title = That’s it
learning-lesson-end-text = With two players, 11 points win at once. When the track is empty, three more rounds follow, and then a carried crystal counts one point less.

## learning: puzzles

## learning: boards

# $turns (number)
learning-puzzles-blue =
    { $turns ->
        [one] Deliver a blue crystal in one turn.
       *[other] Deliver a blue crystal in { $turns } turns.
    }
# $turns (number)
learning-puzzles-green =
    { $turns ->
        [one] Deliver a green crystal in one turn.
       *[other] Deliver a green crystal in { $turns } turns.
    }
# $turns (number)
learning-puzzles-pink =
    { $turns ->
        [one] Deliver a pink crystal in one turn.
       *[other] Deliver a pink crystal in { $turns } turns.
    }

## options: the form for the options

options-options-mode = Game
options-options-ending = How it ends
options-options-scoreVictory = Score victory
options-options-scoreVictoryAbout = The first player to reach the target score wins.
options-options-scoreVictoryTeams = Team matches always end when the crystals run out.
options-options-stalled = End without deliveries
# $rounds (number)
options-options-stalledAfter =
    { $rounds ->
        [one] after { $rounds } round
       *[other] after { $rounds } rounds
    }
options-options-stalledNever = never
options-options-elements = Board elements
options-options-drawSetup = Random set-up
options-options-placings-none-name = None
options-options-placings-none-about = Just robots, bases and crystals.
options-options-placings-example-name = Example
options-options-placings-example-about = The example set-up for this number of players.
options-options-placings-random-name = Random
options-options-placings-random-about = You choose how many; positions are random.
options-options-placings-by_hand-name = By hand
options-options-placings-by_hand-about = You place them yourself.
options-options-kinds-teleporters = Teleporters
options-options-kinds-rocks = Rocks
options-options-kinds-blobs = Blobs
options-options-kinds-mud = Mud
# $left (number)
options-options-room =
    { $left ->
        [0] This board is full. A teleporter pair takes two places, a rock or blob one.
       *[other] Room for { $left } more. A teleporter pair takes two places, mud none.
    }
options-options-placed-teleporter = Teleporter
options-options-placed-rock = Rock
options-options-placed-blob = Blob
options-options-placed-mud = Mud
options-options-byHandBoard = Match board
options-options-byHandHint = Click a bright hex to place an element. Click an element to remove it.
options-options-otherEnd = Now click a hex for the other end.
# $kind (string)
options-options-noMore = { $kind }: three at most.
# $kind (string)
options-options-placeHere = { $kind } here
options-options-takeAway-teleporter = Remove the teleporter
options-options-takeAway-rock = Remove the rock
options-options-takeAway-blob = Remove the blob
options-options-takeAway-mud = Remove the mud
options-options-coloursTitle = Colours
options-options-ownColours = Choose colours
options-options-ownColoursAbout = Seat positions don’t change.
# $seat (number)
options-options-seat = Seat { $seat }

## preset: answers in advance

preset-presetAnswers-title = Auto-answers
preset-presetAnswers-about = We’ll make these decisions for you right away, even while you’re away. Only you can see your auto-answers. They apply to this match, and you can change them at any time.
preset-presetAnswers-crystal = Where a new crystal enters play
preset-presetAnswers-crystalRules-ask-name = Ask me
preset-presetAnswers-crystalRules-ask-about = The match waits for you.
preset-presetAnswers-crystalRules-nearest-name = Near my robots
preset-presetAnswers-crystalRules-nearest-about = The hex closest to one of your robots.
preset-presetAnswers-crystalRules-farthest-name = Far from opponents
preset-presetAnswers-crystalRules-farthest-about = The hex farthest from the nearest opposing robot.
preset-presetAnswers-crystalRules-first-name = First hex
preset-presetAnswers-crystalRules-first-about = Same as when you time out.
preset-presetAnswers-zap = When your zap hits a robot
preset-presetAnswers-zapRules-ask-name = Ask me
preset-presetAnswers-zapRules-ask-about = The match waits for you.
preset-presetAnswers-zapRules-decline-name = Decline
preset-presetAnswers-zapRules-decline-about = The robot you hit does nothing.
preset-presetAnswers-zapRules-orders-name = Give an order
preset-presetAnswers-zapRules-orders-about = An opposing robot gets the first order on your list that it can carry out. You’re still asked about friendly robots.
preset-presetAnswers-orders = Orders, in the order to try them
preset-presetAnswers-blob = When your zap hits a blob
preset-presetAnswers-blobDecline = Leave it where it is
preset-presetAnswers-blobAbout = Otherwise, we’ll ask you where to move it.

## access: for players who do not see the board

# $name (string), $change (string)
access-summary-change = { $name }: { $change }.
# $robot (string), $hex (string)
access-summary-moved = { $robot } went to { $hex }.
# $robot (string), $hex (string), $facing (string)
access-summary-movedAndTurned = { $robot } went to { $hex } and faces { $facing }.
access-table-pieces = Pieces
access-table-piece = Piece
access-table-hex = Hex
access-table-state = State
access-table-ahead = Next hex ahead
# $facing (string), $cargo (string)
access-table-robotState = facing { $facing }, { $cargo }
# $robot (string)
access-table-from = From { $robot }
access-table-here = here
access-table-free = free
access-table-edge = edge of the board
access-table-map = Map
access-table-mapAbout = One cell to the right is one step east. One cell down is one step south-east.
access-table-waysAbout = “Front right” is the direction after one right turn, “back right” after two. Ways are counted hex by hex; robots, rocks and teleporters on the way are not considered.
access-keys-tile = Pick a tile of your hand, in the order shown
# $robot (string)
access-keys-slots = Choose slots 1, 2 and 3 of robot { $robot }
access-keys-joker = Use the double modification
access-keys-remove = Remove the tile of the picked slot
access-keys-drop = Put the picked tile back
access-keys-undo = Undo your last change
access-keys-preview = Try it: see what would happen
access-keys-run = Run
access-keys-pass = Pass
access-keys-answer = Answer a question of the match
access-keys-arrows = On the board: go from piece to piece
