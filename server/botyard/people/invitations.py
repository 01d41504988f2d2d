"""Invitations on their way: made for somebody at a table, found by their secret, waiting for a person, answered.

The room decides whether an invitation lets its bearer in (`botyard.rooms.invite_rules`). This module keeps who was
invited by name and with what message: the room must not know, because its log is public after the match.
"""

import secrets
from dataclasses import dataclass

import msgspec

from botyard.accounts.identity import Identity
from botyard.errors import NoSuchRoom, Refused
from botyard.people.blocks import Blocks
from botyard.people.friends import Tell
from botyard.people.invite_digests import Seals, new_code, new_secret
from botyard.rooms import invite_rules, pseudonyms
from botyard.rooms.invitations import Invitation, Invite, RevokeInvitation, id_of
from botyard.rooms.record import Record, RoomRequest
from botyard.rooms.requests import Accepted, Request
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.watching import sight_of
from botyard.store.invitations import InvitationIndex
from botyard.store.relations import Relation, Relations
from botyard_protocol import messages
from botyard_protocol.api_people import InvitationKind, InvitationLine, InvitationState, InvitationWish, Whom
from botyard_protocol.codec import pack, unpack
from botyard_protocol.codes import Code
from botyard_protocol.messages import InvitationAnswered, InvitationCame, InvitationGone, Status, WaitingInvitation

HOURS = {InvitationKind.LINK: 168, InvitationKind.CODE: 1, InvitationKind.PERSON: 168}
"""How long invitations are good if nothing else is wished."""
HOUR_MS = 3_600_000
INDEX_KEPT_SECONDS = 86_400
"""So long after its end it can still be told to its holders why an invitation is no good."""
MOST_WAITING = 30
MOST_SENT = 100
KINDS = {"t": InvitationKind.LINK, "c": InvitationKind.CODE, "p": InvitationKind.PERSON}


class Sent(msgspec.Struct, frozen=True, array_like=True):
    """What the maker of an invitation by name keeps: to whom it went, and what they said if they declined."""

    to: str
    name: str
    declined: bool = False
    word: str = ""


@dataclass(frozen=True, slots=True)
class Made:
    """An invitation that was made. `secret`: "" for one by name. `expires`: ms since 1970."""

    id: str
    secret: str
    expires: int


@dataclass(frozen=True, slots=True)
class Found:
    """An invitation and its room. `seated`: who asked sits there; then `invitation` may be None."""

    record: Record
    invitation: Invitation | None
    seated: bool


