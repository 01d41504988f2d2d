"""The websocket driver: uvicorn's, with the socket's transport within reach of the application.

One frame, made once, is then written straight to each transport, without a task or a queue per socket. This leans on
internals of uvicorn 0.54 (pinned; `tests/net/test_wire.py`). Where the extension is absent, `ws.send` serves.
"""

import asyncio
import socket
from asyncio.transports import BaseTransport
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from protocol.codes import Close
from server.net.bucket import Bucket, Rate

EXTENSION = "botyard.socket"
SEND_BUFFER_BYTES = 64 * 1024
FRAGMENTS_LIMIT = 64
"""A message comes in so many frames at most: empty ones have no size that a limit of bytes would notice."""
PINGS = Rate(per_second=10, at_once=100)
"""Pings that a peer may send; each is answered, and nobody else sees them."""
PONG_BYTES = 64 * 1024
"""A peer that pings and leaves so much unread is cut off."""
TOO_BIG, NOT_UTF_8 = 1009, 1007
CLOSE_SECONDS = 5.0


class SocketProtocol(WebSocketsSansIOProtocol):
    """Puts itself into `scope["extensions"]`, and keeps the kernel's send buffer small.

    With a large one a reader that never reads would look healthy for megabytes.
    """

    given_up = False
    """The task that serves the socket hears of its end from uvicorn, and is never cancelled."""
    _pings: Bucket | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Called by asyncio when the socket is there."""
        raw = transport.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        super().connection_made(transport)

    def handle_connect(self, event: Any) -> None:
        """Called for the opening handshake; the application's task starts after this returns."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

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
        now = self.loop.time()
        self._pings = self._pings or Bucket(PINGS.per_second, PINGS.at_once, now)
        if self._pings.take(now):
            self.close_with(Close.FLOODING, "Pings came too fast for too long.", CLOSE_SECONDS)
        if self.unsent > PONG_BYTES:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Called for a whole message. uvicorn would log what is not UTF-8 as an error of ours, and at length."""
        if self.curr_msg_data_type == "text" and not _is_utf_8(b"".join(self.frames)):
            self.frames = []
            self.close_with(NOT_UTF_8, "Text is UTF-8.", CLOSE_SECONDS)
        else:
            super().send_receive_event_to_app()

    @property
    def open(self) -> bool:
        """Whether frames may still be written."""
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    @property
    def unsent(self) -> int:
        """Bytes that the peer has not taken yet, beyond the kernel's buffer."""
        return self.transport.get_write_buffer_size()

    def write_frame(self, frame: bytes) -> None:
        """Send a ready data frame; nothing is sent on a closed socket."""
        if self.open:
            self.transport.write(frame)

    def close_with(self, code: int, reason: str, abort_after: float) -> None:
        """Send a close frame; a peer that has not taken it after `abort_after` seconds is cut off."""
        if self.open:
            try:
                self.conn.send_close(code, reason)
            except InvalidState:  # the peer's close came first
                return
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            while not self.queue.empty():  # what came before is served no more, so that a flood ends here
                self.queue.get_nowait()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
            # as uvicorn's own close does: the peer's answer ends it, so that nothing on its way resets the connection
            self.close_timer = asyncio.get_running_loop().call_later(abort_after, self.transport.abort)


def _is_utf_8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
