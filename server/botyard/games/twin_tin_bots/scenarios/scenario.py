"""Scenarios of the rules: a position, commands, and the result that they must have, run by the rules of rooms."""

from typing import Any

from botyard.games.interface import Game, Illegal, Outcome
from botyard.games.json_fields import Field, Unusable
from botyard.games.twin_tin_bots.scenarios import commands, position, scenario_result
from botyard.games.twin_tin_bots.scenarios.scenario_match import holds
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from botyard_protocol.twin_tin_bots import Event


def run(scenario: Any, rules: Game) -> dict[str, Any]:
    """The result of one scenario by `rules`. Raises `Unusable` with a message that begins with the field."""
    top = Field(scenario, "")
    if not isinstance(scenario, dict):
        raise Unusable("scenario: must be an object")
    name, state, steps, expect = _read(top)
    outcome = {"name": name, "ok": True, **_play(state, steps, rules)}
    return {**outcome, "ok": holds(expect, outcome)}


def _read(top: Field) -> tuple[str, State, list[Field], dict[str, Any]]:
    """Everything is read before anything is run."""
    name = top.get("name").text()
    state = position.read(top)
    steps = top.items("steps")
    for step in steps:
        step.get("seat")
        step.get("command")
    return name, state, steps, top.get_or("expect", {}).object()


def _play(state: State, steps: list[Field], rules: Game) -> dict[str, Any]:
    events: list[Event] = []
    rejected: list[dict[str, Any]] = []
    for number, step in enumerate(steps, 1):
        try:
            outcome = _answer(state, step, rules)
        except Illegal as error:
            rejected.append({"step": number, "code": str(error.code)})
        else:
            state = outcome.state
            events.extend(outcome.events)
    return {
        "rejected": rejected,
        "events": [to_named(event) for event in events],
        "pending": scenario_result.pending(state),
        "position": scenario_result.position(state),
        "result": scenario_result.ending(state),
    }


def _answer(state: State, step: Field, rules: Game) -> Outcome:
    """Answer the open choice with a step's command; a scenario never names the choice."""
    try:
        command = commands.read(step.get("command"))
    except Unusable as error:
        raise Illegal(Code.INVALID_FIELD, str(error)) from error
    return rules.apply(state, _seat(state, step.get("seat").value), state.choice, command)


def _seat(state: State, name: Any) -> int:
    for seat in range(state.setting.seats):
        if state.setting.colour_name(seat) == name:
            return seat
    raise Illegal(Code.NO_SUCH_SEAT, "There is no seat of this colour.")
