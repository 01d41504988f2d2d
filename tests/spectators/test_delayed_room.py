"""A room as it was, by turns and by seconds, whatever the match."""

import msgspec
import pytest

from botyard.errors import Unreadable
from botyard.replay.log_replay import LogPosition
from botyard.replay.verify import played_again
from botyard.rooms.record import Entry
from botyard.spectators.delayed_room import DelayedRoom
from botyard_protocol import messages as m
from tests.replay.matches import ROOM, SECRET, played

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
