"""Changes of the lobby's list, for the connections that look at it."""

import asyncio
import logging

from protocol.codec import Form, encode
from protocol.messages import LobbyChanged, LobbyRemoved, LobbyRooms
from server.lobby.index import LobbyIndex, load_summary
from server.net.connection import Connection
from server.net.frames import data_frame
from server.store.errors import StoreAway
from server.tasks import spawn

log = logging.getLogger("botyard.net")

RETRY_SECONDS = 0.25
COMPARE_SECONDS = 10.0
"""So often the list is compared with what it was: what is heard may have been lost, and a Redis may be emptied."""


class LobbyFeed:
    """Hears which room's line has changed, and sends the line to whoever is in the lobby.

    One task reads and sends, so that an older line never comes after a newer one.
    """

    def __init__(self, index: LobbyIndex) -> None:
        self._index = index
        self._lists: dict[Connection, str] = {}
        self._entering: dict[Connection, set[str]] = {}
        self._changed: set[str] = set()
        self._gap = False
        self._news = asyncio.Event()
        self._lines: frozenset[bytes] = frozenset()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to send."""
        self._tasks = [spawn(self._send_news(), "lobby feed"), spawn(self._compare_on(), "lobby comparison")]

    async def stop(self) -> None:
        """Send no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def heard(self, room: str) -> None:
        """The line of `room` has changed."""
        for missed in self._entering.values():
            missed.add(room)
        if self._lists:
            self._changed.add(room)
            self._news.set()

    def gap(self) -> None:
        """Changes may have been missed: everybody gets the whole list anew."""
        self._gap = bool(self._lists)
        self._news.set()

    async def enter(self, connection: Connection, id: str) -> None:
        """Give a connection the list, and its changes from then on. Raises `StoreAway`."""
        missed = self._entering[connection] = set()
        try:
            if not self._lists:  # nobody has looked: it is long ago that the list was compared
                self._lines = await self._index.lines()
            rooms = await self._index.rooms()
        finally:
            del self._entering[connection]
        connection.send(LobbyRooms(id, rooms))
        self._lists[connection] = id
        connection.in_lobby = True
        for room in missed:
            self.heard(room)

    def leave(self, connection: Connection) -> None:
        """A connection looks at the list no more."""
        self._lists.pop(connection, None)
        connection.in_lobby = False

    async def _compare_on(self) -> None:
        while True:
            await asyncio.sleep(COMPARE_SECONDS)
            try:
                if self._lists:
                    await self._compare()
            except StoreAway:
                log.debug("the lobby is compared when the store is back")

    async def _compare(self) -> None:
        before, self._lines = self._lines, await self._index.lines()
        for line in before ^ self._lines:
            if (summary := load_summary(line)) is not None:
                self.heard(summary.id)

    async def _send_news(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                await self._send_lists()
                await self._send_lines()
            except StoreAway:
                log.debug("changes of the lobby are shown when the store is back")
                self._news.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _send_lists(self) -> None:
        if self._gap:
            rooms = await self._index.rooms()
            self._gap = False
            for connection, id in list(self._lists.items()):
                connection.send(LobbyRooms(id, rooms))

    async def _send_lines(self) -> None:
        while self._changed:
            room = min(self._changed)
            summary = await self._index.summary(room)
            self._changed.discard(room)
            self._send(LobbyRemoved(room) if summary is None else LobbyChanged(summary))

    def _send(self, message: LobbyChanged | LobbyRemoved) -> None:
        frames: dict[Form, bytes] = {}
        for connection in list(self._lists):
            form = connection.form
            connection.write(frames.get(form) or frames.setdefault(form, data_frame(encode(message, form), form)))
