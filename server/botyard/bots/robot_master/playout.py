"""Games played to their end with both hands known, by players who look at each card alone, for the planner's search."""

from collections.abc import Sequence

from botyard.bots.robot_master.lines import AFTER, CONTENTS, VALUES, gains
from botyard.bots.robot_master.position import COLUMNS, GAP, Hand, Move, Position, outcome
from botyard.games.robot_master.grid import NEIGHBOURS, SIZE

_LINES = len(CONTENTS)
_KINDS = 1 << len(VALUES)
_NOTHING = -(1 << 40)
"""Less than any card gains."""


class Player:
    """A player of both sides: lays the card that lowers its own danger and raises the other's by most.

    A player keeps what it has found, for the best card on a cell depends on the cell's two lines and the values in hand
    only; one is made for each decision.
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
