"""The ways to start a background task: it is referenced and named, and its failure is somebody's or is logged."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from server.logs import about

T = TypeVar("T")

log = logging.getLogger("botyard")
_running: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """Start `work`. An exception that it does not handle is logged with its name."""
    task = asyncio.get_running_loop().create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(_ended)
    return task


def shared(work: Coroutine[Any, Any, T], name: str) -> asyncio.Future[T]:
    """Start `work` for several who wait, each by `asyncio.shield` of what is returned. Its failure is theirs."""
    task = asyncio.get_running_loop().create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(_running.discard)
    return task


def _ended(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a task failed", exc_info=error, extra=about(task=task.get_name()))
