"""One process beside the event loop, for work that would hold it too long.

It starts when it is first needed. No caller waits for it to start, nor longer than the limit for an answer: the caller
is asked to come back. Work that is given up goes on for a while, and then its process is killed.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from botyard.background_tasks import shared, spawn
from botyard.processes.worker_process import Failed, NoAnswer, WorkerProcess

T = TypeVar("T")

WORKING_SECONDS = 2.0
"""Work that takes longer ends with the death of its process."""


class Busy(Exception):
    """The worker has not answered in time, or is only starting: nothing was done, ask again."""


class Worker:
    """The process, and another one in its place when it dies. Use it from one event loop."""

    def __init__(self, seconds: float, *modules: str, working: float = WORKING_SECONDS) -> None:
        """`seconds`: how long a caller waits. `modules`: imported before the first answer. `working`: see above."""
        self._seconds = seconds
        self._process = WorkerProcess(working, *modules)
        self._starting: asyncio.Task[None] | None = None
        self._work: asyncio.Future[Any] | None = None
        self._stopped = False

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """What a function of a module answers in the worker. Raises `Busy`, and `Failed` if it raises."""
        try:
            async with asyncio.timeout(self._seconds):
                while self._work is not None and not self._work.done():
                    await asyncio.wait([self._work])
                return await self._begin(function, *arguments)
        except TimeoutError as error:
            raise Busy(f"no answer within {self._seconds} s") from error
        except Failed:
            raise
        except NoAnswer as error:
            self._start_soon()
            raise Busy(str(error)) from error

    async def stop(self) -> None:
        """Kill the process, if there is one, whatever it does, and start no other."""
        self._stopped = True
        await self._process.stop()
        if self._starting is not None:
            await asyncio.wait([self._starting])

    async def _begin(self, function: Callable[..., T], *arguments: object) -> T:
        if self._process.pid is None:
            self._start_soon()
            raise Busy("the worker is not there yet, or any more")
        work = shared(self._process.run(function, *arguments), "work of the worker")
        self._work = work
        return await asyncio.shield(work)

    def _start_soon(self) -> None:
        if not self._stopped and (self._starting is None or self._starting.done()):
            self._starting = spawn(self._start(), "start the worker")

    async def _start(self) -> None:
        try:
            await self._process.start()
        except NoAnswer as error:
            if not self._stopped:
                raise RuntimeError("the worker does not start") from error
