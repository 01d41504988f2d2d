"""The WebSocket driver: an asyncio protocol that passes messages to a listener, and writes ready frames (RFC 6455).

A frame is encoded once and written straight to each transport, without a task or a queue per socket. A message is
passed on as soon as its bytes have arrived. Frames that are no whole message, ping or pong go through the sans-I/O
protocol of `websockets`, one by one; it is made for the first of them.
"""

import asyncio
import random
import socket
from collections.abc import Callable, Coroutine
from typing import Any

from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.frames import Opcode as FrameKind
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from botyard.background_tasks import spawn
from botyard.net.transport.frame_codec import SIMPLE, WHOLE, WHOLE_TEXT, frame_size, is_utf_8, unmask, whole_message
from botyard.net.transport.token_bucket import Bucket, Rate
from botyard_protocol.base import MAX_FRAME_BYTES
from botyard_protocol.codes import Close

SEND_BUFFER_BYTES = 64 * 1024
FRAGMENTS_LIMIT = 64
"""The most frames of a message: the limit of bytes does not count empty frames."""
PINGS = Rate(per_second=10, at_once=100)
"""The pings that a peer may send; each is answered by the driver."""
PONG_BYTES = 64 * 1024
"""A peer that sends pings and leaves so many bytes unread is cut off."""
PING_SECONDS = 20.0
"""The interval of pings, and the time that peers have to answer one."""
CLOSE_SECONDS = 5.0
NOT_UTF_8, TOO_BIG, NO_PONG, RESTART = 1007, 1009, 1011, 1012
PING, PONG = 0x89, 0x8A
"""First bytes of whole control frames (RFC 6455, section 5.5)."""
CONTROL_START = 6
"""The offset of the payload of a masked control frame."""
PING_BYTES = 4

OnMessage = Callable[[bytes, bool], None]
"""Takes a whole message, and whether it is text. Must not raise."""
OnEnd = Callable[[], Coroutine[Any, Any, None]]
"""Cleans up after a socket, in a task."""


def _ignore(payload: bytes, text: bool) -> None:
    """Take a message of a socket without a listener, which is closed."""


