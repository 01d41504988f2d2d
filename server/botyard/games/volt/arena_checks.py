"""Checks of an arena: what can't be played is named by its field (rules section 1)."""

from collections.abc import Iterator, Sequence

from botyard_protocol.volt.basics import Arena, Edge, Side, Space

SIZES = range(2, 21)
"""Numbers of spaces that a side of an arena may have."""
DIRECTIONS = range(8)

EDGE_KINDS = ("wall", "energy", "barrier", "door")
SPACE_KINDS = ("workshop", "pit", "field")


class BadArena(ValueError):
    """An arena that can't be played; the message begins with the field."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why


def check_arena(arena: Arena) -> None:
    """Raise `BadArena` for an arena that can't be played.

    That is: a space or an edge that is outside or has two kinds, an edge on the outer wall, a side without start space.
    The first field that is wrong is named, as the data file has it.
    """
    if arena.size not in SIZES:
        raise BadArena("size", f"must be from {SIZES[0]} to {SIZES[-1]}")
    if len(arena.start) != len(Side):
        raise BadArena("start", "must have one list of start spaces for each of the four sides")
    for side, spaces in zip(Side, arena.start, strict=True):
        if not spaces:
            raise BadArena(f"start[{side}]", "this side has no start space")
        for place, space in enumerate(spaces):
            if space.arrow not in DIRECTIONS:
                raise BadArena(f"start[{side}][{place}].arrow", "must be a direction from 0 to 7")
    _check_spaces(arena)
    _check_edges(arena)


def _check_spaces(arena: Arena) -> None:
    """Check that spaces are inside, and of one kind each. Raises `BadArena`."""
    kinds: dict[Space, str] = {}
    for field, kind, at in _spaces(arena):
        _check_inside(field, at, arena.size)
        known = kinds.setdefault(at, kind)
        if known != kind:
            raise BadArena(field, f"the space {list(at)} is {known} already")


def _spaces(arena: Arena) -> Iterator[tuple[str, str, Space]]:
    """Yield each special space: its field for messages, its kind, and where it is."""
    for side, spaces in enumerate(arena.start):
        for place, start in enumerate(spaces):
            yield f"start[{side}][{place}].at", f"start[{side}]", start.at
    for vp in arena.vp:
        yield f"vp.{vp.number}", f"vp.{vp.number}", vp.at
    for kind in SPACE_KINDS:
        for place, at in enumerate(getattr(arena, kind)):
            yield f"{kind}[{place}]", kind, at


def _check_inside(field: str, at: Space, size: int) -> None:
    if not all(0 <= one < size for one in at):
        raise BadArena(field, f"{list(at)} is outside of the arena of {size} x {size} spaces")


def _check_edges(arena: Arena) -> None:
    """Check that edges are inside, not in the outer wall, and of one kind each. Raises `BadArena`."""
    kinds: dict[Edge, str] = {}
    groups: Sequence[tuple[str, Sequence[Edge]]] = [(kind, getattr(arena, kind)) for kind in EDGE_KINDS]
    named = ((kind, f"{kind}[{place}]", edge) for kind, edges in groups for place, edge in enumerate(edges))
    for kind, field, edge in named:
        _check_inside(field, edge.at, arena.size)
        if edge.at[1 - edge.side] == arena.size - 1:  # north of the last row, or east of the last column
            raise BadArena(field, "this edge is a part of the outer wall")
        known = kinds.setdefault(edge, kind)
        if known != kind:
            raise BadArena(field, f"this edge is in {known} already")
