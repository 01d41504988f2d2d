"""The WebSocket driver: uvicorn's, extended so that the application reads and writes the socket directly.

A frame is encoded once and written straight to each transport, without a task or a queue per socket. A message is
passed to the session as soon as its bytes have arrived. The driver uses internals of uvicorn 0.54, which is pinned; its
tests also run against the stock driver. Without the extension, the application uses `receive` and `send`.
"""

import asyncio
import socket
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from botyard.net.transport.frame_codec import (
    SIMPLE,
    WHOLE,
    WHOLE_TEXT,
    frame_size,
    is_utf_8,
    unmask,
    whole_message,
)
from botyard.net.transport.token_bucket import Bucket, Rate
from botyard_protocol.codes import Close

EXTENSION = "botyard.socket"
SEND_BUFFER_BYTES = 64 * 1024
FRAGMENTS_LIMIT = 64
"""The most frames of a message: the limit of bytes does not count empty frames."""
PINGS = Rate(per_second=10, at_once=100)
"""The pings that a peer may send; each is answered by the driver."""
PONG_BYTES = 64 * 1024
"""A peer that sends pings and leaves so many bytes unread is cut off."""
TOO_BIG, NOT_UTF_8 = 1009, 1007
CLOSE_SECONDS = 5.0
HEAD_END = b"\r\n\r\n"
BAD_HANDSHAKE = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 48\r\nConnection: close"
    b"\r\n\r\nThe opening handshake of a websocket is invalid."
)

