"""Sends the connections of one room who is present: the players by seat, and the list of spectators."""

from collections.abc import Iterable, Mapping, Set

from msgspec import Struct
from msgspec.structs import replace

from botyard.net.fanout.presence import list_onlookers
from botyard.net.fanout.seat_state import SeatState
from botyard.net.fanout.subscribers import Subscribers
from botyard.net.transport.connection import Connection, GroupWrite
from botyard.net.transport.frame_codec import encode_frame
from botyard_protocol.codec import Encoding
from botyard_protocol.messages import Attendance, Onlookers, Presence, SeatPresence

LARGE_ROOM = 250
"""A room of fewer connections may be sent its presence at each tick, others once in a tick more for each so many."""
TICKS_LIMIT = 8


class PresencePace:
    """How often a room is sent its presence: in a large room each spectator who comes or goes is news for all."""

    def __init__(self) -> None:
        self._next = 0

    def take(self, tick: int, connections: int, urgent: bool = False) -> bool:
        """Return whether the presence is sent at this tick. If so, the next ticks of a large room pass without."""
        if tick < self._next and not urgent:
            return False
        self._next = tick + min(1 + connections // LARGE_ROOM, TICKS_LIMIT)
        return True


class PresenceBroadcast:
    """The presence of one room. Delayed spectators get what fits the moment of the match that they see."""

    def __init__(self, seats: SeatState, subscribers: Subscribers) -> None:
        self._seats = seats
        self._subscribers = subscribers
        self.pace = PresencePace()
        self._onlookers = Onlookers((), 0)
        self._onlookers_delayed = Onlookers((), 0)

    def send_presence(self, people: Mapping[str, SeatPresence], present: Set[str], now: int) -> None:
        """Send the presence of `people`, who hold seats, and the number of others among the identities `present`."""
        attendance = tuple(None if one is None else people.get(one.identity) for one in self._seats.seats)
        seats = tuple(one is not None and one.state is not Attendance.OFFLINE for one in attendance)
        delayed = self._subscribers.delayed
        _broadcast(Presence(seats, len(present - self._seats.holders), attendance, now), self._subscribers.members)
        if delayed.members:  # the presence of a seat would reveal its turn
            _broadcast(Presence((), len(present - delayed.holders)), delayed.members)

    def send_onlookers(self, present: Iterable[str]) -> None:
        """Send the list of spectators to connections that have another one. `present`: names in the presence set."""
        delayed = self._subscribers.delayed
        onlookers = list_onlookers(present, self._seats.holders)
        if onlookers != self._onlookers:
            self._onlookers = onlookers
        _broadcast(self._onlookers, _unaware(self._subscribers.members, self._onlookers))
        if delayed.members:  # by the seats as these spectators know them
            seen = list_onlookers(present, delayed.holders)
            onlookers = Onlookers(tuple(replace(one, coaches=None) for one in seen.people), seen.count)
            if onlookers != self._onlookers_delayed:
                self._onlookers_delayed = onlookers
            _broadcast(self._onlookers_delayed, _unaware(delayed.members, self._onlookers_delayed))


def _unaware(members: Iterable[Connection], onlookers: Onlookers) -> list[Connection]:
    """Members that were sent another list, now marked as having this one."""
    unaware = [member for member in members if member.onlookers is not onlookers and member.number]
    for member in unaware:
        member.onlookers = onlookers
    return unaware


def _broadcast(message: Struct, members: Iterable[Connection]) -> None:
    """Send a message outside the log to members; one that is still entering gets the next one."""
    frames: dict[Encoding, bytes] = {}
    written = GroupWrite()
    for member in members:
        if member.encoding not in frames:
            frames[member.encoding] = encode_frame(message, member.encoding)
        if member.number:
            written.add(member, frames[member.encoding])
