"""Rooms as they are stored, live or archived: a reader need not know which.

A finished match, and a room that expired, is one compressed value: its record and all entries of its log, byte for
byte as they were. It never changes, so a node keeps what it unpacked lately and asks the store only whether it still
holds that very form.
"""

import asyncio
import lzma
from collections import OrderedDict
from dataclasses import dataclass, replace

from msgspec import ValidationError, convert

from botyard.errors import Damaged, Unreadable
from botyard.rooms.record import Record, load_entry, load_record
from botyard.rooms.requests import Request
from botyard.rooms.runtime.actor import key_of
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.command_key import CommandKey
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.room_store import DuplicateCheck, Head
from botyard.store.store import Store
from botyard_protocol.codec import pack as packed_bytes
from botyard_protocol.codec import unpack as unpacked_bytes

FORM = b"\x01"
"""The version of the packed form: what follows this byte is LZMA, raw, of a list: the record, the entries."""
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 20, "pb": 0}]
UNPACKED_BYTES = 32 * 1024 * 1024
"""A node keeps so much of what it has unpacked."""


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


def record_of(found: Head | Unpacked) -> Record:
    """Return the record of a room that was read. Raises `Unreadable`, and `Damaged` for one of another position."""
    if found.number < 0:
        raise Damaged("the head of the room is incomplete")
    record = load_record(found.record)
    if isinstance(found, Head) and found.digest and record.digest is not None:
        at = b"%d:%d" % (found.number, record.digest)
        if found.digest != at:
            raise Damaged(f"the head is at {found.digest.decode(errors='replace')}, the record at {at.decode()}")
    return record


class Archive:
    """The reading half of the store, with packed rooms unpacked. All raise `StoreUnavailable` and `Unreadable`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Unpacked] = OrderedDict()  # by room, the one used longest ago first
        self._size = 0  # bytes of all of them

    async def open(self, room: str) -> Head | Unpacked | None:
        """Return the room as it is now, live (`Head`) or archived; None if there is none."""
        kept = self._kept.get(room)
        # with the stamp of what this node has unpacked, an unchanged archived room comes without its body
        found = await self._store.rooms.read(room_keys(room), b"" if kept is None else kept.stamp)
        if not isinstance(found, ArchivedRoom):
            self._forget(room)
            return found
        if kept is None or kept.stamp != found.stamp:
            kept = await asyncio.to_thread(unpack, found)
        self._keep(room, kept)
        return kept

    async def entries(self, room: str, first: int, last: int) -> list[bytes]:
        """Return the entries `first..last` (both included, from 1) of the log, as far as they are there, in order."""
        read = await self._store.rooms.entries(room_keys(room), first, last)
        if read or last < first:
            return read
        found = await self.open(room)
        return list(found.entries[max(first, 1) - 1 : last]) if isinstance(found, Unpacked) else []

    async def check_duplicate(self, room: str, command: CommandKey) -> DuplicateCheck:
        """Return where the room is, and whether, and as which entry, `command` was accepted before."""
        check = await self._store.rooms.check_duplicate(room_keys(room), command)
        if not check.archived:
            return check
        found = await self.open(room)
        if not isinstance(found, Unpacked):
            raise StoreUnavailable(f"room {room} was packed, and is not any more")
        known = _find(found, command)
        if known is None:
            return check
        number, same = known
        return replace(check, accepted=number, same=same)

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


def _find(unpacked: Unpacked, command: CommandKey) -> tuple[int, bool] | None:
    """Return the number of the entry that accepted a command, and whether its content was the same; None if none did.

    An entry has the sender, seat and id in a row as they are packed here: so entries without them need not be decoded.
    """
    asked = b"".join(map(packed_bytes, (command.identity, command.seat, command.id)))
    for data in reversed(unpacked.entries):
        if asked in data:
            entry = load_entry(data, None)  # to compare it, plain lists do
            key = key_of(Request(entry.identity, "", entry.command))
            if (key.identity, key.seat, key.id) == (command.identity, command.seat, command.id):
                return entry.number, key.digest == command.digest
    return None
