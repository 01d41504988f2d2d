"""The processes in which bots think: niced, started when they are needed, replaced when they die or do not come back.

Whoever wants something thought waits for a free one; the event loop never does.
"""

import asyncio
import logging
import os
import pickle
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from server.logs import about, reason
from server.ops.worker import settle_in
from server.tasks import shared, spawn

T = TypeVar("T")

log = logging.getLogger("botyard.opponents")

THINKING_SECONDS = 2.0
"""A worker that has not answered after so long is killed."""
STARTING_SECONDS = 30.0
READY = b"ready"


class NoAnswer(Exception):
    """The worker has died, has failed, or took too long. Another one takes its place."""


def share_of(processes: int | None, nodes: int = 1) -> int:
    """How many workers each of a machine's nodes has, if all have `processes` together (None: cores - 1)."""
    return max(1, (cores() - 1 if processes is None else processes) // nodes)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers:
    """So many processes. Use them from one event loop."""

    def __init__(self, count: int, seconds: float = THINKING_SECONDS) -> None:
        """`seconds`: how long an answer may take."""
        self.all = tuple(Worker(seconds) for _ in range(count))
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # so that none starts while another is idle
        for worker in self.all:
            self._free.put_nowait(worker)

    @asynccontextmanager
    async def one(self) -> AsyncIterator["Worker"]:
        """A worker for oneself, as soon as one is free."""
        worker = await self._free.get()
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        """End all processes, and start no others."""
        await asyncio.gather(*(worker.stop() for worker in self.all))


@dataclass(frozen=True, slots=True)
class Child:
    """A process that is up, and our end of the pipe to it."""

    process: BaseProcess
    pipe: Connection

    def end(self) -> None:
        """Kill it, and wait for its end: a moment."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Worker:
    """One process, and another in its place when it is gone; it does one thing at a time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._child: Child | None = None
        self._starting: asyncio.Future[Child] | None = None
        self._stopped = False

    @property
    def pid(self) -> int | None:
        """The number of the process, None while there is none."""
        return None if self._child is None else self._child.process.pid

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """What a function of a module answers in the worker. Raises `NoAnswer`, also if the function raises."""
        child = self._child or await self._start()
        whole = False
        try:
            async with asyncio.timeout(self._seconds):
                answered, answer = await _asked(child, function, arguments)
            whole = True
        except TimeoutError as error:
            raise NoAnswer(f"no answer within {self._seconds} s") from error
        except (EOFError, OSError) as error:
            raise NoAnswer("the worker has died") from error
        finally:
            if not whole:  # also if we were cancelled: its answer would be taken for the next one
                self._let_go(child)
        if not answered:
            raise NoAnswer(answer)
        result: T = answer
        return result

    async def stop(self) -> None:
        """End the process, and start no other."""
        self._stopped = True
        if self._starting is not None:
            await asyncio.wait([self._starting])
        if self._child is not None:
            child, self._child = self._child, None
            await asyncio.to_thread(child.end)

    async def _start(self) -> Child:
        if self._stopped:
            raise NoAnswer("the node stops")
        if self._starting is None:
            self._starting = shared(self._begin(), "start a worker")
        try:
            return await asyncio.shield(self._starting)
        except (EOFError, OSError) as error:
            raise NoAnswer("the worker does not start") from error

    async def _begin(self) -> Child:
        try:
            self._child = child = await asyncio.to_thread(_started)
        finally:
            self._starting = None
        return child

    def _let_go(self, child: Child) -> None:
        """Kill the process, whatever it does."""
        self._child = None
        log.warning("a worker is killed: another one starts when it is needed", extra=about(process=child.process.pid))
        spawn(asyncio.to_thread(child.end), "end of a worker")


async def _asked(child: Child, function: Callable[..., Any], arguments: tuple[object, ...]) -> tuple[bool, Any]:
    """The answer of a child that is idle, or why there is none. Raises `EOFError` or `OSError` if it dies."""
    child.pipe.send_bytes(pickle.dumps((function, arguments)))  # which the pipe takes whole: it is empty
    loop, pipe = asyncio.get_running_loop(), child.pipe.fileno()
    heard: asyncio.Future[None] = loop.create_future()
    loop.add_reader(pipe, _note, heard)
    try:
        await heard
    finally:
        loop.remove_reader(pipe)
    answer: tuple[bool, Any] = pickle.loads(child.pipe.recv_bytes())
    return answer


def _note(heard: asyncio.Future[None]) -> None:
    if not heard.done():
        heard.set_result(None)


def _started() -> Child:
    """A process that is up. Raises `EOFError` or `OSError` if it does not come up."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs,), name="a bot's worker", daemon=True)
    process.start()
    theirs.close()  # so that the end of the process is the end of the pipe
    child = Child(process, ours)
    if not ours.poll(STARTING_SECONDS) or ours.recv_bytes() != READY:
        child.end()
        raise EOFError("it is not ready in time")
    return child


def _serve(pipe: Connection) -> None:
    """The worker: asked by pickles through a pipe until it ends."""
    import server.opponents.think  # noqa: F401, PLC0415 - what takes long to import is there before we are ready

    settle_in()
    pipe.send_bytes(READY)
    while True:
        try:
            function, arguments = pickle.loads(pipe.recv_bytes())
        except EOFError:
            return
        try:
            answer = True, function(*arguments)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            answer = False, f"{reason(error)} at {place.name}:{place.lineno}"
        pipe.send_bytes(pickle.dumps(answer))
