"""The cases of this folder hold; what is no possible position is refused with the name of its field."""

import io
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from botyard.games.json_fields import Unusable
from botyard.games.scenarios import main, run

FILE = Path(__file__).with_name("cases.jsonl")
CASES = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
NAME = "robot_master"
ROWS = [0, 0, 1, 1, 1, 2, 2, 3, 3, 5, 5]
COLUMNS = [0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5]
OWN: dict[str, Any] = {
    "name": "own",
    "game": NAME,
    "position": {
        "cells": {"c3": 4, "c4": 0},
        "hands": {"rows": ROWS, "columns": COLUMNS},
        "active": "columns",
    },
    "steps": [],
}


def changed(**changes: Any) -> dict[str, Any]:
    """The scenario above with other parts of its position; None removes one."""
    scenario = deepcopy(OWN)
    scenario["position"].update(changes)
    scenario["position"] = {key: value for key, value in scenario["position"].items() if value is not None}
    return scenario


def test_the_cases_hold() -> None:
    for case in CASES:
        result = run(case, NAME)
        differences = {key: (result[key], value) for key, value in case["expect"].items() if result[key] != value}
        assert result["ok"], (case["name"], differences)


def test_the_position_of_a_result_can_be_read_again() -> None:
    for case in CASES:
        result = run(case, NAME)
        again = run({"name": "again", "game": NAME, "position": result["position"]}, NAME)
        for key in ("position", "worths", "lowest"):
            assert again[key] == result[key], case["name"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"cells": None}, "position.cells: is missing"),
        ({"cells": []}, "position.cells: must be an object"),
        ({"cells": {"c3": 4, "c6": 0}}, "position.cells.c6: must be one of a1, b1, "),
        ({"cells": {"c3": 4, "C4": 0}}, "position.cells.C4: must be one of a1, b1, "),
        ({"cells": {"c3": 4, "c4": 6}}, "position.cells.c4: must be a whole number from 0 to 5"),
        ({"cells": {"c3": 4, "c4": True}}, "position.cells.c4: must be a whole number from 0 to 5"),
        ({"cells": {"c3": 4, "c4": None}}, "position.cells.c4: must be a whole number from 0 to 5"),
        ({"cells": {}}, "position.cells: a card must lie on the centre, c3"),
        ({"cells": {"c4": 0, "c5": 1}}, "position.cells: a card must lie on the centre, c3"),
        ({"cells": {"c3": 4, "d4": 0}}, "position.cells.d4: this card must be joined to the centre"),
        ({"cells": {"c3": 4, "c5": 0}}, "position.cells.c5: this card must be joined to the centre"),
        ({"hands": None}, "position.hands: is missing"),
        (
            {"hands": {"rows": [], "columns": []}},
            "position.hands: the hands must have one card for each of the 23 empty",
        ),
        ({"hands": {"rows": [*ROWS, 0], "columns": COLUMNS}}, "position.hands: the hands must have one card for each"),
        ({"hands": {"rows": ROWS[:-1], "columns": [*COLUMNS, 5]}}, "position.hands: the active seat must have as many"),
        ({"hands": {"rows": 3, "columns": []}}, "position.hands.rows: must be a list"),
        ({"hands": {"rows": [6], "columns": []}}, "position.hands.rows[0]: must be a whole number from 0 to 5"),
        ({"hands": {"rows": [], "columns": [1.0]}}, "position.hands.columns[0]: must be a whole number from 0 to 5"),
        ({"hands": {"rows": [], "red": []}}, "position.hands.red: must be one of rows, columns"),
        ({"hands": {"rows": [1] * 7, "columns": []}}, "position: the deck has 6 cards of the value 1, not 7"),
        ({"hands": {"rows": [1, 2], "columns": [4] * 6}}, "position: the deck has 6 cards of the value 4, not 7"),
        ({"active": None}, "position.active: is missing, but a cell is empty"),
        ({"active": "red"}, "position.active: must be one of rows, columns"),
        ({"active": 0}, "position.active: must be one of rows, columns"),
        ({"active": "rows"}, "position.hands: the active seat must have as many cards as the other seat, or one more"),
    ],
)
def test_an_impossible_position_is_refused_with_its_field(changes: dict[str, Any], said: str, tmp_path: Path) -> None:
    scenario = changed(**changes)
    with pytest.raises(Unusable) as refused:
        run(scenario, NAME)
    assert str(refused.value).startswith(said)
    file, out, err = tmp_path / "cases.jsonl", io.StringIO(), io.StringIO()
    file.write_text(f"{json.dumps(OWN)}\n{json.dumps(scenario)}\n")
    assert main([str(file)], out, err) == 2
    assert err.getvalue().startswith(f"{file}, line 2, {said}")
    assert len(out.getvalue().splitlines()) == 1


