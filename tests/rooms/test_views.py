"""What readers of a room are shown, whatever the match: deleted users, and a room as it was, by turns and by seconds.

Deleted users appear under a pseudonym, the same in all messages about a room. And projections of rooms that were opened
by an earlier version of their game's rules.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from botyard.accounts.pseudonyms import Pseudonyms
from botyard.errors import Refused, Unreadable
from botyard.games import registry
from botyard.games.interface import Audience
from botyard.replay.download import public_entry
from botyard.replay.file import read, write
from botyard.replay.log_replay import LogPosition
from botyard.replay.verify import played_again, verify
from botyard.rooms.record import Entry
from botyard.rooms.sight import projection
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.spectators.delayed_rooms import DelayedRoom
from botyard_protocol import messages as m
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code
from botyard_protocol.messages import LeaveSeat, SeatLeft
from tests.replay.matches import ROOM, SECRET, Table, played
from tests.support.default_game import GAME
from tests.support.toy_game import Said, ToyGame

# --- pseudonyms -------------------------------------------------------------------------------------------------


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


# --- delayed rooms ----------------------------------------------------------------------------------------------


DELAYS = [m.RoomSettings(delay_turns=3), m.RoomSettings(delay_seconds=2)]


def delayed(settings: m.RoomSettings) -> tuple[Entry, ...]:
    """The log of a match with these settings, an entry each 300 ms."""
    entries = played(3, settings=settings, pause=299).entries
    assert len(entries) > 40
    return entries


@pytest.mark.parametrize("settings", DELAYS)
def test_spectators_see_the_room_as_it_was_and_old_enough(settings: m.RoomSettings) -> None:
    entries = delayed(settings)
    rooms = list(played_again(ROOM, SECRET, entries))
    start = next(place for place, room in enumerate(rooms, 1) if room.state is not None)
    delayed_room, received = DelayedRoom(ROOM, SECRET, 1), list[LogPosition]()
    for entry in entries:
        delayed_room.take(entry)
        fresh = delayed_room.due(entry.time)
        received += fresh
        assert delayed_room.current is received[-1]
        for place in fresh:
            number = place.entry.number
            assert place.room == rooms[number - 1]
            assert number <= start or _is_old(place, delayed_room, entry, settings)
    assert [place.entry.number for place in received] == list(range(1, len(received) + 1))
    last = entries[-1].time + settings.delay_seconds * 1000
    assert [*received, *delayed_room.due(last)][-1].entry is entries[-1]
    assert delayed_room.next_due() is None


def _is_old(place: LogPosition, delayed_room: DelayedRoom, newest: Entry, settings: m.RoomSettings) -> bool:
    """Whether spectators may know of an entry, by the time or by the turns since then."""
    if settings.delay_seconds:
        return place.entry.time + 2_000 <= newest.time
    over = isinstance(newest.events[-1], m.MatchFinished)
    return over or delayed_room.turns - place.turns >= settings.delay_turns


def test_by_seconds_it_is_known_when_the_next_entry_is_due() -> None:
    entries = delayed(m.RoomSettings(delay_seconds=2))
    delayed_room = DelayedRoom(ROOM, SECRET, 1)
    for entry in entries[:10]:
        delayed_room.take(entry)
        delayed_room.due(entry.time)
    due = delayed_room.next_due()
    assert due is not None
    assert delayed_room.due(due - 1) == []
    (place,) = delayed_room.due(due)
    assert place.entry.time + 2_000 == due


def test_by_turns_nothing_is_due_by_itself() -> None:
    delayed_room = DelayedRoom(ROOM, SECRET, 1)
    for entry in delayed(m.RoomSettings(delay_turns=3))[:10]:
        delayed_room.take(entry)
    delayed_room.due(10**15)
    assert delayed_room.current.entry.number < 10
    assert delayed_room.next_due() is None


def test_an_entry_that_the_rules_did_not_make_is_not_taken() -> None:
    entries = delayed(DELAYS[0])
    delayed_room = DelayedRoom(ROOM, SECRET, 1)
    delayed_room.take(entries[0])
    with pytest.raises(Unreadable, match="entry 2"):
        delayed_room.take(msgspec.structs.replace(entries[1], events=()))
    assert delayed_room.number == 1


# --- earlier rules ----------------------------------------------------------------------------------------------


EARLIER = 7
"""A version of the toy game's rules that hides all numbers from all seats."""


class EarlierToyGame(ToyGame):
    """The toy game as it was, with other secrets."""

    rules_version = EARLIER

    def redact(self, events: Sequence[Any], audience: Audience) -> tuple[Any, ...]:
        return tuple(msgspec.structs.replace(event, number=-1) for event in events)

    def public(self, events: Sequence[Any]) -> bool:
        return False


def entry(version: int, *events: Any) -> Entry:
    """An entry of a room that is played by a version of the rules."""
    ask = LeaveSeat("l1", 0)
    return Entry(1, 2, version, 0, "a", 0, "l1", ask, events, ())


@pytest.fixture
def earlier_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.CARRIED, (ToyGame.name, EARLIER), EarlierToyGame())


@pytest.mark.usefixtures("earlier_rules")
def test_entries_are_cut_by_the_rules_of_their_room() -> None:
    said, left = Said(0, 2), SeatLeft(1)
    now = projection.event_frame(ToyGame.name, entry(1, said, left), (0,), STORED_NAMES)
    then = projection.event_frame(ToyGame.name, entry(EARLIER, said, left), (0,), STORED_NAMES)
    assert (now.events, then.events) == ((said, left), (Said(0, -1), left))
    assert not projection.is_public(ToyGame.name, entry(EARLIER, said))


@pytest.mark.usefixtures("earlier_rules")
def test_events_of_foreign_rules_are_shown_to_no_audience() -> None:
    with pytest.raises(Refused) as refused:
        projection.event_frame(ToyGame.name, entry(99, Said(0, 2)), (0,), STORED_NAMES)
    assert refused.value.code == Code.RULES_VERSION
    assert projection.event_frame(ToyGame.name, entry(99, SeatLeft(1)), (), STORED_NAMES).events == (SeatLeft(1),)
