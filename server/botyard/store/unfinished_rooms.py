"""Unfinished rooms by creator: sorted sets of each creator, and the creators of each room.

Rooms that wait for people are counted a second time, in a set of their own, until their match begins or their creator
leaves them.

A creator ("maker") is a digest of an identity or of the network of an address. A room is counted before it is created
and until it is over, whichever node notices that.
"""

import sys
from collections.abc import Sequence

from botyard.store import scripts
from botyard.store.keys import maker_key, open_rooms_key, unfinished_key
from botyard.store.store import Store

COUNTED_MS = 60 * 86_400_000
"""The longest time for which a room is counted, and a digest of its creator's address is kept."""
SETTLE_MS = 60_000
"""A room that was counted this long ago has been created by now, or never will be."""


class UnfinishedRooms:
    """Counts the unfinished rooms of creators. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def is_counted(self, room: str) -> bool:
        """Whether a room is counted already."""
        return bool(await self._store.call("EXISTS", maker_key(room)))

    async def set_makers(self, room: str, makers: Sequence[str]) -> bool:
        """Store the creators of a room; False if it has creators already."""
        return bool(await self._store.call("SET", maker_key(room), " ".join(makers), "NX", "PX", COUNTED_MS))

    async def count(self, room: str, maker: str, limit: int) -> bool:
        """Count a room for a creator; False if `limit` unfinished rooms are counted already."""
        return await self._count_room(room, unfinished_key(maker), limit)

    async def count_open(self, room: str, maker: str, limit: int) -> bool:
        """Count a room that waits for people; False if `limit` such rooms of the creator are counted already."""
        return await self._count_room(room, open_rooms_key(maker), limit)

    async def release_open(self, room: str) -> None:
        """Stop counting a room as one that waits for people."""
        for maker in await self.makers(room):
            await self._store.call("ZREM", open_rooms_key(maker), room)

    async def note_open(self, room: str, makers: Sequence[str]) -> None:
        """Count a room that waits for people for its creators, however many are counted already."""
        for maker in makers:
            await self._reserve(room, open_rooms_key(maker), sys.maxsize)

    async def release(self, room: str) -> None:
        """Stop counting a room that is over or was not created."""
        await self.withdraw(room, await self.makers(room))
        await self._store.call("DEL", maker_key(room))

    async def withdraw(self, room: str, makers: Sequence[str]) -> None:
        """Stop counting a room for these creators."""
        for maker in makers:
            await self._store.call("ZREM", unfinished_key(maker), room)
            await self._store.call("ZREM", open_rooms_key(maker), room)

    async def makers(self, room: str) -> list[str]:
        """The creators of a counted room: the digest of the identity, then those of the address."""
        stored: bytes | None = await self._store.call("GET", maker_key(room))
        return [] if stored is None else stored.decode().split()

    async def _count_room(self, room: str, key: str, limit: int) -> bool:
        """Count a room in a creator's set. Returns whether it is counted.

        At the limit it is only if rooms that do not exist can be dropped from the set.
        """
        if (full_at := await self._reserve(room, key, limit)) is None:
            return True
        await self._drop_missing(key, full_at - SETTLE_MS)
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
