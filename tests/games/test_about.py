"""Credits of games: those of this repository, and wrong fields of a package, each in one sentence."""

from dataclasses import replace
from typing import Any

import pytest

from botyard.games.about import GameAbout, problem_of
from botyard.games.package import BadGame, check
from botyard.games.registry import BUILT_IN
from tests.support.toy_game import GAME, ToyGame


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: str(game.name))
def test_the_credits_of_every_game_are_right(game: Any) -> None:
    assert problem_of(game.about) is None
    assert game.about != GameAbout()


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"author": "Ann"}, "has an `about` of the type dict, not a GameAbout."),
        (GameAbout(minutes=0), "has an `about` whose minutes is no whole number from 1 to 6000."),
        (GameAbout(age=True), "has an `about` whose age is no whole number from 1 to 99."),
        (GameAbout(author="two\nlines"), "has an `about` whose author is no line of at most 300 characters."),
        (GameAbout(thanks="x" * 301), "has an `about` whose thanks is no line of at most 300 characters."),
    ],
)
def test_a_wrong_field_of_a_package_is_named(about: Any, said: str) -> None:
    class Credited(ToyGame):
        """The toy game with these credits."""

    Credited.about = about
    with pytest.raises(BadGame) as refused:
        check("toy_game", replace(GAME, game=Credited()), frozenset())
    assert str(refused.value) == f"The game toy_game {said}"
