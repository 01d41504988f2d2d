"""Positions of practice, computed in a worker process for one address after the other."""

import asyncio
from collections.abc import Callable
from typing import Any

from botyard.accounts.identity import Identity
from botyard.fair_turns import FairTurns
from botyard.net.actions.practice_starts import PracticeStarts
from botyard.net.actions.room_reads import RoomReads
from botyard.practice import task
from botyard.practice.origins import Beginning, NewMatch, Step
from botyard.processes.process_pool import Busy, ProcessPool
from botyard.rooms.runtime.service import Rooms
from botyard_protocol.api_practice import LessonStart, MatchStart, NewStart

TASK_SECONDS = 4.0
"""A position that takes longer to compute is given up."""
PATIENCE_SECONDS = 6.0
"""So long a request waits for its turn in the worker process, and for a worker that starts."""
MOST_WAITING = 60
"""So many requests of one address wait for the worker, and as many of its lessons: a school class fits."""


class PracticeRuns:
    """Finds how a practice begins, and computes what follows."""

    def __init__(self, rooms: Rooms, room_reads: RoomReads) -> None:
        self._starts = PracticeStarts(rooms, room_reads)
        self._turns = FairTurns()
        self._pool = ProcessPool(1, task.__name__, seconds=TASK_SECONDS)
        self.stop = self._pool.stop

    async def beginning(self, start: MatchStart | NewStart | LessonStart, by: Identity | None, token: str) -> Beginning:
        """How a practice begins. `token`: of a link to its match, "" for none.

        Raises `Refused`, `StoreUnavailable` and `Unreadable`.
        """
        match start:
            case MatchStart():
                return await self._starts.find(start, by, token)
            case NewStart():
                return Beginning(NewMatch(start.players, start.options))
            case LessonStart():
                return Beginning(Step(start.id))

    async def run(self, key: str, function: Callable[..., task.Answer], *arguments: Any) -> task.Answer:
        """Compute an answer. `key`: whose turn it takes. Raises `Busy`, `TimeoutError` and `TaskFailed`."""
        if self._turns.waiting(key) >= MOST_WAITING:
            raise Busy("too many of this address wait")
        async with asyncio.timeout(PATIENCE_SECONDS), self._turns.turn(key):
            return await self._pool.run_patiently(PATIENCE_SECONDS, function, *arguments)
