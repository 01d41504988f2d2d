"""The append-only log of the embedded server on the disk: finds which part of it can be loaded, and copies that part.

A log is a base (all data at one moment) and incremental files (the commands since then), which a manifest names. The
form is that of Redis 7 and Valkey: a manifest has a line `file NAME seq NUMBER type b|i|h` for each file (base,
incremental, history: replaced by a rewrite), an incremental file has commands in the protocol RESP.
"""

import os
import re
import shutil
from collections.abc import Container, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import BinaryIO

MANIFEST = "appendonly.aof.manifest"
LINE = re.compile(r"file (\S+) seq (\d+) type ([bih])(?: \S+ \S+)*")
BASE = re.compile(r"appendonly\.aof(?:\.(\d+)\.base\.(?:rdb|aof))?")
"""The name of a base. A log that a Redis before version 7 began has one without a number."""
INCREMENTAL = re.compile(r"appendonly\.aof\.(\d+)\.incr\.aof")
HEADERS = (b"REDIS", b"VALKEY")
"""The first bytes of a file that begins with a dump instead of commands."""
BEAT = re.compile(rb"\{beats\}:last(?:\r\n\$13\r\n|\x0d)(\d{13})")
"""A heartbeat of a node: its key and 13 digits (ms since 1970). Their number is text in a command, a byte in a dump."""
NUMBER_BYTES = 32
"""The longest line with a number, with its end."""


_Numbered = tuple[int, Path]
"""The number of a file of the log, and its path."""


class LostLog(Exception):
    """Too little of a log is left to load it; the message says what is missing, without a full stop."""


@dataclass(frozen=True, slots=True)
class Part:
    """A file of a log, and how many of its first bytes can be loaded."""

    path: Path
    number: int
    size: int

    @property
    def cut(self) -> int:
        """The bytes that cannot be loaded."""
        return self.path.stat().st_size - self.size


@dataclass(frozen=True, slots=True)
class Loadable:
    """What can be loaded of a log: its base and incremental files, in order.

    `findings`: a sentence for each damage. `cut`: the bytes that are not loaded because of damage. `until`: the last
    heartbeat in what can be loaded, in ms since 1970; None if there is none.
    """

    parts: tuple[Part, ...]
    findings: tuple[str, ...]
    cut: int
    until: int | None


def examine(folder: Path, commands: Container[bytes]) -> Loadable:
    """Find what can be loaded of the log in a folder. `commands`: the names of the engine's commands in small letters.

    A dump is not checked, because the engine does so by its checksum. Raises `LostLog` and `OSError`.
    """
    (number, base), increments, findings = _choose_files(folder)
    kept, cut = [_part(base, number, commands)], 0
    if kept[0].cut and not kept[0].size:
        raise LostLog(f"the base of the log, {base.name}, is damaged from its first byte on")
    for number, path in increments:
        size = path.stat().st_size
        gap = len(kept) > 1 and number != kept[-1].number + 1  # any number may follow that of the base
        if cut or gap or kept[-1].cut:
            cut += size
            before = "a file before it is missing" if gap else "a file before it is damaged"
            findings.append(f"{path.name} ({size} bytes) cannot be used, because {before}.")
        else:
            part = _part(path, number, commands)
            kept.append(part)
            findings += [_damaged(part)] if part.cut else []
    cut += sum(part.cut for part in kept)
    if kept[0].cut:
        findings.insert(0, _damaged(kept[0]))
    beats = [beat for part in kept if (beat := last_beat(part.path, part.size)) is not None]
    return Loadable(tuple(kept), tuple(findings), cut, beats[-1] if beats else None)


def _damaged(part: Part) -> str:
    return f"{part.path.name} is damaged or incomplete from byte {part.size} on; {part.cut} bytes cannot be used."


def copy_parts(parts: tuple[Part, ...], folder: Path) -> None:
    """Copy the loadable bytes of each part to a new folder, with a manifest, and sync them. Raises `OSError`."""
    folder.mkdir(mode=0o700)
    lines = []
    for place, part in enumerate(parts):
        with part.path.open("rb") as source, _new_file(folder / part.path.name) as target:
            shutil.copyfileobj(source, target, 1 << 20)
            target.truncate(part.size)
            target.flush()
            os.fsync(target.fileno())
        type_ = "i" if place else "b"  # incremental, or the base
        lines.append(f"file {part.path.name} seq {part.number} type {type_}\n")
    with _new_file(folder / MANIFEST) as manifest:
        manifest.write("".join(lines).encode())
        manifest.flush()
        os.fsync(manifest.fileno())


def last_beat(path: Path, size: int) -> int | None:
    """Return the last heartbeat of a node in the first `size` bytes of a file (ms since 1970); None for none."""
    last = None
    with _opened(path) as content:
        for found in BEAT.finditer(content, 0, size):
            last = int(found[1])
    return last


def loadable_size(content: bytes | mmap, commands: Container[bytes]) -> int:
    """Return how many of the first bytes of RESP commands can be loaded: those of whole commands and transactions."""
    good, in_transaction = 0, False
    for end, name in _commands(content):
        if name:
            if name not in commands:  # damaged
                break
            in_transaction = name == b"multi" or (in_transaction and name != b"exec")
        if not in_transaction:
            good = end
    return good


