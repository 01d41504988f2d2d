"""Packed matches that are to leave for the archive, by the time of their next visit: a sorted set in each shard."""

from collections.abc import Sequence

from botyard.store import scripts
from botyard.store.keys import RoomKeys, ended_key
from botyard.store.store import Store

DUE_LIMIT = 100
"""The most rooms of a shard that one call returns."""


class EndedRooms:
    """The matches of all shards that wait for the archive. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, shards: Sequence[int], now: int) -> list[str]:
        """Return rooms of these shards that are to be visited at `now` (ms since 1970)."""
        calls = (("ZRANGEBYSCORE", ended_key(shard), "-inf", now, "LIMIT", 0, DUE_LIMIT) for shard in shards)
        return [room.decode() for reply in await self._store.calls(calls) for room in reply]

    async def waiting(self, shards: Sequence[int]) -> int:
        """Return how many rooms of these shards are in Redis and wait for the archive or for their removal."""
        return sum(await self._store.calls(("ZCARD", ended_key(shard)) for shard in shards))

    async def postpone(self, at: RoomKeys, until: int) -> None:
        """Visit a room at another time (ms since 1970), unless another node has removed it."""
        await self._store.call("ZADD", at.ended, "XX", until, at.room)

    async def forget(self, at: RoomKeys) -> None:
        """Visit a room no more."""
        await self._store.call("ZREM", at.ended, at.room)

    async def remove(self, at: RoomKeys, stamp: bytes) -> bool:
        """Remove a packed room that still has this stamp. False if it must stay."""
        names = (at.head, at.packed, at.dirty, at.ended)
        return bool(await self._store.script(scripts.REMOVE_PACKED, names, (at.room, stamp)))
