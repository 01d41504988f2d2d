"""Requests of players to be let in: at a private table, or at one from which its host has removed them.

A request is an item of the host's inbox (`botyard.people.inbox`). The host accepts it here, or removes the item.
"""

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.people.inbox import Inbox, seconds_now
from botyard.people.invitations import Invitations
from botyard.rooms.before.seats import is_barred
from botyard.rooms.record import Record
from botyard.rooms.runtime.service import Rooms
from botyard.texts import localized
from botyard_protocol.api_people import InvitationKind, InvitationWish, Whom
from botyard_protocol.codes import Code
from botyard_protocol.messages import Access, InboxItem, InboxKind, Status


class JoinRequests:
    """Sends and accepts requests to be let in. All raise `Refused`, `StoreUnavailable` and `Unreadable`."""

    def __init__(self, rooms: Rooms, inbox: Inbox, invitations: Invitations) -> None:
        self._rooms = rooms
        self._inbox = inbox
        self._invitations = invitations
        inbox.check(InboxKind.LET_IN, self._check)

    async def send(self, by: Identity, room: str, text: str) -> None:
        """Ask the host of a room to let `by` in. A host who has blocked `by` does not receive it.

        Refused once the match has begun, to a user who has a seat, and to one who can take a seat without asking.
        """
        record = (await self._rooms.require(room)).room.record
        if record.status is not Status.OPEN:
            raise Refused(Code.ALREADY_STARTED, localized("already_started-match_join"))
        if record.seats_of(by.id):
            raise Refused(Code.ALREADY_SEATED, localized("already_seated-seat_2"))
        host = record.host
        if host is None or not _must_ask(record, by.id):
            raise Refused(Code.NOT_BARRED, localized("not_barred-take_seat"))
        title = self._rooms.names.rename(record.view()).name
        id, at = request_item_id(room, by.id), seconds_now()
        await self._inbox.put(host, InboxItem(id, InboxKind.LET_IN, at, by.id, by.name, room, title, text))

    async def accept(self, host: Identity, room: str, identity: str) -> None:
        """Let a player in who has asked for it: end a ban from the table, and invite them to a private one.

        Where they need no invitation, they get an answer in their inbox. The request leaves the inbox of the host.
        """
        id = request_item_id(room, identity)
        item = await self._inbox.item(host.id, id)
        record = (await self._rooms.require(room)).room.record
        if item is None or record.host != host.id:
            raise Refused(Code.NO_INVITATION, localized("no_invitation-request_over"))
        if is_barred(record, identity):
            await self._invitations.let_in(host, room, identity)
        if record.effective_settings.access is Access.INVITED:
            wish = InvitationWish(InvitationKind.PERSON, whom=Whom(identity, item.name))
            await self._invitations.make(host, room, wish)
        else:
            answer = InboxItem(id, InboxKind.LET_IN, seconds_now(), host.id, host.name, room, item.title, accepted=True)
            await self._inbox.put(identity, answer)
        await self._inbox.remove(host.id, id)

    async def _check(self, identity: str, item: InboxItem) -> InboxItem | None:
        """Return a stored request, or its answer (`item.accepted`), as it is; None if it is outdated."""
        loaded = await self._rooms.load(item.room)
        record = None if loaded is None else loaded.room.record
        if record is None or record.status is not Status.OPEN:
            return None
        if item.accepted:
            return None if record.seats_of(identity) else item
        return item if record.host == identity and _must_ask(record, item.by) else None


def request_item_id(room: str, by: str) -> str:
    """The id of the item of a request."""
    return f"let_in.{room}.{by}"


def _must_ask(record: Record, identity: str) -> bool:
    """Return whether a user without a seat cannot take one unless the host lets them in."""
    if record.seats_of(identity):
        return False
    return is_barred(record, identity) or record.effective_settings.access is Access.INVITED
