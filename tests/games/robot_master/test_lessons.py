"""Lessons of Robot Master: texts are true of the positions, and only the moves they ask for reach a goal."""

from typing import Any

import pytest

from botyard.games.lesson_files import read_lessons
from botyard.games.registry import GAMES
from botyard.games.robot_master.lessons import position
from botyard.games.robot_master.worths import all_worths, lowest_lists
from botyard.practice.lessons import goal_progress
from botyard_protocol.json_form import to_named
from tests.games.robot_master.find_puzzles import shortest

GAME = GAMES["robot_master"]
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
