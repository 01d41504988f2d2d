"""Seats of a room: moves, reservations, readiness, and the decisions of the host. Pure."""

from collections.abc import Collection
from typing import assert_never

import msgspec

from botyard.errors import Refused
from botyard.rooms.before import luck, room_spec
from botyard.rooms.before.bots_on_seats import BOT_ID_PREFIX, human_ids
from botyard.rooms.record import DEFAULT_SETTINGS, Record
from botyard.rooms.requests import Request
from botyard.rooms.room import game_of, must_be_host, must_be_open, must_hold, replace_at
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.codes import Code

MOST_BARRED = 32
"""How many barred people a room remembers; beyond that the first is let in again, with an event."""

Changed = tuple[Record, tuple[messages.Event, ...]]
"""A changed record, and the events of the change."""


# --- seats ------------------------------------------------------------------------------------------------------


def free_seat(record: Record, wanted: int | None, identity: str) -> int:
    """Return the `wanted` seat; if it is None, the one reserved for `identity`, else the first free one.

    Raises `Refused` if the seat or all seats are taken, or if it is reserved for another person.
    """
    # first the seats that are kept for this person, then those that are kept for none
    ours = [seat for seat, kept in enumerate(record.agreements.reserved) if kept and kept.identity == identity]
    free = [seat for seat, occupant in enumerate(record.seats) if occupant is None]
    open_to_us = [*ours, *(seat for seat in free if record.agreements.holder(seat) is None)]
    if wanted is not None and wanted >= record.players:
        raise Refused(Code.NO_SUCH_SEAT, no_such_seat(record))
    if not open_to_us:
        why = localized("room_full-free_seats_reserved_watch") if free else localized("room_full-all_seats_taken_watch")
        raise Refused(Code.ROOM_FULL, why)
    seat = open_to_us[0] if wanted is None else wanted
    if seat not in open_to_us:
        why = localized("seat_taken-reserved_another_person") if seat in free else localized("seat_taken-take_another")
        raise Refused(Code.SEAT_TAKEN, why)
    return seat


def no_such_seat(record: Record) -> str:
    """The sentence for a seat number that the room does not have."""
    return localized("no_such_seat-room_seats", last=record.players - 1)


def must_be_welcome(record: Record, identity: str) -> None:
    """Raise `Refused` if the host has sent this person away."""
    if is_barred(record, identity):
        raise Refused(Code.BARRED, localized("barred-host_removed_watch_ask"))


def is_barred(record: Record, identity: str) -> bool:
    """Whether the host has sent this person away."""
    return any(one.identity == identity for one in record.agreements.barred)


def is_expected(record: Record, identity: str) -> bool:
    """Whether a seat is reserved for a person."""
    return any(kept is not None and kept.identity == identity for kept in record.agreements.reserved)


def let_in_if_invited(record: Record, identity: str, invited: bool) -> Changed:
    """Let a barred person in again who was invited by name since (`invited`).

    Raises `Refused` for a barred person who was not. For a person who is not barred nothing changes.
    """
    if not invited or not is_barred(record, identity):
        must_be_welcome(record, identity)
        return record, ()
    return _let_in(record, identity)


def seated(record: Record, seat: int, occupant: messages.Occupant, former: messages.Occupant | None = None) -> Changed:
    """Put `occupant` on a seat. Removes reservations of the seat and for `occupant`; before a match the seat's share.

    `former`: the player who hands the seat over during the match.
    """
    reserved = tuple(
        None if kept is None or place == seat or kept.identity == occupant.identity else kept
        for place, kept in enumerate(record.agreements.reserved)
    )
    changed = _with_reserved(_emptied(record, seat), reserved)
    changed = msgspec.structs.replace(changed, seats=replace_at(record.seats, seat, occupant))
    return changed, (messages.SeatTaken(seat, occupant.identity, occupant.name, occupant.bot, former),)


def _emptied(record: Record, seat: int) -> Record:
    """Return the record with an empty seat, and before the match without the seat's share of the seed."""
    # `contributions` is empty except in rooms of earlier releases
    shares = record.contributions and replace_at(record.contributions, seat, None)
    kept = luck.without_share(record.luck, seat) if record.status is messages.Status.OPEN else record.luck
    return msgspec.structs.replace(record, seats=replace_at(record.seats, seat, None), contributions=shares, luck=kept)


def with_share_moved(record: Record, seat: int, share: luck.Share | None) -> Changed:
    """Put a person's `share` of the seed on the `seat` to which the person has moved. None: they have no share."""
    if share is None:
        return record, ()
    moved = luck.with_share(record.luck, msgspec.structs.replace(share, seat=seat))
    return msgspec.structs.replace(record, luck=moved), (messages.Contributed(seat, share.commitment),)


def _with_reserved(record: Record, reserved: tuple[messages.Occupant | None, ...]) -> Record:
    """Return the record with reserved seats; the same record if they do not change."""
    if not any(reserved):
        reserved = ()
    if reserved == record.agreements.reserved:
        return record
    return msgspec.structs.replace(record, agreements=msgspec.structs.replace(record.agreements, reserved=reserved))


