"""A game in progress as the searches play it: made from a view, with the unseen hand left to be assumed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from botyard.bots.robot_master.lines import AFTER, EMPTY, VALUES, WORTHS
from botyard.games.robot_master.grid import NEIGHBOURS, SIZE
from botyard_protocol.robot_master import Cell, ChooseCard, Lay, View

ROWS, COLUMNS = range(2)
"""The sides."""

GAP = -1
"""What an empty cell holds."""

COPIES = 6
"""Cards of each value in the game."""

WIN, DRAW, LOSS = 2, 1, 0
"""Points of a finished game."""

Move = tuple[int, int]
"""A cell and the value of a card."""

Hand = list[int]
"""How many cards of each value a hand has."""


@dataclass(slots=True)
class Position:
    """A position. `cells`: values or `GAP`. `lines`: rows 1..5, then columns a..e, as the numbers of `lines.py`.

    `legal`: empty cells on which a card may be laid. `hands`: by side. `side`: whose turn it is. `left`: empty cells.
    """

    cells: list[int]
    lines: list[int]
    legal: list[int]
    hands: list[Hand]
    side: int
    left: int

    def copy(self) -> "Position":
        """Return a position that can be played on without changing this one."""
        return Position(
            self.cells[:], self.lines[:], self.legal[:], [hand[:] for hand in self.hands], self.side, self.left
        )

    def lay(self, cell: int, value: int) -> None:
        """Lay a card from the hand of the side whose turn it is."""
        cells, legal, lines = self.cells, self.legal, self.lines
        row, column = cell // SIZE, SIZE + cell % SIZE
        cells[cell] = value
        lines[row], lines[column] = AFTER[lines[row]][value], AFTER[lines[column]][value]
        legal.remove(cell)
        legal += [near for near in NEIGHBOURS[cell] if cells[near] == GAP and near not in legal]
        self.hands[self.side][value] -= 1
        self.side = 1 - self.side
        self.left -= 1

    def moves(self) -> Iterator[Move]:
        """Every legal move of the side whose turn it is; cards of the same value count as one."""
        values = [value for value in VALUES if self.hands[self.side][value]]
        return ((cell, value) for cell in self.legal for value in values)


def position_of(view: View, choice: ChooseCard) -> Position:
    """Return the position that a view shows; the hand of the other seat is empty in it."""
    side = ROWS if view.rows == choice.seat else COLUMNS
    hands = [[0] * len(VALUES), [0] * len(VALUES)]
    for value in view.hands[choice.seat].values:
        hands[side][value] += 1
    cells = [GAP if value is None else value for value in view.cells]
    lines = [EMPTY] * (2 * SIZE)
    for cell, value in enumerate(cells):
        if value != GAP:
            for line in (cell // SIZE, SIZE + cell % SIZE):
                lines[line] = AFTER[lines[line]][value]
    return Position(cells, lines, [int(cell) for cell in choice.cells], hands, side, cells.count(GAP))


def command_of(move: Move) -> Lay:
    """The command of a move."""
    cell, value = move
    return Lay(value=value, at=Cell(cell))


def unseen_cards(position: Position) -> Hand:
    """The cards that the side whose turn it is does not see: in the other hand, or out of the game."""
    own = position.hands[position.side]
    return [COPIES - position.cells.count(value) - own[value] for value in VALUES]


def other_hand_size(position: Position) -> int:
    """The number of cards in the other hand: the hands fill the grid."""
    return position.left - sum(position.hands[position.side])


def outcome(lines: Sequence[int]) -> int:
    """Return what the owner of the rows gets for a full grid: `WIN`, `DRAW` or `LOSS`."""
    rows = sorted([WORTHS[line] for line in lines[:SIZE]])
    columns = sorted([WORTHS[line] for line in lines[SIZE:]])
    return WIN if rows > columns else DRAW if rows == columns else LOSS
