"""Positions: the worth of lines, the comparison of two sides, and what holds in each position of random matches.

The cases of `cases.jsonl` hold; what is no possible position is refused with the name of its field. And lessons: texts
are true of the positions, and only the moves they ask for reach a goal.
"""

import io
import json
import random
from collections import Counter
from copy import deepcopy
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.games.interface import Illegal
from botyard.games.json_fields import Unusable
from botyard.games.lesson_files import read_lessons
from botyard.games.robot_master.grid import COLUMNS, NEIGHBOURS, ROWS, all_worths, line_worth, lowest_lists, rows_lead
from botyard.games.robot_master.lessons import position
from botyard.games.robot_master.state import State
from botyard.games.scenarios import main, run
from botyard.practice.lessons import goal_progress
from botyard_protocol.codec import pack
from botyard_protocol.json_form import to_named
from botyard_protocol.robot_master import Cell, Lay, SideLists
from tests.games.robot_master.find_puzzles import shortest
from tests.games.robot_master.scene import GAME, answer, begin, player, twin
from tests.support.cases import cases

# --- worths of lines --------------------------------------------------------------------------------------------


FINAL = SideLists((60, 57, 70, 36, 17), (102, 53, 41, 22, 74))


def by_the_table(values: tuple[int, ...]) -> int:
    """The table of the rules page, value by value."""
    return sum(
        {1: value, 2: 10 * value, 3: 100, 4: 100 + value, 5: 100 + 10 * value}[count]
        for value, count in Counter(values).items()
    )


@pytest.mark.parametrize(
    ("values", "worth"),
    [
        ((), 0),
        ((0,), 0),
        ((5,), 5),
        ((0, 0), 0),
        ((4, 4), 40),
        ((0, 0, 0), 100),
        ((5, 5, 5), 100),
        ((3, 3, 3, 3), 103),
        ((0, 0, 0, 0), 100),
        ((3, 3, 3, 3, 3), 130),
        ((0, 0, 0, 0, 0), 100),
        ((5, 5, 5, 5, 5), 150),
        ((3, 3, 3, 3, 4), 107),
        ((1, 2, 3, 4, 5), 15),
        ((4, 4, 2, 2, 1), 61),
        ((0, 0, 0, 5, 5), 150),
        ((2, 2, 2, 0, 0), 100),
    ],
)
def test_a_line_is_worth_what_the_rules_say(values: tuple[int, ...], worth: int) -> None:
    assert line_worth(values) == worth


@pytest.mark.parametrize("size", range(6))
def test_every_line_is_worth_what_the_table_says(size: int) -> None:
    for values in combinations_with_replacement(range(6), size):
        assert line_worth(values) == by_the_table(values)


def test_the_order_of_cards_does_not_matter() -> None:
    assert {line_worth(order) for order in permutations((3, 0, 3, 5, 3))} == {105}


def test_rows_are_counted_from_the_bottom_and_columns_from_the_left() -> None:
    cells = (*(1, 1, 1, 1, 1), *(None,) * 5, *(None, None, 4, None, None), *(None,) * 5, *(5, None, None, None, 5))
    assert all_worths(cells) == SideLists((110, 0, 4, 0, 50), (6, 1, 5, 1, 6))


@pytest.mark.parametrize(
    ("worths", "lowest", "lead"),
    [
        (FINAL, SideLists((17,), (22,)), -1),
        (SideLists(FINAL.columns, FINAL.rows), SideLists((22,), (17,)), 1),
        (SideLists((74, 41, 25, 14, 39), (41, 14, 107, 41, 74)), SideLists((14, 25), (14, 41)), -1),
        (SideLists((0, 0, 4, 4, 0), (0, 0, 40, 0, 0)), SideLists((0, 0, 0, 4), (0, 0, 0, 0)), 1),
        (SideLists((1, 2, 3, 4, 6), (5, 4, 3, 2, 1)), SideLists((1, 2, 3, 4, 6), (1, 2, 3, 4, 5)), 1),
        (SideLists((1, 2, 3, 4, 5), (5, 4, 3, 2, 1)), SideLists((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)), 0),
    ],
)
def test_lowest_lists_end_with_the_first_difference(worths: SideLists, lowest: SideLists, lead: int) -> None:
    assert lowest_lists(worths) == lowest
    assert rows_lead(worths) == lead


# --- random matches ---------------------------------------------------------------------------------------------


seeds = st.integers(0, 2**32)
lengths = st.sampled_from([1, 3, 5])


