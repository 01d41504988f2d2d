"""The router of the HTTP API: operations under `/api`, each with the types of its request and its answer.

An operation is declared once; its route and its part of the OpenAPI document are made from that. Handlers get a
`Call` and return a struct of the protocol; what they refuse they raise.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from math import ceil
from typing import Any, NamedTuple, TypeVar

import msgspec
import orjson
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, compile_path

from botyard.accounts.identity import Identity, Proof
from botyard.accounts.revocation import Credentials
from botyard.accounts.sanctions import Sanctions, Visitor
from botyard.errors import Refused, Unreadable
from botyard.logs import about
from botyard.net.http.revalidated import compressed
from botyard.net.transport.authentication import Authenticator, origin_allowed
from botyard.net.transport.client_address import counted_address, host_of
from botyard.net.transport.message_costs import PRICES, REQUEST, bytes_price
from botyard.net.transport.rate_limits import FULL_SECONDS, RateLimits
from botyard.store.error_classes import StoreUnavailable, unreadable_level
from botyard.texts import localized, text_of
from botyard_protocol.api import Refusal
from botyard_protocol.base import MAX_FRAME_BYTES
from botyard_protocol.codec import CLIENT, DecodeError, Encoding, from_object, needs_game
from botyard_protocol.codes import Code
from botyard_protocol.json_form import SchemaMismatch, to_named
from botyard_protocol.messages import ClientMessage
from botyard_protocol.schema import wire_name

log = logging.getLogger("botyard.net")

BODY_BYTES = 4096
BODY_SECONDS = 10.0
AWAY_SECONDS = 1
ID_BYTES = 6
"""Of the id by which a refusal names the line in the log that says why a request was not served."""
ROOMS = "/api/rooms"
"""What the paths of rooms begin with."""
NO_STORE = {"Cache-Control": "no-store"}
JSON = "application/json"
LINK_HEADER = "Botyard-Link"
LINK = ((LINK_HEADER, "The token of a link: for spectators, to a match that is not public, or of a coach."),)
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
something. What only reads or deletes always is, and what moderators do."""
DESK = "/api/desk"

T = TypeVar("T", bound=msgspec.Struct)
N = TypeVar("N", int, None)
LAST_NUMBER = 2**53 - 1
"""The largest number of an entry."""

STATUSES: dict[str, int] = {
    Code.MALFORMED: 400,
    Code.INVALID_FIELD: 400,
    Code.UNKNOWN_MESSAGE: 400,
    Code.NO_IDENTITY: 401,
    Code.LOGGED_OUT: 401,
    Code.WRONG_PASSWORD: 403,
    Code.PASSWORD_NEEDED: 403,
    Code.NO_SUCH_SESSION: 404,
    Code.FORBIDDEN_ORIGIN: 403,
    Code.NOT_HOST: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_WELCOME: 403,
    Code.INVITATION_NEEDED: 403,
    Code.YOURSELF: 400,
    Code.NO_INVITATION: 404,
    Code.NO_SUCH_PERSON: 404,
    Code.NOT_IN_CHAT: 403,
    Code.MUTED: 403,
    Code.BANNED: 403,
    Code.NOT_MODERATOR: 403,
    Code.NO_SUCH_REPORT: 404,
    Code.NOT_WATCHED: 403,
    Code.NO_SUCH_LINK: 404,
    Code.NO_SUCH_ROOM: 404,
    Code.NO_SUCH_LINE: 404,
    Code.NO_SUCH_SEAT: 404,
    Code.TOO_FAST: 429,
    Code.INTERNAL_ERROR: 500,
    Code.UNAVAILABLE: 503,
    Code.BUSY: 503,
    Code.STORE_FULL: 503,
}
"""The HTTP status of a refusal; 409 for what is not listed: the request is fine, the state of things is not."""


class TooFast(Exception):
    """A request over its rate limit. `after`: milliseconds until it may be sent again."""

    def __init__(self, message: str, after: int) -> None:
        super().__init__(message)
        self.message = message
        self.after = after


class Later(Exception):
    """A request whose outcome is unknown. `after`: milliseconds until it may be sent again, with the same id."""

    def __init__(self, code: Code, message: str, after: int) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.after = after


