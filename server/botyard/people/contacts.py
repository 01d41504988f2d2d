"""What users are to each other: friends, blocks and invitations, and the inbox in which they read of it."""

from collections.abc import Iterable
from typing import Any

import msgspec

from botyard.accounts.data_export import Area
from botyard.people.blocks import Blocks, PublishTopic, load_contact
from botyard.people.friends import Friends, Notes
from botyard.people.inbox import STORED, Inbox, SendToUser, load_item
from botyard.people.inbox_items import InboxSender, InboxSources
from botyard.people.invitations import Invitations, SentInvitation
from botyard.people.invite_digests import InviteDigests
from botyard.people.join_requests import JoinRequests
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.relations import InvitationIndex, Relation, Relations
from botyard.store.store import Store
from botyard_protocol.codec import unpack
from botyard_protocol.messages import WaitingInvitation


class Contacts:
    """The contacts of all users, as one node sees them. `key`: the secret that all nodes share.

    `area`: how contacts are exported and deleted.
    """

    def __init__(
        self, store: Store, key: bytes, rooms: Rooms, names: PublicNames, publish: PublishTopic, send: SendToUser
    ) -> None:
        self.relations = relations = Relations(store)
        self.blocks = blocks = Blocks(relations, publish, names)
        self.inbox = inbox = Inbox(relations, blocks, send, names)
        send_kept = InboxSender(inbox, send).send  # also keeps in the inbox what must not be lost
        self.friends = Friends(relations, blocks, send_kept, names)
        index, digests = InvitationIndex(store), InviteDigests(key)
        self.invitations = Invitations(rooms, index, relations, digests, blocks, send_kept)
        InboxSources(self.invitations, self.friends, relations, rooms).add_to(inbox)
        self.join_requests = JoinRequests(rooms, inbox, self.invitations)
        self.notes = Notes(self.friends, blocks, inbox)
        self.area = ContactsArea(relations, names).area


_PEOPLE = {
    "friends_asked": Relation.ASKED,
    "friends_asked_by": Relation.ASKED_BY,
    "blocked": Relation.BLOCKED,
    "recent_opponents": Relation.RECENT,
}
_MUTUAL = {Relation.ASKED: Relation.ASKED_BY, Relation.ASKED_BY: Relation.ASKED, Relation.RECENT: Relation.RECENT}
"""For each relation, the relation under which the other user has stored the owner."""


class ContactsArea:
    """Contacts as an area of personal data. Export and deletion raise `StoreUnavailable`."""

    def __init__(self, relations: Relations, names: PublicNames) -> None:
        self._relations = relations
        self._names = names
        self.area = Area("people", self._export, self._erase)

    async def _export(self, identity: str) -> dict[str, Any]:
        """Return the contacts, invitations and inbox of a user, for the export of data."""
        exported: dict[str, Any] = {}
        for name, relation in _PEOPLE.items():
            contacts = await self._relations.of(identity, relation)
            known = [load_contact(one, stored, self._names) for one, stored in contacts.items()]
            exported[name] = [{"identity": one.identity, "name": one.name, "since": one.since // 1000} for one in known]
        exported["invitations"] = await self._waiting(identity)
        exported["sent_invitations"] = await self._sent(identity)
        exported["inbox"] = await self._inbox(identity)
        return exported

    async def _waiting(self, identity: str) -> list[dict[str, Any]]:
        """Return the invitations by name that a user has received, without those of deleted users."""
        stored = (await self._relations.of(identity, Relation.INBOX)).values()
        waiting = [msgspec.convert(unpack(value), WaitingInvitation) for value in stored]
        return [msgspec.structs.asdict(one) for one in waiting if not self._names.is_deleted(one.by)]

    async def _sent(self, identity: str) -> list[dict[str, Any]]:
        """Return the invitations by name that a user has sent, without those to deleted users."""
        stored = (await self._relations.of(identity, Relation.SENT)).values()
        sent = [msgspec.convert(unpack(value), SentInvitation) for value in stored]
        return [msgspec.structs.asdict(one) for one in sent if not self._names.is_deleted(one.to)]

    async def _inbox(self, identity: str) -> list[dict[str, Any]]:
        """Return the stored items of a user's inbox, without those of deleted users."""
        items = [load_item(value) for one in STORED for value in (await self._relations.of(identity, one)).values()]
        shown = [item for item in items if not self._names.is_deleted(item.by)]
        return [msgspec.structs.asdict(item) | {"kind": item.kind.wire} for item in shown]

    async def _erase(self, identity: str) -> None:
        """Delete all relations of a user, and the user from the friend requests and recent opponents of others.

        All else that others keep about the user stays; it is hidden, or shown under the pseudonym.
        """
        for relation, theirs in _MUTUAL.items():
            await self._leave(identity, await self._relations.of(identity, relation), theirs)
        await self._relations.forget(identity)

    async def _leave(self, identity: str, others: Iterable[str], relation: Relation) -> None:
        for other in others:
            await self._relations.remove(other, relation, identity)
