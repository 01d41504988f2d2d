"""The names that scenarios use for the numbers of the protocol."""

from typing import TypeVar

from botyard.games.twin_tin_bots.state import JOKER, ORDINARY
from botyard_protocol.base import WireEnum
from botyard_protocol.twin_tin_bots import Crystal, RobotName, Tile

E = TypeVar("E", bound=WireEnum)


def _named(members: list[E]) -> dict[str, E]:
    return {member.wire: member for member in members}


CRYSTALS = _named(list(Crystal))
ROBOT_NAMES = _named(list(RobotName))
HAND = _named([tile for tile in Tile if tile < ORDINARY])
SPECIALS = _named([tile for tile in Tile if tile >= ORDINARY])
ORDERS = _named([tile for tile in Tile if tile != JOKER])
