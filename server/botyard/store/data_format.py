"""The format of a data directory: check what wrote it last, and copy the data before a conversion.

`format.json` holds the number of the data format, Botyard's version, and name and version of the engine. Data of format
1 has no such file: a Redis before version 7 left `appendonly.aof`, a newer one `appendonlydir`, whose base says who
wrote it. An engine that finds no data that it knows starts empty without an error: so each case is checked here.
"""

import json
import logging
import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from botyard.logs import about
from botyard.store.engine import REDIS, VALKEY, Engine
from botyard.store.error_classes import UnusableStore
from botyard.version import VERSION

log = logging.getLogger("botyard.store")

FORMAT = 4
"""The data format of this release, in a data directory and in any other Redis."""

FILE = "format.json"
SINGLE_LOG = "appendonly.aof"
"""The file of a Redis before version 7. Afterwards a directory has this name, so that such a Redis refuses to start."""
LOG_FOLDER = "appendonlydir"
COPY = f"before-format-{FORMAT}"
"""The folder that keeps data of an older format as it was."""

FOREIGN_REDIS = (7, 4)
"""From this version on Valkey cannot load what Redis has written."""
FIRST_FOLDER = Engine(REDIS, "7.0")
FIRST_SINGLE = Engine(REDIS, "6.2")
"""The engines that are assumed to have written a `LOG_FOLDER` or a `SINGLE_LOG` that does not name its engine."""
SPARE_BYTES = 16 << 20
"""How many bytes of the disk stay free after a copy."""

