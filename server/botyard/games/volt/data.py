"""The House data of VOLT: arenas, module cards and numbers, read from `volt.json`."""

from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from botyard.games.volt.arena_checks import EDGE_KINDS, BadArena, check_arena
from botyard_protocol.base import WireEnum
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

CHAMPION_STACK = "champion"
"""The stack that the data names for champion modules, whose cards lie in no stack."""


RANDOM_ARENA = "random"
"""The value of the option for an arena that is drawn: no arena has this name."""
EDGE_SIDES = ("n", "e")
MOST_TOKENS = 60
LAST_NUMBER = 6
"""The highest number of a die."""

_USE_WORDS: Final = {
    ModuleUse.INSTEAD: "mobility teleport grenades remote_control force_beam jetpack water_cannon",
    ModuleUse.ADD: "recoil crossfire mines saw_blade swivel_head",
    ModuleUse.PASSIVE: "thruster ram_expansion wall_control",
    ModuleUse.PHASE_3: "telescopic_arm",
    ModuleUse.REACTION: "anchor shield bomb lightning_rod",
}
USES: Final = {Module[name.upper()]: use for use, names in _USE_WORDS.items() for name in names.split()}
"""How each module is used, which the rules say and not the data."""
DICE_MODULES: Final = frozenset(
    module for module, use in USES.items() if use in (ModuleUse.INSTEAD, ModuleUse.ADD) or module is Module.THRUSTER
)
"""Modules that are used with a die."""

Word = TypeVar("Word", bound=WireEnum)


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
    """An arena as the file and scenarios write it; missing fields are empty."""

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
    """Return the arena of `raw`, which has the form of the data file, as a wire type.

    `default`: the arena whose start spaces it gets if `raw` has none.
    """
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


class BadData(ValueError):
    """A data file that can't be played; the message begins with the file and the field."""


def read(path: Path = PATH) -> Data:
    """Return the data of a file. Raises `BadData`, which names the field, for what can't be played."""
    try:
        raw = msgspec.json.decode(path.read_bytes(), type=_RawData)
        return _checked(raw)
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError) as error:
        raise BadData(f"{path.name}: {error}") from error


def _checked(raw: _RawData) -> Data:
    """Make the data of the game from its raw form. Raises `ValueError` with the field at fault."""
    arenas = {arena.name: _arena(arena, f"arenas[{place}]") for place, arena in enumerate(raw.arenas)}
    if len(arenas) < len(raw.arenas) or not arenas:
        raise ValueError("arenas: each arena must have a name of its own, and there must be one")
    cards: dict[Module, Card] = {}
    for place, module in enumerate(raw.modules):
        card = _card(module, f"modules[{place}]")
        if card.module in cards:
            raise ValueError(f"modules[{place}].id: {module.id} has a card already")
        cards[card.module] = card
    if missing := [module.wire for module in Module if module not in cards]:
        raise ValueError(f"modules: there is no card for {', '.join(missing)}")
    for field in ("laser_damage", "mine_limit", "vp_copies", "vp_in_arena"):
        if getattr(raw, field) < 1:
            raise ValueError(f"{field}: must be at least 1")
    return Data(
        arenas=arenas,
        cards=tuple(cards[module] for module in Module),
        laser_damage=raw.laser_damage,
        mine_limit=raw.mine_limit,
        vp_copies=raw.vp_copies,
        vp_in_arena=raw.vp_in_arena,
        champion_of_arena={
            name: _champion(name, module, arenas, cards) for name, module in raw.champion_of_arena.items()
        },
    )


def _arena(raw: RawArena, field: str) -> Arena:
    """Make an arena from its raw form. `field`: its path for messages. Raises `ValueError`."""
    if not raw.name or raw.name == RANDOM_ARENA:
        raise ValueError(f"{field}.name: must be a name, and not {RANDOM_ARENA}")
    for kind in EDGE_KINDS:
        for place, (_, _, side) in enumerate(getattr(raw, kind)):
            if side not in EDGE_SIDES:
                raise ValueError(f"{field}.{kind}[{place}]: the side of an edge must be n or e, not {side}")
    for number in raw.vp:
        if not (number.isascii() and number.isdigit() and 1 <= int(number) <= MOST_TOKENS):
            raise ValueError(f"{field}.vp: the number of a VP space must be from 1 to {MOST_TOKENS}, not {number}")
    if not raw.vp:
        raise ValueError(f"{field}.vp: there is no VP space")
    arena = arena_from(raw)
    try:
        check_arena(arena)
    except BadArena as error:
        raise ValueError(f"{field}.{error}") from error
    return arena


def _champion(name: str, module: str | None, arenas: dict[str, Arena], cards: dict[Module, Card]) -> Module | None:
    """Return the champion module of the arena `name`, None if it has none. Raises `ValueError` for bad data."""
    if name not in arenas:
        raise ValueError(f"champion_of_arena.{name}: there is no such arena")
    if module is None:
        return None
    found = _word(Module, module, f"champion_of_arena.{name}")
    if cards[found].stack is not None:  # champion modules are in no stack
        raise ValueError(f"champion_of_arena.{name}: {module} is no champion module")
    return found


def _card(raw: _RawModule, field: str) -> Card:
    """Make a module's card from its raw form. `field`: its path for messages. Raises `ValueError`."""
    low, high = raw.range or (None, None)
    die = None if raw.die is None else _word(DieColour, raw.die, f"{field}.die")
    if (die is None) != (raw.range is None):
        raise ValueError(f"{field}.range: a card has a die and a range, or neither")
    if low is not None and high is not None and not 1 <= low <= high <= LAST_NUMBER:
        raise ValueError(f"{field}.range: must be two numbers from 1 to {LAST_NUMBER}, the lower one first")
    if raw.copies < 0:
        raise ValueError(f"{field}.copies: must be at least 0")
    module = _word(Module, raw.id, f"{field}.id")
    use = _word(ModuleUse, raw.use, f"{field}.use")
    if use is not USES[module] or (die is not None) != (module in DICE_MODULES):
        raise ValueError(f"{field}: the use and the die of {raw.id} belong to its rules and can't be changed")
    return Card(
        module=module,
        stack=None if raw.stack == CHAMPION_STACK else _word(Stack, raw.stack, f"{field}.stack"),
        die=die,
        low=low,
        high=high,
        use=use,
        copies=raw.copies,
    )


def _word(words: type[Word], name: str, field: str) -> Word:
    """Return the member of an enumeration that is called `name`. `field`: for errors. Raises `ValueError`."""
    for word in words:
        if word.wire == name:
            return word
    raise ValueError(f"{field}: must be one of {', '.join(word.wire for word in words)}, not {name}")


@cache
def data() -> Data:
    """Return the data that the project plays by."""
    return read()
