"""Puzzles can be solved in their number of turns, and not in fewer."""

from itertools import islice
from typing import Any

import orjson
import pytest

from botyard.games.lesson_files import read_lessons
from botyard.games.twin_tin_bots.lessons import position
from botyard.practice import task
from botyard.practice.origins import Beginning, Step
from botyard_protocol.api_practice import Practice
from botyard_protocol.codec import from_object
from botyard_protocol.json_form import to_named
from botyard_protocol.twin_tin_bots import Command, Crystal
from tests.games.twin_tin_bots.find_puzzles import positions, short_form, solutions

GAME = "twin_tin_bots"
PUZZLES = read_lessons("botyard.games.twin_tin_bots")["puzzles"]
FOUND = PUZZLES[12:]
"""Those out of matches of bots."""


def wanted(puzzle: dict[str, Any]) -> tuple[int, ...]:
    """The crystals of each colour that the goal of a puzzle asks for."""
    colours = [event["crystal"] for event in puzzle["goal"]["events"]]
    return tuple(colours.count(crystal.wire) for crystal in Crystal)


def played(id: str, commands: list[Command]) -> dict[str, Any]:
    """The goal after these answers of the solver, as the service checks it."""
    moves, check = list[Any](), dict[str, Any]()
    for command in (*commands, None):
        ask = from_object(Practice, {"game": GAME, "start": {"kind": "lesson", "id": id}, "own": [0], "moves": moves})
        answer = task.practise(Beginning(Step(id)), ask, bytes(32))
        assert not answer.code, answer.message
        shown = orjson.loads(answer.body)
        check = shown["check"]
        if command is not None:
            choice = shown["snapshot"]["choices"][0]
            moves = [*shown["moves"], {"seat": 0, "choice": choice["id"], "command": to_named(command)}]
    return check


def test_there_are_twenty_four() -> None:
    assert len({puzzle["id"] for puzzle in PUZZLES}) == 24


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: one["id"])
def test_a_puzzle_takes_exactly_its_turns(puzzle: dict[str, Any]) -> None:
    state, turns = position(puzzle["position"]), puzzle["goal"]["turns"]
    assert next(solutions(state, wanted(puzzle), turns - 1), None) is None
    solution = next(solutions(state, wanted(puzzle), turns))
    assert played(puzzle["id"], solution)["done"]


@pytest.mark.parametrize("puzzle", FOUND, ids=lambda one: one["id"])
def test_a_puzzle_out_of_a_match_has_one_solution(puzzle: dict[str, Any]) -> None:
    ways = solutions(position(puzzle["position"]), wanted(puzzle), puzzle["goal"]["turns"])
    assert len(list(islice(ways, 2))) == 1


def test_a_position_of_a_match_is_the_same_after_it_was_read() -> None:
    found = next(positions(1))
    assert short_form(position(found)) == found
