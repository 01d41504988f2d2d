"""The names that scenarios use for the numbers of the protocol."""

from typing import TypeVar

from botyard.games.twin_tin_bots.state import JOKER, ORDINARY
from botyard_protocol.base import WireEnum
from botyard_protocol.twin_tin_bots import Colour, Crystal, Mode, RobotName, Tile

E = TypeVar("E", bound=WireEnum)


def _named(members: list[E]) -> dict[str, E]:
    return {member.wire: member for member in members}


MODES = _named(list(Mode))
SEAT_COLOURS = _named(list(Colour))
CRYSTALS = _named(list(Crystal))
ROBOT_NAMES = _named(list(RobotName))
TILE_NAMES = _named(list(Tile))
HAND = {name: tile for name, tile in TILE_NAMES.items() if tile < ORDINARY}
SPECIALS = {name: tile for name, tile in TILE_NAMES.items() if tile >= ORDINARY}
ORDERS = {name: tile for name, tile in TILE_NAMES.items() if tile != JOKER}
