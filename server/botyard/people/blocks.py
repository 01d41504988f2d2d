"""Contacts of users as they are stored, and blocked users.

A blocked user cannot invite the blocker, take a seat in the blocker's rooms, or chat with them.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

from botyard.errors import Refused
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.relations import Relation, Relations
from botyard.texts import localized
from botyard_protocol.codec import pack, unpack
from botyard_protocol.codes import Code


@dataclass(frozen=True, slots=True)
class Contact:
    """A contact. `name`: last known to the owner; `since`: ms since 1970."""

    identity: str
    name: str
    since: int


class _StoredContact(msgspec.Struct, frozen=True, array_like=True):
    name: str
    since: int


def dump_contact(contact: Contact) -> bytes:
    """Serialise a contact without its identity, which is the key."""
    return pack(_StoredContact(contact.name, contact.since))


def load_contact(identity: str, stored: bytes, names: PublicNames) -> Contact:
    """Read what `dump_contact` wrote, with the name that is shown now."""
    read = msgspec.convert(unpack(stored), _StoredContact)
    return Contact(identity, names.name_of(identity, read.name), read.since)


TOPIC = "blocks"
"""The topic of messages between nodes about changed blocks."""
FRESH_SECONDS = 5.0
"""How long a cached list is used: the node may have missed a change."""
CACHE_SIZE = 20_000
"""For how many users a node caches the blocked users."""
MOST_BLOCKED = 500

PublishTopic = Callable[[str, str], Awaitable[None]]
"""Publishes a message about an identity under a topic to all nodes, this one included."""


class Blocks:
    """The blocked users of all users, cached on this node. `publish` reaches `on_change` at all nodes."""

    def __init__(self, relations: Relations, publish: PublishTopic, names: PublicNames) -> None:
        self._relations = relations
        self._names = names
        self._publish = publish
        # when each list was read (seconds of the loop's clock), and the list
        self._cache: OrderedDict[str, tuple[float, frozenset[str]]] = OrderedDict()
        self._changes = 0  # how often any list has changed

    async def blocks(self, who: str, whom: str) -> bool:
        """Whether `who` has blocked `whom`. Raises `StoreUnavailable`."""
        return whom in await self.of(who)

    async def between(self, one: str, other: str) -> bool:
        """Whether one of two has blocked the other. Raises `StoreUnavailable`."""
        return await self.blocks(one, other) or await self.blocks(other, one)

    async def of(self, who: str) -> frozenset[str]:
        """Return the users that `who` has blocked, nearly always from the cache. Raises `StoreUnavailable`."""
        known = self.cached(who)
        if known is not None:
            return known
        before = self._changes
        blocked = frozenset(await self._relations.of(who, Relation.BLOCKED))
        if before == self._changes:  # otherwise the list may be outdated already
            self._store_in_cache(who, blocked)
        return blocked

    def cached(self, who: str) -> frozenset[str] | None:
        """Return the users that `who` has blocked, as cached; None if the cache does not have them."""
        kept = self._cache.get(who)
        if kept is None or _now() - kept[0] > FRESH_SECONDS:
            return None
        return kept[1]

    async def must_be_welcome(self, host: str | None, guest: str) -> None:
        """Raise `Refused` if `guest` may not take a seat in a room of `host`. Raises `StoreUnavailable`, too."""
        if host is not None and await self.blocks(host, guest):
            raise Refused(Code.NOT_WELCOME, localized("not_welcome-take_seat_table"))

    async def listed(self, who: str) -> tuple[Contact, ...]:
        """The users that `who` has blocked, sorted by name. Raises `StoreUnavailable`."""
        stored = await self._relations.of(who, Relation.BLOCKED)
        return tuple(
            sorted((load_contact(one, value, self._names) for one, value in stored.items()), key=lambda one: one.name)
        )

    async def block(self, who: str, whom: Contact) -> None:
        """Block a user. Raises `Refused` and `StoreUnavailable`."""
        if whom.identity == who:
            raise Refused(Code.YOURSELF, localized("yourself-block"))
        if not await self._relations.put(who, Relation.BLOCKED, whom.identity, dump_contact(whom), MOST_BLOCKED):
            raise Refused(Code.TOO_MANY, localized("too_many-block_up_players_unblock", most=MOST_BLOCKED))
        await self._announce(who)

    async def unblock(self, who: str, whom: str) -> None:
        """Unblock a user. Raises `StoreUnavailable`."""
        await self._relations.remove(who, Relation.BLOCKED, whom)
        await self._announce(who)

    async def _announce(self, who: str) -> None:
        """Tell all nodes that the blocks of a user have changed. This one must know before it answers the user."""
        self.on_change(who, b"")
        await self._publish(who, TOPIC)

    def on_change(self, who: str, _: bytes) -> None:
        """Drop the cached list of a user whose blocks have changed."""
        self._changes += 1
        self._cache.pop(who, None)

    def _store_in_cache(self, who: str, blocked: frozenset[str]) -> None:
        """Keep the list of a user. Over `CACHE_SIZE`, drop the list that was read longest ago."""
        self._cache[who] = (_now(), blocked)
        self._cache.move_to_end(who)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)


def _now() -> float:
    return asyncio.get_running_loop().time()
