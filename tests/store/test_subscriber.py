"""The node's ear on Redis."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import count

import pytest
import pytest_asyncio

from botyard.store import connection
from botyard.store.address import address_of
from botyard.store.command_key import CommandKey
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys, shard_of
from botyard.store.primary import Primary
from botyard.store.room_store import CommitData
from botyard.store.store import Store
from botyard.store.subscriber import Subscriber
from botyard.store.topology import SHARD_SLOTS, Topology
from tests.support.cluster import SIZE, RedisCluster
from tests.support.compiled import needs_interpreted
from tests.support.logs import fields
from tests.support.redis import RedisProcess
from tests.support.waiting import until


@dataclass
class Ear:
    """A subscriber, and what it heard."""

    url: str
    topology: Topology | None = None
    heard: list[tuple[str, bytes]] = field(default_factory=list)
    gaps: int = 0

    def __post_init__(self) -> None:
        self.subscriber = Subscriber(self.topology or Topology(address_of(self.url)), self._message, self._gap)

    def _message(self, channel: str, message: bytes) -> None:
        if message == b"poison":
            raise ValueError("cannot be read")
        self.heard.append((channel, message))

    def _gap(self) -> None:
        self.gaps += 1


@pytest_asyncio.fixture
async def ear(own_redis: RedisProcess) -> AsyncIterator[Ear]:
    made = Ear(own_redis.url)
    await made.subscriber.start()
    await until(lambda: made.gaps == 1)
    yield made
    await made.subscriber.stop()


async def test_what_is_published_after_subscribing_is_heard(own_redis: RedisProcess, ear: Ear) -> None:
    await ear.subscriber.subscribe("one")
    await ear.subscriber.subscribe("one")
    own_redis.ask("PUBLISH", "two", "x")
    own_redis.ask("PUBLISH", "one", b"\xff\x00")
    await until(lambda: ear.heard)
    assert ear.heard == [("one", b"\xff\x00")]


async def test_a_followed_channel_is_subscribed_to_at_the_start_and_has_a_receiver(
    own_redis: RedisProcess,
) -> None:
    ear, followed = Ear(own_redis.url), list[bytes]()
    ear.subscriber.follow("one", followed.append)
    await ear.subscriber.start()
    try:
        own_redis.ask("PUBLISH", "one", "x")
        await ear.subscriber.subscribe("two")
        own_redis.ask("PUBLISH", "two", "y")
        await until(lambda: ear.heard)
    finally:
        await ear.subscriber.stop()
    assert (followed, ear.heard) == ([b"x"], [("two", b"y")])


async def test_it_starts_without_a_followed_channel_that_is_away_and_gets_it_later(
    own_redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.store.subscriber.CONNECT_SECONDS", 0.01)
    ear, followed = Ear(own_redis.url), list[bytes]()
    ear.subscriber.follow("one", followed.append)
    own_redis.kill()
    await ear.subscriber.start()
    own_redis.start()
    try:
        await until(lambda: own_redis.ask("PUBLISH", "one", "x") == b":1\r\n")
        await until(lambda: followed)
    finally:
        await ear.subscriber.stop()


async def test_what_is_not_wanted_any_more_is_not_heard(own_redis: RedisProcess, ear: Ear) -> None:
    await ear.subscriber.subscribe("one")
    await ear.subscriber.subscribe("two")
    await ear.subscriber.unsubscribe("one")
    await ear.subscriber.subscribe("three")
    assert own_redis.ask("PUBLISH", "one", "x") == b":0\r\n"
    await ear.subscriber.subscribe("one")
    assert own_redis.ask("PUBLISH", "one", "x") == b":1\r\n"


async def test_a_cut_is_told_after_everything_is_subscribed_again(own_redis: RedisProcess, ear: Ear) -> None:
    channels = [f"channel{number}" for number in range(50)]
    for channel in channels:
        await ear.subscriber.subscribe(channel)
    own_redis.kill()
    own_redis.start()
    await until(lambda: ear.gaps == 2)
    assert all(own_redis.ask("PUBLISH", channel, "x") == b":1\r\n" for channel in channels)
    await until(lambda: len(ear.heard) == len(channels))


async def test_a_killed_connection_is_made_anew(own_redis: RedisProcess, ear: Ear) -> None:
    await ear.subscriber.subscribe("one")
    own_redis.ask("CLIENT", "KILL", "TYPE", "pubsub")
    await until(lambda: ear.gaps == 2)
    own_redis.ask("PUBLISH", "one", "x")
    await until(lambda: ear.heard)


def test_a_channel_that_is_wanted_just_as_the_connection_is_lost_is_heard_on_the_next(own_redis: RedisProcess) -> None:
    """Just then a transport of uvloop raises where asyncio's takes no notice."""
    needs_interpreted(connection)
    uvloop = pytest.importorskip("uvloop")

    async def lose() -> None:
        ear = Ear(own_redis.url)
        await ear.subscriber.start()
        await until(lambda: ear.gaps == 1)
        [inner] = ear.subscriber._connections.values()
        assert inner._stream is not None
        end = inner._stream.end
        wanted: list[asyncio.Task[None]] = []

        async def want() -> None:
            await ear.subscriber.subscribe("one")

        def lost(error: Exception) -> None:
            wanted.append(asyncio.ensure_future(want()))
            end(error)

        inner._stream.end = lost  # type: ignore[method-assign]
        own_redis.ask("CLIENT", "KILL", "TYPE", "pubsub")
        await until(lambda: wanted)
        await wanted[0]
        own_redis.ask("PUBLISH", "one", "x")
        await until(lambda: ear.heard)
        await ear.subscriber.stop()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(lose())


