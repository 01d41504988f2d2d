"""Checksums of stored values: each changed byte is noticed, and what earlier releases stored is read without one."""

import pytest

from botyard.errors import Unreadable
from botyard.rooms.match.preset_answers import NO_SIDE_DATA, SideData, load_side_data
from botyard.rooms.record import CONTENT, MARK, dump_entry, dump_record, entry_content, load_entry, load_record
from botyard_protocol.codec import pack
from botyard_protocol.twin_tin_bots import CrystalRule, StandingAnswers
from tests.replay.matches import played_out
from tests.support.default_game import GAME

TTB = "twin_tin_bots"
SIDE_DATA = SideData(1, {"ann": StandingAnswers(crystal=CrystalRule.FIRST)})
CHANGES = (0x01, 0x80, 0xFF)
"""Each byte is changed by each of these."""


def changed(stored: bytes) -> list[bytes]:
    """The value with one changed byte each."""
    return [
        stored[:place] + bytes([stored[place] ^ change]) + stored[place + 1 :]
        for place in range(len(stored))
        for change in CHANGES
    ]


def test_each_changed_byte_of_an_entry_is_noticed() -> None:
    for entry in played_out().entries[::7]:
        stored = dump_entry(entry)
        assert load_entry(stored, GAME) == entry
        for damaged in changed(stored):
            with pytest.raises(Unreadable):
                load_entry(damaged, GAME)


def test_each_changed_byte_of_a_record_is_noticed() -> None:
    room = played_out().room
    assert room is not None
    stored = dump_record(room.record)
    assert load_record(stored) == room.record
    for damaged in changed(stored):
        with pytest.raises(Unreadable):
            load_record(damaged)


def test_each_changed_byte_of_side_data_is_noticed() -> None:
    stored = SIDE_DATA.dump()
    assert load_side_data(1, stored, TTB) == SIDE_DATA
    for damaged in changed(stored):
        with pytest.raises(Unreadable):
            load_side_data(1, damaged, TTB)


def test_data_of_earlier_releases_is_read_without_a_checksum() -> None:
    table = played_out()
    assert table.room is not None
    entry, record = table.entries[-1], table.room.record
    assert load_entry(pack(entry), GAME) == entry
    assert load_record(MARK + b"\x02" + pack(record)) == load_record(pack(record)) == record
    assert load_side_data(1, pack(SIDE_DATA.answers), TTB) == SIDE_DATA
    assert load_side_data(0, b"", TTB) is NO_SIDE_DATA


@pytest.mark.parametrize("end", [0, 1, 2, CONTENT - 1, CONTENT, -1])
def test_a_value_that_was_cut_short_is_unreadable(end: int) -> None:
    entry = dump_entry(played_out().entries[0])
    with pytest.raises(Unreadable):
        load_entry(entry[:end], GAME)


def test_forms_of_a_later_release_are_unreadable() -> None:
    entry = dump_entry(played_out().entries[0])
    with pytest.raises(Unreadable, match="form 02 is not known here"):
        entry_content(MARK + b"\x02" + entry[2:])
    with pytest.raises(Unreadable, match="form 02 is not known here"):
        load_side_data(1, MARK + b"\x02" + SIDE_DATA.dump()[2:], TTB)
