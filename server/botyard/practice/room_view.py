"""The room of a practice as a client shows it: there is none on the server, but every match has one on the page."""

from dataclasses import dataclass
from typing import Any

from msgspec import structs

from botyard.games.interface import Game
from botyard.practice.lessons import find_step
from botyard.practice.origins import Beginning, Given, NewMatch, Step
from botyard.rooms.before.bots_on_seats import with_bot
from botyard.rooms.record import options_view
from botyard_protocol.api_practice import Practice
from botyard_protocol.messages import BotLevel, Occupant, RoomView, Status

ID = "practice"
"""The id of the room, and the identity of the seats that the caller plays."""


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats of a practice. `own`: those that the caller plays. `bots`: the level of each seat that a bot plays.

    A seat in neither gets the answers that a time-out gives, and is shown as a bot.
    """

    count: int
    own: frozenset[int]
    bots: dict[int, BotLevel]


def seats_of(game: Game, beginning: Beginning, ask: Practice) -> Seats:
    """Return which seats the caller plays and which bots play, as the request says."""
    count = _seat_count(game, beginning)
    own = frozenset(seat for seat in ask.own if seat < count)
    bots = {bot.seat: bot.level for bot in ask.bots if bot.level is not None and bot.seat not in own}
    return Seats(count, own, bots)


def _seat_count(game: Game, beginning: Beginning) -> int:
    """Return how many seats a practice match has, by where it begins."""
    if beginning.room is not None:
        return len(beginning.room.seats)
    match beginning.origin:
        case NewMatch(players=players, options=options):
            return len(game.seating(players, game.default_options() if options is None else options))
        case Step(id=id):
            step = find_step(game, id) or {}
            return int(step.get("players", 2))
        case Given(seats=seats):
            return seats
        case _:
            raise AssertionError("a position of a match has its room")


def room_view(game: Game, beginning: Beginning, seats: Seats, over: bool) -> RoomView[Any]:
    """Return the room: that of the match it is of, or one with the caller and bots."""
    status = Status.FINISHED if over else Status.PLAYING
    room = beginning.room or _made_up(game, beginning, seats, status)
    occupants = tuple(_occupant(room.seats[seat], seat, seats) for seat in range(seats.count))
    return structs.replace(room, id=ID, status=status, seats=occupants, clock=None, absence=None, luck=None, coached=())


def _occupant(named: Occupant | None, seat: int, seats: Seats) -> Occupant | None:
    """Return who is shown on a seat. `named`: who has it in the room, whose name stays."""
    if named is None:
        return None
    # identities of bots begin with b-
    level = seats.bots.get(seat, BotLevel.RANDOM if named.identity.startswith("b-") else None)
    return structs.replace(named, identity=ID if seat in seats.own else named.identity, bot=level)


def _made_up(game: Game, beginning: Beginning, seats: Seats, status: Status) -> RoomView[Any]:
    """Return a room for a practice that begins in no match: the player on the own seats, bots on the others."""
    occupants: tuple[Occupant | None, ...] = (None,) * seats.count
    for seat in range(seats.count):
        if seat in seats.own:
            you = Occupant(ID, "You")
            occupants = (*occupants[:seat], you, *occupants[seat + 1 :])
        else:
            occupants = with_bot(ID, occupants, seat, seats.bots.get(seat, BotLevel.RANDOM))
    options = beginning.origin.options if isinstance(beginning.origin, NewMatch) else None  # else none
    return RoomView(
        id=ID,
        game=game.name,
        rules_version=game.rules_version,
        name="",
        status=status,
        players=seats.count,
        host=None,
        seats=occupants,
        options=options_view(game.name, options),
    )
