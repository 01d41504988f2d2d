"""Invitations to rooms: create, list, revoke, find by secret, and answer.

The room decides whether an invitation admits its holder (`botyard.rooms.before.invite_rules`). This module stores who
was invited by name and with what message: the room must not know, because its log is public after the match.
"""

import secrets
from dataclasses import dataclass

import msgspec

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.people.blocks import Blocks
from botyard.people.inbox import SendToUser
from botyard.people.invite_digests import CODE_CHARS, FORMER_CODE_CHARS, InviteDigests, Terms
from botyard.rooms.before import invite_rules
from botyard.rooms.before.invitations import Invitation, Invite, RevokeInvitation, id_of
from botyard.rooms.record import Record
from botyard.rooms.requests import Accepted, Request, RoomRequest
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import PublicNames
from botyard.rooms.sight.watching import view_rights
from botyard.store.relations import InvitationIndex, Relation, Relations
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.api_people import InvitationKind, InvitationLine, InvitationState, InvitationWish, Whom
from botyard_protocol.codec import pack, unpack
from botyard_protocol.codes import Code
from botyard_protocol.messages import (
    InvitationAnswered,
    InvitationCame,
    InvitationGone,
    PersonAction,
    Status,
    WaitingInvitation,
)

HOURS = {InvitationKind.LINK: 168, InvitationKind.CODE: 1, InvitationKind.PERSON: 168}
"""The default lifetime of invitations in hours."""
HOUR_MS = 3_600_000
INDEX_KEPT_SECONDS = 86_400
"""How long after its end an invitation is still found, so that its holder learns why it is invalid."""
MOST_WAITING = 30
"""The most invitations by name that a user has received; the newest stay."""
MOST_SENT = 100
"""The most invitations by name that a user has sent; the newest stay."""
KINDS = {"t": InvitationKind.LINK, "c": InvitationKind.CODE, "p": InvitationKind.PERSON}
"""The kinds of invitations by the first letter of their keys."""


class SentInvitation(msgspec.Struct, frozen=True, array_like=True):
    """An invitation by name as its sender keeps it: the receiver, and the message of a receiver who declined."""

    to: str
    name: str
    declined: bool = False
    word: str = ""


@dataclass(frozen=True, slots=True)
class NewInvitation:
    """A created invitation. `secret`: "" for an invitation by name. `expires`: ms since 1970."""

    id: str
    secret: str
    expires: int


@dataclass(frozen=True, slots=True)
class FoundInvitation:
    """An invitation and its room. `seated`: the caller has a seat there; then `invitation` may be None."""

    record: Record
    invitation: Invitation | None
    seated: bool


