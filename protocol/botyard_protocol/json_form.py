"""The readable form: structs as objects with names, enumerations as names (`botyard.v1.json`, scenario results).

`to_named` and `from_named` are two directions of one schema. `from_named` only puts values into their places;
`msgspec.convert` checks afterwards, for both forms alike, that they are in range.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, cast, get_origin

import msgspec
from msgspec import inspect

from botyard_protocol.games import schema_of
from botyard_protocol.schema import StructClass, enum_names, fields, struct_node, tag_of, wire_name
from botyard_protocol.scoping import typed

Writer = Callable[[Any], Any]
"""Returns the JSON form of a value."""
Reader = Callable[[Any, str], Any]
"""Takes a value in JSON form, and its path for messages, and returns the value for the array form."""


class SchemaMismatch(ValueError):
    """A value that has no place in the schema: `path` says where it is."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}")


def to_named(value: msgspec.Struct) -> dict[str, Any]:
    """A struct as an object of names, lists, numbers, strings, booleans and nulls."""
    return cast(dict[str, Any], _struct_writer(type(value))(value))


def from_named(cls: StructClass, value: Any, path: str = "$") -> list[Any]:
    """The array form of an object for `cls`. Raises `SchemaMismatch` with the path of a value that does not fit."""
    return cast(list[Any], _struct_reader(cls)(value, path))


# --- writing ----------------------------------------------------------------------------------------------------


@cache
def _struct_writer(cls: StructClass) -> Writer:
    """Return a function that writes a struct as an object, with its tag."""
    described = struct_node(cls)
    head = {} if described.tag_field is None else {described.tag_field: wire_name(cls)}
    plan = [(field.name, _writer(field.type)) for field in described.fields]

    def write(value: Any) -> dict[str, Any]:
        return {**head, **{name: convert(getattr(value, name)) for name, convert in plan}}

    return write


def _writer(described: inspect.Type) -> Writer:
    """Return a function that writes values of a type in the JSON form."""
    match described:
        case inspect.EnumType():
            return lambda value: value.wire
        case inspect.StructType(cls=cls):
            return _struct_writer(cls)
        case inspect.VarTupleType(item_type=item):
            convert = _writer(item)
            return lambda value: [convert(one) for one in value]
        case inspect.TupleType(item_types=items):
            converts = [_writer(item) for item in items]
            return lambda value: [convert(one) for convert, one in zip(converts, value, strict=True)]
        case inspect.UnionType(types=types):
            return _union_writer(types)
        case inspect.AnyType():
            return _write_content
        case _:
            return lambda value: value


def _write_content(value: Any) -> Any:
    """Write content of a game: structs, or lists of them; other values stay as they are."""
    match value:
        case msgspec.Struct():
            return to_named(value)
        case tuple():
            return [_write_content(one) for one in value]
        case _:
            return value


def _union_writer(types: tuple[inspect.Type, ...]) -> Writer:
    """Return a function that writes values of a union.

    Structs know their own types. Apart from structs and null, a union has at most one type.
    """
    others = [one for one in types if not isinstance(one, inspect.StructType | inspect.NoneType)]
    convert = _writer(others[0]) if others else to_named
    return lambda value: None if value is None else convert(value)


# --- reading ----------------------------------------------------------------------------------------------------


@cache
def _struct_reader(cls: StructClass) -> Reader:
    """Return a function that reads an object as a struct's list of fields.

    If the struct names the game that its content belongs to, the content is read as that game's.
    """
    if names_game(cls):
        return lambda value, path: _read_scoped(cls, value, path)
    return _plain_reader(cls)


@cache
def names_game(cls: StructClass) -> bool:
    """Whether a struct class says in its field `game` to which game its content belongs, and is not typed for one."""
    return bool(getattr(cls, "__parameters__", ())) and get_origin(cls) is None and "game" in cls.__struct_fields__


def _read_scoped(cls: StructClass, value: Any, path: str) -> Any:
    game = value.get("game") if isinstance(value, dict) else None
    schema = schema_of(game) if isinstance(game, str) else None
    return _plain_reader(cls if schema is None else typed(cls, schema))(value, path)


@cache
def _plain_reader(cls: StructClass) -> Reader:
    """Return a function that reads an object as a struct's list of fields, checking their names."""
    described = struct_node(cls)
    head = [] if described.tag is None else [described.tag]
    plan = [(field, _reader(field.type)) for field in described.fields]
    known = {field.name for field in described.fields} | ({described.tag_field} if described.tag is not None else set())

    def read(value: Any, path: str) -> list[Any]:
        """Return the fields of an object in their order, behind the tag if there is one."""
        if not isinstance(value, dict):
            raise SchemaMismatch(path, "expected an object")
        if described.forbid_unknown_fields and (unknown := value.keys() - known):
            raise SchemaMismatch(path, f"unknown field {min(unknown)[:40]!r}")
        return head + [_read_field(field, read_one, value, path) for field, read_one in plan]

    return read


def _read_field(field: inspect.Field, read: Reader, value: dict[str, Any], path: str) -> Any:
    """Read a field of an object, or return its default. Raises `SchemaMismatch`."""
    if field.name in value:
        return read(value[field.name], f"{path}.{field.name}")
    if field.required:
        raise SchemaMismatch(path, f"the field {field.name!r} is missing")
    return field.default


