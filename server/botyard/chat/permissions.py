"""Who may read and write where. Pure.

What spectators say must not reach those who play, nor what is said at a table those who shall see it late: that is
all there is to it. Whoever watches late is told of the end late, too, so until then it is no end for them.
"""

from dataclasses import dataclass

from botyard.rooms.record import Record
from botyard.rooms.watching import is_late
from botyard_protocol.chat import ChatPlace
from botyard_protocol.messages import Status


@dataclass(frozen=True, slots=True)
class Rights:
    """Whether holders of seats may, and whether others may."""

    seats: bool
    others: bool

    def of(self, seated: bool) -> bool:
        """Whether somebody may who holds a seat, or none."""
        return self.seats if seated else self.others


EVERYBODY = Rights(seats=True, others=True)
NOBODY = Rights(seats=False, others=False)
SEATS = Rights(seats=True, others=False)
OTHERS = Rights(seats=False, others=True)


def readers(place: ChatPlace, record: Record | None, now: int) -> Rights:
    """Who may read a place of a room (None: of the lobby) at `now`, in ms since 1970."""
    if record is None:
        return EVERYBODY
    if place is ChatPlace.ROOM:
        return SEATS if is_late(record, now) else EVERYBODY
    return {Status.OPEN: NOBODY, Status.PLAYING: OTHERS, Status.FINISHED: EVERYBODY}[record.status]


def writers(place: ChatPlace, record: Record | None, now: int) -> Rights:
    """Who may say something there."""
    if record is None:
        return EVERYBODY
    ended = record.status is Status.FINISHED and not is_late(record, now)
    if place is ChatPlace.ROOM:
        return EVERYBODY if record.status is Status.OPEN or ended else SEATS
    if record.status is Status.OPEN:
        return NOBODY
    return EVERYBODY if ended else OTHERS
