"""`botyard scenario FILE...`: run scenarios, which are a position, commands, and what must come of them.

A file holds JSON Lines. A game with the capability `ScenarioFormat` reads its scenarios itself. Those of other games
have this form, with commands, options and events as on the JSON wire:

    {"name": "a tie", "game": "tic_tac_toe", "players": 2, "options": {...}, "seed": "00ff...",
     "steps": [{"seat": 0, "command": {"type": "mark", "cell": 4}}],
     "expect": {"rejected": [], "events": ["marked"], "view": {"turn": 1}, "ranking": []}}

`seed`: 64 hex digits, zeros if it is missing. `choice` in a step: the id of the choice, the first one of the seat if it
is missing. `expect` names what is compared: types of events in their order, perhaps with others between them; fields of
the spectators' view; and `rejected`, `choices` and `ranking` as a whole.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any, TextIO

import msgspec

from botyard.games.interface import Game, Illegal, ScenarioFormat
from botyard.games.json_fields import Field, Unusable
from botyard.games.registry import GAMES
from botyard_protocol.codes import Code
from botyard_protocol.json_form import SchemaMismatch, from_named, to_named
from botyard_protocol.schema import wire_name

FAILED = 1
"""Exit status if an expectation does not hold."""
UNUSABLE = 2
"""Exit status if the input can't be used."""


def main(files: list[str], out: TextIO, err: TextIO, game: str | None = None) -> int:
    """Run the scenarios of files (`-`: standard input), one result line each. Returns the exit status.

    `game`: that of scenarios that name none; None: the first one of the registry.
    """
    status = 0
    for file in files:
        try:
            for outcome in _run_file(file, game or next(iter(GAMES))):
                out.write(json.dumps(outcome) + "\n")
                status = status if outcome["ok"] else FAILED
        except Unusable as error:
            out.flush()
            err.write(f"{error}\n")
            return UNUSABLE
    return status


def run(scenario: Any, game: str) -> dict[str, Any]:
    """Return the result of one scenario. `game`: for one that names none. Raises `Unusable`, naming the field."""
    if not isinstance(scenario, dict):
        raise Unusable("scenario: must be an object")
    rules = Field(scenario.get("game", game), "game").one_of(GAMES)
    return rules.run_scenario(scenario) if isinstance(rules, ScenarioFormat) else run_plain(rules, scenario)


def run_plain(game: Game, scenario: dict[str, Any]) -> dict[str, Any]:
    """Return the result of a scenario that begins with a new match. Raises `Unusable`."""
    top = Field(scenario, "")
    name, steps, expect = top.get("name").text(), top.items("steps"), top.get_or("expect", {}).object()
    state, events = _start(game, top)
    rejected: list[dict[str, Any]] = []
    for number, step in enumerate(steps, 1):
        try:
            outcome = _apply_step(game, state, step)
        except Illegal as illegal:
            rejected.append({"step": number, "code": str(illegal.code)})
        else:
            state = outcome.state
            events += outcome.events
    result = {
        "rejected": rejected,
        "events": [to_named(event) for event in events],
        "choices": [to_named(choice) for choice in game.choices(state)],
        "view": to_named(game.view(state, ())),
        "ranking": [list(place) for place in game.ranking(state)],
    }
    return {"name": name, "ok": _holds(expect, result), **result}


def _run_file(file: str, game: str) -> Iterator[dict[str, Any]]:
    """Run the scenarios of a file, and yield their results. Raises `Unusable` with file and line."""
    for number, line in enumerate(_lines(file), 1):
        if line.strip():
            try:
                yield run(_parse(line), game)
            except Unusable as error:
                raise Unusable(f"{file}, line {number}, {error}") from error
            except RecursionError as error:  # the parser goes deeper than a comparison can
                raise Unusable(f"{file}, line {number}, scenario: is nested too deeply") from error


def _lines(file: str) -> Iterator[bytes]:
    """Yield the lines of a file; `-` is standard input. Raises `Unusable` if it cannot be read."""
    if file == "-":
        yield from sys.stdin.buffer
        return
    try:
        with open(file, "rb") as lines:
            yield from lines
    except OSError as error:
        raise Unusable(f"{file}: {error.strerror}") from error


def _parse(line: bytes) -> Any:
    """Read a line as JSON. Raises `Unusable`."""
    try:
        return json.loads(line.decode("utf-8"), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Unusable(f"scenario: is not JSON: {error}") from error


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number")


def _start(game: Game, top: Field) -> tuple[Any, list[Any]]:
    """Begin the match of a scenario, and return its state and its first events. Raises `Unusable`."""
    options, seed = game.default_options(), top.get_or("seed", "00" * 32)
    try:
        if top.has("options"):
            options = msgspec.convert(from_named(game.options_type, top.get("options").value), game.options_type)
        outcome = game.new(top.get("players").integer(1), options, bytes.fromhex(seed.text()))
    except (SchemaMismatch, msgspec.ValidationError, Illegal) as error:
        raise Unusable(f"options: {error}") from error
    except ValueError as error:
        raise seed.unusable(f"must be 64 hex digits: {error}") from error
    return outcome.state, list(outcome.events)


def _apply_step(game: Game, state: Any, step: Field) -> Any:
    """Return the outcome of a step. Raises `Illegal` for a command that the rules or the protocol refuse."""
    seat = step.get("seat").integer(0)
    number = next((choice.id for choice in game.choices(state) if choice.seat == seat), 0)  # 0: no choice, refused
    if step.has("choice"):
        number = step.get("choice").integer(0)
    return game.apply(state, seat, number, _command(game, step.get("command")))


def _command(game: Game, field: Field) -> Any:
    """Read a command of a game. Raises `Illegal` if it has no such command."""
    classes: dict[str, Any] = {wire_name(cls): cls for cls in game.command_types}
    try:
        cls = field.get("type").one_of(classes)
        return msgspec.convert(from_named(cls, field.value), cls)
    except (Unusable, SchemaMismatch, msgspec.ValidationError) as error:
        raise Illegal(Code.INVALID_FIELD, str(error)) from error


def _holds(expect: dict[str, Any], result: dict[str, Any]) -> bool:
    """Return whether a result is as expected.

    The expected events must come in their order, perhaps with others between them. Of the view the named fields are
    compared, and the other lists as a whole.
    """
    types, view = iter(event["type"] for event in result["events"]), expect.get("view", {})
    return (
        # `types` is an iterator: each search goes on behind the event that was found before
        all(any(one == name for one in types) for name in expect.get("events", ()))
        and all(key in result["view"] and _text(result["view"][key]) == _text(value) for key, value in view.items())
        and all(_text(result[key]) == _text(expect[key]) for key in ("rejected", "choices", "ranking") if key in expect)
    )


def _text(value: Any) -> str:
    """A value as text, since in Python `True == 1`."""
    return json.dumps(value, sort_keys=True)
