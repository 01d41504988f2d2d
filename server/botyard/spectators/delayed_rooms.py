"""Delayed copies of rooms, read from the store, for the lobby, HTTP and other readers outside the room's hub.

Each copy is cached for a while, so that only new entries are read.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from botyard.replay.log_replay import Forked, LogPosition, read_in_order
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, Record, continues
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.watching import is_late
from botyard.spectators.delayed_room import DelayedRoom

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
            kept.delayed_room.due(self._rooms.clock_of(room).now())
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
