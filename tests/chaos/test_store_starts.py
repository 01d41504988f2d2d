"""A node starts on a Redis that is away again at any step of its start."""

import random
from pathlib import Path

import pytest

from botyard.store import keys
from tests.chaos.store_wire import StoreLink, StoreWire, word
from tests.chaos.wire import End, Link
from tests.live.nursery import Nursery
from tests.live.processes import NodeProcess
from tests.support.redis import RedisProcess

pytestmark = pytest.mark.kill


class LosingWire(StoreWire):
    """A wire to Redis on which each command is lost with its connection when it is sent for the first time.

    `lost`: the first two words of each command that was, such as GET and a key, or EVALSHA and the name of a script.
    """

    def __init__(self, target: str) -> None:
        super().__init__(target, random.Random(0))
        self.lost: set[tuple[bytes, bytes]] = set()

    def link(self, near: End, far: End) -> Link:
        """A new connection."""
        return LosingLink(self, near, far)


class LosingLink(StoreLink):
    """One connection of a wire that loses commands."""

    def __init__(self, wire: LosingWire, near: End, far: End) -> None:
        super().__init__(wire, near, far)
        self._lost = wire.lost

    async def there(self, data: bytes) -> None:
        """Pass commands on, but break the connection at one that was not sent before."""
        kind = word(data, 0).upper(), word(data, 1)
        if kind not in self._lost:
            self._lost.add(kind)
            self.cut()
            return
        await super().there(data)


async def test_a_node_starts_on_a_redis_that_loses_every_command_once(redis: RedisProcess, tmp_path: Path) -> None:
    wire = LosingWire(redis.socket)
    await wire.start()
    try:
        async with Nursery() as nursery:
            node = NodeProcess(tmp_path, "node", wire.url, nursery)
            try:
                await node.start()
            finally:
                await node.end()
    finally:
        await wire.stop()
    assert (b"GET", keys.ARCHIVE_ID.encode()) in wire.lost
