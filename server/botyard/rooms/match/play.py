"""Requests of a running match: answers to choices, resignations, returns, and answers of the rules. Pure."""

import msgspec

from botyard.errors import Refused
from botyard.games.interface import Game, Illegal
from botyard.rooms.match import absence, clock
from botyard.rooms.record import Record
from botyard.rooms.requests import Alarm, Request
from botyard.rooms.room import Context, Decision, Room, answerable_choices, game_of, must_hold, progress
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.codes import Code
from botyard_protocol.messages import Abandoned, Event, SeatAbsent, SeatReturned, Status, TimedOut


def play(room: Room, ask: messages.Command, request: Request, ctx: Context) -> Decision:
    """Answer an open choice, for the holder of the seat or the bot that is its substitute. Raises `Refused`."""
    substitute = _is_substitute(room.record, request.identity, ask.seat)
    game = game_of(room.record) if substitute else must_play(room, request.identity, ask.seat)
    _must_not_be_adjourned(room.record)
    if not isinstance(ask.command, game.command_types):
        raise Refused(Code.WRONG_COMMAND, localized("wrong_command-game_does_know_such"))
    if room.record.clocks is not None:
        clock.must_be_in_time(room.record.clocks, ask.choice, ctx.at)
    try:
        outcome = game.apply(room.state, ask.seat, ask.choice, ask.command)
    except Illegal as illegal:
        raise Refused(illegal.code, illegal.message) from illegal
    if substitute:
        return progress(room.record, game, outcome.state, outcome.events, ctx)
    record, back = _with_sender_back(room, request.identity, ask.seat)
    return progress(record, game, outcome.state, (*back, *outcome.events), ctx)


def _with_sender_back(room: Room, identity: str, seat: int) -> tuple[Record, tuple[Event, ...]]:
    """Return the record and the events after a player has answered for a seat.

    The seat is not marked absent any more (after time-outs in a row), and a bot or the rules play no longer for it. A
    missing player without a substitute stays missing: see `absence.back_after_answer`.
    """
    record = room.record
    events: tuple[Event, ...] = ()
    if record.absence is not None:
        record, events = absence.back_after_answer(room, identity)
    if record.clocks is not None:
        record, returned = seat_returned(record, seat)
        events += returned
    return record, events


def resign(room: Room, ask: messages.Resign, request: Request, ctx: Context) -> Decision:
    """Take a seat out of the match, which ends if no player is left who can return. Raises `Refused`."""
    game = must_play(room, request.identity, ask.seat)
    try:
        outcome = game.resign(room.state, ask.seat)
    except Illegal as illegal:
        raise Refused(illegal.code, illegal.message) from illegal
    record, events = absence.without_resigned(Room(room.record, outcome.state))
    decision = progress(record, game, outcome.state, (*outcome.events, *events), ctx)
    if decision.room.record.status is Status.PLAYING and not absence.players_who_can_return(decision.room):
        return absence.abandon(decision.room, Abandoned.RESIGNED, "", decision.events, ctx)
    return decision


def come_back(room: Room, ask: messages.ComeBack, request: Request, ctx: Context) -> Decision:
    """Mark a player who was absent or missing as back. Raises `Refused`."""
    must_play(room, request.identity, ask.seat)
    record, back = absence.with_person_back(room, request.identity)
    record, returned = seat_returned(record, ask.seat)
    if not back and not returned:
        raise Refused(Code.NOT_ABSENT, localized("not_absent"))
    return Decision(Room(msgspec.structs.replace(record, time=ctx.now), room.state), (*back, *returned))


def seat_returned(record: Record, seat: int) -> tuple[Record, tuple[Event, ...]]:
    """Return the record after a seat's player has acted, or has changed, and the events that follow.

    The time-outs in a row begin again at 0. If the seat was marked absent because of them, it is not any more.
    """
    if record.clocks is None:
        return record, ()
    absent = record.clocks.accounts[seat].absent
    changed = msgspec.structs.replace(record, clocks=clock.with_seat_back(record.clocks, seat))
    return changed, (SeatReturned(seat),) if absent else ()


def time_out_seat(room: Room, ask: Alarm, request: Request, ctx: Context) -> Decision:
    """Answer by the rules for a seat whose time is up; if an outage has postponed the alarm, only give the time back.

    Raises `Refused` if the choice is not open any more.
    """
    if room.record.clock is None:
        return _auto_answer(room, ask, ctx)
    if not _is_due(room.record, ask, ctx.now):  # the clocks of the record have got the time back already
        return Decision(Room(msgspec.structs.replace(room.record, time=ctx.now), room.state), ())
    game = game_of(room.record)
    outcome = game.apply(room.state, ask.seat, ask.choice, game.time_out(room.state, ask.choice))
    record, timed_out = _timed_out(room.record, ask.seat)
    return progress(record, game, outcome.state, (*timed_out, *outcome.events), ctx)


def _is_due(record: Record, ask: Alarm, now: int) -> bool:
    """Return whether the alarm is due. Raises `Refused` if its choice is not open any more."""
    clocks = record.clocks
    running = None if clocks is None else clock.running_for(clocks, ask.choice)
    if record.status is not Status.PLAYING or clocks is None or running is None:
        raise Refused(Code.CHOICE_CLOSED, localized("choice_closed-answered_before_time_up"))
    return clock.alarm_at(clocks, running) <= now


def _timed_out(record: Record, seat: int) -> tuple[Record, tuple[Event, ...]]:
    """Return the record after a seat's time has run out, and its events. Several time-outs in a row mark it absent."""
    assert record.clocks is not None
    clocks = clock.with_time_out(record.clocks, seat)
    events: tuple[Event, ...] = (TimedOut(seat),)
    if clocks.accounts[seat].absent and not record.clocks.accounts[seat].absent:
        events += (SeatAbsent(seat),)
    return msgspec.structs.replace(record, clocks=clocks), events


def _auto_answer(room: Room, ask: Alarm, ctx: Context) -> Decision:
    """Answer by the rules for a missing player of a match without a clock. Raises `Refused` unless that is due."""
    due = absence.auto_answer(room.record, answerable_choices(room))
    if due != ask or absence.auto_answer_at(room.record) > ctx.now:
        raise Refused(Code.CHOICE_CLOSED, localized("choice_closed-no_answer_rules_due"))
    game = game_of(room.record)
    outcome = game.apply(room.state, ask.seat, ask.choice, game.time_out(room.state, ask.choice))
    return progress(room.record, game, outcome.state, (TimedOut(ask.seat), *outcome.events), ctx)


def _is_substitute(record: Record, identity: str, seat: int) -> bool:
    """Whether `identity` is the bot that plays for the holder of a seat."""
    bot = absence.substitute(record, seat) if record.absence and seat < len(record.seats) else None
    return bot is not None and bot.identity == identity


def _must_not_be_adjourned(record: Record) -> None:
    if record.absence is not None and record.absence.adjourned:
        raise Refused(Code.ADJOURNED, localized("adjourned-match_paused_vote_resume_2"))


def must_play(room: Room, identity: str, seat: int) -> Game:
    """Return the game of a running match in which `identity` holds `seat`. Raises `Refused` otherwise."""
    if room.record.status is Status.OPEN:
        raise Refused(Code.NOT_STARTED, localized("not_started-match"))
    game = game_of(room.record)
    must_hold(room.record, identity, seat)  # first: delayed spectators must not learn that the match is over
    if room.record.status is Status.FINISHED:
        raise Refused(Code.GAME_OVER, localized("game_over-match"))
    return game
