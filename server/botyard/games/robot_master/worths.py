"""The worth of lines, and what follows from it: the lowest lists and the winner of a game."""

from collections.abc import Iterable, Sequence
from functools import cache

from botyard.games.robot_master.grid import COLUMNS, ROWS, SIZE
from botyard_protocol.robot_master import SideLists

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
        tuple([worth_at(cells, line) for line in ROWS]),
        tuple([worth_at(cells, line) for line in COLUMNS]),
    )


def lowest_lists(worths: SideLists) -> SideLists:
    """Return the lowest worths of each side, ascending, up to and with the first difference; all if there is none."""
    rows, columns = sorted(worths.rows), sorted(worths.columns)
    different = [place for place, pair in enumerate(zip(rows, columns, strict=True)) if pair[0] != pair[1]]
    shown = different[0] + 1 if different else SIZE
    return SideLists(tuple(rows[:shown]), tuple(columns[:shown]))


def rows_lead(worths: SideLists) -> int:
    """Return 1 if the rows win with these worths, -1 if the columns do, 0 for a draw."""
    rows, columns = sorted(worths.rows), sorted(worths.columns)
    return (rows > columns) - (rows < columns)
