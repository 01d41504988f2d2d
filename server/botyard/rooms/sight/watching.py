"""Access of spectators: who may watch a room, with which audience, and with what delay. Pure.

Before the match all may watch, without delay: the settings for spectators apply to the match. Its first entry is sent
at once, since it holds no decision of a player; later entries are sent when they are due.
"""

import msgspec

from botyard.errors import Refused
from botyard.games.interface import Audience
from botyard.rooms.match.play import must_play
from botyard.rooms.record import Record
from botyard.rooms.requests import Request
from botyard.rooms.room import Context, Decision, Room, must_hold
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Access, LinkSet, Occupant, RoomSettings, SetLink, Status, Watching


class AccessToken(msgspec.Struct, frozen=True):
    """The verified links that a client has sent.

    `watch`: how many links for spectators were made before this one. `coach`: the seat, and how many links its holder
    had made, this one included.
    """

    watch: int | None = None
    coach: tuple[int, int] | None = None


NO_TOKEN = AccessToken()


class ViewRights(msgspec.Struct, frozen=True):
    """How a client sees a room: for which seats, whether only as a coach, and whether with the spectators' delay."""

    audience: Audience
    coach: bool = False
    late: bool = False


def view_rights(record: Record, identity: str, now: int, ticket: AccessToken = NO_TOKEN) -> ViewRights:
    """Return how `identity` sees a room at `now` (ms since 1970) by the links of `ticket`. Raises `Refused`.

    Players see what their seats may see, a coach what the player's seats may see; others what is public, perhaps late.
    """
    if audience := record.seats_of(identity):
        return ViewRights(audience)
    if ticket.coach is not None:
        return ViewRights(_coached(record, *ticket.coach), coach=True)
    _must_be_watched(record, ticket)
    return ViewRights((), late=is_late(record, now))


def _coached(record: Record, seat: int, number: int) -> Audience:
    """Return the seats that a coach sees by the link `number` of `seat`: all that its holder has. Raises `Refused`."""
    occupant = record.seats[seat] if seat < len(record.seats) else None
    if occupant is None or coach_link(record, seat) != number:
        raise Refused(Code.NO_SUCH_LINK, localized("no_such_link-longer_valid_ask_new"))
    return record.seats_of(occupant.identity)


def _must_be_watched(record: Record, ticket: AccessToken) -> None:
    """Raise `Refused` unless a match may be watched with the link of `ticket`."""
    watching = record.effective_settings.watching
    if record.status is Status.OPEN or watching is Watching.OPEN:
        return
    if watching is Watching.NONE:
        raise Refused(Code.NOT_WATCHED, localized("not_watched-match_private"))
    if ticket.watch is None:
        raise Refused(Code.NOT_WATCHED, localized("not_watched-need_link_watch_match"))
    if ticket.watch != record.watch_link:
        raise Refused(Code.NO_SUCH_LINK, localized("no_such_link-longer_valid_ask_new"))


def without_strangers(settings: RoomSettings) -> RoomSettings:
    """Return the settings to store. Where only invited people may play, open watching becomes watching by a link."""
    if settings.access is Access.OPEN or settings.watching is not Watching.OPEN:
        return settings
    return msgspec.structs.replace(settings, watching=Watching.LINK)


def is_shown(record: Record) -> bool:
    """Whether all may watch the match of a room: then the lobby lists it."""
    return record.effective_settings.watching is Watching.OPEN


# --- links ------------------------------------------------------------------------------------------------------


def coach_link(record: Record, seat: int) -> int | None:
    """The number of the coach link of a seat that is valid now, None if none is."""
    number = record.coach_links[seat] if seat < len(record.coach_links) else 0
    return number if number > 0 else None


def link_of(record: Record, identity: str, seat: int | None) -> int | None:
    """Return the number of the link for spectators (`seat` None) or for coaches of a seat; None if there is none.

    Raises `Refused` unless `identity` is a player, or holds the seat.
    """
    if seat is not None:
        must_hold(record, identity, seat)
        return coach_link(record, seat)
    if not record.seats_of(identity):
        raise Refused(Code.NOT_YOUR_SEAT, localized("not_your_seat-players_share_spectator_link"))
    return record.watch_link


def set_link(room: Room, ask: SetLink, request: Request, ctx: Context) -> Decision:
    """Make a new link, after which the former one is not valid, or withdraw one. Raises `Refused`.

    The host replaces the link for spectators, the holder of a seat makes or withdraws the one for its coaches.
    """
    record = room.record
    if ask.seat is None:
        if record.host != request.identity:
            raise Refused(Code.NOT_HOST, localized("not_host-replace_spectator_link"))
        if not ask.valid:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-valid_link_spectators_replaced"))
        if record.status is Status.FINISHED:  # no entry may follow the one that reveals the secret
            raise Refused(Code.GAME_OVER, localized("game_over-match_link_replaced"))
        changed = msgspec.structs.replace(record, watch_link=record.watch_link + 1, time=ctx.now)
    else:
        must_play(room, request.identity, ask.seat)
        changed = msgspec.structs.replace(record, coach_links=_coach_links(record, ask.seat, ask.valid), time=ctx.now)
    return Decision(Room(changed, room.state), (LinkSet(ask.seat, ask.valid),))


def _coach_links(record: Record, seat: int, valid: bool) -> tuple[int, ...]:
    """Return `Record.coach_links` after a new link for `seat` (`valid`), or after its last one is withdrawn.

    Raises `Refused` if there is none to withdraw.
    """
    if not valid and coach_link(record, seat) is None:
        raise Refused(Code.NO_SUCH_LINK, localized("no_such_link-seat_coach"))
    links = record.coach_links or (0,) * len(record.seats)
    number = abs(links[seat]) + 1 if valid else -links[seat]  # below 0: how many were made, none of them valid
    return (*links[:seat], number, *links[seat + 1 :])


def revoke_lost_links(before: Record, decision: Decision) -> Decision:
    """Withdraw, as a part of a decision, the coach links of the seats whose holders it changes."""
    after = decision.room.record
    if before.seats == after.seats:
        return decision
    changed = [not _is_same_person(was, now) for was, now in zip(before.seats, after.seats, strict=True)]
    lost = [seat for seat, is_changed in enumerate(changed) if is_changed and after.coach_links[seat] > 0]
    # below 0: withdrawn; the number of links made so far is kept
    links = tuple(-number if seat in lost else number for seat, number in enumerate(after.coach_links))
    room = Room(msgspec.structs.replace(after, coach_links=links), decision.room.state)
    return Decision(room, (*decision.events, *(LinkSet(seat, valid=False) for seat in lost)))


def _is_same_person(was: Occupant | None, now: Occupant | None) -> bool:
    """Whether a seat has the same person or bot as before; False if it was or is free."""
    return was is not None and now is not None and was.identity == now.identity


# --- delay ------------------------------------------------------------------------------------------------------


def is_delayed(record: Record) -> bool:
    """Whether spectators of the match see it later than its seats do."""
    return bool(record.effective_settings.delay_turns or record.effective_settings.delay_seconds)


def is_late(record: Record, now: int) -> bool:
    """Return whether a spectator who comes at `now` (ms since 1970) sees the room late.

    That is so in a match with a delay, and after it until its end is due.
    """
    if record.status is Status.OPEN or not is_delayed(record):
        return False
    return record.status is Status.PLAYING or record.time + delay_ms(record) > now


def delay_ms(record: Record) -> int:
    """How much later spectators see an entry of the match, in ms; 0 if the delay is counted in turns."""
    return record.effective_settings.delay_seconds * 1000
