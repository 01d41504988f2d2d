"""What the service keeps in Redis, as plain calls. Nothing above this module knows a key or a command.

Every call raises `StoreAway` while Redis does not answer.
"""

import asyncio
from dataclasses import dataclass
from enum import Enum
from typing import Any

from protocol.messages import Durability
from server.store import keys, scripts
from server.store.connection import DURABLE, RUN, Lane, Part, Run, connection_to
from server.store.errors import StoreAway
from server.store.keys import RoomKeys, room_keys

LANES = 2
GAP_MS = 3_000
"""A longer time without a beat is an outage."""
OUTAGES_KEPT_MS = 60 * 86_400_000
DUE_LIMIT = 100
"""So many rooms of a shard are looked at in one sweep."""
PRESENCE_KEPT_MS = 120_000
"""Members whose time is over for long are removed: their node has died."""


Outage = tuple[int, int]
"""From when to when nobody served, in ms since 1970."""


@dataclass(frozen=True, slots=True)
class Head:
    """Where a room is, and what it is: `record` is the room's snapshot after entry `number`."""

    epoch: int
    number: int
    record: bytes


@dataclass(frozen=True, slots=True)
class Written:
    """What a commit writes. Times in ms since 1970.

    `now`: what the node takes the time for; None if it did not decide by the time. `alarm`: when the room is to be
    looked at without a command.
    """

    entry: bytes
    record: bytes
    now: int | None = None
    alarm: int | None = None


@dataclass(frozen=True, slots=True)
class CommandKey:
    """Whose command it is: an id belongs to the identity and the seat that sent it."""

    identity: str
    seat: int | None
    id: str
    digest: str

    @property
    def ring(self) -> str:
        """The sender: the last 64 accepted ids of each are remembered."""
        return f"{self.identity}/{'' if self.seat is None else self.seat}"

    @property
    def field(self) -> str:
        """The name under which an accepted id is remembered."""
        return f"{self.ring}/{self.id}"


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
    """What is true of a room and a command just before a refusal. `epoch` 0: there is no such room."""

    epoch: int
    number: int
    accepted: int | None
    same: bool


