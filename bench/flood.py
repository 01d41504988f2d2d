"""Connections of one address that ask as fast as they may: a process of its own, apart from the one that measures.

`python -m bench.flood PORT ROOM KIND CONNECTIONS`, where KIND is `ping` or `history`. Ten guests share the connections.
Each asks again once it is answered, and waits if it is asked to. Asks until it is ended; says when it has begun.
"""

import asyncio
import random
import sys
from typing import cast

import msgpack  # type: ignore[import-untyped]
import uvloop

from bench.processes import HOST, token
from bench.wire import BINARY, frame, handshake, tag
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.schema import tag_of

GUESTS = 10
ADDRESS = "X-Forwarded-For: 203.0.113.9"
ENTRIES = 300
ANSWERS = {cast(int, tag_of(cls)) for cls in (m.Pong, m.History)}
TRY_AGAIN = cast(int, tag_of(m.TryAgain))
SIZES = {126: 2, 127: 8}


class Asker(asyncio.Protocol):
    """One connection. Only the beginning of a frame is looked at; the rest is thrown away as it comes."""

    def __init__(self, port: int, room: str, kind: str, name: str) -> None:
        self._request = handshake(HOST, port, token(name), ADDRESS)
        self._entering: list[m.ClientMessage] = [m.Hello("flood"), m.Watch("w", room)]
        self._kind = kind
        self._head = b""
        self._left = 0
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say who we are."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Skip frames, and ask again after an answer."""
        data = self._head + data
        self._head = b""
        if not self._upgraded:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._head = data
                return
            self._upgraded = True
            self._send(*self._entering)
            self._ask()
            data = data[end + 4 :]
        self._skip(data)

    def _skip(self, data: bytes) -> None:
        at = min(self._left, len(data))
        self._left -= at
        while at < len(data):
            start = 2 + SIZES.get(data[at + 1], 0) if len(data) > at + 1 else 2
            if len(data) < at + start + 64 and not self._is_whole(data, at, start):
                self._head = data[at:]
                return
            size = data[at + 1] if start == 2 else int.from_bytes(data[at + 2 : at + start], "big")
            self._look(data[at + start : at + start + min(size, 200)])
            end = at + start + size
            self._left = max(0, end - len(data))
            at = min(end, len(data))

    @staticmethod
    def _is_whole(data: bytes, at: int, start: int) -> bool:
        if len(data) < at + start:
            return False
        size = data[at + 1] if start == 2 else int.from_bytes(data[at + 2 : at + start], "big")
        return len(data) >= at + start + size

    def _look(self, payload: bytes) -> None:
        if len(payload) < 2:
            return
        if tag(payload) in ANSWERS:
            self._ask()
        elif tag(payload) == TRY_AGAIN:
            after = msgpack.unpackb(payload)[-1]
            asyncio.get_running_loop().call_later(after / 1000, self._ask)

    def _ask(self) -> None:
        history = m.GetHistory("h", random.randint(101, ENTRIES), 100)
        self._send(history if self._kind == "history" else m.Ping("p"))

    def _send(self, *messages: m.ClientMessage) -> None:
        if not self._transport.is_closing():
            self._transport.write(b"".join(frame(BINARY, encode(one, Encoding.MSGPACK)) for one in messages))


async def flood(port: int, room: str, kind: str, connections: int) -> None:
    """Ask until the process is ended."""
    loop = asyncio.get_running_loop()
    for place in range(connections):
        name = f"flood{place % GUESTS}"
        await loop.create_connection(lambda name=name: Asker(port, room, kind, name), HOST, port)  # type: ignore[misc]
    print("begun", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(flood(int(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])))
