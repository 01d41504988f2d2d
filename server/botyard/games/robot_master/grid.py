"""The grid of 5x5 cells: numbers of cells, their neighbours, the cells of each line, and what lines are worth."""

from collections.abc import Iterable, Sequence
from functools import cache

from botyard_protocol.robot_master import Cell, SideLists

SIZE = 5
"""Cells of a row, and of a column."""
CELLS = SIZE * SIZE
CENTRE = int(Cell.C3)

ROWS: tuple[tuple[int, ...], ...] = tuple(tuple(range(start, start + SIZE)) for start in range(0, CELLS, SIZE))
"""The cells of rows 1..5."""
COLUMNS: tuple[tuple[int, ...], ...] = tuple(tuple(range(start, CELLS, SIZE)) for start in range(SIZE))
"""The cells of columns a..e."""

NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(other for other in range(CELLS) if abs(other // SIZE - cell // SIZE) + abs(other % SIZE - cell % SIZE) == 1)
    for cell in range(CELLS)
)
"""The cells that share an edge with each cell, ascending."""

_CELLS = tuple(Cell)


def legal_cells(cells: Sequence[int | None]) -> tuple[Cell, ...]:
    """Return the empty cells that share an edge with a laid card, ascending. `cells`: values, None for no card."""
    return tuple(
        [
            _CELLS[cell]
            for cell, value in enumerate(cells)
            if value is None and any(cells[other] is not None for other in NEIGHBOURS[cell])
        ]
    )


def joined_cells(cells: Sequence[int | None]) -> set[int]:
    """Return the laid cells that are joined to the centre over shared edges; none if the centre is empty."""
    found: set[int] = set()
    waiting = [CENTRE]
    while waiting:
        cell = waiting.pop()
        if cell not in found and cells[cell] is not None:
            found.add(cell)
            waiting += NEIGHBOURS[cell]
    return found


PAIR = 10
"""A pair is worth its value times this."""
TRIPLE = 100
"""What three cards of one value are worth, whatever the value."""


def line_worth(values: Iterable[int]) -> int:
    """Return the worth of the cards of a line, in any order and number."""
    return _sorted_worth(tuple(sorted(values)))


@cache
def _sorted_worth(values: tuple[int, ...]) -> int:
    return sum(_worth_of_equals(value, values.count(value)) for value in set(values))


def _worth_of_equals(value: int, count: int) -> int:
    """Return the worth of `count` cards of one value. That of a triple is the same for all values."""
    if count >= 3:
        return TRIPLE + _worth_of_equals(value, count - 3)
    return (0, value, PAIR * value)[count]


def worth_at(cells: Sequence[int | None], line: Sequence[int]) -> int:
    """Return the worth of the cards on the cells of a line."""
    return line_worth([value for cell in line if (value := cells[cell]) is not None])


def lines_of(cell: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cells of the row and of the column of a cell."""
    return ROWS[cell // SIZE], COLUMNS[cell % SIZE]


def all_worths(cells: Sequence[int | None]) -> SideLists:
    """Return the worths of rows 1..5 and columns a..e."""
    return SideLists(
        tuple([worth_at(cells, line) for line in ROWS]), tuple([worth_at(cells, line) for line in COLUMNS])
    )


def lowest_lists(worths: SideLists) -> SideLists:
    """Return the lowest worths of each side, ascending, up to and with the first difference; all if there is none."""
    rows, columns = sorted(worths.rows), sorted(worths.columns)
    different = [place for place, pair in enumerate(zip(rows, columns, strict=True)) if pair[0] != pair[1]]
    shown = different[0] + 1 if different else SIZE
    return SideLists(tuple(rows[:shown]), tuple(columns[:shown]))


def rows_lead(worths: SideLists) -> int:
    """Return 1 if the rows win with these worths, -1 if the columns do, 0 for a draw.

    The side whose lowest line is worth more wins; if both are equal, the next lowest lines decide, and so on.
    """
    rows, columns = sorted(worths.rows), sorted(worths.columns)
    return (rows > columns) - (rows < columns)