def released(record: Record, identity: str) -> Changed | None:
    """Return the record without the reservation for a person; None if there was none."""
    reserved = tuple(None if kept and kept.identity == identity else kept for kept in record.agreements.reserved)
    changed = _with_reserved(record, reserved)
    return None if changed is record else (changed, (room_spec.changed(changed),))


def declined(record: Record, identity: str, seat: int) -> Changed | None:
    """The record after a person has declined a reserved seat; None if it is not reserved for them."""
    kept = record.agreements.holder(seat)
    return None if kept is None or kept.identity != identity else released(record, identity)


def move(record: Record, ask: messages.MoveSeat, request: Request) -> Changed:
    """Move a player to a free seat before the match. Raises `Refused`."""
    must_be_open(record)
    must_hold(record, request.identity, ask.seat)
    mover = record.seats[ask.seat]
    assert mover is not None
    to = free_seat(record, ask.to, request.identity)
    changed, taken = seated(_emptied(record, ask.seat), to, mover)
    changed, shared = with_share_moved(changed, to, record.luck.of(ask.seat))
    return changed, (messages.SeatLeft(ask.seat), *taken, *shared)


# --- the host ---------------------------------------------------------------------------------------------------


def handle_person(record: Record, ask: messages.HandlePerson, request: Request) -> Changed:
    """Apply what the host decides about a person: send away, let in again, or make them the host. Raises `Refused`."""
    must_be_open(record)
    must_be_host(record, request.identity, "Only the host can do that.")
    if ask.identity == request.identity:
        raise Refused(Code.YOURSELF, localized("yourself-host_leave_seat_make"))
    match ask.action:
        case messages.PersonAction.SEND_AWAY:
            # a person with a reservation only loses that; one with a seat loses the seat and is barred
            return released(record, ask.identity) or _sent_away(record, ask.identity)
        case messages.PersonAction.LET_IN:
            return _let_in(record, ask.identity)
        case messages.PersonAction.MAKE_HOST:
            _person_on(record, ask.identity)  # only a person with a seat can be the host
            return msgspec.structs.replace(record, host=ask.identity), (messages.HostChanged(ask.identity),)
        case _:
            assert_never(ask.action)


def _person_on(record: Record, identity: str) -> int:
    """Return the seat of a person. Raises `Refused` for a bot or a person without a seat."""
    if identity.startswith(BOT_ID_PREFIX):
        raise Refused(Code.NOT_A_PERSON, localized("not_a_person-bot"))
    seats = record.seats_of(identity)
    if not seats:
        raise Refused(Code.NOT_SEATED, localized("not_seated-player_no_seat"))
    return seats[0]


def _sent_away(record: Record, identity: str) -> Changed:
    """Remove a person from their seat and bar them from the room.

    Over `MOST_BARRED` barred people, those who were barred first may return.
    """
    seat = _person_on(record, identity)
    gone = record.seats[seat]
    assert gone is not None
    barred = (*record.agreements.barred, messages.Occupant(identity, gone.name))
    forgotten, barred = barred[:-MOST_BARRED], barred[-MOST_BARRED:]  # the newest stay barred
    let_in = tuple(messages.PersonBarred(one.identity, one.name, barred=False) for one in forgotten)
    agreements = msgspec.structs.replace(record.agreements, barred=barred)
    changed = msgspec.structs.replace(_emptied(record, seat), agreements=agreements)
    return changed, (messages.SeatLeft(seat), messages.PersonBarred(identity, gone.name, barred=True), *let_in)


def _let_in(record: Record, identity: str) -> Changed:
    """Let a barred person join again. Raises `Refused` if they are not barred."""
    back = next((one for one in record.agreements.barred if one.identity == identity), None)
    if back is None:
        raise Refused(Code.NOT_BARRED, localized("not_barred"))
    barred = tuple(one for one in record.agreements.barred if one != back)
    agreements = msgspec.structs.replace(record.agreements, barred=barred)
    return msgspec.structs.replace(record, agreements=agreements), (
        messages.PersonBarred(identity, back.name, barred=False),
    )


def change_room(record: Record, ask: messages.ChangeRoom, request: Request) -> Changed:
    """Change name, number of players, options, clock and settings of a room before its match, for its host.

    Raises `Refused`, also for a change of whether it is rated. If more than the name changes, no one is ready any more.
    """
    must_be_open(record)
    must_be_host(record, request.identity, "Only the host can change the table settings.")
    host = next(one for one in record.seats if one is not None and one.identity == record.host)
    new = room_spec.checked(game_of(record), ask, host.name)
    if (new.settings or DEFAULT_SETTINGS).rated is not record.effective_settings.rated:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-settings_rated_fixed"))
    changed, moved = _with_seats(record, new.players)
    changed = msgspec.structs.replace(
        changed, name=new.name, options=new.options, clock=new.clock, settings=new.settings
    )
    reset: tuple[messages.Event, ...] = ()
    if not _is_played_as(changed, record):
        changed, reset = reset_readiness(changed)
    return changed, (*moved, room_spec.changed(changed), *reset)


