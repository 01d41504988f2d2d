"""Scenarios of the rules: a position, commands, and the result that they must have, run by the rules of rooms."""

from typing import Any

from botyard.games import positions
from botyard.games.interface import Game, Illegal, Outcome
from botyard.games.json_fields import Field
from botyard.games.positions import PositionFormat
from botyard.games.twin_tin_bots.scenarios import commands, position, scenario_result
from botyard.games.twin_tin_bots.scenarios.scenario_match import COMPARISONS
from botyard.games.twin_tin_bots.state import State
from botyard.texts import localized
from botyard_protocol.codes import Code


def run(scenario: Any, rules: Game) -> dict[str, Any]:
    """Return the result of one scenario by `rules`. Raises `Unusable` with a message that begins with the field."""

    def answer(state: State, step: Field) -> Outcome:
        """Answer the open choice with a step's command; a scenario never names the choice."""
        command = commands.read(step.get("command"))
        return rules.apply(state, _seat(state, step.get("seat").value), state.choice, command)

    return positions.run(scenario, PositionFormat(position.read, answer, _describe, COMPARISONS))


def _describe(state: State) -> dict[str, Any]:
    """Return what a scenario can expect of a state, as plain values."""
    return {
        "pending": scenario_result.pending(state),
        "position": scenario_result.position(state),
        "result": scenario_result.ending(state),
    }


def _seat(state: State, name: Any) -> int:
    """Return the seat of a colour by its name. Raises `Illegal`."""
    for seat in range(state.setting.seats):
        if state.setting.colour_name(seat) == name:
            return seat
    raise Illegal(Code.NO_SUCH_SEAT, localized("no_such_seat-colour"))
