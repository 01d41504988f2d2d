"""The items of inboxes that come from invitations, friends and offers of seats.

`InboxSender` sends messages about invitations and friends and keeps in the inbox what must not be lost.
`InboxSources` lists what is stored elsewhere, and checks stored items against the rooms that they lead to.
"""

from collections.abc import Iterable

from botyard.people.friends import Friends
from botyard.people.inbox import Inbox, SendToUser, request_id, seconds_now
from botyard.people.invitations import Invitations
from botyard.rooms.record import Record
from botyard.rooms.runtime.service import Rooms
from botyard.store.relations import Relation, Relations
from botyard_protocol import messages as m


class InboxSender:
    """Sends messages to users and keeps them in their inbox."""

    def __init__(self, inbox: Inbox, send: SendToUser) -> None:
        self._inbox = inbox
        self._send = send

    async def send(self, identity: str, message: m.ServerMessage) -> None:
        """Send a message; if it is one that must not be lost, also as an item. Raises `StoreUnavailable`."""
        await self._send(identity, message)
        match message:
            case m.InvitationCame(invitation=invitation):
                await self._inbox.push(identity, invitation_item(invitation, seconds_now()))
            case m.InvitationGone(id=id):
                await self._inbox.remove(identity, f"invitation.{id}")
            case m.InvitationAnswered():
                await self._inbox.put(identity, _answer_item(message))
            case m.FriendsChanged(change=m.FriendChange.ASKED):
                item = request_item(message.identity, message.name, seconds_now())
                await self._inbox.push(identity, item)
            case m.FriendsChanged():
                id, at = f"friend.{message.identity}", seconds_now()
                await self._inbox.put(identity, m.InboxItem(id, m.InboxKind.FRIEND, at, message.identity, message.name))
            case _:
                pass


class InboxSources:
    """Reads the items that are stored elsewhere, and checks those that lead to rooms. All raise `StoreUnavailable`."""

    def __init__(self, invitations: Invitations, friends: Friends, relations: Relations, rooms: Rooms) -> None:
        self._invitations = invitations
        self._friends = friends
        self._relations = relations
        self._rooms = rooms

    def add_to(self, inbox: Inbox) -> None:
        """Let an inbox list and check its items by these functions."""
        inbox.add_source(self._waiting)
        inbox.add_source(self._requests)
        for kind in (m.InboxKind.SEAT_OFFER, m.InboxKind.SWAP):
            inbox.check(kind, self._check_offer)
        inbox.check(m.InboxKind.REMATCH, self._check_rematch)

    async def _waiting(self, identity: str) -> Iterable[m.InboxItem]:
        """Return the items of the invitations by name that a user can accept."""
        waiting = await self._invitations.waiting(identity)
        times = await self._relations.times(identity, Relation.INBOX) if waiting else {}
        return [invitation_item(one, times.get(one.id, 0) // 1000) for one in waiting]

    async def _requests(self, identity: str) -> Iterable[m.InboxItem]:
        """The items of the friend requests that a user has not answered."""
        asked_by = (await self._friends.of(identity)).asked_by
        return [request_item(one.identity, one.name, one.since // 1000) for one in asked_by]

    async def _check_offer(self, identity: str, item: m.InboxItem) -> m.InboxItem | None:
        """Return the item of an offered seat while the offer is open to this user, else None."""
        record = await self._record(item.room)
        offers = () if record is None else record.agreements.offers
        return item if any(one.id == item.offer and one.identity == identity for one in offers) else None

    async def _check_rematch(self, identity: str, item: m.InboxItem) -> m.InboxItem | None:
        """Return the item of a rematch while its room waits and the user has no seat there, else None."""
        record = await self._record(item.room)
        if record is None or record.status is not m.Status.OPEN or record.seats_of(identity):
            return None
        return item

    async def _record(self, room: str) -> Record | None:
        loaded = await self._rooms.load(room)
        return None if loaded is None else loaded.room.record


def invitation_item(invitation: m.WaitingInvitation, at: int) -> m.InboxItem:
    """Make the item of an invitation by name. `at`: when it came, in s since 1970."""
    return m.InboxItem(
        id=f"invitation.{invitation.id}",
        kind=m.InboxKind.INVITATION,
        at=at,
        by=invitation.by,
        name=invitation.name,
        room=invitation.room,
        title=invitation.title,
        text=invitation.word,
        seat=invitation.seat,
        expires=invitation.expires,
    )


def request_item(by: str, name: str, at: int) -> m.InboxItem:
    """The item of a friend request. `at`: s since 1970."""
    return m.InboxItem(request_id(by), m.InboxKind.FRIEND_REQUEST, at, by, name)


def offer_id(room: str, offer: int) -> str:
    """The id of the item of an offered seat."""
    return f"seat_offer.{room}.{offer}"


def offer_item(record: Record, offer: m.Offer, name: str) -> m.InboxItem:
    """Make the item of a seat that a player called `name` offers, or wants to swap."""
    return m.InboxItem(
        id=offer_id(record.room, offer.id),
        kind=m.InboxKind.SEAT_OFFER if offer.to is None else m.InboxKind.SWAP,
        at=seconds_now(),
        by=offer.by,
        name=name,
        room=record.room,
        title=record.name,
        seat=offer.seat,
        offer=offer.id,
    )


def rematch_id(room: str) -> str:
    """The id of the item of a rematch in a room."""
    return f"rematch.{room}"


def rematch_item(former: Record, room: str, by: str, name: str) -> m.InboxItem:
    """Make the item about a rematch of `former` in `room`, which the user `by` called `name` has asked for."""
    kind, at = m.InboxKind.REMATCH, seconds_now()
    return m.InboxItem(rematch_id(room), kind, at, by, name, room, former.name, former=former.room)


def _answer_item(answer: m.InvitationAnswered) -> m.InboxItem:
    """Make the item of the inbox about the answer to an invitation."""
    return m.InboxItem(
        id=f"answer.{answer.room}.{answer.identity}",
        kind=m.InboxKind.ANSWER,
        at=seconds_now(),
        by=answer.identity,
        name=answer.name,
        room=answer.room,
        title=answer.title,
        text=answer.word,
        accepted=answer.accepted,
    )
