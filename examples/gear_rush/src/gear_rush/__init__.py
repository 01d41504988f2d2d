"""Gear Rush: three to eight robots race across a grid by secret programs, which all players write at the same time.

Each round deals five cards to every seat, and takes a program of three, which can change until the last one is there.
Then they run card by card; the seat that begins changes with each round. A robot pushes others; off the grid it goes
back to the first row. The first robot at the far edge wins, or the farthest after the last round.
"""

from collections.abc import Iterator, Mapping
from functools import reduce
from itertools import permutations
from pathlib import Path
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from botyard.games.about import GameAbout, GamePicture
from botyard.games.interface import Audience, Game, Illegal, Outcome, places
from botyard.games.lesson_files import read_lessons
from botyard.games.package import ClientFiles, GamePackage
from botyard.games.rng import Rng
from botyard.texts import localized
from botyard_protocol.base import Number, Received, SeatIndex, Sent, WireEnum
from botyard_protocol.codes import Code
from botyard_protocol.games import GameSchema
from botyard_protocol.messages import BotLevel

SIZE, HAND, STEPS = 8, 5, 3  # rows and columns; cards of a hand and of a program
GOAL = SIZE - 1  # the row of the far edge; robots start in row 0
NOWHERE = (-1, -1, 0)  # a robot that is not there
WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Card(WireEnum):
    """A card moves a robot one or two cells ahead or one back, or turns it by a quarter."""

    MOVE_1 = 0
    MOVE_2 = 1
    LEFT = 2
    RIGHT = 3
    BACK = 4


DECK = (Card.MOVE_1,) * 4 + (Card.MOVE_2,) + (Card.LEFT, Card.RIGHT, Card.BACK) * 2


class Options(Received, frozen=True, tag=1, tag_field="game"):
    """How many rounds a match has at most, and whether robots push others; else others stand in their way."""

    wire_name: ClassVar[str] = "gear_rush"
    rounds: Annotated[int, Meta(ge=3, le=12)] = 6
    pushes: bool = True


class Program(Received, frozen=True, tag=1):
    """The answer of a seat: three cards of its hand, in the order in which they run."""

    cards: Annotated[tuple[Card, ...], Meta(min_length=STEPS, max_length=STEPS)]


class Choose(Sent, frozen=True, tag=1, tag_field="kind"):
    """The question to a seat: which program?"""

    id: Number
    seat: SeatIndex


Robot = tuple[int, int, int]  # column, row, and where it faces (see `WAYS`)
Robots = tuple[Robot | None, ...]  # by seat; None for one that has resigned
Hands = tuple[tuple[Card, ...], ...]  # cards by seat, none where the audience may not know them


class Dealt(Sent, frozen=True, tag=32):
    """A round begins, counted from 1, with new hands."""

    round: Number
    hands: Hands


class Programmed(Sent, frozen=True, tag=33):
    """A seat has written its program, or changed it; others get no `cards`."""

    seat: SeatIndex
    cards: tuple[Card, ...]


class Ran(Sent, frozen=True, tag=34):
    """A card of a seat was run, and `robots` are where they are after it."""

    seat: SeatIndex
    card: Card
    robots: Robots


class Left(Sent, frozen=True, tag=35):
    """A seat has resigned, and its robot is gone."""

    seat: SeatIndex


class Ended(Sent, frozen=True, tag=36):
    """The match is over; `ranking` has the seats of each place."""

    ranking: tuple[tuple[SeatIndex, ...], ...]


class View(Sent, frozen=True, tag=1, tag_field="game"):
    """The match as an audience knows it; the programs of the seats in `active` are missing."""

    wire_name: ClassVar[str] = "gear_rush"
    rounds: Number
    pushes: bool
    round: Number
    robots: Robots
    hands: Hands
    programs: Hands
    active: tuple[SeatIndex, ...]
    ranking: tuple[tuple[SeatIndex, ...], ...]


class State(Struct, frozen=True, array_like=True):
    """The whole match; `turned` counts finished turns, and `out` has the seats that have resigned, in that order."""

    seed: bytes
    table: View
    turned: int = 0
    out: tuple[int, ...] = ()


