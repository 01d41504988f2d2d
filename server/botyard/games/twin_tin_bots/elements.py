"""Where advanced elements may lie, and how they come to lie at random (rules §8).

Teleporters, rocks and blobs never lie on the outer ring, nor next to a base or to each other; no element lies on the
centre or on a hex that the set-up uses. Mud may lie anywhere else.
"""

from dataclasses import dataclass
from functools import lru_cache

from botyard.games.hexgrid import NOWHERE, Grid, grid
from botyard.games.rng import Rng
from botyard.games.twin_tin_bots.setup_data import Elements, Printed


@dataclass(frozen=True, slots=True)
class Ground:
    """A set-up as elements see it. `used`: cells of bases, robots and crystals. `bases`: cells."""

    radius: int
    used: frozenset[int]
    bases: frozenset[int]

    @property
    def grid(self) -> Grid:
        """The plain board."""
        return grid(self.radius)

    def near(self, cell: int) -> list[int]:
        """The neighbours of a cell."""
        return [row[cell] for row in self.grid.neighbours if row[cell] != NOWHERE]

    def problem(self, cell: int) -> str | None:
        """Return why no element at all can lie on a cell, or None."""
        if cell == self.grid.centre:
            return "is the centre"
        return "is used by the set-up" if cell in self.used else None

    def problem_of_solid(self, cell: int) -> str | None:
        """Return why no teleporter, rock or blob can lie on a cell, or None."""
        if cell in self.grid.rings[-1]:
            return "is on the outer ring"
        if not self.bases.isdisjoint(self.near(cell)):
            return "is next to a base"
        return self.problem(cell)


def ground(printed: Printed, robots: int) -> Ground:
    """Return the ground of a set-up whose seats have `robots` robots each."""
    bases = frozenset(seat.base for seat in printed.seats)
    starts = {cell for seat in printed.seats for cell, _ in seat.robots[:robots]}
    crystals = {cell for cell, _ in printed.crystals}
    return Ground(printed.radius, bases | starts | crystals, bases)


@dataclass(frozen=True, slots=True)
class Counts:
    """How many elements of each kind. `teleporters`: pairs."""

    teleporters: int
    rocks: int
    blobs: int
    mud: int

    @property
    def solid(self) -> int:
        """How many hexes teleporters, rocks and blobs take together."""
        return 2 * self.teleporters + self.rocks + self.blobs


def at_random(where: Ground, counts: Counts, rng: Rng) -> Elements:
    """Place elements at random: each way to place the solid ones is equally likely, and then each way to place mud.

    `counts` must fit: see `Printed.capacity`. Without elements no number is drawn.
    """
    solid = rng.shuffled(_apart(where, counts.solid, rng))
    ends, rest = solid[: 2 * counts.teleporters], solid[2 * counts.teleporters :]
    free = [cell for cell in range(len(where.grid.hexes)) if where.problem(cell) is None and cell not in solid]
    return Elements(
        teleporters=tuple(zip(ends[::2], ends[1::2], strict=True)),
        rocks=tuple(sorted(rest[: counts.rocks])),
        blobs=tuple(sorted(rest[counts.rocks :])),
        mud=tuple(sorted(rng.shuffled(free)[: counts.mud])) if counts.mud else (),
    )


def _apart(where: Ground, size: int, rng: Rng) -> list[int]:
    """Return `size` cells of which no two are neighbours; each such set is equally likely. There must be one.

    The sets have numbers: first those with the first cell, then those without it, and so on for the cells after it. One
    number is drawn, and its set worked out cell by cell.
    """
    chosen: list[int] = []
    if not size:
        return chosen
    cells, adjacent = _candidates(where)
    rest = (1 << len(cells)) - 1  # the candidates that can still be chosen, as bits
    number = rng.below(_count(adjacent, rest, size))
    while len(chosen) < size:
        first, without, apart = _split(adjacent, rest)
        if number < (sets := _count(adjacent, apart, size - len(chosen) - 1)):  # the set has this cell
            chosen.append(cells[first])
            rest = apart
        else:
            number -= sets
            rest = without
    return chosen


@lru_cache(maxsize=16)
def _candidates(where: Ground) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cells where a teleporter, rock or blob can lie, and of each its neighbours among them, as bits."""
    cells = tuple(cell for cell in range(len(where.grid.hexes)) if where.problem_of_solid(cell) is None)
    adjacent = (set(where.near(cell)) for cell in cells)
    return cells, tuple(sum(1 << i for i, cell in enumerate(cells) if cell in near) for near in adjacent)


@lru_cache(maxsize=1 << 16)
def _count(adjacent: tuple[int, ...], rest: int, size: int) -> int:
    """Count the sets of `size` cells, no two of them neighbours, among the candidates with the bits `rest`.

    `adjacent`: by candidate its neighbours, as bits.
    """
    if size < 2:
        return rest.bit_count() if size else 1  # there is one set without cells
    if rest.bit_count() < size:
        return 0
    _, without, apart = _split(adjacent, rest)
    return _count(adjacent, apart, size - 1) + _count(adjacent, without, size)


def _split(adjacent: tuple[int, ...], rest: int) -> tuple[int, int, int]:
    """Return the number of the lowest bit of `rest`, the other bits, and those of them that are no neighbours of it."""
    first = (rest & -rest).bit_length() - 1
    without = rest & (rest - 1)  # the lowest bit is cleared
    return first, without, without & ~adjacent[first]
