"""The messages of protocol version 1: what clients send, what the server sends, and what a room is.

Client tags are 1..63, server tags 64..127; room events are 1..31 (the games' events take 32 and up).
`PROTOCOL.md` explains each message with an example.
"""

from typing import Annotated, ClassVar

import msgspec

from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.base import MAX_ID_CHARS, MAX_TEXT_CHARS, Id, Number, Received, SeatIndex, Sent, WireEnum
from botyard_protocol.chat import Chat, EnterChat, LeaveChat, LineSaid, Mute, Muted, Report, Reported, Said, Say

VERSION = 1
SUBPROTOCOL_MSGPACK = "botyard.v1"
SUBPROTOCOL_JSON = "botyard.v1.json"

Text = Annotated[str, msgspec.Meta(max_length=MAX_TEXT_CHARS)]
"""A line that a person wrote, at most 60 characters."""

Fingerprint = Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
"""CRC-32 of a value's msgpack form, as `botyard_protocol.fingerprint` makes it."""

GameCommand = ttb.Command
Choice = ttb.Choice
GameEvent = ttb.Event
GameView = ttb.View
GameChange = ttb.Change
GameOptions = ttb.Options
GameOptionsView = ttb.OptionsView
GameAnswers = ttb.StandingAnswers
GameAnswersView = ttb.StandingAnswersView

Contribution = Annotated[str, msgspec.Meta(pattern=r"^(?:[0-9a-f]{32}|[0-9a-f]{64})\Z")]
"""The commitment of a share of chance: a SHA-256 in hex. The 16 bytes of a share itself stand in logs of before."""

Share = Annotated[str, msgspec.Meta(pattern=r"^(?:[0-9a-f]{2}){16,32}\Z")]
"""16 to 32 bytes of chance, in hex."""


class Status(WireEnum):
    """What a room does: waits for people, plays, or has ended."""

    OPEN = 0
    PLAYING = 1
    FINISHED = 2


class Durability(WireEnum):
    """What Redis promised for an accepted command: on the disk, in memory, or it would not tell."""

    FSYNC = 0
    MEMORY = 1
    UNKNOWN = 2


class Pace(WireEnum):
    """What a time control gives: a bank for the match with something added for each turn, or so much for each turn."""

    LIVE = 0
    SLOW = 1


class BotLevel(WireEnum):
    """How a bot plays: any legal answer, the best of its next run, or a plan for several turns."""

    RANDOM = 0
    GREEDY = 1
    PLANNER = 2


class Attendance(WireEnum):
    """Whether a person is there: at the page, connected with nobody looking at it, or not connected."""

    HERE = 0
    AWAY = 1
    OFFLINE = 2


class Remedy(WireEnum):
    """What the others decide when somebody is missing in a match (PROTOCOL.md, "Absence").

    Wait; let the rules answer at once; let a bot play; adjourn; end the match without a result; or, once it is
    adjourned, go on.
    """

    WAIT = 0
    RULES = 1
    BOT = 2
    ADJOURN = 3
    END = 4
    GO_ON = 5


class Abandoned(WireEnum):
    """Why a match ended before its end: the others decided so, all people had resigned, an operator ended it, or
    nothing was done in it for long.
    """

    VOTE = 0
    RESIGNED = 1
    OPERATOR = 2
    DESERTED = 3


class TimeControl(Received, frozen=True):
    """How much time each seat of a room has, all in seconds (PROTOCOL.md, "Clocks").

    `bank`, `increment` and `cap` belong to a live control, `turn` to a slow one; what belongs to the other is 0.
    `off_turn`: for questions in other seats' turns.
    """

    pace: Pace
    bank: Number = 0
    increment: Number = 0
    cap: Number = 0
    turn: Number = 0
    off_turn: Number = 0


class TimeControlView(TimeControl, frozen=True, forbid_unknown_fields=False):
    """A time control as the server tells it."""


class Access(WireEnum):
    """Who may take a seat: anybody, or only who was invited."""

    OPEN = 0
    INVITED = 1


class Watching(WireEnum):
    """Who may watch: anybody, only who has the link for it, or nobody."""

    OPEN = 0
    LINK = 1
    NONE = 2


Language = Annotated[str, msgspec.Meta(pattern=r"^([a-z]{2})?\Z")]
"""A language in the two letters of ISO 639-1, or "" for any."""


class RoomSettings(Received, frozen=True):
    """How a room is kept, beside the rules of its game.

    `language`: what is spoken there. `ready_check`: the match starts only when everybody has said to be ready.
    `delay_turns`, `delay_seconds`: spectators see the match so much later; one of them is 0.
    """

    language: Language = ""
    access: Access = Access.OPEN
    ready_check: bool = False
    watching: Watching = Watching.OPEN
    delay_turns: Number = 0
    delay_seconds: Number = 0


class RoomSettingsView(RoomSettings, frozen=True, forbid_unknown_fields=False):
    """The settings of a room as the server tells them."""


