"""The processes in which bots think: niced, started when they are needed, replaced when they die or do not come back.

A question waits for a free process; the event loop never does.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from botyard.processes.worker_process import WorkerProcess

THINKING_SECONDS = 2.0
"""A worker that has not answered after so long is killed."""
THINKING = "botyard.bot_runner.worker_entry"
"""What takes long to import is imported before a worker is ready."""


def share_of(processes: int | None, nodes: int = 1) -> int:
    """How many workers each of a machine's nodes has, if all have `processes` together (None: cores - 1)."""
    return max(1, (cores() - 1 if processes is None else processes) // nodes)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class BotWorkers:
    """So many processes. Use them from one event loop."""

    def __init__(self, count: int, seconds: float = THINKING_SECONDS) -> None:
        """`seconds`: how long an answer may take."""
        self.all = tuple(WorkerProcess(seconds, THINKING) for _ in range(count))
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()  # none starts while another is idle
        for worker in self.all:
            self._free.put_nowait(worker)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[WorkerProcess]:
        """A worker for oneself, as soon as one is free."""
        worker = await self._free.get()
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        """End all processes, and start no others."""
        await asyncio.gather(*(worker.stop() for worker in self.all))
