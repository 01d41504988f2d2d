"""Logs of rooms in Redis: commits, reads, side data, the archive, alarms and the set of rooms to index.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any

import msgspec

from botyard.errors import Damaged
from botyard.store import keys, scripts
from botyard.store.archived_room import STAMP_BYTES, ArchivedRoom, ArchiveReason
from botyard.store.connection import DISK, DURABLE, PUBLISH, RUN, Part
from botyard.store.error_classes import SlotMoved, StoreUnavailable
from botyard.store.keys import RoomKeys, room_keys
from botyard.store.primary import Primary, resolve
from botyard.store.redis_client import RedisClient
from botyard_protocol.messages import Durability

REDIRECTS = 5
"""How often a commit follows its slot from one primary to the next."""
ANY_RUN = "*"
"""Takes the place of a run where the commit does not depend on one."""
DUE_LIMIT = 100
"""The most rooms of a shard that one sweep returns."""


@dataclass(frozen=True, slots=True)
class Head:
    """The stored state of a room. `record`: its snapshot after entry `number` of `epoch`.

    `side_data`: state outside the log, empty for none, in version `side_version`. `digest`: the number and the digest
    of the log, empty if unknown. Epoch and number are -1 if they are damaged.
    """

    epoch: int
    number: int
    record: bytes
    side_data: bytes = b""
    side_version: int = 0
    digest: bytes = b""


@dataclass(frozen=True, slots=True)
class LogEnd:
    """The last position of a room's log. `digest`: of the log up to there, None if unknown."""

    epoch: int
    number: int
    digest: int | None = None


class CommitData(msgspec.Struct, frozen=True):
    """The content of a commit. Times in ms since 1970.

    `now`: what the clock of Redis shows at the time that the node decided by, None if the decision does not depend on
    time. `alarm`: time of the room's next alarm. `side_version`: version of the side data that the node decided with.
    `before`: digest of the log that the entry continues, which Redis compares; `digest`: of the log with the entry.
    None where unknown. `due`: the lines of notifications that change, as in `botyard.rooms.due.Due`. `run`: the run of
    Redis in which the node has read the room.
    """

    entry: bytes
    record: bytes
    now: int | None = None
    alarm: int | None = None
    side_version: int = 0
    before: int | None = None
    digest: int | None = None
    due: tuple[int | str, ...] = ()
    run: str = ANY_RUN


class Verdict(Enum):
    """The outcome of a commit."""

    COMMITTED = b"committed"
    CONFLICT = b"conflict"  # the room has moved on: load it and decide again
    SKEWED = b"skewed"  # the node has a wrong time: refresh it and decide again


class CommitResult(msgspec.Struct, frozen=True):
    """The answer to a commit."""

    verdict: Verdict
    durability: Durability


_VERDICTS = {verdict.value: verdict for verdict in Verdict}


OnCommitted = Callable[[CommitResult | StoreUnavailable], None]
"""Receives the outcome of a commit. After `StoreUnavailable` it is unknown until the room is read."""


