"""Delayed copies of rooms, read from the store, for the lobby, HTTP and other readers outside the room's hub.

Each copy is cached for a while, so that only new entries are read.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from botyard.errors import Unreadable
from botyard.replay.verify import Differs
from botyard.rooms.commit_plan import LoadedRoom
from botyard.rooms.record import Entry, continues
from botyard.rooms.runtime.room_reader import RoomReader
from botyard.spectators.delayed_room import DelayedRoom, LogPosition
from botyard.store.error_classes import StoreUnavailable

BATCH = 200
SHADOWS_KEPT = 100


class Forked(Unreadable):
    """A log is not the one that a shadow has followed."""


async def caught_up(rooms: RoomReader, shadow: DelayedRoom | None, room: str, loaded: LoadedRoom) -> DelayedRoom:
    """A shadow of a room as it is `loaded`: the one given if it has followed that very log, or else a new one.

    Raises `StoreUnavailable` and `Unreadable`.
    """
    if shadow is not None and _may_go_on(shadow, loaded):
        try:
            await follow(rooms, shadow, room, loaded.number)
            return shadow
        except Forked:
            pass  # a restored store: the log is read from its beginning
    fresh = new_delayed_room(room, loaded)
    await follow(rooms, fresh, room, loaded.number)
    return fresh


def _may_go_on(shadow: DelayedRoom, loaded: LoadedRoom) -> bool:
    if shadow.epoch != loaded.epoch or shadow.number > loaded.number:
        return False
    return shadow.number < loaded.number or continues(shadow.digest, loaded.digest)


async def follow(rooms: RoomReader, shadow: DelayedRoom, room: str, number: int) -> None:
    """Let a shadow take the entries up to `number`. Raises `StoreUnavailable`, and `Unreadable` for a log that is not
    whole.

    The loop goes on between entries: deciding one anew takes 50 µs, and a match has hundreds.
    """
    while shadow.number < number:
        first = shadow.number + 1
        entries = await rooms.entries(room, first, min(number, first + BATCH - 1))
        if not entries:
            raise StoreUnavailable(f"room {room}: entries are missing")
        for entry in entries:
            if entry.number == shadow.number + 1 and not shadow.fits(entry):
                raise Forked(f"entry {entry.number} of room {room} does not follow those before it")
            if entry.number != shadow.number + 1:
                raise Unreadable(f"entry {shadow.number + 1} of room {room} is missing")
            take(shadow, entry)
            await asyncio.sleep(0)


def take(shadow: DelayedRoom, entry: Entry) -> None:
    """Let a shadow take its next entry. Raises `Unreadable` for one that the rules did not make, or fail at."""
    try:
        shadow.take(entry)
    except Differs as error:
        raise Unreadable(str(error)) from error
    except Exception as error:  # the rules may be of a package, and fail in any way
        raise Unreadable(f"entry {entry.number}: the rules fail at its command") from error


@dataclass(slots=True)
class _Kept:
    shadow: DelayedRoom
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class DelayedRooms:
    """The delayed copies of a node's rooms."""

    def __init__(self, rooms: RoomReader) -> None:
        self._rooms = rooms
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    async def place(self, room: str, loaded: LoadedRoom) -> LogPosition:
        """What is due of a room that is `loaded`. Raises `StoreUnavailable` and `Unreadable`."""
        kept = self._kept.get(room)
        if kept is None:
            kept = self._kept[room] = _Kept(new_delayed_room(room, loaded))
        self._kept.move_to_end(room)
        while len(self._kept) > SHADOWS_KEPT:
            self._kept.popitem(last=False)
        async with kept.turn:
            kept.shadow = await caught_up(self._rooms, kept.shadow, room, loaded)
            kept.shadow.due(self._rooms.clock_of(room).now())
            return kept.shadow.current


def new_delayed_room(room: str, loaded: LoadedRoom) -> DelayedRoom:
    """A shadow that has taken nothing yet of a room that is `loaded`."""
    return DelayedRoom(room, loaded.room.record.secret, loaded.epoch)
