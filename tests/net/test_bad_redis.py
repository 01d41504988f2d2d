"""A Redis that answers and cannot be used: nothing is half done, clients get an error, and play goes on afterwards.

A room whose values are damaged is closed and kept, is never another game, and all others go on.
"""

import asyncio
import logging
import shutil
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from botyard.errors import Unreadable
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import load_entry
from botyard.rooms.runtime.room_loader import RoomLoader
from botyard.rooms.runtime.stored_rooms import pack
from botyard.store import connection, primary
from botyard.store.archived_room import ArchiveReason
from botyard.store.error_classes import StoreRefused, StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.room_store import Head
from botyard.store.store import Store
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from tests.games.twin_tin_bots.players import NAME, shortest
from tests.net.table import Table, move, open_choice, start_match, watch
from tests.support.client import Client
from tests.support.default_game import ANSWER, GAME
from tests.support.faults import StubRedis, loading
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import lines, until

REFUSES, AWAY = localized(StoreRefused.text), localized(StoreUnavailable.text)
PASSWORD = "hunter2"


@dataclass(frozen=True, slots=True)
class State:
    """A bad state: how it begins and ends, the error that clients get, and the kind that is counted."""

    begin: Callable[[RedisProcess], object]
    end: Callable[[RedisProcess], object]
    sentence: str
    kind: str


def be_busy(redis: RedisProcess) -> None:
    """Run a script that never ends, which Redis says to all others after 10 ms."""
    redis.ask("CONFIG", "SET", "lua-time-limit", "10")
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(redis.socket)
        connection.sendall(b'EVAL "while true do end" 0\r\n')


def want_a_password(redis: RedisProcess) -> None:
    """Set a password and cut all connections, so that each has to authenticate."""
    redis.ask("CONFIG", "SET", "requirepass", PASSWORD)
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(redis.socket)
        connection.sendall(f"AUTH {PASSWORD}\r\nCLIENT KILL TYPE normal\r\nCLIENT KILL TYPE pubsub\r\n".encode())
        connection.recv(1_000)


def want_no_password(redis: RedisProcess) -> None:
    """Remove the password, and wait until Redis has done so."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(60)
        connection.connect(redis.socket)
        connection.sendall(f'AUTH {PASSWORD}\r\nCONFIG SET requirepass ""\r\n'.encode())
        while connection.recv(1_000).count(b"+OK") < 1:
            pass
        connection.shutdown(socket.SHUT_WR)
        while connection.recv(1_000):
            pass


STATES = {
    "read-only": State(
        lambda redis: redis.ask("REPLICAOF", "127.0.0.1", "1"),
        lambda redis: redis.ask("REPLICAOF", "NO", "ONE"),
        REFUSES,
        "refused",
    ),
    "full": State(
        lambda redis: redis.ask("CONFIG", "SET", "maxmemory", "1"),
        lambda redis: redis.ask("CONFIG", "SET", "maxmemory", "0"),
        REFUSES,
        "refused",
    ),
    "busy": State(be_busy, lambda redis: redis.ask("SCRIPT", "KILL"), REFUSES, "refused"),
    "slow": State(RedisProcess.pause, RedisProcess.go_on, AWAY, "lost"),
    "locked": State(want_a_password, want_no_password, REFUSES, "lost"),
}


@contextmanager
def state_of(redis: RedisProcess, name: str) -> Iterator[State]:
    """Put Redis into a bad state meanwhile."""
    state = STATES[name]
    state.begin(redis)
    try:
        yield state
    finally:
        state.end(redis)


async def failing(node: LiveNode) -> list[str]:
    answer = await node.http("GET", "/readyz")
    assert (answer.status == 200) == (not answer.json()["failing"])
    return list(answer.json()["failing"])


async def until_ready(node: LiveNode, ready: bool) -> None:
    async with asyncio.timeout(60):
        while ("redis" in await failing(node)) == ready:  # noqa: ASYNC110 - the page must be polled
            await asyncio.sleep(0.02)


def errors(kind: str) -> float:
    return REGISTRY.get_sample_value("botyard_redis_errors_total", {"kind": kind}) or 0.0


async def answer_choice(player: Client, id: str) -> m.ServerMessage:
    """Answer the player's open choice with a command of this id, and return what the server says."""
    choice = open_choice(player)
    answer: m.ServerMessage = await player.ask(lambda id: m.Command(id, choice.seat, choice.id, ANSWER), id)
    return answer