def test_a_hand_that_is_not_named_is_empty() -> None:
    final = next(case for case in CASES if case["name"] == "the final example: 17 against 22")
    position = {**final["position"], "hands": {}}
    assert run({**final, "position": position}, NAME)["ok"]


@pytest.mark.parametrize("active", [None, "rows", "columns"])
def test_in_a_full_grid_the_active_seat_has_no_meaning(active: str | None) -> None:
    final = next(case for case in CASES if case["name"] == "the final example: 17 against 22")
    result = run({**final, "position": {**final["position"], "active": active}}, NAME)
    assert result["ok"]
    assert result["position"]["active"] is None


@pytest.mark.parametrize(
    ("expect", "ok"),
    [
        ({}, True),
        ({"events": ["nothing", "like", "this"]}, True),  # events are not compared
        ({"position": {"hands": {name: hand[::-1] for name, hand in OWN["position"]["hands"].items()}}}, True),
        ({"position": {"cells": {"c4": 0, "c3": 4}}}, True),
        ({"position": {"cells": {"c3": 4}}}, False),
        ({"position": {"hands": {"rows": []}}}, False),
        ({"position": {"active": "rows"}}, False),
        ({"position": []}, False),
        ({"pending": {"seat": "columns", "type": "lay", "cells": ["c5", "d4", "b4", "d3", "b3", "c2"]}}, True),
        ({"pending": {"seat": "columns", "type": "lay", "cells": ["c5", "d4", "b4", "d3", "b3"]}}, False),
        ({"pending": None}, False),
        ({"worths": {"rows": [0, 0, 4, 0, 0], "columns": [0, 0, 4, 0, 0]}}, True),
        ({"worths": {"rows": [0, 0, 0, 4, 0], "columns": [0, 0, 4, 0, 0]}}, False),
        ({"worths": {"rows": [0, 0, 4, 0, 0]}}, False),
        ({"lowest": {"rows": [0, 0, 0, 0, 4], "columns": [0, 0, 0, 0, 4]}}, True),
        ({"lowest": {"rows": [0], "columns": [0]}}, False),
        ({"result": None, "rejected": []}, True),
        ({"rejected": [{"step": 1}]}, False),
    ],
)
def test_every_field_of_a_result_but_events_is_compared(expect: dict[str, Any], ok: bool) -> None:
    assert run({**OWN, "expect": expect}, NAME)["ok"] is ok


def test_a_value_that_is_nested_too_deeply_is_unusable(tmp_path: Path) -> None:
    file, own = tmp_path / "deep.jsonl", json.dumps(OWN)[:-1]
    for depth in range(700, 1000):  # some can be read but not be compared
        deep = "[" * depth + "]" * depth
        file.write_text(f'{own}, "expect": {{"position": {{"hands": {{"rows": {deep}}}}}}}}}')
        error = io.StringIO()
        status = main([str(file)], io.StringIO(), error)
        assert status == 1 or (status == 2 and "line 1, scenario: is" in error.getvalue()), error.getvalue()
