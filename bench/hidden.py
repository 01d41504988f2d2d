"""A small game that hides something in each turn: the toy game of the tests, installed for a server."""

import os
from pathlib import Path
from typing import Any

from tests.support.toy_game import Options, Say

NAME = "toy_game"
ROOT = Path(__file__).resolve().parents[1]
OPTIONS: Any = Options(99)
"""The most entries of a match: it has 99 rounds of five entries in a room of four."""


class HiddenScript:
    """The answers of a seat: 0, 1 and 2 in turn."""

    def __init__(self) -> None:
        self._made = 0

    def answer(self, choice: list[Any]) -> Any:
        """Return the answer to a choice, which the wire's array gives."""
        self._made += 1
        return Say(self._made % 3)


def settings() -> dict[str, str]:
    """Return the environment in which a server finds the game as an installed package."""
    installed = ROOT / "tests" / "support" / "installed"
    given = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join([str(installed), *([given] if given else []), str(ROOT)])}
