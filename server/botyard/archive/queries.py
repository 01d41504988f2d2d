"""The SQL of the archive: each function makes the steps of one request, for SQLite and PostgreSQL alike.

Lists come in pages. A page begins after a cursor `(ended, room)`, so that none costs more than the first, and an index
has the order of each (`tests/archive/test_archive.py`).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any
from unicodedata import normalize

from msgspec import json

from botyard.archive.database import DifferentMatch, Row, Statement, Steps, placeholders
from botyard.archive.match import FinishedMatch, MatchSeat, PackedLog, Result
from botyard.archive.ratings import next_number, rate

Cursor = tuple[int, str]
"""The end (ms since 1970) and the room of a match: its position in the order in which matches ended."""

PAGE = 100
"""The most matches of one page."""
WORDS_LIMIT = 8
"""The most words of a search; the first ones count."""
PROFILE_MATCHES = 2_000
"""The most matches of a person that are counted for a profile: the newest ones."""
SCANNED_LIMIT = 2_000
"""The most matches that are scanned for a page with a filter that no index has; the next page begins after them."""

COLUMNS = [field.name for field in fields(FinishedMatch) if field.name != "seats"]
SEAT_COLUMNS = ["has_left" if field.name == "left" else field.name for field in fields(MatchSeat)]


def _insert(table: str, columns: Iterable[str]) -> str:
    names = list(columns)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})"


REPLACED = 2
"""The value of `leaves.deleted` for a match that another match of a later epoch has replaced."""
INSERT_MATCH = _insert("matches", COLUMNS)
INSERT_LOG = _insert("logs", ("room", "body"))
INSERT_SEAT = _insert("seats", ("room", "game", "ended", "public", *SEAT_COLUMNS))
INSERT_WORD = _insert("words", ("word", "ended", "room"))
OUTCOMES = ("result = 'won'", "result = 'shared'", "result = 'lost'", "has_left = 0")
"""The conditions of what `GameResults` counts, in the order of its fields."""
MATCH = ", ".join(f"m.{name}" for name in COLUMNS)
"""The columns of a match, as `_matches` reads them."""


@dataclass(frozen=True, slots=True)
class Filter:
    """The matches to list; a field that is not set excludes none. Without a person only public matches are listed.

    `identity`: a person with a seat; `opponent`: another; `result`: of `identity`. `since`, `until`: the match ended in
    this time (ms since 1970, `until` not included). `words`: all of them are in the names of the match or of its
    people, for public matches.
    """

    identity: str | None = None
    opponent: str | None = None
    result: Result | None = None
    game: str | None = None
    since: int | None = None
    until: int | None = None
    rated: bool | None = None
    public: bool = False
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameResults:
    """The results of a person in one game. `finished`: matches that the person did not leave before their end."""

    game: str
    matches: int
    won: int
    shared: int
    lost: int
    finished: int
    timeouts: int


@dataclass(slots=True)
class GameStatistic:
    """A statistic of a game in a person's matches: how many matches have a value, the sum, and the extremes."""

    game: str
    name: str
    matches: int
    total: int
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """The balance of a person against another one: in how many matches each had the better place."""

    identity: str
    name: str
    matches: int
    better: int
    worse: int


# --- one match --------------------------------------------------------------------------------------------------


def put(match: FinishedMatch, body: bytes) -> Steps[bool]:
    """Add a match with its packed log, and what it changes of ratings if it is rated.

    Returns False if it was there already, or was deleted. A match of a later epoch replaces one that ended
    before Redis lost its last entries; ratings stay as the former one changed them. Raises `DifferentMatch` if another
    match is there.
    """
    if (yield from was_deleted(match.room)):
        return False
    known = yield "SELECT digest, epoch FROM matches WHERE room = :room", {"room": match.room}
    if known:
        digest, epoch = known[0]
        if digest == match.digest:
            return False
        if epoch >= match.epoch:
            raise DifferentMatch(f"room {match.room}: the archive has {digest[:16]}, not {match.digest[:16]}")
        yield from delete(match.room)
        yield f"UPDATE leaves SET deleted = {REPLACED} WHERE room = :room AND deleted = 0", {"room": match.room}
    number = (yield from next_number()) if match.rated else 0  # the first step, since it waits for other rated matches
    yield INSERT_MATCH, {name: _plain(getattr(match, name)) for name in COLUMNS}
    yield INSERT_LOG, {"room": match.room, "body": body}
    for seat in match.seats:
        own = {"room": match.room, "game": match.game, "ended": match.ended, "public": int(match.public)}
        values = {name: getattr(seat, "left" if name == "has_left" else name) for name in SEAT_COLUMNS}
        yield INSERT_SEAT, own | {name: _plain(value) for name, value in values.items()}
    yield from _put_words(match)
    if match.rated and not known:
        yield from rate(match, number)
    return True