def accepted(state: State, seat: int, choice: int, command: Lay) -> bool:
    """Whether the rules accept a command."""
    try:
        GAME.apply(state, seat, choice, command)
    except Illegal:
        return False
    return True


def check(state: State) -> None:
    """Check the invariants of every position."""
    cards = [*state.cells, *state.hands[0], *state.hands[1]]
    counts = Counter(value for value in cards if value is not None)
    assert counts.total() == 25
    assert max(counts.values()) <= 6
    assert len(state.hands[0]) + len(state.hands[1]) == state.cells.count(None)
    view = GAME.view(state, ())
    for lines, worths in ((ROWS, view.worths.rows), (COLUMNS, view.worths.columns)):
        values = [tuple(value for cell in line if (value := state.cells[cell]) is not None) for line in lines]
        assert worths == tuple(map(by_the_table, values))
    assert GAME.load(GAME.dump(state)) == state


@settings(max_examples=cases(5), deadline=None)
@given(seed=seeds, games=lengths)
def test_every_position_of_a_random_match_is_sound(seed: int, games: int) -> None:
    state, rng = begin(seed, games=games), random.Random(seed)
    while not GAME.finished(state):
        check(state)
        (choice,) = GAME.choices(state)
        assert choice.seat == state.active
        assert len(state.hands[choice.seat]) - len(state.hands[1 - choice.seat]) in (0, 1)
        state = answer(state, player(rng, choice, GAME.view(state, (choice.seat,)))).state
    check(state)
    assert state.hands == ((), ())
    assert len(state.finished) <= games
    assert sorted(seat for place in GAME.ranking(state) for seat in place) == [0, 1]


@settings(max_examples=cases(3), deadline=None)
@given(seed=seeds)
def test_exactly_the_listed_commands_are_legal(seed: int) -> None:
    state, rng = begin(seed), random.Random(seed)
    while not GAME.finished(state):
        (choice,) = GAME.choices(state)
        view = GAME.view(state, (choice.seat,))
        listed = list(GAME.legal(view, choice))
        assert len(set(listed)) == len(listed)
        every = [Lay(value, cell) for value in range(6) for cell in Cell]
        assert {one for one in every if accepted(state, choice.seat, choice.id, one)} == set(listed)
        joined = {cell for cell in Cell if any(state.cells[other] is not None for other in NEIGHBOURS[cell])}
        assert set(choice.cells) == {cell for cell in joined if state.cells[cell] is None}
        assert GAME.time_out(state, choice.id) == min(listed, key=lambda one: (one.value, one.at))
        state = answer(state, rng.choice(listed)).state


@settings(max_examples=cases(5), deadline=None)
@given(seed=seeds, data=st.data())
def test_equal_knowledge_gives_equal_bytes(seed: int, data: st.DataObject) -> None:
    state, rng = begin(seed, games=3), random.Random(seed)
    for _ in range(data.draw(st.integers(0, 40))):
        if not GAME.finished(state):
            (choice,) = GAME.choices(state)
            state = answer(state, player(rng, choice, GAME.view(state, (choice.seat,)))).state
    for audience in ((), (0,), (1,)):
        other = twin(rng, state, audience)
        assert pack(GAME.view(other, audience)) == pack(GAME.view(state, audience))
        assert pack(GAME.choices(other)) == pack(GAME.choices(state))
        assert GAME.fingerprints(other)[0] == GAME.fingerprints(state)[0]


# --- cases ------------------------------------------------------------------------------------------------------


FILE = Path(__file__).with_name("cases.jsonl")
CASES = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
NAME = "robot_master"
ROWS_HAND = [0, 0, 1, 1, 1, 2, 2, 3, 3, 5, 5]
COLUMNS_HAND = [0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5]
OWN: dict[str, Any] = {
    "name": "own",
    "game": NAME,
    "position": {
        "cells": {"c3": 4, "c4": 0},
        "hands": {"rows": ROWS_HAND, "columns": COLUMNS_HAND},
        "active": "columns",
    },
    "steps": [],
}


def changed(**changes: Any) -> dict[str, Any]:
    """The scenario above with other parts of its position; None removes one."""
    scenario = deepcopy(OWN)
    scenario["position"].update(changes)
    scenario["position"] = {key: value for key, value in scenario["position"].items() if value is not None}
    return scenario


def test_the_cases_hold() -> None:
    for case in CASES:
        result = run(case, NAME)
        differences = {key: (result[key], value) for key, value in case["expect"].items() if result[key] != value}
        assert result["ok"], (case["name"], differences)


