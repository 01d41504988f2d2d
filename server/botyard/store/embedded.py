"""The embedded server: Valkey, or the server of a setting, as a child process of the service.

It keeps its append-only file in the data directory and is reached over a unix socket in a private folder there. A
socket path of over 107 bytes would be cut silently by Redis, so the socket of a data directory with a long path is in
the temporary directory. So is the socket of a data directory whose file system has no sockets.
"""

import asyncio
import errno
import fcntl
import logging
import os
import shutil
import socket
import stat
import tempfile
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import monotonic

from botyard.background_tasks import cancel_all, spawn_forever
from botyard.logs import about, reason
from botyard.processes.process_setup import end_with_parent
from botyard.store.data_format import mark_data, open_data
from botyard.store.disk import exit_reason, free_bytes
from botyard.store.engine import Engine, engine_of_program, redis_server
from botyard.store.error_classes import StoreRefused, StoreUnavailable, UnusableStore
from botyard.store.fullness import usual_limit
from botyard.store.store import Store, begin_new_epochs

log = logging.getLogger("botyard.store")

LOCK_SECONDS = 5.0
STOP_SECONDS = 10.0
"""A server that has not ended this long after SIGTERM is killed. All acknowledged writes are on the disk."""
START_SECONDS = 30.0
"""The time that a new server has until it listens. Loading its data may take longer."""
PROGRESS_SECONDS = 5.0
"""The pause between two lines of the log about data that is being loaded."""
SOCKET_CHECK_SECONDS = 5.0
"""The pause between two looks at the socket, which a cleaner of temporary files may remove."""
SOCKET_PATH_BYTES = 100
"""The longest path of a socket in the data directory; the system's limit is 107."""
LOG_FILE = "redis.log"
SOCKET = "redis.sock"
STARTING_SOCKET = "starting.sock"
"""The name of the socket until the data is loaded."""
NO_SOCKETS = frozenset({errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS, errno.EPERM, errno.EINVAL})
"""Errors of a file system that has no sockets."""
CUT = b"loaded anyway because aof-load-truncated is enabled"
"""The server's log line about an incomplete last entry of its data, for example after a power cut."""


def runtime_directory(data: Path) -> Path:
    """Make the private directory of the socket, and return it: always the same for a data directory.

    Raises `UnusableStore`.
    """
    path = _runtime_path(data)
    try:
        path.mkdir(mode=0o700)
    except FileExistsError:
        pass
    except OSError as error:
        raise UnusableStore(f"The folder {path} cannot be made: {error.strerror}. Set BOTYARD_DATA.") from error
    _must_be_ours(path)
    return path


def running_url(data: Path) -> str | None:
    """Return the URL of the running embedded server of a data directory, None if none is running.

    Raises `UnusableStore`.
    """
    path = _runtime_path(data)
    if not path.exists():
        return None
    _must_be_ours(path)
    return f"unix://{path}/{SOCKET}" if (path / SOCKET).is_socket() else None


def embedded_directory(data: Path, redis_url: str | None) -> Path | None:
    """The data directory, if `redis_url` is None or that of its embedded server (run by the supervisor); else None."""
    return data if redis_url in {None, f"unix://{_runtime_path(data)}/{SOCKET}"} else None


def _runtime_path(data: Path) -> Path:
    """Return a directory for the server's socket: inside of the data, or a short one if the path would be too long."""
    data = data.resolve()
    inside = data / "run"
    if len(os.fsencode(inside / STARTING_SOCKET)) <= SOCKET_PATH_BYTES and _takes_sockets(data):
        return inside
    name = sha256(os.fsencode(data)).hexdigest()[:12]
    base = "/tmp" if os.access("/tmp", os.W_OK) else tempfile.gettempdir()
    return Path(base, f"botyard-{os.getuid()}-{name}")


def _takes_sockets(data: Path) -> bool:
    """Return whether the file system of a directory has sockets. Those of some shared folders have none."""
    probe = data / f"probe-{os.getpid()}.sock"
    with socket.socket(socket.AF_UNIX) as listening:
        try:
            listening.bind(os.fsencode(probe))
        except OSError as error:  # another error means that the directory is missing or not writable
            return error.errno not in NO_SOCKETS
    probe.unlink()
    return True


def _must_be_ours(path: Path) -> None:
    """Raise `UnusableStore` unless a directory is this user's, and closed to all others."""
    status = path.lstat()
    if status.st_uid != os.getuid():
        raise UnusableStore(f"{path} belongs to user {status.st_uid}: run the command as that user, or set REDIS_URL.")
    if not stat.S_ISDIR(status.st_mode) or status.st_mode & 0o077:
        raise UnusableStore(f"{path} is no directory of this user alone: remove it, or set REDIS_URL.")


