"""The map of slots to primaries.

A single Redis has all slots. In a Redis Cluster any node is asked for the map: at the start, after a redirect
(`MOVED`), while a primary is unavailable, and periodically. Only a complete map is accepted. An unavailable primary
keeps its slots until the cluster gives them to another.
"""

import asyncio
import logging
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from redis.asyncio.connection import parse_url
from redis.crc import REDIS_CLUSTER_HASH_SLOTS, key_slot
from redis.exceptions import RedisError

from botyard.background_tasks import call_all, cancel_all, spawn, spawn_forever, woken
from botyard.logs import about
from botyard.store import keys
from botyard.store.connection import CONNECT_SECONDS, connection_to, disconnect
from botyard.store.error_classes import SlotMoved, StoreRefused, store_error
from botyard.store.primary import Primary, ShardOwners

CLUSTER = re.compile(r"(?P<scheme>rediss?)\+cluster://(?P<rest>.+)")


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a store. `seeds`: URLs of nodes to ask for the cluster's slots, or the URL of the one Redis."""

    cluster: bool
    seeds: tuple[str, ...]

    @property
    def database(self) -> int:
        """The number of the database of the one Redis."""
        return 0 if self.cluster else int(parse_url(self.seeds[0]).get("db", 0))

    def node(self, host: str, port: int, seed: str) -> str:
        """Return the URL of another node of the cluster: `seed` with its host (if "", that of `seed`) and port."""
        at = urlsplit(seed)
        user = at.netloc.rpartition("@")[0]
        host = host or at.hostname or ""
        place = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        return at._replace(netloc=f"{user}@{place}" if user else place).geturl()


def address_of(url: str) -> Address:
    """Parse `redis+cluster://[user:password@]host:port,host:port[?options]`, or the URL of one Redis.

    Raises `ValueError` for other texts. Its message may contain the password.
    """
    cluster = CLUSTER.fullmatch(url)
    if cluster is None:
        connection_to(url)  # raises for what is no URL of Redis
        return Address(cluster=False, seeds=(url,))
    rest, mark, options = cluster["rest"].partition("?")
    user, at, nodes = rest.rpartition("@")
    seeds = tuple(f"{cluster['scheme']}://{user}{at}{node}{mark}{options}" for node in nodes.rstrip("/").split(","))
    for seed in seeds:
        read = urlsplit(seed)
        if not read.hostname or read.path:
            raise ValueError("a Redis Cluster is given by its nodes, each host:port, and has no numbered databases")
        connection_to(seed)
    return Address(cluster=True, seeds=seeds)


log = logging.getLogger("botyard.store")

SLOTS = REDIS_CLUSTER_HASH_SLOTS
REFRESH_SECONDS = 10.0
AWAY_SECONDS = 0.5
"""How often the cluster is asked while a primary is unavailable, or before the first map."""
PAUSE_SECONDS = 0.1
"""The shortest time between two questions to the cluster."""

SHARD_SLOTS = tuple(key_slot(keys.dirty_key(shard).encode()) for shard in range(keys.SHARDS))
"""The slot of each shard."""
A_NODE = "it is a node of a Redis Cluster: write REDIS_URL as redis+cluster://host:port,host:port"

OnChange = Callable[[], None]
"""Called when slots have moved."""


@dataclass(frozen=True, slots=True)
class SlotRange:
    """Slots `first..last` (both included) belong to the primary at `url`."""

    first: int
    last: int
    url: str


