"""Coaches who read a room over HTTP. For a minute after a read they are in the room's presence, like connections."""

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.net.fanout.hubs import PRESENCE_CHANGED
from botyard.net.fanout.presence import coach_visit_name
from botyard.rooms.runtime.service import Rooms
from botyard.store.keys import room_keys
from botyard.store.store import Store
from botyard.texts import localized
from botyard_protocol.codes import Code

VISIT_MS = 60_000
"""The time for which a read counts as presence."""


class CoachVisits:
    """Adds coaches who read a room over HTTP to its presence."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms

    async def note(self, room: str, by: Identity | None, seat: int) -> None:
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
