"""The event loop of each asynchronous test stands still now and then, as on a machine that does much else.

`make stalls` loads this plugin. A test that fails with it depends on time, or what it tests does.
"""

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

STALL_SECONDS = (0.06, 0.3, 1.1, 2.7, 3.3)
"""Around the periods of the service's loops, and the 3 s without a heartbeat that it takes for an outage."""

MOST_SECONDS_BETWEEN = 1.0


@pytest_asyncio.fixture(autouse=True)
async def stalls(request: pytest.FixtureRequest) -> AsyncIterator[None]:
    """Stop the loop of a test at moments that its name and BOTYARD_SEED draw, without a task: tests count tasks."""
    drawn = random.Random(os.environ.get("BOTYARD_SEED", "") + request.node.nodeid)
    sleep, loop = time.sleep, asyncio.get_running_loop()
    due: list[asyncio.TimerHandle] = []

    def later() -> None:
        due[:] = [loop.call_later(drawn.uniform(0.05, MOST_SECONDS_BETWEEN), stall)]

    def stall() -> None:
        sleep(drawn.choice(STALL_SECONDS))
        later()

    later()
    yield
    due[0].cancel()
