# $target (number)
goal = Take VP tokens and destroy robots: { $target } VP win at once. All programs run unit by unit, low numbers first.
# $target (number)
goalOfArena = Take VP tokens and destroy robots: { $target } VP win an arena. Who defends most arenas wins the championship.
# $target (number)
goalOfSquad = Take VP tokens and destroy robots: { $target } VP win at once. The KillBots win with 7 VP together.

## chapters

chapters-dice = Lesson 1: Dice and units
chapters-modules = Lesson 2: Modules and KillBots

## lesson

lesson-points-title = Victory points
lesson-points-text = Red is your robot. The stars are VP tokens: a robot that stands on one at the end of the round gains 1 VP. Destroying a robot is worth 1 VP, too.
lesson-move-title = Blue dice move
lesson-move-text = You choose a die’s number yourself. Put a blue 3 on north in unit 1, and your robot goes three spaces to the token. Then press Done.
lesson-move-done = One VP! Robots take tokens at the end of the round, not on the way.
lesson-move-missed = You have to stop on the star: a blue 3 to the north.
lesson-units-title = One unit after the other
lesson-units-text = You have three units, each with one die. Go 3 east with unit 1, then 2 north with unit 2, around the pit and the wall.
lesson-units-done = All robots run unit 1, then unit 2, then unit 3. Units may stay empty.
lesson-units-missed = First a blue 3 to the east in unit 1, then a blue 2 to the north in unit 2.
lesson-fire-title = Red dice fire
lesson-fire-text = A red die fires in any of the eight directions, as far as the way is open. Blue has two damage tokens: fire northeast.
lesson-fire-done = The third damage token destroys a robot: 1 VP for you. Pits don’t stop shots.
lesson-fire-missed = Put a red die on northeast, any number.
lesson-order-title = Low numbers first
lesson-order-text = In each unit low numbers run first. Blue will leave with a blue 3 to the north. Hit it before that: with a red die to the east and a low number.
lesson-order-done = A 2 comes before a 3. Of equal numbers blue dice come before red, then the lower start number.
lesson-order-missed = Blue was faster. Choose 1 or 2 for your red die.
lesson-push-title = Pushing
lesson-push-text = A moving robot pushes others ahead of it. Walls stop it, and a pit destroys what falls in. Push Blue into the pit, but don’t follow.
lesson-push-done = Pushed into a pit: 1 VP for you.
lesson-push-missed = A blue 2 to the east pushes Blue just far enough.
lesson-return-title = Coming back
lesson-return-text = Your robot was destroyed. It comes back now, without damage, on a start space of your side. Choose one.
lesson-return-done = All you lost is the rest of that round. Everything else you keep, your VP too.
lesson-equip-title = Equip modules
lesson-equip-text = Equip your two modules, then use the thruster: it lets blue dice from 1 to 3 go diagonally. Take the token with a blue 2 to the northeast.
lesson-equip-done = Diagonal moves slip past pits. Each side of the robot card holds two modules, and nothing goes beyond a yellow one.
lesson-module-title = Use a module
lesson-module-text = The force beam goes with red dice from 2 to 5. Put a red 4 on east. When it runs, use the force beam instead of the shot.
lesson-module-done = Pushed into the pit, from a distance! You are asked whenever a module fits. Standing orders answer in advance.
lesson-module-missed = A red 4 to the east, and then the force beam.
lesson-workshop-title = In the workshop
lesson-workshop-text = In a workshop you repair your robot or draw a module. Go there with a blue 3 to the north, and repair.
lesson-workshop-done = All damage is gone. You could have drawn a module instead.
lesson-workshop-missed = Go 3 north with unit 1, and choose the repair.
lesson-killbot-title = A KillBot
lesson-killbot-text = The rules drive KillBots: each unit they draw a die, and they go for tokens and robots that they see. This one will draw a blue 3. Shoot it with a red 1 to the east.
lesson-killbot-done = One KillBot less. All KillBots of a match are friends, and win with 7 VP together.
lesson-killbot-missed = It was faster. Only a 1 or a 2 comes before its blue 3.
lesson-end-title = That’s it
lesson-end-text = In a league 5 VP win. Each player begins with two modules and gets more in workshops, and one whenever somebody scores for destroying their robot. The rules page answers the rest, with boards to watch.

## puzzles

# $vp (number)
puzzles-vp = Gain { $vp } VP in this round. The other robots have no dice.

## rules

