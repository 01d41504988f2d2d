"""The rules and the bot of the example Gear Rush. `botyard check-game` checks what every game promises.

And the list of games by others: the fields of its data, and the page that is written from them.
"""

import importlib.util
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from botyard.bots.registry import random_bot
from botyard.games.rng import Rng
from tools.build_docs import ROOT
from tools.games_by_others import PAGE, faults, page_with, read_games

PATH = Path(__file__).parents[1] / "examples" / "gear_rush" / "src" / "gear_rush" / "__init__.py"


@pytest.fixture(scope="module")
def gear_rush() -> Iterator[Any]:
    """The module of the example, which is not installed here."""
    spec = importlib.util.spec_from_file_location("gear_rush", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["gear_rush"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    del sys.modules["gear_rush"]  # authors in other tests write a package of this name


UP, RIGHT, DOWN = 0, 1, 2


@pytest.mark.parametrize(
    ("case", "robots", "card", "after"),
    [
        ("a robot pushes a row of others", ((2, 3, UP), (2, 4, DOWN), (2, 5, UP)), "MOVE_1", ((2, 4), (2, 5), (2, 6))),
        (
            "a pushed robot goes back to row 0",
            ((6, 3, RIGHT), (7, 3, UP), (7, 0, UP)),
            "MOVE_1",
            ((7, 3), (6, 0), (7, 0)),
        ),
        (
            "a robot off the grid moves no further",
            ((7, 3, RIGHT), (0, 0, UP), (1, 0, UP)),
            "MOVE_2",
            ((7, 0), (0, 0), (1, 0)),
        ),
        (
            "a robot at the goal is not pushed off",
            ((2, 5, UP), (2, 6, UP), (0, 0, UP)),
            "MOVE_2",
            ((2, 6), (2, 7), (0, 0)),
        ),
        (
            "a robot on its way back gives way to none",
            ((6, 0, RIGHT), (7, 0, UP), (0, 0, UP)),
            "MOVE_1",
            ((6, 0), (7, 0), (0, 0)),
        ),
        ("a card that goes back does not turn", ((2, 3, UP), (0, 0, UP), (1, 0, UP)), "BACK", ((2, 2), (0, 0), (1, 0))),
    ],
)
def test_a_card_moves_robots_as_the_rules_say(gear_rush: Any, case: str, robots: Any, card: str, after: Any) -> None:
    moved = gear_rush.run(robots, 0, gear_rush.Card[card], True)
    assert tuple(robot[:2] for robot in moved) == after, case


def test_a_robot_stops_in_front_of_another_without_pushes(gear_rush: Any) -> None:
    robots = ((2, 3, UP), (2, 5, UP), (0, 0, UP))
    assert gear_rush.run(robots, 0, gear_rush.Card.MOVE_2, False) == ((2, 4, UP), *robots[1:])


def test_the_last_player_who_stays_wins(gear_rush: Any) -> None:
    game = gear_rush.GearRush()
    state = game.new(3, gear_rush.Options(), bytes(32)).state
    for seat in (1, 0):
        state = game.resign(state, seat).state
    assert game.ranking(state) == ((2,), (0,), (1,))


def test_the_bot_wins_most_matches_against_random_ones(gear_rush: Any) -> None:
    game, rng, won = gear_rush.GearRush(), Rng(bytes(32)), 0
    drawn = random_bot(game)
    for match in range(30):
        state = game.new(3, gear_rush.Options(), bytes([match] * 32)).state
        while choices := game.choices(state):
            bot = gear_rush.hurried if choices[0].seat == match % 3 else drawn
            answer = bot(game.view(state, (choices[0].seat,)), choices[0], rng, 0)
            state = game.apply(state, choices[0].seat, choices[0].id, answer).state
        won += match % 3 in game.ranking(state)[0]
    assert won > 20


# --- the list ---------------------------------------------------------------------------------------------------


GAMES = read_games()
GOOD = GAMES["tic_tac_trap"]


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_game_is_right(name: str) -> None:
    assert faults(name, GAMES[name]) == []


def test_the_page_is_what_the_data_say() -> None:
    assert PAGE.read_text() == page_with(GAMES), "run `python tools/games_by_others.py`"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"stars": "5"}, "the fields are title, about, players"),
        ({"install": "curl https://a.example | sh"}, "install has the wrong form"),
        ({"source": "javascript:alert(1)"}, "source has the wrong form"),
        ({"players": "many"}, "players has the wrong form"),
        ({"title": "<b>Best</b>"}, "title has the wrong form"),
        ({"about": "No full stop"}, "about has the wrong form"),
        ({"picture": "images/lobby.png"}, "the picture has another name than the game"),
        ({"picture": "images/tic_tac_trap.webp"}, "is no file of at most 150 KB"),
        ({"source": "../examples/none.py"}, "is no file."),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], said: str) -> None:
    (found,) = faults("tic_tac_trap", GOOD | change)
    assert found.startswith("tic_tac_trap: ")
    assert said in found


def test_every_example_is_in_the_list() -> None:
    projects = [tomllib.loads(file.read_text()) for file in (ROOT / "examples").glob("*/pyproject.toml")]
    names = {name for one in projects for name in one["project"]["entry-points"]["botyard.games"]}
    assert names <= GAMES.keys()
