"""Alarms: when rooms are to be acted on without a client's request.

The deadlines are in Redis. A node keeps some of them in memory as hints, so that they are met on time. Sweeps of all
shards find the others. However many nodes fire the alarm of a room, one of them commits.
"""

import asyncio
import heapq
import logging
import math
import random
import time
from collections.abc import Awaitable, Callable

from botyard.background_tasks import Loops, spawn, woken
from botyard.logs import about
from botyard.rooms.room import Room
from botyard.store.error_classes import LogThrottle, StoreUnavailable
from botyard.store.primary import Primary
from botyard.store.store import EachPrimary, Store
from botyard_protocol.messages import Status

log = logging.getLogger("botyard.rooms")

SWEEP_SECONDS = 2.0
SWEEP_SHARDS = 32
"""The number of shards that are read in one group."""
HINTS_LIMIT = 100_000
"""The most rooms whose next alarm a node keeps in memory."""
COMPACT_ABOVE = 1_000
FIRING_LIMIT = 32
"""The most alarms that a node fires at the same time."""


class Alarms(Loops):
    """Fires the alarms of rooms whose deadline has passed.

    `now`: the time of a primary, in ms since 1970; `fire` may be called for rooms in which nothing is due.
    """

    def __init__(self, store: Store, now: Callable[[Primary], int], fire: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._rounds = EachPrimary(store, self._sweep_one, "alarms of")
        self._now = now
        self._fire = fire
        self.hints: dict[str, int] = {}
        """The next alarm of rooms (ms since 1970), as far as this node knows it. Only this class writes it."""
        self.missing_rules = MissingRules()
        self._heap: list[tuple[int, str]] = []  # (due, room), also alarms that are postponed since
        self._changed = asyncio.Event()  # a new alarm may be the first one
        self._firing: set[str] = set()  # rooms whose alarm is fired, or waits for that
        self._free = asyncio.Semaphore(FIRING_LIMIT)
        super().__init__((self._wait, "alarms"), (self._sweep, "alarms sweep"))

    async def stop(self) -> None:
        """Stop: other nodes go on."""
        await super().stop()
        await self._rounds.stop()

    def schedule(self, room: str, due: int | None) -> None:
        """Remember when the next alarm of a room is due (ms since 1970); None if it has none.

        Beyond `HINTS_LIMIT` rooms an alarm is not remembered: the sweep finds it in Redis.
        """
        if due is None:
            self.hints.pop(room, None)
        elif self.hints.get(room) != due and (room in self.hints or len(self.hints) < HINTS_LIMIT):
            self.hints[room] = due
            heapq.heappush(self._heap, (due, room))
            self._changed.set()
            self._compact()

    def _compact(self) -> None:
        """Drop postponed and past alarms once they are most of the heap."""
        if len(self._heap) > 2 * len(self.hints) + COMPACT_ABOVE:
            self._heap = [(due, room) for room, due in self.hints.items()]
            heapq.heapify(self._heap)

    async def _wait(self) -> None:
        """Wait until an alarm is due and begin to fire it, for ever."""
        while True:
            self._changed.clear()
            while self._ms_to_first() <= 0:
                due, room = heapq.heappop(self._heap)
                if self.hints.get(room) == due:  # else it was postponed or removed
                    del self.hints[room]
                    self._begin(room)
            await woken(self._changed, self._pause())

    def _pause(self) -> float | None:
        """The seconds until the first deadline; None if there is none."""
        return max(self._ms_to_first(), 1) / 1000 if self._heap else None

    def _ms_to_first(self) -> float:
        """Return the ms until the first deadline, by the time of its room's primary; infinity without any."""
        if not self._heap:
            return math.inf
        due, room = self._heap[0]
        return due - self._now(self._store.primary_of(room))

    async def _sweep(self) -> None:
        """Sweep all primaries for ever, every `SWEEP_SECONDS` or so."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS * random.uniform(0.75, 1.25))  # nodes must not sweep in step
            self._rounds.begin()

    async def sweep(self) -> None:
        """Fire all alarms that are due in Redis, as far as it answers."""
        await asyncio.gather(*self._rounds.begin())

    async def _sweep_one(self, primary: Primary) -> None:
        """Fire the due alarms in all shards of a primary, in random order."""
        shards = random.sample(primary.shards, len(primary.shards))
        try:
            for first in range(0, len(shards), SWEEP_SHARDS):
                for room in await self._store.rooms.due_rooms(shards[first : first + SWEEP_SHARDS], self._now(primary)):
                    self._begin(room)
        except StoreUnavailable:
            log.debug("alarms: nothing is swept while the store is away")

    def _begin(self, room: str) -> None:
        """Fire the alarm of a room in a task, unless that is under way or left to other nodes for now."""
        if room not in self._firing and not self.missing_rules.is_left_to_others(room):
            self._firing.add(room)
            spawn(self._fire_once(room), f"alarm {room}")

    async def _fire_once(self, room: str) -> None:
        """Fire the alarm of a room when one of the places for alarms is free, unless its primary is away."""
        try:
            async with self._free:
                if not self._store.is_away(room):  # else the alarms behind it would wait for it; a sweep finds it later
                    await self._fire(room)
        finally:
            self._firing.discard(room)


RECHECK_SECONDS = 60.0
"""How often a node looks at a match whose rules it does not have."""
FOUND_LIMIT = 100_000
FORGET_AFTER_SECONDS = 2 * RECHECK_SECONDS
"""A match that a node has not found waiting for this time was decided by another node, or is over."""


class MissingRules:
    """The matches that a node leaves to others: their alarm is due, and it does not have their rules. `now`: in s.

    While no node has the rules, such as without the package of a game, the clocks of these matches run on.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._found: dict[str, tuple[float, float]] = {}  # by room: when it was found first and last
        self._logged = LogThrottle()

    def add_if_missing(self, room: Room) -> None:
        """Add a room whose alarm is due if this node lacks the rules of its match; log it if it stays due for long."""
        record, now = room.record, self._now()
        if record.status is not Status.PLAYING or room.state is not None:
            return
        first, last = self._found.get(record.room, (now, now))
        if now - last > FORGET_AFTER_SECONDS:  # another node has decided in it since
            first = now
        self._found[record.room] = (first, now)
        if now - first >= RECHECK_SECONDS and self._logged.allow(f"{record.game} {record.rules_version}"):
            why = f"this node does not have rules version {record.rules_version}: is the package of the game missing?"
            log.warning(
                "matches wait for the rules of their games",
                extra=about(game=record.game, count=self.waiting(), reason=why),
            )
        elif len(self._found) > FOUND_LIMIT:
            self._found.clear()  # later sweeps find these matches anew

    def is_left_to_others(self, room: str) -> bool:
        """Whether the node need not look at a room now."""
        found = self._found.get(room)
        return found is not None and self._now() - found[1] < RECHECK_SECONDS

    def waiting(self) -> int:
        """Return how many matches were found due again after `RECHECK_SECONDS`, so that no node decides in them."""
        since = self._now() - FORGET_AFTER_SECONDS
        return sum(last > since and last - first >= RECHECK_SECONDS for first, last in self._found.values())
