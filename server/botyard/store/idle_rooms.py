"""When matches in which no clock runs are to be looked at: a sorted set in each shard (ms since 1970)."""

from collections.abc import Callable

from botyard.store.keys import SHARDS, idle_key, shard_of
from botyard.store.store import Store


class IdleIndex:
    """What is noted. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, room: str, due: int) -> None:
        """Note a match, unless it is noted already."""
        await self._store.call("ZADD", idle_key(shard_of(room)), "NX", due, room)

    async def put_off(self, room: str, due: int) -> None:
        """Look at a match at another time."""
        await self._store.call("ZADD", idle_key(shard_of(room)), due, room)

    async def forget(self, room: str) -> None:
        """Look at a match no more."""
        await self._store.call("ZREM", idle_key(shard_of(room)), room)

    async def due(self, now: Callable[[str], int]) -> list[str]:
        """The matches whose time has come. `now`: the time of a room's primary."""
        replies = await self._store.calls(("ZRANGE", idle_key(shard), 0, -1, "WITHSCORES") for shard in range(SHARDS))
        pairs = [pair for reply in replies for pair in zip(reply[::2], reply[1::2], strict=True)]
        return [room.decode() for room, due in pairs if float(due) <= now(room.decode())]
