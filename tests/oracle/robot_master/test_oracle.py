"""The engine against the oracle, on random scenarios and through whole matches: the same after every command.

The scenarios are repeatable, and full of what has to be compared.
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from botyard.games.json_fields import Unusable
from botyard.games.random_match import Table
from botyard.games.registry import GAMES
from botyard.games.robot_master import RobotMaster
from botyard_protocol.robot_master import GameEnded, View
from tests.games.players import tables_of
from tests.games.robot_master.scene import player
from tests.oracle.compare import compare
from tests.oracle.robot_master.generate import JUNK, KINDS, STRANGERS, frequencies, generate
from tests.oracle.robot_master.rules import GRID, SEATS, Game, lowest
from tests.oracle.robot_master.rules import run as run_oracle
from tests.support.cases import cases

# --- the generated scenarios ------------------------------------------------------------------------------------


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
    outcome = json.loads(json.dumps(run_oracle(scenario)))
    outcome["pending"]["cells"].reverse()
    outcome["position"]["hands"]["rows"].reverse()
    assert compare(scenario, outcome) == []
    outcome["worths"]["rows"][0] += 1
    outcome["lowest"]["columns"].append(1)
    assert len(compare(scenario, outcome)) == 2


# --- random scenarios -------------------------------------------------------------------------------------------


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


# --- whole matches ----------------------------------------------------------------------------------------------


GAME = GAMES["robot_master"]


@pytest.mark.parametrize("table", tables_of(GAME.name), ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_goes_as_in_the_oracle(table: Table, seed: int) -> None:
    rng, state = random.Random(seed), table.new(seed).state
    wins = [0, 0]
    while not GAME.finished(state):
        view = all_seen(state)
        oracle = Game(position_of(view))
        ended = None
        while ended is None:
            (choice,) = GAME.choices(state)
            view = all_seen(state)
            assert position_of(view) == position_of_oracle(oracle)
            assert {cell.wire for cell in choice.cells} == set(oracle.legal_cells())
            command = player(rng, choice, view)
            assert oracle.submit(
                side(view, choice.seat), {"type": "lay", "value": command.value, "at": command.at.wire}
            )
            outcome = GAME.apply(state, choice.seat, choice.id, command)
            state = outcome.state
            ended = next((event.result for event in outcome.events if isinstance(event, GameEnded)), None)
        result = oracle.result()
        assert result is not None
        assert ended.winner == winner(result["ranking"], ended.rows)
        assert [list(ended.lowest.rows), list(ended.lowest.columns)] == [*lowest(oracle.cells).values()]
        if ended.winner is not None:
            wins[ended.winner] += 1
        assert list(all_seen(state).won) == wins
    assert GAME.ranking(state) == places(wins)


def all_seen(state: Any) -> View:
    """The match with both hands."""
    view: View = GAME.view(state, (0, 1))
    return view


def side(view: View, seat: int) -> str:
    """The side that a seat owns."""
    return SEATS[0] if seat == view.rows else SEATS[1]


def position_of(view: View) -> dict[str, Any]:
    """The position that a view shows."""
    return {
        "cells": {at: value for at, value in zip(GRID, view.cells, strict=True) if value is not None},
        "hands": {side(view, seat): sorted(view.hands[seat].values) for seat in (view.rows, 1 - view.rows)},
        "active": side(view, view.active),
    }


def position_of_oracle(game: Game) -> dict[str, Any]:
    """The position that a game of the oracle has reached."""
    return {
        "cells": game.cells,
        "hands": {seat: sorted(hand) for seat, hand in game.hands.items()},
        "active": game.active,
    }


def winner(ranking: list[list[str]], rows: int) -> int | None:
    """The seat that has won a game, None for a draw."""
    if len(ranking[0]) > 1:
        return None
    return rows if ranking[0] == ["rows"] else 1 - rows


def places(wins: list[int]) -> tuple[tuple[int, ...], ...]:
    """The places after a match."""
    return ((0, 1),) if wins[0] == wins[1] else ((0,), (1,)) if wins[0] > wins[1] else ((1,), (0,))
