"""What one look at a room shows to somebody who does not stay: a snapshot, or frames of its log.

Whoever may see a room only late, or not at all, sees no more of it here than over a socket.
"""

from botyard.accounts.identity import Identity
from botyard.accounts.links import Links
from botyard.net.coach_visits import CoachVisits
from botyard.net.past import with_frames
from botyard.replay.shadows import Shadows
from botyard.rooms import projection
from botyard.rooms.pages import Reader
from botyard.rooms.planning import Loaded
from botyard.rooms.requests import NoSuchRoom
from botyard.rooms.service import Rooms
from botyard.rooms.watching import sight_of
from botyard_protocol.api_rooms import RoomEvents
from botyard_protocol.codec import Form
from botyard_protocol.messages import Snapshot
from botyard_protocol.named import to_named

FRAMES_LIMIT = 100
"""So many frames are told at once."""

STRANGER = ""
"""The identity of nobody: it holds no seat."""


class Glances:
    """Looks at rooms for those who ask. Raises `Refused`, `StoreAway` and `Unreadable`."""

    def __init__(self, rooms: Rooms, shadows: Shadows, links: Links, visits: CoachVisits) -> None:
        self._rooms = rooms
        self._shadows = shadows
        self._links = links
        self._visits = visits

    async def snapshot(self, room: str, by: Identity | None, token: str) -> Snapshot:
        """A room as `by` (None: a stranger) may know it, with the `token` of a link, or "" for none."""
        now = self._rooms.timekeeper(room).now()
        loaded, audience, now = await self._look(room, by, token, now)
        return projection.snapshot(loaded.room, loaded.epoch, loaded.number, audience, now)

    async def events(self, room: str, by: Identity | None, after: int, token: str, key: str) -> bytes:
        """The frames after a number, as the reader may know them: `RoomEvents` as JSON. `key`: whose turn it takes."""
        loaded, audience, _ = await self._look(room, by, token, self._rooms.timekeeper(room).now())
        last = min(loaded.number, after + FRAMES_LIMIT)
        record = loaded.room.record
        reader = Reader(room, record.game, record.created, loaded.epoch, audience, Form.JSON, key)
        frames = await self._rooms.pages.frames(reader, after + 1, last)
        async with self._rooms.pages.turns.turn(key):
            return with_frames(to_named(RoomEvents(loaded.epoch, loaded.number, ())), frames)

    async def _look(self, room: str, by: Identity | None, token: str, now: int) -> tuple[Loaded, tuple[int, ...], int]:
        """The room as it may be told, to whom, and the moment that clocks count from."""
        loaded = await self._rooms.load(room)
        if loaded is None:
            raise NoSuchRoom
        ticket = self._links.ticket(room, token)
        sight = sight_of(loaded.room.record, STRANGER if by is None else by.id, now, ticket)
        if sight.coach and ticket.coach is not None:
            await self._visits.note(room, by, ticket.coach[0])
        if not sight.late:
            return loaded, sight.audience, now
        place = await self._shadows.place(room, loaded)
        return place.loaded(), (), place.now(now)
