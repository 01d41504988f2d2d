"""Operations of the HTTP API: async functions, each with a decorator that declares its method and path.

The function's name, docstring and types are the rest of the declaration. From all of it the route of the operation and
its part of the OpenAPI document are made. The function gets the node, the call and, if it has a third parameter, the
body. It returns a struct of the protocol, and raises an exception to refuse the request.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Any, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from botyard.accounts.identity import Identity, Proof
from botyard.accounts.revocation import Credentials
from botyard.accounts.sanctions import Visitor
from botyard.errors import Refused
from botyard.net.actions.room_commands import Caller
from botyard.net.actions.room_reads import ANONYMOUS
from botyard.net.http.node import Node
from botyard.net.transport.client_address import counted_address, host_of
from botyard.net.transport.rate_limits import REQUEST
from botyard.texts import localized
from botyard_protocol.codec import needs_game
from botyard_protocol.codes import Code

BODY_BYTES = 4096
LINK_HEADER = "Botyard-Link"
LINK = ((LINK_HEADER, "The token of a link: for spectators, to a match that is not public, or of a coach."),)
LAST_NUMBER = 2**53 - 1
"""The largest number of an entry."""

N = TypeVar("N", int, None)
T = TypeVar("T")


class Later(Exception):
    """A request that is not served now. `after`: milliseconds until it may be sent again, with the same id."""

    def __init__(self, code: Code, message: str, after: int) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.after = after


class TooFast(Later):
    """A request over its rate limit."""

    def __init__(self, message: str, after: int) -> None:
        super().__init__(Code.TOO_FAST, message, after)


class Parameter(NamedTuple):
    """A parameter of a query, what it means, and the JSON Schema of its value, which may also be left out."""

    name: str
    what: str
    schema: Mapping[str, Any] = {"type": "string"}


def number(name: str, what: str, least: int, most: int) -> Parameter:
    """A parameter whose value is a whole number from `least` to `most`."""
    return Parameter(name, what, {"type": "integer", "minimum": least, "maximum": most})


def one_of(name: str, what: str, choices: Mapping[str, object]) -> Parameter:
    """A parameter whose value is one of `choices`."""
    return Parameter(name, what, {"type": "string", "enum": list(choices)})


@dataclass(frozen=True, slots=True)
class Call:
    """A request to be served. `credentials`: of the caller; they prove no identity for an anonymous caller."""

    request: Request
    credentials: Credentials

    @property
    def identity(self) -> Identity | None:
        """The caller's identity, None for an anonymous caller."""
        return self.credentials.identity

    @property
    def identity_id(self) -> str | None:
        """The id of the caller's identity, None for an anonymous caller."""
        return None if self.identity is None else self.identity.id

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
    def by(self) -> Caller:
        """The caller as rooms and chats know it, for operations that need an identity."""
        return Caller(self.caller, self.address, self.now)

    @property
    def turn_key(self) -> str:
        """The address or identity whose turn a read takes."""
        return self.address or self.identity_id or ANONYMOUS

    @property
    def visitor(self) -> Visitor:
        """The source of the request, as bans know it."""
        return Visitor(self.identity_id, self.credentials.browser, self.address)

    @property
    def now(self) -> float:
        """Seconds of the loop's clock."""
        return asyncio.get_running_loop().time()

    @property
    def origin(self) -> str:
        """The origin of the page that has sent the request."""
        headers = self.request.headers
        return headers.get("origin") or f"{self.request.url.scheme}://{headers.get('host', '')}"

    def path(self, name: str) -> str:
        """A parameter of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str:
        """A parameter of the query, "" if there is none. It has no NUL, which PostgreSQL takes in no text."""
        return self.request.query_params.get(name, "").replace("\0", "")

    def number(self, of: Parameter, default: N) -> int | N:
        """Return the number of a parameter in the query; `default` for none. Raises `Refused` for a wrong value."""
        value, least, most = self.query(of.name), of.schema["minimum"], of.schema["maximum"]
        if not value:
            return default
        if not value.isascii() or not value.isdigit() or len(value) > len(str(most)) or not least <= int(value) <= most:
            sentence = localized("invalid_field-number_between", field=of.name, least=str(least), most=str(most))
            raise Refused(Code.INVALID_FIELD, sentence)
        return int(value)

    def choice(self, name: str, choices: Mapping[str, T]) -> T:
        """Return what the value of a parameter stands for. Raises `Refused` for one that is not in `choices`."""
        value = self.query(name)
        if value not in choices:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-query", field=name))
        return choices[value]

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


Answer = msgspec.Struct | Response | None
Handler = Callable[[Node, Call], Awaitable[Answer]] | Callable[[Node, Call, Any], Awaitable[Answer]]
Guard = Callable[[Node, Call], Awaitable[None]]


@dataclass(frozen=True)
class operation:
    """Decorator that makes an operation of an async function: one method of one path.

    `answer`: the struct in an answer that the function encodes itself; otherwise it is what the function returns, None
    for nothing (204). `codes`: refusals that are its own. `anonymous`: whether it is served without an identity.
    `query`: its parameters. `headers`: names of headers and what they mean. `file`: the media type of an answer that is
    no struct. `to_banned`: whether banned people may call it. `price`: as how many messages a request counts.
    `most_bytes`: of the body, if it can be only one struct. `revalidated`: whether the answer may be that the client
    has it already (304). `compressed`: whether the answer is sent in gzip; its length must not reveal a secret next to
    a text of others. `guard`: checks the caller before the body is read; it raises `Refused`. `is_available`: whether
    this installation has the packages that it needs.
    """

    method: str
    path: str
    answer: type[msgspec.Struct] | None = None
    codes: tuple[Code, ...] = ()
    anonymous: bool = False
    query: tuple[Parameter, ...] = ()
    headers: tuple[tuple[str, str], ...] = ()
    file: str = ""
    to_banned: bool = False
    price: int = REQUEST
    most_bytes: int = BODY_BYTES
    revalidated: bool = False
    compressed: bool = False
    guard: Guard | None = None
    is_available: Callable[[], bool] = lambda: True

    def __call__(self, handler: Handler) -> "Operation":
        """Make the operation of a function. Python calls this for the function below `@operation(...)`.

        `handler`: annotated with node, call, perhaps a body, and the answer.
        """
        _, _, *body, answer = handler.__annotations__.values()
        summary, _, _ = (handler.__doc__ or "").partition("\n\n")
        return Operation(
            **vars(self) | {"answer": self.answer or next(iter(_structs_in(answer)), None)},
            name=_camel_case(handler.__name__),
            summary=" ".join(summary.split()),
            bodies=_structs_in(*body),
            handler=handler,
        )


@dataclass(frozen=True, kw_only=True)
class Operation(operation):
    """An operation. `name`: unique, in camelCase as OpenAPI likes it. `summary`: a sentence.

    `bodies`: what the body may be, none without one; several are messages of clients, which their `type` tells apart.
    """

    name: str
    summary: str
    bodies: tuple[type[msgspec.Struct], ...]
    handler: Callable[..., Awaitable[Answer]]

    @property
    def needs_game(self) -> bool:
        """Whether the body can be read only by the game of the room in the path."""
        return any(map(needs_game, self.bodies))


def _structs_in(*annotations: Any) -> tuple[type[msgspec.Struct], ...]:
    """Return the structs among `annotations`, and those in unions among them."""
    found: list[type[msgspec.Struct]] = []
    for one in annotations:
        origin = get_origin(one) or one
        if origin in (Union, UnionType):
            found += _structs_in(*get_args(one))
        elif isinstance(origin, type) and issubclass(origin, msgspec.Struct):
            found.append(origin)
    return tuple(found)


def _camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)
