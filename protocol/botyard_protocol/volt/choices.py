"""What VOLT asks a seat (rules section 10). Choices and their options are public."""

from typing import ClassVar

from botyard_protocol.base import Number, Sent
from botyard_protocol.volt.basics import Die, Direction, Module, Robot, Space, Stack, Swivel, Unit


class ChooseDraw(Sent, frozen=True, tag=1, tag_field="kind"):
    """The seat draws a module from one of `stacks`."""

    wire_name: ClassVar[str] = "draw"
    id: Number
    seat: Robot
    stacks: tuple[Stack, ...]


class ChooseEquip(Sent, frozen=True, tag=2, tag_field="kind"):
    """The seat chooses which of its modules are equipped. It may answer again until the last seat has answered."""

    wire_name: ClassVar[str] = "equip"
    id: Number
    seat: Robot


class ChooseRestart(Sent, frozen=True, tag=3, tag_field="kind"):
    """The seat's robot comes in on one of `spaces`."""

    wire_name: ClassVar[str] = "restart"
    id: Number
    seat: Robot
    spaces: tuple[Space, ...]


class ChooseProgram(Sent, frozen=True, tag=4, tag_field="kind"):
    """The seat programs its dice. It may answer again until the last seat has answered."""

    wire_name: ClassVar[str] = "program"
    id: Number
    seat: Robot


class RemoteDie(Sent, frozen=True):
    """A die that remote control can move: to any button of `buttons` on any unit of `units`, not where it lies."""

    unit: Unit
    place: Number
    units: tuple[Unit, ...]
    buttons: tuple[Direction, ...]


class RemoteTarget(Sent, frozen=True):
    """The possible target of remote control, used with swivel head (`swivel`) or without it.

    `dice`: those of a player. `facings`: the new ones that a KillBot may get.
    """

    swivel: Swivel | None
    robot: Robot
    dice: tuple[RemoteDie, ...]
    facings: tuple[Direction, ...]


class ChooseUse(Sent, frozen=True, tag=5, tag_field="kind"):
    """The seat decides which of `modules` are used with its die on `unit`.

    `certain`: modules that a standing order uses with it. `targets`: of remote control, if that is offered; a swivel
    that none of them names has no target.
    """

    wire_name: ClassVar[str] = "use"
    id: Number
    seat: Robot
    unit: Unit
    die: Die
    modules: tuple[Module, ...]
    certain: tuple[Module, ...]
    targets: tuple[RemoteTarget, ...]


class ChooseReact(Sent, frozen=True, tag=6, tag_field="kind"):
    """The seat decides whether `module` reacts. `limits`: those that an anchor may have, empty for other modules."""

    wire_name: ClassVar[str] = "react"
    id: Number
    seat: Robot
    module: Module
    limits: tuple[Number, ...]


class ChooseArm(Sent, frozen=True, tag=7, tag_field="kind"):
    """The seat may activate one of the adjacent `spaces` instead of its own."""

    wire_name: ClassVar[str] = "arm"
    id: Number
    seat: Robot
    spaces: tuple[Space, ...]


class ChooseWorkshop(Sent, frozen=True, tag=8, tag_field="kind"):
    """The seat draws from one of `stacks`, or repairs if `repair`."""

    wire_name: ClassVar[str] = "workshop"
    id: Number
    seat: Robot
    stacks: tuple[Stack, ...]
    repair: bool


Choice = ChooseDraw | ChooseEquip | ChooseRestart | ChooseProgram | ChooseUse | ChooseReact | ChooseArm | ChooseWorkshop
