"""The stored line of a room: what the lobby shows of it, and which people decide whether it is shown. Pure.

The bytes are the fields of a `RoomSummary`, followed by the host and the people who hold seats. Lines of data format 2
end before these.
"""

import logging
from dataclasses import dataclass

import msgspec

from botyard.rooms.record import Record
from botyard_protocol.codec import pack, scope_summaries, unpack
from botyard_protocol.messages import Attendance, Pace, RoomSummary, Status

log = logging.getLogger("botyard.lobby")

FIELDS = len(RoomSummary.__struct_fields__)
"""How many items of a line are the summary."""


@dataclass(frozen=True, slots=True)
class Line:
    """A listed room. `host`: its identity; `people`: those who hold seats."""

    summary: RoomSummary
    host: str | None
    people: tuple[str, ...]

    @property
    def is_live(self) -> bool:
        """Whether people have to be there at the same time: the time control is not slow."""
        clock = self.summary.clock
        return clock is None or clock.pace is not Pace.SLOW

    @property
    def attendants(self) -> tuple[str, ...]:
        """The people on seats, or the host if only bots hold seats. At least one of them must be online."""
        return self.people or (() if self.host is None else (self.host,))

    def host_state(self, state: Attendance) -> Attendance:
        """Return the host's state to show: not `state` in a match with delayed spectators, since it reveals turns."""
        settings = self.summary.settings
        is_delayed = settings is not None and (settings.delay_turns or settings.delay_seconds)
        return Attendance.HERE if is_delayed and self.summary.status is Status.PLAYING else state


def pack_line(record: Record) -> bytes:
    """Encode the line of a room."""
    seats = [occupant for occupant in record.seats if occupant is not None and occupant.bot is None]
    people = sorted({occupant.identity for occupant in seats})
    return pack([*msgspec.structs.astuple(record.summary()), record.host, people])


def load_line(packed: bytes) -> Line | None:
    """Decode a stored line; None if this node cannot read it."""
    try:
        fields = unpack(packed)
        summary = msgspec.convert(fields[:FIELDS], RoomSummary)
        scope_summaries((summary,))
        host, people = msgspec.convert(fields[FIELDS:] or _of_summary(summary), tuple[str | None, tuple[str, ...]])
        return Line(summary, host, people)
    except (ValueError, TypeError):
        log.exception("a line of the lobby cannot be read")
        return None


def _of_summary(summary: RoomSummary) -> tuple[str | None, tuple[str, ...]]:
    """Return the host and the people of a line of data format 2, as far as it says: the first person is the host."""
    bots = summary.bots or (None,) * len(summary.identities)
    people = [one for one, bot in zip(summary.identities, bots, strict=True) if one is not None and bot is None]
    return (people[0] if people else None), tuple(people)
