"""A child process that runs tasks sent through a pipe, one at a time, and is killed when a task takes too long.

It ends with the node, even a killed one, without output on standard error. The event loop
never blocks while the process starts, works or ends.
"""

import asyncio
import logging
import os
import pickle
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from botyard.background_tasks import shared, spawn
from botyard.logs import about, reason
from botyard.processes.process_setup import NICENESS, configure_worker

T = TypeVar("T")

log = logging.getLogger("botyard.ops")

STARTING_SECONDS = 30.0
KILLED_SECONDS = 2.0
"""A killed process that has not ended after this time is left to the system."""
READY = b"ready"
PIPE_BYTES = 32 * 1024
"""How many bytes fit into an empty pipe on every system."""


class NoAnswer(Exception):
    """The process has died, took too long, does not start, or was stopped."""


class TaskFailed(NoAnswer):
    """The function raised an exception. The message names its type and place, but not its text."""


@dataclass(frozen=True, slots=True)
class Child:
    """A running process and the node's end of the pipe."""

    process: BaseProcess
    pipe: Connection

    def end(self) -> None:
        """Kill the process and wait for its end, at most `KILLED_SECONDS`."""
        self.process.kill()
        self.process.join(KILLED_SECONDS)
        if self.process.is_alive():
            log.error("a worker does not end after it was killed", extra=about(process=self.process.pid))
        self.pipe.close()