def test_the_position_of_a_result_can_be_read_again() -> None:
    for case in CASES:
        result = run(case, NAME)
        again = run({"name": "again", "game": NAME, "position": result["position"]}, NAME)
        for key in ("position", "worths", "lowest"):
            assert again[key] == result[key], case["name"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"cells": None}, "position.cells: is missing"),
        ({"cells": []}, "position.cells: must be an object"),
        ({"cells": {"c3": 4, "c6": 0}}, "position.cells.c6: must be one of a1, b1, "),
        ({"cells": {"c3": 4, "C4": 0}}, "position.cells.C4: must be one of a1, b1, "),
        ({"cells": {"c3": 4, "c4": 6}}, "position.cells.c4: must be a whole number from 0 to 5"),
        ({"cells": {"c3": 4, "c4": True}}, "position.cells.c4: must be a whole number from 0 to 5"),
        ({"cells": {"c3": 4, "c4": None}}, "position.cells.c4: must be a whole number from 0 to 5"),
        ({"cells": {}}, "position.cells: a card must lie on the centre, c3"),
        ({"cells": {"c4": 0, "c5": 1}}, "position.cells: a card must lie on the centre, c3"),
        ({"cells": {"c3": 4, "d4": 0}}, "position.cells.d4: this card must be joined to the centre"),
        ({"cells": {"c3": 4, "c5": 0}}, "position.cells.c5: this card must be joined to the centre"),
        ({"hands": None}, "position.hands: is missing"),
        (
            {"hands": {"rows": [], "columns": []}},
            "position.hands: the hands must have one card for each of the 23 empty",
        ),
        (
            {"hands": {"rows": [*ROWS_HAND, 0], "columns": COLUMNS_HAND}},
            "position.hands: the hands must have one card for each",
        ),
        (
            {"hands": {"rows": ROWS_HAND[:-1], "columns": [*COLUMNS_HAND, 5]}},
            "position.hands: the active seat must have as many",
        ),
        ({"hands": {"rows": 3, "columns": []}}, "position.hands.rows: must be a list"),
        ({"hands": {"rows": [6], "columns": []}}, "position.hands.rows[0]: must be a whole number from 0 to 5"),
        ({"hands": {"rows": [], "columns": [1.0]}}, "position.hands.columns[0]: must be a whole number from 0 to 5"),
        ({"hands": {"rows": [], "red": []}}, "position.hands.red: must be one of rows, columns"),
        ({"hands": {"rows": [1] * 7, "columns": []}}, "position: the deck has 6 cards of the value 1, not 7"),
        ({"hands": {"rows": [1, 2], "columns": [4] * 6}}, "position: the deck has 6 cards of the value 4, not 7"),
        ({"active": None}, "position.active: is missing, but a cell is empty"),
        ({"active": "red"}, "position.active: must be one of rows, columns"),
        ({"active": 0}, "position.active: must be one of rows, columns"),
        ({"active": "rows"}, "position.hands: the active seat must have as many cards as the other seat, or one more"),
    ],
)
def test_an_impossible_position_is_refused_with_its_field(changes: dict[str, Any], said: str, tmp_path: Path) -> None:
    scenario = changed(**changes)
    with pytest.raises(Unusable) as refused:
        run(scenario, NAME)
    assert str(refused.value).startswith(said)
    file, out, err = tmp_path / "cases.jsonl", io.StringIO(), io.StringIO()
    file.write_text(f"{json.dumps(OWN)}\n{json.dumps(scenario)}\n")
    assert main([str(file)], out, err) == 2
    assert err.getvalue().startswith(f"{file}, line 2, {said}")
    assert len(out.getvalue().splitlines()) == 1


def test_a_hand_that_is_not_named_is_empty() -> None:
    final = next(case for case in CASES if case["name"] == "the final example: 17 against 22")
    position = {**final["position"], "hands": {}}
    assert run({**final, "position": position}, NAME)["ok"]


@pytest.mark.parametrize("active", [None, "rows", "columns"])
def test_in_a_full_grid_the_active_seat_has_no_meaning(active: str | None) -> None:
    final = next(case for case in CASES if case["name"] == "the final example: 17 against 22")
    result = run({**final, "position": {**final["position"], "active": active}}, NAME)
    assert result["ok"]
    assert result["position"]["active"] is None


