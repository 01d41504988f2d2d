## room

room-loading = Opening the table…
# $name (string)
room-unknownGame = This page can’t show { $name }. Try reloading it.
room-invite = Invite
room-copy = Copy table link
room-copied = Link copied
room-copyByHand = Copy this link:
room-freeSeat = Free seat
room-take = Take seat
# $index (number)
room-takeSeat = Take seat { $index }
room-leave = Leave seat
# $index (number)
room-leaveSeat = Leave seat { $index }
# $taken (number)
room-startWith =
    { $taken ->
        [one] Start with { $taken } player
       *[other] Start with { $taken } players
    }
# $fewest (number)
room-needMore = You need at least { $fewest } players.
room-startsFull = The match starts automatically when every seat is taken.
# $host (string)
room-waitForHost = { $host } can start the match.
room-host = host
room-you = you
# $duration (string, optional)
room-attendance-here = here
# $duration (string, optional)
room-attendance-away = away
# $duration (string, optional)
room-attendance-offline =
    { $duration ->
        [none] offline
       *[other] offline for { $duration }
    }
# $count (number)
room-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
room-spectating = You’re watching.
room-waitTitle = Before the match
room-rules = Rules of the game

## lasting

# $count (number)
lasting-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# $count (number)
lasting-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
# $count (number)
lasting-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## clock

# $name (string)
clock-of = { POSSESSIVE($name) } clock
# $name (string)
clock-questionOf = { POSSESSIVE($name) } time for this decision
clock-lost = Disconnected: last known time.

clock-absent = auto-played
clock-absentAbout = Timed out three times, so turns are skipped automatically until the player returns.
clock-youAreAbsent = You timed out three times, so your turns are skipped automatically.
clock-comeBack = I’m back

## absence

absence-title = Missing players
# $names (string)
absence-gone = Offline: { $names }.
# $names (string)
absence-left = { $names } can’t come back.
absence-back = Back online.
absence-allBack = Everyone’s back.
absence-ask = What should we do?
absence-adjourned = The match is paused. All clocks are stopped.
# $remedy (string)
absence-decided = Decision: { $remedy }.
absence-anew = Vote again
# $count (number)
absence-needed =
    { $count ->
        [one] Needs { $count } vote.
       *[other] Needs { $count } votes.
    }
# $level (string)
absence-plays = A bot ({ $level }) plays until they return.
absence-ruled = Their turns are skipped until they return.
absence-botShort = bot playing
absence-remedies-wait-name = wait
absence-remedies-wait-about = Clocks keep running.
absence-remedies-rules-name = auto-pass
absence-remedies-rules-about = Skip their decisions until they return.
absence-remedies-bot-name = let a bot play
absence-remedies-bot-about = Until they return.
absence-remedies-adjourn-name = pause
absence-remedies-adjourn-about = All clocks stop until you resume.
absence-remedies-forfeit-name = count them as resigned
absence-remedies-forfeit-about = The missing players rank last. If only one player is left, that player wins.
absence-remedies-end-name = end without a result
absence-remedies-end-about = The match is over for everyone, and no result is recorded.
absence-remedies-go_on-name = resume
absence-remedies-go_on-about = Clocks start again.
# $choice (string)
absence-sure = Vote to { $choice }?
absence-final = This can’t be undone once enough players agree.
absence-confirm = Vote
absence-cancel = Cancel
# $level (string)
absence-bot = let a bot play ({ $level })
absence-abandoned-vote = The players voted to end the match without a result.
absence-abandoned-resigned = Everyone resigned, so the match is over.
absence-abandoned-operator = An operator ended the match.
absence-abandoned-deserted = The match ended without a result because no one came back.

## luck

