"""The processes of a measurement: nodes, a Redis that writes to the disk as asked, and the cores that they run on.

A server has one core of its own; Redis and the generator share the others.
"""

import asyncio
import os
import platform
import resource
import signal
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from botyard.accounts.identity import Identity, Signer
from botyard.processes.process_setup import end_with_parent
from botyard.store.engine import redis_server

HOST = "127.0.0.1"
SECRET = "0123456789abcdef0123456789abcdef"
SIGNER = Signer(SECRET.encode())
CPU_LIMIT = 0.8
"""The share of a core above which a generator is too busy: it may itself be the limit that is measured."""


@dataclass(slots=True)
class Node:
    """A server that is ready: one process, or a supervisor with its `--workers`.

    `together`: whether players name their room in the address of their sockets, as pages do.
    """

    port: int
    process: asyncio.subprocess.Process
    together: bool = True

    @property
    def pid(self) -> int:
        """The process that serves, or the supervisor."""
        return self.process.pid

    def cpu_seconds(self) -> float:
        """Seconds of CPU of the processes that serve, which are those of a supervisor or the process itself."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        serving = [int(pid) for pid in children if "--listener" in Path(f"/proc/{pid}/cmdline").read_text()]
        return sum(map(cpu_seconds, serving or [self.pid]))

    async def end(self) -> None:
        """Stop the server as an operator would."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
            await self.process.wait()


@dataclass(slots=True)
class Meter:
    """How busy this process is, since the meter was made."""

    began: float = field(default_factory=time.perf_counter)
    used: float = field(default_factory=time.process_time)

    def seconds(self) -> float:
        """How many seconds it has run."""
        return time.perf_counter() - self.began

    def share(self) -> float:
        """The CPU that was used, as a share of one core."""
        return (time.process_time() - self.used) / max(self.seconds(), 1e-9)


def machine() -> str:
    """The machine, the system and the version of Python, in words."""
    cores = len(os.sched_getaffinity(0))
    return f"{cores}-core {platform.machine()}, {platform.system()}, Python {platform.python_version()}"


def token(name: str) -> str:
    """Make the proof of a guest here: to ask the server for thousands would take as long as the measurement."""
    return SIGNER.proof(Identity(name, name), "token")


def raise_file_limit() -> None:
    """Allow this process and nodes started later as many open files as the system lets them: each socket is one."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


@asynccontextmanager
async def redis(fsync: str = "always", pin: bool = True) -> AsyncIterator[str]:
    """Start a Redis for the measurement, and yield its address. `fsync`: `always`, `everysec` or `no`."""
    with tempfile.TemporaryDirectory(prefix="botyard-bench-") as place:
        path = f"{place}/r.sock"
        options = f"--port 0 --unixsocket {path} --dir {place} --appendonly yes --appendfsync {fsync}"
        process = await asyncio.create_subprocess_exec(
            *(redis_server(), *options.split(), "--save", ""),
            stdout=asyncio.subprocess.DEVNULL,
            preexec_fn=end_with_parent,
        )
        try:
            async with asyncio.timeout(20):
                while not await _answers(path):  # noqa: ASYNC110 - Redis has no event
                    await asyncio.sleep(0.01)
            if pin:
                _pin(process.pid, _others())
            yield f"unix://{path}"
        finally:
            process.terminate()
            await process.wait()


@asynccontextmanager
async def node(
    url: str, workers: int = 1, pin: bool = True, module: str = "botyard.cli", **settings: str
) -> AsyncIterator[Node]:
    """Start a server on the Redis at `url`, and yield it once it is ready.

    `pin`: alone on the first core, and this process on the others. `settings`: variables of its environment.
    """
    started = await start_node(url, free_port(), workers, module, **settings)
    everywhere = os.sched_getaffinity(0)
    if pin:
        _pin(started.pid, _first())
        os.sched_setaffinity(0, _others())
    try:
        yield started
    finally:
        os.sched_setaffinity(0, everywhere)
        await started.end()


@asynccontextmanager
async def service(fsync: str = "always", workers: int = 1, pin: bool = True, **settings: str) -> AsyncIterator[Node]:
    """Start a server with a Redis of its own, as `redis` and `node` do."""
    async with redis(fsync, pin) as url, node(url, workers, pin, **settings) as started:
        yield started


async def start_node(url: str, port: int, workers: int = 1, module: str = "botyard.cli", **settings: str) -> Node:
    """Start a server, and return it once it is ready. It logs little: lines cost time that is not measured here.

    Raises `RuntimeError` if it ends before it is ready.
    """
    environment = {
        **os.environ,
        "HOST": HOST,
        "PORT": str(port),
        "REDIS_URL": url,
        "BOTYARD_SECRET": SECRET,
        "BOTYARD_LOG": "warning",
        "BOTYARD_MESSAGES": "100000",
        "BOTYARD_WORKERS": str(workers),
        **settings,
    }
    command = (sys.executable, "-m", module, "serve")
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.PIPE, preexec_fn=end_with_parent
    )
    assert process.stdout is not None
    if not await process.stdout.readline():
        raise RuntimeError("the server did not start: the lines above say why")
    return Node(port, process)


def memory(pid: int) -> int:
    """Return the KiB of memory that a process takes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def cpu_seconds(pid: int) -> float:
    """Return the seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()  # 11 and 12: in user and in system mode
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


async def _answers(path: str) -> bool:
    """Whether a Redis answers at a socket."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
    except OSError:
        return False
    writer.write(b"PING\r\n")
    answer = await reader.readline()
    writer.close()
    return answer == b"+PONG\r\n"


def _first() -> list[int]:
    """The core of the server."""
    return sorted(os.sched_getaffinity(0))[:1]


def _others() -> list[int]:
    """All other cores; where there is only one, that one."""
    cores = sorted(os.sched_getaffinity(0))
    return cores[1:] or cores


def _pin(pid: int, cores: list[int]) -> None:
    """Let all threads of a process run on some cores only."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(task.name), cores)


# --- the table that is printed ----------------------------------------------------------------------------------


HEAD = "| workload | goal | measured | generator's CPU |\n| --- | --- | --- | ---: |"


@dataclass(frozen=True, slots=True)
class Row:
    """The result of a workload. `generator`: how busy its process was, as a share of one core."""

    workload: str
    goal: str
    measured: str
    generator: float

    def __str__(self) -> str:
        """A line of the table; a run whose generator was too busy says nothing about the server."""
        void = " (void)" if self.generator > CPU_LIMIT else ""
        return f"| {self.workload} | {self.goal} | {self.measured} | {self.generator:.0%}{void} |"


def quantile(values: Sequence[float], part: float) -> float:
    """Return the value below which this part of the values lies; 0 without values."""
    return sorted(values)[min(int(len(values) * part), len(values) - 1)] if values else 0.0
