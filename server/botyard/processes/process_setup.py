"""What a child process does before it becomes what it shall be."""

import ctypes
import signal
import sys
from collections.abc import Callable

PR_SET_PDEATHSIG = 1


def _end_with_parent() -> None:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


end_with_parent: Callable[[], None] | None = _end_with_parent if sys.platform == "linux" else None
"""For `preexec_fn`: be told to end when the parent is gone, however it went. None where no system call does it."""
