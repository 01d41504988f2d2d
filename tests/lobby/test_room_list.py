"""The list shows rooms in which people are, and whether their hosts are there.

A client that applies what it is sent always has the first rows of its lists, for few bytes.
"""

from collections.abc import AsyncIterator, Mapping
from random import Random

import msgspec
import pytest
import pytest_asyncio

from botyard.accounts.pseudonyms import Pseudonyms
from botyard.lobby.index import LobbyIndex, load_line, pack_line
from botyard.lobby.room_list import ABSENT_SECONDS, RoomList
from botyard.lobby.room_windows import (
    ALL,
    LISTS,
    Change,
    FilteredRooms,
    Rows,
    Window,
    key_of,
    passes,
    with_normal_search,
)
from botyard.rooms.record import Record
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.error_classes import StoreUnavailable
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.store import Store
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode, pack
from botyard_protocol.messages import Attendance, BotLevel, Occupant, PaceFilter, RoomFilter, RoomSummary, Status
from tests.support.default_game import GAME
from tests.support.rooms import SetPresences

HERE, AWAY, OFFLINE = Attendance
ANN, BEN = Occupant("ann", "Ann"), Occupant("ben", "Ben")
COG = Occupant("cog", "Cog", BotLevel.GREEDY)
SLOW = m.TEMPO_CONTROLS[m.Tempo.SLOW_1]
NOW = 1_000_000.0


class Lobby:
    """A list, with people and a clock that the test moves."""

    def __init__(self, store: Store) -> None:
        self.now = NOW
        self.presences = SetPresences(OFFLINE)
        self.list = RoomList(store, STORED_NAMES, self.presences, lambda: self.now)
        self.heard: list[Mapping[str, Change]] = []
        self.list.on_changes(self.heard.append)
        self._store = LobbyIndexStore(store)

    async def put(self, record: Record, *makers: str) -> None:
        await self._store.put(record.room, pack_line(record), playing=False, makers=makers)

    async def shown(self) -> dict[str, Attendance]:
        await self.list.refresh()
        return {room.id: room.host for room in self.list.in_order()}


@pytest_asyncio.fixture
async def lobby(store: Store) -> AsyncIterator[Lobby]:
    yield Lobby(store)


def record(room: str = "r", *seats: Occupant | None, host: str | None = "ann", age: float = 3_600) -> Record:
    return Record(room, GAME, 1, "Table", 2, Status.OPEN, host, seats or (ANN, None), int(NOW - age), 0)


async def test_a_room_leaves_half_a_minute_after_the_last_of_its_people_and_comes_back(lobby: Lobby) -> None:
    lobby.presences.set("ann", HERE)
    lobby.presences.set("ben", AWAY)
    await lobby.put(record("r", ANN, BEN))
    assert await lobby.shown() == {"r": HERE}
    lobby.presences.set("ann", OFFLINE, left=NOW)
    assert await lobby.shown() == {"r": OFFLINE}, "another one is still there"
    lobby.presences.set("ben", OFFLINE, left=NOW + 5)
    lobby.now = NOW + 4 + ABSENT_SECONDS
    assert await lobby.shown() == {"r": OFFLINE}
    lobby.now = NOW + 5 + ABSENT_SECONDS
    assert await lobby.shown() == {}
    lobby.presences.set("ben", HERE)
    assert await lobby.shown() == {"r": OFFLINE}
    lobby.presences.set("ann", AWAY)
    assert await lobby.shown() == {"r": AWAY}


@pytest.mark.parametrize("status", [Status.OPEN, Status.PLAYING])
async def test_a_slow_room_stays(lobby: Lobby, status: Status) -> None:
    slow = msgspec.structs.replace(record(), clock=SLOW, status=status)
    await lobby.put(slow)
    await lobby.put(msgspec.structs.replace(slow, room="live", clock=m.TEMPO_CONTROLS[m.Tempo.LIVE_5]))
    assert await lobby.shown() == {"r": OFFLINE}


