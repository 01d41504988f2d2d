"""Fair scheduling of long work: one piece at a time, round-robin over keys."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """Gives one turn at a time, at most one in a cycle of the loop, round-robin over the waiting keys.

    Cheap work therefore waits for at most one expensive piece of each other key, and a key with much work delays only
    itself.
    """

    def __init__(self) -> None:
        self._taken = False  # whether a turn is held
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self, key: str) -> int:
        """How many turns of a key are waited for."""
        return len(self._waiting.get(key, ()))

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait for a turn and hold it, while all others wait. Each key that waits gets one before a key gets two."""
        await self._acquire(key)
        try:
            yield
        finally:
            # not at once: other callbacks of the loop come between two turns
            asyncio.get_running_loop().call_soon(self._release)

    async def _acquire(self, key: str) -> None:
        """Wait for a turn, behind the others of the same key. The keys are served in a circle."""
        if not self._taken:
            self._taken = True
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # the turn was given to a task that ends
                self._release()
            raise

    def _release(self) -> None:
        """Give the turn to the next key, to its first task that still waits; without one it is free."""
        while self._waiting:
            key, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[key] = places
            if not place.done():
                place.set_result(None)
                return
        self._taken = False
