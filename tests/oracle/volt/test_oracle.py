"""The oracle itself: it agrees with every published case, and notices an expectation that does not hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.volt.scenarios import run

FILES = (Path(__file__).parents[2] / "games" / "scenarios" / "volt.jsonl", Path(__file__).with_name("found.jsonl"))
CASES = [json.loads(line) for file in FILES for line in file.read_text().splitlines()]


WRONG: dict[str, Any] = {
    "pending": [],
    "result": {"reason": "resigned", "ranking": [["red"], ["blue"]], "scores": {"red": 0, "blue": 3}},
    "position": {"seats": [{"seat": "red", "vp": 3}]},
    "rejected": [{"step": 1}],
}


@pytest.mark.parametrize("key", WRONG)
def test_a_wrong_expectation_does_not_hold(key: str) -> None:
    assert not run({**CASES[0], "expect": {key: WRONG[key]}})["ok"]
