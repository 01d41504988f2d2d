"""Real processes of the service, which can be killed and started again at the same address."""

import asyncio
import os
import random
import signal
import socket
import sys
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from botyard.store.engine import redis_server
from tests.live.nursery import Nursery

READY_SECONDS = 60.0

_given: deque[int] = deque(maxlen=200)
"""The ports that `free_port` gave last: no process may listen at them yet."""


def free_port() -> int:
    """A free port, below those that the system gives to sockets which ask for any, and not given lately.

    Tests that run side by side get others: a process listens some seconds after its port was found free.
    """
    first = 20_000 + 1_500 * (int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 8)
    while True:
        port = random.SystemRandom().randrange(first, first + 1_500)
        if port in _given:
            continue
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            _given.append(port)
            return port


class Process(Protocol):
    """The interface of a process, which is a part of that of asyncio's."""

    pid: int

    @property
    def returncode(self) -> int | None: ...

    def send_signal(self, number: int, /) -> None: ...

    async def wait(self) -> int: ...


class Killable(ABC):
    """A process that is started, killed without warning, and started again."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self.process: Process | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """The program and its arguments."""

    def environment(self) -> dict[str, str]:
        """The variables to add to the environment."""
        return {}

    @abstractmethod
    async def is_ready(self) -> bool:
        """Whether it can be used."""

    async def start(self) -> None:
        """Start it and wait until it can be used; end it if it cannot be used in time."""
        self.process = await self.launch()
        try:
            async with asyncio.timeout(READY_SECONDS):
                while not await self.is_ready():
                    assert self.process.returncode is None, f"it ended: {self._log.read_text()[-2000:]}"
                    await asyncio.sleep(0.02)
        except BaseException:
            await self.end()
            raise

    async def launch(self) -> Process:
        """Start it."""
        with self._log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *self.command(), stdout=log, stderr=log, env={**os.environ, **self.environment()}
            )

    @property
    def runs(self) -> bool:
        """Whether there is a process."""
        return self.process is not None and self.process.returncode is None

    def pause(self) -> None:
        """Let it hang: it keeps its connections and does nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it do what it was about to do."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    async def end(self, with_signal: signal.Signals = signal.SIGKILL) -> None:
        """Send a signal and wait for the end."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(with_signal)
            await self.process.wait()


class RedisProcess(Killable):
    """A Redis that forgets nothing that it has accepted, on a unix socket."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory / "redis.log")
        self._directory = directory
        self.socket = str(directory / "r.sock")
        self.url = f"unix://{self.socket}"

    def command(self) -> list[str]:
        """The command of a Redis that promises the same as the embedded one."""
        options = f"--port 0 --unixsocket {self.socket} --dir {self._directory} --appendonly yes --appendfsync always"
        return [redis_server(), *options.split(), "--save", ""]

    async def is_ready(self) -> bool:
        """Whether it answers PONG: then it has loaded what it had."""
        try:
            reader, writer = await asyncio.open_unix_connection(self.socket)
            writer.write(b"PING\r\n")
            answer = await reader.readline()
            writer.close()
        except OSError:
            return False
        return answer == b"+PONG\r\n"


class NodeProcess(Killable):
    """A node, on one port for its whole life. `redis_url` None: with an embedded Redis in `directory`.

    It has the games of the release only, without the toy game: tests with such nodes play Twin Tin Bots.

    `nursery`: who starts it; None: it starts from nothing, as `make run` does.
    """

    def __init__(
        self, directory: Path, name: str, redis_url: str | None, nursery: Nursery | None = None, **settings: str
    ) -> None:
        super().__init__(directory / f"{name}.log")
        self._nursery = nursery
        self._directory = directory / name
        self._redis_url = redis_url
        self._settings = settings
        self.port = free_port()
        self.http = f"http://127.0.0.1:{self.port}"
        self.ws = f"ws://127.0.0.1:{self.port}/ws"

    def command(self) -> list[str]:
        """As `make run` does."""
        return [sys.executable, "-m", "botyard.cli", "serve"]

    async def launch(self) -> Process:
        """From nothing, or from the nursery."""
        if self._nursery is None:
            return await super().launch()
        return await self._nursery.start(self.environment(), self._log)

    def environment(self) -> dict[str, str]:
        """Its settings."""
        redis = {} if self._redis_url is None else {"REDIS_URL": self._redis_url}
        return {
            "HOST": "127.0.0.1",
            "PORT": str(self.port),
            "BOTYARD_DATA": str(self._directory),
            "TMPDIR": str(self._log.parent),
            **redis,
            **self._settings,
        }

    async def is_ready(self) -> bool:
        """Whether it answers its health check."""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            answer = await reader.readline()
            writer.close()
        except OSError:
            return False
        return b" 200 " in answer