BASE = re.compile(rb"file (\S+) seq \d+ type b")
WRITER = re.compile(rb"(?:REDIS|VALKEY)\d+\xfa.(redis|valkey)-ver.([0-9.]+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class DataFormat:
    """The format of a data directory, the version of Botyard (empty before format 2) and the engine that wrote it."""

    number: int
    botyard: str
    engine: Engine


def open_data(data: Path, engine: Engine) -> None:
    """Check that `engine` can go on with the data directory, and copy data of an older format.

    The directory must be locked. Raises `UnusableStore` with one sentence otherwise.
    """
    found = read_format(data)
    if found is not None:
        _check_format(data, found)
        _check_engine(data, found.engine, engine)
        if found.number < FORMAT:
            _copy_old_data(data, found)


def mark_data(data: Path, engine: Engine) -> None:
    """Store that `engine` has opened the data directory. Raises `UnusableStore` if that cannot be written."""
    content = {"format": FORMAT, "botyard": VERSION, "engine": engine.name, "version": engine.version}
    try:
        (data / SINGLE_LOG).mkdir(mode=0o700, exist_ok=True)  # so that a Redis before version 7 does not start
        if _content(data) != content:
            _write(data / FILE, json.dumps(content, indent=2).encode() + b"\n")
    except OSError as error:
        raise UnusableStore(f"The data directory {data} cannot be used: {error.strerror}.") from error


def read_format(data: Path) -> DataFormat | None:
    """Return the format of a data directory, None if it is empty. Raises `UnusableStore` if it cannot be determined."""
    content = _content(data)
    folder, single = data / LOG_FOLDER, (data / SINGLE_LOG).is_file()
    has_log = folder.is_dir() and any(folder.iterdir())
    if has_log and not any(folder.glob("*.manifest")):
        raise UnusableStore(f"{folder} has no manifest, so its data cannot be found: run `botyard repair`.")
    if content is not None:
        if not has_log:
            raise UnusableStore(
                f"{data / FILE} is there, but {folder} with the data is missing: restore a backup of {data}."
            )
        return _format_of(data, content)
    if has_log and single:
        raise UnusableStore(
            f"{data} holds two histories: {SINGLE_LOG} of a Redis before version 7, and {LOG_FOLDER} of a newer one."
            " Move the one that you do not want to another directory."
        )
    if has_log:  # format 1 has no `format.json`
        return DataFormat(1, "", writer_of(folder))
    return DataFormat(1, "", FIRST_SINGLE) if single else None


def is_readable(data: Path) -> bool:
    """Return whether `format.json` is there and says what wrote the data."""
    try:
        content = _content(data)
        return content is not None and _format_of(data, content) is not None
    except UnusableStore:
        return False


def _content(data: Path) -> object:
    """Return the content of `format.json`, None if there is none. Raises `UnusableStore` for a broken file."""
    try:
        return json.loads((data / FILE).read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise UnusableStore(f"{data / FILE} cannot be read: run `botyard repair`.") from error


def _format_of(data: Path, content: object) -> DataFormat:
    """Return the format that the content of `format.json` says. Raises `UnusableStore` if a part of it is missing."""
    match content:
        case {"format": int(number), "botyard": str(botyard), "engine": str(name), "version": str(version)}:
            return DataFormat(number, botyard, Engine(name, version))
    raise UnusableStore(f"{data / FILE} is not complete: run `botyard repair`.")


def writer_of(folder: Path) -> Engine:
    """Return the engine, with its version, that wrote the append-only log in `folder`.

    The manifest of the log names its base file, which begins with the engine. If either does not say, it is the oldest
    engine that writes such a folder.
    """
    manifest = next(folder.glob("*.manifest")).read_bytes()
    if (base := BASE.search(manifest)) is None or not (folder / base[1].decode()).is_file():
        return FIRST_FOLDER
    with (folder / base[1].decode()).open("rb") as file:
        found = WRITER.match(file.read(100))
    return FIRST_FOLDER if found is None else Engine(found[1].decode(), found[2].decode())


def _check_format(data: Path, found: DataFormat) -> None:
    """Raise `UnusableStore` for data of a format that is newer than this release."""
    if found.number > FORMAT:
        raise UnusableStore(
            f"The data in {data} has format {found.number}, and Botyard {VERSION} knows formats up to {FORMAT}:"
            f" use Botyard {found.botyard} or newer, or restore an older backup."
        )


def _check_engine(data: Path, written: Engine, running: Engine) -> None:
    """Raise `UnusableStore` unless the running server can load what the other one has written."""
    remedy = f"set BOTYARD_REDIS_SERVER to a {written} or newer, or restore an older backup."
    if written.name == running.name:
        if running.numbers < written.numbers:
            raise UnusableStore(f"The data in {data} was written by {written}, and {running} is older: {remedy}")
    elif (written.name, running.name) != (REDIS, VALKEY) or written.numbers >= FOREIGN_REDIS:
        raise UnusableStore(f"The data in {data} was written by {written}, which {running} cannot load: {remedy}")


def _copy_old_data(data: Path, found: DataFormat) -> None:
    """Copy data of an older format before it is converted. A copy of the same size that is there already is kept.

    Raises `UnusableStore`.
    """
    source = data / (SINGLE_LOG if (data / SINGLE_LOG).is_file() else LOG_FOLDER)
    size, target = _size(source), data / COPY / source.name
    if target.exists() and _size(target) == size:
        return
    _check_space(data, size)
    try:
        part = data / f"{COPY}.part"  # has its final name only once it is complete
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(mode=0o700)
        _copy(source, part / source.name)
        if target.parent.exists():  # a copy of other data
            target.parent.rename(_free_name(target.parent))
        part.rename(target.parent)
        _sync(data)
    except OSError as error:
        raise UnusableStore(f"The data in {data} cannot be copied before its conversion: {error.strerror}.") from error
    why = f"data of format {found.number}, written by {found.engine}, is converted to format {FORMAT}"
    log.warning("data of an older format is copied", extra=about(path=str(target), reason=why))


def _check_space(data: Path, size: int) -> None:
    """Raise `UnusableStore` unless the disk has room for a copy and for the converted data, of `size` bytes each."""
    free, needed = shutil.disk_usage(data).free, 2 * size + SPARE_BYTES
    if free < needed:
        raise UnusableStore(
            f"The data in {data} must be converted, which needs {needed >> 20} MiB of free disk, and there are"
            f" {free >> 20}: make room, or move the data to a larger disk."
        )


def _size(path: Path) -> int:
    return path.stat().st_size if path.is_file() else sum(one.stat().st_size for one in path.iterdir())


def _copy(source: Path, target: Path) -> None:
    """Copy a file or a directory, and make sure that it is on the disk."""
    if source.is_file():
        shutil.copyfile(source, target)
        _sync(target)
    else:
        target.mkdir(mode=0o700)
        for one in source.iterdir():
            _copy(one, target / one.name)
    _sync(target.parent)


def _free_name(path: Path) -> Path:
    """A path with a number behind its name that does not exist yet."""
    return next(name for i in range(2, 1000) if not (name := path.with_name(f"{path.name}-{i}")).exists())


def _write(path: Path, content: bytes) -> None:
    """Replace a file atomically, also at a power cut."""
    part = path.with_name(f"{path.name}.part")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    _sync(path.parent)


def _sync(path: Path) -> None:
    """Make sure that a file or a directory is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