def was_deleted(room: str) -> Steps[bool]:
    """Return whether an operator has deleted a match."""
    return bool((yield "SELECT room FROM deleted_matches WHERE room = :room", {"room": room}))


def own_id() -> Steps[str]:
    """Return the id of the archive."""
    rows = yield "SELECT value FROM facts WHERE name = :name", {"name": "id"}
    return str(rows[0][0])


def log(room: str) -> Steps[PackedLog | None]:
    """Return the packed log of a match, None if the archive does not have it."""
    rows = yield (
        "SELECT m.epoch, m.number, m.digest, l.body FROM matches m JOIN logs l ON l.room = m.room WHERE m.room = :room",
        {"room": room},
    )
    return PackedLog(*rows[0]) if rows else None


def ends(rooms: Sequence[str]) -> Steps[dict[str, tuple[int, int, str]]]:
    """Return the epoch, the number and the digest of matches that the archive has, by room: of at most `PAGE` rooms."""
    if not rooms:
        return {}
    names, values = placeholders(rooms[:PAGE])
    rows = yield f"SELECT room, epoch, number, digest FROM matches WHERE room IN ({names})", values
    return {room: (epoch, number, digest) for room, epoch, number, digest in rows}


def match_of(room: str) -> Steps[FinishedMatch | None]:
    """Return a match without its log, None if the archive does not have it."""
    rows = yield f"SELECT {MATCH} FROM matches m WHERE m.room = :room", {"room": room}
    found = yield from _matches(rows)
    return found[0] if found else None


def matches_of(rooms: Sequence[str]) -> Steps[list[FinishedMatch]]:
    """Return matches that the archive has without their logs, in the order of the rooms: of at most `PAGE` rooms."""
    if not rooms:
        return []
    names, values = placeholders(rooms[:PAGE])
    rows = yield f"SELECT {MATCH} FROM matches m WHERE m.room IN ({names})", values
    found = yield from _matches(rows)
    return sorted(found, key=lambda match: rooms.index(match.room))


def delete(room: str) -> Steps[bool]:
    """Delete a match; its changes of ratings stay. False if the archive does not have it."""
    found = yield "SELECT room FROM matches WHERE room = :room", {"room": room}
    for table in ("words", "seats", "logs", "matches"):
        yield f"DELETE FROM {table} WHERE room = :room", {"room": room}
    return bool(found)


def rename(identity: str, name: str, title_of: Callable[[str], str]) -> Steps[int]:
    """Give a person another name in at most `PAGE` matches, and return in how many: 0 when all have it.

    `title_of`: the name that a room gets from its host; a match named after the person's former name gets the new one.
    """
    found = yield (
        "SELECT room, name FROM seats WHERE identity = :identity AND name <> :name AND first = 1 LIMIT :limit",
        {"identity": identity, "name": name, "limit": PAGE},
    )
    for room, former in found:
        new = {"room": room, "identity": identity, "name": name}
        yield "UPDATE seats SET name = :name WHERE room = :room AND identity = :identity", new
        titles = {"room": room, "before": title_of(former), "after": title_of(name)}
        yield "UPDATE matches SET name = :after WHERE room = :room AND name = :before", titles
        yield "DELETE FROM words WHERE room = :room", {"room": room}
        match = yield from match_of(room)
        if match is not None:
            yield from _put_words(match)
    return len(found)


# --- lists ------------------------------------------------------------------------------------------------------


