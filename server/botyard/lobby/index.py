"""The list of rooms, made from the rooms themselves.

A commit marks a room whose line has changed, and so does its expiry. Any node writes the line anew and removes the mark
if the room has not moved meanwhile: done twice, or by two nodes at once, it comes out the same. Once in a while the
lines of rooms that are not there are looked for: a part of Redis may have forgotten what another remembers.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from botyard.background_tasks import cancel_all, shared, spawn
from botyard.errors import Unreadable
from botyard.lobby.fairness import in_fair_order
from botyard.logs import about
from botyard.rooms import pseudonyms
from botyard.rooms.record import Record, load_record
from botyard.rooms.watching import delay_ms, is_shown
from botyard.store.each_primary import EachPrimary
from botyard.store.error_classes import StoreUnavailable, unreadable_level
from botyard.store.keys import room_keys
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.primary import Primary
from botyard.store.room_store import Head
from botyard.store.store import Store
from botyard.store.unfinished_rooms import UnfinishedRooms
from botyard_protocol.codec import pack, unpack
from botyard_protocol.messages import Access, RoomSummary, Status

log = logging.getLogger("botyard.lobby")

SWEEP_SECONDS = 0.4
"""So late others write the lines of a node that has died with its commits done; it takes a few ms of a second."""
LATE_SECONDS = 1.0
"""So often a room is looked at that is told later than it is."""
LONGEST_LATE_SECONDS = 30.0
"""So often, if all that is to be told of it is when it ended: to look at hundreds of them every second is dear."""
FIRST_TIDY_SECONDS = 4.0
TIDY_SECONDS = 600.0
TIDY_ROOMS = 500
"""Looked at in one group."""
LIST_LIMIT = 200
PENDING_LIMIT = 10_000


Told = Callable[[str, Record], Awaitable[Record | None]]
Also = Callable[[str, Record | None], Awaitable[None]]
"""Makes another index of a room, None if it is gone. May be called twice with the same. Raises `StoreUnavailable`."""

OnMatch = Callable[[Record], Awaitable[None]]
"""Takes the record of a match that has begun or ended, more than once. Raises `StoreUnavailable`."""
OnTidy = Callable[[set[str]], Awaitable[None]]
"""Takes, now and then, all rooms whose matches run. Raises `StoreUnavailable`."""


async def _as_it_is(room: str, record: Record) -> Record:
    return record


async def _ignore(_: object) -> None:
    pass


class LobbyIndex:
    """Keeps the lobby's lines true."""

    def __init__(
        self,
        store: Store,
        told: Told = _as_it_is,
        also: Sequence[Also] = (),
        on_match: OnMatch = _ignore,
        on_tidy: OnTidy = _ignore,
    ) -> None:
        """`told`: gives of a room and its record the record that everybody may know of, None while nobody may know of
        the room; `also`: other indexes.
        """
        self._store = store
        self._listing = LobbyIndexStore(store)
        self._unfinished = UnfinishedRooms(store)
        self._told = told
        self._also = also
        self._late: dict[str, tuple[int, float]] = {}  # told later than they are: noted as of, and looked at next
        self._rounds = EachPrimary(store, self._sweep_one, "lobby lines of")
        self._pending: asyncio.Queue[str] = asyncio.Queue(PENDING_LIMIT)
        self._tasks: list[asyncio.Task[None]] = []
        self._read: asyncio.Future[tuple[RoomSummary, ...]] | None = None
        self._as_of = (0, 0)  # the version of the lines, and how many have gone who might be named in them
        self._on_match = on_match
        self._on_tidy = on_tidy

    def start(self) -> None:
        """Begin to update and to sweep."""
        self._tasks = [
            spawn(self._update_pending(), "lobby updates"),
            spawn(self._sweep(), "lobby sweep"),
            spawn(self._tidy_on(), "lobby tidying"),
        ]

    async def stop(self) -> None:
        """Stop; what is marked is done by another node, or at the next start."""
        await cancel_all(self._tasks)
        await self._rounds.stop()

    def changed(self, room: str) -> None:
        """This node has changed the line of `room`."""
        if not self._pending.full():  # the sweep will find what does not fit
            self._pending.put_nowait(room)

    async def rooms(self) -> tuple[RoomSummary, ...]:
        """The rooms that can be joined or watched, newest first, at most 200. Raises `StoreUnavailable`.

        Rooms beyond the first few of one maker, or of one address, come behind all others.

        As long as nothing has changed it is the same tuple: to read and to sort thousands of lines is dear.
        """
        as_of = await self._listing.version(), pseudonyms.how_many()
        if self._read is None or as_of != self._as_of:
            self._as_of, self._read = as_of, shared(self._read_rooms(), "lobby lines")
        read = self._read
        try:
            return await asyncio.shield(read)
        except StoreUnavailable:
            if self._read is read:  # whoever asks next reads anew
                self._read = None
            raise

    async def _read_rooms(self) -> tuple[RoomSummary, ...]:
        lines = [load_summary(line) for line in await self._listing.lines()]
        rooms = [line for line in lines if line is not None]
        rooms.sort(key=lambda room: (-room.created, room.id))
        return tuple(in_fair_order(rooms, await self._listing.makers())[:LIST_LIMIT])

    async def version(self) -> int:
        """A number that grows with every change of a line. Raises `StoreUnavailable`."""
        return await self._listing.version()

    async def changed_since(self, version: int) -> tuple[int, frozenset[str] | None]:
        """The version now, and whose lines are newer than `version`; None if nobody knows.

        Raises `StoreUnavailable`.
        """
        return await self._listing.changed_since(version)

    async def summary(self, room: str) -> RoomSummary | None:
        """The line of a room, None if it is not listed. Raises `StoreUnavailable`."""
        line = await self._listing.line(room)
        return None if line is None else load_summary(line)

    async def update(self, room: str) -> None:
        """Write the line of a room anew. Raises `StoreUnavailable`."""
        at = room_keys(room)
        head = await self._store.rooms.read(at)
        try:
            record = load_record(head.record) if isinstance(head, Head) else None
            told = None if record is None else await self._told(room, record)
        except Unreadable:  # it stays marked: the node that wrote it can read it
            log.log(
                unreadable_level("line"), "the room of a line cannot be read", exc_info=True, extra=about(room=room)
            )
            return
        number = 0 if head is None else head.number
        late = record is not None and (told is None or not told.is_listed_as(record))
        noted, _ = self._late.get(room, (0, 0.0))
        line, playing = _line(told)
        await self._listing.note_makers(room, [] if line is None else await self._unfinished.makers(room))
        await self._listing.put(room, line, playing)
        if not late or noted != number:
            try:
                await self._note(room, record)
            except StoreUnavailable:  # perhaps only the primary of one user's indexes: other rooms must not wait for it
                log.info("a room is noted with its people later", extra=about(room=room))
                return
        if late:  # it stays marked until what is told is what is
            assert record is not None
            self._late[room] = (number, asyncio.get_running_loop().time() + seconds_until_due(record, _now()))
            return
        self._late.pop(room, None)
        if not await self._store.rooms.clear_dirty(at, number):
            self.changed(room)  # or an older line would stay in place of another node's newer one

    async def _note(self, room: str, record: Record | None) -> None:
        """Make the indexes that are not for everybody: they show a room as it is."""
        for make in self._also:
            await make(room, record)
        if record is not None and record.status is not Status.OPEN:
            await self._on_match(record)

    async def tidy(self) -> None:
        """Take off the list what is not there, and index what an earlier release has listed.

        Raises `StoreUnavailable`.
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
        """A release that did not count the matches that run did not note whose they are, either."""
        counted = await self._listing.counted()
        for line in await self._listing.lines():
            summary = load_summary(line)
            if summary is not None and summary.status is Status.PLAYING and summary.id not in counted:
                await self.update(summary.id)

    async def _update_pending(self) -> None:
        while True:
            room = await self._pending.get()
            try:
                if not self._store.is_away(room):  # or those behind it would wait for it
                    await self.update(room)
            except StoreUnavailable:
                log.debug("the sweep will list what is marked when the store is back")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._rounds.begin()

    async def _sweep_one(self, primary: Primary) -> None:
        try:
            now = asyncio.get_running_loop().time()
            for room in await self._store.rooms.dirty_rooms(primary.shards):
                if self._late.get(room, (0, 0.0))[1] <= now:
                    await self.update(room)
        except StoreUnavailable:
            log.debug("nothing is swept while the store is away")

    async def _tidy_on(self) -> None:
        pause = FIRST_TIDY_SECONDS
        while True:
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))  # nodes must not tidy in step
            pause = TIDY_SECONDS
            try:
                await self.tidy()
            except StoreUnavailable:
                log.info("nothing is tidied while the store is away")


def seconds_until_due(record: Record, now: int) -> float:
    """When to look again at a room that is told later than it is. `now`: ms since 1970."""
    if record.status is not Status.FINISHED:
        return LATE_SECONDS
    left = (record.time + delay_ms(record) - now) / 1000
    return min(max(left, LATE_SECONDS), LONGEST_LATE_SECONDS)


def _now() -> int:
    """The time of this node, in ms: a room that is looked at too early is looked at again."""
    return time.time_ns() // 1_000_000


def is_listed(record: Record) -> bool:
    """Whether a room can be joined, or watched by everybody: it plays, or somebody waits in it for anybody."""
    if record.status is not Status.OPEN:
        return record.status is Status.PLAYING and is_shown(record)
    return record.kept.access is Access.OPEN and any(occupant is not None for occupant in record.seats)


def _line(told: Record | None) -> tuple[bytes | None, bool]:
    """A room's line, None if it is not listed, and whether its match runs for all that is told."""
    if told is None:
        return None, False
    return pack(told.summary()) if is_listed(told) else None, told.status is Status.PLAYING


def load_summary(line: bytes) -> RoomSummary | None:
    """The line that was stored, None if this node cannot read it."""
    try:
        return pseudonyms.told_summary(msgspec.convert(unpack(line), RoomSummary))
    except ValueError:
        log.exception("a line of the lobby cannot be read")
        return None
