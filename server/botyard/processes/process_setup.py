"""Settings that a child process applies to itself when it starts."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

if sys.platform != "win32":
    import resource

PR_SET_PDEATHSIG = 1
NICENESS = 10


def _end_with_parent() -> None:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


end_with_parent: Callable[[], None] | None = _end_with_parent if sys.platform == "linux" else None
"""A `preexec_fn`: the system sends SIGTERM when the parent has ended in any way. None on other systems than Linux."""


def limit_memory(mebibytes: int) -> None:
    """Have this process, and those that it starts, raise `MemoryError` beyond so much memory of their own.

    Only on Linux; a lower limit that the system has set stays.
    """
    if sys.platform == "linux":
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = mebibytes << 20
        resource.setrlimit(
            resource.RLIMIT_DATA, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard)
        )


def configure_worker(niceness: int = NICENESS) -> None:
    """Lower the priority of this process by `niceness`, ignore Ctrl-C, and end it together with its parent.

    For processes of `multiprocessing`.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets it too and ends its workers in order
    if sys.platform != "win32":
        os.nice(niceness)
    Thread(target=_exit_with_parent, name="exit with parent", daemon=True).start()


def _exit_with_parent() -> None:
    """Wait until the parent has ended, and then end this process at once. The main function of a thread."""
    parent = parent_process()
    assert parent is not None, "the process is a child"
    wait([parent.sentinel])
    os._exit(1)
