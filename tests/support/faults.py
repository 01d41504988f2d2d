"""A store that fails: calls that fail as on a bad network, and a server that answers like an unusable Redis.

Calls fail before they are done, or after, with the reply lost.
"""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import hiredis

from botyard.background_tasks import spawn
from botyard.store.archived_room import ArchivedRoom
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import RoomKeys
from botyard.store.room_store import CommitResult, Head, LogEnd, OnCommitted, RoomStore
from botyard.store.store import Store


class FaultyStore(Store):
    """Fails at random (`share` of the calls, before and after), and at once if a test asks for it.

    A read whose reply is lost counts as refused: it has changed nothing.

    `fail_next`: the next call is refused; `lose_next_reply`: the next commit or archive is done, but its reply is lost.
    `gate`: commits and archives wait for it. `commits`, `packs`, `refused`: how many were sent, and how many calls of
    all kinds were refused.
    """

    def __init__(self, url: str, rng: random.Random | None = None, share: float = 0.0) -> None:
        super().__init__(url)
        self.rooms: FaultyRooms = FaultyRooms(self)
        self._rng = rng or random.Random(0)
        self.share = share
        self.lose_next_reply = False
        self.fail_next = False
        self.gate: asyncio.Event | None = None
        self.commits = 0
        self.packs = 0
        self.refused = 0

    def fail_before(self) -> None:
        """Raise instead of a call, perhaps."""
        fails, self.fail_next = self.fail_next or self._rng.random() < self.share, False
        if fails:
            self.refused += 1
            raise StoreUnavailable("refused by a test")

    def fail_after(self) -> None:
        """Raise instead of the reply to a call, perhaps."""
        lost, self.lose_next_reply = self.lose_next_reply or self._rng.random() < self.share, False
        if lost:
            raise StoreUnavailable("the reply was lost by a test")


class FaultyRooms(RoomStore):
    """The rooms of a faulty store."""

    def __init__(self, store: FaultyStore) -> None:
        super().__init__(store)
        self._faults = store

    def send_commit(self, *arguments: Any) -> None:
        """As the store does, unless it fails."""
        self._faults.commits += 1
        spawn(self._send_commit(*arguments), "a commit of a test")

    async def _send_commit(self, *arguments: Any) -> None:
        """Send a commit once the gate is open, unless it is refused."""
        what, then = arguments[:-1], arguments[-1]
        if self._faults.gate is not None:
            await self._faults.gate.wait()
        try:
            self._faults.fail_before()
        except StoreUnavailable as error:
            then(error)
            return
        super().send_commit(*what, partial(self._replied, then))  # type: ignore[call-arg]

    def _replied(self, then: OnCommitted, outcome: CommitResult | StoreUnavailable) -> None:
        """Pass the outcome of a commit on, or that its reply was lost."""
        try:
            self._faults.fail_after()
        except StoreUnavailable as error:
            outcome = error
        then(outcome)

    async def read(self, at: RoomKeys, known: bytes = b"") -> Head | ArchivedRoom | None:
        """As the store does, unless it fails."""
        self._faults.fail_before()
        head = await super().read(at, known)
        self._faults.fail_before()
        return head

    async def entries(self, at: RoomKeys, first: int, last: int) -> list[bytes]:
        """As the store does, unless it fails."""
        self._faults.fail_before()
        entries = await super().entries(at, first, last)
        self._faults.fail_before()
        return entries

    async def log_ends(self, rooms: list[str]) -> list[LogEnd | None]:
        """As the store does, unless it fails."""
        self._faults.fail_before()
        ends = await super().log_ends(rooms)
        self._faults.fail_before()
        return ends

    async def archive(
        self, at: RoomKeys, archived: ArchivedRoom, kept: int | None = None, message: bytes = b""
    ) -> bool:
        """As the store does, unless it fails."""
        self._faults.packs += 1
        if self._faults.gate is not None:
            await self._faults.gate.wait()
        self._faults.fail_before()
        done = await super().archive(at, archived, kept, message)
        self._faults.fail_after()
        return done


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
