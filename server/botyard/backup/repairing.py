"""Repair the data directory of a service that does not run: keep what can be loaded, and say what cannot.

As in a restore, everything happens next to the data until the result proves good: what can be loaded is copied, a
server loads the copy, and all rooms are marked for a new epoch. Then the damaged log moves to a folder `replaced-...`.
"""

import os
import pwd
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from botyard.admin.locate_store import connected
from botyard.backup.archive import BackupFailed
from botyard.backup.restoring import keep, load, locked, stage_in
from botyard.settings import Settings
from botyard.store.append_only import Loadable, LostLog, copy_parts, examine
from botyard.store.data_format import FILE, LOG_FOLDER, SPARE_BYTES, is_readable, mark_data, writer_of
from botyard.store.datafiles import LOCK
from botyard.store.disk import exit_reason, free_bytes
from botyard.store.embedded import LOG_FILE, EmbeddedRedis
from botyard.store.error_classes import UnusableStore
from botyard.store.store import Store

EXTERNAL = "REDIS_URL is set: repair that Redis with its own tools, then run `botyard admin restored`."
RESTORE = "Restore a backup: `botyard restore --force FILE`."
COMMANDS = "commands"
"""The folder below the stage for the server that lists its commands."""


@dataclass(frozen=True, slots=True)
class Repaired:
    """The result: a sentence for each damage, the bytes that were cut off, the last heartbeat before that (ms), the
    live rooms, and the folder with the replaced files; None if nothing was replaced.
    """

    findings: tuple[str, ...]
    cut: int
    until: int | None
    rooms: int
    replaced: Path | None
    rewound: bool = False
    """Whether a new epoch begins for the rooms, because the log was changed."""


async def repair(settings: Settings, check: bool) -> Repaired:
    """Find the damage of the data directory, repair it, and return what was done. `check`: change nothing.

    Raises `BackupFailed`, `UnusableStore`, `NoService` and `StoreUnavailable`; then the data are as they were, apart
    from the rights of files.
    """
    if settings.redis_url is not None:
        raise BackupFailed(EXTERNAL)
    data = settings.data
    if not data.is_dir():
        raise BackupFailed(f"There is no data in {data}: set BOTYARD_DATA to the directory of the service.")
    rights = _open_to_owner(data, check)
    if check and rights:
        return Repaired(tuple(rights), cut=0, until=None, rooms=0, replaced=None)  # the rest is unreadable
    if not (data / LOG_FOLDER).is_dir():
        raise BackupFailed(f"There is no log {data / LOG_FOLDER}. {RESTORE}")
    async with locked(data, "repair"):
        try:
            with stage_in(data) as stage:
                return await _repair(settings, stage, rights, check)
        except OSError as error:
            where = error.filename or data
            raise BackupFailed(f"The data in {data} cannot be repaired: {where}: {error.strerror}.") from error


async def _repair(settings: Settings, stage: Path, rights: list[str], check: bool) -> Repaired:
    """Find the damage of a data directory, try the repaired log in `stage`, and put it in place.

    `rights`: findings about access rights. `check`: change nothing. Raises `BackupFailed` if it cannot be repaired.
    """
    data = settings.data
    try:
        # with the names of all commands: any other name in the log is damage
        found = examine(data / LOG_FOLDER, await _commands(stage / COMMANDS, settings))
    except LostLog as error:
        raise BackupFailed(f"The data in {data} cannot be repaired: {error}. {RESTORE}") from error
    marked = is_readable(data)  # whether the file that says the format of the data is whole
    findings = [*rights, *([] if marked else [f"{FILE} is missing or damaged; it is written anew."]), *found.findings]
    rooms = await _load(settings, stage, found, marked)
    names = [name for name, is_damaged in ((FILE, not marked), (LOG_FOLDER, found.findings)) if is_damaged]
    replaced = None if check or not names else _replace(stage, data, names)
    rewound = replaced is not None and LOG_FOLDER in names  # a new epoch begins for the rooms
    return Repaired(tuple(findings), found.cut, found.until, rooms, replaced, rewound)


async def _commands(folder: Path, settings: Settings) -> frozenset[bytes]:
    """Ask a server, started in `folder` for that alone, for the names of all commands of the engine. In lower case."""
    embedded = EmbeddedRedis(folder, settings.redis_server, maxmemory=0)
    try:
        await embedded.start()
        store = Store(embedded.url)
        async with connected(store):
            return frozenset(name.lower() for name in await store.primaries[0].call("COMMAND", "LIST"))
    finally:
        await embedded.stop()
        shutil.rmtree(folder, ignore_errors=True)


