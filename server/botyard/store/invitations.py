"""Index of invitations to rooms, so that a link need not contain the room's id."""

from botyard.store.keys import invitation_key
from botyard.store.store import Store


class InvitationIndex:
    """The rooms of invitations. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, key: str, room: str, seconds: int) -> None:
        """Store the room of an invitation for some seconds."""
        await self._store.call("SET", invitation_key(key), room, "EX", seconds)

    async def room(self, key: str) -> str | None:
        """The room of an invitation, None if there is no such invitation."""
        room = await self._store.call("GET", invitation_key(key))
        return None if room is None else room.decode()
