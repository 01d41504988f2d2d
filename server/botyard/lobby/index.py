"""The stored lines of the lobby's list, derived from the rooms; `botyard.lobby.room_list` reads them.

A commit or an expiry that changes a room's line marks the room. Any node rewrites the line and removes the mark if the
room has not changed meanwhile; the update is idempotent. From time to time lines of rooms that do not exist any more
are removed: one primary may have lost data that another still has.

The bytes of a line are the fields of a `RoomSummary`, followed by the host and the people who hold seats. Lines of data
format 2 end before these.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import msgspec

from botyard.background_tasks import Loops
from botyard.errors import Unreadable
from botyard.logs import about
from botyard.rooms.record import Record, load_record
from botyard.rooms.sight.watching import delay_ms, is_shown
from botyard.store.error_classes import StoreUnavailable, unreadable_level
from botyard.store.keys import room_keys
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.primary import Primary
from botyard.store.room_indexes import UnfinishedRooms
from botyard.store.room_store import Head
from botyard.store.store import EachPrimary, Store
from botyard_protocol.codec import pack, scope_summaries, unpack
from botyard_protocol.messages import Access, Attendance, Pace, RoomSummary, Status

log = logging.getLogger("botyard.lobby")

FIELDS = len(RoomSummary.__struct_fields__)
"""How many items at the beginning of a line are its summary."""


@dataclass(frozen=True, slots=True)
class Line:
    """A listed room. `host`: its identity; `people`: those who hold seats."""

    summary: RoomSummary
    host: str | None
    people: tuple[str, ...]

    @property
    def is_live(self) -> bool:
        """Whether people have to be there at the same time: the time control is not slow."""
        clock = self.summary.clock
        return clock is None or clock.pace is not Pace.SLOW

    @property
    def attendants(self) -> tuple[str, ...]:
        """The people on seats, or the host if only bots hold seats. A live room is shown if one of them is online."""
        return self.people or (() if self.host is None else (self.host,))

    def host_state(self, state: Attendance) -> Attendance:
        """Return the host's state to show: `state`, or always `HERE` while delayed spectators could infer turns."""
        settings = self.summary.settings
        is_delayed = settings is not None and (settings.delay_turns or settings.delay_seconds)
        return Attendance.HERE if is_delayed and self.summary.status is Status.PLAYING else state


def pack_line(record: Record) -> bytes:
    """Encode the line of a room."""
    seats = [occupant for occupant in record.seats if occupant is not None and occupant.bot is None]
    people = sorted({occupant.identity for occupant in seats})
    return pack([*msgspec.structs.astuple(record.summary()), record.host, people])


def load_line(packed: bytes) -> Line | None:
    """Decode a stored line; None if this node cannot read it."""
    try:
        fields = unpack(packed)
        summary = msgspec.convert(fields[:FIELDS], RoomSummary)
        scope_summaries((summary,))
        host, people = msgspec.convert(fields[FIELDS:] or _of_summary(summary), tuple[str | None, tuple[str, ...]])
        return Line(summary, host, people)
    except (ValueError, TypeError):
        log.exception("a line of the lobby cannot be read")
        return None


def _of_summary(summary: RoomSummary) -> tuple[str | None, tuple[str, ...]]:
    """Return the host and the people of a line of data format 2, where the first person counts as the host."""
    bots = summary.bots or (None,) * len(summary.identities)
    people = [one for one, bot in zip(summary.identities, bots, strict=True) if one is not None and bot is None]
    return (people[0] if people else None), tuple(people)


SWEEP_SECONDS = 0.4
"""How often marked rooms are swept, for nodes that died after a commit. A sweep takes a few ms."""
DELAYED_UPDATE_SECONDS = 1.0
"""How often the line of a room with delayed spectators is updated."""
LONGEST_DELAYED_UPDATE_SECONDS = 30.0
"""The longest interval of updates for a delayed room whose match is over: frequent updates of hundreds are costly."""
FIRST_TIDY_SECONDS = 4.0
TIDY_SECONDS = 600.0
TIDY_ROOMS = 500
"""How many rooms one step of the clean-up checks."""
MARK_TRIES = 5
"""How often a node tries to remove the mark of a room that gets new entries meanwhile."""
PENDING_LIMIT = 10_000
UPDATES_AT_ONCE = 32
"""How many rooms a node updates at the same time. Each update waits several times for the disk of the store.

Commands that are sent together share one write to the disk. A larger number delays other tasks of the event loop.
"""


PublicRecord = Callable[[str, Record], Awaitable[Record | None]]
"""Returns the version of a room's record that is public now, None while the room is secret."""
ExtraIndex = Callable[[str, Record | None], Awaitable[None]]
"""Updates another index of a room, None if it is gone. Must be idempotent. Raises `StoreUnavailable`."""

