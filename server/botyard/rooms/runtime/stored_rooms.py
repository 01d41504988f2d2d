"""Rooms as they are stored: live or packed in Redis, or packed in the archive; and their retention.

A reader need not know where a room is. A finished match, and a room that expired, is one compressed value: its record
and all entries of its log, byte for byte as they were. It never changes, so a node keeps what it unpacked lately and
asks only whether that very form is still there. A match leaves Redis after it was written to the archive; so Redis is
asked first.

A finished match stays live for a while, for clients that reconnect, and is then packed. What remains of an expired room
only answers requests that were accepted before. One script does both. Any node may run it at any time, even twice: it
changes a room only if the room is as it was read.
"""

import asyncio
import logging
import lzma
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from msgspec import ValidationError, convert

from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable
from botyard.archive.match import PackedLog
from botyard.archive.queries import PAGE
from botyard.background_tasks import Loops
from botyard.errors import Damaged, Unreadable
from botyard.logs import about
from botyard.rooms.before.bots_on_seats import human_ids
from botyard.rooms.commit_plan import is_over
from botyard.rooms.record import Record, entry_content, load_record
from botyard.rooms.sight.watching import delay_ms
from botyard.store.accounts import AccountStore
from botyard.store.archived_room import DIGEST_SIGNS, ArchivedRoom, ArchiveReason
from botyard.store.error_classes import StoreUnavailable, unreadable_level
from botyard.store.keys import RoomKeys, room_keys
from botyard.store.room_store import Head, LogEnd
from botyard.store.store import Store
from botyard_protocol.codec import pack as packed_bytes
from botyard_protocol.codec import unpack as unpacked_bytes
from botyard_protocol.messages import Abandoned, Status

log = logging.getLogger("botyard.rooms")

FORM = b"\x01"
"""The version of the packed form: what follows this byte is LZMA, raw, of a list: the record, the entries."""
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 20, "pb": 0}]
UNPACKED_BYTES = 32 * 1024 * 1024
"""How many bytes of unpacked rooms a node keeps."""


@dataclass(frozen=True, slots=True)
class Unpacked:
    """A packed room, unpacked. `stamp`: identifies the packed form. `entries`: all of the log, as they were stored."""

    epoch: int
    number: int
    kind: ArchiveReason
    stamp: bytes
    record: bytes
    entries: tuple[bytes, ...]

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        return len(self.record) + sum(map(len, self.entries))


def pack(head: Head, kind: ArchiveReason, entries: list[bytes]) -> ArchivedRoom:
    """The packed form of a room. It takes about 15 ms for 300 entries: not on the event loop."""
    body = lzma.compress(packed_bytes([head.record, entries]), lzma.FORMAT_RAW, filters=FILTERS)
    return ArchivedRoom.of(head.epoch, head.number, kind, FORM + body)


def unpack(packed: ArchivedRoom) -> Unpacked:
    """Unpack an archived room: decompress the content that `pack` compressed. Raises `Unreadable`."""
    if not packed.intact:
        raise Damaged("packed: its bytes are not those that its digest is of")
    if packed.body[:1] != FORM:
        raise Unreadable(f"packed: form {packed.body[:1].hex()} is not known here")
    try:
        data = lzma.decompress(packed.body[1:], lzma.FORMAT_RAW, filters=FILTERS)
        record, entries = convert(unpacked_bytes(data), tuple[bytes, tuple[bytes, ...]], builtin_types=(bytes,))
    except (lzma.LZMAError, ValidationError, ValueError) as error:
        raise Unreadable(f"packed: {error}") from error
    if len(entries) != packed.number:
        raise Damaged(f"packed: {len(entries)} entries of {packed.number} are there")
    return Unpacked(packed.epoch, packed.number, packed.reason, packed.stamp, record, entries)


def archived_form(epoch: int, number: int, digest: str) -> ArchivedRoom:
    """Return the packed form of an archived match without its body. `digest`: the SHA-256 (hex) of the body."""
    return ArchivedRoom(epoch, number, ArchiveReason.FINISHED, digest[:DIGEST_SIGNS], b"")


def packed_of(archived: PackedLog) -> ArchivedRoom:
    """Return the packed form of an archived match. Raises `Damaged` if its bytes are not those of its digest."""
    if sha256(archived.body).hexdigest() != archived.digest:
        raise Damaged("the bytes of an archived match are not those of its digest")
    return ArchivedRoom.of(archived.epoch, archived.number, ArchiveReason.FINISHED, archived.body)


def record_of(found: Head | Unpacked) -> Record:
    """Return the record of a room that was read. Raises `Unreadable`, and `Damaged` if it does not fit its head."""
    if found.number < 0:
        raise Damaged("the head of the room is incomplete")
    record = load_record(found.record)
    if isinstance(found, Head) and found.digest and record.digest is not None:
        at = b"%d:%d" % (found.number, record.digest)
        if found.digest != at:
            raise Damaged(f"the head is at {found.digest.decode(errors='replace')}, the record at {at.decode()}")
    return record


