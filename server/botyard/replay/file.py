"""The file of a finished match: JSON Lines, complete and readable without us (PROTOCOL.md, "Provable luck").

A header, one line per entry of the log, and a last line with the SHA-256 of everything before it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, cast

import msgspec
import orjson

from botyard.rooms.record import Entry, entry_type
from botyard_protocol.games import schema_of
from botyard_protocol.json_form import SchemaMismatch, from_named, to_named

FORMAT = "botyard-match"
VERSION = 2
"""Files of version 1 have lines without proofs; those of older releases have less in them."""
KNOWN = (1, VERSION)


class BadFile(Exception):
    """The bytes are not the file of a match. The message names the line and the reason."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as its file holds it. `version`: of the file."""

    room: str
    game: str
    rules_version: int
    entries: tuple[Entry, ...]
    version: int = VERSION


def write(match: Match) -> bytes:
    """The file of a match."""
    header = header_line(match.room, match.game, match.rules_version, match.version)
    return join_lines([header, *map(entry_line, match.entries)])


def header_line(room: str, game: str, rules_version: int, version: int = VERSION) -> bytes:
    """The first line of a file."""
    header = {"format": FORMAT, "version": version, "room": room, "game": game, "rules_version": rules_version}
    return orjson.dumps(header) + b"\n"


def entry_line(entry: Entry) -> bytes:
    """The line of an entry."""
    return orjson.dumps(to_named(entry)) + b"\n"


def file_of(room: str, game: str, rules_version: int, entries: Iterable[dict[str, Any]]) -> bytes:
    """The file of a match whose entries are in the JSON form."""
    return join_lines([header_line(room, game, rules_version), *(orjson.dumps(one) + b"\n" for one in entries)])


def join_lines(lines: Iterable[bytes]) -> bytes:
    """The file of a header and the lines of all entries."""
    body = b"".join(lines)
    return body + orjson.dumps({"sha256": sha256(body).hexdigest()}) + b"\n"


def read(data: bytes) -> Match:
    """Read the match in a file. Raises `BadFile` for anything that was not written by this module."""
    lines = data.splitlines(keepends=True)
    if len(lines) < 3:
        raise BadFile("The file is too short: it has a header, entries, and a last line with their digest.")
    _check_digest(lines)
    header = _object(lines[0], 1)
    version = header.get("version")
    if header.get("format") != FORMAT or version not in KNOWN or type(version) is not int:
        raise BadFile(f"line 1, format: this is not a {FORMAT} file of version {' or '.join(map(str, KNOWN))}.")
    room, game = _field(header, "room", str), _field(header, "game", str)
    form = _entry_type(game)
    entries = tuple(_entry(line, number, form) for number, line in enumerate(lines[1:-1], 2))
    match = Match(room, game, _field(header, "rules_version", int), entries, version)
    if not _is_all(orjson.loads(b"[" + b",".join(lines[:-1]) + b"]"), match):
        raise BadFile("The file has more in it than a match: it is not as it was downloaded.")
    return match


def _is_all(lines: list[Any], match: Match) -> bool:
    """Whether a file holds nothing but a match; one of an earlier release may hold less of it."""
    return _is_part(lines, [orjson.loads(line) for line in write(match).splitlines()[:-1]])


def _is_part(part: Any, whole: Any) -> bool:
    """Return whether `part` is `whole`, except for fields of objects that it does not have."""
    match part, whole:
        case dict(), dict():
            return all(name in whole and _is_part(value, whole[name]) for name, value in part.items())
        case list(), list():
            return len(part) == len(whole) and all(map(_is_part, part, whole))
        case _:
            return type(part) is type(whole) and bool(part == whole)


def _check_digest(lines: Sequence[bytes]) -> None:
    stated = _object(lines[-1], len(lines)).get("sha256")
    if stated != sha256(b"".join(lines[:-1])).hexdigest():
        raise BadFile(f"line {len(lines)}, sha256: the lines before are not those that were downloaded.")


def _object(line: bytes, number: int) -> dict[str, Any]:
    """Parse a line of a file. `number`: of the line, for messages. Raises `BadFile`."""
    try:
        value = orjson.loads(line)
    except ValueError as error:
        raise BadFile(f"line {number} is not JSON: {error}.") from error
    if not isinstance(value, dict):
        raise BadFile(f"line {number} is not an object.")
    return value


def _field(header: dict[str, Any], name: str, form: type[Any]) -> Any:
    """Return a field of the first line, which must be of the type `form`. Raises `BadFile`."""
    value = header.get(name)
    if type(value) is not form:
        raise BadFile(f"line 1, {name}: expected {'a number' if form is int else 'a text'}.")
    return value


def _entry_type(game: str) -> Any:
    """Return the type of entries with the content of a game. Raises `BadFile` for an unknown game."""
    schema = schema_of(game)
    if schema is None:
        raise BadFile(f"line 1, game: {game[:40]!r} is not known here.")
    return entry_type(schema)


def _entry(line: bytes, number: int, form: Any) -> Entry:
    """Read an entry, in line `number` of the file. `form`: its type. Raises `BadFile`."""
    try:
        return cast(Entry, msgspec.convert(from_named(form, _object(line, number)), form))
    except (SchemaMismatch, msgspec.ValidationError) as error:
        raise BadFile(f"line {number}: {error}.") from error
