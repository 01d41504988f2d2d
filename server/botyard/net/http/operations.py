"""The operations of the HTTP API, in the order in which the OpenAPI document has them."""

from functools import lru_cache

import orjson
from starlette.responses import Response

from botyard.net.http import (
    accounts,
    chat,
    daily,
    friends,
    games,
    history,
    hooks,
    invitations,
    lobby,
    matches,
    moderation,
    notifications,
    people,
    pictures,
    practice,
    profiles,
    published,
    ratings,
    recovery,
    rooms,
    service_status,
    settings,
    site_pages,
)
from botyard.net.http.answers import JSON
from botyard.net.http.node import Node
from botyard.net.http.openapi import document
from botyard.net.http.operation import Call, Operation, operation
from botyard.version import VERSION
from botyard_protocol.games import GameSchema, registered

MODULES = (
    *(games, people, invitations, chat, accounts, matches, published, pictures, site_pages, service_status),
    *(moderation, recovery, settings, notifications, hooks, practice, daily, ratings, lobby, friends, rooms),
    *(history, profiles),
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
