"""Idle matches: matches in which no clock runs are checked from time to time, and end after a long idle time.

The index of a shard holds the time of each match's next check. It is only a hint: the room itself decides. Matches of
earlier releases are indexed like all others.
"""

import logging
from collections.abc import Iterable

from botyard.errors import Unreadable
from botyard.logs import about
from botyard.rooms.match import desertion
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.runtime.service import Rooms
from botyard.store.error_classes import StoreUnavailable
from botyard.store.room_indexes import IdleRooms
from botyard.store.store import Store
from botyard_protocol.messages import Status

log = logging.getLogger("botyard.rooms")


class IdleMatches:
    """Ends matches to which no player comes back."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._index = IdleRooms(store)
        self._rooms = rooms

    async def tidy(self, playing: Iterable[str]) -> None:
        """Note when the matches that are `playing` are to be checked, and check those that are due.

        Raises `StoreUnavailable`.
        """
        for room in playing:  # one that has a check already keeps its time
            await self._index.add(room, self._now(room) + desertion.ALONE_IDLE_MS)
        for room in await self._index.due_matches(self._now):
            try:
                await self._check(room)
            except (StoreUnavailable, Unreadable):
                log.warning("a match is looked at later", extra=about(room=room))

    async def _check(self, room: str) -> None:
        """End a match to which no player has come back, or note when it is to be checked again.

        A room whose match is not being played is not checked any more.
        """
        loaded, now = await self._rooms.load(room), self._now(room)
        if loaded is None or loaded.room.record.status is not Status.PLAYING:
            await self._index.remove(room)
            return
        ends = await self._end(loaded)
        if ends is None or ends > now:
            await self._index.reschedule(room, ends or now + desertion.ALONE_IDLE_MS)
            return
        await self._rooms.ask(room, desertion.end_of_idleness(loaded.room.record))
        log.info("a match ends since no player has come back", extra=about(room=room, number=loaded.number))

    async def _end(self, loaded: LoadedRoom) -> int | None:
        """Return when a match ends if nothing is done in it (ms since 1970).

        Earlier if one guest plays it alone with bots. None while a clock runs, and if this node does not have the rules
        of the match: then it cannot end it.
        """
        record = loaded.room.record
        since = desertion.idle_since(record)
        if since is None or loaded.room.state is None:
            return None
        alone = desertion.is_alone(record) and not await self._rooms.retention.any_registered(record)
        return since + (desertion.ALONE_IDLE_MS if alone else desertion.IDLE_MS)

    def _now(self, room: str) -> int:
        return self._rooms.clock_of(room).now()
