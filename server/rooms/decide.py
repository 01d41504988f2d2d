"""The logic of a room: what an ask makes of it. Pure: no clock, no store, no chance but the secret given.

The caller loads a room, decides, and commits what came of it; if the commit finds that the room has moved on, the
decision is thrown away and made again.
"""

from dataclasses import replace

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
    SeatLeft,
    SeatTaken,
    Status,
)
from server.games.registry import GAMES
from server.rooms import absence, form, inviting, luck, places, rematch, seating, thinking, timing, watching
from server.rooms.invitation import Invite, RevokeInvitation
from server.rooms.play import come_back, play, resign, ring
from server.rooms.record import NOTHING_AGREED, Alarm, Attend, EndMatch, NextRoom, Record
from server.rooms.requests import Refused, Request
from server.rooms.room import (
    Circumstances,
    Decision,
    Room,
    game_of,
    must_be_host,
    must_be_open,
    must_hold,
    with_item,
)


def create(room: str, request: Request, around: Circumstances) -> Decision:
    """A new room with the asker on a seat, and perhaps bots on others. Raises `Refused`."""
    ask = request.ask
    if isinstance(ask, NextRoom):
        opened, events = rematch.open_room(room, ask, request, around)
        return _timed(_start_if_full(Room(opened), events, around), around)
    assert isinstance(ask, messages.CreateRoom)
    game = GAMES.get(ask.game)
    if game is None:
        raise Refused(Code.UNKNOWN_GAME, f"There is no game called {ask.game}; there are: {', '.join(GAMES)}.")
    new = form.checked(game, ask, request.name)
    if len(ask.bots) >= ask.players:
        raise Refused(Code.INVALID_FIELD, f"bots: there are {ask.players - 1} seats behind yours.")
    record = form.blank(room, game, new, request.identity, around)
    record, taken = places.seated(record, 0, Occupant(request.identity, request.name))
    made = form.created(record, request.identity)
    return _timed(_with_bots(Room(record), ask.bots, (made, *taken), around), around)


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
    decision = places.settled(record, _act(Room(record, room.state), request, around))
    decision = absence.settled(record, decision)
    if decision.room.record.status is Status.OPEN:
        decision = _start_if_full(decision.room, decision.events, around)
    decision = watching.without_lost_links(record, decision)
    shown = decision.room.state is not room.state  # what is only agreed about seats is not animated
    return _timed(Decision(decision.room, (*granted, *decision.events)), around, shown)


def _act(room: Room, request: Request, around: Circumstances) -> Decision:
    ask = request.ask
    match ask:
        case messages.CreateRoom():
            raise Refused(Code.ID_REUSED, "This id has made a room already: use another id for another room.")
        case messages.Command() | messages.Resign() | messages.ComeBack() | messages.SetLink() | Alarm():
            return _act_in_match(room, ask, request, around)
        case messages.Vote() | Attend() | EndMatch():
            return _act_in_match(room, ask, request, around)
        case NextRoom():
            return _join(room, messages.Join(ask.id, room.record.room), request, around)
        case messages.Join() | messages.LeaveSeat() | messages.Contribute() | messages.Start():
            return _act_before(room, ask, request, around)
        case messages.AddBot():
            return _add_bot(room, ask, request, around)
        case messages.RemoveBot():
            return _remove_bot(room, ask, request, around)
        case Invite() | RevokeInvitation():
            return inviting.act(room, ask, request, around)
        case _:
            return places.arrange(room, ask, request, around.now)


BeforeMatch = messages.Join | messages.LeaveSeat | messages.Contribute | messages.Start


def _act_before(room: Room, ask: BeforeMatch, request: Request, around: Circumstances) -> Decision:
    match ask:
        case messages.Join():
            return _join(room, ask, request, around)
        case messages.LeaveSeat():
            return _leave(room, ask, request, around)
        case messages.Contribute():
            return _contribute(room, ask, request, around)
        case messages.Start():
            return _start_by_host(room, request, around)


InMatch = (
    messages.Command
    | messages.Resign
    | messages.ComeBack
    | messages.SetLink
    | messages.Vote
    | Attend
    | EndMatch
    | Alarm
)


def _act_in_match(room: Room, ask: InMatch, request: Request, around: Circumstances) -> Decision:
    match ask:
        case messages.Command():
            return play(room, ask, request, around)
        case messages.Resign():
            return resign(room, ask, request, around)
        case messages.ComeBack():
            return come_back(room, ask, request, around)
        case messages.SetLink():
            return watching.set_link(room, ask, request, around)
        case messages.Vote():
            return absence.vote(room, ask, request, around)
        case Attend():
            return absence.attend(room, ask, around)
        case EndMatch():
            return absence.end(room, ask, around)
        case Alarm():
            return ring(room, ask, around)


# --- before the match -------------------------------------------------------------------------------------------