@pytest.mark.parametrize(
    ("expect", "ok"),
    [
        ({}, True),
        ({"events": ["nothing", "like", "this"]}, True),  # events are not compared
        ({"position": {"hands": {name: hand[::-1] for name, hand in OWN["position"]["hands"].items()}}}, True),
        ({"position": {"cells": {"c4": 0, "c3": 4}}}, True),
        ({"position": {"cells": {"c3": 4}}}, False),
        ({"position": {"hands": {"rows": []}}}, False),
        ({"position": {"active": "rows"}}, False),
        ({"position": []}, False),
        ({"pending": {"seat": "columns", "type": "lay", "cells": ["c5", "d4", "b4", "d3", "b3", "c2"]}}, True),
        ({"pending": {"seat": "columns", "type": "lay", "cells": ["c5", "d4", "b4", "d3", "b3"]}}, False),
        ({"pending": None}, False),
        ({"worths": {"rows": [0, 0, 4, 0, 0], "columns": [0, 0, 4, 0, 0]}}, True),
        ({"worths": {"rows": [0, 0, 0, 4, 0], "columns": [0, 0, 4, 0, 0]}}, False),
        ({"worths": {"rows": [0, 0, 4, 0, 0]}}, False),
        ({"lowest": {"rows": [0, 0, 0, 0, 4], "columns": [0, 0, 0, 0, 4]}}, True),
        ({"lowest": {"rows": [0], "columns": [0]}}, False),
        ({"result": None, "rejected": []}, True),
        ({"rejected": [{"step": 1}]}, False),
    ],
)
def test_every_field_of_a_result_but_events_is_compared(expect: dict[str, Any], ok: bool) -> None:
    assert run({**OWN, "expect": expect}, NAME)["ok"] is ok


def test_a_value_that_is_nested_too_deeply_is_unusable(tmp_path: Path) -> None:
    file, own = tmp_path / "deep.jsonl", json.dumps(OWN)[:-1]
    for depth in range(700, 1000):  # some can be read but not be compared
        deep = "[" * depth + "]" * depth
        file.write_text(f'{own}, "expect": {{"position": {{"hands": {{"rows": {deep}}}}}}}}}')
        error = io.StringIO()
        status = main([str(file)], io.StringIO(), error)
        assert status == 1 or (status == 2 and "line 1, scenario: is" in error.getvalue()), error.getvalue()


# --- lessons ----------------------------------------------------------------------------------------------------


STEPS = {step["id"]: step for part in ("lesson", "rules") for step in read_lessons("botyard.games.robot_master")[part]}


def winning_moves(step: dict[str, Any]) -> list[tuple[int, str]]:
    """The cards and cells that reach the goal of a step."""
    state = position(step["position"])
    (choice,) = GAME.choices(state)
    found = []
    for command in GAME.legal(GAME.view(state, (0,)), choice):
        progress = goal_progress(step["goal"], 2)
        progress.add(GAME.apply(state, 0, choice.id, command).events, 1)
        assert progress.done != progress.failed
        if progress.done:
            named = to_named(command)
            found.append((named["value"], named["at"]))
    return found


@pytest.mark.parametrize(
    ("id", "moves"),
    [
        ("pair", [(4, "b3"), (4, "e3")]),
        ("triple", [(0, "b2"), (0, "e2")]),
        ("lowest", [(5, "d2"), (5, "e2")]),
        ("cross", [(5, "e2")]),
        ("spoil", [(0, "d2")]),
    ],
)
def test_only_what_a_step_asks_for_reaches_its_goal(id: str, moves: list[tuple[int, str]]) -> None:
    assert winning_moves(STEPS[id]) == moves


@pytest.mark.parametrize(
    ("id", "rows", "columns"),
    [("lowest", 5, 9), ("watch", 5, 12), ("cross", 5, 12), ("spoil", 30, 12), ("end", 33, 12)],
)
def test_the_lowest_lines_are_those_of_the_texts(id: str, rows: int, columns: int) -> None:
    lowest = lowest_lists(all_worths(position(STEPS[id]["position"]).cells))
    assert (lowest.rows, lowest.columns) == ((rows,), (columns,))


@pytest.mark.parametrize("puzzle", read_lessons("botyard.games.robot_master")["puzzles"], ids=lambda one: one["id"])
def test_a_puzzle_has_one_solution(puzzle: dict[str, Any]) -> None:
    (solution,) = shortest(puzzle)
    assert len(solution) == puzzle["goal"]["turns"]


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_positions_are_of_the_owner_of_the_rows(step: dict[str, Any]) -> None:
    (choice,) = GAME.choices(position(step["position"]))
    assert choice.seat == 0
