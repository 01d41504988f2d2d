"""The list of games by others: the fields of its data, and the page that is written from them."""

import tomllib
from typing import Any

import pytest

from tools.build_docs import ROOT
from tools.games_by_others import PAGE, faults, page_with, read_games

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
