## match: rooms and matches

match-room-loading = Opening the table…
# $name (string)
match-room-unknownGame = This page can’t show { $name }. Try reloading it.
match-room-copy = Copy table link
match-room-copied = Link copied
match-room-copyByHand = Copy this link:
# $duration (string, optional)
match-room-attendance-here = here
# $duration (string, optional)
match-room-attendance-away = away
# $duration (string, optional)
match-room-attendance-offline =
    { $duration ->
        [none] offline
       *[other] offline for { $duration }
    }
# $count (number)
match-room-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
match-room-spectating = You’re watching.
match-room-rules = Rules of the game

# $count (number)
match-lasting-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# $count (number)
match-lasting-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

# $name (string)
match-clock-of = { POSSESSIVE($name) } clock
# $name (string)
match-clock-questionOf = { POSSESSIVE($name) } time for this decision
match-clock-lost = Disconnected: last known time.

match-clock-absent = auto-played
match-clock-absentAbout = Timed out three times, so turns are skipped automatically until the player returns.
match-clock-youAreAbsent = You timed out three times, so your turns are skipped automatically.
match-clock-comeBack = I’m back

# $level (string)
match-absence-plays = A bot ({ $level }) plays until they return.
match-absence-ruled = Their turns are skipped until they return.
match-absence-botShort = bot playing
match-absence-remedies-wait-name = wait
match-absence-remedies-wait-about = Clocks keep running.
match-absence-remedies-rules-name = auto-pass
match-absence-remedies-rules-about = Skip their decisions until they return.
match-absence-remedies-bot-name = let a bot play
match-absence-remedies-bot-about = Until they return.
match-absence-remedies-adjourn-name = pause
match-absence-remedies-adjourn-about = All clocks stop until you resume.
match-absence-remedies-forfeit-name = count them as resigned
match-absence-remedies-forfeit-about = The missing players rank last. If only one player is left, that player wins.
match-absence-remedies-end-name = end without a result
match-absence-remedies-end-about = The match is over for everyone, and no result is recorded.
match-absence-remedies-go_on-name = resume
match-absence-remedies-go_on-about = Clocks start again.
# $level (string)
match-absence-bot = let a bot play ({ $level })
match-absence-abandoned-vote = The players voted to end the match without a result.
match-absence-abandoned-resigned = Everyone resigned, so the match is over.
match-absence-abandoned-operator = An operator ended the match.
match-absence-abandoned-deserted = The match ended without a result because no one came back.

match-log-title = Log
match-log-earlier = Earlier entries
match-log-later = Later entries
match-log-newest = Newest entries
match-log-before = Before the match
match-log-middle = Mid-turn
match-log-empty = Nothing has happened yet.
match-log-nothingFound = Nothing of this yet.
match-log-filter = Show
match-log-all = All entries
match-log-presetAnswer = (auto-answer)
match-log-roomCreated = The table was created.
# $name (string), $seat (number)
match-log-seatTaken = { $name } took seat { $seat }.
# $name (string), $level (string)
match-log-botSeated = { $name } took a seat ({ $level } bot).
# $seat (number)
match-log-seatLeft = Seat { $seat } is free again.
match-log-hostChanged = The table has a new host.
# $seats (number)
match-log-matchStarted =
    { $seats ->
        [one] The match started with { $seats } player.
       *[other] The match started with { $seats } players.
    }
# $seat (number)
match-log-contributed = Seat { $seat } locked in a random number for the shuffle.
# $people (number)
match-log-openingStarted =
    { $people ->
        [one] The shuffle started with { $people } player.
       *[other] The shuffle started with { $people } players.
    }
# $seat (number)
match-log-shareOpened = Seat { $seat } revealed its random number.
# $names (string)
match-log-startCalledOff =
    { $names ->
        [none] Everyone draws a new random number.
       *[other] The start was cancelled: no random number from { $names }.
    }
match-log-secretRevealed = The server revealed its random number.
# $name (string)
match-log-timedOut = { $name } timed out and was auto-played.
# $name (string)
match-log-seatAbsent = { $name } timed out three times and is now auto-played.
# $name (string)
match-log-seatReturned = { $name } is back.
match-log-watchLinkSet = The spectator link was replaced.
# $name (string), $valid (boolean)
match-log-coachLinkSet =
    { $valid ->
        [true] { $name } created a coach link.
       *[false] { $name } cancelled the coach link.
    }
