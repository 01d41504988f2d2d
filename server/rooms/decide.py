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
    BotLevel,
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
from server.rooms import clock, inviting, keeping, luck, seating, thinking, timing
from server.rooms.invitation import Invite, RevokeInvitation
from server.rooms.play import come_back, play, resign, ring
from server.rooms.record import USUAL, Alarm, Record, clock_view, options_view, settings_view
from server.rooms.requests import Refused, Request
from server.rooms.room import Circumstances, Decision, Room, game_of, must_hold

T = TypeVar("T")


def create(room: str, request: Request, around: Circumstances) -> Decision:
    """A new room with the asker on its first seat, and perhaps bots behind. Raises `Refused`."""
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
    settings = ask.settings or USUAL
    keeping.check(settings)
    if len(ask.bots) >= ask.players:
        raise Refused(Code.INVALID_FIELD, f"bots: there are {ask.players - 1} seats behind yours.")
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
        settings=settings,
    )
    promise = luck.commitment(around.secret)
    shown = options_view(options), promise, clock_view(ask.clock), settings_view(settings)
    made = RoomCreated(request.identity, game.name, ask.players, name, *shown)
    events: tuple[Event, ...] = (made, SeatTaken(0, request.identity, request.name))
    return _timed(_with_bots(Room(record), ask.bots, events, around), around)


def _with_bots(room: Room, levels: tuple[BotLevel, ...], events: tuple[Event, ...], around: Circumstances) -> Decision:
    """The new room with bots on the seats behind the host's; if no seat is left, its match has started."""
    record = room.record
    for seat, level in enumerate(levels, 1):
        record, taken = _seat_bot(record, seat, level)
        events += (taken,)
    return _start_if_full(Room(record), events, around)


def decide(room: Room, request: Request, around: Circumstances) -> Decision:
    """What `request` makes of `room`. Raises `Refused`."""
    if around.now < room.record.time:
        around = replace(around, now=room.record.time)
    record, granted = timing.give_back(room.record, around.outages)
    decision = _act(Room(record, room.state), request, around)
    return _timed(Decision(decision.room, (*granted, *decision.events)), around)


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
        case messages.AddBot() as ask:
            return _add_bot(room, ask, request, around)
        case messages.RemoveBot() as ask:
            return _remove_bot(room, ask, request, around)
        case Invite() | RevokeInvitation() as ask:
            return inviting.act(room, ask, request, around)
        case messages.CreateRoom():
            raise Refused(Code.ID_REUSED, "This id has made a room already: use another id for another room.")
        case messages.Command() | messages.Resign() | messages.ComeBack() | Alarm() as ask:
            return _act_in_match(room, ask, request, around)


InMatch = messages.Command | messages.Resign | messages.ComeBack | Alarm


def _act_in_match(room: Room, ask: InMatch, request: Request, around: Circumstances) -> Decision:
    match ask:
        case messages.Command():
            return play(room, ask, request, around)
        case messages.Resign():
            return resign(room, ask, request, around)
        case messages.ComeBack():
            return come_back(room, ask, request, around)
        case Alarm():
            return ring(room, ask, around)


# --- before the match -------------------------------------------------------------------------------------------


def _join(room: Room, ask: messages.Join, request: Request, around: Circumstances) -> Decision:
    record = room.record
    _must_be_open(record)
    if record.seats_of(request.identity):
        raise Refused(Code.ALREADY_SEATED, "You have a seat here already.")
    record, wanted = inviting.let_in(record, ask, request.identity, around.now)
    seat = _free_seat(record, wanted)
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
    return _start_if_full(replace(room, record=changed), events, around)


