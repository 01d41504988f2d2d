"""The descendants of a test process, as /proc lists them (Linux only)."""

import ctypes
import os
import signal
import sys
import time
from collections import defaultdict
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36
PROC = Path("/proc")
KILL_ROUNDS = 20
TRACKER = "multiprocessing.resource_tracker"
"""Python's own process for shared memory: it ends with the process that started it."""


def adopt_orphans() -> None:
    """Become the parent of each descendant whose own parent ends, so that `descendants` finds it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def is_alive(pid: int) -> bool:
    """Whether a process runs. One that has ended, and whose parent has not yet noticed, does not."""
    return _state_and_parent(pid) is not None


def descendants(pid: int) -> list[int]:
    """The living children of a process, their children and so on."""
    children: defaultdict[int, list[int]] = defaultdict(list)
    for entry in PROC.iterdir() if PROC.is_dir() else ():
        if entry.name.isdigit() and (found := _state_and_parent(int(entry.name))) is not None:
            children[found[1]].append(int(entry.name))
    wanted, found_all = [pid], []
    while wanted:
        below = children[wanted.pop()]
        wanted += below
        found_all += below
    return [one for one in found_all if TRACKER not in command_line(one)]


def command_line(pid: int) -> str:
    """How a process was started, empty if it is gone."""
    try:
        return (PROC / str(pid) / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return ""


def kill_descendants(pid: int) -> None:
    """Kill all descendants of a process, also those that are started meanwhile."""
    for _ in range(KILL_ROUNDS):
        if not (found := descendants(pid)):
            return
        for one in found:
            _kill(one)
        time.sleep(0.01)


def _kill(pid: int) -> None:
    """Kill a process, if it is still there."""
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return  # it has just ended


def _state_and_parent(pid: int) -> tuple[str, int] | None:
    """The state and the parent of a process that runs."""
    try:
        stat = (PROC / str(pid) / "stat").read_text()
    except OSError:
        return None
    state, parent = stat.rpartition(")")[2].split()[:2]  # the name before it may hold anything
    return None if state in "ZX" else (state, int(parent))
