"""Past rooms: as they were after each entry, replayed once, and from no other history."""

from collections.abc import Sequence
from typing import Any, cast

import pytest
from msgspec import structs

from botyard.errors import Unreadable
from botyard.fair_turns import FairTurns
from botyard.replay import past_rooms
from botyard.replay.past_rooms import PastRooms
from botyard.replay.verify import played_again
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry
from botyard.rooms.room import Room, game_of
from botyard_protocol import twin_tin_bots as ttb
from tests.replay.matches import ROOM, SECRET, Table, played_out


class Rooms:
    """A log in memory. `asked`: the numbers that were read."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.log = list(entries)
        self.asked: list[int] = []
        self.turns = FairTurns()

    @property
    def pages(self) -> "Rooms":
        return self

    async def entries(self, room: str, first: int, last: int) -> list[Entry]:
        self.asked += range(first, last + 1)
        return [one for one in self.log if first <= one.number <= last]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A finished match, whose rooms are kept after every 10 entries."""
    monkeypatch.setattr(past_rooms, "CHECKPOINT_ENTRIES", 10)
    return played_out()


def past(rooms: Rooms) -> PastRooms:
    return PastRooms(cast(Any, rooms))


def loaded(table: Table) -> LoadedRoom:
    assert table.room is not None
    return LoadedRoom(1, len(table.entries), table.room)


def start_of(rooms: Sequence[Room]) -> int:
    """The number of the entry that starts the match."""
    return 1 + next(place for place, one in enumerate(rooms) if one.state is not None)


async def test_each_room_is_as_it_was_and_each_entry_is_replayed_once(table: Table) -> None:
    rooms, again = Rooms(table.entries), list(played_again(ROOM, SECRET, table.entries))
    kept, start = past(rooms), start_of(again)
    for number in (0, 1, start, start + 1, 17, 30, 18, len(table.entries), 999):
        found = await kept.at(ROOM, loaded(table), number, "ann")
        expected = min(max(number, start), len(table.entries))
        assert (found.entry.number, found.room) == (expected, again[expected - 1])
    assert max(map(rooms.asked.count, rooms.asked)) <= 3, "checkpoints lie 10 entries apart"


async def test_a_turn_starts_when_the_one_before_it_is_over(table: Table) -> None:
    again, kept = list(played_again(ROOM, SECRET, table.entries)), past(Rooms(table.entries))
    turns = await kept.turns(ROOM, loaded(table), "ann")
    assert turns > 5
    for turn in range(1, turns + 1):
        found = await kept.turn_start(ROOM, loaded(table), turn, "ann")
        assert found is not None
        assert game_of(found.room.record).turns(found.room.state) == turn - 1
        before = again[found.entry.number - 2]
        assert before.state is None or game_of(before.record).turns(before.state) < turn - 1
    for turn in (0, -1, turns + 1, 999):
        assert await kept.turn_start(ROOM, loaded(table), turn, "ann") is None


async def test_a_log_that_the_rules_do_not_make_or_with_a_gap_is_not_shown(table: Table) -> None:
    entries = table.entries
    for broken in (
        [*entries[:14], *entries[15:]],
        [*entries[:14], structs.replace(entries[14], before=1), *entries[15:]],
        [*entries[:14], structs.replace(entries[14], events=()), *entries[15:]],
    ):
        with pytest.raises(Unreadable):
            await past(Rooms(broken)).at(ROOM, loaded(table), 20, "ann")


async def test_a_reader_whose_room_is_late_gets_nothing_that_was_kept_for_others(table: Table) -> None:
    kept, start = past(Rooms(table.entries)), start_of(list(played_again(ROOM, SECRET, table.entries)))
    turns = await kept.turns(ROOM, loaded(table), "ann")
    late = LoadedRoom(1, start + 3, loaded(table).room)
    assert (await kept.at(ROOM, late, 999, "wes")).entry.number == start + 3
    assert await kept.turns(ROOM, late, "wes") < turns
    assert await kept.turn_start(ROOM, late, turns, "wes") is None


async def test_another_epoch_is_replayed_anew(table: Table) -> None:
    rooms = Rooms(table.entries)
    kept = past(rooms)
    await kept.at(ROOM, loaded(table), 20, "ann")
    asked = len(rooms.asked)
    other = LoadedRoom(2, len(table.entries), loaded(table).room)
    await kept.at(ROOM, other, 20, "ann")
    assert len(rooms.asked) == 2 * asked


async def test_turns_are_numbered_as_the_browser_counts_them() -> None:
    table = played_out(seed=4, game="twin_tin_bots", options=ttb.Options(mode=ttb.Mode.SIMPLIFIED))
    kept, started, turn = past(Rooms(table.entries)), 0, 1
    for entry in table.entries:
        started += sum(isinstance(event, ttb.TurnStarted) for event in entry.events)
        while turn <= started:
            found = await kept.turn_start(ROOM, loaded(table), turn, "ann")
            assert found is not None
            assert found.entry.number == entry.number
            turn += 1
    assert turn > 10
