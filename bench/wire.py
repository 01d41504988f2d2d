"""A minimal websocket client, so that a generator of load costs less than the server that it measures.

All that depends on the layout of frames is here. The tags and fields of messages come from `protocol/`; functions that
must be cheap look only at the first bytes of a frame.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, cast

import msgpack  # type: ignore[import-untyped]

from botyard_protocol import messages as m
from botyard_protocol.schema import fields, members, tag_of

OnFrame = Callable[[bytes], None]
BINARY, CLOSE, PING, PONG = 0x82, 0x88, 0x89, 0x8A
MASK = bytes(4)
"""The mask of each frame: servers accept any, and zeros change no byte."""
STARTS = {126: 4, 127: 10}
"""The offset of the payload of a frame, by its second byte; 2 for all other bytes."""
INTEGERS = {0xCC: 1, 0xCD: 2, 0xCE: 4, 0xCF: 8}
"""The sizes in bytes of msgpack's unsigned integers, by the byte before them; any other byte is the number itself."""

UPDATE, SNAPSHOT = cast(int, tag_of(m.EventFrame)), cast(int, tag_of(m.Snapshot))
ACCEPTED, ENTERED = cast(int, tag_of(m.Accepted)), cast(int, tag_of(m.Entered))


def _place(cls: Any, name: str) -> int | None:
    """Return the index of a field in the array of a message, None without it; the tag is at 0."""
    names = [field.name for field in fields(cls)]
    return names.index(name) + 1 if name in names else None


CHOICES_AT = {tag_of(cls): place for cls in members(m.ServerMessage) if (place := _place(cls, "choices")) is not None}
"""The index of the open choices, by the tag of each message that has them."""
assert (_place(m.EventFrame, "number"), _place(m.Snapshot, "number")) == (2, 2)  # `number_of` skips the epoch


def tag(payload: bytes, start: int = 0) -> int:
    """Return the tag of the message that starts at `start`."""
    return payload[start + 1]


def number_of(payload: bytes, start: int = 0) -> int:
    """Return the number of an update or of a snapshot that starts at `start`."""
    at = start + 2  # behind the head of the array and the tag: the epoch, which is skipped
    at += 1 + INTEGERS.get(payload[at], 0)
    size = INTEGERS.get(payload[at], 0)
    return int.from_bytes(payload[at + 1 : at + 1 + size], "big") if size else payload[at]


def choices_of(payload: bytes) -> list[list[Any]]:
    """The open choices in a message of `CHOICES_AT`, as arrays."""
    return cast(list[list[Any]], msgpack.unpackb(payload)[CHOICES_AT[tag(payload)]])


def frame(first: int, payload: bytes) -> bytes:
    """A masked frame of less than 64 KiB."""
    size = len(payload)  # the second byte: 0x80 for masked, and the size or 126 for a size in the next two bytes
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + MASK + payload


