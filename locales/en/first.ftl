## app

app-name = Botyard
app-motto = Program your robots. Watch out for everyone else’s.
app-home = Back to the lobby
app-loading = Oiling the gears…
app-unreachable = We can’t reach Botyard right now.
app-retry = Try again
app-loadFailed = A part of this page couldn’t be loaded. The connection may be down, or there is a new version.
app-stillUnreachable = The service still can’t be reached. Nothing is lost: try again in a moment.
app-reload = Reload the page
app-close = Close
app-dismiss = Dismiss this message
app-skip = Skip to main content
app-noSuchPage = We couldn’t find that page.

## name

name-title = What should we call you?
name-explanation = Visible to other players. No account needed; this browser will remember you.
name-label = Your name
name-suggestions-0 = Tinker
name-suggestions-1 = Smith
name-suggestions-2 = Welder
name-suggestions-3 = Fitter
name-suggestions-4 = Joiner
name-suggestions-5 = Glazier
name-suggestions-6 = Turner
name-suggestions-7 = Wright
name-suggestions-8 = Mason
name-suggestions-9 = Cooper
name-enter = Continue as guest
name-change = Change name
name-save = Save name
# $name (string)
name-you = You’re { $name }
# $name (string), $count (number)
name-youWith = You’re { $name }, { $count } in your inbox

## connection

connection-connecting = Connecting…
connection-lost = Connection lost. Reconnecting… Nothing you’ve done is lost.
connection-rewound = The server went back to an earlier moment. Your last moves may be missing.
connection-replaced = You opened Botyard somewhere else, so this page is paused.
# $reason (string)
connection-banned =
    { $reason ->
        [none] You’ve been banned.
       *[other] { $reason }
    }
# $code (code)
connection-refused = The server closed this connection (code { $code }).
connection-stopped = Disconnected.
connection-again = Reconnect
connection-sending = Sending…
# $reason (string)
connection-delayed = { $reason } We’ll send it again automatically.

## invitations

# $name (string)
invitations-from =
    { $name ->
        [none] You’re invited
       *[other] { $name } invites you
    }
invitations-yours = You already have a seat at this table
invitations-sit = Take a seat
invitations-back = Go to table
invitations-looking = Opening the invitation…
invitations-yourSeat = your seat
invitations-full = All seats are taken right now.
invitations-seatTaken = The seat that you’re invited to is taken right now.
invitations-code = Have a code?
invitations-codeExample = BCDFG-HJKLM
invitations-useCode = Open
invitations-onlyInvited = Invitation only
invitations-onlyInvitedAbout = Only people you invite can join.

## people

people-title = Players
people-loading = Loading players…
people-none = People you’ve played with will appear here.
people-find = Find a registered player
people-askedBy = Friend requests
people-friends = Friends
people-asked = Sent requests
people-recent = Recent opponents
people-blocked = Blocked
people-actions-befriend = Add friend
people-actions-accept = Accept
people-actions-turnDown = Decline
people-actions-takeBack = Cancel request
people-actions-remove = Remove
people-actions-block = Block
people-actions-unblock = Unblock
people-done-befriend = Request sent
people-done-block = Blocked
# $name (string)
people-befriend = Add friend: { $name }
# $name (string)
people-accept = Accept { $name }
# $name (string)
people-turnDown = Decline { $name }
# $name (string)
people-takeBack = Cancel request to { $name }
# $name (string)
people-remove = Remove { $name } from friends
# $name (string)
people-block = Block { $name }
# $name (string)
people-unblock = Unblock { $name }

## quick

quick-title = Quick match
quick-about = Get matched for a standard game. Starts as soon as the table is full.
quick-find = Find opponents
quick-looking = Looking for opponents…

## notify

notify-turn = It’s your turn

## filters

filters-search = Search tables and players
# $count (number)
filters-title =
    { $count ->
        [0] Filters
       *[other] Filters ({ $count })
    }
filters-any = Any
filters-game = Game
filters-tempos-any = Any
filters-tempos-none = No clock
filters-tempos-live = Live
filters-tempos-slow = Slow: days per turn
filters-free = With a free seat
filters-freeAbout = Hides full tables.
filters-people = No bots
filters-peopleAbout = Shows only tables without bots.
# $count (number)
filters-found =
    { $count ->
        [0] Nothing matches your search and filters.
        [one] { $count } table matches your search and filters.
       *[other] { $count } tables match your search and filters.
    }
