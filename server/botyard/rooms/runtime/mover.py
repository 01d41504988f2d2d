"""The mover: finished matches leave Redis for the archive, in the background, on any node.

A match is written to the archive first. It leaves Redis when it is there and its end is some days ago. Each step may
be done twice, by any nodes, and the work may end between any two of them.
"""

import asyncio
import logging
import random
from collections.abc import Callable
from hashlib import sha256

from botyard.archive.archive import MatchArchive
from botyard.archive.errors import ArchiveUnavailable, DifferentMatch, UnusableArchive
from botyard.archive.match import FinishedMatch
from botyard.background_tasks import cancel_all, spawn
from botyard.display_names import default_room_name
from botyard.errors import Unreadable
from botyard.logs import about
from botyard.metrics import ARCHIVE_WAITING, ARCHIVED, NOT_ARCHIVED, REMOVED
from botyard.rooms.runtime.archive_check import check_archive
from botyard.rooms.runtime.archived_matches import match_of
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.each_primary import EachPrimary
from botyard.store.ended_rooms import EndedRooms
from botyard.store.error_classes import LogThrottle, StoreUnavailable, unreadable_level
from botyard.store.keys import room_keys
from botyard.store.primary import Primary
from botyard.store.store import Store

log = logging.getLogger("botyard.rooms")

KEPT_MS = 2 * 86_400_000
"""A match stays in Redis for so long after its end, where most of its readers come."""
RETRY_MS = 3_600_000
"""A match that cannot be moved is visited again after so long."""
SWEEP_SECONDS = 5.0
COUNT_SECONDS = 30.0
PROGRESS = 100
"""While so many matches wait, as after an upgrade, each count is said in the log."""
REST = 2.0
"""After each match the mover rests for so many times as long as it took."""


class Mover:
    """Moves packed matches. `now`: the time of a primary, in ms since 1970."""

    def __init__(self, store: Store, archive: MatchArchive, names: PublicNames, now: Callable[[Primary], int]) -> None:
        self._store = store
        self._ended = EndedRooms(store)
        self._archive = archive
        self._names = names
        self._now = now
        self._rounds = EachPrimary(store, self._visit_all, "matches to archive of")
        self._log_throttle = LogThrottle()
        self._tasks: list[asyncio.Task[None]] = []
        self._indexed: set[Primary] = set()  # those whose matches of earlier releases are known
        self._is_own = False  # whether this archive is known as that of this Redis
        self.away = ""
        """Why the archive could not be used at the last visit, "" if it could."""

    def start(self) -> None:
        """Begin to move matches."""
        self._tasks = [spawn(self._work(), "mover"), spawn(self._keep_counting(), "count of matches to archive")]

    async def stop(self) -> None:
        """Stop: other nodes go on, or this one after its next start."""
        await cancel_all(self._tasks)
        await self._rounds.stop()

    async def _work(self) -> None:
        """Begin a round at every primary for ever. A round goes on where the last one left off."""
        while True:
            self._rounds.begin()
            await asyncio.sleep(SWEEP_SECONDS * random.uniform(0.75, 1.25))  # nodes must not work in step

    async def _keep_counting(self) -> None:
        """Count for ever what waits."""
        while True:
            try:
                await self.count()
            except StoreUnavailable:
                log.debug("matches to archive are counted when the store is back")
            await asyncio.sleep(COUNT_SECONDS)

    async def count(self) -> None:
        """Show as a metric how many matches are due, and in the log while they are many. Raises `StoreUnavailable`."""
        counts = [self._ended.waiting(primary.shards, self._now(primary)) for primary in self._store.primaries]
        waiting = sum(await asyncio.gather(*counts))
        ARCHIVE_WAITING.set(waiting)
        if waiting >= PROGRESS:
            log.info("matches move to the archive", extra=about(count=waiting))

    async def sweep(self) -> None:
        """Visit all matches that are due, as far as Redis and the archive answer."""
        await asyncio.gather(*self._rounds.begin())

    async def _visit_all(self, primary: Primary) -> None:
        """Visit the matches of a primary that are due, in random order: several nodes share the work."""
        try:
            own = await self._archive.id()  # also without a match to move, so that an archive that is away is noticed
            if not self._is_own:  # at the start of the node it may have been away
                await check_archive(self._store, own)
                self._is_own = True
            if primary not in self._indexed:
                count = await self._ended.index(primary)
                log.info("packed matches wait for the archive", extra=about(count=count))
                self._indexed.add(primary)
            rooms = await self._ended.due(primary.shards, self._now(primary))
            if not rooms:
                self.away = ""
            random.shuffle(rooms)
            for room in rooms:
                began = asyncio.get_running_loop().time()
                await self._try_visit(room)
                await asyncio.sleep(REST * (asyncio.get_running_loop().time() - began))
        except (ArchiveUnavailable, UnusableArchive) as error:
            self.away = str(error)
            level = logging.WARNING if self._log_throttle.allow("archive") else logging.DEBUG
            log.log(level, "the archive cannot be used now: matches stay in Redis", extra=about(reason=self.away))
        except StoreUnavailable:
            log.debug("matches are archived when the store is back")

    async def _try_visit(self, room: str) -> None:
        """Visit a match. One that cannot be moved is visited later, so that it is in no other's way."""
        try:
            await self.visit(room)
        except DifferentMatch as error:
            log.error("a match cannot be archived", extra=about(room=room, reason=str(error)))
        except Unreadable:
            level = unreadable_level("archiving")
            log.log(level, "a match cannot be archived", exc_info=True, extra=about(room=room))
        else:
            self.away = ""
            return
        self.away = ""
        NOT_ARCHIVED.inc()
        await self._ended.postpone(room_keys(room), self._now(self._store.primary_of(room)) + RETRY_MS)

    async def visit(self, room: str) -> bool:
        """Take a packed match as far as it can go now. Returns whether it has left Redis.

        Raises `ArchiveUnavailable`, `StoreUnavailable`, `DifferentMatch`, and `Unreadable` for a match that must stay.
        """
        at = room_keys(room)
        packed = await self._store.rooms.read(at)
        if not isinstance(packed, ArchivedRoom) or packed.reason is not ArchiveReason.FINISHED:
            await self._ended.forget(at)  # it has left, or lives again after a restart
            return False
        match = await self._archive.match(room)
        if match is None:
            match = await asyncio.to_thread(match_of, packed, self._names)
            if await self._archive.put(match, packed.body):
                ARCHIVED.inc()
        elif match.digest != sha256(packed.body).hexdigest():
            raise DifferentMatch(f"room {room}: the archive has {match.digest[:16]}, not {packed.digest}")
        await self._correct_names(match)
        if self._now(self._store.primary_of(room)) < match.ended + KEPT_MS:
            await self._ended.postpone(at, match.ended + KEPT_MS)
            return False
        is_removed = await self._ended.remove(at, packed.stamp)
        if is_removed:
            REMOVED.inc()
        return is_removed

    async def _correct_names(self, match: FinishedMatch) -> None:
        """Give people who were deleted since the row was made their pseudonyms."""
        for seat in match.seats:
            if (name := self._names.name_of(seat.identity, seat.name)) != seat.name:
                await self._archive.rename(seat.identity, name, default_room_name)
