"""The engine against the oracle, on random scenarios: the same outcome of each."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from botyard.games.twin_tin_bots import TwinTinBots
from tests.oracle.compare import compare
from tests.oracle.twin_tin_bots.commands import JUNK, KEYS
from tests.oracle.twin_tin_bots.generate import MODES, generate
from tests.oracle.twin_tin_bots.scenarios import run as run_oracle
from tests.support.cases import cases

run = TwinTinBots().run_scenario

PUBLIC = Path(__file__).parents[2] / "games" / "scenarios" / "public.jsonl"
CASES = [json.loads(line) for line in PUBLIC.read_text().splitlines()]

CHUNK = 30
"""Scenarios in one test, so that a failure is found soon and the rest still runs."""


def test_the_published_cases_hold_for_engine_and_oracle() -> None:
    for case in CASES:
        outcome = run(case)
        assert outcome["ok"], case["name"]
        assert compare(case, outcome) == [], case["name"]


def test_a_wrong_expectation_does_not_hold_for_the_oracle() -> None:
    case = deepcopy(CASES[0])
    case["expect"]["position"]["round"] = 5
    assert not run_oracle(case)["ok"]


@pytest.mark.parametrize("start", range(1000, 1000 + cases(120), CHUNK))
def test_standard_scenarios_have_the_outcome_of_the_oracle(start: int) -> None:
    for seed in range(start, start + CHUNK):
        assert_equal_outcome(generate(seed, "standard", elements=False))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("start", range(2000, 2000 + cases(60), CHUNK))
def test_scenarios_with_elements_have_the_outcome_of_the_oracle_in_every_mode(mode: str, start: int) -> None:
    for seed in range(start, start + CHUNK):
        assert_equal_outcome(generate(seed, mode, elements=True))


def assert_equal_outcome(scenario: dict[str, Any]) -> None:
    differences = compare(scenario, run(scenario))
    assert not differences, f"{scenario['name']}: {differences}"


FEW = 3
"""Odd answers of a kind that is not open: the first of them are refused for that already."""
ODD = (*JUNK, 1, 2**70, 1.0, "1", [True, False], [1, 0], [1.0, 0], [0, True])


def test_an_odd_answer_to_what_is_open_has_the_outcome_of_the_oracle() -> None:
    for case in CASES:
        plain = {key: value for key, value in case.items() if key != "expect"}
        pending = run(plain)["pending"] or {"seat": "red", "type": "program"}
        seat = pending["seat"]
        for kind, key in KEYS.items():
            odds = ODD if kind == pending["type"] else ODD[:FEW]
            for command in ({"type": kind}, *({"type": kind, key: odd} for odd in odds)):
                assert_equal_outcome(plain | {"steps": [*case["steps"], {"seat": seat, "command": command}]})
