"""The logic of a room: decides each request by its type. Pure: no clock, no store, no chance but the given secret.

The caller loads a room, decides, and commits the decision. If the commit finds that the room has changed, the decision
is discarded and made again.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from botyard.errors import Refused
from botyard.games.registry import GAMES
from botyard.rooms.before import bots_on_seats, invite_rules, offers, rematch, room_spec, starting
from botyard.rooms.before import seats as seat_rules
from botyard.rooms.before.invitations import Invite, RevokeInvitation
from botyard.rooms.before.starting import start_if_full
from botyard.rooms.match import absence, bot_timing, clock, desertion
from botyard.rooms.match.clock import Clocks
from botyard.rooms.match.play import come_back, play, resign, time_out_seat
from botyard.rooms.record import Record
from botyard.rooms.requests import Alarm, Attend, CallOff, Deserted, EndMatch, NextRoom, Request, RoomRequest
from botyard.rooms.room import (
    Context,
    Decision,
    Room,
    game_for,
    game_of,
    must_be_host,
    must_be_open,
    must_hold,
    replace_at,
)
from botyard.rooms.sight import watching
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.codes import Code
from botyard_protocol.messages import (
    BotLevel,
    Event,
    HostChanged,
    Occupant,
    SeatLeft,
    SeatTaken,
    Status,
    TimeControl,
    TimeGranted,
)


def create(room: str, request: Request, ctx: Context) -> Decision:
    """Create a room, perhaps for a rematch, with its host on a seat, and perhaps bots on others. Raises `Refused`.

    If the room is then complete, its match starts.
    """
    ask = request.ask
    if isinstance(ask, NextRoom):
        opened, events = rematch.open_room(room, ask, request, ctx)
        return _with_clocks(start_if_full(Room(opened), events, ctx), ctx)
    assert isinstance(ask, messages.CreateRoom)
    game = game_for(ask.game, ctx)
    if game is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-no_called", game=ask.game, games=", ".join(GAMES)))
    new = room_spec.checked(game, ask, request.name)
    if len(ask.bots) >= ask.players:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-bots_seats_behind_yours", count=ask.players - 1))
    record = room_spec.blank(room, game, new, request.identity, ctx)
    record, taken = seat_rules.seated(record, 0, Occupant(request.identity, request.name))
    made = room_spec.created(record, request.identity)
    record, shared = starting.with_share(record, 0, ask.contribution, ctx)  # the share of the seed that the host gives
    return _with_clocks(_with_bots(Room(record), ask.bots, (made, *taken, *shared), ctx), ctx)


def _with_bots(room: Room, levels: tuple[BotLevel, ...], events: tuple[Event, ...], ctx: Context) -> Decision:
    """Seat bots behind the host of a new room; if no seat is free then, its match starts."""
    record = room.record
    for seat, level in enumerate(levels, 1):
        record, taken = _seat_bot(record, seat, level)
        events += (taken,)
    return start_if_full(Room(record), events, ctx)


def decide(room: Room, request: Request, ctx: Context) -> Decision:
    """Decide a request in a room: the room after it, and its events. Raises `Refused`."""
    if ctx.now < room.record.time:
        ctx = msgspec.structs.replace(ctx, now=room.record.time)  # the times of a log never go back
    record, first = _up_to_date(room.record, ctx)
    decision = _with_consequences(record, _act(Room(record, room.state), request, ctx), ctx)
    if first:
        decision = Decision(decision.room, (*first, *decision.events))
    if decision.room.record.has_automatic_seats:
        # neither agreements about seats nor hidden answers are animated, so they do not delay bots
        animated = decision.room.state is not room.state and not is_changeable(decision.room, request.ask)
        return _with_clocks(decision, ctx, room.state, animated)
    return _with_clocks(decision, ctx, room.state)


def is_changeable(room: Room, ask: RoomRequest) -> bool:
    """Return whether a request answers a choice of a room whose answer can still be changed.

    With the room as it is after the request, True means that the board does not show the answer yet; with the room
    before it, that the choice has an answer already.
    """
    if room.state is None or not isinstance(ask, messages.Command):
        return False
    return any(choice.id == ask.choice for choice in game_of(room.record).answerable_again(room.state))


def _up_to_date(record: Record, ctx: Context) -> tuple[Record, tuple[Event, ...]]:
    """Return the record that a request is decided in, and the events that bring it up to date.

    Clocks get back the time of outages; shares of the seed that an earlier release stored become void.
    """
    events: tuple[Event, ...] = ()
    if record.clocks is not None and ctx.outages:
        clocks, grants = clock.give_back(record.clocks, ctx.outages)
        record = msgspec.structs.replace(record, clocks=clocks)
        events = tuple(TimeGranted(seat, ms) for seat, ms in grants)
    if record.status is Status.OPEN:
        record, renewed = starting.with_new_shares(record, ctx)
        events += renewed
    return record, events


def _act(room: Room, request: Request, ctx: Context) -> Decision:
    """Call the action of the request's type. Raises `Refused` for one that must wait while a start is under way."""
    action = ACTIONS[type(request.ask)]
    if not action.while_starting:
        starting.must_not_be_starting(room.record)
    return action.decide(room, request.ask, request, ctx)


