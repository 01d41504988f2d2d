"""Deleted users appear under a pseudonym, the same in all messages about a room."""

from dataclasses import replace

import pytest

from botyard.accounts.pseudonyms import Pseudonyms
from botyard.replay.download import public_entry
from botyard.replay.file import read, write
from botyard.replay.verify import verify
from botyard.rooms.sight import projection
from botyard_protocol import messages as m
from botyard_protocol.codec import pack
from tests.replay.matches import Table, played
from tests.support.default_game import GAME

GONE = "Former player 3f2a"


@pytest.fixture
def pseudonyms() -> Pseudonyms:
    return Pseudonyms()


def open_table() -> Table:
    table = Table()
    table.ask("Ann", m.CreateRoom("1", GAME, 3))
    table.ask("Ben", m.Join("2", "room1", 2))
    return table


def shown(table: Table, names: Pseudonyms) -> bytes:
    assert table.room is not None
    frames = [projection.event_frame(GAME, entry, (), names) for entry in table.entries]
    snapshot = projection.snapshot(table.room, 1, len(table.entries), (), names)
    return b"".join(map(pack, [*frames, snapshot, names.rename_line(table.room.record.summary())]))


def test_views_events_and_lines_bear_the_pseudonym(pseudonyms: Pseudonyms) -> None:
    table = open_table()
    assert b"Ann's table" in shown(table, pseudonyms)
    pseudonyms.add("ann", GONE)
    assert b"Ann" not in shown(table, pseudonyms)
    assert shown(table, pseudonyms).count(b"Former player 3f2a's table") == 3
    assert b"Ben" in shown(table, pseudonyms)
    pseudonyms.add("ben", "Former player 0000")
    assert b"Ben" not in shown(table, pseudonyms)


def test_a_room_keeps_the_name_that_it_was_given(pseudonyms: Pseudonyms) -> None:
    table = Table()
    table.ask("Ann", m.CreateRoom("1", GAME, 3, "Ann"))
    pseudonyms.add("ann", GONE)
    assert table.room is not None
    view, line = table.room.record.view(), table.room.record.summary()
    assert (pseudonyms.rename(view).name, pseudonyms.rename_line(line).name) == ("Ann", "Ann")


def test_nothing_is_made_anew_for_others(pseudonyms: Pseudonyms) -> None:
    table = open_table()
    pseudonyms.add("eve", GONE)
    assert table.room is not None
    line = table.room.record.summary()
    assert pseudonyms.rename_line(line) is line
    assert pseudonyms.rename(table.entries[0]) is table.entries[0]
    assert pseudonyms.rename_events(table.entries[0].events) is table.entries[0].events


def test_the_file_of_a_match_is_verified_without_the_name(pseudonyms: Pseudonyms) -> None:
    match = played(3)
    pseudonyms.add("ann", GONE)
    file = write(replace(match, entries=tuple(public_entry(pseudonyms.rename(entry)) for entry in match.entries)))
    assert b"Ann" not in file
    assert GONE.encode() in file
    assert verify(read(file)).faults == ()


def test_two_nodes_of_a_process_share_no_pseudonyms(pseudonyms: Pseudonyms) -> None:
    pseudonyms.add("ann", GONE)
    assert not Pseudonyms().is_deleted("ann")
