"""The node's subscriptions on Redis."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import count

import pytest
import pytest_asyncio

from botyard.store import connection
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys, shard_of
from botyard.store.primary import Primary
from botyard.store.room_store import CommitData
from botyard.store.store import Store
from botyard.store.subscriber import Subscriber
from botyard.store.topology import SHARD_SLOTS, Topology, address_of
from tests.support.cluster import SIZE, RedisCluster
from tests.support.compiled import needs_interpreted
from tests.support.redis import RedisProcess, connected
from tests.support.waiting import fields, until


@dataclass
class Listener:
    """A subscriber, and what it received."""

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
async def listener(own_redis: RedisProcess) -> AsyncIterator[Listener]:
    made = Listener(own_redis.url)
    await made.subscriber.start()
    await until(lambda: made.gaps == 1)
    yield made
    await made.subscriber.stop()


async def test_messages_published_after_subscribing_are_received(own_redis: RedisProcess, listener: Listener) -> None:
    await listener.subscriber.subscribe("one")
    await listener.subscriber.subscribe("one")
    own_redis.ask("PUBLISH", "two", "x")
    own_redis.ask("PUBLISH", "one", b"\xff\x00")
    await until(lambda: listener.heard)
    assert listener.heard == [("one", b"\xff\x00")]


async def test_a_followed_channel_is_subscribed_to_at_the_start_and_has_a_receiver(
    own_redis: RedisProcess,
) -> None:
    listener, followed = Listener(own_redis.url), list[bytes]()
    listener.subscriber.follow("one", followed.append)
    await listener.subscriber.start()
    try:
        own_redis.ask("PUBLISH", "one", "x")
        await listener.subscriber.subscribe("two")
        own_redis.ask("PUBLISH", "two", "y")
        await until(lambda: listener.heard)
    finally:
        await listener.subscriber.stop()
    assert (followed, listener.heard) == ([b"x"], [("two", b"y")])


async def test_it_starts_without_a_followed_channel_that_is_away_and_gets_it_later(
    own_redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.store.subscriber.CONNECT_SECONDS", 0.01)
    listener, followed = Listener(own_redis.url), list[bytes]()
    listener.subscriber.follow("one", followed.append)
    own_redis.kill()
    await listener.subscriber.start()
    own_redis.start()
    try:
        await until(lambda: own_redis.ask("PUBLISH", "one", "x") == b":1\r\n")
        await until(lambda: followed)
    finally:
        await listener.subscriber.stop()


async def test_messages_of_unsubscribed_channels_are_not_received(own_redis: RedisProcess, listener: Listener) -> None:
    await listener.subscriber.subscribe("one")
    await listener.subscriber.subscribe("two")
    await listener.subscriber.unsubscribe("one")
    await listener.subscriber.subscribe("three")
    assert own_redis.ask("PUBLISH", "one", "x") == b":0\r\n"
    await listener.subscriber.subscribe("one")
    assert own_redis.ask("PUBLISH", "one", "x") == b":1\r\n"


async def test_a_cut_is_reported_after_all_channels_are_subscribed_again(
    own_redis: RedisProcess, listener: Listener
) -> None:
    channels = [f"channel{number}" for number in range(50)]
    for channel in channels:
        await listener.subscriber.subscribe(channel)
    own_redis.kill()
    own_redis.start()
    await until(lambda: listener.gaps == 2)
    assert all(own_redis.ask("PUBLISH", channel, "x") == b":1\r\n" for channel in channels)
    await until(lambda: len(listener.heard) == len(channels))


async def test_a_killed_connection_is_made_anew(own_redis: RedisProcess, listener: Listener) -> None:
    await listener.subscriber.subscribe("one")
    own_redis.ask("CLIENT", "KILL", "TYPE", "pubsub")
    await until(lambda: listener.gaps == 2)
    own_redis.ask("PUBLISH", "one", "x")
    await until(lambda: listener.heard)


def test_a_channel_that_is_wanted_just_as_the_connection_is_lost_is_heard_on_the_next(own_redis: RedisProcess) -> None:
    """A write to the connection just then raises with uvloop, and is ignored with asyncio."""
    needs_interpreted(connection)
    uvloop = pytest.importorskip("uvloop")

    async def lose() -> None:
        listener = Listener(own_redis.url)
        await listener.subscriber.start()
        await until(lambda: listener.gaps == 1)
        [inner] = listener.subscriber._connections.values()
        assert inner._stream is not None
        end = inner._stream.end  # called once the connection is lost
        subscribing: list[asyncio.Task[None]] = []

        def subscribe_and_end(error: Exception) -> None:
            subscribing.append(asyncio.ensure_future(listener.subscriber.subscribe("one")))
            end(error)

        inner._stream.end = subscribe_and_end  # type: ignore[method-assign]
        own_redis.ask("CLIENT", "KILL", "TYPE", "pubsub")
        await until(lambda: subscribing)
        await subscribing[0]
        own_redis.ask("PUBLISH", "one", "x")
        await until(lambda: listener.heard)
        await listener.subscriber.stop()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(lose())


async def test_an_unreadable_message_ends_no_subscription(
    own_redis: RedisProcess, listener: Listener, caplog: pytest.LogCaptureFixture
) -> None:
    await listener.subscriber.subscribe("one")
    own_redis.ask("PUBLISH", "one", "poison")
    own_redis.ask("PUBLISH", "one", "x")
    await until(lambda: listener.heard)
    assert (listener.heard, listener.gaps) == ([("one", b"x")], 1)
    assert fields(caplog, "a published message cannot be read")["error"]


async def test_subscribing_while_redis_is_away_fails_in_time_and_is_forgotten(
    own_redis: RedisProcess, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.store.subscriber.CONNECT_SECONDS", 0.2)
    own_redis.kill()
    with pytest.raises(StoreUnavailable):
        await listener.subscriber.subscribe("one")
    await listener.subscriber.unsubscribe("one")
    own_redis.start()
    await until(lambda: listener.gaps == 2)
    assert own_redis.ask("PUBLISH", "one", "x") == b":0\r\n"


async def test_many_come_and_go_at_once(own_redis: RedisProcess, listener: Listener) -> None:
    async def visit(stays: bool) -> None:
        await listener.subscriber.subscribe("one")
        if not stays:
            await listener.subscriber.unsubscribe("one")
            await listener.subscriber.subscribe("one")

    await asyncio.gather(*(visit(place % 2 == 0) for place in range(20)))
    assert own_redis.ask("PUBLISH", "one", "x") == b":1\r\n"


# --- a cluster --------------------------------------------------------------------------------------------------


def channel_at(topology: Topology, primary: Primary) -> str:
    """A channel of a room that a primary has."""
    rooms = (f"r{i}" for i in count())
    return next(room_keys(room).channel for room in rooms if topology.shards.of(shard_of(room)) is primary)


def publish(cluster: RedisCluster, channel: str, message: str, spread: str) -> None:
    """Publish as a commit does, at the primary that has the channel."""
    cluster.primaries[cluster.owner(channel)].ask(spread, channel, message)


@pytest_asyncio.fixture
async def site(cluster: RedisCluster) -> AsyncIterator[tuple[Store, Listener]]:
    """A store and a subscription on its topology, to all primaries."""
    async with connected(cluster.url) as store:
        listener = Listener(cluster.url, store.topology)
        await listener.subscriber.start()
        await until(lambda: listener.gaps == SIZE)
        yield store, listener
        await listener.subscriber.stop()


async def test_commits_are_heard_whichever_primary_has_the_room(site: tuple[Store, Listener]) -> None:
    store, listener = site
    channels = [channel_at(store.topology, primary) for primary in store.primaries]
    for channel in channels:
        await listener.subscriber.subscribe(channel)
    for channel in channels:
        at = room_keys(channel.rpartition(":")[2])
        await store.rooms.commit(at, 1, 0, CommitData(b"entry", b"record"), False)
        await store.publish(channel, b"hint")
    await until(lambda: len(listener.heard) == 2 * SIZE)
    assert sorted(listener.heard) == sorted(
        (channel, message) for channel in channels for message in (b"entry", b"hint")
    )


async def test_a_cluster_publishes_within_the_slot(cluster: RedisCluster, site: tuple[Store, Listener]) -> None:
    store, listener = site
    channel = channel_at(store.topology, store.primaries[0])
    await listener.subscriber.subscribe(channel)
    owner = cluster.primaries[cluster.owner(channel)]
    assert owner.ask("PUBSUB", "SHARDNUMSUB", channel) == [channel.encode(), 1]
    assert owner.ask("PUBSUB", "NUMSUB", channel) == [channel.encode(), 0]


async def test_channels_go_along_with_their_slot(cluster: RedisCluster, site: tuple[Store, Listener]) -> None:
    store, listener = site
    home = store.primaries[0]
    channel = channel_at(store.topology, home)
    room = channel.rpartition(":")[2]
    await listener.subscriber.subscribe(channel)
    slot, source = SHARD_SLOTS[shard_of(room)], cluster.owner(channel)
    for giver, taker in ((source, (source + 1) % SIZE), ((source + 1) % SIZE, source)):
        gaps, before = listener.gaps, len(listener.heard)
        await asyncio.to_thread(cluster.move, slot, giver, taker)
        store.topology.ask()
        await until(lambda: listener.gaps > gaps)  # noqa: B023
        await store.publish(channel, b"hint")
        await until(lambda: listener.heard[before:] == [(channel, b"hint")])  # noqa: B023
    await listener.subscriber.unsubscribe(channel)
    assert store.topology.primary(channel) is home


async def test_a_slot_that_goes_without_a_word_is_followed_where_publishing_is_within_it(
    valkey_cluster: RedisCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redis tells subscribers that a channel is not here any more; no other client asks for anything."""
    monkeypatch.setattr("botyard.store.topology.AWAY_SECONDS", 60)
    topology = Topology(address_of(valkey_cluster.url))
    listener = Listener(valkey_cluster.url, topology)
    topology.start()
    await until(lambda: topology.primaries)
    await listener.subscriber.start()
    await until(lambda: listener.gaps == SIZE)
    channel = channel_at(topology, topology.primaries[0])
    slot, source = SHARD_SLOTS[shard_of(channel.rpartition(":")[2])], valkey_cluster.owner(channel)
    await listener.subscriber.subscribe(channel)
    try:
        await asyncio.to_thread(valkey_cluster.move, slot, source, (source + 1) % SIZE)
        await until(lambda: listener.gaps > SIZE)
        publish(valkey_cluster, channel, "hint", "SPUBLISH")
        await until(lambda: listener.heard == [(channel, b"hint")])
    finally:
        await asyncio.to_thread(valkey_cluster.move, slot, (source + 1) % SIZE, source)
        await listener.subscriber.stop()
        await topology.stop()