class Parameter(NamedTuple):
    """A parameter of a query, what it means, and the JSON Schema of its value, which may also be left out."""

    name: str
    what: str
    schema: Mapping[str, Any] = {"type": "string"}


def number(name: str, what: str, least: int, most: int) -> Parameter:
    """A parameter whose value is a whole number from `least` to `most`."""
    return Parameter(name, what, {"type": "integer", "minimum": least, "maximum": most})


@dataclass(frozen=True, slots=True)
class Call:
    """A request to be served. `credentials`: of the caller; they prove no identity for an anonymous caller."""

    request: Request
    credentials: Credentials
    body: Any = None

    @property
    def identity(self) -> Identity | None:
        """The caller's identity, None for an anonymous caller."""
        return self.credentials.identity

    @property
    def caller(self) -> Identity:
        """The caller's identity, for operations that need one."""
        return self.proof.identity

    @property
    def proof(self) -> Proof:
        """The caller's proof, for operations that need an identity."""
        assert self.credentials.proof is not None
        return self.credentials.proof

    @property
    def address(self) -> str | None:
        """The address that rate limits count the caller under."""
        return counted_address(host_of(self.request))

    @property
    def visitor(self) -> Visitor:
        """The source of the request, as bans know it."""
        identity = None if self.identity is None else self.identity.id
        return Visitor(identity, self.credentials.browser, self.address)

    @property
    def now(self) -> float:
        """Seconds of the loop's clock."""
        return asyncio.get_running_loop().time()

    def path(self, name: str) -> str:
        """A parameter of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str, default: str = "") -> str:
        """A parameter of the query."""
        return self.request.query_params.get(name, default)

    def number(self, of: Parameter, default: N) -> int | N:
        """The number of a parameter; `default` if there is none. Raises `Refused` for another value than it allows."""
        value, least, most = self.query(of.name), of.schema["minimum"], of.schema["maximum"]
        if not value:
            return default
        if not value.isascii() or not value.isdigit() or len(value) > len(str(most)) or not least <= int(value) <= most:
            sentence = localized("invalid_field-number_between", field=of.name, least=str(least), most=str(most))
            raise Refused(Code.INVALID_FIELD, sentence)
        return int(value)

    @property
    def link(self) -> str:
        """The token of the link in the request, "" for none.

        Raises `Refused` for a token in the address, which logs keep.
        """
        if "token" in self.request.query_params:
            raise Refused(
                Code.INVALID_FIELD, localized("invalid_field-token_send_header_addresses", header=LINK_HEADER)
            )
        return self.request.headers.get(LINK_HEADER, "")


Handler = Callable[[Call], Awaitable[msgspec.Struct | Response | None]]
Guard = Callable[[Call], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one path. `summary`: a sentence; `name`: unique, in camelCase as OpenAPI likes it.

    `body` and `answer`: structs of the protocol, None for nothing (204). `messages`: those of clients that the body may
    be, by their `type`, where there are several. `codes`: refusals that are its own. `anonymous`: whether it is
    served without an identity. `query`: its parameters. `headers`: names of headers and what they
    mean. `file`: the media type of an answer that is no struct. `to_banned`: whether banned people may call it.
    `price`: as how many messages a request counts. `most_bytes`: of the body, if it is not one of `messages`.
    `revalidated`: whether the answer may be that the client has it already (304). `compressed`: whether the answer is
    sent in gzip; its length must not reveal a secret beside a text of others. `guard`: checks the caller before the
    body is read; it raises `Refused`.
    """

    method: str
    path: str
    name: str
    summary: str
    handler: Handler
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | None = None
    codes: tuple[Code, ...] = ()
    anonymous: bool = False
    query: tuple[Parameter, ...] = ()
    headers: tuple[tuple[str, str], ...] = ()
    file: str = ""
    to_banned: bool = False
    messages: tuple[type[msgspec.Struct], ...] = ()
    price: int = REQUEST
    most_bytes: int = BODY_BYTES
    revalidated: bool = False
    compressed: bool = False
    guard: Guard | None = None

    @property
    def needs_game(self) -> bool:
        """Whether the body can be read only by the game of the room in the path."""
        return any(map(needs_game, (*self.messages, *([] if self.body is None else [self.body]))))


