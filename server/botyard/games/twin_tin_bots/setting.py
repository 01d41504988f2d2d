"""What is fixed for the whole game: its mode, sides and board.

Apart from the state, since a msgspec struct cannot be compiled (see `tools/build_native.py`).
"""

from typing import Annotated

import msgspec

from botyard.games.twin_tin_bots.board import Board, board
from botyard_protocol.twin_tin_bots import Colour, Mode, RobotName

# plain numbers: each entry asks for them several times
_SIMPLIFIED = int(Mode.SIMPLIFIED)
_ROBOTS = len(RobotName)


class Setting(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What is fixed for the whole game.

    `sides`: the side of each seat; seats of one side are friendly. `bases`: cells by seat. `score_to_win`: points, 0
    for no score victory. `stalled_after`: rounds without a delivery that end the game, 0 for off (rules §7).
    """

    mode: Annotated[int, msgspec.Meta(ge=0, le=3)]
    sides: tuple[int, ...]
    colours: tuple[Annotated[int, msgspec.Meta(ge=0, le=5)], ...]
    bases: tuple[int, ...]
    radius: Annotated[int, msgspec.Meta(ge=1, le=100)]
    mud: tuple[int, ...]
    teleporters: tuple[tuple[int, int], ...]
    score_to_win: int
    stalled_after: int

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.sides)

    @property
    def robots(self) -> int:
        """How many robots a seat has."""
        return 1 if self.mode == _SIMPLIFIED else _ROBOTS

    def colour_name(self, seat: int) -> str:
        """The name of a seat's colour."""
        return Colour(self.colours[seat]).wire

    def board(self) -> Board:
        """The board with its terrain."""
        return board(self.radius, self.mud, self.teleporters)
