"""Worths of lines, lowest lists and places, by the rules page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Cells = Mapping[str, int]

SEATS = ("rows", "columns")
COLUMNS = "abcde"
ROWS = "12345"
GRID = tuple(column + row for row in ROWS for column in COLUMNS)
"""All cells, by row, then by column."""


def worth(values: Sequence[int]) -> int:
    """Give the worth of the cards that lie in a line."""
    by_count = {value: values.count(value) for value in values}
    return sum(worth_of_equals(value, count) for value, count in by_count.items())


def worth_of_equals(value: int, count: int) -> int:
    """Give the worth of so many cards of one value: a triple takes three of them, the rest counts by itself."""
    if count >= 3:
        return 100 + worth_of_equals(value, count - 3)
    return (0, value, 10 * value)[count]


def worths(cells: Cells) -> dict[str, list[int]]:
    """Give the worths of the rows from 1 to 5 and of the columns from a to e."""
    return {
        "rows": [worth([cells[at] for at in GRID if at in cells and at[1] == row]) for row in ROWS],
        "columns": [worth([cells[at] for at in GRID if at in cells and at[0] == column]) for column in COLUMNS],
    }


def lowest(cells: Cells) -> dict[str, list[int]]:
    """Give both lowest lists: as many of the lowest worths as are needed to find a difference."""
    lists = {seat: sorted(of_seat) for seat, of_seat in worths(cells).items()}
    shown = 1
    while shown < len(GRID) // len(ROWS) and lists["rows"][:shown] == lists["columns"][:shown]:
        shown += 1
    return {seat: of_seat[:shown] for seat, of_seat in lists.items()}


def ranking(cells: Cells) -> list[list[str]]:
    """Give the places of a full grid: the higher lowest list wins, equal ones share the place."""
    lists = lowest(cells)
    if lists["rows"] == lists["columns"]:
        return [list(SEATS)]
    return [[seat] for seat in sorted(SEATS, key=lambda seat: lists[seat], reverse=True)]


def result(cells: Cells, resigned: str | None) -> dict[str, Any] | None:
    """Give the end of a game; None while it goes on."""
    if resigned is None and len(cells) < len(GRID):
        return None
    places = ranking(cells) if resigned is None else [[seat] for seat in SEATS if seat != resigned] + [[resigned]]
    return {
        "reason": "complete" if resigned is None else "resigned",
        "ranking": places,
        "scores": {seat: values[0] for seat, values in lowest(cells).items()},
    }
