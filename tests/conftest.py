"""Fixtures for all tests that need a real Redis or a real node."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from server.store.store import Store
from tests.support.node import LiveNode
from tests.support.redis import DURABLE, RedisProcess
from tests.support.waiting import until


@pytest.fixture(scope="session")
def redis_process() -> Iterator[RedisProcess]:
    """A Redis for all tests that leave it alive."""
    process = RedisProcess(**DURABLE)
    process.start()
    yield process
    process.remove()


@pytest.fixture
def redis(redis_process: RedisProcess) -> RedisProcess:
    """An empty Redis. A test that kills it must use one of its own."""
    redis_process.ask("FLUSHALL")
    return redis_process


@pytest_asyncio.fixture
async def store(redis: RedisProcess) -> AsyncIterator[Store]:
    """A store on an empty Redis, connected."""
    made = Store(redis.url)
    made.start()
    await until(lambda: made.run)
    yield made
    await made.stop()


@pytest_asyncio.fixture
async def node(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node on an empty Redis."""
    made = LiveNode(redis.url)
    await made.start()
    yield made
    await made.stop()


@pytest_asyncio.fixture
async def other(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """Another node on the same Redis."""
    made = LiveNode(redis.url)
    await made.start()
    yield made
    await made.stop()
