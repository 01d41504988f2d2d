"""Messages on their way to one reader inside the program, bounded; and a record of all that clients received. Pure."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from botyard_protocol.messages import Accepted, Event, EventFrame, Rejected, ServerMessage

FEED_LIMIT = 10_000


class Overrun(Exception):
    """The reader of a feed was too slow: messages after those that it has read were not kept."""


class Feed(AsyncIterator[ServerMessage]):
    """An iterator over messages. Who does not read loses the feed (`Overrun`), never the connection."""

    def __init__(self, limit: int = FEED_LIMIT) -> None:
        """`limit`: how many messages may wait to be read."""
        self._limit = limit
        self._messages: deque[ServerMessage] = deque()
        self._news = asyncio.Event()
        self._end: Exception | None = None

    def put(self, message: ServerMessage) -> None:
        """Add a message; if too many are unread, the feed ends with `Overrun`."""
        if len(self._messages) >= self._limit:
            self.end(Overrun(f"{self._limit} messages were not read"))
        elif self._end is None:
            self._messages.append(message)
            self._news.set()

    def end(self, reason: Exception) -> None:
        """Nothing more comes; the reader gets what is here, then `reason`."""
        self._end = self._end or reason
        self._news.set()

    async def __anext__(self) -> ServerMessage:
        """Wait for the next message, and return it: `async for` calls this. Raises the reason if the feed has ended."""
        while not self._messages:
            if self._end is not None:
                raise self._end
            self._news.clear()
            await self._news.wait()
        return self._messages.popleft()


Place = tuple[int, int]
"""Epoch and number."""

Seen = tuple[tuple[int, ...], tuple[Event, ...]]
"""An audience, and the events that it received."""


@dataclass(slots=True)
class Record:
    """What clients have received.

    `events`: by place. `accepted`: numbers by id. `rejected`: codes by id. `contradictions`: in words.

    A record can be shared by clients of one identity in one room.
    """

    events: dict[Place, Seen] = field(default_factory=dict)
    accepted: dict[str, int] = field(default_factory=dict)
    rejected: dict[str, str] = field(default_factory=dict)
    contradictions: list[str] = field(default_factory=list)

    def receive(self, message: ServerMessage, audience: tuple[int, ...]) -> None:
        """Take down a message that was received as `audience`."""
        match message:
            case EventFrame(epoch=epoch, number=number, events=events):
                self._see((epoch, number), (audience, events))
            case Accepted(id=id, number=number):
                self._accept(id, number)
            case Rejected(id=id, code=code):
                self._reject(id, code)

    def _see(self, place: Place, seen: Seen) -> None:
        before = self.events.setdefault(place, seen)
        if before[0] == seen[0] and before[1] != seen[1]:
            self.contradictions.append(f"entry {place} was received in two versions")

    def _accept(self, id: str, number: int) -> None:
        """Note that the request `id` became the entry `number`, and what contradicts that."""
        if self.accepted.setdefault(id, number) != number:
            self.contradictions.append(f"{id} was accepted as {self.accepted[id]} and as {number}")
        if id in self.rejected:
            self.contradictions.append(f"{id} was rejected, then accepted as {number}")

    def _reject(self, id: str, code: str) -> None:
        self.rejected[id] = code
        if id in self.accepted:
            self.contradictions.append(f"{id} was accepted as {self.accepted[id]}, then rejected: {code}")
