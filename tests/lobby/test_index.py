"""The list of rooms stays true to the rooms, whichever nodes update it in whatever order.

No single user fills the list.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from botyard.lobby import index as module
from botyard.lobby.index import (
    DELAYED_UPDATE_SECONDS,
    LONGEST_DELAYED_UPDATE_SECONDS,
    LobbyIndex,
    is_listed,
    seconds_until_due,
)
from botyard.lobby.room_list import RoomList, rooms_behind
from botyard.rooms.record import Record
from botyard.rooms.requests import Accepted, Request
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import LOBBY, LOBBY_PLAYING, room_keys
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.store import Store
from botyard_protocol import messages as m
from tests.net.transport.test_rate_limits import ONE, TWO, proxied
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.faults import FaultyStore
from tests.support.redis import RedisProcess
from tests.support.rooms import SetPresences
from tests.support.waiting import fields, until

ROOM = "room1"


@pytest_asyncio.fixture
async def faulty(redis: RedisProcess) -> AsyncIterator[FaultyStore]:
    store = FaultyStore(redis.url)
    store.start()
    await until(lambda: store.run)
    yield store
    await store.stop()


async def ask(store: Store, who: str, what: Any, room: str = ROOM) -> None:
    rooms = Rooms(store, STORED_NAMES)
    assert isinstance(await rooms.ask(room, Request(who, who.title(), what)), Accepted)


async def create(store: Store, room: str = ROOM) -> None:
    await ask(store, "ann", m.CreateRoom("c", GAME, 2), room)


async def listed(store: Store) -> list[m.RoomSummary]:
    """The list as a node reads it that starts now."""
    rooms = RoomList(store, STORED_NAMES, SetPresences())
    await rooms.refresh()
    return rooms.in_order()


async def until_status(store: Store, status: m.Status) -> None:
    async with asyncio.timeout(60):
        while [line.status for line in await listed(store) if line.id == ROOM] != [status]:  # noqa: ASYNC110 - no event to await
            await asyncio.sleep(0.002)


async def update_until_unmarked(index: LobbyIndex, store: Store) -> None:
    """Run the updates of a node after a change of the room, until no room is marked."""
    index.start()
    try:
        index.changed(ROOM)
        async with asyncio.timeout(60):
            while await store.rooms.dirty_rooms():  # noqa: ASYNC110 - no event to await
                await asyncio.sleep(0.002)
    finally:
        await index.stop()


async def test_a_line_follows_its_room_from_the_first_seat_to_the_end(store: Store) -> None:
    index = LobbyIndex(store)
    await create(store)
    await index.update(ROOM)
    assert [line.seats for line in await listed(store)] == [("Ann", None)]
    steps: list[tuple[str, Any, m.Status | None]] = [
        ("ann", m.LeaveSeat("l", 0), None),
        ("ben", m.Join("j", ROOM, 0), m.Status.OPEN),
        ("ann", m.Join("j", ROOM, 1), m.Status.PLAYING),
        ("ben", m.Resign("r", 0), None),
    ]
    for who, what, status in steps:
        await ask(store, who, what)
        assert await store.rooms.dirty_rooms() == [ROOM]
        await index.update(ROOM)
        assert [line.status for line in await listed(store)] == ([] if status is None else [status])
        assert await store.rooms.dirty_rooms() == []


def test_an_ended_match_is_looked_at_when_spectators_may_see_its_end() -> None:
    settings = m.RoomSettings(delay_seconds=600)
    seats = (None, None)
    ended = Record(ROOM, GAME, 1, "Table", 2, m.Status.FINISHED, "ann", seats, 0, 1_000, settings=settings)
    looks = [
        (1_000, LONGEST_DELAYED_UPDATE_SECONDS),
        (591_000, 10.0),
        (600_900, DELAYED_UPDATE_SECONDS),
        (700_000, DELAYED_UPDATE_SECONDS),
    ]
    assert [seconds_until_due(ended, now) for now, _ in looks] == [seconds for _, seconds in looks]
    playing = msgspec.structs.replace(ended, status=m.Status.PLAYING)
    assert seconds_until_due(playing, 1_000) == DELAYED_UPDATE_SECONDS


async def test_an_update_that_was_overtaken_is_repeated(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another node writes a newer line, and removes the mark, between this node's reading and its writing."""
    slow, fast = LobbyIndex(store), LobbyIndex(store)
    await create(store)
    put = LobbyIndexStore.put

    async def overtaken(listing: LobbyIndexStore, room: str, line: bytes | None, *more: Any) -> None:
        monkeypatch.setattr(LobbyIndexStore, "put", put)
        await ask(store, "ben", m.Join("j", ROOM))
        await fast.update(ROOM)
        await put(listing, room, line, *more)

    monkeypatch.setattr(LobbyIndexStore, "put", overtaken)
    await slow.update(ROOM)
    assert await store.rooms.dirty_rooms() == []
    slow.start()
    await until_status(store, m.Status.PLAYING)
    await slow.stop()


