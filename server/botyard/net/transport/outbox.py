"""The way out of a socket where the driver of `wire.py` is absent: a bounded queue and one writer task."""

import asyncio
import logging
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from botyard.background_tasks import spawn
from botyard.logs import about, reason
from botyard.net.transport.frames import Opcode, payload_of
from botyard.net.transport.websocket_driver import EXTENSION, SocketProtocol

log = logging.getLogger("botyard.net")


class Socket(Protocol):
    """What a connection needs of its socket."""

    @property
    def open(self) -> bool:
        """Whether frames may still be written."""
        ...

    @property
    def closing(self) -> bool:
        """Whether this side has begun to close: what still comes is served no more."""
        ...

    @property
    def unsent(self) -> int:
        """Bytes that the peer has not taken yet."""
        ...

    def pause(self) -> None:
        """Read no more: the peer sends faster than it is served."""
        ...

    def resume(self) -> None:
        """Read on."""
        ...

    @property
    def given_up(self) -> bool:
        """Whether the task that serves the socket was cancelled because the peer takes nothing any more."""
        ...

    def write_frame(self, frame: bytes) -> int:
        """Send a ready data frame, and tell `unsent`; nothing is sent on a closed socket."""
        ...

    def close_with(self, code: int, reason: str, abort_after: float) -> None:
        """Send a close frame; a peer that has not taken it after `abort_after` seconds is cut off."""
        ...


class QueuedSocket:
    """A socket of another driver, written by a task of its own. `given_up`: why the task that made it was cancelled."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._owner = asyncio.current_task()
        self.given_up = False
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
        """Nothing: whoever serves it reads one message at a time."""

    def resume(self) -> None:
        """Nothing."""

    def write_frame(self, frame: bytes) -> int:
        """Queue a ready data frame, and tell how much is unsent."""
        if self.open:
            self.unsent += len(frame)
            self._frames.put_nowait(frame)
        return self.unsent

    def close_with(self, code: int, reason: str, abort_after: float) -> None:
        """Close after what is queued; a peer that has not taken it after `abort_after` seconds is given up."""
        if self.open:
            self._closing = (code, reason)
            self._frames.put_nowait(None)
            asyncio.get_running_loop().call_later(abort_after, self._give_up)

    def _give_up(self) -> None:
        """The peer takes nothing, not even the close frame, and only the owner's end makes the driver let go of it."""
        if not self._task.done() and self._owner is not None:
            self.given_up = True
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

    async def _send(self, frame: bytes) -> None:
        opcode, payload = payload_of(frame)
        if opcode is Opcode.TEXT:
            await self._websocket.send_text(payload.decode())
        else:
            await self._websocket.send_bytes(payload)


def socket_of(websocket: WebSocket) -> Socket:
    """The way out of an accepted websocket: its driver if that is ours, else a queue."""
    found = websocket.scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, SocketProtocol) else QueuedSocket(websocket)
