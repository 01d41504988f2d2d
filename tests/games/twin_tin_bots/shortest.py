"""The shortest answers in Twin Tin Bots, for tests of the platform that need this game."""

from typing import Any

from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.twin_tin_bots import RobotName, Tile

NAME = "twin_tin_bots"
FIRST = ttb.First((ttb.FirstPlace(RobotName.A, 1, Tile.TURN_LEFT), ttb.FirstPlace(RobotName.B, 1, Tile.TURN_RIGHT)))
PASS = ttb.Pass()


def shortest(choice: Any) -> ttb.Command:
    """The shortest answer to a choice of a turn: the first program as it must be, afterwards a pass."""
    return FIRST if isinstance(choice, ttb.ChooseFirst) else PASS
