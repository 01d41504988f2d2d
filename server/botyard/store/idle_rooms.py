"""Matches without a running clock, by the time of their next check: a sorted set in each shard (ms since 1970)."""

from collections.abc import Callable

from botyard.store.keys import SHARDS, idle_key, shard_of
from botyard.store.store import Store


class IdleRooms:
    """The idle matches of all shards. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, room: str, due: int) -> None:
        """Schedule the check of a match at `due` (ms since 1970), unless one is scheduled already."""
        await self._store.call("ZADD", idle_key(shard_of(room)), "NX", due, room)

    async def reschedule(self, room: str, due: int) -> None:
        """Change the time of a match's check to `due` (ms since 1970)."""
        await self._store.call("ZADD", idle_key(shard_of(room)), due, room)

    async def remove(self, room: str) -> None:
        """Cancel the check of a match."""
        await self._store.call("ZREM", idle_key(shard_of(room)), room)

    async def due_matches(self, now: Callable[[str], int]) -> list[str]:
        """Return the rooms of matches whose check is due. `now`: the time of a room's primary, in ms since 1970."""
        replies = await self._store.calls(("ZRANGE", idle_key(shard), 0, -1, "WITHSCORES") for shard in range(SHARDS))
        # members and scores in turn
        pairs = [pair for reply in replies for pair in zip(reply[::2], reply[1::2], strict=True)]
        return [room.decode() for room, due in pairs if float(due) <= now(room.decode())]
