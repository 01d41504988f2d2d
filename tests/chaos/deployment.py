"""A deployment that can fail: nodes, their Redis servers, and a proxy in front of each."""

import asyncio
import random
from abc import ABC, abstractmethod
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Protocol

from tests.chaos.wire import StoreWire, Wire
from tests.live.nursery import Nursery
from tests.live.processes import NodeProcess, RedisProcess
from tests.support.cluster import RedisCluster


class Breakable(Protocol):
    """A process that can be killed, started again, and stopped for a while."""

    @property
    def runs(self) -> bool: ...

    async def start(self) -> None: ...

    async def end(self) -> object: ...

    def pause(self) -> None: ...

    def go_on(self) -> None: ...


class Deployment(ABC):
    """Nodes and stores that run while it is entered.

    `wires` are between clients and nodes, one for each node; `store_wires` between nodes and stores.
    """

    def __init__(self, directory: Path, nodes: int, chance: random.Random) -> None:
        self._directory = directory
        self._count = nodes
        self._chance = chance
        self._stack = AsyncExitStack()
        self.nodes: list[NodeProcess] = []
        self.wires: list[Wire] = []
        self.stores: list[Breakable] = []
        self.store_wires: list[StoreWire] = []

    @property
    @abstractmethod
    def url(self) -> str:
        """Where the store is, past all wires: for the checker."""

    @abstractmethod
    async def start_stores(self) -> list[str]:
        """Start the stores, and wires before them. Return where each node finds its store."""

    @property
    def urls(self) -> list[str]:
        """Where clients find the nodes, through the wires."""
        return [f"ws://127.0.0.1:{wire.port}/ws" for wire in self.wires]

    async def __aenter__(self) -> "Deployment":
        async with AsyncExitStack() as stack:
            self._stack = stack
            places = await self.start_stores()
            nursery = await stack.enter_async_context(Nursery())
            self.nodes = [NodeProcess(self._directory, f"node{i}", place, nursery) for i, place in enumerate(places)]
            await asyncio.gather(*(self.runs(node) for node in self.nodes))
            self.wires = [Wire(("127.0.0.1", node.port), self._chance) for node in self.nodes]
            for wire in self.wires:
                await self.listens(wire)
            self._stack = stack.pop_all()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    async def runs(self, process: Breakable) -> None:
        """Start a process that is killed at the end."""
        self._stack.push_async_callback(process.end)
        await process.start()

    async def listens(self, wire: Wire) -> None:
        """Start a wire that is stopped at the end."""
        await wire.start()
        self._stack.push_async_callback(wire.stop)


class OneRedis(Deployment):
    """All nodes on one Redis, each through a wire of its own."""

    async def start_stores(self) -> list[str]:
        """One Redis that keeps everything."""
        redis = RedisProcess(self._directory)
        await self.runs(redis)
        self.stores = [redis]
        self.store_wires = [StoreWire(redis.socket, self._chance) for _ in range(self._count)]
        for wire in self.store_wires:
            await self.listens(wire)
        self._redis = redis
        return [wire.url for wire in self.store_wires]

    @property
    def url(self) -> str:
        """The socket of the Redis."""
        return self._redis.url


class Cluster(Deployment):
    """All nodes on a Redis Cluster of three primaries without replicas, with a wire before each primary."""

    async def start_stores(self) -> list[str]:
        """Three primaries that keep everything and tell clients to come through the wires."""
        cluster = RedisCluster(self._directory / "cluster")
        for primary in cluster.primaries:
            wire = StoreWire(("127.0.0.1", primary.port), self._chance)
            await self.listens(wire)
            primary.announced = wire.port
            self.store_wires.append(wire)
        self.stores = [Primary(cluster, place) for place in range(len(cluster.primaries))]
        self._stack.push_async_callback(asyncio.to_thread, cluster.stop)
        await asyncio.to_thread(cluster.start)
        self._url = cluster.url
        return [cluster.url] * self._count

    @property
    def url(self) -> str:
        """The cluster, through the wires, since that is where it says that it is."""
        return self._url


class Primary:
    """One primary of a cluster, by its place."""

    def __init__(self, cluster: RedisCluster, place: int) -> None:
        self._cluster = cluster
        self._place = place

    @property
    def runs(self) -> bool:
        """Whether there is a process."""
        return self._cluster.primaries[self._place].alive

    async def start(self) -> None:
        """Start it again, and wait until it takes commands."""
        await asyncio.to_thread(self._cluster.start, self._place)

    async def end(self) -> None:
        """Kill it."""
        await asyncio.to_thread(self._cluster.kill, self._place)

    def pause(self) -> None:
        """Let it hang."""
        self._cluster.primaries[self._place].pause()

    def go_on(self) -> None:
        """Let it do what it was about to do."""
        self._cluster.primaries[self._place].go_on()
