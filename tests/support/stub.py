"""A server that answers like a Redis that cannot be used."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import hiredis

from botyard.background_tasks import spawn

LOADING = b"-LOADING Redis is loading the dataset in memory\r\n"
OLD = b"$38\r\nredis_version:5.0.7\r\nrun_id:0123456789\r\n"


def loading(_: bytes) -> bytes:
    """Reply as a Redis that was just started and has much to read."""
    return LOADING


def old(command: bytes) -> bytes:
    """Reply as a Redis that lacks what the service uses."""
    return OLD if command == b"INFO" else b"+OK\r\n"


class StubRedis:
    """A TCP port. `reply` answers each command by its name; with a `target`, new connections go on to that socket."""

    def __init__(self, reply: Callable[[bytes], bytes]) -> None:
        self._reply = reply
        self._server: asyncio.Server | None = None
        self.target: str | None = None

    @property
    def url(self) -> str:
        """Where a node finds it."""
        assert self._server is not None
        return f"redis://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def __aenter__(self) -> "StubRedis":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: Any) -> None:
        assert self._server is not None
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer the commands of a connection, or pass its bytes to the target and back."""
        with suppress(OSError):
            if self.target is None:
                await self._answer(reader, writer)
            else:
                there, back = await asyncio.open_unix_connection(self.target)
                spawn(_pump(there, writer), "stub back")
                await _pump(reader, back)
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer each command by its name until the client leaves."""
        commands = hiredis.Reader(notEnoughData=None)
        while data := await reader.read(65_536):
            commands.feed(data)
            while (command := commands.gets()) is not None:
                writer.write(self._reply(command[0].upper()))


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    """Pass bytes on until one side ends."""
    with suppress(OSError):
        while data := await source.read(65_536):
            sink.write(data)
    sink.close()
