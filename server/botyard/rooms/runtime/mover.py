"""The mover: finished matches leave Redis for the archive, in the background, on any node.

A match is written to the archive when it ends, by the node that has ended it; else by any node once
the match is packed. It leaves Redis when it is in the archive and its end is some days ago. Each step may be done
twice, by any nodes, and the work may end between any two of them.

A Redis belongs to the first archive with which a node starts, until an operator chooses another one.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256

from msgspec import structs

from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable, DifferentMatch, UnusableArchive
from botyard.archive.match import FinishedMatch
from botyard.background_tasks import Loops
from botyard.display_names import default_room_name
from botyard.errors import GameFailed, Unreadable
from botyard.logs import about
from botyard.metrics import ARCHIVE_WAITING, ARCHIVED, NOT_ARCHIVED, REMOVED
from botyard.rooms.finished_match import counted_of, finished_match
from botyard.rooms.record import Entry, Record, load_entry
from botyard.rooms.room import Room, load_room
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.room_loader import NextRoom
from botyard.rooms.runtime.stored_rooms import Retention, packed_of, record_of, unpack
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.error_classes import LogThrottle, StoreUnavailable, unreadable_level
from botyard.store.keys import room_keys
from botyard.store.primary import Primary
from botyard.store.room_indexes import EndedRooms
from botyard.store.store import EachPrimary, Store

log = logging.getLogger("botyard.rooms")

KEPT_MS = 2 * 86_400_000
"""How long a match stays in Redis after its end: in this time most of its readers come."""
RETRY_MS = 3_600_000
"""The pause after which a match that cannot be moved is visited again."""
SWEEP_SECONDS = 5.0
COUNT_SECONDS = 30.0
LOG_FROM_COUNT = 100
"""While this many matches wait, as after an upgrade, each count is written to the log."""
ENDED_LIMIT = 10_000
"""The most matches that have just ended and wait for the archive."""
PAUSE_FACTOR = 2.0
"""After each match the mover pauses this many times as long as the match took."""
SHOWN_ID_CHARS = 8
"""How many characters of an archive's id a message shows."""


