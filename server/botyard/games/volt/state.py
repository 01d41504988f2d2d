"""The state of a game of VOLT as plain data: seats, what lies in the arena, and what waits to be done.

Numbers stand for all words: seats 0.., modules, colours and phases as on the wire, spaces as `geometry` counts them.
`NONE` stands for a missing number. What is being carried out waits as a stack of `Frame`s; the last one goes on next.
"""

from copy import copy
from functools import lru_cache
from typing import ClassVar, Final, Self

import msgspec

from botyard.games.volt.data import USES, data
from botyard.games.volt.geometry import Board, board_of
from botyard_protocol.volt.basics import Arena, ModuleUse, Phase
from botyard_protocol.volt.choices import Choice
from botyard_protocol.volt.commands import Remote

NONE: Final = -1

UNANSWERED: Final = -2
"""The `answer` of a frame whose question has no answer yet."""

NO_LIMIT: Final = -1
"""The limit of an anchor that does not hold; in answers it means no."""

DAMAGE_LIMIT: Final = 3
"""The damage token that destroys a robot (section 1)."""

UNITS: Final = 3
EMPTY_UNITS: Final[tuple[tuple["Die", ...], ...]] = ((), (), ())
FULL_BAG: Final = (0, 0, 1, 1)
"""The dice of a KillBot by colour, blue ones first."""


