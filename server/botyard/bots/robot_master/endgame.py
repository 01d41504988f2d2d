"""The end of a game, searched to the last card for every hand that the other seat may have."""

from collections.abc import Iterator, Sequence
from math import comb

from botyard.bots.robot_master.lines import AFTER, VALUES
from botyard.bots.robot_master.playout import with_hand
from botyard.bots.robot_master.position import (
    COLUMNS,
    GAP,
    LOSS,
    WIN,
    Hand,
    Move,
    Position,
    other_hand_size,
    outcome,
    unseen_cards,
)
from botyard.games.robot_master.grid import NEIGHBOURS, SIZE

EXACT = 5
"""Empty cells from which on games are searched to their end: at most 21 hands, and some hundred positions for each."""


def exact_points(position: Position, gains: Sequence[Sequence[int]]) -> dict[Move, int]:
    """Return the points of each move (`WIN`, `DRAW` or `LOSS`), added up over all hands that the other seat may have.

    Each hand counts as often as it can be drawn. `gains`: by line and value, how much less dangerous the card makes
    the line for its owner; they order moves, which shortens the search.
    """
    points = dict.fromkeys(position.moves(), 0)
    for hand, times in possible_hands(unseen_cards(position), other_hand_size(position)):
        search = _Search(with_hand(position, hand), gains)
        for move in points:
            points_of_rows = search.after(move, position.side, position.left, LOSS, WIN)
            points[move] += times * (WIN - points_of_rows if position.side == COLUMNS else points_of_rows)
    return points


def possible_hands(cards: Hand, size: int) -> Iterator[tuple[Hand, int]]:
    """Yield every hand of `size` cards out of `cards`, and in how many ways it can be drawn.

    Both hands are numbers of cards by value. Each number of the first value goes with every hand of the others.
    """
    if len(cards) == 1:
        if size <= cards[0]:
            yield [size], comb(cards[0], size)
        return
    for count in range(min(size, cards[0]) + 1):
        for rest, times in possible_hands(cards[1:], size - count):
            yield [count, *rest], comb(cards[0], count) * times


class _Search:
    """Alpha-beta search with both hands known. Points are those of the owner of the rows.

    `known`: by position, the least and the most that the points can be.
    """

    def __init__(self, position: Position, gains: Sequence[Sequence[int]]) -> None:
        """Begin at `position`, whose lists are changed during the search. `gains`: as in `exact_points`."""
        self.cells, self.lines, self.hands = position.cells, position.lines, position.hands
        self.gains = gains
        self.empty = sum(1 << cell for cell, held in enumerate(self.cells) if held == GAP)  # a bit for each empty cell
        self.known: dict[tuple[object, ...], tuple[int, int]] = {}

    def after(self, move: Move, side: int, left: int, low: int, high: int) -> int:
        """Return the points of the owner of the rows after a move of `side`, if both play best from there on.

        They are exact only between `low` and `high`, else a bound.
        `left`: empty cells before the move. The move is made, rated and taken back.
        """
        cell, value = move
        lines, hand = self.lines, self.hands[side]
        row, column = cell // SIZE, SIZE + cell % SIZE
        before = lines[row], lines[column]
        self.cells[cell] = value
        self.empty ^= 1 << cell
        lines[row], lines[column] = AFTER[before[0]][value], AFTER[before[1]][value]
        hand[value] -= 1
        points = self._points(1 - side, left - 1, low, high)
        hand[value] += 1
        lines[row], lines[column] = before
        self.empty ^= 1 << cell
        self.cells[cell] = GAP
        return points

    def _points(self, side: int, left: int, low: int, high: int) -> int:
        """Return the points of the owner of the rows if both play best; `side` moves next, `left` cells are empty.

        They are exact only between `low` and `high`, else a bound.
        """
        if not left:
            return outcome(self.lines)
        key = (self.empty, *self.lines, *self.hands[0], *self.hands[1])  # equal lines may have other empty cells
        least, most = self.known.get(key, (LOSS, WIN))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        best = self._best(side, left, low, high)
        if best > low:
            least = max(least, best)
        if best < high:
            most = min(most, best)
        self.known[key] = least, most
        return best

    def _best(self, side: int, left: int, low: int, high: int) -> int:
        """Return the points of the best move of `side`. The owner of the columns wants few, that of the rows many.

        Moves that cannot change a result between `low` and `high` are left out.
        """
        if side == COLUMNS:
            least = WIN
            for move in self._moves(side):
                least = min(least, self.after(move, side, left, low, min(high, least)))
                if least <= low:
                    break
            return least
        most = LOSS
        for move in self._moves(side):
            most = max(most, self.after(move, side, left, max(low, most), high))
            if most >= high:
                break
        return most

    def _moves(self, side: int) -> list[Move]:
        """Return the legal moves, first those that make the side's own line safer and the other side's less safe."""
        cells, lines, hand, gains = self.cells, self.lines, self.hands[side], self.gains
        sign = -1 if side == COLUMNS else 1  # so that the lowest is best for the side
        found = []
        for cell, held in enumerate(cells):
            if held == GAP and any(cells[near] != GAP for near in NEIGHBOURS[cell]):
                row, column = gains[lines[cell // SIZE]], gains[lines[SIZE + cell % SIZE]]  # by value, for its owner
                found += [(sign * (column[value] - row[value]), cell, value) for value in VALUES if hand[value]]
        return [(cell, value) for _, cell, value in sorted(found)]