OnMessage = Callable[[bytes, bool], None]
"""Takes a whole message, and whether it is text. Must not raise."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One socket. It puts itself into `scope["extensions"]`, and keeps the kernel's send buffer small.

    With a large buffer, a peer that reads nothing would be noticed only after megabytes.
    """

    abandoned = False
    """Never set: the task that serves the socket learns of its end from uvicorn, and is not cancelled."""
    _pings: Bucket | None = None
    _listener: OnMessage | None = None
    _by_frame = False
    """Whether frames are passed to the library one by one, so that simple ones can bypass it."""
    _library: ServerProtocol | None = None
    """The library's state of this socket; None while no frame has needed it."""
    _rest = b""
    """The beginning of a frame of which the rest has not arrived."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Called by asyncio when the socket is connected."""
        limit_send_buffer(transport)
        super().connection_made(transport)
        self._library = self.conn

    def handle_connect(self, event: Any) -> None:
        """Called for the opening handshake; the application's task starts after this returns."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    # --- in ---------------------------------------------------------------------------------------------------------

    def listen(self, listener: OnMessage) -> None:
        """Pass all messages to `listener`, also those that have arrived already. The end still comes by `receive`."""
        self._listener = listener
        early: list[Any] = []
        while not self.queue.empty():
            early.append(self.queue.get_nowait())
        for message in early:
            if message["type"] == "websocket.receive":
                text = message.get("text")
                listener(message["bytes"] if text is None else text.encode(), text is not None)
            else:
                self.queue.put_nowait(message)
        self.resume()

    def pause(self) -> None:
        """Stop reading: the peer sends faster than it is served."""
        if not self.read_paused and self.open:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Called by asyncio. The library handles the handshake, and all frames that are not simple."""
        if not self._by_frame:
            begins = not self.handshake_initiated
            super().data_received(data)
            if begins and not self.handshake_initiated:
                _refuse_handshake(self)
            elif begins:  # with more than the head, the library may have begun a frame and keeps them all
                self._by_frame = self.handshake_initiated and data.endswith(HEAD_END)
            return
        if self._library is None and not self._rest and not self.close_sent and self._listener is not None:
            # Nearly all data are one small message. The library, once it is made, may be in the middle of another.
            payload = whole_message(data)
            if payload is not None:
                self._deliver(payload, data[0] == WHOLE_TEXT)
                return
        self._receive_frames(data)

    def _receive_frames(self, data: bytes) -> None:
        """Handle bytes behind the handshake, frame by frame."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        start, end = 0, len(data)
        while start < end:
            library = self._library
            if library is not None and library.state is not OPEN and not self.close_sent:
                # after our own close, simple frames are dropped
                self._by_frame = False  # a peer that did not wait for the handshake may have begun a frame
                super().data_received(data[start:])
                return
            size = frame_size(data, start, self.config.ws_max_size)
            if not size:
                super().data_received(data[start:])  # which refuses it
                return
            if start + size > end:
                self._rest = data[start:]
                return
            frame = data[start : start + size]
            start += size
            if not self._handle_simple(frame) and not self._handle_control(frame):
                super().data_received(frame)

    def _handle_control(self, frame: bytes) -> bool:
        """Handle a control frame without the library. Returns whether that was done."""
        return False

    def _handle_simple(self, frame: bytes) -> bool:
        """Handle a frame if it is a whole message by itself. Returns whether it is."""
        kind, start = frame[0], SIMPLE.get(frame[1], 0)
        if not start or kind not in WHOLE or self._listener is None:
            return False
        library = self._library
        if library is not None and library.current_size is not None:  # in the middle of another message
            return False
        if not self.close_sent:
            self._deliver(unmask(frame, start), kind == WHOLE_TEXT)
        return True

    def _deliver(self, payload: bytes, text: bool) -> None:
        assert self._listener is not None
        if text and not is_utf_8(payload):
            self.close_with(NOT_UTF_8, "Text is UTF-8.", CLOSE_SECONDS)
        else:
            self._listener(payload, text)

    def handle_cont(self, event: Frame) -> None:
        """Called for a further frame of a message."""
        if len(self.frames) >= FRAGMENTS_LIMIT:
            self.frames = []
            self.close_with(TOO_BIG, f"A message comes in at most {FRAGMENTS_LIMIT} frames.", CLOSE_SECONDS)
        if not self.close_sent:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Called for a ping."""
        super().handle_ping()
        self._count_ping()

    def _count_ping(self) -> None:
        """Close the connection of a peer that sends pings too fast, or does not read the answers."""
        now = self.loop.time()
        self._pings = self._pings or Bucket(PINGS.per_second, PINGS.at_once, now)
        if self._pings.take(now):
            self.close_with(Close.FLOODING, "Pings came too fast for too long.", CLOSE_SECONDS)
        if self.unsent > PONG_BYTES:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Called for a whole message. uvicorn would log invalid UTF-8 as an error of the server, and at length."""
        text, data = self.curr_msg_data_type == "text", b"".join(self.frames)
        if self._listener is not None:
            self.frames = []
            if not self.close_sent:
                self._deliver(data, text)
        elif text and not is_utf_8(data):
            self.frames = []
            self.close_with(NOT_UTF_8, "Text is UTF-8.", CLOSE_SECONDS)
        else:
            super().send_receive_event_to_app()

    # --- the end ----------------------------------------------------------------------------------------------------

    def handle_close(self, event: Frame) -> None:
        """Called for a close frame of the peer."""
        super().handle_close(event)
        self._cut_off_later()

    def handle_parser_exception(self) -> None:
        """Called for bytes that are no frame of a client."""
        super().handle_parser_exception()
        self._cut_off_later()

    def keepalive_timeout(self) -> None:
        """Called for a peer that does not answer pings."""
        super().keepalive_timeout()
        self._cut_off_later()

    def eof_received(self) -> None:
        """Called when the peer sends no more; asyncio closes the transport."""
        self._cut_off_later()

    def _cut_off_later(self) -> None:
        """Abort the transport later: a peer that reads nothing would keep a closed transport open."""
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """Called when the node stops."""
        try:
            super().shutdown()
        except InvalidState:  # the peer has closed first, and has not read all
            self.transport.abort()

    # --- out --------------------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether frames may still be written."""
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    @property
    def closing(self) -> bool:
        """Whether this side has begun to close."""
        return self.close_sent

    @property
    def unsent(self) -> int:
        """Bytes that the peer has not read, without the kernel's buffer."""
        return self.transport.get_write_buffer_size()

    def write_frame(self, frame: bytes) -> int:
        """Send ready data frames and return `unsent`. On a closed socket nothing is sent."""
        transport = self.transport
        if not (self.close_sent or transport.is_closing()):  # which it is, too, once the peer has gone
            transport.write(frame)
        return transport.get_write_buffer_size()

    def close_with(self, code: int, reason: str, abort_after: float) -> None:
        """Send a close frame; a peer that has not taken it after `abort_after` seconds is cut off."""
        if self.open:
            try:
                self.conn.send_close(code, reason)
            except InvalidState:  # the peer has closed first
                return
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            while not self.queue.empty():  # earlier messages are dropped, so that a flood ends here
                self.queue.get_nowait()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
            # as in uvicorn's close: the peer's answer ends it, so that no bytes in transit reset the connection
            self.close_timer = asyncio.get_running_loop().call_later(abort_after, self.transport.abort)


def _refuse_handshake(socket: WebSocketProtocol) -> None:
    """Answer a handshake that the library cannot read, such as one with a body, and close.

    The library would neither answer nor release the socket.
    """
    socket.handshake_complete = socket.close_sent = True
    answer = b"".join(socket.conn.data_to_send()) or BAD_HANDSHAKE
    socket.transport.write(answer)
    socket.transport.close()


def limit_send_buffer(transport: BaseTransport) -> None:
    """Keep the kernel's send buffer of a socket small."""
    found = transport.get_extra_info("socket")
    if found is not None and (descriptor := found.fileno()) >= 0:
        # the object of uvloop would make a whole socket of Python for the call
        raw = socket.SocketType(socket.AF_INET, socket.SOCK_STREAM, 0, descriptor)
        try:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        finally:
            raw.detach()  # else the descriptor would be closed
