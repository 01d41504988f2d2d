"""Finished matches on their way between Redis and the archive: the same packed form is in both."""

from hashlib import sha256

from botyard.archive.match import FinishedMatch, PackedLog
from botyard.errors import Damaged
from botyard.rooms.finished_match import finished_match
from botyard.rooms.record import load_entry
from botyard.rooms.room import load_room
from botyard.rooms.runtime.archive import record_of, unpack
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.archived_room import ArchivedRoom, ArchiveReason


def match_of(packed: ArchivedRoom, names: PublicNames) -> FinishedMatch:
    """Return the row of a packed room. It takes some 20 ms: not on the event loop.

    Raises `Unreadable`, also for a match whose rules this node does not have.
    """
    unpacked = unpack(packed)
    record = record_of(unpacked)
    entries = (load_entry(entry, record.game) for entry in unpacked.entries)
    digest = sha256(packed.body).hexdigest()
    return finished_match(load_room(record), (packed.epoch, packed.number), digest, entries, names)


def packed_of(log: PackedLog) -> ArchivedRoom:
    """Return the packed form of an archived match. Raises `Damaged` if its bytes are not those of its digest."""
    if sha256(log.body).hexdigest() != log.digest:
        raise Damaged("the bytes of an archived match are not those of its digest")
    return ArchivedRoom.of(log.epoch, log.number, ArchiveReason.FINISHED, log.body)
