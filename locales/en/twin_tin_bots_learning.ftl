goal = Load crystals, carry them home to your base and unload them there. The corners of a crystal are its points.
goalOfTeam = Load crystals and unload them in a base of your team. The corners of a crystal are its points.

## lesson

lesson-robots-title = Two robots are yours
lesson-robots-text = Robots A and B in your colour are yours, and so is the base in that colour. Crystals that you carry into your base are points.
lesson-load-title = Load a crystal
lesson-load-text = Each turn you change one thing in your programs, then both robots run. Robot A faces a crystal: put Load into its slot 1, then press Run.
lesson-load-done = Robot A has the crystal. A robot carries one at a time.
lesson-load-missed = Robot A did not load. Put Load into slot 1 of robot A.
lesson-carry-title = Carry it home
lesson-carry-text = Programs stay from turn to turn. Robot A moves forward and will stand in front of your base: add Unload in slot 2.
lesson-carry-done = Delivered! Unload works only when the robot faces your base.
lesson-carry-missed = The crystal is not home yet. Unload belongs into slot 2, after the move.
lesson-values-title = Count the corners
lesson-values-text = A crystal is worth its corners: blue 2, green 3, pink 4. Turn robot A left before it loads, to get the pink one.
lesson-values-done = Pink: 4 points, once it is home.
lesson-values-missed = That was another crystal. Turn left in slot 1 makes robot A face the pink one.
lesson-order-title = A runs before B
lesson-order-text = Robot A runs its slots 1, 2, 3, then robot B runs its own. Let A unload onto B: B comes next and unloads into your base.
lesson-order-done = One turn, two robots: A handed the crystal over, and B delivered it.
lesson-order-missed = Put Unload into slot 1 of robot A: B already has one.
lesson-ignored-title = Some orders are ignored
lesson-ignored-text = Robot A stands at the edge and is to move on, robot B is to load where nothing lies. Press Pass, which changes nothing, and look.
lesson-ignored-done = Both orders were ignored. The board and the log say why, and it costs you nothing but the order.
lesson-ignored-missed = Press Pass and look what happens.
lesson-track-title = The track brings more
lesson-track-text = The track shows the crystals to come, the next one first. Each delivery brings one onto the board. Deliver the blue crystal.
lesson-track-done = The next crystal is on the board. And for a blue crystal you drew a special tile: it is in your hand.
lesson-track-missed = Put Unload into slot 1 of robot A.
lesson-theft-title = Take it from them
lesson-theft-text = Load takes the crystal from a robot, too. Move robot A next to the red robot that carries one; in your next turn add Load.
lesson-theft-done = It’s yours now. Beware: others can do the same to you.
lesson-theft-missed = Red got away with it. First move forward, then load.
lesson-end-title = That’s it
lesson-end-text = With two players, 11 points win at once. When the track is empty, three more rounds follow, and then a carried crystal counts one point less.

## puzzles


## rules


## boards

## rules

rules-goal-title = The goal
rules-goal-text = Each player has two robots and a base in one colour. Load crystals, carry them to your base and unload them there. With two players, 11 points win at once; with more players it takes less.
rules-turn-title = A turn
rules-turn-text = Make one change: place a tile, swap two tiles of a robot, remove a tile, or reset a robot. Or change nothing. Then robot A runs its slots 1, 2, 3, and after that robot B. Programs stay as they are until you change them.
rules-moves-title = Moving and pushing
rules-moves-text = A robot moves the way it faces and pushes one robot, crystal or blob if there is room behind it. Rocks and bases never move.
rules-crystals-title = Crystals
rules-crystals-text = Load takes the crystal ahead, from the ground or from a robot. Unload puts it down ahead: on the ground, on a robot without a crystal, or in a base. A robot carries one crystal at a time.
rules-values-title = Points and the track
rules-values-text = A crystal is worth its corners: blue 2, green 3, pink 4. After each delivery the next crystal of the track enters in the middle. For a blue crystal you also draw a special tile, which the others don’t see until you place it.
rules-zaps-title = Zaps
rules-zaps-text = A zap reaches two hexes ahead and stops at the first thing. If it hits a robot, you may choose an order that this robot carries out at once, or let it be.
rules-ignored-title = Ignored orders
rules-ignored-text = An order that can’t be carried out is ignored, and the program goes on with the next slot. The board and the log say why.
rules-elements-title = Mud, teleporters, rocks and blobs
rules-elements-text = Some tables use more elements. In mud a robot loses its next step; a robot that enters a teleporter goes on behind the other one; rocks block the way; blobs can be pushed and zapped.
rules-end-title = The end
rules-end-text = If nobody has enough points and the last crystal of the track has entered, you finish the round and play three more. Then crystals that robots still carry count one point less than their corners, and the most points win.

## boards

boards-deliver = Forward 1, then Unload: the crystal is home.
boards-turn = Robot A turns and moves, then robot B moves and turns.
boards-push = A pushes a crystal, B pushes a robot.
boards-theft = Load takes the crystal from the red robot.
boards-hand = A hands its crystal to B, and B delivers it.
boards-track = The first crystal of the track comes onto the board.
boards-zap = The zapped robot has to unload.
boards-ignored = A stands at the edge, and nothing lies in front of B.
boards-teleporter = In at one teleporter, out behind the other.
boards-mud = The first step out of mud is used up, the next one is made.

## puzzles

# $turns (number)
puzzles-blue =
    { $turns ->
        [one] Deliver a blue crystal in one turn.
       *[other] Deliver a blue crystal in { $turns } turns.
    }
# $turns (number)
puzzles-green =
    { $turns ->
        [one] Deliver a green crystal in one turn.
       *[other] Deliver a green crystal in { $turns } turns.
    }
# $turns (number)
puzzles-pink =
    { $turns ->
        [one] Deliver a pink crystal in one turn.
       *[other] Deliver a pink crystal in { $turns } turns.
    }
