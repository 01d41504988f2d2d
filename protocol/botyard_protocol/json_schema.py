"""JSON Schema of the protocol's structs: `python -m botyard_protocol.json_schema [--check]` writes `schema.json`.

The file describes every message in its JSON form, for generators and validators in other languages. It follows draft
2020-12, as OpenAPI 3.1 does, whose document uses the same schemas. `--check` writes nothing and exits with 1 if the
file is stale.
"""

import json
import sys
from collections.abc import Iterator
from inspect import getdoc
from pathlib import Path
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from botyard_protocol import built_in, messages
from botyard_protocol.base import WireEnum
from botyard_protocol.games import GameSchema
from botyard_protocol.schema import StructClass, enum_names, members, named_default, struct_node, wire_name
from botyard_protocol.scoping import ATTRIBUTES, Event, GameContent, GameEvent, general
from botyard_protocol.type_walk import TypeWriter, write_or_check

TARGET = Path(__file__).parents[1] / "schema.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}


def main(arguments: list[str], target: Path = TARGET) -> int:
    """Write `target`, or with `--check` compare it. Returns the exit status: 1 if it is stale."""
    return write_or_check({target: _lines(document())}, "--check" in arguments)


def _lines(document: dict[str, Any]) -> str:
    """Return the document as JSON with a line for each definition, so that a diff shows which ones have changed.

    Takes the definitions out of `document`.
    """
    definitions = document.pop("$defs")
    head = "".join(f"{_json(name)}: {_json(value)},\n" for name, value in document.items())
    rows = ",\n".join(f"{_json(name)}: {_json(value)}" for name, value in definitions.items())
    return f'{{\n{head}"$defs": {{\n{rows}\n}}\n}}\n'


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def document() -> dict[str, Any]:
    """Return the schema of all messages as plain data."""
    schemas = Schemas("#/$defs/")
    unions = {name: {"oneOf": [schemas.of(cls) for cls in members(union)]} for name, union in UNIONS.items()}
    return {
        "$schema": DIALECT,
        "title": f"Botyard, version {messages.VERSION}",
        "description": "One message of the subprotocol botyard.v1.json; see PROTOCOL.md. "
        "Write integers without a fraction, 2 and not 2.0.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in UNIONS],
        "$defs": {**unions, **schemas.made},
    }


class Schemas:
    """The schemas of structs as they look on JSON, each once, by the name of its class."""

    def __init__(self, prefix: str, games: tuple[GameSchema, ...] = built_in.BUILT_IN) -> None:
        """`prefix`: of references to schemas that are made, such as `#/$defs/`. `games`: those with content."""
        self._games = games
        self.made: dict[str, Any] = {}
        self._prefix = prefix
        self._classes: dict[str, StructClass] = {}

    def of(self, cls: StructClass, game: str = "") -> dict[str, Any]:
        """Return a reference to the schema of a struct, and make that if need be. `game`: whose struct it is."""
        plain = get_origin(cls) or cls
        name = f"{game}.{plain.__name__}" if game else plain.__name__
        assert self._classes.setdefault(name, plain) is plain, f"two structs are called {name}"
        if name not in self.made:
            self.made[name] = {}  # structs may hold each other
            self.made[name] = self._struct(plain, game)
        return {"$ref": f"{self._prefix}{name}"}

    def content(self, kind: type[GameContent]) -> dict[str, Any]:
        """Return a reference to the schema of a kind of content, which allows that of every game."""
        name = kind.__name__
        if name not in self.made:
            self.made[name] = {}
            self.made[name] = {"description": getdoc(kind) or "", "anyOf": list(self._alternatives(kind))}
        return {"$ref": f"{self._prefix}{name}"}

    def _alternatives(self, kind: type[GameContent]) -> Iterator[dict[str, Any]]:
        """Yield the schemas of all that a kind of content can be, in all games."""
        if kind is Event:
            yield from (self.of(cls) for cls in members(messages.RoomEvent))
            yield self.content(GameEvent)
            return
        for schema in self._games:
            content = getattr(schema, ATTRIBUTES[kind])
            for cls in () if content is None else members(content):
                yield self.of(cls, schema.name)

    def _struct(self, cls: StructClass, game: str) -> dict[str, Any]:
        """Return the schema of a struct. `game`: whose content it has, empty for none."""
        described, types = struct_node(general(cls)), _Types(self, game)
        properties: dict[str, Any] = {}
        if described.tag is not None and described.tag_field is not None:
            properties[described.tag_field] = {"const": wire_name(cls)}
        required = list(properties)
        for field in described.fields:
            properties[field.name] = types.of(field.type)
            if field.required:
                required.append(field.name)
            elif field.default is not msgspec.NODEFAULT and isinstance(named_default(field), str | int | bool):
                properties[field.name] = {**properties[field.name], "default": named_default(field)}
        schema = {"type": "object", "description": getdoc(cls) or "", "properties": properties, "required": required}
        return schema | ({"additionalProperties": False} if described.forbid_unknown_fields else {})


class _Types(TypeWriter[dict[str, Any]]):
    """The types of the fields of a struct, which is that of a game if one is given."""

    def __init__(self, schemas: Schemas, game: str) -> None:
        self._schemas = schemas
        self._game = game

    def scalar(self, described: inspect.Type) -> dict[str, Any]:
        """Return the schema of a text, a number, true or false, or null, with its bounds."""
        match described:
            case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
                of_javascript = None if pattern is None else pattern.replace(r"\Z", "$")
                return _bounded({"type": "string"}, minLength=least, maxLength=most, pattern=of_javascript)
            case inspect.IntType(ge=ge, le=le, lt=lt):
                return _bounded({"type": "integer"}, minimum=ge, maximum=le, exclusiveMaximum=lt)
        return _PLAIN[type(described)]

    def enum(self, cls: type[WireEnum]) -> dict[str, Any]:
        return {"type": "string", "enum": list(enum_names(cls))}

    def struct(self, cls: StructClass) -> dict[str, Any]:
        return self._schemas.of(cls, self._game)

    def content(self, kind: type[GameContent]) -> dict[str, Any]:
        return self._schemas.content(kind)

    def items(self, described: inspect.VarTupleType) -> dict[str, Any]:
        schema = {"type": "array", "items": self.of(described.item_type)}
        return _bounded(schema, minItems=described.min_length, maxItems=described.max_length)

    def tuple(self, described: inspect.TupleType) -> dict[str, Any]:
        known, count = [self.of(item) for item in described.item_types], len(described.item_types)
        # "items": false would say it too, but generators want a schema there
        return {"type": "array", "prefixItems": known, "items": {}, "minItems": count, "maxItems": count}

    def union(self, described: inspect.UnionType) -> dict[str, Any]:
        return {"anyOf": [self.of(one) for one in described.types]}


_PLAIN: dict[type[inspect.Type], dict[str, Any]] = {
    inspect.BoolType: {"type": "boolean"},
    inspect.NoneType: {"type": "null"},
    inspect.FloatType: {"type": "number"},
}


def _bounded(schema: dict[str, Any], **bounds: Any) -> dict[str, Any]:
    return schema | {name: bound for name, bound in bounds.items() if bound is not None}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
