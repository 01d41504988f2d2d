"""What a room is: its settings, seats, people, clocks and the view that everyone may have of it."""

from typing import Annotated, Generic

import msgspec

from botyard_protocol.base import MAX_TEXT_CHARS, Id, Number, PlayerCount, Received, SeatIndex, Sent, WireEnum
from botyard_protocol.game_content import OptionsViewT

Text = Annotated[str, msgspec.Meta(max_length=MAX_TEXT_CHARS)]
"""A line that a person wrote, at most 60 characters."""


Fingerprint = Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
"""CRC-32 of a value's msgpack form, as `botyard_protocol.codec.fingerprint` makes it."""


Contribution = Annotated[str, msgspec.Meta(pattern=r"^(?:[0-9a-f]{32}|[0-9a-f]{64})\Z")]
"""The commitment of a share of chance: a SHA-256 in hex. The 16 bytes of a share itself stand in logs of before."""


Share = Annotated[str, msgspec.Meta(pattern=r"^(?:[0-9a-f]{2}){16,32}\Z")]
"""16 to 32 bytes of chance, in hex."""


class Status(WireEnum):
    """The state of a room: it waits for people, plays, or has ended."""

    OPEN = 0
    PLAYING = 1
    FINISHED = 2


class Durability(WireEnum):
    """The promise of Redis for an accepted command: on the disk, in memory, or unknown."""

    FSYNC = 0
    MEMORY = 1
    UNKNOWN = 2


class Pace(WireEnum):
    """The kind of a time control: a bank for the match with an increment for each turn, or a time for each turn."""

    LIVE = 0
    SLOW = 1


class BotLevel(WireEnum):
    """How a bot plays: any legal answer, the best of its next run, or a plan for several turns."""

    RANDOM = 0
    GREEDY = 1
    PLANNER = 2


class Attendance(WireEnum):
    """The presence of a player: looking at the page, connected but away, or not connected."""

    HERE = 0
    AWAY = 1
    OFFLINE = 2


class Remedy(WireEnum):
    """The decision of the other players when a player is missing in a match (PROTOCOL.md, "Absence").

    Wait; let the rules answer at once; let a bot play; adjourn; end the match without a result; once it is adjourned,
    go on; or count the missing players as resigned, so that they are ranked last.
    """

    WAIT = 0
    RULES = 1
    BOT = 2
    ADJOURN = 3
    END = 4
    GO_ON = 5
    FORFEIT = 6


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
    """A time control as the server sends it."""


class Access(WireEnum):
    """The people who may take a seat: all, or those who were invited."""

    OPEN = 0
    INVITED = 1


class Watching(WireEnum):
    """The people who may watch: all, those with the link, or none."""

    OPEN = 0
    LINK = 1
    NONE = 2


Language = Annotated[str, msgspec.Meta(pattern=r"^([a-z]{2})?\Z")]
"""A language in the two letters of ISO 639-1, or "" for any."""


class RoomSettings(Received, frozen=True):
    """The settings of a room, apart from the options of its game.

    `language`: of the conversation there. `ready_check`: the match starts only when all players are ready.
    `delay_turns`, `delay_seconds`: spectators see the match so much later; one of them is 0. `rated`: the match changes
    ratings, so only people with an account play and all may watch; it is chosen when the room is made.
    """

    language: Language = ""
    access: Access = Access.OPEN
    ready_check: bool = False
    watching: Watching = Watching.OPEN
    delay_turns: Number = 0
    delay_seconds: Number = 0
    rated: bool = False


class RoomSettingsView(RoomSettings, frozen=True, forbid_unknown_fields=False):
    """The settings of a room as the server sends them."""


class OfferAnswer(WireEnum):
    """The answer to an offer: accepted or declined by its receiver, or withdrawn by its maker."""

    ACCEPT = 0
    DECLINE = 1
    WITHDRAW = 2


class OfferEnd(WireEnum):
    """The end of an offer; `void`: one of its people has left, or has another seat."""

    ACCEPTED = 0
    DECLINED = 1
    WITHDRAWN = 2
    VOID = 3