async def _load(settings: Settings, stage: Path, found: Loadable, marked: bool) -> int:
    """Copy what can be loaded to the stage, and load it with a server. Returns the number of live rooms."""
    data = settings.data
    needed, free = sum(part.size for part in found.parts) + SPARE_BYTES, free_bytes(data)
    if free < needed:
        raise BackupFailed(
            f"A repair copies the data, which needs {needed >> 20} MiB of free disk, and there are {free >> 20}:"
            f" make room on the disk of {data}."
        )
    copy_parts(found.parts, stage / LOG_FOLDER)
    if marked:
        shutil.copyfile(data / FILE, stage / FILE)
    else:
        mark_data(stage, writer_of(stage / LOG_FOLDER))
    try:
        return await load(stage, settings)
    except UnusableStore as error:
        if not (stage / LOG_FILE).exists():
            raise  # no server was started: the data are not for this release or engine
        reason = _without_advice(exit_reason(stage / LOG_FILE, 0, free_bytes(data)))
        what = " ".join(found.findings)
        why = f"no server can load what is left of the data in {data} ({reason})"
        raise BackupFailed(f"{what} This cannot be repaired: {why}. {RESTORE}".lstrip()) from error


def _without_advice(reason: str) -> str:
    """Remove from the server's reason its advice on the kernel's memory, and on a tool that is not carried."""
    return reason.rpartition("for this to take effect. ")[2].partition(": make a backup")[0].removesuffix(".")


def _replace(stage: Path, data: Path, names: list[str]) -> Path:
    """Move the repaired files `names` from `stage` to `data`. Returns the folder with those that were there."""
    replaced = keep(data, [name for name in names if (data / name).exists()])
    for name in names:
        (stage / name).rename(data / name)
    os.sync()
    return replaced


def _open_to_owner(data: Path, check: bool) -> list[str]:
    """Give this user the rights to the data as far as it owns them. Returns a sentence for each file without them.

    `check`: change nothing. Raises `BackupFailed` if another user owns a file.
    """
    findings: list[str] = []
    for paths in _levels(data):
        for path in paths:
            status = path.stat()
            needed = 0o700 if path.is_dir() else 0o600
            if status.st_uid != os.getuid():
                owner = _user(status.st_uid)
                raise BackupFailed(
                    f"{path} belongs to the user {owner}, and you are {_user(os.getuid())}: run the command as the user"
                    " of the service, who must own all files."
                )
            if status.st_mode & needed != needed:
                findings.append(f"The owner of {path.name} had no right to read and write it.")
                if not check:
                    path.chmod(status.st_mode & 0o700 | needed)
        if check and findings:  # the next level cannot be listed without the rights
            break
    return findings


def _levels(data: Path) -> Iterator[list[Path]]:
    """Yield the files of the data, level by level: each can be listed only when the level before it is readable."""
    yield [data]
    yield [data / name for name in (LOCK, LOG_FILE, FILE, LOG_FOLDER) if (data / name).exists()]
    yield list((data / LOG_FOLDER).iterdir()) if (data / LOG_FOLDER).is_dir() else []


def _user(number: int) -> str:
    """Return the name of a user of this system, or its number if it has none."""
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)


def report(done: Repaired, settings: Settings, check: bool) -> str:
    """Write the result as lines of text: what was found, what was done, and what to do next.

    `check`: whether nothing was changed.
    """
    data = settings.data
    if not done.findings:
        return f"The data in {data} are whole: a server loads them, with {done.rooms} live rooms. Nothing is changed."
    lines = list(done.findings)
    if done.cut:
        lines.append(f"{done.cut} bytes of the log {'would be' if check else 'are'} cut off. A server loads the rest.")
    if done.until is not None:
        lines.append(f"The last sign of life in what is left is of {_time(done.until)}.")
    if check:
        lines.append("Nothing is changed. Run `botyard repair` without --check to repair this.")
        return "\n".join(lines)
    if done.replaced is not None:
        lines.append(f"The files as they were are in {done.replaced}.")
    if done.rewound:
        lines.append(f"A new epoch begins for {done.rooms} live rooms: users who saw lost entries get a notice.")
    lines.append(
        "Start the service; or, if a backup is newer than what is left, restore it: `botyard restore --force`."
    )
    return "\n".join(lines)


def _time(ms: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(ms / 1000))
