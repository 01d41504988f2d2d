"""Stands between a node and Redis, and loses replies to commits: the script has run, and nobody hears of it."""

import asyncio
from contextlib import suppress

from server.tasks import spawn

COMMITTED = b"committed"


class Proxy:
    """A TCP port in front of a Redis on a unix socket. `lose(n)` cuts the connection at each of the next n commits."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._to_lose = 0
        self.lost = 0
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        """Where a node finds it."""
        assert self._server is not None
        return f"redis://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def stop(self) -> None:
        """Cut everything."""
        assert self._server is not None
        self._server.close()
        for writer in self._writers:
            writer.close()

    def lose(self, count: int) -> None:
        """Lose the replies to the next commits."""
        self._to_lose += count

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(self._target)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, back}
        spawn(self._pump(reader, back, False), "proxy there")
        spawn(self._pump(there, writer, True), "proxy back")

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, replies: bool) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                if replies and self._to_lose and COMMITTED in data:
                    self._to_lose -= 1
                    self.lost += 1
                    break
                sink.write(data)
                await sink.drain()
        sink.close()
        self._writers.discard(sink)