class PersonAction(WireEnum):
    """The host's action on a person: send away for good, let in again, or make the host."""

    SEND_AWAY = 0
    LET_IN = 1
    MAKE_HOST = 2


class Occupant(Sent, frozen=True):
    """The holder of a seat: a public identity and its name. `bot`: at which level a bot plays, null for people."""

    identity: Id
    name: str
    bot: BotLevel | None = None


class Missing(Sent, frozen=True):
    """A person who is missing in a match.

    `since`: not connected since then (ms since 1970); 0: connected again, and has not said or shown to be back yet.
    `ruled`: the rules answer for their seats at once. `bot`: who plays for them. `left`: they can never come back: the
    account is deleted, or they were a guest and have logged out.
    """

    identity: Id
    since: Number
    ruled: bool = False
    bot: Occupant | None = None
    left: bool = False


class Ballot(Sent, frozen=True):
    """The vote of a person about missing players."""

    identity: Id
    remedy: Remedy
    level: BotLevel | None = None


class Absence(Sent, frozen=True):
    """The missing players of a match, and what is done about them.

    `ballots`: what was said since it was asked anew. `decided`: what was decided last, null if that is open.
    `needed`: so many must want the same. `adjourned`: since when all clocks stand still (ms since 1970), 0 if they run.
    """

    missing: tuple[Missing, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    decided: Remedy | None = None
    needed: int = 1
    adjourned: Number = 0


class Offer(Sent, frozen=True):
    """`by` offers `seat`, and with it all seats that they hold, to `identity`; null: to the first who takes it.

    `to`: the seat of `identity` that is asked for in return, null for none. `id` is its number in the room.
    """

    id: Number
    seat: SeatIndex
    by: Id
    to: SeatIndex | None
    identity: Id | None


class ShareView(Sent, frozen=True):
    """The share of chance of a person. `seat`: the one before the match. `share`: null until it is open (hex)."""

    seat: SeatIndex
    identity: Id
    commitment: str
    share: str | None = None


class LuckView(Sent, frozen=True):
    """The public part of the provable luck of a match (PROTOCOL.md, "Provable luck").

    `round`: the number of the start. `shares`: before the start, who has committed to one; from the start on the final
    list, in the order of the seats. `opening`: whether they are being opened. `called_off`: who did not open theirs at
    the last start, or left meanwhile. `secret` (hex): the server's, once the match is over.
    """

    round: Number
    shares: tuple[ShareView, ...] = ()
    opening: bool = False
    called_off: tuple[Occupant, ...] = ()
    secret: str | None = None


class RoomView(Sent, Generic[OptionsViewT], frozen=True):
    """The public description of a room. `seats[i]` is null for a free seat; `host` is an identity.

    `contributed[i]`: whether the holder of the seat has committed to a share of chance; empty during the match.
    `luck`: null in a match that an earlier release has started.
    Before the match: `reserved[i]`, the person for whom a free seat is reserved, empty if no seat is; `ready`, the
    seats whose holders are ready, ascending; `barred`, who may take no seat. `offers`: the seats that are offered.
    `coached[i]`: whether a coach link of the seat holds; empty if there never was one.
    `absence`: null while no player is missing. `abandoned`: why the match ended before its end, null if it did not.
    `asked`: the players who were away while the room was full: the match starts once they are ready.
    """

    id: Id
    game: str
    rules_version: int
    name: str
    status: Status
    players: PlayerCount
    host: Id | None
    seats: tuple[Occupant | None, ...]
    options: OptionsViewT | None = None
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
    asked: tuple[Id, ...] = ()


class SeatClock(Sent, frozen=True):
    """The clock of a seat, in milliseconds, as of the frame that holds it.

    `bank`: what is left for its own turns, `off_turn` for questions in other seats' turns; the one that runs is
    given as it was when it began to. `deadline`: how long after the frame's `now` it is at zero, null if it
    stands still. `starts`: how long after `now` it begins to run, 0 if it does.
    `absent`: its choices are answered at once.
    """

    bank: Number
    off_turn: Number
    deadline: Number | None = None
    starts: Number = 0
    absent: bool = False
