"""Make a backup of the data directory, whether its service runs or not."""

import os
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

from botyard.admin.locate_store import store_of
from botyard.archive.errors import UnusableArchive
from botyard.archive.sqlite import Snapshot
from botyard.backup.archive import BackupFailed, write_archive
from botyard.settings import Settings
from botyard.store.datafiles import ARCHIVE, DataFile, close_all, data_names, open_data_files, try_lock, writes_paused

COPYING = ".backup-"
"""The prefix of the directory in which the archive is copied."""
LEFT_SECONDS = 3_600
"""The age from which such a directory is left from a killed backup, not in use by one that is just being made."""
EXTERNAL = "REDIS_URL is set: make backups of that Redis with its own tools. docs/backup.md says how."


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Sequence[DataFile]]:
    """Open a consistent set of the service's files, and yield them. They are closed after the block.

    Raises `BackupFailed`, `UnusableStore`, `NoService` and `StoreUnavailable`.
    """
    files, snapshot = await _open(settings)
    try:
        if snapshot is not None:
            with closing(snapshot):
                files.append(_copy_of(snapshot, settings.data))
        yield files
    except UnusableArchive as error:
        raise BackupFailed(str(error)) from error
    finally:
        close_all(files)


async def _open(settings: Settings) -> tuple[list[DataFile], Snapshot | None]:
    """Open the data files and the archive, if there is one, as they are at one moment, and return them.

    Of a stopped service they are opened directly, of a running one while its writes are paused: so a match that has
    left the store is in the archive.

    Raises `BackupFailed` without an embedded server or without data.
    """
    if settings.redis_url is not None:
        raise BackupFailed(EXTERNAL)
    if not settings.data.is_dir() or not data_names(settings.data):
        raise BackupFailed(f"There is no data in {settings.data}: set BOTYARD_DATA to the directory of the service.")
    with try_lock(settings.data) as free:
        if free:
            return _open_all(settings.data)
    async with store_of(settings) as store, writes_paused(store):
        return _open_all(settings.data)


def _open_all(data: Path) -> tuple[list[DataFile], Snapshot | None]:
    """Open the data files and the archive. Raises `BackupFailed` and `UnusableStore`."""
    files = open_data_files(data)
    try:
        return files, Snapshot(data / ARCHIVE) if (data / ARCHIVE).exists() else None
    except UnusableArchive as error:
        close_all(files)
        raise BackupFailed(str(error)) from error


def _copy_of(snapshot: Snapshot, data: Path) -> DataFile:
    """Return a copy of the archive to read. Its name is removed at once, so that nothing is left of it.

    Raises `BackupFailed` and `UnusableArchive`.
    """
    try:
        for leftover in data.glob(f"{COPYING}*"):  # of a killed backup
            if time.time() - leftover.stat().st_mtime > LEFT_SECONDS:
                shutil.rmtree(leftover)
        with tempfile.TemporaryDirectory(prefix=COPYING, dir=data) as folder:
            snapshot.copy(Path(folder) / ARCHIVE)
            stream = (Path(folder) / ARCHIVE).open("rb")
    except OSError as error:
        raise BackupFailed(f"The archive cannot be copied to {data}: {error.strerror}.") from error
    return DataFile(ARCHIVE, stream, os.fstat(stream.fileno()).st_size)


def target_of(name: str) -> Path:
    """Return the path of the file to write: `name` itself, or a new file in it if it is a directory.

    A name with a slash at its end is that of a directory. Raises `BackupFailed` if the file exists, or the directory
    does not.
    """
    target = Path(name)
    if target.is_dir():
        return target / time.strftime("botyard-%Y-%m-%dT%H-%M-%SZ.tar.gz", time.gmtime())
    directory = target if name.endswith("/") else target.parent
    if not directory.is_dir():
        raise BackupFailed(f"There is no directory {directory}: make it, or choose another one.")
    if target.exists():
        raise BackupFailed(f"{target} exists: choose another name, or remove it.")
    return target


async def backup(settings: Settings, name: str) -> tuple[Path, int]:
    """Write a backup to the file `name`, or into the directory `name`. Returns its path and its size in bytes.

    Raises `BackupFailed`, `UnusableStore`, `NoService` and `StoreUnavailable`.
    """
    target = target_of(name)
    if target.parent.resolve() == settings.data.resolve():
        raise BackupFailed(f"{settings.data} is the data directory: choose another one for backups.")
    async with opened(settings) as files:
        return target, write_archive(target, files)
