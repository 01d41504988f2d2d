"""Describe the struct classes in a form that the codec and the TypeScript generator walk through.

`msgspec.inspect` describes types; this module adds the names that JSON uses.
"""

import re
from functools import cache
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from botyard_protocol.base import WireEnum

StructClass = type[msgspec.Struct]


@cache
def wire_name(cls: StructClass) -> str:
    """Return the name of a struct class on JSON: its own `wire_name`, or the class name in snake case."""
    plain = get_origin(cls) or cls
    own = plain.__dict__.get("wire_name")
    return own if isinstance(own, str) else re.sub(r"(?<!^)(?=[A-Z])", "_", plain.__name__).lower()


@cache
def node(annotation: Any) -> inspect.Type:
    """The description of a type (a struct class, a union, an annotated scalar)."""
    return inspect.type_info(annotation)


@cache
def enum_names(cls: type[WireEnum]) -> dict[str, int]:
    """Names on JSON and the integers on msgpack of an enumeration."""
    return {member.wire: int(member) for member in cls}


def fields(cls: StructClass) -> tuple[inspect.Field, ...]:
    """The fields of a struct class, in the order of the array."""
    return struct_node(cls).fields


def named_default(field: inspect.Field) -> Any:
    """The JSON value of a missing optional field."""
    return getattr(field.default, "wire", field.default)


@cache
def struct_node(cls: StructClass) -> inspect.StructType:
    """Return the description of a struct class."""
    described = node(cls)
    assert isinstance(described, inspect.StructType)
    return described


def tag_of(cls: StructClass) -> int | None:
    """Return the integer tag of a struct class, or None if it is never part of a union."""
    tag = struct_node(cls).tag
    assert tag is None or isinstance(tag, int)
    return tag


def members(union: Any) -> tuple[StructClass, ...]:
    """Return the struct classes of a union of structs; of one struct, it alone."""
    described = node(union)
    if isinstance(described, inspect.StructType):
        return (described.cls,)
    assert isinstance(described, inspect.UnionType)
    return tuple(option.cls for option in described.types if isinstance(option, inspect.StructType))


@cache
def by_tag(union: Any) -> dict[int, StructClass]:
    """Return the struct classes of a union by their tags. All must have one, and no two the same."""
    table = {tag: cls for cls in members(union) if (tag := tag_of(cls)) is not None}
    assert len(table) == len(members(union))
    return table


@cache
def by_name(union: Any) -> dict[str, StructClass]:
    """Return the struct classes of a union by their names on JSON. No two may have the same."""
    table = {wire_name(cls): cls for cls in members(union)}
    assert len(table) == len(members(union))
    return table
