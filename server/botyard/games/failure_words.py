"""Describe a fault in the code of a game to its author: in one line, with the file and line of the fault."""

import inspect
import re
import sysconfig
import traceback
from pathlib import Path

import botyard
import botyard_protocol

_OURS = tuple(package.__path__[0] for package in (botyard, botyard_protocol))
_PYTHON = sysconfig.get_paths()["stdlib"]
_LINE = re.compile(r"\bline \d+")


def in_words(error: BaseException) -> str:
    """Return type, text and place of an exception in one line: `KeyError: 'red' (rules.py, line 41)`.

    The place is the innermost line of the game; there is none for a `SyntaxError`, whose text names its own.
    """
    sentence = " ".join(f"{type(error).__name__}: {error}".split())
    if isinstance(error, MemoryError):
        sentence = "MemoryError: the rules need more memory than there is"
    frames = [frame for frame in reversed(traceback.extract_tb(error.__traceback__)) if _is_of_game(frame.filename)]
    if not frames or isinstance(error, SyntaxError):
        return sentence
    # code of a package goes before that of the games of this repository, which it may call
    place = next((frame for frame in frames if not frame.filename.startswith(_OURS)), frames[0])
    return f"{sentence} ({Path(place.filename).name}, line {place.lineno})"


def _is_of_game(file: str) -> bool:
    """Return whether code in this file is of a game: of a package, or of a folder of a game of this repository."""
    if file.startswith(_OURS):
        return Path(file).parent.parent == Path(__file__).parent  # `games/NAME/FILE`
    return not file.startswith((_PYTHON, "<")) or "site-packages" in file


def with_place(sentence: str, game: object) -> str:
    """Return a sentence about the rules `game` with the place of the first method that it names in backticks.

    The place is that of the class if it names none. A sentence with a line, and rules without a source, stay as is.
    """
    if _LINE.search(sentence):
        return sentence
    methods = (getattr(type(game), name, None) for name in re.findall(r"`(\w+)`", sentence))
    found = next((method for method in methods if inspect.isfunction(method)), type(game))
    found = inspect.unwrap(found)
    try:
        file, line = inspect.getsourcefile(found), inspect.getsourcelines(found)[1]
    except (OSError, TypeError):  # compiled
        return sentence
    return f"{sentence} ({Path(file or '').name}, line {line})"
