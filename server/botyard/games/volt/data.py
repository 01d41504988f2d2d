"""The House data of VOLT: arenas, module cards and numbers, read from `volt.json`."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from botyard_protocol.volt.basics import (
    Arena,
    Card,
    DieColour,
    Edge,
    EdgeSide,
    Module,
    ModuleUse,
    Space,
    Stack,
    StartSpace,
    VpSpace,
)

PATH = Path(__file__).with_name("volt.json")
"""The file with the data that the project plays by."""

OUTER_STACK = "champion"
"""The word of the data for cards that lie in no stack."""


class Data(msgspec.Struct, frozen=True):
    """All data of the game. `arenas`: in the order of the file. `cards`: by module."""

    arenas: dict[str, Arena]
    cards: tuple[Card, ...]
    laser_damage: int
    mine_limit: int
    vp_copies: int
    vp_in_arena: int
    champion_of_arena: dict[str, Module | None]


class _StartSpace(msgspec.Struct, frozen=True):
    at: Space
    arrow: int


class RawArena(msgspec.Struct, frozen=True):
    """An arena as the file and scenarios write it; what is missing is empty."""

    name: str = ""
    title: str = ""
    size: int = 9
    start: tuple[tuple[_StartSpace, ...], ...] | None = None
    vp: dict[str, Space] = {}
    workshop: tuple[Space, ...] = ()
    pit: tuple[Space, ...] = ()
    field: tuple[Space, ...] = ()
    wall: tuple[tuple[int, int, str], ...] = ()
    energy: tuple[tuple[int, int, str], ...] = ()
    barrier: tuple[tuple[int, int, str], ...] = ()
    door: tuple[tuple[int, int, str], ...] = ()


class _RawModule(msgspec.Struct, frozen=True):
    id: str
    stack: str
    die: str | None
    range: tuple[int, int] | None
    use: str
    copies: int


class _RawData(msgspec.Struct, frozen=True):
    arenas: tuple[RawArena, ...]
    modules: tuple[_RawModule, ...]
    laser_damage: int
    mine_limit: int
    vp_copies: int
    vp_in_arena: int
    champion_of_arena: dict[str, str | None]


def arena_from(raw: RawArena, default: Arena | None = None) -> Arena:
    """Return an arena in the words of the wire. `default`: has the start spaces if `raw` has none."""
    if raw.start is not None:
        start = tuple(tuple(StartSpace(space.at, space.arrow) for space in side) for side in raw.start)
    else:
        start = default.start if default is not None else ()
    return Arena(
        name=raw.name,
        title=raw.title,
        size=raw.size,
        start=start,
        vp=tuple(sorted((VpSpace(int(number), at) for number, at in raw.vp.items()), key=lambda vp: vp.number)),
        workshop=raw.workshop,
        pit=raw.pit,
        field=raw.field,
        wall=_edges(raw.wall),
        energy=_edges(raw.energy),
        barrier=_edges(raw.barrier),
        door=_edges(raw.door),
    )


def _edges(raw: tuple[tuple[int, int, str], ...]) -> tuple[Edge, ...]:
    return tuple(Edge((x, y), EdgeSide[side.upper()]) for x, y, side in raw)


def read(path: Path = PATH) -> Data:
    """Return the data of a file. Raises `msgspec.ValidationError` or `ValueError` for what can't be played."""
    raw = msgspec.json.decode(path.read_bytes(), type=_RawData)
    cards: dict[Module, Card] = {}
    for module in raw.modules:
        card = _card(module)
        cards[card.module] = card
    if set(cards) != set(Module):
        raise ValueError("modules: each module has to have one card")
    return Data(
        arenas={arena.name: arena_from(arena) for arena in raw.arenas},
        cards=tuple(cards[module] for module in Module),
        laser_damage=raw.laser_damage,
        mine_limit=raw.mine_limit,
        vp_copies=raw.vp_copies,
        vp_in_arena=raw.vp_in_arena,
        champion_of_arena={name: _champion(module) for name, module in raw.champion_of_arena.items()},
    )


def _champion(name: str | None) -> Module | None:
    return None if name is None else Module[name.upper()]


def _card(raw: _RawModule) -> Card:
    low, high = raw.range or (None, None)
    words: dict[str, Any] = {
        "stack": None if raw.stack == OUTER_STACK else Stack[raw.stack.upper()],
        "die": None if raw.die is None else DieColour[raw.die.upper()],
        "use": ModuleUse[raw.use.upper()],
    }
    return Card(module=Module[raw.id.upper()], low=low, high=high, copies=raw.copies, **words)


@cache
def data() -> Data:
    """Return the data that the project plays by."""
    return read()
