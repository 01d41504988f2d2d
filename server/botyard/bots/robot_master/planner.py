"""The planner: plays the game to its end after each promising card, with many hands that the other seat may have.

It knows what its seat knows: the laid cards and its own hand. The cards that it does not see are dealt anew for each
comparison, and the same deals are given to all moves that are compared. After each round the worse half of the moves
is dropped, so that most games are played for moves that are close to each other. When few cells are empty, it searches
every game to its last card instead.
"""

from heapq import nlargest

from botyard.bots.robot_master.endgame import EXACT, exact_points
from botyard.bots.robot_master.lines import VALUES, gains
from botyard.bots.robot_master.playout import Player, with_hand
from botyard.bots.robot_master.position import (
    COLUMNS,
    WIN,
    Hand,
    Move,
    Position,
    command_of,
    other_hand_size,
    position_of,
    unseen_cards,
)
from botyard.games.rng import Rng
from botyard_protocol.robot_master import ChooseCard, Lay, View

PATIENCES = (7, 5, 10, 14)
"""Players of different patience play the games in turn: a move that is good against one habit only wins less."""

KEPT = 16
"""Moves that are compared, the best ones by the first player's eyes."""


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
        """Keep the `KEPT` moves that gain most as the first player rates them, all with 0 points."""
        self.position, self.rng = position, rng
        self.players = [Player(patience) for patience in PATIENCES]
        first = self.players[0]
        kept = nlargest(KEPT, position.moves(), key=lambda move: first.gain(position, move))
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
