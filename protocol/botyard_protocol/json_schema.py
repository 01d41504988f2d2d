"""JSON Schema of the protocol's structs: `python -m botyard_protocol.json_schema [--check]` writes `schema.json`.

The file describes every message in its JSON form, for generators and validators in other languages. It follows draft
2020-12, as OpenAPI 3.1 does, whose document uses the same schemas. `--check` writes nothing and exits with 1 if the
file is stale.
"""

import json
import sys
from inspect import getdoc
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import inspect

from botyard_protocol import messages
from botyard_protocol.base import WireEnum
from botyard_protocol.schema import StructClass, enum_names, members, named_default, struct_node, wire_name

TARGET = Path(__file__).parents[1] / "schema.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}


def main(arguments: list[str], target: Path = TARGET) -> int:
    """Write `target`, or with `--check` compare it; the exit status."""
    made = json.dumps(document(), indent=1, ensure_ascii=False) + "\n"
    if "--check" not in arguments:
        target.write_text(made, encoding="utf-8")
    elif not target.exists() or target.read_text(encoding="utf-8") != made:
        print(f"{target.name} is stale: run `make types`", file=sys.stderr)
        return 1
    return 0


def document() -> dict[str, Any]:
    """The schema of all messages as plain data."""
    schemas = Schemas("#/$defs/")
    unions = {name: {"oneOf": [schemas.of(cls) for cls in members(union)]} for name, union in UNIONS.items()}
    return {
        "$schema": DIALECT,
        "title": f"Botyard, version {messages.VERSION}",
        "description": "One message of the subprotocol botyard.v1.json; see PROTOCOL.md.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in UNIONS],
        "$defs": {**unions, **schemas.made},
    }


class Schemas:
    """The schemas of structs as they look on JSON, each once, by the name of its class."""

    def __init__(self, prefix: str) -> None:
        """`prefix`: of references to schemas that are made, such as `#/$defs/`."""
        self.made: dict[str, Any] = {}
        self._prefix = prefix
        self._classes: dict[str, StructClass] = {}

    def of(self, cls: StructClass) -> dict[str, Any]:
        """A reference to the schema of a struct."""
        assert self._classes.setdefault(cls.__name__, cls) is cls, f"two structs are called {cls.__name__}"
        if cls.__name__ not in self.made:
            self.made[cls.__name__] = {}  # structs may hold each other
            self.made[cls.__name__] = self._struct(cls)
        return {"$ref": f"{self._prefix}{cls.__name__}"}

    def _struct(self, cls: StructClass) -> dict[str, Any]:
        described = struct_node(cls)
        properties: dict[str, Any] = {}
        if described.tag is not None and described.tag_field is not None:
            properties[described.tag_field] = {"const": wire_name(cls)}
        required = list(properties)
        for field in described.fields:
            properties[field.name] = self._type(field.type)
            if field.required:
                required.append(field.name)
            elif field.default is not msgspec.NODEFAULT and isinstance(named_default(field), str | int | bool):
                properties[field.name] = {**properties[field.name], "default": named_default(field)}
        told = {"type": "object", "description": getdoc(cls) or "", "properties": properties, "required": required}
        return told | ({"additionalProperties": False} if described.forbid_unknown_fields else {})

    def _type(self, described: inspect.Type) -> dict[str, Any]:
        match described:
            case inspect.StructType(cls=cls):
                return self.of(cls)
            case inspect.EnumType(cls=cls):
                return {"type": "string", "enum": list(enum_names(cast(type[WireEnum], cls)))}
            case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
                return _bounded({"type": "array", "items": self._type(item)}, minItems=least, maxItems=most)
            case inspect.TupleType(item_types=items):
                known, count = [self._type(item) for item in items], len(items)
                # "items": false would say it too, but generators want a schema there
                return {"type": "array", "prefixItems": known, "items": {}, "minItems": count, "maxItems": count}
            case inspect.UnionType(types=types):
                return {"anyOf": [self._type(one) for one in types]}
            case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
                look = None if pattern is None else pattern.replace(r"\Z", "$")
                return _bounded({"type": "string"}, minLength=least, maxLength=most, pattern=look)
            case inspect.IntType(ge=ge, le=le, lt=lt):
                return _bounded({"type": "integer"}, minimum=ge, maximum=le, exclusiveMaximum=lt)
            case _:
                return _PLAIN[type(described)]


_PLAIN: dict[type[inspect.Type], dict[str, Any]] = {
    inspect.BoolType: {"type": "boolean"},
    inspect.NoneType: {"type": "null"},
    inspect.FloatType: {"type": "number"},
}


def _bounded(schema: dict[str, Any], **bounds: Any) -> dict[str, Any]:
    return schema | {name: bound for name, bound in bounds.items() if bound is not None}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
