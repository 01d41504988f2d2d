## first: the texts of every page, and those that the lobby begins with

first-app-name = Botyard
first-app-motto = Program your robots. Watch out for everyone else’s.
first-app-home = Back to the lobby
first-app-loading = Oiling the gears…
first-app-unreachable = We can’t reach Botyard right now.
first-app-retry = Try again
first-app-loadFailed = A part of this page couldn’t be loaded. The connection may be down, or there is a new version.
first-app-stillUnreachable = The service still can’t be reached. Nothing is lost: try again in a moment.
first-app-reload = Reload the page
first-app-close = Close
first-app-dismiss = Dismiss this message
first-app-skip = Skip to main content
first-app-noSuchPage = We couldn’t find that page.

first-name-suggestions-0 = Tinker
first-name-suggestions-1 = Smith
first-name-suggestions-2 = Welder
first-name-suggestions-3 = Fitter
first-name-suggestions-4 = Joiner
first-name-suggestions-5 = Glazier
first-name-suggestions-6 = Turner
first-name-suggestions-7 = Wright
first-name-suggestions-8 = Mason
first-name-suggestions-9 = Cooper
# $name (string)
first-name-you = You’re { $name }
# $name (string), $count (number)
first-name-youWith = You’re { $name }, { $count } in your inbox

first-connection-connecting = Connecting…
first-connection-lost = Connection lost. Reconnecting… Nothing you’ve done is lost.
first-connection-rewound = The server went back to an earlier moment. Your last moves may be missing.
first-connection-replaced = You opened Botyard somewhere else, so this page is paused.
# $reason (string)
first-connection-banned =
    { $reason ->
        [none] You’ve been banned.
       *[other] { $reason }
    }
# $code (code)
first-connection-refused = The server closed this connection (code { $code }).
first-connection-stopped = Disconnected.
first-connection-again = Reconnect
first-connection-sending = Sending…
# $reason (string)
first-connection-delayed = { $reason } We’ll send it again automatically.

first-invitations-onlyInvited = Invitation only

first-options-title = Options
first-options-standard = Standard game

first-quick-title = Quick match

first-notify-turn = It’s your turn

first-lobby-open = Open tables
first-lobby-playing = Matches in progress
first-lobby-none = No open tables yet. Create one and invite a friend.
first-lobby-nonePlaying = No matches in progress right now.
first-lobby-noneFound = Nothing matches your search and filters.
first-lobby-loading = Looking for tables…
first-lobby-create = New table
first-lobby-players = Players
# $count (number)
first-lobby-more = Show more ({ $count })
# $count (number)
first-lobby-tooMany =
    { $count ->
        [one] { $count } more. Search or filter to find it.
       *[other] { $count } more. Search or filter to find them.
    }
# $count (number)
first-lobby-newTables =
    { $count ->
        [one] Show { $count } new table
       *[other] Show { $count } new tables
    }
first-lobby-update = Update the list
first-lobby-gone = Not listed anymore
first-lobby-host-here = The host is here
first-lobby-host-away = The host is looking at another page
first-lobby-host-offline = The host is offline
# $taken (number), $all (number)
first-lobby-seats =
    { $all ->
        [one] { $taken } of { $all } seat taken
       *[other] { $taken } of { $all } seats taken
    }
first-lobby-join = Join
# $name (string)
first-lobby-joinRoom = Join { $name }
first-lobby-enter = Enter
# $name (string)
first-lobby-enterRoom = Enter { $name }
first-lobby-play = Play
# $name (string)
first-lobby-playRoom = Play { $name }
first-lobby-watch = Watch
# $name (string)
first-lobby-watchRoom = Watch { $name }
first-lobby-free = free seat
# $host (string)
first-lobby-unnamed = { POSSESSIVE($host) } table
# $game (string), $names (list)
first-lobby-titled = { $game }: { LIST($names) }
first-lobby-unnamedEmpty = Empty table
# $count (number)
first-lobby-people_here =
    { $count ->
        [one] { $count } player online
       *[other] { $count } players online
    }
# $count (number)
first-lobby-matches =
    { $count ->
        [one] { $count } match in progress
       *[other] { $count } matches in progress
    }
# $language (string)
first-lobby-spoken = Language: { $language }

first-lobby-readyCheck = Ready check
first-lobby-rated = Rated

first-bots-title = Play against bots
first-bots-play = Play bots now
first-bots-opponents = Opponents
# $count (number)
first-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
first-bots-level = Level
first-bots-levels-random-name = easy
first-bots-levels-random-choice = Easy
first-bots-levels-random-about = Makes random legal moves.
first-bots-levels-greedy-name = medium
first-bots-levels-greedy-choice = Medium
first-bots-levels-greedy-about = Looks one turn ahead.
first-bots-levels-planner-name = hard
first-bots-levels-planner-choice = Hard
first-bots-levels-planner-about = Plans several turns ahead.
# $level (string)
first-bots-label = Bot ({ $level })
# $name (string)
first-bots-named = { $name } (bot)
# $name (string)
first-bots-thinking = { $name } is thinking.

first-watching-delays-none = none
# $count (number)
first-watching-delays-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
# $count (number)
first-watching-delays-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# $count (number)
first-watching-delays-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
first-watching-chips-none = no spectators
first-watching-chips-link = spectators by link
# $delay (string)
first-watching-chips-late = spectators { $delay } behind

# $days (number), $hours (number)
first-durations-days = { $days } d { $hours } h
# $hours (number), $minutes (string): two digits
first-durations-hours = { $hours } h { $minutes } min

# $bank (string), $increment (string)
first-time-live = { $bank } + { $increment } per turn
# $turn (string)
first-time-slow = { $turn } per turn
# $count (number)
first-time-seconds = { $count } s
# $count (number)
first-time-minutes = { $count } min
# $count (number)
first-time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
# $count (number)
first-time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

first-settings-title = Settings
first-settings-language = Language

first-account-menu-matches = Matches
first-account-menu-profile = Profile
first-account-menu-account = Account
first-account-menu-desk = Moderators’ desk
# $count (number)
first-account-menu-inbox =
    { $count ->
        [0] Inbox
       *[other] Inbox ({ $count })
    }