class Mover(Loops):
    """Moves packed matches. `now`: the time of a primary, in ms since 1970."""

    def __init__(
        self,
        store: Store,
        archive: MatchArchive,
        names: PublicNames,
        now: Callable[[Primary], int],
        retention: Retention,
    ) -> None:
        self._store = store
        self._retention = retention
        self._just_ended = asyncio.Queue[str](ENDED_LIMIT)
        self._ended = EndedRooms(store)
        self._archive = archive
        self._names = names
        self._now = now
        self._rounds = EachPrimary(store, self._visit_all, "matches to archive of")
        self._log_throttle = LogThrottle()
        super().__init__(
            (self._work, "mover"),
            (self._archive_ended, "matches that have just ended"),
            (self._keep_counting, "count of matches to archive"),
        )
        self._indexed: set[Primary] = set()  # primaries whose matches of earlier releases are indexed
        self.next_room: NextRoom | None = None
        """Replays the log of a match whose state the rules cannot load. None: such a match stays in Redis."""
        self._is_archive_checked = False  # whether this archive is known as that of this Redis
        self.away = ""
        """Why the archive could not be used at the last visit, "" if it could."""

    async def stop(self) -> None:
        """Stop: other nodes go on, or this one after its next start."""
        await super().stop()
        await self._rounds.stop()

    def note_end(self, room: str) -> None:
        """Archive a match that this node has just ended. If too many wait, it is archived once it is packed."""
        with suppress(asyncio.QueueFull):
            self._just_ended.put_nowait(room)

    async def _archive_ended(self) -> None:
        """Archive for ever the matches that have just ended, as far as Redis and the archive answer."""
        while True:
            room = await self._just_ended.get()
            try:
                await self.archive_ended(room)
            except (ArchiveUnavailable, UnusableArchive, StoreUnavailable, DifferentMatch, Unreadable) as error:
                reason = str(error)  # an error that lasts is reported by the sweep that finds the packed match
                log.debug("a match is archived once it is packed", extra=about(room=room, reason=reason))
            except Exception:  # the next match must not wait for it
                log.exception("a match cannot be archived", extra=about(room=room))

    async def archive_ended(self, room: str) -> bool:
        """Archive a match that has just ended. False if it is not for the archive, or not yet.

        Raises `ArchiveUnavailable`, `UnusableArchive`, `StoreUnavailable`, `DifferentMatch` and `Unreadable`.
        """
        packed = await self._retention.lasting_form(room)
        if packed is None:
            return False
        await self._must_be_own()
        await self._put(room, packed)
        return True

    async def _work(self) -> None:
        """Begin a round at every primary for ever. A round goes on where the last one left off."""
        while True:
            self._rounds.begin()
            await asyncio.sleep(SWEEP_SECONDS * random.uniform(0.75, 1.25))  # nodes must not work in step

    async def _keep_counting(self) -> None:
        """Count the waiting matches, for ever."""
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
        if waiting >= LOG_FROM_COUNT:
            log.info("matches move to the archive", extra=about(count=waiting))

    async def sweep(self) -> None:
        """Visit all matches that are due, as far as Redis and the archive answer."""
        await asyncio.gather(*self._rounds.begin())

    async def _visit_all(self, primary: Primary) -> None:
        """Visit the matches of a primary that are due, in random order: several nodes share the work."""
        try:
            await self._must_be_own()
            if primary not in self._indexed:
                count = await self._ended.index(primary)
                log.info("packed matches wait for the archive", extra=about(count=count))
                self._indexed.add(primary)
            rooms = await self._ended.due(primary.shards, self._now(primary))
            if not rooms:  # else `_try_visit` says whether the archive can be used
                self.away = ""
            random.shuffle(rooms)
            for room in rooms:
                began = asyncio.get_running_loop().time()
                await self._try_visit(room)
                # leaves time for other work
                await asyncio.sleep(PAUSE_FACTOR * (asyncio.get_running_loop().time() - began))
        except (ArchiveUnavailable, UnusableArchive) as error:
            self.away = str(error)
            level = logging.WARNING if self._log_throttle.allow("archive") else logging.DEBUG
            log.log(level, "the archive cannot be used now: matches stay in Redis", extra=about(reason=self.away))
        except StoreUnavailable:
            log.debug("matches are archived when the store is back")

    async def _must_be_own(self) -> None:
        """Raise `UnusableArchive` if this is the archive of another Redis, and `ArchiveUnavailable` if it is away."""
        own = await self._archive.id()  # each time, so that an archive that is away is noticed
        if not self._is_archive_checked:  # at the start of the node it may have been away
            await check_archive(self._store, own)
            self._is_archive_checked = True

    async def _try_visit(self, room: str) -> None:
        """Visit a match. One that cannot be moved is visited later, so that others need not wait for it."""
        try:
            await self.visit(room)
        except DifferentMatch as error:
            log.error("a match cannot be archived", extra=about(room=room, reason=str(error)))
        except Unreadable:
            level = unreadable_level("archiving")
            log.log(level, "a match cannot be archived", exc_info=True, extra=about(room=room))
        except (ArchiveUnavailable, UnusableArchive, StoreUnavailable):
            raise
        except Exception:  # the matches behind it must not wait for it
            log.exception("a match cannot be archived", extra=about(room=room))
        else:
            self.away = ""
            return
        self.away = ""  # none of these errors says that the archive is away
        NOT_ARCHIVED.inc()
        await self._ended.postpone(room_keys(room), self._now(self._store.primary_of(room)) + RETRY_MS)

    async def visit(self, room: str) -> bool:
        """Archive a packed match, and remove it from Redis once `KEPT_MS` have passed. Returns whether it was removed.

        A room that is not a packed match (any more) leaves the list of those that wait.
        Raises `ArchiveUnavailable`, `StoreUnavailable`, `DifferentMatch`, and `Unreadable` for a match that must stay.
        """
        at = room_keys(room)
        packed = await self._store.rooms.read(at)
        if not isinstance(packed, ArchivedRoom) or packed.reason is not ArchiveReason.FINISHED:
            await self._ended.forget(at)  # the match has left Redis, or is live again after a restart
            return False
        match = await self._put(room, packed)
        if self._now(self._store.primary_of(room)) < match.ended + KEPT_MS:
            await self._ended.postpone(at, match.ended + KEPT_MS)
            return False
        is_removed = await self._ended.remove(at, packed.stamp)
        if is_removed:
            REMOVED.inc()
        return is_removed

    async def _put(self, room: str, packed: ArchivedRoom) -> FinishedMatch:
        """Return the archive's row of a match, which is written first if it is missing or differs.

        Raises what `visit` raises.
        """
        match = await self._archive.match(room)
        if match is None or (match.digest != sha256(packed.body).hexdigest() and not await self._is_same(room, packed)):
            match = await asyncio.to_thread(match_of, packed, self._names, self.next_room)
            if await self._archive.put(match, packed.body):
                ARCHIVED.inc()
        await self._correct_names(match)
        return match

    async def _is_same(self, room: str, packed: ArchivedRoom) -> bool:
        """Return whether the archive has the same match in other bytes, as another release of LZMA packs it."""
        archived = await self._archive.log(room)
        if archived is None:
            return False
        one, other = [await asyncio.to_thread(unpack, form) for form in (packed, packed_of(archived))]
        return (one.record, one.entries) == (other.record, other.entries)

    async def _correct_names(self, match: FinishedMatch) -> None:
        """Give people who were deleted since the row was made their pseudonyms."""
        for seat in match.seats:
            if (name := self._names.name_of(seat.identity, seat.name)) != seat.name:
                await self._archive.rename(seat.identity, name, default_room_name)


