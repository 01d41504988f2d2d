"""How entries reach the people of one room, with every order of news that a network can make.

Each audience gets its own frames, and no frame is encoded twice.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from botyard.accounts.identity import Identity
from botyard.net.fanout import encoded_entry
from botyard.net.fanout.encoded_entry import EncodedEntry
from botyard.net.fanout.room_hub import Hub
from botyard.net.transport.connection import Connection
from botyard.rooms.record import Entry
from botyard.rooms.requests import Accepted, Request
from botyard.rooms.runtime import service
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight import projection
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import SERVER, Encoding, encode_choices, encode_events
from botyard_protocol.codes import Close
from botyard_protocol.twin_tin_bots import Cause, RobotId, RobotName, Tile
from tests.support.compiled import needs_interpreted
from tests.support.default_game import GAME
from tests.support.faults import FaultyStore
from tests.support.recording_socket import RecordingSocket, payloads_of
from tests.support.redis import RedisProcess
from tests.support.waiting import fields, until

ROOM = "room1"


@dataclass
class Screen(RecordingSocket):
    """A socket whose frames are read as messages."""

    connection: Connection | None = None

    @property
    def heard(self) -> list[Any]:
        """All messages, with those to be written at the end of this cycle of the event loop."""
        if self.connection is not None:
            self.connection.flush()
        frames = payloads_of(b"".join(self.writes))
        return [SERVER.decode(payload, Encoding.MSGPACK, GAME) for _, payload in frames]


@dataclass
class Scene:
    """A hub that hears only what the test lets it hear; `entries` are those committed so far, by number."""

    redis: RedisProcess
    store: FaultyStore
    rooms: Rooms
    entries: dict[int, Entry]
    hub: Hub

    async def commits(self, count: int = 1) -> None:
        """Commit entries on another node: in turn a person leaves the seat, and takes it again."""
        for _ in range(count):
            number = len(self.entries)
            ask = m.LeaveSeat(f"l{number}", 1) if number % 2 == 0 else m.Join(f"j{number}", ROOM, 1)
            assert isinstance(await self.rooms.ask(ROOM, Request("ben", "Ben", ask)), Accepted)

    async def enters(self, cursor: m.Cursor | None = None) -> tuple[Connection, Screen]:
        """Let a spectator enter the hub, after what a cursor knows if there is one."""
        screen = Screen()
        screen.connection = connection = Connection(screen, Encoding.MSGPACK, Identity("wes", "Wes"))
        await self.hub.enter(connection, "w", cursor)
        return connection, screen


@pytest_asyncio.fixture
async def scene(redis: RedisProcess) -> AsyncIterator[Scene]:
    store = FaultyStore(redis.url)
    store.start()
    await until(lambda: store.run)
    entries: dict[int, Entry] = {}
    rooms = Rooms(store, STORED_NAMES)
    rooms.subscribe(ROOM, lambda entry: entries.update({entry.number: entry}))
    await rooms.ask(ROOM, Request("ann", "Ann", m.CreateRoom("c", GAME, 3)))
    loaded = await rooms.load(ROOM)
    assert loaded is not None
    yield Scene(redis, store, rooms, entries, Hub(ROOM, rooms, loaded))
    await store.stop()


def numbers(screen: Screen) -> list[int]:
    return [one.number for one in screen.heard if isinstance(one, m.EventFrame)]


def snapshots(screen: Screen) -> list[int]:
    return [one.number for one in screen.heard if isinstance(one, m.Snapshot)]


async def test_entries_are_handed_on_once_and_in_order_however_they_arrive(scene: Scene) -> None:
    _, screen = await scene.enters()
    await scene.commits(5)
    for number in (2, 2, 4, 3, 6, 5, 4):
        scene.hub.log.offer(scene.entries[number])
    await until(lambda: scene.hub.log.number == 6)
    assert numbers(screen) == [2, 3, 4, 5, 6]
    assert snapshots(screen) == [1]


async def test_news_of_a_head_is_read_from_the_log(scene: Scene) -> None:
    _, screen = await scene.enters()
    await scene.commits(3)
    scene.hub.log.catch_up(1, 4)
    await until(lambda: scene.hub.log.number == 4)
    assert numbers(screen) == [2, 3, 4]


async def test_connections_that_enter_at_once_share_one_read_of_the_room_and_of_its_log(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """51 connections enter, 50 of them with a cursor: Redis is read once for all, and again for the next that comes."""
    needs_interpreted(service)
    await scene.commits(4)
    for number in range(2, 6):
        scene.hub.log.offer(scene.entries[number])
    load, entries, reads = scene.rooms.load, scene.rooms.entries, list[str]()

    def counted_load(room: str) -> Any:
        reads.append("room")
        return load(room)

    def counted_entries(room: str, first: int, last: int) -> Any:
        reads.append("log")
        return entries(room, first, last)

    monkeypatch.setattr(scene.rooms, "load", counted_load)
    monkeypatch.setattr(scene.rooms, "entries", counted_entries)
    came = await asyncio.gather(*(scene.enters(m.Cursor(1, 3, ())) for _ in range(50)), scene.enters())
    assert reads == ["room", "log"]
    assert {tuple(snapshots(screen)) for _, screen in came} == {(5,)}  # a snapshot: a seat was taken since
    await scene.enters()
    assert reads == ["room", "log", "room"]


async def test_a_look_begins_after_it_was_asked_for(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that asks during a read must not get the room as it was before the question."""
    needs_interpreted(service)
    load, begun, go_on = scene.rooms.load, asyncio.Event(), asyncio.Event()

    async def held(room: str) -> Any:
        loaded = await load(room)
        begun.set()
        await go_on.wait()
        return loaded

    monkeypatch.setattr(scene.rooms, "load", held)
    first = asyncio.create_task(scene.enters())
    await begun.wait()
    await scene.commits()
    later = [asyncio.create_task(scene.enters()) for _ in range(3)]
    go_on.set()
    assert snapshots((await first)[1])[0] == 1
    assert [snapshots((await task)[1]) for task in later] == [[2]] * 3


