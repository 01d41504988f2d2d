"""Make a backup of the data directory, whether its service runs or not, and read its file.

A backup is a compressed tar archive whose last member lists all others with their checksums. A truncated file has
no such member, and one that was changed does not agree with it.
"""

import json
import os
import re
import shutil
import tarfile
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import asdict, dataclass
from errno import EMLINK, ENOSYS, EOPNOTSUPP, EPERM
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

from botyard.admin.locate_store import store_of
from botyard.archive.database import UnusableArchive
from botyard.archive.sqlite import Snapshot
from botyard.settings import Settings
from botyard.store.datafiles import ARCHIVE, DataFile, close_all, data_names, open_data_files, try_lock, writes_paused
from botyard.version import VERSION

FORMAT = "botyard-backup"
FORMAT_VERSION = 1
CONTENTS = "CONTENTS.json"
CONTENTS_LIMIT = 1_000_000
COMPRESSION = 3
CHUNK = 1 << 20
NAME = re.compile(r"(?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)?[A-Za-z0-9_-][A-Za-z0-9._-]*")
"""A file of the data directory, or of a folder in it."""


class BackupFailed(Exception):
    """A backup cannot be made or used; the message is a sentence that says why and what to do."""


@dataclass(frozen=True, slots=True)
class Contents:
    """The list of a backup: its time (UTC), the version that wrote it, and size and SHA-256 of each file."""

    format: str
    version: int
    made: str
    server: str
    files: dict[str, tuple[int, str]]


def write_archive(target: Path, files: Sequence[DataFile]) -> int:
    """Write a backup to `target`, which appears only when it is complete. Returns its size in bytes.

    Raises `BackupFailed`.
    """
    part: str | None = None
    try:
        descriptor, part = tempfile.mkstemp(".part", f".{target.name}.", target.parent)
        with open(descriptor, "wb") as raw:
            _write_archive(raw, files)
            raw.flush()
            os.fsync(raw.fileno())
        _name(part, target)
        _sync_directory(target.parent)
        return target.stat().st_size
    except FileExistsError as error:
        raise BackupFailed(f"{target} exists: choose another name, or remove it.") from error
    except OSError as error:
        raise BackupFailed(f"The backup cannot be written to {target}: {error.strerror or error}.") from error
    finally:
        with suppress(FileNotFoundError):
            if part is not None:
                os.unlink(part)


def _name(part: str, target: Path) -> None:
    """Give a file its name. Raises `FileExistsError` where it would replace another one, and `OSError`."""
    try:
        os.link(part, target)  # unlike a rename it never replaces another backup
    except OSError as error:
        if error.errno not in {EPERM, EOPNOTSUPP, ENOSYS, EMLINK}:
            raise
        os.close(os.open(target, os.O_CREAT | os.O_EXCL, 0o600))  # the disk has no links, such as FAT, or a share
        try:
            os.replace(part, target)
        except OSError:
            target.unlink()  # it is empty
            raise


def _write_archive(raw: BinaryIO, files: Sequence[DataFile]) -> None:
    """Write the data files and then their list, with sizes and digests, as a compressed tar archive."""
    sums: dict[str, tuple[int, str]] = {}
    with tarfile.open(fileobj=raw, mode="w:gz", compresslevel=COMPRESSION) as archive:
        for file in files:
            reader = _HashingReader(file)
            archive.addfile(_member(file.name, file.size), reader)
            sums[file.name] = file.size, reader.digest.hexdigest()
        made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        contents = Contents(FORMAT, FORMAT_VERSION, made, VERSION, sums)
        data = json.dumps(asdict(contents), indent=2).encode()
        archive.addfile(_member(CONTENTS, len(data)), _HashingReader(DataFile.of(CONTENTS, data)))


def _member(name: str, size: int) -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.size, member.mode, member.mtime = size, 0o600, int(time.time())
    return member


class _HashingReader:
    """Reads a file and updates its checksum."""

    def __init__(self, file: DataFile) -> None:
        self._stream = file.stream
        self.digest = sha256()

    def read(self, size: int = -1, /) -> bytes:
        """Return up to `size` next bytes; tarfile calls it while it adds the file. `size` -1: all that are left."""
        data = self._stream.read(size)
        self.digest.update(data)
        return data


def read_archive(source: Path, into: Path) -> Contents:
    """Unpack a backup into an empty directory, check each file, and return the list of them. Raises `BackupFailed`."""
    try:
        with tarfile.open(source, "r:gz") as archive:
            return _unpack_all(source, archive, into)
    except (tarfile.TarError, zlib.error, EOFError) as error:
        raise BackupFailed(f"{source} is no whole backup: it is damaged or was cut short. Use another one.") from error
    except OSError as error:
        if error.strerror is None:  # gzip's, about the bytes
            raise BackupFailed(f"{source} is no whole backup: it is damaged. Use another one.") from error
        raise BackupFailed(f"{source} cannot be unpacked into {into.parent}: {error.strerror}.") from error


def _unpack_all(source: Path, archive: tarfile.TarFile, into: Path) -> Contents:
    """Unpack a backup into `into`, and return its list. Raises `BackupFailed` unless it has just the listed files."""
    sums: dict[str, tuple[int, str]] = {}
    contents: Contents | None = None
    for member in archive:
        stream = archive.extractfile(member)
        if stream is None or contents is not None or not (member.name == CONTENTS or NAME.fullmatch(member.name)):
            raise BackupFailed(f"{source} is no backup of Botyard: it holds {member.name!r}.")
        if member.name == CONTENTS:
            contents = _contents(source, stream.read(CONTENTS_LIMIT))
        else:
            sums[member.name] = member.size, _unpack(stream, into / member.name)
    if contents is None or sums != contents.files:
        raise BackupFailed(f"{source} is no whole backup: its files are not those of its list. Use another one.")
    return contents


def _unpack(stream: Any, target: Path) -> str:
    """Write one file, and return its SHA-256 in hex. The file is on the disk when this returns."""
    target.parent.mkdir(mode=0o700, exist_ok=True)
    digest = sha256()
    with open(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600), "wb") as file:
        while data := stream.read(CHUNK):
            digest.update(data)
            file.write(data)
        file.flush()
        os.fsync(file.fileno())
    return digest.hexdigest()


def _contents(source: Path, data: bytes) -> Contents:
    """Read the list of a backup, `data`, and return it. Raises `BackupFailed` if it is damaged or of another form."""
    try:
        read = json.loads(data)
        files = {str(name): (int(size), str(digest)) for name, (size, digest) in read["files"].items()}
        contents = Contents(read["format"], read["version"], read["made"], read["server"], files)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise BackupFailed(f"{source} is no backup of Botyard: its list cannot be read.") from error
    if (contents.format, contents.version) != (FORMAT, FORMAT_VERSION):
        raise BackupFailed(f"{source} has the form {contents.version}: restore it with Botyard {contents.server}.")
    return contents


def _sync_directory(directory: Path) -> None:
    """Let new names in a directory survive a power cut."""
    descriptor = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


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

    The files of a stopped service are opened directly; a running one pauses its writes meanwhile: so a match that has
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
        for leftover in data.glob(f"{COPYING}*"):  # left by a killed backup
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