rules-goal-title = The goal
rules-goal-text = Two to four robots fight in an arena. A robot that ends the round on a VP token takes it: 1 VP. Destroying another robot is worth 1 VP, too. 5 VP win at once, in training 3. After round 30 most VP win, then fewer destructions of the own robot.
rules-arena-title = The arena
rules-arena-text = Walls stop robots and shots, and so do energy walls. A lightning barrier costs 1 damage when a robot crosses it. Lightning fields cost 1 damage at the end of the round. A pit destroys what falls in. Doors have no effect.
rules-program-title = Programs
rules-program-text = All players program at the same time, in secret. You have two blue and two red dice and use up to three of them, at most one on each unit. You choose the number and the button of each die. Blue dice go on the four straight buttons, red ones on any of the eight.
rules-order-title = The order
rules-order-text = Unit 1 of all robots runs, then unit 2, then unit 3. In a unit the lowest number comes first, then blue before red, then the lower start number. Each round gives new start numbers.
rules-moves-title = Moving and pushing
rules-moves-text = A blue die moves the robot as many spaces as its number, and pushes all robots in a row ahead of it. A row that can’t move stops the mover. Pushing a robot into a pit is worth 1 VP.
rules-shots-title = Shots and mines
rules-shots-text = A red die fires along the line until the first robot or mine. A robot takes 1 damage; the third damage token destroys it. A mine explodes: 1 damage to all on its space and the spaces around it, as far as no wall is between. Robots that enter a mine’s space set it off.
rules-ending-title = The end of a round
rules-ending-text = First lightning strikes all fields. Then each robot, by start number, uses its space: it takes a VP token, or in a workshop repairs or draws a module. In training workshops only repair.
rules-return-title = Coming back
rules-return-text = A destroyed robot loses its dice and all damage, and its mines are removed. In the next round it comes in on a start space of its side. A robot or a mine there is pushed one space along the arrow, without damage.
rules-modules-title = Modules
rules-modules-text = In a league you draw modules from three stacks, two at the start, one as a consolation whenever another player or a KillBot scores for destroying your robot, and more in workshops. At the beginning of a round you equip: each side of the robot card holds two modules, and nothing goes beyond a yellow one. All see what is equipped, but not what you own besides.
rules-using-title = Using modules
rules-using-text = The card says which dice fit. When such a die runs, you are asked whether to use the module. “Instead” replaces the move or the shot, so only one of those can be used. A standing order answers in advance: always, never, or ask.
rules-killbots-title = KillBots
rules-killbots-text = KillBots play by rules that are ours. Each unit they draw a die and a number. With a blue die they face the nearest VP token that they see along the four straight lines, or else the nearest enemy, and go there, around pits and walls. With a red die they fire at the nearest enemy in one of the eight directions. Together they need 7 VP.
rules-championship-title = Championship
rules-championship-text = Four matches in the arenas A to D. The winner of an arena defends it and gets its champion module: jetpack in B, water cannon in C, wall control in D. Then the player with most arenas plays a title match in the one won last, and another winner takes that arena with the champion modules.
rules-house-title = House rules
rules-house-text = The answers below are from the rules of an online version of the game, as far as a question’s number is given without a mark. What else is said of modules, the arenas, the numbers on cards, the KillBots’ procedure and the championship’s order are house rules, which are ours. Answers that are ours are marked as house rules.

## boards

boards-points = Red ends the round on token 1 and takes it. Token 2 stays.
boards-fields = The barrier costs 1 damage, the lightning field another one.
boards-order = Both have a 2. Blue dice run before red ones, so Blue moves into the line of fire and is hit.
boards-units = Unit 1 goes east, unit 2 north, unit 3 fires west.
boards-push = Red pushes two robots into the pit, one after the other: 2 VP.
boards-fire = A shot passes over a pit and hits the first robot.
boards-walls = The wall ends the first move. The barrier lets robots pass, for 1 damage.
boards-mine = The shot ends at the mine, and its explosion hits the robot next to it.
boards-workshop = Red has two damage tokens and repairs in the workshop.
boards-restart = Red comes back on b1.
boards-equip = Red equips the thruster and moves diagonally.
boards-use = Red uses the force beam instead of a shot.
boards-killbot = The KillBot sees the token, turns and takes it.

## questions

