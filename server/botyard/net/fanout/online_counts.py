"""How many people are here, on all nodes, for whoever is in the lobby."""

import asyncio
import logging
import secrets

from botyard.background_tasks import cancel_all, spawn
from botyard.net.fanout.hubs import Hubs
from botyard.net.fanout.lobby_feed import LobbyFeed
from botyard.store.error_classes import StoreUnavailable
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.store import Store
from botyard_protocol.messages import LobbyCounts

log = logging.getLogger("botyard.net")

COUNT_SECONDS = 1.0
REPORT_SECONDS = 5.0
"""So often a node says how many people it has even if that is as before."""


class OnlineCounts:
    """Says how many people this node has, and tells the lobby how many there are.

    Each node counts a person once, however many connections they have there.
    """

    def __init__(self, store: Store, hubs: Hubs, feed: LobbyFeed) -> None:
        self._listing = LobbyIndexStore(store)
        self._hubs = hubs
        self._feed = feed
        self._node = secrets.token_hex(8)
        self._said = (-1, -1)
        self._saying = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to count."""
        self._task = spawn(self._count_on(), "counts")

    async def stop(self) -> None:
        """Count no more: the people of this node are elsewhere now."""
        if self._task is not None:
            await cancel_all([self._task])
        try:
            await self._listing.forget(self._node)
        except StoreUnavailable:
            log.debug("what this node said of itself is forgotten by itself")

    async def _count_on(self) -> None:
        while True:
            try:
                await self._count(asyncio.get_running_loop().time())
            except StoreUnavailable:
                log.debug("people are counted when the store is back")
            await asyncio.sleep(COUNT_SECONDS)

    async def _count(self, now: float) -> None:
        here = self._here()
        if here != self._said or now >= self._saying:
            people, in_rooms = await self._listing.count(self._node, *here)
            self._said, self._saying = here, now + REPORT_SECONDS
        elif self._feed.is_watched:
            people, in_rooms = await self._listing.count()
        else:
            return
        self._feed.set_counts(LobbyCounts(people, in_rooms, await self._listing.playing()))

    def _here(self) -> tuple[int, int]:
        """How many people are connected to this node, and how many of them are in a room."""
        connections = self._hubs.connections
        inside = {connection.identity.id for connection in connections if connection.hub is not None}
        return len({connection.identity.id for connection in connections}), len(inside)