class EmbeddedRedis:
    """Starts a server in `data`, restarts it if it dies, and ends it with this process.

    `server`: the program, a path or a name on PATH; None: the carried one. `maxmemory`: limit in bytes, 0 for no
    limit; None: a share of the available memory.
    """

    def __init__(self, data: Path, server: str | None = None, maxmemory: int | None = None) -> None:
        self._data = data
        self._maxmemory = usual_limit() if maxmemory is None else maxmemory
        self._server = server
        self._engine: Engine | None = None
        self._log_start = 0  # the size of the server's log when the server was started last
        self._cut = False  # whether the end of the data was cut off, and rooms still need new epochs
        self._lock: int | None = None  # the descriptor of the locked file
        self._runtime: Path | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """The URL of the server."""
        assert self._runtime is not None
        return f"unix://{self._runtime}/{SOCKET}"

    @property
    def pid(self) -> int | None:
        """The process id of the server, None before its first start."""
        return None if self._process is None else self._process.pid

    @property
    def engine(self) -> Engine:
        """The running engine."""
        assert self._engine is not None
        return self._engine

    async def start(self) -> None:
        """Start the server. Raises `UnusableStore` if the data directory cannot be used or is in use."""
        binary = redis_server(self._server)
        self._engine = await asyncio.to_thread(_supported_engine, binary)
        await self._lock_directory()
        await asyncio.to_thread(open_data, self._data, self._engine)
        self._runtime = runtime_directory(self._data)
        await self._open(binary)
        await asyncio.to_thread(mark_data, self._data, self._engine)
        self._task = spawn_forever(partial(self._supervise, binary), "embedded redis")

    async def stop(self) -> None:
        """Stop the server gracefully, remove the folder of its socket, and unlock the data directory."""
        if self._task is not None:
            await cancel_all([self._task])
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            await _end(self._process)
        if self._runtime is not None:
            shutil.rmtree(self._runtime, ignore_errors=True)
            self._runtime = None
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def _lock_directory(self) -> None:
        """Lock the data directory; try for `LOCK_SECONDS`, since a server that was just killed holds it for a moment.

        Raises `UnusableStore`.
        """
        try:
            self._data.mkdir(parents=True, exist_ok=True, mode=0o700)
            lock = os.open(self._data / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise UnusableStore(f"The data directory {self._data} cannot be used: {error.strerror}.") from error
        _hide_from_others(self._data)
        deadline = asyncio.get_running_loop().time() + LOCK_SECONDS
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if asyncio.get_running_loop().time() > deadline:
                    os.close(lock)
                    raise UnusableStore(
                        f"The data directory {self._data} is in use by another server: stop that one,"
                        " or set BOTYARD_DATA to another directory."
                    ) from None
                await asyncio.sleep(0.1)
            else:
                self._lock = lock
                return

    async def _launch(self, binary: str) -> asyncio.subprocess.Process:
        """Start the server's process, with its log in the data directory. Raises `UnusableStore`."""
        assert self._runtime is not None
        assert self._lock is not None
        try:
            log_file = os.open(self._data / LOG_FILE, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        except OSError as error:
            raise UnusableStore(f"The data directory {self._data} cannot be used: {error}.") from error
        self._log_start = os.fstat(log_file).st_size
        try:
            return await asyncio.create_subprocess_exec(
                binary,
                *_options(self._data.resolve(), self._runtime, self._maxmemory),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log_file,
                stderr=log_file,
                pass_fds=(self._lock,),  # the directory stays taken until this child is gone, too
                start_new_session=True,  # Ctrl-C goes to the node, which then stops Redis gracefully
                preexec_fn=_begin_child,
            )
        except OSError as error:
            raise UnusableStore(f"{binary} cannot be run: {error.strerror}.") from error
        finally:
            os.close(log_file)

    async def _open(self, binary: str) -> None:
        """Start the server, and move its socket to the final name once the data is loaded and checked."""
        assert self._runtime is not None
        self._process = await self._launch(binary)
        await self._wait_until_loaded()
        if was_truncated(self._data / LOG_FILE, self._log_start):
            self._cut = True  # until it is handled: the next start would find a complete file
        if self._cut:
            why = "the last entry was incomplete and is gone: each room begins a new epoch"
            log.error("the end of the data was cut off", extra=about(path=str(self._data), reason=why))
            await _begin_new_epochs(f"unix://{self._runtime}/{STARTING_SOCKET}")
            self._cut = False
        (self._runtime / STARTING_SOCKET).rename(self._runtime / SOCKET)

    async def _wait_until_loaded(self) -> None:
        """Wait until the server answers, however long it loads the data. Raises `UnusableStore`."""
        assert self._process is not None
        assert self._runtime is not None
        end, next_line = monotonic() + START_SECONDS, 0.0  # of the wait, and when to log again, in seconds
        while (answer := await _ping_server(f"{self._runtime}/{STARTING_SOCKET}")) != b"+PONG":
            if self._process.returncode is not None:
                raise UnusableStore(
                    f"The server of the data does not start; its reason is at the end of {self._data / LOG_FILE}."
                    " `botyard repair` finds damage; docs/troubleshooting.md says how data is repaired."
                )
            now = monotonic()
            if answer.startswith(b"-LOADING"):
                end = now + START_SECONDS
                if now >= next_line:
                    log.info("the data is being loaded", extra=about(path=str(self._data)))
                    next_line = now + PROGRESS_SECONDS
            elif now > end:
                raise UnusableStore(
                    f"The server of the data is not ready within {START_SECONDS:.0f} s; see {self._data / LOG_FILE}."
                )
            await asyncio.sleep(0.01)

    async def _supervise(self, binary: str) -> None:
        """Start the server again whenever it ends, for ever, and log why."""
        delay = 0.05  # seconds, twice as long each time
        while True:
            assert self._process is not None
            status = await self._wait_for_end()
            free = free_bytes(self._data)
            why = exit_reason(self._data / LOG_FILE, self._log_start, free)
            log.error("redis ended and is started again", extra=about(status=status, free=free, reason=why))
            await asyncio.sleep(delay)
            delay = min(delay * 2, 1.0)
            try:
                runtime_directory(self._data)
                await self._open(binary)
            except UnusableStore as error:
                log.error("redis cannot be started again", extra=about(reason=str(error)))
                if self._process.returncode is None:  # it runs, but clients cannot reach it
                    self._process.kill()

    async def _wait_for_end(self) -> int:
        """Wait until the server ends, and return its status. Without its socket it is of no use, so it is ended."""
        assert self._process is not None
        assert self._runtime is not None
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(SOCKET_CHECK_SECONDS):
                    return await self._process.wait()
            if not (self._runtime / SOCKET).is_socket():
                log.error("the socket of redis was removed", extra=about(path=str(self._runtime)))
                self._process.terminate()
                await _end(self._process)


def _begin_child() -> None:
    """Prepare the child process before it runs the server: its files, with the signing key, are for this user alone.

    The child ends with its parent, where the system can do that.
    """
    os.umask(0o077)
    if end_with_parent is not None:
        end_with_parent()


def _hide_from_others(data: Path) -> None:
    """Take away other users' rights to this user's files in the data directory. Log that, and rights that remain."""
    for path in (data, *data.rglob("*")):
        status = path.lstat()
        if status.st_mode & 0o077 and status.st_uid == os.getuid() and not stat.S_ISLNK(status.st_mode):
            path.chmod(status.st_mode & 0o700)
            if path == data:
                log.warning("the data directory was open to other users", extra=about(path=str(data)))
    if (mode := data.stat().st_mode) & 0o007:
        log.warning("other users may enter the data directory", extra=about(path=str(data), reason=oct(mode & 0o777)))


def _supported_engine(binary: str) -> Engine:
    """Return name and version of a server's program. Raises `UnusableStore` for one that is not supported."""
    engine = engine_of_program(binary)
    try:
        engine.require_supported()
    except StoreRefused as error:
        raise UnusableStore(f"{binary} cannot be used: {error}.") from error
    return engine


def was_truncated(server_log: Path, since: int) -> bool:
    """Return whether the server has truncated its data, by its log from byte `since` on."""
    with server_log.open("rb") as file:
        file.seek(since)
        return CUT in file.read()


async def _begin_new_epochs(url: str) -> None:
    """Begin a new epoch in all rooms, because clients may know entries that were cut off. Raises `UnusableStore`."""
    store = Store(url)
    store.start()
    try:
        async with asyncio.timeout(START_SECONDS):
            while store.run is None:  # noqa: ASYNC110 - not connected yet; a pipeline has no event for it
                await asyncio.sleep(0.01)
            await begin_new_epochs(store)
    except (StoreUnavailable, TimeoutError) as error:
        raise UnusableStore(f"The server of the data does not answer ({reason(error)}).") from error
    finally:
        await store.stop()


async def _ping_server(path: str) -> bytes:
    """Return the answer of a server to a ping: `+PONG` if its data is loaded, `-LOADING ...` before; b"" for none."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
        writer.write(b"PING\r\n")
        answer = await reader.readline()
        writer.close()
    except OSError:
        return b""
    return answer.rstrip()


def _options(data: Path, runtime: Path, maxmemory: int) -> list[str]:
    """Return the arguments of the server. `maxmemory`: in bytes."""
    settings = {
        "port": "0",
        "unixsocket": f"{runtime}/{STARTING_SOCKET}",
        "unixsocketperm": "700",
        "dir": str(data),
        "appendonly": "yes",
        "appendfsync": "always",
        "save": "",
        "maxmemory": str(maxmemory),
        "maxmemory-policy": "noeviction",
        "daemonize": "no",
    }
    return [part for name, value in settings.items() for part in (f"--{name}", value)]


async def _end(process: asyncio.subprocess.Process) -> None:
    """Wait for the end of a server after SIGTERM, and kill it after a time limit."""
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await process.wait()
    except TimeoutError:
        log.error("redis does not end and is killed", extra=about(process=process.pid))
        process.kill()
        await process.wait()