class WorkerProcess:
    """One process, replaced when it has died. Use it from one event loop, for one task at a time."""

    def __init__(self, seconds: float, *modules: str, niceness: int = NICENESS) -> None:
        """`seconds`: time limit of a task. `modules`: imported by the process before its first task.

        `niceness`: added to that of the node.
        """
        self._niceness = niceness
        self._seconds = seconds
        self._modules = modules
        self._child: Child | None = None
        self._unready: Child | None = None
        """A process that has not said `READY` yet, so that a stop can end it."""
        self._starting: asyncio.Future[Child] | None = None  # for all who wait for the start
        self._answering: asyncio.Future[None] | None = None  # done when the current task is over
        self._ending: set[asyncio.Task[None]] = set()  # of killed processes
        self._stopped = False

    @property
    def pid(self) -> int | None:
        """The process id, None while no process is ready."""
        return None if self._child is None else self._child.process.pid

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Run a module's function in the process and return its result. Raises `NoAnswer`.

        Arguments and result are pickled.
        """
        child = self._child or await self.start()
        self._answering = asyncio.get_running_loop().create_future()
        whole = False
        try:
            async with asyncio.timeout(self._seconds):
                succeeded, answer = await _run_task(child, function, arguments)
            whole = True
        except TimeoutError as error:
            raise NoAnswer(f"no answer within {self._seconds} s") from error
        except (EOFError, OSError) as error:
            raise NoAnswer("the worker has died") from error
        finally:
            self._answering.set_result(None)
            if not whole:  # after a cancellation, too: else the late answer would be taken for that of the next task
                self._discard(child)
        if not succeeded:
            raise TaskFailed(answer)
        result: T = answer
        return result

    async def start(self) -> Child:
        """Start the process, unless it is starting already, and wait until it is ready. Raises `NoAnswer`."""
        if self._stopped:
            raise NoAnswer("the node stops")
        if self._starting is None:
            self._starting = shared(self._begin(), "start a worker")
        try:
            return await asyncio.shield(self._starting)
        except (EOFError, OSError) as error:
            raise NoAnswer("the worker does not start") from error

    async def stop(self) -> None:
        """Kill the process, even while it starts or works, and start no other."""
        self._stopped = True
        for child in (self._unready, self._child):
            if child is not None:
                child.process.kill()
        pending = [future for future in (self._starting, self._answering) if future is not None and not future.done()]
        if self._answering in pending:
            log.warning("a worker is killed while it works: the node stops")
        if pending:
            await asyncio.wait(pending)
        if self._child is not None:
            child, self._child = self._child, None
            self._end(child)
        if self._ending:
            await asyncio.wait(self._ending)

    async def _begin(self) -> Child:
        """Start the process of the worker, and return it. Raises `EOFError` or `OSError`."""
        try:
            self._child = child = await self._launch()
        finally:
            self._starting = None
        return child

    async def _launch(self) -> Child:
        """Launch a process and wait until it is ready. Raises `EOFError` or `OSError` if it fails before that."""
        child = self._unready = await asyncio.to_thread(_start_process, self._modules, self._niceness)
        try:
            if self._stopped:
                raise EOFError("the node stops")
            async with asyncio.timeout(STARTING_SECONDS):
                await _readable(child.pipe)
            if child.pipe.recv_bytes() != READY:
                raise EOFError("its first message is not READY")
        except BaseException:  # the process is unusable
            await asyncio.to_thread(child.end)
            raise
        finally:
            self._unready = None
        return child

    def _discard(self, child: Child) -> None:
        """Kill a process whose answer did not come, or is not awaited any more. The next task starts another one."""
        if self._child is child:
            self._child = None
        if not self._stopped:
            log.warning("a worker is killed: another starts when it is needed", extra=about(process=child.process.pid))
        self._end(child)

    def _end(self, child: Child) -> None:
        ending = spawn(asyncio.to_thread(child.end), "end of a worker")
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


async def _run_task(child: Child, function: Callable[..., Any], arguments: tuple[object, ...]) -> tuple[bool, Any]:
    """Send a task to an idle child, and return its answer: (True, result) or (False, reason for the failure).

    Raises `EOFError` or `OSError` if the child dies.
    """
    task = pickle.dumps((function, arguments))
    if len(task) <= PIPE_BYTES:
        child.pipe.send_bytes(task)  # does not block: the pipe is empty
    else:
        await asyncio.to_thread(child.pipe.send_bytes, task)
    await _readable(child.pipe)
    # in a thread, since a large answer does not fit into the pipe: the child is still writing it
    answer: tuple[bool, Any] = pickle.loads(await asyncio.to_thread(child.pipe.recv_bytes))
    return answer


async def _readable(pipe: Connection) -> None:
    """Wait until the pipe has data or is closed."""
    loop, descriptor = asyncio.get_running_loop(), pipe.fileno()
    readable: asyncio.Future[None] = loop.create_future()
    loop.add_reader(descriptor, _resolve, readable)
    try:
        await readable
    finally:
        loop.remove_reader(descriptor)
        os.set_blocking(descriptor, True)  # uvloop has changed that; reading a part of a message would fail


def _resolve(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


def _start_process(modules: tuple[str, ...], niceness: int) -> Child:
    """Start a process with a pipe to it, and return both.

    `modules`: imported there at once. `niceness`: added to that of the node, which lowers the priority.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, modules, niceness), name="a worker", daemon=True)
    process.start()
    theirs.close()  # so that the pipe closes when the process ends
    return Child(process, ours)


def _serve(pipe: Connection, modules: tuple[str, ...], niceness: int) -> None:
    """Run pickled tasks from the pipe until the node closes it. The main function of the process."""
    configure_worker(niceness)
    for module in modules:
        import_module(module)
    try:
        pipe.send_bytes(READY)
        while True:
            function, arguments = pickle.loads(pipe.recv_bytes())
            pipe.send_bytes(_answer(function, arguments))
    except (EOFError, OSError):  # the node is gone
        return


def _answer(function: Callable[..., Any], arguments: tuple[object, ...]) -> bytes:
    """Call a function, and return its result or a sentence about its error, pickled."""
    try:
        return pickle.dumps((True, function(*arguments)))
    except (Exception, SystemExit) as error:  # rules may end Python
        place = traceback.extract_tb(error.__traceback__)[-1]
        return pickle.dumps((False, f"{reason(error)} at {place.name}:{place.lineno}"))
