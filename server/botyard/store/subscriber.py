"""Subscriptions of a node: the channels of its open rooms, each at the primary that has the channel's slot.

Messages are delivered at most once, so they are only hints. After a lost connection or a moved channel `on_gap` is
called once all channels are subscribed again: the receiver then compares its rooms with their logs.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from botyard.background_tasks import spawn
from botyard.logs import about
from botyard.store.connection import CONNECT_SECONDS
from botyard.store.error_classes import StoreUnavailable
from botyard.store.primary import Primary
from botyard.store.pubsub_connection import PubSubConnection
from botyard.store.topology import Topology

log = logging.getLogger("botyard.store")

OnMessage = Callable[[str, bytes], None]
OnGap = Callable[[], None]


class Subscriber:
    """Keeps one pub/sub connection to every primary. No callback may block.

    `on_message`: takes channel and message of channels without a callback of their own (`follow`).
    `on_gap`: called when messages may have been missed.
    """

    def __init__(self, topology: Topology, on_message: OnMessage, on_gap: OnGap) -> None:
        self._topology = topology
        self._on_message = on_message
        self._followed: dict[str, Callable[[bytes], None]] = {}
        """The callbacks of channels that have one of their own."""
        self._on_gap = on_gap
        self._connections: dict[Primary, PubSubConnection] = {}
        self._wanted: dict[str, Primary] = {}
        """All channels to be subscribed, each with the primary that has its slot."""
        self._waiting: dict[str, asyncio.Future[None]] = {}
        """Set when Redis confirms the subscription of a channel."""
        self._started = False
        self._ending: set[asyncio.Task[None]] = set()
        """The ends of connections to primaries that are gone."""
        topology.on_change(self._rearrange)

    def follow(self, channel: str, on_message: Callable[[bytes], None]) -> None:
        """Subscribe to `channel` at the start. What is published there goes to `on_message`."""
        self._followed[channel] = on_message

    async def start(self) -> None:
        """Connect, stay connected, and subscribe to the channels that have a callback of their own."""
        self._started = True
        self._rearrange()
        for channel in self._followed:
            try:
                await self.subscribe(channel)
            except StoreUnavailable:  # a part of a cluster that rooms do not need
                log.warning("a channel is subscribed to when the store is back")

    async def stop(self) -> None:
        """Close all connections."""
        self._started = False
        await asyncio.gather(*self._ending, *(connection.stop() for connection in self._connections.values()))

    @property
    def alive(self) -> bool:
        """Whether all connections are up and every primary has replied recently."""
        return bool(self._connections) and all(connection.alive for connection in self._connections.values())

    async def subscribe(self, channel: str) -> None:
        """Subscribe to `channel` and wait for the confirmation.

        Raises `StoreUnavailable` after a time limit; the channel is subscribed to later all the same.
        """
        primary = self._wanted.setdefault(channel, self._topology.primary(channel))
        connection = self._connections.get(primary)
        if connection is not None and connection.is_subscribed(channel):
            return
        confirmed = self._waiting.setdefault(channel, asyncio.get_running_loop().create_future())
        if connection is not None:
            connection.add(channel)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await asyncio.shield(confirmed)
        except TimeoutError as error:
            self._waiting.pop(channel, None)
            raise StoreUnavailable("redis did not confirm a subscription") from error

    async def unsubscribe(self, channel: str) -> None:
        """Unsubscribe from `channel`."""
        primary = self._wanted.pop(channel, None)
        connection = None if primary is None else self._connections.get(primary)
        if connection is not None:
            connection.remove(channel)

    def _rearrange(self) -> None:
        """Connect to the current primaries, and move each channel to the primary that has its slot now.

        Called whenever slots have moved.
        """
        if not self._started:
            return
        primaries = self._topology.primaries
        for gone in [primary for primary in self._connections if primary not in primaries]:
            self._later(self._connections.pop(gone).stop(), gone)
        moved: dict[Primary, list[str]] = {}
        for channel, before in self._wanted.items():
            now = self._topology.primary(channel)
            if now is not before:
                moved.setdefault(now, []).append(channel)
                if before in self._connections:
                    self._connections[before].remove(channel)
        self._wanted |= {channel: primary for primary, channels in moved.items() for channel in channels}
        for primary in primaries:
            if primary not in self._connections:
                self._connections[primary] = self._connect(primary)
            elif primary in moved:
                self._connections[primary].add_all(moved[primary])

    def _connect(self, primary: Primary) -> PubSubConnection:
        """Open a connection with all wanted channels of a primary."""
        channels = {channel for channel, at in self._wanted.items() if at is primary}
        connection = PubSubConnection(primary, channels, self._on_published, self._confirm, self._topology.note_moved)
        connection.start()
        return connection

    def _on_published(self, channel: str, message: bytes) -> None:
        """Pass a message to the callback of its channel, else to `on_message`."""
        try:
            if (on_message := self._followed.get(channel)) is not None:
                on_message(message)
            else:
                self._on_message(channel, message)
        except Exception:  # an unreadable message must not end the subscription
            log.exception("a published message cannot be read", extra=about(room=channel.rpartition(":")[2]))

    def _confirm(self, channel: str | None) -> None:
        """Wake the tasks that wait for the subscription of a channel; None: messages of all may have been missed."""
        if channel is None:
            self._on_gap()
            return
        waiting = self._waiting.pop(channel, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    def _later(self, work: Coroutine[Any, Any, None], primary: Primary) -> None:
        """Run `work`, which ends the subscriptions at a primary, in a task for which `stop` waits."""
        task = spawn(work, f"subscriptions at {primary.name}")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
