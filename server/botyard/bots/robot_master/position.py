"""A game in progress as the searches play it: made from a view, with the unseen hand left to be assumed.

Lines are numbers, so that a search looks up what a card makes of a line instead of counting cards. A line is known by
the cards in it, whatever their order: there are 462 of them, numbered from 0, the empty one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import exp

from botyard.games.robot_master.grid import NEIGHBOURS, SIZE, line_worth
from botyard_protocol.robot_master import Cell, ChooseCard, Lay, View

VALUES = range(6)
"""The values of cards."""

CONTENTS: tuple[tuple[int, ...], ...] = tuple(
    cards for count in range(SIZE + 1) for cards in combinations_with_replacement(VALUES, count)
)
"""The cards in each line, ascending; shorter lines first."""

_NUMBERS = {cards: number for number, cards in enumerate(CONTENTS)}

EMPTY = _NUMBERS[()]
"""The line without cards."""

AFTER: tuple[tuple[int, ...], ...] = tuple(
    tuple(_NUMBERS[tuple(sorted((*cards, value)))] for value in VALUES) if len(cards) < SIZE else ()
    for cards in CONTENTS
)
"""By line and value: the line with that card in it. A full line has none."""

WORTHS: tuple[int, ...] = tuple(line_worth(cards) for cards in CONTENTS)
"""The worth of each line as it is."""

_SCALE = 1_000_000


@cache
def dangers(patience: int) -> tuple[int, ...]:
    """Return the danger of each line for its owner, who loses by the lowest line: a million for a full line of worth 0.

    `patience`: the worth at which the danger of a full line has fallen to 37 %; with more of it, lines of a middling
    worth count too. A line with gaps has the mean danger over all cards that may fill them, each value equally likely.
    The dangers of a side's lines are added up, so that what a card changes depends on two lines only.
    """
    found = [0] * len(CONTENTS)
    for line in reversed(range(len(CONTENTS))):
        after = AFTER[line]
        if after:
            found[line] = round(sum(found[longer] for longer in after) / len(after))
        else:
            found[line] = round(_SCALE * exp(-WORTHS[line] / patience))
    return tuple(found)


@cache
def gains(patience: int) -> tuple[tuple[int, ...], ...]:
    """By line and value: how much less dangerous a card makes a line for its owner."""
    danger = dangers(patience)
    return tuple(tuple(danger[line] - danger[longer] for longer in AFTER[line]) for line in range(len(CONTENTS)))


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
    """A position. `cells`: values or `GAP`. `lines`: rows 1..5, then columns a..e, as numbers.

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


_LINES = len(CONTENTS)
_KINDS = 1 << len(VALUES)
_NOTHING = -(1 << 40)
"""Less than any card gains."""


class Player:
    """A player of both sides: lays the card that lowers its own danger and raises the other's by most.

    A player keeps the best cards that it has found: the one on a cell depends only on the cell's two lines and the
    values in hand. Each decision makes players of its own.
    """

    def __init__(self, patience: int) -> None:
        """`patience`: the worth at which the player sees 37 % of the danger of a line of worth 0; see `dangers`."""
        self.gains = gains(patience)
        # By side, then by the key of `_choose`: gain and value of the best card.
        self._best: tuple[dict[int, tuple[int, int]], ...] = ({}, {})

    def gain(self, position: Position, move: Move) -> int:
        """Return how much a move of the side whose turn it is gains, as this player rates lines."""
        cell, value = move
        row, column = position.lines[cell // SIZE], position.lines[SIZE + cell % SIZE]
        gain = self.gains[row][value] - self.gains[column][value]
        return -gain if position.side == COLUMNS else gain

    def finish(self, position: Position) -> int:
        """Play a game to its end, which changes the position.

        Returns the points of the owner of the rows: `WIN`, `DRAW` or `LOSS`.
        """
        cells, lines, legal, side = position.cells, position.lines, position.legal, position.side
        kinds = [_kinds(hand) for hand in position.hands]
        for _ in range(position.left):
            cell, value = self._choose(lines, legal, side, kinds[side])
            row, column = cell // SIZE, SIZE + cell % SIZE
            cells[cell] = value
            lines[row], lines[column] = AFTER[lines[row]][value], AFTER[lines[column]][value]
            legal.remove(cell)
            for near in NEIGHBOURS[cell]:
                if cells[near] == GAP and near not in legal:
                    legal.append(near)
            hand = position.hands[side]
            hand[value] -= 1
            if not hand[value]:
                kinds[side] &= ~(1 << value)
            side = 1 - side
        return outcome(lines)

    def _choose(self, lines: list[int], legal: list[int], side: int, kinds: int) -> Move:
        """Return the best move of a side. `kinds`: the values in its hand, as bits."""
        known = self._best[side]
        most, best_cell, best_value = _NOTHING, -1, -1
        for cell in legal:
            row, column = lines[cell // SIZE], lines[SIZE + cell % SIZE]
            key = (row * _LINES + column) * _KINDS + kinds  # the two lines and the hand as one number
            found = known.get(key)
            if found is None:
                found = known[key] = self._best_card(row, column, side, kinds)
            if found[0] > most:
                most, best_value = found
                best_cell = cell
        return best_cell, best_value

    def _best_card(self, row: int, column: int, side: int, kinds: int) -> tuple[int, int]:
        """Return what the best card on the crossing of two lines gains, and its value."""
        own, other = self.gains[row], self.gains[column]
        if side == COLUMNS:
            own, other = other, own
        return max((own[value] - other[value], value) for value in VALUES if kinds >> value & 1)


def _kinds(hand: Sequence[int]) -> int:
    """Return the values in a hand as bits: the bit of a value is set if the hand has such a card."""
    return sum(1 << value for value in VALUES if hand[value])


def with_hand(position: Position, hand: Hand) -> Position:
    """Return a copy of a position in which the side that waits has this hand."""
    copy = position.copy()
    copy.hands[1 - position.side] = hand[:]
    return copy
