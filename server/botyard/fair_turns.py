"""Turns for work that takes long on the event loop: one at a time, and each in the queue gets as many as the others."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """Gives one turn at a time, at most one in a cycle of the loop; those who wait are served key by key in a circle.

    So work that is cheap never waits for more than one piece of work that is expensive, and a key that asks for
    much waits only for itself.
    """

    def __init__(self) -> None:
        self._taken = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Hold the turn. Its holder awaits only the next cycle of the loop, since all others wait for the turn."""
        await self._take(key)
        try:
            yield
        finally:
            asyncio.get_running_loop().call_soon(self._pass_on)

    async def _take(self, key: str) -> None:
        if not self._taken:
            self._taken = True
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # the turn was given to a task that ends
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            key, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[key] = places
            if not place.done():
                place.set_result(None)
                return
        self._taken = False
