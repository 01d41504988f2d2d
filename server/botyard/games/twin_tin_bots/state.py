"""The state of a game as flat lists of small integers: cheap to copy, to compare and to store.

A robot is its number `2 * seat + name` (A is 0, B is 1). A robot's program is three slots of `program` from
`3 * robot` on, a seat's hand 21 counts of `hand` from `21 * seat` on. `EMPTY_SLOT` stands for no tile, `NO_CRYSTAL`
for no cargo.
"""

from dataclasses import dataclass, field, fields
from enum import IntEnum
from typing import Any, Final

from botyard.games.twin_tin_bots.setting import Setting
from botyard_protocol.twin_tin_bots import Cause, Crystal, RobotId, RobotName, Tile

SLOTS: Final = 3
ROBOTS: Final = 2  # numbers reserved for each seat, also where it has robot A only
PROGRAM: Final = SLOTS * ROBOTS
TILES: Final = len(Tile)
ORDINARY: Final = 8  # the tiles before are ordinary, from it on special
COLOURS: Final = len(Crystal)
JOKER: Final = int(Tile.DOUBLE_MODIFICATION)

EMPTY_SLOT: Final = -1
NO_CRYSTAL: Final = -1
NONE: Final = -1  # a number that is not there (yet)

# What a cell holds. A teleporter is terrain, but like an object it makes a hex not empty (rules §1).
EMPTY: Final = 0
TELEPORTER: Final = 1
ROCK: Final = 2
BLOB: Final = 3
CRYSTAL: Final = 4  # + colour
BASE: Final = 8  # + seat
ROBOT: Final = 16  # + robot

ROBOT_IDS: Final = tuple(RobotId(seat, name) for seat in range(8) for name in RobotName)
"""The robots in the words of the protocol, by number."""
SEAT_CAUSES: Final = tuple(Cause(seat) for seat in range(8))
"""Seats as causes of events: while they program, and at the start of their turns."""
_CAUSES = tuple(Cause(seat, name, slot) for seat in range(8) for name in RobotName for slot in range(1, SLOTS + 1))


class Ask(IntEnum):
    """What the game waits for."""

    NOTHING = 0
    PROGRAM = 1
    FIRST = 2
    ZAP_ROBOT = 3  # subject: the robot that was hit
    ZAP_BLOB = 4  # subject: the blob's cell
    CRYSTAL_HEX = 5  # subject: none, the crystal is the first of the track