def history(which: Filter, before: Cursor | None = None, limit: int = PAGE) -> Steps[list[FinishedMatch]]:
    """Return the matches before a cursor, the newest first."""
    matches, _ = yield from history_page(which, before, limit)
    return matches


def history_page(
    which: Filter, before: Cursor | None = None, limit: int = PAGE
) -> Steps[tuple[list[FinishedMatch], Cursor | None]]:
    """Return a page of the matches before a cursor, the newest first, and the cursor of the next page, if any.

    A page has fewer matches than `limit`, perhaps none, though others follow, if `SCANNED_LIMIT` matches were scanned
    for it.
    """
    search, most = _search(which, before, limit), min(limit, PAGE)
    last: Cursor | None = None
    if search.filters:
        statement, values = search.bound()
        found = yield statement, values
        last = (found[0][0], found[0][1]) if found else None
    statement, values = search.page(last)
    rows = yield statement, {**values, "limit": most + 1}
    matches = yield from _matches(rows[:most])
    return matches, matches[-1].cursor if len(rows) > most else last


@dataclass(frozen=True, slots=True)
class _Search:
    """The parts of the statements of a history. `source`: the first table, whose index has the order of the page.

    `order`: its name in the statement. `indexed`: the conditions that the index has; `filters`: the others.
    """

    source: str
    order: str
    indexed: list[str]
    filters: list[str]
    values: dict[str, Any]

    def page(self, last: Cursor | None) -> Statement:
        """Return the statement of the page, down to the match at `last`, if that is given.

        CROSS JOIN keeps SQLite from beginning with another table, and counts instead of EXISTS keep PostgreSQL from it.
        """
        values = self.values
        source, conditions = f"{self.source} {self.order}", [*self.indexed, *self.filters]
        if self.order != "m":
            source += " CROSS JOIN matches m"
            conditions.append(f"m.room = {self.order}.room")
        if last is not None:
            conditions.append(f"({self.order}.ended, {self.order}.room) >= (:last_ended, :last_room)")
            values = values | {"last_ended": last[0], "last_room": last[1]}
        return f"SELECT {MATCH} FROM {source} WHERE {' AND '.join(conditions)}{self._sorted} LIMIT :limit", values

    def bound(self) -> Statement:
        """Return the statement that finds the last match that the page looks at. It finds none if fewer are left."""
        columns = f"{self.order}.ended, {self.order}.room"
        return (
            f"SELECT {columns} FROM {self.source} {self.order} WHERE {' AND '.join(self.indexed)}{self._sorted}"
            f" LIMIT 1 OFFSET {SCANNED_LIMIT - 1}",
            self.values,
        )

    @property
    def _sorted(self) -> str:
        return f" ORDER BY {self.order}.ended DESC, {self.order}.room DESC"


def _search(which: Filter, before: Cursor | None, limit: int) -> _Search:
    """Return the parts of the statements for a filter."""
    values: dict[str, Any] = {"limit": min(limit, PAGE)}
    words = sorted(words_in(" ".join(which.words)))[:WORDS_LIMIT]
    filters: list[str] = []
    if which.identity is not None:
        source, order, indexed = "seats", "mine", ["mine.identity = :identity", "mine.first = 1"]
        values["identity"] = which.identity
        if which.public or words:
            indexed.append("mine.public = 1")
    elif words:
        source, order, indexed = "words", "w", ["w.word = :word0"]
        values["word0"] = words.pop(0)
    else:
        source, order, indexed = "matches", "m", ["m.public = 1"]
    for place, word in enumerate(words, 1):
        filters.append(
            f"(SELECT count(*) FROM words x WHERE x.word = :word{place} AND x.ended = m.ended AND x.room = m.room) = 1"
        )
        values[f"word{place}"] = word
    if which.opponent is not None:
        filters.append("(SELECT count(*) FROM seats o WHERE o.room = m.room AND o.identity = :opponent) > 0")
        values["opponent"] = which.opponent
    if which.result is not None and which.identity is not None:
        filters.append("mine.result = :result")
        values["result"] = which.result.value
    if which.game is not None:  # the table `words` has no column for the game
        (filters if order == "w" else indexed).append(f"{'m' if order == 'w' else order}.game = :game")
        values["game"] = which.game
    if which.rated is not None:  # only the table of matches has this column
        (indexed if order == "m" else filters).append("m.rated = :rated")
        values["rated"] = int(which.rated)
    _add_times(which, before, order, indexed, values)
    return _Search(source, order, indexed, filters, values)


