"""Friends, notes between them, and recent opponents.

A friendship is two one-way requests. Both users store both requests, so that either list is one read. A request that
reached only one side is completed when it is repeated.
"""

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.people.blocks import Blocks, Contact, dump_contact, load_contact
from botyard.people.inbox import Inbox, SendToUser, request_id, seconds_now
from botyard.rooms.record import Record
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.relations import Relation, Relations
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import FriendChange, FriendsChanged, InboxChanged, InboxItem, InboxKind

MOST_ASKED = 300
"""The most friends and sent requests of a user."""
MOST_ASKED_BY = 500
"""The most friends and received requests."""
MOST_RECENT = 20


@dataclass(frozen=True, slots=True)
class ContactLists:
    """The contacts of a user, sorted by name; `recent` by time, the last opponent first.

    `asked_by`, `asked`: who sent the user a friend request, or got one, that is not answered.
    """

    friends: tuple[Contact, ...]
    asked_by: tuple[Contact, ...]
    asked: tuple[Contact, ...]
    recent: tuple[Contact, ...]


class Friends:
    """Friends and recent opponents. All raise `StoreUnavailable`, and `Refused` for what is not allowed."""

    def __init__(self, relations: Relations, blocks: Blocks, send: SendToUser, names: PublicNames) -> None:
        self._relations = relations
        self._names = names
        self._blocks = blocks
        self._send = send

    async def of(self, who: str) -> ContactLists:
        """Return the contacts of a user, without blocked users."""
        asked = await self._read_contacts(who, Relation.ASKED)
        asked_by = await self._read_contacts(who, Relation.ASKED_BY)
        recent = await self._read_contacts(who, Relation.RECENT)
        for blocked in await self._blocks.of(who):
            for relation in (asked, asked_by, recent):
                relation.pop(blocked, None)
        return ContactLists(
            friends=_by_name(one for one in asked_by.values() if one.identity in asked),
            asked_by=_by_name(one for one in asked_by.values() if one.identity not in asked),
            asked=_by_name(one for one in asked.values() if one.identity not in asked_by),
            recent=tuple(sorted(recent.values(), key=lambda one: -one.since)),
        )

    async def are_friends(self, who: str, other: str) -> bool:
        """Whether both have sent each other a friend request."""
        stored = [await self._relations.get(who, one, other) for one in (Relation.ASKED, Relation.ASKED_BY)]
        return None not in stored

    async def request(self, who: Identity, whom: Contact) -> None:
        """Send a friend request. If the request is mutual, both users are friends.

        A user who has blocked the sender does not see the request, and the sender does not learn that.
        """
        if whom.identity == who.id:
            raise Refused(Code.YOURSELF, localized("yourself-add_friend"))
        if await self._blocks.blocks(who.id, whom.identity):
            raise Refused(Code.NOT_WELCOME, localized("not_welcome-blocked_player_unblock_them"))
        if not await self._relations.put(who.id, Relation.ASKED, whom.identity, dump_contact(whom), MOST_ASKED):
            raise Refused(Code.TOO_MANY, localized("too_many-up_friends_remove", most=MOST_ASKED))
        if not await self._blocks.blocks(whom.identity, who.id):
            await self._store_received(who, whom)

    async def remove(self, who: str, other: str) -> None:
        """End a friendship, or withdraw or decline a friend request."""
        await self._relations.remove(other, Relation.ASKED_BY, who)
        await self._relations.remove(other, Relation.ASKED, who)
        await self._relations.remove(who, Relation.ASKED_BY, other)
        await self._relations.remove(who, Relation.ASKED, other)
        await self._send(who, InboxChanged(None, request_id(other)))
        await self._send(other, InboxChanged(None, request_id(who)))

    async def block(self, who: str, whom: Contact) -> None:
        """Block a user and end a friendship with them."""
        await self._blocks.block(who, whom)
        await self.remove(who, whom.identity)

    async def record_opponents(self, record: Record) -> None:
        """Store the players of a match as recent opponents of each other. Idempotent."""
        seated = {one.identity: one.name for one in record.seats if one is not None and one.bot is None}
        people = {identity: name for identity, name in seated.items() if not self._names.is_deleted(identity)}
        for owner in people:
            for other, name in people.items():
                if other != owner:
                    stored = dump_contact(Contact(other, name, record.time))
                    await self._relations.put_recent(owner, Relation.RECENT, other, stored, record.time, MOST_RECENT)

    async def _store_received(self, who: Identity, whom: Contact) -> None:
        """Store the request of `who` for its receiver `whom`, who gets a notice of the first request only."""
        mutual = await self._relations.get(who.id, Relation.ASKED_BY, whom.identity) is not None
        stored = await self._relations.get(whom.identity, Relation.ASKED_BY, who.id)
        if (
            stored is None or load_contact(who.id, stored, self._names).since == 0
        ):  # a repeated request sends no second notice
            await self._put_received(who, whom, 0)  # without a time until the notice is sent
            change = FriendChange.ACCEPTED if mutual else FriendChange.ASKED
            await self._send(whom.identity, FriendsChanged(change, who.id, who.name))
        await self._put_received(who, whom, now())
        if mutual:  # this answers the request of `whom`, which leaves the inbox of `who`
            await self._send(who.id, InboxChanged(None, request_id(whom.identity)))

    async def _put_received(self, who: Identity, whom: Contact, since: int) -> None:
        stored = dump_contact(Contact(who.id, who.name, since))
        if not await self._relations.put(whom.identity, Relation.ASKED_BY, who.id, stored, MOST_ASKED_BY):
            raise Refused(Code.TOO_MANY, localized("too_many-friend_requests", whom=whom.name))

    async def _read_contacts(self, who: str, relation: Relation) -> dict[str, Contact]:
        contacts = await self._relations.of(who, relation)
        return {one: load_contact(one, stored, self._names) for one, stored in contacts.items()}


def now() -> int:
    """The time of this node (ms since 1970). It is only displayed."""
    return time.time_ns() // 1_000_000


def _by_name(people: Iterable[Contact]) -> tuple[Contact, ...]:
    return tuple(sorted(people, key=lambda one: (one.name.casefold(), one.identity)))


class Notes:
    """Sends notes: single lines, which arrive in the inbox. All raise `Refused` and `StoreUnavailable`."""

    def __init__(self, friends: Friends, blocks: Blocks, inbox: Inbox) -> None:
        self._friends = friends
        self._blocks = blocks
        self._inbox = inbox

    async def send(self, by: Identity, whom: Contact, text: str) -> None:
        """Send a line to a friend.

        A friend who has blocked the sender does not get it, and the sender does not learn that.
        """
        if await self._blocks.blocks(by.id, whom.identity):
            raise Refused(Code.NOT_WELCOME, localized("not_welcome-blocked_player_unblock_them"))
        if not await self._friends.are_friends(by.id, whom.identity):
            raise Refused(Code.NOT_WELCOME, localized("not_welcome-notes_friends"))
        id = f"note.{secrets.token_hex(8)}"
        await self._inbox.put(whom.identity, InboxItem(id, InboxKind.NOTE, seconds_now(), by.id, by.name, text=text))
