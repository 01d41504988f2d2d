"""What is published of finished matches: the leaves and roots of days, and the lines of their files. Pure.

A file is JSON Lines in gzip. A line is the head of a day, or one of its public matches, without the names of people.
"""

import gzip
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

import orjson

from botyard.archive.match import FinishedMatch
from botyard.archive.ratings import BOT

FORMAT = "botyard-matches"
VERSION = 1
LICENCE = "CC0-1.0"
LICENCE_URL = "https://creativecommons.org/publicdomain/zero/1.0/"
LEVEL = 6
PUBLIC, PRIVATE = "public", "private"
DAY_MS = 86_400_000
RATING = ("mean_before", "deviation_before", "mean", "deviation", "version")
Ratings = dict[str, Sequence[float]]
"""How a match changed ratings: the values that `RATING` names, by identity."""


def facts_of(match: FinishedMatch, log: str, salt: str, ratings: Ratings) -> dict[str, Any]:
    """Return the facts whose digest is a leaf: the row of a match and its seats, without names of people.

    `log`: the SHA-256 of the published entries, "" for a private match. `salt`: "" for a public one. `ratings`: of the
    people whose rating the match changed. Raises `ValueError` for a row that was never written so.
    """
    row = asdict(match)
    row["options"] = orjson.loads(match.options) if match.options else None
    row["clock"] = orjson.loads(match.clock) if match.clock else None
    row["seats"] = [{name: value for name, value in seat.items() if name != "name"} for seat in row["seats"]]
    for seat in row["seats"]:
        change = ratings.get(f"{BOT}{seat['bot']}" if seat["bot"] else seat["identity"])
        seat["counted"] = orjson.loads(seat["counted"]) if seat["counted"] else None
        seat["result"] = seat["result"].value
        seat["rating"] = None if change is None else dict(zip(RATING, change, strict=True))
    del row["name"]
    return {**row, "log": log, **({"salt": salt} if salt else {})}


def ratings_in(facts: dict[str, Any]) -> Ratings:
    """Return how a match changed ratings, from its published facts."""
    changes = {f"{BOT}{seat['bot']}" if seat["bot"] else seat["identity"]: seat["rating"] for seat in facts["seats"]}
    return {who: [change[name] for name in RATING] for who, change in changes.items() if change is not None}


def leaf_of(facts: dict[str, Any]) -> str:
    """Return the leaf of a match: whether its line is published, and the SHA-256 (hex) of its facts as compact JSON."""
    return f"{PRIVATE if 'salt' in facts else PUBLIC} {sha256(orjson.dumps(facts)).hexdigest()}"


def log_digest(entries: Any) -> str:
    """Return the SHA-256 (hex) of published entries, as JSON without spaces."""
    return sha256(orjson.dumps(entries)).hexdigest()


def root_of(former: str, day: str, leaves: Iterable[str]) -> str:
    """Return the root of a day: the SHA-256 (hex) of the former root, the day, and its leaves, each as a line."""
    return sha256("".join(f"{line}\n" for line in (former, day, *leaves)).encode()).hexdigest()


def signed_text(day: str, root: str) -> bytes:
    """Return the text that the service signs for a day and its root."""
    return f"botyard root {day} {root}".encode()


def head_line(day: str, former: str, root: str, signature: str, leaves: Sequence[str]) -> bytes:
    """Return the line before the matches of a day."""
    about = {"format": FORMAT, "version": VERSION, "licence": LICENCE, "day": day, "former": former, "root": root}
    return _line({**about, "signature": signature, "leaves": leaves})


def match_line(place: int, facts: dict[str, Any], entries: list[dict[str, Any]]) -> bytes:
    """Return the line of a public match. `place`: the place of its leaf in its day."""
    return _line({"place": place, "match": facts, "entries": entries})


def without(place: int, part: bytes) -> bytes:
    """Return a part of a file, compressed again, in which the line at `place` only says that its match was deleted."""
    lines = gzip.decompress(part).splitlines(keepends=True)
    gone = _line({"place": place, "deleted": True})
    return packed(gone if orjson.loads(line)["place"] == place else line for line in lines)


def packed(lines: Iterable[bytes]) -> bytes:
    """Return lines as a part of a file. Parts one after the other are a file again."""
    return gzip.compress(b"".join(lines), LEVEL, mtime=0)


def day_of(ms: int) -> str:
    """Return the day (UTC) of a time in ms since 1970."""
    return (date(1970, 1, 1) + timedelta(milliseconds=ms)).isoformat()


def end_of(day: str) -> int:
    """Return when a day ends, in ms since 1970."""
    return ((date.fromisoformat(day) - date(1970, 1, 1)).days + 1) * DAY_MS


def next_day(day: str) -> str:
    """Return the day after a day."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def _line(value: dict[str, Any]) -> bytes:
    return orjson.dumps(value) + b"\n"
