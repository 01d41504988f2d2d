"""The HTTP driver: uvicorn's, extended by a deadline for each part of a request and a limit of sockets.

uvicorn waits without limit for the rest of a request, and for a peer to read an answer. The driver uses internals of
uvicorn 0.54, which is pinned (`tests/net/transport/test_http_driver.py`).
"""

import asyncio
import sys
from http import HTTPStatus
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.flow_control import CLOSE_HEADER
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from botyard.net.transport.http_sockets import HttpSocket, SocketTable
from botyard.net.transport.rate_limits import Denial
from botyard.net.transport.security_headers import HEADERS
from botyard.net.transport.strict_http import StrictConnection

REQUEST_SECONDS = 10.0
"""The deadline for the head of a request, the opening handshake of a WebSocket included."""
EXCHANGE_SECONDS = 60.0
"""The deadline for a request from its head until its answer is read, whatever the peer sends meanwhile."""
LINGER_SECONDS = 1.0
"""The time for a peer that has not sent all of its request to read the answer; then the socket is aborted."""
SOCKET_SECONDS = 300.0
SOCKET_REQUESTS = 1_000
"""After so long, or so many requests, an answer has `Connection: close`."""


class HttpConfig(uvicorn.Config):
    """The configuration of uvicorn, with the table of a node's `sockets`."""

    def __init__(self, app: Any, sockets: SocketTable, **options: Any) -> None:
        super().__init__(app, **options)
        self.sockets = sockets


class HttpProtocol(H11Protocol):
    """One socket. It is aborted if it exceeds a deadline, and refused if there are too many.

    A request that is answered before all of it has arrived ends its socket.
    """

    def __init__(self, config: uvicorn.Config, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self.conn = StrictConnection()
        self._application, self.app = self.app, cast(Any, self._serve)
        self._table = cast(HttpConfig, config).sockets
        self._socket: HttpSocket | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._opened = self.loop.time()
        self._requests = 0
        self._ending = False
        self._unread = False

    # --- in ---------------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's own
        """Called by asyncio when the socket is connected."""
        super().connection_made(transport)
        now = self.loop.time()
        self._socket = self._table.enter(self.client[0] if self.client else None, transport.abort)
        self._wait(REQUEST_SECONDS)
        if denial := self._table.refusal(self._socket, len(self.connections), now):
            self._refuse(denial)
        else:
            self._table.wait(self._socket, now)

    def data_received(self, data: bytes) -> None:
        """Called by asyncio when bytes have arrived."""
        if not self._ending:
            super().data_received(data)

    def handle_events(self) -> None:
        """Handle what has arrived. Called for new bytes, and after an answer for bytes that arrived before."""
        before = self.cycle
        super().handle_events()
        if self.cycle is not before and self._socket is not None:
            self._begin_request(self._socket)
        self._note_state()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Called for the opening handshake of a WebSocket, whose driver takes over the socket."""
        self._release()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by asyncio when the socket is closed."""
        self._release()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Called when the peer does not read the answer."""
        super().pause_writing()
        self._note_state()

    def resume_writing(self) -> None:
        """Called when the peer has read enough."""
        super().resume_writing()
        if self._socket is not None:
            self._table.work(self._socket)  # a new wait begins
        self._note_state()

    # --- out --------------------------------------------------------------------------------------------------------

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the application. The last answer on this socket gets `Connection: close`."""

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._unread = self.conn.their_state is h11.SEND_BODY
                if self._unread or self._served_enough():
                    message = {**message, "headers": [*message.get("headers", ()), CLOSE_HEADER]}
            await send(message)

        await self._application(scope, receive, sending)

    def on_response_complete(self) -> None:
        """Called when an answer is written, though perhaps not read."""
        if self._ending or self._socket is None:
            self.server_state.total_requests += 1
            return
        self._wait(EXCHANGE_SECONDS if self.transport.get_write_buffer_size() else REQUEST_SECONDS)
        self._note_state()
        super().on_response_complete()

    def close_after_answer(self) -> None:
        """Close the socket. If the request has not arrived whole, read on for a while: a reset loses the answer."""
        if self._unread:
            self._linger()
        else:
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Called for a malformed request: answer with the reason, and close."""
        error = sys.exception()
        status = error.error_status_hint if isinstance(error, h11.RemoteProtocolError) else 400
        if (cycle := self._current()) is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            self._refuse(Denial(status, str(error or msg), 0))
        else:  # an answer has begun
            self.transport.abort()

    def _refuse(self, denial: Denial) -> None:
        """Answer without reading what arrives, and close."""
        body = denial.sentence.encode()
        headers = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": len(body), "Connection": "close"}
        if denial.after_seconds:
            headers["Retry-After"] = denial.after_seconds
        lines = [f"HTTP/1.1 {denial.status} {HTTPStatus(denial.status).phrase}"]
        lines += [f"{name}: {value}" for name, value in {**headers, **HEADERS}.items()]
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
        if self.transport.get_write_buffer_size():
            self._wait(EXCHANGE_SECONDS)
        else:
            self.transport.abort()

    # --- time -------------------------------------------------------------------------------------------------------

    def _begin_request(self, socket: HttpSocket) -> None:
        self._requests += 1
        self.cycle.transport = _AnswerTransport(self)
        self._wait(EXCHANGE_SECONDS)
        self._table.work(socket)

    def _note_state(self) -> None:
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
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._socket is not None:
            self._table.leave(self._socket)
            self._socket = None


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
