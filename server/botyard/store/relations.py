"""Who is what to somebody, and what waits for somebody: one hash for each identity and circle.

A circle is one-sided and in the slot of its owner; whoever needs two sides writes one after the other.
"""

from enum import StrEnum

from botyard.store import scripts
from botyard.store.keys import ACCOUNT, GUEST_KEPT_SECONDS, people_key
from botyard.store.store import Store

NEWEST_KEPT_SECONDS = 90 * 86_400


class Relation(StrEnum):
    """What the others in it are to its owner. Part of stored names."""

    ASKED = "friends-asked"  # whom the owner wants for a friend
    ASKED_BY = "friends-asked-by"  # who wants the owner for a friend
    BLOCKED = "blocked"
    RECENT = "recent"  # opponents
    INBOX = "inbox"  # invitations, by their id
    SENT = "sent"  # invitations to people, by their id


class Relations:
    """The circles of all identities. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, owner: str, circle: Relation) -> dict[str, bytes]:
        """All in a circle, with what is noted of each, in no order."""
        reply = await self._store.call("HGETALL", people_key(owner, circle))
        return {field.decode(): value for field, value in zip(reply[::2], reply[1::2], strict=True)}

    async def get(self, owner: str, circle: Relation, other: str) -> bytes | None:
        """What is noted of one in a circle, None if it is not in it."""
        noted: bytes | None = await self._store.call("HGET", people_key(owner, circle), other)
        return noted

    async def put(self, owner: str, circle: Relation, other: str, noted: bytes, most: int) -> bool:
        """Put one in, or note something else of it. False if the circle has `most` others."""
        at = people_key(owner, circle), people_key(owner, ACCOUNT)
        return bool(await self._store.script(scripts.HASH_PUT_BOUNDED, at, (other, noted, most, GUEST_KEPT_SECONDS)))

    async def put_newest(self, owner: str, circle: Relation, other: str, noted: bytes, time: int, most: int) -> None:
        """Put one in as of `time` (ms since 1970), if it is not there as of later; the newest `most` stay.

        A circle in which nobody was put for 90 days is forgotten.
        """
        at = people_key(owner, circle), people_key(owner, f"{circle}-times")
        await self._store.script(scripts.HASH_PUT_RECENT, at, (other, noted, time, most, NEWEST_KEPT_SECONDS))

    async def change(self, owner: str, circle: Relation, other: str, noted: bytes) -> None:
        """Note something else of one who is in; one who is not stays out."""
        await self.put(owner, circle, other, noted, 0)

    async def remove(self, owner: str, circle: Relation, *others: str) -> None:
        """Take some out."""
        await self._store.call("ZREM", people_key(owner, f"{circle}-times"), *others)
        await self._store.call("HDEL", people_key(owner, circle), *others)

    async def forget(self, owner: str) -> None:
        """Forget all circles of somebody."""
        names = [people_key(owner, name) for circle in Relation for name in (circle, f"{circle}-times")]
        await self._store.call("DEL", *names)
