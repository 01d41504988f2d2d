## title

title = Twin Tin Bots

## presets

presets-standard-name = Standard
presets-standard-about = The original game, without a clock.
presets-quick-name = Quick
presets-quick-about = Simplified rules and a 2-minute clock: done in 15 minutes.
presets-elements-name = Elements
presets-elements-about = Adds teleporters, rocks, blobs and mud to the board.
presets-teams-name = Teams
presets-teams-about = Two teams, for four or more players.

## seats

# $number (number)
seats-team = Team { $number }
seats-two = two seats
# $count (number)
seats-robots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }

## settings

settings-resignQuestion = Your robots stay where they are and stop running. You will rank last.

## options

options-title = Options
options-standard = Standard game
options-mode = Game
options-modes-standard-name = Standard
options-modes-standard-about = Free-for-all, two robots each.
options-modes-standard-before = Two robots each, three slots per robot. Change one thing per turn, then everything runs.
options-modes-simplified-name = Simplified
options-modes-simplified-about = One robot each and no special tiles. Great for a first match.
options-modes-simplified-before = One robot each with three slots, no special tiles. Change one thing per turn, then your robot runs.
options-modes-teams-name = Teams
options-modes-teams-about = Two teams. Teammates’ points are added up; no score victory.
options-modes-teams-before = Every second seat is on your team. Bring crystals to any base; your team’s points are added up.
options-modes-advanced_two_player-name = Advanced for two
options-modes-advanced_two_player-about = Two opposite bases and four robots each, on the four-player board.
options-modes-advanced_two_player-before = Each player has two opposite bases with two robots each. Points from both bases are added up. A robot can unload at its own base or an opponent’s, but not at your other base.
# $count (number)
options-teamsNeed =
    { $count ->
        [one] Teams need { $count } player or more.
       *[other] Teams need { $count } players or more.
    }
options-advancedNeeds = For exactly two players.
options-firstWins = The first to bring home enough crystals wins.
options-mostWins = When the crystals run out, the most points win.
options-doubleSeat = With an odd number of players, one player has two seats.
options-ending = How it ends
options-scoreVictory = Score victory
options-scoreVictoryAbout = The first player to reach the target score wins.
options-scoreVictoryTeams = Team matches always end when the crystals run out.
options-noScoreVictory = No score victory
options-stalled = End without deliveries
# $rounds (number)
options-stalledAfter =
    { $rounds ->
        [one] after { $rounds } round
       *[other] after { $rounds } rounds
    }
options-stalledNever = never
# $rounds (number)
options-stalledRounds =
    { $rounds ->
        [one] Ends after { $rounds } round without a delivery
       *[other] Ends after { $rounds } rounds without a delivery
    }
options-stalledOff = Never ends for lack of deliveries
options-elements = Board elements
options-drawSetup = Random set-up
options-placings-none-name = None
options-placings-none-about = Just robots, bases and crystals.
options-placings-example-name = Example
options-placings-example-about = The example set-up for this number of players.
options-placings-random-name = Random
options-placings-random-about = You choose how many; positions are random.
options-placings-by_hand-name = By hand
options-placings-by_hand-about = You place them yourself.
options-exampleElements = Example elements
# $list (string)
options-byHand = Placed by hand: { $list }
options-kinds-teleporters = Teleporters
options-kinds-rocks = Rocks
options-kinds-blobs = Blobs
options-kinds-mud = Mud
# $count (number)
options-counts-teleporters =
    { $count ->
        [one] { $count } teleporter pair
       *[other] { $count } teleporter pairs
    }
# $count (number)
options-counts-rocks =
    { $count ->
        [one] { $count } rock
       *[other] { $count } rocks
    }
# $count (number)
options-counts-blobs =
    { $count ->
        [one] { $count } blob
       *[other] { $count } blobs
    }
# $count (number)
options-counts-mud =
    { $count ->
        [one] { $count } mud hex
       *[other] { $count } mud hexes
    }
# $left (number)
options-room =
    { $left ->
        [0] This board is full. A teleporter pair takes two places, a rock or blob one.
       *[other] Room for { $left } more. A teleporter pair takes two places, mud none.
    }
options-placed-teleporter = Teleporter
options-placed-rock = Rock
options-placed-blob = Blob
options-placed-mud = Mud
options-byHandBoard = Match board
options-byHandHint = Click a bright hex to place an element. Click an element to remove it.
options-otherEnd = Now click a hex for the other end.
# $kind (string)
options-noMore = { $kind }: three at most.
# $kind (string)
options-placeHere = { $kind } here
options-takeAway-teleporter = Remove the teleporter
options-takeAway-rock = Remove the rock
options-takeAway-blob = Remove the blob
options-takeAway-mud = Remove the mud
options-coloursTitle = Colours
options-ownColours = Choose colours
options-ownColoursAbout = Seat positions don’t change.
# $seat (number)
options-seat = Seat { $seat }
options-boardTooSmall = The board for this many players has no room for all these elements.
options-colours = Custom colours

## sideMarks

sideMarks-left = L
sideMarks-right = R

## colours

colours-red = red
colours-yellow = yellow
colours-green = green
colours-blue = blue
colours-purple = purple
colours-pink = pink
