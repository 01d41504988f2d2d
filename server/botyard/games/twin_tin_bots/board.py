"""The board that a game is played on: the grid with its terrain, and where every step leads (rules §4).

Terrain never changes during a game, so steps through teleporters are looked up, not computed.
"""

from dataclasses import dataclass
from functools import lru_cache

from botyard.games.hexgrid import DIRECTIONS, NOWHERE, Grid, grid
from botyard_protocol.base import Hex

Gates = tuple[tuple[Hex, Hex], ...]
"""The teleporters that a step goes through: the hexes entered and left."""

Pairs = tuple[tuple[int, int], ...]
"""Teleporters: the two cells of each colour."""


@dataclass(frozen=True, slots=True)
class Board:
    """Tables by cell number.

    `steps[direction][cell]`: the cell that a step leads to, or `NOWHERE`. `gates[direction]`: by cell,
    the teleporters that its step goes through, if it goes through any. `mud[cell]`: whether mud lies there.
    """

    grid: Grid
    hexes: tuple[Hex, ...]
    mud: tuple[bool, ...]
    steps: tuple[tuple[int, ...], ...]
    gates: tuple[dict[int, Gates], ...]


@lru_cache(maxsize=256)
def board(radius: int, mud: tuple[int, ...], teleporters: Pairs) -> Board:
    """Return the board of a set-up. `mud`, `teleporters`: their cells, which are numbered as in `hexgrid`."""
    plain = grid(radius)
    twins = {cell: (pair, other) for pair, (a, b) in enumerate(teleporters) for cell, other in ((a, b), (b, a))}
    ways = [[_step(plain, twins, cell, way) for cell in range(len(plain.hexes))] for way in range(len(DIRECTIONS))]
    return Board(
        grid=plain,
        hexes=plain.hexes,
        mud=tuple(cell in mud for cell in range(len(plain.hexes))),
        steps=tuple(tuple(to for to, _ in way) for way in ways),
        gates=tuple({cell: gates for cell, (_, gates) in enumerate(way) if gates} for way in ways),
    )


def _step(plain: Grid, twins: dict[int, tuple[int, int]], cell: int, direction: int) -> tuple[int, Gates]:
    """Return the cell that a step from `cell` leads to, and the teleporters that it goes through.

    A step that would go through a pair a second time leads nowhere.

    `twins`: by the cell of a teleporter the number of its pair, and the cell of the other one.
    """
    used: set[int] = set()
    gates: list[tuple[Hex, Hex]] = []
    to = plain.neighbours[direction][cell]
    while to in twins:
        pair, other = twins[to]
        if pair in used:
            return NOWHERE, ()
        used.add(pair)
        gates.append((plain.hexes[to], plain.hexes[other]))
        to = plain.neighbours[direction][other]
    return (to, tuple(gates)) if to != NOWHERE else (NOWHERE, ())
