"""The time of Redis as a node knows it, the node's beat, and the times in which no node served.

Each primary has its own time, beats and outages. A node beats once a second. Whoever beats after a gap of more than
three seconds notes an outage. Nobody decides anything by a clock on a beat older than `FRESH_SECONDS`, which is less
than a gap: so everybody who decides knows of every outage that is over.
"""

import asyncio
import logging
import time

from botyard.background_tasks import cancel_all, spawn
from botyard.store.each_primary import Rounds
from botyard.store.error_classes import StoreUnavailable
from botyard.store.primary import Primary
from botyard.store.store import Outage, Store

log = logging.getLogger("botyard.store")

BEAT_SECONDS = 1.0
FRESH_SECONDS = 2.5
OUTAGES_KEPT = 1_000


class ClusterClocks:
    """One for each primary, all of which beat."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keepers: dict[Primary, ClusterClock] = {}
        self._rounds = Rounds(store, self._beat, "beat")
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to beat."""
        self._task = spawn(self._beat_on(), "beats")

    async def stop(self) -> None:
        """Beat no more."""
        if self._task is not None:
            await cancel_all([self._task])
        await self._rounds.stop()

    def of(self, room: str) -> "ClusterClock":
        """The one of a room's primary. Raises `StoreUnavailable` as long as nothing is known of a cluster."""
        return self._keeper(self._store.primary_of(room))

    def now(self, primary: Primary) -> int:
        """The time of a primary, in ms since 1970."""
        return self._keeper(primary).now()

    def _keeper(self, primary: Primary) -> "ClusterClock":
        keeper = self._keepers.get(primary)
        if keeper is None:
            keeper = self._keepers[primary] = ClusterClock(self._store, primary)
        return keeper

    async def _beat_on(self) -> None:
        while True:
            for gone in self._keepers.keys() - set(self._store.primaries):
                del self._keepers[gone]
            self._rounds.begin()
            await asyncio.sleep(BEAT_SECONDS)

    async def _beat(self, primary: Primary) -> None:
        try:
            if primary.shards:  # or no room is there
                await self._keeper(primary).beat()
        except StoreUnavailable:
            log.debug("no beat: the store is away")


class ClusterClock:
    """Tells what time it is at a primary. Until the first beat that is what this machine believes."""

    def __init__(self, store: Store, primary: Primary) -> None:
        self._store = store
        self._primary = primary
        self._offset = time.time_ns() // 1_000_000 - _monotonic()
        self._beaten: int | None = None
        self._shard: int | None = None
        self._since = 0
        self._turn = asyncio.Lock()
        self.outages: tuple[Outage, ...] = ()
        """`(from, to)` in ms since 1970, oldest first."""

    def now(self) -> int:
        """The time of the primary, in ms since 1970."""
        return _monotonic() + self._offset

    @property
    def is_fresh(self) -> bool:
        """Whether all outages that are over are known."""
        return self._beaten is not None and _monotonic() - self._beaten <= FRESH_SECONDS * 1000

    async def refresh(self) -> None:
        """Make sure that all outages that are over are known. Raises `StoreUnavailable`."""
        while not self.is_fresh:
            async with self._turn:  # one beat does for all who wait
                if not self.is_fresh:
                    await self.beat()

    async def beat(self) -> None:
        """Say that this node serves, and measure the time anew. Raises `StoreUnavailable`."""
        if not self._primary.shards:
            raise StoreUnavailable("no room is here any more")
        sent, shard = _monotonic(), self._primary.shards[0]
        now, outages = await self._store.heartbeat(self._primary, self._since, self._last(shard))
        self._offset = min(max(self._offset, now - _monotonic()), now - sent)  # all that the measurement proves
        if now < self._since:  # the clock was set back: there may be new outages that ended before those that are known
            self._since = 0
            return await self.beat()
        self._beaten, self._shard = sent, shard
        if outages:
            self.outages = tuple(sorted({*self.outages, *outages}))[-OUTAGES_KEPT:]
            self._since = min(now, max(ended for _, ended in self.outages))

    def _last(self, shard: int) -> int:
        """When this node has beaten last, if that is not where it beats now; otherwise 0."""
        return 0 if self._beaten is None or shard == self._shard else self._beaten + self._offset


def _monotonic() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000
