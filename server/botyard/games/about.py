"""What a game says of itself: credits, length and age, advice on the number of players, further pictures."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from botyard_protocol.api_games import GameCredits

MOST_CHARS = 300
"""The most characters of a text, such as the thanks."""
LIMITS = {"year": 9_999, "bgg": 2**31 - 1, "minutes": 6_000, "age": 99}
"""The highest value of each number; the lowest is 1."""
PICTURE_KINDS = (".svg", ".png", ".webp")
"""How the names of pictures end."""
MOST_PICTURES = 6
MOST_PICTURE_BYTES = 200_000
"""The most bytes of the file of a picture."""

Words = str | Mapping[str, str]
"""A text in English, or a text for each language, `en` among them."""


@dataclass(frozen=True, slots=True)
class GamePicture:
    """A picture for the page of a game.

    `file`: one of its `ClientFiles`, an SVG, PNG or WebP of at most 200 KB. `text`: what it shows, for people who can't
    see it.
    """

    file: str
    text: Words


@dataclass(frozen=True, slots=True)
class GameAbout:
    """Facts about the original game and advice for players, all optional: leave a field out rather than guess.

    `author`, `artist`, `publisher`: names. `year`: of the first edition. `bgg`: the number on BoardGameGeek. `minutes`:
    of a match at a table. `age`: of the youngest players. `licence`: of the rules or the art, in a few words. `thanks`:
    a sentence. `best`: the number of players that the game is best with. `advice`: a sentence about that, or about
    other numbers. `pictures`: further pictures for the page of the game.
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
    best: int | None = None
    advice: Words = ""
    pictures: tuple[GamePicture, ...] = ()

    def credits(self) -> GameCredits:
        """Return the credits, length and age as a wire type."""
        return GameCredits(**{name: getattr(self, name) for name in GameCredits.__struct_fields__})


def in_language(words: Words, language: str) -> tuple[str, str]:
    """Return a text in a language, or else in English, and the language that it is in."""
    by_language = {"en": words} if isinstance(words, str) else words
    found = language if language in by_language else "en"
    return by_language[found], found


def problem_of(about: Any, players: range, files: Mapping[str, bytes]) -> str | None:
    """Return the end of a sentence about a wrong field, which begins with the game's name; None if all are right.

    `players`: the numbers of players of the game. `files`: those of its client, by their names.
    """
    if not isinstance(about, GameAbout):
        return f"has an `about` of the type {type(about).__name__}, not a GameAbout"
    for one in fields(about):
        if wrong := _wrong(one.name, getattr(about, one.name), players):
            return f"has an `about` whose {one.name} is {wrong}"
    for picture in about.pictures:
        if wrong := _wrong_picture(picture, files):
            return f"has an `about` with the picture {picture.file!r}, {wrong}"
    return None


def _wrong(field: str, value: Any, players: range) -> str | None:
    """Say what a field should be and is not; None if it is right."""
    if field in LIMITS:
        right = value is None or (type(value) is int and 1 <= value <= LIMITS[field])
        return None if right else f"no whole number from 1 to {LIMITS[field]}"
    if field == "best":
        right = value is None or (type(value) is int and value in players)
        return None if right else f"none of its numbers of players, {players[0]} to {players[-1]}"
    if field == "pictures":
        right = isinstance(value, tuple) and all(isinstance(one, GamePicture) for one in value)
        return None if right and len(value) <= MOST_PICTURES else f"no tuple of at most {MOST_PICTURES} GamePictures"
    if field == "advice":
        return None if value == "" or _are_words(value) else f"no {_WORDS}"
    return None if _is_line(value) else f"no line of at most {MOST_CHARS} characters"


_WORDS = f"line of at most {MOST_CHARS} characters, or such a line for each language, `en` among them"


def _wrong_picture(picture: GamePicture, files: Mapping[str, bytes]) -> str | None:
    """Say what is wrong with a picture; None if nothing."""
    if picture.file not in files:
        return "which is none of its ClientFiles"
    if not picture.file.endswith(PICTURE_KINDS):
        return f"whose name ends in none of {', '.join(PICTURE_KINDS)}"
    if len(files[picture.file]) > MOST_PICTURE_BYTES:
        return f"which has more than {MOST_PICTURE_BYTES // 1000} KB"
    return None if _are_words(picture.text) else f"whose text is no {_WORDS}"


def _are_words(value: Any) -> bool:
    """Return whether a value is a text, or texts by language with one in English, and none is empty."""
    if isinstance(value, str):
        return value != "" and _is_line(value)
    return isinstance(value, Mapping) and "en" in value and all(one != "" and _is_line(one) for one in value.values())


def _is_line(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= MOST_CHARS and value.isprintable() and value == value.strip()
