"""The OpenAPI 3.1 document of `/api`, made from the declared operations and the structs of the protocol."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from inspect import getdoc
from typing import Any, cast

import msgspec
import orjson
from msgspec import inspect
from starlette.responses import Response

from protocol.api import Refusal
from protocol.base import WireEnum
from protocol.codes import Code
from protocol.schema import StructClass, enum_names, named_default, struct_node, wire_name
from server.net.api import STATUSES, Call, Operation

ALWAYS = (Code.UNAVAILABLE,)
WITH_IDENTITY = (Code.NO_IDENTITY, Code.LOGGED_OUT)
WITH_BODY = (Code.MALFORMED, Code.INVALID_FIELD)
LATE_BODY = 408
"""The status of a request whose body does not come."""


class DocumentOperations:
    """Serves the document."""

    def __init__(self, made: Callable[[], dict[str, Any]]) -> None:
        self._made = cache(made)  # once all operations are known

    def operations(self) -> list[Operation]:
        """What is served."""
        path, summary = "/api/openapi.json", "This document."
        return [Operation("GET", path, "getOpenApi", summary, self._document, anybody=True, file="application/json")]

    async def _document(self, call: Call) -> Response:
        return Response(orjson.dumps(self._made()), media_type="application/json")


def document(operations: Iterable[Operation], version: str) -> dict[str, Any]:
    """The document as plain data. `version`: of the service."""
    schemas = _Schemas()
    schemas.of(Refusal)
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Botyard",
            "version": version,
            "description": "What is around the table, over HTTP. Matches are played over the websocket of PROTOCOL.md.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas.made,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "botyard_guest"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(operation: Operation, schemas: "_Schemas") -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "responses": _responses(operation, schemas),
        "security": [{"cookie": []}, {"token": []}, *([{}] if operation.anybody else [])],
    }
    if parameters := _parameters(operation):
        told["parameters"] = parameters
    if operation.body is not None:
        told["requestBody"] = {"required": True, "content": _json(schemas.of(operation.body))}
    if operation.messages:
        told["requestBody"] = {"required": True, "content": _json(schemas.one_of(operation.messages))}
    return told


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    in_path = re.findall(r"\{(\w+)\}", operation.path)
    text = {"type": "string"}
    return [
        *({"name": name, "in": "path", "required": True, "schema": text} for name in in_path),
        *({"name": name, "in": "query", "description": what, "schema": text} for name, what in operation.query),
    ]


def _responses(operation: Operation, schemas: "_Schemas") -> dict[str, Any]:
    if operation.file:
        told: dict[str, Any] = {"200": {"description": "Done.", "content": {operation.file: {}}}}
    elif operation.answer is None:
        told = {"204": {"description": "Done."}}
    else:
        told = {"200": {"description": "Done.", "content": _json(schemas.of(operation.answer))}}
    has_body = operation.body is not None or bool(operation.messages)
    own = operation.codes + ALWAYS
    own += WITH_BODY if has_body else ()
    own += (Code.UNKNOWN_MESSAGE,) if operation.messages else ()
    own += () if operation.anybody else WITH_IDENTITY
    own += () if operation.anybody or operation.to_banned else (Code.BANNED,)
    own += () if operation.method == "GET" else (Code.FORBIDDEN_ORIGIN,)
    if has_body:
        told[str(LATE_BODY)] = {"description": "The body did not come in time.", "content": _json(schemas.of(Refusal))}
    for status in sorted({STATUSES.get(code, 409) for code in own}):
        codes = ", ".join(sorted({code.value for code in own if STATUSES.get(code, 409) == status}))
        told[str(status)] = {"description": f"Refused: {codes}.", "content": _json(schemas.of(Refusal))}
    return told


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


class _Schemas:
    """The schemas of structs as they look on JSON, each once, by the name of its class."""

    def __init__(self) -> None:
        self.made: dict[str, Any] = {}

    def of(self, cls: StructClass) -> dict[str, Any]:
        """A reference to the schema of a struct."""
        if cls.__name__ not in self.made:
            self.made[cls.__name__] = {}  # structs may hold each other
            self.made[cls.__name__] = self._struct(cls)
        return {"$ref": f"#/components/schemas/{cls.__name__}"}

    def one_of(self, messages: tuple[StructClass, ...]) -> dict[str, Any]:
        """Any of some messages, which their type tells apart."""
        known = {wire_name(cls): self.of(cls) for cls in messages}
        mapping = {name: schema["$ref"] for name, schema in known.items()}
        return {"oneOf": list(known.values()), "discriminator": {"propertyName": "type", "mapping": mapping}}

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
                return {"type": "array", "prefixItems": [self._type(item) for item in items], "items": False}
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