questions-moving-title = Questions 1: Moving and pushing
questions-moving-text = Each answer has a small position to watch.
questions-equipping-title = Questions 2: Equipping
questions-equipping-text = How modules are put together.
questions-blue-title = Questions 3: Blue modules
questions-blue-text = Mobility, recoil, thruster, teleport and telescopic arm.
questions-red-title = Questions 4: Red modules
questions-red-text = Crossfire, grenades, mines, remote control, saw blade, force beam and swivel head.
questions-yellow-title = Questions 5: Yellow modules
questions-yellow-text = Anchor, shield and bomb.
questions-champion-title = Questions 6: Champion modules
questions-champion-text = Jetpack, water cannon and wall control.
questions-killbots-title = Questions 7: KillBots
questions-killbots-text = What KillBots see and do, and who scores.

## answers

# $answer (string)
house = { $answer } (House rule)
answers-1a-title = 1a. May one move, shoot, teleport or control diagonally past the end of a wall, or through a bend?
answers-1a-text = Past the end of a wall yes: the shot to the northeast hits. Through a bend no: the one to the southwest goes nowhere.
answers-1aControl-title = 1a. And with wall control?
answers-1aControl-text = With wall control a robot moves through the bend itself.
answers-1b-title = 1b. May a robot come back where another robot or a mine is?
answers-1b-text = Yes. What is there is pushed one space along the arrow, without damage, but never into a pit. Modules don’t react: Blue’s anchor does not help.
answers-1c-title = 1c. Can two players reach the winning VP at the same time?
answers-1c-text = No. Everything has an order, and the game ends at once. Red has the lower start number and takes its fifth VP first.
answers-1d-title = 1d. A robot is pushed through a lightning barrier and is destroyed. Does the pusher score?
answers-1d-text = Yes, 1 VP.
answers-1e-title = 1e. What if a VP token is drawn for a space where a robot stands?
answers-1e-text = The token is put under the robot, which takes it if it still stands there at the end of the round.
answers-1f-title = 1f. The mover is destroyed by a barrier or a lightning rod. Is the robot ahead of it pushed?
answers-1f-text = No: the barrier destroys Red first, and Blue stays where it is.
answers-1fRecoil-title = 1f. And if recoil or a force beam pushes?
answers-1fRecoil-text = Such a push is carried out: Blue’s lightning rod destroys Red, and Blue is pushed all the same.
answers-1g-title = 1g. An anchor right behind a barrier stops the mover. Is the mover damaged?
answers-1g-text = No. No robot crossed the barrier.
answers-2a-title = 2a. May modules be equipped in any way that fits?
answers-2a-text = No. Nothing goes beyond a yellow module, so recoil has to come before the anchor. The shield goes on the other side.
answers-3a-title = 3a. Does mobility change the order of dice?
answers-3a-text = No. Red’s die stays red: Blue’s 3 runs first, although Red has the lower start number. So Red pushes it.
answers-3b-title = 3b. Does recoil push if its robot could not move?
answers-3b-text = Yes. Red is stopped by the wall, and Blue is pushed away.
answers-3c-title = 3c. Is it safe to move diagonally past a pit?
answers-3c-text = Yes.
answers-3d-title = 3d. When is a blue die put on a diagonal button?
answers-3d-text = When you program, if the thruster is equipped and the die fits it. Later only remote control can do that.
answers-3e-title = 3e. The die lies on a diagonal button. May one decline the thruster now?
answers-3e-text = No. Blue pushes Red aside, and Red has to go diagonally into the pit. It is Red’s own movement, so no player scores.
answers-3f-title = 3f. Does teleport go through an energy wall?
answers-3f-text = No. It needs an open line of fire, and the die is spent.
answers-3g-title = 3g. A robot is destroyed at the end of the round. Does it take its VP token before that?
answers-3g-text = No. Lightning sets off the mine first, which destroys Red. Tokens are taken after that, by start number, and damage by the own space comes before its token.
answers-3h-title = 3h. May the telescopic arm use a space that is neither a VP space nor a workshop?
answers-3h-text = Yes, also to get damage. Red sets off its own mine; that destroys Red, and then Red’s bomb destroys Blue.
answers-4a-title = 4a. Crossfire hits a mine. Is its own damage dealt first?
answers-4a-text = Yes. All lines hit first: Blue is destroyed by the shot and Red scores. Only then the mine explodes, and hits Red.
answers-4b-title = 4b. Are robots that grenades destroy worth VP?
answers-4b-text = Yes. Never your own robot, though.
answers-4c-title = 4c. What happens to a mine that recoil or a force beam pushes?
answers-4c-text = It explodes where it lies. Then the push goes on, even if its author has been destroyed: Yellow is still pushed away.
answers-4d-title = 4d. One effect sets off two mines. Which one explodes first?
answers-4d-text = They go by the start numbers of their owners. Blue’s is the first: it destroys Red, and Blue scores.
answers-4e-title = 4e. What about a mine on a lightning field?
answers-4e-text = At the end of the round lightning hits everything on the fields, so the mine explodes.
answers-4f-title = 4f. Does a mine in the line of fire protect the robot behind it?
answers-4f-text = Yes. The line ends at the mine, which is hit. That goes for teleport and remote control, too.
answers-4g-title = 4g. May remote control move a die to another unit?
answers-4g-text = No, it only changes the button, here from north to east. With the RAM expansion of its target it may change the unit.
answers-4h-title = 4h. With RAM expansion, may it move to a unit that is over?
answers-4h-text = No, only to a unit that is not over (house rule: the unit that is going on is not). Here Blue’s die goes from unit 3 to unit 2, and to the east.
answers-4i-title = 4i. Does the target’s thruster allow diagonal buttons?
answers-4i-text = Yes, if the die fits Blue’s thruster.
answers-4j-title = 4j. Who gets the VP that the target gains with the moved die?
answers-4j-text = The target. Blue takes the token.
answers-4jPit-title = 4j. And if the target destroys itself?
answers-4jPit-text = Then you score, if no other player does: Blue runs into the pit, 1 VP for Red. Blue’s player draws a module (house rule).
answers-4k-title = 4k. The target runs onto a mine. Who scores?
answers-4k-text = The owner of the mine: here Yellow.
answers-4kOwn-title = 4k. And if the mine is its own?
answers-4kOwn-text = Then you score.
answers-4l-title = 4l. Does the saw blade hit a robot that can’t be pushed?
answers-4l-text = Yes. The wall holds Blue, and Blue takes 1 damage.
answers-5a-title = 5a. A movement and then recoil push a robot. Does its anchor’s answer hold for both?
answers-5a-text = No, its player is asked for each push. Blue lets the movement push it, and stands firm against recoil.
answers-5b-title = 5b. May a shield with a damage token change sides?
answers-5b-text = Yes, the damage goes with it. House rule: it can’t be taken off.
answers-5c-title = 5c. Does a bomb explode if its bearer’s destruction ends the game?
answers-5c-text = No. The fifth VP ends the game before that.
answers-5d-title = 5d. What comes first: the bomb, or the removal of its owner’s mines?
answers-5d-text = The mines are removed first, so they don’t explode.
answers-6a-title = 6a. What does a jump with thruster and jetpack do at a bend?
answers-6a-text = It lands on the last space before it. Blue stands there and can’t be pushed, so it is crushed: 1 VP.
answers-6b-title = 6b. Jetpack and recoil: which push comes first?
answers-6b-text = The jetpack’s. Then recoil pushes those who are still next to the robot.
answers-6c-title = 6c. Can a robot jump over one robot and then push the next one?
answers-6c-text = No, it is one jump, over robots, mines, pits and barriers.
answers-6d-title = 6d. The water cannon has a mine and then a robot in its line. What happens?
answers-6d-text = The mine explodes, and the stream goes on and pushes the robot.
answers-6e-title = 6e. And with several robots and a mine?
answers-6e-text = At most one robot is pushed. The mine destroys Blue, so the stream reaches Yellow.
answers-6f-title = 6f. Does wall control push others through walls?
answers-6f-text = No. Red passes the first wall itself, but Blue is stopped by the next.
answers-7a-title = 7a. Remote control turns a KillBot, and it destroys itself. Who scores?
answers-7a-text = The player who turned it: 1 VP for Red. This holds for the KillBot’s next die only.
answers-7b-title = 7b. One KillBot destroys another. Is that worth VP?
answers-7b-text = No. They are friends.
answers-7c-title = 7c. Does a KillBot see a VP token under another KillBot?
answers-7c-text = No, nor what is behind it. So this one goes north.
answers-7d-title = 7d. Who gives and gets champion modules if KillBots lose or win a title match?
answers-7d-text = Only the KillBot that defends the arena gives its modules. Of KillBots that win, the one with most VP gets them; of equal ones that with the lower start number.
answers-7e-title = 7e. What do KillBots do with a jetpack at a pit?
answers-7e-text = They jump over pits if the landing space is safe.
answers-7eWalls-title = 7e. And with wall control at a wall?
answers-7eWalls-text = With wall control they go through walls.
answers-7f-title = 7f. Does a KillBot look over mines?
answers-7f-text = No. It doesn’t see the token behind the mine, and takes the other one.
