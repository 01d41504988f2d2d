"""What a player answers (rules section 10). `orders`: standing orders that hold from this answer on (section 5)."""

from typing import Annotated

import msgspec

from botyard_protocol.base import Received
from botyard_protocol.volt.basics import Direction, Module, Space, Stack, StandingOrder, Swivel, Unit, Units

Orders = tuple[StandingOrder, ...]

Place = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""A place among the dice of a unit that are not activated, from 0."""


class Draw(Received, frozen=True, tag=1):
    """Draw a module from a stack."""

    stack: Stack
    orders: Orders = ()


class Equip(Received, frozen=True, tag=2):
    """Equip modules: the two sides of the robot card, each from the card outwards."""

    left: tuple[Module, ...]
    right: tuple[Module, ...]
    orders: Orders = ()


class Restart(Received, frozen=True, tag=3):
    """Come in on a start space."""

    at: Space
    orders: Orders = ()


class Program(Received, frozen=True, tag=4):
    """Put dice on the three control units."""

    units: Units
    orders: Orders = ()


class Remote(Received, frozen=True):
    """What remote control does: moves a die of a player, or turns a KillBot.

    `unit`, `place`: the die. `to_unit`, `to_button`: where it goes. `facing`: the KillBot's new one. Either the first
    four are given or the last.
    """

    unit: Unit | None = None
    place: Place | None = None
    to_unit: Unit | None = None
    to_button: Direction | None = None
    facing: Direction | None = None


class Use(Received, frozen=True, tag=5):
    """Use some of the offered modules with a die, or none.

    `swivel`: just with swivel head. `remote`: just with remote control that has a possible target.
    """

    modules: tuple[Module, ...]
    swivel: Swivel | None = None
    remote: Remote | None = None
    orders: Orders = ()


class React(Received, frozen=True, tag=6):
    """Use a reacting module or not. `limit`: the spaces that an anchor allows, null for any other module."""

    module: Module
    use: bool
    limit: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    orders: Orders = ()


class Arm(Received, frozen=True, tag=7):
    """Activate an adjacent space by telescopic arm, or with null one's own."""

    at: Space | None
    orders: Orders = ()


class Workshop(Received, frozen=True, tag=8):
    """Draw a module in a workshop, or with null repair."""

    stack: Stack | None
    orders: Orders = ()


Command = Draw | Equip | Restart | Program | Use | React | Arm | Workshop