first-account-menu-rename = Change name
first-account-menu-register = Register
first-account-menu-logIn = Log in
first-account-menu-logOut = Log out
first-account-ended = You were logged out from another device. Log in again or continue as a new guest.
first-account-loggedOut = You’re logged out.
first-account-guestLeft = You’re logged out. The guest you played as and its seats are gone.
first-account-deleted = Your account has been deleted. Your matches remain under another name.

first-chat-titles-lobby = Lobby chat
first-chat-titles-room = Table chat
first-chat-titles-spectators = Spectators
first-chat-tabs = Log and chat
# $count (number)
first-chat-news =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }

first-learning-learn = Learn to play

# $count (number)
first-myMatches-waiting =
    { $count ->
        [one] { $count } match is waiting for you
       *[other] { $count } matches are waiting for you
    }

## games: the cards of games

# $range (string), $most (number)
games-players =
    { $most ->
        [one] { $range } player
       *[other] { $range } players
    }
# $name (string)
games-first = First match: { $name }
games-bots = Play bots
# $game (string)
games-botsAt = Play bots: { $game }
games-learn = Learn in 3 minutes
games-learnSmall = Learn
# $game (string)
games-learnAt = Learn in 3 minutes: { $game }
# $game (string)
games-quickAt = Quick match: { $game }
# $game (string)
games-tableAt = New table: { $game }
games-rules = Rules
# $game (string)
games-rulesAt = Rules: { $game }

## front: the first page, and the pages of rooms for visitors without a name

front-about = Board games about programming robots: with friends, with strangers or against bots. In your browser, free, without an account.
front-play = Play now
front-games = Games
# $count (number)
front-minutes = { $count } min
front-show-live = Live
front-show-recorded = Recorded match
front-show-pause = Pause
front-show-go = Play
# $title (string)
front-show-watching = A live match: { $title }
# $game (string)
front-show-playing = A recorded match of { $game } between bots
front-room-what = What is this? (40 s)
front-room-playing = A match is being played
front-room-over = This match is over
front-room-replay = Replay
front-room-coach = With this link you see the match as one of its players does. Everyone at the table is told that you’re there, so you need a name.
front-room-private = Only invited players can take a seat here. With a name you can ask the host to let you in.
front-room-away = We can’t show this match right now.

## tables: new tables, joining one, own matches

tables-myMatches-title = Your matches
# $time (string)
tables-myMatches-left = { $time } left
# $moment (string)
tables-myMatches-by = by { $moment }
# $names (list)
tables-myMatches-theirTurn =
    { $names ->
        [none] in progress
       *[other] { LIST($names) } to play
    }
# $free (number)
tables-myMatches-waits =
    { $free ->
        [one] waiting for { $free } player
       *[other] waiting for { $free } players
    }
tables-myMatches-over = over
tables-myMatches-won = won
tables-myMatches-shared = shared first place
tables-myMatches-lost = lost
# $place (number)
tables-myMatches-place = place { $place }
# $names (list)
tables-myMatches-against = with { LIST($names) }
# $name (string)
tables-myMatches-playRoom = Play { $name }: your turn
tables-myMatches-replay = Replay
# $name (string)
tables-myMatches-replayRoom = Replay { $name }
tables-myMatches-turn = Your turn
tables-myMatches-past = Finished matches
# $time (string)
tables-myMatches-lasted = { $time } long
tables-myMatches-again = Play again
# $name (string)
tables-myMatches-againRoom = Play again: { $name }
# $count (number)
tables-myMatches-more =
    { $count ->
        [one] { $count } older match more
       *[other] { $count } older matches more
    }
tables-myMatches-all = All matches
tables-myMatches-fewer = Show latest only

tables-notify-on = Notify me on my turn
tables-notify-off = Turn off notifications
tables-notify-denied = Notifications are blocked in your browser settings.

tables-lobby-createButton = Create table
tables-lobby-roomName = Table name (optional)
tables-lobby-startsAtOnce = The match starts as soon as you sit down.
tables-lobby-startsLater = This is the last free seat, and the host is offline. The match starts once everyone is there.
tables-lobby-sitDown = Sit down
tables-lobby-cancel = Cancel
tables-lobby-kind = Match type

tables-quick-searching = Looking for opponents…
# $count (number)
tables-quick-others =
    { $count ->
        [0] No one else is looking right now.
        [one] { $count } other player is looking.
       *[other] { $count } other players are looking.
    }
tables-quick-strength = Looking for opponents of about your strength. The longer you wait, the wider we look.
tables-quick-bots = No one has turned up yet. You can play against bots instead.
tables-quick-playBots = Play bots
tables-quick-full = Your table is full
tables-quick-table = Go to table

tables-invitations-onlyInvitedAbout = Only people you invite can join.
tables-quick-about = Get matched for a standard game. Starts as soon as the table is full.
tables-quick-find = Find opponents
tables-quick-looking = Looking for opponents…
tables-filters-search = Search tables and players
# $count (number)
tables-filters-title =
    { $count ->
        [0] Filters
       *[other] Filters ({ $count })
    }
tables-filters-any = Any
tables-filters-game = Game
tables-filters-tempos-any = Any
tables-filters-tempos-none = No clock
tables-filters-tempos-live = Live
tables-filters-tempos-slow = Slow: days per turn
tables-filters-free = With a free seat
tables-filters-freeAbout = Hides full tables.
tables-filters-people = No bots
tables-filters-peopleAbout = Shows only tables without bots.
# $count (number)
tables-filters-found =
    { $count ->
        [0] Nothing matches your search and filters.
        [one] { $count } table matches your search and filters.
       *[other] { $count } tables match your search and filters.
    }
tables-filters-showAll = Show all
tables-lobby-people = Players
tables-lobby-ratedAbout = The match changes your rating. Only people with an account can play; everyone may watch.
tables-lobby-language = Language
tables-lobby-anyLanguage = Any language
tables-bots-seated = Bots
tables-bots-none = No bots
# $count (number)
tables-bots-fill =
    { $count ->
        [one] { $count } bot, starts right away
       *[other] { $count } bots, starts right away
    }
tables-watching-title = Spectators
tables-watching-who = Who can watch
tables-watching-whoMay-open = anyone
tables-watching-whoMay-link = anyone with the link
tables-watching-whoMay-none = no one
tables-watching-delay = Spectator delay
tables-time-title = Time
tables-time-none = No clock
tables-time-atZero = When a player times out, the turn is auto-played and the match goes on.
tables-time-noneAbout = No time limit.
# $bank (string), $cap (string), $offTurn (string, optional)
tables-time-liveAbout =
    { $offTurn ->
        [none] Each player starts with { $bank } and can save up to { $cap }.
       *[other] Each player starts with { $bank } and can save up to { $cap }; { $offTurn } for decisions in other players’ turns.
    }
