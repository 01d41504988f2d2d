"""A TCP proxy that delays, swallows and cuts what goes through it."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from botyard.background_tasks import spawn

log = logging.getLogger("botyard.tests.wire")

CHUNK = 65_536

Address = str | tuple[str, int]
"""The path of a unix socket, or host and port."""


@dataclass(slots=True)
class Effects:
    """The effects of faults on connections, so that one without effect is not counted. In bytes, but for `cut`."""

    delayed: int = 0
    swallowed: int = 0
    cut: int = 0


class Wire:
    """Listens on a port of its own and passes everything on to `target`. `delay`: from and to, in seconds."""

    def __init__(self, target: Address, chance: random.Random) -> None:
        self._target = target
        self._chance = chance
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.links: set[Link] = set()
        self.delay: tuple[float, float] | None = None
        self.black_hole = False
        self.effects = Effects()

    @property
    def port(self) -> int:
        """Where it listens, on 127.0.0.1."""
        assert self._server is not None
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)

    async def stop(self) -> None:
        """Listen no more and cut everything."""
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> int:
        """Cut all connections; how many there were."""
        links = list(self.links)
        for link in links:
            link.cut()
        self.effects.cut += len(links)
        return len(links)

    def link(self, near: "End", far: "End") -> "Link":
        """A new connection."""
        return Link(self, near, far)

    async def spoil(self, data: bytes) -> bytes:
        """Delay or swallow bytes; return the rest of them."""
        if self.delay is not None:
            self.effects.delayed += len(data)
            await asyncio.sleep(self._chance.uniform(*self.delay))
        if self.black_hole:
            self.effects.swallowed += len(data)
            return b""
        return data

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Link a new connection with one to the target; drop it if the target takes none."""
        try:
            far = await _dial(self._target)
        except OSError:
            writer.transport.abort()
            return
        link = self.link(End(reader, writer), far)
        self.links.add(link)
        for passing in (spawn(link.pass_there(), "wire there"), spawn(link.pass_back(), "wire back")):
            self._tasks.add(passing)
            passing.add_done_callback(self._tasks.discard)


async def _dial(target: Address) -> "End":
    """Connect to a target: the path of a socket, or a host and a port."""
    if isinstance(target, str):
        return End(*await asyncio.open_unix_connection(target))
    return End(*await asyncio.open_connection(*target))


@dataclass(slots=True)
class End:
    """One side of a connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def abort(self) -> None:
        """Drop it, without a word."""
        self.writer.transport.abort()


class Link:
    """One connection through a wire: `near` is the client, `far` the target."""

    def __init__(self, wire: Wire, near: End, far: End) -> None:
        self._wire = wire
        self.near = near
        self.far = far

    async def pass_there(self) -> None:
        """Pass on what comes from near, until it ends."""
        await self._pass(self.near, self.there)

    async def pass_back(self) -> None:
        """Pass on what comes from far, until it ends."""
        await self._pass(self.far, self.back)

    async def there(self, data: bytes) -> None:
        """Pass bytes on to the target."""
        self.far.writer.write(data)
        await self.far.writer.drain()

    async def back(self, data: bytes) -> None:
        """Pass bytes back."""
        self.near.writer.write(data)
        await self.near.writer.drain()

    def cut(self) -> None:
        """Break both sides."""
        self._wire.links.discard(self)
        self.near.abort()
        self.far.abort()

    def end(self) -> None:
        """Close both sides since one has ended; the other one gets all that was sent before."""
        self._wire.links.discard(self)
        self.near.writer.close()
        self.far.writer.close()

    async def _pass(self, source: End, on: Callable[[bytes], Awaitable[None]]) -> None:
        """Hand what comes from one side, spoilt as the wire spoils it, to `on`; end the link with it."""
        try:
            while data := await source.reader.read(CHUNK):
                if data := await self._wire.spoil(data):
                    await on(data)
        except OSError as error:
            log.debug("a connection broke: %s", error)
        finally:
            self.end()