def _add_times(which: Filter, before: Cursor | None, order: str, indexed: list[str], values: dict[str, Any]) -> None:
    """Add the conditions on the end of a match to `indexed`, and their values to `values`.

    `before`: the last match of the page before. `order`: the name in the statement of the table that has the order.
    """
    if which.since is not None:
        indexed.append(f"{order}.ended >= :since")
        values["since"] = which.since
    if before is not None or which.until is not None:
        # `(until, "")` comes before all matches that ended at `until`, since no room is ""
        cursor = min(one for one in (before, None if which.until is None else (which.until, "")) if one is not None)
        indexed.append(f"({order}.ended, {order}.room) < (:ended, :room)")
        values["ended"], values["room"] = cursor


def all_logs(after: Cursor, limit: int = PAGE) -> Steps[list[tuple[FinishedMatch, bytes]]]:
    """Return the matches after a cursor, with their packed logs, oldest first."""
    rows = yield (
        f"SELECT {MATCH} FROM matches m WHERE (m.ended, m.room) > (:ended, :room)"
        " ORDER BY m.ended, m.room LIMIT :limit",
        {"ended": after[0], "room": after[1], "limit": min(limit, PAGE)},
    )
    return (yield from _with_logs(rows))


def unpublished(until: int, limit: int) -> Steps[list[tuple[FinishedMatch, bytes]]]:
    """Return matches that are in no daily root and ended before `until`, with their packed logs, oldest first."""
    rows = yield (
        f"SELECT {MATCH} FROM matches m WHERE m.day = '' AND m.ended < :until ORDER BY m.ended, m.room LIMIT :limit",
        {"until": until, "limit": min(limit, PAGE)},
    )
    return (yield from _with_logs(rows))


def stored(rooms: Sequence[str]) -> Steps[list[tuple[FinishedMatch, bytes]]]:
    """Return the matches of the first `PAGE` rooms that the archive has, with their packed logs, in no order."""
    if not rooms:
        return []
    names, values = placeholders(rooms[:PAGE])
    rows = yield f"SELECT {MATCH} FROM matches m WHERE m.room IN ({names})", values
    return (yield from _with_logs(rows))


# --- people -----------------------------------------------------------------------------------------------------


def profile(identity: str, *, public: bool = False) -> Steps[list[GameResults]]:
    """Return the results of a person in the newest `PROFILE_MATCHES`, by game, in the order of the games' names.

    `public`: in public matches only.
    """
    of_all_seats = "SELECT sum(own.timeouts) FROM seats own WHERE own.room = mine.room AND own.identity = :identity"
    rows = yield (
        f"SELECT game, count(*), {', '.join(map(_count, OUTCOMES))}, CAST(sum(({of_all_seats})) AS BIGINT)"
        f" FROM ({_newest('room, game, result, has_left', public)}) mine GROUP BY game ORDER BY game",
        {"identity": identity, "newest": PROFILE_MATCHES},
    )
    return [GameResults(*row) for row in rows]


def opponents(identity: str, limit: int = PAGE, *, public: bool = False) -> Steps[list[Opponent]]:
    """Return the people whom a person has met most often in the newest `PROFILE_MATCHES`, the most frequent first.

    Bots are left out. `public`: in public matches only.
    """
    rows = yield (
        f"SELECT o.identity, max(o.name), count(*), {_count('mine.place < o.place')}, {_count('mine.place > o.place')}"
        f" FROM ({_newest('room, place', public)}) mine"
        " CROSS JOIN seats o WHERE o.room = mine.room AND o.first = 1 AND o.bot = '' AND o.identity <> :identity"
        " GROUP BY o.identity ORDER BY count(*) DESC, o.identity LIMIT :limit",
        {"identity": identity, "newest": PROFILE_MATCHES, "limit": min(limit, PAGE)},
    )
    return [Opponent(*row) for row in rows]