class Invitations:
    """Makes, finds and answers invitations.

    All raise `Refused` and `StoreUnavailable`, and `Unreadable` as rooms do.
    """

    def __init__(
        self, rooms: Rooms, index: InvitationIndex, circles: Relations, seals: Seals, blocks: Blocks, tell: Tell
    ) -> None:
        self._rooms = rooms
        self._index = index
        self._circles = circles
        self._seals = seals
        self._blocks = blocks
        self._tell = tell

    # --- for the room -----------------------------------------------------------------------------------------------

    def sealed(self, identity: str, ask: messages.Join) -> messages.Join:
        """The same ask with the key of its invitation instead of the secret: that of the asker if they have none."""
        secret = ask.invitation
        key = self._seals.of_person(ask.room, identity) if secret is None else self._seals.of(secret)
        return msgspec.structs.replace(ask, invitation=key)

    async def must_be_welcome(self, identity: str, room: str) -> None:
        """Raise `Refused` if the host of a room has blocked somebody who has no seat there."""
        loaded = await self._rooms.load(room)
        record = None if loaded is None else loaded.room.record
        if record is not None and not record.seats_of(identity):
            await self._blocks.must_be_welcome(record.host, identity)

    async def settle(self, guest: Identity, room: str) -> None:
        """Somebody has taken a seat: what invited them there waits no more, and who did so is told."""
        for waiting in [one for one in await self._stored(guest.id) if one.room == room]:
            await self._forget(guest.id, waiting.id)
            await self._tell(waiting.by, InvitationAnswered(room, waiting.title, guest.id, guest.name, True, ""))

    # --- for people at the table ------------------------------------------------------------------------------------

    async def make(self, by: Identity, room: str, wish: InvitationWish) -> Made:
        """A new invitation; one by name in the place of an earlier one."""
        record = await self._record(room)
        expires = self._now(room) + (wish.hours or HOURS[wish.kind]) * HOUR_MS
        if wish.kind is InvitationKind.PERSON:
            return await self._make_personal(by, record, wish, expires)
        secret = new_secret() if wish.kind is InvitationKind.LINK else new_code()
        key = self._seals.of(secret)
        await self._ask(by, room, Invite(_fresh_id(), key, expires, wish.seat, int(wish.single_use)))
        seconds = (expires - self._now(room)) // 1000 + INDEX_KEPT_SECONDS
        await self._index.put(key, room, seconds)
        return Made(id_of(key), secret, expires)

    async def listed(self, by: str, room: str) -> tuple[InvitationLine, ...]:
        """The invitations of a room, oldest first: for the host all, for others their own."""
        record, now = await self._record(room), self._now(room)
        sight_of(record, by, now)  # a room that may not be looked at is not told apart
        own = [one for one in record.invitations if by in (one.by, record.host)]
        sent: dict[str, Sent] = {}
        for maker in {one.by for one in own if _kind(one) is InvitationKind.PERSON}:
            sent |= await self._sent(maker)
        return tuple(_line(one, sent.get(one.id), now) for one in own)

    async def revoke(self, by: Identity, room: str, id: str) -> None:
        """Withdraw an invitation."""
        record = await self._record(room)
        maker = next((one.by for one in record.invitations if one.id == id), by.id)
        await self._ask(by, room, RevokeInvitation(_fresh_id(), id))
        sent = (await self._sent(maker)).get(id)
        if sent is not None:
            await self._forget(sent.to, id)

    # --- for who comes with a secret --------------------------------------------------------------------------------

    async def find(self, secret: str, identity: str | None) -> Found:
        """The invitation that a secret stands for, as far as `identity` (None: a stranger) may know of it."""
        key, who = self._seals.of(secret), identity or ""
        room = await self._index.room(key)
        loaded = None if room is None else await self._rooms.load(room)
        if room is None or loaded is None:
            raise invite_rules.no_invitation()
        record = loaded.room.record
        invitation, seated = invite_rules.find(record, key), bool(record.seats_of(who))
        if seated:
            return Found(record, invitation, seated)
        if invitation is None or record.status is not Status.OPEN:
            raise invite_rules.no_invitation()
        if (why := invite_rules.fault(record, invitation, who, self._now(room))) is not None:
            raise why
        return Found(record, invitation, seated)

    # --- for who was invited by name --------------------------------------------------------------------------------

    async def waiting(self, identity: str) -> tuple[WaitingInvitation, ...]:
        """What waits for somebody, newest first. What can't be accepted any more is dropped."""
        blocked = await self._blocks.of(identity)
        waiting = [one for one in await self._stored(identity) if one.by not in blocked]
        good = [told for one in waiting if (told := await self._told(identity, one)) is not None]
        for stale in {one.id for one in waiting} - {one.id for one in good}:
            await self._circles.remove(identity, Relation.INBOX, stale)
        return tuple(sorted(good, key=lambda one: (-one.expires, one.id)))

    async def decline(self, guest: Identity, id: str, word: str) -> None:
        """Turn an invitation down, with a word to who made it; may be empty."""
        noted = await self._circles.get(guest.id, Relation.INBOX, id)
        if noted is None:
            raise invite_rules.no_invitation()
        waiting = _load(noted)
        answer = Sent(guest.id, guest.name, True, word)
        await self._circles.change(waiting.by, Relation.SENT, id, pack(answer))
        await self._forget(guest.id, id)
        if not await self._blocks.blocks(waiting.by, guest.id):
            declined = InvitationAnswered(waiting.room, waiting.title, guest.id, guest.name, False, word)
            await self._tell(waiting.by, declined)

    # --- how --------------------------------------------------------------------------------------------------------

    async def _make_personal(self, by: Identity, record: Record, wish: InvitationWish, expires: int) -> Made:
        whom = wish.whom
        if whom is None:
            raise Refused(Code.INVALID_FIELD, "whom: an invitation by name needs somebody.")
        await self._must_be_invitable(by, record, whom)
        key = self._seals.of_person(record.room, whom.identity)
        made = Made(id_of(key), "", expires)
        await self._ask(by, record.room, Invite(_fresh_id(), key, expires, wish.seat, 1))
        now = self._now(record.room)
        sent = pack(Sent(whom.identity, whom.name))
        await self._circles.put_newest(by.id, Relation.SENT, made.id, sent, now, MOST_SENT)
        if not await self._blocks.blocks(whom.identity, by.id):  # or nobody hears of it
            waiting = _waiting(made, by, record, wish)
            await self._circles.put_newest(whom.identity, Relation.INBOX, made.id, pack(waiting), now, MOST_WAITING)
            await self._tell(whom.identity, InvitationCame(waiting))
        return made

    async def _must_be_invitable(self, by: Identity, record: Record, whom: Whom) -> None:
        if whom.identity == by.id:
            raise Refused(Code.YOURSELF, "You cannot invite yourself: take a seat.")
        if record.seats_of(whom.identity):
            raise Refused(Code.ALREADY_SEATED, f"{whom.name} sits here already.")
        if await self._blocks.blocks(by.id, whom.identity):
            raise Refused(Code.NOT_WELCOME, "You have blocked this person: take them off the list first.")

    async def _told(self, identity: str, waiting: WaitingInvitation) -> WaitingInvitation | None:
        """An invitation by name, to the room as it is called now; None if it would seat nobody."""
        loaded = await self._rooms.load(waiting.room)
        if loaded is None or loaded.room.record.status is not Status.OPEN or pseudonyms.is_gone(waiting.by):
            return None
        record = loaded.room.record
        found = invite_rules.find(record, self._seals.of_person(record.room, identity))
        if found is None or record.seats_of(identity):
            return None
        if invite_rules.fault(record, found, identity, self._now(record.room)) is not None:
            return None
        return msgspec.structs.replace(waiting, title=record.view().name)

    async def _ask(self, by: Identity, room: str, ask: RoomRequest) -> None:
        answer = await self._rooms.ask(room, Request(by.id, by.name, ask, self._now(room)))
        if not isinstance(answer, Accepted):
            raise Refused(answer.code, answer.message)

    async def _record(self, room: str) -> Record:
        loaded = await self._rooms.load(room)
        if loaded is None:
            raise NoSuchRoom
        return loaded.room.record

    async def _stored(self, identity: str) -> list[WaitingInvitation]:
        return [_load(noted) for noted in (await self._circles.of(identity, Relation.INBOX)).values()]

    async def _sent(self, maker: str) -> dict[str, Sent]:
        stored = await self._circles.of(maker, Relation.SENT)
        return {id: msgspec.convert(unpack(noted), Sent) for id, noted in stored.items()}

    async def _forget(self, identity: str, id: str) -> None:
        """An invitation waits for somebody no more; all their pages take it away."""
        await self._circles.remove(identity, Relation.INBOX, id)
        await self._tell(identity, InvitationGone(id))

    def _now(self, room: str) -> int:
        return self._rooms.timekeeper(room).now()