# $turn (string), $offTurn (string, optional)
tables-time-slowAbout =
    { $offTurn ->
        [none] You don’t have to stay online: { $turn } for each turn.
       *[other] You don’t have to stay online: { $turn } for each turn, { $offTurn } for a decision in another player’s turn.
    }

## friends: the friends in the lobby

friends-title = Friends
friends-state-here = online
friends-state-away = away
friends-state-offline = offline
# $title (string)
friends-plays = playing “{ $title }”
# $title (string)
friends-waits = at “{ $title }”
# $name (string)
friends-playName = Play with { $name }
# $name (string)
friends-watchName = Watch { $name }
# $name (string)
friends-joinName = Join { $name }
friends-invite = Invite
# $name (string), $title (string)
friends-inviteName = Invite { $name } to “{ $title }”
friends-challenge = Challenge
# $name (string)
friends-challengeName = Challenge { $name } to a match
friends-note = Note
# $name (string)
friends-noteName = Send { $name } a note
friends-send = Send
friends-invited = Invited
friends-sent = Note sent
# $count (number)
friends-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
friends-fewer = Show fewer

## invite: the dialog that invites to a table

invite-title = Invite players
invite-seat = For
invite-anySeat = any free seat
# $number (number)
invite-onlySeat = seat { $number }
invite-single = single use
invite-makeLink = Create link
invite-makeCode = Create short code
invite-byName = Invite a player
invite-word = Message (optional)
invite-invite = Invite
# $name (string)
invite-inviteName = Invite { $name }
# $name (string)
invite-line-link = Link
# $name (string)
invite-line-code = Short code
# $name (string)
invite-line-person =
    { $name ->
        [none] Registered player
       *[other] { $name }
    }
invite-states-open = not used yet
invite-states-used = used
invite-states-expired = expired
invite-states-revoked = cancelled
invite-states-declined = declined
invite-waiting = no answer yet
# $count (number)
invite-usedBy =
    { $count ->
        [one] used once
       *[other] used { $count } times
    }
# $word (string)
invite-declined =
    { $word ->
        [none] declined
       *[other] declined: “{ $word }”
    }
invite-withdraw = Cancel
invite-loading = Looking up your invitations…
invite-link = Table link
invite-copyLink = Copy the table link
invite-openAbout = Anyone with this link can join while seats are free.
invite-privateAbout = Only players with an invitation can join. Anyone with this link has one.
invite-share = Share…
invite-shareText = Play with me at Botyard!
invite-copy = Copy
invite-copied = Copied
# $value (string)
invite-copyValue = Copy { $value }
invite-qr = QR code
invite-qrLabel = QR code of the table link
invite-codeAbout = To read out or type in the lobby. Valid for one hour.
invite-open = Open invitations
# $count (number)
invite-over =
    { $count ->
        [one] { $count } earlier invitation
       *[other] { $count } earlier invitations
    }
invite-limited = For one seat or one player
# $time (string)
invite-created = Created { $time }.
# $time (string)
invite-until = Valid until { $time }.
# $value (string)
invite-withdrawThis = Cancel { $value }
invite-copyByHand = Select and copy it

## inbox: the inbox

# $name (string), $title (string), $seat (number, optional)
inbox-invited =
    { $seat ->
        [none] { $name } invites you to “{ $title }”.
       *[other] { $name } invites you to “{ $title }”, seat { $seat }.
    }
inbox-accept = Accept
inbox-decline = Decline
inbox-word = Message (optional)
# $title (string)
inbox-said = “{ $title }”
inbox-later = Not now
# $name (string), $title (string)
inbox-answered-accepted = { $name } took a seat at “{ $title }”.
# $name (string), $title (string), $word (string, optional)
inbox-answered-declined =
    { $word ->
        [none] { $name } declined your invitation to “{ $title }”.
       *[other] { $name } declined your invitation to “{ $title }”: “{ $word }”
    }
# $name (string)
inbox-friend = { $name } sent you a friend request.
# $name (string)
inbox-friendAccepted = { $name } accepted your friend request.
# $name (string), $title (string)
inbox-seatOffered = { $name } offers you a seat at “{ $title }”.
# $name (string)
inbox-rematchOffered = { $name } wants a rematch.
# $name (string), $title (string)
inbox-swap = { $name } wants to swap seats with you at “{ $title }”.
# $name (string), $title (string), $word (string, optional)
inbox-letIn =
    { $word ->
        [none] { $name } asks to be let in to “{ $title }”.
       *[other] { $name } asks to be let in to “{ $title }”: “{ $word }”
    }
inbox-doLetIn = Let in
# $name (string), $title (string)
inbox-letBackIn = { $name } let you back in to “{ $title }”.
# $name (string), $text (string)
inbox-note = { $name }: “{ $text }”
# $title (string)
inbox-hookOff = Your webhook at { $title } is switched off: nothing has arrived there for a day. Test it in your account, or remove it.
inbox-takeSeat = Take over seat
inbox-doSwap = Swap
inbox-play = Play again
# $count (number)
inbox-more =
    { $count ->
        [one] { $count } more in your inbox
       *[other] { $count } more in your inbox
    }
inbox-title = Inbox
inbox-empty = Nothing is waiting for you.
inbox-remove = Remove
inbox-reply = Reply
inbox-send = Send
# $name (string)
inbox-replyTo = Note to { $name }

# $reason (string, optional)
inbox-moderation-renamed =
    { $reason ->
        [none] A moderator has given you another name.
       *[other] A moderator has given you another name: { $reason }
    }
# $until (string), $reason (string, optional)
inbox-moderation-muted =
    { $reason ->
        [none] A moderator has muted you until { $until }.
       *[other] A moderator has muted you until { $until }: { $reason }
    }
# $reason (string, optional)
inbox-moderation-unmuted =
    { $reason ->
        [none] You are not muted any more.
       *[other] You are not muted any more: { $reason }
    }
# $reason (string, optional)
inbox-moderation-warned =
    { $reason ->
        [none] A moderator has warned you.
       *[other] A moderator has warned you: { $reason }
    }