@pytest.mark.timeout(120)  # so it begins early: eight seconds of it are waiting for a slow Redis
@pytest.mark.parametrize("name", STATES)
async def test_all_requests_have_to_wait_and_play_goes_on_when_it_is_well(
    own_redis: RedisProcess,
    own_node: LiveNode,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
) -> None:
    caplog.set_level(logging.INFO)
    async with Table() as table:
        ann, ben, wes = [await table.guest(own_node, name) for name in ("Ann", "Ben", "Wes")]
        room = await start_match(ann, ben)
        snapshot = await watch(wes, room)
        player = (ann, ben)[open_choice(ann).seat]
        before, since = errors(STATES[name].kind), len(caplog.records)
        monkeypatch.setattr(primary, "RECONNECT_SECONDS", 3_600.0)  # once: meanwhile the answer is another one
        if name == "slow":  # else a busy machine would make it slow as well
            monkeypatch.setattr(connection, "REPLY_SECONDS", 0.3)
        with state_of(own_redis, name) as state:
            await until_ready(own_node, False)
            await until_refused_with(player, state.sentence)
            for _ in range(4):
                answer = await answer_choice(player, "mine")
                assert isinstance(answer, m.TryAgain)
                assert (answer.code, answer.message) == ("unavailable", state.sentence)
            new = await wes.ask(lambda id: m.CreateRoom(id, GAME, 2))
            assert (type(new), new.message) == (m.TryAgain, state.sentence)
            assert errors(state.kind) > before
        monkeypatch.undo()  # a busy machine may need longer than that for an answer of a Redis that is well
        counts = Counter(
            (line["event"], line.get("lane"), line.get("command"), line.get("reason"))
            for line in lines(caplog)[since:]
            if line["level"] in {"warning", "error"}
        )
        assert counts
        assert max(counts.values()) <= 2, f"once for each lane: {counts}"
        await until_ready(own_node, True)
        accepted = await until_accepted(player)
        assert accepted.number == snapshot.number + 1, "nothing was half done"
        assert (await wes.next(m.EventFrame)).number == accepted.number
        await move({0: ann, 1: ben})
        entries = [load_entry(data, GAME) for data in await own_node.store.rooms.entries(room_keys(room), 1, 100)]
        assert [entry.number for entry in entries] == list(range(1, accepted.number + 2))


async def until_refused_with(player: Client, sentence: str) -> None:
    """Send the same command until its refusal is `sentence`: the error of Redis on a new connection, not a lost one."""
    async with asyncio.timeout(60):
        while True:
            answer = await answer_choice(player, "mine")
            assert isinstance(answer, m.TryAgain)
            if answer.message == sentence:
                return
            await asyncio.sleep(0.02)


async def until_accepted(player: Client) -> m.Accepted:
    """Send the same command until it is decided, as clients do."""
    async with asyncio.timeout(60):
        while True:
            answer = await answer_choice(player, "mine")
            if isinstance(answer, m.Accepted):
                return answer
            assert isinstance(answer, m.TryAgain)
            await asyncio.sleep(0.02)


async def test_a_redis_that_reads_its_log_is_waited_for(redis: RedisProcess) -> None:
    async with StubRedis(loading) as stub:
        store = Store(stub.url)
        store.start()
        try:
            with pytest.raises(StoreUnavailable, match="loading") as away:
                await store.ping()
            assert not isinstance(away.value, StoreRefused)
            stub.target = redis.socket
            await until(lambda: store.run)
            await store.ping()
        finally:
            await store.stop()


async def test_a_failover_behind_one_name_heals_by_itself(tmp_path: Path) -> None:
    """The name, here a link, leads to the new primary, while the old one lives on as a replica."""
    old, new, name = RedisProcess(), RedisProcess(), tmp_path / "name.sock"
    old.start()
    name.symlink_to(old.socket)
    node = LiveNode(f"unix://{name}")
    await node.start()
    try:
        async with Table() as table:
            ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
            room = await start_match(ann, ben)
            await move({0: ann, 1: ben})
            old.copy(tmp_path / "copy")
            shutil.copytree(tmp_path / "copy", new.directory, dirs_exist_ok=True)
            new.start()
            name.unlink()
            name.symlink_to(new.socket)
            old.ask("REPLICAOF", "127.0.0.1", "1")
            accepted = await until_accepted((ann, ben)[open_choice(ann).seat])
            entries = await node.store.rooms.entries(room_keys(room), 1, 100)
            assert [load_entry(data, GAME).number for data in entries] == list(range(1, accepted.number + 1))
            await until(lambda: subscriptions(new) == 1 and subscriptions(old) == 0)
            await until_ready(node, True)
            await move({0: ann, 1: ben})
    finally:
        await node.end()
        for redis in (old, new):
            redis.remove()


def subscriptions(redis: RedisProcess) -> int:
    """How many connections to a Redis have subscribed to something."""
    return sum(b" sub=0 " not in line for line in redis.ask("CLIENT", "LIST").splitlines() if b" sub=" in line)


# --- damaged values ---------------------------------------------------------------------------------------------


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
        room = await start_match(ann, ben, game=NAME)
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
            left = [load_entry(one, NAME) for one in (*entries[:place], *entries[place + 1 :])]
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
        broken, sound = [await start_match(ann, ben, game=NAME) for _ in range(2)]
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