async def test_a_room_with_bots_only_follows_its_host(lobby: Lobby) -> None:
    await lobby.put(record("r", COG, COG))
    assert await lobby.shown() == {}
    lobby.presences.set("ann", HERE)
    assert await lobby.shown() == {"r": HERE}


async def test_a_reserved_seat_does_not_count_as_a_person_present(lobby: Lobby) -> None:
    agreements = msgspec.structs.replace(record().agreements, reserved=(None, BEN))
    lobby.presences.set("ben", HERE)
    await lobby.put(msgspec.structs.replace(record(), agreements=agreements))
    assert await lobby.shown() == {}


async def test_a_new_room_is_shown_before_its_host_is_known_to_be_there(lobby: Lobby) -> None:
    await lobby.put(record(age=0))
    assert await lobby.shown() == {"r": OFFLINE}
    lobby.now += ABSENT_SECONDS
    assert await lobby.shown() == {}


async def test_delayed_spectators_do_not_learn_whether_the_host_looks(lobby: Lobby) -> None:
    lobby.presences.set("ann", AWAY)
    delayed = msgspec.structs.replace(record(), settings=m.RoomSettings(delay_turns=2), status=Status.PLAYING)
    await lobby.put(delayed)
    assert await lobby.shown() == {"r": HERE}


async def test_a_line_of_data_format_2_is_read(lobby: Lobby) -> None:
    lobby.presences.set("ann", HERE)
    old = msgspec.structs.astuple(record("r", ANN, COG).summary())[:12]
    await lobby._store.put("r", pack(old), playing=False)
    assert await lobby.shown() == {"r": HERE}
    line = load_line(pack(old))
    assert line is not None
    assert (line.host, line.people) == ("ann", ("ann",))


async def test_rooms_beyond_the_first_of_a_creator_are_marked(lobby: Lobby) -> None:
    lobby.presences.set("ann", HERE)
    for place in range(5):
        await lobby.put(record(f"r{place}", age=place), "maker", f"net{place}")
    await lobby.list.refresh()
    assert [(room.id, room.behind) for room in lobby.list.in_order()] == [
        *(("r0", False), ("r1", False), ("r2", False)),
        *(("r3", True), ("r4", True)),
    ]
    await lobby._store.put("r1", None, playing=False)
    lobby.heard.clear()
    await lobby.list.refresh()
    (changes,) = lobby.heard
    assert {room: change.after is not None for room, change in changes.items()} == {"r1": False, "r3": True}
    assert not lobby.list.rooms["r3"].behind


async def test_changes_are_passed_on_once(lobby: Lobby) -> None:
    lobby.presences.set("ann", HERE)
    await lobby.put(record())
    await lobby.list.refresh()
    lobby.list.on_change("r")
    lobby.presences.set("ann", HERE)
    await lobby.list.refresh()
    assert len(lobby.heard) == 1


