"""The files `lessons.json` and `daily.json` in the folder of a game, which `botyard.practice.lessons` describes."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read_lessons(package: str) -> dict[str, Any]:
    """Return the lessons in a Python package, which are not to be changed.

    The list `daily`, with the puzzles of days, is in a file of its own, which may be missing.
    """
    folder = files(package)
    content: dict[str, Any] = json.loads(folder.joinpath("lessons.json").read_text("utf-8"))
    daily = folder.joinpath("daily.json")
    return {**content, "daily": json.loads(daily.read_text("utf-8"))} if daily.is_file() else content
