"""The files of the embedded server: a lock on their directory, and a consistent set of them while it runs.

The set is taken in a pause of a few milliseconds, in which the server accepts no write. All files are opened in it, and
each counts up to the size that it has at that moment. The server may append to them, replace or remove them afterwards:
an open file stays what it was. No setting of the server is changed.
"""

import fcntl
import io
import os
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from botyard.store.error_classes import UnusableStore
from botyard.store.store import Store

LOCK = "lock"
APPEND_ONLY = "appendonlydir"
ARCHIVE = "archive.sqlite"
"""The archive of finished matches in SQLite, which has further files whose names begin with this while it is open."""
MANIFEST = ".manifest"
PASSING = "temp-"
"""The prefix of files of an unfinished rewrite, including its manifest."""
OWN = frozenset(("format.json", "appendonly.aof"))
"""The files in the data directory that are the service's own, besides the archive. Others are those of its owner."""
HISTORY = re.compile(rb"\btype h\b")
"""A line of the manifest about a file that a rewrite has replaced: it is removed soon, and never read again."""

PAUSE_MS = 5_000
"""The longest pause of the server, if the backup ends without resuming it."""
ATTEMPTS = 100
"""How often the files are opened at most: a rewrite of the log that ends meanwhile may remove some of them."""


@dataclass(frozen=True, slots=True)
class DataFile:
    """A file of the data directory: its name there, and its first `size` bytes."""

    name: str
    stream: BinaryIO
    size: int

    @classmethod
    def of(cls, name: str, content: bytes) -> "DataFile":
        """A file with this content."""
        return cls(name, io.BytesIO(content), len(content))


@contextmanager
def try_lock(data: Path) -> Iterator[bool]:
    """Lock the data directory for the block, so that no server starts there. Yields whether that was possible.

    Raises `UnusableStore`.
    """
    try:
        lock = os.open(data / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise UnusableStore(f"The data directory {data} cannot be used: {error.strerror}.") from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True
    finally:
        os.close(lock)


@asynccontextmanager
async def writes_paused(store: Store) -> AsyncIterator[None]:
    """Pause writes during the block. All accepted writes are in the files.

    Raises `StoreUnavailable`.
    """
    (primary,) = store.primaries  # only an embedded server is paused, which is the only one
    await primary.call("CLIENT", "PAUSE", PAUSE_MS, "WRITE")  # the reply comes after the log is written
    try:
        yield
    finally:
        await primary.call("CLIENT", "UNPAUSE")


def open_data_files(data: Path) -> list[DataFile]:
    """Open all files that hold data, without the archive. Raises `UnusableStore` if there are none.

    The caller has paused all commands that write. A rewrite of the log may still end and remove a file before it is
    opened: then all are opened again.
    """
    for _ in range(ATTEMPTS):
        opened: list[DataFile] = []
        try:
            for name, content in _names(data):  # a content that is not None replaces that of the file
                opened.append(_opened(data, name) if content is None else DataFile.of(name, content))
        except FileNotFoundError:
            close_all(opened)
        except OSError as error:
            close_all(opened)
            raise UnusableStore(f"{error.filename} cannot be read: {error.strerror}.") from error
        else:
            if opened:
                return opened
            raise UnusableStore(f"There is no data in {data}: set BOTYARD_DATA to the directory of the service.")
    raise UnusableStore(f"The files in {data} change all the time: try again.")


def close_all(files: list[DataFile]) -> None:
    """Close the files of `open_data_files`."""
    for file in files:
        file.stream.close()


def data_names(data: Path) -> list[str]:
    """Return the entries of a data directory that hold the service's data. All others are left alone."""
    return sorted(
        entry.name
        for entry in data.iterdir()
        if entry.name == APPEND_ONLY or (entry.is_file() and (entry.name in OWN or entry.name.startswith(ARCHIVE)))
    )


def _names(data: Path) -> Iterator[tuple[str, bytes | None]]:
    """Yield the name of each file that holds data, except the archive, and the content to take in place of its own.

    The content is None where the file's own is taken.
    """
    for name in data_names(data):
        if name == APPEND_ONLY:
            yield from _append_only(data / name)
        elif not name.startswith(ARCHIVE):
            yield name, None


def _append_only(folder: Path) -> Iterator[tuple[str, bytes | None]]:
    """Yield the name of each file of the server's log, and the content to take in place of its own, as `_names` does.

    The manifest comes first, without its lines about replaced files. That of an unfinished rewrite is left out.
    """
    for manifest in sorted(folder.glob(f"*{MANIFEST}")):
        if manifest.name.startswith(PASSING):
            continue
        lines = [line for line in manifest.read_bytes().splitlines(keepends=True) if not HISTORY.search(line)]
        yield f"{APPEND_ONLY}/{manifest.name}", b"".join(lines)
        for line in lines:
            if found := re.match(rb"file (\S+) seq", line):
                yield f"{APPEND_ONLY}/{found[1].decode()}", None


def _opened(data: Path, name: str) -> DataFile:
    stream = (data / name).open("rb")
    return DataFile(name, stream, os.fstat(stream.fileno()).st_size)
