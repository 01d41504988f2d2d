"""Nothing is acknowledged and nothing is shown before Redis has answered; what is promised is what Redis promises."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from botyard.net.fanout import hubs
from botyard_protocol import messages as m
from botyard_protocol.messages import Durability
from tests.chaos.store_wire import Kind, StoreWire
from tests.net.table import Table, open_choice, start_match, watch
from tests.support.client import Client
from tests.support.default_game import ANSWER
from tests.support.node import LiveNode
from tests.support.redis import DURABLE, RedisProcess

pytestmark = pytest.mark.slow

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
    monkeypatch.setattr(hubs, "HEADS_SECONDS", 60.0)  # a look at the heads would be an answer of Redis, too
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
