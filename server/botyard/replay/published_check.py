"""The check of a published file of matches against roots that were kept: `botyard verify --root ROOTS FILE`."""

import gzip
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO
from zlib import error as ZlibError

import orjson

from botyard.archive import published
from botyard.replay.file import BadFile, Match, file_of, read
from botyard.replay.root_keys import is_available, is_signed

GZIP = b"\x1f\x8b"
Root = tuple[str, str]
"""A root and its signature."""


@dataclass(slots=True)
class Checked:
    """What was found in a file: its days, how many matches have a line, are private or deleted, and the `faults`."""

    days: list[str] = field(default_factory=list)
    matches: int = 0
    private: int = 0
    deleted: int = 0
    faults: list[str] = field(default_factory=list)


def is_published(path: Path) -> bool:
    """Return whether a file is one of published matches: it is in gzip, unlike that of one match. Raises `OSError`."""
    with path.open("rb") as file:
        return file.read(2) == GZIP


def read_roots(paths: Iterable[str]) -> dict[str, Root]:
    """Return the roots and their signatures by day that are in answers of `GET /api/matches/roots`.

    Raises `OSError`, and `BadFile` for something else, for a wrong signature, and for two roots of one day.
    """
    found: dict[str, Root] = {}
    for path in paths:
        try:
            answer = orjson.loads(Path(path).read_bytes())
            key, roots = answer["key"], [(one["day"], one["root"], one["signature"]) for one in answer["roots"]]
        except (ValueError, TypeError, KeyError) as error:
            raise BadFile(f"{path} is no answer of GET /api/matches/roots.") from error
        for day, root, signature in roots:
            if key and signature and is_available() and not is_signed(key, published.signed_text(day, root), signature):
                raise BadFile(f"{path}: the signature of {day} is not of the key {key[:16]}.")
            if found.setdefault(day, (root, signature))[0] != root:
                raise BadFile(f"{path}: {day} has another root than in the files before.")
    return found


def lines_of(path: Path | BinaryIO) -> Iterator[dict[str, Any]]:
    """Yield the lines of a published file. Raises `OSError` and `BadFile`."""
    try:
        with gzip.open(path, "rb") as file:
            for number, line in enumerate(file, 1):
                value = orjson.loads(line)
                if not isinstance(value, dict) or line != orjson.dumps(value) + b"\n":
                    raise BadFile(f"line {number} is not an object as it was written.")
                yield value
    except (EOFError, ZlibError, gzip.BadGzipFile, ValueError) as error:
        raise BadFile(f"the file is damaged or incomplete: {error}.") from error


def check(lines: Iterable[dict[str, Any]], roots: Mapping[str, Root]) -> Checked:
    """Check the lines of a file against roots by day, and return what was found, with the faults.

    Raises `BadFile` for a file of another form.
    """
    found, head, seen = Checked(), dict[str, Any](), dict[int, dict[str, Any]]()
    for line in lines:
        if "format" not in line:
            _check_match(found, head, seen, line)
            continue
        _check_end(found, head, seen)
        _check_head(found, head, line, roots)
        head, seen = line, {}
    if not head:
        raise BadFile("the file has no day in it.")
    _check_end(found, head, seen)
    return found


def _check_head(found: Checked, last: dict[str, Any], head: dict[str, Any], roots: Mapping[str, Root]) -> None:
    """Check the line before the matches of a day. `last`: that of the day before in the file, if there is one."""
    if (head.get("format"), head.get("version")) != (published.FORMAT, published.VERSION):
        raise BadFile(f"this is not a {published.FORMAT} file of version {published.VERSION}.")
    day, former, leaves = (head.get(name) for name in ("day", "former", "leaves"))
    if not isinstance(day, str) or not isinstance(former, str) or not isinstance(leaves, list):
        raise BadFile("the head of a day is incomplete.")
    found.days.append(day)
    if day not in roots:
        found.faults.append(f"{day}: the roots do not have this day.")
        return
    root = published.root_of(former, day, map(str, leaves))
    if roots[day][0] != root:
        found.faults.append(f"{day}: its leaves do not have the root that was published.")
    elif orjson.loads(published.head_line(day, former, *roots[day], leaves)) != head:
        found.faults.append(f"{day}: its head is another one than was published.")
    if last and last.get("root") != former:
        found.faults.append(f"{day}: it does not follow {last.get('day')}.")


def _check_match(found: Checked, head: dict[str, Any], seen: dict[int, dict[str, Any]], line: dict[str, Any]) -> None:
    """Check the line of a match against its leaf, and note it and its faults in `found`.

    `seen`: the lines of this day so far, by place; this one is added.
    """
    leaves, place = head.get("leaves", []), line.get("place")
    if not isinstance(place, int) or not 0 <= place < len(leaves) or place in seen:
        found.faults.append(f"{head.get('day')}: a line has the place {place}, which no match has here.")
        return
    seen[place] = line
    if line == {"place": place, "deleted": True}:
        found.deleted += 1
        return
    found.matches += 1
    facts, at = line.get("match"), f"{head.get('day')}, match {place}"
    if not isinstance(facts, dict) or line.keys() != {"place", "match", "entries"}:
        found.faults.append(f"{at}: its line has other fields than a match.")
    elif published.leaf_of(facts) != leaves[place]:
        found.faults.append(f"{at} ({facts.get('room')}): its result or a fact is another one than on that day.")
    elif facts.get("log") != published.log_digest(line["entries"]):
        found.faults.append(f"{at} ({facts.get('room')}): its entries are others than on that day.")


def _check_end(found: Checked, head: dict[str, Any], seen: Mapping[int, object]) -> None:
    """Check at the end of a day that each public match has a line."""
    for place, leaf in enumerate(head.get("leaves", [])):
        if str(leaf).startswith(published.PRIVATE):
            found.private += 1
        elif place not in seen:
            found.faults.append(f"{head.get('day')}, match {place}: its line is missing.")


def matches_of(lines: Iterable[dict[str, Any]]) -> Iterator[Match]:
    """Yield the matches of a published file, to play them again. Raises `BadFile`."""
    for line in lines:
        if "match" in line:
            facts = line["match"]
            yield read(file_of(facts["room"], facts["game"], facts["rules_version"], line["entries"]))
