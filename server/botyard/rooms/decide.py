"""The logic of a room: what an ask makes of it. Pure: no clock, no store, no chance but the secret given.

The caller loads a room, decides, and commits what came of it; if the commit finds that the room has moved on, the
decision is thrown away and made again.
"""

from dataclasses import replace

import msgspec

from botyard.games.registry import GAMES
from botyard.rooms import (
    absence,
    desertion,
    form,
    inviting,
    places,
    rematch,
    seating,
    starting,
    thinking,
    timing,
    watching,
)
from botyard.rooms.invitation import Invite, RevokeInvitation
from botyard.rooms.play import come_back, play, resign, ring
from botyard.rooms.record import Alarm, Attend, CallOff, Deserted, EndMatch, NextRoom, Record
from botyard.rooms.requests import Refused, Request
from botyard.rooms.room import Circumstances, Decision, Room, game_of, must_be_host, must_be_open, must_hold, with_item
from botyard.rooms.starting import start_if_full
from botyard_protocol import messages
from botyard_protocol.codes import Code
from botyard_protocol.messages import BotLevel, Event, HostChanged, Occupant, SeatLeft, SeatTaken, Status


def create(room: str, request: Request, around: Circumstances) -> Decision:
    """A new room with the asker on a seat, and perhaps bots on others. Raises `Refused`."""
    ask = request.ask
    if isinstance(ask, NextRoom):
        opened, events = rematch.open_room(room, ask, request, around)
        return _timed(start_if_full(Room(opened), events, around), around)
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
    record, shared = starting.committed(record, 0, ask.contribution, around)
    return _timed(_with_bots(Room(record), ask.bots, (made, *taken, *shared), around), around)


def _with_bots(room: Room, levels: tuple[BotLevel, ...], events: tuple[Event, ...], around: Circumstances) -> Decision:
    """The new room with bots on the seats behind the host's; if no seat is left, its match starts."""
    record = room.record
    for seat, level in enumerate(levels, 1):
        record, taken = _seat_bot(record, seat, level)
        events += (taken,)
    return start_if_full(Room(record), events, around)


def decide(room: Room, request: Request, around: Circumstances) -> Decision:
    """What `request` makes of `room`. Raises `Refused`."""
    if around.now < room.record.time:
        around = replace(around, now=room.record.time)
    record, granted = timing.give_back(room.record, around.outages)
    record, renewed = starting.renewed(record, around)
    decision = places.settled(record, _act(Room(record, room.state), request, around))
    decision = absence.settled(record, decision)
    if decision.room.record.status is Status.OPEN:
        decision = start_if_full(decision.room, decision.events, around)
    decision = watching.without_lost_links(record, decision)
    shown = decision.room.state is not room.state  # what is only agreed about seats is not animated
    return _timed(Decision(decision.room, (*granted, *renewed, *decision.events)), around, shown)


def _act(room: Room, request: Request, around: Circumstances) -> Decision:
    ask = request.ask
    if isinstance(ask, NotWhileStarting):
        starting.must_not_be_starting(room.record)
    match ask:
        case messages.CreateRoom():
            raise Refused(Code.ID_REUSED, "This id has made a room already: use another id for another room.")
        case messages.Command() | messages.Resign() | messages.ComeBack() | messages.SetLink() | Alarm():
            return _act_in_match(room, ask, request, around)
        case messages.Vote() | Attend() | EndMatch() | Deserted():
            return _act_in_match(room, ask, request, around)
        case NextRoom() | messages.Join() | messages.LeaveSeat() | messages.AddBot() | messages.RemoveBot():
            return _act_on_seats(room, ask, request, around)
        case messages.Contribute() | messages.Start() | messages.OpenShare() | CallOff():
            return _start(room, ask, request, around)
        case Invite() | RevokeInvitation():
            return inviting.act(room, ask, request, around)
        case _:
            return places.arrange(room, ask, request, around.now)


