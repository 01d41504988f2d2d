"""A plugin of pytest that ends each set-up, test and teardown that takes too long, on every event loop.

A watchdog thread prints the stacks of all threads and of all tasks, kills the processes that the tests started, and
ends this process; pytest-xdist then names the test that was running. An exception would not do: event loops swallow
it. Each phase has a time of its own, also after a failure. SIGTERM has the same effect at once.
"""

import asyncio
import faulthandler
import gc
import os
import signal
import sys
import threading
import traceback
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic, sleep  # not `time`, whose functions tests may replace
from types import FrameType
from typing import Any

import pytest

from tests.support.descendants import kill_descendants

DEFAULT_SECONDS = 120.0
PATIENCE = "TEST_PATIENCE"
"""The variable whose number multiplies all limits, for a machine that is slow or busy."""
TICK_SECONDS = 0.2
GRACE_SECONDS = 20.0
"""So much later the process ends even if no thread of it gets to run Python code."""


class Watchdog:
    """Ends the process when what it watches takes too long."""

    def __init__(self, stderr: int) -> None:
        self._stderr = stderr
        self._phase = "no test"
        self._deadline = float("inf")
        self.failures: list[str] = []
        threading.Thread(target=self._watch, name="time limits", daemon=True).start()

    @contextmanager
    def limit(self, phase: str, seconds: float) -> Iterator[None]:
        """Let what runs inside take so long."""
        self._phase, self._deadline = phase, monotonic() + seconds
        faulthandler.dump_traceback_later(seconds + GRACE_SECONDS, exit=True, file=self._stderr)
        try:
            yield
        finally:
            self.disarm()

    def disarm(self) -> None:
        """Set no limit until the next phase."""
        self._phase, self._deadline = "no test", float("inf")
        faulthandler.cancel_dump_traceback_later()

    def end(self, reason: str) -> None:
        """Say what goes on, and end this process and all that it has started."""
        phase = self._phase
        self.disarm()
        lines = [f"\n\n+++ {reason}: {phase} +++\n", *self.failures, *_threads(), *_tasks()]
        _write(self._stderr, "".join(lines))
        kill_descendants(os.getpid())
        os._exit(pytest.ExitCode.TESTS_FAILED)

    def _watch(self) -> None:
        """End the process once the deadline of a phase is over."""
        while True:
            sleep(TICK_SECONDS)
            if monotonic() > self._deadline:
                self.end("Takes too long")


_key = pytest.StashKey[Watchdog]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the seconds of a phase from the configuration."""
    parser.addini("phase_seconds", "how long a set-up, a test, a teardown may take", default=str(DEFAULT_SECONDS))


def pytest_configure(config: pytest.Config) -> None:
    """Start the watchdog while standard error is not yet captured."""
    config.addinivalue_line("markers", "timeout(seconds): how long each phase of the test may take")
    watchdog = config.stash[_key] = Watchdog(os.dup(2))
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, partial(_terminated, watchdog))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Limit the set-up."""
    item.config.stash[_key].failures.clear()
    with _limited(item, "set-up"):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Limit the test itself."""
    with _limited(item, "test"):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Limit the teardown."""
    with _limited(item, "teardown"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep a failure, which pytest would print only at the end of the run."""
    report = yield
    if report.failed:
        item.config.stash[_key].failures.append(f"\nThe {report.when} failed:\n{report.longreprtext}\n")
    return report


def pytest_enter_pdb(config: pytest.Config) -> None:
    """Set no limit to debugging."""
    config.stash[_key].disarm()


def _terminated(watchdog: Watchdog, *_: object) -> None:
    """Handle SIGTERM."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # `timeout` sends it to a process, and to the group that it is in
    watchdog.end("Ended by SIGTERM")


def _limited(item: pytest.Item, phase: str) -> Any:
    """The context of a phase of a test, limited by its marker `timeout` or the configuration."""
    marker = item.get_closest_marker("timeout")
    seconds = float(marker.args[0] if marker else item.config.getini("phase_seconds"))
    seconds *= float(os.environ.get(PATIENCE, "1"))
    return item.config.stash[_key].limit(f"{phase} of {item.nodeid}, {seconds:g} s", seconds)


def _write(descriptor: int, text: str) -> None:
    """Write it all: what is written at once does not mix with the output of other processes."""
    left = text.encode(errors="backslashreplace")
    while left:
        left = left[os.write(descriptor, left) :]


def _threads() -> Iterator[str]:
    """The stacks of all threads."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    for ident, frame in sys._current_frames().items():
        yield f"\nThread {names.get(ident, ident)}:\n"
        yield from traceback.format_stack(frame)


def _tasks() -> Iterator[str]:
    """The stacks of all tasks, and what each waits for."""
    for loop in _loops():
        for task in asyncio.all_tasks(loop):
            yield f"\nTask {task.get_name()} of {loop!r}:\n"
            yield from (f'  File "{place}", line {line}, in {name}\n' for place, line, name in _places(task))
            yield f"    waits for {getattr(task, '_fut_waiter', None)!r}\n"


def _loops() -> list[asyncio.AbstractEventLoop]:
    """All event loops of this process that are not closed."""
    found = [one for one in gc.get_objects() if issubclass(type(one), asyncio.AbstractEventLoop)]
    return [loop for loop in found if not loop.is_closed()]


def _places(task: asyncio.Task[Any]) -> Iterator[tuple[Path, int, str]]:
    """File, line and function of each coroutine that the task is in, outermost first."""
    inner: object = task.get_coro()
    while inner is not None:
        kind = next((kind for kind in ("cr", "ag", "gi") if hasattr(inner, f"{kind}_frame")), None)
        if kind is None:  # what awaits an asynchronous generator refers to it, and has no name for it
            inner = next((one for one in gc.get_referents(inner) if hasattr(one, "ag_frame")), None)
            continue
        frame: FrameType | None = getattr(inner, f"{kind}_frame")
        if frame is not None:
            yield Path(frame.f_code.co_filename), frame.f_lineno, frame.f_code.co_name
        inner = getattr(inner, "gi_yieldfrom" if kind == "gi" else f"{kind}_await")