class GearRush(Game):
    """The rules."""

    name, players = "gear_rush", range(3, 9)
    command_types, options_type, state_type = (Program,), Options, State
    race = GamePicture("race.svg", {"en": "Robots push each other.", "de": "Roboter schieben sich weiter."})
    about = GameAbout(
        minutes=15, age=8, best=5, pictures=(race,), advice={"en": "Eight fill a row.", "de": "Acht füllen eine Reihe."}
    )

    def variants(self) -> Mapping[str, Any]:
        return {"walls": Options(rounds=4, pushes=False)}

    def new(self, players: int, options: Any, seed: bytes) -> Outcome:
        self.check_options(players, options)
        robots = tuple(((2 * seat + 1) * SIZE // (2 * players), 0, 0) for seat in range(players))
        dealt = _dealt(seed, 1, players)
        table = View(options.rounds, options.pushes, 0, robots, (), (), (), ())
        return Outcome(State(seed, fold(table, dealt)), (dealt,))

    def choices(self, state: State) -> tuple[Choose, ...]:
        return tuple(Choose(state.table.round * SIZE + seat, seat) for seat in state.table.active)

    def answerable_again(self, state: State) -> tuple[Choose, ...]:
        answered = () if state.table.ranking else sorted({*_playing(state.table.robots)} - {*state.table.active})
        return tuple(Choose(state.table.round * SIZE + seat, seat) for seat in answered)

    def legal(self, view: View, choice: Choose) -> Iterator[Program]:
        return map(Program, dict.fromkeys(permutations(view.hands[choice.seat], STEPS)))

    def apply(self, state: State, seat: int, choice: int, command: Any) -> Outcome:
        if Choose(choice, seat) not in (*self.choices(state), *self.answerable_again(state)):
            raise Illegal(Code.CHOICE_CLOSED, localized("gear_rush:refusal-closed"))
        if not isinstance(command, Program) or command.cards not in permutations(state.table.hands[seat], STEPS):
            raise Illegal(Code.NOT_OFFERED, localized("gear_rush:refusal-cards"))
        return _outcome(state, Programmed(seat, command.cards))

    def resign(self, state: State, seat: int) -> Outcome:
        if state.table.ranking or seat in state.out:
            raise Illegal(Code.ALREADY_RESIGNED, localized("gear_rush:refusal-closed"))
        return _outcome(replace(state, out=(*state.out, seat)), Left(seat))

    def resigned(self, state: State) -> tuple[int, ...]:
        return tuple(sorted(state.out))

    def turns(self, state: State) -> int:
        return state.turned

    def ranking(self, state: State) -> tuple[tuple[int, ...], ...]:
        return state.table.ranking

    def view(self, state: State, audience: Audience) -> View:
        table = state.table
        return replace(table, hands=_known(table.hands, audience), programs=_known(table.programs, audience))

    def redact_event(self, event: Any, audience: Audience) -> Any:
        if isinstance(event, Dealt):
            return replace(event, hands=_known(event.hands, audience))
        return replace(event, cards=()) if isinstance(event, Programmed) and event.seat not in audience else event

    def lessons(self) -> dict[str, Any]:
        return read_lessons("gear_rush")

    def position(self, position: dict[str, Any]) -> State:
        robots = tuple((x, y, facing) for x, y, facing in position["robots"])
        hands = tuple(tuple(Card[name.upper()] for name in hand) for hand in position["hands"])
        return State(bytes(32), View(6, True, 1, robots, hands, ((),) * len(hands), _playing(robots), ()))


def _outcome(state: State, first: Programmed | Left) -> Outcome:
    """Return what follows from an answer or a resignation: with the last program of a round all of them run."""
    events, table = list[Any]([first]), fold(state.table, first)
    playing, start = _playing(table.robots), table.round - 1
    if len(playing) > 1 and not table.active:
        state = replace(state, turned=state.turned + len(playing))
        order = sorted(playing, key=lambda seat: (seat - start) % len(table.robots))
        for seat, card in ((seat, table.programs[seat][step]) for step in range(STEPS) for seat in order):
            if not _arrived(table.robots):
                table = replace(table, robots=run(table.robots, seat, card, table.pushes))
                events.append(Ran(seat, card, table.robots))
    if len(playing) == 1 or _arrived(table.robots) or (not table.active and table.round == table.rounds):
        keys = [robot[1] if robot else state.out.index(seat) - SIZE for seat, robot in enumerate(table.robots)]
        events.append(Ended(places(keys)))
    elif not table.active:
        events.append(_dealt(state.seed, table.round + 1, len(table.robots)))
    return Outcome(replace(state, table=reduce(fold, events, state.table)), tuple(events))


def _dealt(seed: bytes, number: int, players: int) -> Dealt:
    rng = Rng.for_round(seed, number)
    hands = (sorted(DECK[rng.below(len(DECK))] for _ in range(HAND)) for _ in range(players))
    return Dealt(number, tuple(map(tuple, hands)))


def run(robots: Robots, seat: int, card: Card, pushes: bool) -> Robots:
    """Return the robots after a card of a seat, whose robot is on the grid."""
    x, y, facing = robot = robots[seat] or NOWHERE
    if card in (Card.LEFT, Card.RIGHT):
        return _put(robots, seat, (x, y, (facing + (1 if card is Card.RIGHT else 3)) % len(WAYS)))
    way = WAYS[(facing + (2 if card is Card.BACK else 0)) % len(WAYS)]
    robots = _step(robots, seat, way, pushes)
    fell = robots[seat] not in (robot, (x + way[0], y + way[1], facing))
    return robots if card is not Card.MOVE_2 or fell or _arrived(robots) else _step(robots, seat, way, pushes)


def _step(robots: Robots, seat: int, way: tuple[int, int], pushes: bool) -> Robots:
    """Return the robots after a step of one, and of those that it pushes; off the grid it goes back to row 0."""
    x, y, facing = robots[seat] or NOWHERE
    x, y = x + way[0], y + way[1]
    other = _at(robots, x, y)
    if other is not None and pushes:
        robots = _step(robots, other, way, pushes)
    if _at(robots, x, y) is not None:  # it can't be pushed, or left the grid and came back to the same cell
        return robots
    if x not in range(SIZE) or y not in range(SIZE):
        free = [column for column in range(SIZE) if _at(robots, column, 0) in (None, seat)]
        x, y, facing = min(free, key=lambda column: abs(column - x)), 0, 0
    return _put(robots, seat, (x, y, facing))


def _at(robots: Robots, x: int, y: int) -> int | None:
    return next((seat for seat, one in enumerate(robots) if one and one[:2] == (x, y)), None)


def _arrived(robots: Robots) -> bool:
    return any(robot is not None and robot[1] == GOAL for robot in robots)


def _playing(robots: Robots) -> tuple[int, ...]:
    return tuple(seat for seat, robot in enumerate(robots) if robot is not None)


def _known(cards: Hands, audience: Audience) -> Hands:
    return tuple(one if seat in audience else () for seat, one in enumerate(cards))


def _put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def fold(view: View, event: Any) -> View:
    """Return the view after an event, for clients in Python."""
    if isinstance(event, Dealt):
        programs = ((),) * len(event.hands)
        return replace(view, round=event.round, hands=event.hands, programs=programs, active=_playing(view.robots))
    if isinstance(event, Ran):
        return replace(view, robots=event.robots)
    if isinstance(event, Ended):
        return replace(view, ranking=event.ranking, active=())
    view = replace(view, active=tuple(seat for seat in view.active if seat != event.seat))
    if isinstance(event, Left):
        return replace(view, robots=_put(view.robots, event.seat, None))
    return replace(view, programs=_put(view.programs, event.seat, event.cards))


def hurried(view: View, choice: Choose, rng: Rng, nodes: int) -> Program:
    """Return the program that brings the robot farthest if all others stand still. `nodes`: of no meaning here."""

    def worth(cards: tuple[Card, ...]) -> tuple[int, bool]:
        robots = view.robots
        for card in cards:
            robots = robots if _arrived(robots) else run(robots, choice.seat, card, view.pushes)
        _, y, facing = robots[choice.seat] or NOWHERE
        return y, facing == 0

    return Program(max(rng.shuffled(list(permutations(view.hands[choice.seat], STEPS))), key=worth))


def twin(rng: Rng, state: State, audience: Audience) -> State:
    """Return a state that `audience` can't tell from the given one: other seats have other cards and programs."""
    table = state.table
    other = _dealt(bytes(rng.below(256) for _ in range(32)), table.round, len(table.robots)).hands
    hands = tuple(hand if seat in audience else other[seat] for seat, hand in enumerate(table.hands))
    programs = (old if seat in audience else old and hands[seat][:STEPS] for seat, old in enumerate(table.programs))
    return replace(state, table=replace(table, hands=hands, programs=tuple(programs)))


SCHEMA = GameSchema("gear_rush", Program, Choose, Dealt | Programmed | Ran | Left | Ended, View, Options, Options)
HERE = Path(__file__).parent
CLIENT, BOTS = ClientFiles(HERE, ("client.js", "race.svg")), {BotLevel.GREEDY: hurried}
GAME = GamePackage(GearRush(), SCHEMA, CLIENT, BOTS, fold, twin=twin, rules=HERE / "rules", texts=HERE / "texts")
