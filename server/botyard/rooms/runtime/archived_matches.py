"""The rows of the archive, made of packed rooms. The packed form itself is the same in Redis and in the archive."""

from hashlib import sha256

from botyard.archive.match import FinishedMatch
from botyard.rooms.finished_match import finished_match
from botyard.rooms.record import load_entry
from botyard.rooms.room import load_room
from botyard.rooms.runtime.stored_rooms import record_of, unpack
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.archived_room import ArchivedRoom


def match_of(packed: ArchivedRoom, names: PublicNames) -> FinishedMatch:
    """Return the row of a packed room. It takes some 20 ms: not on the event loop.

    Raises `Unreadable`, also for a match whose rules this node does not have.
    """
    unpacked = unpack(packed)
    record = record_of(unpacked)
    entries = (load_entry(entry, record.game) for entry in unpacked.entries)
    digest = sha256(packed.body).hexdigest()
    return finished_match(load_room(record), (packed.epoch, packed.number), digest, entries, names)
