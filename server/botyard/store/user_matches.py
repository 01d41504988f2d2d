"""The rooms in which somebody has a seat, or had one at the end: a derived index in the slot of the person."""

from collections.abc import Iterable

from botyard.store import scripts
from botyard.store.keys import ACCOUNT, GUEST_KEPT_SECONDS, SESSIONS, people_key
from botyard.store.store import Store

MATCHES = "matches"
WAITING_KEPT_SECONDS = GUEST_KEPT_SECONDS
"""Guests, and people who have ended no match, are forgotten so long after the last was noted."""


class OwnMatches:
    """What is kept of each room: its line once its match is over, else nothing.

    Every call raises `StoreUnavailable`.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, identity: str, room: str, line: bytes = b"") -> None:
        """Note a room; `line`: what is to be known of it for ever, once it changes no more."""
        at = tuple(people_key(identity, one) for one in (MATCHES, ACCOUNT, SESSIONS))
        await self._store.script(scripts.USER_MATCH_PUT, at, (room, line, WAITING_KEPT_SECONDS))

    async def remove(self, identity: str, rooms: Iterable[str]) -> None:
        """Forget rooms."""
        await self._store.call("HDEL", people_key(identity, MATCHES), *rooms)

    async def forget(self, identity: str) -> None:
        """Forget all rooms of somebody."""
        await self._store.call("DEL", people_key(identity, MATCHES))

    async def of(self, identity: str) -> dict[str, bytes]:
        """All rooms that were noted, each with its line."""
        reply = await self._store.call("HGETALL", people_key(identity, MATCHES))
        return {room.decode(): line for room, line in zip(reply[::2], reply[1::2], strict=True)}
