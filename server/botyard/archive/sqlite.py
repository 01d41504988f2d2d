"""The archive in SQLite: one file, one thread that writes, and a few that read.

Writes that arrive together share a transaction, and so one wait for the disk. The file is in WAL mode, which needs
a local disk: readers never wait for the writer. Several nodes of one machine may use the same file.
"""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from botyard.archive.database import READ_SECONDS, ArchiveUnavailable, Row, Steps, UnusableArchive, migrate, run
from botyard.background_tasks import spawn

T = TypeVar("T")

GROUP = 64
"""The most writes that share a transaction."""
READERS = 2
"""The number of threads that read."""
BUSY_SECONDS = 10.0
"""How long a write waits for the one of another node of the machine."""
STEPS_BETWEEN_CHECKS = 20_000
"""How many instructions of SQLite a read executes before it checks the time again."""
NETWORK_DISKS = frozenset(
    ("9p", "afs", "ceph", "cifs", "fuse.sshfs", "gfs2", "glusterfs", "lustre", "nfs", "nfs4", "smb3", "smbfs")
)
"""File systems on which the locks and the shared memory that WAL needs may not work."""

Write = tuple[Callable[[], Steps[Any]], asyncio.Future[Any]]


class SqliteDatabase:
    """A database in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = ThreadPoolExecutor(1, "archive writer")
        self._readers = ThreadPoolExecutor(READERS, "archive reader")
        self._file: tuple[int, int] | None = None  # device and number of the file, from the first connection on
        self._local = threading.local()  # the connection of each thread
        self._connections: list[sqlite3.Connection] = []
        self._waiting: list[Write] = []
        self._work: asyncio.Task[None] | None = None

    async def start(self) -> str:
        """Open the file and bring its tables up to date. Raises `UnusableArchive`, see `Database`."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._open)

    async def stop(self) -> None:
        """Write what waits, and close the file."""
        if self._work is not None:
            await self._work
        await asyncio.to_thread(self._close)

    async def write(self, make: Callable[[], Steps[T]]) -> T:
        """Run steps in the next transaction, perhaps with others, and return their result once it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((make, done))
        if self._work is None or self._work.done():
            self._work = spawn(self._write_all(), "archive")
        return await done

    async def read(self, make: Callable[[], Steps[T]]) -> T:
        """Run steps that only read, in a thread for reading, and return their result."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, make)

    async def _write_all(self) -> None:
        """Write what waits, in groups, until nothing waits."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            try:
                outcomes = await loop.run_in_executor(self._writer, self._commit, [make for make, _ in group])
            except RuntimeError as error:  # the thread has ended: a write after the stop
                outcomes = [(None, ArchiveUnavailable(f"SQLite: {error}"))] * len(group)
            for (_, done), (result, failure) in zip(group, outcomes, strict=True):
                if done.done():  # its caller was cancelled
                    continue
                if failure is None:
                    done.set_result(result)
                else:
                    done.set_exception(failure)

    # --- in the threads ---

    def _commit(self, group: Sequence[Callable[[], Steps[Any]]]) -> list[tuple[Any, Exception | None]]:
        """Run steps in one transaction, and return the result or the error of each.

        If the transaction is lost, all have its error.
        """
        connection: sqlite3.Connection | None = None
        try:
            connection = self._connection()
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [_attempt(connection, make) for make in group]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection is not None:
                _roll_back(connection)
            return [(None, _unavailable(error))] * len(group)
        return outcomes

    def _read(self, make: Callable[[], Steps[T]]) -> T:
        """Run steps that only read, on one state of the data, and return their result. Raises `ArchiveUnavailable`.

        A read that takes longer than `READ_SECONDS` is stopped.
        """
        deadline = time.monotonic() + READ_SECONDS
        connection: sqlite3.Connection | None = None
        try:
            connection = self._connection()
            connection.set_progress_handler(lambda: time.monotonic() > deadline, STEPS_BETWEEN_CHECKS)
            connection.execute("BEGIN")
            return run(_executor(connection), make())
        except sqlite3.Error as error:
            raise _unavailable(error) from error
        finally:
            if connection is not None:
                connection.set_progress_handler(None, 0)
                _roll_back(connection)

    def _open(self) -> str:
        """Make the file if there is none, bring its tables up to date, and return the id of the archive."""
        if (kind := file_system_of(self._path)) in NETWORK_DISKS:
            raise UnusableArchive(
                f"The archive {self._path} is on a network disk ({kind}), where SQLite may damage it: use a local disk,"
                " or set BOTYARD_ARCHIVE to a PostgreSQL, or to none."
            )
        try:
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
            connection = self._connection()
            connection.execute("BEGIN IMMEDIATE")
            try:
                found = run(_executor(connection), migrate())
            except UnusableArchive:
                _roll_back(connection)
                raise
            connection.execute("COMMIT")
        except (OSError, sqlite3.Error) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise UnusableArchive(f"The archive {self._path} cannot be used: {reason}.") from error
        return found

    def _connection(self) -> sqlite3.Connection:
        """Return the connection of this thread. Raises `sqlite3.Error`, also if the path has another file now, or none.

        A removed file would take writes until the end of the process, and then all of them would be lost.
        """
        file = _device_and_inode(self._path)
        self._file = self._file or file
        if self._file != file:
            raise sqlite3.OperationalError(f"{self._path} was removed or replaced: restart the service")
        found: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if found is None:
            # without `mode=rw` a file that was removed meanwhile would begin anew, empty
            at = f"{self._path.absolute().as_uri()}?mode=rw"
            found = sqlite3.connect(at, BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=True)
            try:
                # names of deleted people are overwritten, too; a killed process leaves no temporary file of SQLite
                for pragma in ("journal_mode=wal", "synchronous=full", "secure_delete=on", "temp_store=memory"):
                    found.execute(f"PRAGMA {pragma}")
            except sqlite3.Error:
                found.close()
                raise
            self._local.connection = found
            self._connections.append(found)
        return found

    def _close(self) -> None:
        """Wait until the threads have done what was begun, and close all connections."""
        self._readers.shutdown()
        self._writer.shutdown()
        for connection in self._connections:
            connection.close()


class Snapshot:
    """The archive in a file as it is at this moment, whatever nodes write afterwards. Raises `UnusableArchive`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", isolation_level=None, uri=True)
            self._connection.execute("BEGIN")
            self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # a read fixes the moment
        except sqlite3.Error as error:
            raise UnusableArchive(f"The archive {path} cannot be read: {error}.") from error

    def copy(self, target: Path) -> None:
        """Write the archive as of this moment to a new file. Raises `UnusableArchive`."""
        try:
            with closing(sqlite3.connect(target)) as copy:
                self._connection.backup(copy)
        except sqlite3.Error as error:
            raise UnusableArchive(f"The archive {self._path} cannot be copied to {target.parent}: {error}.") from error

    def close(self) -> None:
        """Close the connection, which ends the snapshot."""
        self._connection.close()


