"""What one look at a room shows to somebody who does not stay: a snapshot, or frames of its log.

Whoever may see a room only late, or not at all, sees no more of it here than over a socket.
"""

from protocol.api_rooms import RoomEvents
from protocol.messages import Snapshot
from server.accounts.links import Links
from server.replay.shadows import Shadows
from server.rooms import projection
from server.rooms.planning import Loaded
from server.rooms.requests import NoSuchRoom
from server.rooms.service import Rooms
from server.rooms.watching import sight_of

FRAMES_LIMIT = 100
"""So many frames are told at once."""

STRANGER = ""
"""The identity of nobody: it holds no seat."""


class Glances:
    """Looks at rooms for those who ask. Raises `Refused`, `StoreAway` and `Unreadable`."""

    def __init__(self, rooms: Rooms, shadows: Shadows, links: Links) -> None:
        self._rooms = rooms
        self._shadows = shadows
        self._links = links

    async def snapshot(self, room: str, identity: str, token: str = "") -> Snapshot:
        """A room as somebody may know it, by the `token` of its link for spectators if that is needed."""
        now = self._rooms.timekeeper(room).now()
        loaded, audience, now = await self._look(room, identity, token, now)
        return projection.snapshot(loaded.room, loaded.epoch, loaded.number, audience, now)

    async def events(self, room: str, identity: str, after: int, token: str = "") -> RoomEvents:
        """The frames after a number, as somebody may know them."""
        loaded, audience, _ = await self._look(room, identity, token, self._rooms.timekeeper(room).now())
        last = min(loaded.number, after + FRAMES_LIMIT)
        entries = await self._rooms.entries(room, after + 1, last)
        game = loaded.room.record.game
        frames = tuple(projection.event_frame(game, entry, audience) for entry in entries)
        return RoomEvents(loaded.epoch, loaded.number, frames)

    async def _look(self, room: str, identity: str, token: str, now: int) -> tuple[Loaded, tuple[int, ...], int]:
        """The room as it may be told, to whom, and the moment that clocks count from."""
        loaded = await self._rooms.load(room)
        if loaded is None:
            raise NoSuchRoom
        ticket = self._links.ticket(room, token)
        sight = sight_of(loaded.room.record, identity, now, ticket)
        if not sight.late:
            return loaded, sight.audience, now
        place = await self._shadows.place(room, loaded)
        return place.loaded(), (), place.now(now)
