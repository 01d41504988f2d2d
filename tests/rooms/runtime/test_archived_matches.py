"""A packed match comes back from the archive as it was."""

import json
from dataclasses import replace

import pytest

from botyard.archive.archive import MatchArchive
from botyard.archive.match import PackedLog
from botyard.archive.queries import Filter
from botyard.errors import Damaged
from botyard.rooms.record import dump_entry, dump_record
from botyard.rooms.runtime.archived_matches import match_of
from botyard.rooms.runtime.stored_rooms import pack, packed_of
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.room_store import Head
from tests.games.golden import VARIANTS, Playthrough
from tests.replay.matches import ROOM, Table, played_out
from tests.support.rooms import stored


def packed(table: Table) -> ArchivedRoom:
    """The packed form of a table's room."""
    assert table.room is not None
    head = Head(3, len(table.entries), dump_record(stored(table.room)))
    return pack(head, ArchiveReason.FINISHED, [dump_entry(entry) for entry in table.entries])


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
async def test_a_match_of_every_game_comes_back_to_the_byte(archive: MatchArchive, variant: Playthrough) -> None:
    form = packed(played_out(variant.players, variant.options, variant.seed, resign=True, game=variant.game))
    match = match_of(form, STORED_NAMES)
    await archive.put(match, form.body)
    log = await archive.log(ROOM)
    assert log is not None
    assert packed_of(log) == form
    assert await archive.history(Filter(identity="ann")) == [match]
    counted = json.loads(match.seats[0].counted or "{}")  # nothing if no one had a turn
    assert {one.name for one in await archive.statistics("ann")} == set(counted)


def test_damaged_bytes_are_found() -> None:
    form = packed(played_out(2))
    log = PackedLog(3, form.number, match_of(form, STORED_NAMES).digest, form.body)
    for body in (form.body[:-1], form.body + b"\x00", b""):
        with pytest.raises(Damaged, match="not those of its digest"):
            packed_of(replace(log, body=body))