async def test_old_news_changes_nothing(scene: Scene) -> None:
    """The heads are compared while the room goes on: what was read may be behind what was heard since."""
    _, screen = await scene.enters()
    await scene.commits(3)
    for number in (2, 3, 4):
        scene.hub.log.offer(scene.entries[number])
    scene.hub.log.catch_up(1, 2)
    await until(scene.hub.log.is_quiet)
    await scene.commits(1)
    scene.hub.log.offer(scene.entries[5])
    assert numbers(screen) == [2, 3, 4, 5]
    assert snapshots(screen) == [1]


async def test_news_that_is_overtaken_while_it_is_read_changes_nothing(scene: Scene) -> None:
    _, screen = await scene.enters()
    await scene.commits(3)
    scene.hub.log.catch_up(1, 3)
    for number in (2, 3, 4):
        scene.hub.log.offer(scene.entries[number])
    await until(scene.hub.log.is_quiet)
    assert numbers(screen) == [2, 3, 4]
    assert snapshots(screen) == [1]


async def test_entries_that_are_gone_give_all_members_a_snapshot(scene: Scene) -> None:
    _, screen = await scene.enters()
    await scene.commits(3)
    scene.redis.ask("XDEL", room_keys(ROOM).log, "3-0")
    scene.hub.log.catch_up(1, 4)
    await until(lambda: snapshots(screen) == [1, 4])
    assert numbers(screen) == [2]


async def test_an_entry_that_cannot_be_read_gives_all_members_a_snapshot(scene: Scene) -> None:
    _, screen = await scene.enters()
    await scene.commits(2)
    log = room_keys(ROOM).log
    scene.redis.ask("XDEL", log, "3-0")
    scene.redis.ask("XDEL", log, "2-0")
    scene.redis.ask("DEL", log)
    for number, entry in ((1, b"\xc1"), (2, b"\xc1"), (3, b"\x91\x01")):
        scene.redis.ask("XADD", log, f"{number}-0", "e", entry)
    scene.hub.log.catch_up(1, 3)
    await until(lambda: snapshots(screen) == [1, 3])
    await scene.commits(1)
    scene.hub.log.offer(scene.entries[4])
    assert numbers(screen) == [4]
    wes, late = await scene.enters(m.Cursor(1, 1, ()))
    assert snapshots(late) == [4]
    assert (await scene.hub.history(9, 9, wes))[0].number == 4


