"""The SQL of the daily roots and of the published files, and `PublishedFiles`, as the service uses them.

A day is collected in steps, each a transaction of its own: it is opened, gets its matches in parts, and is closed by
its root. Any nodes may do so at once: of two that take the same step one gets `DayChanged`.
"""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from functools import partial
from hashlib import sha256
from typing import Any

from botyard.archive import published
from botyard.archive.database import Database, Row, Steps, placeholders, reading, writing
from botyard.archive.published import Ratings
from botyard.archive.queries import stored, unpublished

DAYS = 1_000
"""The most roots of one page."""
LEAVES = 1_000
"""The most matches of a day that are read at once."""
COPIED = {
    "deleted_matches": ("room",),
    "roots": ("day", "former", "root", "signature", "total"),
    "leaves": ("day", "place", "room", "part", "leaf", "log", "salt", "deleted"),
    "parts": ("day", "part", "size", "body"),
}
"""The tables that another archive gets, with their columns. The key of each is its first column or its first two."""
COPIED_AT_ONCE = 20


class DayChanged(Exception):
    """Another node has taken the step, or a match of it was deleted: nothing was written."""


@dataclass(frozen=True, slots=True)
class DayRoot:
    """A day. `former`: the root of the day before. `root`: "" while it is being collected. `total`: its matches."""

    day: str
    former: str
    root: str
    signature: str
    total: int


@dataclass(frozen=True, slots=True)
class Leaf:
    """A match of a day. `place`: from 0 on. `part`: of the day's file, with the match; 0 for a private one.

    `leaf`, `log`, `salt`: see `published`. `deleted`: 1 for a match that was deleted later, 2 for one
    that another match replaced.
    """

    day: str
    place: int
    room: str
    part: int
    leaf: str
    log: str
    salt: str
    deleted: int = 0


@dataclass(frozen=True, slots=True)
class Month:
    """The file of a month: its size in bytes, the number of its matches, and its SHA-256 (hex)."""

    month: str
    size: int
    total: int
    sha256: str


def days_of(month: str) -> tuple[str, str]:
    """Return the first and the last possible day of a month, as text compares them."""
    return f"{month}-01", f"{month}-31"


def roots(before: str, limit: int, only_closed: bool = True) -> Steps[list[DayRoot]]:
    """Return days before `before`, the newest first. `only_closed`: without the one that is being collected."""
    closed = "AND root <> ''" if only_closed else ""
    rows = yield (
        f"SELECT day, former, root, signature, total FROM roots WHERE day < :before {closed}"
        " ORDER BY day DESC LIMIT :limit",
        {"before": before, "limit": limit},
    )
    return [DayRoot(*row) for row in rows]


def ratings(rooms: Sequence[str]) -> Steps[dict[str, Ratings]]:
    """Return how the ratings of people and levels of bots changed by matches, by room."""
    if not rooms:
        return {}
    names, values = placeholders(rooms)
    rows = yield (
        "SELECT room, identity, mean_before, deviation_before, mean, deviation, version"
        f" FROM rating_changes WHERE room IN ({names})",
        values,
    )
    found: dict[str, Ratings] = {}
    for room, identity, *change in rows:
        found.setdefault(room, {})[identity] = change
    return found


def leaves(day: str, after: int) -> Steps[list[Leaf]]:
    """Return at most `LEAVES` matches of a day, in their order, after a place."""
    rows = yield (
        "SELECT day, place, room, part, leaf, log, salt, deleted FROM leaves WHERE day = :day AND place > :after"
        " ORDER BY place LIMIT :limit",
        {"day": day, "after": after, "limit": LEAVES},
    )
    return [Leaf(*row) for row in rows]


def open_day(day: str, former: str) -> Steps[None]:
    """Begin a day, unless it has begun. `former`: the root of the day before, "" for the first one."""
    yield (
        "INSERT INTO roots (day, former, root, signature, total) VALUES (:day, :former, '', '', 0)"
        " ON CONFLICT (day) DO NOTHING",
        {"day": day, "former": former},
    )


