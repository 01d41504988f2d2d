"""The digest of a log: equal for audiences, other for other histories, and silent about what is hidden."""

import msgspec
from msgspec import structs

from botyard.rooms.record import (
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
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from tests.replay.matches import played_out
from tests.support.default_game import GAME, RULES, SHORT
from tests.support.toy_game import Say

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