inbox-moderation-resetLink = A moderator has made a link for a new password of your account. It works from tomorrow on. If you did not ask for it, change your password now: that ends the link.
# $reason (string, optional)
inbox-moderation-other =
    { $reason ->
        [none] A moderator has taken a measure.
       *[other] A moderator: { $reason }
    }

# $title (string)
inbox-news-started = Your match “{ $title }” has started.
# $names (list), $title (string)
inbox-news-joined = { LIST($names) } sat down at “{ $title }”.
# $title (string)
inbox-news-shared = “{ $title }” is over: you share first place.
# $title (string), $place (number)
inbox-news-ended =
    { $place ->
        [0] “{ $title }” is over.
        [1] “{ $title }” is over: you won!
       *[other] “{ $title }” is over: you came in place { $place }.
    }
inbox-news-short-started = Match started
# $names (list)
inbox-news-short-joined = { LIST($names) } sat down
inbox-news-short-ended = Match over
inbox-news-toMatch = Go to match
inbox-news-toTable = Go to table
inbox-news-toResult = View result

## inbox: seats at other tables, seen in a live match

# $title (string)
inbox-alsoSeated = You also sit at “{ $title }”.
# $title (string)
inbox-alsoPlaying = Your match “{ $title }” is running, too.
inbox-leaveSeat = Leave seat

## practice: lessons, rules pages, puzzles and sandboxes

practice-you = You
practice-next = Next
practice-back = Back
practice-again = Try again
practice-leave = Leave
# $number (number), $count (number)
practice-step = Step { $number } of { $count }
# $game (string)
practice-learnTitle = Learn { $game }
practice-noLessons = This game has no lessons yet.
practice-play = Play now
practice-problem = This can’t be loaded just now.

practice-sandboxTitle = Try it out
practice-sandboxAbout = Nothing here counts: the match itself stays as it is.
practice-imagined = The match still runs, so what you can’t see was dealt anew.
practice-undo = Take back
practice-restart = Start over
practice-backToMatch = Back to the match
practice-iPlay = I play
practice-everySeat = everyone
practice-others = The others
practice-pass = do nothing
practice-rules = Rules
practice-puzzles = Puzzles
# $game (string)
practice-rulesTitle = Rules of { $game }
practice-contents = On this page
practice-watch = Play
practice-watchAgain = Play again
# $game (string)
practice-puzzlesTitle = Puzzles: { $game }
# $number (number)
practice-puzzle = Puzzle { $number }
practice-solved = Solved!
practice-solvedMark = solved
practice-missed = Not this time. Take it back and try another way.
# $done (number), $count (number)
practice-progress = { $done } of { $count } solved
# $turns (number)
practice-turnsLeft =
    { $turns ->
        [one] Reach the goal in one turn.
       *[other] Reach the goal in { $turns } turns.
    }
practice-nextPuzzle = Next puzzle
practice-gotIt = Got it
practice-how = How?
practice-hint = What would the planner do?
# $number (number)
practice-move = Move { $number }
# $points (number)
practice-worth = { $points } points

## daily: the puzzle of the day

daily-title = Daily puzzle
daily-grades-0 = Easy
daily-grades-1 = Medium
daily-grades-2 = Hard
daily-solve = Solve it
daily-look = Have another look
daily-solvedMark = solved
# $game (string)
daily-todayOf = { $game }
# $game (string)
daily-yesterdayOf = Yesterday: { $game }
# $share (string), $tried (string)
daily-share = Solved by { $share } of { $tried }
daily-untried = No one has tried it yet
# $days (number)
daily-days =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-none = There’s no puzzle today.
# $time (string), such as 18:00
daily-next = Next puzzle at { $time }.
daily-shareIt = Share
daily-copied = Copied
# $day (string), $game (string), $tries (number)
daily-shared = Botyard daily { $day }, { $game }: solved in { $tries }

## history: lists of finished matches, and profiles

history-title = Matches
history-filters = Filters
history-fields-whose = Whose matches
history-fields-game = Game
history-fields-result = Result
history-fields-rated = Rated
history-whose-mine = My matches
history-whose-all = All public matches
history-whose-person = Matches of a person
history-any = Any
history-person = Name of the person
history-opponent = Opponent
history-since = From
history-until = To
history-words = Words in names
history-results-won = won
history-results-shared = shared first place
history-results-lost = lost
history-results-none = without a result
history-ratedOnly = Rated only
history-unratedOnly = Unrated only
history-search = Search
history-found = Matches found
# $count (number)
history-shown =
    { $count ->
        [one] { $count } match shown
       *[other] { $count } matches shown
    }
history-none = No matches found. A match appears here a second after it ends.
history-more = Show more
# $count (number)
history-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
# $place (number), $name (string)
history-placed = { $place }. { $name }
# $points (number)
history-points = ({ $points })
history-abandoned = ended early
history-isRated = rated
history-notPublic = not public
# $day (string)
history-profile-since = Here since { $day }
history-profile-own = You see all your matches here; others see only the public ones.
history-profile-choose = Choose who sees it
history-profile-none = There are no finished matches to show yet.
history-profile-last = Last matches
history-profile-all = All matches
history-profile-matches = matches
history-profile-finished = played to the end
history-profile-timeouts = out of time
history-profile-statistics = Statistics
history-profile-statistic = Statistic
history-profile-total = Total
history-profile-average = Per match
history-profile-range = Range
# $lowest (string), $highest (string)
history-profile-between = { $lowest } – { $highest }
history-profile-opponents = Most frequent opponents
# $matches (number), $better (number), $worse (number): in so many matches the person had the better place, or the worse one
history-profile-balance =
    { $matches ->
        [one] { $matches } match: { $better } ahead, { $worse } behind
       *[other] { $matches } matches: { $better } ahead, { $worse } behind
    }
history-profile-playing = Playing now
history-readers-title = Profile
history-readers-who = Who may see your profile
history-readers-all = Everyone
history-readers-friends = Friends
history-readers-me = Only me
history-readers-about-all = Results of your public matches, and whom you played most often.
history-readers-about-friends = The same, but only for your friends.
history-readers-about-me = Your public matches can still be found in a search.
history-readers-look = Your profile

## ratings: leaderboards, and ratings in profiles

