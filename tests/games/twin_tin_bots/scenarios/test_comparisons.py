from typing import Any

import pytest

from botyard.games.positions import holds
from botyard.games.twin_tin_bots.scenarios.runner import COMPARISONS
from tests.games.twin_tin_bots.scene import scene

Named = dict[str, Any]


def result(**changes: Any) -> Named:
    """The result of a scenario. `changes`: the fields that differ."""
    position = scene(
        crystals={(1, 0): "pink", (2, 0): "blue"},
        teleporters=[[(0, 1), (0, 2)], [(0, 3), (0, 4)]],
        mud=[(1, 1), (1, 2)],
        rocks=[(2, 1), (2, 2)],
        waiting=[],
        stack=["jump", "dash"],
        changes={"red": {"specials": ["u_turn", "back_up"], "known": []}},
    ).position
    return {
        "name": "case",
        "rejected": [{"step": 2, "code": "same_slot"}, {"step": 4, "code": "slot_empty"}],
        "events": [{"type": "passed"}, {"type": "robot_moved"}, {"type": "turn_started"}],
        "pending": {"seat": "red", "type": "zap_blob", "options": [0, 3, None]},
        "position": position,
        "result": {"reason": "score", "ranking": [["red"], ["yellow", "green"]], "scores": {"red": 9}},
        **changes,
    }


@pytest.mark.parametrize(
    "expect",
    [
        {},
        {"no such key": 1},
        {"name": "case"},
        {"rejected": [{"step": 2}, {"step": 4, "code": "slot_empty", "why": "?"}]},
        {"events": []},
        {"events": ["passed", "turn_started"]},
        {"pending": {"seat": "red", "type": "zap_blob", "options": [None, 3, 0]}},
        {"position": {}},
        {"position": {"round": 3, "no such key": 1}},
        {"position": {"mud": [[1, 2], [1, 1], [1, 2]]}},
        {"position": {"rocks": [[2, 2], [2, 1]]}},
        {"position": {"teleporters": [[[0, 4], [0, 3]], [[0, 1], [0, 2]]]}},
        {"position": {"crystals": [{"colour": "blue", "at": [2, 0]}, {"at": [1, 0], "colour": "pink"}]}},
        {"position": {"stack": ["jump", "dash"]}},
        {"result": {"reason": "score", "ranking": [["red"], ["green", "yellow"]], "scores": {"red": 9}}},
    ],
)
def test_an_expectation_holds(expect: Named) -> None:
    assert holds(expect, result(), COMPARISONS)


@pytest.mark.parametrize(
    "expect",
    [
        {"name": "other"},
        {"rejected": []},
        {"rejected": [{"step": 2}]},
        {"rejected": [{"step": 2}, {"step": 5}]},
        {"rejected": [{"step": 2, "code": "slot_empty"}, {"step": 4}]},
        {"rejected": [{"code": "same_slot"}, {"step": 4}]},
        {"rejected": None},
        {"rejected": [2, 4]},
        {"events": ["turn_started", "passed"]},
        {"events": ["passed", "passed"]},
        {"events": "passed"},
        {"pending": None},
        {"pending": {"seat": "red", "type": "zap_blob"}},
        {"pending": {"seat": "red", "type": "zap_blob", "options": [0, None]}},
        {"position": None},
        {"position": {"round": 4}},
        {"position": {"round": True}},
        {"position": {"stack": ["dash", "jump"]}},
        {"position": {"rocks": [[2, 2]]}},
        {"position": {"rocks": None}},
        {"position": {"seats": []}},
        {"position": {"robots": [{}]}},
        {"result": None},
        {"result": {"reason": "score", "ranking": [["green", "yellow"], ["red"]], "scores": {"red": 9}}},
    ],
)
def test_an_expectation_fails(expect: Named) -> None:
    assert not holds(expect, result(), COMPARISONS)


def test_left_out_kinds_count_as_0_and_left_out_cargo_as_none() -> None:
    actual = result()
    robots = [{key: value for key, value in one.items() if key != "cargo"} for one in actual["position"]["robots"]]
    seats = [{**seat, "delivered": {}} for seat in actual["position"]["seats"]]
    seats[0]["specials"] = seats[0]["specials"][::-1]
    del seats[1]["known"]
    assert holds({"position": {"robots": robots[::-1], "seats": seats}}, actual, COMPARISONS)
    assert not holds({"position": {"seats": seats[::-1]}}, actual, COMPARISONS)
