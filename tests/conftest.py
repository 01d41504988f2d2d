"""Fixtures for all tests that need a real Redis or a real node."""

import gc
import os
import random
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings
from websockets.asyncio.client import connect

from botyard import health
from botyard.accounts import passwords
from botyard.archive.archive import MatchArchive
from botyard.archive.sqlite import SqliteDatabase
from botyard.people import online
from botyard.rooms.runtime import game_failures
from botyard.store import error_classes
from botyard.store.error_classes import LogThrottle
from botyard.store.store import Store
from tests.support import client
from tests.support.cluster import RedisCluster
from tests.support.debian import redis7
from tests.support.node import LiveNode
from tests.support.redis import DURABLE, RedisProcess, connected
from tests.support.waiting import SECONDS

pytest_plugins = ["tests.support.time_limits", "tests.support.leftovers", "tests.support.order"]

# Two runs of the same code see the same cases, and so have the same result. TESTS_AT_RANDOM=1 looks at other cases.
AT_RANDOM = os.environ.get("TESTS_AT_RANDOM") == "1"
settings.register_profile(
    "patient",
    suppress_health_check=[HealthCheck.too_slow],  # how fast the machine is just now says nothing about the code
    deadline=None,
    print_blob=True,
    derandomize=not AT_RANDOM,
)
settings.load_profile("patient")

# What is collected stays: to look for garbage among it takes a third of the time, and some of each test after it.
gc.disable()


def pytest_collection_finish() -> None:
    """Look for garbage again, but not among the tests."""
    gc.freeze()
    gc.enable()


# How busy the machine is takes no node out of service, and what a node reports is sent soon.
health.LAG_LIMIT_SECONDS = health.REDIS_SECONDS = 60.0
online.BATCH_SECONDS = 0.01
# A hash of a password costs next to nothing, but where tests are about it (`real_hashes`).
REAL_HASHES = {"MEMORY_KIB": passwords.MEMORY_KIB, "ROUNDS": passwords.ROUNDS}
passwords.MEMORY_KIB, passwords.ROUNDS = 64, 1
# Nor does a client give a connection up that takes its time to open, or to answer a ping.
connect.__init__.__kwdefaults__ |= {"open_timeout": SECONDS, "ping_timeout": None}  # type: ignore[operator]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Draw the secrets of rooms by the test's name, and log again what cannot be read, once a minute otherwise.

    A match that is decided in a test is so the same in each run, and no test is silenced by the one before it. The seed
    of a match comes from the id of its room, too, and that from the id of the request that made it.
    """
    if not AT_RANDOM:
        secrets.token_bytes = random.Random(item.nodeid).randbytes  # type: ignore[assignment]
        client._ids = count()
    error_classes._UNREADABLE = LogThrottle()
    game_failures._LOGGED = LogThrottle()


@pytest.fixture
def real_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed as in a service."""
    for name, value in REAL_HASHES.items():
        monkeypatch.setattr(passwords, name, value)


@pytest.fixture
def long_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a minute without heartbeats is an outage, whose time is given back: a busy machine stalls for less."""
    monkeypatch.setattr("botyard.store.store.GAP_MS", 60_000)


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


@pytest.fixture(scope="session")
def valkey_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisCluster]:
    """A cluster of the carried Valkey. A test leaves it whole, its slots where they were."""
    yield from _running(tmp_path_factory.mktemp("valkey"), None)


@pytest.fixture(scope="session")
def redis7_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisCluster]:
    """A cluster of Redis 7. A test leaves it as it was."""
    yield from _running(tmp_path_factory.mktemp("redis7"), redis7())


def _running(directory: Path, binary: str | None) -> Iterator[RedisCluster]:
    """A cluster that runs until its fixture ends. `binary`: its redis-server, None for the carried one."""
    made = RedisCluster(directory / "cluster", binary)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def own_redis() -> Iterator[RedisProcess]:
    """A Redis that a test may pause and kill."""
    process = RedisProcess(**DURABLE)
    process.start()
    yield process
    process.remove()


@pytest_asyncio.fixture
async def own_node(own_redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node on it."""
    async with LiveNode(own_redis.url) as made:
        yield made


@pytest_asyncio.fixture
async def store(redis: RedisProcess) -> AsyncIterator[Store]:
    """A store on an empty Redis, connected."""
    async with connected(redis.url) as made:
        yield made


@pytest_asyncio.fixture
async def archive(tmp_path: Path) -> AsyncIterator[MatchArchive]:
    """An empty archive."""
    made = MatchArchive(SqliteDatabase(tmp_path / "archive.sqlite"))
    await made.start()
    yield made
    await made.stop()


@pytest_asyncio.fixture
async def node(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node on an empty Redis."""
    async with LiveNode(redis.url) as made:
        yield made


@pytest_asyncio.fixture
async def other(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """Another node on the same Redis."""
    async with LiveNode(redis.url) as made:
        yield made


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how long each part of the tests took."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[_part_of(report.nodeid)] += report.duration
    for part, took in sorted(seconds.items(), key=lambda item: -item[1]):
        terminalreporter.write_line(f"== {part}: {took:.1f} s")


def _part_of(test: str) -> str:
    """The folder of a test, of one that is in none its file."""
    return "/".join(test.partition("::")[0].split("/")[:2])
