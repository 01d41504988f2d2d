"""A Redis that owns slots: the only one, or one of a Redis Cluster."""

import asyncio
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from botyard.store.connection import OnReply, Part, RedisPipeline, Run
from botyard_protocol.messages import Durability

LANES = 2


class Primary:
    """Redis behind two lanes. `shards`: those whose slots it has now, in order."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = place_of(url)
        self.shards: tuple[int, ...] = ()
        self._lanes = [RedisPipeline(url, f"{self.name}/{place}") for place in range(LANES)]

    def start(self) -> None:
        """Connect, and stay connected."""
        for lane in self._lanes:
            lane.start()

    async def stop(self) -> None:
        """Let go of all connections; calls that wait fail with `StoreUnavailable`."""
        for lane in self._lanes:
            await lane.stop()

    @property
    def run(self) -> Run | None:
        """The run that answers now, or None while it is away."""
        return next((lane.run for lane in self._lanes if lane.run is not None), None)

    @property
    def durability(self) -> Durability:
        """What the run that answers promises."""
        run = self.run
        return Durability.UNKNOWN if run is None else run.durability

    def call(self, *parts: Part) -> asyncio.Future[Any]:
        """The reply to come to one command: a result, or `StoreUnavailable`."""
        return self._lane().call(*parts)

    def send(self, parts: Sequence[Part], then: OnReply) -> None:
        """Send one command; `then` is called with what became of it. Raises `StoreUnavailable` if too many wait."""
        self._lane().send(parts, then)

    def _lane(self) -> RedisPipeline:
        return min(self._lanes, key=lambda lane: (lane.run is None, lane.waiting))


def place_of(url: str) -> str:
    """The hosts and ports, or the path, of a URL of Redis, without its user and password."""
    read = urlsplit(url)
    return read.netloc.rpartition("@")[2] or read.path
