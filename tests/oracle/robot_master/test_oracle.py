"""The oracle itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.robot_master.scenarios import run
from tests.oracle.robot_master.scoring import worth

PUBLIC = Path(__file__).parents[2] / "games" / "scenarios" / "robot_master.jsonl"
CASES = [json.loads(line) for line in PUBLIC.read_text().splitlines()]


WRONG: dict[str, Any] = {
    "worths": {"rows": [0, 0, 107, 0, 0], "columns": [3, 3, 3, 3, 5]},
    "lowest": {"rows": [0], "columns": [4]},
    "pending": None,
    "result": {"reason": "resigned", "ranking": [["rows"], ["columns"]], "scores": {"rows": 0, "columns": 3}},
    "position": {"active": "columns"},
    "rejected": [{"step": 1}],
}


@pytest.mark.parametrize("key", WRONG)
def test_a_wrong_expectation_does_not_hold(key: str) -> None:
    case = {**CASES[0], "expect": {key: WRONG[key]}}
    assert not run(case)["ok"]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([], 0),
        ([5], 5),
        ([4, 4], 40),
        ([0, 0], 0),
        ([0, 0, 0], 100),
        ([3, 3, 3, 3], 103),
        ([0, 0, 0, 0], 100),
        ([3, 3, 3, 3, 3], 130),
        ([0, 0, 0, 0, 0], 100),
        ([3, 3, 3, 3, 4], 107),
        ([3, 4, 3, 4, 3], 140),
        ([1, 2, 3, 4, 5], 15),
    ],
)
def test_a_line_is_worth(values: list[int], expected: int) -> None:
    assert worth(values) == expected
