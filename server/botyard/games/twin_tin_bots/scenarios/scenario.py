"""Rule scenarios: a position, commands, and what must come of them, run by the same engine as a room's game."""

import json
import sys
from collections.abc import Iterator
from typing import Any, TextIO

from botyard.games.interface import Illegal, Outcome
from botyard.games.twin_tin_bots import TwinTinBots
from botyard.games.twin_tin_bots.scenarios import commands, position, scenario_result
from botyard.games.twin_tin_bots.scenarios.json_fields import Field, Unusable
from botyard.games.twin_tin_bots.scenarios.scenario_match import holds
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from botyard_protocol.twin_tin_bots import Event

__all__ = ["FAILED", "UNUSABLE", "Unusable", "main", "run"]

FAILED = 1
"""Exit status if an expectation does not hold."""
UNUSABLE = 2
"""Exit status if the input can't be used."""

_GAME = TwinTinBots()


def main(files: list[str], out: TextIO, err: TextIO) -> int:
    """Run the scenarios of files of JSON Lines (`-`: standard input), one result line each. Returns the exit status."""
    status = 0
    for file in files:
        try:
            for outcome in _run_file(file):
                out.write(json.dumps(outcome) + "\n")
                status = status if outcome["ok"] else FAILED
        except Unusable as error:
            out.flush()
            err.write(f"{error}\n")
            return UNUSABLE
    return status


def run(scenario: Any) -> dict[str, Any]:
    """The result of one scenario. Raises `Unusable` with a message that begins with the field."""
    top = Field(scenario, "")
    if not isinstance(scenario, dict):
        raise Unusable("scenario: must be an object")
    name, state, steps, expect = _read(top)
    outcome = {"name": name, "ok": True, **_play(state, steps)}
    return {**outcome, "ok": holds(expect, outcome)}


def _run_file(file: str) -> Iterator[dict[str, Any]]:
    for number, line in enumerate(_lines(file), 1):
        if line.strip():
            try:
                yield run(_parse(line))
            except Unusable as error:
                raise Unusable(f"{file}, line {number}, {error}") from error


def _lines(file: str) -> Iterator[bytes]:
    if file == "-":
        yield from sys.stdin.buffer
        return
    try:
        with open(file, "rb") as lines:
            yield from lines
    except OSError as error:
        raise Unusable(f"{file}: {error.strerror}") from error


def _parse(line: bytes) -> Any:
    try:
        return json.loads(line.decode("utf-8"), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Unusable(f"scenario: is not JSON: {error}") from error


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number")


def _read(top: Field) -> tuple[str, State, list[Field], dict[str, Any]]:
    """Everything is read before anything is run."""
    name = top.get("name").text()
    state = position.read(top)
    steps = top.items("steps")
    for step in steps:
        step.get("seat")
        step.get("command")
    return name, state, steps, top.get_or("expect", {}).object()


def _play(state: State, steps: list[Field]) -> dict[str, Any]:
    events: list[Event] = []
    rejected: list[dict[str, Any]] = []
    for number, step in enumerate(steps, 1):
        try:
            outcome = _answer(state, step)
        except Illegal as error:
            rejected.append({"step": number, "code": error.code.value})
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


def _answer(state: State, step: Field) -> Outcome:
    """Answer the open choice with a step's command; a scenario never names the choice."""
    try:
        command = commands.read(step.get("command"))
    except Unusable as error:
        raise Illegal(Code.INVALID_FIELD, str(error)) from error
    return _GAME.apply(state, _seat(state, step.get("seat").value), state.choice, command)


def _seat(state: State, name: Any) -> int:
    for seat in range(state.setting.seats):
        if state.setting.colour_name(seat) == name:
            return seat
    raise Illegal(Code.NO_SUCH_SEAT, "There is no seat of this colour.")