OnMatch = Callable[[Record], Awaitable[None]]
"""Receives the record of a match that has begun or ended, perhaps repeatedly. Raises `StoreUnavailable`."""
OnTidy = Callable[[set[str]], Awaitable[None]]
"""Receives all rooms with a running match from time to time. Raises `StoreUnavailable`."""


async def _unchanged(room: str, record: Record) -> Record:
    return record


async def _ignore(_: object) -> None:
    pass


class LobbyIndex(Loops):
    """Keeps the lobby's lines up to date."""

    def __init__(
        self,
        store: Store,
        public_record: PublicRecord = _unchanged,
        extra_indexes: Sequence[ExtraIndex] = (),
        on_match: OnMatch = _ignore,
        on_tidy: OnTidy = _ignore,
    ) -> None:
        """`extra_indexes`: called with each room that is updated, and its current record."""
        self._store = store
        self._listing = LobbyIndexStore(store)
        self._unfinished = UnfinishedRooms(store)
        self._public_record = public_record
        self._extra_indexes = extra_indexes
        self._delayed: dict[str, tuple[int, float]] = {}  # of delayed rooms: the indexed number, and the next update
        self._rounds = EachPrimary(store, self._sweep_one, "lobby lines of")
        self._pending: asyncio.Queue[str] = asyncio.Queue(PENDING_LIMIT)
        self._queued: set[str] = set()  # the rooms in `_pending`
        self._tidy_pause = FIRST_TIDY_SECONDS
        self._updating: set[str] = set()  # the rooms that were taken from it and are being updated
        super().__init__(
            *((self._update_pending, f"lobby updates {place}") for place in range(UPDATES_AT_ONCE)),
            (self._sweep, "lobby sweep"),
            (self._keep_tidying, "lobby tidying"),
        )
        self._on_match = on_match
        self._on_tidy = on_tidy

    async def stop(self) -> None:
        """Stop. Marked rooms are updated by another node, or after the next start."""
        await super().stop()
        await self._rounds.stop()

    def changed(self, room: str) -> None:
        """Schedule the update of a room that this node has changed."""
        if room not in self._queued and not self._pending.full():  # the sweep finds the others
            self._queued.add(room)
            self._pending.put_nowait(room)

    async def update(self, room: str) -> None:
        """Update the line of a room and its other indexes, and remove its mark. Raises `StoreUnavailable`.

        The mark stays, so that a sweep updates the room again, if the room cannot be read, if its public record is
        not the current one yet, or if an index of a user cannot be written now.
        """
        at = room_keys(room)
        try:
            head = await self._store.rooms.read(at)
            record = load_record(head.record) if isinstance(head, Head) else None
            public = None if record is None else await self._public_record(room, record)
        except Unreadable:  # the room stays marked: the node that wrote it can read it
            log.log(
                unreadable_level("line"), "the room of a line cannot be read", exc_info=True, extra=about(room=room)
            )
            return
        number = 0 if head is None else head.number
        # whether the lobby shows an earlier state of the room, or does not show it yet
        delayed = record is not None and (public is None or not public.is_listed_as(record))
        indexed, _ = self._delayed.get(room, (0, 0.0))
        line, playing = _line_and_playing(public)
        makers = [] if line is None else await self._unfinished.makers(room)
        await self._listing.put(room, line, playing, makers)
        if not delayed or indexed != number:  # while it is delayed, once for each new entry is enough
            try:
                await self._update_others(room, record)
            except StoreUnavailable:  # perhaps only the primary of one user's indexes: other rooms must not wait for it
                log.info("a room is indexed for its users later", extra=about(room=room))
                return
        if delayed:  # the room stays marked until the public record is the current one
            assert record is not None
            self._delayed[room] = (number, asyncio.get_running_loop().time() + seconds_until_due(record, _now()))
            return
        self._delayed.pop(room, None)
        if not await self._clear_mark(room, number, record):
            self.changed(room)  # another node's newer line may have been overwritten

    async def _clear_mark(self, room: str, number: int, record: Record | None) -> bool:
        """Remove the mark of a room that was indexed at `number`. Returns False if its line may have changed since.

        In a room where commands come faster than an update ends, there nearly always is a newer entry. If it changes
        nothing that is indexed, which is usual, the mark is removed as of that entry. Raises `StoreUnavailable`.
        """
        at = room_keys(room)
        for _ in range(MARK_TRIES):
            if await self._store.rooms.clear_dirty(at, number):
                return True
            try:
                head = await self._store.rooms.read(at)
                if record is None or not isinstance(head, Head):
                    return False
                newer = load_record(head.record)
            except Unreadable:  # the record is of a later release, or damaged: the next update reports it
                return False
            if not record.is_listed_as(newer):
                return False
            number = head.number
        return False

    async def _try_to_update(self, room: str) -> None:
        """Update the line of a room. An error is logged, so that other rooms go on. Raises `StoreUnavailable`."""
        try:
            await self.update(room)
        except StoreUnavailable:
            raise
        except Exception:  # its game may be of a package, and fail in any way
            level = unreadable_level("index")
            log.log(level, "the line of a room cannot be updated", exc_info=True, extra=about(room=room))

    async def _update_others(self, room: str, record: Record | None) -> None:
        """Update the other indexes of a room, which are not public, by its current record (None: the room is gone)."""
        for update in self._extra_indexes:
            await update(room, record)
        if record is not None and record.status is not Status.OPEN:
            await self._on_match(record)

    async def tidy(self) -> None:
        """Remove rooms that do not exist any more, and index rooms that an earlier release has listed.

        `on_tidy` gets all rooms with a running match. Raises `StoreUnavailable`.
        """
        await self._index_uncounted()
        await self._on_tidy(await self._listing.counted())
        rooms = await self._listing.rooms()
        for first in range(0, len(rooms), TIDY_ROOMS):
            some = rooms[first : first + TIDY_ROOMS]
            for room, head in zip(some, await self._store.rooms.positions(some), strict=True):
                if head is None:
                    await self.update(room)

    async def _index_uncounted(self) -> None:
        """Update rooms that an earlier release listed without counting the running matches and their players."""
        counted = await self._listing.counted()
        rooms = [room for room in await self._listing.listed() if room not in counted]
        for first in range(0, len(rooms), TIDY_ROOMS):
            for room, packed, _ in await self._listing.read(rooms[first : first + TIDY_ROOMS]):
                line = None if packed is None else load_line(packed)
                if line is not None and line.summary.status is Status.PLAYING:
                    await self.update(room)

    async def _update_pending(self) -> None:
        """Update the lines of queued rooms for ever, one after the other."""
        while True:
            room = await self._pending.get()
            self._queued.discard(room)
            self._updating.add(room)
            try:
                if not self._store.is_away(room):  # otherwise the next rooms would wait for it
                    await self._try_to_update(room)
            except StoreUnavailable:
                log.debug("the sweep updates marked rooms when the store is back")
            finally:
                self._updating.discard(room)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._rounds.begin()

    async def _sweep_one(self, primary: Primary) -> None:
        """Update the marked rooms of a primary, except delayed ones that are not due, and those queued already."""
        try:
            now = asyncio.get_running_loop().time()
            for room in await self._store.rooms.dirty_rooms(primary.shards):
                _, next_update = self._delayed.get(room, (0, 0.0))
                if next_update > now or room in self._queued or room in self._updating:
                    continue
                if await self._store.rooms.is_dirty(room_keys(room)):  # others may have removed the mark since
                    await self._try_to_update(room)
        except StoreUnavailable:
            log.debug("no sweep while the store is unavailable")

    async def _keep_tidying(self) -> None:
        """Clean up for ever, at times that differ between nodes."""
        while True:
            await asyncio.sleep(self._tidy_pause * random.uniform(0.5, 1.5))  # nodes must not tidy in step
            self._tidy_pause = TIDY_SECONDS
            try:
                await self.tidy()
            except StoreUnavailable:
                log.info("no clean-up while the store is unavailable")


def seconds_until_due(record: Record, now: int) -> float:
    """Return the seconds until the next update of a delayed room. `now`: ms since 1970."""
    if record.status is not Status.FINISHED:
        return DELAYED_UPDATE_SECONDS
    remaining = (record.time + delay_ms(record) - now) / 1000  # until spectators may see the end
    return min(max(remaining, DELAYED_UPDATE_SECONDS), LONGEST_DELAYED_UPDATE_SECONDS)


def _now() -> int:
    """The time of this node (ms since 1970). A room that is checked too early is checked again."""
    return time.time_ns() // 1_000_000


def is_listed(record: Record) -> bool:
    """Return whether a room is listed: it is not private, and has players before a match, or a public running match."""
    if record.effective_settings.access is Access.INVITED:
        return False
    if record.status is not Status.OPEN:
        return record.status is Status.PLAYING and is_shown(record)
    return any(occupant is not None for occupant in record.seats)


def _line_and_playing(public: Record | None) -> tuple[bytes | None, bool]:
    """Return a room's packed line, None if it is not listed, and whether its match runs, by its `public` record."""
    if public is None:
        return None, False
    return pack_line(public) if is_listed(public) else None, public.status is Status.PLAYING
