"""The oracle itself: it agrees with every published case, and refuses every kind of impossible position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.robot_master.generate import generate
from tests.oracle.robot_master.positions import KINDS
from tests.oracle.robot_master.rules import Unusable, check
from tests.oracle.robot_master.scenarios import run
from tests.oracle.robot_master.scoring import GRID, worth
from tests.oracle.robot_master.spoil import SPOILINGS, Spoiling, spoilt

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


@pytest.mark.parametrize("kind", KINDS)
def test_a_generated_position_is_usable(kind: str) -> None:
    for seed in range(60):
        check(generate(seed, kind)["position"])


@pytest.mark.parametrize("spoiling", SPOILINGS, ids=lambda spoiling: str(spoiling.__name__))
def test_an_impossible_position_is_unusable(spoiling: Spoiling) -> None:
    for position in early_positions(20):
        with pytest.raises(Unusable):
            check(spoilt(position, spoiling, 1))


def early_positions(count: int) -> list[dict[str, Any]]:
    """Positions with at least four empty cells."""
    positions = (generate(seed)["position"] for seed in range(count))
    return [position for position in positions if len(position["cells"]) <= len(GRID) - 4]
