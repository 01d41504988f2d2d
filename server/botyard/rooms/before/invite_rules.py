"""Rules of invitations: how they are made, used and withdrawn. Pure.

An invitation is checked in the entry that seats the invited person, so an invitation for one cannot seat two.
"""

import msgspec

from botyard.errors import Refused
from botyard.rooms.before.invitations import Invitation, Invite, RevokeInvitation, is_personal
from botyard.rooms.record import Record
from botyard.rooms.requests import Request
from botyard.rooms.room import Context, Decision, Room
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Access, Join, Status

MOST_INVITATIONS = 32
"""How many a room keeps; those that are no longer valid make place for new ones."""
USED_KEPT = 32
"""The most users of one invitation that a room remembers."""
LONGEST_MS = 30 * 86_400_000
"""How long an invitation is valid at most."""


def let_in(record: Record, ask: Join, identity: str, now: int) -> tuple[Record, int | None]:
    """Return the record with the invitation marked as used, and the invitation's seat, else the wanted one (None: any).

    Raises `Refused` for a bad invitation, and without any where one is needed. A room that is open to all needs none.
    """
    found = _usable(record, ask, identity, now)
    if found is None:
        if record.effective_settings.access is Access.INVITED:
            raise Refused(Code.INVITATION_NEEDED, localized("invitation_needed"))
        return record, ask.seat
    used = found.used if identity in found.used else (*found.used, identity)[-USED_KEPT:]  # only the last are kept
    noted = with_invitation(record, msgspec.structs.replace(found, used=used))
    return noted, ask.seat if found.seat is None else found.seat


def is_named(record: Record, ask: Join, identity: str) -> bool:
    """Whether a person comes with a personal invitation that is not used yet."""
    found = find(record, ask.invitation)
    return found is not None and is_personal(found.key) and identity not in found.used


def find(record: Record, key: str | None) -> Invitation | None:
    """The invitation with a key, None if there is none."""
    return next((one for one in record.invitations if one.key == key), None)


def fault(record: Record, found: Invitation, identity: str, now: int) -> Refused | None:
    """Return why `identity` may not use an invitation at `now` (ms since 1970), None if it may.

    Only its maker, its users, the host, and the person whom a personal one names learn the reason; all others get
    `no_invitation`.
    """
    why = None
    if found.revoked:
        why = Refused(Code.INVITATION_REVOKED, localized("invitation_revoked"))
    elif now >= found.expires:
        why = Refused(Code.INVITATION_EXPIRED, localized("invitation_expired"))
    elif found.is_used_up and identity not in found.used:
        why = Refused(Code.INVITATION_USED, localized("invitation_used"))
    if why is None or _is_holder(record, found, identity):
        return why
    return no_invitation()


def no_invitation() -> Refused:
    """The refusal for people who may not know whether there is an invitation."""
    sentence = localized("no_invitation-longer_valid_used_cancelled")
    return Refused(Code.NO_INVITATION, sentence)


def with_invitation(record: Record, changed: Invitation) -> Record:
    """Return the record with the invitation `changed` in place of the one with the same key."""
    invitations = tuple(changed if one.key == changed.key else one for one in record.invitations)
    return msgspec.structs.replace(record, invitations=invitations)


def invite(room: Room, ask: Invite, request: Request, ctx: Context) -> Decision:
    """Make an invitation, or renew the one with the same key. Raises `Refused`."""
    return Decision(Room(with_new(room.record, ask, request.identity, ctx.now)), ())


def with_new(record: Record, ask: Invite, identity: str, now: int) -> Record:
    """Return the record with the invitation that `ask` of `identity` makes, or renews, at `now` (ms since 1970).

    If a room has `MOST_INVITATIONS` others, the oldest of them that is no longer valid is dropped. Raises `Refused`.
    """
    _must_be_open(record)
    _must_be_inviting(record, identity)
    _must_be_free(record, ask.seat)
    if not now < ask.expires <= now + LONGEST_MS:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-expires_invitation_good_most"))
    others = tuple(one for one in record.invitations if one.key != ask.key)
    if len(others) >= MOST_INVITATIONS:
        others = _without_oldest_invalid(others, now)
    made = Invitation(ask.key, ask.seat, identity, ask.expires, ask.uses, created=now)
    return msgspec.structs.replace(record, invitations=(*others, made), time=now)


