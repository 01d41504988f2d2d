"""Due lines: what people are to be informed of, in one sorted set for each shard by the time from which it is sent.

Commits write the lines of rooms. Lines of an inbox are written here; they are in the shard of the person.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from botyard.store import scripts
from botyard.store.connection import Part
from botyard.store.keys import digest_key, due_key, failures_key, receivers_key, sending_key, shard_of
from botyard.store.redis_client import RedisClient

LIMIT = 200
"""The most lines of a shard that one sweep returns."""
CLAIM_MS = 60_000
"""How long a node has to send what it has claimed; then another may."""


@dataclass(frozen=True, slots=True)
class DueLine:
    """A line that is due, the shard it is in, and the time from which it is sent (ms since 1970)."""

    shard: int
    line: str
    at: int


@dataclass(frozen=True, slots=True)
class Claim:
    """What is known of a line that a node has taken the lock on.

    `receivers`: which of the person's values it is still to be sent to, such as browsers; () for all. `attempts`: how
    often sending it has failed. `since`: when it was first due (ms since 1970).
    """

    receivers: tuple[str, ...]
    attempts: int
    since: int


class DueLines:
    """The due lines of a store. Every call raises `StoreUnavailable`."""

    def __init__(self, client: RedisClient) -> None:
        self._client = client

    async def due(self, shards: Sequence[int], now: int) -> list[DueLine]:
        """Return the lines of these shards whose time has come at `now` (ms since 1970), at most `LIMIT` of a shard.

        The oldest of each shard come first.
        """
        # in a cluster one script reads the keys of one slot
        groups = [(shard,) for shard in shards] if self._client.topology.cluster else [tuple(shards)]
        asked = ((tuple(map(due_key, group)), (now, LIMIT)) for group in groups)
        replies = await self._client.script_for_each(scripts.DUE_LINES, asked)
        # three values for each line: the place of its shard in the group, the line, its time
        return [
            DueLine(group[place], line.decode(), int(float(at)))
            for group, reply in zip(groups, replies, strict=True)
            for place, line, at in zip(reply[::3], reply[1::3], reply[2::3], strict=True)
        ]

    async def add(self, person: str, line: str, at: int) -> None:
        """Add a line of a person's inbox, which is sent from `at` on (ms since 1970)."""
        await self._client.call("ZADD", due_key(shard_of(person)), at, line)

    async def claim(self, due: DueLine) -> Claim | None:
        """Take the lock on a line for `CLAIM_MS`, and return what `keep_left` and `keep_attempts` have kept.

        None if a node has the lock already, or the line has changed meanwhile.
        """
        one = due.shard, due.line, due.at
        keys = due_key(due.shard), _lock(due), receivers_key(*one), failures_key(*one)
        reply = await self._client.script(scripts.CLAIM_DUE, keys, (due.line, due.at, CLAIM_MS))
        if reply is None:
            return None
        receivers, kept = (part.decode().split() for part in reply)
        attempts, since = map(int, kept or (0, due.at))
        return Claim(tuple(receivers), attempts, since)

    async def replace(self, due: DueLine, *others: tuple[int, str], claimed: DueLine | None = None) -> bool:
        """Replace a line by `others`, each with its time; without others remove it.

        `claimed`: one of the others whose lock is taken, too. False if a commit has changed the line meanwhile.
        """
        pairs: list[Part] = [part for pair in others for part in pair]
        keys = (due_key(due.shard),) if claimed is None else (due_key(due.shard), _lock(claimed))
        return bool(await self._client.script(scripts.REPLACE_DUE, keys, (due.line, due.at, CLAIM_MS, *pairs)))

    # --- digests ---

    async def add_to_digest(self, person: str, line: str, now: int, digest: DueLine) -> None:
        """Add a line to the digest of a person at `now` (ms since 1970).

        `digest`: the digest's own line, which is added, too, unless it is there already.
        """
        keys = due_key(digest.shard), digest_key(person)
        await self._client.script(scripts.ADD_TO_DIGEST, keys, (line, now, digest.line, digest.at))

    async def digest(self, person: str) -> dict[str, int]:
        """The lines of a person's digest, each with the time when it was added (ms since 1970), oldest first."""
        reply = await self._client.call("ZRANGE", digest_key(person), 0, -1, "WITHSCORES")
        return {line.decode(): int(float(at)) for line, at in zip(reply[::2], reply[1::2], strict=True)}

    async def settle_digest(self, person: str, due: DueLine, again: int, done: Mapping[str, int]) -> bool:
        """Remove the lines `done` from a digest, unless they were added again.

        `done`: by line the time when it was added. The digest's own line, `due`, moves to the time `again`, or is
        removed if no other line is left. Times in ms since 1970. False if the time of `due` has changed meanwhile;
        that time then stays.
        """
        keys = due_key(due.shard), digest_key(person)
        pairs: list[Part] = [part for pair in done.items() for part in pair]
        return bool(await self._client.script(scripts.SETTLE_DIGEST, keys, (due.line, due.at, again, *pairs)))

    async def forget_digest(self, person: str) -> None:
        """Remove all lines of a person's digest."""
        await self._client.call("DEL", digest_key(person))

    # --- what is kept of a line that is put off ---

    async def keep_left(self, due: DueLine, left: Sequence[str], ms: int) -> None:
        """Keep for `ms` from now the names of the values (such as browsers) to which a line is still to be sent."""
        await self._client.call("SET", receivers_key(due.shard, due.line, due.at), " ".join(left), "PX", ms)

    async def keep_attempts(self, due: DueLine, attempts: int, since: int, ms: int) -> None:
        """Keep for `ms` from now how often a line has failed, and since when it is due (ms since 1970)."""
        await self._client.call("SET", failures_key(due.shard, due.line, due.at), f"{attempts} {since}", "PX", ms)


def _lock(due: DueLine) -> str:
    return sending_key(due.shard, due.line, due.at)
