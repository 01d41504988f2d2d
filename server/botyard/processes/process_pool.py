"""A pool of worker processes for work that would hold up the event loop: answers of bots, previews of commands.

Workers start when a task first needs them, and a worker whose task takes too long is killed.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from botyard.background_tasks import shared, spawn
from botyard.processes.process_setup import NICENESS
from botyard.processes.worker_process import NoAnswer, TaskFailed, WorkerProcess

T = TypeVar("T")

TASK_SECONDS = 2.0
"""A worker whose task takes longer is killed."""


class Busy(Exception):
    """No worker answered in time, or it is only starting: ask again."""


def pool_size(processes: int | None, nodes: int = 1) -> int:
    """Divide `processes` workers (None: one fewer than there are cores) among the nodes of a machine; at least 1."""
    return max(1, (available_cores() - 1 if processes is None else processes) // nodes)


def available_cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class ProcessPool:
    """A fixed number of workers, each with one task at a time. Use a pool from one event loop."""

    def __init__(self, count: int, *modules: str, seconds: float = TASK_SECONDS, niceness: int = NICENESS) -> None:
        """`modules`: a worker imports them before its first task. `seconds`: time limit of a task.

        `niceness`: added to that of the node; 0 for short tasks that a person waits for.
        """
        self.workers = tuple(WorkerProcess(seconds, *modules, niceness=niceness) for _ in range(count))
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()  # a started worker is used before another
        for worker in self.workers:
            self._free.put_nowait(worker)
        self._starting: dict[WorkerProcess, asyncio.Task[None]] = {}  # workers that start in the background
        self._stopped = False

    @asynccontextmanager
    async def reserve(self) -> AsyncIterator[WorkerProcess]:
        """Wait for a free worker and keep it for several tasks. Callers are served in order."""
        worker = await self._free.get()
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)

    async def run(
        self, patience: float, function: Callable[..., T], *arguments: object, only_started: bool = False
    ) -> T:
        """Run a module's function in a worker and return its result, if it is there within `patience` seconds.

        If the caller gives up, the task goes on until its own time limit. Raises `Busy`, with `only_started` also while
        the worker starts, and `TaskFailed` if the function raises.
        """
        try:
            async with asyncio.timeout(patience):
                worker = await self._free.get()
                if only_started and worker.pid is None:
                    self._free.put_nowait(worker)
                    self._start(worker)
                    raise Busy("the worker is not running yet")
                return await asyncio.shield(shared(self._run(worker, function, arguments), "task of a worker"))
        except TimeoutError as error:
            raise Busy(f"no answer within {patience} s") from error

    async def stop(self) -> None:
        """Kill all workers, including those that start or work, and start no others."""
        self._stopped = True
        await asyncio.gather(*(worker.stop() for worker in self.workers))
        if self._starting:
            await asyncio.wait(self._starting.values())

    async def _run(self, worker: WorkerProcess, function: Callable[..., T], arguments: tuple[object, ...]) -> T:
        """Run a function in a worker, which is started again if it gives no answer. Raises `TaskFailed` and `Busy`."""
        try:
            return await worker.run(function, *arguments)
        except TaskFailed:
            raise
        except NoAnswer as error:
            self._start(worker)
            raise Busy(str(error)) from error
        finally:
            self._free.put_nowait(worker)

    def _start(self, worker: WorkerProcess) -> None:
        """Start a worker in the background, so that no caller waits for it."""
        if not self._stopped and worker not in self._starting:
            self._starting[worker] = task = spawn(self._started(worker), "start of a worker")
            task.add_done_callback(lambda _: self._starting.pop(worker))

    async def _started(self, worker: WorkerProcess) -> None:
        """Start a worker. Raises `RuntimeError` if it does not start, unless the pool was stopped."""
        try:
            await worker.start()
        except NoAnswer as error:
            if not self._stopped:
                raise RuntimeError("the worker does not start") from error