async def test_a_new_epoch_gives_all_members_a_snapshot_even_with_lower_numbers(scene: Scene) -> None:
    _, screen = await scene.enters()
    await scene.commits(3)
    scene.hub.log.catch_up(1, 4)
    await until(lambda: scene.hub.log.number == 4)
    scene.redis.ask("HSET", room_keys(ROOM).head, "epoch", "2", "number", "3")
    scene.redis.ask("HDEL", room_keys(ROOM).head, "digest")
    scene.redis.ask("XDEL", room_keys(ROOM).log, "4-0")
    scene.hub.log.offer(msgspec.structs.replace(scene.entries[4], epoch=2))
    await until(lambda: snapshots(screen) == [1, 3])
    assert (scene.hub.log.epoch, scene.hub.log.number) == (2, 3)


async def test_a_room_that_cannot_be_shown_sends_its_people_away(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    connection, screen = await scene.enters()
    scene.redis.ask("HSET", room_keys(ROOM).head, "record", b"\xc1")
    scene.hub.send_snapshot(connection)
    await until(lambda: screen.closed)
    assert screen.closed == Close.STORE_AWAY
    assert fields(caplog, "a task failed")["task"] == "snapshots room1"


async def test_snapshots_wait_for_the_store_and_are_given_up_with_their_connections(scene: Scene) -> None:
    stays, screen = await scene.enters()
    leaves, gone = await scene.enters()
    scene.store.share = 1.0
    for connection in (stays, leaves):
        scene.hub.send_snapshot(connection)
    scene.hub.leave(leaves)
    await until(lambda: scene.store.refused)
    scene.store.share = 0.0
    await until(lambda: snapshots(screen) == [1, 1])
    assert snapshots(gone) == [1]


async def test_asking_for_snapshots_again_and_again_makes_one(scene: Scene) -> None:
    connection, screen = await scene.enters()
    for _ in range(100):
        scene.hub.send_snapshot(connection)
    await until(lambda: len(snapshots(screen)) == 2)
    await until(scene.hub.log.is_quiet)
    assert len(snapshots(screen)) == 2


async def test_entries_committed_while_a_member_enters_follow_its_snapshot(scene: Scene) -> None:
    needs_interpreted(service)
    load = scene.rooms.load

    async def slow_load(room: str, is_new: bool = False) -> Any:
        """The room goes on between the read and its reply."""
        loaded = await load(room, is_new)
        await scene.commits(2)
        for number in range(len(scene.entries) - 1, len(scene.entries) + 1):
            scene.hub.log.offer(scene.entries[number])
        return loaded

    scene.rooms.load = slow_load  # type: ignore[method-assign]
    _, screen = await scene.enters()
    assert snapshots(screen) == [1]
    assert numbers(screen) == [2, 3]


async def test_all_members_of_an_audience_share_one_encoding(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    needs_interpreted(encoded_entry)
    encoded: list[Any] = []

    def counting(encode: Callable[..., bytes]) -> Callable[..., bytes]:
        def count(message: Any, *how: Any) -> bytes:
            encoded.append(message)
            return encode(message, *how)

        return count

    monkeypatch.setattr("botyard.net.fanout.encoded_entry.encode_events", counting(encode_events))
    monkeypatch.setattr("botyard.net.fanout.encoded_entry.encode_choices", counting(encode_choices))
    screens = [(await scene.enters())[1] for _ in range(50)]
    await scene.commits(1)
    scene.hub.log.offer(scene.entries[2])
    assert [type(message) for message in encoded] == [m.EventFrame, m.ChoiceFrame]
    assert all(numbers(screen) == [2] for screen in screens)


@pytest.mark.parametrize("forged", [{"number": 3, "before": 1}, {"number": 2, "digest": 1}])
async def test_an_entry_of_another_history_is_not_handed_on_but_the_room_is_shown_anew(
    scene: Scene, forged: dict[str, int]
) -> None:
    _, screen = await scene.enters()
    await scene.commits(2)
    scene.hub.log.offer(scene.entries[2])
    scene.hub.log.offer(msgspec.structs.replace(scene.entries[forged["number"]], **forged))
    await until(lambda: snapshots(screen) == [1, 3])
    assert numbers(screen) == [2]
    assert [one.lost for one in screen.heard if isinstance(one, m.Entered)] == [False, True]


async def test_an_entry_that_comes_again_as_it_was_changes_nothing(scene: Scene) -> None:
    _, screen = await scene.enters()
    await scene.commits(2)
    for number in (2, 3, 2, 3):
        scene.hub.log.offer(scene.entries[number])
    await until(scene.hub.log.is_quiet)
    assert (numbers(screen), snapshots(screen)) == ([2, 3], [1])


# --- an entry as frames -----------------------------------------------------------------------------------------


TWIN_TIN_BOTS = "twin_tin_bots"
RUN = Cause(1, RobotName.A, 2)
PUBLIC = (ttb.OrderStarted(RUN, Tile.TURN_LEFT), ttb.RobotTurned(RUN, RobotId(1, RobotName.A), -1, 5))
DRAWN = (*PUBLIC, ttb.SpecialDrawn(RUN, 1, Tile.JUMP))
AUDIENCES = [(), (0,), (1,), (2,), (3,), (0, 2)]


def entry(events: tuple[Any, ...] = PUBLIC, own: tuple[int | None, ...] = (7, None, 2**32 - 1, None)) -> Entry:
    command = m.Command("k", 1, 4, ttb.Pass())
    choices = (ttb.ChooseProgram(5, 2),)
    return Entry(1, 40, 1, 0, "ann", 1, "k", command, events, choices, hash=9, own=own, digest=11)


def encoded(one: Entry) -> EncodedEntry:
    return EncodedEntry(TWIN_TIN_BOTS, one, 0, STORED_NAMES)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[type]:
    """The types of the frames that are encoded."""
    needs_interpreted(encoded_entry)
    types: list[type] = []

    def counting(encode: Callable[..., bytes]) -> Callable[..., bytes]:
        def count(frame: Any, *how: Any) -> bytes:
            types.append(type(frame))
            return encode(frame, *how)

        return count

    monkeypatch.setattr("botyard.net.fanout.encoded_entry.encode_events", counting(encode_events))
    monkeypatch.setattr("botyard.net.fanout.encoded_entry.encode_choices", counting(encode_choices))
    return types


@pytest.mark.parametrize("encoding", Encoding)
@pytest.mark.parametrize("one", [entry(), entry(own=()), entry(DRAWN), entry(DRAWN, ())])
def test_each_audience_gets_what_it_may_know(one: Entry, encoding: Encoding) -> None:
    shared = encoded(one)
    for audience in AUDIENCES:
        frames = [
            SERVER.decode(data, encoding, TWIN_TIN_BOTS) for _, data in payloads_of(shared.frames(audience, encoding))
        ]
        events = projection.event_frame(TWIN_TIN_BOTS, one, audience, STORED_NAMES)
        assert frames == [events, projection.choice_frame(one, audience, 0)]


def test_public_information_is_encoded_once_for_all(counted: list[type]) -> None:
    one = encoded(entry())
    for audience in AUDIENCES:
        one.frames(audience, Encoding.MSGPACK)
    assert counted == [m.EventFrame, m.ChoiceFrame]


def test_hidden_events_are_encoded_once_for_all_from_whom_the_same_is_hidden(counted: list[type]) -> None:
    """Seat 1 alone may know its tile: all others get the same bytes, and choices are encoded once."""
    one = encoded(entry(DRAWN))
    for audience in (*AUDIENCES, *AUDIENCES):
        one.frames(audience, Encoding.MSGPACK)
    assert counted.count(m.ChoiceFrame) == 1
    assert counted.count(m.EventFrame) == 2


def test_a_connection_of_the_json_form_is_encoded_for_apart(counted: list[type]) -> None:
    one = encoded(entry(own=()))
    for encoding in (*Encoding, *Encoding):
        one.frames((), encoding)
        one.frames((0,), encoding)
    assert counted == [m.EventFrame, m.ChoiceFrame] * 2
