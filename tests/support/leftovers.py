"""A plugin of pytest that fails the run if it leaves a process or a temporary file behind, and removes what is left.

Every process of the run adopts the orphans of its tests, so that no process escapes by losing its parent. Temporary
files have a folder of their own, to which TMPDIR points; pytest's `tmp_path` stays where pytest keeps it. Both are in
memory where there is room, since databases write each of their many small files to the disk at once.
"""

import os
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.descendants import adopt_orphans, command_line, descendants, kill_descendants

BROWSER_PREFIX = ".org.chromium."
"""Chromium's own temporary files, which it leaves to the system when it is closed."""
END_SECONDS = 15.0
"""So long a process may take to notice that its parent has ended."""
WORKER_OUTPUT = "leftovers"
MEMORY = Path("/dev/shm")
LEAST_FREE = 4 << 30
"""So many bytes have to be free in `MEMORY`."""

_found = pytest.StashKey[list[str]]()
_folder = pytest.StashKey[Path]()


def pytest_configure(config: pytest.Config) -> None:
    """Adopt orphans, and choose where temporary files lie: in a folder in memory, if that has room.

    The first process makes the folder, the workers of pytest-xdist inherit it.
    """
    adopt_orphans()
    config.stash[_found] = []
    if not _is_worker(config):
        if "TMPDIR" not in os.environ and has_room(MEMORY):
            tempfile.tempdir = str(MEMORY)
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", tempfile.gettempdir())
        config.stash[_folder] = Path(tempfile.mkdtemp(prefix="botyard-tests-"))
        os.environ["TMPDIR"] = str(config.stash[_folder])
        tempfile.tempdir = None


def has_room(folder: Path) -> bool:
    """Whether temporary files may lie in a folder: it takes them, runs programs, and has `LEAST_FREE` bytes."""
    if not os.access(folder, os.W_OK):
        return False
    about = os.statvfs(folder)
    return not about.f_flag & os.ST_NOEXEC and about.f_bavail * about.f_frsize >= LEAST_FREE


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Look for what is left, once all fixtures and workers have ended."""
    left = session.config.stash[_found]
    left += left_processes()
    if _is_worker(session.config):
        session.config.workeroutput[WORKER_OUTPUT] = left  # type: ignore[attr-defined]
    else:
        left += left_files(session.config.stash[_folder])
    if left and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take what a worker of pytest-xdist has found; one that has crashed has found nothing."""
    node.config.stash[_found].extend(getattr(node, "workeroutput", {}).get(WORKER_OUTPUT, []))


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List it, after all else, so that the last lines of a run say why it has failed."""
    if left := terminalreporter.config.stash[_found]:
        terminalreporter.section("left behind by the tests")
        terminalreporter.write_line("\n".join(left))


def left_processes() -> list[str]:
    """The command lines of the processes that do not end by themselves; they are killed."""
    deadline = time.monotonic() + END_SECONDS
    while (found := descendants(os.getpid())) and time.monotonic() < deadline:
        time.sleep(0.02)
    said = [f"process {pid}: {command_line(pid)}" for pid in found]
    kill_descendants(os.getpid())
    return said


def left_files(folder: Path) -> list[str]:
    """The names of the files in a folder but those of browsers. The folder is removed."""
    said = [f"file {path}" for path in sorted(folder.iterdir()) if not path.name.startswith(BROWSER_PREFIX)]
    shutil.rmtree(folder, ignore_errors=True)
    return said


def _is_worker(config: pytest.Config) -> bool:
    """Whether this process is a worker of pytest-xdist."""
    return hasattr(config, "workerinput")
