"""Parse replies of Redis as their bytes arrive. The streams of redis-py cost a task and an await for each reply."""

import asyncio
from abc import ABC, abstractmethod
from typing import Any

import hiredis

from botyard.store.error_classes import StoreUnavailable

_NOT_YET = object()


class ReplyProtocol(asyncio.Protocol, ABC):
    """A connection that redis-py opened and whose transport is taken over.

    Every reply goes to `replied`. `ended` gets an exception once the connection is unusable.
    """

    def __init__(self, connection: Any) -> None:
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self.loop.create_future()
        self._reader = hiredis.Reader(notEnoughData=_NOT_YET)
        self.transport: asyncio.Transport = connection._writer.transport
        self.transport.set_protocol(self)

    @abstractmethod
    def replied(self, reply: Any) -> None:
        """Handle a reply: a value, or a `hiredis.ReplyError`."""

    def data_received(self, data: bytes) -> None:
        """Called by asyncio."""
        try:
            self._reader.feed(data)
            while (reply := self._reader.gets()) is not _NOT_YET and not self.ended.done():
                self.replied(reply)
        except hiredis.ProtocolError as error:
            self.end(StoreUnavailable(f"the bytes are no reply of Redis: {error}"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by asyncio."""
        self.end(StoreUnavailable("the connection was lost") if exc is None else exc)

    def end(self, error: Exception) -> None:
        """Mark the connection as unusable."""
        if not self.ended.done():
            self.ended.set_exception(error)
