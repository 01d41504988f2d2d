"""The numbers of people online and in rooms, on all nodes, for the connections in the lobby."""

import asyncio
import logging
import secrets

from botyard.background_tasks import Loops
from botyard.lobby.pools import waiting
from botyard.lobby.room_list import RoomList
from botyard.net.fanout.hubs import Hubs
from botyard.net.fanout.lobby_feed import LobbyFeed
from botyard.store.error_classes import StoreUnavailable
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.store import Store
from botyard_protocol.messages import LobbyCounts

log = logging.getLogger("botyard.net")

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
        self._feed.set_counts(LobbyCounts(people, in_rooms, await self._listing.playing(), looking))

    def _own_counts(self) -> tuple[int, int]:
        """Return how many people are connected to this node, and how many of them are in a room."""
        connections = self._hubs.connections
        inside = {connection.identity.id for connection in connections if connection.hub is not None}
        return len({connection.identity.id for connection in connections}), len(inside)