filters-showAll = Show all

## lobby

lobby-open = Open tables
lobby-playing = Matches in progress
lobby-none = No open tables yet. Create one and invite a friend.
lobby-nonePlaying = No matches in progress right now.
lobby-noneFound = Nothing matches your search and filters.
lobby-loading = Looking for tables…
lobby-create = New table
lobby-players = Players
# $count (number)
lobby-more = Show more ({ $count })
# $count (number)
lobby-tooMany =
    { $count ->
        [one] { $count } more. Search or filter to find it.
       *[other] { $count } more. Search or filter to find them.
    }
# $count (number)
lobby-newTables =
    { $count ->
        [one] Show { $count } new table
       *[other] Show { $count } new tables
    }
lobby-update = Update the list
lobby-gone = Not listed anymore
lobby-host-here = The host is here
lobby-host-away = The host is looking at another page
lobby-host-offline = The host is offline
# $taken (number), $all (number)
lobby-seats =
    { $all ->
        [one] { $taken } of { $all } seat taken
       *[other] { $taken } of { $all } seats taken
    }
lobby-join = Join
# $name (string)
lobby-joinRoom = Join { $name }
lobby-enter = Enter
# $name (string)
lobby-enterRoom = Enter { $name }
lobby-watch = Watch
# $name (string)
lobby-watchRoom = Watch { $name }
lobby-free = free seat
# $host (string)
lobby-unnamed = { POSSESSIVE($host) } table
lobby-unnamedEmpty = Empty table
# $count (number)
lobby-people_here =
    { $count ->
        [one] { $count } player online
       *[other] { $count } players online
    }
# $count (number)
lobby-matches =
    { $count ->
        [one] { $count } match in progress
       *[other] { $count } matches in progress
    }
lobby-people = Players
lobby-language = Language
lobby-anyLanguage = Any language
# $language (string)
lobby-spoken = Language: { $language }

lobby-readyCheck = Ready check
lobby-readyCheckAbout = The match starts only when everyone is ready.

## bots

bots-title = Play against bots
bots-play = Play bots now
bots-opponents = Opponents
# $count (number)
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
bots-level = Level
bots-levels-random-name = easy
bots-levels-random-choice = Easy
bots-levels-random-about = Makes random legal moves.
bots-levels-greedy-name = medium
bots-levels-greedy-choice = Medium
bots-levels-greedy-about = Looks one turn ahead.
bots-levels-planner-name = hard
bots-levels-planner-choice = Hard
bots-levels-planner-about = Plans several turns ahead.
# $level (string)
bots-label = Bot ({ $level })
# $name (string)
bots-named = { $name } (bot)
bots-seated = Bots
bots-none = No bots
# $count (number)
bots-fill =
    { $count ->
        [one] { $count } bot, starts right away
       *[other] { $count } bots, starts right away
    }
bots-added = Bot level
bots-add = Add bot
# $seat (number)
bots-addTo = Add bot to seat { $seat }
bots-remove = Remove
# $name (string), $seat (number)
bots-removeFrom = Remove { $name } from seat { $seat }
# $name (string)
bots-thinking = { $name } is thinking.

## watching

watching-title = Spectators
watching-who = Who can watch
watching-whoMay-open = anyone
watching-whoMay-link = anyone with the link
watching-whoMay-none = no one
watching-delay = Spectator delay
watching-delays-none = none
# $count (number)
watching-delays-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
# $count (number)
watching-delays-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# $count (number)
watching-delays-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
watching-chips-none = no spectators
watching-chips-link = spectators by link
# $delay (string)
watching-chips-late = spectators { $delay } behind
# $delay (string)
watching-late = You’re { $delay } behind.
watching-lateAbout = Prevents spectators from tipping off players.
# $name (string)
watching-coaching = You’re watching as { POSSESSIVE($name) } coach.
# $name (string)
watching-coachOf = coach of { $name }
# $count (number)
watching-unnamed = and { $count } more
watching-menu = Match
watching-copyWatch = Copy spectator link
watching-watchAbout = For anyone who wants to watch.
watching-renew = Replace spectator link
watching-renewAbout = People using the old link are disconnected.
watching-notWatched = No one else can watch this match.
watching-makeCoach = Create coach link
watching-copyCoach = Copy coach link
watching-coachAbout = Anyone with this link sees your hand but can’t play. Everyone at the table is notified.
watching-withdraw = Cancel coach link

