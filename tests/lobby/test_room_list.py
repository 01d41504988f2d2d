"""The list shows rooms in which people are, and whether their hosts are there."""

from collections.abc import AsyncIterator, Mapping

import msgspec
import pytest
import pytest_asyncio

from botyard.accounts.pseudonyms import Pseudonyms
from botyard.lobby.index import LobbyIndex
from botyard.lobby.lines import load_line, pack_line
from botyard.lobby.room_list import ABSENT_SECONDS, RoomList
from botyard.lobby.room_windows import Change
from botyard.rooms.record import Record
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.error_classes import StoreUnavailable
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.store import Store
from botyard_protocol import messages as m
from botyard_protocol.codec import pack
from botyard_protocol.messages import Attendance, BotLevel, Occupant, Status
from tests.support.default_game import GAME
from tests.support.presences import SetPresences

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