def _join(room: Room, ask: messages.Join, request: Request, around: Circumstances) -> Decision:
    record = room.record
    must_be_open(record)
    if record.seats_of(request.identity):
        raise Refused(Code.ALREADY_SEATED, "You have a seat here already.")
    record, wanted = _let_in(record, ask, request.identity, around.now)
    record, events = places.welcomed(record, request.identity, inviting.is_named(room.record, ask, request.identity))
    seat = places.free_seat(record, wanted, request.identity)
    record, taken = places.seated(record, seat, Occupant(request.identity, request.name))
    events += taken
    host = record.host
    if host is None:
        host = request.identity
        events += (HostChanged(host),)
    shares = record.contributions
    if ask.contribution is not None:
        shares = with_item(shares, seat, ask.contribution)
        events += (Contributed(seat, ask.contribution),)
    changed = msgspec.structs.replace(record, host=host, contributions=shares, time=around.now)
    return Decision(Room(changed), events)


def _let_in(record: Record, ask: messages.Join, identity: str, now: int) -> tuple[Record, int | None]:
    """The record with the use of an invitation noted, and the seat that is wanted. Raises `Refused`."""
    return (record, ask.seat) if places.is_expected(record, identity) else inviting.let_in(record, ask, identity, now)


def _leave(room: Room, ask: messages.LeaveSeat, request: Request, around: Circumstances) -> Decision:
    record = room.record
    must_be_open(record)
    if declined := places.declined(record, request.identity, ask.seat):
        return Decision(Room(msgspec.structs.replace(declined[0], time=around.now)), declined[1])
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
    must_be_open(record)
    must_be_host(record, request.identity, "Only the host can seat bots.")
    seated, taken = _seat_bot(record, places.free_seat(record, ask.seat, ""), ask.level)
    return Decision(Room(msgspec.structs.replace(seated, time=around.now)), (taken,))


def _seat_bot(record: Record, seat: int, level: BotLevel) -> tuple[Record, SeatTaken]:
    seats = seating.with_bot(record.room, record.seats, seat, level)
    bot = seats[seat]
    assert bot is not None
    return msgspec.structs.replace(record, seats=seats), SeatTaken(seat, bot.identity, bot.name, bot.bot)


def _remove_bot(room: Room, ask: messages.RemoveBot, request: Request, around: Circumstances) -> Decision:
    record = room.record
    must_be_open(record)
    must_be_host(record, request.identity, "Only the host can send bots away.")
    if ask.seat >= record.players:
        raise Refused(Code.NO_SUCH_SEAT, places.seats_there(record))
    occupant = record.seats[ask.seat]
    if occupant is None or occupant.bot is None:
        raise Refused(Code.NOT_A_BOT, "No bot sits there.")
    left = msgspec.structs.replace(record, seats=with_item(record.seats, ask.seat, None), time=around.now)
    return Decision(Room(left), (SeatLeft(ask.seat),))


def _contribute(room: Room, ask: messages.Contribute, request: Request, around: Circumstances) -> Decision:
    record = room.record
    must_be_open(record)
    must_hold(record, request.identity, ask.seat)
    if record.contributions[ask.seat] is not None:
        raise Refused(Code.ALREADY_CONTRIBUTED, "You have added your share of chance already.")
    shares = with_item(record.contributions, ask.seat, ask.contribution)
    shared = msgspec.structs.replace(record, contributions=shares, time=around.now)
    return Decision(Room(shared), (Contributed(ask.seat, ask.contribution),))


def _start_by_host(room: Room, request: Request, around: Circumstances) -> Decision:
    record = room.record
    must_be_open(record)
    must_be_host(record, request.identity, "Only the host can start the match.")
    if waited_for := [one.name for one in places.unready(record) if one.identity != request.identity]:
        raise Refused(Code.NOT_READY, f"Not everybody is ready: {', '.join(waited_for)}.")
    return _start(room, (), around)


def _start_if_full(room: Room, events: tuple[Event, ...], around: Circumstances) -> Decision:
    if places.is_complete(room.record):
        return _start(room, events, around)
    return Decision(room, events)


def _start(room: Room, events: tuple[Event, ...], around: Circumstances) -> Decision:
    record = room.record
    game = game_of(record)
    taken = tuple(seat for seat, occupant in enumerate(record.seats) if occupant is not None)
    players = len(taken)
    if players not in game.players:
        raise Refused(Code.NOT_ENOUGH_PLAYERS, f"At least {game.players[0]} seats must be taken.")
    form.must_be_playable(game, players, record.options)
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
        places=NOTHING_AGREED,
    )
    return Decision(Room(started, outcome.state), (*events, MatchStarted(former), *outcome.events))


def _timed(decision: Decision, around: Circumstances, shown: bool = True) -> Decision:
    """The decision with the clocks, and the moment from which bots think, as it leaves them.

    `shown`: whether something happens on the board.
    """
    room, events = decision.room, len(decision.events)
    if room.state is None:
        return decision
    record = room.record
    if record.clock is not None:
        record = timing.follow(record, game_of(record), room.state, events, around.at, around.now)
    if (shown or not record.shown) and thinking.waits_for_animation(record):
        record = thinking.shown(record, events, around.now)
    if record is room.record:
        return decision
    return Decision(Room(record, room.state), decision.events)
