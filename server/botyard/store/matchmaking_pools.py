"""Pools of rooms for quick matches, by kind of match. They are hints: the room itself decides who may sit."""

from collections.abc import Iterable

from botyard.store import scripts
from botyard.store.connection import Part
from botyard.store.keys import pool_keys, pool_user_key
from botyard.store.store import Store

SENT_SECONDS = 3_600
"""How long a user who asks again is sent to the same room, if it is still usable."""

TRIED_AGAIN_SECONDS = 5
"""How long a full room waits for the users sent there before it is offered again."""


class MatchmakingPools:
    """The pools of a store. Every call raises `StoreUnavailable` while Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, pool: str, identity: str, fresh: str, places: int, useless: Iterable[str]) -> str:
        """Return the id of a room for a user: not a `useless` one, or `fresh`, a new one with `places` free seats."""
        at = (*pool_keys(pool), pool_user_key(pool, identity))
        what: tuple[Part, ...] = (fresh, places, SENT_SECONDS, TRIED_AGAIN_SECONDS, *useless)
        room: bytes = await self._store.script(scripts.POOL_TAKE, at, what)
        return room.decode()

    async def put(self, pool: str, room: str, places: int) -> None:
        """Store the number of free seats of a room; 0 removes it from the pool."""
        await self._store.script(scripts.POOL_PUT, pool_keys(pool), (room, places))
