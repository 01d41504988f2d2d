"""Who may look at a room, as whom, and how late: pure.

In the waiting room nobody is late: the delay of a room's settings is for its match. What began a match is told at once,
since nobody has decided anything in it; whatever comes after is told to spectators when it is due.
"""

from dataclasses import dataclass

from protocol.messages import Status
from server.games.interface import Audience
from server.rooms.record import Record


@dataclass(frozen=True, slots=True)
class Sight:
    """As whom somebody sees a room: for which seats, and whether as late as the room lets spectators."""

    audience: Audience
    late: bool = False


def sight_of(record: Record, identity: str, now: int) -> Sight:
    """How `identity` sees a room at `now` (ms since 1970)."""
    audience = record.seats_of(identity)
    return Sight(audience, late=not audience and is_late(record, now))


def is_delayed(record: Record) -> bool:
    """Whether spectators of the match see it later than its seats do."""
    return bool(record.kept.delay_turns or record.kept.delay_seconds)


def is_late(record: Record, now: int) -> bool:
    """Whether a spectator who comes at `now` (ms since 1970) may not know yet how the room is."""
    if record.status is Status.OPEN or not is_delayed(record):
        return False
    return record.status is Status.PLAYING or record.time + delay_ms(record) > now


def delay_ms(record: Record) -> int:
    """How much later spectators see an entry of the match, in ms; 0 if the delay is counted in turns."""
    return record.kept.delay_seconds * 1000
