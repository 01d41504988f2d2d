"""What the connections in the lobby see: the first rows of both lists under a filter, and their changes.

Connections with the same filter share the rooms that pass it; those with the same rows too share a window, whose
changes are computed and encoded once.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from botyard import metrics
from botyard.background_tasks import Loops
from botyard.lobby.pools import waiting
from botyard.lobby.room_list import RoomList
from botyard.lobby.room_windows import ALL, LISTS, Change, FilteredRooms, Rows, Window, with_normal_search
from botyard.net.fanout.hubs import Hubs
from botyard.net.transport.connection import Connection, GroupWrite, broadcast
from botyard.net.transport.frame_codec import encode_frame
from botyard.store.error_classes import StoreUnavailable
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.store import Store
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding

log = logging.getLogger("botyard.net")

TOTALS_SECONDS = 1.0
"""The numbers of rooms are sent at most once in this time."""


@dataclass(slots=True, eq=False)
class Viewers:
    """The connections with one window. `totals`: the numbers of rooms that they were sent last."""

    window: Window
    totals: tuple[int, int]
    connections: set[Connection] = field(default_factory=set)


class LobbyFeed(Loops):
    """Sends the changes of the shown rows to the connections in the lobby."""

    def __init__(self, rooms: RoomList) -> None:
        self._rooms = rooms
        self._filtered: dict[m.RoomFilter, FilteredRooms] = {}
        self._viewers: dict[tuple[m.RoomFilter, Rows], Viewers] = {}
        self._viewers_of: dict[Connection, Viewers] = {}
        self._counts: m.LobbyCounts | None = None  # as they were sent last
        super().__init__((self._send_totals, "lobby totals"))
        rooms.on_changes(self._on_changes)

    async def enter(self, connection: Connection, message: m.EnterLobby) -> None:
        """Send a connection the first rows of both lists, and their changes from then on. Raises `StoreUnavailable`.

        It also gets the counts, as soon as they are known.
        """
        await self._rooms.refresh()
        if not self._viewers_of:  # nothing was counted while the lobby was empty
            self._counts = None
        self.leave(connection)
        filter = with_normal_search(message.filter or ALL)
        viewers = self._join(connection, filter, Rows(message.open, message.running))
        rooms = self._rooms.rooms
        shown = tuple(rooms[id] for id in viewers.window.shown())
        connection.send(m.LobbyRooms(message.id, shown, *viewers.window.totals))
        if self._counts is not None:
            connection.send(self._counts)

    def more(self, connection: Connection, message: m.MoreRooms) -> m.RoomsPage:
        """Return the rows of a list that follow the shown ones. From then on their changes are sent, too.

        The page is empty for a connection that is not in the lobby, and for a status that has no list.
        """
        viewers = self._viewers_of.get(connection)
        if viewers is None or message.status not in LISTS:
            return m.RoomsPage(message.id, message.status, (), 0)
        window, status = viewers.window, message.status
        first = window.rows.of(status)
        count = min(message.rows, m.MAX_ROWS - first)
        page = tuple(self._rooms.rooms[id] for id in window.filtered.rows(status, count, first))
        self.leave(connection)
        self._join(connection, window.filtered.filter, window.rows.with_more(status, count))
        return m.RoomsPage(message.id, status, page, window.filtered.total(status))

    @property
    def is_watched(self) -> bool:
        """Whether any connection is in the lobby."""
        return bool(self._viewers_of)

    def set_counts(self, counts: m.LobbyCounts) -> None:
        """Send the numbers to the connections in the lobby, and to those that enter later."""
        if counts != self._counts:
            self._counts = counts
            broadcast(counts, self._viewers_of)

    def leave(self, connection: Connection) -> None:
        """Send a connection no more changes of the lobby, and drop what only it was watching."""
        connection.in_lobby = False
        viewers = self._viewers_of.pop(connection, None)
        if viewers is None:
            return
        viewers.connections.discard(connection)
        if not viewers.connections:
            filter = viewers.window.filtered.filter
            del self._viewers[filter, viewers.window.rows]
            # equal filters are one object here: `_join` takes the key from `_filtered`
            if all(other is not filter for other, _ in self._viewers):
                del self._filtered[filter]

    def _join(self, connection: Connection, filter: m.RoomFilter, rows: Rows) -> Viewers:
        """Add a connection to those that see the same rows of the same filter, and return these."""
        viewers = self._viewers.get((filter, rows))
        if viewers is None:
            filtered = self._filtered.get(filter)
            if filtered is None:
                filtered = self._filtered[filter] = FilteredRooms(filter, self._rooms.rooms.values())
            window = Window(filtered, rows)
            viewers = self._viewers[filtered.filter, rows] = Viewers(window, window.totals)
        viewers.connections.add(connection)
        self._viewers_of[connection] = viewers
        connection.in_lobby = True
        return viewers

    # --- sending ---

    def _on_changes(self, changes: Mapping[str, Change]) -> None:
        with metrics.LOBBY_SECONDS.time():
            self._send_changes(changes)

    def _send_changes(self, changes: Mapping[str, Change]) -> None:
        """Send changes of rooms to the connections whose filter they concern."""
        # `apply` says whether a change concerns the rooms that pass the filter
        concerned = {filter for filter, filtered in self._filtered.items() if filtered.apply(changes.values())}
        frames = Frames()  # encodes each message once, and finds it again by its key: - or +, and the room's id
        for (filter, _), viewers in self._viewers.items():
            if filter in concerned:
                change = viewers.window.update(self._rooms.rooms, changes)
                for id, listed in change.removed:  # `listed`: still in the list, but behind the shown rows
                    frames.send(viewers, f"-{int(listed)}{id}", m.LobbyRemoved(id, listed))
                for room in change.changed:
                    frames.send(viewers, f"+{room.id}", m.LobbyChanged(room))

    async def _send_totals(self) -> None:
        """Send the numbers of rooms for ever to those for whom they have changed."""
        while True:
            await asyncio.sleep(TOTALS_SECONDS)
            self._set_metrics()
            frames = Frames()
            for viewers in self._viewers.values():
                totals = viewers.window.totals
                if totals != viewers.totals:
                    viewers.totals = totals
                    frames.send(viewers, str(totals), m.LobbyTotals(*totals))

    def _set_metrics(self) -> None:
        """Set the metrics of the lobby: connections, windows, and rooms by status."""
        metrics.LOBBY_WATCHERS.set(len(self._viewers_of))
        metrics.LOBBY_WINDOWS.set(len(self._viewers))
        statuses = Counter(room.status for room in self._rooms.rooms.values())
        for status in LISTS:
            metrics.LOBBY_ROOMS.labels(status.wire).set(statuses[status])


class Frames:
    """Sends messages to many connections, each encoded once per encoding. Nothing may be awaited between calls."""

    def __init__(self) -> None:
        self._frames: dict[tuple[str, Encoding], bytes] = {}
        self._written = GroupWrite()

    def send(self, viewers: Viewers, key: str, message: m.LobbyChanged | m.LobbyRemoved | m.LobbyTotals) -> None:
        """Send a message to all connections of `viewers`. `key`: names the message, to find its frames again."""
        for connection in viewers.connections:
            encoding = connection.encoding
            frame = self._frames.get((key, encoding))
            if frame is None:
                frame = self._frames[key, encoding] = encode_frame(message, encoding)
            self._written.add(connection, frame)


COUNT_SECONDS = 1.0
REPORT_SECONDS = 5.0
"""A node reports its number of people at least this often, also if it has not changed."""


class OnlineCounts(Loops):
    """Reports how many people this node has, and sends the lobby how many all nodes have.

    Each node counts an identity once, however many connections it has there.
    """

    def __init__(self, store: Store, hubs: Hubs, feed: LobbyFeed, rooms: RoomList) -> None:
        self._listing = LobbyIndexStore(store)
        self._hubs = hubs
        self._feed = feed
        self._rooms = rooms
        self._node = secrets.token_hex(8)
        self._reported = (-1, -1)  # what `_own_counts` was in the last report
        self._next_report = 0.0  # in seconds of the loop's clock
        super().__init__((self._keep_counting, "counts"))

    async def stop(self) -> None:
        """Stop counting, and withdraw the report of this node."""
        await super().stop()
        try:
            await self._listing.forget(self._node)
        except StoreUnavailable:
            log.debug("the report of this node expires by itself")

    async def _keep_counting(self) -> None:
        """Count users for ever, every `COUNT_SECONDS`."""
        while True:
            try:
                await self._report_and_count(asyncio.get_running_loop().time())
            except StoreUnavailable:
                log.debug("people are counted when the store is back")
            await asyncio.sleep(COUNT_SECONDS)

    async def _report_and_count(self, now: float) -> None:
        """Report the people of this node if their number has changed, or the last report is old (`now`: loop's clock).

        Then, and whenever a connection is in the lobby, send the lobby the counts of all nodes.
        """
        here = self._own_counts()
        if here != self._reported or now >= self._next_report:
            people, in_rooms = await self._listing.count(self._node, *here)  # with arguments it also reports them
            self._reported, self._next_report = here, now + REPORT_SECONDS
        elif self._feed.is_watched:
            people, in_rooms = await self._listing.count()
        else:
            return
        looking = waiting(self._rooms.rooms.values()) if self._feed.is_watched else 0
        self._feed.set_counts(m.LobbyCounts(people, in_rooms, await self._listing.playing(), looking))

    def _own_counts(self) -> tuple[int, int]:
        """Return how many people are connected to this node, and how many of them are in a room."""
        connections = self._hubs.connections
        inside = {connection.identity.id for connection in connections if connection.hub is not None}
        return len({connection.identity.id for connection in connections}), len(inside)