@dataclass(slots=True, init=False)
class State:
    """One position of one game, with everything that is still to do. Treat as unchangeable: change a `copy`.

    Lists first, then single values; the snapshot relies on this order.
    """

    cells: list[int]  # what each cell holds
    at: list[int]  # cell of each robot, `NONE` for one that does not play
    facing: list[int]
    cargo: list[int]
    stuck: list[int]  # 1 in mud until freed (rules §4)
    program: list[int]
    hand: list[int]  # how many of each tile, by seat
    delivered: list[int]  # crystals of each colour in each base
    turns: list[int]  # turns that each seat has finished
    resigned: list[int]
    track: list[int]  # next first
    waiting: list[int]  # oldest first
    stack: list[int]  # top first
    parts: list[int]  # what is left of the order under way, next first
    setting: Setting
    seed: bytes
    counter: int  # numbers drawn from the seed
    known: int  # special tiles that are public: bit `1 << tile`
    first: int
    active: int
    round: int
    rounds_left: int  # `NONE` before the end phase
    quiet: int  # rounds in a row without a delivery
    lively: int  # 1 once a crystal was delivered in the current round
    slot: int  # the order under way, 0..5 in the active seat's program; `NONE` while programming
    choice: int  # id of the latest choice
    ask: int
    asked: int  # the seat that the open choice belongs to
    subject: int  # what the open choice is about: see `Ask`
    ended: int  # the reason, `NONE` while the game goes on
    ranking: tuple[tuple[int, ...], ...]
    packed: Any = field(default=None, compare=False, repr=False)  # bytes of views, for the states after this one

    # written out for speed: a method that `dataclass` makes would stay interpreted in the compiled form
    def __init__(  # noqa: PLR0913, PLR0917 - one for each field
        self,
        cells: list[int],
        at: list[int],
        facing: list[int],
        cargo: list[int],
        stuck: list[int],
        program: list[int],
        hand: list[int],
        delivered: list[int],
        turns: list[int],
        resigned: list[int],
        track: list[int],
        waiting: list[int],
        stack: list[int],
        parts: list[int],
        setting: Setting,
        seed: bytes,
        counter: int,
        known: int,
        first: int,
        active: int,
        round: int,
        rounds_left: int,
        quiet: int,
        lively: int,
        slot: int,
        choice: int,
        ask: int,
        asked: int,
        subject: int,
        ended: int,
        ranking: tuple[tuple[int, ...], ...],
        packed: Any = None,
    ) -> None:
        """Make a state of these fields, whose lists it keeps without copying them."""
        self.cells, self.at, self.facing, self.cargo, self.stuck = cells, at, facing, cargo, stuck
        self.program, self.hand, self.delivered, self.turns, self.resigned = program, hand, delivered, turns, resigned
        self.track, self.waiting, self.stack, self.parts = track, waiting, stack, parts
        self.setting, self.seed, self.counter, self.known = setting, seed, counter, known
        self.first, self.active, self.round, self.rounds_left = first, active, round, rounds_left
        self.quiet, self.lively, self.slot, self.choice = quiet, lively, slot, choice
        self.ask, self.asked, self.subject, self.ended = ask, asked, subject, ended
        self.ranking, self.packed = ranking, packed

    def copy(self) -> "State":
        """Return a state of its own with the same content."""
        return State(
            self.cells[:],
            self.at[:],
            self.facing[:],
            self.cargo[:],
            self.stuck[:],
            self.program[:],
            self.hand[:],
            self.delivered[:],
            self.turns[:],
            self.resigned[:],
            self.track[:],
            self.waiting[:],
            self.stack[:],
            self.parts[:],
            self.setting,
            self.seed,
            self.counter,
            self.known,
            self.first,
            self.active,
            self.round,
            self.rounds_left,
            self.quiet,
            self.lively,
            self.slot,
            self.choice,
            self.ask,
            self.asked,
            self.subject,
            self.ended,
            self.ranking,
            self.packed,
        )

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended != NONE


LISTS: Final = 14
"""How many of the fields are lists."""
STORED: Final = tuple(one.name for one in fields(State) if one.compare)
"""The names of the fields that make up a position, lists first."""


def robot_id(robot: int) -> RobotId:
    """The robot in the words of the protocol."""
    return ROBOT_IDS[robot]


def cause_of(seat: int, slot: int) -> Cause:
    """The order in slot 0..5 of a seat's program as a cause."""
    return _CAUSES[seat * PROGRAM + slot]


def has_tile(state: State, robot: int, tile: int) -> bool:
    """Whether the tile lies anywhere in the robot's program."""
    start = robot * SLOTS
    return tile in state.program[start : start + SLOTS]


def friendly(state: State, robot: int, other: int) -> bool:
    """Whether two robots are on one side (rules §1)."""
    sides = state.setting.sides
    return sides[robot // ROBOTS] == sides[other // ROBOTS]


def specials_in_hand(state: State, seat: int) -> list[int]:
    """The special tiles in a seat's hand, secret ones too, ascending."""
    specials = state.hand[seat * TILES + ORDINARY : (seat + 1) * TILES]
    return [ORDINARY + place for place, count in enumerate(specials) if count]


def is_known(state: State, tile: int) -> bool:
    """Whether all seats know where this special tile is."""
    return bool(state.known >> tile & 1)
