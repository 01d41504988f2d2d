"""The spectators of one room on this node who see its match with a delay.

They get everything from a copy of the room that is replayed from the log: a snapshot when they enter, and each entry
once it is due. Nothing is made from the room as it is now, so nothing that they get can be newer than the delay.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable

from botyard.background_tasks import spawn, woken
from botyard.errors import GameFailed, NoSuchRoom
from botyard.logs import about
from botyard.net.fanout.encoded_entry import EncodedEntry
from botyard.net.fanout.presence import holders
from botyard.net.transport.connection import Connection, close_room_gone, close_unavailable
from botyard.net.transport.frame_codec import encode_frame
from botyard.replay.log_replay import LogPosition
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry
from botyard.rooms.runtime.game_failures import GameGuard, log_failure
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight import projection
from botyard.spectators.delayed_rooms import DelayedRoom, caught_up
from botyard.store.error_classes import StoreUnavailable
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from botyard_protocol.messages import Cursor, Entered, MatchStarted

log = logging.getLogger("botyard.net")

RETRY_SECONDS = 0.25
OFFERED_KEPT = 256
"""The most entries that wait for the copy; others are read from the log."""


class DelayedSpectators:
    """The delayed spectators of a room. The room is followed only while there are any."""

    def __init__(self, room: str, game: str, rooms: Rooms) -> None:
        self.members: set[Connection] = set()
        self._room = room
        self._game = game
        self._rooms = rooms
        self._copy: DelayedRoom | None = None
        self._renewed = False
        """Whether the copy was replaced, so that the members need a snapshot."""
        self._lost = False
        """Whether entries that the members have seen are gone."""
        self._sent = (0, 0)
        """Epoch and number of the entry that was sent last."""
        self._target = (0, 0)
        """Epoch and number up to which the log is known to go."""
        self._offered: deque[Entry] = deque(maxlen=OFFERED_KEPT)
        """The newest entries of the log, which the copy has not taken yet."""
        self._replaying = asyncio.Lock()
        self._news = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    # --- members ---

    async def prepare(self, loaded: LoadedRoom) -> None:
        """Replay the copy of the room up to `loaded`, the room as it is. The caller then calls `admit` without waiting.

        Raises `StoreUnavailable` and `Unreadable`.
        """
        await self._rooms.clock_of(self._room).refresh()
        async with self._replaying:
            await self._update_copy(loaded)

    def admit(self, connection: Connection, id: str, lost: bool = False) -> None:
        """Send a connection the room as it may be shown now, and from then on each entry once it is due.

        `id`: of the request to enter. `lost`: entries that the spectator has seen are gone. Raises `GameFailed`.
        """
        self._send_due()
        # first, since a connection that cannot be shown the room must not learn that it has entered
        frames = {connection.encoding: self._snapshot(self.place, connection.encoding)}
        self.members.add(connection)
        connection.audience, connection.coach, connection.buffered = (), False, None
        connection.send(Entered(id, self._room, (), recovered=False, late=True, lost=lost, game=self._game))
        self._send_snapshots([connection], frames)
        if self._work is None or self._work.done():  # the task has failed, and not all of the members have left yet
            self._work = spawn(self._keep_sending(), f"delayed {self._room}")

    def leave(self, connection: Connection) -> None:
        """Remove a connection. After the last one, stop sending and drop the entries that wait for the copy."""
        self.members.discard(connection)
        if not self.members and self._work is not None:
            self._work.cancel()
            self._work = None
            self._offered.clear()

    def send_snapshot(self, member: Connection) -> None:
        """Send a member the room as it may be shown now."""
        self._send_snapshots([member])

    @property
    def place(self) -> LogPosition:
        """The newest place in the log that may be shown, with the room as it was there."""
        assert self._copy is not None, "there is no place before `prepare`"
        return self._copy.current

    def is_lost(self, cursor: Cursor | None) -> bool:
        """Return whether the log lacks entries up to a spectator's cursor, judged by what may be shown now."""
        self._send_due()
        entry = self.place.entry
        if cursor is None or cursor.audience or cursor.number == 0:  # no cursor, or that of a player, who saw it live
            return False
        if cursor.number > entry.number or self._copy is None:
            return True
        return cursor.digest is not None and cursor.digest != self._copy.digest_at(cursor.number)

    @property
    def holders(self) -> set[str]:
        """The identities of the people in seats, as the members see them."""
        return holders(self.place.room.record.seats)

    # --- entries ---

    def offer(self, entry: Entry) -> None:
        """Take an entry that is in the log."""
        self._offered.append(entry)
        self.note_log_end(entry.epoch, entry.number)

    def note_log_end(self, epoch: int, number: int, lost: bool = False) -> None:
        """Note that the log goes up to `(epoch, number)`. `lost`: it lacks some offered entries, so all are dropped."""
        self._target = max(self._target, (epoch, number))
        if lost:
            self._lost = True
            self._offered.clear()
        self._news.set()

    async def _keep_sending(self) -> None:
        """Send to the spectators until the room is gone or fails; then close them."""
        try:
            while True:
                await self._send_next()
        except NoSuchRoom:
            close_room_gone(self.members)
        except Exception:
            close_unavailable(self.members)
            raise

    async def _send_next(self) -> None:
        """Catch up with the room, send what is due, and wait for more."""
        try:
            async with self._replaying:
                await self._catch_up()
            self._send_due()
            await self._wait()
        except StoreUnavailable as error:
            log.debug("a room is shown later", extra=about(room=self._room, reason=str(error)))
            await asyncio.sleep(RETRY_SECONDS)

    async def _wait(self) -> None:
        """Wait until there is news, or the next entry is due."""
        due = None if self._copy is None else self._copy.next_due()
        seconds = None if due is None else max(due - self._now(), 0) / 1000
        await woken(self._news, seconds)
        self._news.clear()

    async def _catch_up(self) -> None:
        """Bring the copy of the room up to date with the offered entries; read the room if one is missing."""
        copy = self._copy
        while copy is not None and self._offered:
            entry = self._offered.popleft()
            if (entry.epoch, entry.number) == (copy.epoch, copy.number + 1) and copy.fits(entry):
                copy.take(entry)
        if copy is None or self._lost or self._target > (copy.epoch, copy.number):
            loaded = await self._rooms.require(self._room)
            await self._update_copy(loaded)

    async def _update_copy(self, loaded: LoadedRoom) -> None:
        """Bring the copy up to `loaded`; replace it if the log differs, which in the same epoch means lost entries."""
        copy = await caught_up(self._rooms, self._copy, self._room, loaded)
        if copy is not self._copy:
            self._lost = self._lost or (self._copy is not None and self._copy.epoch == copy.epoch)
            self._copy, self._renewed = copy, True
        self._target = (copy.epoch, copy.number)  # reached, even if a higher target was reported, since that is lost

    # --- sending ---

    def _send_due(self) -> None:
        """Send the members the entries that have become due, or one snapshot instead if the copy is a new one."""
        if self._copy is None:
            return
        now = self._now()
        for place in self._copy.due(now):
            if not self._renewed:
                self._send_entry(place, now)
        if self._renewed:
            self._send_lost()
            self._renewed = False
            self._send_snapshots(self.members)

    def _send_lost(self) -> None:
        """Notify the members if entries that they have seen are not in the log any more."""
        if not self._lost:
            return
        self._lost = False
        for member in self.members:
            # without an id: it answers no request
            member.send(Entered("", self._room, (), recovered=False, late=True, lost=True, game=self._game))

    def _send_entry(self, place: LogPosition, now: int) -> None:
        """Send an entry to the members that have all before it, and a snapshot to the others."""
        entry, outdated = place.entry, list[Connection]()
        encoded = EncodedEntry(place.room.record.game, entry, place.now(now), self._rooms.names)
        starts = any(isinstance(event, MatchStarted) for event in entry.events)  # a snapshot is needed
        jumps = (entry.epoch, entry.number - 1) != self._sent
        self._sent = (entry.epoch, entry.number)
        for member in self.members:
            if starts or jumps or member.number != entry.number - 1:
                outdated.append(member)
                continue
            try:
                frames = encoded.frames((), member.encoding)
            except Exception as error:  # the game may be of a package, and fail in any way
                log_failure(self._room, self._game, error)
                outdated.append(member)
            else:
                member.number = entry.number
                member.write(frames)
        self._send_snapshots(outdated)

    def _send_snapshots(self, members: Iterable[Connection], frames: dict[Encoding, bytes] | None = None) -> None:
        """Send snapshots to members. If the game fails, close the members: a request to enter again is refused.

        `frames`: the frames of the snapshot that are made already, by encoding; None for none.
        """
        place, frames = self.place, {} if frames is None else frames
        self._sent = (place.entry.epoch, place.entry.number)
        for member in list(members):
            try:
                if member.encoding not in frames:
                    frames[member.encoding] = self._snapshot(place, member.encoding)
            except GameFailed as failed:
                member.close(Close.NOT_ADMITTED, failed.message)
                continue
            member.number = place.entry.number
            member.write(frames[member.encoding])

    def _snapshot(self, place: LogPosition, encoding: Encoding) -> bytes:
        """Return the frame of a snapshot of the room at `place`. Raises `GameFailed`."""
        at, now = place.loaded(), place.now(self._now())
        with GameGuard(self._room, self._game):
            made = projection.snapshot(at.room, at.epoch, at.number, (), self._rooms.names, now)
            return encode_frame(made, encoding)

    def _now(self) -> int:
        return self._rooms.clock_of(self._room).now()
