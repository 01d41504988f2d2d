"""The bodies of HTTP requests and answers about rooms that are no messages. They travel as JSON with names."""

import msgspec

from botyard_protocol.base import Number, Sent
from botyard_protocol.messages import EventFrame, MyMatch


class RoomEvents(Sent, frozen=True):
    """Frames of a room's log, in order, as the caller may know them.

    `epoch` and `number`: the newest entry that the caller may know. Ask again with `after` as the number of the last
    frame; of another epoch, begin anew with the room itself.
    """

    epoch: Number
    number: Number
    frames: tuple[EventFrame, ...]


class MatchList(Sent, frozen=True):
    """The caller's own matches, the most urgent first, finished ones last. `now`: in ms since 1970."""

    now: Number
    matches: tuple[MyMatch, ...]


TYPES: tuple[type[msgspec.Struct], ...] = (RoomEvents, MatchList)
"""All of them that no message holds."""