def _is_played_as(record: Record, other: Record) -> bool:
    """Return whether the match of a room stays as it was before a change: only the name may differ."""
    return (
        record.players == other.players
        and record.options == other.options
        and record.clock == other.clock
        and record.effective_settings == other.effective_settings
    )


def _with_seats(record: Record, players: int) -> Changed:
    """Change the number of seats to `players`. People on removed seats, or expected there, get the first free ones.

    Raises `Refused` if more seats are taken or reserved.
    """
    busy = [seat for seat in range(record.players) if record.seats[seat] or record.agreements.holder(seat)]
    if len(busy) > players:
        raise Refused(Code.SEAT_TAKEN, localized("seat_taken-seats_reserved_choose_least", count=len(busy)))
    events: tuple[messages.Event, ...] = ()
    free = iter([seat for seat in range(players) if seat not in busy])
    for seat in [seat for seat in busy if seat >= players]:
        record, moved = _shifted(record, seat, next(free))
        events += moved
    return _resized(record, players), events


def _shifted(record: Record, seat: int, to: int) -> Changed:
    """Move the person on `seat`, or its reservation if it is free, to the free seat `to`.

    A person takes their share of the seed along. Returns the record and the events; a reservation has none.
    """
    occupant = record.seats[seat]
    if occupant is not None:
        changed, taken = seated(_emptied(record, seat), to, occupant)
        changed, shared = with_share_moved(changed, to, record.luck.of(seat))
        return changed, (messages.SeatLeft(seat), *taken, *shared)
    reserved = replace_at(replace_at(record.agreements.reserved, to, record.agreements.holder(seat)), seat, None)
    return _with_reserved(record, reserved), ()


def _resized(record: Record, players: int) -> Record:
    """Change the number of seats; seats are added or removed at the end."""
    more = (None,) * (players - record.players)
    reserved = record.agreements.reserved and (*record.agreements.reserved, *more)[:players]
    changed = msgspec.structs.replace(
        record,
        players=players,
        seats=(*record.seats, *more)[:players],
        contributions=record.contributions and (*record.contributions, *more)[:players],
    )
    return _with_reserved(changed, reserved)


# --- readiness --------------------------------------------------------------------------------------------------


def set_ready(record: Record, ask: messages.Ready, request: Request) -> Changed:
    """Set whether the seats of a player are ready for the match. Raises `Refused`.

    Without a ready check only those may answer who are asked because they were away while the room was full.
    """
    must_be_open(record)
    if not record.effective_settings.ready_check and request.identity not in record.agreements.asked:
        raise Refused(Code.NO_READY_CHECK, localized("no_ready_check"))
    seats = record.seats_of(request.identity)
    if not seats:
        raise Refused(Code.NOT_SEATED, localized("not_seated-take_seat"))
    others = set(record.agreements.ready) - set(seats)
    ready = tuple(sorted(others.union(seats) if ask.ready else others))
    if ready == record.agreements.ready:
        return record, ()
    agreements = msgspec.structs.replace(record.agreements, ready=ready)
    return msgspec.structs.replace(record, agreements=agreements), (messages.ReadyChanged(ready, agreements.asked),)


def is_complete(record: Record) -> bool:
    """Whether the match begins by itself: every seat is taken, and all people who are asked are ready."""
    return all(record.seats) and not unready(record)


def unready(record: Record) -> list[messages.Occupant]:
    """Return the seated people who must say that they are ready, and have not. A single player need not.

    All are asked in a room with a ready check, else those who were away while the room was full.
    """
    if record.players == 1:
        return []
    agreements, all_asked = record.agreements, record.effective_settings.ready_check
    waited_for = [one for seat, one in enumerate(record.seats) if seat not in agreements.ready]
    people = [one for one in waited_for if one is not None and one.bot is None]
    return [one for one in people if all_asked or one.identity in agreements.asked]


def asks_absent(record: Record) -> bool:
    """Return whether people who are away are asked if they are ready, once the room is full.

    Not in a room with a ready check, where all are asked. A slow match starts without asking, for its players need not
    be present.
    """
    is_slow = record.clock is not None and record.clock.pace is messages.Pace.SLOW
    return not (is_slow or record.effective_settings.ready_check)


def with_absent_asked(record: Record, absent: Collection[str]) -> Changed:
    """Ask the seated people among `absent` (identities) whether they are ready, in a room that is full.

    Nothing changes if the room does not ask (see `asks_absent`), or has asked all of them already.
    """
    known = record.agreements
    new = tuple(one for one in human_ids(record.seats) if one in absent and one not in known.asked)
    if not new or not asks_absent(record):
        return record, ()
    agreements = msgspec.structs.replace(known, asked=(*known.asked, *new))
    return msgspec.structs.replace(record, agreements=agreements), (
        messages.ReadyChanged(known.ready, agreements.asked),
    )


def reset_readiness(record: Record) -> Changed:
    """Forget who is ready, and who was asked because they were away."""
    if not record.agreements.ready and not record.agreements.asked:
        return record, ()
    agreements = msgspec.structs.replace(record.agreements, ready=(), asked=())
    return msgspec.structs.replace(record, agreements=agreements), (messages.ReadyChanged(()),)