class WebSocketProtocol(asyncio.Protocol):
    """One socket, from the answer to its opening handshake on.

    `closing`: whether this side has begun to close, so that further messages are not served. `state`: the server's
    open sockets and running tasks. A server that stops waits for them.
    """

    __slots__ = (
        "_library",
        "_listener",
        "_on_end",
        "_parts",
        "_paused",
        "_ping",
        "_pings",
        "_rest",
        "_state",
        "_text",
        "_timer",
        "closing",
        "loop",
        "transport",
    )

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, state: ServerState) -> None:
        self.transport = transport
        self.closing = False
        self.loop = loop
        self._state = state
        self._listener: OnMessage = _ignore
        self._on_end: OnEnd | None = None
        self._library: ServerProtocol | None = None  # made for the first frame that is not simple
        self._rest = b""  # the beginning of a frame of which the rest has not arrived
        self._parts: tuple[bytes, ...] = ()  # the frames of a message of which the last has not arrived
        self._text = False  # whether that message is text
        self._paused = False  # whether reading has stopped, by `pause`
        self._pings: Bucket | None = None  # made for the first ping
        self._ping = b""  # the payload of a ping that is not answered yet
        self._timer = loop.call_later(PING_SECONDS, self._keep_alive)
        state.connections.add(self)  # type: ignore[arg-type] # uvicorn's type names its own drivers

    def listen(self, on_message: OnMessage, on_end: OnEnd) -> None:
        """Pass each message to `on_message`, and call `on_end` once: when either side has closed or begun to close."""
        self._listener = on_message
        self._on_end = on_end

    # --- in ---------------------------------------------------------------------------------------------------------

    def pause(self) -> None:
        """Stop reading: the peer sends faster than it is served."""
        if not self._paused and self.open:
            self._paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on after `pause`, unless the socket is being closed."""
        if self._paused and not self.transport.is_closing():
            self._paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Take bytes that have arrived. Called by asyncio. Nearly all are one small message, passed on at once."""
        if self._library is None and not self._rest:
            payload = whole_message(data)
            if payload is not None:
                self._deliver(payload, data[0] == WHOLE_TEXT)
                return
        self._receive_frames(data)

    def _receive_frames(self, data: bytes) -> None:
        """Split the received bytes into frames and take each; an unfinished one waits for the rest."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        start, end = 0, len(data)
        while start < end and not self.transport.is_closing():
            size = frame_size(data, start, MAX_FRAME_BYTES)
            if start + size > end:
                self._rest = data[start:]
                return
            frame = data[start : start + size] if size else data[start:]
            start += len(frame)
            if not size or not self._take_simple(frame):  # one that is too big is refused by its head
                self._take_by_library(frame)

    def _take_simple(self, frame: bytes) -> bool:
        """Handle a frame if it is a whole message, a ping or a pong. Returns whether it is."""
        kind, start = frame[0], SIMPLE.get(frame[1], 0)
        if start and kind in WHOLE:
            if self._library is not None and self._library.current_size is not None:  # in the middle of a message
                return False
            self._deliver(unmask(frame, start), kind == WHOLE_TEXT)
        elif start == CONTROL_START and kind == PING:
            payload = unmask(frame, start)
            self.transport.write(bytes((PONG, len(payload))) + payload)
            self._count_ping()
        elif start == CONTROL_START and kind == PONG:
            if unmask(frame, start) == self._ping:
                self._ping = b""
        else:
            return False
        return True

    def _take_by_library(self, frame: bytes) -> None:
        """Handle a part of a message, a close frame, or what is no frame of a client."""
        library = self._protocol()
        library.receive_data(frame)
        for event in library.events_received():
            assert isinstance(event, Frame)
            if event.opcode is FrameKind.PING:  # in an unusual form, answered by the library
                self._count_ping()
            elif event.opcode in (FrameKind.TEXT, FrameKind.BINARY, FrameKind.CONT):
                self._add_part(event)
        if library.parser_exc is not None:  # no valid frame: the library has a close frame to send
            self.closing = True
        self._send_of_library(library)

    def _add_part(self, frame: Frame) -> None:
        """Add a frame to its message, and deliver the message with the last one. Too many frames close the socket."""
        if frame.opcode is not FrameKind.CONT:
            self._parts, self._text = (), frame.opcode is FrameKind.TEXT
        if len(self._parts) >= FRAGMENTS_LIMIT:
            self.close_with(TOO_BIG, f"A message comes in at most {FRAGMENTS_LIMIT} frames.", CLOSE_SECONDS)
        if self.closing:
            self._parts = ()
            return
        self._parts += (bytes(frame.data),)
        if frame.fin:
            parts, self._parts = self._parts, ()
            self._deliver(b"".join(parts), self._text)

    def _deliver(self, payload: bytes, text: bool) -> None:
        """Pass a whole message on; text that is not UTF-8 closes the socket."""
        if self.closing:
            return
        if text and not is_utf_8(payload):
            self.close_with(NOT_UTF_8, "Text is UTF-8.", CLOSE_SECONDS)
        else:
            self._listener(payload, text)

    def _count_ping(self) -> None:
        """Count a ping, and close the connection of a peer that sends them too fast, or does not read the answers."""
        now = self.loop.time()
        self._pings = self._pings or Bucket(PINGS.per_second, PINGS.at_once, now)
        if self._pings.take(now):
            self.close_with(Close.FLOODING, "Pings came too fast for too long.", CLOSE_SECONDS)
        if self.unsent > PONG_BYTES:
            self.transport.abort()

    # --- out --------------------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether frames may still be written."""
        return not (self.closing or self.transport.is_closing())

    @property
    def unsent(self) -> int:
        """Bytes that the peer has not read, without the kernel's buffer."""
        return self.transport.get_write_buffer_size()

    def write_frame(self, frame: bytes) -> int:
        """Send ready data frames and return `unsent`. On a closed socket nothing is sent."""
        transport = self.transport
        if not (self.closing or transport.is_closing()):
            transport.write(frame)
        return transport.get_write_buffer_size()

    def _keep_alive(self) -> None:
        """Ping the peer, and again after `PING_SECONDS`; close the connection if the last ping is not answered."""
        if self._ping:
            self.closing = True
            library = self._protocol()
            library.fail(NO_PONG, "keepalive ping timeout")
            self._send_of_library(library)
            return
        self._ping = random.randbytes(PING_BYTES)
        self.transport.write(bytes((PING, PING_BYTES)) + self._ping)
        self._timer = self.loop.call_later(PING_SECONDS, self._keep_alive)

    # --- the end ----------------------------------------------------------------------------------------------------

    def close_with(self, code: int, reason: str, abort_after: float) -> None:
        """Send a close frame; a peer that has not taken and answered it after `abort_after` seconds is cut off."""
        if self.open:
            library = self._protocol()
            library.send_close(code, reason)
            self._send_of_library(library)
            self.closing = True
            self.resume()  # so that the peer's answer is read
            self._cut_off_after(abort_after)  # the peer's answer ends it, so that no bytes in transit reset it
            self._end()

    def shutdown(self) -> None:
        """Close the socket since the node stops. Called by uvicorn."""
        if self.transport.is_closing():  # the peer has closed first, and has not read all
            self.transport.abort()
        else:
            self.close_with(RESTART, "", CLOSE_SECONDS)
            self.transport.close()

    def eof_received(self) -> None:
        """Called when the peer sends no more; asyncio closes the transport."""
        self._cut_off_after(CLOSE_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after a socket that is closed. Called by asyncio."""
        self._timer.cancel()
        self._state.connections.discard(self)
        self._end()
        self._listener = _ignore  # which would keep the connection and its session in memory

    def _protocol(self) -> ServerProtocol:
        """Return the library's state of this socket, made on first use. It gets whole frames only."""
        if self._library is None:
            self._library = ServerProtocol(state=OPEN, max_size=MAX_FRAME_BYTES)
        return self._library

    def _send_of_library(self, library: ServerProtocol) -> None:
        """Write what the library has to send; its sign for the end closes the socket."""
        for data in library.data_to_send():
            if data:
                self.transport.write(data)
            else:  # its sign for the end: the peer has closed or failed
                self.transport.close()
                self._cut_off_after(CLOSE_SECONDS)
                self._end()

    def _cut_off_after(self, seconds: float) -> None:
        """Abort the transport later: a peer that reads nothing would keep a closed transport open."""
        self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _end(self) -> None:
        """Begin to clean up, once: run `on_end` of `listen` in a task, for which a server that stops waits."""
        on_end, self._on_end = self._on_end, None
        if on_end is not None:
            task = spawn(on_end(), "the end of a connection")
            self._state.tasks.add(task)
            task.add_done_callback(self._state.tasks.discard)


def limit_send_buffer(transport: asyncio.BaseTransport) -> None:
    """Keep the kernel's send buffer small: else a peer that reads nothing would be noticed only after megabytes."""
    found = transport.get_extra_info("socket")
    if found is not None and (descriptor := found.fileno()) >= 0:
        # the object of uvloop would make a whole socket of Python for the call
        raw = socket.SocketType(socket.AF_INET, socket.SOCK_STREAM, 0, descriptor)
        try:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        finally:
            raw.detach()  # else the descriptor would be closed
