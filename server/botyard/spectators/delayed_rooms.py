"""Delayed copies of rooms, read from the store, for the lobby, HTTP and other readers outside the room's hub.

Each copy is cached for a while, so that only new entries are read.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from botyard.errors import Unreadable
from botyard.replay.verify import Differs
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, continues
from botyard.rooms.runtime.room_reader import RoomReader
from botyard.spectators.delayed_room import DelayedRoom, LogPosition
from botyard.store.error_classes import StoreUnavailable

BATCH = 200
ROOMS_KEPT = 100


class Forked(Unreadable):
    """The log is not the one that a delayed room has followed."""


async def caught_up(rooms: RoomReader, delayed_room: DelayedRoom | None, room: str, loaded: LoadedRoom) -> DelayedRoom:
    """A delayed copy of a `loaded` room: the given one if it has followed that very log, else a new one.

    Raises `StoreUnavailable` and `Unreadable`.
    """
    if delayed_room is not None and _may_go_on(delayed_room, loaded):
        try:
            await follow(rooms, delayed_room, room, loaded.number)
            return delayed_room
        except Forked:
            pass  # a restored store: the log is read from its beginning
    fresh = new_delayed_room(room, loaded)
    await follow(rooms, fresh, room, loaded.number)
    return fresh


def _may_go_on(delayed_room: DelayedRoom, loaded: LoadedRoom) -> bool:
    if delayed_room.epoch != loaded.epoch or delayed_room.number > loaded.number:
        return False
    return delayed_room.number < loaded.number or continues(delayed_room.digest, loaded.digest)


async def follow(rooms: RoomReader, delayed_room: DelayedRoom, room: str, number: int) -> None:
    """Let a delayed copy take the entries up to `number`.

    Raises `StoreUnavailable`, and `Unreadable` for a log with gaps.

    The event loop goes on between entries: replaying one takes 50 µs, and a match has hundreds.
    """
    while delayed_room.number < number:
        first = delayed_room.number + 1
        entries = await rooms.entries(room, first, min(number, first + BATCH - 1))
        if not entries:
            raise StoreUnavailable(f"room {room}: entries are missing")
        for entry in entries:
            if entry.number == delayed_room.number + 1 and not delayed_room.fits(entry):
                raise Forked(f"entry {entry.number} of room {room} does not follow those before it")
            if entry.number != delayed_room.number + 1:
                raise Unreadable(f"entry {delayed_room.number + 1} of room {room} is missing")
            take(delayed_room, entry)
            await asyncio.sleep(0)


def take(delayed_room: DelayedRoom, entry: Entry) -> None:
    """Let a delayed copy take its next entry. Raises `Unreadable` for one that the rules did not make, or fail at."""
    try:
        delayed_room.take(entry)
    except Differs as error:
        raise Unreadable(str(error)) from error
    except Exception as error:  # the rules may be of a package, and fail in any way
        raise Unreadable(f"entry {entry.number}: the rules fail at its command") from error


@dataclass(slots=True)
class _Kept:
    delayed_room: DelayedRoom
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class DelayedRooms:
    """The delayed copies of a node's rooms."""

    def __init__(self, rooms: RoomReader) -> None:
        self._rooms = rooms
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    async def place(self, room: str, loaded: LoadedRoom) -> LogPosition:
        """The newest place that delayed spectators may see. Raises `StoreUnavailable` and `Unreadable`."""
        kept = self._kept.get(room)
        if kept is None:
            kept = self._kept[room] = _Kept(new_delayed_room(room, loaded))
        self._kept.move_to_end(room)
        while len(self._kept) > ROOMS_KEPT:
            self._kept.popitem(last=False)
        async with kept.turn:
            kept.delayed_room = await caught_up(self._rooms, kept.delayed_room, room, loaded)
            kept.delayed_room.due(self._rooms.clock_of(room).now())
            return kept.delayed_room.current


def new_delayed_room(room: str, loaded: LoadedRoom) -> DelayedRoom:
    """A delayed copy of a `loaded` room that has taken no entry yet."""
    return DelayedRoom(room, loaded.room.record.secret, loaded.epoch)
