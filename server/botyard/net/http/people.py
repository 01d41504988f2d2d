"""Friends, blocks and invitations over HTTP, and the texts of one line that users write to each other.

Hosts create and withdraw invitations, holders of a link read them, invited people answer them. Players without one ask
the host to be let in. The inbox has what waits for a user, notes of friends included.
"""

import re
from collections.abc import Iterable

import msgspec

from botyard.accounts.accounts import IDENTITY
from botyard.display_names import has_printable_chars, normalise
from botyard.errors import Refused
from botyard.net.http.limits import limit_contact
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, TooFast, operation
from botyard.net.transport.rate_limits import ROOM_READ
from botyard.people.blocks import Contact
from botyard.people.friends import now
from botyard.people.invitations import FoundInvitation
from botyard.rooms.sight.public_names import PublicNames
from botyard.texts import localized
from botyard_protocol.api_people import (
    Friend,
    FriendList,
    Inbox,
    InboxList,
    InvitationList,
    InvitationLook,
    InvitationMade,
    InvitationPage,
    InvitationWish,
    Namesake,
    Note,
    People,
    Person,
    Whom,
    Word,
)
from botyard_protocol.codes import Code
from botyard_protocol.messages import RoomSummary, Status

FRIENDS, BLOCKS = "/api/me/friends", "/api/me/blocks"
REFUSALS = (Code.YOURSELF, Code.NOT_WELCOME, Code.TOO_MANY, Code.TOO_FAST)
CHANGING = (Code.INVALID_FIELD, Code.TOO_FAST)


@operation("GET", "/api/me/people")
async def list_people(node: Node, call: Call) -> People:
    """Your friends, who would be, recent opponents, and whom you have blocked."""
    return await _people(node, call)


@operation("GET", "/api/people/{name}", codes=(Code.NO_SUCH_PERSON, Code.TOO_FAST))
async def find_person(node: Node, call: Call) -> Namesake:
    """Who has registered under a name: to invite them, or ask them to be your friend."""
    limit_contact(node, call)
    found = await node.session_registry.accounts.find_by_name(call.path("name"))
    if found is None:
        raise Refused(Code.NO_SUCH_PERSON, localized("no_such_person"))
    return Namesake(found.id, found.name)


@operation("POST", FRIENDS, codes=REFUSALS)
async def ask_friend(node: Node, call: Call, body: Whom) -> People:
    """Ask a user to be your friend, or accept a request."""
    limit_contact(node, call)
    await node.contacts.friends.request(call.caller, known_of(body))
    return await _people(node, call)


@operation("DELETE", f"{FRIENDS}/{{identity}}", codes=CHANGING)
async def part_friend(node: Node, call: Call) -> People:
    """End a friendship, take back what you asked, or turn down what you were asked."""
    limit_contact(node, call)
    await node.contacts.friends.remove(call.caller.id, _identity(call))
    return await _people(node, call)


@operation("POST", BLOCKS, codes=REFUSALS)
async def block(node: Node, call: Call, body: Whom) -> People:
    """Block a user: they cannot invite you, join rooms that you host, or chat with you."""
    limit_contact(node, call)
    me, whom = call.caller.id, known_of(body)
    # what they have sent to the caller's inbox is removed, too
    received = [item.id for item in await node.contacts.inbox.of(me) if item.by == whom.identity]
    await node.contacts.friends.block(me, whom)
    for id in received:
        await node.contacts.inbox.remove(me, id)
    return await _people(node, call)


@operation("DELETE", f"{BLOCKS}/{{identity}}", codes=CHANGING)
async def unblock(node: Node, call: Call) -> People:
    """Take a user off your block list."""
    limit_contact(node, call)
    await node.contacts.blocks.unblock(call.caller.id, _identity(call))
    return await _people(node, call)


async def _people(node: Node, call: Call) -> People:
    """Return friends, requests, recent opponents and blocked users of the caller."""
    known = await node.contacts.friends.of(call.caller.id)
    return People(
        friends=_persons(known.friends),
        asked_by=_persons(known.asked_by),
        asked=_persons(known.asked),
        recent=_persons(known.recent),
        blocked=_persons(await node.contacts.blocks.listed(call.caller.id)),
    )


def known_of(whom: Whom) -> Contact:
    """Return a user as a contact of now, under the name in `whom`. Raises `Refused` for invisible characters."""
    return Contact(whom.identity, clean_text("name", whom.name), now())


