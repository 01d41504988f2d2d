"""The logic of a room: what an ask makes of it. Pure: no clock, no store, no chance but the secret given.

The caller loads a room, decides, and commits what came of it; if the commit finds that the room has moved on, the
decision is thrown away and made again.
"""

from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from protocol import messages
from protocol.codes import Code
from protocol.messages import (
    Contributed,
    Event,
    HostChanged,
    MatchStarted,
    Occupant,
    RoomCreated,
    SeatLeft,
    SeatTaken,
    Status,
)
from server.games.interface import Game, Illegal
from server.games.registry import GAMES
from server.names import is_visible, tidy
from server.rooms import clock, luck, timing
from server.rooms.play import come_back, play, resign, ring
from server.rooms.record import Alarm, Record, clock_view, options_view
from server.rooms.requests import Refused, Request
from server.rooms.room import Circumstances, Decision, Room, game_of, must_hold

T = TypeVar("T")


def create(room: str, request: Request, around: Circumstances) -> Decision:
    """A new room with the asker on its first seat. Raises `Refused`."""
    ask = request.ask
    assert isinstance(ask, messages.CreateRoom)
    game = GAMES.get(ask.game)
    if game is None:
        raise Refused(Code.UNKNOWN_GAME, f"There is no game called {ask.game}; there are: {', '.join(GAMES)}.")
    if ask.players not in game.players:
        low, high = game.players[0], game.players[-1]
        raise Refused(Code.PLAYERS_OUT_OF_RANGE, f"This game is for {low} to {high} players.")
    options = ask.options or game.default_options()
    _must_be_playable(game, ask.players, options)
    _must_be_timeable(ask.clock)
    name = tidy(ask.name) or f"{request.name}'s table"
    if not is_visible(name):
        raise Refused(Code.INVALID_FIELD, "name: a room's name is made of letters, digits and signs that can be seen.")
    record = Record(
        room=room,
        game=game.name,
        rules_version=game.rules_version,
        name=name,
        players=ask.players,
        status=Status.OPEN,
        host=request.identity,
        seats=(Occupant(request.identity, request.name), *[None] * (ask.players - 1)),
        created=around.now // 1000,
        time=around.now,
        options=options,
        secret=around.secret,
        contributions=(None,) * ask.players,
        clock=ask.clock,
    )
    promise = luck.commitment(around.secret)
    shown = options_view(options), promise, clock_view(ask.clock)
    made = RoomCreated(request.identity, game.name, ask.players, name, *shown)
    return Decision(Room(record), (made, SeatTaken(0, request.identity, request.name)))


def decide(room: Room, request: Request, around: Circumstances) -> Decision:
    """What `request` makes of `room`. Raises `Refused`."""
    around = replace(around, now=max(around.now, room.record.time))
    record, granted = timing.give_back(room.record, around.outages)
    decision = _act(replace(room, record=record), request, around)
    return _timed(replace(decision, events=(*granted, *decision.events)), around)


def _act(room: Room, request: Request, around: Circumstances) -> Decision:
    match request.ask:
        case messages.Join() as ask:
            return _join(room, ask, request, around)
        case messages.LeaveSeat() as ask:
            return _leave(room, ask, request, around)
        case messages.Contribute() as ask:
            return _contribute(room, ask, request, around)
        case messages.Start():
            return _start_by_host(room, request, around)
        case messages.Command() as ask:
            return play(room, ask, request, around)
        case messages.Resign() as ask:
            return resign(room, ask, request, around)
        case messages.ComeBack() as ask:
            return come_back(room, ask, request, around)
        case Alarm() as ask:
            return ring(room, ask, around)
        case messages.CreateRoom():
            raise Refused(Code.ID_REUSED, "This id has made a room already: use another id for another room.")


# --- before the match -------------------------------------------------------------------------------------------


