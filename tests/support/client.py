"""A plain WebSocket client, which sends what a test asks for and keeps all messages that it receives."""

import asyncio
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from botyard_protocol import messages as m
from botyard_protocol.codec import SERVER, Encoding, encode
from botyard_protocol.json_form import to_named

SECONDS = 60.0

_ids = count()

M = TypeVar("M", bound=msgspec.Struct)


class Client:
    """One connection. `heard`: all messages, in order; `raw`: their bytes; `times`: when they came (ms since 1970)."""

    def __init__(
        self,
        port: int,
        token: str,
        encoding: Encoding = Encoding.MSGPACK,
        receive_buffer: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """`receive_buffer`: bytes that the system takes for a client that does not read. `headers`: further ones."""
        self._port = port
        self._receive_buffer = receive_buffer
        self._headers = {"Authorization": f"Bearer {token}", **(headers or {})}
        self.encoding = encoding
        self.game: str | None = None
        self.heard: list[Any] = []
        self.raw: list[bytes] = []
        self.times: list[int] = []
        self._read = 0
        self._news = asyncio.Event()
        self.closed: tuple[int, str] | None = None

    async def __aenter__(self) -> "Client":
        self.socket: ClientConnection = await connect(
            f"ws://127.0.0.1:{self._port}/ws",
            subprotocols=[Subprotocol(self.encoding.value)],
            additional_headers=self._headers,
            compression=None,
            max_size=None,
            sock=self._dial(),
        )
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.socket.close()
        await self._listening

    def _dial(self) -> socket.socket:
        """A connected socket, with the wanted buffer."""
        dialled = socket.socket()
        if self._receive_buffer is not None:
            dialled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self._receive_buffer)
        dialled.connect(("127.0.0.1", self._port))
        dialled.setblocking(False)
        return dialled

    async def hello(self) -> "Client":
        """Say hello; returns itself once welcomed."""
        await self.send(m.Hello("tests"))
        await self.next(m.Welcome)
        return self

    async def send(self, message: msgspec.Struct) -> None:
        """Send a message."""
        await self.send_bytes(encode(message, self.encoding))

    async def send_bytes(self, payload: bytes) -> None:
        """Send a frame of the kind that the encoding uses."""
        with suppress(ConnectionClosed):
            await self.socket.send(payload.decode() if self.encoding is Encoding.JSON else payload)

    def id(self) -> str:
        """A new id."""
        return f"c{next(_ids)}"

    async def ask(self, make: Callable[[str], msgspec.Struct], id: str | None = None) -> Any:
        """Send a request made of an id, by default a new one; return the first message that answers it."""
        id = id or self.id()
        start = len(self.heard)
        await self.send(make(id))
        return await self._search(lambda one: getattr(one, "id", None) == id, start)

    async def next(self, kind: type[M], holds: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind, after the last one that was returned here; others before it are passed over."""
        found: M = await self._search(lambda one: isinstance(one, kind) and holds(one), self._read)
        self._read = 1 + next(place for place in range(self._read, len(self.heard)) if self.heard[place] is found)
        return found

    async def end(self) -> tuple[int, str]:
        """The code and the reason with which the server closed."""
        async with asyncio.timeout(SECONDS):
            await asyncio.shield(self._listening)
        assert self.closed is not None
        return self.closed

    async def settled(self) -> None:
        """Wait until everything that the server sent before now has been heard."""
        assert isinstance(await self.ask(m.Ping), m.Pong)

    def all(self, kind: type[M]) -> list[M]:
        """All messages of a kind so far."""
        return [one for one in self.heard if isinstance(one, kind)]

    async def _search(self, holds: Callable[[Any], bool], start: int) -> Any:
        """The first message from place `start` on for which `holds` is true; waits until it comes.

        Raises `AssertionError` if it takes too long, or if the connection ends before.
        """
        try:
            async with asyncio.timeout(SECONDS):
                while True:
                    for place in range(start, len(self.heard)):
                        if holds(self.heard[place]):
                            return self.heard[place]
                    assert self.closed is None, f"closed with {self.closed}"
                    start = len(self.heard)
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"it did not come; heard: {[to_named(one) for one in self.heard[-8:]]}") from None

    async def _listen(self) -> None:
        """Keep all messages until the connection ends."""
        with suppress(ConnectionClosed):
            async for frame in self.socket:
                payload = frame.encode() if isinstance(frame, str) else frame
                self.raw.append(payload)
                self.times.append(time.time_ns() // 1_000_000)
                message = SERVER.decode(payload, self.encoding, self.game)
                if isinstance(message, m.Entered):
                    self.game = message.game
                self.heard.append(message)
                self._news.set()
        self.closed = (self.socket.close_code or 1006, self.socket.close_reason or "")
        self._news.set()