def _persons(people: tuple[Contact, ...]) -> tuple[Person, ...]:
    return tuple(Person(one.identity, one.name, one.since // 1000) for one in people)


def _identity(call: Call) -> str:
    """Return the identity in the path. Raises `Refused` for a text that is none."""
    identity = call.path("identity")
    if not IDENTITY.match(identity):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-identity_expected_hex_digits"))
    return identity


def clean_text(field: str, text: str) -> str:
    """Return a text in its normal form; it may be empty.

    Raises `Refused`, which names the `field`, for invisible characters: the text is displayed unchanged.
    """
    normalised = normalise(text)
    if normalised and not has_printable_chars(normalised):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-visible_characters_allowed", field=field))
    return normalised


@operation("GET", "/api/me/friends", price=ROOM_READ)
async def list_friends(node: Node, call: Call) -> FriendList:
    """Your friends, whether they are here, and the listed tables where they sit."""
    friends = (await node.contacts.friends.of(call.caller.id)).friends
    rooms = _rooms_of({one.identity for one in friends}, node.room_list.rooms.values()) if friends else {}
    listed = [
        _friend(Friend(one.identity, one.name, node.online.state(one.identity)), rooms.get(one.identity))
        for one in friends
    ]
    return FriendList(tuple(sorted(listed, key=lambda one: one.state)))


def _rooms_of(people: set[str], rooms: Iterable[RoomSummary]) -> dict[str, RoomSummary]:
    """Return by person a listed room where they sit, if there is one: a running match rather than an open room."""
    found: dict[str, RoomSummary] = {}
    for room in rooms:
        for identity in people.intersection(one for one in room.identities if one is not None):
            if identity not in found or room.status is Status.PLAYING:
                found[identity] = room
    return found


def _friend(friend: Friend, room: RoomSummary | None) -> Friend:
    """Return a friend with the room where they sit, if there is one, and whether it waits and has a free seat."""
    if room is None:
        return friend
    free = room.status is Status.OPEN and None in room.seats
    return Friend(friend.identity, friend.name, friend.state, room.id, room.name, room.game, room.status, free)


OF_ROOM = "/api/rooms/{room}/invitations"
OF_CALLER = "/api/me/invitations"
REQUESTS = "/api/rooms/{room}/join-requests"
AT_TABLE = (Code.NO_SUCH_ROOM, Code.ALREADY_STARTED, Code.BUSY)
AT_SEATS = (Code.NOT_YOUR_SEAT, Code.NOT_HOST, Code.SEAT_TAKEN, Code.NO_SUCH_SEAT)
WITH_PEOPLE = (Code.YOURSELF, Code.ALREADY_SEATED, Code.NOT_WELCOME, Code.TOO_MANY, Code.TOO_FAST)
LOOKING = (Code.NO_INVITATION, Code.INVITATION_USED, Code.INVITATION_EXPIRED, Code.INVITATION_REVOKED, Code.TOO_FAST)
ITEM = re.compile(r"[A-Za-z0-9_.:-]{1,40}\Z")
"""The id of an item of the inbox."""


@operation("POST", OF_ROOM, codes=(*AT_TABLE, *AT_SEATS, *WITH_PEOPLE, Code.MUTED))
async def invite(node: Node, call: Call, body: InvitationWish) -> InvitationMade:
    """Invite to a room that waits: by link, by short code, or a user by name."""
    limit_contact(node, call)
    _must_be_allowed_to_say(node, call, body.word)
    made = await node.contacts.invitations.make(call.caller, call.path("room"), _visible(body))
    return InvitationMade(made.id, made.secret, made.expires // 1000)


@operation("GET", OF_ROOM, codes=AT_TABLE)
async def list_invitations(node: Node, call: Call) -> InvitationList:
    """The invitations of a room: for its host all, for others at the table their own."""
    return InvitationList(await node.contacts.invitations.listed(call.caller.id, call.path("room")))


@operation("DELETE", f"{OF_ROOM}/{{id}}", codes=(*AT_TABLE, Code.NO_INVITATION, Code.TOO_FAST))
async def revoke_invitation(node: Node, call: Call) -> None:
    """Withdraw an invitation."""
    limit_contact(node, call)
    await node.contacts.invitations.revoke(call.caller, call.path("room"), call.path("id"))


@operation("POST", "/api/invitations/look", codes=LOOKING, anonymous=True)
async def look_at_invitation(node: Node, call: Call, body: InvitationLook) -> InvitationPage:
    """What an invitation is to, by the secret of its link or by its code, before a name is given."""
    if after := node.rate_limits.lookups.take(call.identity_id, call.address, call.now):
        raise TooFast(localized("too_fast-many_invitations_opened_address"), after)
    return _page(await node.contacts.invitations.find(body.secret, call.identity_id), node.contacts.invitations.names)


@operation("GET", OF_CALLER)
async def list_waiting(node: Node, call: Call) -> Inbox:
    """The invitations that wait for you."""
    return Inbox(await node.contacts.invitations.waiting(call.caller.id))


@operation("POST", REQUESTS, codes=(*AT_TABLE, Code.ALREADY_SEATED, Code.NOT_BARRED, Code.MUTED, Code.TOO_FAST))
async def ask_to_be_let_in(node: Node, call: Call, body: Word) -> None:
    """Ask the host of a table to let you in: at a private table, or after the host has removed you."""
    limit_contact(node, call)
    _must_be_allowed_to_say(node, call, body.word)
    await node.contacts.join_requests.send(call.caller, call.path("room"), clean_text("word", body.word))


@operation("POST", f"{REQUESTS}/{{id}}/accept", codes=(*AT_TABLE, *WITH_PEOPLE, Code.NOT_HOST, Code.NO_INVITATION))
async def accept_request(node: Node, call: Call) -> None:
    """Let a player in who has asked you for it."""
    limit_contact(node, call)
    await node.contacts.join_requests.accept(call.caller, call.path("room"), call.path("id"))


@operation("POST", f"{OF_CALLER}/{{id}}/decline", codes=(Code.NO_INVITATION, Code.MUTED, Code.TOO_FAST))
async def decline(node: Node, call: Call, body: Word) -> None:
    """Turn an invitation down, with a word to who made it."""
    limit_contact(node, call)
    _must_be_allowed_to_say(node, call, body.word)
    await node.contacts.invitations.decline(call.caller, call.path("id"), clean_text("word", body.word))


def _must_be_allowed_to_say(node: Node, call: Call, word: str) -> None:
    """Raise `Refused` if a muted user sends words with a request; without words they may make it."""
    if word:
        node.session_registry.sanctions.must_not_be_muted(call.caller.id)


def _visible(wish: InvitationWish) -> InvitationWish:
    """Return a wish with cleaned texts. Raises `Refused` for a name without visible characters."""
    whom = wish.whom and Whom(wish.whom.identity, clean_text("whom.name", wish.whom.name))
    return msgspec.structs.replace(wish, whom=whom, word=clean_text("word", wish.word))


def _page(found: FoundInvitation, public: PublicNames) -> InvitationPage:
    """Return what the page of an invitation shows; without an invitation the host invites."""
    record, invitation = found.record, found.invitation
    by = record.host if invitation is None else invitation.by
    names = {one.identity: public.name_of(one.identity, one.name) for one in record.seats if one is not None}
    return InvitationPage(
        room=public.rename_line(record.summary()),
        by=by or "",
        name=names.get(by or "", ""),
        seat=None if invitation is None else invitation.seat,
        expires=0 if invitation is None else invitation.expires // 1000,
        seated=found.seated,
    )


@operation("GET", "/api/inbox", price=ROOM_READ)
async def list_inbox(node: Node, call: Call) -> InboxList:
    """What waits for you: invitations, friend requests, offered seats, answers, notes."""
    return InboxList(await node.contacts.inbox.of(call.caller.id))


@operation("DELETE", "/api/inbox/{id}", codes=(Code.INVALID_FIELD,))
async def dismiss_item(node: Node, call: Call) -> None:
    """Remove an item from your inbox. Invitations and friend requests stay until you answer them."""
    id = call.path("id")
    if not ITEM.match(id):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-item_inbox"))
    await node.contacts.inbox.remove(call.caller.id, id)


@operation("POST", "/api/inbox/notes", codes=(Code.NOT_WELCOME, Code.INVALID_FIELD, Code.MUTED, Code.TOO_FAST))
async def send_note(node: Node, call: Call, body: Note) -> None:
    """Send a line to a friend, into their inbox."""
    limit_contact(node, call)
    node.session_registry.sanctions.must_not_be_muted(call.caller.id)
    text = clean_text("text", body.text)
    if not text:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-visible_characters_allowed", field="text"))
    await node.contacts.notes.send(call.caller, known_of(body.whom), text)
