"""Restore a backup into the data directory of a service that does not run.

Everything happens next to the data until the backup proves good: it is unpacked and checked, a server loads it,
all rooms are marked for a new epoch, and the archive is opened. Only then are the files moved to their place.
"""

import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from botyard.admin.locate_store import connected
from botyard.archive.database import UnusableArchive
from botyard.archive.sqlite import SqliteDatabase
from botyard.backup.archive import BackupFailed, Contents, read_archive
from botyard.settings import Settings
from botyard.store.datafiles import APPEND_ONLY, ARCHIVE, data_names, try_lock
from botyard.store.embedded import EmbeddedRedis
from botyard.store.store import Store, begin_new_epochs

LOCK_SECONDS = 5.0
STAGE = ".restore-"
"""The prefix of the directory in which a backup is unpacked."""
EXTERNAL = "REDIS_URL is set: restore that Redis with its own tools, then run `botyard admin restored`."


@dataclass(frozen=True, slots=True)
class Restored:
    """The result of a restore: the list of the backup, the live rooms, and the folder of replaced data, if any."""

    contents: Contents
    rooms: int
    replaced: Path | None


async def restore(settings: Settings, source: Path, force: bool) -> Restored:
    """Restore a backup into the data directory. `force`: existing data is moved to a folder of its own.

    Raises `BackupFailed`, `UnusableStore` and `StoreUnavailable`; then the data directory is as it was.
    """
    if settings.redis_url is not None:
        raise BackupFailed(EXTERNAL)
    data = settings.data
    _check(source)
    _make_directory(data)
    async with locked(data, "restore"):
        if data_names(data) and not force:
            raise BackupFailed(
                f"{data} holds data: set BOTYARD_DATA to an empty directory, or use --force to replace it."
            )
        with stage_in(data) as stage:
            contents = read_archive(source, stage)
            rooms = await load(stage, settings)
            await _check_archive(stage)
            try:
                return Restored(contents, rooms, _put(stage, data))
            except OSError as error:
                why = f"The restored files cannot be moved to {data}: {error.strerror}."
                raise BackupFailed(f"{why} What was there is in a folder replaced-...; restore again.") from error


@asynccontextmanager
async def locked(data: Path, work: str) -> AsyncIterator[None]:
    """Lock the data directory for the block. A service that was just killed needs a moment to release it.

    `work`: what needs the lock, an imperative. Raises `BackupFailed` and `UnusableStore`.
    """
    deadline = asyncio.get_running_loop().time() + LOCK_SECONDS
    while True:
        with try_lock(data) as free:
            if free:
                yield
                return
        if asyncio.get_running_loop().time() > deadline:
            raise BackupFailed(f"A service runs on {data}: stop it, then {work}.")
        await asyncio.sleep(0.05)


def _check(source: Path) -> None:
    if not source.is_file():
        raise BackupFailed(f"There is no backup {source}.")


def _make_directory(data: Path) -> None:
    """Make the data directory if there is none. Raises `BackupFailed`."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BackupFailed(f"The data directory {data} cannot be used: {error.strerror}.") from error


@contextmanager
def stage_in(data: Path) -> Iterator[Path]:
    """Make a temporary directory on the disk of the data, and yield it. Leftovers of a killed restore are removed.

    Raises `BackupFailed`.
    """
    try:
        for leftover in data.glob(f"{STAGE}*"):
            shutil.rmtree(leftover)
        stage = Path(tempfile.mkdtemp(prefix=STAGE, dir=data))
    except OSError as error:
        raise BackupFailed(f"The data directory {data} cannot be used: {error.strerror}.") from error
    try:
        yield stage
    finally:
        shutil.rmtree(stage)


async def load(stage: Path, settings: Settings) -> int:
    """Load the data in `stage` with a server and mark all live rooms for a new epoch. Returns how many there are.

    Raises `UnusableStore`, `NoService` and `StoreUnavailable`.
    """
    embedded = EmbeddedRedis(stage, settings.redis_server, maxmemory=0)  # the service may have had more than usual
    try:
        await embedded.start()
        store = Store(embedded.url)
        async with connected(store):
            return await begin_new_epochs(store)
    finally:
        await embedded.stop()


async def _check_archive(stage: Path) -> None:
    """Open the archive in `stage`, if there is one, so that its tables are up to date. Raises `BackupFailed`."""
    if (stage / ARCHIVE).exists():
        database = SqliteDatabase(stage / ARCHIVE)
        try:
            await database.start()
        except UnusableArchive as error:
            raise BackupFailed(str(error)) from error
        finally:
            await database.stop()


def _put(stage: Path, data: Path) -> Path | None:
    """Move all files from `stage` to `data`. Returns the folder of the replaced files, None if there were none."""
    old = data_names(data)
    replaced = keep(data, old) if old else None
    for name in sorted(data_names(stage), key=lambda name: name == APPEND_ONLY):  # the log with all entries last
        (stage / name).rename(data / name)
    os.sync()
    return replaced


def keep(data: Path, names: Iterable[str]) -> Path:
    """Move files of the data directory into a new folder there. Returns the folder. Raises `OSError`."""
    replaced = data / time.strftime("replaced-%Y-%m-%dT%H-%M-%SZ", time.gmtime())
    replaced.mkdir(mode=0o700)
    for name in names:
        (data / name).rename(replaced / name)
    return replaced
