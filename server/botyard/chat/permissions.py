"""Permissions to read and write chats. Pure.

Players must not read the spectators' chat, and delayed spectators must not read the table's chat. For delayed
spectators the match ends later, too: until then their permissions are those of a running match.
"""

from dataclasses import dataclass

from botyard.rooms.record import Record
from botyard.rooms.sight.watching import is_late
from botyard_protocol.chat import ChatPlace
from botyard_protocol.messages import Status


@dataclass(frozen=True, slots=True)
class Permission:
    """Whether users with a seat may, and whether other users may."""

    seats: bool
    others: bool

    def of(self, seated: bool) -> bool:
        """Whether a user with a seat, or without one, may."""
        return self.seats if seated else self.others


ALL = Permission(seats=True, others=True)
NONE = Permission(seats=False, others=False)
SEATS = Permission(seats=True, others=False)
OTHERS = Permission(seats=False, others=True)


def readers(place: ChatPlace, record: Record | None, now: int) -> Permission:
    """Return who may read a place of a room (`record` None: the lobby) at `now` (ms since 1970)."""
    if record is None:
        return ALL
    if place is ChatPlace.ROOM:
        return SEATS if is_late(record, now) else ALL
    return {Status.OPEN: NONE, Status.PLAYING: OTHERS, Status.FINISHED: ALL}[record.status]


def writers(place: ChatPlace, record: Record | None, now: int) -> Permission:
    """Return who may write in a place of a room (`record` None: the lobby) at `now` (ms since 1970)."""
    if record is None:
        return ALL
    ended = record.status is Status.FINISHED and not is_late(record, now)
    if place is ChatPlace.ROOM:
        return ALL if record.status is Status.OPEN or ended else SEATS
    if record.status is Status.OPEN:
        return NONE
    return ALL if ended else OTHERS
