"""The store: everything that the service keeps in Redis. No package above this one knows a key or a command of Redis.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

from typing import NamedTuple

from botyard.store import keys, scripts
from botyard.store.data_format import FORMAT
from botyard.store.error_classes import SlotMoved, StoreRefused, StoreUnavailable
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
