"""No acknowledged command is lost or doubled, and no accepted one is reported as rejected: whatever is killed.

`BOTYARD_KILLS=200 pytest tests/live` kills more often; a failure prints its seed (`BOTYARD_SEED`).
"""

import asyncio
import os
import random
from pathlib import Path

import pytest

from protocol.messages import Accepted
from protocol.twin_tin_bots import First, FirstPlace, RobotName, Tile
from server.client import connect, guest_token
from server.store.store import Store
from tests.live.checker import check
from tests.live.players import Player, play_until
from tests.live.processes import Killable, NodeProcess, RedisProcess
from tests.live.proxy import Proxy

KILLS = int(os.environ.get("BOTYARD_KILLS", "10"))
SEED = int(os.environ.get("BOTYARD_SEED", str(random.SystemRandom().getrandbits(32))))
TABLES = 3

FIRST = First((FirstPlace(RobotName.A, 1, Tile.FORWARD_1), FirstPlace(RobotName.B, 2, Tile.ZAP)))

pytestmark = [pytest.mark.kill, pytest.mark.timeout(60 + 5 * KILLS)]


async def test_nothing_is_lost_over_kills_of_nodes_and_redis_and_lost_replies(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    redis = RedisProcess(tmp_path)
    await redis.start()
    proxies = [Proxy(redis.socket), Proxy(redis.socket)]
    for proxy in proxies:
        await proxy.start()
    nodes = [NodeProcess(tmp_path, f"node{i}", proxy.url) for i, proxy in enumerate(proxies)]
    await asyncio.gather(*(node.start() for node in nodes))
    stop = asyncio.Event()
    urls = [node.ws for node in nodes]
    tables = [
        asyncio.create_task(play_until(stop, nodes[i % 2].http, urls, 2, random.Random(SEED + i)))
        for i in range(TABLES)
    ]
    try:
        await _disturb(chance, nodes, redis, proxies)
        stop.set()
        players = [player for table in await asyncio.gather(*tables) for player in table]
        await _judge(redis.url, players, proxies)
    finally:
        for task in tables:
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        for process in (*nodes, redis):
            await process.end()
        for proxy in proxies:
            await proxy.stop()


async def _disturb(chance: random.Random, nodes: list[NodeProcess], redis: RedisProcess, proxies: list[Proxy]) -> None:
    """Kill a node or Redis, at random moments, and lose replies in between; everything comes back."""
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.1, 0.5))
        chance.choice(proxies).lose(1)
        await asyncio.sleep(chance.uniform(0.0, 0.3))
        victim: Killable = chance.choice([*nodes, redis])
        await victim.end()
        await asyncio.sleep(chance.uniform(0.0, 0.2))
        await victim.start()
    await asyncio.sleep(1.0)  # and the matches go on


async def _judge(url: str, players: list[Player], proxies: list[Proxy]) -> None:
    store = Store(url)
    store.start()
    try:
        tally, wrong = await check(store, players)
    finally:
        await store.stop()
    lost = sum(proxy.lost for proxy in proxies)
    print(f"seed {SEED}: {KILLS} kills, {lost} lost replies, {tally}")
    assert not wrong, f"seed {SEED}: " + "\n".join(wrong[:20])
    assert lost >= KILLS // 2
    assert tally.accepted > 10 * KILLS
    assert tally.rejected > 0
    assert tally.frames > tally.accepted


async def test_a_match_goes_on_after_the_embedded_redis_and_its_node_are_killed_together(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, "alone", None)
    await node.start()
    try:
        ann, bob = await guest_token(node.http, "Ann"), await guest_token(node.http, "Bob")
        async with connect(node.ws, token=ann.token) as first, connect(node.ws, token=bob.token) as second:
            room = await first.create("twin_tin_bots", 2, "alone")
            await first.watch(room)
            await second.join(room)
            await first.until(lambda model: bool(model.choices))
            before = first.model.cursor, first.model.choices
            await node.end()
            await node.start()
            await asyncio.gather(first.ping(), second.ping())
            assert (first.model.cursor, first.model.choices) == before
            assert second.model.choices == first.model.choices
            mover = first if first.model.own_choices else second
            answered = await mover.command(mover.model.choices[0].seat, mover.model.choices[0].id, FIRST)
            assert isinstance(answered, Accepted)
            await asyncio.gather(*(one.until(lambda model: model.number == answered.number) for one in (first, second)))
    finally:
        await node.end()
