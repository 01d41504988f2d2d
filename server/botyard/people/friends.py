"""Who is a friend of whom, and who played whom lately.

Friendship is what two people want of each other: each wish is kept with both, so that either list is one read. A wish
that got to one side only is made whole when it is said again.
"""

import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.people.blocks import Blocks
from botyard.people.contact import Contact, dump, load
from botyard.rooms import pseudonyms
from botyard.rooms.record import Record
from botyard.store.relations import Relation, Relations
from botyard_protocol.codes import Code
from botyard_protocol.messages import FriendChange, FriendsChanged, ServerMessage

MOST_ASKED = 300
MOST_ASKED_BY = 500
MOST_RECENT = 20

Tell = Callable[[str, ServerMessage], Awaitable[None]]
"""Sends a message to all connections of an identity."""


@dataclass(frozen=True, slots=True)
class Acquaintances:
    """Who is what to somebody: all by name but `recent`, the last opponent first."""

    friends: tuple[Contact, ...]
    asked_by: tuple[Contact, ...]
    asked: tuple[Contact, ...]
    recent: tuple[Contact, ...]


class Friends:
    """Friends and recent opponents. All raise `StoreUnavailable`; what is not allowed raises `Refused`."""

    def __init__(self, circles: Relations, blocks: Blocks, tell: Tell) -> None:
        self._circles = circles
        self._blocks = blocks
        self._tell = tell

    async def of(self, who: str) -> Acquaintances:
        """Everybody whom `who` knows and has not blocked."""
        asked, asked_by = await self._read(who, Relation.ASKED), await self._read(who, Relation.ASKED_BY)
        recent = await self._read(who, Relation.RECENT)
        for blocked in await self._blocks.of(who):
            for circle in (asked, asked_by, recent):
                circle.pop(blocked, None)
        return Acquaintances(
            friends=_by_name(one for one in asked_by.values() if one.identity in asked),
            asked_by=_by_name(one for one in asked_by.values() if one.identity not in asked),
            asked=_by_name(one for one in asked.values() if one.identity not in asked_by),
            recent=tuple(sorted(recent.values(), key=lambda one: -one.since)),
        )

    async def ask(self, who: Identity, whom: Contact) -> None:
        """`who` wants `whom` for a friend; if it is mutual, they are friends.

        Somebody who has blocked the asker hears nothing of it, and the asker nothing of that.
        """
        if whom.identity == who.id:
            raise Refused(Code.YOURSELF, "You are your own best friend already.")
        if await self._blocks.blocks(who.id, whom.identity):
            raise Refused(Code.NOT_WELCOME, "You have blocked this person: take them off the list first.")
        if not await self._circles.put(who.id, Relation.ASKED, whom.identity, dump(whom), MOST_ASKED):
            raise Refused(Code.TOO_MANY, f"You can have {MOST_ASKED} friends: let somebody go first.")
        if not await self._blocks.blocks(whom.identity, who.id):
            await self._let_know(who, whom)

    async def part(self, who: str, other: str) -> None:
        """Neither wants the other for a friend any more: a friendship ends, a wish is taken back or turned down."""
        await self._circles.remove(other, Relation.ASKED_BY, who)
        await self._circles.remove(other, Relation.ASKED, who)
        await self._circles.remove(who, Relation.ASKED_BY, other)
        await self._circles.remove(who, Relation.ASKED, other)

    async def block(self, who: str, whom: Contact) -> None:
        """`who` wants nothing to do with `whom`, who is no friend any more."""
        await self._blocks.block(who, whom)
        await self.part(who, whom.identity)

    async def played(self, record: Record) -> None:
        """The people of a match have played each other; noted again it is the same."""
        seated = {one.identity: one.name for one in record.seats if one is not None and one.bot is None}
        people = {identity: name for identity, name in seated.items() if not pseudonyms.is_gone(identity)}
        for owner in people:
            for other, name in people.items():
                if other != owner:
                    noted = dump(Contact(other, name, record.time))
                    await self._circles.put_newest(owner, Relation.RECENT, other, noted, record.time, MOST_RECENT)

    async def _let_know(self, who: Identity, whom: Contact) -> None:
        """The other side of a wish."""
        mutual = await self._circles.get(who.id, Relation.ASKED_BY, whom.identity) is not None
        heard = await self._circles.get(whom.identity, Relation.ASKED_BY, who.id) is not None
        noted = dump(Contact(who.id, who.name, now()))
        if not await self._circles.put(whom.identity, Relation.ASKED_BY, who.id, noted, MOST_ASKED_BY):
            raise Refused(Code.TOO_MANY, f"{whom.name} has been asked by too many people.")
        if not heard:  # said again it is no news
            change = FriendChange.ACCEPTED if mutual else FriendChange.ASKED
            await self._tell(whom.identity, FriendsChanged(change, who.id, who.name))

    async def _read(self, who: str, circle: Relation) -> dict[str, Contact]:
        return {one: load(one, noted) for one, noted in (await self._circles.of(who, circle)).items()}


def now() -> int:
    """The time of this node, in ms since 1970: good enough for what is only shown."""
    return time.time_ns() // 1_000_000


def _by_name(people: Iterable[Contact]) -> tuple[Contact, ...]:
    return tuple(sorted(people, key=lambda one: (one.name.casefold(), one.identity)))
