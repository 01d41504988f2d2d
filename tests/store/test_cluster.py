"""A Redis Cluster: who has what, what moves, and what goes on while a primary is away."""

import asyncio
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest
from redis.crc import key_slot

from botyard.store import topology
from botyard.store.clock import ClusterClocks
from botyard.store.error_classes import StoreRefused, StoreUnavailable
from botyard.store.keys import SHARDS, dirty_key, heartbeat_keys, room_keys, shard_of
from botyard.store.primary import Primary
from botyard.store.room_store import CommitData, Verdict
from botyard.store.store import EachPrimary, Store
from botyard.store.topology import SHARD_SLOTS, address_of
from botyard_protocol.messages import Durability
from tests.live.processes import free_port
from tests.support.cluster import SIZE, ClusterNode, RedisCluster
from tests.support.redis import RedisProcess, connected
from tests.support.waiting import until


def room_at(store: Store, primary: Primary) -> str:
    """A room that a primary has."""
    return next(room for room in (f"r{i}" for i in count()) if store.primary_of(room) is primary)


def place_of(cluster: RedisCluster, primary: Primary) -> int:
    """Which of the cluster's primaries it is."""
    return [f"127.0.0.1:{one.announced}" for one in cluster.primaries].index(primary.name)


async def append(store: Store, room: str, id: str) -> int:
    """Commit an entry of this id once, however often the room moves or Redis is away: its number."""
    at = room_keys(room)
    while True:
        with suppress(StoreUnavailable):
            head = await store.rooms.read(at)
            epoch, number = (1, 0) if head is None else (head.epoch, head.number)
            log = await store.rooms.entries(at, 1, number)
            if id.encode() in log:  # the reply to an earlier attempt was lost
                return log.index(id.encode()) + 1
            committed = await store.rooms.commit(at, epoch, number, CommitData(id.encode(), b"record"), False)
            if committed.verdict is Verdict.COMMITTED:
                return number + 1
        await asyncio.sleep(0)


class Writer:
    """Appends to a room until `stop` is called. `acknowledged`: the number of each id."""

    def __init__(self, store: Store, room: str, name: str) -> None:
        self._store, self._room, self._name = store, room, name
        self.acknowledged: dict[str, int] = {}
        self._stopping = False
        self._task = asyncio.create_task(self._write())

    async def _write(self) -> None:
        for i in count():
            if self._stopping:
                return
            id = f"{self._name}{i}"
            self.acknowledged[id] = await append(self._store, self._room, id)

    async def stop(self) -> None:
        self._stopping = True
        await self._task


async def check_log(store: Store, room: str, *writers: Writer) -> None:
    """Check that all that was acknowledged is in the log under its number, once, and nothing else is."""
    acknowledged = {number: id for writer in writers for id, number in writer.acknowledged.items()}
    entries = await store.rooms.entries(room_keys(room), 1, 10**6)
    log = {number: entry.decode() for number, entry in enumerate(entries, 1)}
    assert dict(sorted(acknowledged.items() ^ log.items())) == {}
    assert len(log) == sum(len(writer.acknowledged) for writer in writers)


# --- who has what -----------------------------------------------------------------------------------------------


async def test_every_shard_has_its_primary(cluster: RedisCluster) -> None:
    async with connected(cluster.url) as store:
        assert sorted(shard for primary in store.primaries for shard in primary.shards) == list(range(SHARDS))
        for shard in range(0, SHARDS, 16):
            (primary,) = [primary for primary in store.primaries if shard in primary.shards]
            assert place_of(cluster, primary) == cluster.owner(dirty_key(shard))


async def test_a_single_node_is_enough_to_find_the_others(cluster: RedisCluster) -> None:
    async with connected(f"redis+cluster://127.0.0.1:1,127.0.0.1:{cluster.primaries[1].port}") as store:
        assert len(store.primaries) == SIZE


