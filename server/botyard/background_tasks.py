"""Start background tasks that are referenced and named. A failure goes to a caller or to the log."""

import asyncio
import logging
from collections.abc import Collection, Coroutine
from typing import Any, TypeVar

from botyard.logs import about

T = TypeVar("T")

log = logging.getLogger("botyard")
CANCEL_SECONDS = 5.0
"""A task that has not ended this long after its cancellation is given up."""
_running: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """Start `work`. An exception that it does not handle is logged with its name."""
    task = asyncio.get_running_loop().create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(_on_end)
    return task


def shared(work: Coroutine[Any, Any, T], name: str) -> asyncio.Future[T]:
    """Start `work` for several callers, each of which awaits `asyncio.shield` of the result and gets its failure.

    A failure is lost if all of them have been cancelled.
    """
    task = asyncio.get_running_loop().create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(_on_shared_end)
    return task


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


def _on_shared_end(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled():
        task.exception()


def _on_end(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a task failed", exc_info=error, extra=about(task=task.get_name()))
