"""The rows of the archive, made of packed rooms. The packed form itself is the same in Redis and in the archive."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

from msgspec import structs

from botyard.archive.match import FinishedMatch
from botyard.errors import GameFailed, Unreadable
from botyard.rooms.finished_match import counted_of, finished_match
from botyard.rooms.record import Entry, Record, load_entry
from botyard.rooms.room import Room, load_room
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.room_loader import NextRoom
from botyard.rooms.runtime.stored_rooms import record_of, unpack
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.archived_room import ArchivedRoom


def match_of(packed: ArchivedRoom, names: PublicNames, next_room: NextRoom | None = None) -> FinishedMatch:
    """Return the archive's row of a packed room. It takes some 20 ms: not on the event loop.

    `next_room`: replays the log of a match whose state the rules cannot load; None: such a match is unreadable.

    What the game counts is in it for people, not for bots; for no seat if the game fails. Raises `Unreadable`, also for
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
