"""The matches of each user: rooms in which the user has a seat or had one at the end. A derived index."""

from collections.abc import Iterable

from botyard.store import scripts
from botyard.store.keys import ACCOUNT, GUEST_KEPT_SECONDS, SESSIONS, user_key
from botyard.store.store import Store

MATCHES = "matches"
WAITING_KEPT_SECONDS = GUEST_KEPT_SECONDS
"""The list of a guest, or of a user without a finished match, expires this long after its last change."""


class UserMatches:
    """The match lists of a store. The value of a room is its line once its match is over, else empty.

    Every call raises `StoreUnavailable`.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, identity: str, room: str, line: bytes = b"") -> None:
        """Add a room; `line`: the final line of a room that never changes again."""
        at = tuple(user_key(identity, one) for one in (MATCHES, ACCOUNT, SESSIONS))
        await self._store.script(scripts.USER_MATCH_PUT, at, (room, line, WAITING_KEPT_SECONDS))

    async def remove(self, identity: str, rooms: Iterable[str]) -> None:
        """Remove rooms."""
        await self._store.call("HDEL", user_key(identity, MATCHES), *rooms)

    async def forget(self, identity: str) -> None:
        """Delete the match list of a user."""
        await self._store.call("DEL", user_key(identity, MATCHES))

    async def of(self, identity: str) -> dict[str, bytes]:
        """All rooms of a user, each with its line."""
        reply = await self._store.call("HGETALL", user_key(identity, MATCHES))
        return {room.decode(): line for room, line in zip(reply[::2], reply[1::2], strict=True)}
