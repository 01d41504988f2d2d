## options

mode = Mode
modes-training-name = Training
modes-training-about = No modules and no mines; arena A or B; 3 VP win.
modes-league-name = League
modes-league-about = With modules and mines, in any arena.
modes-championship-name = Championship
modes-championship-about = All arenas one after the other, and then a title match.
arena = Arena
random = Random
arenaTitles-A = Yard
arenaTitles-B = Sinkholes
arenaTitles-C = Power plant
arenaTitles-D = Vault
house = The arenas and the numbers on the cards are house rules: the original game’s are not published.
target = VP to win
killbots = KillBots
killbotsAbout = Robots that the rules drive with random dice. Together they are a squad, which wins with 7 VP.
startNumbers = Start numbers
startNumberKinds-random-name = Random
startNumberKinds-random-about = Drawn anew in each round.
startNumberKinds-rotating-name = Rotating
startNumberKinds-rotating-about = The first robot of a round is the last one of the next.
startNumberKinds-first_come-name = First come
startNumberKinds-first_come-about = Whoever finishes programming first has number 1.
rounds = Round limit
