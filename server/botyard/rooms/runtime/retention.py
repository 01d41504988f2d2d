"""Retention: finished matches are archived, and rooms whose match never began expire.

A finished match stays live for a while, for clients that reconnect, and is then archived. What remains of an expired
room only answers requests that were accepted before. Both are one script that any node may run at any time, even
twice: it changes a room only if the room is as it was read.
"""

import asyncio
import logging
from collections.abc import Callable

from botyard.background_tasks import Loops
from botyard.errors import Unreadable
from botyard.logs import about
from botyard.rooms.before.bots_on_seats import human_ids
from botyard.rooms.commit_plan import is_over
from botyard.rooms.record import Record, entry_content
from botyard.rooms.runtime.stored_rooms import pack, record_of
from botyard.rooms.sight.watching import delay_ms
from botyard.store.accounts import AccountStore
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.error_classes import StoreUnavailable, unreadable_level
from botyard.store.keys import RoomKeys, room_keys
from botyard.store.room_store import Head
from botyard.store.store import Store
from botyard_protocol.messages import Abandoned, Status

log = logging.getLogger("botyard.rooms")

EXPIRED_KEPT_SECONDS = 7 * 86_400
"""How long an expired room still answers for the requests that it had accepted; then nothing is left of it."""
PASSING_KEPT_SECONDS = 30 * 86_400
"""How long a match is kept that one guest played alone with bots, or a match of guests that ended deserted."""
GONE = b"gone"
"""The message on a room's channel when the room has expired."""

WAITING_LIMIT = 1_000
"""The most rooms of a node that wait to be archived."""
BATCH = 500
"""The number of entries that are read at once."""


class Retention(Loops):
    """Archives finished rooms and lets open ones expire, one after the other, so that no other work waits for it.

    What waits at the end is archived by other nodes, or by this one after its next start. `now`: the time of a room's
    primary, in ms since 1970.
    """

    def __init__(self, store: Store, now: Callable[[str], int]) -> None:
        self._store = store
        self._people = AccountStore(store)
        self._now = now
        self._waiting: dict[str, None] = {}  # rooms in the order in which they came
        self._news = asyncio.Event()
        super().__init__((self._work, "retention"))

    def schedule(self, room: str) -> None:
        """Schedule a room that seems to be over. If too many wait, the next sweep of alarms schedules it again."""
        if len(self._waiting) < WAITING_LIMIT:
            self._waiting[room] = None
            self._news.set()

    async def _work(self) -> None:
        """Archive the rooms that wait for it, for ever."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                room = next(iter(self._waiting))
                try:
                    if not self._store.is_away(room):  # or those behind it would wait for it
                        await self.archive(room)
                except StoreUnavailable:
                    log.info("a room is packed later", extra=about(room=room))
                except Exception:  # damaged, or of a game that fails: the next room must not wait for it
                    log.log(
                        unreadable_level("packing"), "a room cannot be packed", exc_info=True, extra=about(room=room)
                    )
                finally:
                    del self._waiting[room]  # one that is still to be archived comes again with the next sweep

    async def archive(self, room: str) -> bool:
        """Archive a room that is over, or let it expire. Returns False if it is not over, or has just changed.

        Raises `StoreUnavailable`, and `Unreadable` for a room that must stay as it is.
        """
        at = room_keys(room)
        if (head := await self._live(at)) is None:
            return False
        record = record_of(head)
        if not is_over(record, self._now(room)):
            return False
        if record.status is Status.OPEN:
            return await self._expire(at, head)
        packed = await self._packed(at, head, ArchiveReason.FINISHED)
        done = packed is not None and await self._store.rooms.archive(at, packed, await self._kept_seconds(record))
        if done:
            log.info("a match is packed", extra=about(room=room, number=head.number))
        return done

    async def lasting_form(self, room: str) -> ArchivedRoom | None:
        """Return the packed form of a live room whose match is over for all who watch, and is kept for ever.

        None for any other room. Raises `StoreUnavailable` and `Unreadable`.
        """
        at = room_keys(room)
        if (head := await self._live(at)) is None:
            return None
        record = record_of(head)
        if record.status is not Status.FINISHED or delay_ms(record) or await self._kept_seconds(record) is not None:
            return None
        return await self._packed(at, head, ArchiveReason.FINISHED)

    async def _kept_seconds(self, record: Record) -> int | None:
        """How many seconds a finished match is kept, None for ever: see `PASSING_KEPT_SECONDS`."""
        passing = record.abandoned is Abandoned.DESERTED or len(human_ids(record.seats)) == 1
        return PASSING_KEPT_SECONDS if passing and not await self.any_registered(record) else None

    async def any_registered(self, record: Record) -> bool:
        """Return whether any of the people who hold seats has an account. Raises `StoreUnavailable`."""
        for identity in human_ids(record.seats):
            if await self._people.account(identity) is not None:
                return True
        return False

    async def close(self, room: str) -> bool:
        """Let a room whose match has not begun expire now. Returns False if it has begun, or the room has just changed.

        Raises `StoreUnavailable` and `Unreadable`.
        """
        at = room_keys(room)
        head = await self._live(at)
        if head is None or record_of(head).status is not Status.OPEN:
            return False
        return await self._expire(at, head)

    async def _live(self, at: RoomKeys) -> Head | None:
        """Return the head of a live room, None for any other."""
        head = await self._store.rooms.read(at)
        return head if isinstance(head, Head) else None

    async def _expire(self, at: RoomKeys, head: Head) -> bool:
        """Archive a room whose match never began, for a while. Returns False if the room has changed meanwhile."""
        packed = await self._packed(at, head, ArchiveReason.EXPIRED)
        done = packed is not None and await self._store.rooms.archive(at, packed, EXPIRED_KEPT_SECONDS, GONE)
        if done:
            log.info("a room has expired", extra=about(room=at.room, number=head.number))
        return done

    async def _packed(self, at: RoomKeys, head: Head, reason: ArchiveReason) -> ArchivedRoom | None:
        """Return the packed form of a room; None if the room has moved on. Raises `Unreadable`."""
        entries = await self._log(at, head.number)
        return None if entries is None else await asyncio.to_thread(pack, head, reason, entries)

    async def _log(self, at: RoomKeys, number: int) -> list[bytes] | None:
        """Return all entries of a log; None if the room is not at this number any more: another node has archived it.

        Raises `Unreadable` if an entry is missing or damaged.
        """
        entries = [
            entry
            for first in range(1, number + 1, BATCH)
            for entry in await self._store.rooms.entries(at, first, min(first + BATCH - 1, number))
        ]
        for entry in entries:
            entry_content(entry)  # raises for a damaged one
        if len(entries) == number:
            return entries
        now = await self._store.rooms.read(at)
        if isinstance(now, Head) and now.number == number:
            raise Unreadable(f"{len(entries)} entries of {number} are there")
        return None
