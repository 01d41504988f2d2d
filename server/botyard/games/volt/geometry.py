"""The geometry of an arena: ways, crossings and kinds of spaces as tables (rules section 1).

A space is a number: `size * y + x`. `NO_SPACE` stands for none.
"""

from functools import lru_cache

import msgspec

from botyard_protocol.volt.basics import Arena, Edge, EdgeSide, Space

NO_SPACE = -1
DIRECTIONS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The step of each direction, clockwise from north."""

_EdgeKey = tuple[int, int, int]  # x, y, EdgeSide


class Ways(msgspec.Struct, frozen=True):
    """The ways of an arena, for all robots or for one with the module wall control.

    `to[d][space]`: the next space in direction `d`, or `NO_SPACE` if the way is not open. `crosses[d][space]`: whether
    this way crosses a barrier.
    """

    to: tuple[tuple[int, ...], ...]
    crosses: tuple[tuple[bool, ...], ...]


class Board(msgspec.Struct, frozen=True):
    """Tables of an arena.

    `ways`: for all. `free_ways`: for the own movement of a robot with wall control. `adjacent`: by space, pairs of
    direction and adjacent space. `vp`: numbers by space. `token_at`: spaces by number. `start`: by side, pairs of space
    and arrow. `plain`: spaces of no other kind.
    """

    arena: Arena
    size: int
    spaces: tuple[Space, ...]
    ways: Ways
    free_ways: Ways
    adjacent: tuple[tuple[tuple[int, int], ...], ...]
    pits: frozenset[int]
    fields: tuple[int, ...]
    workshops: frozenset[int]
    vp: dict[int, int]
    token_at: dict[int, int]
    start: tuple[tuple[tuple[int, int], ...], ...]
    plain: frozenset[int]
    has_barriers: bool

    def number(self, space: Space) -> int:
        """Return the number of a space, `NO_SPACE` outside of the arena."""
        x, y = space
        return y * self.size + x if 0 <= x < self.size and 0 <= y < self.size else NO_SPACE


@lru_cache(maxsize=256)
def board_of(arena: Arena) -> Board:
    """Return the tables of an arena, in which a space is a number: `y * size + x`."""
    size = arena.size

    def number(at: Space) -> int:
        return at[1] * size + at[0]

    walls, energy = _keys(arena.wall), _keys(arena.energy)
    barriers = _keys(arena.barrier)
    ways = _ways(size, walls | energy, barriers)
    pits = frozenset(map(number, arena.pit))
    fields = tuple(sorted(map(number, arena.field)))
    workshops = frozenset(map(number, arena.workshop))
    vp = {number(space.at): space.number for space in arena.vp}
    start = tuple(tuple((number(space.at), space.arrow) for space in side) for side in arena.start)
    special = pits | set(fields) | workshops | set(vp) | {space for side in start for space, _ in side}
    every = range(size * size)
    return Board(
        arena=arena,
        size=size,
        spaces=tuple((space % size, space // size) for space in every),
        ways=ways,
        free_ways=_ways(size, energy, barriers),  # with wall control walls do not block
        adjacent=tuple(
            tuple((d, ways.to[d][space]) for d in range(8) if ways.to[d][space] != NO_SPACE) for space in every
        ),
        pits=pits,
        fields=fields,
        workshops=workshops,
        vp=vp,
        token_at={number: space for space, number in vp.items()},
        start=start,
        plain=frozenset(every) - special,
        has_barriers=bool(arena.barrier),
    )


def _keys(edges: tuple[Edge, ...]) -> frozenset[_EdgeKey]:
    return frozenset((*edge.at, int(edge.side)) for edge in edges)


def _edge(x: int, y: int, dx: int, dy: int) -> _EdgeKey:
    """Return the edge between the space `x`, `y` and its orthogonal neighbour in the direction `dx`, `dy`."""
    if dy:
        return x, min(y, y + dy), int(EdgeSide.N)
    return min(x, x + dx), y, int(EdgeSide.E)


def _detours(x: int, y: int, dx: int, dy: int) -> tuple[tuple[_EdgeKey, ...], ...]:
    """Return the edges of both detours of a diagonal step from a space, or the one edge of an orthogonal step."""
    if not (dx and dy):
        return ((_edge(x, y, dx, dy),),)
    return (
        (_edge(x, y, dx, 0), _edge(x + dx, y, 0, dy)),
        (_edge(x, y, 0, dy), _edge(x, y + dy, dx, 0)),
    )


def _ways(size: int, blocking: frozenset[_EdgeKey], barriers: frozenset[_EdgeKey]) -> Ways:
    """Return for each direction where each space leads, and whether a barrier is crossed on every way there.

    A diagonal step has two detours, of which one must be free. `blocking`: the edges that stop a robot.
    """
    to, crosses = [], []
    for dx, dy in DIRECTIONS:
        nexts, crossed = [], []
        for space in range(size * size):
            y, x = divmod(space, size)
            inside = 0 <= x + dx < size and 0 <= y + dy < size
            # With the next space inside, both detours are inside: the outer wall blocks no edge of them.
            passable = [row for row in _detours(x, y, dx, dy) if blocking.isdisjoint(row)] if inside else []
            nexts.append((y + dy) * size + x + dx if passable else NO_SPACE)
            crossed.append(bool(passable) and all(not barriers.isdisjoint(row) for row in passable))
        to.append(tuple(nexts))
        crosses.append(tuple(crossed))
    return Ways(tuple(to), tuple(crosses))