class StoredRooms:
    """Reads rooms from Redis and the archive, and unpacks packed ones.

    All methods raise `StoreUnavailable`, also where only the archive could answer and is away, and `Unreadable`.
    """

    def __init__(self, store: Store, archive: MatchArchive | None = None) -> None:
        """`archive`: None if all rooms are in Redis."""
        self._store = store
        self._archive = archive
        self._kept: OrderedDict[str, Unpacked] = OrderedDict()  # by room, the one used longest ago first
        self._size = 0  # bytes of all of them

    async def open(self, room: str, is_new: bool = False) -> Head | Unpacked | None:
        """Return the room as it is now, live (`Head`) or packed; None if there is none.

        `is_new`: the caller is about to make the room. Then there is none while the archive is away: the id is new,
        unless a request is repeated days later.
        """
        kept = self._kept.get(room)
        # with the stamp of what this node has unpacked, an unchanged packed room comes without its body
        found = await self._store.rooms.read(room_keys(room), b"" if kept is None else kept.stamp)
        if found is None and self._archive is not None:
            try:
                found = await self._read_archive(self._archive, room, kept)
            except ArchiveUnavailable as error:
                if not is_new:
                    raise StoreUnavailable(f"archive: {error}") from error
        if not isinstance(found, ArchivedRoom):
            self._forget(room)
            return found
        if kept is None or kept.stamp != found.stamp:
            kept = await asyncio.to_thread(unpack, found)
        self._keep(room, kept)
        return kept

    async def _read_archive(self, archive: MatchArchive, room: str, kept: Unpacked | None) -> ArchivedRoom | None:
        """Return a room of the archive, without its body if `kept` has it; None if there is none."""
        if kept is not None:
            end = (await archive.ends([room])).get(room)
            form = None if end is None else archived_form(*end)
            if form is not None and form.stamp == kept.stamp:
                return form
        found = await archive.log(room)
        return None if found is None else await asyncio.to_thread(packed_of, found)

    async def log_ends(self, rooms: list[str]) -> list[LogEnd | None]:
        """Return the end of each room's log.

        It is None for a room that does not exist, has expired, or is damaged, and while the archive that may have it
        is away: then only a read of the room can say more.
        """
        ends = await self._store.rooms.log_ends(rooms)
        missing = [room for room, end in zip(rooms, ends, strict=True) if end is None]
        if self._archive is None or not missing:
            return ends
        archived: dict[str, tuple[int, int, str]] = {}
        try:
            for first in range(0, len(missing), PAGE):
                archived |= await self._archive.ends(missing[first : first + PAGE])
        except ArchiveUnavailable:
            log.debug("ends of archived matches are compared later", extra=about(count=len(missing)))
        return [LogEnd(*archived[room][:2]) if room in archived else end for room, end in zip(rooms, ends, strict=True)]

    async def entries(self, room: str, first: int, last: int) -> list[bytes]:
        """Return the entries `first..last` (both included, from 1) of the log, as far as they are there, in order."""
        read = await self._store.rooms.entries(room_keys(room), first, last)
        if read or last < first:
            return read
        found = await self.open(room)
        return list(found.entries[max(first, 1) - 1 : last]) if isinstance(found, Unpacked) else []

    async def position(self, room: str) -> LogEnd | None:
        """Return the end of the log of a room as it is now, None if there is no such room."""
        (end,) = await self._store.rooms.log_ends([room])
        if end is not None:
            return end
        found = await self.open(room)
        return None if found is None else LogEnd(found.epoch, found.number)

    def _keep(self, room: str, unpacked: Unpacked) -> None:
        """Keep an unpacked room, and forget those used longest ago over `UNPACKED_BYTES`."""
        self._forget(room)
        self._kept[room] = unpacked
        self._size += unpacked.size
        while self._size > UNPACKED_BYTES:
            self._forget(next(iter(self._kept)))

    def _forget(self, room: str) -> None:
        if (kept := self._kept.pop(room, None)) is not None:
            self._size -= kept.size


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

    Rooms that still wait when the node stops are archived later, by any node. `now`: the time of a room's
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
                    if not self._store.is_away(room):  # else the rooms behind it would wait for it
                        await self.archive(room)
                except StoreUnavailable:
                    log.info("a room is packed later", extra=about(room=room))
                except Exception:  # the room is damaged, or its game fails: the next room must not wait for it
                    log.log(
                        unreadable_level("packing"), "a room cannot be packed", exc_info=True, extra=about(room=room)
                    )
                finally:
                    del self._waiting[room]  # the next sweep schedules it again if it is still to be archived

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
        """Return the packed form of a room; None if its log is not at `head` any more. Raises `Unreadable`."""
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
