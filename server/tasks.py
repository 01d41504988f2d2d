"""The one way to start a background task: it is referenced, named, and its failure is logged."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from server.logs import about

log = logging.getLogger("botyard")
_running: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """Start `work`. An exception that it does not handle is logged with its name."""
    task = asyncio.get_running_loop().create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(_ended)
    return task


def _ended(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a task failed", exc_info=error, extra=about(task=task.get_name()))
