"""The file of a backup: a compressed tar archive whose last member lists all others with their checksums.

A file that was cut short has no such member, and one that was changed does not agree with it.
"""

import json
import os
import re
import tarfile
import tempfile
import time
import zlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from errno import EMLINK, ENOSYS, EOPNOTSUPP, EPERM
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

from botyard.store.datafiles import DataFile
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
        os.close(os.open(target, os.O_CREAT | os.O_EXCL, 0o600))  # a disk without links, such as FAT, or a share
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
