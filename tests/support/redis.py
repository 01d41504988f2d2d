"""A real Redis for tests, with the options that a test wants, that can be killed and started again."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from botyard.store.engine import redis_server
from botyard.store.store import Store
from tests.support.waiting import until

DURABLE = {"appendonly": "yes", "appendfsync": "always"}
MEMORY = {"appendonly": "no"}
START_SECONDS = 60.0


class RedisProcess:
    """A server in a short directory of its own. `server`: its program; None: the carried Valkey."""

    def __init__(self, server: str | None = None, **options: str) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="redis-"))
        self.options = options or DURABLE
        self._server = server or redis_server()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def socket(self) -> str:
        """The path of its unix socket."""
        return str(self.directory / "redis.sock")

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"unix://{self.socket}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = {"port": "0", "unixsocket": self.socket, "dir": str(self.directory), "save": "", **self.options}
        arguments = [part for name, value in settings.items() for part in (f"--{name}", value)]
        self._process = subprocess.Popen([self._server, *arguments], stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            assert time.monotonic() < deadline, "redis does not start"
            time.sleep(0.005)

    def kill(self) -> None:
        """End it as a power cut of the process would."""
        self._end(signal.SIGKILL)

    def copy(self, to: Path) -> None:
        """Copy what it has stored, while it runs, as a plain backup does."""
        shutil.copytree(self.directory, to, ignore=lambda _, names: [name for name in names if name.endswith(".sock")])

    def restore(self, copy: Path) -> None:
        """Kill it, put a copy in the place of what it has stored, and start it again."""
        self.kill()
        for path in self.directory.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        shutil.copytree(copy, self.directory, dirs_exist_ok=True)
        self.start()

    def tear(self, lost: int) -> None:
        """Kill it, cut the last bytes off its append-only file, and start it again."""
        self.kill()
        logs = [path for path in self.directory.rglob("*.aof") if path.is_file()]
        log = max(logs, key=lambda path: path.stat().st_size)
        with log.open("r+b") as file:
            file.truncate(log.stat().st_size - lost)
        self.start()

    def pause(self) -> None:
        """Let it hang: it takes connections and does not answer."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it answer again."""
        self._signal(signal.SIGCONT)

    def remove(self) -> None:
        """End it, and remove what it stored."""
        self._end(signal.SIGKILL)
        shutil.rmtree(self.directory)

    def ask(self, *command: str | bytes) -> bytes:
        """Send one command over a connection of its own; the raw reply, as far as it came in one piece."""
        with socket.socket(socket.AF_UNIX) as link:
            link.settimeout(60)
            link.connect(self.socket)
            link.sendall(_packed(command))
            return link.recv(65_536)

    def _answers(self) -> bool:
        """Whether it answers commands."""
        try:
            return self.ask("PING") == b"+PONG\r\n"
        except OSError:
            return False

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        os.kill(self._process.pid, number)

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait()
            self._process = None


def _packed(command: tuple[str | bytes, ...]) -> bytes:
    """A command as it is sent."""
    parts = [part.encode() if isinstance(part, str) else part for part in command]
    return b"*%d\r\n" % len(parts) + b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Store]:
    """A store that is connected to a Redis."""
    store = Store(url)
    store.start()
    try:
        await until(lambda: store.run)
        yield store
    finally:
        await store.stop()
