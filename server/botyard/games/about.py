"""Credits of a game and facts for people who choose one: author, artist, publisher, length, age."""

from dataclasses import dataclass, fields
from typing import Any

from botyard_protocol.api_games import GameCredits

MOST_CHARS = 300
"""Of a text, such as the thanks."""
LIMITS = {"year": 9_999, "bgg": 2**31 - 1, "minutes": 6_000, "age": 99}
"""The highest value of each number; the lowest is 1."""


@dataclass(frozen=True, slots=True)
class GameAbout:
    """Facts about the original game, all optional: leave a field out rather than guess.

    `author`, `artist`, `publisher`: names. `year`: of the first edition. `bgg`: the number on BoardGameGeek. `minutes`:
    of a match at a table. `age`: of the youngest players. `licence`: of the rules or the art, in a few words. `thanks`:
    a sentence.
    """

    author: str = ""
    artist: str = ""
    publisher: str = ""
    year: int | None = None
    bgg: int | None = None
    minutes: int | None = None
    age: int | None = None
    licence: str = ""
    thanks: str = ""

    def credits(self) -> GameCredits:
        """Return the same facts as a wire type."""
        return GameCredits(**{one.name: getattr(self, one.name) for one in fields(self)})


def problem_of(about: Any) -> str | None:
    """Return the end of a sentence about a wrong field, which begins with the game's name; None if all are right."""
    if not isinstance(about, GameAbout):
        return f"has an `about` of the type {type(about).__name__}, not a GameAbout"
    for one in fields(about):
        value = getattr(about, one.name)
        if one.name in LIMITS:
            if value is not None and (type(value) is not int or not 1 <= value <= LIMITS[one.name]):
                return f"has an `about` whose {one.name} is no whole number from 1 to {LIMITS[one.name]}"
        elif (
            not isinstance(value, str)
            or len(value) > MOST_CHARS
            or not (value.isprintable() and value == value.strip())
        ):
            return f"has an `about` whose {one.name} is no line of at most {MOST_CHARS} characters"
    return None
