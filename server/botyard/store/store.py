"""What the service keeps in Redis, as plain calls. Nothing above this module knows a key or a command.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any

from botyard.store import keys, scripts
from botyard.store.address import address_of
from botyard.store.archived_room import STAMP_BYTES, Kind, Packed
from botyard.store.command_key import CommandKey
from botyard.store.connection import DISK, DURABLE, PUBLISH, RUN, Part, Run, settle
from botyard.store.data_format import FORMAT
from botyard.store.error_classes import SlotMoved, StoreRefused, StoreUnavailable
from botyard.store.keys import RoomKeys, room_keys
from botyard.store.primary import Primary
from botyard.store.topology import A_NODE, Topology
from botyard_protocol.messages import Durability

REDIRECTS = 5
"""So often a command follows its slot from one primary to the next."""
GAP_MS = 3_000
"""A longer time without a beat is an outage."""
OUTAGES_KEPT_MS = 60 * 86_400_000
DUE_LIMIT = 100
"""So many rooms of a shard are looked at in one sweep."""
PROBE_MS = 10_000
"""What is written only to see whether that can be done is gone so soon."""
SEEN_KEPT_SECONDS = 60 * 86_400
"""So long after somebody last came or went it is known when that was."""
PRESENCE_KEPT_MS = 120_000
"""Members whose time is over for long are removed: their node has died."""


Outage = tuple[int, int]
"""From when to when nobody served, in ms since 1970."""


@dataclass(frozen=True, slots=True)
class Head:
    """Where a room is, and what it is: `record` is the room's snapshot after entry `number`.

    `aside`: what is kept beside the log, empty for nothing, in version `aside_version`.
    """

    epoch: int
    number: int
    record: bytes
    aside: bytes = b""
    aside_version: int = 0


@dataclass(frozen=True, slots=True)
class Tip:
    """Where a room's log ends. `digest`: of the log up to there, None if it is not known."""

    epoch: int
    number: int
    digest: int | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """What a commit writes. Times in ms since 1970.

    `now`: what the node takes the time for; None if it did not decide by the time. `alarm`: when the room is to be
    looked at without a command. `aside_version`: of what is beside the log, as the node knew it when it decided.
    `before`: the digest of the log that the entry continues, which is compared; `digest`: of the log with the entry.
    None where it is not known.
    """

    entry: bytes
    record: bytes
    now: int | None = None
    alarm: int | None = None
    aside_version: int = 0
    before: int | None = None
    digest: int | None = None


class Verdict(Enum):
    """What became of a commit."""

    COMMITTED = b"committed"
    DUPLICATE = b"duplicate"  # accepted before, under the number given
    REUSED = b"reused"  # the id was accepted before with other content
    CONFLICT = b"conflict"  # the room has moved on: load it and decide again
    SKEWED = b"skewed"  # the node is wrong about the time: ask for it and decide again


@dataclass(frozen=True, slots=True)
class Committed:
    """The answer to a commit: `number` is the entry's, or the one of the command's first acceptance."""

    verdict: Verdict
    number: int
    durability: Durability


@dataclass(frozen=True, slots=True)
class Standing:
    """What is true of a room and a command just before a refusal. `epoch` 0: there is no such room.

    Of a `packed` room its packed form alone tells what was accepted.
    """

    epoch: int
    number: int
    accepted: int | None
    same: bool
    packed: bool = False


OnCommitted = Callable[[Committed | StoreUnavailable], None]
"""Takes what became of a commit. After a `StoreUnavailable` nobody knows: ask again with the same command id."""


