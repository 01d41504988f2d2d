"""Changes of the lobby's list, for the connections that are in the lobby."""

import asyncio
import logging

from botyard.background_tasks import cancel_all, spawn
from botyard.lobby.index import LobbyIndex
from botyard.net.transport.connection import Connection
from botyard.net.transport.websocket_driver import encode_frame
from botyard.store.error_classes import StoreUnavailable
from botyard_protocol.codec import Encoding
from botyard_protocol.messages import LobbyChanged, LobbyCounts, LobbyRemoved, LobbyRooms, RoomSummary, Status

log = logging.getLogger("botyard.net")

RETRY_SECONDS = 0.25
COMPARE_SECONDS = 0.4
"""The interval of reading changes from the store: publications may be lost, and a Redis may be emptied."""


class LobbyFeed:
    """Sends each changed line of the list to the connections in the lobby.

    One task reads and sends, so that an older line never comes after a newer one.
    """

    def __init__(self, index: LobbyIndex) -> None:
        self._index = index
        self._lists: dict[Connection, str] = {}
        self._entering: dict[Connection, set[str]] = {}
        self._changed: set[str] = set()
        self._gap = False
        self._counts: LobbyCounts | None = None
        self._wake = asyncio.Event()
        self._version = 0
        self._sent: dict[str, RoomSummary | None] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start sending."""
        self._tasks = [spawn(self._send_changes(), "lobby feed"), spawn(self._keep_comparing(), "lobby comparison")]

    async def stop(self) -> None:
        """Stop sending."""
        await cancel_all(self._tasks)

    def on_change(self, room: str) -> None:
        """Send the line of `room`, which has changed."""
        for missed in self._entering.values():
            missed.add(room)
        if self._lists:
            self._changed.add(room)
            self._wake.set()

    def on_gap(self) -> None:
        """Send the whole list again: changes may have been missed."""
        self._gap = bool(self._lists)
        self._wake.set()

    async def enter(self, connection: Connection, id: str) -> None:
        """Send a connection the list, and its changes from then on. Raises `StoreUnavailable`."""
        missed = self._entering[connection] = set()
        try:
            if not self._lists:  # the list was not compared while the lobby was empty
                self._version, self._counts = await self._index.version(), None
            rooms = await self._index.rooms()
        finally:
            del self._entering[connection]
        connection.send(_list(id, rooms))
        if self._counts is not None:
            connection.send(self._counts)
        self._lists[connection] = id
        connection.in_lobby = True
        for room in missed:
            self.on_change(room)

    @property
    def is_watched(self) -> bool:
        """Whether any connection is in the lobby."""
        return bool(self._lists)

    def set_counts(self, counts: LobbyCounts) -> None:
        """Send the numbers to the connections in the lobby, and to those that enter later."""
        if counts != self._counts:
            self._counts = counts
            self._send(counts)

    def leave(self, connection: Connection) -> None:
        """Send a connection no more changes."""
        self._lists.pop(connection, None)
        connection.in_lobby = False

    async def _keep_comparing(self) -> None:
        while True:
            await asyncio.sleep(COMPARE_SECONDS)
            try:
                if self._lists:
                    await self._compare()
            except StoreUnavailable:
                log.debug("the lobby is compared when the store is back")

    async def _compare(self) -> None:
        """Send the changes since the last comparison, except lines that were sent already."""
        sent, self._sent = self._sent, {}
        self._version, changed = await self._index.changed_since(self._version)
        if changed is None:
            self.on_gap()
        for room in changed or ():
            if room not in sent or sent[room] != await self._index.summary(room):
                self.on_change(room)

    async def _send_changes(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._send_lists()
                await self._send_lines()
            except StoreUnavailable:
                log.debug("changes of the lobby are shown when the store is back")
                self._wake.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _send_lists(self) -> None:
        if self._gap:
            rooms = await self._index.rooms()
            self._gap = False
            for connection, id in list(self._lists.items()):
                connection.send(_list(id, rooms))

    async def _send_lines(self) -> None:
        while self._changed:
            room = min(self._changed)
            summary = await self._index.summary(room)
            self._changed.discard(room)
            self._sent[room] = summary
            self._send(LobbyRemoved(room) if summary is None else LobbyChanged(summary))

    def _send(self, message: LobbyChanged | LobbyRemoved | LobbyCounts) -> None:
        frames: dict[Encoding, bytes] = {}
        for connection in list(self._lists):
            encoding = connection.encoding
            connection.write(frames.get(encoding) or frames.setdefault(encoding, encode_frame(message, encoding)))


def _list(id: str, rooms: tuple[RoomSummary, ...]) -> LobbyRooms:
    running = sum(room.status is Status.PLAYING for room in rooms)
    return LobbyRooms(id, rooms, len(rooms) - running, running)
