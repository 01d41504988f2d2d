"""Settings that a child process applies to itself when it starts."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

PR_SET_PDEATHSIG = 1
NICENESS = 10


def _end_with_parent() -> None:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


end_with_parent: Callable[[], None] | None = _end_with_parent if sys.platform == "linux" else None
"""A `preexec_fn`: the system sends SIGTERM when the parent has ended in any way. None on other systems than Linux."""


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
