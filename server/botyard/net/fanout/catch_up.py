"""The state for a connection that enters a room: a snapshot, or the entries of the log after its cursor.

After a restart a thousand connections may enter at once. So one read of the room serves all requests that came before
it began, and what is sent is encoded once per audience, encoding and cursor.
"""

from botyard.background_tasks import Awaited
from botyard.errors import GameFailed
from botyard.net.transport.connection import Connection
from botyard.net.transport.frame_codec import data_frame, encode_frame
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.history_pages import Reader
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight import projection
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.messages import Cursor, Snapshot

SMALLEST_FRAME = 8
"""The fewest bytes of the frame of an entry: a header of two, the array, the tag, epoch, number and two lists."""

FEW_MISSED = 10
"""A client that missed fewer entries gets their frames; no snapshot is made to see whether it is smaller."""


class RoomSnapshotRead:
    """A room as it was read once, and the frames made of it. Clocks are relative to the moment of the read."""

    def __init__(self, room: str, rooms: Rooms, loaded: LoadedRoom) -> None:
        self.loaded = loaded
        self._room = room
        self._rooms = rooms
        self._now = rooms.clock_of(room).now()
        self._made: dict[tuple[int, ...], Snapshot] = {}  # by audience, not encoded yet
        self._snapshots: dict[tuple[tuple[int, ...], Encoding], bytes] = {}  # by audience, encoded
        # the entries after a number, encoded; None if a snapshot is needed
        self._tails: dict[tuple[int, tuple[int, ...], Encoding], Awaited[bytes | None]] = {}
        self._entries: dict[int, Awaited[list[Entry]]] = {}  # from a number on

    def snapshot(self, audience: tuple[int, ...], encoding: Encoding) -> bytes:
        """Return the frame of a snapshot. Raises `Refused` if this node does not have the rules, or the game fails."""
        key = (audience, encoding)
        if key not in self._snapshots:
            with GameGuard(self._room, self.loaded.room.record.game):
                self._snapshots[key] = encode_frame(self._snapshot(audience), encoding)
        return self._snapshots[key]

    async def is_lost(self, cursor: Cursor | None) -> bool:
        """Return whether entries up to a cursor are not in the log any more. The epoch of the cursor does not matter.

        Raises `StoreUnavailable`.
        """
        if cursor is None or cursor.number == 0:
            return False
        if cursor.number > self.loaded.number:
            return True
        return cursor.digest is not None and cursor.digest != await self._digest(cursor.number)

    async def _digest(self, number: int) -> int | None:
        """Return the digest of the log at a number; None if it is not known."""
        if number == self.loaded.number:
            return self.loaded.digest
        entries = await self._entries_from(number)
        return entries[0].digest if entries and entries[0].number == number else None

    async def _entries_from(self, first: int) -> list[Entry]:
        """Return entry `first` and, if they are few, all after it. They are read once for all connections."""
        if first not in self._entries:
            last = self.loaded.number if self.loaded.number - first < FEW_MISSED else first
            self._entries[first] = Awaited(self._rooms.entries(self._room, first, last), f"entries of {self._room}")
        return await self._entries[first].result()

    async def tail(self, cursor: Cursor | None, audience: tuple[int, ...], to: Connection) -> bytes | None:
        """Return the frames of the entries after a cursor, for a connection; None if a snapshot is needed, or smaller.

        Raises `StoreUnavailable`, and `Refused` if this node does not have the rules.
        """
        if cursor is None or cursor.epoch != self.loaded.epoch or tuple(cursor.audience) != audience:
            return None
        missed, encoding = self.loaded.number - cursor.number, to.encoding
        if missed < 0 or cursor.number == 0:  # the client has entries that the room lacks, or none at all
            return None
        if missed >= FEW_MISSED and missed * SMALLEST_FRAME > len(self.snapshot(audience, encoding)):
            return None
        key = (cursor.number, audience, encoding)
        if key not in self._tails:
            self._tails[key] = Awaited(
                self._tail(cursor.number, audience, encoding, to.limit_key), f"tail of {self._room}"
            )
        return await self._tails[key].result()

    async def _tail(self, after: int, audience: tuple[int, ...], encoding: Encoding, key: str) -> bytes | None:
        """Return the frames of all entries after a number and of the choices now; None to send a snapshot instead.

        A snapshot is sent if it is shorter, if the game fails, or if an entry is missing or changes who sees what.

        `key`: the address or identity for which the time of reading is limited.
        """
        loaded, record = self.loaded, self.loaded.room.record
        reader = Reader(self._room, record.game, record.created, loaded.epoch, audience, encoding, key)
        try:
            if loaded.number - after < FEW_MISSED:
                known = [] if after == loaded.number else await self._entries_from(after)
                entries = [entry for entry in known if entry.number > after]
                missed = await self._rooms.pages.frames_of(reader, entries)
            else:
                entries = await self._entries_from(loaded.number)  # the last one, which the choices belong to
                missed = await self._rooms.pages.frames(reader, after + 1, loaded.number)
        except GameFailed:
            return None
        if len(missed) != loaded.number - after or any(frame.changes_audiences for frame in missed):
            return None
        at = loaded.epoch, loaded.number, audience
        choices = projection.choices_of(loaded.room, at, self._now, entries[-1] if entries else None)
        payloads = (*(frame.payload for frame in missed), encode(choices, encoding))
        frames = b"".join([data_frame(payload, encoding) for payload in payloads])
        if len(missed) < FEW_MISSED or len(frames) <= len(self.snapshot(audience, encoding)):
            return frames
        return None

    def _snapshot(self, audience: tuple[int, ...]) -> Snapshot:
        """Return the snapshot for an audience, made once for all of it."""
        if audience not in self._made:
            loaded = self.loaded
            made = projection.snapshot(loaded.room, loaded.epoch, loaded.number, audience, self._rooms.names, self._now)
            self._made[audience] = made
        return self._made[audience]
