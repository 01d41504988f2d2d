"""Nodes are restarted one after the other, as for a new version: all matches go on, and nothing is lost."""

import asyncio
import os
import random
import signal
import time
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from botyard.client import Backoff, Client, connect, guest_token
from tests.live.checker import check
from tests.live.players import Person, Table, accepted, play_until, players
from tests.live.processes import NodeProcess, RedisProcess
from tests.support.redis import connected
from tests.support.waiting import until

TABLES = int(os.environ.get("BOTYARD_TABLES", "2"))
SPECTATORS = int(os.environ.get("BOTYARD_SPECTATORS", "8"))
SEED = int(os.environ.get("BOTYARD_SEED", str(random.SystemRandom().getrandbits(32))))
ENOUGH = 100
"""So many commands are accepted at least."""
EXIT_SECONDS = 60.0
BACK_SECONDS = 60.0

pytestmark = [pytest.mark.slow, pytest.mark.kill, pytest.mark.timeout(300)]


async def test_a_rolling_restart_loses_nothing_and_all_clients_are_back_in_time(tmp_path: Path) -> None:
    redis = RedisProcess(tmp_path)
    await redis.start()
    nodes = [NodeProcess(tmp_path, f"node{place}", redis.url, BOTYARD_ANNOUNCE="0.2") for place in range(2)]
    await asyncio.gather(*(node.start() for node in nodes))
    urls, stop, made = [node.ws for node in nodes], asyncio.Event(), list[Table]()
    tables = [
        asyncio.create_task(play_until(stop, nodes[place % 2].http, urls, partial(table, made, chance)))
        for place, chance in enumerate(random.Random(SEED + place) for place in range(TABLES))
    ]
    try:
        async with AsyncExitStack() as stack:
            spectators = await watching(stack, nodes, urls)
            times = [await restarted(node, spectators) for node in nodes]
            await until(lambda: accepted(made) > ENOUGH)
        stop.set()
        people = [person for seen in await asyncio.gather(*tables) for person in seen]
        await judged(redis.url, people, times)
    finally:
        for task in tables:
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        for process in (*nodes, redis):
            await process.end()


def table(made: list[Table], chance: random.Random) -> Table:
    made.append(Table(players(2, chance)))
    return made[-1]


async def watching(stack: AsyncExitStack, nodes: list[NodeProcess], urls: list[str]) -> list[Client]:
    """Spectators of a room, half of them on each node."""
    host = await guest_token(nodes[0].http, "Host")
    room, found = "", []
    for place in range(SPECTATORS):
        guest = host if place == 0 else await guest_token(nodes[0].http, f"Spectator {place}")
        order = urls[place % 2 :] + urls[: place % 2]
        client = await stack.enter_async_context(connect(order, token=guest.token, reconnect=Backoff(0.05, 0.5)))
        room = room or await client.create("twin_tin_bots", 2, "rolling")
        await client.watch(room)
        found.append(client)
    return found


async def restarted(node: NodeProcess, spectators: list[Client]) -> tuple[float, float]:
    """Stop a node in good order and start it again. How long it took to end, and until all spectators are served."""
    began = time.monotonic()
    await node.end(signal.SIGTERM)
    ended = time.monotonic() - began
    assert node.process is not None
    assert node.process.returncode == 0
    await asyncio.gather(*(spectator.ping() for spectator in spectators))
    back = time.monotonic() - began
    await node.start()
    return ended, back


async def judged(url: str, people: list[Person], times: list[tuple[float, float]]) -> None:
    """Check what all people got, how much they played, and how long the restarts took."""
    async with connected(url) as store:
        tally, wrong = await check(store, people)
    shown = ", ".join(f"ended after {ended:.1f} s, all back after {back:.1f} s" for ended, back in times)
    print(f"seed {SEED}: {TABLES} tables, {SPECTATORS} spectators: {shown}; {tally}")
    assert not wrong, f"seed {SEED}: " + "\n".join(wrong[:20])
    assert max(ended for ended, _ in times) < EXIT_SECONDS
    assert max(back for _, back in times) < BACK_SECONDS
    assert tally.accepted > ENOUGH
