"""Single reads of a room, without a subscription: a snapshot, or frames of its log.

Delays and access rights are the same as over a socket.
"""

from botyard.accounts.identity import Identity
from botyard.accounts.link_tokens import LinkTokens
from botyard.errors import NoSuchRoom
from botyard.net.fanout.coach_visits import CoachVisits
from botyard.net.fanout.past_frames import with_frames
from botyard.rooms import projection
from botyard.rooms.commit_plan import LoadedRoom
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.history_pages import Reader
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.watching import view_rights
from botyard.spectators.delayed_rooms import DelayedRooms
from botyard_protocol.api_rooms import RoomEvents
from botyard_protocol.codec import Encoding
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import Snapshot

FRAMES_LIMIT = 100
"""The most frames in one answer."""

LISTS_TOO_OFTEN = "You're loading your matches too often: wait a little."

ANONYMOUS = ""
"""The identity of a caller without one: it holds no seat."""


class RoomReads:
    """Looks at rooms for those who ask. Raises `Refused`, `StoreUnavailable` and `Unreadable`."""

    def __init__(self, rooms: Rooms, delayed_rooms: DelayedRooms, links: LinkTokens, visits: CoachVisits) -> None:
        self._rooms = rooms
        self._delayed_rooms = delayed_rooms
        self._links = links
        self._visits = visits

    async def snapshot(self, room: str, by: Identity | None, token: str) -> Snapshot:
        """A room as `by` (None: a stranger) may know it, with the `token` of a link, or "" for none."""
        now = self._rooms.clock_of(room).now()
        loaded, audience, now = await self.look(room, by, token, now)
        with GameGuard(room, loaded.room.record.game):
            return projection.snapshot(loaded.room, loaded.epoch, loaded.number, audience, self._rooms.names, now)

    async def events(self, room: str, by: Identity | None, after: int, token: str, key: str) -> bytes:
        """The frames after a number, as the reader may know them: `RoomEvents` as JSON. `key`: whose turn it takes."""
        loaded, audience, _ = await self.look(room, by, token, self._rooms.clock_of(room).now())
        last = min(loaded.number, after + FRAMES_LIMIT)
        record = loaded.room.record
        reader = Reader(room, record.game, record.created, loaded.epoch, audience, Encoding.JSON, key)
        frames = await self._rooms.pages.frames(reader, after + 1, last)
        async with self._rooms.pages.turns.turn(key):
            return with_frames(to_named(RoomEvents(loaded.epoch, loaded.number, ())), frames)

    async def look(
        self, room: str, by: Identity | None, token: str, now: int
    ) -> tuple[LoadedRoom, tuple[int, ...], int]:
        """Return the room as the caller may see it, the audience, and the time for its clocks."""
        loaded = await self._rooms.load(room)
        if loaded is None:
            raise NoSuchRoom
        ticket = self._links.ticket(room, token)
        sight = view_rights(loaded.room.record, ANONYMOUS if by is None else by.id, now, ticket)
        if sight.coach and ticket.coach is not None:
            await self._visits.note(room, by, ticket.coach[0])
        if not sight.late:
            return loaded, sight.audience, now
        place = await self._delayed_rooms.place(room, loaded)
        return place.loaded(), (), place.now(now)
