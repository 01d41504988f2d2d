"""Hexagonal boards as tables over cell numbers, so that rules count in small integers.

Cells are numbered row by row (by `r`, then by `q`): ascending numbers are the order of the rules' time-out.
"""

from dataclasses import dataclass
from functools import lru_cache

from botyard_protocol.base import HEX_DIRECTIONS, Hex

DIRECTIONS = HEX_DIRECTIONS

NOWHERE = -1
"""Stands for a cell that does not exist."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A regular hexagon of cells.

    `hexes`: coordinates by cell. `cells`: the inverse. `neighbours[direction][cell]`: a cell or `NOWHERE`.
    `rings[distance]`: cells that far from the centre, ascending. `centre`: the cell of `(0, 0)`.
    """

    radius: int
    hexes: tuple[Hex, ...]
    cells: dict[Hex, int]
    neighbours: tuple[tuple[int, ...], ...]
    rings: tuple[tuple[int, ...], ...]
    centre: int


@lru_cache(maxsize=64)
def grid(radius: int) -> Grid:
    """Return the board of a radius from 1 (hexes from the centre to the edge). Boards are made once and kept."""
    hexes = tuple((q, r) for r in range(-radius, radius + 1) for q in _row(radius, r))
    cells = {at: cell for cell, at in enumerate(hexes)}
    neighbours = tuple(tuple(cells.get((q + dq, r + dr), NOWHERE) for q, r in hexes) for dq, dr in DIRECTIONS)
    return Grid(radius, hexes, cells, neighbours, _rings(radius, hexes), cells[(0, 0)])


def distance(at: Hex) -> int:
    """How many steps a hex is away from the centre."""
    q, r = at
    return max(abs(q), abs(r), abs(q + r))


def _row(radius: int, r: int) -> range:
    """Return the `q` of the cells of row `r`."""
    return range(max(-radius, -r - radius), min(radius, radius - r) + 1)


def _rings(radius: int, hexes: tuple[Hex, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the cells by their distance from the centre."""
    rings: list[list[int]] = [[] for _ in range(radius + 1)]
    for cell, at in enumerate(hexes):
        rings[distance(at)].append(cell)
    return tuple(tuple(ring) for ring in rings)
