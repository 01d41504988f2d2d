"""Reads the opening handshake of a WebSocket (RFC 6455, section 4), and makes the answer that accepts it.

A request is ordinary if it arrives whole, and if each header is in the form that browsers and libraries send. It is
read in one step. All others are left to the parsers of h11 and `websockets`, which refuse what is invalid.
"""

import base64
import re
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha1
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope
from websockets.http11 import Request
from websockets.server import ServerProtocol

HEAD_BYTES = 8 * 1024
"""The limit for the head of an ordinary handshake; the general parsers allow more."""
HEADERS_LIMIT = 64
PATH = "/ws"
ROOM = b"room="
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""Appended to the client's key before it is hashed (RFC 6455, section 1.3)."""

TOKEN = rb"[-!#$%&'*+.^_`|~0-9a-zA-Z]+"
REQUEST = re.compile(
    rb"GET ((?:/[-._~0-9a-zA-Z]+)*" + PATH.encode() + rb")(?:\?([!-~]*))? HTTP/1\.1\r\n"
    rb"((?:" + TOKEN + rb": ?[!-~][ -~]*+(?<! )\r\n)++)\r\n"
)
HEADER = re.compile(rb"([^:]+): ?([^\r]+)\r\n")
KEY = re.compile(rb"[+/0-9A-Za-z]{21}[AQgw]==")
"""16 bytes in base64."""
TOKENS = re.compile(TOKEN + rb"(?:, *" + TOKEN + rb")*")
NEEDED = frozenset(
    {b"host", b"upgrade", b"connection", b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-protocol"}
)
"""The headers that an ordinary handshake has."""
ONCE = NEEDED | {b"origin"}
"""The headers that it has at most once."""
UNUSUAL = frozenset({b"content-length", b"transfer-encoding", b"expect", b"http2-settings"})
"""The headers that an ordinary handshake does not have."""
UNREADABLE = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 48\r\nConnection: close"
    b"\r\n\r\nThe opening handshake of a websocket is invalid."
)
"""The answer to a handshake that `websockets` cannot read, such as one with a body, and does not answer itself."""


class HandshakeHeaders(Headers):
    """Headers with an index: each is looked up several times. Of several with one name, the first counts."""

    def __init__(self, raw: list[tuple[bytes, bytes]]) -> None:
        super().__init__(raw=raw)
        self._values = dict(reversed(raw))

    def __getitem__(self, key: str) -> str:
        """Return the first header with a name. Raises `KeyError`."""
        return self._values[key.lower().encode("latin-1")].decode("latin-1")

    def get(self, key: str, default: Any = None) -> Any:
        """Return the first header with a name, `default` if there is none."""
        value = self._values.get(key.lower().encode("latin-1"))
        return default if value is None else value.decode("latin-1")

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and key.lower().encode("latin-1") in self._values

    def getlist(self, key: str) -> list[str]:
        """Return all headers with a name."""
        return super().getlist(key) if key in self else []


class HandshakeRequest(HTTPConnection):
    """An opening handshake as the application's functions take it."""

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self._headers = HandshakeHeaders(scope["headers"])

    @property
    def cookies(self) -> dict[str, str]:
        """Return the cookies by name."""
        return super().cookies if "cookie" in self._headers else {}


class OpeningHandshake(msgspec.Struct, frozen=True):
    """A valid opening handshake. `headers`: their names in lower case, in the order of the request."""

    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    key: bytes
    subprotocols: list[str]

    @property
    def room(self) -> str | None:
        """The room of `?room=ROOM`, which says where the client is about to go; None without one."""
        for part in self.query.split(b"&"):
            if part.startswith(ROOM) and len(part) > len(ROOM):
                return part[len(ROOM) :].decode("ascii")
        return None

    def scope(self, client: tuple[str, int] | None, secure: bool) -> dict[str, Any]:
        """Return the scope of the handshake as ASGI defines it. `client`: the peer. `secure`: behind TLS."""
        return {
            "type": "websocket",
            "http_version": "1.1",
            "scheme": "wss" if secure else "ws",
            "client": client,
            "path": self.path,
            "query_string": self.query,
            "headers": self.headers,
            "subprotocols": self.subprotocols,
        }

    def answer(self, subprotocol: str | None, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
        """Return the answer that accepts the handshake. `headers`: further headers of the answer."""
        digest = base64.b64encode(sha1(self.key + GUID, usedforsecurity=False).digest())
        more = b"".join([b"%b: %b\r\n" % header for header in headers])
        if subprotocol is not None:
            more += b"Sec-WebSocket-Protocol: %b\r\n" % subprotocol.encode()
        return (
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: %b\r\n%b\r\n" % (digest, more)
        )


def read_handshake(data: bytes) -> OpeningHandshake | None:
    """Read a request that is an ordinary opening handshake and nothing else; None for all other bytes."""
    if len(data) > HEAD_BYTES or (request := REQUEST.fullmatch(data)) is None:
        return None
    headers = [(name.lower(), value) for name, value in HEADER.findall(request[3])]
    known = dict(headers)
    if (
        len(headers) > HEADERS_LIMIT
        or not known.keys() >= NEEDED
        or (len(known) < len(headers) and _repeats_one_of(headers, ONCE))
        or not UNUSUAL.isdisjoint(known)
        or known[b"upgrade"].lower() != b"websocket"
        or b"upgrade" not in _tokens(known[b"connection"].lower())
        or known[b"sec-websocket-version"] != b"13"
        or KEY.fullmatch(known[b"sec-websocket-key"]) is None
        or not (offered := _tokens(known[b"sec-websocket-protocol"]))
    ):
        return None
    subprotocols = [name.decode() for name in offered]
    return OpeningHandshake(request[1].decode(), request[2] or b"", headers, known[b"sec-websocket-key"], subprotocols)


def check_handshake(head: bytes) -> OpeningHandshake | bytes:
    """Read the head of any request for a WebSocket. Returns the handshake, or the answer that refuses it."""
    library = ServerProtocol()
    library.receive_data(head)
    for request in library.events_received():
        assert isinstance(request, Request)
        response = library.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            path, _, query = request.path.partition("?")
            headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
            offered = ",".join(request.headers.get_all("Sec-WebSocket-Protocol"))
            subprotocols = [name.strip() for name in offered.split(",")]
            key = request.headers["Sec-WebSocket-Key"].encode()
            return OpeningHandshake(unquote(path), query.encode(), headers, key, subprotocols)
        library.send_response(response)
    return b"".join(library.data_to_send()) or UNREADABLE


def _repeats_one_of(headers: list[tuple[bytes, bytes]], names: frozenset[bytes]) -> bool:
    """Whether a header with one of these names comes more than once."""
    found = [name for name, _ in headers if name in names]
    return len(found) > len(set(found))


@lru_cache(maxsize=64)  # most clients send the same lists
def _tokens(value: bytes) -> tuple[bytes, ...]:
    """Return the tokens of a list; none if it has another form."""
    return tuple(one.strip() for one in value.split(b",")) if TOKENS.fullmatch(value) else ()
