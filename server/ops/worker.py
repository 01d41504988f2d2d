"""One process beside the event loop, for work that would hold it too long.

It starts when it is first needed, yields to everything else on the machine, and ends with the node, also with one
that is killed. Nobody waits for it to start: who asks meanwhile is told to come back.
"""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

from server.tasks import spawn

T = TypeVar("T")

log = logging.getLogger("botyard.ops")

NICENESS = 10


class Busy(Exception):
    """The worker has not answered in time, or is only starting: nothing was done, ask again."""


class Worker:
    """The process, and another one in its place when it dies. Use it from one event loop."""

    def __init__(self, seconds: float) -> None:
        """`seconds`: how long an answer may take."""
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._starting: asyncio.Task[None] | None = None
        self._stopped = False

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """What a function of a module answers in the worker, whatever it raises too. Raises `Busy`.

        Arguments and answer cross as pickles, exceptions as well.
        """
        if (pool := self._pool) is None:
            self._start_soon()
            raise Busy("the worker is not there yet, or any more")
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
        except TimeoutError as error:
            raise Busy(f"no answer within {self._seconds} s") from error
        except BrokenProcessPool as error:
            self._replace(pool)
            raise Busy("the worker has died") from error

    async def stop(self) -> None:
        """End the process, if there is one, and start no other."""
        self._stopped = True
        if self._starting is not None:
            await asyncio.wait([self._starting])
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown)

    def _start_soon(self) -> None:
        if not self._stopped and (self._starting is None or self._starting.done()):
            self._starting = spawn(self._start(), "start the worker")

    async def _start(self) -> None:
        self._pool = await asyncio.to_thread(_started)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            log.warning("the worker has died: another one starts")
            self._pool = None
            pool.shutdown(wait=False)
            self._start_soon()


def _started() -> ProcessPoolExecutor:
    """A pool of one process that is up. Raises `BrokenProcessPool` if it does not come up."""
    pool = ProcessPoolExecutor(1, get_context("spawn"), settle_in)
    pool.submit(os.getpid).result()
    return pool


def settle_in() -> None:
    """A worker yields to others, leaves Ctrl-C to the node, and ends when the node is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    Thread(target=_end_with_the_node, name="end with the node", daemon=True).start()


def _end_with_the_node() -> None:
    node = parent_process()
    assert node is not None, "the worker is a child"
    wait([node.sentinel])
    os._exit(1)