async def test_an_acknowledgement_tells_what_the_rooms_own_primary_promises(valkey_cluster: RedisCluster) -> None:
    valkey_cluster.ask("FLUSHALL")
    lazy = valkey_cluster.primaries[0]
    lazy.ask("CONFIG", "SET", "appendfsync", "everysec")
    try:
        async with connected(valkey_cluster.url) as store:
            promised = {}
            for primary in store.primaries:
                at = room_keys(room_at(store, primary))
                committed = await store.rooms.commit(at, 1, 0, CommitData(b"e", b"r"), False)
                promised[place_of(valkey_cluster, primary)] = committed.durability
        assert promised == {0: Durability.MEMORY, 1: Durability.FSYNC, 2: Durability.FSYNC}
    finally:
        lazy.ask("CONFIG", "SET", "appendfsync", "always")


async def test_a_node_of_a_cluster_is_not_taken_for_all_of_it(cluster: RedisCluster) -> None:
    for place, primary in enumerate(cluster.primaries):
        store = Store(f"redis://127.0.0.1:{primary.port}")
        store.start()
        try:
            with pytest.raises(StoreRefused, match=r"redis\+cluster://"):
                await store.secret(b"key")
            elsewhere = next(
                room for room in (f"r{i}" for i in count()) if cluster.owner(room_keys(room).head) != place
            )
            with pytest.raises(StoreRefused, match=r"redis\+cluster://"):
                await store.rooms.entries(room_keys(elsewhere), 1, 1)
        finally:
            await store.stop()


async def secret_at_last(store: Store) -> bytes:
    """The key, once Redis answers. Raises `StoreRefused`."""
    while True:
        try:
            return await store.secret(b"key")
        except StoreRefused:
            raise
        except StoreUnavailable:
            await asyncio.sleep(0.01)


async def test_a_single_redis_is_not_taken_for_a_cluster() -> None:
    alone = RedisProcess(appendonly="no", port=str(free_port()), bind="127.0.0.1")
    alone.start()
    store = Store(f"redis+cluster://127.0.0.1:{alone.options['port']}")
    store.start()
    try:
        with pytest.raises(StoreRefused, match="cluster support disabled"):
            await asyncio.wait_for(secret_at_last(store), 60)
    finally:
        await store.stop()
        alone.remove()


# --- slots that move --------------------------------------------------------------------------------------------


async def test_a_slot_moves_while_commits_go_on_and_nothing_is_lost_or_doubled(cluster: RedisCluster) -> None:
    async with connected(cluster.url) as one, connected(cluster.url) as two:
        home = one.primaries[0]
        room = room_at(one, home)
        slot, source = SHARD_SLOTS[shard_of(room)], place_of(cluster, home)
        target = (source + 1) % SIZE
        writers = [Writer(one, room, "one-"), Writer(two, room, "two-")]
        for giver, taker in ((source, target), (target, source), (source, target), (target, source)):
            acknowledged = [len(writer.acknowledged) for writer in writers]
            await until(lambda: all(len(w.acknowledged) > t + 5 for w, t in zip(writers, acknowledged, strict=True)))  # noqa: B023
            await asyncio.to_thread(cluster.move, slot, giver, taker)
        for writer in writers:
            await writer.stop()
        await check_log(one, room, *writers)
        assert one.primary_of(room) is home


async def test_reads_over_many_shards_follow_a_slot(cluster: RedisCluster) -> None:
    async with connected(cluster.url) as store:
        home = store.primaries[0]
        room = room_at(store, home)
        slot, source = SHARD_SLOTS[shard_of(room)], place_of(cluster, home)
        await append(store, room, "a")
        cluster.move(slot, source, (source + 1) % SIZE)
        try:
            heads = None
            async with asyncio.timeout(60):
                while heads is None:
                    with suppress(StoreUnavailable):
                        heads = await store.rooms.positions([room, "nowhere"])
                    await asyncio.sleep(0.01)
            assert heads == [(1, 1), None]
            assert store.primary_of(room) is not home
        finally:
            cluster.move(slot, (source + 1) % SIZE, source)


