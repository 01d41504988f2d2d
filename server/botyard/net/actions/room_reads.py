"""Single reads of a room, without a subscription: a snapshot, or frames of its log.

Delays and access rights are the same as over a socket.
"""

from dataclasses import dataclass

from botyard.accounts.identity import Identity
from botyard.accounts.link_tokens import LinkTokens
from botyard.net.fanout.past_frames import with_frames
from botyard.net.fanout.room_presence import CoachVisits
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.history_pages import Reader
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight import projection
from botyard.rooms.sight.watching import view_rights
from botyard.spectators.delayed_rooms import DelayedRooms
from botyard_protocol.api_rooms import RoomEvents
from botyard_protocol.codec import Encoding
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import Snapshot

FRAMES_LIMIT = 100
"""The most frames in one answer."""


ANONYMOUS = ""
"""The identity of a caller without one: it holds no seat."""


@dataclass(frozen=True, slots=True)
class RoomSight:
    """A room as a caller may see it: the audience, and whether with the spectators' delay.

    `now`: the time for its clocks (ms since 1970).
    """

    loaded: LoadedRoom
    audience: tuple[int, ...]
    now: int
    late: bool = False


class RoomReads:
    """Looks at rooms for those who ask. Raises `Refused`, `StoreUnavailable` and `Unreadable`."""

    def __init__(self, rooms: Rooms, delayed_rooms: DelayedRooms, links: LinkTokens, visits: CoachVisits) -> None:
        self._rooms = rooms
        self._delayed_rooms = delayed_rooms
        self._links = links
        self._visits = visits

    async def snapshot(self, room: str, by: Identity | None, token: str) -> Snapshot:
        """Return a room as `by` (None: a stranger) may know it. `token`: of a link, "" for none."""
        sight = await self.look(room, by, token)
        loaded = sight.loaded
        with GameGuard(room, loaded.room.record.game):
            return projection.snapshot(
                loaded.room, loaded.epoch, loaded.number, sight.audience, self._rooms.names, sight.now
            )

    async def events(self, room: str, by: Identity | None, after: int, token: str, key: str) -> bytes:
        """Return `RoomEvents` as JSON: the frames after entry `after`, as `by` (None: a stranger) may know them.

        At most `FRAMES_LIMIT` of them; the number of the log's last entry says whether there are more.

        `token`: of a link, "" for none. `key`: the address or identity of the reader: readers take turns.
        """
        sight = await self.look(room, by, token)
        loaded, audience = sight.loaded, sight.audience
        last = min(loaded.number, after + FRAMES_LIMIT)
        record = loaded.room.record
        reader = Reader(room, record.game, record.created, loaded.epoch, audience, Encoding.JSON, key)
        frames = await self._rooms.pages.frames(reader, after + 1, last)
        async with self._rooms.pages.turns.turn(key):
            return with_frames(to_named(RoomEvents(loaded.epoch, loaded.number, ())), frames)

    async def look(self, room: str, by: Identity | None, token: str) -> RoomSight:
        """Return the room as `by` (None: a stranger) may see it. `token`: of a link, "" for none.

        The visit of a coach is announced in the room. A spectator who sees the match late gets the delayed copy.
        """
        now = self._rooms.clock_of(room).now()
        loaded = await self._rooms.require(room)
        ticket = self._links.ticket(room, token)
        rights = view_rights(loaded.room.record, ANONYMOUS if by is None else by.id, now, ticket)
        if rights.coach and ticket.coach is not None:
            seat, _ = ticket.coach
            await self._visits.note(room, by, seat)
        if not rights.late:
            return RoomSight(loaded, rights.audience, now)
        place = await self._delayed_rooms.place(room, loaded)  # where the delayed copy of the room is in the log
        return RoomSight(place.loaded(), (), place.now(now), late=True)
