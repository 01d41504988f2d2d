"""Readiness of a node: its store answers, its event loop keeps up, and it is not stopping."""

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import count
from pathlib import Path

from botyard.background_tasks import Loops
from botyard.metrics import LOOP_LAG_SECONDS, TASKS, flush
from botyard.store.disk import is_low
from botyard.store.error_classes import StoreUnavailable
from botyard.store.store import Store
from botyard.store.subscriber import Subscriber

BEAT_SECONDS = 0.1
BEATS_KEPT = 20
FLUSH_SECONDS = 1.0
SAMPLE_FLUSHES = 2
TASKS_FLUSHES = 30
"""Tasks are counted only every 30 s, because counting 20,000 takes 15 ms."""
LAG_LIMIT_SECONDS = 0.5
"""With a longer lag within the last two seconds a node is too busy for more work."""

REDIS_SECONDS = 1.0


class LoopMonitor(Loops):
    """Measures the lag of the event loop, shows counts each second, and updates gauges every two seconds."""

    def __init__(self, sample: Callable[[], None]) -> None:
        """`sample`: updates gauges."""
        self._sample = sample
        self._lags: deque[float] = deque(maxlen=BEATS_KEPT)
        self._due = 0.0  # when the next beat should come
        super().__init__((self._beat, "pulse"), (self._keep_flushing, "metrics"))

    def start(self) -> None:
        """Begin to measure the lag, and to write metrics."""
        self._due = asyncio.get_running_loop().time() + BEAT_SECONDS
        super().start()

    async def stop(self) -> None:
        """Stop measuring, and show what was counted until now."""
        await super().stop()
        flush()

    @property
    def worst(self) -> float:
        """The longest lag of the last two seconds, the current one included, in seconds."""
        return max(self._late(), *self._lags, 0.0)

    def _late(self) -> float:
        return asyncio.get_running_loop().time() - self._due

    async def _beat(self) -> None:
        """Measure for ever how late the event loop is."""
        while True:
            self._due = asyncio.get_running_loop().time() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            lag = max(0.0, self._late())
            self._lags.append(lag)
            LOOP_LAG_SECONDS.observe(lag)

    async def _keep_flushing(self) -> None:
        """Write metrics for ever, in another task than `_beat`, so that a failing write does not count as lag."""
        for flushes in count():
            flush()
            if flushes % SAMPLE_FLUSHES == 0:
                self._sample()
            if flushes % TASKS_FLUSHES == 0:
                TASKS.set(len(asyncio.all_tasks()))
            await asyncio.sleep(FLUSH_SECONDS)


class Readiness:
    """Checks on request. `data_directory`: the one of the embedded server. `stopping`: the node is about to end.

    `outdated`: a newer release has stored data that this release may not be able to read. `evicts`: whether Redis
    deletes data when it is full.
    """

    def __init__(
        self,
        store: Store,
        subscriber: Subscriber,
        pulse: LoopMonitor,
        data_directory: Path | None = None,
        evicts: Callable[[], bool] = lambda: False,
    ) -> None:
        self._store = store
        self._subscriber = subscriber
        self._pulse = pulse
        self._data_directory = data_directory
        self._evicts = evicts
        self._ping: asyncio.Task[bool] | None = None
        self.stopping = False
        self.outdated = False
        self.warnings: Callable[[], list[str]] = list
        """Returns what an operator should look at, although the node can serve."""

    async def failing(self) -> list[str]:
        """Return the failed checks: `stopping`, `redis`, `eviction`, `format`, `disk`, `subscription`, `loop`."""
        answers = await self._redis_answers()
        found = {
            "stopping": self.stopping,
            "redis": not answers,
            "eviction": self._evicts(),
            "format": self.outdated,
            "disk": self._data_directory is not None and is_low(self._data_directory),
            "subscription": not self._subscriber.alive,
            "loop": self._pulse.worst > LAG_LIMIT_SECONDS,
        }
        return [name for name, fails in found.items() if fails]

    async def _redis_answers(self) -> bool:
        """Return whether Redis answers. Concurrent callers share one ping."""
        if self._ping is None or self._ping.done():
            self._ping = asyncio.get_running_loop().create_task(self._ping_store(), name="ping of redis")
        return await asyncio.shield(self._ping)

    async def _ping_store(self) -> bool:
        """Return whether Redis answers within `REDIS_SECONDS`."""
        try:
            async with asyncio.timeout(REDIS_SECONDS):
                await self._store.ping()
        except (StoreUnavailable, TimeoutError):
            return False
        return True