# $start (string)
luck-sealed = Fair shuffle: { $start }…
# $commitment (string)
luck-explanation = The server has already locked in a secret. The deal mixes that secret with a random number from each player. Players lock in their numbers first and reveal them together at the start. After the match, the server reveals its secret and your browser checks it against this fingerprint: { $commitment }
luck-shared = Your random number is included.
luck-alone = No player has added a random number yet, so the server alone would choose the deal.
luck-bots = Bots don’t add numbers: yours keeps the server from choosing the deal.
# $opened (number), $all (number)
luck-shuffling = Shuffling together… { $opened } of { $all }
# $names (string)
luck-calledOff = The start was cancelled because { $names } didn’t take part in the shuffle. Drawing new numbers.
luck-checked = Fair shuffle: verified.
luck-checkedAlone = The secret matches, but no player added a random number: the server chose the deal alone.
# $shares (number), $own (boolean)
luck-details = { $shares ->
        [one] { $shares } random number
       *[other] { $shares } random numbers
    }{ $own ->
        [true] , including yours
       *[false] {""}
    }. The secret, the numbers and what you saw of the deal all match.
luck-failed = The shuffle of this match failed the check:
luck-faults-seal = the server’s fingerprint has changed since the match started.
luck-faults-secret = the secret doesn’t match its fingerprint.
luck-faults-share = a player’s random number isn’t the one they locked in.
luck-faults-list = the list of random numbers changed after you revealed yours.
luck-faults-left_out = your random number was left out although you were online.
luck-download = Download match
luck-verify = For experts: “botyard verify” checks the downloaded file.

## log

log-title = Log
log-earlier = Earlier entries
log-later = Later entries
log-newest = Newest entries
log-before = Before the match
log-middle = Mid-turn
log-empty = Nothing yet. The robots are warming up.
log-nothingFound = Nothing of this yet.
log-filter = Show
log-all = All entries
log-presetAnswer = (auto-answer)
log-roomCreated = The table was created.
# $name (string), $seat (number)
log-seatTaken = { $name } took seat { $seat }.
# $name (string), $level (string)
log-botSeated = { $name } took a seat ({ $level } bot).
# $seat (number)
log-seatLeft = Seat { $seat } is free again.
log-hostChanged = The table has a new host.
# $seats (number)
log-matchStarted =
    { $seats ->
        [one] The match started with { $seats } player.
       *[other] The match started with { $seats } players.
    }
# $seat (number)
log-contributed = Seat { $seat } locked in a random number for the shuffle.
# $people (number)
log-openingStarted =
    { $people ->
        [one] The shuffle started with { $people } player.
       *[other] The shuffle started with { $people } players.
    }
# $seat (number)
log-shareOpened = Seat { $seat } revealed its random number.
# $names (string)
log-startCalledOff =
    { $names ->
        [none] Everyone draws a new random number.
       *[other] The start was cancelled: no random number from { $names }.
    }
log-secretRevealed = The server revealed its random number.
# $name (string)
log-timedOut = { $name } timed out and was auto-played.
# $name (string)
log-seatAbsent = { $name } timed out three times and is now auto-played.
# $name (string)
log-seatReturned = { $name } is back.
log-watchLinkSet = The spectator link was replaced.
# $name (string), $valid (boolean)
log-coachLinkSet =
    { $valid ->
        [true] { $name } created a coach link.
       *[false] { $name } cancelled the coach link.
    }
log-absenceChanged = The list of missing players changed.
# $name (string)
log-personGone = { $name } is missing. The other players decide what to do.
# $name (string)
log-personLeft = { $name } can’t come back. The other players decide what to do.
# $name (string)
log-personSeen = { $name } is back online.
# $name (string), $remedy (string)
log-voted = { $name } voted: { $remedy }.
# $remedy (string)
log-decided = Decision: { $remedy }.
# $why (string), $words (string)
log-matchAbandoned =
    { $words ->
        [none] { $why }
       *[other] { $why } “{ $words }”
    }
# $name (string), $seconds (number)
log-timeGranted =
    { $seconds ->
        [one] { $name } got { $seconds } second back because the server was down.
       *[other] { $name } got { $seconds } seconds back because the server was down.
    }