def _reader(described: inspect.Type) -> Reader:
    """Return a function that reads values of a type from the JSON form. Its second argument is the path, for errors."""
    match described:
        case inspect.EnumType(cls=cls):
            names = enum_names(cast(Any, cls))
            return lambda value, path: _read_enum(names, value, path)
        case inspect.StructType(cls=cls, tag=tag):
            return _struct_reader(cls) if tag is None else _tagged_reader({wire_name(cls): cls}, nullable=False)
        case inspect.VarTupleType(item_type=item):
            read = _reader(item)
            return lambda value, path: [read(one, f"{path}[{i}]") for i, one in enumerate(_list(value, path))]
        case inspect.TupleType(item_types=items):
            reads = [_reader(item) for item in items]
            return lambda value, path: _read_tuple(reads, value, path)
        case inspect.UnionType(types=types):
            return _union_reader(types)
        case _:
            return lambda value, path: value


_ARRAYS = inspect.ListType | inspect.VarTupleType | inspect.TupleType


def _read_enum(names: dict[str, int], value: Any, path: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise SchemaMismatch(path, f"expected one of {', '.join(names)}")
    return names[value]


def _read_tuple(reads: list[Reader], value: Any, path: str) -> list[Any]:
    """Read a list of as many items as there are `reads`, each by its own. Raises `SchemaMismatch`."""
    items = _list(value, path)
    if len(items) != len(reads):
        raise SchemaMismatch(path, f"expected a list of {len(reads)}")
    return [read(one, f"{path}[{i}]") for i, (read, one) in enumerate(zip(reads, items, strict=True))]


def _list(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise SchemaMismatch(path, "expected a list")
    return value


def _union_reader(types: tuple[inspect.Type, ...]) -> Reader:
    """Return a function that reads one of several types, distinguished by the tag or by whether it is an array."""
    structs = {wire_name(one.cls): one.cls for one in types if isinstance(one, inspect.StructType)}
    if structs:
        return _tagged_reader(structs, nullable=any(isinstance(one, inspect.NoneType) for one in types))
    by_shape = {isinstance(one, _ARRAYS): _reader(one) for one in types if not isinstance(one, inspect.NoneType)}
    default = next(iter(by_shape.values()))

    def read(value: Any, path: str) -> Any:
        return None if value is None else by_shape.get(isinstance(value, list), default)(value, path)

    return read


def _tagged_reader(structs: dict[str, StructClass], nullable: bool) -> Reader:
    """Return a function that reads one of several structs by its tag. `nullable`: null is taken, too."""
    untagged = [cls for cls in structs.values() if tag_of(cls) is None]
    tag_field = struct_node(next(iter(structs.values()))).tag_field or "type"

    def read(value: Any, path: str) -> Any:
        """Read an object as the struct that its tag names. Raises `SchemaMismatch`."""
        if nullable and value is None:
            return None
        if untagged:  # a struct without a tag is the only struct of its union
            return _struct_reader(untagged[0])(value, path)
        name = value.get(tag_field) if isinstance(value, dict) else None
        if not isinstance(name, str) or name not in structs:
            raise SchemaMismatch(f"{path}.{tag_field}", f"expected one of {', '.join(structs)}")
        return _struct_reader(structs[name])(value, path)

    return read


def named_path(cls: StructClass, obj: Any, steps: list[int]) -> str:
    """Return the path of an error in names, such as `$.command.cell`. `steps`: the path in the array form, [2, 1]."""
    path, described = "$", cast(inspect.Type, struct_node(cls))
    for step in steps:
        part, described = _descend(described, obj, step)
        path += part
        obj = obj[step] if isinstance(obj, list) and step < len(obj) else None
    return path


def _descend(described: inspect.Type, obj: Any, step: int) -> tuple[str, inspect.Type]:
    """Return the name of a step of a path into a list of fields, and the type there."""
    match _resolve(described, obj):
        case inspect.StructType() as struct:
            place = step - (struct.tag is not None)
            known = fields(struct.cls)
            if not 0 <= place < len(known):
                return f".{struct.tag_field or step}", inspect.AnyType()
            return f".{known[place].name}", known[place].type
        case inspect.VarTupleType(item_type=item):
            return f"[{step}]", item
        case inspect.TupleType(item_types=items) if step < len(items):
            return f"[{step}]", items[step]
        case _:
            return f"[{step}]", inspect.AnyType()


def _resolve(described: inspect.Type, obj: Any) -> inspect.Type:
    """Return the member of a union that `obj` is tagged as; of a type that is no union, the type itself.

    For an unknown tag any member is returned, since all call the field with the tag the same.
    """
    if not isinstance(described, inspect.UnionType):
        return described
    tag = obj[0] if isinstance(obj, list) and obj else None
    structs = [one for one in described.types if isinstance(one, inspect.StructType)]
    fitting = [one for one in structs if one.tag is None or one.tag == tag]
    others = [one for one in described.types if not isinstance(one, inspect.NoneType | inspect.StructType)]
    return (*fitting, *others, *structs, inspect.AnyType())[0]