async def check_archive(store: Store, own: str) -> None:
    """Store the id of an archive as that of this Redis, if it has none yet. `own`: "" without an archive.

    Raises `UnusableArchive` if the matches of this Redis are in another one, and `StoreUnavailable`.
    """
    known = await store.archive_id(own)
    if known != own:
        which = f"{known[:SHOWN_ID_CHARS]}, not {own[:SHOWN_ID_CHARS]}" if own else known[:SHOWN_ID_CHARS]
        raise UnusableArchive(
            f"Finished matches of this Redis are in another archive ({which}): set BOTYARD_ARCHIVE to that one, or run"
            " `botyard admin use-archive` to go on without its matches."
        )


def match_of(packed: ArchivedRoom, names: PublicNames, next_room: NextRoom | None = None) -> FinishedMatch:
    """Return the archive's row of a packed room. It takes some 20 ms: not on the event loop.

    `next_room`: replays the log of a match whose state the rules cannot load; None: such a match is unreadable.

    The row has what the game counts for people, not for bots; for none if the game fails. Raises `Unreadable`, also for
    a match whose rules this node does not have.
    """
    unpacked = unpack(packed)
    record = record_of(unpacked)
    entries = [load_entry(entry, record.game) for entry in unpacked.entries]
    digest, room = sha256(packed.body).hexdigest(), _room_of(record, entries, next_room)
    match = finished_match(room, (packed.epoch, packed.number), digest, entries, names)
    try:
        with GameGuard(record.room, record.game):
            counted = counted_of(room, entries)
    except GameFailed:  # it is logged, and the match is archived without
        return match
    seats = (replace(seat, counted=counted.get(seat.seat, "") if not seat.bot else "") for seat in match.seats)
    return replace(match, seats=tuple(seats))


def _room_of(record: Record, entries: Sequence[Entry], next_room: NextRoom | None) -> Room:
    """Return the room of a record, with the state to which its log leads if the stored one cannot be loaded.

    Raises `Unreadable`.
    """
    try:
        return load_room(record)
    except Unreadable:
        if next_room is None:
            raise
    made: Room | None = None
    for entry in entries:
        made = next_room(record.room, record.secret, made, entry)
    return Room(structs.replace(record, state=b""), None if made is None else made.state)
