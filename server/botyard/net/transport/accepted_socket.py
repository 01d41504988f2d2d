"""A WebSocket that was accepted without the ASGI application, as ordinary opening handshakes are.

It has what a socket needs while it is open and nothing else: no task, no queue and no parser of the library, which is
made for the first frame that is not simple. The end of the socket is reported by a call.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.frames import Opcode as FrameKind
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from botyard.background_tasks import spawn
from botyard.net.transport.frame_codec import SIMPLE, unmask
from botyard.net.transport.websocket_driver import WebSocketProtocol

PING, PONG = 0x89, 0x8A
"""First bytes of whole control frames (RFC 6455, section 5.5)."""
CONTROL_START = 6
"""The offset of the payload of a masked control frame."""
PING_BYTES = 4

AtEnd = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger("uvicorn.error")


class AcceptedSocket(WebSocketProtocol):
    """One socket, from the answer to its handshake on.

    Attributes that uvicorn's driver sets for each socket are set for the class where they begin equal.
    """

    _by_frame = True
    handshake_initiated = True
    handshake_complete = True
    close_sent = False
    disconnected = False
    read_paused = False
    initial_response = None
    client = None
    close_timer: asyncio.TimerHandle | None = None
    ping_timer: asyncio.TimerHandle | None = None
    pong_timer: asyncio.TimerHandle | None = None
    pending_ping_payload: bytes | None = None
    ping_sent_at = 0.0
    last_ping_rtt = 0.0
    curr_msg_data_type = "bytes"
    logger = log
    _at_end: AtEnd | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        transport: asyncio.Transport,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        # instead of uvicorn's, which makes a queue, an event and a parser
        self.config = config
        self.loop = loop
        self.connections = server_state.connections
        self.tasks = server_state.tasks
        self.ping_interval = config.ws_ping_interval
        self.ping_timeout = config.ws_ping_timeout
        self.transport = transport
        self.connections.add(self)

    # --- in ---------------------------------------------------------------------------------------------------------

    @property
    def conn(self) -> ServerProtocol:  # type: ignore[override]
        """The library's state of this socket, made when it is first needed."""
        if self._library is None:
            self.frames = []
            self._library = ServerProtocol(state=OPEN, max_size=self.config.ws_max_size, logger=log)
        return self._library

    def _handle_control(self, frame: bytes) -> bool:
        """Handle a ping or a pong without the library. Returns whether it is one."""
        kind = frame[0]
        if kind not in (PING, PONG) or SIMPLE.get(frame[1]) != CONTROL_START or self.close_sent:
            return False
        payload = unmask(frame, CONTROL_START)
        if kind == PONG:
            self.handle_pong(Frame(FrameKind.PONG, payload))
        else:
            self.transport.write(bytes((PONG, len(payload))) + payload)
            self._count_ping()
        return True

    # --- out --------------------------------------------------------------------------------------------------------

    def send_keepalive_ping(self) -> None:
        """Ping the peer, which has to answer in time."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = random.randbytes(PING_BYTES)
        self.ping_sent_at = self.loop.time()
        self.transport.write(bytes((PING, PING_BYTES)) + self.pending_ping_payload)
        if self.ping_timeout is None:
            self.schedule_ping()
        else:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    @property
    def writable(self) -> Any:  # type: ignore[override]
        """What uvicorn sets and clears for its own writing, of which there is none here."""
        return UNUSED

    # --- the end ----------------------------------------------------------------------------------------------------

    def on_end(self, at_end: AtEnd) -> None:
        """Call `at_end` once, in a task, when the socket is closed by either side or is being closed."""
        self._at_end = at_end

    @property
    def queue(self) -> Any:  # type: ignore[override]
        """The receiver of uvicorn's messages to an application: the only one that is sent is that of the end."""
        return _End(self)

    def end(self) -> None:
        """Begin to clean up."""
        at_end, self._at_end = self._at_end, None
        if at_end is not None:
            task = spawn(self._clean_up(at_end), "the end of a connection")
            self.tasks.add(task)  # for which a node waits that stops
            task.add_done_callback(self.tasks.discard)

    async def _clean_up(self, at_end: AtEnd) -> None:
        try:
            await at_end()
        finally:
            if self.close_timer is None:
                self.transport.close()


class _End:
    """Takes the place of a queue from which nothing is read: a message in it reports the end of the socket."""

    __slots__ = ("_socket",)

    def __init__(self, socket: AcceptedSocket) -> None:
        self._socket = socket

    def put_nowait(self, message: Any) -> None:
        """Report the end."""
        self._socket.end()

    def empty(self) -> bool:
        """Nothing waits in it."""
        return True


class _Unused:
    """Takes the place of an event for which nothing waits."""

    __slots__ = ()

    def set(self) -> None:
        """Do nothing."""

    def clear(self) -> None:
        """Do nothing."""


UNUSED = _Unused()
