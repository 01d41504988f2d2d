"""A process that answers questions through a pipe, one at a time, and is killed when it does not come back.

It yields to everything else on the machine and ends with the node, also with one that is killed, without a word on
standard error. The event loop never waits for it to start, to answer or to end.
"""

import asyncio
import logging
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

from botyard.background_tasks import shared, spawn
from botyard.logs import about, reason

T = TypeVar("T")

log = logging.getLogger("botyard.ops")

NICENESS = 10
STARTING_SECONDS = 30.0
KILLED_SECONDS = 2.0
"""So long a process that was killed may take to end before it is left to the system."""
READY = b"ready"


class NoAnswer(Exception):
    """The process has died, took too long, does not start, or was stopped."""


class Failed(NoAnswer):
    """The function raised an exception; the message names its type and place, not what it said."""


@dataclass(frozen=True, slots=True)
class Child:
    """A process, and our end of the pipe to it."""

    process: BaseProcess
    pipe: Connection

    def end(self) -> None:
        """Kill it, and wait for its end: a moment."""
        self.process.kill()
        self.process.join(KILLED_SECONDS)
        if self.process.is_alive():
            log.error("a worker does not end after it was killed", extra=about(process=self.process.pid))
        self.pipe.close()


class WorkerProcess:
    """One process, and another in its place when it is gone. Use it from one event loop, for one thing at a time."""

    def __init__(self, seconds: float, *modules: str) -> None:
        """`seconds`: how long an answer may take. `modules`: what the process imports before it is ready."""
        self._seconds = seconds
        self._modules = modules
        self._child: Child | None = None
        self._unready: Child | None = None
        self._starting: asyncio.Future[Child] | None = None
        self._answering: asyncio.Future[None] | None = None
        self._ending: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def pid(self) -> int | None:
        """The number of the process, None while there is none that is ready."""
        return None if self._child is None else self._child.process.pid

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """What a function of a module answers in the process. Raises `NoAnswer`.

        Arguments and answer cross as pickles.
        """
        child = self._child or await self.start()
        self._answering = asyncio.get_running_loop().create_future()
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
            self._answering.set_result(None)
            if not whole:  # also if we were cancelled: its answer would be taken for the next one
                self._let_go(child)
        if not answered:
            raise Failed(answer)
        result: T = answer
        return result

    async def start(self) -> Child:
        """Start the process, unless one is starting, and wait until it is ready. Raises `NoAnswer`."""
        if self._stopped:
            raise NoAnswer("the node stops")
        if self._starting is None:
            self._starting = shared(self._begin(), "start a worker")
        try:
            return await asyncio.shield(self._starting)
        except (EOFError, OSError) as error:
            raise NoAnswer("the worker does not start") from error

    async def stop(self) -> None:
        """Kill the process, whatever it does, also while it starts, and start no other."""
        self._stopped = True
        for child in (self._unready, self._child):
            if child is not None:
                child.process.kill()
        ended = [future for future in (self._starting, self._answering) if future is not None and not future.done()]
        if ended:
            log.warning("a worker is killed while it starts or works: the node stops")
            await asyncio.wait(ended)
        if self._child is not None:
            child, self._child = self._child, None
            self._end(child)
        if self._ending:
            await asyncio.wait(self._ending)

    async def _begin(self) -> Child:
        try:
            self._child = child = await self._ready()
        finally:
            self._starting = None
        return child

    async def _ready(self) -> Child:
        """A process that is ready. Raises `EOFError` or `OSError` if it does not get so far."""
        child = self._unready = await asyncio.to_thread(_launched, self._modules)
        try:
            if self._stopped:
                raise EOFError("the node stops")
            async with asyncio.timeout(STARTING_SECONDS):
                await _readable(child.pipe)
            if child.pipe.recv_bytes() != READY:
                raise EOFError("it is something else")
        except BaseException:  # it is of no use
            await asyncio.to_thread(child.end)
            raise
        finally:
            self._unready = None
        return child

    def _let_go(self, child: Child) -> None:
        if self._child is child:
            self._child = None
        if not self._stopped:
            log.warning("a worker is killed: another starts when it is needed", extra=about(process=child.process.pid))
        self._end(child)

    def _end(self, child: Child) -> None:
        ending = spawn(asyncio.to_thread(child.end), "end of a worker")
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


async def _asked(child: Child, function: Callable[..., Any], arguments: tuple[object, ...]) -> tuple[bool, Any]:
    """The answer of a child that is idle, or why there is none. Raises `EOFError` or `OSError` if it dies."""
    child.pipe.send_bytes(pickle.dumps((function, arguments)))  # which the pipe takes whole: it is empty
    await _readable(child.pipe)
    answer: tuple[bool, Any] = pickle.loads(child.pipe.recv_bytes())
    return answer


async def _readable(pipe: Connection) -> None:
    """Wait until there is something to read, be it the end."""
    loop, descriptor = asyncio.get_running_loop(), pipe.fileno()
    readable: asyncio.Future[None] = loop.create_future()
    loop.add_reader(descriptor, _resolve, readable)
    try:
        await readable
    finally:
        loop.remove_reader(descriptor)


def _resolve(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


def _launched(modules: tuple[str, ...]) -> Child:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, modules), name="a worker", daemon=True)
    process.start()
    theirs.close()  # so that the end of the process is the end of the pipe
    return Child(process, ours)


def _serve(pipe: Connection, modules: tuple[str, ...]) -> None:
    """The process: asked by pickles through a pipe until the node closes it."""
    _settle_in()
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
    try:
        return pickle.dumps((True, function(*arguments)))
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return pickle.dumps((False, f"{reason(error)} at {place.name}:{place.lineno}"))


def _settle_in() -> None:
    """Yield to others, leave Ctrl-C to the node, and end when the node is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    Thread(target=_end_with_the_node, name="end with the node", daemon=True).start()


def _end_with_the_node() -> None:
    node = parent_process()
    assert node is not None, "the worker is a child"
    wait([node.sentinel])
    os._exit(1)
