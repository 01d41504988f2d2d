"""A lost publication, even the last of a burst, delays no client by more than 2 s."""

import asyncio
import os
import random
import secrets
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from botyard.client import Client, connect, guest_token
from botyard.errors import Unreadable
from botyard.rooms.record import load_entry
from tests.chaos.deployment import OneRedis

LOST = int(os.environ.get("BOTYARD_LOST", "20"))
LATE_SECONDS = 2.0
BUSY_SECONDS = 2.0
"""So much later on a machine that does much else: without looks at the heads they would never come."""
ROUNDS = 5
"""A machine that stands still for a moment makes all of a round late: in one of so many it does not."""
SPREAD_SECONDS = 1.5
"""Bursts come at all moments between two looks at the heads."""
LAST = 4

pytestmark = [pytest.mark.kill, pytest.mark.timeout(60 + LOST)]


async def test_a_lost_last_publication_delays_no_client_by_more_than_two_seconds(tmp_path: Path) -> None:
    async with OneRedis(tmp_path, 2, random.Random(0)) as at, AsyncExitStack() as stack:
        here, there = at.nodes
        _, losing = at.store_wires
        losing.loses = is_last
        hosts, watchers = [
            await asyncio.gather(*(welcomed(stack, node.http, node.ws) for _ in range(LOST))) for node in (here, there)
        ]
        delays = list[float]()
        for done in range(ROUNDS):
            delays = await asyncio.gather(
                *(
                    delay_of_last(*pair, SPREAD_SECONDS * i / LOST)
                    for i, pair in enumerate(zip(hosts, watchers, strict=True))
                )
            )
            print(f"{LOST} last publications lost: late by {min(delays):.2f} to {max(delays):.2f} s")
            assert losing.dropped >= LOST * (done + 1)
            assert max(delays) > 0.1  # they were not heard of otherwise
            if max(delays) <= LATE_SECONDS + BUSY_SECONDS:
                break
    assert max(delays) <= LATE_SECONDS + BUSY_SECONDS


def is_last(published: bytes) -> bool:
    """Whether it is the last entry of a burst. Names of rooms and nothing are published, too."""
    try:
        return load_entry(published, "twin_tin_bots").number == LAST
    except Unreadable:
        return False


async def welcomed(stack: AsyncExitStack, http: str, ws: str) -> Client:
    guest = await guest_token(http, "Guest")
    return await stack.enter_async_context(connect(ws, token=guest.token))


async def delay_of_last(host: Client, watcher: Client, after: float) -> float:
    """Seconds between the acknowledgement of a burst's last entry on one node and its arrival on the other."""
    room = await host.create("twin_tin_bots", 2, "burst")
    await asyncio.gather(host.watch(room), watcher.watch(room))
    await asyncio.sleep(after)
    await host.contribute(0, secrets.token_hex(16))
    await host.leave_seat(0)
    await host.join(room, 0)
    done = asyncio.get_running_loop().time()
    await watcher.until(lambda model: model.number == LAST)
    return asyncio.get_running_loop().time() - done