match-log-absenceChanged = The list of missing players changed.
# $name (string)
match-log-personGone = { $name } is missing. The other players decide what to do.
# $name (string)
match-log-personLeft = { $name } can’t come back. The other players decide what to do.
# $name (string)
match-log-personSeen = { $name } is back online.
# $name (string), $remedy (string)
match-log-voted = { $name } voted: { $remedy }.
# $remedy (string)
match-log-decided = Decision: { $remedy }.
# $why (string), $words (string)
match-log-matchAbandoned =
    { $words ->
        [none] { $why }
       *[other] { $why } “{ $words }”
    }
# $name (string), $seconds (number)
match-log-timeGranted =
    { $seconds ->
        [one] { $name } got { $seconds } second back because the server was down.
       *[other] { $name } got { $seconds } seconds back because the server was down.
    }

match-end-title = The match is over
# $names (list)
match-end-and = { LIST($names) }

# $seat (number)
match-seats-log-offered = Seat { $seat } was offered to another player.
# $seat (number), $other (number)
match-seats-log-swap = Seat { $seat } asked seat { $other } to swap.
match-seats-log-ended-accepted = The offer was accepted.
match-seats-log-ended-declined = The offer was declined.
match-seats-log-ended-withdrawn = The offer was cancelled.
match-seats-log-ended-void = The offer expired.
# $name (string)
match-seats-log-sentAway = The host removed { $name } from the table.
# $name (string)
match-seats-log-letIn = The host let { $name } back in.
# $count (number)
match-seats-log-ready =
    { $count ->
        [0] No one is ready yet.
       *[other] { $count ->
            [one] Ready: { $count } player.
           *[other] Ready: { $count } players.
        }
    }
match-seats-log-changed = The host changed the table settings.

# $name (string), $points (string)
match-compact-show = { $name }, { $points }

match-compact-close = Back to the board

match-lookBack-open = Timeline
match-lookBack-openLabel = Look back at this match
match-lookBack-pause = Pause and look back
match-lookBack-replay = Replay the last turn
# $name (string)
match-lookBack-sinceTurnOf = Replay everything since { POSSESSIVE($name) } last turn
match-lookBack-skipTurn = Skip this turn
match-lookBack-skipAll = Skip to the present

## match: when a player comes back

match-lookBack-offer = The match went on while you were away.
match-lookBack-since = See what happened
match-lookBack-dismiss = Not now
# $delay (string)
match-watching-late = You’re { $delay } behind.
match-watching-lateAbout = Prevents spectators from tipping off players.
# $name (string)
match-watching-coaching = You’re watching as { POSSESSIVE($name) } coach.
# $name (string)
match-watching-coachOf = coach of { $name }
# $count (number)
match-watching-unnamed = and { $count } more
match-watching-menu = Match
match-settings-resign = Resign
match-settings-resignTitle = Resign?
match-settings-resignYes = Yes, resign
match-settings-resignNo = Keep playing

## access: a match for keyboards and screen readers

access-table = Board as a table
access-short = Rules in short
access-keys = Keyboard shortcuts
access-key = Key
access-does = What it does
access-showTable = Shows the board as a table
access-showShort = Shows the rules in short
access-allRules = All rules
access-print = Print
access-showKeys = Shows this list
access-showSince = Looks back at what happened since your last turn
access-stepOrder = In the timeline: one step back or forward
access-stepTurn = In the timeline: one turn back or forward
access-stepRound = In the timeline: one round back or forward
access-stepEnds = In the timeline: to the first or last step
access-space = Space
access-play = In the timeline: play or pause

## timeline: the timeline of a match

## timeline: the bar

timeline-title = Timeline
timeline-loading = Reading the match…
# $reason (string)
timeline-failed = The timeline can’t be shown. { $reason }
# the end of timeline-failed
timeline-none = This game has none.
timeline-live = Live
timeline-ownView = Show my own view
timeline-closeAbout = Back to the match as it is now.
timeline-yourTurn = Your turn
timeline-play = Play
timeline-pause = Pause
timeline-keys = Arrow keys step, with Shift by turn, Page Up and Page Down by round. Space plays, Escape closes.

## timeline: steps

timeline-back-order = One step back
timeline-back-turn = One turn back
timeline-back-round = One round back
timeline-forward-order = One step forward
timeline-forward-turn = One turn forward
timeline-forward-round = One round forward

## timeline: the moment

timeline-position = Moment of the match
# $turn (number), $turns (number), $player (string)
timeline-turn = Turn { $turn } of { $turns }: { $player }
# $turn (number), $turns (number)
timeline-turnOfAll = Turn { $turn } of { $turns }
# $round (number)
timeline-round = Round { $round }
# $words (string): turn and player
timeline-end = End of the match. { $words }
# $words (string): turn and player
timeline-newest = Now. { $words }

## timeline: choices

timeline-speed = Speed
# $factor (number)
timeline-times = { $factor }×
timeline-viewpoint = As known then by
timeline-own = You

## timeline: a sandbox

