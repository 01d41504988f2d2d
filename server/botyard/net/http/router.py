"""The router of the HTTP API: serves the operations under `/api`."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from math import ceil
from typing import Any, TypeVar

import msgspec
import orjson
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, compile_path

from botyard.accounts.revocation import Credentials
from botyard.archive.database import ArchiveUnavailable
from botyard.errors import Refused, Unreadable
from botyard.logs import about
from botyard.net.http.answers import JSON, NO_STORE, answered, refusal
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Later, Operation, TooFast
from botyard.net.http.operations import all_operations
from botyard.net.http.revalidated import compressed
from botyard.net.transport.authentication import origin_allowed
from botyard.net.transport.rate_limits import FULL_SECONDS, PRICES, bytes_price
from botyard.store.error_classes import StoreUnavailable, unreadable_level
from botyard.texts import localized
from botyard_protocol.base import MAX_FRAME_BYTES
from botyard_protocol.codec import CLIENT, DecodeError, Encoding, from_object
from botyard_protocol.codes import Code
from botyard_protocol.json_form import SchemaMismatch
from botyard_protocol.messages import ClientMessage
from botyard_protocol.schema import wire_name

log = logging.getLogger("botyard.net")

BODY_SECONDS = 10.0
AWAY_SECONDS = 1
ID_BYTES = 6
"""The length of the random id that a refusal names; the line of the log that gives the reason has it, too."""
ROOMS = "/api/rooms"
"""What the paths of rooms begin with."""
FOREIGN_SITES = {"cross-site", "same-site"}
"""What `Sec-Fetch-Site` says of requests of pages that are not ours."""

SERVED_WHEN_FULL = frozenset(
    (
        *("ask", "decline", "practise", "previewPractice", "suggestPractice"),
        *("logIn", "logOut", "logOutEverywhere", "confirmPassword", "changePassword", "deleteMe"),
        *("recoverByCode", "getResetOwner", "recoverByLink"),
    )
)
"""The names of operations that are served while the store keeps its last memory for moves, although they may store
something. Operations that only read or delete are always served, and so are those of moderators."""
DESK = "/api/desk"

T = TypeVar("T", bound=msgspec.Struct)


class BadBody(Refused):
    """A refusal before the body of a request is parsed. `status`: of the answer."""

    status = 400


class NotInTime(BadBody):
    """A request whose body does not come."""

    status = 408

    def __init__(self) -> None:
        super().__init__(Code.MALFORMED, f"A request has {BODY_SECONDS:.0f} seconds to come.")


class NotJson(BadBody):
    """A request whose body is said to be something else, which a foreign page could send without permission."""

    status = 415

    def __init__(self) -> None:
        super().__init__(Code.MALFORMED, f"The body must be JSON: send Content-Type: {JSON}.")


METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


class Api:
    """Serves the operations of a node. `origins`: further pages that may change something."""

    def __init__(self, node: Node, origins: Collection[str]) -> None:
        self.operations = all_operations()
        self._node = node
        self._origins = origins

    def routes(self) -> list[Route]:
        """The paths of the operations."""
        served = [Route(one.path, self._serving(one), methods=[one.method]) for one in self.operations]
        return [*served, Route("/api/{rest:path}", self._unserved, methods=METHODS)]

    async def _unserved(self, request: Request) -> Response:
        """Refuse a path that no operation has, or not with this method (RFC 9110, section 15.5.6)."""
        path = request.url.path
        found = {one.method for one in self.operations if compile_path(one.path)[0].match(path)}
        if not found:
            return refusal(Code.MALFORMED, localized("malformed-no_such_operation"), status=404)
        answer = refusal(Code.MALFORMED, localized("malformed-other_method"), status=405)
        answer.headers["Allow"] = ", ".join(sorted(found | ({"HEAD"} if "GET" in found else set())))
        return answer

    def _serving(self, operation: Operation) -> Callable[[Request], Awaitable[Response]]:
        """Return the function that Starlette calls for each request to an operation."""

        async def serve(request: Request) -> Response:
            return await self._serve_operation(operation, request)

        return serve

    async def _serve_operation(self, operation: Operation, request: Request) -> Response:
        """Answer a request to an operation; every failure becomes a refusal."""
        try:
            credentials = self._authorise(operation, request)
            answer = await self._run_operation(operation, request, credentials)
            if operation.method == "GET" and operation.anonymous and credentials.proof is None:
                answer.headers["Access-Control-Allow-Origin"] = "*"  # public data, for pages of other sites
            return answer
        except ClientDisconnect:  # the answer goes nowhere
            return refusal(Code.MALFORMED, localized("malformed-rest_request_did_come"))
        except BadBody as bad:
            return refusal(bad.code, bad.message, status=bad.status)
        except Refused as refused:
            return refusal(refused.code, refused.message)
        except Later as later:
            return refusal(later.code, later.message, ceil(later.after / 1000))
        except Exception as error:
            return _failure(operation, error)

    def _authorise(self, operation: Operation, request: Request) -> Credentials:
        """Return the caller's credentials. Raises `Refused` for a caller who may not use the operation."""
        self._check_origin(operation, request)
        credentials = self._node.session_registry.authenticator.credentials_of(request)
        if credentials.proof is None and not operation.anonymous:
            raise _no_identity(credentials)
        if credentials.proof is not None and not (operation.anonymous or operation.to_banned):
            self._node.session_registry.sanctions.must_not_be_banned(Call(request, credentials).visitor)
        return credentials

    async def _run_operation(self, operation: Operation, request: Request, credentials: Credentials) -> Response:
        """Count a request by what it costs, and run its operation. Raises `TooFast` and what the handler raises."""
        node, call = self._node, Call(request, credentials)
        pace = node.rate_limits.request_budget(call.identity_id, call.address, call.now)
        after, sentence = pace.take(call.now)
        if after:
            raise TooFast(sentence, after)
        pace.charge(call.now, operation.price - 1)  # `take` has charged 1
        if node.fullness.moves_only and not _is_served_when_full(operation):
            raise Later(Code.STORE_FULL, localized("store_full-moves_only"), FULL_SECONDS * 1000)
        if operation.guard is not None:
            await operation.guard(node, call)
        proof = credentials.proof
        if proof is not None and proof.kind == "token" and operation.path.startswith(ROOMS):
            node.online.note_activity(proof.identity.id)  # programs may act without a connection, pages have one
        body = await self._read_body_of(operation, request)
        pace.charge(call.now, max(0, PRICES.get(type(body), 0) - operation.price))  # what the message costs more
        answer = await (operation.handler(node, call) if body is None else operation.handler(node, call, body))
        if answer is None:
            return Response(status_code=204, headers=NO_STORE)
        response = answer if isinstance(answer, Response) else answered(answer)
        pace.charge(call.now, bytes_price(len(response.body)))
        return await compressed(response, request.headers) if operation.compressed else response

    async def _read_body_of(self, operation: Operation, request: Request) -> Any:
        """Read the body of a request as one of the operation's types; None if it has none."""
        game, room = None, request.path_params.get("room")  # the game tells how commands in the body are read
        if room is not None and operation.needs_game:
            game = await self._node.rooms.game_of(room)
        match operation.bodies:
            case ():
                return None
            case (one,):
                return await read_body(request, one, operation.most_bytes, game)
            case several:
                return await read_message(request, several, game)

    def _check_origin(self, operation: Operation, request: Request) -> None:
        """Raise `Refused` for a change that a foreign page asks for, since browsers send our cookie along."""
        origin, site = request.headers.get("origin"), request.headers.get("sec-fetch-site")
        if operation.method == "GET":
            return
        if origin is not None and not origin_allowed(origin, request.headers.get("host", ""), self._origins):
            raise Refused(Code.FORBIDDEN_ORIGIN, localized("forbidden_origin-pages_may_use_server", origin=origin))
        if site in FOREIGN_SITES and (origin or "").lower() not in self._origins:
            raise Refused(Code.FORBIDDEN_ORIGIN, localized("forbidden_origin-pages_other_sites_may"))