async def test_a_room_that_could_not_be_read_is_read_later(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby.presences.set("ann", HERE)
    await lobby.put(record())
    with monkeypatch.context() as away:
        away.setattr(LobbyIndexStore, "read", _away)
        with pytest.raises(StoreUnavailable):
            await lobby.list.refresh()
    assert await lobby.shown() == {"r": HERE}


async def _away(*_: object) -> None:
    raise StoreUnavailable("it is away")


async def test_names_of_deleted_users_change_in_the_list(store: Store) -> None:
    names, presences = Pseudonyms(), SetPresences()
    rooms = RoomList(store, names, presences)
    await LobbyIndexStore(store).put("r", pack_line(record()), playing=False)
    await rooms.refresh()
    names.add("ann", "Former player 3f2a")
    await rooms.refresh()
    assert [room.seats for room in rooms.in_order()] == [("Former player 3f2a", None)]


async def test_a_room_that_is_gone_is_taken_off_the_list(store: Store) -> None:
    rooms = RoomList(store, STORED_NAMES, SetPresences())
    await LobbyIndexStore(store).put("r", pack_line(record()), playing=False)
    await rooms.refresh()
    await LobbyIndex(store).tidy()
    await rooms.refresh()
    assert rooms.rooms == {}


# --- windows of clients -----------------------------------------------------------------------------------------


LIVE = m.TimeControlView(m.Pace.LIVE, 300, 10, 600, 0, 60)
SLOW_CLOCK = m.TimeControlView(m.Pace.SLOW, 0, 0, 0, 86_400, 3_600)


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
    (RoomFilter(tempo=PaceFilter.SLOW), room("a", clock=SLOW_CLOCK), True),
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


# --- how many bytes are sent ------------------------------------------------------------------------------------


ROOMS = 1_000
ENTERING_BYTES = 15 * 1024
CHANGE_BYTES = 200
TWIN_TIN_BOTS = "twin_tin_bots"
TEMPOS = [None, *(control for control in m.TEMPO_CONTROLS.values() if control is not None)]


def line(random: Random, number: int, status: Status) -> RoomSummary:
    """The line of a room as people make them: with names of any length, for 2 to 6, some with bots."""
    players = random.randrange(2, 7)
    full = status is Status.PLAYING
    people = [_occupant(random, number, seat) for seat in range(players)]
    seats = tuple(one if full or seat < random.randrange(1, players) else None for seat, one in enumerate(people))
    settings = m.RoomSettings(language="de") if random.random() < 0.3 else None
    name = f"{people[0].name}'s table"
    record = Record(f"{number:012x}", TWIN_TIN_BOTS, 1, name, players, status, people[0].identity, seats, number, 0)
    return msgspec.structs.replace(record, clock=random.choice(TEMPOS), settings=settings).summary()


def _occupant(random: Random, number: int, seat: int) -> Occupant:
    if seat and random.random() < 0.1:
        return Occupant(f"b-{seat}", "Cog", BotLevel.GREEDY)
    return Occupant(f"{16 * number + seat:016x}", "abcdefghijklmnopqrstuvwx"[: random.randrange(3, 25)])


def size(message: m.ServerMessage) -> int:
    """The bytes of a message as a browser gets it, with its frame."""
    payload = len(encode(message, Encoding.MSGPACK))
    return payload + (2 if payload < 126 else 4)


def test_entering_and_every_change_cost_few_bytes() -> None:
    random = Random(15)
    made = [line(random, number, LISTS[number % 2]) for number in range(2 * ROOMS)]
    rooms = {room.id: room for room in made}
    window = Window(FilteredRooms(ALL, rooms.values()), Rows(20, 10))
    shown = tuple(rooms[id] for id in window.shown())
    assert len(shown) == 30
    assert size(m.LobbyRooms("l1", shown, *window.totals)) <= ENTERING_BYTES
    largest = Window(window.filtered, Rows(50, 20))
    assert size(m.LobbyRooms("l1", tuple(rooms[id] for id in largest.shown()), *largest.totals)) <= ENTERING_BYTES

    sent, changes = 0, 600
    for number in range(changes):
        change = _change(random, rooms, 2 * ROOMS + number)
        window.filtered.apply([change])
        for room in (change.before, change.after):
            if room is not None:
                rooms.pop(room.id, None)
        if change.after is not None:
            rooms[change.after.id] = change.after
        ids = {room.id for room in (change.before, change.after) if room is not None}
        seen = window.update(rooms, ids)
        sent += sum(size(m.LobbyRemoved(id, listed)) for id, listed in seen.removed)
        sent += sum(size(m.LobbyChanged(room)) for room in seen.changed)
    assert sent / changes <= CHANGE_BYTES


def _change(random: Random, rooms: dict[str, RoomSummary], number: int) -> Change:
    """A new room, a match that begins, as often in one of the newest rooms as in any other, or one that ends."""
    if number % 3 == 0:
        return Change(None, line(random, number, Status.OPEN))
    wanted = Status.OPEN if number % 3 == 1 else Status.PLAYING
    some = sorted((room for room in rooms.values() if room.status is wanted), key=lambda room: room.created)
    before = random.choice(some[-20:] if random.random() < 0.5 else some)
    started = msgspec.structs.replace(before, status=Status.PLAYING)
    return Change(before, started if wanted is Status.OPEN else None)
