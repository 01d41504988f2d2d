"""The HTTP driver: uvicorn's, without patience for who connects and does not ask.

uvicorn waits for ever for the rest of a request, and takes any number of sockets. This leans on internals of uvicorn
0.54 (pinned; `tests/net/test_patience.py`).
"""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 10.0
"""So long may the head of a request take, the opening handshake of a websocket included."""


class PatientProtocol(H11Protocol):
    """Closes sockets that are too many, and those that do not bring the head of a request in time.

    Too many is uvicorn's `limit_concurrency`, at which it also answers 503.
    """

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's own
        """Called by asyncio when the socket is there."""
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency:
            transport.abort()
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Called by asyncio when something has come."""
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._deadline is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by asyncio when the socket is gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
