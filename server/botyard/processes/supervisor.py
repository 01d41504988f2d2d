"""`botyard serve --workers N`: several nodes, each a process, on one port.

The supervisor owns what the nodes share: the listening socket, so that clients that connect during the restart of a
node wait or are served by another one; the embedded Redis; and the directory of the metrics. It serves no clients.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack

from botyard import metrics
from botyard.background_tasks import spawn, woken
from botyard.descriptors import raise_limit
from botyard.logs import about, reason
from botyard.processes import places
from botyard.processes.process_pool import pool_size
from botyard.processes.process_setup import end_with_parent
from botyard.settings import Settings
from botyard.startup import (
    CannotStart,
    StoreIsAway,
    connect_store,
    find_redis,
    open_listener,
    public_url,
    start_archive,
    wait_for_signing_key,
)

log = logging.getLogger("botyard")

KILL_SECONDS = 19.0
"""A node that has not ended this long after SIGTERM is killed."""

AGAIN_SECONDS = 0.1
AGAIN_LIMIT_SECONDS = 5.0
WELL_SECONDS = 10.0
"""A node that ends is restarted after a pause. The pause doubles while nodes live shorter than this."""


ONE_AT_A_TIME = {"UV_TCP_SINGLE_ACCEPT": "1"}
"""Makes uvloop accept one connection at a time, which balances nodes: of 200 at once one of two took 160, now 120."""


async def supervise(settings: Settings, environment: Mapping[str, str]) -> None:
    """Run `settings.workers` nodes until SIGTERM or SIGINT. Raises `CannotStart` if they do not start."""
    raise_limit()  # for the embedded server
    async with AsyncExitStack() as stack:
        listener = open_listener(settings)
        stack.callback(listener.close)
        url = await find_redis(settings, stack)
        await _try_redis(url, settings)
        directory = stack.enter_context(tempfile.TemporaryDirectory(prefix="botyard-metrics-"))
        peers = stack.enter_context(tempfile.TemporaryDirectory(prefix="botyard-peers-"))
        own = {"REDIS_URL": url, **_one_of(settings), metrics.DIRECTORY: directory, **ONE_AT_A_TIME}
        own |= {places.DIRECTORY: peers, places.COUNT: str(settings.workers)}
        port = NodeGroup(
            listener, {**environment, **own}, [NodeProcess(place, directory) for place in range(settings.workers)]
        )
        await port.serve(settings)


def _one_of(settings: Settings) -> dict[str, str]:
    """The settings of a single node: one worker, and its share of the processes for bots."""
    return {"BOTYARD_WORKERS": "1", "BOTYARD_BOT_WORKERS": str(pool_size(settings.bot_workers, settings.workers))}


async def _try_redis(url: str, settings: Settings) -> None:
    """Check Redis and the archive once, so that an error is reported once and not by each node."""
    async with AsyncExitStack() as stack:
        store = await connect_store(url, stack)
        await wait_for_signing_key(store, settings)
        await start_archive(settings, store, stack)


class NodeProcess:
    """The process of a node. `place`: its number, which a restarted node keeps. `directory`: of the metrics.

    `command`: of `botyard`, to which the listener is added.
    """

    def __init__(self, place: int, directory: str, command: Sequence[str] = ("serve",)) -> None:
        self.place = place
        self._directory = directory
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, listener: socket.socket, environment: Mapping[str, str]) -> bool:
        """Start the process, and wait until it is ready.

        Returns False if it has ended instead, with an error message.
        """
        pipe, ready = os.pipe()  # not its standard output, to which games may print
        reader = asyncio.StreamReader()
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(pipe, "rb")
        )
        try:
            try:
                await self._launch(listener, environment, ready)
            finally:
                os.close(ready)
            if await reader.read(1):
                return True
        finally:
            transport.close()
        await self.wait()
        return False

    async def _launch(self, listener: socket.socket, environment: Mapping[str, str], ready: int) -> None:
        """Start the process. `ready`: the pipe to which it writes when it is ready."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "botyard.cli",
            *self._command,
            "--listener",
            str(listener.fileno()),
            "--ready",
            str(ready),
            stdin=asyncio.subprocess.DEVNULL,
            pass_fds=(listener.fileno(), ready),
            start_new_session=True,  # Ctrl-C goes to the supervisor, which then stops all nodes gracefully
            preexec_fn=end_with_parent,
            env={**environment, metrics.PLACE: str(self.place)},
        )

    @property
    def pid(self) -> int | None:
        """The id of the process that was started last, None before the first start."""
        return None if self._process is None else self._process.pid

    async def wait(self) -> int:
        """Wait for the end of the process and return its exit status."""
        assert self._process is not None
        status = await self._process.wait()
        metrics.forget(self._directory, self.place)
        return status

    @property
    def status(self) -> int | None:
        """The exit status of the process that was started last, None if none has ended."""
        return None if self._process is None else self._process.returncode

    @property
    def runs(self) -> bool:
        """Whether the process has started and has not ended."""
        return self._process is not None and self._process.returncode is None

    def send(self, number: signal.Signals) -> None:
        """Send a signal, if the process is running."""
        if self._process is not None and self.runs:
            self._process.send_signal(number)