# --- a primary is away ------------------------------------------------------------------------------------------


async def test_a_killed_primary_stops_only_its_own_rooms(valkey_cluster: RedisCluster) -> None:
    valkey_cluster.ask("FLUSHALL")
    async with connected(valkey_cluster.url) as store:
        rooms = [room_at(store, primary) for primary in store.primaries]
        for room in rooms:
            await append(store, room, "before")
        dead, *alive = rooms
        place = place_of(valkey_cluster, store.primary_of(dead))
        valkey_cluster.kill(place)
        try:
            with pytest.raises(StoreUnavailable):
                await asyncio.wait_for(store.rooms.read(room_keys(dead)), 60)
            with pytest.raises(StoreUnavailable):
                await asyncio.wait_for(store.ping(), 60)
            assert store.is_away(dead)
            for number in range(2, 40):
                for room in alive:
                    assert not store.is_away(room)
                    assert await asyncio.wait_for(append(store, room, f"a{number}"), 60) == number
        finally:
            await asyncio.to_thread(valkey_cluster.start, place)
        assert await asyncio.wait_for(append(store, dead, "after"), 60) == 2
        assert await store.rooms.positions(rooms) == [(1, 2), (1, 39), (1, 39)]
        await asyncio.to_thread(valkey_cluster.settled)


async def test_an_act_on_all_primaries_does_not_wait_for_a_slow_one(cluster: RedisCluster) -> None:
    async with connected(cluster.url) as store:
        slow, *others = store.primaries
        may_go_on, done = asyncio.Event(), list[Primary]()

        async def act(primary: Primary) -> None:
            if primary is slow:
                await may_go_on.wait()
            done.append(primary)

        rounds = EachPrimary(store, act, "test")
        for turn in (1, 2, 3):
            rounds.begin()
            await until(lambda: len(done) == turn * len(others))  # noqa: B023
        assert slow not in done
        may_go_on.set()
        await until(lambda: done.count(slow) == 2)  # the round that was slow, and one for all that were begun meanwhile
        await rounds.stop()


# --- time -------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("long_gap")
async def test_an_outage_is_one_of_its_primary(cluster: RedisCluster) -> None:
    async with connected(cluster.url) as store:
        keepers, rooms = ClusterClocks(store), [room_at(store, primary) for primary in store.primaries]
        for room in rooms:
            await keepers.of(room).heartbeat()
        last = heartbeat_keys(store.primaries[1].shards[0])[0]
        cluster.ask("SET", last, str(keepers.of(rooms[1]).now() - 100_000))
        for room in rooms:
            await keepers.of(room).heartbeat()
        assert [len(keepers.of(room).outages) for room in rooms] == [0, 1, 0]


@pytest.mark.usefixtures("long_gap")
async def test_a_primary_that_gets_or_loses_its_lowest_shard_had_no_outage(cluster: RedisCluster) -> None:
    async with connected(cluster.url) as store:
        giver, taker = sorted(store.primaries, key=lambda primary: primary.shards[0])[:2]
        keepers = ClusterClocks(store)
        lowest, next_one = giver.shards[:2]
        for primary in (giver, taker):
            await keepers.of(room_at(store, primary)).heartbeat()
        long_ago = str(keepers.now(giver) - 10_000_000)
        cluster.ask("SET", heartbeat_keys(next_one)[0], long_ago)  # it was the lowest once
        rooms = [room_at(store, primary) for primary in (giver, taker)]
        places = place_of(cluster, giver), place_of(cluster, taker)
        cluster.move(SHARD_SLOTS[lowest], *places)
        try:
            store.topology.ask()
            await until(lambda: giver.shards[0] == next_one and taker.shards[0] == lowest)
            for room in rooms:
                await keepers.of(room).heartbeat()
            assert [keepers.of(room).outages for room in rooms] == [(), ()]
        finally:
            cluster.move(SHARD_SLOTS[lowest], *reversed(places))