class Peer(asyncio.Protocol):
    """One socket. `on_frame` gets the payload of every binary frame; `received` counts bytes, headers included.

    `closed`: the payload of the server's close frame. `on_lost` is called once the connection has ended; `lost` says
    afterwards that it has.
    """

    def __init__(self, host: str, port: int, token: str, on_frame: OnFrame, room: str = "") -> None:
        self._request = handshake(host, port, token, room=room)
        self.on_frame = on_frame
        self.on_lost: Callable[[], None] | None = None
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        self.closed = b""
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's does not say so by its class
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Read the answer to the handshake, then handle each complete frame."""
        self._buffer = self._buffer + data if self._buffer else data
        if not self.open.done() and not self._upgraded():
            return
        at = 0
        while (end := self._frame_end(at)) is not None:
            self._take(at, end)
            at = end
        self._buffer = self._buffer[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Note the end, and fail the handshake if it was not over."""
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the handshake was refused"))
        if self.on_lost is not None:
            self.on_lost()

    def send(self, *payloads: bytes) -> None:
        """Send binary frames of less than 64 KiB each, at once."""
        assert self._transport is not None
        self._transport.write(b"".join(frame(BINARY, payload) for payload in payloads))

    def close(self) -> None:
        """Cut the connection."""
        self.on_lost = None
        if self._transport is not None:
            self._transport.abort()

    def _upgraded(self) -> bool:
        """Look for the end of the handshake in the received bytes. Returns whether the websocket is open."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = self._buffer[: self._buffer.find(b"\r\n")]
        if b" 101 " not in status:
            self.open.set_exception(ConnectionError(status.decode()))
            return False
        self._buffer = self._buffer[end + 4 :]
        self.open.set_result(None)
        return True

    def _frame_end(self, at: int) -> int | None:
        """Return where the frame that starts at `at` ends; None if it is not complete yet."""
        buffer = self._buffer
        if len(buffer) < at + 2:
            return None
        start = STARTS.get(buffer[at + 1], 2)
        if len(buffer) < at + start:
            return None
        size = buffer[at + 1] if start == 2 else int.from_bytes(buffer[at + 2 : at + start], "big")
        end = at + start + size
        return end if len(buffer) >= end else None

    def _take(self, at: int, end: int) -> None:
        """Handle a whole frame: hand its payload out, or answer a ping or a close."""
        first, payload = self._buffer[at], self._buffer[at + STARTS.get(self._buffer[at + 1], 2) : end]
        if first == BINARY:
            self.received += end - at
            self.on_frame(payload)
        elif first == PING:
            assert self._transport is not None
            self._transport.write(frame(PONG, payload))
        elif first == CLOSE:
            assert self._transport is not None
            self.closed = payload
            self._transport.write(frame(CLOSE, payload[:2]))


class Watcher(Peer):
    """A spectator that only counts bytes, and reports the number of each update; it reads nothing else of a frame.

    Updates are found at the start of what is received: a server writes each at once.
    """

    def __init__(self, host: str, port: int, token: str, on_update: Callable[[int], None] | None) -> None:
        super().__init__(host, port, token, self._entering)
        self._on_update = on_update
        self.inside = False

    def data_received(self, data: bytes) -> None:
        """Read all frames until the snapshot; after it only count bytes, report updates, and answer pings."""
        if not self.inside:
            super().data_received(data)
            return
        self.received += len(data)
        if data[0] == BINARY:
            start = STARTS.get(data[1], 2)
            if self._on_update is not None and data[start + 1] == UPDATE:
                self._on_update(number_of(data, start))
        if PING in (data[0], data[-6:][0]):  # a server's ping has 2 bytes of head and 4 of payload
            self._pong(data)

    def _entering(self, payload: bytes) -> None:
        """Look for the snapshot: with it the spectator is inside."""
        self.inside = self.inside or tag(payload) == SNAPSHOT

    def _pong(self, data: bytes) -> None:
        """Answer a ping at the start or the end of the received bytes; a ping in the middle gets no answer."""
        assert self._transport is not None
        for at in (0, len(data) - 6):
            if data[at : at + 2] == bytes((PING, 4)):
                self._transport.write(frame(PONG, data[at + 2 : at + 6]))
                return


async def connect(host: str, port: int, token: str, on_frame: OnFrame, room: str = "") -> Peer:
    """A socket that speaks `botyard.v1`; `room`: the one that its address names. Raises `ConnectionError`."""
    loop = asyncio.get_running_loop()
    _, peer = await loop.create_connection(lambda: Peer(host, port, token, on_frame, room), host, port)
    await peer.open
    return peer


async def watcher(host: str, port: int, token: str, on_update: Callable[[int], None] | None = None) -> Watcher:
    """A socket that only counts; `on_update` gets the numbers of updates. Raises `ConnectionError`."""
    loop = asyncio.get_running_loop()
    _, peer = await loop.create_connection(lambda: Watcher(host, port, token, on_update), host, port)
    await peer.open
    return peer


def handshake(host: str, port: int, token: str, *more: str, room: str = "") -> bytes:
    """The request that opens a websocket; `more`: further lines of its head. `room`: the one that its address names."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /ws{room and f'?room={room}'} HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Protocol: botyard.v1",
        f"Authorization: Bearer {token}",
        *more,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
