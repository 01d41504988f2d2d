"""A client that applies what it is sent always has the first rows of its lists, whatever changes."""

from random import Random

import msgspec
import pytest

from botyard.lobby.room_filter import ALL, passes, with_normal_search
from botyard.lobby.room_windows import LISTS, Change, FilteredRooms, Rows, Window, key_of
from botyard_protocol import messages as m
from botyard_protocol.messages import PaceFilter, RoomFilter, RoomSummary, Status
from tests.support.default_game import GAME

LIVE = m.TimeControlView(m.Pace.LIVE, 300, 10, 600, 0, 60)
SLOW = m.TimeControlView(m.Pace.SLOW, 0, 0, 0, 86_400, 3_600)


def room(id: str, created: int = 0, **more: object) -> RoomSummary:
    base = RoomSummary(id, GAME, f"Table {id}", Status.OPEN, 2, ("Ann", None), created, None, ("ann", None), None)
    return msgspec.structs.replace(base, **{"bots": (None, None), **more})


def test_rooms_behind_come_last_then_the_newest_come_first() -> None:
    rooms = [room("a", 1), room("b", 3, behind=True), room("c", 2), room("d", 2)]
    assert [one.id for one in sorted(rooms, key=key_of)] == ["c", "d", "a", "b"]


FILTERS: list[tuple[RoomFilter, RoomSummary, bool]] = [
    (ALL, room("a"), True),
    (RoomFilter(search=" ANN "), room("a"), True),
    (RoomFilter(search="table A"), room("a"), True),
    (RoomFilter(search="bea"), room("a", seats=("Béa", None)), False),
    (RoomFilter(search="BÉA"), room("a", seats=("Be\u0301a", None)), True),
    (RoomFilter(game="another"), room("a"), False),
    (RoomFilter(players=2), room("a"), True),
    (RoomFilter(players=3), room("a"), False),
    (RoomFilter(tempo=PaceFilter.NONE), room("a"), True),
    (RoomFilter(tempo=PaceFilter.NONE), room("a", clock=LIVE), False),
    (RoomFilter(tempo=PaceFilter.LIVE), room("a", clock=LIVE), True),
    (RoomFilter(tempo=PaceFilter.SLOW), room("a", clock=LIVE), False),
    (RoomFilter(tempo=PaceFilter.SLOW), room("a", clock=SLOW), True),
    (RoomFilter(language="de"), room("a"), True),
    (RoomFilter(language="de"), room("a", settings=m.RoomSettingsView(language="de")), True),
    (RoomFilter(language="de"), room("a", settings=m.RoomSettingsView(language="fr")), False),
    (RoomFilter(free=True), room("a", seats=("Ann", "Ben")), False),
    (RoomFilter(free=True), room("a", seats=("Ann", "Ben"), status=Status.PLAYING), True),
    (RoomFilter(people=True), room("a", bots=(None, m.BotLevel.GREEDY)), False),
]


@pytest.mark.parametrize(("filter", "line", "expected"), FILTERS)
def test_a_filter_keeps_rooms_that_fit(filter: RoomFilter, line: RoomSummary, expected: bool) -> None:
    assert passes(line, with_normal_search(filter)) is expected


def test_a_new_room_moves_the_last_row_out_and_a_removed_one_draws_the_next_in() -> None:
    rooms = {id: room(id, created) for created, id in enumerate("abc")}
    window = Window(FilteredRooms(ALL, rooms.values()), Rows(2, 0))
    assert window.shown() == ["c", "b"]
    rooms["d"] = room("d", 3)
    window.filtered.apply([Change(None, rooms["d"])])
    change = window.update(rooms, ["d"])
    assert (change.removed, [one.id for one in change.changed]) == ([("b", True)], ["d"])
    gone = rooms.pop("c")
    window.filtered.apply([Change(gone, None)])
    change = window.update(rooms, ["c"])
    assert (change.removed, [one.id for one in change.changed]) == ([("c", False)], ["b"])
    started = msgspec.structs.replace(rooms["d"], status=Status.PLAYING)
    window.filtered.apply([Change(rooms["d"], started)])
    rooms["d"] = started
    change = window.update(rooms, ["d"])
    assert (change.removed, [one.id for one in change.changed]) == ([("d", False)], ["a"])
    assert window.totals == (2, 1)


@pytest.mark.parametrize("seed", range(5))
def test_a_client_that_applies_the_changes_has_the_first_rows(seed: int) -> None:
    random = Random(seed)
    filter, rows = with_normal_search(RoomFilter(search="1", free=True)), Rows(random.randrange(6), random.randrange(4))
    rooms = dict[str, RoomSummary]()
    filtered = FilteredRooms(filter, rooms.values())
    window = Window(filtered, rows)
    client = dict[str, RoomSummary]()
    for _ in range(300):
        changes = dict[str, Change]()
        for id in {f"{random.randrange(30)}" for _ in range(random.randrange(1, 4))}:
            before, after = rooms.get(id), _random_room(random, id)
            if before != after:
                changes[id] = Change(before, after)
                rooms.pop(id, None)
                if after is not None:
                    rooms[id] = after
        filtered.apply(changes.values())
        change = window.update(rooms, changes)
        for id, _ in change.removed:
            del client[id]
        client |= {one.id: one for one in change.changed}
        for status in LISTS:
            passing = [one for one in rooms.values() if one.status is status and passes(one, filter)]
            first = sorted(passing, key=key_of)[: rows.of(status)]
            assert sorted((one for one in client.values() if one.status is status), key=key_of) == first
            assert filtered.total(status) == len(passing)
    assert client or rows == Rows(0, 0)


def _random_room(random: Random, id: str) -> RoomSummary | None:
    if random.random() < 0.3:
        return None
    seats = random.choice([("Ann", None), ("Ann", "Ben")])
    status = random.choice(LISTS)
    return room(id, random.randrange(5), seats=seats, status=status, behind=random.random() < 0.2)
