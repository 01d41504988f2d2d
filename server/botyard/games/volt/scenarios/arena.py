"""Arenas of scenarios: a name of the data, or an object with the fields of one."""

from typing import Any

from botyard.games.json_fields import Field
from botyard.games.positions import keys, marks
from botyard.games.volt.arena_checks import EDGE_KINDS, SPACE_KINDS, BadArena, check_arena
from botyard.games.volt.data import data
from botyard_protocol.volt.basics import Arena, Edge, EdgeSide, Space, StartSpace, VpSpace

EDGE_SIDES = {"n": EdgeSide.N, "e": EdgeSide.E}
DEFAULT_SIZE = 9
MOST_TOKENS = 60


def read(field: Field) -> tuple[str | None, Arena]:
    """Return the name, or None for an arena of the scenario's own, and the arena. Raises `Unusable`."""
    if isinstance(field.value, str):
        arena = field.one_of(data().arenas)
        return arena.name, arena
    arena = _custom(field)
    try:
        check_arena(arena)
    except BadArena as error:
        raise Field(None, f"{field.path}.{error.field}").unusable(error.why) from error
    return None, arena


def write(name: str, custom: Arena | None) -> Any:
    """Return an arena as a scenario has it: the name, or all fields of `custom`, one that is none of the data."""
    if custom is None:
        return name
    fields: dict[str, Any] = {
        "size": custom.size,
        "start": [[{"at": list(one.at), "arrow": one.arrow} for one in side] for side in custom.start],
        "vp": {str(vp.number): list(vp.at) for vp in custom.vp},
    }
    for kind in SPACE_KINDS:
        fields[kind] = [list(at) for at in getattr(custom, kind)]
    for kind in EDGE_KINDS:
        fields[kind] = [[*edge.at, edge.side.wire] for edge in getattr(custom, kind)]
    return fields


def normal(described: Any) -> Any:
    """Return the description of an arena in its normal form: with all its fields, lists without order."""
    parts = [*SPACE_KINDS, *EDGE_KINDS]
    defaults = write("", _custom(Field({}, "")))
    return keys(dict.fromkeys(parts, marks), defaults)(described)  # `marks`: a list whose order means nothing


def _custom(field: Field) -> Arena:
    """Read an arena of a scenario's own; without start spaces it has those of the first printed arena."""
    parts: dict[str, Any] = {kind: tuple(space(one) for one in field.items(kind)) for kind in SPACE_KINDS}
    parts |= {kind: tuple(_edge(one) for one in field.items(kind)) for kind in EDGE_KINDS}
    tokens = sorted((_number(name, at), space(at)) for name, at in field.get_or("vp", {}).entries())
    default = next(iter(data().arenas.values()))
    return Arena(
        name="",
        title="",
        size=field.get_or("size", DEFAULT_SIZE).integer(0),
        start=_start_spaces(field.get("start")) if field.has("start") else default.start,
        vp=tuple(VpSpace(number, at) for number, at in tokens),
        **parts,
    )


def space(field: Field) -> Space:
    """Read a space, which may be outside of the arena. Raises `Unusable`."""
    x, y = field.pair()
    if type(x.value) is not int or type(y.value) is not int:
        raise field.unusable("must be a space [x, y] of two whole numbers")
    return x.value, y.value


def _edge(field: Field) -> Edge:
    """Read an edge: `[x, y, side]`."""
    items = field.elements()
    if len(items) != 3:
        raise field.unusable("must be an edge [x, y, side]")
    return Edge(space(Field(field.value[:2], field.path)), items[2].one_of(EDGE_SIDES))


def _number(name: str, field: Field) -> int:
    if not (name.isascii() and name.isdigit() and 1 <= int(name) <= MOST_TOKENS):
        raise field.unusable(f"the number of a VP space must be from 1 to {MOST_TOKENS}")
    return int(name)


def _start_spaces(field: Field) -> tuple[tuple[StartSpace, ...], ...]:
    """Read the start spaces, by side."""
    return tuple(
        tuple(StartSpace(space(one.get("at")), one.get("arrow").integer(0, 7)) for one in side.elements())
        for side in field.elements()
    )
