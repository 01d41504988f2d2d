"""What somebody is given who enters a room: a snapshot, or the tail of the log after a cursor.

After a restart a thousand may enter at once. So one look at the room serves all who ask before it is taken, and
what they are sent is made once per audience, form and cursor.
"""

import asyncio

from protocol.codec import Form, encode
from protocol.messages import Cursor, Snapshot
from server.net.frames import data_frame
from server.rooms import projection
from server.rooms.planning import Loaded
from server.rooms.record import Entry
from server.rooms.requests import NoSuchRoom
from server.rooms.service import Rooms
from server.tasks import shared

SMALLEST_FRAME = 8
"""No frame of an entry has fewer bytes: a header of two, the array, the tag, epoch, number and two lists."""


class Look:
    """A room as it was read once, and what is sent of it. Clocks are told as of the moment of the look."""

    def __init__(self, room: str, rooms: Rooms, loaded: Loaded) -> None:
        self.loaded = loaded
        self._room = room
        self._rooms = rooms
        self._now = rooms.timekeeper(room).now()
        self._made: dict[tuple[int, ...], Snapshot] = {}
        self._snapshots: dict[tuple[tuple[int, ...], Form], bytes] = {}
        self._tails: dict[tuple[int, tuple[int, ...], Form], asyncio.Future[bytes | None]] = {}

    def snapshot(self, audience: tuple[int, ...], form: Form) -> bytes:
        """The frame of a snapshot. Raises `Refused` for foreign rules."""
        key = (audience, form)
        if key not in self._snapshots:
            self._snapshots[key] = data_frame(encode(self._snapshot(audience), form), form)
        return self._snapshots[key]

    async def tail(self, cursor: Cursor | None, audience: tuple[int, ...], form: Form) -> bytes | None:
        """The frames of what happened after a cursor; None if only a snapshot tells the truth, or is smaller.

        Raises `StoreAway`, and `Refused` for foreign rules.
        """
        if cursor is None or cursor.epoch != self.loaded.epoch or tuple(cursor.audience) != audience:
            return None
        missed = self.loaded.number - cursor.number
        if missed < 0 or cursor.number == 0 or missed * SMALLEST_FRAME > len(self.snapshot(audience, form)):
            return None
        key = (cursor.number, audience, form)
        if key not in self._tails:
            self._tails[key] = shared(self._tail(*key), f"tail of {self._room}")
        return await asyncio.shield(self._tails[key])

    async def _tail(self, after: int, audience: tuple[int, ...], form: Form) -> bytes | None:
        loaded = self.loaded
        entries = await self._rooms.entries(self._room, after + 1, loaded.number)
        if len(entries) != loaded.number - after or any(map(projection.changes_audiences, entries)):
            return None
        frames = b"".join(self._frames(entries, audience, form))
        return frames if len(frames) <= len(self.snapshot(audience, form)) else None

    def _frames(self, entries: list[Entry], audience: tuple[int, ...], form: Form) -> list[bytes]:
        game = self.loaded.room.record.game
        events = [projection.event_frame(game, entry, audience) for entry in entries]
        choices = projection.choices_of(self._snapshot(audience), entries[-1] if entries else None)
        return [data_frame(encode(frame, form), form) for frame in (*events, choices)]

    def _snapshot(self, audience: tuple[int, ...]) -> Snapshot:
        if audience not in self._made:
            loaded = self.loaded
            made = projection.snapshot(loaded.room, loaded.epoch, loaded.number, audience, self._now)
            self._made[audience] = made
        return self._made[audience]


class Looks:
    """Looks at one room. Whoever asks is given one that is taken after the question, at the same time as others."""

    def __init__(self, room: str, rooms: Rooms) -> None:
        self._room = room
        self._rooms = rooms
        self._turn = asyncio.Lock()
        self._next: asyncio.Future[Look] | None = None

    async def look(self) -> Look:
        """The room as it is in the store. Raises `StoreAway` and `NoSuchRoom`."""
        if self._next is None:
            self._next = shared(self._take(), f"look at {self._room}")
        return await asyncio.shield(self._next)

    async def _take(self) -> Look:
        async with self._turn:
            self._next = None
            loaded = await self._rooms.load(self._room)
        if loaded is None:
            raise NoSuchRoom
        return Look(self._room, self._rooms, loaded)