timeline-tryIt = Try from here
timeline-tryAbout = Play on from this moment yourself. Nothing counts.

## timeline: sharing

timeline-share = Share
timeline-shareLabel = Share this moment
timeline-copyLink = Copy link
timeline-picture = Picture of this moment
timeline-making = One moment…
timeline-copied = Link copied
timeline-notCopied = Copy this address:

## end: the end of a match

end-verdict-won = You won!
end-verdict-drawn = It’s a draw.
end-verdict-shared = You share first place.
end-verdict-lost = You lost.
# $place (number)
end-verdict-placed =
    { $place ->
        [2] You came 2nd.
        [3] You came 3rd.
       *[other] You came { $place }th.
    }
end-playMoment = Play this moment
end-higher = One level higher
end-more = Details
end-duration = Duration
end-turns = Turns
end-rounds = Rounds
end-statistics = Statistics
end-awards = Awards
# $title (string), $name (string), $statistic (string), $value (number)
end-award = { $title }: { $name } ({ $statistic }: { $value })
end-player = Player
end-byRound = Points by round
end-byTurn = Points by turn
# $name (string), $points (number)
end-line = { $name }: { $points }
# $lines (list)
end-curveAbout = At the end: { LIST($lines) }.
end-curveTable = Points as a table
end-start = Start
# $number (number)
end-round = Round { $number }
# $number (number)
end-turn = Turn { $number }
end-moments = Key moments
# $name (string)
end-lead = { $name } takes the lead.
end-loading = Reading the log of the match…
end-unavailable = The log of the match can’t be read now.

## end: sharing

end-share = Share the result
end-drawing = Drawing the picture…
end-noPicture = The picture can’t be made now.
end-send = Share…
end-copyLink = Copy link
end-copied = Link copied. It opens the match to watch again.
end-copyByHand = Copy this address:
end-savePicture = Save picture
end-notPublic = Not everyone may watch this match, so only its picture is shared.
# $game (string)
end-result = { $game }: the result of a match
# $game (string), $lines (list)
end-resultLines = { $game } – { LIST($lines) }
# $place (number), $name (string)
end-placed = { $place }. { $name }

end-luck-checked = Fair shuffle: verified.
end-luck-checkedAlone = The secret matches, but no player added a random number: the server chose the deal alone.
# $shares (number), $own (boolean)
end-luck-details = { $shares ->
        [one] { $shares } random number
       *[other] { $shares } random numbers
    }{ $own ->
        [true] , including yours
       *[false] {""}
    }. The secret, the numbers and what you saw of the deal all match.
end-luck-failed = The shuffle of this match failed the check:
end-luck-faults-seal = the server’s fingerprint has changed since the match started.
end-luck-faults-secret = the secret doesn’t match its fingerprint.
end-luck-faults-share = a player’s random number isn’t the one they locked in.
end-luck-faults-list = the list of random numbers changed after you revealed yours.
end-luck-faults-left_out = your random number was left out although you were online.
end-luck-download = Download match
end-luck-verify = For experts: “botyard verify” checks the downloaded file.
end-end-look = Back to the board
end-lookBack-watchAgain = Replay

embedded-title = A match
# $site (string)
embedded-whole = Open in { $site }
embedded-none = This match can’t be shown here. It may not have begun, or not everyone may watch it.

## table: a table before the match

table-room-invite = Invite
table-room-freeSeat = Free seat
table-room-take = Take seat
# $index (number)
table-room-takeSeat = Take seat { $index }
table-room-leave = Leave seat
# $index (number)
table-room-leaveSeat = Leave seat { $index }
# $taken (number)
table-room-startWith =
    { $taken ->
        [one] Start with { $taken } player
       *[other] Start with { $taken } players
    }
