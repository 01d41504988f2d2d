"""The time of Redis, the node's heartbeats, and the outages in which no node served.

Each primary has its own time, heartbeats and outages. A node sends a heartbeat once a second; one after a gap of more
than three seconds records an outage. A decision by the clock needs a heartbeat younger than `FRESH_SECONDS`, which is
shorter than the gap: every node that decides knows all past outages.

If the clock of a primary is set, time has leapt for Redis and not for the nodes. They store a correction, and the time
of the primary goes on evenly.
"""

import asyncio
import logging
import time

from botyard.background_tasks import Awaited, Loops
from botyard.logs import about
from botyard.store.error_classes import StoreUnavailable
from botyard.store.primary import Primary
from botyard.store.store import NEW, TO_JUDGE, EachPrimary, Heartbeat, Outage, Store

log = logging.getLogger("botyard.store")

HEARTBEAT_SECONDS = 1.0
FRESH_SECONDS = 2.5
OUTAGES_KEPT = 1_000
CLOCK_JUMP_MS = 1_000
"""If a primary's clock and a node's differ by more than this after a gap, the primary's clock was set."""
MOST_TRIES = 5
"""The most heartbeats sent in a row to find out whether a gap is an outage or a clock that was set."""
_CLOCK: int = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


class ClusterClocks(Loops):
    """The clocks of all primaries, with their heartbeats."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._clocks: dict[Primary, ClusterClock] = {}
        self._heartbeats = EachPrimary(store, self._heartbeat, "heartbeats of")
        super().__init__((self._keep_beating, "heartbeats of the store"))

    async def stop(self) -> None:
        """Stop sending heartbeats."""
        await super().stop()
        await self._heartbeats.stop()

    def of(self, room: str) -> "ClusterClock":
        """The clock of a room's primary. Raises `StoreUnavailable` until the slots of a cluster are known."""
        return self._clock(self._store.primary_of(room))

    def now(self, primary: Primary) -> int:
        """The time of a primary, in ms since 1970."""
        return self._clock(primary).now()

    def outages(self) -> list[Outage]:
        """The known outages of all primaries, `(from, to)` in ms since 1970."""
        return [outage for clock in self._clocks.values() for outage in clock.outages]

    def _clock(self, primary: Primary) -> "ClusterClock":
        """Return the clock of a primary, made at first use."""
        clock = self._clocks.get(primary)
        if clock is None:
            clock = self._clocks[primary] = ClusterClock(self._store, primary)
        return clock

    async def _keep_beating(self) -> None:
        """Send heartbeats to all primaries for ever, and forget the clocks of those that are gone."""
        while True:
            for gone in self._clocks.keys() - set(self._store.primaries):
                del self._clocks[gone]
            self._heartbeats.begin()
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _heartbeat(self, primary: Primary) -> None:
        """Send a heartbeat to a primary, if it has rooms and is there."""
        try:
            if primary.shards:  # a primary without shards has no rooms
                await self._clock(primary).heartbeat()
        except StoreUnavailable:
            log.debug("no heartbeat: the store is unavailable")


class ClusterClock:
    """The clock of a primary. Until the first heartbeat it is the clock of this machine."""

    def __init__(self, store: Store, primary: Primary) -> None:
        self._store = store
        self._primary = primary
        self._offset = time.time_ns() // 1_000_000 - _monotonic()
        """How far the time of the primary is ahead of `_monotonic`, in ms."""
        self._last_sent: int | None = None
        """When the last heartbeat was sent, by `_monotonic`; None before the first."""
        self._shard: int | None = None
        """The lowest shard of the primary at that heartbeat."""
        self._since = 0
        """The end of the newest known outage: a heartbeat asks for later ones (ms since 1970)."""
        self._shared_heartbeat: Awaited[None] | None = None  # the heartbeat that callers of `refresh` wait for
        self.correction = 0
        """How far the time of the primary is ahead of its clock, in ms."""
        self.outages: tuple[Outage, ...] = ()
        """`(from, to)` in ms since 1970, oldest first."""

    def now(self) -> int:
        """The time of the primary, in ms since 1970."""
        return _monotonic() + self._offset

    @property
    def is_fresh(self) -> bool:
        """Whether all past outages are known."""
        return self._last_sent is not None and _monotonic() - self._last_sent <= FRESH_SECONDS * 1000

    async def refresh(self) -> None:
        """Make sure that all past outages are known. Callers share one heartbeat. Raises `StoreUnavailable`."""
        while not self.is_fresh:
            if self._shared_heartbeat is None:
                self._shared_heartbeat = Awaited(self._beat_for_all(), f"heartbeat of {self._primary.name}")
            await self._shared_heartbeat.result()

    async def _beat_for_all(self) -> None:
        """Send the heartbeat that callers of `refresh` wait for. Raises `StoreUnavailable`."""
        try:
            await self.heartbeat()
        finally:
            self._shared_heartbeat = None

    async def heartbeat(self) -> None:
        """Send a heartbeat and measure the time of the primary. Raises `StoreUnavailable`."""
        verdict = NEW if self._last_sent is None else TO_JUDGE  # a new node has no earlier time to judge a leap by
        correction = None
        for _ in range(MOST_TRIES):
            if not self._primary.shards:
                raise StoreUnavailable("no room is here any more")
            sent, shard = _monotonic(), self._primary.shards[0]
            beat = await self._store.heartbeat(self._primary, self._since, self._last(shard), verdict, correction)
            received = _monotonic()
            if not beat.gap:  # time has not leapt: the heartbeat is recorded
                return self._take(beat, sent, received, shard)
            # time has leapt: the next heartbeat records an outage, unless the clock was set, which it then corrects
            verdict, correction = str(beat.gap), None
            least, most = sent + self._offset, received + self._offset  # the time of the primary by this node's clock
            # how far the answer is outside of these bounds (ms); 0 if it is between them
            step = beat.now - min(max(beat.now, least), most)
            if abs(step) > CLOCK_JUMP_MS:
                log.warning("the clock of Redis was set: time goes on as before", extra=about(seconds=step / 1000))
                verdict, correction = TO_JUDGE, (beat.correction, beat.correction - step)
        raise StoreUnavailable("the clock of Redis is set again and again")

    def _take(self, beat: Heartbeat, sent: int, received: int, shard: int) -> None:
        """Take the answer to a heartbeat. `sent`, `received`: ms by `_monotonic`. `shard`: the primary's lowest."""
        # the primary answered between `sent` and `received`, so the offset is between these two bounds
        self._offset = min(max(self._offset, beat.now - received), beat.now - sent)
        self._last_sent, self._shard, self.correction = sent, shard, beat.correction
        if beat.outages:
            self.outages = tuple(sorted({*self.outages, *beat.outages}))[-OUTAGES_KEPT:]
            # not after the present time: with an end ahead of it the next outage would be missed
            self._since = min(beat.now, max(ended for _, ended in self.outages))

    def _last(self, shard: int) -> int:
        """The time of this node's last heartbeat (ms since 1970) if the lowest shard was another then, else 0."""
        return 0 if self._last_sent is None or shard == self._shard else self._last_sent + self._offset


def _monotonic() -> int:
    """Milliseconds of a clock that is never set and, where the system has one, also runs while the machine sleeps."""
    return time.clock_gettime_ns(_CLOCK) // 1_000_000
