"""Starts nodes in milliseconds instead of seconds: one process imports the service once and forks each node.

What is forked does all that `botyard serve` does, and is killed like any other process. The process reads from its
standard input one line for each node (JSON: its environment, and the file of its log), and writes one line for each
that it has started and for each that has ended. At the end of its input it kills them all.
"""

import asyncio
import gc
import json
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from botyard.cli import main
from botyard.processes.process_setup import end_with_parent

IMPORTED = ("botyard.app", "botyard.serve", "uvloop")
"""All that a node would import first."""


class Child:
    """A process that the nursery has started, used like one of asyncio's."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._ended = asyncio.Event()

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.returncode is None:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(self.pid, number)

    async def wait(self) -> int:
        """Wait for its end; the return code, negative for a signal."""
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode

    def end(self, code: int) -> None:
        """Note that it has ended, with this return code."""
        self.returncode = code
        self._ended.set()


class Nursery:
    """Runs while it is entered."""

    async def __aenter__(self) -> "Nursery":
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __name__),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the tests, which then end it
        )
        self._children: dict[int, Child] = {}
        self._born: asyncio.Queue[Child] = asyncio.Queue()
        self._turn = asyncio.Lock()
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._listening

    async def start(self, environment: Mapping[str, str], log: Path) -> Child:
        """Start a node whose environment is ours and `environment`, and that writes to `log`."""
        assert self._process.stdin is not None
        order = {"environment": {**os.environ, **environment}, "log": str(log)}
        async with self._turn:
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            await self._process.stdin.drain()
            return await self._born.get()

    async def _listen(self) -> None:
        """Hear of starts and ends of children until the nursery itself ends."""
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            what, pid, code = line.split()
            if what == b"started":
                self._children[int(pid)] = Child(int(pid))
                self._born.put_nowait(self._children[int(pid)])
            else:
                self._children.pop(int(pid)).end(int(code))
        for child in self._children.values():  # nothing is heard of them any more: they end with the nursery
            child.end(-signal.SIGKILL)


def run() -> None:
    """Read orders and fork a node for each; kill all nodes at the end of the input."""
    for module in IMPORTED:
        import_module(module)
    gc.freeze()
    signal.signal(signal.SIGCHLD, _reap)
    for line in sys.stdin:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})  # no process ends before it is reported as started
        if (pid := os.fork()) == 0:
            _become_a_node(**json.loads(line))
        _children.add(pid)
        _say("started", pid, 0)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    for pid in _children:
        os.kill(pid, signal.SIGKILL)


_children: set[int] = set()


def _reap(*_: object) -> None:
    """Report all nodes that have ended; handles SIGCHLD."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:  # there is none left
            return
        if pid == 0:
            return
        _children.discard(pid)
        _say("ended", pid, os.waitstatus_to_exitcode(status))


def _say(what: str, pid: int, code: int) -> None:
    """Report a start or an end in one write, so that lines never mix."""
    os.write(sys.stdout.fileno(), f"{what} {pid} {code}\n".encode())


def _become_a_node(environment: dict[str, str], log: str) -> None:
    """Serve in a forked process, with this environment and its output in `log`; never returns."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    os.environ.clear()
    os.environ.update(environment)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(written, 1)
    os.dup2(written, 2)
    if end_with_parent is not None:
        end_with_parent()
    code = 1
    try:
        code = main(["serve"])
    finally:
        os._exit(code)


if __name__ == "__main__":
    run()
