"""The socket as a connection uses it; and an outbox, a queue with a writer task, for sockets of other drivers."""

import asyncio
import logging
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from botyard.background_tasks import spawn
from botyard.logs import about, reason
from botyard.net.transport.frame_codec import Opcode, payloads_of
from botyard.net.transport.websocket_driver import EXTENSION, WebSocketProtocol

log = logging.getLogger("botyard.net")


class Socket(Protocol):
    """The socket as a connection uses it."""

    @property
    def open(self) -> bool:
        """Whether frames may still be written."""
        ...

    @property
    def closing(self) -> bool:
        """Whether this side has begun to close: further messages are not served."""
        ...

    @property
    def unsent(self) -> int:
        """Bytes that the peer has not taken yet."""
        ...

    def pause(self) -> None:
        """Stop reading: the peer sends faster than it is served."""
        ...

    def resume(self) -> None:
        """Read on."""
        ...

    @property
    def abandoned(self) -> bool:
        """Whether the task that serves the socket was cancelled because the peer reads nothing."""
        ...

    def write_frame(self, frame: bytes) -> int:
        """Send ready data frames and return `unsent`. On a closed socket nothing is sent."""
        ...

    def close_with(self, code: int, reason: str, abort_after: float) -> None:
        """Send a close frame; a peer that has not taken it after `abort_after` seconds is cut off."""
        ...


class QueuedSocket:
    """A socket of another driver, written by a task of its own.

    `abandoned`: whether the task that made it was cancelled because the peer reads nothing.
    """

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._owner = asyncio.current_task()
        self.abandoned = False
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._closing: tuple[int, str] | None = None
        self.unsent = 0
        self._task = spawn(self._write(), "outbox")

    @property
    def open(self) -> bool:
        """Whether frames may still be written."""
        return self._closing is None and not self._task.done()

    @property
    def closing(self) -> bool:
        """Whether this side has begun to close."""
        return self._closing is not None

    def pause(self) -> None:
        """Do nothing: the endpoint reads one message at a time from such a socket."""

    def resume(self) -> None:
        """Do nothing."""

    def write_frame(self, frame: bytes) -> int:
        """Queue ready data frames and return how many bytes are unsent."""
        if self.open:
            self.unsent += len(frame)
            self._frames.put_nowait(frame)
        return self.unsent

    def close_with(self, code: int, reason: str, abort_after: float) -> None:
        """Close after what is queued; a peer that has not taken it after `abort_after` seconds is cut off."""
        if self.open:
            self._closing = (code, reason)
            self._frames.put_nowait(None)
            asyncio.get_running_loop().call_later(abort_after, self._abandon)

    def _abandon(self) -> None:
        """Cancel the owner of a socket whose peer does not read even the close frame; only that releases the driver."""
        if not self._task.done() and self._owner is not None:
            self.abandoned = True
            self._task.cancel()
            self._owner.cancel()

    async def _write(self) -> None:
        try:
            while (frame := await self._frames.get()) is not None:
                await self._send(frame)
                self.unsent -= len(frame)
            assert self._closing is not None
            await self._websocket.close(*self._closing)
        except (RuntimeError, WebSocketDisconnect) as error:  # Starlette's ways to say that the peer has gone
            log.debug("a peer has gone", extra=about(reason=reason(error)))

    async def _send(self, frames: bytes) -> None:
        for opcode, payload in payloads_of(frames):
            if opcode is Opcode.TEXT:
                await self._websocket.send_text(payload.decode())
            else:
                await self._websocket.send_bytes(payload)


def socket_of(websocket: WebSocket) -> Socket:
    """Return the socket of an accepted websocket: its driver if that is ours, else a queue."""
    found = websocket.scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, WebSocketProtocol) else QueuedSocket(websocket)
