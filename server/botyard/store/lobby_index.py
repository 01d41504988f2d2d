"""The lobby's lines in Redis with their changes, and the user counts of the nodes.

The lines share a slot with a version that every change increases. A node that has missed published changes asks for
the lines that are newer than its version.
"""

from collections.abc import Sequence

from botyard.store import keys, scripts
from botyard.store.connection import PUBLISH
from botyard.store.store import Store

CHANGES_KEPT = 1_000
"""A node that has missed more changes than this reads all lines."""
COUNTS_EXPIRE_MS = 20_000
"""The counts of a node expire this long after its last report."""


class LobbyIndexStore:
    """The lobby's lines. Every call raises `StoreUnavailable` while Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, room: str, line: bytes | None, playing: bool, makers: Sequence[str] = ()) -> None:
        """Write or remove (None) the line of a room, and publish the room if anything changed.

        `playing`: whether its match runs; running matches are counted even if they are not listed. `makers`: the
        creators of a listed room, as digests.
        """
        at = (keys.LOBBY, keys.LOBBY_CHANGES, keys.LOBBY_VERSION, keys.LOBBY_PLAYING, keys.LOBBY_MAKERS)
        written = (room, line or b"", int(playing), CHANGES_KEPT, " ".join(makers))
        if await self._store.script(scripts.LOBBY_PUT, at, written):
            await self._store.call(PUBLISH, keys.LOBBY_CHANNEL, room)

    async def listed(self) -> list[str]:
        """The rooms that have a line, in no order."""
        return [room.decode() for room in await self._store.call("HKEYS", keys.LOBBY)]

    async def read(self, rooms: Sequence[str]) -> list[tuple[str, bytes | None, list[str]]]:
        """Return for each of `rooms` its id, its line (None if it is not listed) and its creators as digests."""
        if not rooms:
            return []
        lines: list[bytes | None] = await self._store.call("HMGET", keys.LOBBY, *rooms)
        makers: list[bytes | None] = await self._store.call("HMGET", keys.LOBBY_MAKERS, *rooms)
        return [
            (room, line, [] if of_room is None else of_room.decode().split())
            for room, line, of_room in zip(rooms, lines, makers, strict=True)
        ]

    async def rooms(self) -> list[str]:
        """The rooms that have a line or whose matches run, sorted."""
        return sorted({*await self.listed(), *await self.counted()})

    async def counted(self) -> set[str]:
        """The rooms whose matches run."""
        return {room.decode() for room in await self._store.call("SMEMBERS", keys.LOBBY_PLAYING)}

    async def version(self) -> int:
        """A number that grows with every change; 0 before the first."""
        return int(await self._store.call("GET", keys.LOBBY_VERSION) or 0)

    async def changed_since(self, version: int) -> tuple[int, frozenset[str] | None]:
        """Return the current version, and the rooms that changed since `version`, None if that is not known now."""
        now = await self.version()
        if now == version:
            return version, frozenset()
        if not version <= now <= version + CHANGES_KEPT:  # older changes may be gone, or Redis was emptied
            return now, None
        changed = await self._store.call("ZRANGEBYSCORE", keys.LOBBY_CHANGES, f"({version}", "+inf")
        return now, frozenset(room.decode() for room in changed)

    async def playing(self) -> int:
        """The number of running matches."""
        return int(await self._store.call("SCARD", keys.LOBBY_PLAYING))

    async def count(self, node: str = "", people: int = 0, in_rooms: int = 0) -> tuple[int, int]:
        """Report the user counts of a node ("": of none). Returns the totals: connected users, and users in rooms."""
        return await self._count(node, f"{people}:{in_rooms}")

    async def forget(self, node: str) -> None:
        """Remove the counts of a node that has ended."""
        await self._count(node, "")

    async def _count(self, node: str, counts: str) -> tuple[int, int]:
        """Report a node's `counts` ("people:in_rooms", "" to remove them; node "": nothing), and return the totals."""
        at = (keys.NODE_COUNT_EXPIRY, keys.NODE_USER_COUNTS)
        people, in_rooms = await self._store.script(scripts.NODE_COUNTS, at, (node, counts, COUNTS_EXPIRE_MS))
        return int(people), int(in_rooms)
