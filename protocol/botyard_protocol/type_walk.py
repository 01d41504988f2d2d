"""The code that the writers of TypeScript, JSON Schema, vectors and documents share.

It walks through the types of the schema, and writes or compares files.
"""

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Generic, TypeVar, cast

from msgspec import inspect

from botyard_protocol.base import WireEnum
from botyard_protocol.schema import StructClass, fields
from botyard_protocol.scoping import GameContent, general


def write_or_check(texts: Mapping[Path, str], check: bool) -> int:
    """Write files, or compare them. Returns the exit status: 1 if one is stale, which is printed."""
    status = 0
    for path, text in texts.items():
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path} is stale: run `make types`", file=sys.stderr)
            status = 1
    return status


def reached(structs: Iterable[StructClass]) -> list[StructClass]:
    """Return these struct classes and all that their fields hold, each once, as they are for any game."""
    seen: dict[StructClass, None] = {}
    queue = list(structs)
    while queue:
        cls = general(queue.pop(0))
        if cls not in seen:
            seen[cls] = None
            queue += [part.cls for part in _parts_of(cls) if isinstance(part, inspect.StructType)]
    return list(seen)


def enums(structs: Iterable[StructClass]) -> list[type[WireEnum]]:
    """The enumerations of the fields of struct classes, by name."""
    found = {part.cls for cls in structs for part in _parts_of(cls) if isinstance(part, inspect.EnumType)}
    return sorted(cast(set[type[WireEnum]], found), key=lambda cls: cls.__name__)


def _parts_of(cls: StructClass) -> Iterator[inspect.Type]:
    return (part for field in fields(cls) for part in _parts(field.type))


def _parts(described: inspect.Type) -> Iterator[inspect.Type]:
    """Yield the types inside a type, itself included, without looking into structs."""
    yield described
    match described:
        case inspect.VarTupleType(item_type=item):
            yield from _parts(item)
        case inspect.TupleType(item_types=types) | inspect.UnionType(types=types):
            for one in types:
                yield from _parts(one)


Written = TypeVar("Written")


class TypeWriter(ABC, Generic[Written]):
    """Writes the types of fields in another language: a subclass says how each kind of type looks there."""

    def of(self, described: inspect.Type) -> Written:
        """Write the type of a field, or of a part of it."""
        match described:
            case inspect.EnumType(cls=cls):
                return self.enum(cast(type[WireEnum], cls))
            case inspect.StructType(cls=cls):
                return self.struct(cls)
            case inspect.CustomType(cls=kind):
                return self.content(kind)
            case inspect.VarTupleType():
                return self.items(described)
            case inspect.TupleType():
                return self.tuple(described)
            case inspect.UnionType():
                return self.union(described)
        return self.scalar(described)

    @abstractmethod
    def scalar(self, described: inspect.Type) -> Written:
        """A number, a text, true or false, or null."""

    @abstractmethod
    def enum(self, cls: type[WireEnum]) -> Written:
        """A value of an enumeration."""

    @abstractmethod
    def struct(self, cls: StructClass) -> Written:
        """A struct."""

    @abstractmethod
    def content(self, kind: type[GameContent]) -> Written:
        """Content of the game of a room."""

    @abstractmethod
    def items(self, described: inspect.VarTupleType) -> Written:
        """A list of any length."""

    @abstractmethod
    def tuple(self, described: inspect.TupleType) -> Written:
        """A list whose places have types of their own."""

    @abstractmethod
    def union(self, described: inspect.UnionType) -> Written:
        """One of several types."""