ratings-title = Leaderboard
# $game (string)
ratings-of = Leaderboard: { $game }
ratings-views = What to show
ratings-tempos-live = Live
ratings-tempos-slow = Slow
ratings-scopes-all = All
ratings-scopes-month = This month
ratings-scopes-friends = Friends
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-matches = Matches
ratings-provisional = provisional
ratings-none = No one has a rating here yet.
# $points (number), $matches (number)
ratings-own =
    { $matches ->
        [one] Your rating: { $points }, after { $matches } match.
       *[other] Your rating: { $points }, after { $matches } matches.
    }
ratings-more = Show more
ratings-about = Everyone begins at 1000. A rated match raises or lowers ratings, most of all when its result is a surprise. A rating is provisional before 10 matches.
ratings-rated-live = Live rating:
ratings-rated-slow = Slow rating:
# $first (number), $last (number), $count (number)
ratings-curve = Rating, from { $first } to { $last }: the newest { $count } matches

## account: the account page and its forms

## account: account

account-copyRefused = Your browser doesn’t let this page copy. Select the text above and copy it.
account-account-title = Account
account-account-registered = You have an account. Log in with your name and password on any device.
account-account-register-title = Register
account-account-register-about = Keep your seats and matches on any device. All you need is a name and a password. Tokens you created as a guest stop working.
account-account-register-name = Name
account-account-register-password = Password (at least 8 characters)
account-account-logIn-name = Name
account-account-logIn-password = Password
# $name (string)
account-account-logIn-leaves = You’re playing as { $name }, a guest. If you log in, you lose this guest’s seats; register instead to keep them.
account-account-confirm-title = Confirm your password
account-account-confirm-about = Enter your password again to create a token or download your data.
account-account-confirm-password = Your password
account-account-confirm-submit = Confirm
account-account-rename-title = Name
account-account-rename-about = Tables you’ve already joined keep your old name.
account-account-rename-done = Saved.
account-account-password-title = Password
account-account-password-old = Current password
account-account-password-fresh = New password (at least 8 characters)
account-account-password-submit = Change password
account-account-password-about = This ends all your other sessions and tokens, and your recovery codes.
account-account-password-done = Password changed. All your other sessions have ended, and your recovery codes no longer work.
account-account-logOut-guestQuestion = You don’t have an account, so you’ll lose this guest and all its seats. Log out?
account-account-logOut-yes = Yes, log out
account-account-logOut-no = Stay logged in
account-account-sessions-title = Sessions
account-account-sessions-about = Your logged-in devices. End any you don’t recognise.
account-account-sessions-loading = Loading sessions…
account-account-sessions-here = this browser
account-account-sessions-unknown = Unknown browser
account-account-sessions-guestToken = Program
# $label (string)
account-account-sessions-token = Token: { $label }
# $days (number)
account-account-sessions-began = since { RELATIVE_DAY($days) }
# $days (number)
account-account-sessions-seen = last seen { RELATIVE_DAY($days) }
# $days (number)
account-account-sessions-until = ends { RELATIVE_DAY($days) }
account-account-sessions-end = End
# $what (string)
account-account-sessions-endOne = End the session { $what }
account-account-sessions-everywhere = Log out everywhere else
account-account-sessions-everywhereToo = Log out everywhere, including here
# $count (number)
account-account-sessions-others =
    { $count ->
        [one] { $count } other session.
       *[other] { $count } other sessions.
    }
account-account-tokens-title = Tokens for bots and tools
account-account-tokens-about = For programs that use the API. Shown only once. Anyone who has it can act as you until you end its session.
account-account-tokens-label = What it is for
account-account-tokens-submit = Create token
# $label (string)
account-account-tokens-made = Token for “{ $label }”. Copy it now: it won’t be shown again.
account-account-tokens-copy = Copy
account-account-tokens-copied = Copied
account-account-data-title = Your data
account-account-data-about = Download everything we store about you as a file.
account-account-data-download = Download my data
account-account-data-remove = Delete account…
account-account-data-removeTitle = Delete your account
account-account-data-removeAbout = Your name, account, sessions and lists are deleted for good. Other players keep their matches with you, under “Former player” and a number. Resign from running matches first.
account-account-data-yes = Delete account for good

## recovery: recovery codes, reset links and bans

## recovery: log in
recovery-logIn-lost = Forgot your password?
recovery-logIn-back = Log in with a password
recovery-recover-about = Enter your name, one of your recovery codes and a new password. All sessions and tokens of your account end.
recovery-recover-name = Name
recovery-recover-code = Recovery code
recovery-recover-password = New password (at least 8 characters)
recovery-recover-submit = Set new password
recovery-recover-noCode = No code left? Ask the operators of this site for a reset link: see the contact page. Without a code, a link or a confirmed e-mail address, no one can open your account again.
recovery-mail-about = Or have a link sent to the e-mail address of your account.
recovery-mail-submit = Send me a link
recovery-mail-done = If this account has a confirmed address, a link is on its way.

## recovery: reset link
recovery-reset-title = Set a new password
recovery-reset-loading = Checking your link…
# $name (string)
recovery-reset-about = Choose a new password for the account { $name }. All its sessions, tokens and recovery codes end, and you’re logged in here.
recovery-reset-home = To the start page

## recovery: recovery codes
recovery-codes-title = Recovery codes
recovery-codes-about = If you lose your password, a recovery code lets you set a new one, also without e-mail. Each code works once.
recovery-codes-none = You have no recovery codes.
# $left (number), $date (string)
recovery-codes-left =
    { $left ->
        [one] You have { $left } unused code, created on { $date }.
       *[other] You have { $left } unused codes, created on { $date }.
    }
recovery-codes-make = Create recovery codes
recovery-codes-makeNew = Replace recovery codes
recovery-codes-made-title = Save your recovery codes
recovery-codes-made-about = They are shown only this once. Print them or keep them where you keep your passwords. Codes you created earlier no longer work.
# $name (string)
recovery-codes-made-account = Botyard recovery codes of { $name }
recovery-codes-print = Print
recovery-codes-copy = Copy
recovery-codes-copied = Copied
recovery-codes-save = Save as file
recovery-codes-done = I’ve saved them

recovery-banned-title = You’re banned from this site
# $date (string)
recovery-banned-until = You can play again from { $date }, in your time zone.
# $why (string)
recovery-banned-why = Reason: { $why }
recovery-banned-over = The ban is over, or was lifted.
recovery-banned-about = Seats that you hold stay yours, and clocks go on. If you think this is a mistake, write to the operators: see the contact page.
recovery-banned-contact = Contact
recovery-banned-account = Your account and your data

