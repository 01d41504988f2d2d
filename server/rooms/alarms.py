"""When rooms are to be looked at though nobody has sent anything.

The deadlines are in Redis. What a node keeps of them in memory is a hint, so that they are met on time; what no node
has in mind any more is found by sweeping the sets of all shards. However many nodes ring for a room, one commits.
"""

import asyncio
import heapq
import logging
import random
from collections.abc import Awaitable, Callable

from server.store.errors import StoreAway
from server.store.keys import SHARDS
from server.store.store import Store
from server.tasks import spawn

log = logging.getLogger("botyard.rooms")

SWEEP_SECONDS = 2.0
SWEEP_SHARDS = 32
"""Read in one group."""
HINTS_LIMIT = 100_000
TIDY_ABOVE = 1_000
RINGING_LIMIT = 32


class Alarms:
    """Rings for rooms whose deadline is over. `now`: the time in ms; `ring` may be called for what is not due."""

    def __init__(self, store: Store, now: Callable[[], int], ring: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._now = now
        self._ring = ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()
        self._ringing: set[str] = set()
        self._free = asyncio.Semaphore(RINGING_LIMIT)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to wait for what is due, and to sweep."""
        self._tasks = [spawn(self._wait(), "alarms"), spawn(self._sweep(), "alarms sweep")]

    async def stop(self) -> None:
        """Ring no more: other nodes do."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def note(self, room: str, due: int | None) -> None:
        """The next alarm of `room` is at `due` (ms since 1970); None: it has none."""
        if due is None or len(self._due) >= HINTS_LIMIT:
            self._due.pop(room, None)
        elif self._due.get(room) != due:
            self._due[room] = due
            heapq.heappush(self._heap, (due, room))
            self._changed.set()
            self._tidy()

    def _tidy(self) -> None:
        """Drop what has been put off or is over, once it is the most of what is kept."""
        if len(self._heap) > 2 * len(self._due) + TIDY_ABOVE:
            self._heap = [(due, room) for room, due in self._due.items()]
            heapq.heapify(self._heap)

    async def _wait(self) -> None:
        while True:
            self._changed.clear()
            while self._heap and self._heap[0][0] <= self._now():
                due, room = heapq.heappop(self._heap)
                if self._due.get(room) == due:
                    del self._due[room]
                    self._begin(room)
            try:
                async with asyncio.timeout(self._pause()):
                    await self._changed.wait()
            except TimeoutError:
                pass  # the ordinary case: the first one is due

    def _pause(self) -> float | None:
        return max(self._heap[0][0] - self._now(), 1) / 1000 if self._heap else None

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS * random.uniform(0.75, 1.25))  # nodes must not sweep in step
            try:
                await self.sweep()
            except StoreAway:
                log.info("alarms: nothing is swept while the store is away")

    async def sweep(self) -> None:
        """Ring for all that is due in Redis, the shards in any order. Raises `StoreAway`."""
        shards = random.sample(range(SHARDS), SHARDS)
        for first in range(0, SHARDS, SWEEP_SHARDS):
            for room in await self._store.due(shards[first : first + SWEEP_SHARDS], self._now()):
                self._begin(room)

    def _begin(self, room: str) -> None:
        if room not in self._ringing:
            self._ringing.add(room)
            spawn(self._ring_once(room), f"alarm {room}")

    async def _ring_once(self, room: str) -> None:
        try:
            async with self._free:
                await self._ring(room)
        finally:
            self._ringing.discard(room)
