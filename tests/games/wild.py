"""Commands that fit the types of the protocol and otherwise say anything: most of them are illegal."""

import random
from typing import Any

import msgspec
from msgspec import inspect


def wild_command(rng: random.Random, types: tuple[type, ...]) -> Any:
    """Any command of a game. `types`: its command types."""
    return _wild(rng, inspect.type_info(rng.choice(types)))


def _wild(rng: random.Random, kind: inspect.Type) -> Any:
    match kind:
        case inspect.StructType():
            return kind.cls(**{field.name: _wild(rng, field.type) for field in kind.fields})
        case inspect.UnionType():
            return _wild(rng, rng.choice(kind.types))
        case inspect.TupleType():
            return tuple(_wild(rng, item) for item in kind.item_types)
        case inspect.VarTupleType():
            return tuple(_wild(rng, kind.item_type) for _ in range(rng.randint(0, 3)))
        case inspect.EnumType():
            return rng.choice(list(kind.cls))
        case inspect.IntType():
            return rng.randint(-6, 6) if kind.ge is None else rng.randint(kind.ge - 1, min(kind.le or 9, 9) + 1)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.NoneType():
            return None
        case _:
            raise msgspec.ValidationError(f"no wild value for {kind}: teach this module its type")
