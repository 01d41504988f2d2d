"""The HTTP driver: uvicorn's, extended by a deadline for each part of a request and a limit of sockets.

uvicorn waits without limit for the rest of a request, and for a peer to read an answer. The driver uses internals of
uvicorn 0.54, which is pinned (`tests/net/transport/test_http_driver.py`).
"""

import asyncio
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Literal, cast

import h11
import uvicorn
from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.flow_control import CLOSE_HEADER, FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import get_local_addr, is_ssl
from uvicorn.server import ServerState

from botyard.net.transport.http_sockets import HttpSocket, SocketTable
from botyard.net.transport.opening_handshake import HandshakeRequest, OpeningHandshake, check_handshake, read_handshake
from botyard.net.transport.peer_nodes import PeerNodes
from botyard.net.transport.rate_limits import Denial
from botyard.net.transport.security_headers import security_headers
from botyard.net.transport.strict_http import StrictConnection
from botyard.net.transport.websocket_driver import WebSocketProtocol, limit_send_buffer

REQUEST_SECONDS = 10.0
"""The deadline for the head of a request, the opening handshake of a WebSocket included."""
EXCHANGE_SECONDS = 60.0
"""The deadline for a request from its head until its answer is written, and from then on until the answer is read."""
LINGER_SECONDS = 1.0
"""The time for a peer that has not sent all of its request to read the answer; then the socket is aborted."""
SOCKET_SECONDS = 300.0
SOCKET_REQUESTS = 1_000
"""After so long, or so many requests, an answer has `Connection: close`."""


@dataclass(slots=True)
class Acceptance:
    """The decision to accept a handshake. `begin`: serves the socket, once the handshake is answered."""

    subprotocol: str | None
    begin: Callable[[WebSocketProtocol], None]


Decide = Callable[[HandshakeRequest], Acceptance | Denial]
"""Decides on an opening handshake."""


class HttpConfig(uvicorn.Config):
    """The configuration of uvicorn, with the table of a node's `sockets`.

    `decide`: decides on opening handshakes. `peers`: the other nodes of the port; None for a node alone on its port.
    """

    peers: PeerNodes | None = None

    def __init__(self, app: Any, sockets: SocketTable, decide: Decide, **options: Any) -> None:
        super().__init__(app, http=HttpProtocol, ws=WebSocketProtocol, **options)
        self.sockets = sockets
        self._decide = decide
        trusted = self.forwarded_allow_ips
        self._proxy_middleware = ProxyHeadersMiddleware(cast(Any, _end), trusted) if self.proxy_headers else None

    def decide(self, scope: Scope) -> Acceptance | Denial:
        """Decide on an opening handshake. Behind a trusted proxy its client is the one that the proxy names."""
        if self._proxy_middleware is not None:  # it sets `client` in the scope, in one step: it waits for nothing
            with suppress(StopIteration):
                self._proxy_middleware(cast(Any, scope), cast(Any, None), cast(Any, None)).send(None)
        return self._decide(HandshakeRequest(scope))


async def _end(*_: Any) -> None:
    """Do nothing: the middleware in `HttpConfig` needs an application behind it."""


