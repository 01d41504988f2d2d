"""Lobby lines of rooms whose spectators see the match with a delay."""

from botyard.rooms.record import Record
from botyard.rooms.runtime.room_reader import RoomReader
from botyard.rooms.watching import is_late
from botyard.spectators.delayed_rooms import DelayedRooms


class DelayedListing:
    """Finds the version of a room that the lobby may show."""

    def __init__(self, rooms: RoomReader, delayed_rooms: DelayedRooms) -> None:
        self._rooms = rooms
        self._delayed_rooms = delayed_rooms

    async def listed(self, room: str, record: Record) -> Record | None:
        """The record of a room, of a delayed match the one that is due; None while the room must not be listed.

        Raises `StoreUnavailable` and `Unreadable`.
        """
        now = self._rooms.clock_of(room).now()
        if record.listed > now:
            return None
        if not is_late(record, now):
            return record
        loaded = await self._rooms.load(room)
        return record if loaded is None else (await self._delayed_rooms.place(room, loaded)).room.record
