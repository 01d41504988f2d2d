"""Packed matches that are to leave for the archive, by the time of their next visit: a sorted set in each shard."""

import asyncio
from collections.abc import Sequence

from botyard.errors import Damaged
from botyard.store import scripts
from botyard.store.archived_room import STAMP_BYTES, ArchivedRoom, ArchiveReason
from botyard.store.keys import PREFIX, RoomKeys, ended_indexed_key, ended_key, shard_of
from botyard.store.primary import Primary
from botyard.store.store import Store

PACKED = f"{PREFIX}:{{*}}:packed:*"
BATCH = 500
BATCH_PAUSE_SECONDS = 0.01
"""The pause between two batches of keys, so that players notice nothing."""

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

    async def index(self, primary: Primary) -> int:
        """Add the packed matches of a primary that earlier releases have left, once, and return how many there were.

        0 if that was done before. A match that leaves the store meanwhile does no harm: its visit finds nothing.
        """
        marks = await self._store.calls(("EXISTS", ended_indexed_key(shard)) for shard in primary.shards)
        if all(marks):
            return 0
        cursor, count = b"0", 0
        while True:
            cursor, names = await primary.call("SCAN", cursor, "MATCH", PACKED, "COUNT", BATCH, "TYPE", "string")
            count += await self._index([name.decode() for name in names])
            if cursor == b"0":
                break
            await asyncio.sleep(BATCH_PAUSE_SECONDS)
        await self._store.calls(("SET", ended_indexed_key(shard), "") for shard in primary.shards)
        return count

    async def _index(self, names: list[str]) -> int:
        """Add the rooms with these keys that are finished matches and stay for ever, and return how many are."""
        stamps = await self._store.calls(("GETRANGE", name, 0, STAMP_BYTES - 1) for name in names)
        lives = await self._store.calls(("TTL", name) for name in names)
        rooms = [
            name.partition(":packed:")[2]
            for name, stamp, life in zip(names, stamps, lives, strict=True)
            if life == -1 and _is_finished(stamp)  # -1: it does not expire
        ]
        await self._store.calls(("ZADD", ended_key(shard_of(room)), "NX", 0, room) for room in rooms)
        return len(rooms)

    async def waiting(self, shards: Sequence[int], until: int) -> int:
        """Return how many rooms of these shards are to be visited by a time (ms since 1970)."""
        return sum(await self._store.calls(("ZCOUNT", ended_key(shard), "-inf", until) for shard in shards))

    async def postpone(self, at: RoomKeys, until: int) -> None:
        """Visit a room at another time (ms since 1970), unless another node has removed it."""
        await self._store.call("ZADD", at.ended, "XX", until, at.room)

    async def forget(self, at: RoomKeys) -> None:
        """Visit a room no more."""
        await self._store.call("ZREM", at.ended, at.room)

    async def remove(self, at: RoomKeys, stamp: bytes) -> bool:
        """Remove a packed room that still has this stamp.

        False if it must stay: it differs, is live again, or waits for its indexes.
        """
        names = (at.head, at.packed, at.dirty, at.ended)
        return bool(await self._store.script(scripts.REMOVE_PACKED, names, (at.room, stamp)))


def _is_finished(stamp: bytes) -> bool:
    """Return whether a packed room is a finished match; a damaged one is for the loader of the room to name."""
    try:
        return ArchivedRoom.read(stamp).reason is ArchiveReason.FINISHED
    except Damaged:
        return False
