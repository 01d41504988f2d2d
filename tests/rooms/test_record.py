"""Stored records and entries: names that stay, digests of a log, and checksums of values.

A digest is equal for audiences, other for other histories, and silent about what is hidden. A checksum notices each
changed byte, and what earlier releases stored is read without one.
"""

import msgspec
import pytest
from msgspec import structs

from botyard.errors import Unreadable
from botyard.rooms.before.invitations import Invite, RevokeInvitation
from botyard.rooms.match.clock import Account, Clocks, Running
from botyard.rooms.match.preset_answers import NO_SIDE_DATA, SideData, load_side_data
from botyard.rooms.record import (
    CONTENT,
    MARK,
    Entry,
    Record,
    content_of,
    continues,
    digest_of,
    dump_entry,
    dump_record,
    entry_content,
    load_entry,
    load_record,
)
from botyard.rooms.requests import Alarm, Attend, CallOff, Deserted, EndMatch, NextRoom
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import pack
from botyard_protocol.twin_tin_bots import CrystalRule, StandingAnswers
from tests.replay.matches import played_out
from tests.support.default_game import GAME, RULES, SHORT
from tests.support.toy_game import Say

# --- names ------------------------------------------------------------------------------------------------------


ENTRY = (
    "epoch number rules_version time identity seat id command events choices received outages clocks hash own standing "
    "digest before proof"
)
NAMES: dict[type[msgspec.Struct], str] = {
    Entry: ENTRY,
    Clocks: "accounts running active",
    Account: "bank off_turn missed absent granted",
    Running: "choice seat off_turn start given",
    Alarm: "id seat choice",
    NextRoom: "id former game name people options clock settings told contribution",
    Attend: "id person since left",
    EndMatch: "id why",
    Deserted: "id over",
    CallOff: "id round",
    Invite: "id key expires seat uses",
    RevokeInvitation: "id invitation",
}


@pytest.mark.parametrize(("struct", "names"), NAMES.items(), ids=lambda one: getattr(one, "__name__", ""))
def test_the_names_in_files_of_matches_stay(struct: type[msgspec.Struct], names: str) -> None:
    assert list(struct.__struct_fields__) == names.split()


# --- digests ----------------------------------------------------------------------------------------------------


TAKEN = m.SeatTaken(0, "ann", "Ann")


def test_a_chain_of_digests_follows_from_what_is_public() -> None:
    entries = played_out().entries
    for entry, former in zip(entries[1:], entries, strict=False):
        assert entry.before == former.digest
        assert entry.digest == digest_of(former.digest, entry.number, entry.hash, entry.events)
    assert len({entry.digest for entry in entries}) == len(entries)


def test_a_digest_is_fixed_so_that_others_can_compute_it() -> None:
    assert digest_of(None, 1, None, (TAKEN,)) == 3597464190
    assert digest_of(7, 2, 5, (TAKEN, ttb.Passed(ttb.Cause(1)))) == 689547495


def test_a_name_changes_no_digest_and_a_person_does() -> None:
    plain = digest_of(1, 2, None, (TAKEN,))
    assert digest_of(1, 2, None, (structs.replace(TAKEN, name="Former player 1234"),)) == plain
    assert digest_of(1, 2, None, (structs.replace(TAKEN, identity="ben"),)) != plain
    first, other = (m.RoomChanged(2, name, None, None, None) for name in ("Ann's table", "Table"))
    assert digest_of(1, 2, None, (first,)) == digest_of(1, 2, None, (other,))


def test_hidden_parts_of_a_game_event_change_no_digest() -> None:
    drawn = [ttb.SpecialDrawn(ttb.Cause(0), 0, tile) for tile in (None, ttb.Tile.DASH, ttb.Tile.JUMP)]
    assert len({digest_of(1, 2, 3, (one,)) for one in drawn}) == 1


def test_the_digest_before_the_number_and_the_view_count() -> None:
    events = (ttb.Passed(ttb.Cause(0)),)
    assert len({digest_of(1, 2, 3, events), digest_of(2, 2, 3, events), digest_of(1, 3, 3, events)}) == 3
    assert digest_of(1, 2, 3, events) != digest_of(1, 2, 4, events)
    assert digest_of(1, 2, 3, events) != digest_of(1, 2, 3, events * 2)


def test_an_unknown_digest_fits_any() -> None:
    assert continues(None, 5)
    assert continues(5, None)
    assert continues(5, 5)
    assert not continues(5, 6)


def test_a_log_of_an_earlier_release_goes_on_with_a_new_chain() -> None:
    table = played_out()
    entry, room = table.entries[-1], table.room
    assert room is not None
    short = _without(entry_content(dump_entry(entry)), Entry, "digest")
    old = load_entry(short, GAME)
    assert (old.digest, old.before) == (None, None)
    assert structs.replace(old, digest=entry.digest, before=entry.before) == entry
    stored = content_of(dump_record(room.record))
    assert load_record(MARK + b"\x02" + _without(stored, Record, "digest")).digest is None


def _without(stored: bytes, kind: type[Entry] | type[Record], field: str) -> bytes:
    """The bytes without `field` and all behind it, as an earlier release wrote them."""
    values = msgspec.msgpack.decode(stored)
    return msgspec.msgpack.encode(values[: kind.__struct_fields__.index(field)])


def test_histories_of_a_game_without_fingerprints_of_its_own_differ() -> None:
    """Until both answers are shown they are secret, so they change nothing; then they do."""
    deal = RULES.new(2, SHORT, bytes(32)).state
    secret: set[int] = set()
    shown: set[int] = set()
    for first, second in ((1, 2), (2, 1)):
        half = RULES.apply(deal, 0, RULES.choices(deal)[0].id, Say(first))
        whole = RULES.apply(half.state, 1, RULES.choices(half.state)[0].id, Say(second))
        for digests, outcome in ((secret, half), (shown, whole)):
            digests.add(digest_of(1, 2, RULES.fingerprints(outcome.state)[0], outcome.events))
    assert (len(secret), len(shown)) == (1, 2)


# --- checksums --------------------------------------------------------------------------------------------------


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
