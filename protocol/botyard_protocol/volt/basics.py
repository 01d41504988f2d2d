"""The words of VOLT on the wire: modules, dice, spaces, arenas, options (rules sections 1, 2, 5, 6).

A seat is 0-based in the order of the table: the players, who are the seats of the room, and then the KillBots.
"""

from typing import Annotated, ClassVar

import msgspec

from botyard_protocol.base import Number, Received, Sent, WireEnum

Robot = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""A seat of the game, 0..3: a player or a KillBot, each with one robot (section 1)."""

Unit = Annotated[int, msgspec.Meta(ge=1, le=3)]
"""A control unit, 1..3."""

DieNumber = Annotated[int, msgspec.Meta(ge=1, le=6)]
"""The number of a die, 1..6."""

Direction = Annotated[int, msgspec.Meta(ge=0, le=7)]
"""A direction and its button, 0..7 clockwise from north; even ones are orthogonal, the blue buttons."""

Coordinate = Annotated[int, msgspec.Meta(ge=0, le=19)]
"""A column from the west or a row from the south, from 0."""

Space = tuple[Coordinate, Coordinate]
"""A space `(x, y)` of the arena: x from the west, y from the south, from 0."""

TokenNumber = Annotated[int, msgspec.Meta(ge=1, le=60)]
"""The number of a VP space and of its tokens."""

ArenaName = Annotated[str, msgspec.Meta(min_length=1, max_length=20, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""The name of an arena in the data of the game, such as `A`."""


class Colour(WireEnum):
    """The colour of a seat."""

    RED = 0
    BLUE = 1
    YELLOW = 2
    GREEN = 3


class Side(WireEnum):
    """A side of the arena, by which a robot comes in."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3


class EdgeSide(WireEnum):
    """Which edge of a space."""

    N = 0
    E = 1


class DieColour(WireEnum):
    """The colour of a die: a blue one moves, a red one fires (section 3.2)."""

    BLUE = 0
    RED = 1


class Stack(WireEnum):
    """A stack of module cards (section 5)."""

    BLUE = 0
    RED = 1
    YELLOW = 2


class Module(WireEnum):
    """A module (section 6), in the order in which additions apply."""

    MOBILITY = 0
    RECOIL = 1
    THRUSTER = 2
    TELEPORT = 3
    TELESCOPIC_ARM = 4
    CROSSFIRE = 5
    GRENADES = 6
    MINES = 7
    REMOTE_CONTROL = 8
    SAW_BLADE = 9
    FORCE_BEAM = 10
    SWIVEL_HEAD = 11
    ANCHOR = 12
    SHIELD = 13
    BOMB = 14
    RAM_EXPANSION = 15
    LIGHTNING_ROD = 16
    JETPACK = 17
    WATER_CANNON = 18
    WALL_CONTROL = 19


class ModuleUse(WireEnum):
    """How a module is used (sections 5, 6): in place of the base action, after it, always, in Phase 3, when hit."""

    INSTEAD = 0
    ADD = 1
    PASSIVE = 2
    PHASE_3 = 3
    REACTION = 4


class Order(WireEnum):
    """A standing order for a module (section 5). `brake` is for the anchor alone: limit 0."""

    ASK = 0
    NO = 1
    YES = 2
    BRAKE = 3


class Swivel(WireEnum):
    """Where swivel head turns a shot: 45 degrees to a side."""

    LEFT = 0
    RIGHT = 1


class Mode(WireEnum):
    """The mode of a game (section 2)."""

    TRAINING = 0
    LEAGUE = 1
    CHAMPIONSHIP = 2


class StartNumbers(WireEnum):
    """How start numbers are given (section 3.1)."""

    RANDOM = 0
    ROTATING = 1
    FIRST_COME = 2


class Phase(WireEnum):
    """Where a round is (section 3); `setup` is before the first round of an arena match."""

    SETUP = 0
    PREPARATION = 1
    PROGRAMMING = 2
    ACTIVATION = 3
    RESOLUTION = 4


class EndReason(WireEnum):
    """Why a game ended (sections 2, 7, 9)."""

    SCORE = 0
    ROUNDS = 1
    RESIGNED = 2
    CHAMPIONSHIP = 3


class Options(Received, frozen=True, tag=1, tag_field="game"):
    """The options of a room (section 2); the defaults are the standard game.

    `arena`: its name, or `random`; a championship plays all. `target`: VP that win, 0 for the mode's own number.
    `killbots`: the number of KillBots. `round_limit`: rounds of an arena match.
    """

    wire_name: ClassVar[str] = "volt"
    mode: Mode = Mode.LEAGUE
    arena: ArenaName = "A"
    target: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    killbots: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    start_numbers: StartNumbers = StartNumbers.RANDOM
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=99)] = 30


class OptionsView(Options, frozen=True, forbid_unknown_fields=False, tag=1, tag_field="game"):
    """The options of a room as the server sends them: newer servers may append some."""

    wire_name: ClassVar[str] = "volt"


class Die(Received, frozen=True):
    """A die of a program: its number and the button that it lies on."""

    colour: DieColour
    number: DieNumber
    button: Direction


Units = tuple[tuple[Die, ...], tuple[Die, ...], tuple[Die, ...]]
"""The dice on the three control units, each in the order in which they were put down."""


class StandingOrder(Received, frozen=True):
    """The standing order for one module."""

    module: Module
    order: Order


class StartSpace(Sent, frozen=True):
    """A start space of a side, and the direction of its arrow."""

    at: Space
    arrow: Direction


class VpSpace(Sent, frozen=True):
    """A VP space and its number."""

    number: TokenNumber
    at: Space


class Edge(Sent, frozen=True):
    """The north or east edge of a space."""

    at: Space
    side: EdgeSide


class Arena(Sent, frozen=True):
    """An arena (section 1). `start`: by side. `title`: its English name. Other spaces are plain."""

    name: str
    title: str
    size: Number
    start: tuple[tuple[StartSpace, ...], ...]
    vp: tuple[VpSpace, ...]
    workshop: tuple[Space, ...]
    pit: tuple[Space, ...]
    field: tuple[Space, ...]
    wall: tuple[Edge, ...]
    energy: tuple[Edge, ...]
    barrier: tuple[Edge, ...]
    door: tuple[Edge, ...]


class Card(Sent, frozen=True):
    """A module card (section 6). `stack`: null for champion modules. `die`, `low`, `high`: the dice that fit it, null
    without a die. `copies`: how many there are in its stack.
    """

    module: Module
    stack: Stack | None
    die: DieColour | None
    low: DieNumber | None
    high: DieNumber | None
    use: ModuleUse
    copies: Number