class NodeGroup:
    """The nodes behind one listening socket."""

    def __init__(self, listener: socket.socket, environment: Mapping[str, str], nodes: list[NodeProcess]) -> None:
        """`environment`: of all nodes. `nodes`: not started yet; all accept connections of `listener`."""
        self._listener = listener
        self._environment = environment
        self._nodes = nodes
        self._stopping = asyncio.Event()

    async def serve(self, settings: Settings) -> None:
        """Start all nodes, restart those that end, and stop all at a signal. Raises `CannotStart`."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stop)
        up = asyncio.gather(*(self._start(node) for node in self._nodes))
        keepers: list[asyncio.Task[None]] = []
        try:
            if all(await up):
                print(f"Botyard is ready: {public_url(settings, self._listener)}", flush=True)
            elif not self._stopping.is_set():
                ended = [node.status for node in self._nodes if node.status is not None]
                may_succeed = all(status in {os.EX_UNAVAILABLE, -signal.SIGKILL, -signal.SIGTERM} for status in ended)
                raise (StoreIsAway if may_succeed else CannotStart)("A node could not start: the lines above say why.")
            keepers = self._keep_all()
            await self._stopping.wait()
        finally:
            self._stop()
            await self._end(keepers, settings.announce)

    def _stop(self) -> None:
        self._stopping.set()
        self._send_all(signal.SIGTERM)

    async def _start(self, node: NodeProcess) -> bool:
        """Start a node and wait until it is ready. Return whether it is; if not, it has ended."""
        started = await node.start(self._listener, self._environment)
        if started:
            log.info("a node is up", extra=about(node=node.place))
        return started

    def _keep_all(self) -> list[asyncio.Task[None]]:
        """Begin to restart the nodes that end, until all stop; return the task of each."""
        return [spawn(self._keep_running(node), f"node {node.place}") for node in self._nodes]

    async def _keep_running(self, node: NodeProcess) -> None:
        """Restart a node whenever it ends, until all stop."""
        pause, began = AGAIN_SECONDS, asyncio.get_running_loop().time()
        while True:
            status, lived = await node.wait(), asyncio.get_running_loop().time() - began
            if self._stopping.is_set():
                return
            pause = AGAIN_SECONDS if lived > WELL_SECONDS else min(pause * 2, AGAIN_LIMIT_SECONDS)
            log.error("a node ended and is started again", extra=about(node=node.place, status=status))
            await woken(self._stopping, pause)
            if self._stopping.is_set():
                return
            began = asyncio.get_running_loop().time()
            try:
                await self._start(node)
            except OSError as error:  # such as too many open files: the node has not begun, so that `wait` returns
                log.error("a node cannot be started now", extra=about(node=node.place, reason=reason(error)))
            if self._stopping.is_set():  # it may have missed the signal
                node.send(signal.SIGTERM)

    async def _end(self, keepers: list[asyncio.Task[None]], announce: float) -> None:
        """Wait for the end of all nodes. They accept connections for `announce` more seconds: see `serve.py`.

        `keepers`: the tasks that restart nodes; none if not all nodes have started.
        """
        await asyncio.sleep(announce if keepers else 0)
        self._listener.close()
        if not keepers:
            keepers = self._keep_all()
        _, left = await asyncio.wait(keepers, timeout=KILL_SECONDS - announce)
        if left:
            self._send_all(signal.SIGKILL)
            await asyncio.wait(left)

    def _send_all(self, number: signal.Signals) -> None:
        for node in self._nodes:
            node.send(number)
