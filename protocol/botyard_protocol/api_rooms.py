"""The bodies of HTTP requests and answers about rooms that are no messages. They travel as JSON with names."""

from typing import Generic

import msgspec

from botyard_protocol.base import Id, Number, SeatIndex, Sent, WireEnum
from botyard_protocol.game_content import ChoiceT, EventT, OptionsViewT, ViewT
from botyard_protocol.messages import EventFrame, MyMatch
from botyard_protocol.rooms import Fingerprint, RoomView, SeatClock


class RoomEvents(Sent, frozen=True):
    """Frames of a room's log, in order, as the caller may know them.

    `epoch` and `number`: the newest entry that the caller may know. Ask again with `after` as the number of the last
    frame; of another epoch, begin anew with the room itself.
    """

    epoch: Number
    number: Number
    frames: tuple[EventFrame, ...]


class TimelineStart(Sent, Generic[ViewT, ChoiceT], frozen=True):
    """The match after the entry `number`, before the frames of a timeline.

    `choices`: always empty, since frames say nothing of choices. `now` (the time of the entry) and `clocks` as in
    `choices`; `digest`: of the log up to `number`.
    """

    epoch: Number
    number: Number
    view: ViewT
    choices: tuple[ChoiceT, ...] = ()
    now: Number = 0
    clocks: tuple[SeatClock, ...] = ()
    digest: Fingerprint | None = None


class Timeline(Sent, Generic[OptionsViewT, ViewT, ChoiceT, EventT], frozen=True):
    """A part of a match as one audience knew it: the room at `start`, and the frames that follow, in order.

    `viewpoints`: the seats whose view the caller may ask for with `as`; empty before the end of the match. `number`:
    the newest entry that the caller may know. `more`: later frames exist; ask again with the number of the last one.
    """

    room: RoomView[OptionsViewT]
    game: str
    audience: tuple[SeatIndex, ...]
    viewpoints: tuple[SeatIndex, ...]
    start: TimelineStart[ViewT, ChoiceT]
    frames: tuple[EventFrame[EventT], ...]
    more: bool
    number: Number = 0


class Aggregation(WireEnum):
    """How the values that a game observes of a seat become the one number of a statistic."""

    SUM = 0
    MAX = 1
    MIN = 2
    LAST = 3


class StatisticView(Sent, frozen=True):
    """A statistic of a match: its `name`, for which the game has words, and by seat its value.

    A value is null where nothing was observed and `kind` is not `sum`. Opponents that the rules play come after the
    seats of the room.
    """

    name: str
    kind: Aggregation
    values: tuple[int | None, ...]


class AwardView(Sent, frozen=True):
    """A title of a finished match, for which the game has words.

    `seat` alone has the highest `value` of `statistic`.
    """

    title: str
    seat: SeatIndex
    statistic: str
    value: int


class MatchStatistics(Sent, frozen=True):
    """What a game counted in a finished match: its statistics in the game's order, and at most three awards."""

    statistics: tuple[StatisticView, ...]
    awards: tuple[AwardView, ...]


class MatchList(Sent, frozen=True):
    """The caller's own matches, the most urgent first, finished ones last. `now`: in ms since 1970."""

    now: Number
    matches: tuple[MyMatch, ...]


class NextRoomView(Sent, frozen=True):
    """`room`: the room of the rematch; null while no player has asked for one."""

    room: Id | None


TYPES: tuple[type[msgspec.Struct], ...] = (NextRoomView, RoomEvents, Timeline, MatchStatistics, MatchList)
"""All of them that no message holds."""
