"""Presence in a room, for requests without a connection."""

from botyard.net.fanout.presence import identity_of
from botyard.rooms.runtime.service import Rooms
from botyard.store.keys import room_keys
from botyard.store.store import Store


class RoomPresence:
    """Reads the presence of rooms, on all nodes. Raises `StoreUnavailable`."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms

    async def has(self, room: str, identity: str) -> bool:
        """Whether an identity has a connection in the room."""
        members = await self._store.presence.members(room_keys(room), self._rooms.clock_of(room).now())
        return any(identity_of(member) == identity for member in members)
