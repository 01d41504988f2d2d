"""A client of one Redis or a Redis Cluster: routes each command to the primary that has its key.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

import asyncio
from collections.abc import Awaitable, Iterable
from typing import Any

from botyard.store import keys, scripts
from botyard.store.connection import PUBLISH, Part, Run
from botyard.store.error_classes import SlotMoved, StoreUnavailable
from botyard.store.primary import Primary
from botyard.store.topology import Topology, address_of

REDIRECTS = 5
"""How often a command follows its slot from one primary to the next."""
PROBE_MS = 10_000
"""How long the key of a test write lives."""


class RedisClient:
    """Connections to all primaries. A command follows a slot that moves."""

    def __init__(self, url: str) -> None:
        """`url`: address of Redis. Raises `ValueError` if it is not a URL of Redis."""
        self.url = url
        address = address_of(url)
        self.database = address.database
        """The number of the database, always 0 in a cluster."""
        self.topology = Topology(address)

    def start(self) -> None:
        """Connect, and stay connected."""
        self.topology.start()

    async def stop(self) -> None:
        """Close all connections."""
        await self.topology.stop()

    @property
    def primaries(self) -> tuple[Primary, ...]:
        """All primaries that have slots; none until the slots of a cluster are known."""
        return self.topology.primaries

    def primary_of(self, room: str) -> Primary:
        """The primary of a room. Raises `StoreUnavailable` until the slots of a cluster are known."""
        return self.topology.shards.of(keys.shard_of(room))

    def run_of(self, room: str) -> str:
        """The id of the Redis run that has a room, "" while it is unavailable. Raises as `primary_of` does."""
        run = self.primary_of(room).run
        return "" if run is None else run.id

    def is_away(self, room: str) -> bool:
        """Whether the primary of a room is known to be unavailable. Work that can wait should not be sent to it."""
        return self.primary_of(room).run is None

    @property
    def run(self) -> Run | None:
        """The Redis run that answers now, of a cluster any of them; None unless all primaries answer."""
        runs = [primary.run for primary in self.primaries]
        return runs[0] if runs and None not in runs else None

    async def ping(self) -> None:
        """Return once every primary that has rooms has accepted a write. Raises `StoreUnavailable`."""
        if not self.primaries:
            raise StoreUnavailable("the cluster is not known yet")
        shards = [primary.shards[0] for primary in self.primaries if primary.shards]
        await self.calls(("SET", keys.probe_key(shard), "", "PX", PROBE_MS) for shard in shards)

    async def publish(self, channel: str, message: bytes) -> None:
        """Publish a message to all nodes that subscribe to `channel`. Delivery is not guaranteed."""
        await self.call(PUBLISH, channel, message)

    async def memory_usage(self, key: str) -> int:
        """The bytes that Redis uses for a key, overhead included; 0 if there is none."""
        return int(await self._send(key, "MEMORY", "USAGE", key, "SAMPLES", 0) or 0)

    async def call(self, *parts: Part) -> Any:
        """The reply to one command whose second part is its key or channel. Raises `StoreUnavailable`."""
        return await self._send(str(parts[1]), *parts)

    async def script(self, script: scripts.Script, at: tuple[str, ...], arguments: tuple[Part, ...]) -> Any:
        """The reply of a script. `at`: its keys, all in one slot. Raises `StoreUnavailable`."""
        return await self._send(at[0], "EVALSHA", script.sha, len(at), *at, *arguments)

    async def script_for_each(
        self, script: scripts.Script, calls: Iterable[tuple[tuple[str, ...], tuple[Part, ...]]]
    ) -> list[Any]:
        """Run a script for pairs of keys and arguments. Returns the replies. All are sent at once and run in any order.

        Raises `StoreUnavailable`.
        """
        sent = [
            self.topology.primary(at[0]).call("EVALSHA", script.sha, len(at), *at, *arguments)
            for at, arguments in calls
        ]
        return await self._replies(sent)

    async def calls(self, calls: Iterable[tuple[Part, ...]]) -> list[Any]:
        """Return the replies to commands whose second part is their key. All are sent at once and run in any order.

        Raises `StoreUnavailable`.
        """
        return await self._replies([self.topology.primary(str(call[1])).call(*call) for call in calls])

    async def _replies(self, sent: Iterable[Awaitable[Any]]) -> list[Any]:
        """Wait for several replies. If a slot has moved, have the map of slots read soon, and raise `SlotMoved`."""
        try:
            return await asyncio.gather(*sent)
        except SlotMoved:
            self.topology.ask()
            raise

    async def _send(self, key: str, *parts: Part) -> Any:
        """Send a command to the primary of a key and return the reply. It is sent again where the slot has moved to."""
        for _ in range(REDIRECTS):
            primary = self.topology.primary(key)
            try:
                return await primary.call(*parts)
            except SlotMoved as moved:
                self.topology.note_moved(moved, primary)
        raise StoreUnavailable("redis sends a command from one primary to the next")
