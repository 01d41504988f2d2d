"""The base of the client's requests: a session, the connection under it, and the callers that wait for answers.

A refusal is raised as an error.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator
from typing import TypeVar

from botyard.client.connection import Disconnected
from botyard.client.feed import Feed, Record
from botyard.client.model import Model
from botyard.client.reconnecting_link import Link, Target
from botyard.client.session import Session
from botyard.client.shares import LuckCheck, Shares
from botyard_protocol import messages as m
from botyard_protocol.codes import Code

A = TypeVar("A")

PROGRAM = "botyard-python/1"


class Refused(Exception):
    """The server has said no. `code` is from `botyard_protocol.codes.Code`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message


class Requests:
    """Asks the server, and waits for its answer however often the connection breaks meanwhile."""

    def __init__(self, target: Target, record: Record | None = None) -> None:
        """Make a client that is not connected yet: see `open`. `record`: gets all messages that are received."""
        self._session = Session(PROGRAM, secrets.token_hex(4))
        self._link = Link(self._session, target, self._pass_on_message, self._ended)
        self._record = record
        self._answers: dict[str, asyncio.Future[m.ServerMessage]] = {}  # by id of the request that waits
        self._feeds: set[Feed] = set()
        self._changed = asyncio.Event()  # set, and replaced, when the model has changed
        self._end: Disconnected | None = None  # why the client has ended
        self._shares = Shares()  # of the chance of matches: what this client has committed to

    async def open(self) -> None:
        """Connect and be welcomed. Raises `Disconnected`."""
        await self._link.open()
        try:
            await self.until(lambda model: model.welcome is not None)
        except BaseException:
            await self.close()
            raise

    @property
    def model(self) -> Model:
        """The state of the client after all messages so far."""
        return self._session.model

    @property
    def identity(self) -> str:
        """The public identity of this client."""
        assert self.model.welcome is not None
        return self.model.welcome.identity

    @property
    def view(self) -> m.GameView:
        """The game as we may know it, at `model.number`. Raises `Refused` (`not_started`) before the match."""
        if self.model.view is None:
            raise Refused(Code.NOT_STARTED, "There is no match to look at.")
        return self.model.view

    @property
    def luck(self) -> LuckCheck | None:
        """Whether the luck of the match was what everyone had committed to; None before its end, and if unknown."""
        return None if self.model.seating is None else self._shares.check(self.model.seating)

    # --- following ---

    @contextlib.contextmanager
    def messages(self) -> Iterator[Feed]:
        """Yield an iterator over all messages that come during the block. A slow reader loses it: see `Feed`."""
        feed = Feed()
        self._feeds.add(feed)
        try:
            yield feed
        finally:
            self._feeds.discard(feed)

    async def until(self, holds: Callable[[Model], bool]) -> None:
        """Wait until `holds` is true of the model. Raises `Disconnected` once the client has ended."""
        while not holds(self.model):
            if self._end is not None:
                raise self._end
            await self._changed.wait()

    def cut(self) -> None:
        """Break the connection as a network does; for tests of what happens then."""
        self._link.cut()

    async def close(self) -> None:
        """End the client. All calls that still wait raise `Disconnected`."""
        await self._link.close()

    # --- asking ---

    async def _ask(
        self, make: Callable[[str], m.ClientMessage], wanted: type[A] | tuple[type[A], ...], id: str | None = None
    ) -> A:
        """Send a request, and return its answer of the type `wanted`. Raises `Refused` for a refusal.

        `make`: makes the message from an id; `id`: a new one if None.
        """
        answer = await self._send_and_wait(make, id or self._session.new_id())
        if isinstance(answer, wanted):
            return answer
        assert isinstance(answer, m.Rejected | m.Error), f"{answer} is no answer to this"
        raise Refused(answer.code, answer.message)

    async def _send_and_wait(self, make: Callable[[str], m.ClientMessage], id: str) -> m.ServerMessage:
        """Send the message that `make` makes of an id, and wait for any answer to it, over lost connections too.

        Raises `Disconnected` once the client has ended.
        """
        if self._end is not None:
            raise self._end
        assert id not in self._answers, f"{id} is being asked already"
        future: asyncio.Future[m.ServerMessage] = asyncio.get_running_loop().create_future()
        self._answers[id] = future
        self._link.post(self._session.ask(id, make(id)))
        try:
            return await future
        finally:
            del self._answers[id]
            self._session.forget(id)

    def _promise(self, contribution: str | None) -> str | None:
        """The commitment to a share of chance, None without one."""
        return None if contribution is None else self._shares.draw(self.identity, contribution)

    def _share(self) -> None:
        """Send our commitments to shares of chance, and the shares to open, that are due in the room entered."""
        for request in self._shares.take_due(self.model, self._session.new_id):
            self._link.post(self._session.ask(request.id, request))

    def _pass_on_message(self, message: m.ServerMessage, answered: tuple[str, ...]) -> None:
        """Pass a message to the record, the feeds and those who wait for it. The model has taken it before.

        `answered`: the ids of requests that it answers.
        """
        if self._record is not None:
            self._record.receive(message, self.model.audience)
        if isinstance(message, m.Entered) and message.id is not None:
            self._shares.entered(message.room)
        self._share()
        for feed in self._feeds:
            feed.put(message)
        for id in answered:
            self._tell(id, message)
        self._wake()

    def _tell(self, id: str, answer: m.ServerMessage) -> None:
        """Give an answer to the call that waits for it, if one does."""
        waiting = self._answers.get(id)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def _ended(self, end: Disconnected) -> None:
        """End everything that waits for the server with `end`. The link calls it when it does not connect again."""
        self._end = end
        for future in self._answers.values():
            if not future.done():
                future.set_exception(end)
        for feed in self._feeds:
            feed.end(end)
        self._wake()

    def _wake(self) -> None:
        """Wake all calls that wait for a state of the model."""
        self._changed.set()
        self._changed = asyncio.Event()
