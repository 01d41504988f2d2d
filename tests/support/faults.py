"""A store whose calls fail as a bad network makes them fail: before they are done, or after, with the reply lost."""

import asyncio
import random
from functools import partial
from typing import Any

from botyard.background_tasks import spawn
from botyard.store.archived_room import ArchivedRoom
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import RoomKeys
from botyard.store.room_store import CommitResult, Head, LogEnd, OnCommitted, RoomStore
from botyard.store.store import Store


class FaultyStore(Store):
    """Fails at random (`share` of the calls, before and after), and at once if a test asks for it.

    A read whose reply is lost counts as refused: it has changed nothing.

    `fail_next`: the next call is refused; `lose_next_reply`: the next commit or archive is done, but its reply is lost.
    `gate`: commits and archives wait for it. `commits`, `packs`, `refused`: how many were sent, and how many calls of
    all kinds were refused.
    """

    def __init__(self, url: str, rng: random.Random | None = None, share: float = 0.0) -> None:
        super().__init__(url)
        self.rooms: FaultyRooms = FaultyRooms(self)
        self._rng = rng or random.Random(0)
        self.share = share
        self.lose_next_reply = False
        self.fail_next = False
        self.gate: asyncio.Event | None = None
        self.commits = 0
        self.packs = 0
        self.refused = 0

    def fail_before(self) -> None:
        """Raise instead of a call, perhaps."""
        fails, self.fail_next = self.fail_next or self._rng.random() < self.share, False
        if fails:
            self.refused += 1
            raise StoreUnavailable("refused by a test")

    def fail_after(self) -> None:
        """Raise instead of the reply to a call, perhaps."""
        lost, self.lose_next_reply = self.lose_next_reply or self._rng.random() < self.share, False
        if lost:
            raise StoreUnavailable("the reply was lost by a test")


class FaultyRooms(RoomStore):
    """The rooms of a faulty store."""

    def __init__(self, store: FaultyStore) -> None:
        super().__init__(store)
        self._faults = store

    def send_commit(self, *arguments: Any) -> None:
        """As the store does, unless it fails."""
        self._faults.commits += 1
        spawn(self._send_commit(*arguments), "a commit of a test")

    async def _send_commit(self, *arguments: Any) -> None:
        """Send a commit once the gate is open, unless it is refused."""
        what, then = arguments[:-1], arguments[-1]
        if self._faults.gate is not None:
            await self._faults.gate.wait()
        try:
            self._faults.fail_before()
        except StoreUnavailable as error:
            then(error)
            return
        super().send_commit(*what, partial(self._replied, then))  # type: ignore[call-arg]

    def _replied(self, then: OnCommitted, outcome: CommitResult | StoreUnavailable) -> None:
        """Pass the outcome of a commit on, or that its reply was lost."""
        try:
            self._faults.fail_after()
        except StoreUnavailable as error:
            outcome = error
        then(outcome)

    async def read(self, at: RoomKeys, known: bytes = b"") -> Head | ArchivedRoom | None:
        """As the store does, unless it fails."""
        self._faults.fail_before()
        head = await super().read(at, known)
        self._faults.fail_before()
        return head

    async def entries(self, at: RoomKeys, first: int, last: int) -> list[bytes]:
        """As the store does, unless it fails."""
        self._faults.fail_before()
        entries = await super().entries(at, first, last)
        self._faults.fail_before()
        return entries

    async def log_ends(self, rooms: list[str]) -> list[LogEnd | None]:
        """As the store does, unless it fails."""
        self._faults.fail_before()
        ends = await super().log_ends(rooms)
        self._faults.fail_before()
        return ends

    async def archive(
        self, at: RoomKeys, archived: ArchivedRoom, kept: int | None = None, message: bytes = b""
    ) -> bool:
        """As the store does, unless it fails."""
        self._faults.packs += 1
        if self._faults.gate is not None:
            await self._faults.gate.wait()
        self._faults.fail_before()
        done = await super().archive(at, archived, kept, message)
        self._faults.fail_after()
        return done