def _leave(room: Room, ask: messages.LeaveSeat, request: Request, around: Circumstances) -> Decision:
    record = room.record
    _must_be_open(record)
    must_hold(record, request.identity, ask.seat)
    seats = with_item(record.seats, ask.seat, None)
    events: tuple[Event, ...] = (SeatLeft(ask.seat),)
    host = record.host
    people = seating.people(seats)
    if not people:  # bots do not wait for somebody
        events += tuple(SeatLeft(seat) for seat, occupant in enumerate(seats) if occupant is not None)
        seats = (None,) * record.players
    if host == request.identity:
        host = people[0] if people else None
        events += (HostChanged(host),)
    shares = with_item(record.contributions, ask.seat, None)
    left = msgspec.structs.replace(record, seats=seats, host=host, contributions=shares, time=around.now)
    return Decision(Room(left), events)


def _add_bot(room: Room, ask: messages.AddBot, request: Request, around: Circumstances) -> Decision:
    record = room.record
    _must_be_open(record)
    _must_be_host(record, request, "Only the host can seat bots.")
    seated, taken = _seat_bot(record, _free_seat(record, ask.seat), ask.level)
    return _start_if_full(Room(msgspec.structs.replace(seated, time=around.now)), (taken,), around)


def _seat_bot(record: Record, seat: int, level: BotLevel) -> tuple[Record, SeatTaken]:
    seats = seating.with_bot(record.room, record.seats, seat, level)
    bot = seats[seat]
    assert bot is not None
    return msgspec.structs.replace(record, seats=seats), SeatTaken(seat, bot.identity, bot.name, bot.bot)


def _remove_bot(room: Room, ask: messages.RemoveBot, request: Request, around: Circumstances) -> Decision:
    record = room.record
    _must_be_open(record)
    _must_be_host(record, request, "Only the host can send bots away.")
    if ask.seat >= record.players:
        raise Refused(Code.NO_SUCH_SEAT, _seats_there(record))
    occupant = record.seats[ask.seat]
    if occupant is None or occupant.bot is None:
        raise Refused(Code.NOT_A_BOT, "No bot sits there.")
    left = msgspec.structs.replace(record, seats=with_item(record.seats, ask.seat, None), time=around.now)
    return Decision(Room(left), (SeatLeft(ask.seat),))


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
    _must_be_host(record, request, "Only the host can start the match.")
    return _start(room, (), around)


def _start_if_full(room: Room, events: tuple[Event, ...], around: Circumstances) -> Decision:
    if all(occupant is not None for occupant in room.record.seats):
        return _start(room, events, around)
    return Decision(room, events)


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
        invitations=(),
        time=around.now,
    )
    return Decision(Room(started, outcome.state), (*events, MatchStarted(former), *outcome.events))


def _timed(decision: Decision, around: Circumstances) -> Decision:
    """The decision with the clocks, and the moment from which bots think, as it leaves them."""
    room, events = decision.room, len(decision.events)
    if room.state is None:
        return decision
    record = room.record
    if record.clock is not None:
        record = timing.follow(record, game_of(record), room.state, events, around.at, around.now)
    if thinking.has_bots(record):
        record = thinking.shown(record, events, around.now)
    if record is room.record:
        return decision
    return Decision(Room(record, room.state), decision.events)


# --- conditions -------------------------------------------------------------------------------------------------


def _must_be_open(record: Record) -> None:
    if record.status is not Status.OPEN:
        raise Refused(Code.ALREADY_STARTED, "The match has started already: you can watch.")


def _must_be_host(record: Record, request: Request, sentence: str) -> None:
    if record.host != request.identity:
        raise Refused(Code.NOT_HOST, sentence)


def _free_seat(record: Record, wanted: int | None) -> int:
    """The seat that is wanted, or the first free one. Raises `Refused` if somebody sits there, or everywhere."""
    free = [seat for seat, occupant in enumerate(record.seats) if occupant is None]
    if not free:
        raise Refused(Code.ROOM_FULL, "All seats are taken: you can watch.")
    seat = free[0] if wanted is None else wanted
    if seat >= record.players:
        raise Refused(Code.NO_SUCH_SEAT, _seats_there(record))
    if seat not in free:
        raise Refused(Code.SEAT_TAKEN, "Somebody sits there already: take another seat.")
    return seat


def _seats_there(record: Record) -> str:
    return f"This room has seats 0 to {record.players - 1}."


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
