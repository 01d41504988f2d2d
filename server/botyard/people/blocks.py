"""Who wants nothing to do with whom. Whoever is blocked can't invite the blocker, take a seat in rooms that the blocker
hosts, or chat with them."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from botyard.errors import Refused
from botyard.people.contact import Contact, dump, load
from botyard.store.relations import Relation, Relations
from botyard_protocol.codes import Code

TOPIC = "blocks"
"""Under which nodes tell each other that somebody's blocks have changed."""
FRESH_SECONDS = 5.0
"""So long a node believes what it has read, if it should miss a change."""
KEPT = 20_000
"""Of so many people a node keeps whom they block."""
MOST_BLOCKED = 500

Tell = Callable[[str, str], Awaitable[None]]
"""Tells all nodes, this one too, something about an identity under a topic."""


class Blocks:
    """Who blocks whom, as stored and as this node has in mind. `tell` reaches `heard` at all nodes."""

    def __init__(self, circles: Relations, tell: Tell) -> None:
        self._circles = circles
        self._tell = tell
        self._kept: OrderedDict[str, tuple[float, frozenset[str]]] = OrderedDict()
        self._changes = 0

    async def blocks(self, who: str, whom: str) -> bool:
        """Whether `who` has blocked `whom`. Raises `StoreUnavailable`."""
        return whom in await self.of(who)

    async def between(self, one: str, other: str) -> bool:
        """Whether one of two has blocked the other. Raises `StoreUnavailable`."""
        return await self.blocks(one, other) or await self.blocks(other, one)

    async def of(self, who: str) -> frozenset[str]:
        """Everybody whom `who` has blocked; nearly always from memory. Raises `StoreUnavailable`."""
        known = self.known(who)
        if known is not None:
            return known
        before = self._changes
        blocked = frozenset(await self._circles.of(who, Relation.BLOCKED))
        if before == self._changes:  # or what was read may be old already
            self._keep(who, blocked)
        return blocked

    def known(self, who: str) -> frozenset[str] | None:
        """As `of`, from memory alone; None if it must be read."""
        kept = self._kept.get(who)
        if kept is None or _now() - kept[0] > FRESH_SECONDS:
            return None
        return kept[1]

    async def must_be_welcome(self, host: str | None, guest: str) -> None:
        """Raise `Refused` if `guest` may not take a seat in a room of `host`. Raises `StoreUnavailable`, too."""
        if host is not None and await self.blocks(host, guest):
            raise Refused(Code.NOT_WELCOME, "You cannot take a seat in this room.")

    async def listed(self, who: str) -> tuple[Contact, ...]:
        """Everybody whom `who` has blocked, by name. Raises `StoreUnavailable`."""
        stored = await self._circles.of(who, Relation.BLOCKED)
        return tuple(sorted((load(one, noted) for one, noted in stored.items()), key=lambda one: one.name))

    async def block(self, who: str, whom: Contact) -> None:
        """From now on `who` wants nothing to do with `whom`. Raises `Refused` and `StoreUnavailable`."""
        if whom.identity == who:
            raise Refused(Code.YOURSELF, "You cannot block yourself.")
        if not await self._circles.put(who, Relation.BLOCKED, whom.identity, dump(whom), MOST_BLOCKED):
            raise Refused(Code.TOO_MANY, f"You can block {MOST_BLOCKED} people: take somebody off the list first.")
        await self._tell(who, TOPIC)

    async def unblock(self, who: str, whom: str) -> None:
        """`who` puts up with `whom` again. Raises `StoreUnavailable`."""
        await self._circles.remove(who, Relation.BLOCKED, whom)
        await self._tell(who, TOPIC)

    def heard(self, who: str, _: bytes) -> None:
        """The blocks of `who` have changed."""
        self._changes += 1
        self._kept.pop(who, None)

    def _keep(self, who: str, blocked: frozenset[str]) -> None:
        self._kept[who] = (_now(), blocked)
        self._kept.move_to_end(who)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _now() -> float:
    return asyncio.get_running_loop().time()
