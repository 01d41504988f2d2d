"""A websocket client as thin as can be, so that a generator of load costs less than what it measures."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

OnFrame = Callable[[bytes], None]
BINARY, PING, PONG = 0x82, 0x89, 0x8A
MASK = bytes(4)
"""Servers may not care which mask a client draws; zeros cost nothing."""


class Peer(asyncio.Protocol):
    """One socket. `on_frame` gets the payload of every binary frame; `received` counts payload bytes."""

    def __init__(self, host: str, port: int, token: str, on_frame: OnFrame) -> None:
        self._request = _handshake(host, port, token)
        self._on_frame = on_frame
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say who we are."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's does not say so by its class
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Hand out whole frames."""
        self._buffer += data
        if not self.open.done() and not self._upgraded():
            return
        while self._next_frame():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody should be cut off while a load is measured."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("the handshake was refused"))

    def send(self, payload: bytes) -> None:
        """Send one binary frame of less than 64 KiB."""
        self._write(BINARY, payload)

    def _write(self, first: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + MASK + payload)

    def close(self) -> None:
        """Cut the connection."""
        if self._transport is not None:
            self._transport.abort()

    def _upgraded(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")])
        if b" 101 " not in status:
            self.open.set_exception(ConnectionError(status.decode()))
            return False
        del self._buffer[: end + 4]
        self.open.set_result(None)
        return True

    def _next_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start = {126: 4, 127: 10}.get(buffer[1], 2)
        if len(buffer) < start:
            return False
        size = buffer[1] if start == 2 else int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        first, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        if first == PING:
            self._write(PONG, payload)
        elif first == BINARY:
            self.received += size
            self._on_frame(payload)
        return True


async def connect(host: str, port: int, token: str, on_frame: OnFrame) -> Peer:
    """A socket that speaks `botyard.v1`. Raises `ConnectionError` if it is refused."""
    loop = asyncio.get_running_loop()
    _, peer = await loop.create_connection(lambda: Peer(host, port, token, on_frame), host, port)
    await peer.open
    return peer


def _handshake(host: str, port: int, token: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Protocol: botyard.v1",
        f"Authorization: Bearer {token}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
