"""The HTTP side for programs: operations under `/api`, each with what it takes and what it answers.

An operation is declared once; its route and its part of the OpenAPI document are made from that. Handlers get a
`Call` and return a struct of the protocol; what they refuse they raise.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from math import ceil
from typing import Any, TypeVar

import msgspec
import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from protocol.api import Refusal
from protocol.base import MAX_FRAME_BYTES
from protocol.codec import CLIENT, DecodeError, Form
from protocol.codes import Code
from protocol.messages import ClientMessage
from protocol.named import Misfit, from_named, to_named
from protocol.schema import wire_name
from server.accounts.gate import Shown
from server.accounts.identity import Identity, Proof
from server.accounts.sanctions import Sanctions
from server.net.address import counted_address, host_of
from server.net.origin import origin_allowed
from server.net.who import Who
from server.rooms.record import Unreadable
from server.rooms.requests import Refused
from server.store.errors import StoreAway

log = logging.getLogger("botyard.net")

BODY_BYTES = 4096
BODY_SECONDS = 10.0
AWAY_SECONDS = 1
NO_STORE = {"Cache-Control": "no-store"}

T = TypeVar("T", bound=msgspec.Struct)

STATUSES: dict[Code, int] = {
    Code.MALFORMED: 400,
    Code.INVALID_FIELD: 400,
    Code.UNKNOWN_MESSAGE: 400,
    Code.NO_IDENTITY: 401,
    Code.LOGGED_OUT: 401,
    Code.WRONG_PASSWORD: 403,
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
    Code.NOT_WATCHED: 403,
    Code.NO_SUCH_LINK: 404,
    Code.NO_SUCH_ROOM: 404,
    Code.NO_SUCH_LINE: 404,
    Code.NO_SUCH_SEAT: 404,
    Code.TOO_FAST: 429,
    Code.UNAVAILABLE: 503,
    Code.BUSY: 503,
}
"""The HTTP status of a refusal; 409 for what is not listed: the request is fine, the state of things is not."""


class TooFast(Exception):
    """More of this than somebody may ask for. `after`: milliseconds until it may be asked again."""

    def __init__(self, message: str, after: int) -> None:
        super().__init__(message)
        self.message = message
        self.after = after


class Later(Exception):
    """Nobody knows what comes of it now. `after`: in how many milliseconds to ask again, with the same id."""

    def __init__(self, code: Code, message: str, after: int) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.after = after


@dataclass(frozen=True, slots=True)
class Call:
    """A request to be served. `shown`: who asks; an operation that anybody may call is called by strangers, too."""

    request: Request
    shown: Shown
    body: Any = None

    @property
    def identity(self) -> Identity | None:
        """Who asks, None for strangers."""
        return self.shown.identity

    @property
    def caller(self) -> Identity:
        """Who asks, of an operation that needs somebody."""
        return self.proof.identity

    @property
    def proof(self) -> Proof:
        """What the caller shows, of an operation that needs somebody."""
        assert self.shown.proof is not None
        return self.shown.proof

    @property
    def address(self) -> str | None:
        """The address under which limits count the asker."""
        return counted_address(host_of(self.request))

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


Handler = Callable[[Call], Awaitable[msgspec.Struct | Response | None]]


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one path. `summary`: a sentence; `name`: unique, in camelCase as OpenAPI likes it.

    `body` and `answer`: structs of the protocol, None for nothing (204). `messages`: those of clients that the body may
    be, by their `type`, where there are several. `codes`: refusals that are its own.
    `anybody`: whether it is served without an identity. `query`: names of parameters and what they mean. `file`: the
    media type of an answer that is no struct. `to_banned`: whether people who are banned may ask for it.
    """

    method: str
    path: str
    name: str
    summary: str
    handler: Handler
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | None = None
    codes: tuple[Code, ...] = ()
    anybody: bool = False
    query: tuple[tuple[str, str], ...] = ()
    file: str = ""
    to_banned: bool = False
    messages: tuple[type[msgspec.Struct], ...] = ()


class NotInTime(Refused):
    """A request whose body does not come."""

    def __init__(self) -> None:
        super().__init__(Code.MALFORMED, f"A request has {BODY_SECONDS:.0f} seconds to come.")


