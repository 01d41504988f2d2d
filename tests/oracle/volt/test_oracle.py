"""The engine against the oracle, on random scenarios: the same outcome of each, and the same idea of unusable input.

The scenarios are repeatable, and full of what has to be compared.
"""

import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from botyard.games.json_fields import Unusable
from botyard.games.scenarios import run as run_scenario
from tests.oracle.compare import compare
from tests.oracle.volt.arrange import KINDS_OF_POSITIONS, random_scenario
from tests.oracle.volt.board import Unusable as UnusableForOracle
from tests.oracle.volt.generate import frequencies, generate
from tests.oracle.volt.scenarios import run
from tests.oracle.volt.spoil import SPOILINGS, Spoiling, spoilt

# --- the generated scenarios ------------------------------------------------------------------------------------


OFTEN = {
    "bomb, order ask": 2,
    "chain of 2": 1,
    "due draw": 12,
    "lightning_rod, order ask": 2,
    "rejected": 15,
    "resign accepted": 2,
    "waiting mine has gone": 3,
}
"""What must occur in at least so many of 40 scenarios."""


def test_a_seed_gives_the_same_scenario_again() -> None:
    assert json.dumps(generate(7)) == json.dumps(generate(7)) != json.dumps(generate(8))


def test_every_required_situation_occurs() -> None:
    _, within = frequencies(40, 1, "activation")
    assert {what: within[what] for what, times in OFTEN.items() if within[what] < times} == {}


# --- random scenarios -------------------------------------------------------------------------------------------


GAME = "volt"
SCENARIOS = 5
"""Scenarios of each kind here; `python -m tests.oracle.compare --game volt --count 20000` compares many more."""


FILES = (Path(__file__).parents[2] / "games" / "scenarios" / "volt.jsonl", Path(__file__).with_name("found.jsonl"))
CASES = [json.loads(line) for file in FILES for line in file.read_text().splitlines()]


@pytest.mark.parametrize("kind", KINDS_OF_POSITIONS)
def test_scenarios_have_the_outcome_of_the_oracle(kind: str) -> None:
    for seed in range(1000, 1000 + SCENARIOS):
        scenario = generate(seed, kind)
        assert compare(scenario, run_scenario(scenario, GAME)) == [], scenario["name"]


@pytest.mark.parametrize("spoiling", SPOILINGS, ids=lambda spoiling: str(spoiling.__name__))
def test_an_impossible_scenario_is_unusable(spoiling: Spoiling) -> None:
    rng = Random(1)
    positions = (random_scenario(rng, "training" if seed % 4 == 0 else "killbots") for seed in range(80))
    spoilt_ones = (spoilt(scenario, spoiling, seed) for seed, scenario in enumerate(positions))
    found = list(islice((scenario for scenario in spoilt_ones if scenario is not None), 3))
    assert found
    for scenario in found:
        with pytest.raises(UnusableForOracle):
            run(scenario)
        with pytest.raises(Unusable):
            run_scenario(scenario, GAME)


def test_the_published_cases_hold_for_engine_and_oracle() -> None:
    for case in CASES:
        outcome = run_scenario(case, GAME)
        assert outcome["ok"], case["name"]
        assert compare(case, outcome) == [], case["name"]


WRONG: dict[str, Any] = {
    "pending": [],
    "result": {"reason": "resigned", "ranking": [["red"], ["blue"]], "scores": {"red": 0, "blue": 3}},
    "position": {"seats": [{"seat": "red", "vp": 3}]},
    "rejected": [{"step": 1}],
}


@pytest.mark.parametrize("key", WRONG)
def test_a_wrong_expectation_does_not_hold_for_the_oracle(key: str) -> None:
    assert not run({**CASES[0], "expect": {key: WRONG[key]}})["ok"]
