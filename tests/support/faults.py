"""A store whose calls fail as a bad network makes them fail: before they are done, or after, with the reply lost."""

import asyncio
import random
from functools import partial
from typing import Any

from botyard.background_tasks import spawn
from botyard.store.archived_room import Packed
from botyard.store.command_key import CommandKey
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import RoomKeys
from botyard.store.store import Committed, Head, OnCommitted, Standing, Store


class FaultyStore(Store):
    """Fails at random (`share` of the calls, before and after), and at the next commit if told so."""

    def __init__(self, url: str, rng: random.Random | None = None, share: float = 0.0) -> None:
        super().__init__(url)
        self._rng = rng or random.Random(0)
        self.share = share
        self.lose_next_reply = False
        self.fail_next = False
        self.gate: asyncio.Event | None = None
        self.commits = 0
        self.packs = 0
        self.refused = 0

    def send_commit(self, *arguments: Any) -> None:
        """As the store does, if it is let."""
        self.commits += 1
        spawn(self._send_commit(*arguments), "a commit of a test")

    async def _send_commit(self, *arguments: Any) -> None:
        what, then = arguments[:-1], arguments[-1]
        if self.gate is not None:
            await self.gate.wait()
        try:
            self._before()
        except StoreUnavailable as error:
            then(error)
            return
        super().send_commit(*what, partial(self._replied, then))  # type: ignore[call-arg]

    def _replied(self, then: OnCommitted, outcome: Committed | StoreUnavailable) -> None:
        try:
            self._after()
        except StoreUnavailable as error:
            outcome = error
        then(outcome)

    async def open(self, at: RoomKeys, known: bytes = b"") -> Head | Packed | None:
        """As the store does, if it is let."""
        self._before()
        head = await super().open(at, known)
        self._before()
        return head

    async def standing(self, at: RoomKeys, command: CommandKey) -> Standing:
        """As the store does, if it is let."""
        self._before()
        standing = await super().standing(at, command)
        self._before()
        return standing

    async def pack(self, at: RoomKeys, packed: Packed, kept: int | None = None, tell: bytes = b"") -> bool:
        """As the store does, if it is let."""
        self.packs += 1
        if self.gate is not None:
            await self.gate.wait()
        self._before()
        done = await super().pack(at, packed, kept, tell)
        self._after()
        return done

    def _before(self) -> None:
        fails, self.fail_next = self.fail_next or self._rng.random() < self.share, False
        if fails:
            self.refused += 1
            raise StoreUnavailable("refused by a test")

    def _after(self) -> None:
        lost, self.lose_next_reply = self.lose_next_reply or self._rng.random() < self.share, False
        if lost:
            raise StoreUnavailable("the reply was lost by a test")
