"""The generated scenarios: repeatable, and full of what has to be compared."""

from __future__ import annotations

import json

import pytest

from tests.oracle.compare import compare
from tests.oracle.robot_master.generate import frequencies, generate
from tests.oracle.robot_master.scenarios import run

OFTEN = {
    "any": {
        "clock accepted": 60,
        "end, complete, lists of 1": 50,
        "expected, met": 40,
        "expected, not met": 20,
        "lay accepted": 100,
        "rejected": 100,
        "resign accepted": 8,
    },
    "late": {"end, complete, lists of 1": 100, "end, complete, lists of 2": 5, "rejected": 80},
    "equal": {
        "end in a draw": 15,
        "end, complete, lists of 2": 20,
        "end, complete, lists of 3": 15,
        "end, complete, lists of 4": 5,
        "end, complete, lists of 5": 10,
        "lowest lists of 5": 20,
    },
    "few_values": {"end, complete, lists of 1": 60, "lowest lists of 2": 15},
}
"""What must occur in at least so many of 200 scenarios of each kind."""


def test_a_seed_gives_the_same_scenario_again() -> None:
    assert json.dumps(generate(7)) == json.dumps(generate(7)) != json.dumps(generate(8))


@pytest.mark.parametrize("kind", OFTEN)
def test_every_required_situation_occurs(kind: str) -> None:
    _, within = frequencies(200, 1, kind)
    assert {what: within[what] for what, times in OFTEN[kind].items() if within[what] < times} == {}


def test_an_outcome_is_equal_to_itself_in_any_order_and_not_to_another() -> None:
    scenario = {key: value for key, value in generate(3).items() if key != "expect"} | {"steps": []}
    outcome = json.loads(json.dumps(run(scenario)))
    outcome["pending"]["cells"].reverse()
    outcome["position"]["hands"]["rows"].reverse()
    assert compare(scenario, outcome) == []
    outcome["worths"]["rows"][0] += 1
    outcome["lowest"]["columns"].append(1)
    assert len(compare(scenario, outcome)) == 2