def _waiting(made: Made, by: Identity, record: Record, wish: InvitationWish) -> WaitingInvitation:
    return WaitingInvitation(
        id=made.id,
        room=record.room,
        title=record.name,
        game=record.game,
        players=record.players,
        by=by.id,
        name=by.name,
        seat=wish.seat,
        word=wish.word,
        expires=made.expires // 1000,
    )


def _line(one: Invitation, sent: Sent | None, now: int) -> InvitationLine:
    word = "" if sent is None or pseudonyms.is_gone(sent.to) else sent.word
    return InvitationLine(
        id=one.id,
        kind=_kind(one),
        state=_state(one, sent, now),
        seat=one.seat,
        by=one.by,
        expires=one.expires // 1000,
        uses=one.uses,
        used=len(one.used),
        to="" if sent is None else pseudonyms.name_of(sent.to, sent.name),
        word=word,
    )


def _state(one: Invitation, sent: Sent | None, now: int) -> InvitationState:
    if sent is not None and sent.declined:
        return InvitationState.DECLINED
    if one.revoked:
        return InvitationState.REVOKED
    if one.is_used_up:
        return InvitationState.USED
    return InvitationState.OPEN if now < one.expires else InvitationState.EXPIRED


def _kind(one: Invitation) -> InvitationKind:
    return KINDS[one.key[0]]


def _load(noted: bytes) -> WaitingInvitation:
    return msgspec.convert(unpack(noted), WaitingInvitation)


def _fresh_id() -> str:
    return secrets.token_hex(8)
