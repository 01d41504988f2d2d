"""Stored records and entries: names that stay, digests of a log, and checksums of values.

A digest is equal for audiences, other for other histories, and silent about what is hidden. A checksum notices each
changed byte, and what earlier releases stored is read without one.

After any requests of people, clocks and nodes a match can be played on, and its log makes it again.
"""

import random

import msgspec
import pytest
from msgspec import structs

from botyard.errors import Refused, Unreadable
from botyard.games.registry import GAMES
from botyard.replay.verify import played_again
from botyard.rooms.before.invitations import Invite, RevokeInvitation
from botyard.rooms.commit_plan import automatic_answer_at
from botyard.rooms.match import absence, desertion
from botyard.rooms.match.bot_timing import DEFAULT_THINKING
from botyard.rooms.match.clock import Account, Clocks, Running, due_alarm
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
from botyard.rooms.requests import Alarm, Attend, CallOff, Deserted, EndMatch, NextRoom, RoomRequest
from botyard.rooms.room import Room, answerable_choices, open_choices
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import pack
from botyard_protocol.twin_tin_bots import CrystalRule, StandingAnswers
from tests.games.players import PLAYERS
from tests.replay.matches import ROOM, SECRET, Table, played_out
from tests.support.cases import cases
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


# --- after any requests -----------------------------------------------------------------------------------------


LIVE = m.TimeControl(m.Pace.LIVE, bank=300, increment=0, cap=300, off_turn=60)
PEOPLE = ("Ann", "Ben", "Cay", "Dan")
"""The last of them only watches."""
STEPS = 200


@pytest.mark.parametrize("clock", [None, LIVE])
@pytest.mark.parametrize("seed", range(cases(15)))
def test_whatever_is_asked_a_match_can_be_played_on_and_its_log_makes_it_again(
    seed: int, clock: m.TimeControl | None
) -> None:
    chance, table = random.Random(seed), Table()
    table.ask("Ann", m.CreateRoom("c", GAME, 3, "Table", None, clock))
    table.ask("Ben", m.Join("j", ROOM))
    table.ask("Cay", m.Join("j", ROOM))
    for step in range(STEPS):
        table.now += chance.choice((0, 2_000, 70_000))
        try:
            table.ask(*_something(chance, table, f"i{step}"))
        except Refused:
            continue
        assert table.room is not None
        _must_make_sense(table.room)
    *_, again = played_again(ROOM, SECRET, table.entries)
    assert again.record == table.room.record  # type: ignore[union-attr] # it was made


def _something(chance: random.Random, table: Table, id: str) -> tuple[str, RoomRequest]:
    """A sender and a request; many are refused."""
    assert table.room is not None
    record, who = table.room.record, chance.choice(PEOPLE)
    if chance.random() < 0.5 and (choices := open_choices(table.room)):
        return _answer(chance, table.room, chance.choice(choices), id)
    if (
        alarm := due_alarm(record.clocks, table.now) or absence.auto_answer(record, answerable_choices(table.room))
    ) and chance.random() < 0.5:
        return "Clock", alarm
    seat = next(iter(record.seats_of(who.lower())), 0)
    remedy = chance.choice([*list(m.Remedy) * 3, m.Remedy.RULES, m.Remedy.RULES])
    if remedy is m.Remedy.END and chance.random() < 0.9:
        remedy = m.Remedy.ADJOURN
    asks: list[tuple[str, RoomRequest]] = [
        ("Clock", Attend(id, who.lower(), max(table.now - 200_000, 1))),
        ("Clock", Attend(id, who.lower(), 0)),
        (who, m.Vote(id, remedy, m.BotLevel.GREEDY if remedy is m.Remedy.BOT else None)),
        (who, m.ComeBack(id, seat)),
        (who, m.OfferSeat(id, seat)),
        (who, m.AnswerOffer(id, record.agreements.offered, m.OfferAnswer.ACCEPT)),
        (who, m.SetLink(id, chance.choice((None, seat)))),
    ]
    return chance.choice([*asks[:3] * 6, *asks * 2, (who, m.Resign(id, seat))])


def _answer(chance: random.Random, room: Room, choice: m.Choice, id: str) -> tuple[str, RoomRequest]:
    """The holder of the seat, or its substitute bot, and a legal answer."""
    holder = absence.substitute(room.record, choice.seat) or room.record.seats[choice.seat]
    assert holder is not None
    view = GAMES[GAME].view(room.state, (choice.seat,))
    name = holder.name if holder.bot is None else holder.identity
    return name, m.Command(id, choice.seat, choice.id, PLAYERS[GAME](chance, choice, view))


def _must_make_sense(room: Room) -> None:
    """Check that clocks and those who are missing fit the choices and the people of a match."""
    record, missed = room.record, room.record.absence
    if record.status is m.Status.FINISHED:
        assert (missed, open_choices(room)) == (None, ())
        return
    assert absence.players(room), "a match without players is over"
    if not record.has_automatic_seats:  # then no commit looks for them
        assert desertion.due_adjournment(room) is None
        assert automatic_answer_at(room, open_choices(room), DEFAULT_THINKING) is None
    if record.clocks is not None:
        running = {one.choice for one in record.clocks.running}
        assert running == {choice.id for choice in answerable_choices(room)}
    for one in missed.missing if missed else ():
        assert one.since or one.ruled or one.bot, "who is connected and answers is not missing"
        assert one.identity in absence.players(room)
        if one.ruled and record.clocks is not None:
            assert all(record.clocks.accounts[seat].absent for seat in record.seats_of(one.identity))
    for ballot in missed.ballots if missed else ():
        assert not absence._is_decided(room, missed, ballot), "what enough people want is done"  # type: ignore[arg-type]
