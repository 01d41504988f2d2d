"""Messages on their way to one reader inside the program, bounded."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from botyard_protocol.messages import ServerMessage

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