def revoke(room: Room, ask: RevokeInvitation, request: Request, ctx: Context) -> Decision:
    """Withdraw an invitation, for its maker or the host. Raises `Refused` for all others."""
    record = room.record
    _must_be_open(record)
    found = next((one for one in record.invitations if one.id == ask.invitation), None)
    if found is None or request.identity not in (found.by, record.host):
        raise Refused(Code.NO_INVITATION, localized("no_invitation-table"))
    gone = with_invitation(record, msgspec.structs.replace(found, revoked=True))
    return Decision(Room(msgspec.structs.replace(gone, time=ctx.now)), ())


def _usable(record: Record, ask: Join, identity: str, now: int) -> Invitation | None:
    """Return the invitation that a person comes with, None if none is needed or given. Raises `Refused` for a bad one.

    People without a secret come with the personal key of their identity, though perhaps no one has invited them. So
    with such a key a missing invitation is no fault, nor a bad one in a room that is open to all.
    """
    if ask.invitation is None:
        return None
    found = find(record, ask.invitation)
    # `fault`: it is not valid for them; `_misfit`: it is for another seat
    why = no_invitation() if found is None else fault(record, found, identity, now) or _misfit(record, found, ask.seat)
    if why is None:
        return found
    if is_personal(ask.invitation) and (found is None or record.effective_settings.access is Access.OPEN):
        return None
    raise why


def _misfit(record: Record, found: Invitation, wanted: int | None) -> Refused | None:
    """Return why an invitation does not give the `wanted` seat (None: any); None if it does."""
    if found.seat is None:
        return None
    if wanted not in (None, found.seat):
        return Refused(Code.INVITATION_SEAT, localized("invitation_seat", seat=found.seat + 1))
    if found.seat >= record.players or record.seats[found.seat] is not None:
        return Refused(Code.SEAT_TAKEN, localized("seat_taken-invited_but", seat=found.seat + 1))
    return None


def _is_holder(record: Record, found: Invitation, identity: str) -> bool:
    """Return whether an identity made, used or is named by an invitation, or is the host.

    A personal one is found only by the key of the person whom it names, so it need not be compared.
    """
    return identity in (found.by, record.host, *found.used) or is_personal(found.key)


def _must_be_open(record: Record) -> None:
    if record.status is not Status.OPEN:
        raise Refused(Code.ALREADY_STARTED, localized("already_started-match_join"))


def _must_be_inviting(record: Record, identity: str) -> None:
    """Raise `Refused` unless the sender may invite: the host, or a player if anyone may join."""
    if identity == record.host:
        return
    if record.effective_settings.access is Access.INVITED:
        raise Refused(Code.NOT_HOST, localized("not_host-invite_players_table"))
    if not record.seats_of(identity):
        raise Refused(Code.NOT_YOUR_SEAT, localized("not_your_seat-take_players_table_invite"))


def _must_be_free(record: Record, seat: int | None) -> None:
    """Raise `Refused` unless a seat is free; None is any seat."""
    if seat is None:
        return
    if seat >= record.players:
        raise Refused(Code.NO_SUCH_SEAT, localized("no_such_seat-room_seats", last=record.players - 1))
    if record.seats[seat] is not None:
        raise Refused(Code.SEAT_TAKEN, localized("seat_taken-choose_another"))


def _without_oldest_invalid(invitations: tuple[Invitation, ...], now: int) -> tuple[Invitation, ...]:
    """Return the invitations without the oldest one that is no longer valid. Raises `Refused` if all are valid."""
    for place, one in enumerate(invitations):
        if not one.is_alive(now):
            return (*invitations[:place], *invitations[place + 1 :])
    raise Refused(Code.TOO_MANY, localized("too_many-table_most_invitations_cancel", most=MOST_INVITATIONS))