class Invitations:
    """Creates, finds and answers invitations.

    All raise `Refused` and `StoreUnavailable`, and `Unreadable` as rooms do.
    """

    def __init__(
        self,
        rooms: Rooms,
        index: InvitationIndex,
        relations: Relations,
        digests: InviteDigests,
        blocks: Blocks,
        send: SendToUser,
    ) -> None:
        self._rooms = rooms
        self.names = rooms.names
        self._index = index
        self._relations = relations
        self._digests = digests
        self._blocks = blocks
        self._send = send

    # --- for the room -----------------------------------------------------------------------------------------------

    def with_key(self, identity: str, ask: messages.Join) -> messages.Join:
        """Return a join request with the key of its secret; without a secret, with the key of an invitation by name.

        `identity`: the sender, to whom an invitation by name is addressed.
        """
        secret = ask.invitation
        key = self._digests.of_person(ask.room, identity) if secret is None else self._digests.of(secret)
        return msgspec.structs.replace(ask, invitation=key)

    async def must_be_welcome(self, identity: str, room: str) -> None:
        """Raise `Refused` if the host of a room has blocked a user who has no seat there."""
        loaded = await self._rooms.load(room)
        record = None if loaded is None else loaded.room.record
        if record is not None and not record.seats_of(identity):
            await self._blocks.must_be_welcome(record.host, identity)

    async def on_join(self, guest: Identity, room: str) -> None:
        """Close the received invitations of a user who took a seat, and notify their senders."""
        for waiting in [one for one in await self._inbox(guest.id) if one.room == room]:
            await self._send(
                waiting.by, InvitationAnswered(room, waiting.title, guest.id, guest.name, accepted=True, word="")
            )
            await self._forget(guest.id, waiting.id)

    # --- for people at the table ------------------------------------------------------------------------------------

    async def make(self, by: Identity, room: str, wish: InvitationWish) -> NewInvitation:
        """Create an invitation as `wish` says, and return it. An invitation by name replaces an earlier one."""
        record = (await self._rooms.require(room)).room.record
        expires = self._now(room) + (wish.hours or HOURS[wish.kind]) * HOUR_MS
        if wish.kind is InvitationKind.PERSON:
            return await self._make_personal(by, record, wish, expires)
        uses = int(wish.single_use)  # 0: any number
        terms = Terms(room, by.id, wish.seat, expires, uses)
        secret = self._digests.link(terms) if wish.kind is InvitationKind.LINK else self._digests.code(terms)
        key = self._digests.of(secret)
        now, ask = self._now(room), Invite(_fresh_id(), key, expires, wish.seat, uses)
        invite_rules.with_new(record, ask, by.id, now)  # refused ones must not fill the index
        if (later := self._rooms.postpone(room, Request(by.id, by.name, ask, now))) is not None:
            raise Refused(later.code, later.message)
        # stored before the room has it, so that the secret of each invitation finds it
        await self._index.put(key, room, (expires - now) // 1000 + INDEX_KEPT_SECONDS)
        await self._ask(by, room, ask)
        return NewInvitation(id_of(key), secret, expires)

    async def listed(self, by: str, room: str) -> tuple[InvitationLine, ...]:
        """Return the invitations of a room that `by` may see, oldest first: the host all, other users their own."""
        record, now = (await self._rooms.require(room)).room.record, self._now(room)
        view_rights(record, by, now)  # a room that the user may not see looks like none
        own = [one for one in record.invitations if by in (one.by, record.host)]
        sent: dict[str, SentInvitation] = {}
        for maker in {one.by for one in own if _kind(one) is InvitationKind.PERSON}:
            sent |= await self._sent(maker)
        return tuple(_line(one, self._secret(room, one, now), sent.get(one.id), now, self.names) for one in own)

    async def revoke(self, by: Identity, room: str, id: str) -> None:
        """Revoke the invitation `id` of a room, for its maker or the host. One by name leaves its receiver's inbox."""
        record = (await self._rooms.require(room)).room.record
        # the user who made it keeps it as sent: not always `by`, since the host may revoke those of others
        maker = next((one.by for one in record.invitations if one.id == id), by.id)
        await self._ask(by, room, RevokeInvitation(_fresh_id(), id))
        sent = (await self._sent(maker)).get(id)
        if sent is not None:
            await self._forget(sent.to, id)

    async def let_in(self, by: Identity, room: str, identity: str) -> None:
        """Let a user back in whom the host `by` has removed from a room."""
        await self._ask(by, room, messages.HandlePerson(_fresh_id(), identity, PersonAction.LET_IN))

    # --- for holders of a secret ------------------------------------------------------------------------------------

    async def find(self, secret: str, identity: str | None) -> FoundInvitation:
        """Return the invitation of a secret, if `identity` (None: an anonymous user) may see it.

        A user with a seat in its room gets the room in any case. For others an invitation that admits them no more, or
        whose match has begun, is refused.
        """
        key, who = self._digests.of(secret), identity or ""
        room = await self._index.room(key)
        loaded = None if room is None else await self._rooms.load(room)
        if room is None or loaded is None:
            raise invite_rules.no_invitation()
        record = loaded.room.record
        invitation, seated = invite_rules.find(record, key), bool(record.seats_of(who))
        if seated:
            return FoundInvitation(record, invitation, seated)
        if invitation is None or record.status is not Status.OPEN:
            raise invite_rules.no_invitation()
        if (why := invite_rules.fault(record, invitation, who, self._now(room))) is not None:
            raise why
        return FoundInvitation(record, invitation, seated)

    # --- for users invited by name ----------------------------------------------------------------------------------

    async def waiting(self, identity: str) -> tuple[WaitingInvitation, ...]:
        """Return the open invitations of a user, the one that expires last first.

        Those that cannot be accepted any more are removed; those of blocked users are only left out.
        """
        blocked = await self._blocks.of(identity)
        waiting = [one for one in await self._inbox(identity) if one.by not in blocked]
        good = [current for one in waiting if (current := await self._current(identity, one)) is not None]
        for stale in {one.id for one in waiting} - {one.id for one in good}:
            await self._relations.remove(identity, Relation.INBOX, stale)
        return tuple(sorted(good, key=lambda one: (-one.expires, one.id)))

    async def decline(self, guest: Identity, id: str, word: str) -> None:
        """Decline the invitation `id` that `guest` has received. `word`: a message to its sender, may be empty.

        The sender gets the answer, unless they have blocked the guest.
        """
        stored = await self._relations.get(guest.id, Relation.INBOX, id)
        if stored is None:
            raise invite_rules.no_invitation()
        waiting = _load(stored)
        answer = SentInvitation(guest.id, guest.name, declined=True, word=word)
        await self._relations.replace(waiting.by, Relation.SENT, id, pack(answer))
        if not await self._blocks.blocks(waiting.by, guest.id):
            declined = InvitationAnswered(waiting.room, waiting.title, guest.id, guest.name, accepted=False, word=word)
            await self._send(waiting.by, declined)
        await self._forget(guest.id, id)  # last, so that the call can be repeated if a step before fails

    # --- internals --------------------------------------------------------------------------------------------------

    async def _make_personal(self, by: Identity, record: Record, wish: InvitationWish, expires: int) -> NewInvitation:
        """Invite a user by name, until `expires` (ms since 1970). A user who blocks the sender does not see it."""
        whom = wish.whom
        if whom is None:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-whom_invitation_name_needs"))
        await self._must_be_invitable(by, record, whom)
        key = self._digests.of_person(record.room, whom.identity)
        made = NewInvitation(id_of(key), "", expires)
        await self._ask(by, record.room, Invite(_fresh_id(), key, expires, wish.seat, 1))  # for one use
        now = self._now(record.room)
        sent = pack(SentInvitation(whom.identity, whom.name))
        await self._relations.put_recent(by.id, Relation.SENT, made.id, sent, now, MOST_SENT)
        if not await self._blocks.blocks(whom.identity, by.id):  # a blocked sender does not learn of the block
            waiting = _waiting(made, by, record, wish)
            await self._relations.put_recent(whom.identity, Relation.INBOX, made.id, pack(waiting), now, MOST_WAITING)
            await self._send(whom.identity, InvitationCame(waiting))
        return made

    async def _must_be_invitable(self, by: Identity, record: Record, whom: Whom) -> None:
        """Raise `Refused` unless a user can be invited to a room by the sender."""
        if whom.identity == by.id:
            raise Refused(Code.YOURSELF, localized("yourself-invite_take_seat"))
        if record.seats_of(whom.identity):
            raise Refused(Code.ALREADY_SEATED, localized("already_seated-seat", whom=whom.name))
        if await self._blocks.blocks(by.id, whom.identity):
            raise Refused(Code.NOT_WELCOME, localized("not_welcome-blocked_player_unblock_them"))

    async def _current(self, identity: str, waiting: WaitingInvitation) -> WaitingInvitation | None:
        """Return an invitation by name with the current name of its room; None if it cannot be accepted any more."""
        loaded = await self._rooms.load(waiting.room)
        if loaded is None or loaded.room.record.status is not Status.OPEN or self._rooms.names.is_deleted(waiting.by):
            return None
        record = loaded.room.record
        found = invite_rules.find(record, self._digests.of_person(record.room, identity))
        if found is None or record.seats_of(identity):
            return None
        if invite_rules.fault(record, found, identity, self._now(record.room)) is not None:
            return None
        return msgspec.structs.replace(waiting, title=self._rooms.names.rename(record.view()).name)

    async def _ask(self, by: Identity, room: str, ask: RoomRequest) -> None:
        """Have a room decide a request of a user. Raises `Refused` if it is not accepted."""
        answer = await self._rooms.ask(room, Request(by.id, by.name, ask, self._now(room)))
        if not isinstance(answer, Accepted):
            raise Refused(answer.code, answer.message)

    def _secret(self, room: str, one: Invitation, now: int) -> str:
        """Return the secret of a link or a code that is open; "" for others, and if an earlier release made it."""
        if _kind(one) is InvitationKind.PERSON or not one.is_alive(now):
            return ""
        terms = Terms(room, one.by, one.seat, one.expires, one.uses)
        secrets = [self._digests.link(terms)]  # made again from the terms, to compare its key
        if _kind(one) is InvitationKind.CODE:
            secrets = [self._digests.code(terms, chars) for chars in (CODE_CHARS, FORMER_CODE_CHARS)]
        return next((secret for secret in secrets if self._digests.of(secret) == one.key), "")

    async def _inbox(self, identity: str) -> list[WaitingInvitation]:
        return [_load(stored) for stored in (await self._relations.of(identity, Relation.INBOX)).values()]

    async def _sent(self, maker: str) -> dict[str, SentInvitation]:
        stored = await self._relations.of(maker, Relation.SENT)
        return {id: msgspec.convert(unpack(value), SentInvitation) for id, value in stored.items()}

    async def _forget(self, identity: str, id: str) -> None:
        """Remove a received invitation, on all connections of the user."""
        await self._relations.remove(identity, Relation.INBOX, id)
        await self._send(identity, InvitationGone(id))

    def _now(self, room: str) -> int:
        return self._rooms.clock_of(room).now()


def _waiting(made: NewInvitation, by: Identity, record: Record, wish: InvitationWish) -> WaitingInvitation:
    """Make the invitation as the invited user sees it."""
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


def _line(one: Invitation, secret: str, sent: SentInvitation | None, now: int, names: PublicNames) -> InvitationLine:
    """Return an invitation as the room shows it. `sent`: what its sender keeps of a personal one, None for a link."""
    word = "" if sent is None or names.is_deleted(sent.to) else sent.word
    return InvitationLine(
        id=one.id,
        kind=_kind(one),
        state=_state(one, sent, now),
        seat=one.seat,
        by=one.by,
        expires=one.expires // 1000,
        uses=one.uses,
        used=len(one.used),
        to="" if sent is None else names.name_of(sent.to, sent.name),
        word=word,
        secret=secret,
        created=one.created // 1000,
    )


def _state(one: Invitation, sent: SentInvitation | None, now: int) -> InvitationState:
    """Return what has become of an invitation by `now` (ms since 1970)."""
    if sent is not None and sent.declined:
        return InvitationState.DECLINED
    if one.revoked:
        return InvitationState.REVOKED
    if one.is_used_up:
        return InvitationState.USED
    return InvitationState.OPEN if now < one.expires else InvitationState.EXPIRED


def _kind(one: Invitation) -> InvitationKind:
    return KINDS[one.key[0]]


def _load(stored: bytes) -> WaitingInvitation:
    return msgspec.convert(unpack(stored), WaitingInvitation)


def _fresh_id() -> str:
    return secrets.token_hex(8)
