"""A store that loads damaged values: such a room is closed and kept, is never another game, and all others go on."""

from collections.abc import Iterator

import pytest

from botyard.errors import Unreadable
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import load_entry
from botyard.rooms.runtime.room_loader import RoomLoader
from botyard.rooms.runtime.stored_rooms import pack
from botyard.store.archived_room import ArchiveReason
from botyard.store.keys import room_keys
from botyard.store.room_store import Head
from botyard.store.store import Store
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from tests.games.twin_tin_bots.players import NAME as GAME
from tests.games.twin_tin_bots.players import shortest
from tests.net.table import Table, move, start_match, watch
from tests.support.logs import lines
from tests.support.node import LiveNode

KNOWN: dict[str, LoadedRoom] = {}
"""Rooms as they were before the damage."""
PLACES = 40
"""About so many bytes of each value are changed, one at a time."""


def changed(value: bytes) -> Iterator[bytes]:
    """The value with one changed byte each."""
    for place in range(0, len(value), max(1, len(value) // PLACES)):
        yield value[:place] + bytes([value[place] ^ 1]) + value[place + 1 :]


async def is_unreadable(store: Store, room: str) -> bool:
    """Whether a node that has not loaded the room before cannot read it. Fails if it reads another one than `KNOWN`."""
    try:
        loaded = await RoomLoader(store).load(room)
    except Unreadable:
        return True
    assert loaded is not None
    assert (loaded.number, loaded.room.record) == (KNOWN[room].number, KNOWN[room].room.record)
    assert loaded.side_data.answers == KNOWN[room].side_data.answers
    return False


async def lay(store: Store, room: str, entries: list[bytes]) -> None:
    """Replace the log of a room."""
    log = room_keys(room).log
    await store.call("DEL", log)
    for place, entry in enumerate(entries, 1):
        await store.call("XADD", log, f"{place}-0", "e", entry)


async def test_no_changed_byte_makes_another_game(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben, game=GAME)
        for _ in range(4):
            await move({0: ann, 1: ben}, shortest)
    store, at = node.store, room_keys(room)
    loaded = await RoomLoader(store).load(room)
    assert loaded is not None
    KNOWN[room] = loaded
    fields = await store.call("HGETALL", at.head)
    head = dict(zip(fields[::2], fields[1::2], strict=True))
    for name, value in head.items():
        closed = []
        for damaged in changed(value):
            await store.call("HSET", at.head, name, damaged)
            closed.append(await is_unreadable(store, room))
            await store.call("HSET", at.head, *fields)
        assert all(closed) or name not in {b"number", b"record", b"digest"}
    for name in (b"epoch", b"number", b"record"):
        await store.call("HDEL", at.head, name)
        assert await is_unreadable(store, room)
        assert await store.rooms.positions([room]) in ([None], [(loaded.epoch, loaded.number)])
        await store.call("HSET", at.head, *fields)
    entries = await store.rooms.entries(at, 1, loaded.number)
    for place, entry in enumerate(entries):
        for damaged in list(changed(entry))[::8]:
            await lay(store, room, [*entries[:place], damaged, *entries[place + 1 :]])
            left = [load_entry(one, GAME) for one in (*entries[:place], *entries[place + 1 :])]
            assert await RoomLoader(store).entries(room, 1, loaded.number) == left
    archived = pack(Head(loaded.epoch, loaded.number, head[b"record"]), ArchiveReason.FINISHED, entries)
    await store.call("DEL", at.head, at.log)
    for value in (archived.stamp, archived.value):
        for damaged in changed(value):
            await store.call("SET", at.packed, damaged + archived.value[len(damaged) :])
            await is_unreadable(store, room)
            assert len(await store.rooms.positions([room])) == 1


async def test_a_damaged_room_is_closed_and_kept_and_others_go_on(
    node: LiveNode, other: LiveNode, caplog: pytest.LogCaptureFixture
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        broken, sound = [await start_match(ann, ben, game=GAME) for _ in range(2)]
        at = room_keys(broken)
        record = await node.store.call("HGET", at.head, "record")
        damaged = record[:-9] + bytes([record[-9] ^ 4]) + record[-8:]
        await node.store.call("HSET", at.head, "record", damaged)
        eve, dan = await table.guest(other, "Eve"), await table.guest(other, "Dan")
        for _ in range(2):
            answer = await eve.ask(lambda id: m.Watch(id, broken))
            assert (type(answer), answer.code) == (m.TryAgain, Code.UNAVAILABLE)
        served = await other.http("GET", f"/api/rooms/{broken}")
        assert (served.status, served.json()["message"]) == (503, "This server cannot read the room: try another.")
        await other.node.rooms.fire_alarm(broken)
        await other.node.lobby.update(broken)
        number = (await watch(dan, sound)).number
        await move({0: ann, 1: ben}, shortest)
        assert (await watch(eve, sound)).number > number
        assert await node.store.call("HGET", at.head, "record") == damaged
        assert await node.store.call("EXISTS", at.packed) == 0
    (line,) = [line for line in lines(caplog) if line["event"] == "the data of a room are damaged"]
    assert (line["room"], line["level"]) == (broken, "error")
    assert line["reason"].endswith("its data stay as they are; restore a backup")
