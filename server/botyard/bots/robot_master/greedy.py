"""The greedy level: lays the card after which its own lowest lines are best compared with the other side's."""

from botyard.bots.robot_master.position import COLUMNS, WORTHS, Move, Position, command_of, position_of
from botyard.games.rng import Rng
from botyard.games.robot_master.grid import SIZE
from botyard_protocol.robot_master import ChooseCard, Lay, View

WEIGHTS = (16, 8, 4, 2, 1)
"""Weights of a side's lines, from the lowest worth on: the lowest line decides, but others may still fall below it."""


def answer(view: View, choice: ChooseCard, rng: Rng) -> Lay:
    """Return the answer to `choice` after which the own lines stand best; out of equally good ones chance takes one."""
    position = position_of(view, choice)
    leads = {move: _lead_after(position, move) for move in position.moves()}
    best = max(leads.values())
    equal = [move for move, lead in leads.items() if lead == best]
    return command_of(equal[rng.below(len(equal))])


def _lead_after(position: Position, move: Move) -> int:
    """Return how much better the own lines stand than the other side's after a move; the lowest lines count most."""
    after = position.copy()
    after.lay(*move)
    worths = [WORTHS[line] for line in after.lines]
    rows, columns = sorted(worths[:SIZE]), sorted(worths[SIZE:])
    lead = sum(weight * (row - column) for weight, row, column in zip(WEIGHTS, rows, columns, strict=True))
    return -lead if position.side == COLUMNS else lead
