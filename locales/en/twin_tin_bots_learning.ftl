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