def _is_served_when_full(operation: Operation) -> bool:
    """Return whether an operation is served while the store keeps its last memory for moves: see `SERVED_WHEN_FULL`."""
    return (
        operation.method in {"GET", "DELETE"} or operation.name in SERVED_WHEN_FULL or operation.path.startswith(DESK)
    )


def _failure(operation: Operation, error: Exception) -> Response:
    """Answer a request at which the server fails. An unexpected error is logged under an id that the answer names."""
    if isinstance(error, StoreUnavailable | ArchiveUnavailable):
        return refusal(Code.UNAVAILABLE, localized("unavailable-server_reach_store_try"), AWAY_SECONDS)
    if isinstance(error, Unreadable):
        level, name = unreadable_level("room"), operation.name
        log.log(level, "a room cannot be read", exc_info=error, extra=about(name=name, game=error.game))
        return refusal(Code.UNAVAILABLE, localized("unavailable-server_cannot_read_room"), AWAY_SECONDS)
    id = secrets.token_hex(ID_BYTES)
    log.error("a request cannot be served", exc_info=error, extra=about(name=operation.name, request=id))
    return refusal(Code.INTERNAL_ERROR, localized("internal_error", id=id))


def _no_identity(credentials: Credentials) -> Refused:
    """Return the refusal for a caller without an identity, or whose session has ended."""
    if credentials.ended:
        return Refused(Code.LOGGED_OUT, localized("logged_out"))
    return Refused(Code.NO_IDENTITY, localized("no_identity-name_post_api_guest"))


