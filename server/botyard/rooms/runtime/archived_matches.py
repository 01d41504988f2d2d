"""The rows of the archive, made of packed rooms. The packed form itself is the same in Redis and in the archive."""

from dataclasses import replace
from hashlib import sha256

from botyard.archive.match import FinishedMatch
from botyard.errors import GameFailed
from botyard.rooms.finished_match import counted_of, finished_match
from botyard.rooms.record import load_entry
from botyard.rooms.room import load_room
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.stored_rooms import record_of, unpack
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.archived_room import ArchivedRoom


def match_of(packed: ArchivedRoom, names: PublicNames) -> FinishedMatch:
    """Return the archive's row of a packed room. It takes some 20 ms: not on the event loop.

    What the game counts is in it for people, not for bots; for no seat if the game fails. Raises `Unreadable`, also for
    a match whose rules this node does not have.
    """
    unpacked = unpack(packed)
    record = record_of(unpacked)
    entries = [load_entry(entry, record.game) for entry in unpacked.entries]
    digest, room = sha256(packed.body).hexdigest(), load_room(record)
    match = finished_match(room, (packed.epoch, packed.number), digest, entries, names)
    try:
        with GameGuard(record.room, record.game):
            counted = counted_of(room, entries)
    except GameFailed:  # it is logged, and the match is archived without
        return match
    seats = (replace(seat, counted=counted.get(seat.seat, "") if not seat.bot else "") for seat in match.seats)
    return replace(match, seats=tuple(seats))
