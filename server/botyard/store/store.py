"""The store: everything that the service keeps in Redis. No package above this one knows a key or a command of Redis.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from botyard.background_tasks import cancel_all, spawn
from botyard.store import keys, scripts
from botyard.store.data_format import FORMAT
from botyard.store.error_classes import SlotMoved, StoreRefused, StoreUnavailable
from botyard.store.keys import PREFIX
from botyard.store.presence import PresenceStore
from botyard.store.primary import Primary
from botyard.store.redis_client import RedisClient
from botyard.store.room_store import RoomStore
from botyard.store.topology import A_NODE

GAP_MS = 3_000
"""The longest gap between two heartbeats that is no outage."""
LEAP_MS = 2_000
"""The longest step from the last heartbeat that a node takes without a comparison with its own clock."""
OUTAGES_KEPT_MS = 60 * 86_400_000

TO_JUDGE = ""
"""The node knows the time and judges a leap before it is recorded."""
NEW = "new"
"""The node has no time of its own to compare with yet."""

Outage = tuple[int, int]
"""The begin and the end of a time in which no node served, in ms since 1970."""


class Heartbeat(NamedTuple):
    """The answer to a heartbeat. Times in ms since 1970.

    `now`: the time of the primary, which is its clock and `correction` (ms). `outages`: those that ended after the time
    asked for, oldest first. `gap`: 0, or the last heartbeat before this one, if time has leapt since; then nothing was
    recorded, and the node must judge.
    """

    now: int
    outages: list[Outage]
    correction: int
    gap: int


class Store(RedisClient):
    """One Redis or a Redis Cluster. `rooms` and `presence` hold the calls of these subjects."""

    def __init__(self, url: str) -> None:
        """`url`: address of Redis. Raises `ValueError` if it is not a URL of Redis."""
        super().__init__(url)
        self.rooms = RoomStore(self)
        self.presence = PresenceStore(self)

    async def heartbeat(
        self, primary: Primary, since: int, last: int, verdict: str, correction: tuple[int, int] | None = None
    ) -> Heartbeat:
        """Record that this node serves. Returns the time of a primary and its outages that ended after `since`.

        `last`: the node's last heartbeat (ms since 1970), if the primary's lowest shard has changed since, else 0.
        `verdict`: `TO_JUDGE`, `NEW`, or the `gap` of the answer before, which makes that gap an outage. `correction`:
        the correction (ms) that is replaced, and the new one; it is ignored if another node was faster.
        """
        names = keys.heartbeat_keys(primary.shards[0] if self.topology.cluster else None)
        arguments = (GAP_MS, LEAP_MS, OUTAGES_KEPT_MS, since, last, verdict, *(correction or ("", "")))
        try:
            now, outages, known, gap = await primary.call(
                "EVALSHA", scripts.HEARTBEAT.sha, len(names), *names, *arguments
            )
        except SlotMoved as moved:
            self.topology.note_moved(moved, primary)
            raise
        found = [(int(began), int(ended)) for began, ended in (outage.split(b"-") for outage in outages)]
        return Heartbeat(now, found, known, gap)

    async def raise_format(self) -> int:
        """Store the number of this release's data format and return the stored number.

        A higher number means that a newer release has stored data; it is left unchanged.
        """
        return int(await self.script(scripts.RAISE_FORMAT, (keys.FORMAT,), (FORMAT,)))

    async def archive_id(self, own: str) -> str:
        """Return the id of the archive that has the finished matches of this Redis.

        `own`, unless it is "", becomes the id if none is stored yet. "" without an archive.
        """
        if own:
            await self.call("SET", keys.ARCHIVE_ID, own, "NX")
        stored: bytes | None = await self.call("GET", keys.ARCHIVE_ID)
        return (stored or b"").decode()

    async def replace_archive_id(self, own: str) -> None:
        """Store the id of another archive, "" for none."""
        await self.call(*(("SET", keys.ARCHIVE_ID, own) if own else ("DEL", keys.ARCHIVE_ID)))

    async def secret(self, fresh: bytes) -> bytes:
        """Return the signing key that all nodes share. `fresh` becomes the key if none is stored yet.

        Raises `StoreRefused` if the store is configured as a single Redis and is a node of a cluster.
        """
        await self.call("SET", keys.SECRET, fresh, "NX")
        if not self.topology.cluster and any(primary.run and primary.run.cluster for primary in self.primaries):
            raise StoreRefused(A_NODE)  # this node of a cluster only happens to have the key
        stored: bytes | None = await self.call("GET", keys.SECRET)
        if stored is None:
            raise StoreUnavailable("the signing key vanished while it was read")
        return stored


class EachPrimary:
    """Runs `act` at all primaries at once, and never twice at a time at the same primary."""

    def __init__(self, store: Store, act: Callable[[Primary], Coroutine[Any, Any, None]], name: str) -> None:
        """`name`: of its tasks, before the name of the primary."""
        self._store = store
        self._act = act
        self._name = name
        self._under_way: dict[Primary, asyncio.Task[None]] = {}
        self._again: set[Primary] = set()  # those that begin another round afterwards

    def begin(self) -> list[asyncio.Task[None]]:
        """Begin a round and return its tasks. A primary that still runs the last round begins this one afterwards."""
        begun: dict[Primary, asyncio.Task[None]] = {}
        for primary in self._store.primaries:
            if primary in self._under_way:
                self._again.add(primary)
            else:
                begun[primary] = spawn(self._turn(primary), f"{self._name} {primary.name}")
        self._under_way.update(begun)
        return list(begun.values())

    async def stop(self) -> None:
        """Cancel all running actions."""
        await cancel_all(list(self._under_way.values()))

    async def _turn(self, primary: Primary) -> None:
        """Act on a primary, and again as long as a further round has begun meanwhile."""
        try:
            await self._act(primary)
            while primary in self._again:
                self._again.discard(primary)
                await self._act(primary)
        finally:
            self._again.discard(primary)
            del self._under_way[primary]


HEADS = f"{PREFIX}:{{*}}:room:*"
HEADS_AT_ONCE = 1_000


async def begin_new_epochs(store: Store) -> int:
    """Force a new epoch at the next read of each live room. Returns the number of rooms. Raises `StoreUnavailable`.

    Running nodes keep what they have in memory: stop them before, or restart them afterwards. An archived room keeps
    its epoch: it was archived after its end, so no entry can be missing.
    """
    return sum([await _begin_epochs(store, primary) for primary in store.primaries])


async def _begin_epochs(store: Store, primary: Primary) -> int:
    """Begin a new epoch in all rooms of a primary, and return how many there are."""
    cursor, rooms = b"0", 0
    while True:
        cursor, heads = await primary.call("SCAN", cursor, "MATCH", HEADS, "COUNT", HEADS_AT_ONCE, "TYPE", "hash")
        for head in heads:
            rooms += await store.script(scripts.FORCE_NEW_EPOCH, (head.decode(),), ())
        if cursor == b"0":
            return rooms