def statistics(identity: str, *, public: bool = False) -> Steps[list[GameStatistic]]:
    """Return what games have counted in the newest `PROFILE_MATCHES` of a person, sorted by game and name.

    All seats that the person had in a match count. `public`: in public matches only.
    """
    rows = yield (
        f"SELECT own.room, own.game, own.counted FROM ({_newest('room', public)}) mine"
        " CROSS JOIN seats own WHERE own.room = mine.room AND own.identity = :identity",
        {"identity": identity, "newest": PROFILE_MATCHES},
    )
    found: dict[tuple[str, str], GameStatistic] = {}
    counted_in = set[tuple[str, str]]()
    for room, game, counted in rows:
        for name, value in (json.decode(counted) if counted else {}).items():
            one = found.setdefault((game, name), GameStatistic(game, name, 0, 0, value, value))
            one.matches += (room, name) not in counted_in  # once for all seats of the person
            counted_in.add((room, name))
            one.total += value
            one.lowest, one.highest = min(one.lowest, value), max(one.highest, value)
    return [found[key] for key in sorted(found)]


def _newest(columns: str, public: bool) -> str:
    """Return a statement for the seats of a person in the newest matches, which a profile counts."""
    return (
        f"SELECT {columns} FROM seats WHERE identity = :identity AND first = 1{' AND public = 1' if public else ''}"
        " ORDER BY ended DESC, room DESC LIMIT :newest"
    )


def words_in(text: str) -> set[str]:
    """Return the words of a text as the search compares them: in small letters, in one form of each letter."""
    return set(normalize("NFKC", normalize("NFKC", text).casefold()).split())


# --- parts ------------------------------------------------------------------------------------------------------


def _matches(rows: Sequence[Row]) -> Steps[list[FinishedMatch]]:
    """Return the matches of some rows, in their order, with their seats."""
    if not rows:
        return []
    names, values = placeholders([row[0] for row in rows])
    found = yield (
        f"SELECT room, {', '.join(SEAT_COLUMNS)} FROM seats WHERE room IN ({names}) ORDER BY room, seat",
        values,
    )
    seats: dict[str, list[MatchSeat]] = {row[0]: [] for row in rows}
    for room, *columns in found:
        of = dict(zip(SEAT_COLUMNS, columns, strict=True))
        of |= {"first": bool(of["first"]), "result": Result(of["result"]), "left": bool(of.pop("has_left"))}
        seats[room].append(MatchSeat(**of))
    matches = []
    for row in rows:
        of = dict(zip(COLUMNS, row, strict=True))
        of |= {name: bool(of[name]) for name in ("rated", "with_bots", "public")}
        matches.append(FinishedMatch(**of, seats=tuple(seats[row[0]])))
    return matches


def _with_logs(rows: Sequence[Row]) -> Steps[list[tuple[FinishedMatch, bytes]]]:
    """Return the matches of some rows with their packed logs, b"" for one that is gone."""
    matches = yield from _matches(rows)
    names, values = placeholders([match.room for match in matches])
    logs = (yield f"SELECT room, body FROM logs WHERE room IN ({names})", values) if matches else ()
    bodies = {room: bytes(body) for room, body in logs}
    return [(match, bodies.get(match.room, b"")) for match in matches]


def _put_words(match: FinishedMatch) -> Steps[None]:
    """Add the words by which a public match is found."""
    if match.public:
        names = [match.name, *(seat.name for seat in match.seats)]
        for word in sorted(words_in(" ".join(names))):
            yield INSERT_WORD, {"word": word, "ended": match.ended, "room": match.room}


def _plain(value: Any) -> Any:
    """Return a value as a column has it: a truth value as 0 or 1, a `Result` as its text."""
    match value:
        case bool():
            return int(value)
        case Result():
            return value.value
    return value


def _count(condition: str) -> str:
    return f"CAST(sum(CASE WHEN {condition} THEN 1 ELSE 0 END) AS BIGINT)"
