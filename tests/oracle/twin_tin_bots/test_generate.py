"""The generated scenarios: possible, repeatable, and full of what has to be compared."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.oracle.compare import compare
from tests.oracle.twin_tin_bots.generate import MODES, frequencies, generate
from tests.oracle.twin_tin_bots.programming import ORDINARY
from tests.oracle.twin_tin_bots.scenarios import run

PRINTED = {"forward_1": 2, "forward_2": 1, "turn_left": 3, "turn_right": 3, "load": 2, "unload": 2, "zap": 2}
"""The tiles of a seat other than its double modification: 15 of the 16 (TTB-021)."""

OFTEN = {
    "delivery": 40,
    "end by score": 10,
    "end by crystals": 10,
    "end phase begins": 10,
    "load from ground": 10,
    "load from robot": 5,
    "move, 1 pushed": 20,
    "order ignored": 50,
    "placement choice": 8,
    "rejected": 40,
    "special drawn": 8,
    "unload on ground": 8,
    "unload on robot": 4,
    "waiting crystal enters": 1,
    "zap robot choice": 25,
}
"""What must occur in at least so many of 200 scenarios."""


def test_a_seed_gives_the_same_scenario_again() -> None:
    assert json.dumps(generate(7)) == json.dumps(generate(7)) != json.dumps(generate(8))


def test_a_scenario_without_elements_has_none() -> None:
    assert not {"mud", "teleporters", "rocks", "blobs"} & generate(1)["position"].keys()


def test_every_required_situation_occurs() -> None:
    _, within = frequencies(200, 1, "standard", elements=False)
    assert {what: within[what] for what in OFTEN if within[what] < OFTEN[what]} == {}


def test_elements_come_into_play() -> None:
    _, within = frequencies(200, 1, "standard", elements=True)
    elements = ("swallowed by mud", "robot pushed out of mud", "zap blob choice", "move by teleporter")
    assert {what: within[what] for what in elements if within[what] < 10} == {}


@pytest.mark.parametrize("mode", MODES)
def test_a_position_has_no_more_than_is_in_the_box(mode: str) -> None:
    for seed in range(60):
        position = generate(seed, mode, elements=True)["position"]
        assert max(len(position[kind]) for kind in ("teleporters", "rocks", "blobs")) <= 3
        for seat in position["seats"]:
            programmed = [tile for slots in seat["program"].values() for tile in slots if tile in ORDINARY]
            held = {kind: count for kind, count in seat["hand"].items() if kind in ORDINARY}
            assert Counter(programmed) + Counter(held) == Counter(PRINTED)


def test_an_outcome_is_equal_to_itself_in_any_order_and_not_to_another() -> None:
    scenario = generate(3)
    outcome = json.loads(json.dumps(run(scenario)))
    outcome["position"]["robots"].reverse()
    assert compare(scenario, outcome) == []
    outcome["position"]["robots"][0]["facing"] = 9
    outcome["position"]["track"].append("blue")
    assert len(compare(scenario, outcome)) >= 2