class OfferAnswer(WireEnum):
    """What is said to an offer: yes or no by whom it was made to, or no more by who made it."""

    ACCEPT = 0
    DECLINE = 1
    WITHDRAW = 2


class OfferEnd(WireEnum):
    """What became of an offer; `void`: somebody of it is not there any more, or has another seat."""

    ACCEPTED = 0
    DECLINED = 1
    WITHDRAWN = 2
    VOID = 3


class PersonAction(WireEnum):
    """What the host does about somebody: send away for good, let in again, make the host."""

    SEND_AWAY = 0
    LET_IN = 1
    MAKE_HOST = 2


# --- client to server -------------------------------------------------------------------------------------------


class Cursor(Received, frozen=True):
    """A place in a room's log: what the sender has seen, and as whom.

    `audience`: the seats held when the cursor was taken, ascending; empty for a spectator. `digest`: as the server sent
    it with that number; null if it sent none.
    """

    epoch: Number
    number: Number
    audience: Annotated[tuple[SeatIndex, ...], msgspec.Meta(max_length=8)]
    digest: Fingerprint | None = None


class Hello(Received, frozen=True, tag=1):
    """The first message of a connection: names the client program, such as `botyard-web/1.0`."""

    client: Text


class Ping(Received, frozen=True, tag=2):
    """Asks for a `pong` with the same id."""

    id: Id


class EnterLobby(Received, frozen=True, tag=3):
    """Asks for the list of rooms, and for its changes from then on."""

    id: Id


class LeaveLobby(Received, frozen=True, tag=4):
    """Ends the changes of the list of rooms."""

    id: Id


class CreateRoom(Received, frozen=True, tag=5):
    """Makes a room and takes its first seat; the sender is its host. Answered by `created`.

    `players`: how many play, of Twin Tin Bots 2..6 (other numbers: `players_out_of_range`). `options` null: the
    standard game. `clock` null: as much time as everybody likes. `bots` sit on the seats after the
    sender's; if they take all of them, the match starts at once. `settings` null: a room for everybody.
    `contribution`: as in `contribute`.
    """

    id: Id
    game: Text
    players: SeatIndex
    name: Text = ""
    options: GameOptions | None = None
    clock: TimeControl | None = None
    bots: Annotated[tuple[BotLevel, ...], msgspec.Meta(max_length=7)] = ()
    settings: RoomSettings | None = None
    contribution: Contribution | None = None


class Join(Received, frozen=True, tag=6):
    """Takes a seat of an open room (any free one if null) and enters the room.

    `contribution`: as in `contribute`, for a match that starts when the room is full. `invitation`: the secret of a
    link or a short code; who was invited by name needs none.
    """

    id: Id
    room: Id
    seat: SeatIndex | None = None
    contribution: Contribution | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=MAX_ID_CHARS)] | None = None


class Watch(Received, frozen=True, tag=7):
    """Enters a room as whoever the sender is there: the holder of seats, or a spectator.

    `token`: of the link by which spectators enter a room that lets in nobody else.
    """

    id: Id
    room: Id
    token: Text | None = None


class Resume(Received, frozen=True, tag=8):
    """Enters a room again, at the place where a connection broke. `token`: as in `watch`."""

    id: Id
    room: Id
    cursor: Cursor
    token: Text | None = None


class Exit(Received, frozen=True, tag=9):
    """Ends the frames of the room that was entered; a seat in it stays the sender's."""

    id: Id


class LeaveSeat(Received, frozen=True, tag=10):
    """Gives up a seat of the room entered, before the match starts."""

    id: Id
    seat: SeatIndex


class Start(Received, frozen=True, tag=11):
    """The host starts the match of the room entered, with the seats that are taken."""

    id: Id


class Command(Received, frozen=True, tag=12):
    """Answers the choice with id `choice` in the room entered, as `seat`."""

    id: Id
    seat: SeatIndex
    choice: Number
    command: GameCommand


class Resign(Received, frozen=True, tag=13):
    """Takes `seat` out of the running match."""

    id: Id
    seat: SeatIndex


class GetSnapshot(Received, frozen=True, tag=14):
    """Asks for a snapshot of the room entered (after a frame that the client did not understand)."""

    id: Id


class GetHistory(Received, frozen=True, tag=15):
    """Asks for past event frames of the room entered: the last `limit` (1..100) with numbers below `before`."""

    id: Id
    before: Number
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50


class Contribute(Received, frozen=True, tag=16):
    """Commits the sender to a share of chance for `seat`, before the match (PROTOCOL.md, "Provable luck").

    `contribution`: the SHA-256 of the share, not the share. `replace`: in the place of the sender's former commitment.
    """

    id: Id
    seat: SeatIndex
    contribution: Contribution
    replace: bool = False


class OpenShare(Received, frozen=True, tag=34):
    """Opens the share of chance that the sender has committed to for `seat`, once the start has frozen the list."""

    id: Id
    seat: SeatIndex
    share: Share


