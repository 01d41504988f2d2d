"""Matches in which nodes without their rules have taken requests go on, and no other log becomes valid by that."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs

from botyard.archive.archive import MatchArchive
from botyard.errors import Unreadable
from botyard.replay.file import Match, read, write
from botyard.replay.log_replay import room_after
from botyard.replay.verify import played_again, verify
from botyard.rooms.record import Entry, digest_of
from botyard.rooms.requests import EndMatch
from botyard.rooms.room import Room
from botyard.rooms.runtime import room_loader
from botyard.rooms.runtime.mover import Mover
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.store import Store
from botyard_protocol import messages as m
from tests.replay.matches import ROOM, SECRET, Table, answer, match_of, played, timed
from tests.rooms.runtime.test_stored_rooms import packed
from tests.support.default_game import GAME
from tests.support.rooms import lay

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