def _with_consequences(before: Record, decision: Decision, ctx: Context) -> Decision:
    """Add what follows from changes of seats, offers and absence. `before`: the record before the decision."""
    record = decision.room.record
    if record.seats is not before.seats or record.agreements is not before.agreements:
        decision = offers.apply_invariants(before, decision)
    if record.absence is not None:
        decision = absence.apply_invariants(before, decision)
    if decision.room.record.status is Status.OPEN:
        decision = start_if_full(decision.room, decision.events, ctx)
    if decision.room.record.coach_links:
        decision = watching.revoke_lost_links(before, decision)
    return decision


def _with_clocks(decision: Decision, ctx: Context, before: Any = None, animated: bool = True) -> Decision:
    """Add the clocks to a decision, and the end of its animation, after which bots begin to think.

    `before`: the game's state before the decision, None before the match. `animated`: whether the board changes.
    """
    room, event_count = decision.room, len(decision.events)
    if room.state is None:
        return decision
    record = room.record
    if record.clock is not None:
        clocks = _clocks(record, record.clock, room.state, before, event_count, ctx)
        record = msgspec.structs.replace(record, clocks=clocks)
    # 0: bots are asked only once an end is stored, so the first one is stored without an animation, too
    if (animated or not record.animation_end) and record.has_automatic_seats:
        record = bot_timing.with_animation_end(record, event_count, ctx.now)
    if record is room.record:
        return decision
    return Decision(Room(record, room.state), decision.events)


def _clocks(record: Record, control: TimeControl, state: Any, before: Any, event_count: int, ctx: Context) -> Clocks:
    """Return the clocks of a match after a decision with so many events: they run for the choices that are open now.

    `state`: of the game; `before`: the one before the decision, None before the match.
    """
    game, clocks = game_of(record), record.clocks or clock.opening(control, len(record.seats))
    choices = () if record.halted else game.choices(state)  # while the match is adjourned no time runs
    active = () if record.halted else game.active(state)
    turn_over = before is not None and game.turns(state) > game.turns(before)
    return clock.follow(clocks, control, choices, active, ctx.at, ctx.now + clock.animation_ms(event_count), turn_over)


# --- before the match -------------------------------------------------------------------------------------------


def _join(room: Room, ask: messages.Join, request: Request, ctx: Context) -> Decision:
    """Give the sender a seat before the match, and the role of host if the room has none. Raises `Refused`."""
    record = room.record
    must_be_open(record)
    if record.seats_of(request.identity):
        raise Refused(Code.ALREADY_SEATED, localized("already_seated-seat_2"))
    starting.must_not_be_starting(record)  # here, not in `ACTIONS`: a person with a seat gets the refusal above
    record, wanted = _use_invitation(record, ask, request.identity, ctx.now)
    # `room.record`, because in `record` the invitation is marked as used already
    record, events = seat_rules.let_in_if_invited(
        record, request.identity, invite_rules.is_named(room.record, ask, request.identity)
    )
    seat = seat_rules.free_seat(record, wanted, request.identity)
    record, taken = seat_rules.seated(record, seat, Occupant(request.identity, request.name))
    events += taken
    host = record.host
    if host is None:
        host = request.identity
        events += (HostChanged(host),)
    record, shared = starting.with_share(record, seat, ask.contribution, ctx)
    changed = msgspec.structs.replace(record, host=host, time=ctx.now)
    return Decision(Room(changed), (*events, *shared))


def _use_invitation(record: Record, ask: messages.Join, identity: str, now: int) -> tuple[Record, int | None]:
    """Return the record with the invitation marked as used, and the wanted seat (None: any). Raises `Refused`.

    A person for whom a seat is reserved needs no invitation.
    """
    if seat_rules.is_expected(record, identity):
        return record, ask.seat
    return invite_rules.let_in(record, ask, identity, now)


def _leave(room: Room, ask: messages.LeaveSeat, request: Request, ctx: Context) -> Decision:
    """Free a seat of the sender, or decline one that is reserved for the sender. Raises `Refused`.

    While a match starts, to free a seat voids the start.
    """
    record = room.record
    must_be_open(record)
    if not record.seats_of(request.identity):  # without a seat only a reserved seat can be declined
        starting.must_not_be_starting(record)
    if declined := seat_rules.declined(record, request.identity, ask.seat):
        changed, events = declined
        return Decision(Room(msgspec.structs.replace(changed, time=ctx.now)), events)
    must_hold(record, request.identity, ask.seat)
    if record.luck.until:
        return starting.void_start(record, (ask.seat,), ctx)
    changed, events = starting.without_people(record, (ask.seat,))
    return Decision(Room(msgspec.structs.replace(changed, time=ctx.now)), events)