class Api:
    """Serves operations."""

    def __init__(
        self, operations: Iterable[Operation], who: Who, sanctions: Sanctions, origins: frozenset[str]
    ) -> None:
        self.operations = tuple(operations)
        self._sanctions = sanctions
        self._who = who
        self._origins = origins

    def routes(self) -> list[Route]:
        """The paths of the operations."""
        return [Route(one.path, self._serving(one), methods=[one.method]) for one in self.operations]

    def _serving(self, operation: Operation) -> Callable[[Request], Awaitable[Response]]:
        async def serve(request: Request) -> Response:
            return await self._serve(operation, request)

        return serve

    async def _serve(self, operation: Operation, request: Request) -> Response:
        try:
            self._must_be_ours(operation, request)
            shown = self._who.shows(request)
            if shown.proof is None and not operation.anybody:
                raise _stranger(shown)
            if shown.proof is not None and not (operation.anybody or operation.to_banned):
                self._sanctions.must_not_be_banned(shown.proof.identity.id)
            body = None if operation.body is None else await read_body(request, operation.body)
            if operation.messages:
                body = await read_message(request, operation.messages)
            answer = await operation.handler(Call(request, shown, body))
        except NotInTime as late:
            return refusal(late.code, late.message, status=408)
        except Refused as refused:
            return refusal(refused.code, refused.message)
        except TooFast as error:
            return refusal(Code.TOO_FAST, error.message, ceil(error.after / 1000))
        except Later as later:
            return refusal(later.code, later.message, ceil(later.after / 1000))
        except (StoreAway, Unreadable):
            return refusal(Code.UNAVAILABLE, "The server cannot reach its store: try again.", AWAY_SECONDS)
        if isinstance(answer, Response):
            return answer
        return Response(status_code=204, headers=NO_STORE) if answer is None else answered(answer)

    def _must_be_ours(self, operation: Operation, request: Request) -> None:
        """What changes something is not taken from foreign pages, whose browsers would send our cookie along."""
        origin = request.headers.get("origin")
        if operation.method == "GET" or origin is None:
            return
        if not origin_allowed(origin, request.headers.get("host", ""), self._origins):
            raise Refused(Code.FORBIDDEN_ORIGIN, f"Pages of {origin} may not use this server.")


def _stranger(shown: Shown) -> Refused:
    if shown.ended:
        return Refused(Code.LOGGED_OUT, "This session was ended: log in again, or POST /api/guest for a new guest.")
    return Refused(Code.NO_IDENTITY, "You have no name here yet: POST /api/guest, or show a bearer token.")


async def read_body(request: Request, cls: type[T], most: int = BODY_BYTES) -> T:
    """The struct that the body of a request says, of at most `most` bytes. Raises `Refused` with the path of a slip."""
    body = await _bytes(request, most)
    try:
        return msgspec.convert(from_named(cls, orjson.loads(body)), cls)
    except orjson.JSONDecodeError as error:
        raise Refused(Code.MALFORMED, f"The body must be JSON: {error}.") from error
    except (Misfit, msgspec.ValidationError) as error:
        raise Refused(Code.INVALID_FIELD, f"{error}.") from error


async def read_message(request: Request, among: tuple[type[msgspec.Struct], ...]) -> ClientMessage:
    """The message that the body of a request is, in its JSON form. Raises `Refused` for another than those."""
    try:
        message = CLIENT.decode(await _bytes(request, MAX_FRAME_BYTES), Form.JSON)
    except DecodeError as error:
        raise Refused(error.code, error.message) from error
    if not isinstance(message, among):
        raise Refused(Code.UNKNOWN_MESSAGE, f"A {wire_name(type(message))} is nothing to ask here.")
    return message


async def _bytes(request: Request, most: int) -> bytes:
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refused(Code.MALFORMED, f"A request holds at most {most} bytes.")
    except TimeoutError as error:
        raise NotInTime from error
    return body


def answered(answer: msgspec.Struct, status: int = 200) -> Response:
    """A struct as the answer to a request."""
    return Response(orjson.dumps(to_named(answer)), status, NO_STORE, "application/json")


def refusal(code: Code, message: str, after_seconds: int | None = None, status: int | None = None) -> Response:
    """The answer to a request that is not served. `after_seconds`: when to ask again; `status`: None for the code's."""
    response = answered(Refusal(code, message), status or STATUSES.get(code, 409))
    if after_seconds is not None:
        response.headers["Retry-After"] = str(after_seconds)
    return response