def add(day: str, known: int, added: Sequence[Leaf], body: bytes | None) -> Steps[None]:
    """Add matches to an open day that has `known` matches so far, and the part of its file with the public ones.

    Raises `DayChanged`.
    """
    # the row is locked until the end: a node that closes the day waits, and finds another number of matches
    found = yield (
        "UPDATE roots SET total = total + :added WHERE day = :day AND root = '' AND total = :known RETURNING day",
        {"day": day, "known": known, "added": len(added)},
    )
    if not found:
        raise DayChanged(day)
    for one in added:
        taken = yield (
            "UPDATE matches SET day = :day WHERE room = :room AND day = '' RETURNING room",
            {"day": day, "room": one.room},
        )
        if not taken:
            raise DayChanged(day)
        names = ("day", "place", "room", "part", "leaf", "log", "salt", "deleted")
        yield (
            f"INSERT INTO leaves ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})",
            dict(zip(names, astuple(one), strict=True)),
        )
    if body is not None:
        yield from _put_part(day, known + 1, body)  # numbered by its first leaf, from 1: 0 is the head


def close(root: DayRoot, head: bytes) -> Steps[None]:
    """Close an open day that has the matches of `root`. `head`: part 0 of its file. Raises `DayChanged`."""
    found = yield (
        "UPDATE roots SET root = :root, signature = :signature"
        " WHERE day = :day AND root = '' AND total = :total RETURNING day",
        {"day": root.day, "root": root.root, "signature": root.signature, "total": root.total},
    )
    if not found:
        raise DayChanged(root.day)
    yield from _put_part(root.day, 0, head)


def parts(first: str, last: str) -> Steps[list[tuple[str, int, int]]]:
    """Return the days, numbers and sizes of the parts of the days from `first` to `last`, in their order."""
    rows = yield (
        "SELECT day, part, size FROM parts WHERE day >= :first AND day <= :last ORDER BY day, part",
        {"first": first, "last": last},
    )
    return [(day, part, size) for day, part, size in rows]


def part_of(day: str, part: int) -> Steps[bytes | None]:
    """Return a part, None if there is none."""
    rows = yield "SELECT body FROM parts WHERE day = :day AND part = :part", {"day": day, "part": part}
    return bytes(rows[0][0]) if rows else None


def months() -> Steps[list[Month]]:
    """Return the months that are counted, the newest first."""
    rows = yield "SELECT month, size, total, sha256 FROM months ORDER BY month DESC", {}
    return [Month(*row) for row in rows]


def month_to_count(last_day: str) -> Steps[str | None]:
    """Return the oldest month with closed days that ends by `last_day` and is not counted; None if there is none."""
    rows = yield (
        "SELECT DISTINCT substr(day, 1, 7) FROM roots WHERE root <> '' AND substr(day, 1, 7) NOT IN"
        " (SELECT month FROM months) ORDER BY 1 LIMIT 1",
        {},
    )
    not_over = published.next_day(last_day)[:7]  # the first month that does not end by `last_day`
    return rows[0][0] if rows and rows[0][0] < not_over else None


def put_month(month: str, size: int, digest: str, listed: list[tuple[str, int, int]]) -> Steps[None]:
    """Note the size and the SHA-256 of the file of a month. Its matches are counted here.

    Does nothing if its parts are not those of `listed` any more, since a match was deleted meanwhile.
    """
    first, last = days_of(month)
    if (yield from parts(first, last)) != listed:
        return
    rows = yield (
        "SELECT count(*) FROM leaves WHERE day >= :first AND day <= :last AND part > 0 AND deleted <> 1",
        {"first": first, "last": last},
    )
    yield (
        "INSERT INTO months (month, size, total, sha256) VALUES (:month, :size, :total, :sha256)"
        " ON CONFLICT (month) DO NOTHING",
        {"month": month, "size": size, "total": rows[0][0], "sha256": digest},
    )