class Die(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A die on a unit. `by`: the seat that moved it by remote control last, or `NONE`."""

    colour: int
    number: int
    button: int
    by: int = NONE


class Seat(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A seat: a player or a KillBot. All fields are immutable, so a shallow copy is a copy.

    `at`: the space of its robot, or `NONE`. `left`, `right`: from the robot card outwards. `shield`: damage on it.
    `inventory`: modules not equipped, ascending. `orders`: pairs of module and order, those that are not `ask`,
    ascending. `units`: dice that are not activated, in the order put down; the units always are three. `used`: modules
    used with a die in this unit, bits `1 << module`. `leaving`: it has resigned, and its robot leaves when what is
    being carried out is done with.

    `answered`: the id of the choice that it has answered and may answer again. `answer_order`: the place of its
    answer. `new_units`, `new_sides`: these answers. `draws`: draws of the set-up that it still has.

    Of a KillBot: `champion`: modules. `facing`: `NONE` if it is not in the arena. `bag`: dice that it has not drawn in
    this round. `drawn`: colour and number of the die of this unit until it is activated. `by`: the seat that turned it
    until its next die is activated. `listed`: dice that a scenario lists, next first.
    """

    colour: int
    side: int
    is_killbot: bool
    start_number: int = 0
    vp: int = 0
    destroyed: int = 0
    resigned: bool = False
    leaving: bool = False
    at: int = NONE
    damage: int = 0
    left: tuple[int, ...] = ()
    right: tuple[int, ...] = ()
    shield: int = 0
    inventory: tuple[int, ...] = ()
    orders: tuple[tuple[int, int], ...] = ()
    units: tuple[tuple[Die, ...], ...] = EMPTY_UNITS
    used: int = 0
    answered: int = NONE
    answer_order: int = 0
    new_units: tuple[tuple[Die, ...], ...] | None = None
    new_sides: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    draws: int = 0
    champion: tuple[int, ...] = ()
    facing: int = NONE
    bag: tuple[int, ...] = ()
    drawn: tuple[int, int] | None = None
    by: int = NONE
    listed: tuple[tuple[int, int], ...] = ()

    def has(self, module: int) -> bool:
        """Return whether the module is equipped, or the KillBot's."""
        return module in self.left or module in self.right or module in self.champion

    def order(self, module: int) -> int:
        """Return the standing order for a module, 0 (`ask`) by default."""
        for known, order in self.orders:
            if known == module:
                return order
        return 0

    @property
    def playing(self) -> bool:
        """Whether it is a player that has not resigned."""
        return not (self.is_killbot or self.resigned)


class Mine(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A mine and the seat that it belongs to."""

    seat: int
    at: int


class Blast(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """An explosion that waits: of a mine, or of a bomb (`bomb`). `seat`: its owner."""

    seat: int
    at: int
    bomb: bool


class Activation(msgspec.Struct, array_like=True, forbid_unknown_fields=True, tag=1):
    """A die that is being activated. `by`: the seat that moved or turned it by remote control, or `NONE`.

    `modules`: those used. `step`: what comes next.
    `moved`: whether its robot has moved. `left`: the space that it left last. `turn`: of the shot by swivel
    head, in eighths of a circle: -1 (left), 0 or 1. `button`: `NONE` for a KillBot.
    """

    seat: int
    unit: int
    colour: int
    number: int
    button: int
    by: int = NONE
    step: int = 0
    modules: tuple[int, ...] = ()
    turn: int = 0
    remote: Remote | None = None
    moved: bool = False
    left: int = NONE
    answer: int = UNANSWERED


class Push(msgspec.Struct, array_like=True, forbid_unknown_fields=True, tag=2):
    """A movement (with `mover`) or the push of `target` by an effect (`mover` is `NONE`).

    `to_come`: steps to come, the current one included. `saw`: whether a saw blade is still to cut. `rods`: robots whose
    lightning rod has been asked, as bits. `anchors`: by seat the spaces that an anchor still allows, `NO_LIMIT`, or
    `UNANSWERED`. `row`: robots of the step, near end first. `place`: the next of them to cross.
    """

    author: int
    direction: int
    to_come: int
    mover: int = NONE
    target: int = NONE
    saw: bool = False
    rods: int = 0
    anchors: tuple[int, ...] = (UNANSWERED,) * 4
    step: int = 0
    row: tuple[int, ...] = ()
    place: int = 0
    answer: int = UNANSWERED


class Damage(msgspec.Struct, array_like=True, forbid_unknown_fields=True, tag=3):
    """A source of damage that is being dealt, and those that wait.

    `author`: the seat that may score, or `NONE`. `robots`: seats to hit, once for each damage.
    `mines`: those that it has hit. `bombs`: those of robots that it has destroyed.
    `waiting`: explosions that come next.
    """

    author: int = NONE
    robots: tuple[int, ...] = ()
    mines: tuple[Mine, ...] = ()
    bombs: tuple[Blast, ...] = ()
    waiting: tuple[Blast, ...] = ()
    answer: int = UNANSWERED


class Recoil(msgspec.Struct, array_like=True, forbid_unknown_fields=True, tag=4):
    """Robots that recoil still pushes: pairs of seat and direction."""

    author: int
    robots: tuple[tuple[int, int], ...] = ()
    answer: int = UNANSWERED


class Stream(msgspec.Struct, array_like=True, forbid_unknown_fields=True, tag=5):
    """The stream of a water cannon from a space."""

    author: int
    start: int
    direction: int
    answer: int = UNANSWERED


class Jump(msgspec.Struct, array_like=True, forbid_unknown_fields=True, tag=6):
    """A jump by jetpack to a space. `robot`: the one that stood there, or `NONE`."""

    seat: int
    direction: int
    to: int
    robot: int = NONE
    step: int = 0
    answer: int = UNANSWERED


class Fields(msgspec.Struct, array_like=True, forbid_unknown_fields=True, tag=7):
    """The lightning fields of Phase 3."""

    step: int = 0
    answer: int = UNANSWERED


class SpaceTurn(msgspec.Struct, array_like=True, forbid_unknown_fields=True, tag=8):
    """A robot that activates a space in Phase 3. `at`: the space."""

    seat: int
    at: int = NONE
    step: int = 0
    answer: int = UNANSWERED


Frame = Activation | Push | Damage | Recoil | Stream | Jump | Fields | SpaceTurn
"""What is being carried out and waits for what lies above it on the stack, or for an answer."""


class State(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A game of VOLT by version 1 of the rules. All fields but `seats` and `stack` are immutable.

    `custom`: the arena of a scenario that is none of the data. `stage`: how far the phase is, 0 at its beginning.
    `unit`: 0 outside of the activation. `tokens`: numbers of those in the arena, ascending. `pool`, `stacks`: the first
    is drawn first. `taken`: the first was taken first. `mines`: oldest first. `due`: seats whose draw is due. `open`:
    the choices that wait. `last_choice`: the latest id. `answers`: answers to `program` so far. `programmed`: finished
    programming phases. `restarts`: robots still to come in. `turns`: robots that still act in Phase 3.

    `chanceless`: nothing is random (scenarios). `match`: of a championship, 1..5, else 0. `defenders`: pairs of arena
    and seat, in the order won. `winner`: the seat that has won a match by VP or because others left, or `NONE`; of the
    squad its KillBots count together. `ended`: the reason, `NONE` while the game goes on. `version`: of the rules.
    """

    seats: list[Seat]
    stack: list[Frame]
    mode: int
    target: int
    round_limit: int
    start_numbers: int
    seed: bytes
    arena: str = "A"
    custom: Arena | None = None
    counter: int = 0
    chanceless: bool = False
    round: int = 1
    phase: int = int(Phase.SETUP)
    unit: int = 0
    stage: int = 0
    tokens: tuple[int, ...] = ()
    pool: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    stacks: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]] = ((), (), ())
    mines: tuple[Mine, ...] = ()
    due: tuple[int, ...] = ()
    restarts: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    open: tuple[Choice, ...] = ()
    last_choice: int = 0
    answers: int = 0
    programmed: int = 0
    match: int = 0
    defenders: tuple[tuple[str, int], ...] = ()
    winner: int = NONE
    ended: int = NONE
    ranking: tuple[tuple[int, ...], ...] = ()

    version: ClassVar[int] = 1

    def copy(self) -> Self:
        """Return a state of its own with the same content."""
        new = copy(self)
        new.seats = [copy(seat) for seat in self.seats]
        new.stack = [copy(frame) for frame in self.stack]
        return new

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended != NONE

    @property
    def board(self) -> Board:
        """The tables of the arena."""
        return _named_board(self.arena) if self.custom is None else board_of(self.custom)


class StateV2(State):
    """A game by version 2 of the rules. `tried`: by seat the stacks with doubles only for its draw, `1 << stack`."""

    tried: tuple[int, ...] = (0, 0, 0, 0)

    version: ClassVar[int] = 2


@lru_cache(maxsize=64)
def _named_board(name: str) -> Board:
    return board_of(data().arenas[name])


PASSIVE: Final = frozenset(int(module) for module, use in USES.items() if use is ModuleUse.PASSIVE)
"""Modules that always have their effect: there is no standing order for them (section 5)."""
