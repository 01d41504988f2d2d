"""The time of Redis as a node knows it, the node's beat, and the times in which no node served.

A node beats once a second. Whoever beats after a gap of more than three seconds notes an outage. Nobody decides
anything by a clock on a beat older than `FRESH_SECONDS`, which is less than a gap: so everybody who decides knows of
every outage that is over.
"""

import asyncio
import logging
import time

from server.store.errors import StoreAway
from server.store.store import Outage, Store
from server.tasks import spawn

log = logging.getLogger("botyard.store")

BEAT_SECONDS = 1.0
FRESH_SECONDS = 2.5
OUTAGES_KEPT = 1_000


class Timekeeper:
    """Tells what time it is in Redis. Until the first beat that is what this machine believes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._offset = time.time_ns() // 1_000_000 - _monotonic()
        self._beaten: int | None = None
        self._since = 0
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self.outages: tuple[Outage, ...] = ()
        """`(from, to)` in ms since 1970, oldest first."""

    def start(self) -> None:
        """Begin to beat."""
        self._task = spawn(self._beat_on(), "beat")

    async def stop(self) -> None:
        """Beat no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def now(self) -> int:
        """The time of Redis, in ms since 1970."""
        return _monotonic() + self._offset

    async def refresh(self) -> None:
        """Make sure that all outages that are over are known. Raises `StoreAway`."""
        while self._beaten is None or _monotonic() - self._beaten > FRESH_SECONDS * 1000:
            async with self._turn:  # one beat does for all who wait
                if self._beaten is None or _monotonic() - self._beaten > FRESH_SECONDS * 1000:
                    await self.beat()

    async def beat(self) -> None:
        """Say that this node serves, and measure the time anew. Raises `StoreAway`."""
        sent = _monotonic()
        now, outages = await self._store.beat(self._since)
        self._offset = min(max(self._offset, now - _monotonic()), now - sent)  # all that the measurement proves
        self._beaten = sent
        fresh = tuple(outage for outage in outages if outage[1] > self._since)
        if fresh:
            self.outages = (*self.outages, *fresh)[-OUTAGES_KEPT:]
            self._since = fresh[-1][1]

    async def _beat_on(self) -> None:
        while True:
            try:
                await self.beat()
            except StoreAway:
                log.info("no beat: the store is away")
            await asyncio.sleep(BEAT_SECONDS)


def _monotonic() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000
