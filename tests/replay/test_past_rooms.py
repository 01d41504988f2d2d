"""Past rooms: as they were after each entry, replayed once, and from no other history.

Matches in which nodes without their rules have taken requests go on, and no other log becomes valid by that.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, cast

import pytest
from msgspec import structs

from botyard.archive.archive import MatchArchive
from botyard.errors import Unreadable
from botyard.fair_turns import FairTurns
from botyard.replay import log_replay
from botyard.replay.file import Match, read, write
from botyard.replay.log_replay import PastRooms, room_after
from botyard.replay.verify import played_again, verify
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, digest_of
from botyard.rooms.requests import EndMatch
from botyard.rooms.room import Room, game_of
from botyard.rooms.runtime import room_loader
from botyard.rooms.runtime.mover import Mover
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.store import Store
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from tests.replay.matches import ROOM, SECRET, Table, answer, match_of, played, played_out, timed
from tests.rooms.runtime.test_stored_rooms import packed
from tests.support.default_game import GAME
from tests.support.rooms import lay


class MemoryRooms:
    """A log in memory. `asked`: the numbers that were read."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.log = list(entries)
        self.asked: list[int] = []
        self.turns = FairTurns()

    @property
    def pages(self) -> "MemoryRooms":
        return self

    async def entries(self, room: str, first: int, last: int) -> list[Entry]:
        self.asked += range(first, last + 1)
        return [one for one in self.log if first <= one.number <= last]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A finished match, whose rooms are kept after every 10 entries."""
    monkeypatch.setattr(log_replay, "CHECKPOINT_ENTRIES", 10)
    return played_out()


def past(rooms: MemoryRooms) -> PastRooms:
    return PastRooms(cast(Any, rooms))


def loaded(table: Table) -> LoadedRoom:
    assert table.room is not None
    return LoadedRoom(1, len(table.entries), table.room)


def start_of(rooms: Sequence[Room]) -> int:
    """The number of the entry that starts the match."""
    return 1 + next(place for place, one in enumerate(rooms) if one.state is not None)


async def test_each_room_is_as_it_was_and_each_entry_is_replayed_once(table: Table) -> None:
    rooms, again = MemoryRooms(table.entries), list(played_again(ROOM, SECRET, table.entries))
    kept, start = past(rooms), start_of(again)
    for number in (0, 1, start, start + 1, 17, 30, 18, len(table.entries), 999):
        found = await kept.at(ROOM, loaded(table), number, "ann")
        expected = min(max(number, start), len(table.entries))
        assert (found.entry.number, found.room) == (expected, again[expected - 1])
    assert max(map(rooms.asked.count, rooms.asked)) <= 3, "checkpoints lie 10 entries apart"


async def test_a_turn_starts_when_the_one_before_it_is_over(table: Table) -> None:
    again, kept = list(played_again(ROOM, SECRET, table.entries)), past(MemoryRooms(table.entries))
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
            await past(MemoryRooms(broken)).at(ROOM, loaded(table), 20, "ann")


async def test_a_reader_whose_room_is_late_gets_nothing_that_was_kept_for_others(table: Table) -> None:
    kept, start = past(MemoryRooms(table.entries)), start_of(list(played_again(ROOM, SECRET, table.entries)))
    turns = await kept.turns(ROOM, loaded(table), "ann")
    late = LoadedRoom(1, start + 3, loaded(table).room)
    assert (await kept.at(ROOM, late, 999, "wes")).entry.number == start + 3
    assert await kept.turns(ROOM, late, "wes") < turns
    assert await kept.turn_start(ROOM, late, turns, "wes") is None


async def test_another_epoch_is_replayed_anew(table: Table) -> None:
    rooms = MemoryRooms(table.entries)
    kept = past(rooms)
    await kept.at(ROOM, loaded(table), 20, "ann")
    asked = len(rooms.asked)
    other = LoadedRoom(2, len(table.entries), loaded(table).room)
    await kept.at(ROOM, other, 20, "ann")
    assert len(rooms.asked) == 2 * asked


async def test_turns_are_numbered_as_the_browser_counts_them() -> None:
    table = played_out(seed=4, game="twin_tin_bots", options=ttb.Options(mode=ttb.Mode.SIMPLIFIED))
    kept, started, turn = past(MemoryRooms(table.entries)), 0, 1
    for entry in table.entries:
        started += sum(isinstance(event, ttb.TurnStarted) for event in entry.events)
        while turn <= started:
            found = await kept.turn_start(ROOM, loaded(table), turn, "ann")
            assert found is not None
            assert found.entry.number == entry.number
            turn += 1
    assert turn > 10


# --- without rules ----------------------------------------------------------------------------------------------


CLOCK = m.TimeControl(m.Pace.LIVE, bank=300, increment=10, cap=600, off_turn=60)


def running(clock: m.TimeControl | None = None) -> Table:
    """A match in which some choices were answered, and then a node without the rules has taken three requests."""
    table, chance = Table(), random.Random(1)
    table.ask("Ann", m.CreateRoom("c", GAME, 2, "Table", clock=clock))
    table.ask("Ben", m.Join("j", ROOM))
    for _ in range(4):
        answer(table, chance)
    table.ask_without_rules("Ann", m.SetLink("l", None))
    table.ask_without_rules("Ann", m.OfferSeat("o", 0, identity="dan"))
    table.ask_without_rules("Dan", m.AnswerOffer("a", 1, m.OfferAnswer.ACCEPT))
    return table


def room_of(table: Table) -> Room:
    assert table.room is not None
    return table.room


async def lay_without_state(store: Store, table: Table) -> None:
    """Store a room as a node without the rules does."""
    await lay(store, Room(room_of(table).record), table.entries)


@pytest.mark.parametrize("clock", [None, CLOCK], ids=["untimed", "timed"])
@pytest.mark.parametrize("ends_without_rules", [False, True])
def test_a_match_that_a_node_without_its_rules_has_touched_goes_on_and_is_verified(
    clock: m.TimeControl | None, ends_without_rules: bool
) -> None:
    table, chance = running(clock), random.Random(2)
    *_, again = played_again(ROOM, SECRET, table.entries)
    assert again.state == room_of(table).state
    assert structs.replace(again.record, animation_end=0) == structs.replace(room_of(table).record, animation_end=0)
    for _ in range(4):
        answer(table, chance)
    if ends_without_rules:
        table.ask_without_rules("op", EndMatch("e", "a reason"))
    else:
        table.ask("Ben", m.Resign("r", 1))
    assert verify(read(write(match_of(table)))).faults == ()


def with_change(entries: tuple[Entry, ...], number: int, change: Callable[[Entry], Entry]) -> tuple[Entry, ...]:
    """The log with another entry `number`, and the digests that follow from it."""
    made: list[Entry] = []
    for entry in entries:
        one = change(entry) if entry.number == number else entry
        before = made[-1].digest if made else None
        made.append(structs.replace(one, before=before, digest=digest_of(before, one.number, one.hash, one.events)))
    return tuple(made)


@pytest.mark.parametrize("make", [played, timed], ids=["untimed", "timed"])
def test_an_answer_or_alarm_without_fingerprint_and_choices_is_a_fault(make: Callable[[], Match]) -> None:
    match = make()
    assert verify(match).faults == ()
    for entry in match.entries:
        if entry.hash is None:
            continue
        bare = with_change(match.entries, entry.number, lambda one: structs.replace(one, hash=None, own=(), choices=()))
        assert verify(replace(match, entries=bare)).faults, f"entry {entry.number}"


@pytest.mark.parametrize("kept", ["hash", "choices"])
def test_an_entry_of_a_node_without_the_rules_has_neither_fingerprint_nor_choices(kept: str) -> None:
    table = running()
    table.ask("Dan", m.SetLink("l2", None))
    entry = table.entries[-1]
    table.ask("Ben", m.Resign("r", 1))
    match = match_of(table)
    lost = {"hash": None, "own": ()} if kept == "choices" else {"choices": ()}
    other = with_change(match.entries, entry.number, lambda one: structs.replace(one, **lost))
    assert verify(match).faults == ()
    assert verify(replace(match, entries=other)).faults


async def test_a_match_that_was_stored_without_its_state_goes_on_by_its_log(store: Store) -> None:
    table = running(CLOCK)
    await lay_without_state(store, table)
    rooms = Rooms(store, STORED_NAMES)
    with pytest.raises(Unreadable):
        await rooms.load(ROOM)
    rooms.replay_by(room_after)
    loaded = await rooms.load(ROOM)
    assert loaded is not None
    assert loaded.room == room_of(table)


async def test_a_bot_that_a_node_without_the_rules_did_not_ask_is_asked_once_its_match_is_loaded(store: Store) -> None:
    table, chance = Table(), random.Random(1)
    table.ask("Ann", m.CreateRoom("c", GAME, 2, "Table", bots=(m.BotLevel.RANDOM,)))
    while any(choice.seat == 0 for choice in table.entries[-1].choices):
        answer(table, chance)
    table.ask_without_rules("Ann", m.SetLink("l", None))
    await lay_without_state(store, table)
    rooms = Rooms(store, STORED_NAMES)
    rooms.replay_by(room_after)
    await rooms.load(ROOM)
    assert rooms.alarms.hints[ROOM] <= rooms.clock_of(ROOM).now()


async def test_a_log_that_leads_to_no_state_is_not_replayed_each_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lay_without_state(store, running())
    rooms, asked = Rooms(store, STORED_NAMES), []

    def fails(name: str, secret: bytes, room: Room | None, entry: Entry) -> Room:
        asked.append(entry.number)
        raise Unreadable("it differs")

    rooms.replay_by(fails)
    for _ in range(3):
        with pytest.raises(Unreadable, match="the state of the game"):
            await rooms.load(ROOM)
    assert asked == [1]
    monkeypatch.setattr(room_loader, "FAILED_SECONDS", 0)
    with pytest.raises(Unreadable):
        await rooms.load(ROOM)
    assert asked == [1, 1]


async def test_an_end_that_was_stored_without_the_state_of_the_match_is_archived(
    store: Store, archive: MatchArchive
) -> None:
    table = running()
    table.ask_without_rules("op", EndMatch("e", "a reason"))
    whole = room_of(table)
    table.room = Room(whole.record)
    await packed(store, table)
    mover = Mover(store, archive, STORED_NAMES, lambda _: table.now, Rooms(store, STORED_NAMES).retention)
    await mover.sweep()
    assert await archive.match(ROOM) is None
    mover.next_room = room_after
    assert await mover.visit(ROOM) is False
    match = await archive.match(ROOM)
    assert match is not None
    assert (match.abandoned, match.seats[0].identity) == ("operator", "dan")
