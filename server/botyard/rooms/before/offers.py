"""Offers of seats: swaps before the match, and handing a seat over to another person. Pure.

After every change of the seats, `apply_invariants` ends the offers whose people are gone, and resets readiness.
"""

import msgspec

from botyard.errors import Refused
from botyard.rooms.before.bots_on_seats import BOT_ID_PREFIX
from botyard.rooms.before.seats import Changed, must_be_welcome, no_such_seat, reset_readiness, seated, with_share_moved
from botyard.rooms.match.play import seat_returned
from botyard.rooms.record import NOTHING_AGREED, Record
from botyard.rooms.requests import Request
from botyard.rooms.room import Decision, Room, must_be_open, must_hold
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.codes import Code


def offer(record: Record, ask: messages.OfferSeat, request: Request) -> Changed:
    """Offer a seat to one person or to all in the room, or offer to swap it for the seat `ask.to`. Raises `Refused`.

    It replaces an earlier offer of the seat. Seats are swapped only before the match; in a rated match that is being
    played none is handed over.
    """
    must_hold(record, request.identity, ask.seat)  # first: delayed spectators must not learn that the match is over
    if record.status is messages.Status.FINISHED:
        raise Refused(Code.GAME_OVER, localized("game_over-match_offer_seat"))
    if ask.to is not None and ask.identity is not None:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-seat_offered_another_person"))
    if ask.to is None and record.effective_settings.rated and record.status is messages.Status.PLAYING:
        raise Refused(Code.ALREADY_STARTED, localized("already_started-rated_seat"))
    target = _asked_to_swap(record, ask.to, request) if ask.to is not None else _asked_to_take(record, ask, request)
    agreements = record.agreements
    offer = messages.Offer(agreements.offered + 1, ask.seat, request.identity, ask.to, target)
    former = tuple(one for one in agreements.offers if one.seat == ask.seat)
    offers = (*(one for one in agreements.offers if one not in former), offer)
    changed = msgspec.structs.replace(agreements, offers=offers, offered=offer.id)
    ended = tuple(messages.OfferEnded(one.id, messages.OfferEnd.WITHDRAWN) for one in former)
    return msgspec.structs.replace(record, agreements=changed), (*ended, messages.OfferMade(offer))


def _asked_to_swap(record: Record, to: int, request: Request) -> str:
    """Return the identity on the seat `to`, who is asked to swap. Raises `Refused` unless that is another person."""
    must_be_open(record)
    if to >= record.players:
        raise Refused(Code.NO_SUCH_SEAT, no_such_seat(record))
    occupant = record.seats[to]
    if occupant is None:
        raise Refused(Code.NOT_A_PERSON, localized("not_a_person-seat_free_just_move"))
    if occupant.bot is not None:
        raise Refused(Code.NOT_A_PERSON, localized("not_a_person-bots_swap_seats_host"))
    if occupant.identity == request.identity:
        raise Refused(Code.YOURSELF, localized("yourself-own_seat"))
    return occupant.identity


def _asked_to_take(record: Record, ask: messages.OfferSeat, request: Request) -> str | None:
    """Return the identity to whom a seat is offered; None if it is offered to all. Raises `Refused`."""
    if ask.identity is None:
        return None
    if ask.identity == request.identity:
        raise Refused(Code.YOURSELF, localized("yourself-seat"))
    if ask.identity.startswith(BOT_ID_PREFIX):
        raise Refused(Code.NOT_A_PERSON, localized("not_a_person-hand_seat_over_people"))
    if record.seats_of(ask.identity):
        raise Refused(Code.ALREADY_SEATED, localized("already_seated-player_seat"))
    return ask.identity


def answer(record: Record, ask: messages.AnswerOffer, request: Request) -> Changed:
    """Accept or decline the offer of a seat or of a swap, or withdraw it. Raises `Refused`."""
    offer = next((one for one in record.agreements.offers if one.id == ask.offer), None)
    if offer is None:
        raise _no_offer()
    _must_be_theirs(offer, ask.answer, request.identity)
    if ask.answer is messages.OfferAnswer.ACCEPT:
        changed, events = _accepted(record, offer, request)
        changed, ended = _ended(changed, offer, messages.OfferEnd.ACCEPTED)
        return changed, (*ended, *events)
    return _ended(
        record,
        offer,
        messages.OfferEnd.DECLINED if ask.answer is messages.OfferAnswer.DECLINE else messages.OfferEnd.WITHDRAWN,
    )