## pages: the footer and the pages of the site

pages-links-label = About this site
pages-links-about = About
pages-links-help = Help
pages-links-contact = Contact
pages-links-imprint = Imprint
pages-links-privacy = Privacy
pages-links-terms = Terms
pages-links-status = Status

pages-missing-title = Page not found
pages-missing-about = The address may be mistyped, or the page may be gone.
pages-missing-lobby = Go to the lobby

pages-loading = Loading…

pages-status-title = Status
pages-status-works = Everything works.
pages-status-away = We can’t reach Botyard right now. This page keeps trying.
# $time (string)
pages-status-checked = Checked at { $time }.
pages-status-announced = Announced
pages-status-outages = Outages of the last 60 days
pages-status-none = There were none.
pages-status-about = While Botyard is away, all clocks of matches stand still. Players get that time back.
pages-status-began = Began
pages-status-lasted = Lasted
# $seconds (number)
pages-status-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
# $minutes (number)
pages-status-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# $hours (number)
pages-status-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }

## announcement: announcements by operators

# $time (string)
announcement-restart = Botyard will restart at { $time }.
announcement-about = Matches go on afterwards, and their clocks stop meanwhile.
# $minutes (number)
announcement-inMinutes =
    { $minutes ->
        [one] In { $minutes } minute.
       *[other] In { $minutes } minutes.
    }
# $seconds (number)
announcement-inSeconds =
    { $seconds ->
        [one] In { $seconds } second.
       *[other] In { $seconds } seconds.
    }
announcement-now = It is restarting now.
announcement-label = Announcement
announcement-dismiss = Dismiss the announcement

## offline: times without a connection, newer versions of the page

offline-newVersion = A new version of Botyard is ready.
offline-load = Load it now
offline-later = Later

offline-title = Without a connection
# $game (string)
offline-rules = Rules of { $game }
offline-matches = Your finished matches on this device
offline-none = None yet: matches are kept here when you visit the lobby.
offline-watch = Watch it again
offline-loading = Loading…
offline-gone = The game of this match isn’t kept in this browser. Watch it again once you’re online.

# live connections fail while the service answers other requests
offline-blocked = The service answers, but live connections to it are blocked. A proxy, a firewall or the network of a company or school may be the reason.

## sounds: the setting for sounds

sounds-title = Sounds

sounds-volumes-off = Off
sounds-volumes-quiet = Quiet
sounds-volumes-normal = Normal
sounds-volumes-loud = Loud

## outside: games of installed packages

# $game (string)
outside-failed = The page of { $game } has failed. The match goes on: reload the page, or go back to the lobby.

# the form of the options of a game that has none of its own
outside-yes = yes
outside-no = no

# asked before a player resigns
outside-resign = You leave the match for good. The rules of the game say what happens then.

## desk: parts of the desk

desk-parts-label = Parts of the desk
desk-parts-reports = Reports
desk-parts-people = People
desk-parts-sanctions = Mutes and bans
desk-parts-announcement = Announcement
desk-parts-names = Reserved names
desk-parts-log = Audit log
# $count (number)
desk-waiting =
    { $count ->
        [0] No report is waiting.
        [one] { $count } report is waiting.
       *[other] { $count } reports are waiting.
    }

## desk: entering the desk

desk-unlock-title = Enter your password
desk-unlock-about = The desk opens for 30 minutes, in this browser only. Everything you do and look up here goes to the audit log.
desk-unlock-password = Password
desk-unlock-submit = Open the desk
# $time (string)
desk-openUntil = Open until { $time }
desk-loading = Loading…

desk-reports-none = No reports are open. New ones appear here by themselves.
# $shown (number), $all (number)
desk-reports-more = The { $shown } oldest of { $all } reports are shown.
desk-reports-closedTitle = Closed reports
desk-reports-showClosed = Show closed reports
# $name (string)
desk-reports-line = A message by { $name }
desk-reports-lobby = Lobby chat
desk-reports-room = Table chat
desk-reports-spectators = Spectator chat
desk-reports-toTable = Go to the table
# $name (string), $time (string)
desk-reports-by = Reported by { $name }, { $time }
# $why (string)
desk-reports-reason = Their reason: “{ $why }”
desk-reports-context = The message, with those before and after it
desk-reports-removed = Removed
desk-reports-take = Take this report
# $name (string)
desk-reports-takenBy = { $name } is handling this report.
desk-reports-takenByYou = You are handling this report.
desk-reports-takeOver = Take it over
desk-reports-release = Give it back
# $by (string), $time (string), $why (string)
desk-reports-closedBy = Closed by { $by }, { $time }: { $why }
desk-reports-closedNow = The report is closed.
# $name (string)
desk-reports-history = History of { $name }

desk-measures-why = Reason
desk-measures-whyAbout = The player reads it with a warning, a mute or a ban. It goes to the audit log.
desk-measures-defaultWhy = Against the rules of this site
desk-measures-removeLine = Remove message
desk-measures-removeAll = Remove all their messages here
desk-measures-warn = Warn
desk-measures-muteHour = Mute for 1 hour
desk-measures-muteDay = Mute for 1 day
desk-measures-ban = Ban…
desk-measures-rename = Rename…
desk-measures-resetPassword = Reset password…
desk-measures-close = Close report
# $name (string)
desk-measures-closeAllOf = Close all reports by { $name }
desk-measures-endMatch = End match
desk-measures-endTable = Close table
desk-measures-lift = Lift
# $what (string), $name (string)
desk-measures-liftOne = Lift: { $what }, { $name }
# $count (number)
desk-done-removed =
    { $count ->
        [one] { $count } message is removed.
       *[other] { $count } messages are removed.
    }
# $name (string), $until (string)
desk-done-muted = Muted until { $until }: { $name }
# $name (string), $until (string)
desk-done-banned = Banned until { $until }: { $name }
# $name (string)
desk-done-warned = Warned: { $name }
desk-done-lifted = It is lifted.
desk-done-renamed = The player has another name.
# $name (string), $link (string)
desk-done-resetLink = Send this link to { $name }: { $link }
desk-done-ended = The match is over, without a result.
desk-done-closed = The table is closed.
# $count (number)
desk-done-closedReports =
    { $count ->
        [one] { $count } report is closed.
       *[other] { $count } reports are closed.
    }