def _device_and_inode(path: Path) -> tuple[int, int] | None:
    """Return the device and the number of a file, None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def file_system_of(path: Path, mounts: Path = Path("/proc/self/mountinfo")) -> str:
    """Return the kind of file system that a path is on, such as `ext4`; "" where the system does not say."""
    kinds: dict[Path, str] = {}
    with suppress(FileNotFoundError):  # not Linux
        for line in mounts.read_text().splitlines():
            before, _, after = line.partition(" - ")  # word 4 of `before`: the mount point; word 0 of `after`: the kind
            # a space in a mount point is written as `\040`
            kinds[Path(before.split()[4].encode().decode("unicode_escape"))] = after.split()[0]
    absolute = path.resolve()
    return next((kinds[one] for one in (absolute, *absolute.parents) if one in kinds), "")


def _attempt(connection: sqlite3.Connection, make: Callable[[], Steps[T]]) -> tuple[T | None, Exception | None]:
    """Run steps inside a transaction, and return their result or their error.

    If the steps raise an error of their own, only their changes are taken back.
    Raises `sqlite3.Error`, with which the transaction is lost.
    """
    connection.execute("SAVEPOINT attempt")
    try:
        outcome: tuple[T | None, Exception | None] = run(_executor(connection), make()), None
    except sqlite3.Error:
        raise
    except Exception as error:  # the caller gets it
        connection.execute("ROLLBACK TO attempt")
        outcome = None, error
    connection.execute("RELEASE attempt")
    return outcome


def _executor(connection: sqlite3.Connection) -> Callable[[str, Mapping[str, Any]], list[Row]]:
    return lambda statement, values: connection.execute(statement, values).fetchall()


def _roll_back(connection: sqlite3.Connection) -> None:
    """End a transaction without its changes, unless SQLite has ended it: it does so when the disk is full."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _unavailable(error: sqlite3.Error) -> ArchiveUnavailable:
    return ArchiveUnavailable(f"SQLite: {error}")