class RoomStore:
    """The rooms of a store."""

    def __init__(self, client: RedisClient) -> None:
        self._client = client
        self._shards = client.topology.shards

    def durability_of(self, at: RoomKeys) -> Durability:
        """The durability that the primary of a room promises. Raises `StoreUnavailable` until slots are known."""
        return self._shards.of(at.shard).durability

    async def commit(self, at: RoomKeys, epoch: int, number: int, data: CommitData, indexed: bool) -> CommitResult:
        """Do what `send_commit` does and wait for the outcome."""
        reply: asyncio.Future[CommitResult] = asyncio.get_running_loop().create_future()
        self.send_commit(at, epoch, number, data, indexed, partial(resolve, reply))
        return await reply

    def send_commit(
        self, at: RoomKeys, epoch: int, number: int, data: CommitData, indexed: bool, then: OnCommitted
    ) -> None:
        """Append an entry as `number + 1` of `epoch`, if the room is at `(epoch, number)`; number 0 creates the room.

        `then` receives the outcome. `indexed`: mark the room for the indexes. Raises `StoreUnavailable` if the commit
        cannot be sent.
        """
        # six keys, and the arguments, in the order of commit.lua; `RUN`, `DURABLE` and `PUBLISH` are placeholders
        parts: tuple[Part, ...] = (
            "EVALSHA",
            scripts.COMMIT.sha,
            6,
            at.head,
            at.log,
            at.dirty,
            at.alarms,
            at.packed,
            at.due,
            RUN,
            epoch,
            number,
            data.entry,
            data.record,
            at.room,
            at.channel,
            int(indexed),
            DURABLE,
            "" if data.now is None else data.now,
            "" if data.alarm is None else data.alarm,
            PUBLISH,
            data.side_version,
            "" if data.before is None else f"{number}:{data.before}",
            "" if data.digest is None else f"{number + 1}:{data.digest}",
            data.run,
            *data.due,
        )
        self._try_commit(at, parts, then, REDIRECTS)

    async def read(self, at: RoomKeys, known: bytes = b"") -> Head | ArchivedRoom | None:
        """Return the current room, None if there is none. `known`: stamp of an archived form that the node has already.

        Raises `Damaged` for an archived room without a stamp.
        """
        reply = await self._client.script(scripts.READ_ROOM, (at.head, at.packed), (RUN, known, DISK))
        if isinstance(reply, bytes):
            return ArchivedRoom.read(reply)
        return None if reply is None else Head(*reply)

    async def write_side_data(
        self, at: RoomKeys, number: int, version: int, side_data: bytes, alarm: int | None = None
    ) -> bool:
        """Replace the side data of version `version` in a room whose last entry is `number`; the log stays as it is.

        `alarm`: the latest time of the room's next alarm (ms since 1970); an earlier alarm stays. None changes no
        alarm. False if the stored version or number differs, or the room is not live.
        """
        arguments = (version, side_data, at.room, "" if alarm is None else alarm, number)
        return bool(await self._client.script(scripts.WRITE_SIDE_DATA, (at.head, at.alarms), arguments))

    async def put_off(self, at: RoomKeys, number: int, alarm: int) -> bool:
        """Move the alarm of a room (ms since 1970); False if its last entry is not `number` any more."""
        return bool(await self._client.script(scripts.PUT_OFF_ALARM, (at.head, at.alarms), (number, at.room, alarm)))

    async def archive(
        self, at: RoomKeys, archived: ArchivedRoom, kept: int | None = None, message: bytes = b""
    ) -> bool:
        """Replace a room's live keys by its archived form, for `kept` seconds or for ever.

        `message`: published on the room's channel; then the room is marked for the indexes, too. False if the room is
        not at that epoch and number any more.
        """
        others = (at.log, at.commands, at.presence, at.alarms, at.dirty, at.seen, at.ended)
        position = (RUN, archived.epoch, archived.number, archived.value, at.room)
        arguments = (*position, "" if kept is None else kept, at.channel, message, PUBLISH)
        return bool(await self._client.script(scripts.ARCHIVE_ROOM, (at.head, at.packed, *others), arguments))

    async def entries(self, at: RoomKeys, first: int, last: int) -> list[bytes]:
        """Return the entries `first..last` (both included, from 1) that the log has, in order."""
        if last < first:
            return []
        reply = await self._client.call("XRANGE", at.log, f"{first}-0", f"{last}-0")
        return [fields[1] for _, fields in reply]  # of the one field, name and value

    async def positions(self, rooms: list[str]) -> list[tuple[int, int] | None]:
        """The epoch and number of each room, None for a room that does not exist or has expired."""
        return [None if end is None else (end.epoch, end.number) for end in await self.log_ends(rooms)]

    async def log_ends(self, rooms: list[str]) -> list[LogEnd | None]:
        """Return the end of each room's log, None for a room that does not exist, has expired, or is damaged."""
        live = (("HMGET", room_keys(room).head, "epoch", "number", "digest") for room in rooms)
        replies = await self._client.calls(live)
        ends = [_log_end(*reply) for reply in replies]
        missing = [place for place, end in enumerate(ends) if end is None]
        archives = (room_keys(rooms[place]).packed for place in missing)
        stamps = await self._client.calls(("GETRANGE", name, 0, STAMP_BYTES - 1) for name in archives)
        for place, stamp in zip(missing, stamps, strict=True):
            archived = _archived(stamp)
            if archived is not None and archived.reason is ArchiveReason.FINISHED:
                ends[place] = LogEnd(archived.epoch, archived.number)
        return ends

    async def due_rooms(self, shards: Sequence[int], now: int) -> list[str]:
        """Return the rooms of these shards whose alarm is due at `now` (ms since 1970); at most `DUE_LIMIT` of each."""
        groups = self._groups(map(keys.alarms_key, shards))
        replies = await self._client.script_for_each(scripts.DUE_ROOMS, ((one, (now, DUE_LIMIT)) for one in groups))
        return [room.decode() for reply in replies for room in reply]

    async def claim_choice(self, at: RoomKeys, choice: int, ms: int) -> bool:
        """Take the lock on a bot's open choice for `ms`; False if a node has it already."""
        return bool(await self._client.call("SET", f"{at.bot}:{choice}", "", "NX", "PX", ms))

    async def dirty_rooms(self, shards: Sequence[int] = range(keys.SHARDS)) -> list[str]:
        """The rooms of these shards that are marked for the indexes."""
        replies = await self._client.calls(("SUNION", *group) for group in self._groups(map(keys.dirty_key, shards)))
        return sorted(room.decode() for reply in replies for room in reply)

    def _groups(self, names: Iterable[str]) -> list[tuple[str, ...]]:
        """Keys of shards that one command may name: all at a single Redis, each alone in a cluster."""
        return [(name,) for name in names] if self._client.topology.cluster else [tuple(names)]

    async def is_dirty(self, at: RoomKeys) -> bool:
        """Whether a room is marked for the indexes."""
        return bool(await self._client.call("SISMEMBER", at.dirty, at.room))

    async def clear_dirty(self, at: RoomKeys, number: int) -> bool:
        """Remove the mark of a room that was indexed at `number` (0: no such room); False if the room has moved on."""
        return bool(await self._client.script(scripts.CLEAR_DIRTY, (at.head, at.dirty, at.packed), (at.room, number)))

    def _try_commit(self, at: RoomKeys, parts: tuple[Part, ...], then: OnCommitted, left: int) -> None:
        """Send a commit to the room's primary. `left`: how often it may still follow its slot."""
        primary = self._shards.of(at.shard)
        primary.send(parts, partial(self._on_reply, at, parts, then, left, primary))

    def _on_reply(
        self, at: RoomKeys, parts: tuple[Part, ...], then: OnCommitted, left: int, by: Primary, reply: Any
    ) -> None:
        """Pass the outcome of a commit to `then`, or commit again at another primary if the slot has moved.

        `left`: how many more times the commit may follow its slot.
        """
        try:
            if isinstance(reply, SlotMoved) and left:
                self._client.topology.note_moved(reply, by)
                self._try_commit(at, parts, then, left - 1)
                return
            outcome = reply if isinstance(reply, StoreUnavailable) else _commit_result(reply, by.durability)
        except StoreUnavailable as unavailable:
            outcome = unavailable
        then(outcome)


def _log_end(epoch: bytes | None, number: bytes | None, digest: bytes | None) -> LogEnd | None:
    """Return the end of a log from the fields of its head, None if they are missing or damaged.

    `digest` begins with the number that it belongs to; that of another number is left out.
    """
    if epoch is None or number is None:
        return None
    at, _, value = (digest or b"").partition(b":")
    try:
        return LogEnd(int(epoch), int(number), int(value) if at == number else None)
    except ValueError:  # the loader of the room reports the damage
        return None


def _archived(stamp: bytes) -> ArchivedRoom | None:
    """Return an archived room by its stamp (the body is not whole); None if there is none or if it is damaged."""
    try:
        return ArchivedRoom.read(stamp) if stamp else None
    except Damaged:  # the loader of the room reports the damage
        return None


def _commit_result(reply: Any, durability: Durability) -> CommitResult:
    """Parse the reply to a commit. Raises `StoreUnavailable` if it cannot be parsed."""
    try:
        return CommitResult(_VERDICTS[reply[0]], durability)
    except (TypeError, LookupError) as error:
        raise StoreUnavailable("redis has answered a commit with an unknown reply") from error
