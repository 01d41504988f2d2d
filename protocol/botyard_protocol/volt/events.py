"""What happens in VOLT. Events say all that changes: a client that knows no rules keeps its view by them."""

from botyard_protocol.base import Number, Sent, WireEnum
from botyard_protocol.volt.basics import (
    Arena,
    DieColour,
    DieNumber,
    Direction,
    EndReason,
    Module,
    Phase,
    Robot,
    Space,
    Stack,
    StandingOrder,
    Swivel,
    TokenNumber,
    Unit,
    Units,
)
from botyard_protocol.volt.commands import Remote
from botyard_protocol.volt.view import Equipment


class Source(WireEnum):
    """What damage comes from (section 4)."""

    SHOT = 0
    EXPLOSION = 1
    BARRIER = 2
    FIELDS = 3
    SAW_BLADE = 4
    LIGHTNING_ROD = 5


class MoveReason(WireEnum):
    """Why robots move."""

    MOVE = 0  # the mover and those that it pushes
    PUSH = 1  # pushed by an effect
    TELEPORT = 2
    JUMP = 3
    RESTART = 4  # pushed from a start space


class Cause(WireEnum):
    """How a robot was destroyed (section 4)."""

    DAMAGE = 0
    PIT = 1
    CRUSH = 2


class MineEnd(WireEnum):
    """Why a mine leaves the arena."""

    EXPLODED = 0
    LIMIT = 1  # its owner has laid one too many
    OWNER = 2  # its owner's robot was destroyed or has left


class ArenaBegan(Sent, frozen=True, tag=32):
    """A further arena match of a championship is set up: robots, mines, tokens, VP and damage are gone.

    `match`: 2..4, or 5 for the title match. `pool`, `stacks`: numbers of tokens and cards. The `bag` of
    each KillBot is full again.
    """

    match: Number
    arena: Arena
    pool: Number
    stacks: tuple[Number, Number, Number]


class RoundBegan(Sent, frozen=True, tag=33):
    """A round begins with its preparation."""

    round: Number


class PhaseBegan(Sent, frozen=True, tag=34):
    """A phase begins, or with `unit` a unit of the activation."""

    phase: Phase
    unit: Unit | None


class TokenPlaced(Sent, frozen=True, tag=35):
    """A VP token is put on its space. `pool`: tokens that are left in it. `mixed`: the taken ones were put under it."""

    number: TokenNumber
    pool: Number
    mixed: bool


class Answered(Sent, frozen=True, tag=36):
    """A player has answered a choice. What the audience may not know is null.

    `choice`: its id. `open`: whether it may be answered again. `units`, `equipment`: a secret answer. `orders`: all of
    the seat's standing orders that are not `ask`, ascending by module.
    """

    seat: Robot
    choice: Number
    open: bool
    units: Units | None
    equipment: Equipment | None
    orders: tuple[StandingOrder, ...] | None


class ModuleDrawn(Sent, frozen=True, tag=37):
    """A seat drew from a stack. `module`: null for others, and by version 1 of the rules if it owned all of them.

    `owned`: modules that it has and has not equipped. `left`: cards that are left in the stack. `doubles`: cards that
    were put back, as only the seat sees them.
    """

    seat: Robot
    stack: Stack
    module: Module | None
    owned: Number
    left: Number
    doubles: tuple[Module, ...]


class EquipmentShown(Sent, frozen=True, tag=38):
    """All have equipped. By seat: the sides, null for a seat that was not asked; the number of modules not equipped."""

    equipment: tuple[Equipment | None, ...]
    owned: tuple[Number, ...]


class ProgramsShown(Sent, frozen=True, tag=39):
    """All have programmed. By seat: the dice, null for a seat without a program; the start numbers."""

    programs: tuple[Units | None, ...]
    start_numbers: tuple[Number, ...]


class RobotEntered(Sent, frozen=True, tag=40):
    """A robot comes in. `facing`: of a KillBot. What stood there was pushed before."""

    seat: Robot
    at: Space
    facing: Direction | None


class KillBotDrew(Sent, frozen=True, tag=41):
    """A KillBot drew one of its dice for this unit."""

    seat: Robot
    colour: DieColour
    number: DieNumber


class DieActivated(Sent, frozen=True, tag=42):
    """A die is activated: it is no longer on its unit. `place`: where it lay among the unit's dice.

    `button`: null for a KillBot. The modules follow in `ModulesUsed`.
    """

    seat: Robot
    unit: Unit
    place: Number
    colour: DieColour
    number: DieNumber
    button: Direction | None


class ModulesUsed(Sent, frozen=True, tag=43):
    """A seat uses modules: with its die, as a reaction, or in Phase 3.

    `limit`: the spaces that an anchor allows. `remote`: what remote control does, null without a target.
    """

    seat: Robot
    modules: tuple[Module, ...]
    swivel: Swivel | None = None
    remote: Remote | None = None
    limit: Number | None = None