class Topology:
    """The primaries of a store and their slots."""

    def __init__(self, address: Address) -> None:
        """The primary of a single Redis is known at once, those of a cluster only after the first map."""
        self._address = address
        self._owners: list[Primary] = []  # the primary of each slot, in order; empty before the first map
        self.shards = ShardOwners()
        self._known: dict[str, Primary] = {}  # by URL
        self._listeners: list[OnChange] = []
        self._ask_now = asyncio.Event()
        self._started = False
        self._task: asyncio.Task[None] | None = None
        self._ending: set[asyncio.Task[None]] = set()
        if not address.cluster:
            self._apply([SlotRange(0, SLOTS - 1, address.seeds[0])])

    def start(self) -> None:
        """Connect to all primaries, and follow moves of slots."""
        self._started = True
        for primary in self._known.values():
            primary.start()
        if self._address.cluster:
            self._task = spawn_forever(self._follow, "topology")

    async def stop(self) -> None:
        """Close all connections."""
        if self._task is not None:
            await cancel_all([self._task])
        await asyncio.gather(*self._ending, *(primary.stop() for primary in self._known.values()))

    def on_change(self, listener: OnChange) -> None:
        """Call `listener`, which must not block, whenever slots have moved."""
        self._listeners.append(listener)

    @property
    def cluster(self) -> bool:
        """Whether it is a Redis Cluster."""
        return self._address.cluster

    @property
    def primaries(self) -> tuple[Primary, ...]:
        """All primaries that have slots; none before the first map."""
        return tuple(self._known.values())

    def primary(self, key: str) -> Primary:
        """Return the primary of a key or a channel. Raises `StoreUnavailable` before the first map."""
        if not self._owners:
            raise self.shards.fault.with_traceback(None)
        return self._owners[key_slot(key.encode())] if self._address.cluster else self._owners[0]

    def note_moved(self, moved: SlotMoved, by: Primary) -> None:
        """Apply a redirect of the primary `by`. Raises `StoreRefused` if the store is configured as a single Redis."""
        if not self._address.cluster:
            raise StoreRefused(A_NODE) from moved
        owner = self._primary(self._address.node(moved.host, moved.port, by.url))
        if self._owners[moved.slot] is not owner:
            self._owners[moved.slot] = owner
            self._apply_owners()
            self.ask()

    def ask(self) -> None:
        """Ask the cluster for its map soon."""
        self._ask_now.set()

    async def _follow(self) -> None:
        """Ask for the owners of slots for ever: often while one is away, else rarely, and when a slot has moved."""
        while True:
            await self._refresh()
            # `run` is None while a primary is away
            well = self._owners and all(primary.run is not None for primary in self._known.values())
            await woken(self._ask_now, REFRESH_SECONDS if well else AWAY_SECONDS)
            self._ask_now.clear()
            await asyncio.sleep(PAUSE_SECONDS)

    async def _refresh(self) -> None:
        """Apply the first complete map that a node returns."""
        for url in self._candidates():
            try:
                ranges = await ask_slots(url, self._address)
            except (RedisError, OSError, TimeoutError, ValueError) as error:
                self.shards.fault = store_error(error)
                log.debug("a node returns no map of slots", extra=about(reason=str(self.shards.fault)))
            else:
                if sum(one.last - one.first + 1 for one in ranges) == SLOTS:
                    self._apply(ranges)
                    return
                log.debug("a node returns an incomplete map of slots")

    def _candidates(self) -> list[str]:
        """Return the URLs of the nodes to ask: primaries in random order, available ones first, then the seeds."""
        primaries = random.sample(self.primaries, len(self.primaries))
        primaries.sort(key=lambda primary: primary.run is None)
        return list(dict.fromkeys([*(primary.url for primary in primaries), *self._address.seeds]))

    def _apply(self, ranges: list[SlotRange]) -> None:
        """Take the owners of all slots, and report a change. `ranges`: a complete map."""
        before = self._owners
        in_order = sorted(ranges, key=lambda one: one.first)
        self._owners = [self._primary(one.url) for one in in_order for _ in range(one.first, one.last + 1)]
        if self._owners != before:
            self._apply_owners()

    def _apply_owners(self) -> None:
        """Apply new `_owners`: give each shard its primary, drop primaries without slots, and notify the listeners."""
        self.shards.replace([self._owners[slot] for slot in SHARD_SLOTS])
        owners = set(self._owners)
        for url, primary in list(self._known.items()):
            if primary not in owners:
                del self._known[url]
                self._end(primary)
            primary.shards = tuple(shard for shard, slot in enumerate(SHARD_SLOTS) if self._owners[slot] is primary)
        if self._address.cluster:
            log.info("the slots of redis are known", extra=about(count=len(self._known)))
        call_all(self._listeners)

    def _primary(self, url: str) -> Primary:
        """Return the primary of an address; a new one is connected."""
        primary = self._known.get(url)
        if primary is None:
            # `ask` is called when a connection is lost, since the primary's slots may have another owner now
            primary = self._known[url] = Primary(url, self.ask)
            if self._started:
                primary.start()
        return primary

    def _end(self, primary: Primary) -> None:
        """Close the connections to a primary in a task, for which `stop` waits."""
        ending = spawn(primary.stop(), f"end of {primary.name}")
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


async def ask_slots(url: str, address: Address) -> list[SlotRange]:
    """Return the slots by the node at `url`. Raises the connection's errors, and `ValueError` for an unusable reply."""
    connection: Any = connection_to(url)
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            await connection.connect()
            await connection.send_command("CLUSTER", "SLOTS")
            reply = await connection.read_response()
    finally:
        await disconnect(connection)
    return [_range(first, last, owner, url, address) for first, last, owner, *_ in reply]


def _range(first: int, last: int, owner: list[Any], url: str, address: Address) -> SlotRange:
    """Parse a range of slots. `owner`: host and port, as the node at `url` names them. Raises `ValueError`."""
    host = (owner[0] or b"").decode()
    if host == "?":
        raise ValueError("the node does not know the name of another")
    return SlotRange(first, last, address.node(host, owner[1], url))
