"""The file `lessons.json` in the folder of a game, which `botyard.practice.lessons` describes."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read_lessons(package: str) -> dict[str, Any]:
    """Return the content of the file in a Python package, which is not to be changed."""
    content: dict[str, Any] = json.loads(files(package).joinpath("lessons.json").read_text("utf-8"))
    return content