async def test_the_sweep_handles_rooms_that_another_node_left_marked(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SWEEP_SECONDS", 0.02)
    await create(store)
    index = LobbyIndex(store)
    index.start()
    await until_status(store, m.Status.OPEN)
    await index.stop()


async def test_a_room_that_cannot_be_read_stops_no_other(
    redis: RedisProcess, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "SWEEP_SECONDS", 0.02)
    for room in ("aaa", ROOM, "zzz"):
        await create(store, room)
    for room in ("aaa", "zzz"):
        redis.ask("HSET", room_keys(room).head, "record", b"\xc1")
    index = LobbyIndex(store)
    index.start()
    index.changed("aaa")
    index.changed("nowhere")
    await until_status(store, m.Status.OPEN)
    redis.ask("HSET", LOBBY, "poison", b"\xc1")
    assert [line.id for line in await listed(store)] == [ROOM]
    await index.stop()
    assert {"aaa", "zzz"} <= set(await store.rooms.dirty_rooms())
    assert fields(caplog, "the room of a line cannot be read")["room"]
    assert fields(caplog, "a line of the lobby cannot be read")


async def test_updates_go_on_after_an_outage(faulty: FaultyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP_SECONDS", 0.02)
    await create(faulty)
    index = LobbyIndex(faulty)
    faulty.share = 1.0
    index.start()
    index.changed(ROOM)
    await until(lambda: faulty.refused >= 3)
    faulty.share = 0.0
    await until_status(faulty, m.Status.OPEN)
    await index.stop()


@pytest.fixture
def no_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sweep may update a room which the node has just updated."""
    monkeypatch.setattr(module, "SWEEP_SECONDS", 3_600.0)


@pytest.mark.usefixtures("no_sweep")
async def test_a_match_that_goes_on_is_indexed_once(store: Store) -> None:
    """While its indexes are written, further entries come that change nothing in them."""
    await create(store)
    await ask(store, "ben", m.Join("j", ROOM))
    indexed: list[int] = []

    async def go_on(room: str, record: Record | None) -> None:
        assert record is not None
        indexed.append(record.time)
        await ask(store, "ann", m.SetLink(f"s{len(indexed)}", None))

    index = LobbyIndex(store, extra_indexes=(go_on,))
    await update_until_unmarked(index, store)
    assert len(indexed) == 1


@pytest.mark.usefixtures("no_sweep")
async def test_a_line_that_changes_while_it_is_indexed_is_indexed_again(store: Store) -> None:
    await create(store)
    seen: list[int] = []

    async def join_once(room: str, record: Record | None) -> None:
        assert record is not None
        seen.append(sum(occupant is not None for occupant in record.seats))
        if len(seen) == 1:
            await ask(store, "ben", m.Join("j", ROOM))

    index = LobbyIndex(store, extra_indexes=(join_once,))
    await update_until_unmarked(index, store)
    assert seen == [1, 2]
    assert [line.status for line in await listed(store)] == [m.Status.PLAYING]


async def test_the_sweep_passes_over_rooms_that_were_updated_meanwhile(store: Store) -> None:
    updated: list[str] = []

    async def note(room: str, record: Record | None) -> None:
        updated.append(room)
        for other in await store.rooms.dirty_rooms():
            assert await store.rooms.clear_dirty(room_keys(other), 1)

    for room in ("aaa", ROOM, "zzz"):
        await create(store, room)
    await LobbyIndex(store, extra_indexes=(note,))._sweep_one(store.primaries[0])
    assert updated == ["aaa"]


async def test_many_new_rooms_are_updated_together(store: Store) -> None:
    """An update waits for the disk: one after the other, hundreds of new rooms are listed seconds later."""
    at_once = 16
    started = set[str]()
    together = asyncio.Event()

    async def wait(room: str, record: Record | None) -> None:
        started.add(room)
        if len(started) == at_once:
            together.set()
        await together.wait()

    rooms = [f"room{number}" for number in range(3 * at_once)]
    for room in rooms:
        await create(store, room)
    index = LobbyIndex(store, extra_indexes=(wait,))
    index.start()
    try:
        for room in rooms:
            index.changed(room)
        async with asyncio.timeout(60):
            await together.wait()
            while await store.rooms.dirty_rooms():  # noqa: ASYNC110 - no event to await
                await asyncio.sleep(0.002)
    finally:
        await index.stop()
    assert {line.id for line in await listed(store)} == set(rooms)


async def test_more_changes_than_wait_are_left_to_the_sweep(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PENDING_LIMIT", 2)
    monkeypatch.setattr(module, "SWEEP_SECONDS", 0.02)
    await create(store)
    index = LobbyIndex(store)
    for room in ("other", "other", "other", ROOM):
        index.changed(room)
    index.start()
    await until_status(store, m.Status.OPEN)
    await index.stop()


async def test_only_rooms_that_can_be_joined_or_watched_are_listed(store: Store) -> None:
    await create(store)
    loaded = await Rooms(store, STORED_NAMES).load(ROOM)
    assert loaded is not None
    record = loaded.room.record
    assert is_listed(record)
    assert is_listed(msgspec.structs.replace(record, status=m.Status.PLAYING))
    assert not is_listed(msgspec.structs.replace(record, status=m.Status.FINISHED))
    assert not is_listed(msgspec.structs.replace(record, seats=(None, None)))
    private = msgspec.structs.replace(record, settings=m.RoomSettings(access=m.Access.INVITED))
    assert not is_listed(private)
    assert not is_listed(msgspec.structs.replace(private, status=m.Status.PLAYING))


async def test_another_index_that_cannot_be_made_keeps_no_other_room_waiting(store: Store) -> None:
    """Of a cluster a part may be away: the line is written, and the mark stays until the rest is made."""
    noted: list[str] = []

    async def note(room: str, record: Record | None) -> None:
        if room == "aaa":
            raise StoreUnavailable("a part of the cluster is away")
        noted.append(room)

    for room in ("aaa", ROOM):
        await create(store, room)
    index = LobbyIndex(store, extra_indexes=(note,))
    for room in ("aaa", ROOM):
        await index.update(room)
    assert {line.id for line in await listed(store)} == {"aaa", ROOM}
    assert (noted, await store.rooms.dirty_rooms()) == ([ROOM], ["aaa"])


async def test_a_match_that_an_earlier_release_has_listed_is_noted(store: Store) -> None:
    await create(store)
    await ask(store, "ben", m.Join("j", ROOM))
    index = LobbyIndex(store)
    await index.update(ROOM)
    await store.call("DEL", LOBBY_PLAYING)
    noted = list[str]()

    async def note(room: str, record: Record | None) -> None:
        noted.append(room)

    index = LobbyIndex(store, extra_indexes=(note,))
    for _ in range(2):
        await index.tidy()
    assert noted == [ROOM]
    assert await LobbyIndexStore(store).counted() == {ROOM}


async def test_a_room_whose_game_fails_holds_up_no_other(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    async def fail(room: str, record: Record | None) -> None:
        if room == "aaa":
            raise ZeroDivisionError

    index = LobbyIndex(store, extra_indexes=(fail,))
    index.start()
    try:
        for room in ("aaa", ROOM):
            await create(store, room)
            index.changed(room)
        await until_status(store, m.Status.OPEN)
    finally:
        await index.stop()
    line = fields(caplog, "the line of a room cannot be updated")
    assert (line["room"], line["error"]) == ("aaa", "ZeroDivisionError")


# --- fairness ---------------------------------------------------------------------------------------------------


def ordered(makers: dict[str, list[str]]) -> str:
    """The rooms of these makers, each called by one letter, in their fair order."""
    behind = rooms_behind(makers.items())
    return "".join(sorted(makers, key=lambda room: room in behind))


def test_three_rooms_of_a_user_may_precede_those_of_others() -> None:
    assert ordered({"a": ["ann"], "b": ["ann"], "c": ["ann"], "d": ["ann"], "e": ["ben"]}) == "abced"
    assert ordered({room: ["ann"] for room in "abcdef"}) == "abcdef"
    assert ordered({room: [] for room in "abcdef"}) == "abcdef", "the creators of rooms of earlier releases are unknown"


def test_twelve_rooms_of_an_address_may_precede_those_of_others() -> None:
    crowd = {room: [f"guest {room}", "one"] for room in "abcdefghijklmno"}
    assert ordered(crowd | {"z": ["ben", "two"]}) == "abcdefghijklzmno"
    network = {chr(ord("A") + place): [f"guest {place}", f"net {place}", "wide"] for place in range(55)}
    assert ordered(network | {"z": ["ben", "two"]}).index("z") == 48


async def test_the_rooms_of_one_address_do_not_push_out_those_of_others(redis: RedisProcess) -> None:
    async with proxied(redis) as node, AsyncExitStack() as stack:
        rooms = dict[str, list[str]]()
        for name in ("Eva", "Ann", "Ben", "Cay", "Dan"):
            headers, count = (TWO, 1) if name == "Eva" else (ONE, 6)
            guest = await stack.enter_async_context(Client(node.port, node.token(name), headers=headers))
            await guest.hello()
            answers = [await guest.ask(lambda id: m.CreateRoom(id, GAME, 2)) for _ in range(count)]
            rooms[name] = [answer.room for answer in answers]
        listing = node.node.room_list

        await until(lambda: redis.ask("HLEN", "botyard:lobby") == b":25\r\n")
        await listing.refresh()
        listed = [room.id for room in listing.in_order()]
        assert len(listed) == 25
        assert listed.index(rooms["Eva"][0]) <= 12
        assert len([room for room in listed[:13] if room in rooms["Ann"]]) <= 3
        body = (await node.http("GET", "/api/rooms")).body
        assert b"203.0.113" not in body
        makers = redis.ask("HGETALL", "{botyard:lobby}:makers").decode().split()
        assert not [word for word in makers if len(word) == 24 and word.encode() in body]