def _must_be_theirs(offer: messages.Offer, answer: messages.OfferAnswer, identity: str) -> None:
    """Raise `Refused` unless the answer is for this person to give.

    Only its maker may withdraw an offer; the person whom it is made to may accept or decline it, and all others may
    accept one that is made to all.
    """
    if answer is messages.OfferAnswer.WITHDRAW:
        if offer.by != identity:
            raise _no_offer()
    elif offer.by == identity:
        raise Refused(Code.YOURSELF, localized("yourself-own_offer_cancel"))
    elif offer.identity != identity and (answer is messages.OfferAnswer.DECLINE or offer.identity is not None):
        raise _no_offer()


def _no_offer() -> Refused:
    """The refusal for all whom the offer does not concern: delayed spectators must not learn of it."""
    return Refused(Code.NO_SUCH_OFFER, localized("no_such_offer"))


def _ended(record: Record, offer: messages.Offer, how: messages.OfferEnd) -> Changed:
    """Return the record without an offer, and the event that says how it ended."""
    offers = tuple(one for one in record.agreements.offers if one != offer)
    agreements = msgspec.structs.replace(record.agreements, offers=offers)
    return msgspec.structs.replace(record, agreements=agreements), (messages.OfferEnded(offer.id, how),)


def _accepted(record: Record, offer: messages.Offer, request: Request) -> Changed:
    return _handed_over(record, offer, request) if offer.to is None else _swapped(record, offer.seat, offer.to)


def _swapped(record: Record, one: int, other: int) -> Changed:
    """Swap the people of two seats. Both keep their share of chance, their part of the seed of the match."""
    first, second = record.seats[one], record.seats[other]
    assert first is not None  # an offer ends when a person of it leaves
    assert second is not None
    changed, taken = seated(record, one, second)
    changed, also_taken = seated(changed, other, first)
    changed, shared = with_share_moved(changed, one, record.luck.of(other))
    changed, also_shared = with_share_moved(changed, other, record.luck.of(one))
    return changed, (*taken, *also_taken, *shared, *also_shared)


def _handed_over(record: Record, offer: messages.Offer, request: Request) -> Changed:
    """Give all seats of the offering person to the sender, who accepts, and the role of host if that person has it.

    Raises `Refused` for a sender who has a seat or is barred.
    """
    if record.seats_of(request.identity):
        raise Refused(Code.ALREADY_SEATED, localized("already_seated-seat_2"))
    must_be_welcome(record, request.identity)
    events: tuple[messages.Event, ...] = ()
    for seat in record.seats_of(offer.by):
        record, returned = seat_returned(record, seat)  # time-outs of the former holder do not count
        former = record.seats[seat] if record.status is messages.Status.PLAYING else None
        # `former` goes into the event: in a match all see who handed the seat over
        record, taken = seated(record, seat, messages.Occupant(request.identity, request.name), former)
        events += (*taken, *returned)
    if record.host == offer.by:
        record = msgspec.structs.replace(record, host=request.identity)
        events += (messages.HostChanged(request.identity),)
    return record, events


# --- consequences -----------------------------------------------------------------------------------------------


def apply_invariants(before: Record, decision: Decision) -> Decision:
    """Add to a decision what its changes of seats and agreements mean for offers and readiness.

    `before`: the record before it.
    """
    record = decision.room.record
    if record.agreements is NOTHING_AGREED:
        return decision
    record, ended = _without_void(record)
    record, reset = (record, ()) if record.seats == before.seats else reset_readiness(record)
    return Decision(Room(record, decision.room.state), (*decision.events, *ended, *reset))


def _without_void(record: Record) -> Changed:
    """End the offers whose people have taken or left seats since: see `_holds`."""
    offers = tuple(offer for offer in record.agreements.offers if _holds(record, offer))
    if offers == record.agreements.offers:
        return record, ()
    ended = tuple(
        messages.OfferEnded(one.id, messages.OfferEnd.VOID) for one in record.agreements.offers if one not in offers
    )
    return msgspec.structs.replace(record, agreements=msgspec.structs.replace(record.agreements, offers=offers)), ended


def _holds(record: Record, offer: messages.Offer) -> bool:
    """Return whether the people of an offer still sit where they sat when it was made.

    The person to whom a seat is offered must not have taken another one since.
    """
    if offer.seat not in record.seats_of(offer.by):
        return False
    if offer.to is not None:
        return offer.identity is not None and offer.to in record.seats_of(offer.identity)
    return offer.identity is None or not record.seats_of(offer.identity)
