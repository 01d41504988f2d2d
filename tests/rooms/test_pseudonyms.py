"""Who has deleted themselves is told under a pseudonym, and what is told still fits together."""

from dataclasses import replace

import pytest

from botyard.replay.download import _public
from botyard.replay.file import read, write
from botyard.replay.verify import verify
from botyard.rooms import projection, pseudonyms
from botyard_protocol import messages as m
from botyard_protocol.codec import pack
from tests.replay.matches import Table, played

GONE = "Former player 3f2a"


@pytest.fixture(autouse=True)
def nobody_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pseudonyms, "_pseudonyms", {})


def open_table() -> Table:
    table = Table()
    table.ask("Ann", m.CreateRoom("1", "twin_tin_bots", 3))
    table.ask("Ben", m.Join("2", "room1", 2))
    return table


def told(table: Table) -> bytes:
    assert table.room is not None
    frames = [projection.event_frame("twin_tin_bots", entry, ()) for entry in table.entries]
    snapshot = projection.snapshot(table.room, 1, len(table.entries), ())
    return b"".join(map(pack, [*frames, snapshot, table.room.record.summary()]))


def test_views_events_and_lines_bear_the_pseudonym() -> None:
    table = open_table()
    assert b"Ann's table" in told(table)
    pseudonyms.note("ann", GONE)
    assert b"Ann" not in told(table)
    assert told(table).count(b"Former player 3f2a's table") == 3
    assert b"Ben" in told(table)
    pseudonyms.note("ben", "Former player 0000")
    assert b"Ben" not in told(table)


def test_a_room_keeps_the_name_that_it_was_given() -> None:
    table = Table()
    table.ask("Ann", m.CreateRoom("1", "twin_tin_bots", 3, "Ann"))
    pseudonyms.note("ann", GONE)
    assert table.room is not None
    assert (table.room.record.view().name, table.room.record.summary().name) == ("Ann", "Ann")


def test_nothing_is_made_anew_for_others() -> None:
    table = open_table()
    pseudonyms.note("eve", GONE)
    assert table.room is not None
    line = table.room.record.summary()
    assert pseudonyms.told_summary(line) is line
    assert pseudonyms.told(table.entries[0]) is table.entries[0]
    assert pseudonyms.told_events(table.entries[0].events) is table.entries[0].events


def test_the_file_of_a_match_is_verified_without_the_name() -> None:
    match = played(3)
    pseudonyms.note("ann", GONE)
    file = write(replace(match, entries=tuple(map(_public, match.entries))))
    assert b"Ann" not in file
    assert GONE.encode() in file
    assert verify(read(file)).faults == ()