def forget(room: str) -> Steps[None]:
    """Keep a match from coming back, and remove it from the file that it was published in. Its leaf stays."""
    yield "INSERT INTO deleted_matches (room) VALUES (:room) ON CONFLICT (room) DO NOTHING", {"room": room}
    rows = yield (
        "UPDATE leaves SET deleted = 1 WHERE room = :room AND deleted <> 1 RETURNING day, place, part",
        {"room": room},
    )
    for day, place, part in rows:
        body = yield from part_of(day, part)
        if part and body is not None:  # part 0 means that the match is private, so it is in no file
            yield "DELETE FROM parts WHERE day = :day AND part = :part", {"day": day, "part": part}
            yield from _put_part(day, part, published.without(place, body))
            # the size and the SHA-256 of the month's file are no longer right: it is counted again
            yield "DELETE FROM months WHERE month = :month", {"month": day[:7]}


def _rows_after(table: str, columns: Sequence[str], key: Sequence[str], after: Sequence[Any]) -> Steps[list[Row]]:
    """Return at most `COPIED_AT_ONCE` rows of a table, in the order of its key, after the key `after`."""
    names = ", ".join(f":{name}" for name in key)
    return list(
        (
            yield (
                f"SELECT {', '.join(columns)} FROM {table} WHERE ({', '.join(key)}) > ({names})"
                f" ORDER BY {', '.join(key)} LIMIT :limit",
                {**dict(zip(key, after, strict=True)), "limit": COPIED_AT_ONCE},
            )
        )
    )


def _put_rows(table: str, columns: Sequence[str], rows: Sequence[Row]) -> Steps[None]:
    """Put rows into a table that may have them already. Leaves also set the day of their match."""
    names = ", ".join(f":{name}" for name in columns)
    for row in rows:
        values = dict(zip(columns, row, strict=True))
        yield f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({names}) ON CONFLICT DO NOTHING", values
        if table == "leaves" and not values["deleted"]:
            yield "UPDATE matches SET day = :day WHERE room = :room", {"day": values["day"], "room": values["room"]}


def _put_part(day: str, part: int, body: bytes) -> Steps[None]:
    yield (
        "INSERT INTO parts (day, part, size, body) VALUES (:day, :part, :size, :body)",
        {"day": day, "part": part, "size": len(body), "body": body},
    )


class PublishedFiles:
    """The roots and the files of an archive. Every method raises `ArchiveUnavailable`; the functions explain each."""

    unpublished = reading(unpublished)
    stored = reading(stored)
    ratings = reading(ratings)
    leaves = reading(leaves)
    open = writing(open_day)
    add = writing(add)
    close = writing(close)
    parts = reading(parts)
    part = reading(part_of)
    months = reading(months)
    month_to_count = reading(month_to_count)

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last(self) -> DayRoot | None:
        """Return the newest day, which may be open; None if there is none."""
        found = await self._database.read(lambda: roots("9", 1, only_closed=False))  # "9" comes after all days
        return found[0] if found else None

    async def roots(self, before: str = "9", limit: int = DAYS) -> list[DayRoot]:
        """Return closed days before a day, the newest first. The default "9" comes after all days."""
        return await self._database.read(lambda: roots(before, min(limit, DAYS)))

    async def all_leaves(self, day: str) -> list[Leaf]:
        """Return all matches of a day, in their order."""
        found: list[Leaf] = []
        while page := await self.leaves(day, len(found) - 1):  # places begin at 0, without gaps
            found += page
        return found

    async def count_month(self, month: str) -> None:
        """Store the size and the SHA-256 of the file of a month that is over, and how many matches it has."""
        digest, size = sha256(), 0
        listed = await self.parts(*days_of(month))
        for day, number, _ in listed:
            body = await self.part(day, number) or b""
            digest.update(body)
            size += len(body)
        made = (month, size, digest.hexdigest())
        await self._database.write(lambda: put_month(*made, listed))

    async def copy_to(self, other: "PublishedFiles") -> None:
        """Copy all that was published to another archive, which has the matches already. It can be repeated."""
        for table, columns in COPIED.items():
            key = [name for name in columns[:2] if name in ("room", "day", "place", "part")]
            after: list[Any] = [-1 if name in ("place", "part") else "" for name in key]  # before the first row
            while rows := await self._database.read(partial(_rows_after, table, columns, key, after)):
                await other._database.write(partial(_put_rows, table, columns, rows))
                after = [rows[-1][columns.index(name)] for name in key]
