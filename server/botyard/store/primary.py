"""A primary: the only Redis, or a node of a Redis Cluster that owns slots."""

import asyncio
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from botyard.store.connection import OnReply, Part, RedisPipeline, Run
from botyard_protocol.messages import Durability

PIPELINES = 2


class Primary:
    """A Redis server behind two pipelines. `shards`: the shards whose slots it has now, in order."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = location_of(url)
        self.shards: tuple[int, ...] = ()
        self._pipelines = [RedisPipeline(url, f"{self.name}/{place}") for place in range(PIPELINES)]

    def start(self) -> None:
        """Connect, and stay connected."""
        for pipeline in self._pipelines:
            pipeline.start()

    async def stop(self) -> None:
        """Close all connections. Waiting calls fail with `StoreUnavailable`."""
        for pipeline in self._pipelines:
            await pipeline.stop()

    @property
    def run(self) -> Run | None:
        """The run that answers now, None while the server is unavailable."""
        return next((pipeline.run for pipeline in self._pipelines if pipeline.run is not None), None)

    @property
    def durability(self) -> Durability:
        """The durability that the current run promises."""
        run = self.run
        return Durability.UNKNOWN if run is None else run.durability

    def call(self, *parts: Part) -> asyncio.Future[Any]:
        """Send one command. The future gets the reply, or `StoreUnavailable`."""
        return self._pipeline().call(*parts)

    def send(self, parts: Sequence[Part], then: OnReply) -> None:
        """Send one command; `then` receives the reply or a `StoreUnavailable`. Raises it if too many calls wait."""
        self._pipeline().send(parts, then)

    def _pipeline(self) -> RedisPipeline:
        return min(self._pipelines, key=lambda pipeline: (pipeline.run is None, pipeline.waiting))


def location_of(url: str) -> str:
    """The hosts and ports, or the path, of a URL of Redis, without its user and password."""
    read = urlsplit(url)
    return read.netloc.rpartition("@")[2] or read.path
