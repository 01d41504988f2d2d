"""Nothing is acknowledged and nothing is shown before Redis has answered; what is promised is what Redis promises.

And a node starts on a Redis that is away again at any step of its start.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from botyard.net.fanout import hubs
from botyard.store import keys
from botyard_protocol import messages as m
from botyard_protocol.messages import Durability
from tests.chaos.wire import End, Kind, Link, StoreLink, StoreWire, word
from tests.live.nursery import Nursery
from tests.live.processes import NodeProcess
from tests.net.table import Table, open_choice, start_match, watch
from tests.support.client import Client
from tests.support.default_game import ANSWER
from tests.support.node import LiveNode
from tests.support.redis import DURABLE, RedisProcess

HELD_SECONDS = 0.3
EVERY_SECOND = {"appendonly": "yes", "appendfsync": "everysec"}
NO_CONFIG = ("ACL", "SETUSER", "default", "-config")
PUBLISHED = m.Accepted | m.EventFrame | m.ChoiceFrame | m.Snapshot


@asynccontextmanager
async def node_behind(wire: StoreWire) -> AsyncIterator[LiveNode]:
    """A node that reaches its Redis through a wire."""
    await wire.start()
    node = LiveNode(wire.url)
    await node.start()
    try:
        yield node
    finally:
        await node.stop()
        await wire.stop()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "before", "promised"),
    [
        (DURABLE, (), Durability.FSYNC),
        (EVERY_SECOND, (), Durability.MEMORY),
        (DURABLE, NO_CONFIG, Durability.UNKNOWN),
    ],
    ids=["always", "everysec", "no CONFIG"],
)
async def test_nothing_is_broadcast_before_redis_has_answered(
    options: dict[str, str], before: tuple[str, ...], promised: Durability, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "COMPARE_SECONDS", 60.0)  # a comparison would be an answer of Redis, too
    redis = RedisProcess(**options)
    redis.start()
    try:
        if before:
            redis.ask(*before)
        wire = StoreWire(redis.socket, random.Random(0))
        async with node_behind(wire) as node, Table() as table:
            ann, ben, eve = [await table.guest(node, name) for name in ("Ann", "Ben", "Eve")]
            await watch(eve, await start_match(ann, ben))
            answer = await held_up(wire, {0: ann, 1: ben}, eve)
    finally:
        redis.remove()
    assert answer.durability is promised


async def held_up(wire: StoreWire, seats: dict[int, Client], eve: Client) -> m.Accepted:
    """Play a move whose reply comes late, and check that no client gets anything before it. Returns the answer."""
    clients, choice = [*seats.values(), eve], open_choice(eve)
    wire.loses = lambda _: True
    trap = wire.trap(Kind.HOLD_REPLY)
    lengths = [len(one.heard) for one in clients]
    moving = asyncio.create_task(seats[choice.seat].ask(lambda id: m.Command(id, choice.seat, choice.id, ANSWER)))
    await trap.caught.wait()
    assert trap.said == "committed"
    await asyncio.sleep(HELD_SECONDS)
    for one, length in zip(clients, lengths, strict=True):
        assert not [message for message in one.heard[length:] if isinstance(message, PUBLISHED)]
    trap.release.set()
    answer = await moving
    assert isinstance(answer, m.Accepted)
    for one in clients:
        await one.next(m.EventFrame, lambda frame: frame.number == answer.number)
    return answer


# --- a start ----------------------------------------------------------------------------------------------------


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


@pytest.mark.kill
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
