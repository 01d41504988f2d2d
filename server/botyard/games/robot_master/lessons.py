"""Lessons of Robot Master: `lessons.json`, and its positions.

A position is a picture of the grid, its highest row first, and the hand of seat 0, which owns the rows and lays next:

    {"grid": [".....", "..3..", "..41.", "..2..", "....."], "hand": "00112233445"}

Without `hand`, that seat is dealt its share of the cards that are not on the grid: one of each value in turn. `other`:
the hand of the other seat, which without it gets such cards, too. `tests/games/robot_master/find_puzzles.py` finds
puzzles in matches of bots.
"""

from collections import Counter
from typing import Any

from botyard.games.json_fields import Field
from botyard.games.robot_master.grid import CELLS
from botyard.games.robot_master.play import DECK
from botyard.games.robot_master.state import SEATS, State
from botyard_protocol.robot_master import Cell

EMPTY = "."
"""A cell without a card in the picture."""


def position(data: dict[str, Any]) -> State:
    """Return the state of a position in the short form (see the top). Raises `Unusable`."""
    from botyard.games.robot_master.scenarios import read  # noqa: PLC0415 - rooms need no scenarios

    return read(Field(_scenario(data), ""))


def _scenario(data: dict[str, Any]) -> dict[str, Any]:
    """Turn a position of the short form (see the top) into the full form of scenarios."""
    picture = "".join(reversed(data["grid"]))  # the cells in order: row 1 first
    cells = {cell.wire: int(value) for cell, value in zip(Cell, picture, strict=True) if value != EMPTY}
    rows = [int(value) for value in data.get("hand", "")]
    undealt = _in_turn(Counter(DECK) - Counter([*cells.values(), *rows]))
    empty = CELLS - len(cells)
    if not rows:
        share = -(-empty // SEATS)  # half of the empty cells, rounded up: this seat lays next
        rows, undealt = undealt[:share], undealt[share:]
    columns = [int(value) for value in data["other"]] if "other" in data else undealt[: empty - len(rows)]
    hands = {"rows": rows, "columns": columns}
    return {"position": {"cells": cells, "hands": hands, "active": "rows"}}


def _in_turn(cards: Counter[int]) -> list[int]:
    """Return cards in the order 0, 1, 2, and so on, then again from 0, as long as there are some."""
    return [value for _, value in sorted((nth, value) for value, count in cards.items() for nth in range(count))]
