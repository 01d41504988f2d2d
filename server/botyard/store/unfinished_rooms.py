"""The rooms that are not over, by maker: a sorted set for each maker, and the makers of each room.

A maker is a digest, of an identity or of the network of an address. A room is counted before it is made, and no more
once it is over, whichever node sees that.
"""

from collections.abc import Sequence

from botyard.store import scripts
from botyard.store.keys import maker_key, unfinished_key
from botyard.store.store import Store

COUNTED_MS = 60 * 86_400_000
"""A room is counted for so long at most: then nothing is kept of its maker's address any more."""
SETTLE_MS = 60_000
"""A room that was counted so long before another one is made by now, or never will be."""


class Unfinished:
    """Counts rooms. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def is_counted(self, room: str) -> bool:
        """Whether a room is counted already."""
        return bool(await self._store.call("EXISTS", maker_key(room)))

    async def note(self, room: str, makers: Sequence[str]) -> bool:
        """Note the makers for whom a room was counted; False if it has makers already."""
        return bool(await self._store.call("SET", maker_key(room), " ".join(makers), "NX", "PX", COUNTED_MS))

    async def count(self, room: str, maker: str, limit: int) -> bool:
        """Count a room for a maker; False if there are so many already that are not over."""
        if (full_at := await self._reserve(room, maker, limit)) is None:
            return True
        await self._drop_missing(maker, full_at - SETTLE_MS)
        return await self._reserve(room, maker, limit) is None

    async def release(self, room: str) -> None:
        """A room is over, or was not made: it is counted no more."""
        await self.withdraw(room, await self.makers(room))
        await self._store.call("DEL", maker_key(room))

    async def withdraw(self, room: str, makers: Sequence[str]) -> None:
        """Count a room no more for these makers."""
        for maker in makers:
            await self._store.call("ZREM", unfinished_key(maker), room)

    async def makers(self, room: str) -> list[str]:
        """The makers of a room: the digest of the identity, then those of the address, if it is counted."""
        stored: bytes | None = await self._store.call("GET", maker_key(room))
        return [] if stored is None else stored.decode().split()

    async def _reserve(self, room: str, maker: str, limit: int) -> int | None:
        """Count a room for a maker: None; or, where there is no place, the time of the store (ms since 1970)."""
        arguments = (room, limit, COUNTED_MS)
        reply = await self._store.script(scripts.RESERVE_ROOM_QUOTA, (unfinished_key(maker),), arguments)
        return None if reply == 1 else -int(reply)

    async def _drop_missing(self, maker: str, before: int) -> None:
        """Count no more what is not there, of what was counted before a moment (ms since 1970).

        Nodes may have died before they had made a room, or seen it end.
        """
        counted = await self._store.call("ZRANGE", unfinished_key(maker), 0, -1, "WITHSCORES")
        rooms = [room.decode() for room, at in zip(counted[::2], counted[1::2], strict=True) if float(at) < before]
        positions = await self._store.rooms.positions(rooms)
        gone = [room for room, position in zip(rooms, positions, strict=True) if position is None]
        for room in gone:
            await self._store.call("ZREM", unfinished_key(maker), room)