# --- addresses --------------------------------------------------------------------------------------------------


def test_an_address_of_a_cluster_names_some_of_its_nodes() -> None:
    address = address_of("rediss+cluster://ann:p%40ss@one:7000,[::1]:7001,two?ssl_cert_reqs=none")
    assert address.cluster
    assert address.seeds == (
        "rediss://ann:p%40ss@one:7000?ssl_cert_reqs=none",
        "rediss://ann:p%40ss@[::1]:7001?ssl_cert_reqs=none",
        "rediss://ann:p%40ss@two?ssl_cert_reqs=none",
    )
    assert address.node("10.0.0.1", 7005, address.seeds[0]) == "rediss://ann:p%40ss@10.0.0.1:7005?ssl_cert_reqs=none"
    assert address.node("", 7005, address.seeds[1]) == "rediss://ann:p%40ss@[::1]:7005?ssl_cert_reqs=none"


def test_a_primary_is_named_without_its_password() -> None:
    assert Primary("redis://ann:hunter2@one:7000").name == "one:7000"
    assert Primary("unix:///run/redis.sock").name == "/run/redis.sock"


@pytest.mark.parametrize(
    "url",
    [
        "redis+cluster://",
        "redis+cluster://one:7000,",
        "redis+cluster://one:7000/1",
        "redis+cluster://one:port",
        "redis+cluster://one:7000?no_such_option=1",
        "unix+cluster:///run/redis.sock",
    ],
)
def test_an_address_of_no_cluster_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Store(url)


def test_the_parts_of_a_shard_are_in_the_slot_of_its_rooms() -> None:
    at = room_keys("room1")
    assert {key_slot(name.encode()) for name in (at.head, at.log, at.channel, at.alarms)} == {
        SHARD_SLOTS[shard_of("room1")]
    }


# --- failover ---------------------------------------------------------------------------------------------------


@pytest.mark.timeout(120)  # so it begins early: nine seconds of it are waiting for the cluster
async def test_after_a_failover_rooms_go_on_in_a_new_epoch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A replica may lack acknowledged entries: an earlier cursor must not count any more."""
    for name, seconds in (("REFRESH_SECONDS", 3_600.0), ("AWAY_SECONDS", 0.01), ("PAUSE_SECONDS", 0.0)):
        monkeypatch.setattr(topology, name, seconds)  # a store without calls depends on the lost connection
    cluster = RedisCluster(tmp_path / "cluster")
    await asyncio.to_thread(cluster.start)
    replica = ClusterNode(tmp_path / "replica", cluster.primaries[0].binary)
    try:
        await asyncio.to_thread(cluster.follow, 0, replica)
        async with connected(cluster.url) as store, connected(cluster.url) as idle:
            home = next(primary for primary in store.primaries if place_of(cluster, primary) == 0)
            room, other = room_at(store, home), room_at(store, next(one for one in store.primaries if one is not home))
            for name in (room, other):
                assert await append(store, name, "before") == 1
            await until(lambda: all(one.run for one in idle.topology.primaries))
            await append(store, other, "settled")
            await until(lambda: replica.ask("DBSIZE") == cluster.primaries[0].ask("DBSIZE") > 0)
            cluster.kill(0)
            replica.ask("CLUSTER", "FAILOVER", "TAKEOVER")
            assert await asyncio.wait_for(append(store, room, "after"), 60) == 2
            assert await asyncio.wait_for(append(store, room, "before"), 60) == 1
            for one in (store, idle):
                await until(lambda: one.primary_of(room).name == f"127.0.0.1:{replica.port}")  # noqa: B023
            assert await store.rooms.positions([room, other]) == [(2, 2), (1, 2)]
    finally:
        replica.end()
        cluster.stop()