async def test_a_primary_that_dies_ends_no_subscription_at_the_others(
    valkey_cluster: RedisCluster,
) -> None:
    store = Store(valkey_cluster.url)
    listener = Listener(valkey_cluster.url, store.topology)
    store.start()
    await until(lambda: store.run)
    await listener.subscriber.start()
    await until(lambda: listener.gaps == SIZE)
    channels = {valkey_cluster.owner(channel_at(store.topology, one)): one for one in store.primaries}
    dead, *alive = [channel_at(store.topology, channels[place]) for place in range(SIZE)]
    for channel in (dead, *alive):
        await listener.subscriber.subscribe(channel)
    assert listener.subscriber.alive
    try:
        valkey_cluster.kill(0)
        await until(lambda: not listener.subscriber.alive)
        for channel in alive:
            await store.publish(channel, b"hint")
        await until(lambda: len(listener.heard) == len(alive))
    finally:
        await asyncio.to_thread(valkey_cluster.start, 0)
    try:
        await until(lambda: listener.subscriber.alive and listener.gaps > SIZE)
        await until(lambda: all(one.run for one in store.primaries))  # it has connections of its own
        await store.publish(dead, b"hint")
        await until(lambda: listener.heard[-1] == (dead, b"hint"))
        await asyncio.to_thread(valkey_cluster.settled)
    finally:
        await listener.subscriber.stop()
        await store.stop()