class DieMoved(Sent, frozen=True, tag=44):
    """`by` moved a die of `seat` by remote control. It lies behind the dice of its new unit."""

    seat: Robot
    by: Robot
    unit: Unit
    place: Number
    to_unit: Unit
    to_button: Direction


class KillBotFaced(Sent, frozen=True, tag=45):
    """A KillBot faces a direction. `by`: the seat that turned it by remote control, null if it did so itself."""

    seat: Robot
    facing: Direction
    by: Robot | None


class Step(Sent, frozen=True):
    """A robot goes to a space."""

    seat: Robot
    to: Space


class RobotsMoved(Sent, frozen=True, tag=46):
    """Robots move at the same time: one step, a jump, or an exchange of places. `author`: whose doing it is, a seat.

    `direction`: null for a teleport.
    """

    reason: MoveReason
    author: Robot
    direction: Direction | None
    steps: tuple[Step, ...]


class MoveStopped(Sent, frozen=True, tag=47):
    """A robot can't go on in a direction: the way or the row before it is blocked, or an anchor holds."""

    seat: Robot
    direction: Direction


class Line(Sent, frozen=True):
    """A line of fire: from a space in a direction to the last space that it reaches."""

    start: Space
    direction: Direction
    end: Space


class BeamFired(Sent, frozen=True, tag=48):
    """A shot of a seat, or what a module does along a line. `module`: null for a shot."""

    seat: Robot
    module: Module | None
    lines: tuple[Line, ...]


class SourceStruck(Sent, frozen=True, tag=49):
    """A source of damage begins to be dealt. `spaces`: where. `author`: may score by it, or null."""

    source: Source
    spaces: tuple[Space, ...]
    author: Robot | None


class RobotDamaged(Sent, frozen=True, tag=50):
    """A robot was damaged: its damage and that on its shield now. A third damage is followed by `RobotDestroyed`."""

    seat: Robot
    damage: Number
    shield: Number


class RobotDestroyed(Sent, frozen=True, tag=51):
    """A robot was destroyed and leaves with its dice and all damage. `destroyed`: how often."""

    seat: Robot
    cause: Cause
    scorer: Robot | None
    destroyed: Number


class VpGained(Sent, frozen=True, tag=52):
    """A seat gains a VP. `vp`: all that it has now. `token`: the number of the token that it took, null for none."""

    seat: Robot
    vp: Number
    token: TokenNumber | None


class MineLaid(Sent, frozen=True, tag=53):
    """A mine is laid."""

    seat: Robot
    at: Space


class MineRemoved(Sent, frozen=True, tag=54):
    """A mine leaves the arena."""

    seat: Robot
    at: Space
    reason: MineEnd


class MinePushed(Sent, frozen=True, tag=55):
    """A mine is pushed from a start space."""

    seat: Robot
    at: Space
    to: Space


class SpaceActivated(Sent, frozen=True, tag=56):
    """A robot activates a space in Phase 3, its own or by telescopic arm another."""

    seat: Robot
    at: Space


class RobotRepaired(Sent, frozen=True, tag=57):
    """A robot has no damage any more, nor its shield."""

    seat: Robot


class SeatResigned(Sent, frozen=True, tag=58):
    """A player resigned; its robot leaves when what is being carried out is done with."""

    seat: Robot


class RobotRemoved(Sent, frozen=True, tag=59):
    """The robot of a seat that resigned leaves the arena with its dice; its mines follow one by one."""

    seat: Robot


class ArenaWon(Sent, frozen=True, tag=60):
    """An arena match of a championship is over: `seat` defends the arena now.

    `modules`: the champion modules that it gets. `loser`: the seat that loses them, null for none; they are taken off.
    `owned`: modules not equipped of `seat` and of `loser`.
    """

    arena: str
    seat: Robot
    modules: tuple[Module, ...]
    loser: Robot | None
    owned: tuple[Number, Number]


class GameEnded(Sent, frozen=True, tag=61):
    """The game is over: the fields are those of `ResultView`."""

    reason: EndReason
    ranking: tuple[tuple[Robot, ...], ...]
    scores: tuple[Number, ...]


class StackTried(Sent, frozen=True, tag=62):
    """A seat tried to draw from a stack that has only modules that it owns: nothing was drawn.

    The draw goes on with the other stacks, if there are any. `doubles`: the cards of the stack, as only the seat sees
    them.
    """

    seat: Robot
    stack: Stack
    doubles: tuple[Module, ...]


Event = (
    ArenaBegan
    | RoundBegan
    | PhaseBegan
    | TokenPlaced
    | Answered
    | ModuleDrawn
    | EquipmentShown
    | ProgramsShown
    | RobotEntered
    | KillBotDrew
    | DieActivated
    | ModulesUsed
    | DieMoved
    | KillBotFaced
    | RobotsMoved
    | MoveStopped
    | BeamFired
    | SourceStruck
    | RobotDamaged
    | RobotDestroyed
    | VpGained
    | MineLaid
    | MineRemoved
    | MinePushed
    | SpaceActivated
    | RobotRepaired
    | SeatResigned
    | RobotRemoved
    | ArenaWon
    | GameEnded
    | StackTried
)
