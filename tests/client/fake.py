"""A server of the protocol that says exactly what a test has it say."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.typing import Subprotocol

from botyard_protocol import messages as m
from botyard_protocol.codec import CLIENT, Encoding, encode
from botyard_protocol.vectors import samples
from tests.support.default_game import GAME, RULES
from tests.support.toy_game import OptionsView

T = TypeVar("T")
ROOM = samples.MATCH_ROOM.id
MATCH_ROOM = msgspec.structs.replace(samples.MATCH_ROOM, game=GAME, options=OptionsView())
VIEW = RULES.view(RULES.new(2, RULES.default_options(), bytes(32)).state, (0,))
SUBPROTOCOLS = [Subprotocol(encoding.value) for encoding in Encoding]


@dataclass(frozen=True, slots=True)
class Peer:
    """The server's end of one connection."""

    socket: ServerConnection

    @property
    def encoding(self) -> Encoding:
        """The form that the client asked for."""
        return Encoding(self.socket.subprotocol)

    async def expect(self, kind: type[T], game: str = GAME) -> T:
        """The next message, which must be of this kind."""
        message = CLIENT.decode(await self.socket.recv(decode=False), self.encoding, game)
        assert isinstance(message, kind), message
        return message

    async def send(self, *messages: msgspec.Struct) -> None:
        """Send messages."""
        for message in messages:
            await self.socket.send(encode(message, self.encoding), text=self.encoding is Encoding.JSON)

    async def close(self, code: int, reason: str = "") -> None:
        """Close with a code."""
        await self.socket.close(code, reason)

    async def welcome(self) -> None:
        """Greet as servers do."""
        await self.expect(m.Hello)
        await self.send(m.Welcome("g-ann01", "Ann", "fake/1", 15))

    async def enter(self, number: int, audience: tuple[int, ...] = (0,), choices: tuple[m.Choice, ...] = ()) -> None:
        """Answer a `watch` with a snapshot at `number`."""
        asked = await self.expect(m.Watch)
        await self.send(
            m.Entered(asked.id, asked.room, audience, False, game=GAME), snapshot(number, audience, choices)
        )


@dataclass(frozen=True, slots=True)
class Fake:
    """A listening server. `peers` holds connections that no test has taken yet."""

    url: str
    peers: asyncio.Queue[Peer]

    async def peer(self) -> Peer:
        """The next connection."""
        return await self.peers.get()


@asynccontextmanager
async def fake_server() -> AsyncIterator[Fake]:
    """A server on a free port of the loopback."""
    peers: asyncio.Queue[Peer] = asyncio.Queue()

    async def handle(socket: ServerConnection) -> None:
        peers.put_nowait(Peer(socket))
        await socket.wait_closed()

    async with serve(handle, "127.0.0.1", 0, subprotocols=SUBPROTOCOLS, compression=None, close_timeout=0.5) as server:
        host, port = next(iter(server.sockets)).getsockname()
        yield Fake(f"ws://{host}:{port}/ws", peers)


def snapshot(
    number: int, audience: tuple[int, ...] = (0,), choices: tuple[m.Choice, ...] = (), epoch: int = 1
) -> m.Snapshot:
    """A snapshot of a running match."""
    return m.Snapshot(epoch, number, audience, MATCH_ROOM, VIEW, choices)