class Preview(Received, frozen=True, tag=17):
    """Asks what would come of `changes` (none: a pass) at the open programming choice of `seat`.

    Answered by `previewed`. `rounds`: how many of the seat's runs are shown, 1..3, "if nobody changes anything".
    `branches`: at a zap, what each answer would lead to.
    """

    id: Id
    seat: SeatIndex
    changes: Annotated[tuple[GameChange, ...], msgspec.Meta(max_length=2)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    branches: bool = False


class ComeBack(Received, frozen=True, tag=18):
    """The holder of `seat` is here again after the seat was marked absent."""

    id: Id
    seat: SeatIndex


class AddBot(Received, frozen=True, tag=19):
    """The host puts a bot on a free seat of the room entered (the first one if null), before the match starts."""

    id: Id
    level: BotLevel
    seat: SeatIndex | None = None


class RemoveBot(Received, frozen=True, tag=20):
    """The host takes the bot off `seat` of the room entered, before the match starts."""

    id: Id
    seat: SeatIndex


class SetAway(Received, frozen=True, tag=32):
    """Says whether anybody looks at the sender's page: others are told that the sender is `away`. Not answered."""

    away: bool


class Vote(Received, frozen=True, tag=33):
    """Says what the sender wants to be done about who is missing, in place of what was said before.

    `level`: of the bot, for the remedy `bot` alone: greedy or planner.
    """

    id: Id
    remedy: Remedy
    level: BotLevel | None = None


class SetStanding(Received, frozen=True, tag=31):
    """Says what the sender's seats of the room entered answer without being asked, from now on.

    It holds for a question that is open already, too. Answered by `standing`.
    """

    id: Id
    answers: GameAnswers


class Tempo(WireEnum):
    """How fast a quick match is: untimed, live with a bank of so many minutes, or slow with so many days a turn."""

    NONE = 0
    LIVE_2 = 1
    LIVE_5 = 2
    LIVE_10 = 3
    SLOW_1 = 4
    SLOW_3 = 5


_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400


def _live(bank: int, increment: int, off_turn: int) -> TimeControl:
    return TimeControl(Pace.LIVE, bank=bank, increment=increment, cap=2 * bank, off_turn=off_turn)


TEMPO_CONTROLS: dict[Tempo, TimeControl | None] = {
    Tempo.NONE: None,
    Tempo.LIVE_2: _live(2 * _MINUTE, 5, 30),
    Tempo.LIVE_5: _live(5 * _MINUTE, 10, _MINUTE),
    Tempo.LIVE_10: _live(10 * _MINUTE, 20, 2 * _MINUTE),
    Tempo.SLOW_1: TimeControl(Pace.SLOW, turn=_DAY, off_turn=12 * _HOUR),
    Tempo.SLOW_3: TimeControl(Pace.SLOW, turn=3 * _DAY, off_turn=_DAY),
}
"""The time control of each tempo; the TypeScript client has the same table, which is generated from this one."""


class FollowMatches(Received, frozen=True, tag=47):
    """Asks for the sender's own matches, and for their changes from then on."""

    id: Id


class LeaveMatches(Received, frozen=True, tag=48):
    """Ends the changes of the sender's own matches."""

    id: Id


class QuickMatch(Received, frozen=True, tag=49):
    """Takes a seat in an open room of the standard game that fits, or makes one and waits there. Answered by `paired`.

    `contribution`: as in `join`.
    """

    id: Id
    game: Text
    players: SeatIndex
    tempo: Tempo = Tempo.NONE
    contribution: Contribution | None = None


class MoveSeat(Received, frozen=True, tag=21):
    """Goes from `seat` to the free seat `to` of the room entered, before the match starts."""

    id: Id
    seat: SeatIndex
    to: SeatIndex


class OfferSeat(Received, frozen=True, tag=22):
    """Offers the sender's `seat` of the room entered, in place of what was offered of it before.

    `to`: to whoever holds that seat, for theirs, before the match starts. `identity`: to that person, who has no seat,
    at any time before the end. Both null: to the first person without a seat who takes it.
    """

    id: Id
    seat: SeatIndex
    to: SeatIndex | None = None
    identity: Id | None = None


class AnswerOffer(Received, frozen=True, tag=23):
    """Answers the offer with the number `offer`. `room`: null for the room entered; else it is entered by accepting."""

    id: Id
    offer: Number
    answer: OfferAnswer
    room: Id | None = None


class HandlePerson(Received, frozen=True, tag=24):
    """The host does something about a person, before the match starts."""

    id: Id
    identity: Id
    action: PersonAction


class Ready(Received, frozen=True, tag=25):
    """Says whether the sender is ready for the match of the room entered, whose settings ask for that."""

    id: Id
    ready: bool = True


class ChangeRoom(Received, frozen=True, tag=26):
    """The host gives the room entered another form, before the match starts; fields as in `create_room`."""

    id: Id
    players: SeatIndex
    name: Text = ""
    options: GameOptions | None = None
    clock: TimeControl | None = None
    settings: RoomSettings | None = None


class Rematch(Received, frozen=True, tag=27):
    """Asks the people of `room`, whose match is over, for another, or agrees to. Answered by `created`.

    The next room is made once, with the same options and everybody one seat further; the sender sits down in it, and
    the seats of the others are reserved for them. `contribution`: as in `contribute`.
    """

    id: Id
    room: Id
    contribution: Contribution | None = None


class Coach(Received, frozen=True, tag=37):
    """Enters the room of a coach link: the sender sees what the holder of its seat sees, and cannot act.

    `token`: of the link. `cursor`: as in `resume`, null at first.
    """

    id: Id
    token: Text
    cursor: Cursor | None = None


class SetLink(Received, frozen=True, tag=38):
    """Makes a new coach link for `seat` of the room entered, in the match, or withdraws it (`valid` false).

    `seat` null: the host makes a new link for spectators. Links that were made before hold no more.
    """

    id: Id
    seat: SeatIndex | None
    valid: bool = True


class GetLink(Received, frozen=True, tag=39):
    """Asks for the coach link of `seat`, which is the sender's, or (null) for the link for spectators.

    Only who holds a seat is told. Answered by `link`.
    """

    id: Id
    seat: SeatIndex | None = None


ClientMessage = (
    Hello
    | Ping
    | EnterLobby
    | LeaveLobby
    | CreateRoom
    | Join
    | Watch
    | Resume
    | Exit
    | LeaveSeat
    | Start
    | Command
    | Resign
    | GetSnapshot
    | GetHistory
    | Contribute
    | Preview
    | ComeBack
    | AddBot
    | RemoveBot
    | EnterChat
    | LeaveChat
    | Say
    | Mute
    | Report
    | SetStanding
    | FollowMatches
    | LeaveMatches
    | QuickMatch
    | MoveSeat
    | OfferSeat
    | AnswerOffer
    | HandlePerson
    | Ready
    | ChangeRoom
    | Rematch
    | Coach
    | SetLink
    | GetLink
    | SetAway
    | Vote
    | OpenShare
)


# --- who sits there ----------------------------------------------------------------------------------------------


class Occupant(Sent, frozen=True):
    """Who holds a seat: a public identity and its name. `bot`: at which level a bot plays, null for people."""

    identity: Id
    name: str
    bot: BotLevel | None = None


class Missing(Sent, frozen=True):
    """A person who is missing in a match.

    `since`: not connected since then (ms since 1970); 0: connected again, and has not said or shown to be back yet.
    `ruled`: the rules answer for their seats at once. `bot`: who plays for them.
    """

    identity: Id
    since: Number
    ruled: bool = False
    bot: Occupant | None = None


class Ballot(Sent, frozen=True):
    """What a person wants to be done about those who are missing."""

    identity: Id
    remedy: Remedy
    level: BotLevel | None = None


class Absence(Sent, frozen=True):
    """Who is missing in a match, and what is done about it.

    `ballots`: what was said since it was asked anew. `decided`: what was decided last, null if that is open.
    `needed`: so many must want the same. `adjourned`: since when nobody's time runs (ms since 1970), 0 if it does.
    """

    missing: tuple[Missing, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    decided: Remedy | None = None
    needed: int = 1
    adjourned: Number = 0


# --- room events ------------------------------------------------------------------------------------------------


class Offer(Sent, frozen=True):
    """`by` offers `seat`, and with it all seats that they hold, to `identity`; null: to whoever takes it first.

    `to`: the seat of `identity` that is asked for in return, null for none. `id` is its number in the room.
    """

    id: Number
    seat: SeatIndex
    by: Id
    to: SeatIndex | None
    identity: Id | None


class RoomCreated(Sent, frozen=True, tag=1):
    """The room exists. `host` is an identity.

    `commitment`: SHA-256 (hex) of the secret that the match's chance rests on. `round`: 1 if people commit to their
    shares of chance before any is opened, 0 in logs of before.
    """

    host: Id
    game: str
    players: SeatIndex
    name: str
    options: GameOptionsView | None = None
    commitment: str = ""
    clock: TimeControlView | None = None
    settings: RoomSettingsView | None = None
    round: Number = 0


class SeatTaken(Sent, frozen=True, tag=2):
    """`identity`, called `name`, holds `seat` from now on. `bot`: at which level a bot plays, null for people."""

    seat: SeatIndex
    identity: Id
    name: str
    bot: BotLevel | None = None


class SeatLeft(Sent, frozen=True, tag=3):
    """Nobody holds `seat` any more."""

    seat: SeatIndex


class HostChanged(Sent, frozen=True, tag=4):
    """`host` (an identity) may start the match from now on; null when nobody is left."""

    host: Id | None


class MatchStarted(Sent, frozen=True, tag=5):
    """The match began. Seats were closed up: `seats` lists the former seat of each seat of the match, in order.

    A seat is named twice where one person holds two seats of the match. The state of the game cannot be folded from
    this event: a snapshot of each audience follows it.
    """

    seats: tuple[SeatIndex, ...]


class MatchFinished(Sent, frozen=True, tag=6):
    """The match is over; the room takes no more commands. `secret` (hex): what the commitment stood for."""

    secret: str = ""


class Contributed(Sent, frozen=True, tag=7):
    """The holder of `seat` has committed to a share of chance: its SHA-256 (hex). In logs of before: the share."""

    seat: SeatIndex
    contribution: str


class OpeningStarted(Sent, frozen=True, tag=27):
    """The match is to start: the people of `seats` open their shares of chance now.

    The list is final: who is not on it adds no share. `commitments`: theirs, in the same order.
    """

    round: Number
    seats: tuple[SeatIndex, ...]
    commitments: tuple[str, ...]


class ShareOpened(Sent, frozen=True, tag=28):
    """The holder of `seat` has opened their share of chance (hex)."""

    seat: SeatIndex
    share: str


class StartCalledOff(Sent, frozen=True, tag=29):
    """The start is called off, and all shares of chance are void. `round`: the number of the next start.

    `people`: who did not open their share in time, or left meanwhile; their seats are free. Empty: the room comes from
    a release that published shares before the start.
    """

    round: Number
    people: tuple[Occupant, ...]


class TimedOut(Sent, frozen=True, tag=8):
    """The time of `seat` was up: the events that follow are the rules' own answer to its choice."""

    seat: SeatIndex


class SeatAbsent(Sent, frozen=True, tag=9):
    """`seat` timed out three times in a row: from now on its choices are answered at once, until it comes back."""

    seat: SeatIndex


class SeatReturned(Sent, frozen=True, tag=10):
    """The holder of `seat` is back."""

    seat: SeatIndex


class PersonGone(Sent, frozen=True, tag=19):
    """The holder of `seat` has not been connected since `since` (ms since 1970), longer than the tempo's grace.

    Of a person with two seats it is the first.
    """

    seat: SeatIndex
    since: Number


class PersonSeen(Sent, frozen=True, tag=20):
    """The holder of `seat`, who was gone, is connected again."""

    seat: SeatIndex


class Voted(Sent, frozen=True, tag=21):
    """The holder of `seat` wants `remedy`, with a bot of `level`."""

    seat: SeatIndex
    remedy: Remedy
    level: BotLevel | None = None


class Decided(Sent, frozen=True, tag=22):
    """What is done about those who are missing is decided."""

    remedy: Remedy
    level: BotLevel | None = None


class AbsenceChanged(Sent, frozen=True, tag=23):
    """Who is missing, and what is done about it, from now on: it replaces what was told before."""

    absence: Absence | None


class MatchAbandoned(Sent, frozen=True, tag=24):
    """The match ended before its end, without a result; `match_finished` follows. `why`: an operator's words."""

    by: Abandoned
    why: str = ""


class TimeGranted(Sent, frozen=True, tag=11):
    """`seat` got `ms` milliseconds back: so long its clock would have run while no server served."""

    seat: SeatIndex
    ms: Number


class OfferMade(Sent, frozen=True, tag=14):
    """A seat is offered."""

    offer: Offer


class OfferEnded(Sent, frozen=True, tag=15):
    """The offer with the number `offer` is there no more."""

    offer: Number
    how: OfferEnd


class PersonBarred(Sent, frozen=True, tag=16):
    """The host lets `identity` take no seat, or (`barred` false) again."""

    identity: Id
    name: str
    barred: bool


class ReadyChanged(Sent, frozen=True, tag=17):
    """Who is ready: the seats, ascending."""

    seats: tuple[SeatIndex, ...]


class RoomChanged(Sent, frozen=True, tag=18):
    """The room has another form. Its seats from `players` on are gone, or new ones are there.

    `reserved`: as in RoomView.
    """

    players: SeatIndex
    name: str
    options: GameOptionsView | None = None
    clock: TimeControlView | None = None
    settings: RoomSettingsView | None = None
    reserved: tuple[Occupant | None, ...] = ()


class LinkSet(Sent, frozen=True, tag=26):
    """A coach link for `seat` was made, or withdrawn; of the links before none holds. Null: for spectators."""

    seat: SeatIndex | None
    valid: bool


RoomEvent = (
    RoomCreated
    | SeatTaken
    | SeatLeft
    | HostChanged
    | MatchStarted
    | MatchFinished
    | Contributed
    | TimedOut
    | SeatAbsent
    | SeatReturned
    | TimeGranted
    | OfferMade
    | OfferEnded
    | PersonBarred
    | ReadyChanged
    | RoomChanged
    | LinkSet
    | PersonGone
    | PersonSeen
    | Voted
    | Decided
    | AbsenceChanged
    | MatchAbandoned
    | OpeningStarted
    | ShareOpened
    | StartCalledOff
)
Event = RoomEvent | GameEvent


# --- server to client -------------------------------------------------------------------------------------------


class ShareView(Sent, frozen=True):
    """The share of chance of a person. `seat`: the one before the match. `share`: null until it is open (hex)."""

    seat: SeatIndex
    identity: Id
    commitment: str
    share: str | None = None


class LuckView(Sent, frozen=True):
    """What everybody may know of a match's chance (PROTOCOL.md, "Provable luck").

    `round`: the number of the start. `shares`: before the start, who has committed to one; from the start on the final
    list, in the order of the seats. `opening`: whether they are being opened. `called_off`: who did not open theirs at
    the last start, or left meanwhile. `secret` (hex): the server's, once the match is over.
    """

    round: Number
    shares: tuple[ShareView, ...] = ()
    opening: bool = False
    called_off: tuple[Occupant, ...] = ()
    secret: str | None = None


class RoomView(Sent, frozen=True):
    """What everybody may know of a room. `seats[i]` is null where nobody sits; `host` is an identity.

    `contributed[i]`: whether the holder of the seat has committed to a share of chance; empty during the match.
    `luck`: null in a match that an earlier release has started.
    Before the match: `reserved[i]`, for whom alone a free seat is, empty if for nobody; `ready`, the seats whose
    holders are ready, ascending; `barred`, who may take no seat. `offers`: the seats that are offered.
    `coached[i]`: whether a coach link of the seat holds; empty if there never was one.
    `absence`: null while nobody is missing. `abandoned`: why the match ended before its end, null if it did not.
    """

    id: Id
    game: str
    rules_version: int
    name: str
    status: Status
    players: SeatIndex
    host: Id | None
    seats: tuple[Occupant | None, ...]
    options: GameOptionsView | None = None
    commitment: str = ""
    contributed: tuple[bool, ...] = ()
    clock: TimeControlView | None = None
    settings: RoomSettingsView | None = None
    reserved: tuple[Occupant | None, ...] = ()
    ready: tuple[SeatIndex, ...] = ()
    barred: tuple[Occupant, ...] = ()
    offers: tuple[Offer, ...] = ()
    coached: tuple[bool, ...] = ()
    absence: Absence | None = None
    abandoned: Abandoned | None = None
    luck: LuckView | None = None


class RoomSummary(Sent, frozen=True):
    """A line of the lobby. `created`: seconds since 1970.

    `seats`: the names of who sits there, or for whom the seat is reserved; `identities`: who they are; `bots`: the
    levels of those that are bots.
    """

    id: Id
    game: str
    name: str
    status: Status
    players: SeatIndex
    seats: tuple[str | None, ...]
    created: Number
    options: GameOptionsView | None = None
    identities: tuple[Id | None, ...] = ()
    clock: TimeControlView | None = None
    bots: tuple[BotLevel | None, ...] = ()
    settings: RoomSettingsView | None = None


class SeatClock(Sent, frozen=True):
    """The clock of a seat, in milliseconds, as of the frame that holds it.

    `bank`: what is left for its own turns, `off_turn` for questions in other seats' turns; the one that runs is told
    as it was when it began to. `deadline`: how long after the frame's `now` it is at zero, null if it stands still.
    `starts`: how long after `now` it begins to run, 0 if it does. `absent`: its choices are answered at once.
    """

    bank: Number
    off_turn: Number
    deadline: Number | None = None
    starts: Number = 0
    absent: bool = False


class Welcome(Sent, frozen=True, tag=64):
    """The answer to `hello`: who the connection is, and how often the server is heard at least (seconds)."""

    identity: Id
    name: str
    server: str
    heartbeat: int


class Pong(Sent, frozen=True, tag=65):
    """The answer to `ping`."""

    id: Id


class Heartbeat(Sent, frozen=True, tag=66):
    """Sent when nothing else was. `epoch` and `number`: the newest of the room entered, null in no room."""

    epoch: Number | None
    number: Number | None


class LobbyRooms(Sent, frozen=True, tag=67):
    """The whole list of rooms that are open or playing, newest first."""

    id: Id
    rooms: tuple[RoomSummary, ...]


class LobbyChanged(Sent, frozen=True, tag=68):
    """A room of the list is new or has changed."""

    room: RoomSummary


class LobbyRemoved(Sent, frozen=True, tag=69):
    """A room is not in the list any more."""

    room: Id


class Created(Sent, frozen=True, tag=70):
    """The answer to `create_room`."""

    id: Id
    room: Id


class Entered(Sent, frozen=True, tag=71):
    """The answer to `join`, `watch` and `resume`: frames of `room` follow, as `audience` may know them.

    `recovered`: event frames after the cursor follow, without a gap; otherwise a snapshot does. A later `entered`
    without a request (its id is `""`) says that the audience of this connection changed; a snapshot follows it.
    `coach`: the audience is that of the coach link, and cannot act. `late`: what follows is as late as the room's
    settings say. `lost`: the log does not hold the entries that this client has seen, as after a restored backup: its
    choices and numbers mean nothing any more.
    """

    id: str
    room: Id
    audience: tuple[SeatIndex, ...]
    recovered: bool
    coach: bool = False
    late: bool = False
    lost: bool = False


class Snapshot(Sent, frozen=True, tag=72):
    """The room at `(epoch, number)` as this audience may know it; `view` is null before the match.

    `now` and `clocks` (by seat) as in `choices`. `digest`: of the log up to `number`, for the cursor.
    """

    epoch: Number
    number: Number
    audience: tuple[SeatIndex, ...]
    room: RoomView
    view: GameView | None
    choices: tuple[Choice, ...]
    now: Number = 0
    clocks: tuple[SeatClock, ...] = ()
    digest: Fingerprint | None = None


class EventFrame(Sent, frozen=True, tag=73):
    """What one accepted command did: the entry `number` of the log, as this audience may know it.

    `standing`: it was a standing answer of a seat of this audience; nobody else is told so. `digest`: of the log up to
    `number`, for the cursor; null for entries of earlier releases.
    """

    wire_name: ClassVar[str] = "events"

    epoch: Number
    number: Number
    events: tuple[Event, ...]
    standing: bool = False
    digest: Fingerprint | None = None


class ChoiceFrame(Sent, frozen=True, tag=74):
    """All choices that are open after the entry `number`; it replaces the ones before.

    `clocks`: by seat, empty without a time control; `now`: the server's time that they count from, in milliseconds
    since 1970, 0 without. `hash`: the fingerprint of the public view after the entry; `own`: of what each seat of the
    audience alone knows, null where that is nothing, empty if it is nothing for all of them (see "Fingerprints").
    """

    wire_name: ClassVar[str] = "choices"

    epoch: Number
    number: Number
    choices: tuple[Choice, ...]
    now: Number = 0
    clocks: tuple[SeatClock, ...] = ()
    hash: Fingerprint | None = None
    own: tuple[Fingerprint | None, ...] = ()


class Accepted(Sent, frozen=True, tag=75):
    """The command is entry `number` of the log, once and for all, as durable as `durability` says.

    `receipt`: proves it by the file of the match (see "The file of a match"); only the sender gets it. May be empty.
    """

    id: Id
    number: Number
    durability: Durability
    receipt: str = ""


class Rejected(Sent, frozen=True, tag=76):
    """The command was refused and changed nothing; `code` is from the table, `message` a sentence for people."""

    id: Id
    code: str
    message: str


class TryAgain(Sent, frozen=True, tag=77):
    """Nothing is decided yet (store away, node busy): send the same message again after `after` milliseconds."""

    id: Id
    code: str
    message: str
    after: int


class Error(Sent, frozen=True, tag=78):
    """A message could not be read or served. `id` is the message's if it could be read, else null."""

    id: str | None
    code: str
    message: str


class SeatPresence(Sent, frozen=True):
    """Whether who holds a seat is there; `since`: not connected since then (ms since 1970), 0 for those who are."""

    state: Attendance
    since: Number = 0


class Presence(Sent, frozen=True, tag=79):
    """Who is connected to the room entered: by seat, and how many spectators.

    `attendance`: by seat in more detail, null where nobody or a bot sits. `now`: the server's time (ms since 1970).
    `seats` and `attendance` are empty for spectators who see the match late.
    """

    seats: tuple[bool, ...]
    spectators: int
    attendance: tuple[SeatPresence | None, ...] = ()
    now: Number = 0


class History(Sent, frozen=True, tag=80):
    """The answer to `get_history`: frames in order; `more`: there are older ones."""

    id: Id
    frames: tuple[EventFrame, ...]
    more: bool


class Exited(Sent, frozen=True, tag=81):
    """The answer to `exit` and `leave_lobby`: no more frames of it follow."""

    id: Id


class Branch(Sent, frozen=True):
    """What one answer to a zap would lead to, up to the next open choice, as in `previewed`.

    `order`: what the robot would be told; `direction`: where the blob would be moved. Both null: declined.
    """

    order: ttb.Tile | None
    events: tuple[GameEvent, ...]
    choice: Choice | None
    direction: ttb.Direction | None = None


class Previewed(Sent, frozen=True, tag=82):
    """The answer to `preview`: events as they would come, up to the first choice that somebody would have to make.

    `choice`: that choice (its id means nothing), or null if the rounds asked for were played through.
    """

    id: Id
    events: tuple[GameEvent, ...]
    choice: Choice | None
    branches: tuple[Branch, ...] = ()


class Standing(Sent, frozen=True, tag=89):
    """What the reader's seats of `room` answer without being asked: after `entered`, and when it has changed.

    `id`: of the `set_standing` that this answers, else `""`. Nobody else gets it.
    """

    id: str
    room: Id
    answers: GameAnswersView


class WaitingInvitation(Sent, frozen=True):
    """An invitation by name that waits for an answer: a `join` of its `room`, or a decline over HTTP.

    `title`: the room's name. `by`: who invites, called `name`; `word`: what they say. `seat`: only for that one.
    `expires`: seconds since 1970.
    """

    id: Id
    room: Id
    title: str
    game: str
    players: SeatIndex
    by: Id
    name: str
    seat: SeatIndex | None
    word: str
    expires: Number


class InvitationCame(Sent, frozen=True, tag=116):
    """Somebody invites the receiver, on all their connections."""

    invitation: WaitingInvitation


class InvitationGone(Sent, frozen=True, tag=117):
    """An invitation waits no more: it was answered, perhaps over another connection, or withdrawn."""

    id: Id


class InvitationAnswered(Sent, frozen=True, tag=118):
    """`identity`, called `name`, has taken a seat in `room`, called `title`, or declined with a word (may be empty)."""

    room: Id
    title: str
    identity: Id
    name: str
    accepted: bool
    word: str


class FriendChange(WireEnum):
    """What somebody has done: asked to be a friend, or said yes to that."""

    ASKED = 0
    ACCEPTED = 1


class FriendsChanged(Sent, frozen=True, tag=119):
    """`identity`, called `name`, wants to be a friend of the receiver, or is one now."""

    change: FriendChange
    identity: Id
    name: str


class LobbyCounts(Sent, frozen=True, tag=107):
    """How many are here: `people` connected, `in_rooms` of them in a room, and `playing` matches that run."""

    people: Number
    in_rooms: Number
    playing: Number


class MyMatch(Sent, frozen=True):
    """A room in which the reader holds `seats`. `changed`: when its last entry was made, in ms since 1970.

    `asked`: the seats that have a choice to answer now; `deadline`: when the reader's time for one is up, in ms since
    1970, null if no clock of theirs runs. `ranking`: of a finished match, places from the first on, the seats that
    share one together.
    """

    room: RoomSummary
    seats: tuple[SeatIndex, ...]
    asked: tuple[SeatIndex, ...]
    deadline: Number | None
    changed: Number
    ranking: tuple[tuple[SeatIndex, ...], ...] = ()


class MyMatches(Sent, frozen=True, tag=108):
    """The answer to `follow_matches`: the most urgent first, finished ones last. `now`: in ms since 1970."""

    id: Id
    now: Number
    matches: tuple[MyMatch, ...]


class MatchChanged(Sent, frozen=True, tag=109):
    """A match of the reader's is new or has changed."""

    now: Number
    match: MyMatch


class MatchRemoved(Sent, frozen=True, tag=110):
    """The reader holds no seat in this room any more, or it is gone."""

    room: Id


class Paired(Sent, frozen=True, tag=111):
    """The answer to `quick_match`: the sender has a seat in this room, which starts as soon as it is full."""

    id: Id
    room: Id


class IdentityChanged(Sent, frozen=True, tag=113):
    """Told unasked, on all sockets of an identity: what it is called now, and whether it has an account."""

    name: str
    registered: bool


class SeatOffered(Sent, frozen=True, tag=83):
    """Wherever the reader is: `name` offers them a seat of `room`, which is called `title`."""

    room: Id
    offer: Number
    name: str
    title: str


class RematchOffered(Sent, frozen=True, tag=84):
    """`name` asks for another match after that of `room`: in `next`, where seats are reserved for who played."""

    room: Id
    next: Id
    name: str


class Link(Sent, frozen=True, tag=95):
    """The answer to `get_link`. `token`: for `coach`, or for `watch` (`seat` null); null as long as there is none."""

    id: Id
    seat: SeatIndex | None
    token: str | None


class Onlooker(Sent, frozen=True):
    """Somebody in a room who holds no seat. `coaches`: a seat whose holder's view it is shown by a link."""

    identity: Id
    name: str
    coaches: SeatIndex | None = None


class Onlookers(Sent, frozen=True, tag=96):
    """Who looks on in the room entered: those who came first, at most 50, and how many there are."""

    people: tuple[Onlooker, ...]
    count: int


ServerMessage = (
    Welcome
    | Pong
    | Heartbeat
    | LobbyRooms
    | LobbyChanged
    | LobbyRemoved
    | Created
    | Entered
    | Snapshot
    | EventFrame
    | ChoiceFrame
    | Accepted
    | Rejected
    | TryAgain
    | Error
    | Presence
    | History
    | Exited
    | Previewed
    | Chat
    | Said
    | LineSaid
    | Muted
    | Reported
    | Standing
    | InvitationCame
    | InvitationGone
    | InvitationAnswered
    | FriendsChanged
    | IdentityChanged
    | LobbyCounts
    | MyMatches
    | MatchChanged
    | MatchRemoved
    | Paired
    | SeatOffered
    | RematchOffered
    | Link
    | Onlookers
)
