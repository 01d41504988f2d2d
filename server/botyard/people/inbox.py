"""The inbox of a user: what waits for them, on whichever page and node they are.

Some items are stored here: notices of services, and notes of friends. Others are derived when the inbox is read:
invitations and friend requests. All are pushed to the pages of the user as they come and go.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable

import msgspec

from botyard.errors import Unreadable
from botyard.people.blocks import Blocks
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.relations import Relation, Relations
from botyard_protocol.codec import pack, unpack
from botyard_protocol.messages import InboxChanged, InboxItem, InboxKind, ServerMessage

MOST_STORED = 40
"""How many stored items of each relation a user has at most: the newest stay."""
STORED = (Relation.NOTICES, Relation.NOTES, Relation.JOIN_REQUESTS, Relation.MEASURES)
"""The relations that hold items. Items that others send without limit push out only items of the same relation."""
MOST_LISTED = 100

SendToUser = Callable[[str, ServerMessage], Awaitable[None]]
"""Sends a message to all connections of an identity."""

Source = Callable[[str], Awaitable[Iterable[InboxItem]]]
"""Returns items of an identity that are not stored here. Raises `StoreUnavailable`."""

OnNewItem = Callable[[str, InboxItem], Awaitable[None]]
"""Takes an item of an identity. Raises `StoreUnavailable`."""

Check = Callable[[str, InboxItem], Awaitable[InboxItem | None]]
"""Returns a stored item of an identity as it is now, None if it is outdated. Raises `StoreUnavailable`."""


class Inbox:
    """The inboxes of all users. Every call raises `StoreUnavailable`."""

    def __init__(self, relations: Relations, blocks: Blocks, send: SendToUser, names: PublicNames) -> None:
        self._relations = relations
        self._blocks = blocks
        self._send = send
        self._names = names
        self._sources: list[Source] = []  # of items that are not stored here
        self._checks: dict[InboxKind, Check] = {}  # of stored items, by kind
        self.on_new_item: OnNewItem = _ignore_item
        """Takes each new item, before it is stored or pushed."""

    def add_source(self, source: Source) -> None:
        """List the items of a source, too."""
        self._sources.append(source)

    def check(self, kind: InboxKind, check: Check) -> None:
        """Check stored items of a kind whenever they are read."""
        self._checks[kind] = check

    async def put(self, identity: str, item: InboxItem) -> None:
        """Store an item and push it. An item from a sender whom the owner has blocked is dropped without a trace."""
        if await self._is_hidden(identity, item):
            return
        await self.on_new_item(identity, item)
        relation = _relation_of(item.id)
        await self._relations.put_recent(identity, relation, item.id, pack(item), item.at * 1000, MOST_STORED)
        await self._send(identity, InboxChanged(item, None))

    async def push(self, identity: str, item: InboxItem) -> None:
        """Push an item that a source lists to the pages of its owner."""
        await self.on_new_item(identity, item)
        await self._send(identity, InboxChanged(item, None))

    async def remove(self, identity: str, id: str) -> None:
        """Remove a stored item, if it is there, and any item of this id from all pages of its owner."""
        for relation in _places_of(id):
            await self._relations.remove(identity, relation, id)
        await self._send(identity, InboxChanged(None, id))

    async def item(self, identity: str, id: str) -> InboxItem | None:
        """Return a stored item of a user as it is now, None if there is none or it is outdated."""
        for relation in _places_of(id):
            if (stored := await self._relations.get(identity, relation, id)) is not None:
                return await self._current(identity, load_item(stored))
        return None

    async def find(self, identity: str, id: str) -> InboxItem | None:
        """Return an item of a user as it is now, also one that is not stored here; None if there is none."""
        if (stored := await self.item(identity, id)) is not None:
            return stored
        for source in self._sources:
            for item in await source(identity):
                if item.id == id:
                    return item
        return None

    async def of(self, identity: str) -> tuple[InboxItem, ...]:
        """Return the items of a user, newest first, at most `MOST_LISTED`. Outdated ones are removed."""
        listed: list[InboxItem] = []
        for relation in STORED:
            listed += await self._read_items(identity, relation)
        for source in self._sources:
            listed += await source(identity)
        return tuple(sorted(listed, key=lambda item: (-item.at, item.id))[:MOST_LISTED])

    async def _read_items(self, identity: str, relation: Relation) -> list[InboxItem]:
        """Return the items of a relation as they are now, and remove those that are out of date."""
        stored = await self._relations.of(identity, relation)
        items = [load_item(value) for value in stored.values()]
        now = await asyncio.gather(*(self._current(identity, item) for item in items))
        if outdated := [before.id for before, after in zip(items, now, strict=True) if after is None]:
            await self._relations.remove(identity, relation, *outdated)
        return [item for item in now if item is not None]

    async def _current(self, identity: str, item: InboxItem) -> InboxItem | None:
        """Return the item as it is now, None if it is to be removed: expired, hidden or outdated."""
        if 0 < item.expires <= seconds_now() or await self._is_hidden(identity, item):
            return None
        check = self._checks.get(item.kind)
        if check is None:
            return item
        try:
            return await check(identity, item)
        except Unreadable:  # a room of a game that this node does not know
            return item

    async def _is_hidden(self, identity: str, item: InboxItem) -> bool:
        """Return whether an item is of a sender who is deleted, or whom the owner has blocked."""
        if not item.by:
            return False
        return self._names.is_deleted(item.by) or await self._blocks.blocks(identity, item.by)


async def _ignore_item(identity: str, item: InboxItem) -> None:
    """Take a new item and do nothing: for a service without notifications."""


def load_item(stored: bytes) -> InboxItem:
    """Read a stored item."""
    return msgspec.convert(unpack(stored), InboxItem)


def seconds_now() -> int:
    """The time of this node (s since 1970). It is only displayed, and ends items."""
    return int(time.time())


def request_id(by: str) -> str:
    """The id of the item of a friend request."""
    return f"request.{by}"


def _relation_of(id: str) -> Relation:
    """The relation that an item is stored in, by the first word of its id."""
    return _OWN_RELATIONS.get(id.partition(".")[0], Relation.NOTICES)


def _places_of(id: str) -> tuple[Relation, ...]:
    """Return the relations that may hold an item: the first release stored all items as notes or notices."""
    relation = _relation_of(id)
    return (relation,) if relation in (Relation.NOTICES, Relation.NOTES) else (relation, Relation.NOTICES)


_OWN_RELATIONS = {"note": Relation.NOTES, "let_in": Relation.JOIN_REQUESTS, "moderation": Relation.MEASURES}
