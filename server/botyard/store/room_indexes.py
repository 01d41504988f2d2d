"""Indexes of rooms: ended ones that wait for the archive, idle ones, and for each person those that are not over."""

import asyncio
import sys
from collections.abc import Callable, Sequence

from botyard.errors import Damaged
from botyard.store import keys, scripts
from botyard.store.archived_room import STAMP_BYTES, ArchivedRoom, ArchiveReason
from botyard.store.primary import Primary
from botyard.store.store import Store

PACKED = f"{keys.PREFIX}:{{*}}:packed:*"
BATCH = 500
BATCH_PAUSE_SECONDS = 0.01
"""The pause between two batches of keys, so that players notice nothing."""

DUE_LIMIT = 100
"""The most rooms of a shard that one call returns."""


class EndedRooms:
    """Packed matches that are to move to the archive, by the time of the next attempt (a "visit"), in each shard.

    Every call raises `StoreUnavailable`, as those of the classes below do.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, shards: Sequence[int], now: int) -> list[str]:
        """Return rooms of these shards that are to be visited at `now` (ms since 1970)."""
        calls = (("ZRANGEBYSCORE", keys.ended_key(shard), "-inf", now, "LIMIT", 0, DUE_LIMIT) for shard in shards)
        return [room.decode() for reply in await self._store.calls(calls) for room in reply]

    async def index(self, primary: Primary) -> int:
        """Add the packed matches of a primary that earlier releases have left, once, and return how many there were.

        0 if that was done before. A match that leaves the store meanwhile does no harm: its visit finds nothing.
        """
        marks = await self._store.calls(("EXISTS", keys.ended_indexed_key(shard)) for shard in primary.shards)
        if all(marks):
            return 0
        cursor, count = b"0", 0
        while True:
            cursor, names = await primary.call("SCAN", cursor, "MATCH", PACKED, "COUNT", BATCH, "TYPE", "string")
            count += await self._index([name.decode() for name in names])
            if cursor == b"0":
                break
            await asyncio.sleep(BATCH_PAUSE_SECONDS)
        await self._store.calls(("SET", keys.ended_indexed_key(shard), "") for shard in primary.shards)
        return count

    async def _index(self, names: list[str]) -> int:
        """Add those rooms of these keys that are finished matches and never expire. Returns how many they are."""
        stamps = await self._store.calls(("GETRANGE", name, 0, STAMP_BYTES - 1) for name in names)
        lives = await self._store.calls(("TTL", name) for name in names)
        rooms = [
            name.partition(":packed:")[2]
            for name, stamp, life in zip(names, stamps, lives, strict=True)
            if life == -1 and _is_finished(stamp)  # -1: it does not expire
        ]
        await self._store.calls(("ZADD", keys.ended_key(keys.shard_of(room)), "NX", 0, room) for room in rooms)
        return len(rooms)

    async def waiting(self, shards: Sequence[int], until: int) -> int:
        """Return how many rooms of these shards are to be visited by a time (ms since 1970)."""
        return sum(await self._store.calls(("ZCOUNT", keys.ended_key(shard), "-inf", until) for shard in shards))

    async def postpone(self, at: keys.RoomKeys, until: int) -> None:
        """Visit a room at another time (ms since 1970), unless another node has removed it."""
        await self._store.call("ZADD", at.ended, "XX", until, at.room)

    async def forget(self, at: keys.RoomKeys) -> None:
        """Remove a room from the set, so that it is visited no more."""
        await self._store.call("ZREM", at.ended, at.room)

    async def remove(self, at: keys.RoomKeys, stamp: bytes) -> bool:
        """Remove a packed room that still has this stamp.

        False if it must stay: it differs, is live again, or waits for its indexes.
        """
        names = (at.head, at.packed, at.dirty, at.ended)
        return bool(await self._store.script(scripts.REMOVE_PACKED, names, (at.room, stamp)))


def _is_finished(stamp: bytes) -> bool:
    """Return whether a packed room is a finished match. False for a damaged one, which the loader of rooms reports."""
    try:
        return ArchivedRoom.read(stamp).reason is ArchiveReason.FINISHED
    except Damaged:
        return False


class IdleRooms:
    """Matches without a running clock, by the time of their next check (ms since 1970): a sorted set in each shard."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, room: str, due: int) -> None:
        """Schedule the check of a match at `due` (ms since 1970), unless one is scheduled already."""
        await self._store.call("ZADD", keys.idle_key(keys.shard_of(room)), "NX", due, room)

    async def reschedule(self, room: str, due: int) -> None:
        """Change the time of a match's check to `due` (ms since 1970)."""
        await self._store.call("ZADD", keys.idle_key(keys.shard_of(room)), due, room)

    async def remove(self, room: str) -> None:
        """Cancel the check of a match."""
        await self._store.call("ZREM", keys.idle_key(keys.shard_of(room)), room)

    async def due_matches(self, now: Callable[[str], int]) -> list[str]:
        """Return the rooms of matches whose check is due. `now`: the time of a room's primary, in ms since 1970."""
        replies = await self._store.calls(
            ("ZRANGE", keys.idle_key(shard), 0, -1, "WITHSCORES") for shard in range(keys.SHARDS)
        )
        # members and scores in turn
        pairs = [pair for reply in replies for pair in zip(reply[::2], reply[1::2], strict=True)]
        return [room.decode() for room, due in pairs if float(due) <= now(room.decode())]