class Store:
    """One Redis or a Redis Cluster: every key goes to the primary that has it."""

    def __init__(self, url: str) -> None:
        """`url`: where Redis is. Raises `ValueError` if it is not a URL of Redis."""
        self.url = url
        self.topology = Topology(address_of(url))

    def start(self) -> None:
        """Connect, and stay connected."""
        self.topology.start()

    async def stop(self) -> None:
        """Let go of all connections."""
        await self.topology.stop()

    @property
    def primaries(self) -> tuple[Primary, ...]:
        """All of Redis that have slots; none as long as nothing is known of a cluster."""
        return self.topology.primaries

    def primary_of(self, room: str) -> Primary:
        """Who has a room. Raises `StoreUnavailable` as long as nothing is known of a cluster."""
        return self.topology.primary_of(keys.shard_of(room))

    def run_of(self, room: str) -> str:
        """The id of the run of Redis that has a room, "" while it is away.

        Raises `StoreUnavailable` as `primary_of` does.
        """
        run = self.primary_of(room).run
        return "" if run is None else run.id

    def is_away(self, room: str) -> bool:
        """Whether the primary of a room is known not to answer: what need not be now had better not wait for it."""
        return self.primary_of(room).run is None

    @property
    def run(self) -> Run | None:
        """The run of Redis that answers now, of a cluster any; None unless all primaries answer."""
        runs = [primary.run for primary in self.primaries]
        return runs[0] if runs and None not in runs else None

    def durability_of(self, at: RoomKeys) -> Durability:
        """What the primary of a room promises. Raises `StoreUnavailable` as long as nothing is known of a cluster."""
        return self.topology.primary(at.head).durability

    async def ping(self) -> None:
        """Returns once Redis has taken a write, of a cluster every primary that has rooms.

        Raises `StoreUnavailable`.
        """
        if not self.primaries:
            raise StoreUnavailable("the cluster is not known yet")
        shards = [primary.shards[0] for primary in self.primaries if primary.shards]
        await self.calls(("SET", keys.probe_key(shard), "", "PX", PROBE_MS) for shard in shards)

    # --- rooms ---

    async def commit(
        self,
        at: RoomKeys,
        epoch: int,
        number: int,
        written: Written,
        command: CommandKey,
        indexed: bool,
    ) -> Committed:
        """`send_commit`, to be waited for."""
        reply: asyncio.Future[Committed] = asyncio.get_running_loop().create_future()
        self.send_commit(at, epoch, number, written, command, indexed, partial(settle, reply))
        return await reply

    def send_commit(
        self,
        at: RoomKeys,
        epoch: int,
        number: int,
        written: Written,
        command: CommandKey,
        indexed: bool,
        then: OnCommitted,
    ) -> None:
        """Append an entry as `number + 1` of `epoch`, if the room is at `(epoch, number)`; 0 makes the room.

        `then` is called once Redis has answered, or with the `StoreUnavailable` that says that it has not. Raises
        `StoreUnavailable` if it cannot even be sent.
        """
        parts: tuple[Part, ...] = (
            "EVALSHA",
            scripts.COMMIT.sha,
            6,
            at.head,
            at.log,
            at.commands,
            at.dirty,
            at.alarms,
            at.packed,
            RUN,
            epoch,
            number,
            written.entry,
            written.record,
            command.field,
            command.digest,
            command.ring,
            at.room,
            at.channel,
            int(indexed),
            DURABLE,
            "" if written.now is None else written.now,
            "" if written.alarm is None else written.alarm,
            PUBLISH,
            written.aside_version,
            "" if written.before is None else f"{number}:{written.before}",
            "" if written.digest is None else f"{number + 1}:{written.digest}",
        )
        self._try_commit(at, parts, number, then, REDIRECTS)

    async def open(self, at: RoomKeys, known: bytes = b"") -> Head | Packed | None:
        """The room as it is now, or None if there is none. `known`: the stamp of a packed form that is known."""
        reply = await self.script(scripts.READ_ROOM, (at.head, at.packed), (RUN, known, DISK))
        if isinstance(reply, bytes):
            return Packed.read(reply)
        return None if reply is None else Head(*reply)

    async def set_aside(self, at: RoomKeys, version: int, aside: bytes, alarm: int | None = None) -> bool:
        """Put `aside` beside the log in the place of version `version`; the log stays as it is.

        `alarm`: when the room is to be looked at for it, at the latest (ms since 1970). False if there is another
        version by now, or no such room that is live.
        """
        what = (version, aside, at.room, "" if alarm is None else alarm)
        return bool(await self.script(scripts.WRITE_SIDE_DATA, (at.head, at.alarms), what))

    async def pack(self, at: RoomKeys, packed: Packed, kept: int | None = None, tell: bytes = b"") -> bool:
        """Put a room's packed form in the place of its live keys, for `kept` seconds or for ever.

        `tell`: what its channel is told; then it is marked, too. False if it is not at that epoch and number any more.
        """
        alive = (at.log, at.commands, at.presence, at.alarms, at.dirty, at.seen)
        position = (RUN, packed.epoch, packed.number, packed.value, at.room)
        arguments = (*position, "" if kept is None else kept, at.channel, tell, PUBLISH)
        return bool(await self.script(scripts.ARCHIVE_ROOM, (at.head, at.packed, *alive), arguments))

    async def standing(self, at: RoomKeys, command: CommandKey) -> Standing:
        """Where the room is and whether `command` was accepted before, in one atomic read."""
        where = (at.head, at.commands, at.packed)
        epoch, number, remembered, packed = await self.script(scripts.CHECK_DUPLICATE, where, (command.field,))
        if remembered is None:
            return Standing(epoch, number, None, False, bool(packed))
        accepted, _, digest = remembered.decode().partition(":")
        return Standing(epoch, number, int(accepted), digest == command.digest)

    async def entries(self, at: RoomKeys, first: int, last: int) -> list[bytes]:
        """Entries `first..last` (both included) of the log, as far as they are there, in order."""
        if last < first:
            return []
        reply = await self.call("XRANGE", at.log, f"{first}-0", f"{last}-0")
        return [fields[1] for _, fields in reply]

    async def heads(self, rooms: list[str]) -> list[tuple[int, int] | None]:
        """Epoch and number of each room, None where there is none, or where one has expired."""
        return [None if tip is None else (tip.epoch, tip.number) for tip in await self.tips(rooms)]

    async def tips(self, rooms: list[str]) -> list[Tip | None]:
        """Where the log of each room ends, None where there is no room, or where one has expired."""
        replies = await self.calls(("HMGET", room_keys(room).head, "epoch", "number", "digest") for room in rooms)
        heads = [None if epoch is None else _tip(int(epoch), int(number), at) for epoch, number, at in replies]
        resting = [place for place, head in enumerate(heads) if head is None]
        names = (room_keys(rooms[place]).packed for place in resting)
        stamps = await self.calls(("GETRANGE", name, 0, STAMP_BYTES - 1) for name in names)
        for place, stamp in zip(resting, stamps, strict=True):
            packed = Packed.read(stamp) if stamp else None
            if packed is not None and packed.kind is Kind.FINISHED:
                heads[place] = Tip(packed.epoch, packed.number)
        return heads

    async def memory(self, key: str) -> int:
        """Bytes that a key takes in Redis, with all that is kept about it; 0 if there is none."""
        return int(await self._send(key, "MEMORY", "USAGE", key, "SAMPLES", 0) or 0)

    # --- time ---

    async def beat(self, primary: Primary, since: int, last: int = 0) -> tuple[int, list[Outage]]:
        """Note that this node serves. The time of a primary, and its outages that ended after `since` (ms since 1970).

        `last`: when this node has beaten last, if it cannot be there, since the primary's lowest shard has changed.
        """
        names = keys.beat_keys(primary.shards[0] if self.topology.cluster else None)
        call = ("EVALSHA", scripts.HEARTBEAT.sha, len(names), *names, GAP_MS, OUTAGES_KEPT_MS, since, last)
        try:
            now, outages = await primary.call(*call)
        except SlotMoved as moved:
            self.topology.moved(moved, primary)
            raise
        return now, [(int(began), int(ended)) for began, ended in (told.split(b"-") for told in outages)]

    async def due(self, shards: Sequence[int], now: int) -> list[str]:
        """Rooms of these shards that are to be looked at by `now`, without a command."""
        alarms = map(keys.alarms_key, shards)
        replies = await self.calls(("ZRANGEBYSCORE", key, "-inf", now, "LIMIT", 0, DUE_LIMIT) for key in alarms)
        return [room.decode() for reply in replies for room in reply]

    # --- bots ---

    async def claim(self, at: RoomKeys, choice: int, ms: int) -> bool:
        """Whether this node answers an open choice for a bot: nobody else has claimed it within the last `ms`."""
        return bool(await self.call("SET", f"{at.bot}:{choice}", "", "NX", "PX", ms))

    # --- indexes ---

    async def dirty(self, shards: Sequence[int] = range(keys.SHARDS)) -> list[str]:
        """Rooms of these shards whose indexes must be looked at."""
        replies = await self.calls(("SMEMBERS", keys.dirty_key(shard)) for shard in shards)
        return sorted(room.decode() for reply in replies for room in reply)

    async def unmark(self, at: RoomKeys, number: int) -> bool:
        """The indexes of a room are made as of `number`, 0 for no such room. False if it has moved on: do it again."""
        return bool(await self.script(scripts.CLEAR_DIRTY, (at.head, at.dirty, at.packed), (at.room, number)))

    # --- presence ---

    async def present(self, at: RoomKeys, members: list[str], expires: int) -> None:
        """Note that `members` are in a room until `expires` (ms since 1970)."""
        scored: list[Part] = [part for member in members for part in (expires, member)]
        await self.call("ZADD", at.presence, *scored)
        await self.call("ZREMRANGEBYSCORE", at.presence, "-inf", expires - PRESENCE_KEPT_MS)
        await self.call("EXPIRE", at.presence, 120)

    async def saw(self, at: RoomKeys, people: Sequence[str], now: int) -> None:
        """Note that people who hold seats were there at `now` (ms since 1970), from which on they may be gone."""
        if people:
            await self.call("ZADD", at.seen, *[part for identity in people for part in (now, identity)])
            await self.call("EXPIRE", at.seen, SEEN_KEPT_SECONDS)

    async def last_seen(self, at: RoomKeys, people: Sequence[str], now: int) -> dict[str, int]:
        """When people were last there (ms since 1970). Of whom nobody knows, it is `now`, from now on."""
        if not people:
            return {}
        await self.call("ZADD", at.seen, "NX", *[part for identity in people for part in (now, identity)])
        scores = await self.call("ZMSCORE", at.seen, *people)
        return {one: now if score is None else int(float(score)) for one, score in zip(people, scores, strict=True)}

    async def absent(self, at: RoomKeys, members: list[str]) -> None:
        """Note that `members` have left."""
        await self.call("ZREM", at.presence, *members)

    async def presence(self, at: RoomKeys, now: int) -> list[str]:
        """Who is in a room at `now` (ms since 1970), on any node."""
        reply = await self.call("ZRANGEBYSCORE", at.presence, now, "+inf")
        return [member.decode() for member in reply]

    async def publish(self, channel: str, message: bytes) -> None:
        """A hint to all nodes that subscribe to `channel`; it may get lost."""
        await self.call(PUBLISH, channel, message)

    # --- format ---

    async def raise_format(self) -> int:
        """Note that data of this release's format is stored. The format that is noted now: a higher one if a newer
        release has stored data, and then nothing is changed."""
        return int(await self.script(scripts.RAISE_FORMAT, (keys.FORMAT,), (FORMAT,)))

    # --- secrets ---

    async def secret(self, fresh: bytes) -> bytes:
        """The signing key that all nodes share; `fresh` becomes it if there is none yet."""
        await self.call("SET", keys.SECRET, fresh, "NX")
        if not self.topology.cluster and any(primary.run and primary.run.cluster for primary in self.primaries):
            raise StoreRefused(A_NODE)  # which has this key, by chance
        stored: bytes | None = await self.call("GET", keys.SECRET)
        if stored is None:
            raise StoreUnavailable("the signing key vanished while it was read")
        return stored

    # --- plumbing, for the other modules of this folder ---

    async def call(self, *parts: Part) -> Any:
        """The reply to one command whose second part is its key or channel. Raises `StoreUnavailable`."""
        return await self._send(str(parts[1]), *parts)

    async def script(self, script: scripts.Script, at: tuple[str, ...], arguments: tuple[Part, ...]) -> Any:
        """The reply of a script to keys of one slot. Raises `StoreUnavailable`."""
        return await self._send(at[0], "EVALSHA", script.sha, len(at), *at, *arguments)

    async def _send(self, key: str, *parts: Part) -> Any:
        """Send a command to who has a key, and after the key where that has gone: who says so has not done it."""
        for _ in range(REDIRECTS):
            primary = self.topology.primary(key)
            try:
                return await primary.call(*parts)
            except SlotMoved as moved:
                self.topology.moved(moved, primary)
        raise StoreUnavailable("redis sends a command from one primary to the next")

    async def calls(self, calls: Iterable[tuple[Part, ...]]) -> list[Any]:
        """The replies to calls whose second part is their key, sent at once, done in any order.

        Raises `StoreUnavailable`.
        """
        sent = [self.topology.primary(str(call[1])).call(*call) for call in calls]
        try:
            return await asyncio.gather(*sent)
        except SlotMoved:
            self.topology.ask()
            raise

    def _try_commit(self, at: RoomKeys, parts: tuple[Part, ...], number: int, then: OnCommitted, left: int) -> None:
        primary = self.topology.primary(at.head)
        primary.send(parts, partial(self._committed, at, parts, number, then, left, primary))

    def _committed(
        self, at: RoomKeys, parts: tuple[Part, ...], number: int, then: OnCommitted, left: int, by: Primary, reply: Any
    ) -> None:
        try:
            if isinstance(reply, SlotMoved) and left:
                self.topology.moved(reply, by)
                self._try_commit(at, parts, number, then, left - 1)
                return
            outcome = reply if isinstance(reply, StoreUnavailable) else _committed(reply, number, by.durability)
        except StoreUnavailable as away:
            outcome = away
        then(outcome)


def _tip(epoch: int, number: int, digest: bytes | None) -> Tip:
    """`digest` begins with the number that it belongs to."""
    at, _, value = (digest or b"").partition(b":")
    return Tip(epoch, number, int(value) if at == b"%d" % number else None)


def _committed(reply: Any, number: int, durability: Durability) -> Committed:
    """What the reply to a commit after entry `number` says. Raises `StoreUnavailable` if it says nothing."""
    try:
        return Committed(Verdict(reply[0]), reply[1] if len(reply) > 1 else number + 1, durability)
    except (TypeError, ValueError, LookupError) as error:
        raise StoreUnavailable("redis has answered a commit with what is no answer to it") from error
