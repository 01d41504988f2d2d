"""The planner: plays the game to its end after each promising card, with many hands that the other seat may have.

It knows what its seat knows: the laid cards and its own hand. The cards that it does not see are dealt anew for each
comparison, and the same deals are given to all moves that are compared. After each round the worse half of the moves
is dropped, so that most games are played for moves that are close to each other. When few cells are empty, it searches
every game to its last card instead.
"""

from collections.abc import Iterator, Sequence
from heapq import nlargest
from math import comb

from botyard.bots.robot_master.position import (
    AFTER,
    COLUMNS,
    GAP,
    LOSS,
    VALUES,
    WIN,
    Hand,
    Move,
    Player,
    Position,
    command_of,
    gains,
    other_hand_size,
    outcome,
    position_of,
    unseen_cards,
    with_hand,
)
from botyard.games.rng import Rng
from botyard.games.robot_master.grid import NEIGHBOURS, SIZE
from botyard_protocol.robot_master import ChooseCard, Lay, View

EXACT = 5
"""With at most this many empty cells games are searched to their end: 21 hands, and some hundred positions for each."""


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


PATIENCES = (7, 5, 10, 14)
"""Players of different patience play the games in turn: a move that is good against only one of them wins less."""

COMPARED_MOVES = 16
"""How many moves are compared: those that the first player rates best."""


def answer(view: View, choice: ChooseCard, rng: Rng, nodes: int) -> Lay:
    """Return the best move found: exact if at most `EXACT` cells are empty, else by `nodes` games played to their end.

    `nodes`: how many games, about; each move that is compared has one at least.
    """
    position = position_of(view, choice)
    if position.left <= EXACT:
        points = exact_points(position, gains(PATIENCES[0]))  # the gains only shorten the search
        return command_of(max(points, key=lambda move: points[move]))
    return command_of(_Comparison(position, rng).best(nodes))


class _Comparison:
    """One decision. `points`: by move that is still compared, those from all games so far."""

    def __init__(self, position: Position, rng: Rng) -> None:
        """Keep the `COMPARED_MOVES` moves that gain most as the first player rates them, all with 0 points."""
        self.position, self.rng = position, rng
        self.players = [Player(patience) for patience in PATIENCES]
        first = self.players[0]
        kept = nlargest(COMPARED_MOVES, position.moves(), key=lambda move: first.gain(position, move))
        self.points = dict.fromkeys(kept, 0)
        self.unseen = [value for value, count in enumerate(unseen_cards(position)) for _ in range(count)]
        self.deals = 0

    def best(self, nodes: int) -> Move:
        """Return the best move after about `nodes` games. After each of several rounds the worse half is dropped."""
        rounds = (len(self.points) - 1).bit_length()  # until one move is left, if each halves their number
        for _ in range(rounds):
            for _ in range(max(1, nodes // (rounds * len(self.points)))):
                self._play_deal()
            half = (len(self.points) + 1) // 2
            self.points = dict(nlargest(half, self.points.items(), key=lambda item: item[1]))
        (move,) = self.points
        return move

    def _play_deal(self) -> None:
        """Play a game after each move, with the same hand of the other seat."""
        player = self.players[self.deals % len(self.players)]
        self.deals += 1
        dealt = with_hand(self.position, self._draw_hand())
        for move in self.points:
            game = dealt.copy()
            game.lay(*move)
            points_of_rows = player.finish(game)  # those of the seat that has the rows
            self.points[move] += WIN - points_of_rows if self.position.side == COLUMNS else points_of_rows

    def _draw_hand(self) -> Hand:
        """Draw a hand of the other seat, as likely as any that fits what is seen."""
        hand = [0] * len(VALUES)
        for value in self.rng.shuffled(self.unseen)[: other_hand_size(self.position)]:
            hand[value] += 1
        return hand