async def read_body(request: Request, cls: type[T], most: int, game: str | None = None) -> T:
    """Read the body of a request, of at most `most` bytes, as a struct. `game`: whose commands it may hold.

    Raises `Refused` with the path of the field that is wrong.
    """
    _must_be_json(request)
    body = await _read_bytes(request, most)
    try:
        return from_object(cls, orjson.loads(body), game)
    except orjson.JSONDecodeError as error:
        raise Refused(Code.MALFORMED, localized("malformed-body_must_json", error=str(error))) from error
    except (SchemaMismatch, msgspec.ValidationError) as error:
        raise Refused(Code.INVALID_FIELD, f"{error}.") from error


async def read_message(
    request: Request, among: tuple[type[msgspec.Struct], ...], game: str | None = None
) -> ClientMessage:
    """Read the body of a request as a message in JSON form, of one of the types `among`. Raises `Refused` for others.

    `game`: whose commands it may hold.
    """
    _must_be_json(request)
    try:
        message = CLIENT.decode(await _read_bytes(request, MAX_FRAME_BYTES), Encoding.JSON, game)
    except DecodeError as error:
        raise Refused(error.code, error.message) from error
    if not isinstance(message, among):
        raise Refused(Code.UNKNOWN_MESSAGE, localized("unknown_message", type=wire_name(type(message))))
    return message


_SENT_BY_BROWSERS = frozenset(("origin", "sec-fetch-site"))


def _must_be_json(request: Request) -> None:
    """Raise `NotJson` for a body of another type from a browser. Programs need not name the type."""
    if _SENT_BY_BROWSERS.isdisjoint(request.headers.keys()):
        return
    if request.headers.get("content-type", JSON).partition(";")[0].strip().lower() != JSON:
        raise NotJson


async def _read_bytes(request: Request, most: int) -> bytes:
    """Read a body. Raises `Refused` for one of more than `most` bytes, and `NotInTime` after `BODY_SECONDS`."""
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refused(Code.MALFORMED, localized("malformed-request_holds_most_bytes", most=most))
    except TimeoutError as error:
        raise NotInTime from error
    return body
