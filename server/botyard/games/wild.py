"""Random commands that fit the types of the protocol and otherwise have any content: most of them are illegal."""

from typing import Any

import msgspec
from msgspec import inspect

from botyard.games.rng import Rng


def wild_command(rng: Rng, types: tuple[type, ...]) -> Any:
    """Return a random command of a game. `types`: its command types."""
    return _wild(rng, inspect.type_info(types[rng.below(len(types))]))


def _wild(rng: Rng, kind: inspect.Type) -> Any:
    """Return a random value of a wire type."""
    match kind:
        case inspect.StructType():
            return kind.cls(**{field.name: _wild(rng, field.type) for field in kind.fields})
        case inspect.UnionType():
            return _wild(rng, kind.types[rng.below(len(kind.types))])
        case inspect.TupleType():
            return tuple(_wild(rng, item) for item in kind.item_types)
        case inspect.VarTupleType():
            return tuple(_wild(rng, kind.item_type) for _ in range(rng.below(4)))
        case _:
            return _plain(rng, kind)


def _plain(rng: Rng, kind: inspect.Type) -> Any:
    """Return a random value of a type without parts; of numbers also some just outside of the limits."""
    match kind:
        case inspect.EnumType():
            members = list(kind.cls)
            return members[rng.below(len(members))]
        case inspect.IntType():
            least = -6 if kind.ge is None else kind.ge - 1
            most = 6 if kind.ge is None else min(kind.le or 9, 9) + 1
            return least + rng.below(most - least + 1)
        case inspect.BoolType():
            return rng.below(2) == 0
        case inspect.StrType():
            return "".join("abc xyz"[rng.below(7)] for _ in range(rng.below(6)))
        case inspect.NoneType():
            return None
        case _:
            raise msgspec.ValidationError(f"no random value for {kind}: teach this module its type")
