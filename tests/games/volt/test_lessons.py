"""Lessons of VOLT: each task can be done, and each board of the rules page ends as its text says.

Puzzles can be solved in a round, and take all three units.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from botyard.games.json_fields import Unusable
from botyard.games.lesson_files import read_lessons
from botyard.games.registry import GAMES
from botyard.games.volt.lessons import position
from botyard.practice.lessons import goal_progress
from botyard.practice.origins import Beginning, Step
from botyard.practice.play import play
from botyard.practice.recording import recorded_lessons
from botyard_protocol.api_practice import Practice
from botyard_protocol.codec import from_object
from botyard_protocol.volt.basics import Die, DieColour, Units
from botyard_protocol.volt.commands import Program

GAME = GAMES["volt"]

ENDS: dict[str, str] = {
    "points": "red@c4 1vp; blue@e5; tokens 2",
    "fields": "red@c3 2dmg; blue@a4",
    "walls": "red@e3 1dmg; blue@e5",
    "units": "red@c4; blue@a4 1dmg",
    "order": "red@a3; blue@d3 1dmg",
    "push": "red@d3 2vp; blue out; yellow out",
    "fire": "red@b1; blue@e4 1dmg",
    "mine": "red@a2; blue@e1; yellow@d5 1dmg",
    "workshop": "red@c4; blue@a1",
    "restart": "red@b1; blue@d4",
    "equip": "red@d4 1vp; blue@e1; tokens 1",
    "use": "red@a3 1vp; blue out",
    "killbot": "red@e5; blue@b4 1vp",
    "1a": "red@c3; blue@d4 1dmg; yellow@b2",
    "1aControl": "red@d4; blue@a5",
    "1b": "red@c1; blue@c2",
    "1c": "red@b3 5vp; blue@d3 4vp; tokens 2",
    "1d": "red@c3 1vp; blue out",
    "1e": "red@c3; blue@e5; tokens 1",
    "1f": "red out; blue@c3",
    "1fRecoil": "red out; blue@d3 1vp; yellow@e3",
    "1g": "red@c2; blue@c3",
    "2a": "red@c2; blue@c4",
    "3a": "red@d3; blue@e3",
    "3b": "red@c3; blue@e3",
    "3c": "red@d4; blue@a5",
    "3d": "red@d4; blue@a5",
    "3e": "red out; blue@b2",
    "3f": "red@b3; blue@d3",
    "3g": "red out; blue@a5 1vp; tokens 1",
    "3h": "red out 1vp; blue out",
    "4a": "red@c3 1dmg 1vp; blue out; yellow@a5",
    "4b": "red@b1 1vp; blue out",
    "4c": "red out; blue@e1 1vp; yellow@a3",
    "4d": "red out; blue@e5 1vp; yellow@a5",
    "4e": "red@d4 1dmg; blue@a5",
    "4f": "red@a3; blue@e3",
    "4g": "red@a2; blue@e2",
    "4h": "red@a2; blue@e2",
    "4i": "red@a2; blue@e5",
    "4j": "red@a2; blue@e2 1vp",
    "4jPit": "red@a2 1vp; blue out",
    "4k": "red@a2; blue out; yellow@a5 1vp",
    "4kOwn": "red@a2 1vp; blue out",
    "4l": "red@c3; blue@c4 1dmg",
    "5a": "red@c4; blue@c5",
    "5b": "red@c3; blue@e5",
    "5c": "red@c3 5vp; blue out",
    "5d": "red@c2 1vp; blue out; yellow@e4",
    "6a": "red@c3 1vp; blue out",
    "6b": "red@c4; blue@c6; yellow@a4",
    "6c": "red@c4; blue@c2; mines c3",
    "6d": "red@d1; blue@d7 1dmg",
    "6e": "red@g4; blue out; yellow@a4 1vp",
    "6f": "red@c3; blue@c4",
    "7a": "red@b1 1vp; blue out",
    "7b": "red@f1; blue@c5 1dmg; yellow out",
    "7c": "red@e1; blue@b5 1vp; yellow@d3 1vp",
    "7d": "red@e3 5vp; blue@b3; yellow@h3",
    "7e": "red@e5; blue@c4",
    "7eWalls": "red@e5; blue@c4",
    "7f": "red@e5; blue@b1 1vp; tokens 1; mines c3",
}
"""By board what its caption, or the answer of the rules page, says of the end."""


def named(space: list[int]) -> str:
    """The name of a space on the page."""
    x, y = space
    return f"{'abcdefghi'[x]}{y + 1}"


def in_words(view: dict[str, Any]) -> str:
    """The end of a board as the table above has it."""
    parts = []
    for seat in view["seats"]:
        at = " out" if seat["at"] is None else f"@{named(seat['at'])}"
        counts = [f" {seat[field]}{word}" for field, word in (("damage", "dmg"), ("vp", "vp")) if seat[field] > 0]
        parts.append(seat["colour"] + at + "".join(counts))
    parts += [f"tokens {' '.join(map(str, view['tokens']))}"] * (len(view["tokens"]) > 0)
    parts += [f"mines {' '.join(named(mine['at']) for mine in view['mines'])}"] * (len(view["mines"]) > 0)
    return "; ".join(parts)


@cache
def recorded() -> dict[str, dict[str, Any]]:
    """All steps with what the rules make of them, by id."""
    parts = recorded_lessons(GAME)
    assert parts is not None
    return {step["id"]: step for part in parts.values() for step in part}


def test_each_board_ends_as_its_text_says() -> None:
    boards = {id.removeprefix("rules-"): step for id, step in recorded().items() if id.startswith("rules-")}
    assert {id: in_words(step["played"]["snapshot"]["view"]) for id, step in boards.items()} == ENDS


def test_answers_about_modules_show_on_the_robot_card() -> None:
    seats = {id: recorded()[f"rules-{id}"]["played"]["snapshot"]["view"]["seats"] for id in ("2a", "5b", "7d")}
    assert (seats["2a"][0]["left"], seats["2a"][0]["right"]) == (["recoil", "anchor"], ["shield"])
    assert (seats["5b"][0]["right"], seats["5b"][0]["shield"]) == (["shield"], 1)
    assert [seat["killbot"]["champion"] for seat in seats["7d"][1:]] == [[], ["wall_control"]]
    assert seats["7d"][0]["own"]["inventory"] == ["jetpack"]


def test_bombs_that_do_not_explode_and_mines_that_are_removed_do_no_damage() -> None:
    for id in ("5c", "5d"):
        events = [event for frame in recorded()[f"rules-{id}"]["played"]["frames"] for event in frame["events"]]
        strikes = [event["source"] for event in events if event["type"] == "source_struck"]
        assert strikes == (["shot"] if id == "5c" else ["shot", "explosion"])


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(Unusable, match="already"):
        position({"pit": [[1, 1]], "vp": {"1": [1, 1]}, "seats": [{"at": [0, 0]}, {"at": [2, 2]}]})


def test_tasks_of_the_lesson_are_short() -> None:
    assert 8 <= sum("goal" in step for step in read_lessons("botyard.games.volt")["lesson"]) <= 12


@pytest.mark.parametrize(("number", "check"), [(2, (True, False)), (4, (False, True))])
def test_the_other_robot_runs_its_program_and_a_late_shot_misses_the_goal(
    number: int, check: tuple[bool, bool]
) -> None:
    start = recorded()["order"]["start"]["snapshot"]["choices"][0]
    die = {"colour": "red", "number": number, "button": 2}
    command = {"type": "program", "units": [[die], [], []]}
    named = {"game": "volt", "start": {"kind": "lesson", "id": "order"}, "own": [0]}
    moves = [{"seat": 0, "choice": start["id"], "command": command}]
    answer = play(Beginning(Step("order")), from_object(Practice, {**named, "moves": moves}), bytes(32))
    assert answer.check is not None
    assert (answer.check.done, answer.check.failed) == check


# --- puzzles ----------------------------------------------------------------------------------------------------


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
