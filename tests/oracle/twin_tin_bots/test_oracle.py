"""The engine against the oracle, on random scenarios and through whole games: the same after every command.

The scenarios are possible, repeatable, and full of what has to be compared.
"""

import json
import random
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from botyard.bots.answer import NODES, answer
from botyard.games.random_match import Table
from botyard.games.registry import GAMES
from botyard.games.twin_tin_bots import TwinTinBots
from botyard.games.twin_tin_bots.scenarios import position, runner
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import BotLevel
from botyard_protocol.twin_tin_bots import Mode, Options
from tests.games.players import PLAYERS
from tests.oracle.compare import compare, differences
from tests.oracle.twin_tin_bots.generate import JUNK, KEYS, MODES, frequencies, generate
from tests.oracle.twin_tin_bots.programming import ORDINARY
from tests.oracle.twin_tin_bots.rules import Game
from tests.oracle.twin_tin_bots.scenarios import normal_pending, normal_position, normal_result, position_of
from tests.oracle.twin_tin_bots.scenarios import run as run_oracle
from tests.support.cases import cases

# --- the generated scenarios ------------------------------------------------------------------------------------


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
    outcome = json.loads(json.dumps(run_oracle(scenario)))
    outcome["position"]["robots"].reverse()
    assert compare(scenario, outcome) == []
    outcome["position"]["robots"][0]["facing"] = 9
    outcome["position"]["track"].append("blue")
    assert len(compare(scenario, outcome)) >= 2


# --- random scenarios -------------------------------------------------------------------------------------------


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


# --- whole matches ----------------------------------------------------------------------------------------------


GAME = GAMES["twin_tin_bots"]
COMMANDS_LIMIT = 600
"""More than a game in which most players are greedy takes."""
PLAYED = [
    Table("standard", 2, Options(stalled_after=0), GAME),
    Table("crystals", 3, Options(stalled_after=0, score_victory=False), GAME),
    Table("elements", 4, Options(stalled_after=0, teleporters=2, rocks=1, blobs=2, mud=3), GAME),
    Table("teams", 4, Options(stalled_after=0, mode=Mode.TEAMS, blobs=1), GAME),
    Table("simplified", 6, Options(stalled_after=0, mode=Mode.SIMPLIFIED, mud=2), GAME),
    Table("advanced", 2, Options(stalled_after=0, mode=Mode.ADVANCED_TWO_PLAYER), GAME),
]


@pytest.mark.parametrize("table", PLAYED, ids=str)
def test_a_whole_game_goes_as_in_the_oracle(table: Table) -> None:
    state: State = table.new(7).state
    oracle = Game(scenario_of(state))
    for number in range(COMMANDS_LIMIT):
        if GAME.finished(state):
            break
        (choice,) = GAME.choices(state)
        command = choose(state, choice, number)
        refusal = oracle.submit(state.setting.colour_name(choice.seat), named(command))
        state = GAME.apply(state, choice.seat, choice.id, command).state
        assert (number, refusal, differing(state, oracle)) == (number, None, [])
    assert GAME.finished(state), f"not over after {COMMANDS_LIMIT} commands: choose another seed"


def scenario_of(state: State) -> dict[str, Any]:
    """The scenario whose position is that of a state."""
    setting = state.setting
    return {
        "mode": Mode(setting.mode).wire,
        "score_victory": setting.score_to_win > 0,
        "position": named(position.write(state)),
    }


def choose(state: State, choice: Any, number: int) -> Any:
    """Answer an open choice: three times of four as a greedy bot, else any legal answer."""
    view = GAME.view(state, (choice.seat,))
    if number % 4:
        return answer(GAME.name, BotLevel.GREEDY, view, choice, number, NODES)
    return PLAYERS[GAME.name](random.Random(number), choice, view)


def differing(state: State, oracle: Game) -> list[str]:
    """The differences between the engine's position, open choice and result and the oracle's."""
    ours = (normal_position(position_of(oracle)), normal_pending(oracle.pending), normal_result(oracle.result))
    theirs = (
        normal_position(named(position.write(state))),
        normal_pending(runner.pending(state)),
        normal_result(runner.ending(state)),
    )
    return [one for left, right in zip(ours, theirs, strict=True) for one in differences("", left, right)]


def named(value: Any) -> Any:
    """A value as it stands in JSON: names instead of numbers, lists instead of tuples."""
    if isinstance(value, dict):
        return {key: named(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [named(one) for one in value]
    return value if isinstance(value, str | int | None) else named(to_named(value))


def test_differences_are_named_by_their_place() -> None:
    assert list(differences("", {"a": [1, 2]}, {"a": [1, None]})) == ["a[1]: oracle 2, other null"]
    assert list(differences("", {"a": 1}, {})) == ['a: oracle 1, other "(absent)"']
