"""The operations of the HTTP API, and its OpenAPI 3.1 document, which has them in this order."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import orjson
from starlette.responses import Response

from botyard.net.http import (
    accounts,
    chat,
    games,
    matches,
    moderation,
    notifications,
    people,
    pictures,
    practice,
    profiles,
    ratings,
    recovery,
    rooms,
    settings,
    site_pages,
    status,
)
from botyard.net.http.answers import JSON, STATUSES
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Operation, operation
from botyard.version import VERSION
from botyard_protocol.api import Refusal
from botyard_protocol.codes import Code
from botyard_protocol.games import GameSchema, registered
from botyard_protocol.json_schema import Schemas
from botyard_protocol.schema import StructClass, wire_name

MODULES = (
    *(games, people, chat, accounts, matches, pictures, site_pages, status),
    *(moderation, recovery, settings, notifications, practice, ratings, rooms, profiles),
)
"""Each module's operations follow in the order in which it defines them."""


def all_operations() -> tuple[Operation, ...]:
    """All operations that this installation can serve."""
    defined = (one for module in MODULES for one in vars(module).values() if isinstance(one, Operation))
    return (*(one for one in defined if one.is_available()), get_open_api)


@operation("GET", "/api/openapi.json", anonymous=True, file=JSON, compressed=True)
async def get_open_api(node: Node, call: Call) -> Response:
    """This document."""
    return Response(_document(registered()), media_type=JSON)


@lru_cache(maxsize=1)
def _document(_: tuple[GameSchema, ...]) -> bytes:
    """Return the OpenAPI document as JSON. `_`: the registered games; it is made anew only for other ones."""
    return orjson.dumps(document(all_operations(), VERSION))


ALWAYS = (Code.UNAVAILABLE, Code.INTERNAL_ERROR)
WITH_IDENTITY = (Code.NO_IDENTITY, Code.LOGGED_OUT)
WITH_BODY = (Code.MALFORMED, Code.INVALID_FIELD)
RETRIED = {"429", "503"}
"""The statuses of requests that can be sent again after a while."""
LATE_BODY = 408
"""The status of a request whose body does not come."""


def document(operations: Iterable[Operation], version: str) -> dict[str, Any]:
    """Return the OpenAPI document as plain data. `version`: of the service."""
    schemas = Schemas("#/components/schemas/", registered())
    schemas.of(Refusal)
    paths: dict[str, dict[str, Any]] = {}
    for one in operations:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Botyard",
            "version": version,
            "description": "What is around the table, over HTTP. Matches are played over the websocket of PROTOCOL.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas.made,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "botyard_guest"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(operation: Operation, schemas: Schemas) -> dict[str, Any]:
    """Describe an operation in the form of OpenAPI."""
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "tags": [operation.path.split("/")[2].partition(".")[0]],  # the first word behind `/api/`
        "responses": _responses(operation, schemas),
        "security": [{"cookie": []}, {"token": []}, *([{}] if operation.anonymous else [])],
    }
    if parameters := _parameters(operation):
        described["parameters"] = parameters
    if operation.bodies:
        described["requestBody"] = {"required": True, "content": _json(_body(schemas, operation.bodies))}
    return described


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    """Describe the parameters of an operation in its path, query and headers."""
    in_path = re.findall(r"\{(\w+)\}", operation.path)
    text = {"type": "string"}
    return [
        *({"name": name, "in": "path", "required": True, "schema": text} for name in in_path),
        *({"name": one.name, "in": "query", "description": one.what, "schema": one.schema} for one in operation.query),
        *({"name": name, "in": "header", "description": what, "schema": text} for name, what in operation.headers),
    ]


def _responses(operation: Operation, schemas: Schemas) -> dict[str, Any]:
    """Describe the responses of an operation by status; codes of refusals share their status."""
    if operation.file:
        responses: dict[str, Any] = {"200": {"description": "Done.", "content": {operation.file: {}}}}
    elif operation.answer is None:
        responses = {"204": {"description": "Done."}}
    else:
        responses = {"200": {"description": "Done.", "content": _json(schemas.of(operation.answer))}}
    if operation.revalidated:
        responses["200"]["headers"] = {"ETag": {"description": "Of this answer.", "schema": {"type": "string"}}}
        responses["304"] = {"description": "The client has this answer already, by its `If-None-Match`."}
    own = operation.codes + ALWAYS
    # the codes of refusals that every operation of its kind may have
    own += WITH_BODY if operation.bodies else ()
    own += (Code.UNKNOWN_MESSAGE,) if len(operation.bodies) > 1 else ()
    own += () if operation.anonymous else WITH_IDENTITY
    own += () if operation.anonymous or operation.to_banned else (Code.BANNED,)
    own += () if operation.method == "GET" else (Code.FORBIDDEN_ORIGIN,)
    if operation.bodies:
        responses[str(LATE_BODY)] = {
            "description": "The body did not come in time.",
            "content": _json(schemas.of(Refusal)),
        }
    for found in sorted({STATUSES.get(code, 409) for code in own}):
        codes = ", ".join(sorted({code.value for code in own if STATUSES.get(code, 409) == found}))
        responses[str(found)] = {"description": f"Refused: {codes}.", "content": _json(schemas.of(Refusal))}
    for again in RETRIED & responses.keys():
        responses[again]["headers"] = {"Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}}}
    return responses


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _body(schemas: Schemas, messages: tuple[StructClass, ...]) -> dict[str, Any]:
    """Describe a body: one struct, or any of several messages, which the field `type` tells apart."""
    if len(messages) == 1:
        return schemas.of(messages[0])
    known = {wire_name(cls): schemas.of(cls) for cls in messages}
    mapping = {name: schema["$ref"] for name, schema in known.items()}
    return {"oneOf": list(known.values()), "discriminator": {"propertyName": "type", "mapping": mapping}}