## desk: dialogs

# $name (string)
desk-dialog-ban = Ban { $name }
# $name (string)
desk-dialog-mute = Mute { $name }
# $name (string)
desk-dialog-rename = Rename { $name }
# $name (string)
desk-dialog-end = End a match of { $name }
desk-dialog-term = For
desk-dialog-hour = 1 hour
desk-dialog-day = 1 day
desk-dialog-week = 1 week
desk-dialog-month = 30 days
desk-dialog-year = 1 year
desk-dialog-banAbout = A banned player can’t use this site until the ban ends, but keeps all seats.
desk-dialog-device = Also in every browser that this player has used
desk-dialog-address = Also no new guests from this player’s network
# $name (string)
desk-dialog-reset = Reset the password of { $name }
desk-dialog-resetAbout = You get a link for this player. It lets them choose a new password, once, from tomorrow on for 24 hours. The player reads of it at once.
desk-dialog-newName = New name
desk-dialog-newNameAbout = Leave it empty for “Player” and a number.
desk-dialog-endAbout = The match ends without a result. Its players read the reason.

desk-people-search = Name
desk-people-submit = Look up
desk-people-why = Reason for the look-up (optional)
# $name (string)
desk-people-none = No player has the name { $name }.
desk-people-registered = Registered
desk-people-guest = Guest
desk-people-moderator = Moderator
desk-people-noName = Name unknown
desk-people-back = Look up another player
# $date (string)
desk-people-created = Registered { $date }
# $date (string)
desk-people-seen = Last seen { $date }
desk-people-names = Names
desk-people-sanctions = In force
desk-people-noSanctions = No mute or ban is in force.
desk-people-actions = What moderators did
desk-people-noActions = Moderators have done nothing yet.
desk-people-reports = Reported messages
desk-people-noReports = No messages by this player have been reported.
# $count (number)
desk-people-made =
    { $count ->
        [0] This player has reported nothing.
        [one] This player has made { $count } report.
       *[other] This player has made { $count } reports.
    }
desk-people-matches = Matches
desk-people-noMatches = No matches.
desk-people-open = open
desk-people-playing = running
desk-people-finished = finished
desk-people-measures = Measures

## desk: mutes and bans

desk-sanctions-none = No player is muted or banned.
desk-sanctions-mute = Mute
desk-sanctions-ban = Ban
# $until (string)
desk-sanctions-until = Until { $until }

## desk: audit log

desk-log-none = Nothing is in the audit log yet.
desk-log-time = Time
desk-log-by = Who
desk-log-what = What
desk-log-of = Whom
desk-log-why = Why
desk-log-more = Show more
desk-log-actions-remove_line = Removed a message
desk-log-actions-remove_lines = Removed messages
desk-log-actions-warn = Warning
desk-log-actions-mute = Mute
desk-log-actions-unmute = End of a mute
desk-log-actions-ban = Ban
desk-log-actions-unban = End of a ban
desk-log-actions-reset_password = Reset a password
desk-log-actions-reserve_name = Reserved a name
desk-log-actions-release_name = Freed a name
desk-log-actions-rename = Rename
desk-log-actions-end = Ended a table
desk-log-actions-close_report = Closed a report
desk-log-actions-close_reports = Closed the reports of a player
desk-log-actions-take_over_report = Took over a report
desk-log-actions-open_desk = Opened the desk
desk-log-actions-look_up_name = Looked up a name
desk-log-actions-look_up_history = Looked up a history
desk-log-actions-announce = Announcement
desk-log-actions-unannounce = Withdrew the announcement
desk-log-actions-grant_moderator = Made a moderator
desk-log-actions-revoke_moderator = No moderator any more
desk-log-actions-show_secrets = Showed the secrets of a table
desk-log-actions-begin_new_epochs = Restored the store

desk-announcement-about = All players see the announcement at once, on every page. With the time of a restart, it counts down.
desk-announcement-now = Shown now
desk-announcement-none = Nothing is announced.
desk-announcement-text = Text
desk-announcement-restart = Restart in minutes (optional)
desk-announcement-submit = Announce
desk-announcement-withdraw = Withdraw
desk-announcement-done = It is announced.
desk-announcement-gone = The announcement is withdrawn.

## desk: reserved names

desk-names-about = No one can take these names, or names that look like them. Players who already have one keep it.
desk-names-none = No names have been added.
desk-names-name = Name
desk-names-submit = Reserve
desk-names-release = Free
# $name (string)
desk-names-releaseOne = Free the name { $name }
# $names (list)
desk-names-fixed = From the settings of the service: { LIST($names) }.

## entry: the dialog for a name

entry-name-title = What should we call you?
entry-name-explanation = Visible to other players. No account needed; this browser will remember you.
entry-name-label = Your name
entry-name-enter = Continue as guest
entry-name-save = Save name
entry-account-guest = You’re playing as a guest, in this browser only.
entry-account-haveAccount = I have an account
entry-account-noAccount = Continue as guest
entry-account-logIn-title = Log in

## invitation: the page of an invitation

# $name (string)
invitation-invitations-from =
    { $name ->
        [none] You’re invited
       *[other] { $name } invites you
    }
invitation-invitations-yours = You already have a seat at this table
invitation-invitations-sit = Take a seat
invitation-invitations-back = Go to table
invitation-invitations-looking = Opening the invitation…
invitation-invitations-yourSeat = your seat
invitation-invitations-full = All seats are taken right now.
invitation-invitations-seatTaken = The seat that you’re invited to is taken right now.
invitation-invitations-code = Have a code?
invitation-invitations-codeExample = BCDFG-HJKLM
invitation-invitations-useCode = Open

## people: other players