COUNTED_MS = 60 * 86_400_000
"""How long a room is counted at most, and how long a digest of its creator's address is kept."""
CREATION_TIMEOUT_MS = 60_000
"""A room that was counted this long ago and does not exist will never be created."""


class UnfinishedRooms:
    """Unfinished rooms by creator: sorted sets of each creator, and the creators of each room.

    Rooms that wait for people are counted a second time, in a set of their own, until their match begins or their
    creator leaves them. A creator ("maker") is a digest of an identity or of the network of an address. A room is
    counted before it is created and until it is over, whichever node notices that.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def is_counted(self, room: str) -> bool:
        """Whether a room is counted already."""
        return bool(await self._store.call("EXISTS", keys.maker_key(room)))

    async def set_makers(self, room: str, makers: Sequence[str]) -> bool:
        """Store the creators of a room; False if it has creators already."""
        return bool(await self._store.call("SET", keys.maker_key(room), " ".join(makers), "NX", "PX", COUNTED_MS))

    async def count(self, room: str, maker: str, limit: int) -> bool:
        """Count a room for a creator; False if `limit` unfinished rooms are counted already."""
        return await self._count_room(room, keys.unfinished_key(maker), limit)

    async def count_open(self, room: str, maker: str, limit: int) -> bool:
        """Count a room that waits for people; False if `limit` such rooms of the creator are counted already."""
        return await self._count_room(room, keys.open_rooms_key(maker), limit)

    async def release_open(self, room: str) -> None:
        """Stop counting a room as one that waits for people."""
        for maker in await self.makers(room):
            await self._store.call("ZREM", keys.open_rooms_key(maker), room)

    async def count_open_unlimited(self, room: str, makers: Sequence[str]) -> None:
        """Count a room that waits for people for its creators, however many are counted already."""
        for maker in makers:
            await self._reserve(room, keys.open_rooms_key(maker), sys.maxsize)

    async def release(self, room: str) -> None:
        """Stop counting a room that is over or was not created."""
        await self.withdraw(room, await self.makers(room))
        await self._store.call("DEL", keys.maker_key(room))

    async def withdraw(self, room: str, makers: Sequence[str]) -> None:
        """Stop counting a room for these creators."""
        for maker in makers:
            await self._store.call("ZREM", keys.unfinished_key(maker), room)
            await self._store.call("ZREM", keys.open_rooms_key(maker), room)

    async def makers(self, room: str) -> list[str]:
        """The creators of a counted room: the digest of the identity, then those of the address."""
        stored: bytes | None = await self._store.call("GET", keys.maker_key(room))
        return [] if stored is None else stored.decode().split()

    async def _count_room(self, room: str, key: str, limit: int) -> bool:
        """Count a room in a creator's set. Returns whether it is counted.

        At the limit it is counted only if the set has rooms that do not exist, which are then dropped.
        """
        if (full_at := await self._reserve(room, key, limit)) is None:
            return True
        await self._drop_missing(key, full_at - CREATION_TIMEOUT_MS)
        return await self._reserve(room, key, limit) is None

    async def _reserve(self, room: str, key: str, limit: int) -> int | None:
        """Count a room in a creator's set and return None; at the limit, return the time of Redis (ms since 1970)."""
        reply = await self._store.script(scripts.RESERVE_ROOM_QUOTA, (key,), (room, limit, COUNTED_MS))
        return None if reply == 1 else -int(reply)  # at the limit the script replies the time below 0

    async def _drop_missing(self, key: str, before: int) -> None:
        """Stop counting rooms that do not exist and were counted before a time (ms since 1970).

        A node may have died before it created a room or saw its end.
        """
        counted = await self._store.call("ZRANGE", key, 0, -1, "WITHSCORES")
        rooms = [room.decode() for room, at in zip(counted[::2], counted[1::2], strict=True) if float(at) < before]
        positions = await self._store.rooms.positions(rooms)
        gone = [room for room, position in zip(rooms, positions, strict=True) if position is None]
        for room in gone:
            await self._store.call("ZREM", key, room)