class BadBody(Refused):
    """A request whose body is not looked at. `status`: of the answer."""

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
    """Serves operations."""

    def __init__(
        self,
        operations: Iterable[Operation],
        authenticator: Authenticator,
        sanctions: Sanctions,
        origins: frozenset[str],
        rate_limits: RateLimits,
        game_of: Callable[[str], Awaitable[str | None]],
        on_activity: Callable[[str], None] = lambda identity: None,
    ) -> None:
        """`game_of`: the name of a room's game, by the room's id; None for a room that is not there. `on_activity`:
        receives the identities of programs that act in a room, perhaps without a connection; pages always have one.
        """
        self.moves_only: Callable[[], bool] = lambda: False
        """Whether the store keeps its last memory for moves."""
        self._on_activity = on_activity
        self._game_of = game_of
        self.operations = tuple(operations)
        self._sanctions = sanctions
        self._authenticator = authenticator
        self._origins = origins
        self._rate_limits = rate_limits

    def routes(self) -> list[Route]:
        """The paths of the operations."""
        served = [Route(one.path, self._serving(one), methods=[one.method]) for one in self.operations]
        return [*served, Route("/api/{rest:path}", self._unserved, methods=METHODS)]

    async def _unserved(self, request: Request) -> Response:
        """The answer to a path that no operation has, or not with this method (RFC 9110, section 15.5.6)."""
        path = request.url.path
        found = {one.method for one in self.operations if compile_path(one.path)[0].match(path)}
        if not found:
            return refusal(Code.MALFORMED, localized("malformed-no_such_operation"), status=404)
        answer = refusal(Code.MALFORMED, localized("malformed-other_method"), status=405)
        answer.headers["Allow"] = ", ".join(sorted(found | ({"HEAD"} if "GET" in found else set())))
        return answer

    def _serving(self, operation: Operation) -> Callable[[Request], Awaitable[Response]]:
        async def serve(request: Request) -> Response:
            return await self._serve(operation, request)

        return serve

    async def _serve(self, operation: Operation, request: Request) -> Response:
        try:
            credentials = self._authorise(operation, request)
            answer = await self._answer(operation, request, credentials)
            if operation.method == "GET" and operation.anonymous and credentials.proof is None:
                answer.headers["Access-Control-Allow-Origin"] = "*"  # public data, for pages of other sites
            return answer
        except ClientDisconnect:  # the answer goes nowhere
            return refusal(Code.MALFORMED, localized("malformed-rest_request_did_come"))
        except BadBody as bad:
            return refusal(bad.code, bad.message, status=bad.status)
        except Refused as refused:
            return refusal(refused.code, refused.message)
        except TooFast as error:
            return refusal(Code.TOO_FAST, error.message, ceil(error.after / 1000))
        except Later as later:
            return refusal(later.code, later.message, ceil(later.after / 1000))
        except Exception as error:
            return _failure(operation, error)

    def _authorise(self, operation: Operation, request: Request) -> Credentials:
        """The caller's credentials. Raises `Refused` for a caller whom the operation is not for."""
        self._check_origin(operation, request)
        credentials = self._authenticator.credentials_of(request)
        if credentials.proof is None and not operation.anonymous:
            raise _no_identity(credentials)
        if credentials.proof is not None and not (operation.anonymous or operation.to_banned):
            self._sanctions.must_not_be_banned(Call(request, credentials).visitor)
        return credentials

    async def _answer(self, operation: Operation, request: Request, credentials: Credentials) -> Response:
        """The answer to a request, which is counted by what it costs. Raises `TooFast` and what the handler raises."""
        call = Call(request, credentials)
        identity = None if credentials.identity is None else credentials.identity.id
        pace = self._rate_limits.request_budget(identity, call.address, call.now)
        after, sentence = pace.take(call.now)
        if after:
            raise TooFast(sentence, after)
        pace.charge(call.now, operation.price - 1)
        if self.moves_only() and not _is_served_when_full(operation):
            raise Later(Code.STORE_FULL, localized("store_full-moves_only"), FULL_SECONDS * 1000)
        if operation.guard is not None:
            await operation.guard(call)
        proof = credentials.proof
        if proof is not None and proof.kind == "token" and operation.path.startswith(ROOMS):
            self._on_activity(proof.identity.id)
        body = await self._body(operation, request)
        pace.charge(call.now, max(0, PRICES.get(type(body), 0) - operation.price))
        answer = await operation.handler(replace(call, body=body))
        if answer is None:
            return Response(status_code=204, headers=NO_STORE)
        response = answer if isinstance(answer, Response) else answered(answer)
        pace.charge(call.now, bytes_price(len(response.body)))
        return await compressed(response, request.headers) if operation.compressed else response

    async def _body(self, operation: Operation, request: Request) -> Any:
        game, room = None, request.path_params.get("room")
        if room is not None and operation.needs_game:
            game = await self._game_of(room)
        if operation.messages:
            return await read_message(request, operation.messages, game)
        return None if operation.body is None else await read_body(request, operation.body, operation.most_bytes, game)

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
    return (
        operation.method in {"GET", "DELETE"} or operation.name in SERVED_WHEN_FULL or operation.path.startswith(DESK)
    )