people-people-title = Players
people-people-loading = Loading players…
people-people-none = People you’ve played with will appear here.
people-people-find = Find a registered player
people-people-askedBy = Friend requests
people-people-friends = Friends
people-people-asked = Sent requests
people-people-recent = Recent opponents
people-people-blocked = Blocked
people-people-actions-befriend = Add friend
people-people-actions-accept = Accept
people-people-actions-turnDown = Decline
people-people-actions-takeBack = Cancel request
people-people-actions-remove = Remove
people-people-actions-block = Block
people-people-actions-unblock = Unblock
people-people-done-befriend = Request sent
people-people-done-block = Blocked
# $name (string)
people-people-befriend = Add friend: { $name }
# $name (string)
people-people-accept = Accept { $name }
# $name (string)
people-people-turnDown = Decline { $name }
# $name (string)
people-people-takeBack = Cancel request to { $name }
# $name (string)
people-people-remove = Remove { $name } from friends
# $name (string)
people-people-block = Block { $name }
# $name (string)
people-people-unblock = Unblock { $name }

## settings: the settings

settings-settings-speed = Animations
settings-settings-speeds-normal = Normal
settings-settings-speeds-fast = Fast
settings-settings-speeds-instant = Instant
settings-settings-theme = Theme
settings-settings-themes-system = System
settings-settings-themes-light = Light
settings-settings-themes-dark = Dark
settings-settings-themes-contrast = High contrast

## chat: the inside of a chat

chat-chat-say-lobby = Message everyone
chat-chat-say-room = Message the table
chat-chat-say-spectators = Message other spectators
chat-chat-nothing-lobby = Quiet in here. Even the robots are listening.
chat-chat-nothing-room = No messages yet. Say hello!
chat-chat-nothing-spectators = No messages yet. Players can read this only after the match.
chat-chat-words = Message
chat-chat-send = Send
chat-chat-phrases = Quick phrases
# $name (string)
chat-chat-menu = Options for { $name }’s message
# $name (string)
chat-chat-mute = Mute { $name }
# $name (string)
chat-chat-block = Block { $name }
# $count (number)
chat-chat-muted =
    { $count ->
        [one] 1 player muted
       *[other] { $count } players muted
    }
chat-chat-unmute = Unmute
# $name (string)
chat-chat-unmuteName = Unmute { $name }
chat-chat-report = Report
chat-chat-why = What’s wrong with it? (optional)
chat-chat-reportSend = Send report
chat-chat-reportMeans = Moderators will see this message and the ones around it. No one else is notified.
chat-chat-reported = Thanks. A moderator will review it.

## links: the links for spectators and coaches

links-watching-copyWatch = Copy spectator link
links-watching-watchAbout = For anyone who wants to watch.
links-watching-renew = Replace spectator link
links-watching-renewAbout = People using the old link are disconnected.
links-watching-notWatched = No one else can watch this match.
links-watching-makeCoach = Create coach link
links-watching-copyCoach = Copy coach link
links-watching-coachAbout = Anyone with this link sees your hand but can’t play. Everyone at the table is notified.
links-watching-withdraw = Cancel coach link

## messages: what reaches people while no page is open

## messages: the account page, and the pages of links in mails
messages-section-title = Messages
messages-section-about = Choose what reaches you when none of your pages is open.
messages-push-title = In this browser
messages-push-on = Get messages in this browser
messages-push-off = No more messages in this browser
messages-push-no = This browser can’t get messages.
messages-push-denied = Your browser blocks messages from this page: allow them in its settings.
messages-push-install = On an iPhone or iPad, first add this page to the home screen and open it from there.
messages-mail-title = By e-mail
messages-mail-label = Your address
messages-mail-submit = Send me a link to confirm it
# $address (string)
messages-mail-address = E-mails go to { $address }.
# $address (string)
messages-mail-waits = We’ve sent a link to { $address }: open it within a day.
messages-mail-forget = Forget my address
messages-mail-guest = Register to get e-mail.
messages-kinds-title = What to send
messages-kinds-push = Browser
messages-kinds-hook = Webhook
messages-kinds-mail = E-mail
messages-kinds-turn = Slow matches: it’s my turn
messages-kinds-time = Slow matches: my time is nearly up
messages-kinds-vote = Slow matches: I’m asked about a missing player
messages-kinds-begun = Slow matches: my match has begun
messages-kinds-over = Slow matches: my match is over
messages-kinds-invitation = Invitations and rematches
messages-kinds-join = Requests to join my table, and offered seats
messages-kinds-friend = Friend requests
messages-kinds-note = Notes from friends
webhooks-title = By webhook
webhooks-about = A webhook is an address at another service, such as a channel of your own. Its address is a secret: it’s shown to no one, not even to you again.
webhooks-form = Service
webhooks-url = Address of the webhook
webhooks-forms-discord = Discord
webhooks-forms-slack = Slack
webhooks-forms-ntfy = ntfy
webhooks-forms-signed = A program of your own
webhooks-add = Add the webhook
# $secret (string)
webhooks-secret = Your program checks messages with this secret, which is shown only now: { $secret }
webhooks-off = Switched off: nothing has arrived for a day. A test that arrives switches it on again.
webhooks-forTable = For a table
webhooks-test = Send a test
webhooks-remove = Remove
# $status (number), $text (string)
webhooks-answer = Answer: { $status } { $text }
webhooks-noAnswer = No answer
webhooks-deliveries = Last messages
webhooks-trial = Test
webhooks-table-title = Webhook of this table
webhooks-table-about = It gets a message when the match begins and ends, whose turn it is, and when a player is missing: nothing that spectators may not know. All players see that there is one.
# $form (string)
webhooks-table-exists = What happens in this match also goes to a webhook of the host ({ $form }): when it begins and ends, whose turn it is, and your names.
messages-digest-title = E-mail comes
messages-digest-once = At once
messages-digest-daily = Once a day
messages-digest-at = At
messages-digest-about = One e-mail a day has everything that came up. You still hear at once when your time is nearly up.
messages-quiet-title = Quiet hours
messages-quiet-from = From
messages-quiet-to = To
messages-quiet-about = Nothing is sent between these times; it comes afterwards. For no quiet hours, set both to the same time.
messages-link-confirmTitle = Confirm your address
messages-link-confirmAbout = Confirm that this e-mail address is yours, and get e-mail about your matches.
messages-link-confirm = Confirm
messages-link-confirmDone = Your address is confirmed. What you get is up to you: see your account.
messages-link-stopTitle = Switch off e-mails
messages-link-stopAbout = You’ll get no more e-mails about your matches and friends.
messages-link-stop = Switch them off
messages-link-stopDone = Done. You can switch them on again in your account.
messages-link-home = To the lobby
messages-offer-question = Get a message in this browser when it’s your turn again?
messages-offer-yes = Yes, please
messages-offer-no = Not now
