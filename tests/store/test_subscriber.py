"""The node's ear on Redis."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from server.store.address import address_of
from server.store.errors import StoreAway
from server.store.subscriber import Subscriber
from server.store.topology import Topology
from tests.support.logs import fields
from tests.support.redis import DURABLE, RedisProcess
from tests.support.waiting import until


@dataclass
class Ear:
    """A subscriber, and what it heard."""

    url: str
    heard: list[tuple[str, bytes]] = field(default_factory=list)
    gaps: int = 0

    def __post_init__(self) -> None:
        self.topology = Topology(address_of(self.url))
        self.subscriber = Subscriber(self.topology, self._message, self._gap)

    def _message(self, channel: str, message: bytes) -> None:
        if message == b"poison":
            raise ValueError("cannot be read")
        self.heard.append((channel, message))

    def _gap(self) -> None:
        self.gaps += 1


@pytest.fixture
def own_redis() -> Iterator[RedisProcess]:
    process = RedisProcess(**DURABLE)
    process.start()
    yield process
    process.remove()


@pytest_asyncio.fixture
async def ear(own_redis: RedisProcess) -> AsyncIterator[Ear]:
    made = Ear(own_redis.url)
    made.subscriber.start()
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


async def test_a_message_that_cannot_be_read_makes_nobody_deaf(
    own_redis: RedisProcess, ear: Ear, caplog: pytest.LogCaptureFixture
) -> None:
    await ear.subscriber.subscribe("one")
    own_redis.ask("PUBLISH", "one", "poison")
    own_redis.ask("PUBLISH", "one", "x")
    await until(lambda: ear.heard)
    assert (ear.heard, ear.gaps) == ([("one", b"x")], 1)
    assert fields(caplog, "a published message was not understood")["error"]


async def test_subscribing_while_redis_is_away_fails_in_time_and_is_forgotten(
    own_redis: RedisProcess, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.store.subscriber.CONNECT_SECONDS", 0.2)
    own_redis.kill()
    with pytest.raises(StoreAway):
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
