"""Presence in rooms: the members that are connected on any node, and when each player was last there."""

from collections.abc import Sequence

from botyard.store.connection import Part
from botyard.store.keys import RoomKeys
from botyard.store.redis_client import RedisClient

LAST_SEEN_KEPT_SECONDS = 60 * 86_400
"""How long after the last change a room's times of presence are kept."""
KEPT_MS = 120_000
"""Members that expired this long ago are removed, since their node has died."""


class PresenceStore:
    """The members of all rooms. Every call raises `StoreUnavailable` while Redis does not answer."""

    def __init__(self, client: RedisClient) -> None:
        self._client = client

    async def add(self, at: RoomKeys, members: list[str], expires: int) -> None:
        """Store that `members` are in a room until `expires` (ms since 1970)."""
        scored: list[Part] = [part for member in members for part in (expires, member)]
        await self._client.call("ZADD", at.presence, *scored)
        await self._client.call("ZREMRANGEBYSCORE", at.presence, "-inf", expires - KEPT_MS)
        await self._client.call("EXPIRE", at.presence, 120)  # s, as `KEPT_MS`

    async def remove(self, at: RoomKeys, members: list[str]) -> None:
        """Store that `members` have left a room."""
        await self._client.call("ZREM", at.presence, *members)

    async def members(self, at: RoomKeys, now: int) -> list[str]:
        """The members of a room at `now` (ms since 1970), on all nodes."""
        reply = await self._client.call("ZRANGEBYSCORE", at.presence, now, "+inf")
        return [member.decode() for member in reply]

    async def touch_last_seen(self, at: RoomKeys, people: Sequence[str], now: int) -> None:
        """Update the last-seen time of players to `now` (ms since 1970)."""
        if people:
            await self._client.call("ZADD", at.seen, *[part for identity in people for part in (now, identity)])
            await self._client.call("EXPIRE", at.seen, LAST_SEEN_KEPT_SECONDS)

    async def seen_at(self, at: RoomKeys, identity: str) -> int | None:
        """When a player was last in a room (ms since 1970), None if that is not known."""
        score = await self._client.call("ZSCORE", at.seen, identity)
        return None if score is None else int(float(score))

    async def last_seen(self, at: RoomKeys, people: Sequence[str], now: int) -> dict[str, int]:
        """Return by player when they were last in a room (ms since 1970). For unknown ones `now` is stored."""
        if not people:
            return {}
        await self._client.call("ZADD", at.seen, "NX", *[part for identity in people for part in (now, identity)])
        scores = await self._client.call("ZMSCORE", at.seen, *people)
        return {one: now if score is None else int(float(score)) for one, score in zip(people, scores, strict=True)}