def _add_bot(room: Room, ask: messages.AddBot, request: Request, ctx: Context) -> Decision:
    """Put a bot on a free seat. Only the host may do this. Raises `Refused`."""
    record = room.record
    must_be_open(record)
    must_be_host(record, request.identity, "Only the host can add bots.")
    seat = seat_rules.free_seat(record, ask.seat, identity="")  # a bot takes no reserved seat
    seated, taken = _seat_bot(record, seat, ask.level)
    return Decision(Room(msgspec.structs.replace(seated, time=ctx.now)), (taken,))


def _seat_bot(record: Record, seat: int, level: BotLevel) -> tuple[Record, SeatTaken]:
    """Return the record with a bot on `seat`, and the event that it sits there."""
    seats = bots_on_seats.with_bot(record.room, record.seats, seat, level)
    bot = seats[seat]
    assert bot is not None
    return msgspec.structs.replace(record, seats=seats), SeatTaken(seat, bot.identity, bot.name, bot.bot)


def _remove_bot(room: Room, ask: messages.RemoveBot, request: Request, ctx: Context) -> Decision:
    """Remove a bot from its seat. Only the host may do this. Raises `Refused`."""
    record = room.record
    must_be_open(record)
    must_be_host(record, request.identity, "Only the host can remove bots.")
    if ask.seat >= record.players:
        raise Refused(Code.NO_SUCH_SEAT, seat_rules.no_such_seat(record))
    occupant = record.seats[ask.seat]
    if occupant is None or occupant.bot is None:
        raise Refused(Code.NOT_A_BOT, localized("not_a_bot"))
    changed = msgspec.structs.replace(record, seats=replace_at(record.seats, ask.seat, None), time=ctx.now)
    return Decision(Room(changed), (SeatLeft(ask.seat),))


# --- dispatch ---------------------------------------------------------------------------------------------------


def _refuse_second_creation(room: Room, ask: messages.CreateRoom, request: Request, ctx: Context) -> Decision:
    raise Refused(Code.ID_REUSED, localized("id_reused-made_room_use_another"))


def _join_next(room: Room, ask: NextRoom, request: Request, ctx: Context) -> Decision:
    """Give the sender a seat in a rematch that another player has made already."""
    return _join(room, messages.Join(ask.id, room.record.room, None, ask.contribution), request, ctx)


def _seat_action(change: Callable[[Record, Any, Request], seat_rules.Changed]) -> "Act":
    """Return an action that applies `change` to the record, and leaves the state of the game as it is.

    `change`: returns the changed record and the events.
    """

    def act(room: Room, ask: Any, request: Request, ctx: Context) -> Decision:
        record, events = change(room.record, ask, request)
        return Decision(Room(msgspec.structs.replace(record, time=ctx.now), room.state), events)

    return act


Act = Callable[[Room, Any, Request, Context], Decision]
"""Decides one type of request. Raises `Refused`."""


@dataclass(frozen=True, slots=True)
class Action:
    """The action of a type of request. `while_starting`: whether it is allowed while shares are being opened."""

    decide: Act
    while_starting: bool = True


ACTIONS: dict[type, Action] = {
    messages.CreateRoom: Action(_refuse_second_creation),
    NextRoom: Action(_join_next),
    # seats before the match
    messages.Join: Action(_join),
    messages.LeaveSeat: Action(_leave),
    messages.AddBot: Action(_add_bot, while_starting=False),
    messages.RemoveBot: Action(_remove_bot, while_starting=False),
    messages.MoveSeat: Action(_seat_action(seat_rules.move), while_starting=False),
    messages.OfferSeat: Action(_seat_action(offers.offer), while_starting=False),
    messages.AnswerOffer: Action(_seat_action(offers.answer), while_starting=False),
    messages.HandlePerson: Action(_seat_action(seat_rules.handle_person), while_starting=False),
    messages.Ready: Action(_seat_action(seat_rules.set_ready), while_starting=False),
    messages.ChangeRoom: Action(_seat_action(seat_rules.change_room), while_starting=False),
    Invite: Action(invite_rules.invite, while_starting=False),
    RevokeInvitation: Action(invite_rules.revoke, while_starting=False),
    # the start
    messages.Contribute: Action(starting.contribute, while_starting=False),
    messages.Start: Action(starting.start_by_host, while_starting=False),
    messages.OpenShare: Action(starting.open_share),
    CallOff: Action(starting.call_off),
    # the match
    messages.Command: Action(play),
    messages.Resign: Action(resign),
    messages.ComeBack: Action(come_back),
    messages.SetLink: Action(watching.set_link),
    messages.Vote: Action(absence.vote),
    Alarm: Action(time_out_seat),
    Attend: Action(absence.attend),
    EndMatch: Action(absence.end),
    Deserted: Action(desertion.desert),
}
"""The action of each type of request: all of `RoomRequest`."""
