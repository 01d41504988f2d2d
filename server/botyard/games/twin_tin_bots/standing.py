"""The command by which a player's standing answers answer an open choice (PROTOCOL.md, "Standing answers")."""

from collections.abc import Callable

from botyard.games.hexgrid import distance
from botyard.games.interface import Illegal
from botyard.games.twin_tin_bots.crystals import nearest_empty
from botyard.games.twin_tin_bots.orders import FORCED, obey
from botyard.games.twin_tin_bots.state import NONE, ROBOTS, Ask, State, friendly
from botyard.games.twin_tin_bots.turn_run import Run
from botyard.texts import localized
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.base import Hex
from botyard_protocol.codes import Code


def check(answers: ttb.StandingAnswers) -> None:
    """Raise `Illegal` for orders that a zap can't force, that have no effect under the zap rule, or that come twice."""
    if bool(answers.orders) != (answers.zap is ttb.ZapRule.ORDERS):
        raise Illegal(Code.INVALID_FIELD, localized("invalid_field-answers_orders_name_orders"))
    if not set(answers.orders) <= set(FORCED):
        raise Illegal(Code.INVALID_FIELD, localized("invalid_field-answers_orders_zap_force"))
    if len(set(answers.orders)) < len(answers.orders):
        raise Illegal(Code.INVALID_FIELD, localized("invalid_field-answers_orders_name_each"))


def answer_of(state: State, answers: ttb.StandingAnswers) -> ttb.Command | None:
    """Return the command by which a player's standing answers answer the open choice, None if the player is asked."""
    match state.ask:
        case Ask.ZAP_ROBOT:
            return _zap_robot(state, answers)
        case Ask.ZAP_BLOB:
            return ttb.ZapBlob(None) if answers.blob is ttb.BlobRule.DECLINE else None
        case Ask.CRYSTAL_HEX:
            return None if answers.crystal is ttb.CrystalRule.ASK else ttb.PlaceCrystal(_hex(state, answers.crystal))
        case _:
            return None


def _zap_robot(state: State, answers: ttb.StandingAnswers) -> ttb.ZapRobot | None:
    """Return the standing answer of a seat whose zap has hit a robot; None if the seat is asked.

    It gives the first of its orders that has an effect on the robot. It declines if none has, or if it always does.
    """
    if answers.zap is ttb.ZapRule.DECLINE:
        return ttb.ZapRobot(None)
    # a robot of the own side is no target of the answers
    if answers.zap is ttb.ZapRule.ASK or friendly(state, state.asked * ROBOTS, state.subject):
        return None
    return ttb.ZapRobot(next((order for order in answers.orders if _can_execute(state, order)), None))


def _can_execute(state: State, order: ttb.Tile) -> bool:
    """Return whether the order would change anything for the robot that was hit. It is tried on a copy of `state`."""
    run = Run(state)
    run.close()
    obey(run, state.subject, order)
    return not any(isinstance(event, ttb.OrderIgnored) for event in run.events)


def _hex(state: State, rule: ttb.CrystalRule) -> Hex:
    """Return the offered hex for a new crystal that suits a rule best; of several the first one."""
    board = state.setting.board()
    offered = [board.hexes[cell] for cell in nearest_empty(board, state)]
    return min(offered, key=_HEX_COSTS[rule](state))


def _steps_to_own_robot(state: State) -> Callable[[Hex], int]:
    """Return a function from a hex to its steps from the nearest own robot of the seat that is asked."""
    own = [robot for robot in range(len(state.at)) if robot // ROBOTS == state.asked]
    return _steps_to(state, own)


def _closeness_to_opponents(state: State) -> Callable[[Hex], int]:
    """Return a function from a hex to the negative number of its steps from the nearest opponent's robot."""
    steps = _steps_to(state, [robot for robot in range(len(state.at)) if _is_opponent(state, robot)])
    return lambda at: -steps(at)


def _is_opponent(state: State, robot: int) -> bool:
    """Whether a robot still plays against the seat of the open choice."""
    return not friendly(state, state.asked * ROBOTS, robot) and not state.resigned[robot // ROBOTS]


def _steps_to(state: State, robots: list[int]) -> Callable[[Hex], int]:
    """Return a function from a hex to its steps from the nearest of some robots, 0 if none of them is on the board."""
    board = state.setting.board()
    places = [board.hexes[state.at[robot]] for robot in robots if state.at[robot] != NONE]
    return lambda at: min((distance((at[0] - q, at[1] - r)) for q, r in places), default=0)


_HEX_COSTS: dict[
    ttb.CrystalRule, Callable[[State], Callable[[Hex], int]]
] = {  # the hex with the lowest value is chosen
    ttb.CrystalRule.NEAREST: _steps_to_own_robot,
    ttb.CrystalRule.FARTHEST: _closeness_to_opponents,
    ttb.CrystalRule.FIRST: lambda _: lambda _: 0,
}