## durations

# $days (number), $hours (number)
durations-days = { $days } d { $hours } h
# $hours (number), $minutes (string): two digits
durations-hours = { $hours } h { $minutes } min

## time

time-title = Time
time-none = No clock
time-noneAbout = No time limit.
# $bank (string), $increment (string)
time-live = { $bank } + { $increment } per turn
# $bank (string), $cap (string), $offTurn (string, optional)
time-liveAbout =
    { $offTurn ->
        [none] Each player starts with { $bank } and can save up to { $cap }.
       *[other] Each player starts with { $bank } and can save up to { $cap }; { $offTurn } for decisions in other players’ turns.
    }
# $turn (string)
time-slow = { $turn } per turn
# $turn (string), $offTurn (string, optional)
time-slowAbout =
    { $offTurn ->
        [none] You don’t have to stay online: { $turn } for each turn.
       *[other] You don’t have to stay online: { $turn } for each turn, { $offTurn } for a decision in another player’s turn.
    }
time-atZero = When a player times out, the turn is auto-played and the match goes on.
# $count (number)
time-seconds = { $count } s
# $count (number)
time-minutes = { $count } min
# $count (number)
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
# $count (number)
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## settings

settings-title = Settings
settings-speed = Animations
settings-speeds-normal = Normal
settings-speeds-fast = Fast
settings-speeds-instant = Instant
settings-language = Language
settings-theme = Theme
settings-themes-system = System
settings-themes-light = Light
settings-themes-dark = Dark
settings-themes-contrast = High contrast
settings-resign = Resign
settings-resignTitle = Resign?
settings-resignYes = Yes, resign
settings-resignNo = Keep playing

## account

account-guest = You’re playing as a guest, in this browser only.
account-menu-account = Account
account-menu-desk = Moderators’ desk
# $count (number)
account-menu-inbox =
    { $count ->
        [0] Inbox
       *[other] Inbox ({ $count })
    }
account-menu-rename = Change name
account-menu-register = Register
account-menu-logIn = Log in
account-menu-logOut = Log out
account-ended = You were logged out from another device. Log in again or continue as a new guest.
account-loggedOut = You’re logged out.
account-guestLeft = You’re logged out. The guest you played as and its seats are gone.
account-deleted = Your account has been deleted. Your matches remain under another name.
account-haveAccount = I have an account
account-noAccount = Continue as guest
account-logIn-title = Log in

## chat

chat-titles-lobby = Lobby chat
chat-titles-room = Table chat
chat-titles-spectators = Spectators
chat-say-lobby = Message everyone
chat-say-room = Message the table
chat-say-spectators = Message other spectators
chat-nothing-lobby = Quiet in here. Even the robots are listening.
chat-nothing-room = No messages yet. Say hello!
chat-nothing-spectators = No messages yet. Players can read this only after the match.
chat-words = Message
chat-send = Send
chat-phrases = Quick phrases
chat-tabs = Log and chat
# $count (number)
chat-news =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
# $name (string)
chat-menu = Options for { $name }’s message
# $name (string)
chat-mute = Mute { $name }
# $name (string)
chat-block = Block { $name }
# $count (number)
chat-muted =
    { $count ->
        [one] 1 player muted
       *[other] { $count } players muted
    }
chat-unmute = Unmute
# $name (string)
chat-unmuteName = Unmute { $name }
chat-report = Report
chat-why = What’s wrong with it? (optional)
chat-reportSend = Send report
chat-reportMeans = Moderators will see this message and the ones around it. No one else is notified.
chat-reported = Thanks. A moderator will review it.

## learning

learning-learn = Learn to play

## myMatches

# $count (number)
myMatches-waiting =
    { $count ->
        [one] { $count } match is waiting for you
       *[other] { $count } matches are waiting for you
    }
