"""Rooms as delayed spectators see them: replayed from their logs, up to the entries that are due.

Copies for the lobby, HTTP and other readers outside the room's hub are read from the store. Each is cached for a
while, so that only new entries are read.
"""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from botyard.errors import Unreadable
from botyard.replay.log_replay import Forked, LogPosition, position_after, read_in_order
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, Record, continues
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.watching import delay_ms, is_late
from botyard_protocol.messages import MatchStarted, Status


class DelayedRoom:
    """A copy of the room `name` in its `epoch` that follows its log with a delay. `secret`: of the room's record."""

    def __init__(self, name: str, secret: bytes, epoch: int) -> None:
        self.epoch = epoch
        self.number = 0
        """The number of the last entry that was taken."""
        self._name = name
        self._secret = secret
        self._digests: list[int | None] = [None]  # of the log, by number
        self._ahead: deque[LogPosition] = deque()  # the room after each entry that is not due yet
        self._last: LogPosition | None = None  # after the last entry that was taken
        self._current: LogPosition | None = None  # after the last one that was due

    @property
    def current(self) -> LogPosition:
        """The last position that was due."""
        assert self._current is not None, "the first entry of a room is due at once"
        return self._current

    @property
    def digest(self) -> int | None:
        """The digest of the log up to the last entry that was taken, None if it is not known."""
        return self.digest_at(self.number)

    def digest_at(self, number: int) -> int | None:
        """The digest of the log up to an entry that was taken, None if it is not known."""
        return self._digests[number] if 0 <= number < len(self._digests) else None

    def fits(self, entry: Entry) -> bool:
        """Whether an entry can be the next one of the log that was followed."""
        return continues(self.digest, entry.before)

    @property
    def turns(self) -> int:
        """How many turns of the match are over by now. Delayed spectators must not learn this number."""
        return 0 if self._last is None else self._last.turns

    def take(self, entry: Entry) -> None:
        """Take the entry `number + 1`. Raises `Forked`, and `Unreadable` for one that the rules did not make."""
        assert entry.number == self.number + 1
        try:
            self._last = position_after(self._name, self._secret, self._last, entry)
        except Unreadable:
            raise
        except Exception as error:  # this node does not have the rules, or they fail
            raise Unreadable(f"entry {entry.number}: the rules fail at its command") from error
        self._ahead.append(self._last)
        self._digests.append(entry.digest)
        self.number = entry.number

    def due(self, now: int) -> list[LogPosition]:
        """Return the places that have become due by `now` (ms since 1970), in order. Each is returned once."""
        due = []
        while self._ahead and self._is_due(self._ahead[0], now):
            self._current = self._ahead.popleft()
            due.append(self._current)
        return due

    def next_due(self) -> int | None:
        """When the next entry is due if no other comes, in ms since 1970; None if none is, as with a delay in turns."""
        delay = delay_ms(self._ahead[0].room.record) if self._ahead else 0
        return self._ahead[0].entry.time + delay if delay else None

    def _is_due(self, place: LogPosition, now: int) -> bool:
        """Return whether the room at a place in its log may be shown at `now` (ms since 1970).

        Later entries are never due before earlier ones: times and turns never fall.
        """
        record = place.room.record
        # the first entry of a match holds no decision of a player
        if record.status is Status.OPEN or any(isinstance(event, MatchStarted) for event in place.entry.events):
            return True
        if record.effective_settings.delay_turns:
            assert self._last is not None
            over = self._last.room.record.status is Status.FINISHED
            return over or self.turns - place.turns >= record.effective_settings.delay_turns
        return place.entry.time + delay_ms(record) <= now


ROOMS_KEPT = 100


async def caught_up(rooms: Rooms, delayed_room: DelayedRoom | None, room: str, loaded: LoadedRoom) -> DelayedRoom:
    """Return a delayed copy of a `loaded` room: the given one if it has followed that very log, else a new one.

    Raises `StoreUnavailable` and `Unreadable`.
    """
    if delayed_room is not None and _may_go_on(delayed_room, loaded):
        try:
            await _follow(rooms, delayed_room, room, loaded.number)
            return delayed_room
        except Forked:
            pass  # a restored store: the log is read from its beginning
    fresh = _new_delayed_room(room, loaded)
    await _follow(rooms, fresh, room, loaded.number)
    return fresh


def _may_go_on(delayed_room: DelayedRoom, loaded: LoadedRoom) -> bool:
    """Return whether a delayed room can be of the log that leads to the `loaded` one, so that it may follow that."""
    if delayed_room.epoch != loaded.epoch or delayed_room.number > loaded.number:
        return False
    return delayed_room.number < loaded.number or continues(delayed_room.digest, loaded.digest)


async def _follow(rooms: Rooms, delayed_room: DelayedRoom, room: str, number: int) -> None:
    """Bring a delayed room up to the entry `number`. Raises `StoreUnavailable`, `Forked` and `Unreadable`."""

    def take(entry: Entry) -> bool:
        delayed_room.take(entry)
        return False  # go on with the next entry

    await read_in_order(rooms, room, delayed_room.number + 1, number, room, take)


@dataclass(slots=True)
class _Kept:
    delayed_room: DelayedRoom
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class DelayedRooms:
    """The delayed copies of a node's rooms. Raises `StoreUnavailable` and `Unreadable`."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    async def place(self, room: str, loaded: LoadedRoom) -> LogPosition:
        """Return the newest place that delayed spectators may see now, after bringing the copy up to `loaded`."""
        kept = self._kept.get(room)
        if kept is None:
            kept = self._kept[room] = _Kept(_new_delayed_room(room, loaded))
        self._kept.move_to_end(room)
        while len(self._kept) > ROOMS_KEPT:
            self._kept.popitem(last=False)
        async with kept.turn:
            kept.delayed_room = await caught_up(self._rooms, kept.delayed_room, room, loaded)
            kept.delayed_room.due(self._rooms.clock_of(room).now())  # this moves `current`
            return kept.delayed_room.current

    async def listed(self, room: str, record: Record) -> Record | None:
        """Return the record that the lobby may show now: of a match with delayed spectators, the one they see.

        None while the room is secret: a rematch would reveal that the match before it is over.
        """
        now = self._rooms.clock_of(room).now()
        if record.listed > now:
            return None
        if not is_late(record, now):
            return record
        loaded = await self._rooms.load(room)
        return record if loaded is None else (await self.place(room, loaded)).room.record


def _new_delayed_room(room: str, loaded: LoadedRoom) -> DelayedRoom:
    """A delayed copy of a `loaded` room that has taken no entry yet."""
    return DelayedRoom(room, loaded.room.record.secret, loaded.epoch)
