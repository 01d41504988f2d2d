"""The lobby, quick matches and the list of the reader's own matches, in both directions."""

from typing import Annotated, Generic

import msgspec

from botyard_protocol.base import Id, Number, PlayerCount, Received, SeatIndex, Sent, WireEnum
from botyard_protocol.game_content import OptionsViewT
from botyard_protocol.rooms import (
    Attendance,
    BotLevel,
    Contribution,
    Language,
    Pace,
    RoomSettingsView,
    Status,
    Text,
    TimeControl,
    TimeControlView,
)

MAX_SEARCH_CHARS = 40
MAX_ROWS = 200
"""The most rows of a list that the server keeps a client informed about."""

Rows = Annotated[int, msgspec.Meta(ge=0, le=MAX_ROWS)]
"""A number of rows of a list, 0..200."""


class PaceFilter(WireEnum):
    """Which time controls pass a filter: any, no time limit, live, or slow."""

    ANY = 0
    NONE = 1
    LIVE = 2
    SLOW = 3


class RoomFilter(Received, frozen=True):
    """Which rooms of the lobby to list; the default lists all.

    `search`: a text in the name of the room or of a person there, in any case. `game` "", `players` 0, `language` "":
    any; rooms for any language pass each language. `free`: only open rooms with a free seat, and all running matches.
    `people`: only rooms without bots.
    """

    search: Annotated[str, msgspec.Meta(max_length=MAX_SEARCH_CHARS)] = ""
    game: Text = ""
    players: PlayerCount = 0
    tempo: PaceFilter = PaceFilter.ANY
    language: Language = ""
    free: bool = False
    people: bool = False


class EnterLobby(Received, frozen=True, tag=3):
    """Asks for the first rows of the lists of open rooms and of running matches, and for their changes from then on.

    `filter` null: all rooms. `open` and `running`: how many rows of each list.
    """

    id: Id
    filter: RoomFilter | None = None
    open: Rows = 20
    running: Rows = 10


class MoreRooms(Received, frozen=True, tag=50):
    """Asks for the rows of a list of the lobby that follow those shown. `status`: `open` or `playing`."""

    id: Id
    status: Status
    rows: Rows = 20


class LeaveLobby(Received, frozen=True, tag=4):
    """Ends the changes of the list of rooms."""

    id: Id


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

    The same message again leads to the same room, or from one that waits for a rated match to an older one in reach.
    `contribution`: as in `join`.
    """

    id: Id
    game: Text
    players: PlayerCount
    tempo: Tempo = Tempo.NONE
    contribution: Contribution | None = None


class RoomSummary(Sent, Generic[OptionsViewT], frozen=True):
    """A line of the lobby. `created`: seconds since 1970.

    `seats`: the names of who sits there, or for whom the seat is reserved; `identities`: who they are; `bots`: the
    levels of those that are bots. `host`: whether the host is connected, to any page of the service. `behind`: the room
    comes behind all others, because its creator or its network has many.
    """

    id: Id
    game: str
    name: str
    status: Status
    players: PlayerCount
    seats: tuple[str | None, ...]
    created: Number
    options: OptionsViewT | None = None
    identities: tuple[Id | None, ...] = ()
    clock: TimeControlView | None = None
    bots: tuple[BotLevel | None, ...] = ()
    settings: RoomSettingsView | None = None
    host: Attendance = Attendance.HERE
    behind: bool = False


class LobbyRooms(Sent, frozen=True, tag=67):
    """The first rows of both lists of the lobby, each newest first: the answer to `enter_lobby`.

    `open` and `running`: how many open rooms and running matches pass the filter.
    """

    id: Id
    rooms: tuple[RoomSummary, ...]
    open: Number = 0
    running: Number = 0


class RoomsPage(Sent, frozen=True, tag=120):
    """The answer to `more_rooms`: the next rows of a list. `total`: how many rooms of the list pass the filter."""

    id: Id
    status: Status
    rooms: tuple[RoomSummary, ...]
    total: Number


class LobbyTotals(Sent, frozen=True, tag=121):
    """How many open rooms and running matches pass the filter of `enter_lobby` now."""

    open: Number
    running: Number


class LobbyChanged(Sent, frozen=True, tag=68):
    """A row is shown from now on, or has changed."""

    room: RoomSummary


class LobbyRemoved(Sent, frozen=True, tag=69):
    """A row is not shown any more. `listed`: the room still is in the list, but behind the shown rows."""

    room: Id
    listed: bool = False


class LobbyCounts(Sent, frozen=True, tag=107):
    """How many are here: `people` connected, `in_rooms` of them in a room, and `playing` matches that run.

    `looking`: people at tables that a quick match would take a seat at.
    """

    people: Number
    in_rooms: Number
    playing: Number
    looking: Number = 0


class MyMatch(Sent, frozen=True):
    """A room in which the reader holds `seats`. `changed`: when its last entry was made, in ms since 1970.

    `asked`: the seats that have a choice to answer now; `deadline`: when the reader's time for one is up, in ms since
    1970, null if no clock of theirs runs. `ranking`: of a finished match, places from the first on, the seats that
    share one together; a place that only opponents that the rules play hold is empty. `place`: that of the reader, one
    more than the number of teams in front, null without a ranking; `shared`: another team has it, too.
    """

    room: RoomSummary
    seats: tuple[SeatIndex, ...]
    asked: tuple[SeatIndex, ...]
    deadline: Number | None
    changed: Number
    ranking: tuple[tuple[SeatIndex, ...], ...] = ()
    place: Number | None = None
    shared: bool = False


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