def _failure(operation: Operation, error: Exception) -> Response:
    """The answer to a request at which the server fails. An unexpected error is logged under the id that it names."""
    if isinstance(error, StoreUnavailable):
        return refusal(Code.UNAVAILABLE, localized("unavailable-server_reach_store_try"), AWAY_SECONDS)
    if isinstance(error, Unreadable):
        level, name = unreadable_level("room"), operation.name
        log.log(level, "a room cannot be read", exc_info=error, extra=about(name=name, game=error.game))
        return refusal(Code.UNAVAILABLE, localized("unavailable-server_cannot_read_room"), AWAY_SECONDS)
    id = secrets.token_hex(ID_BYTES)
    log.error("a request cannot be served", exc_info=error, extra=about(name=operation.name, request=id))
    return refusal(Code.INTERNAL_ERROR, localized("internal_error", id=id))


def _no_identity(credentials: Credentials) -> Refused:
    if credentials.ended:
        return Refused(Code.LOGGED_OUT, localized("logged_out"))
    return Refused(Code.NO_IDENTITY, localized("no_identity-name_post_api_guest"))


async def read_body(request: Request, cls: type[T], most: int = BODY_BYTES, game: str | None = None) -> T:
    """The struct that the body of a request says, of at most `most` bytes. Raises `Refused` with the path of a slip."""
    _must_be_json(request)
    body = await _bytes(request, most)
    try:
        return from_object(cls, orjson.loads(body), game)
    except orjson.JSONDecodeError as error:
        raise Refused(Code.MALFORMED, localized("malformed-body_must_json", error=str(error))) from error
    except (SchemaMismatch, msgspec.ValidationError) as error:
        raise Refused(Code.INVALID_FIELD, f"{error}.") from error


async def read_message(
    request: Request, among: tuple[type[msgspec.Struct], ...], game: str | None = None
) -> ClientMessage:
    """The message that the body of a request is, in its JSON form. Raises `Refused` for another than those."""
    _must_be_json(request)
    try:
        message = CLIENT.decode(await _bytes(request, MAX_FRAME_BYTES), Encoding.JSON, game)
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


async def _bytes(request: Request, most: int) -> bytes:
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


def answered(answer: msgspec.Struct, status: int = 200) -> Response:
    """A struct as the answer to a request."""
    return Response(orjson.dumps(to_named(answer)), status, NO_STORE, JSON)


def refusal(code: str, message: str, after_seconds: int | None = None, status: int | None = None) -> Response:
    """The answer to a request that is not served. `after_seconds`: when to ask again; `status`: None for the code's."""
    response = answered(Refusal(code, str(message), *text_of(message)), status or STATUSES.get(code, 409))
    if after_seconds is not None:
        response.headers["Retry-After"] = str(after_seconds)
    return response
