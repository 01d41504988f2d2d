"""The grid of 5x5 cells: numbers of cells, their neighbours, and the cells of each line."""

from collections.abc import Sequence

from botyard_protocol.robot_master import Cell

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
