"""Relations between users: requests, blocks, mutes, opponents, invitations, in one hash for each owner and relation.

A hash is one-sided and in the slot of its owner. Callers that need both sides write one after the other.
"""

from collections.abc import Iterable
from enum import StrEnum

from botyard.store import scripts
from botyard.store.keys import ACCOUNT, GUEST_KEPT_SECONDS, SESSIONS, invitation_key, user_key
from botyard.store.store import Store

NEWEST_KEPT_SECONDS = 90 * 86_400


class Relation(StrEnum):
    """A kind of relation of other users to the owner. The values are part of stored names."""

    ASKED = "friends-asked"  # friend requests of the owner
    ASKED_BY = "friends-asked-by"  # friend requests to the owner
    BLOCKED = "blocked"
    MUTED = "muted"  # with the name under which each was known
    RECENT = "recent"  # opponents
    INBOX = "inbox"  # received invitations, by id
    SENT = "sent"  # sent invitations, by id
    NOTICES = "notices"  # items of the inbox that services send, by id
    NOTES = "notes"  # notes of friends, by id
    JOIN_REQUESTS = "join-requests"  # to the owner as a host, and the answers to the owner's own ones, by id
    MEASURES = "measures"  # what moderators have done to the owner, by id


class Relations:
    """The relations of all identities. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, owner: str, relation: Relation) -> dict[str, bytes]:
        """The other users of a relation with the stored value of each, in no order."""
        reply = await self._store.call("HGETALL", user_key(owner, relation))
        return {field.decode(): value for field, value in zip(reply[::2], reply[1::2], strict=True)}

    async def get(self, owner: str, relation: Relation, other: str) -> bytes | None:
        """The stored value of another user, None if there is none."""
        stored: bytes | None = await self._store.call("HGET", user_key(owner, relation), other)
        return stored

    async def times(self, owner: str, relation: Relation) -> dict[str, int]:
        """The times (ms since 1970) of the values that `put_recent` stored, by the other user or the id."""
        reply = await self._store.call("ZRANGE", user_key(owner, f"{relation}-times"), 0, -1, "WITHSCORES")
        return {field.decode(): int(float(score)) for field, score in zip(reply[::2], reply[1::2], strict=True)}

    async def put(self, owner: str, relation: Relation, other: str, stored: bytes, most: int) -> bool:
        """Store what `owner` keeps about `other`. False if the relation is full with `most` others.

        The script looks at the key of the account, since only what belongs to an account stays; a guest's expires.
        """
        at = user_key(owner, relation), user_key(owner, ACCOUNT)
        return bool(await self._store.script(scripts.HASH_PUT_BOUNDED, at, (other, stored, most, GUEST_KEPT_SECONDS)))

    async def put_recent(self, owner: str, relation: Relation, other: str, stored: bytes, time: int, most: int) -> None:
        """Store a value of `time` (ms since 1970), unless the stored value is newer. The newest `most` stay.

        The hash expires 90 days after its last change.
        """
        at = user_key(owner, relation), user_key(owner, f"{relation}-times")
        await self._store.script(scripts.HASH_PUT_RECENT, at, (other, stored, time, most, NEWEST_KEPT_SECONDS))

    async def replace(self, owner: str, relation: Relation, other: str, stored: bytes) -> None:
        """Replace what `owner` keeps about `other`, if there is something."""
        await self.put(owner, relation, other, stored, most=0)  # the relation is full, so nothing is added

    async def remove(self, owner: str, relation: Relation, *others: str) -> None:
        """Remove other users from a relation."""
        await self._store.call("ZREM", user_key(owner, f"{relation}-times"), *others)
        await self._store.call("HDEL", user_key(owner, relation), *others)

    async def forget(self, owner: str) -> None:
        """Delete all relations of a user."""
        names = [user_key(owner, name) for relation in Relation for name in (relation, f"{relation}-times")]
        await self._store.call("DEL", *names)


class InvitationIndex:
    """The rooms of invitations. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, key: str, room: str, seconds: int) -> None:
        """Store the room of an invitation for some seconds."""
        await self._store.call("SET", invitation_key(key), room, "EX", seconds)

    async def room(self, key: str) -> str | None:
        """The room of an invitation, None if there is no such invitation."""
        room = await self._store.call("GET", invitation_key(key))
        return None if room is None else room.decode()


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
