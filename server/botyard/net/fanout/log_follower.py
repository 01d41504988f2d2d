"""The follower of one room's log: passes each entry on once and in order, in whatever order entries arrive.

Entries that are missing before an arrived one are read. Entries carry digests of the log, so the follower detects a
log that was restored from a backup and continues differently: then it reads the whole room again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from botyard.background_tasks import Awaited, spawn
from botyard.errors import NoSuchRoom
from botyard.logs import about
from botyard.net.fanout.catch_up import RoomSnapshotRead
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, continues
from botyard.rooms.runtime.service import Rooms
from botyard.store.error_classes import StoreUnavailable
from botyard.store.room_store import LogEnd

log = logging.getLogger("botyard.net")

RETRY_SECONDS = 0.25

DIGESTS_KEPT = 64
"""The number of the newest digests with which an entry that arrives again is compared."""


class LogFollower:
    """The position in a room's log. `epoch` and `number` are those of the newest entry that was passed on."""

    def __init__(
        self,
        room: str,
        rooms: Rooms,
        loaded: LoadedRoom,
        on_entry: Callable[[Entry], None],
        on_restart: Callable[[LoadedRoom, bool], None],
        on_end: Callable[[bool], None],
    ) -> None:
        """`on_entry`: takes the next entry. `on_restart`: continues from a room that was read; the second argument says
        whether entries that were passed on are not in the log any more. `on_end`: called when following ends, since
        the room is gone (True) or this node cannot read it.
        """
        self.epoch = loaded.epoch
        self.number = loaded.number
        self._room = room
        self._rooms = rooms
        self._on_entry = on_entry
        self._on_restart = on_restart
        self._on_end = on_end
        self._reading = asyncio.Lock()
        self._next_read: Awaited[RoomSnapshotRead] | None = None
        self._digests: deque[int | None] = deque((loaded.digest,), DIGESTS_KEPT)
        """Digests of the log up to each of the newest entries, in their order; the last is the one up to `number`."""
        self._target = (loaded.epoch, loaded.number)
        """The newest position that was reported: the log is read up to there."""
        self._in_doubt = False
        """Whether only a read of the room can tell where its log is."""
        self._forked = False
        """Whether an entry was found that cannot follow what was passed on."""
        self._catching_up: asyncio.Task[None] | None = None

    @property
    def digest(self) -> int | None:
        """The digest of the log up to the newest entry, None if it is not known."""
        return self._digests[-1]

    def offer(self, entry: Entry) -> None:
        """Take an entry that is in the log: pass it on if it is the next one, else read what is missing.

        One that was passed on before is ignored; for one that does not fit, the room is read again.
        """
        if entry.epoch == self.epoch and not self._fits(entry):
            self._forked = True
            self.check_room()
        elif entry.epoch == self.epoch and entry.number <= self.number:
            return
        elif entry.epoch == self.epoch and entry.number == self.number + 1:
            self._advance(entry)
        else:
            self.catch_up(entry.epoch, entry.number)

    def advance_to(self, entry: Entry) -> None:
        """Note that the next entry of the log is passed on."""
        self.number = entry.number
        self._digests.append(entry.digest)

    def compare(self, end: LogEnd) -> None:
        """Check that the log, which ends at `end`, is the one that was followed, and read what is missing."""
        if (end.epoch, end.number) != (self.epoch, self.number):
            self.catch_up(end.epoch, end.number)
        elif not continues(self.digest, end.digest):
            self._forked = True
            self.check_room()

    def catch_up(self, epoch: int, number: int) -> None:
        """Read the log up to `(epoch, number)`, which another node or a comparison has reported."""
        if (epoch, number) < (self.epoch, self.number):
            self._in_doubt = True  # an old report, or entries are gone
        self._target = max(self._target, (epoch, number))
        self._begin_to_catch_up()

    def check_room(self) -> None:
        """Read the room, which may be gone or have another log."""
        self._in_doubt = True
        self._begin_to_catch_up()

    def is_quiet(self) -> bool:
        """Whether nothing is being read: all that was reported so far has been passed on."""
        return self._catching_up is None or self._catching_up.done()

    async def read_room(self) -> RoomSnapshotRead:
        """Read the room from the store. Callers that wait at the same time share a read that begins after their call.

        Raises `StoreUnavailable` and `NoSuchRoom`.
        """
        if self._next_read is None:
            self._next_read = Awaited(self._read_room(), f"read {self._room}")
        return await self._next_read.result()

    async def _read_room(self) -> RoomSnapshotRead:
        """Read the room, after all reads that are under way. Raises `NoSuchRoom`."""
        async with self._reading:
            self._next_read = None
            loaded = await self._rooms.require(self._room)
        return RoomSnapshotRead(self._room, self._rooms, loaded)

    def _fits(self, entry: Entry) -> bool:
        """Whether an entry can be of the log that was followed."""
        if entry.number == self.number + 1:
            return continues(self.digest, entry.before)
        return continues(self._digest_at(entry.number), entry.digest)

    def _digest_at(self, number: int) -> int | None:
        """The digest of the log up to entry `number`, None if it is not kept."""
        before = self.number - number
        return self._digests[-1 - before] if 0 <= before < len(self._digests) else None

    def _begin_to_catch_up(self) -> None:
        if self.is_quiet():
            self._catching_up = spawn(self._catch_up(), f"catch up {self._room}")

    async def _catch_up(self) -> None:
        """Follow the log to the target; if the room is gone or cannot be read, end."""
        try:
            await self._follow_target()
        except NoSuchRoom:
            self._on_end(True)
        except Exception:
            self._on_end(False)
            raise

    async def _follow_target(self) -> None:
        """Read entries until the newest reported position is reached; if in doubt, compare the log with the room."""
        while self._in_doubt or self._target > (self.epoch, self.number):
            try:
                await self._read_up_to(*self._target)
                if self._in_doubt or self._target > (self.epoch, self.number):
                    await self._compare_room()
            except StoreUnavailable as error:
                reason = str(error)
                log.debug("a room catches up later", extra=about(room=self._room, number=self.number, reason=reason))
                await asyncio.sleep(RETRY_SECONDS)

    async def _read_up_to(self, epoch: int, number: int) -> None:
        """Read and pass on the entries up to a number of this epoch; an entry that does not fit shows a forked log."""
        if epoch == self.epoch:
            for entry in await self._rooms.entries(self._room, self.number + 1, number):
                if (entry.epoch, entry.number) == (self.epoch, self.number + 1):
                    if not self._fits(entry):
                        self._forked = self._in_doubt = True
                        return
                    self._advance(entry)

    async def _compare_room(self) -> None:
        """Read the room, and restart from it if the log that was followed is not its log any more."""
        target, number = self._target, self.number  # before the read, during which reports may come
        loaded = (await self.read_room()).loaded
        lost = self._is_lost(loaded, number)
        self._in_doubt = self._forked = False
        if lost or (loaded.epoch, loaded.number) > (self.epoch, self.number):
            self._restart(loaded, lost)
        if lost or target == self._target:  # nothing newer was reported meanwhile: the target is reached
            self._target = (self.epoch, self.number)

    def _is_lost(self, loaded: LoadedRoom, number: int) -> bool:
        """Whether a room that was read lacks entries that were passed on. `number`: of the newest before the read."""
        if loaded.epoch != self.epoch:
            return loaded.epoch < self.epoch  # clients know that the log starts again in a later epoch
        known = self._digest_at(loaded.number)
        return self._forked or loaded.number < number or not continues(known, loaded.digest)

    def _restart(self, loaded: LoadedRoom, lost: bool) -> None:
        """Continue at a room that was read. `lost`: entries that connections have seen are gone."""
        self.epoch, self.number = loaded.epoch, loaded.number
        self._digests = deque((loaded.digest,), DIGESTS_KEPT)
        if lost:
            number, epoch = self.number, self.epoch
            log.warning("entries of a room are lost", extra=about(room=self._room, number=number, epoch=epoch))
        self._on_restart(loaded, lost)

    def _advance(self, entry: Entry) -> None:
        """Pass on the next entry of the log."""
        self.advance_to(entry)
        self._on_entry(entry)