# $fewest (number)
table-room-needMore = You need at least { $fewest } players.
table-room-startsFull = The match starts automatically when every seat is taken.
# $host (string)
table-room-waitForHost = { $host } can start the match.
table-room-host = host
table-room-you = you
table-room-waitTitle = Before the match
table-room-ways = While you wait
table-room-learn = Learn in 3 minutes
table-room-share = Link of this table
# $start (string)
table-luck-sealed = Fair shuffle: { $start }…
# $commitment (string)
table-luck-explanation = The server has already locked in a secret. The deal mixes that secret with a random number from each player. Players lock in their numbers first and reveal them together at the start. After the match, the server reveals its secret and your browser checks it against this fingerprint: { $commitment }
table-luck-shared = Your random number is included.
table-luck-alone = No player has added a random number yet, so the server alone would choose the deal.
table-luck-bots = Bots don’t add numbers: yours keeps the server from choosing the deal.
# $opened (number), $all (number)
table-luck-shuffling = Shuffling together… { $opened } of { $all }
# $names (string)
table-luck-calledOff = The start was cancelled because { $names } didn’t take part in the shuffle. Drawing new numbers.
table-seats-move = Move here
# $seat (number)
table-seats-moveTo = Move here: seat { $seat }
# $name (string)
table-seats-reservedFor = Reserved for { $name }
table-seats-reservedForYou = Reserved for you
table-seats-decline = Decline
# $seat (number)
table-seats-declineSeat = Decline seat { $seat }
table-seats-release = Free seat
# $seat (number), $name (string)
table-seats-releaseSeat = Free seat { $seat }, reserved for { $name }
# $name (string)
table-seats-more = Options for { $name }
# $name (string)
table-seats-about = Options for { $name }
table-seats-swap = Swap seats
table-seats-sendAway = Remove from table
table-seats-makeHost = Make host
table-seats-ready = Ready
# $points (string)
table-seats-rating = Rating { $points }
table-seats-isReady = ready
table-seats-notReady = not ready
table-seats-sayReady = I’m ready
table-seats-startsAsked = Every seat is taken, but not every player is here. The match starts when those who were away are ready.
table-seats-wereAway = The table filled up while you were away. The match starts when you’re ready.
table-seats-startsReady = The match starts automatically when every seat is taken and everyone is ready.
# $names (string)
table-seats-waitingFor = Not ready yet: { $names }.
# $name (string), $theirs (number), $yours (number)
table-seats-asksSwap = { $name } wants to swap seats: their seat { $theirs } for your seat { $yours }.
# $name (string)
table-seats-askedSwap = You asked { $name } to swap seats.
# $name (string)
table-seats-offersYou = { $name } offers you their seat.
# $name (string)
table-seats-offersAnybody = { $name } offers their seat to anyone.
table-seats-offered = You’ve offered your seat. It stays yours until someone takes it.
table-seats-doSwap = Swap
table-seats-takeOver = Take over seat
table-seats-no = Decline
table-seats-withdraw = Cancel
table-seats-offers = Offers
table-seats-sentAway = Removed
table-seats-barred = The host removed you from the table. You can still watch.
table-seats-byInvitation = Only invited players can join this table.
table-seats-ask = Ask to be let in
table-seats-askWord = Message to the host (optional)
table-seats-asked = You’ve asked the host to let you in.
table-seats-letIn = Let back in
# $name (string)
table-seats-letInName = Let { $name } back in
table-seats-change = Table settings
table-seats-changeSave = Save
# $count (number)
table-seats-changeFewer = There { $count ->
        [one] is
       *[other] are
    } { $count ->
        [one] { $count } player
       *[other] { $count } players
    } at the table, so you need at least { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }.
table-seats-changeNote = Everyone will have to confirm again.
table-seats-handOver = Hand over your seat…
table-seats-handOverTitle = Hand over your seat
table-seats-handOverAbout = Someone else plays on for you. They see what you know, and you become a spectator. Nothing happens until they accept.
# $name (string)
table-seats-handOverTo = To { $name }
table-seats-handOverAnybody = To the first taker
table-seats-again = Play again
table-seats-againAbout = Same options.
table-seats-rematch = Rematch
table-seats-rematchJoin = Join the rematch
table-seats-rematchAbout = Same options, and everyone moves one seat on.
# $name (string)
table-seats-rematchWanted = { $name } wants a rematch.
table-seats-rematchWatch = Go to rematch
table-bots-added = Bot level
table-bots-add = Add bot
# $seat (number)
table-bots-addTo = Add bot to seat { $seat }
table-bots-remove = Remove
# $name (string), $seat (number)
table-bots-removeFrom = Remove { $name } from seat { $seat }
table-lobby-readyCheckAbout = The match starts only when everyone is ready.

## absence: a match without some of its players

absence-absence-title = Missing players
# $names (string)
absence-absence-gone = Offline: { $names }.
# $names (string)
absence-absence-left = { $names } can’t come back.
absence-absence-back = Back online.
absence-absence-allBack = Everyone’s back.
absence-absence-ask = What should we do?
absence-absence-adjourned = The match is paused. All clocks are stopped.
# $remedy (string)
absence-absence-decided = Decision: { $remedy }.
absence-absence-anew = Vote again
# $count (number)
absence-absence-needed =
    { $count ->
        [one] Needs { $count } vote.
       *[other] Needs { $count } votes.
    }
# $choice (string)
absence-absence-sure = Vote to { $choice }?
absence-absence-final = This can’t be undone once enough players agree.
absence-absence-confirm = Vote
absence-absence-cancel = Cancel
absence-absence-claim = Claim the win
absence-absence-more = More…
