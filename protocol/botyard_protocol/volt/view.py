"""A game of VOLT as one audience may know it (rules section 10)."""

from typing import ClassVar

from botyard_protocol.base import Number, Sent
from botyard_protocol.volt.basics import (
    Arena,
    Card,
    Colour,
    DieColour,
    DieNumber,
    Direction,
    EndReason,
    Mode,
    Module,
    Phase,
    Robot,
    Side,
    Space,
    StandingOrder,
    StartNumbers,
    TokenNumber,
    Unit,
    Units,
)


class Equipment(Sent, frozen=True):
    """The modules on the two sides of a robot card, each from the card outwards."""

    left: tuple[Module, ...]
    right: tuple[Module, ...]


class ActiveDie(Sent, frozen=True):
    """A die of a program that is public. `by`: the seat that moved it by remote control last, null for none."""

    colour: DieColour
    number: DieNumber
    button: Direction
    by: Robot | None


ActiveUnits = tuple[tuple[ActiveDie, ...], tuple[ActiveDie, ...], tuple[ActiveDie, ...]]
"""The public dice on the three control units that are not activated, each in the order in which they were put down."""


class Own(Sent, frozen=True):
    """What only the player of a seat knows.

    `inventory`: all modules that it owns and has not equipped, ascending. `orders`: the standing orders that are not
    `ask`, ascending by module. `units`, `equipment`: its answers while others have not answered, null for none.
    """

    inventory: tuple[Module, ...]
    orders: tuple[StandingOrder, ...]
    units: Units | None
    equipment: Equipment | None


class DrawnDie(Sent, frozen=True):
    """A die that a KillBot has drawn."""

    colour: DieColour
    number: DieNumber


class KillBotView(Sent, frozen=True):
    """What a KillBot has and a player does not (section 8).

    `champion`: modules, always in use. `facing`: null before it has come in. `bag`: its dice that were not drawn in
    this round, blue ones first. `drawn`: the die of this unit and its number, until it is activated. `by`: the seat
    that turned it by remote control, until its next die is activated.
    """

    champion: tuple[Module, ...]
    facing: Direction | None
    bag: tuple[DieColour, ...]
    drawn: DrawnDie | None
    by: Robot | None


class SeatView(Sent, frozen=True):
    """A seat of the game as an audience may know it.

    `start_number`: 1.., 0 before the first round's are given. `destroyed`: how often its robot was. `at`: null while it
    is not in the arena. `damage`: 0..2. `left`, `right`: equipped modules, from the robot card outwards. `shield`:
    damage on it, 0 or 1. `owned`: the number of modules not equipped. `units`: dice that are not activated, once they
    are public. `answered`: the id of the choice that it has answered and may answer again, null for none. `own`: null
    for an audience that may not know it. `killbot`: null for a player.
    """

    colour: Colour
    side: Side
    start_number: Number
    vp: Number
    destroyed: Number
    resigned: bool
    at: Space | None
    damage: Number
    left: tuple[Module, ...]
    right: tuple[Module, ...]
    shield: Number
    owned: Number
    units: ActiveUnits
    answered: Number | None
    own: Own | None
    killbot: KillBotView | None


class Mine(Sent, frozen=True):
    """A mine and the seat that it belongs to."""

    seat: Robot
    at: Space


class Defender(Sent, frozen=True):
    """The seat that defends an arena (section 9)."""

    arena: str
    seat: Robot


class ChampionshipView(Sent, frozen=True):
    """A championship. `match`: 1..4, or 5 for the title match. `defenders`: in the order in which arenas were won."""

    match: Number
    defenders: tuple[Defender, ...]


class Activation(Sent, frozen=True):
    """The die that is being activated. `unit`: null for a KillBot's."""

    seat: Robot
    unit: Unit
    colour: DieColour
    number: DieNumber
    button: Direction | None


class ResultView(Sent, frozen=True):
    """The end of a game.

    `ranking`: places from the first on, the seats that share one together, KillBots among them. `scores`: by seat, VP,
    or in a championship the arenas defended.
    """

    reason: EndReason
    ranking: tuple[tuple[Robot, ...], ...]
    scores: tuple[Number, ...]


class View(Sent, frozen=True, tag=1, tag_field="game"):
    """A game as one audience may know it.

    `cards`: all module cards. `target`: VP that win. `squad_target`: VP that win for KillBots together. `unit`: of the
    activation, null outside of it. `tokens`: numbers of the VP tokens in the arena, ascending. `pool`: tokens in the
    pool. `taken`: the taken tokens, first taken first. `stacks`: cards in the blue, red and yellow stack. `mines`: of
    a player oldest first. `activation`: the die that is being activated, null for none.
    """

    wire_name: ClassVar[str] = "volt"
    mode: Mode
    cards: tuple[Card, ...]
    target: Number
    squad_target: Number
    round_limit: Number
    start_numbers: StartNumbers
    mine_limit: Number
    arena: Arena
    round: Number
    phase: Phase
    unit: Unit | None
    tokens: tuple[TokenNumber, ...]
    pool: Number
    taken: tuple[TokenNumber, ...]
    stacks: tuple[Number, Number, Number]
    mines: tuple[Mine, ...]
    seats: tuple[SeatView, ...]
    activation: Activation | None
    championship: ChampionshipView | None
    result: ResultView | None
