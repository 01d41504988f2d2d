"""Presence in rooms, on all nodes, for those who have no connection there.

For a minute after a coach has read a room over HTTP, they are in its presence, like connections.
"""

from collections.abc import Callable

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.net.fanout.hubs import PRESENCE_CHANGED
from botyard.net.fanout.presence import coach_visit_name, identity_of, people_here
from botyard.rooms.runtime.service import Rooms
from botyard.store.keys import room_keys
from botyard.store.relations import UserMatches
from botyard.store.store import Store
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Pace, Status

VISIT_MS = 60_000
"""The time for which a coach's read counts as presence."""


class RoomPresence:
    """Reads the presence of rooms. `is_away`: whether a user looks at no page. Raises `StoreUnavailable`."""

    def __init__(self, store: Store, rooms: Rooms, is_away: Callable[[str], bool]) -> None:
        self._store = store
        self._rooms = rooms
        self._is_away = is_away
        self._matches = UserMatches(store)

    async def has(self, room: str, identity: str) -> bool:
        """Whether an identity has a connection in the room."""
        return identity in {identity_of(member) for member in await self._members(room)}

    async def shows(self, room: str, identity: str) -> bool:
        """Whether the visible page of a person shows a room."""
        return identity in people_here(await self._members(room))

    async def absent(self, room: str, people: frozenset[str]) -> frozenset[str]:
        """Return those of `people` who look at no page of the service, or at a live match that they play elsewhere."""
        away = frozenset(one for one in people if self._is_away(one))
        elsewhere = people - away - people_here(await self._members(room))
        return away | {one for one in elsewhere if await self._plays(one)}

    async def _plays(self, identity: str) -> bool:
        """Return whether a user looks at a running live match of their own."""
        for room, line in (await self._matches.of(identity)).items():
            is_over = bool(line)  # the line in the index is empty while the match goes on
            if not is_over and identity in people_here(await self._members(room)):
                loaded = await self._rooms.load(room)
                record = None if loaded is None else loaded.room.record
                if record and record.status is Status.PLAYING and record.clock and record.clock.pace is Pace.LIVE:
                    return True
        return False

    async def _members(self, room: str) -> list[str]:
        return await self._store.presence.members(room_keys(room), self._rooms.clock_of(room).now())


class CoachVisits:
    """Adds coaches who read a room over HTTP to its presence."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms

    async def record_visit(self, room: str, by: Identity | None, seat: int) -> None:
        """Add `by`, who sees what `seat` sees, to the presence of a room, before it is shown.

        Raises `Refused` without an identity, and `StoreUnavailable`.
        """
        if by is None:
            sentence = localized("no_identity-coach_link_needs_name")
            raise Refused(Code.NO_IDENTITY, sentence)
        at = room_keys(room)
        member = coach_visit_name(by.id, by.name, seat)
        await self._store.presence.add(at, [member], self._rooms.clock_of(room).now() + VISIT_MS)
        await self._store.publish(at.channel, PRESENCE_CHANGED)
