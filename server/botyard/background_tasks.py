"""Start background tasks that are referenced and named, and the parts of a node that have some; call listeners.

A failure goes to a caller or to the log.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, runtime_checkable

from botyard.logs import about

T = TypeVar("T")
P = ParamSpec("P")

log = logging.getLogger("botyard")
CANCEL_SECONDS = 5.0
"""A task that has not ended this long after its cancellation is given up."""
AGAIN_SECONDS = 1.0
AGAIN_LIMIT_SECONDS = 30.0
WELL_SECONDS = 10.0
"""Endless work that fails begins again after a pause. The pause doubles while the work fails sooner than this."""
_running: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """Start `work`, and return its task. An exception that it does not handle is logged with `name`."""
    task = asyncio.get_running_loop().create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(_on_end)
    return task


def spawn_forever(
    work: Callable[[], Coroutine[Any, Any, None]],
    name: str,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    now: Callable[[], float] = monotonic,
) -> asyncio.Task[None]:
    """Run endless `work` until its task, which is returned, is cancelled.

    An exception that it does not handle is logged with `name`; after a pause the work begins again. `sleep` waits for
    so many seconds, `now` is a time in seconds.
    """
    return spawn(_run_again_and_again(work, name, sleep, now), name)


async def _run_again_and_again(
    work: Callable[[], Coroutine[Any, Any, None]],
    name: str,
    sleep: Callable[[float], Awaitable[object]],
    now: Callable[[], float],
) -> None:
    """Run `work` until it returns. Whenever it fails, begin it again after a pause: a longer one after each failure.

    After work that went well for `WELL_SECONDS` the pause is short again. `name`: of the task, for the log.
    """
    pause, began = AGAIN_SECONDS, now()
    while True:
        try:
            return await work()
        except Exception:
            pause = AGAIN_SECONDS if now() - began > WELL_SECONDS else pause
            log.exception("a task failed and begins again", extra=about(task=name, seconds=pause))
        await sleep(pause)
        pause, began = min(2 * pause, AGAIN_LIMIT_SECONDS), now()


def call_all(listeners: Iterable[Callable[P, object]], *values: P.args, **more: P.kwargs) -> None:
    """Call each listener with the values. A listener that raises is logged, and the others are called all the same."""
    for listener in listeners:
        try:
            listener(*values, **more)
        except Exception:
            log.exception("a listener failed")


def shared(work: Coroutine[Any, Any, T], name: str) -> asyncio.Future[T]:
    """Start `work`, and return its task for several callers. Each awaits `asyncio.shield` of it, and gets its failure.

    A failure is lost if all of them have been cancelled.
    """
    task = asyncio.get_running_loop().create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(_on_shared_end)
    return task


class Awaited(Generic[T]):
    """A result for which several callers wait. A caller that is cancelled does not cancel the work.

    It costs half of `asyncio.shield` for each caller, of which there may be a thousand.
    """

    def __init__(self, work: Coroutine[Any, Any, T], name: str) -> None:
        self._waiting: list[asyncio.Future[T]] = []
        self._work = shared(work, name)
        self._work.add_done_callback(self._resolve)

    async def result(self) -> T:
        """Wait for the result of the work, and return it. Raises what the work raises."""
        if self._work.done():
            return self._work.result()
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        return await waiting

    def cancel(self) -> None:
        """Cancel the work, and with it all callers."""
        self._work.cancel()

    def _resolve(self, work: asyncio.Future[T]) -> None:
        """Hand the result, error or cancellation of the work to everyone who waits for it."""
        error = None if work.cancelled() else work.exception()
        for waiting in self._waiting:
            if waiting.done():  # its caller was cancelled
                continue
            if work.cancelled():
                waiting.cancel()
            elif error is not None:
                waiting.set_exception(error)
            else:
                waiting.set_result(work.result())


async def cancel_all(tasks: Collection[asyncio.Task[Any]], seconds: float = CANCEL_SECONDS) -> None:
    """Cancel tasks and wait for their ends. Tasks that do not end in time are logged and left."""
    for task in tasks:
        task.cancel()
    if not tasks:
        return
    done, left = await asyncio.wait(tasks, timeout=seconds)
    for task in done:
        if not task.cancelled():
            task.exception()  # the starter of the task logs its failure
    for task in left:
        log.error("a task does not end after it was cancelled", extra=about(task=task.get_name()))


async def woken(event: asyncio.Event, seconds: float | None) -> bool:
    """Wait until an event is set, but at most so many seconds (None: for ever). Returns whether it is set."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True


class Stoppable(Protocol):
    """A part of a node that works by itself until it is stopped."""

    async def stop(self) -> None:
        """End the work."""


@runtime_checkable
class Startable(Stoppable, Protocol):
    """A part of a node that has to be started. Others begin with their first task."""

    def start(self) -> Awaitable[None] | None:
        """Begin to work."""


class Loops:
    """Endless work in tasks of its own, from `start` to `stop`."""

    def __init__(self, *work: tuple[Callable[[], Coroutine[Any, Any, None]], str]) -> None:
        """`work`: what runs for ever, each with the name of its task."""
        self._loops = work
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to work."""
        self._tasks = [spawn_forever(*one) for one in self._loops]

    async def stop(self) -> None:
        """End the work."""
        await cancel_all(self._tasks)


@asynccontextmanager
async def running(parts: Iterable[Stoppable]) -> AsyncIterator[None]:
    """Start parts in order. At the end, or if one cannot start, stop those that have started, in the reverse order."""
    async with AsyncExitStack() as stack:
        for part in parts:
            if isinstance(part, Startable) and (starting := part.start()) is not None:
                await starting
            stack.push_async_callback(part.stop)
        yield


def _on_shared_end(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled():
        task.exception()  # asyncio would log an exception that is never read; those that wait get it anyway


def _on_end(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a task failed", exc_info=error, extra=about(task=task.get_name()))