class Store:
    """Redis, behind two lanes."""

    def __init__(self, url: str) -> None:
        """`url`: where Redis is. Raises `ValueError` if it is not a URL of Redis."""
        connection_to(url)
        self.url = url
        self._lanes = [Lane(url, str(place)) for place in range(LANES)]

    def start(self) -> None:
        """Connect, and stay connected."""
        for lane in self._lanes:
            lane.start()

    async def stop(self) -> None:
        """Let go of all connections."""
        for lane in self._lanes:
            await lane.stop()

    @property
    def run(self) -> Run | None:
        """The run of Redis that answers now, or None."""
        return next((lane.run for lane in self._lanes if lane.run is not None), None)

    @property
    def durability(self) -> Durability:
        """What the run that answers promises."""
        run = self.run
        return Durability.UNKNOWN if run is None else run.durability

    async def ping(self) -> None:
        """Returns once Redis has answered."""
        await self._call("PING")

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
        """Append an entry as `number + 1` of `epoch`, if the room is at `(epoch, number)`; 0 makes the room."""
        times = ["" if time is None else time for time in (written.now, written.alarm)]
        identity = (command.field, command.digest, command.ring)
        reply = await self._script(
            scripts.COMMIT,
            (at.head, at.log, at.commands, at.dirty, at.alarms),
            (
                RUN,
                epoch,
                number,
                written.entry,
                written.record,
                *identity,
                at.room,
                at.channel,
                int(indexed),
                DURABLE,
                *times,
            ),
        )
        verdict = Verdict(reply[0])
        return Committed(verdict, reply[1] if len(reply) > 1 else number + 1, self.durability)

    async def open(self, at: RoomKeys) -> Head | None:
        """The room as it is now, or None if there is none."""
        reply = await self._script(scripts.OPEN, (at.head,), (RUN,))
        return None if reply is None else Head(reply[0], reply[1], reply[2])

    async def standing(self, at: RoomKeys, command: CommandKey) -> Standing:
        """Where the room is and whether `command` was accepted before, in one atomic read."""
        epoch, number, remembered = await self._script(scripts.REFUSAL, (at.head, at.commands), (command.field,))
        if remembered is None:
            return Standing(epoch, number, None, False)
        accepted, _, digest = remembered.decode().partition(":")
        return Standing(epoch, number, int(accepted), digest == command.digest)

    async def entries(self, at: RoomKeys, first: int, last: int) -> list[bytes]:
        """Entries `first..last` (both included) of the log, as far as they are there, in order."""
        if last < first:
            return []
        reply = await self._call("XRANGE", at.log, f"{first}-0", f"{last}-0")
        return [fields[1] for _, fields in reply]

    async def heads(self, rooms: list[str]) -> list[tuple[int, int] | None]:
        """Epoch and number of each room, None where there is none."""
        lane = self._lane()
        replies = await asyncio.gather(*(lane.call("HMGET", room_keys(room).head, "epoch", "number") for room in rooms))
        return [None if epoch is None else (int(epoch), int(number)) for epoch, number in replies]

    # --- time ---

    async def beat(self, since: int) -> tuple[int, list[Outage]]:
        """Note that this node serves. The time of Redis, and the outages that ended after `since` (ms since 1970)."""
        now, outages = await self._script(scripts.BEAT, (keys.BEAT, keys.OUTAGES), (GAP_MS, OUTAGES_KEPT_MS, since))
        return now, [(int(began), int(ended)) for began, ended in (told.split(b"-") for told in outages)]

    async def due(self, shards: list[int], now: int) -> list[str]:
        """Rooms of these shards that are to be looked at by `now`, without a command."""
        lane = self._lane()
        calls = (
            lane.call("ZRANGEBYSCORE", keys.alarms_key(shard), "-inf", now, "LIMIT", 0, DUE_LIMIT) for shard in shards
        )
        return [room.decode() for reply in await asyncio.gather(*calls) for room in reply]

    # --- indexes ---

    async def dirty(self) -> list[str]:
        """Rooms whose indexes must be looked at."""
        lane = self._lane()
        replies = await asyncio.gather(*(lane.call("SMEMBERS", keys.dirty_key(shard)) for shard in range(keys.SHARDS)))
        return sorted(room.decode() for reply in replies for room in reply)

    async def unmark(self, at: RoomKeys, number: int) -> bool:
        """The indexes of a room are made as of `number`. False if the room has moved on: make them again."""
        return bool(await self._script(scripts.UNMARK, (at.head, at.dirty), (at.room, number)))

    async def lobby_put(self, room: str, summary: bytes) -> None:
        """List a room, or list it anew, and tell all nodes."""
        await self._call("HSET", keys.LOBBY, room, summary)
        await self._call("PUBLISH", keys.LOBBY_CHANNEL, room)

    async def lobby_remove(self, room: str) -> None:
        """Take a room off the list, and tell all nodes."""
        await self._call("HDEL", keys.LOBBY, room)
        await self._call("PUBLISH", keys.LOBBY_CHANNEL, room)

    async def lobby_get(self, room: str) -> bytes | None:
        """The line of a room, or None."""
        reply: bytes | None = await self._call("HGET", keys.LOBBY, room)
        return reply

    async def lobby(self) -> list[bytes]:
        """All lines, in no order."""
        reply: list[bytes] = await self._call("HVALS", keys.LOBBY)
        return reply

    # --- presence ---

    async def present(self, at: RoomKeys, members: list[str], expires: int) -> None:
        """Note that `members` are in a room until `expires` (ms since 1970)."""
        scored: list[Part] = [part for member in members for part in (expires, member)]
        await self._call("ZADD", at.presence, *scored)
        await self._call("ZREMRANGEBYSCORE", at.presence, "-inf", expires - PRESENCE_KEPT_MS)
        await self._call("EXPIRE", at.presence, 120)

    async def absent(self, at: RoomKeys, members: list[str]) -> None:
        """Note that `members` have left."""
        await self._call("ZREM", at.presence, *members)

    async def presence(self, at: RoomKeys, now: int) -> list[str]:
        """Who is in a room at `now` (ms since 1970), on any node."""
        reply = await self._call("ZRANGEBYSCORE", at.presence, now, "+inf")
        return [member.decode() for member in reply]

    async def publish(self, channel: str, message: bytes) -> None:
        """A hint to all nodes that subscribe to `channel`; it may get lost."""
        await self._call("PUBLISH", channel, message)

    # --- secrets ---

    async def secret(self, fresh: bytes) -> bytes:
        """The signing key that all nodes share; `fresh` becomes it if there is none yet."""
        await self._call("SET", keys.SECRET, fresh, "NX")
        stored: bytes | None = await self._call("GET", keys.SECRET)
        if stored is None:
            raise StoreAway("the signing key vanished while it was read")
        return stored

    # --- plumbing ---

    def _lane(self) -> Lane:
        return min(self._lanes, key=lambda lane: (lane.run is None, lane.waiting))

    async def _call(self, *parts: Part) -> Any:
        return await self._lane().call(*parts)

    async def _script(self, script: scripts.Script, at: tuple[str, ...], arguments: tuple[Part, ...]) -> Any:
        return await self._lane().call("EVALSHA", script.sha, len(at), *at, *arguments)
