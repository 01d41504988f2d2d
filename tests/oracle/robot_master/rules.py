"""The game of the oracle: a grid, two hands and a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.oracle.robot_master import scoring
from tests.oracle.robot_master.scoring import COLUMNS, GRID, ROWS, SEATS

CENTRE = "c3"
VALUES = range(6)
COPIES = 6
"""Cards of each value."""


def neighbours(at: str) -> set[str]:
    """Give the cells that share an edge with a cell."""
    column, row = COLUMNS.index(at[0]), ROWS.index(at[1])
    near = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return {COLUMNS[x] + ROWS[y] for x, y in near if 0 <= x < len(COLUMNS) and 0 <= y < len(ROWS)}


def is_value(value: object) -> bool:
    """Whether this is the value of a card; true is none, although it equals 1 in Python."""
    return type(value) is int and value in VALUES


class Game:
    """A game from a scenario's position on. `happened` counts what occurred, for the statistics of scenarios."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        """Set the position up."""
        self.cells: dict[str, int] = dict(position["cells"])
        self.hands: dict[str, list[int]] = {seat: list(position["hands"][seat]) for seat in SEATS}
        self.active: str | None = position.get("active")
        self.resigned: str | None = None
        self.happened: Counter[str] = Counter()

    @property
    def is_full(self) -> bool:
        """Whether no cell is empty."""
        return len(self.cells) == len(GRID)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.is_full or self.resigned is not None

    def legal_cells(self) -> list[str]:
        """List the empty cells that share an edge with a laid card, by row, then by column."""
        return [at for at in GRID if at not in self.cells and neighbours(at) & set(self.cells)]

    def submit(self, seat: object, command: object) -> bool:
        """Take a seat's command; whether it was accepted. One that was not changes nothing."""
        accepted = isinstance(command, dict) and seat in SEATS and not self.over and self._obey(str(seat), command)
        kind = command.get("type") if isinstance(command, dict) else None
        self.happened[f"{kind} accepted" if accepted else "rejected"] += 1
        return accepted

    def _obey(self, seat: str, command: dict[str, Any]) -> bool:
        """Do what a command says; whether it was legal."""
        if command.get("type") == "resign":
            self.resigned = seat
            return True
        if seat != self.active:
            return False
        if command.get("type") == "clock":
            self._lay(seat, min(self.hands[seat]), self.legal_cells()[0])
            return True
        value, at = command.get("value"), command.get("at")
        if command.get("type") != "lay" or not is_value(value) or value not in self.hands[seat]:
            return False
        if not isinstance(at, str) or at not in self.legal_cells():
            return False
        self._lay(seat, int(str(value)), at)
        return True

    def _lay(self, seat: str, value: int, at: str) -> None:
        self.hands[seat].remove(value)
        self.cells[at] = value
        self.active = next(other for other in SEATS if other != seat)

    def pending(self) -> dict[str, Any] | None:
        """Give what the game waits for; None at the end."""
        return None if self.over else {"seat": self.active, "type": "lay", "cells": self.legal_cells()}

    def result(self) -> dict[str, Any] | None:
        """Give the end of the game; None while it goes on."""
        return scoring.result(self.cells, self.resigned)
