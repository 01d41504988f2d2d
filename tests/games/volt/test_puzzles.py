"""Puzzles of VOLT can be solved in a round, and take all three units."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from botyard.games.lesson_files import read_lessons
from botyard.games.registry import GAMES
from botyard.games.volt.lessons import position
from botyard.practice.lessons import goal_progress
from botyard_protocol.volt.basics import Die, DieColour, Units
from botyard_protocol.volt.commands import Program

GAME = GAMES["volt"]
PUZZLES = {puzzle["id"]: puzzle for puzzle in read_lessons("botyard.games.volt")["puzzles"]}
SOLUTIONS = {
    "puzzle-around": "b2e r1e b4n",
    "puzzle-three": "r1e b1s r1s",
    "puzzle-line": "r1n b2e b1n",
    "puzzle-pit": "b2e r1ne b3n",
    "puzzle-corner": "b3w r1se b1s",
}
BUTTONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
NONE = Program(((), (), ()))


def die(word: str) -> Die:
    """A die such as `b2e`: its colour, its number and its button."""
    colour = DieColour.BLUE if word[0] == "b" else DieColour.RED
    return Die(colour, int(word[1]), BUTTONS.index(word[2:]))


def solves(puzzle: dict[str, Any], programs: Iterator[Units]) -> bool:
    """Whether one of the programs reaches the goal of a puzzle."""
    state = position(puzzle["position"])
    for choice in GAME.choices(state):
        if choice.seat != 0:
            state = GAME.apply(state, choice.seat, choice.id, NONE).state
    (choice,) = GAME.choices(state)
    for units in programs:
        progress = goal_progress(puzzle["goal"], puzzle["players"])
        progress.add(GAME.apply(state, 0, choice.id, Program(units)).events, 1)
        assert progress.done != progress.failed
        if progress.done:
            return True
    return False


@pytest.mark.parametrize("id", PUZZLES)
def test_a_puzzle_takes_three_dice(id: str) -> None:
    first, second, third = ((die(word),) for word in SOLUTIONS[id].split())
    assert solves(PUZZLES[id], iter([(first, second, third)]))
    blue = [die(f"b{number}{button}") for number in range(1, 5) for button in ("n", "e", "s", "w")]
    red = [die(f"r1{button}") for button in BUTTONS]
    dice = [(), *((one,) for one in (*blue, *red))]
    assert not solves(PUZZLES[id], ((one, other, ()) for one, other in product(dice, dice)))
