"""Pools of rooms in which people wait for a quick match, by kind of match. Hints: the rooms are the truth."""

from collections.abc import Iterable

from botyard.store import scripts
from botyard.store.connection import Part
from botyard.store.keys import quick_key, quick_keys
from botyard.store.store import Store

SENT_SECONDS = 3_600
"""So long somebody who asks again is sent to the same room, as long as it is of use."""

TRIED_AGAIN_SECONDS = 5
"""So long those who were sent to a room have to arrive before others are sent after them."""


class Pools:
    """Every call raises `StoreUnavailable` while Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, pool: str, identity: str, fresh: str, places: int, useless: Iterable[str]) -> str:
        """The room where somebody is to sit: one that is not among the `useless`, or `fresh`, with so many places."""
        at = (*quick_keys(pool), quick_key(pool, identity))
        what: tuple[Part, ...] = (fresh, places, SENT_SECONDS, TRIED_AGAIN_SECONDS, *useless)
        room: bytes = await self._store.script(scripts.POOL_TAKE, at, what)
        return room.decode()

    async def offer(self, pool: str, room: str, places: int) -> None:
        """Say how many places a room has; 0 if nobody is to be sent there."""
        await self._store.script(scripts.POOL_PUT, quick_keys(pool), (room, places))
