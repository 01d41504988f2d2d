"""Scenarios of the rules: a position, commands, and the result that they must have, run by the rules of rooms."""

from collections.abc import Mapping
from typing import Any

from botyard.games import positions
from botyard.games.interface import Game, Illegal, Outcome
from botyard.games.json_fields import Field
from botyard.games.positions import Comparison, PositionFormat, each, equal, keys, partial, same, unordered
from botyard.games.robot_master.play import open_choice, ranking, scores
from botyard.games.robot_master.scenarios import position
from botyard.games.robot_master.scenarios.position import CELL_NAMES, MOST, SIDE_NAMES, SIDES
from botyard.games.robot_master.state import State
from botyard.games.robot_master.worths import all_worths, lowest_lists
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.robot_master import Lay, SideLists
from botyard_protocol.schema import wire_name

COMMANDS = {name: name for name in ("lay", "resign", "clock")}

COMPARISONS: Mapping[str, Comparison] = {
    "pending": equal(keys({"cells": unordered})),
    "worths": equal(same),
    "lowest": equal(same),
    "position": partial({"hands": keys(dict.fromkeys(SIDES, unordered), {name: [] for name in SIDES})}),
    "result": equal(keys({"ranking": each(unordered)})),
}
"""How the fields of a result are compared."""


def run(scenario: Any, rules: Game) -> dict[str, Any]:
    """Return the result of one scenario by `rules`. Raises `Unusable` with a message that begins with the field."""

    def answer(state: State, step: Field) -> Outcome:
        return _apply_step(rules, state, step)

    return positions.run(scenario, PositionFormat(position.read, answer, _describe, COMPARISONS))


def _apply_step(rules: Game, state: State, step: Field) -> Outcome:
    """Return what comes of a step: a card laid, a resignation, or (`clock`) the card laid when the clock runs out.

    Without an open choice the rules refuse it. Raises `Illegal`, or `Unusable` for a command that can't be read.
    """
    command = step.get("command")
    kind = command.get("type").one_of(COMMANDS)
    seat = _seat(step.get("seat").value)
    if kind == "resign":
        return rules.resign(state, seat)
    choices = rules.choices(state)
    number = choices[0].id if choices else 0  # no choice has this id
    if kind == "clock":
        return rules.apply(state, seat, number, rules.time_out(state, number) if choices else None)
    card = Lay(command.get("value").integer(0, MOST), command.get("at").one_of(CELL_NAMES))
    return rules.apply(state, seat, number, card)


def _seat(name: Any) -> int:
    if not isinstance(name, str) or name not in SIDES:
        raise Illegal(Code.NO_SUCH_SEAT, localized("no_such_seat-seats_rows_columns"))
    return SIDES[name]


def _describe(state: State) -> dict[str, Any]:
    """Return what a scenario can expect of a state, as plain values."""
    worths = all_worths(state.cells)
    return {
        "pending": _pending(state),
        "worths": _by_side(worths),
        "lowest": _by_side(lowest_lists(worths)),
        "position": position.write(state),
        "result": _result(state),
    }


def _by_side(lists: SideLists) -> dict[str, list[int]]:
    return {"rows": list(lists.rows), "columns": list(lists.columns)}


def _pending(state: State) -> dict[str, Any] | None:
    """Return the open choice as a scenario writes it, or None when the match is over."""
    choice = open_choice(state)
    if choice is None:
        return None
    return {
        "seat": SIDE_NAMES[choice.seat],
        "type": wire_name(type(choice)),
        "cells": [cell.wire for cell in choice.cells],
    }


def _result(state: State) -> dict[str, Any] | None:
    """Return how the game ended, or None while it goes on."""
    if state.ended is None:
        return None
    return {
        "reason": state.ended.wire,
        "ranking": [[SIDE_NAMES[seat] for seat in place] for place in ranking(state)],
        "scores": dict(zip(SIDE_NAMES, scores(state), strict=True)),
    }
