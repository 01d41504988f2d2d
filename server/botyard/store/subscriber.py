"""The node's ears on Redis: it hears the channels of the rooms it has open, each at the primary that has its slot.

Publishing is at most once, so what is heard is a hint only. When a connection was lost, or channels have gone to
another primary, `on_gap` is called after everything is subscribed again: whoever listens then compares with the log.
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
    """Subscribes, listens, and stays connected, to every primary. Neither callback may block."""

    def __init__(self, topology: Topology, on_message: OnMessage, on_gap: OnGap) -> None:
        self._topology = topology
        self._on_message = on_message
        self._on_gap = on_gap
        self._ears: dict[Primary, PubSubConnection] = {}
        self._wanted: dict[str, Primary] = {}
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._started = False
        self._ending: set[asyncio.Task[None]] = set()
        topology.on_change(self._rearrange)

    def start(self) -> None:
        """Connect, and stay connected."""
        self._started = True
        self._rearrange()

    async def stop(self) -> None:
        """Let go of the connections."""
        self._started = False
        await asyncio.gather(*self._ending, *(ear.stop() for ear in self._ears.values()))

    @property
    def alive(self) -> bool:
        """Whether it is connected to every primary and has heard from each lately."""
        return bool(self._ears) and all(ear.alive for ear in self._ears.values())

    async def subscribe(self, channel: str) -> None:
        """Hear `channel`; returns when Redis has confirmed. Raises `StoreUnavailable` if it does not in time."""
        primary = self._wanted.setdefault(channel, self._topology.primary(channel))
        ear = self._ears.get(primary)
        if ear is not None and ear.hears(channel):
            return
        confirmed = self._waiting.setdefault(channel, asyncio.get_running_loop().create_future())
        if ear is not None:
            ear.add(channel)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await asyncio.shield(confirmed)
        except TimeoutError as error:
            self._waiting.pop(channel, None)
            raise StoreUnavailable("redis did not confirm a subscription") from error

    async def unsubscribe(self, channel: str) -> None:
        """Hear `channel` no more."""
        primary = self._wanted.pop(channel, None)
        ear = None if primary is None else self._ears.get(primary)
        if ear is not None:
            ear.remove(channel)

    def _rearrange(self) -> None:
        """Slots have gone to others: listen at every primary, and to each channel where it is now."""
        if not self._started:
            return
        primaries = self._topology.primaries
        for gone in [primary for primary in self._ears if primary not in primaries]:
            self._later(self._ears.pop(gone).stop(), gone)
        moved: dict[Primary, list[str]] = {}
        for channel, before in self._wanted.items():
            now = self._topology.primary(channel)
            if now is not before:
                moved.setdefault(now, []).append(channel)
                if before in self._ears:
                    self._ears[before].remove(channel)
        self._wanted |= {channel: primary for primary, channels in moved.items() for channel in channels}
        for primary in primaries:
            if primary not in self._ears:
                self._ears[primary] = self._ear(primary)
            elif primary in moved:
                self._ears[primary].add_all(moved[primary])

    def _ear(self, primary: Primary) -> PubSubConnection:
        """A new one hears what is wanted of its primary."""
        channels = {channel for channel, at in self._wanted.items() if at is primary}
        ear = PubSubConnection(primary, channels, self._tell, self._confirm, self._topology.moved)
        ear.start()
        return ear

    def _tell(self, channel: str, message: bytes) -> None:
        try:
            self._on_message(channel, message)
        except Exception:  # a message that nobody can read must not make the node deaf
            log.exception("a published message was not understood", extra=about(room=channel.rpartition(":")[2]))

    def _confirm(self, channel: str | None) -> None:
        if channel is None:
            self._on_gap()
            return
        waiting = self._waiting.pop(channel, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    def _later(self, work: Coroutine[Any, Any, None], primary: Primary) -> None:
        task = spawn(work, f"subscriptions at {primary.name}")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
