"""Really played matches as the archive has them, for tests of what is made of them."""

from hashlib import sha256
from unittest.mock import patch

from botyard.archive.match import FinishedMatch
from botyard.rooms.finished_match import finished_match
from botyard.rooms.record import dump_entry, dump_record
from botyard.rooms.runtime.stored_rooms import pack
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.archived_room import ArchiveReason
from botyard.store.room_store import Head
from botyard_protocol import messages as m
from tests.replay import matches

PRIVATE = m.RoomSettings(watching=m.Watching.NONE)
GAME = "robot_master"
"""A game of short matches with points."""


def archived(room: str, seed: int, settings: m.RoomSettings | None = None) -> tuple[FinishedMatch, bytes]:
    """A finished match of Ann and Ben with its packed log. It ends in the first second of 1970."""
    with patch.object(matches, "ROOM", room):
        table = matches.played_out(2, seed=seed, settings=settings, game=GAME)
    assert table.room is not None
    number = len(table.entries)
    entries = [dump_entry(entry) for entry in table.entries]
    packed = pack(Head(1, number, dump_record(table.room.record)), ArchiveReason.FINISHED, entries)
    digest = sha256(packed.body).hexdigest()
    return finished_match(table.room, (1, number), digest, table.entries, STORED_NAMES), packed.body