def _act_on_seats(
    room: Room,
    ask: NextRoom | messages.Join | messages.LeaveSeat | messages.AddBot | messages.RemoveBot,
    request: Request,
    around: Circumstances,
) -> Decision:
    match ask:
        case NextRoom():
            return _join(room, messages.Join(ask.id, room.record.room, None, ask.contribution), request, around)
        case messages.Join():
            return _join(room, ask, request, around)
        case messages.LeaveSeat():
            return _leave(room, ask, request, around)
        case messages.AddBot():
            return _add_bot(room, ask, request, around)
        case messages.RemoveBot():
            return _remove_bot(room, ask, request, around)


def _start(
    room: Room,
    ask: messages.Contribute | messages.Start | messages.OpenShare | CallOff,
    request: Request,
    around: Circumstances,
) -> Decision:
    match ask:
        case messages.Contribute():
            return starting.contribute(room, ask, request, around)
        case messages.Start():
            return starting.start_by_host(room, request, around)
        case messages.OpenShare():
            return starting.open_share(room, ask, request, around)
        case CallOff():
            return starting.call_off(room, ask, around)


NotWhileStarting = (
    messages.Contribute
    | messages.Start
    | messages.AddBot
    | messages.RemoveBot
    | Invite
    | RevokeInvitation
    | places.Arrangement
)
"""What would change a room whose start is under way."""

InMatch = (
    messages.Command
    | messages.Resign
    | messages.ComeBack
    | messages.SetLink
    | messages.Vote
    | Attend
    | EndMatch
    | Deserted
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
        case Alarm():
            return ring(room, ask, around)
        case Attend() | EndMatch() | Deserted():
            return _note(room, ask, around)


def _note(room: Room, ask: Attend | EndMatch | Deserted, around: Circumstances) -> Decision:
    match ask:
        case Attend():
            return absence.attend(room, ask, around)
        case EndMatch():
            return absence.end(room, ask, around)
        case Deserted():
            return desertion.act(room, ask, around)


# --- before the match -------------------------------------------------------------------------------------------


def _join(room: Room, ask: messages.Join, request: Request, around: Circumstances) -> Decision:
    record = room.record
    must_be_open(record)
    if record.seats_of(request.identity):
        raise Refused(Code.ALREADY_SEATED, "You have a seat here already.")
    starting.must_not_be_starting(record)
    record, wanted = _let_in(record, ask, request.identity, around.now)
    record, events = places.welcomed(record, request.identity, inviting.is_named(room.record, ask, request.identity))
    seat = places.free_seat(record, wanted, request.identity)
    record, taken = places.seated(record, seat, Occupant(request.identity, request.name))
    events += taken
    host = record.host
    if host is None:
        host = request.identity
        events += (HostChanged(host),)
    record, shared = starting.committed(record, seat, ask.contribution, around)
    changed = msgspec.structs.replace(record, host=host, time=around.now)
    return Decision(Room(changed), (*events, *shared))


def _let_in(record: Record, ask: messages.Join, identity: str, now: int) -> tuple[Record, int | None]:
    """The record with the use of an invitation noted, and the seat that is wanted. Raises `Refused`."""
    return (record, ask.seat) if places.is_expected(record, identity) else inviting.let_in(record, ask, identity, now)


def _leave(room: Room, ask: messages.LeaveSeat, request: Request, around: Circumstances) -> Decision:
    record = room.record
    must_be_open(record)
    if not record.seats_of(request.identity):
        starting.must_not_be_starting(record)
    if declined := places.declined(record, request.identity, ask.seat):
        return Decision(Room(msgspec.structs.replace(declined[0], time=around.now)), declined[1])
    must_hold(record, request.identity, ask.seat)
    if record.luck.until:
        return starting.called_off(record, (ask.seat,), around)
    left, events = starting.without_people(record, (ask.seat,))
    return Decision(Room(msgspec.structs.replace(left, time=around.now)), events)


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