## end

end-title = The match is over
end-look = Look at the board
# $names (list)
end-and = { LIST($names) }

## seats

seats-move = Move here
# $seat (number)
seats-moveTo = Move here: seat { $seat }
# $name (string)
seats-reservedFor = Reserved for { $name }
seats-reservedForYou = Reserved for you
seats-decline = Decline
# $seat (number)
seats-declineSeat = Decline seat { $seat }
seats-release = Free seat
# $seat (number), $name (string)
seats-releaseSeat = Free seat { $seat }, reserved for { $name }
# $name (string)
seats-more = Options for { $name }
# $name (string)
seats-about = Options for { $name }
seats-swap = Swap seats
seats-sendAway = Remove from table
seats-makeHost = Make host
seats-ready = Ready
seats-isReady = ready
seats-notReady = not ready
seats-sayReady = I’m ready
seats-startsAsked = Every seat is taken, but not every player is here. The match starts when those who were away are ready.
seats-wereAway = The table filled up while you were away. The match starts when you’re ready.
seats-startsReady = The match starts automatically when every seat is taken and everyone is ready.
# $names (string)
seats-waitingFor = Not ready yet: { $names }.
# $name (string), $theirs (number), $yours (number)
seats-asksSwap = { $name } wants to swap seats: their seat { $theirs } for your seat { $yours }.
# $name (string)
seats-askedSwap = You asked { $name } to swap seats.
# $name (string)
seats-offersYou = { $name } offers you their seat.
# $name (string)
seats-offersAnybody = { $name } offers their seat to anyone.
seats-offered = You’ve offered your seat. It stays yours until someone takes it.
seats-doSwap = Swap
seats-takeOver = Take over seat
seats-no = Decline
seats-withdraw = Cancel
seats-offers = Offers
seats-sentAway = Removed
seats-barred = The host removed you from the table. You can still watch.
seats-byInvitation = Only invited players can join this table.
seats-ask = Ask to be let in
seats-askWord = Message to the host (optional)
seats-asked = You’ve asked the host to let you in.
seats-letIn = Let back in
# $name (string)
seats-letInName = Let { $name } back in
seats-change = Table settings
seats-changeTitle = Table settings
seats-changeSave = Save
# $count (number)
seats-changeFewer = There { $count ->
        [one] is
       *[other] are
    } { $count ->
        [one] { $count } player
       *[other] { $count } players
    } at the table, so you need at least { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }.
seats-changeNote = Everyone will have to confirm again.
seats-handOver = Hand over your seat…
seats-handOverTitle = Hand over your seat
seats-handOverAbout = Someone else plays on for you. They see what you know, and you become a spectator. Nothing happens until they accept.
# $name (string)
seats-handOverTo = To { $name }
seats-handOverAnybody = To the first taker
seats-again = Play again
seats-againAbout = Same options.
seats-rematch = Rematch
seats-rematchJoin = Join the rematch
seats-rematchAbout = Same options, and everyone moves one seat on.
# $name (string)
seats-rematchWanted = { $name } wants a rematch.
seats-rematchWatch = Go to rematch
# $seat (number)
seats-log-offered = Seat { $seat } was offered to another player.
# $seat (number), $other (number)
seats-log-swap = Seat { $seat } asked seat { $other } to swap.
seats-log-ended-accepted = The offer was accepted.
seats-log-ended-declined = The offer was declined.
seats-log-ended-withdrawn = The offer was cancelled.
seats-log-ended-void = The offer expired.
# $name (string)
seats-log-sentAway = The host removed { $name } from the table.
# $name (string)
seats-log-letIn = The host let { $name } back in.
# $count (number)
seats-log-ready =
    { $count ->
        [0] No one is ready yet.
       *[other] { $count ->
            [one] Ready: { $count } player.
           *[other] Ready: { $count } players.
        }
    }
seats-log-changed = The host changed the table settings.