def _commands(content: bytes | mmap) -> Iterator[tuple[int, bytes]]:
    """Yield for each command where it ends, and its name, up to the first damage; for an annotation the name is b""."""
    at, size = 0, len(content)
    while at < size:
        if content[at : at + 1] == b"#":  # an annotation: one line
            at = content.find(b"\n", at) + 1
            if not at:
                return
            yield at, b""
            continue
        name = b""
        count, at = _number(content, at, b"*")
        if count < 1:
            return
        for place in range(count):
            length, at = _number(content, at, b"$")
            end = at + length
            if length < 0 or content[end : end + 2] != b"\r\n":
                return
            if place == 0:
                name = content[at:end].lower()
            at = end + 2
        yield at, name


def _number(content: bytes | mmap, at: int, sign: bytes) -> tuple[int, int]:
    """Read the line at `at`: `sign` and a number. Returns the number and the start of the next line.

    For any other line it returns -1 and `at`.
    """
    end = content.find(b"\r\n", at, at + NUMBER_BYTES)
    digits = content[at + 1 : end]
    if end < 0 or content[at : at + 1] != sign or not digits.isdigit():
        return -1, at
    return int(digits), end + 2


@contextmanager
def _opened(path: Path) -> Iterator[bytes | mmap]:
    """Open a file for the block, as bytes that are read from the disk only where they are used."""
    with path.open("rb") as file:
        if not path.stat().st_size:  # an empty file cannot be mapped
            yield b""
            return
        with mmap(file.fileno(), 0, access=ACCESS_READ) as content:
            yield content


def _new_file(path: Path) -> BinaryIO:
    return open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600), "wb")


def _part(path: Path, number: int, commands: Container[bytes]) -> Part:
    """Return a file of a log with the size that can be loaded: all of a dump, which is not checked here."""
    with _opened(path) as content:
        whole = path.suffix == ".rdb" or content[:6].startswith(HEADERS)
        return Part(path, number, len(content) if whole else loadable_size(content, commands))


def _types_of_files(folder: Path) -> dict[str, str] | None:
    """Return the type of each file that the manifest names, by its name; None if it cannot be read as a manifest.

    Types are those of Redis: `b` the base, `i` incremental, `h` history, which is to be removed. There is one base.
    """
    try:
        lines = (folder / MANIFEST).read_bytes().decode().splitlines()
    except (FileNotFoundError, UnicodeDecodeError):
        return None
    found = [LINE.fullmatch(line) for line in lines if not line.startswith("#")]
    if None in found:
        return None
    named = {line[1]: line[3] for line in found if line is not None}
    types = list(named.values())
    fitting = all(_fits(line[1], int(line[2]), line[3]) for line in found if line is not None)
    return named if fitting and types.count("b") == 1 else None


def _fits(name: str, number: int, type_: str) -> bool:
    """Return whether a file of this name can have this number and type: `b` base, `i` incremental, `h` history."""
    if increment := INCREMENTAL.fullmatch(name):
        return type_ in "ih" and int(increment[1]) == number
    base = BASE.fullmatch(name)
    return base is not None and type_ in "bh" and (base[1] is None or int(base[1]) == number)


def _files(folder: Path, form: re.Pattern[str]) -> list[_Numbered]:
    """Return the number (1 if the name has none) and path of each file whose name matches `form`, ordered by number."""
    found = ((form.fullmatch(path.name), path) for path in folder.iterdir() if path.is_file())
    return sorted((int(name[1] or 1), path) for name, path in found if name is not None)


def _choose_files(folder: Path) -> tuple[_Numbered, list[_Numbered], list[str]]:
    """Return the base, the incremental files after it, and a sentence for each damage of the manifest.

    An undamaged manifest decides which they are. Otherwise they are the newest base, and the files whose heartbeats
    show that they have newer commands. Raises `LostLog` if they cannot be found.
    """
    bases, increments = _files(folder, BASE), _files(folder, INCREMENTAL)
    named = _types_of_files(folder)  # by name: b base, i incremental, h history
    if named is None:
        fault = "damaged" if (folder / MANIFEST).exists() else "missing"
        findings = [f"The manifest is {fault}; it can be made again from the names of the files."]
    else:
        missing = [name for name, type_ in named.items() if type_ != "h" and not (folder / name).is_file()]
        live = [one for one in increments if named.get(one[1].name) == "i"]
        newest = max((number for number, _ in live), default=0)
        # no damage while they are empty: the server creates a file before the manifest names it
        unnamed = [path.name for number, path in increments if number > newest and path.name not in named]
        if not missing and not any((folder / name).stat().st_size for name in unnamed):
            return next(one for one in bases if named.get(one[1].name) == "b"), live, []
        if any(named[name] == "b" for name in missing):
            bases = []  # an older base does not fit the incremental files
        findings = [f"The manifest names {name}, which is missing." for name in missing]
        findings += [f"The manifest does not name {name}." for name in unnamed]
    if not bases:
        raise LostLog("the base of the log, which has all but the newest data, is missing")
    return bases[-1], _with_newer_commands(bases[-1][1], increments), findings


def _with_newer_commands(base: Path, increments: list[_Numbered]) -> list[_Numbered]:
    """Return the incremental files with commands after those in the base, by their heartbeats.

    The last file has such commands in any case. Raises `LostLog` if a file has no heartbeat.
    """
    if len(increments) < 2:
        return increments
    began, chosen = last_beat(base, base.stat().st_size), []
    for number, path in increments[:-1]:
        ended = last_beat(path, path.stat().st_size)
        if began is None or ended is None:
            raise LostLog(f"only the manifest said whether {path.name} belongs to the data, and it cannot be used")
        if ended > began:
            chosen.append((number, path))
    return [*chosen, increments[-1]]