def _join(room: Room, ask: messages.Join, request: Request, around: Circumstances) -> Decision:
    record = room.record
    _must_be_open(record)
    if record.seats_of(request.identity):
        raise Refused(Code.ALREADY_SEATED, "You have a seat here already.")
    free = [seat for seat, occupant in enumerate(record.seats) if occupant is None]
    if not free:
        raise Refused(Code.ROOM_FULL, "All seats are taken: you can watch.")
    seat = free[0] if ask.seat is None else ask.seat
    if seat >= record.players:
        raise Refused(Code.NO_SUCH_SEAT, f"This room has seats 0 to {record.players - 1}.")
    if seat not in free:
        raise Refused(Code.SEAT_TAKEN, "Somebody sits there already: take another seat.")
    events: tuple[Event, ...] = (SeatTaken(seat, request.identity, request.name),)
    seats = with_item(record.seats, seat, Occupant(request.identity, request.name))
    host = record.host
    if host is None:
        host = request.identity
        events += (HostChanged(host),)
    contributions = record.contributions
    if ask.contribution is not None:
        contributions = with_item(contributions, seat, ask.contribution)
        events += (Contributed(seat, ask.contribution),)
    changed = msgspec.structs.replace(record, seats=seats, host=host, contributions=contributions, time=around.now)
    joined = replace(room, record=changed)
    if all(occupant is not None for occupant in seats):
        return _start(joined, events, around)
    return Decision(joined, events)


def _leave(room: Room, ask: messages.LeaveSeat, request: Request, around: Circumstances) -> Decision:
    record = room.record
    _must_be_open(record)
    must_hold(record, request.identity, ask.seat)
    seats = with_item(record.seats, ask.seat, None)
    events: tuple[Event, ...] = (SeatLeft(ask.seat),)
    host = record.host
    if host == request.identity:
        host = next((occupant.identity for occupant in seats if occupant is not None), None)
        events += (HostChanged(host),)
    shares = with_item(record.contributions, ask.seat, None)
    left = msgspec.structs.replace(record, seats=seats, host=host, contributions=shares, time=around.now)
    return Decision(Room(left), events)


def _contribute(room: Room, ask: messages.Contribute, request: Request, around: Circumstances) -> Decision:
    record = room.record
    _must_be_open(record)
    must_hold(record, request.identity, ask.seat)
    if record.contributions[ask.seat] is not None:
        raise Refused(Code.ALREADY_CONTRIBUTED, "You have added your share of chance already.")
    shares = with_item(record.contributions, ask.seat, ask.contribution)
    shared = msgspec.structs.replace(record, contributions=shares, time=around.now)
    return Decision(Room(shared), (Contributed(ask.seat, ask.contribution),))


def _start_by_host(room: Room, request: Request, around: Circumstances) -> Decision:
    record = room.record
    _must_be_open(record)
    if record.host != request.identity:
        raise Refused(Code.NOT_HOST, "Only the host can start the match.")
    return _start(room, (), around)


def _start(room: Room, events: tuple[Event, ...], around: Circumstances) -> Decision:
    record = room.record
    game = game_of(record)
    taken = tuple(seat for seat, occupant in enumerate(record.seats) if occupant is not None)
    players = len(taken)
    if players not in game.players:
        raise Refused(Code.NOT_ENOUGH_PLAYERS, f"At least {game.players[0]} seats must be taken.")
    _must_be_playable(game, players, record.options)
    seed = luck.seed(record.secret, record.room, [record.contributions[seat] for seat in taken])
    outcome = game.new(players, record.options, seed)
    former = tuple(taken[place] for place in game.seating(players, record.options))
    started = msgspec.structs.replace(
        record,
        status=Status.PLAYING,
        players=players,
        seats=tuple(record.seats[seat] for seat in former),
        contributions=(),
        time=around.now,
    )
    return Decision(Room(started, outcome.state), (*events, MatchStarted(former), *outcome.events))


def _timed(decision: Decision, around: Circumstances) -> Decision:
    """The decision with the clocks as it leaves them."""
    room = decision.room
    if room.state is None or room.record.clock is None:
        return decision
    events = len(decision.events)
    record = timing.follow(room.record, game_of(room.record), room.state, events, around.at, around.now)
    return replace(decision, room=replace(room, record=record))


# --- conditions -------------------------------------------------------------------------------------------------


def _must_be_open(record: Record) -> None:
    if record.status is not Status.OPEN:
        raise Refused(Code.ALREADY_STARTED, "The match has started already: you can watch.")


def _must_be_playable(game: Game, players: int, options: Any) -> None:
    try:
        game.check_options(players, options)
    except Illegal as illegal:
        raise Refused(illegal.code, illegal.message) from illegal


def _must_be_timeable(control: messages.TimeControl | None) -> None:
    try:
        if control is not None:
            clock.check(control)
    except clock.BadControl as error:
        raise Refused(Code.INVALID_FIELD, str(error)) from error


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The same items but one."""
    return (*items[:place], item, *items[place + 1 :])