async def test_a_message_that_cannot_be_read_makes_nobody_deaf(
    own_redis: RedisProcess, ear: Ear, caplog: pytest.LogCaptureFixture
) -> None:
    await ear.subscriber.subscribe("one")
    own_redis.ask("PUBLISH", "one", "poison")
    own_redis.ask("PUBLISH", "one", "x")
    await until(lambda: ear.heard)
    assert (ear.heard, ear.gaps) == ([("one", b"x")], 1)
    assert fields(caplog, "a published message cannot be read")["error"]


async def test_subscribing_while_redis_is_away_fails_in_time_and_is_forgotten(
    own_redis: RedisProcess, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.store.subscriber.CONNECT_SECONDS", 0.2)
    own_redis.kill()
    with pytest.raises(StoreUnavailable):
        await ear.subscriber.subscribe("one")
    await ear.subscriber.unsubscribe("one")
    own_redis.start()
    await until(lambda: ear.gaps == 2)
    assert own_redis.ask("PUBLISH", "one", "x") == b":0\r\n"


async def test_many_come_and_go_at_once(own_redis: RedisProcess, ear: Ear) -> None:
    async def visit(stays: bool) -> None:
        await ear.subscriber.subscribe("one")
        if not stays:
            await ear.subscriber.unsubscribe("one")
            await ear.subscriber.subscribe("one")

    await asyncio.gather(*(visit(place % 2 == 0) for place in range(20)))
    assert own_redis.ask("PUBLISH", "one", "x") == b":1\r\n"


# --- a cluster --------------------------------------------------------------------------------------------------


def channel_at(topology: Topology, primary: Primary) -> str:
    """A channel of a room that a primary has."""
    rooms = (f"r{i}" for i in count())
    return next(room_keys(room).channel for room in rooms if topology.shards.of(shard_of(room)) is primary)


def publish(cluster: RedisCluster, channel: str, message: str, spread: str) -> None:
    """As a commit does: at the primary that has the channel."""
    cluster.primaries[cluster.owner(channel)].ask(spread, channel, message)


@pytest_asyncio.fixture
async def site(cluster: RedisCluster) -> AsyncIterator[tuple[Store, Ear]]:
    """A store and an ear on its topology, which hears all primaries."""
    store = Store(cluster.url)
    ear = Ear(cluster.url, store.topology)
    store.start()
    await until(lambda: store.run)
    await ear.subscriber.start()
    await until(lambda: ear.gaps == SIZE)
    yield store, ear
    await ear.subscriber.stop()
    await store.stop()


async def test_commits_are_heard_whichever_primary_has_the_room(site: tuple[Store, Ear]) -> None:
    store, ear = site
    channels = [channel_at(store.topology, primary) for primary in store.primaries]
    for channel in channels:
        await ear.subscriber.subscribe(channel)
    for channel in channels:
        at = room_keys(channel.rpartition(":")[2])
        await store.rooms.commit(at, 1, 0, CommitData(b"entry", b"record"), CommandKey("ann", None, "a", "d"), False)
        await store.publish(channel, b"hint")
    await until(lambda: len(ear.heard) == 2 * SIZE)
    assert sorted(ear.heard) == sorted((channel, received) for channel in channels for received in (b"entry", b"hint"))


async def test_a_cluster_publishes_within_the_slot(cluster: RedisCluster, site: tuple[Store, Ear]) -> None:
    store, ear = site
    channel = channel_at(store.topology, store.primaries[0])
    await ear.subscriber.subscribe(channel)
    owner = cluster.primaries[cluster.owner(channel)]
    assert owner.ask("PUBSUB", "SHARDNUMSUB", channel) == [channel.encode(), 1]
    assert owner.ask("PUBSUB", "NUMSUB", channel) == [channel.encode(), 0]


async def test_channels_go_along_with_their_slot(cluster: RedisCluster, site: tuple[Store, Ear]) -> None:
    store, ear = site
    home = store.primaries[0]
    channel = channel_at(store.topology, home)
    room = channel.rpartition(":")[2]
    await ear.subscriber.subscribe(channel)
    slot, source = SHARD_SLOTS[shard_of(room)], cluster.owner(channel)
    for giver, taker in ((source, (source + 1) % SIZE), ((source + 1) % SIZE, source)):
        gaps, before = ear.gaps, len(ear.heard)
        await asyncio.to_thread(cluster.move, slot, giver, taker)
        store.topology.ask()
        await until(lambda: ear.gaps > gaps)  # noqa: B023
        await store.publish(channel, b"hint")
        await until(lambda: ear.heard[before:] == [(channel, b"hint")])  # noqa: B023
    await ear.subscriber.unsubscribe(channel)
    assert store.topology.primary(channel) is home


async def test_a_slot_that_goes_without_a_word_is_followed_where_publishing_is_within_it(
    valkey_cluster: RedisCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redis tells who listens that a channel is not here any more; nobody else asks for anything."""
    monkeypatch.setattr("botyard.store.topology.AWAY_SECONDS", 60)
    topology = Topology(address_of(valkey_cluster.url))
    ear = Ear(valkey_cluster.url, topology)
    topology.start()
    await until(lambda: topology.primaries)
    await ear.subscriber.start()
    await until(lambda: ear.gaps == SIZE)
    channel = channel_at(topology, topology.primaries[0])
    slot, source = SHARD_SLOTS[shard_of(channel.rpartition(":")[2])], valkey_cluster.owner(channel)
    await ear.subscriber.subscribe(channel)
    try:
        await asyncio.to_thread(valkey_cluster.move, slot, source, (source + 1) % SIZE)
        await until(lambda: ear.gaps > SIZE)
        publish(valkey_cluster, channel, "hint", "SPUBLISH")
        await until(lambda: ear.heard == [(channel, b"hint")])
    finally:
        await asyncio.to_thread(valkey_cluster.move, slot, (source + 1) % SIZE, source)
        await ear.subscriber.stop()
        await topology.stop()


async def test_a_primary_that_dies_makes_nobody_deaf_to_the_others(
    valkey_cluster: RedisCluster,
) -> None:
    store = Store(valkey_cluster.url)
    ear = Ear(valkey_cluster.url, store.topology)
    store.start()
    await until(lambda: store.run)
    await ear.subscriber.start()
    await until(lambda: ear.gaps == SIZE)
    channels = {valkey_cluster.owner(channel_at(store.topology, one)): one for one in store.primaries}
    dead, *alive = [channel_at(store.topology, channels[place]) for place in range(SIZE)]
    for channel in (dead, *alive):
        await ear.subscriber.subscribe(channel)
    assert ear.subscriber.alive
    try:
        valkey_cluster.kill(0)
        await until(lambda: not ear.subscriber.alive)
        for channel in alive:
            await store.publish(channel, b"hint")
        await until(lambda: len(ear.heard) == len(alive))
    finally:
        await asyncio.to_thread(valkey_cluster.start, 0)
    try:
        await until(lambda: ear.subscriber.alive and ear.gaps > SIZE)
        await store.publish(dead, b"hint")
        await until(lambda: ear.heard[-1] == (dead, b"hint"))
        await asyncio.to_thread(valkey_cluster.settled)
    finally:
        await ear.subscriber.stop()
        await store.stop()
