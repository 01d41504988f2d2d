"""`botyard new-game NAME`: writes the package of a game that plays at once, for its author to change."""

import re
import shlex
import shutil
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import TextIO

from botyard.games.registry import GAMES

FAILED = 1
TEMPLATE = "template"
_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MOST_CHARS = 30


def main(name: str, folder: Path, out: TextIO, err: TextIO) -> int:
    """Write the package of a game into `folder`, which must be new or empty. Returns the exit status."""
    if (problem := _problem(name, folder)) is not None:
        err.write(f"botyard new-game: {problem}\n")
        return FAILED
    title = " ".join(word.capitalize() for word in name.split("_"))
    words = {"my_game": name, "my-game": name.replace("_", "-"), "My Game": title}
    try:
        _write(files(__package__).joinpath(TEMPLATE), folder, words)
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)  # it was new or empty
        err.write(f"botyard new-game: {error.filename} can't be written: {error.strerror}.\n")
        return FAILED
    out.write(f"{folder} has a game that plays. Now:\n\n    cd {shlex.quote(str(folder))}\n    botyard dev\n")
    return 0


def _problem(name: str, folder: Path) -> str | None:
    """Return why the package can't be written, in a sentence; None if it can."""
    if not _NAME.fullmatch(name) or not 2 <= len(name) <= MOST_CHARS:
        return (
            f"{name!r} is no name of a game: use 2 to {MOST_CHARS} small letters, digits and underscores, as gear_rush."
        )
    if iskeyword(name) or find_spec(name) is not None:
        return f"{name} is a word or a package of Python, as which the game can't be imported: choose another name."
    if name in GAMES:
        return f"there is a game called {name} already: choose another name."
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            return f"{folder} is not empty: name another folder with --folder."
    except OSError as error:
        return f"{folder} can't be read: {error.strerror}. Name another folder with --folder."
    return None


def _write(source: Traversable, target: Path, words: dict[str, str]) -> None:
    """Copy a folder of the template; names and contents get the words of the game. Raises `OSError`."""
    target.mkdir(parents=True, exist_ok=True)
    for entry in source.iterdir():
        if entry.name == "__pycache__":
            continue
        name = _renamed(re.sub(r"^dot-", ".", entry.name), words)
        if entry.is_dir():
            _write(entry, target / name, words)
        else:
            (target / name).write_text(_renamed(entry.read_text("utf-8"), words), "utf-8")


def _renamed(text: str, words: dict[str, str]) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return text
