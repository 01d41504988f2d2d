"""What games say of themselves: those of this repository, and wrong fields of a package, each in one sentence."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from botyard.games.about import MOST_PICTURE_BYTES, GameAbout, GamePicture, in_language, problem_of
from botyard.games.package import BadGame, ClientFiles, check
from botyard.games.registry import BUILT_IN
from tests.support.toy_game import GAME, ToyGame


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: str(game.name))
def test_the_credits_of_every_game_are_right(game: Any) -> None:
    assert problem_of(game.about, game.players, {}) is None
    assert game.about != GameAbout()


def pictured(file: str, text: str = "A stone.") -> GameAbout:
    return GameAbout(pictures=(GamePicture(file, text),))


@pytest.fixture
def client(tmp_path: Path) -> ClientFiles:
    """A client with one picture that is right, and one that is too large."""
    contents = {"client.js": b"", "a.svg": b"<svg/>", "large.png": bytes(MOST_PICTURE_BYTES + 1)}
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    return ClientFiles(tmp_path, tuple(contents))


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"author": "Ann"}, "has an `about` of the type dict, not a GameAbout."),
        (GameAbout(minutes=0), "has an `about` whose minutes is no whole number from 1 to 6000."),
        (GameAbout(age=True), "has an `about` whose age is no whole number from 1 to 99."),
        (GameAbout(author="two\nlines"), "has an `about` whose author is no line of at most 300 characters."),
        (GameAbout(thanks="x" * 301), "has an `about` whose thanks is no line of at most 300 characters."),
        (GameAbout(best=7), "has an `about` whose best is none of its numbers of players, 2 to 6."),
        (GameAbout(advice={"de": "Zu viert."}), "has an `about` whose advice is no line of at most 300 characters, or"),
        (GameAbout(pictures=["a.svg"]), "has an `about` whose pictures is no tuple of at most 6 GamePictures."),  # type: ignore[arg-type]
        (pictured("b.svg"), "has an `about` with the picture 'b.svg', which is none of its ClientFiles."),
        (pictured("client.js"), "has an `about` with the picture 'client.js', whose name ends in none of .svg, .png, "),
        (pictured("large.png"), "has an `about` with the picture 'large.png', which has more than 200 KB."),
        (pictured("a.svg", ""), "has an `about` with the picture 'a.svg', whose text is no line of at most 300 char"),
    ],
)
def test_a_wrong_field_of_a_package_is_named(about: Any, said: str, client: ClientFiles) -> None:
    with pytest.raises(BadGame) as refused:
        check("toy_game", replace(GAME, game=saying(about), client=client), frozenset())
    assert str(refused.value).startswith(f"The game toy_game {said}")


def test_right_advice_and_pictures_are_accepted(client: ClientFiles) -> None:
    about = replace(pictured("a.svg"), best=4, advice={"en": "Four is best.", "de": "Vier ist am besten."})
    package = replace(GAME, game=saying(about), client=client)
    assert check("toy_game", package, frozenset()) is package
    assert in_language(about.advice, "de") == ("Vier ist am besten.", "de")
    assert in_language(about.advice, "fr") == ("Four is best.", "en")


def saying(about: Any) -> ToyGame:
    """The toy game with another `about`."""

    class Saying(ToyGame):
        """The rules."""

    Saying.about = about
    return Saying()
