"""The engine against the oracle, on random scenarios: the same outcome of each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from botyard.games.json_fields import Unusable
from botyard.games.robot_master import RobotMaster
from tests.oracle.compare import compare
from tests.oracle.robot_master.generate import JUNK, STRANGERS, generate
from tests.oracle.robot_master.positions import KINDS
from tests.oracle.robot_master.scenarios import run as run_oracle
from tests.support.cases import cases

run = RobotMaster().run_scenario

PUBLIC = Path(__file__).parents[2] / "games" / "scenarios" / "robot_master.jsonl"
CASES = [json.loads(line) for line in PUBLIC.read_text().splitlines()]

CHUNK = 50
"""Scenarios in one test, so that a failure is found soon and the rest still runs."""


def test_the_published_cases_hold_for_engine_and_oracle() -> None:
    for case in CASES:
        outcome = run(case)
        assert outcome["ok"], case["name"]
        assert compare(case, outcome) == [], case["name"]


WRONG: dict[str, Any] = {
    "worths": {"rows": [0, 0, 107, 0, 0], "columns": [3, 3, 3, 3, 5]},
    "lowest": {"rows": [0], "columns": [4]},
    "pending": None,
    "result": {"reason": "resigned", "ranking": [["rows"], ["columns"]], "scores": {"rows": 0, "columns": 3}},
    "position": {"active": "columns"},
    "rejected": [{"step": 1}],
}


@pytest.mark.parametrize("key", WRONG)
def test_a_wrong_expectation_does_not_hold_for_the_oracle(key: str) -> None:
    assert not run_oracle({**CASES[0], "expect": {key: WRONG[key]}})["ok"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("start", range(1000, 1000 + cases(50), CHUNK))
def test_scenarios_have_the_outcome_of_the_oracle(kind: str, start: int) -> None:
    for seed in range(start, start + CHUNK):
        assert_equal_outcome(generate(seed, kind))


def assert_equal_outcome(scenario: dict[str, Any]) -> None:
    differences = compare(scenario, run(scenario))
    assert not differences, f"{scenario['name']}: {differences}"


def test_an_odd_command_has_the_outcome_of_the_oracle() -> None:
    for case in CASES:
        plain = {key: value for key, value in case.items() if key != "expect"}
        pending = run(plain)["pending"] or {"seat": "rows", "cells": ["c4"]}
        most = max(case["position"]["hands"][pending["seat"]] or [0])
        lay = {"type": "lay", "value": most, "at": pending["cells"][0]}
        commands = [lay | {key: junk} for key in lay for junk in JUNK] + list(JUNK)
        steps = [{"seat": pending["seat"], "command": command} for command in commands]
        steps += [{"seat": stranger, "command": lay} for stranger in STRANGERS]
        for step in steps:
            assert_equal_outcome(plain | {"steps": [step, {"seat": "columns", "command": {"type": "clock"}}]})


@pytest.mark.parametrize("missing", ["seat", "command"])
def test_a_step_without_seat_or_command_is_unusable(missing: str) -> None:
    scenario = next(one for seed in range(20) if (one := generate(seed))["steps"])
    del scenario["steps"][0][missing]
    with pytest.raises(Unusable):
        run(scenario)
