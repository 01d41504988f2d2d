"""How many unfinished rooms a user may have, and what a store without memory still does."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from botyard.net.http.operations import all_operations
from botyard.net.http.router import SERVED_WHEN_FULL
from botyard.net.transport.token_bucket import Buckets, Rate
from botyard.settings import Limits
from botyard.startup import CannotStart, wait_for_signing_key
from botyard.store import fullness, room_indexes
from botyard.store.fullness import Fullness, memory_of, usual_limit
from botyard.store.keys import maker_key, open_rooms_key, unfinished_key
from botyard.store.room_indexes import UnfinishedRooms
from botyard.store.store import begin_new_epochs
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from botyard_protocol.messages import BotLevel
from tests.net.table import Table, move, start_match, watch
from tests.net.transport.test_rate_limits import ONE, TWO, proxied
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

FEW = Limits(guest_rooms=2, account_rooms=4, address_rooms=3)


async def make(guest: Client, bots: int = 0) -> str:
    """Make a room; return its id, or the code of a refusal."""
    answer = await guest.ask(lambda id: m.CreateRoom(id, GAME, 2, bots=(BotLevel.RANDOM,) * bots))
    return str(getattr(answer, "room", "") or answer.code)


async def over(node: LiveNode, redis: RedisProcess, room: str) -> None:
    """Wait until no node counts a room any more."""
    await until(lambda: redis.ask("EXISTS", maker_key(room)) == b":0\r\n")


async def test_a_guest_has_so_many_rooms_that_are_not_over_on_all_nodes(redis: RedisProcess) -> None:
    async with proxied(redis, FEW) as node, proxied(redis, FEW) as other, Table() as table:
        token = node.token("Ann")
        ann, elsewhere = await table.again(node, token), await table.again(other, token)
        first = await make(ann)
        playing = await make(elsewhere, bots=1)
        refused = await elsewhere.ask(lambda id: m.CreateRoom(id, GAME, 2))
        assert isinstance(refused, m.Rejected)
        assert refused.code == "too_many_rooms"
        assert refused.message == localized("too_many_rooms-own", most=2)
        body = b'{"id":"r","game":"toy_game","players":2}'
        answer = await other.http("POST", "/api/rooms", body, authorization=f"Bearer {token}")
        assert (answer.status, answer.json()["code"]) == (409, "too_many_rooms")
        assert len(await make(await table.guest(node, "Ben"))) == 12
        await ann.ask(lambda id: m.Watch(id, playing))
        seat = (await ann.next(m.Snapshot)).audience[0]
        assert isinstance(await ann.ask(lambda id: m.Resign(id, seat)), m.Accepted)
        await over(node, redis, playing)
        assert len(await make(elsewhere)) == 12
        assert await make(ann) == "too_many_rooms"
        assert first != playing


async def test_a_guest_has_so_many_rooms_that_wait_for_players(redis: RedisProcess) -> None:
    few = Limits(guest_open_rooms=2, address_open_rooms=3)
    async with proxied(redis, few) as node, Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        rooms = [await make(ann), await make(ann)]
        refused = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2))
        assert (refused.code, refused.message) == ("too_many_rooms", localized("too_many_rooms-own_open", most=2))
        assert len(await make(ann, bots=1)) == 12, "this match begins at once"
        assert isinstance(await ben.ask(lambda id: m.Join(id, rooms[0])), m.Accepted)
        await waiting(node, redis, token, 1)
        assert len(await make(ann)) == 12
        assert await make(ann) == "too_many_rooms"


async def waiting(node: LiveNode, redis: RedisProcess, token: str, count: int) -> None:
    """Wait until so many rooms of a user count as waiting for players."""
    identity = node.signer.identity(token, "token")
    assert identity is not None
    key = open_rooms_key(node.signer.digest(f"maker/{identity.id}"))
    await until(lambda: redis.ask("ZCARD", key) == b":%d\r\n" % count)


async def leave(guest: Client, room: str) -> None:
    """Leave the only seat that a guest has in a room."""
    (seat,) = (await watch(guest, room)).audience
    assert isinstance(await guest.ask(lambda id: m.LeaveSeat(id, seat)), m.Accepted)
    await guest.ask(m.Exit)


async def test_a_room_counts_as_waiting_for_players_while_its_maker_sits_there(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(guest_open_rooms=2)) as node, Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        shared = (await ann.ask(lambda id: m.CreateRoom(id, GAME, 3))).room
        assert isinstance(await ben.ask(lambda id: m.Join(id, shared)), m.Accepted)
        alone = await make(ann)
        assert await make(ann) == "too_many_rooms"
        for left, count in ((alone, 1), (shared, 0)):
            await leave(ann, left)
            await waiting(node, redis, token, count)
        assert [len(await make(ann)) for _ in range(2)] == [12, 12]
        assert isinstance(await ann.ask(lambda id: m.Join(id, alone)), m.Accepted)
        await waiting(node, redis, token, 3)
        assert await make(ann) == "too_many_rooms"


async def test_searches_that_were_called_off_take_no_place(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(guest_open_rooms=1)) as node, Table() as table:
        token = node.token("Ann")
        ann = await table.again(node, token)
        for _ in range(3):
            paired = await ann.ask(lambda id: m.QuickMatch(id, GAME, 2, m.Tempo.LIVE_5))
            assert isinstance(paired, m.Paired), paired
            await leave(ann, paired.room)
            await waiting(node, redis, token, 0)


async def test_a_full_room_counts_as_waiting_for_players_once_a_bot_has_left(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(guest_open_rooms=1)) as node, Table() as table:
        token = node.token("Ann")
        ann, asks = await table.again(node, token), m.RoomSettings(ready_check=True)
        full = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, bots=(BotLevel.RANDOM,), settings=asks))
        (seat,) = (await watch(ann, full.room)).audience
        await waiting(node, redis, token, 0)
        assert isinstance(await ann.ask(lambda id: m.RemoveBot(id, 1 - seat)), m.Accepted)
        await waiting(node, redis, token, 1)
        assert await make(ann) == "too_many_rooms"


async def test_a_room_that_is_made_again_is_counted_once(redis: RedisProcess) -> None:
    async with proxied(redis, FEW) as node, Table() as table:
        ann = await table.guest(node, "Ann")
        for _ in range(3):
            await ann.send(m.CreateRoom("same", GAME, 2))
            assert (await ann.next(m.Created)).id == "same"
        assert len(await make(ann)) == 12


async def test_a_refused_room_is_not_counted(redis: RedisProcess) -> None:
    async with proxied(redis, FEW) as node, Table() as table:
        ann = await table.guest(node, "Ann")
        for _ in range(3):
            assert (await ann.ask(lambda id: m.CreateRoom(id, GAME, 7))).code == "players_out_of_range"
        assert len(await make(ann)) == 12


async def test_an_address_has_so_many_rooms_and_is_not_stored(redis: RedisProcess) -> None:
    async with proxied(redis, FEW) as node, Table() as table:
        made = []
        for place, headers in enumerate((ONE, ONE, ONE, ONE, TWO)):
            guest = Client(node.port, node.token(f"Guest {place}"), headers=headers)
            made.append(await make(await (await table.enter_async_context(guest)).hello()))
        assert [len(one) == 12 for one in made] == [True, True, True, False, True]
        assert made[3] == "too_many_rooms"
        assert b"203.0.113" not in redis.ask("KEYS", "*") + redis.ask("GET", maker_key(made[0]))
        assert 0 < int(redis.ask("PTTL", maker_key(made[0]))[1:]) <= room_indexes.COUNTED_MS


async def test_rooms_that_were_never_made_take_no_place(redis: RedisProcess) -> None:
    async with proxied(redis, FEW) as node, Table() as table:
        token = node.token("Ann")
        ann = await table.again(node, token)
        identity = node.signer.identity(token, "token")
        assert identity is not None
        key = unfinished_key(node.signer.digest(f"maker/{identity.id}"))
        now = redis.ask("TIME").split(b"\r\n")[2].decode()
        for place in range(2):  # a node has died before it could make them
            redis.ask("ZADD", key, str(int(now) * 1000 - 100_000 - place), f"lost{place}")
        redis.ask("ZADD", key, str(int(now) * 1000), "justnow")
        assert len(await make(ann)) == 12
        assert await make(ann) == "too_many_rooms"


async def test_rooms_that_were_all_counted_just_before_a_crash_take_no_place_for_long(redis: RedisProcess) -> None:
    async with proxied(redis, FEW) as node, Table() as table:
        token = node.token("Ann")
        ann = await table.again(node, token)
        identity = node.signer.identity(token, "token")
        assert identity is not None
        key = unfinished_key(node.signer.digest(f"maker/{identity.id}"))
        now = redis.ask("TIME").split(b"\r\n")[2].decode()
        for place in range(2):
            redis.ask("ZADD", key, str(int(now) * 1000 - 100_000 - place), f"lost{place}")
        assert [len(await make(ann)) == 12 for _ in range(3)] == [True, True, False]


async def test_a_request_that_is_refused_lets_no_other_pass_for_counted(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with proxied(redis, FEW) as node, proxied(redis, FEW) as other, Table() as table:
        token = node.token("Ann")
        ann, elsewhere = await table.again(node, token), await table.again(other, token)
        assert [len(await make(ann)) for _ in range(2)] == [12, 12]
        answers: list[str] = []
        drop = UnfinishedRooms._drop_missing

        async def drop_while_asked_again(self: UnfinishedRooms, *rest: Any) -> None:
            if not answers:
                answers.append("asked")
                await elsewhere.send(m.CreateRoom("same", GAME, 2))
                answers.append((await elsewhere.next(m.Rejected)).code)
            await drop(self, *rest)

        monkeypatch.setattr(UnfinishedRooms, "_drop_missing", drop_while_asked_again)
        await ann.send(m.CreateRoom("same", GAME, 2))
        assert (await ann.next(m.Rejected)).code == "too_many_rooms"
        assert answers == ["asked", "too_many_rooms"]


async def test_a_refused_request_takes_the_count_of_no_room_that_is_there(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with proxied(redis, FEW) as node, proxied(redis, FEW) as other, Table() as table:
        token = node.token("Ann")
        ann, elsewhere = await table.again(node, token), await table.again(other, token)
        ask = node.node.room_commands.change

        async def ask_after_the_other(*rest: Any) -> Any:
            await elsewhere.send(m.CreateRoom("same", GAME, 2))
            await elsewhere.next(m.Created)
            return await ask(*rest)

        monkeypatch.setattr(node.node.room_commands, "change", ask_after_the_other)
        await ann.send(m.CreateRoom("same", GAME, 7))
        await ann.next(m.Rejected)
        room = elsewhere.all(m.Created)[-1].room
        assert redis.ask("EXISTS", maker_key(room)) == b":1\r\n"
        assert [len(await make(elsewhere)) == 12 for _ in range(2)] == [True, False]


async def test_requests_for_the_same_room_are_counted_one_after_the_other(redis: RedisProcess) -> None:
    async with proxied(redis, FEW) as node:
        turn, order = node.node.quota.lock, list[str]()

        async def second() -> None:
            async with turn("room"):
                order.append("second")

        async with turn("room"), turn("another"):
            waiting = asyncio.create_task(second())
            await asyncio.sleep(0)
            order.append("first")
        await waiting
        assert order == ["first", "second"]


async def test_an_account_may_have_more_rooms(redis: RedisProcess) -> None:
    async with proxied(redis, FEW) as node, Table() as table:
        token = node.token("Ann")
        identity = node.signer.identity(token, "token")
        assert identity is not None
        redis.ask("HSET", f"botyard:{{p-{identity.id}}}:account", "name", "Ann", "password", "x", "created", "1")
        ann = await table.again(node, token)
        assert [len(await make(ann)) == 12 for _ in range(5)] == [True] * 4 + [False]


# --- a full store -----------------------------------------------------------------------------------------------


async def filled(node: LiveNode, redis: RedisProcess) -> int:
    """Store so much that buffers of connections, which come and go, are no share of it. Returns the bytes in use."""
    redis.ask("SETRANGE", "ballast", str(50_000_000), "x")
    return (await memory_of(node.store.primaries[0])).used


async def test_a_full_store_takes_no_new_rooms_and_lets_matches_go_on(node: LiveNode, redis: RedisProcess) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        fullness = node.node.fullness
        await fullness.check()
        assert not fullness.is_full
        used = await filled(node, redis)
        try:
            redis.ask("CONFIG", "SET", "maxmemory", str(int(used * 1.06)))
            await fullness.check()
            refused = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2))
            assert isinstance(refused, m.Rejected)
            assert (refused.code, refused.message[:40]) == (Code.STORE_FULL, "The server has no memory left for new ta")
            assert isinstance(await move({0: ann, 1: ben}), m.Accepted)
            assert (await node.http("GET", "/readyz")).status == 200
            shown = (await node.http("GET", "/metrics")).body.decode()
            limits = [float(line.split()[1]) for line in shown.splitlines() if line.startswith("botyard_store_limit")]
            assert limits == [int(used * 1.06)]
            redis.ask("CONFIG", "SET", "maxmemory", "1")
            for path in (f"/api/rooms/{room}", f"/api/rooms/{room}/events", "/api/rooms"):
                assert (await node.http("GET", path)).status == 200
        finally:
            redis.ask("CONFIG", "SET", "maxmemory", "0")
        await fullness.check()
        assert len(await make(ann)) == 12


async def test_a_store_that_is_almost_out_of_memory_takes_only_moves(node: LiveNode, redis: RedisProcess) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room, open_room = await start_match(ann, ben), await make(ben)
        fullness = node.node.fullness
        used = await filled(node, redis)
        try:
            redis.ask("CONFIG", "SET", "maxmemory", str(int(used * 1.03)))
            await fullness.check()
            assert isinstance(await move({0: ann, 1: ben}), m.Accepted)
            later = await ann.ask(lambda id: m.Join(id, open_room))
            assert (type(later), later.code) == (m.TryAgain, Code.STORE_FULL)
            path, headers = f"/api/rooms/{room}/requests", {"authorization": f"Bearer {token}"}
            vote = await node.http("POST", path, b'{"type":"vote","id":"v","remedy":"wait"}', **headers)
            renamed = await node.http("POST", "/api/me/name", b'{"name":"Anne"}', **headers)
            for refused in (vote, renamed):
                assert (refused.status, refused.json()["code"]) == (503, Code.STORE_FULL)
            assert isinstance(await ann.ask(lambda id: m.Resign(id, 0)), m.Accepted)
        finally:
            redis.ask("CONFIG", "SET", "maxmemory", "0")
        await fullness.check()
        assert isinstance(await ann.ask(lambda id: m.Join(id, open_room)), m.Accepted)


def test_operations_served_when_memory_is_short_exist() -> None:
    assert {operation.name for operation in all_operations()} >= SERVED_WHEN_FULL


def promised(node: LiveNode) -> str:
    """The durability of a commit now."""
    return node.store.primaries[0].durability.name.lower()


async def test_a_store_that_evicts_is_no_durable_one_and_the_node_says_so(
    node: LiveNode, redis: RedisProcess, caplog: pytest.LogCaptureFixture
) -> None:
    fullness = node.node.fullness
    try:
        redis.ask("CONFIG", "SET", "maxmemory-policy", "allkeys-lru")
        await fullness.check()
        await fullness.check()
        assert (await node.http("GET", "/readyz")).json()["failing"] == ["eviction"]
        assert promised(node) == "memory"
        with pytest.raises(
            CannotStart, match=r"has maxmemory-policy allkeys-lru, .*: set maxmemory-policy noeviction\.$"
        ):
            await wait_for_signing_key(node.store, node.node.settings)
        logged = [one.message for one in caplog.records if one.levelname == "ERROR"]
        assert logged == ["redis deletes data when it is full: set maxmemory-policy noeviction"]
    finally:
        redis.ask("CONFIG", "SET", "maxmemory-policy", "noeviction")
    await fullness.check()
    assert (await node.http("GET", "/readyz")).status == 200
    assert promised(node) == "fsync"


# --- a long log -------------------------------------------------------------------------------------------------


async def test_a_player_changes_a_table_only_so_often_and_what_was_refused_does_not_count(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node.node.rate_limits, "_changes", Buckets(Rate(per_second=0.001, at_once=3)))
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        for guest in (ann, ben):
            await watch(guest, await make(ann))
            answers = [await guest.ask(lambda id: m.ChangeRoom(id, 2, name=f"Table {id}")) for _ in range(5)]
            codes = [getattr(answer, "code", "accepted") for answer in answers]
            assert codes == (["accepted"] * 3 + ["too_fast"] * 2 if guest is ann else ["not_host"] * 5)


async def test_rooms_are_packed_and_begin_new_epochs_in_a_full_store(node: LiveNode, redis: RedisProcess) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        made, kept = await make(ann), await make(ann)
        try:
            redis.ask("CONFIG", "SET", "maxmemory", "1")
            assert await node.node.rooms.retention.close(made)
            assert await begin_new_epochs(node.store) >= 1
        finally:
            redis.ask("CONFIG", "SET", "maxmemory", "0")
        assert await node.node.rooms.load(made) is None
        loaded = await node.node.rooms.load(kept)
        assert loaded is not None
        assert loaded.epoch == 2


async def test_a_store_without_a_limit_is_warned_of_once(
    redis: RedisProcess, node: LiveNode, caplog: pytest.LogCaptureFixture
) -> None:
    fullness = Fullness(node.store)
    for _ in range(3):
        await fullness.check()
    warned = [one.message for one in caplog.records if "maxmemory" in one.message]
    assert warned[-1] == "redis has no maxmemory: set one, with the policy noeviction, or the machine may run out"
    assert len(warned) <= 2, "the node itself has warned as well"


def test_the_embedded_server_gets_a_share_of_what_its_container_may_use(tmp_path: Path) -> None:
    limit, none = tmp_path / "memory.max", tmp_path / "none"
    limit.write_text("1000000000\n")
    assert usual_limit((limit, none)) == int(1_000_000_000 * fullness.SHARE)
    limit.write_text("1000")
    assert usual_limit((limit,)) == fullness.LEAST_BYTES
    limit.write_text("max\n")
    assert usual_limit((limit,)) == usual_limit(())
