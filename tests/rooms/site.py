"""The rooms of one node without sockets, for tests of what several nodes make of the same room."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest_asyncio

from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry
from botyard.rooms.requests import Accepted, Answer, Request
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.keys import alarms_key, shard_of
from botyard.store.store import Store
from tests.support.faults import FaultyStore
from tests.support.redis import RedisProcess
from tests.support.waiting import until

ROOM = "room1"


class OneNode:
    """One node's rooms, which get no messages of other nodes."""

    def __init__(self, url: str, seed: int = 1) -> None:
        self.store = FaultyStore(url, random.Random(seed))
        self.published: list[Entry] = []
        self.rooms = Rooms(self.store, STORED_NAMES)
        self.rooms.subscribe(ROOM, self.published.append)

    async def ask(self, who: str, ask: Any, received: int | None = None, room: str = ROOM) -> Answer:
        """Send a request to a room; return its answer."""
        return await self.rooms.ask(room, Request(who, who.title(), ask, received))

    async def accepted(self, who: str, ask: Any, received: int | None = None, room: str = ROOM) -> int:
        """The number of an ask that is accepted."""
        answer = await self.ask(who, ask, received, room)
        assert isinstance(answer, Accepted), answer
        return answer.number

    async def loaded(self) -> LoadedRoom:
        """The room as it is in the store."""
        loaded = await self.rooms.load(ROOM)
        assert loaded is not None
        return loaded

    async def log(self) -> list[Entry]:
        """All entries of the room."""
        return await self.rooms.entries(ROOM, 1, 2**40)


async def until_due(rooms: Rooms, store: Store, room: str) -> None:
    """Wait until the alarm of a room, as Redis has it, is due by the clock of this node: each has its own."""
    clock = rooms.clock_of(room)
    await clock.refresh()
    due = int(await store.call("ZSCORE", alarms_key(shard_of(room)), room))
    await until(lambda: clock.now() >= due)


S = TypeVar("S", bound=OneNode)


@asynccontextmanager
async def two(kind: type[S], url: str) -> AsyncIterator[tuple[S, S]]:
    """Two of them on one Redis, connected."""
    made = kind(url, 1), kind(url, 2)
    for site in made:
        site.store.start()
    await until(lambda: all(site.store.run for site in made))
    yield made
    for site in made:
        await site.rooms.stop()
        await site.store.stop()


def pair(kind: type[S]) -> Callable[..., Any]:
    """A fixture `sites`: two of them on an empty Redis."""

    @pytest_asyncio.fixture(name="sites")
    async def made(redis: RedisProcess) -> AsyncIterator[tuple[S, S]]:
        async with two(kind, redis.url) as sites:
            yield sites

    return made
