"""The engine against the oracle, on random scenarios: the same outcome of each, and the same idea of unusable input."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from botyard.games.json_fields import Unusable
from botyard.games.scenarios import run as run_scenario
from tests.oracle.compare import compare
from tests.oracle.volt.arrange import KINDS_OF_POSITIONS, random_scenario
from tests.oracle.volt.generate import generate
from tests.oracle.volt.model import Unusable as UnusableForOracle
from tests.oracle.volt.scenarios import run
from tests.oracle.volt.spoil import SPOILINGS, Spoiling, spoilt
from tests.oracle.volt.test_oracle import CASES

GAME = "volt"
SCENARIOS = 5
"""Scenarios of each kind here; `python -m tests.oracle.compare --game volt --count 20000` compares many more."""


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