class HttpProtocol(H11Protocol):
    """One socket. It is aborted if it exceeds a deadline, and refused if there are too many.

    A request that is answered before all of it has arrived ends its socket. `passed`: the first bytes of a socket that
    another node has accepted and passed on, set before it is connected.
    """

    passed: bytes | None = None
    _parser: StrictConnection | None = None
    logger = logging.getLogger("uvicorn.error")
    access_logger = logging.getLogger("uvicorn.access")
    timeout_keep_alive_task: asyncio.TimerHandle | None = None
    server: tuple[str, int | None] | None = None
    client: tuple[str, int] | None = None
    scheme: Literal["http", "https"] | None = None
    transport = cast(asyncio.Transport, None)
    _flow: FlowControl | None = None
    scope = cast(Any, None)
    headers = cast(list[tuple[bytes, bytes]], None)
    cycle = cast(RequestResponseCycle, None)

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None
    ) -> None:
        # instead of uvicorn's, which makes a parser and looks up loggers for each socket
        self.config = config
        self.loop = _loop or asyncio.get_running_loop()
        self.server_state = server_state
        self.app_state = app_state
        self.connections = server_state.connections
        self.tasks = server_state.tasks
        self.ws_protocol_class = config.ws_protocol_class
        self.root_path = config.root_path
        self.asgi_version = config.asgi_version
        self.limit_concurrency = config.limit_concurrency
        self.timeout_keep_alive = config.timeout_keep_alive
        self._application = config.loaded_app
        self._table = cast(HttpConfig, config).sockets
        self._socket: HttpSocket | None = None  # its place in the table while it is connected
        self._deadline: asyncio.TimerHandle | None = None  # at which it is aborted
        self._opened = self.loop.time()
        self._requests = 0  # that have begun
        self._ending = False  # it has got its last answer, or was passed on: bytes that still arrive are dropped
        self._unread = False  # the answer began before all of the request had arrived
        self._fresh = True  # no byte yet: the first ones tell an ordinary websocket handshake from HTTP

    @property
    def app(self) -> Any:
        """The application that serves requests. A bound method in an attribute would keep the socket in memory."""
        return self._serve

    @property
    def access_log(self) -> bool:  # type: ignore[override]
        """Whether requests are logged."""
        return self.access_logger.hasHandlers()

    @property
    def flow(self) -> FlowControl:  # type: ignore[override]
        """The state of reading and writing, made when it is first needed."""
        if self._flow is None:
            self._flow = FlowControl(self.transport)
        return self._flow

    @property
    def conn(self) -> StrictConnection:  # type: ignore[override]
        """The parser of requests, made for the first one that is no ordinary handshake."""
        if self._parser is None:
            self._parser = StrictConnection()
        return self._parser

    # --- in ---------------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's own
        """Enter a new socket in the table, with a deadline for a request; refuse one too many. Called by asyncio."""
        # instead of uvicorn's, which asks the system for addresses that the transport knows
        self.connections.add(self)
        self.transport = transport
        self.client = peer_of(transport)
        self.scheme = "https" if is_ssl(transport) else "http"
        now = self.loop.time()
        self._socket = self._table.enter(self.client[0] if self.client else None, transport.abort)
        self._wait(REQUEST_SECONDS)
        if denial := self._table.refusal(self._socket, len(self.connections), now):
            self._refuse(denial)
        else:
            self._table.wait(self._socket, now)
        if self.passed is not None:
            self.data_received(self.passed)

    def data_received(self, data: bytes) -> None:
        """Take bytes that have arrived. Called by asyncio.

        An ordinary websocket handshake, if the socket begins with one, is passed on to another node or answered here.
        uvicorn takes all else.
        """
        if self._ending:
            return
        if self._fresh:
            self._fresh = False
            if (handshake := read_handshake(data)) is not None:
                if not self._pass_on(handshake, data):
                    self._open(handshake)
                return
            self.server = get_local_addr(self.transport)
        super().data_received(data)

    def _pass_on(self, handshake: OpeningHandshake, data: bytes) -> bool:
        """Pass the socket on to the node of this port that is preferred for its room. Returns whether that was done.

        A socket that was passed on already (`passed` is set) stays here, and so does one with TLS: its state is here.
        """
        peers, room = cast(HttpConfig, self.config).peers, handshake.room
        if peers is None or room is None or self.passed is not None or self.scheme != "http":
            return False
        if not peers.pass_on(room, self.transport, data):
            return False
        self._ending = True
        self.transport.abort()  # closes the descriptor of this node, and sends nothing
        return True

    def _open(self, handshake: OpeningHandshake, early: bytes = b"") -> None:
        """Answer an opening handshake, and hand the socket over if it is accepted. `early`: what came behind it."""
        scope = handshake.scope(self.client, self.scheme == "https")
        decision = cast(HttpConfig, self.config).decide(scope)
        if isinstance(decision, Denial):
            self._refuse(decision, secure=scope["scheme"] == "wss")
            return
        self._release()
        self.connections.discard(self)
        limit_send_buffer(self.transport)
        socket = WebSocketProtocol(self.transport, self.loop, self.server_state)
        self.transport.set_protocol(socket)
        self.transport.write(handshake.answer(decision.subprotocol, self.server_state.default_headers))
        decision.begin(socket)
        if early:
            socket.data_received(early)

    def handle_events(self) -> None:
        """Handle what has arrived.

        uvicorn calls it for new bytes, and after an answer for bytes that arrived before. It makes a new `cycle` for
        each request.
        """
        before = self.cycle
        super().handle_events()
        if self.cycle is not before and self._socket is not None:  # a request has begun, on a socket in the table
            self._begin_request(self._socket)
        self._note_who_acts()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Answer a handshake that `read_handshake` did not take, or refuse it. Called by uvicorn.

        It is checked from its bytes; h11 holds what came behind it.
        """
        lines = [b"%b: %b\r\n" % header for header in self.headers]
        read = check_handshake(b"%b %b HTTP/1.1\r\n%b\r\n" % (event.method, event.target, b"".join(lines)))
        if isinstance(read, OpeningHandshake):
            self._open(read, self.conn.trailing_data[0])
        else:
            self.transport.write(read)
            self._linger()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by asyncio when the socket is closed."""
        self._release()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Called by uvicorn when the node stops: close the socket, at once or after the answer under way."""
        if self._ending:  # the last answer is written, but h11 may not know that
            self.transport.close()
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        """Called when the peer does not read the answer."""
        super().pause_writing()
        self._note_who_acts()

    def resume_writing(self) -> None:
        """Go on writing, since the peer has read: its time to read the rest begins anew. Called by asyncio."""
        super().resume_writing()
        if self._socket is not None:
            self._table.work(self._socket)  # a new wait begins
        self._note_who_acts()

    # --- out --------------------------------------------------------------------------------------------------------

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the application. The last answer on this socket gets `Connection: close`."""

        async def sending(message: Any) -> None:
            """Send a message of the application; the head of the last answer with one header more."""
            if message["type"] == "http.response.start":
                self._unread = self.conn.their_state is h11.SEND_BODY
                if self._unread or self._served_enough():
                    message = {**message, "headers": [*message.get("headers", ()), CLOSE_HEADER]}
            await send(message)

        await self._application(scope, receive, sending)

    def on_response_complete(self) -> None:
        """Called by uvicorn when an answer is written, though perhaps not read.

        The peer then has `EXCHANGE_SECONDS` to read it, or `REQUEST_SECONDS` for its next request. If the socket is
        ending, the answer is only counted.
        """
        if self._ending or self._socket is None:
            self.server_state.total_requests += 1
            return
        self._wait(EXCHANGE_SECONDS if self.transport.get_write_buffer_size() else REQUEST_SECONDS)
        self._note_who_acts()
        super().on_response_complete()

    def close_after_answer(self) -> None:
        """Close the socket. If the request has not arrived whole, read on for a while: a reset loses the answer."""
        if self._unread:
            self._linger()
        else:
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Called by uvicorn for a malformed request: answer with the reason, and close."""
        error = sys.exception()
        status = error.error_status_hint if isinstance(error, h11.RemoteProtocolError) else 400
        if (cycle := self._current()) is not None:  # its application must not wait for the rest of the body
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            self._refuse(Denial(status, str(error or msg), 0))
        else:  # an answer has begun
            self.transport.abort()

    def _refuse(self, denial: Denial, secure: bool = False) -> None:
        """Answer with a denial, and close; what still arrives is discarded. `secure`: behind TLS."""
        body = denial.sentence.encode()
        headers = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": len(body), "Connection": "close"}
        if denial.after_seconds:
            headers["Retry-After"] = denial.after_seconds
        lines = [f"HTTP/1.1 {denial.status} {HTTPStatus(denial.status).phrase}"]
        lines += [f"{name}: {value}" for name, value in {**headers, **security_headers(secure)}.items()]
        lines += [f"{name.decode()}: {value.decode()}" for name, value in self.server_state.default_headers]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self._linger()

    def _linger(self) -> None:
        """Send nothing more, and discard what arrives until the peer has had time to read the answer."""
        assert self._socket is not None
        self._ending = True
        self._table.end(self._socket)
        self.flow.resume_reading()
        if self.transport.can_write_eof() and not self.transport.is_closing():
            self.transport.write_eof()
        self._wait(LINGER_SECONDS, self._end_linger)

    def _end_linger(self) -> None:
        """Close the socket after `_linger`; a peer that has not read all of the answer gets more time."""
        if self.transport.get_write_buffer_size():
            self._wait(EXCHANGE_SECONDS)
        else:
            self.transport.abort()

    # --- time -------------------------------------------------------------------------------------------------------

    def _begin_request(self, socket: HttpSocket) -> None:
        """Count a request whose head has arrived, set its deadline, and take over the closing of its socket."""
        self._requests += 1
        self.cycle.transport = _AnswerTransport(self)  # so that `close_after_answer` closes it, not uvicorn
        self._wait(EXCHANGE_SECONDS)
        self._table.work(socket)

    def _note_who_acts(self) -> None:
        """Note in the table whether the peer or the node is to act next."""
        if self._socket is None or self._ending:
            return
        cycle = self._current()
        peer_first = cycle is None or cycle.response_complete or self.conn.their_state is h11.SEND_BODY
        if peer_first or self.flow.write_paused:
            self._table.wait(self._socket, self.loop.time())
        else:
            self._table.work(self._socket)

    def _current(self) -> RequestResponseCycle | None:
        """The request that is being served, or the last one; None before the first."""
        return self.cycle

    def _served_enough(self) -> bool:
        return self._requests >= SOCKET_REQUESTS or self.loop.time() > self._opened + SOCKET_SECONDS

    def _wait(self, seconds: float, then: Any = None) -> None:
        """Set the deadline: after `seconds` the socket is aborted, or `then` is called."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, then or self.transport.abort)

    def _release(self) -> None:
        """End the deadline of a socket and its place in the count of sockets."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._socket is not None:
            self._table.leave(self._socket)
            self._socket = None


def peer_of(transport: asyncio.BaseTransport) -> tuple[str, int] | None:
    """Return the address of a peer; None for one without an IP address.

    An IPv4 address that an IPv6 socket gives as `::ffff:10.0.0.7` is returned as an IPv4 address, as settings name it.
    """
    found = transport.get_extra_info("peername")
    if not isinstance(found, tuple):
        return None
    unmapped = str(found[0]).removeprefix("::ffff:")
    return (str(found[0]) if ":" in unmapped else unmapped), int(found[1])


class _AnswerTransport(asyncio.Transport):
    """The transport for the answer to a request. The protocol decides how it is closed."""

    def __init__(self, protocol: HttpProtocol) -> None:
        super().__init__()
        self._protocol = protocol

    def write(self, data: Any) -> None:
        self._protocol.transport.write(data)

    def is_closing(self) -> bool:
        return self._protocol.transport.is_closing()

    def close(self) -> None:
        self._protocol.close_after_answer()
