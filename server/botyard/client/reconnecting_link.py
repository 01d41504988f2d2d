"""The link of a session: sends its messages, delivers messages to it, and connects again when a connection is lost."""

import asyncio
import logging
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from botyard.client.connection import CLIENT_FAILED, NO_CLOSE, Connection, Disconnected
from botyard.client.session import Session
from botyard_protocol.codec import DecodeError, Encoding
from botyard_protocol.codes import Code
from botyard_protocol.messages import ClientMessage, ServerMessage, Welcome

log = logging.getLogger("botyard.client")

Heard = Callable[[ServerMessage, tuple[str, ...]], None]
"""Called with every message, and with the ids of the requests that it answers."""


@dataclass(frozen=True, slots=True)
class Backoff:
    """Delays in seconds: `first`, twice that, and so on up to `most`; each is shortened by chance by up to a half.

    Chance spreads the clients of a server that was restarted.
    """

    first: float = 0.1
    most: float = 5.0

    def delay(self, failures: int) -> float:
        """The delay after so many failures in a row, at least one."""
        longest = min(self.most, self.first * 2.0 ** min(failures - 1, 32))
        return longest * random.uniform(0.5, 1.0)


@dataclass(frozen=True, slots=True)
class Target:
    """Where to connect and how. Of several `urls` the next is taken after each loss; `silence` is in seconds."""

    urls: tuple[str, ...]
    token: str
    encoding: Encoding
    backoff: Backoff | None
    silence: float


class Link:
    """A connection that lasts over losses.

    `heard`: called with every message. `ended`: called once, with why there is no connection any more and none will be.
    """

    def __init__(self, session: Session, target: Target, heard: Heard, ended: Callable[[Disconnected], None]) -> None:
        self._session = session
        self._target = target
        self._heard, self._ended = heard, ended
        self._losses = 0  # in all, for the choice of the next URL
        self._failures = 0  # since the last welcome, for the delay
        self._connection: Connection | None = None
        self._outgoing: asyncio.Queue[ClientMessage] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect for the first time. Raises `Disconnected`."""
        self._task = asyncio.create_task(self._run(await self._open()), name="botyard client")

    async def close(self) -> None:
        """Disconnect for good."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def post(self, messages: Iterable[ClientMessage]) -> None:
        """Send messages in order; those for a connection that is lost meanwhile are not sent."""
        for message in messages:
            self._outgoing.put_nowait(message)

    def cut(self) -> None:
        """Break the connection as a network does."""
        if self._connection is not None:
            self._connection.cut()

    # --- one connection after the other ---

    async def _run(self, connection: Connection) -> None:
        """Serve one connection after the other until one ends for good, and report why."""
        end = Disconnected(NO_CLOSE, "closed by ourselves")
        try:
            while True:
                lost = await self._serve_connection(connection)
                self._session.closed()
                log.info("connection lost: %s", lost)
                connection = await self._again(lost)
        except Disconnected as error:
            end = error
        except Exception as error:
            log.exception("a message was not taken in")
            end = Disconnected(CLIENT_FAILED, f"this client has failed: {type(error).__name__}: {error}")
            end.__cause__ = error
        finally:
            self._ended(end)

    async def _again(self, lost: Disconnected) -> Connection:
        """Connect again after pauses, and return the new connection.

        Raises `Disconnected` when no attempt is to follow: there is no `backoff`, or the loss is of a kind that lasts.
        """
        while (backoff := self._target.backoff) is not None and lost.come_back:
            self._losses += 1
            self._failures += 1
            await asyncio.sleep(max(lost.after, backoff.delay(self._failures)))
            try:
                return await self._open()
            except Disconnected as error:
                lost = error
        raise lost

    async def _open(self) -> Connection:
        """Connect to the URL whose turn it is: the next one after each loss. Raises `Disconnected`."""
        target = self._target
        return await Connection.open(
            target.urls[self._losses % len(target.urls)], target.token, target.encoding, target.silence
        )

    # --- one connection ---

    async def _serve_connection(self, connection: Connection) -> Disconnected:
        """Use a connection until it is lost, and return why it was."""
        self._connection, self._outgoing = connection, asyncio.Queue()
        self.post(self._session.opened())
        async with connection:
            both = [
                asyncio.create_task(self._write_messages(connection)),
                asyncio.create_task(self._read_messages(connection)),
            ]
            try:
                done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            finally:
                await _stop(both)
        return done.pop().result()

    async def _write_messages(self, connection: Connection) -> Disconnected:
        """Send messages until the connection is lost, and return why it was."""
        try:
            while True:
                await connection.send(await self._outgoing.get())
        except Disconnected as lost:
            return lost

    async def _read_messages(self, connection: Connection) -> Disconnected:
        """Take messages until the connection is lost, and return why it was."""
        while True:
            try:
                self._take_message(await connection.receive())
            except DecodeError as error:
                self._unreadable(error)
            except Disconnected as lost:
                return lost

    def _take_message(self, message: ServerMessage) -> None:
        """Let the session take a message, send what it asks for, and pass the message on."""
        if isinstance(message, Welcome):
            self._failures = 0
        step = self._session.receive(message)
        self.post(step.send)
        if step.retry is not None:
            asyncio.get_running_loop().call_later(step.after / 1000, self._retry, step.retry)  # `after` is in ms
        self._heard(message, step.answered)

    def _retry(self, id: str) -> None:
        self.post(self._session.ask_again(id))

    def _unreadable(self, error: DecodeError) -> None:
        """Go on after a message that we cannot read, since a newer server says more than we know.

        A message of an unknown type can be left out. Any other may be about the room: ask for a snapshot.
        """
        log.info("a message was not understood: %s", error)
        if error.code is not Code.UNKNOWN_MESSAGE:
            self.post(self._session.ask_snapshot())


async def _stop(tasks: list[asyncio.Task[Disconnected]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
