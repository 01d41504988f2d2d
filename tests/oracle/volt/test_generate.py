"""The generated scenarios: repeatable, and full of what has to be compared."""

from __future__ import annotations

import json

from tests.oracle.volt.generate import frequencies, generate

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
