"""Scenarios that begin with a position: read, run and compared with an expectation in the same way for every game.

    {"name": "...", "game": "...", "position": {...}, "steps": [{"seat": ..., "command": {...}}], "expect": {...}}

A game gives a `PositionFormat`. A command that the rules refuse, or that can't be read, changes nothing; it is listed
in `rejected`.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from botyard.games.interface import Illegal, Outcome
from botyard.games.json_fields import Field, Unusable
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named

Normal = Callable[[Any], Any]
"""Returns the normal form of a JSON value, in which equal values are equal texts."""

Comparison = Callable[[Any, Any], bool]
"""Returns whether the actual value (second argument) is as expected (first argument)."""


@dataclass(frozen=True)
class PositionFormat:
    """The form of a game's scenarios.

    `read`: from the scenario to a state; raises `Unusable`. `answer`: the outcome of a step; raises `Illegal`, or
    `Unusable` for a command that can't be read. `describe`: the fields of the result that say what was reached.
    `comparisons`: of those fields.
    """

    read: Callable[[Field], Any]
    answer: Callable[[Any, Field], Outcome]
    describe: Callable[[Any], dict[str, Any]]
    comparisons: Mapping[str, Comparison]


def run(scenario: Any, form: PositionFormat) -> dict[str, Any]:
    """Return the result of one scenario. Raises `Unusable` with a message that begins with the field."""
    if not isinstance(scenario, dict):
        raise Unusable("scenario: must be an object")
    name, state, steps, expect = _read_position(Field(scenario, ""), form)
    result = {"name": name, "ok": True, **_play(state, steps, form)}  # `ok` is set below; it comes before the others
    return {**result, "ok": holds(expect, result, form.comparisons)}


def _read_position(top: Field, form: PositionFormat) -> tuple[str, Any, list[Field], dict[str, Any]]:
    """Read name, state, steps and expectation, before anything is run. Raises `Unusable`."""
    name = top.get("name").text()
    state = form.read(top)
    steps = top.items("steps")
    for step in steps:  # raises for a step without them
        step.get("seat")
        step.get("command")
    return name, state, steps, top.get_or("expect", {}).object()


def _play(state: Any, steps: list[Field], form: PositionFormat) -> dict[str, Any]:
    """Play steps from a position; return the refused steps, the events, and the description of the state after them."""
    events: list[Any] = []
    rejected: list[dict[str, Any]] = []
    for number, step in enumerate(steps, 1):
        try:
            outcome = form.answer(state, step)
        except Illegal as error:
            rejected.append({"step": number, "code": str(error.code)})
        except Unusable:
            rejected.append({"step": number, "code": str(Code.INVALID_FIELD)})
        else:
            state = outcome.state
            events.extend(outcome.events)
    return {"rejected": rejected, "events": [to_named(event) for event in events], **form.describe(state)}


# --- comparing --------------------------------------------------------------------------------------------------


def holds(expect: dict[str, Any], result: dict[str, Any], comparisons: Mapping[str, Comparison]) -> bool:
    """Whether every field that `expect` names is as expected; keys that no result has are ignored."""
    every = {"name": equal(same), "rejected": rejected_fit, **comparisons}
    return all(fits(expect[key], result[key]) for key, fits in every.items() if key in expect)


def equal(normal: Normal) -> Comparison:
    """Return a comparison of whole values in a normal form; as text, since in Python `True == 1`."""
    return lambda expected, actual: _text(normal(expected)) == _text(normal(actual))


def partial(normals: Mapping[str, Normal]) -> Comparison:
    """Return a comparison of only the keys that the expectation names. `normals`: the normal forms of some keys."""

    def fits(expected: Any, actual: dict[str, Any]) -> bool:
        """Return whether `actual` has the values that `expected` names; keys that `actual` lacks are ignored."""
        if not isinstance(expected, dict):
            return False
        named = [key for key in actual if key in expected]
        return all(equal(normals.get(key, same))(expected[key], actual[key]) for key in named)

    return fits


def same(value: Any) -> Any:
    """Return the value: the normal form of what has an order."""
    return value


def unordered(value: Any) -> Any:
    """Return the normal form of a list without order: sorted. Other values stay as they are."""
    return sorted(value, key=_text) if isinstance(value, list) else value


def each(normal: Normal) -> Normal:
    """Return the function that makes the normal form of a list whose items have the form `normal`."""
    return lambda value: [normal(one) for one in value] if isinstance(value, list) else value


def keys(normals: Mapping[str, Normal], defaults: Mapping[str, Any] | None = None) -> Normal:
    """Return the function that makes the normal form of an object: some keys with a form, some with a default."""

    def normal(value: Any) -> Any:
        """Add the defaults to an object, and bring each key into its form; other values stay as they are."""
        if not isinstance(value, dict):
            return value
        whole = {**(defaults or {}), **value}
        return {key: normals.get(key, same)(one) for key, one in whole.items()}

    return normal


def marks(value: Any) -> Any:
    """Return the normal form of a list without order in which an item counts once, however often it is named."""
    return unordered(list({_text(one): one for one in value}.values())) if isinstance(value, list) else value


def event_types(expected: Any, actual: list[dict[str, Any]]) -> bool:
    """Whether the expected types occur in this order, perhaps with other events between them."""
    types = iter(event["type"] for event in actual)  # `any` reads it up to the name, so the order counts
    return isinstance(expected, list) and all(any(one == name for one in types) for name in expected)


def rejected_fit(expected: Any, actual: list[dict[str, Any]]) -> bool:
    """Return whether the rejected steps are the expected ones. An expectation may leave out the code."""
    if not isinstance(expected, list) or len(expected) != len(actual):
        return False
    return all(_rejection_fits(*pair) for pair in zip(expected, actual, strict=True))


def _rejection_fits(expected: Any, actual: dict[str, Any]) -> bool:
    """Return whether one rejected step is the expected one, which must name the step."""
    if not isinstance(expected, dict):
        return False
    named = {"step": None, "code": actual["code"], **expected}
    return all(_text(named[key]) == _text(actual[key]) for key in actual)


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
