"""The worth of a position after a round: victory points first, then damage, modules and the way to tokens."""

from botyard.bots.volt.outlook import FAR, steps_to
from botyard.games.volt.state import NONE, Seat, State

WIN = 1000.0
VP = 10.0
DAMAGE = (0.0, 1.5, 4.5)
"""What damage costs a robot, by the number of its tokens."""

OUT_OF_ARENA_COST = 4.0
"""What it costs a robot not to be in the arena."""

LEADER_WEIGHT = 0.6
"""The weight of the best rival's points; the average of all rivals has the rest of the weight."""

SHIELD, STEP = 0.5, 0.35
"""What damage on a shield costs, and each step to the nearest token."""

MODULE = 1.0
"""What each module in the inventory is worth."""

OTHERS = 0.6
"""The weight of other robots' states, as a part of the weight of the own robot's."""


def worth(state: State, seat: int) -> float:
    """Return what a position is worth to a seat: the points of its side, the state of its robot, and its modules.

    The points of rival sides are subtracted, of which the best side's count most, and the state of their robots. In a
    game that is over, winning counts too.
    """
    points: dict[int, float] = {}
    for number, robot in enumerate(state.seats):
        side = _side(state, number)
        points[side] = points.get(side, 0.0) + VP * robot.vp
    own = points.pop(_side(state, seat))
    rivals = points.values()
    value = own - LEADER_WEIGHT * max(rivals) - (1 - LEADER_WEIGHT) * sum(rivals) / len(rivals)
    if state.over:
        value += _end(state, seat)
    steps = steps_to(state.board, frozenset(state.board.token_at[number] for number in state.tokens))
    for number, robot in enumerate(state.seats):
        if number == seat:
            value += _robot(robot, steps) + MODULE * len(robot.inventory)
        elif _side(state, number) != _side(state, seat):
            value -= OTHERS * _robot(robot, steps) / (len(state.seats) - 1)
    return value


def _side(state: State, seat: int) -> int:
    """Return the seat that stands for the side: for the squad its first KillBot."""
    if not state.seats[seat].is_killbot:
        return seat
    return next(number for number, robot in enumerate(state.seats) if robot.is_killbot)


def _end(state: State, seat: int) -> float:
    """Return what the end of a game adds: a part of `WIN` for the first place, else minus `WIN`."""
    first = state.ranking[0]
    return WIN / len(first) if seat in first else -WIN


def _robot(robot: Seat, steps: list[int]) -> float:
    """Return the worth of a robot's state, at most 0: what damage and the way to a token cost."""
    if robot.at == NONE:
        return -OUT_OF_ARENA_COST
    return -DAMAGE[min(robot.damage, 2)] - SHIELD * robot.shield - STEP * min(steps[robot.at], FAR)
